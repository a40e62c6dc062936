"""Paired differences: how much more the second of two sides scores at the same deals, with confidence intervals.

A deal is one case, however many games of it were played: games of one deal are no independent cases.

"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

from vedette.core.interval import Share, Z

IMAGINED: Final = 2.0
"""Pseudo-cases added to those counted: half of one with difference 1, half of one with -1, one with 0."""
ERROR: Final = 0.05
"""The probability of error that all looks at a growing sample together may have."""


def quantile(look: int) -> float:
    """Return the normal quantile for the interval of the k-th look at a growing sample, counted from 1.

    Look k may err in ERROR / (k (k + 1)) of cases, so that however many looks there are they err in ERROR of them.
    """
    return NormalDist().inv_cdf(1 - ERROR / (look * (look + 1)) / 2)


class MeanDifference(NamedTuple):
    """A mean difference of scores in -1..1, with its 95% confidence interval and the number of cases."""

    mean: float
    low: float
    high: float
    cases: int

    @property
    def shown(self) -> bool:
        """Whether the interval excludes 0, so that a difference is shown."""
        return self.low > 0.0 or self.high < 0.0

    def share(self) -> Share:
        """Return the mean of scores that were counted as twice their difference from a half, with its interval."""
        return Share((self.mean + 1) / 2, (self.low + 1) / 2, (self.high + 1) / 2, self.cases)


@dataclass
class Paired:
    """The running sums of paired differences, each in -1..1; the single differences are not stored."""

    cases: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, difference: float) -> None:
        """Count the difference of one deal."""
        self.cases += 1
        self.total += difference
        self.squares += difference * difference

    def found(self, z: float = Z) -> MeanDifference:
        """Return the mean difference with the interval of Agresti and Min (Statistics in Medicine 24, 2005).

        It is Wald's with IMAGINED cases added, and so has a width where every case so far was alike.
        """
        if not self.cases:
            return MeanDifference(0.0, -1.0, 1.0, 0)
        count = self.cases + IMAGINED
        middle = self.total / count
        spread = z * sqrt(max(0.0, (self.squares + IMAGINED / 2) / count - middle * middle) / count)
        return MeanDifference(
            self.total / self.cases, max(-1.0, middle - spread), min(1.0, middle + spread), self.cases
        )


@dataclass
class Bounded:
    """Paired differences of which some are known only to lie between two bounds."""

    cases: int = 0
    total: float = 0.0

    def __post_init__(self) -> None:
        """Start the sums of the lower and of the upper bounds at nothing."""
        self.lower, self.upper = Paired(), Paired()

    def add(self, low: float, difference: float, high: float) -> None:
        """Count the difference of one deal, with the least and the greatest value that it may have."""
        self.cases += 1
        self.total += difference
        self.lower.add(low)
        self.upper.add(high)

    def found(self, z: float = Z) -> MeanDifference:
        """Return the mean difference, and an interval that holds whatever the undecided cases are."""
        mean = self.total / self.cases if self.cases else 0.0
        return MeanDifference(mean, self.lower.found(z).low, self.upper.found(z).high, self.cases)
