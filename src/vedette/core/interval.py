"""A share with its interval: Wilson's score interval (1927) at 95%, undecided cases counted both ways."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959963984540054
"""The normal quantile of 97.5%."""


class Share(NamedTuple):
    """A share of ``cases`` with its 95% confidence interval, all in 0..1."""

    share: float
    low: float
    high: float
    cases: int

    def percents(self, name: str = "percent") -> dict[str, float]:
        """Return the share, under a name, and the ends of its interval in percent, as messages take them."""
        return {name: 100 * self.share, "low": 100 * self.low, "high": 100 * self.high}


def wilson(won: float, count: int) -> tuple[float, float]:
    """Return the 95% interval (Wilson's) of a share, ``won`` successes in ``count`` cases; (0, 1) for no cases."""
    if not count:
        return 0.0, 1.0
    share = won / count
    middle = share + Z * Z / (2 * count)
    spread = Z * sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    below = 1 + Z * Z / count
    low = (middle - spread) / below if won else 0.0
    high = (middle + spread) / below if won < count else 1.0
    return low, high


def share(won: float, count: int, undecided: int = 0) -> Share:
    """Return the share of ``won`` in ``count`` with its 95% interval.

    Of the cases counted, ``undecided`` may be either: they are losses for the lower end, wins for the upper end.
    """
    low, _ = wilson(won, count)
    _, high = wilson(won + undecided, count)
    return Share(won / count if count else 0.0, low, high, count)
