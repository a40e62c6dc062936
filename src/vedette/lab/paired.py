"""Paired differences: what the second of two things scores more than the first, at the same deals, with its interval.

A deal is one case, however many games of it were played: games of one deal are no independent cases.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

from vedette.core.interval import Z

IMAGINED: Final = 2.0
"""Cases added to those that were counted: half a one of a win more and of a win less, one of no difference."""
ERROR: Final = 0.05
"""The share in which all looks together may err."""


def quantile(look: int) -> float:
    """Return the normal quantile of the interval of one look of many, the first is 1.

    Look k may err in ERROR / (k (k + 1)) of cases, so that however many looks there are they err in ERROR of them.
    """
    return NormalDist().inv_cdf(1 - ERROR / (look * (look + 1)) / 2)


class MeanDifference(NamedTuple):
    """A mean difference in -1..1, and the interval that holds it in 95 of 100 such counts."""

    mean: float
    low: float
    high: float
    cases: int

    @property
    def shown(self) -> bool:
        """Whether the interval leaves out that there is none."""
        return self.low > 0.0 or self.high < 0.0


@dataclass
class Paired:
    """Differences as they come, each in -1..1; only their sums are kept."""

    cases: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, difference: float) -> None:
        """Count one deal."""
        self.cases += 1
        self.total += difference
        self.squares += difference * difference

    def found(self, z: float = Z) -> MeanDifference:
        """Return the mean with the interval of Agresti and Min (Statistics in Medicine 24, 2005).

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
        """Begin with nothing."""
        self.lower, self.upper = Paired(), Paired()

    def add(self, low: float, difference: float, high: float) -> None:
        """Count one deal: its difference as it was found, and the bounds of what it may be."""
        self.cases += 1
        self.total += difference
        self.lower.add(low)
        self.upper.add(high)

    def found(self, z: float = Z) -> MeanDifference:
        """Return the mean, and an interval that holds whatever the undecided may be."""
        mean = self.total / self.cases if self.cases else 0.0
        return MeanDifference(mean, self.lower.found(z).low, self.upper.found(z).high, self.cases)
