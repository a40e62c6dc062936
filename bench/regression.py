"""Least squares: what each of many things adds to a result while all the others stay as they are.

Where things are drawn independently of one another, what one adds is also the difference in results between those who
had it and those who had not. Least squares tells it more sharply, since what the other things did is taken out of the
results first.
"""

from __future__ import annotations

from array import array
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from vedette.lab.regression import Singular, inverted, times

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vedette.lab.regression import Matrix


class Fit(NamedTuple):
    """What each thing adds, how surely, and how much of the results' variation all of them together account for."""

    columns: Mapping[str, int]
    effects: list[float]
    covariance: Matrix
    explained: float

    def effect(self, thing: str, less: str | None = None) -> tuple[float, float]:
        """Return what a thing adds, less what another does, and the standard error of that."""
        at = self.columns[thing]
        if less is None:
            return self.effects[at], sqrt(self.covariance[at][at])
        other = self.columns[less]
        spread = self.covariance[at][at] + self.covariance[other][other] - 2 * self.covariance[at][other]
        return self.effects[at] - self.effects[other], sqrt(spread)


class Regression:
    """Results, each of a balance of things: those of one side count once for, those of the other once against."""

    def __init__(self) -> None:
        self.columns: dict[str, int] = {}
        self.rows: list[tuple[array[int], float]] = []

    def add(self, ours: list[str], theirs: list[str], result: float) -> None:
        """Add one result of a game in which we had these things and they had those; it is 0 where both are as good."""
        row = array("h", [1 + self.column(thing) for thing in ours])
        row.extend(-1 - self.column(thing) for thing in theirs)
        self.rows.append((row, result))

    def column(self, thing: str) -> int:
        return self.columns.setdefault(thing, len(self.columns))

    def fit(self) -> Fit:
        """Return the effects, with White's covariance (1980), which holds however the results scatter.

        It is raised by as much as the things fitted took from the scatter of these results (Hinkley, 1977).
        Raises ``ValueError`` with the name of a thing whose effect these results do not tell.
        """
        try:
            inverse = inverted(self.products([1.0] * len(self.rows)))
        except Singular as untold:
            raise ValueError(list(self.columns)[untold.column]) from None
        pulls = [0.0] * len(self.columns)
        for row, result in self.rows:
            for signed in row:
                pulls[abs(signed) - 1] += result if signed > 0 else -result
        effects = [sum(map(float.__mul__, line, pulls)) for line in inverse]
        squares = [(result - expected(row, effects)) ** 2 for row, result in self.rows]
        spare = len(self.rows) / max(1, len(self.rows) - len(self.columns))
        scatter = self.products([spare * square for square in squares])
        total = sum(result * result for _, result in self.rows)
        explained = 1 - sum(squares) / total if total else 0.0
        return Fit(self.columns, effects, times(times(inverse, scatter), inverse), explained)

    def products(self, weights: list[float]) -> Matrix:
        """Return how often each two things came together, each row with its weight."""
        found = [[0.0] * len(self.columns) for _ in self.columns]
        for (row, _), weight in zip(self.rows, weights, strict=True):
            for one in row:
                line = found[abs(one) - 1]
                for other in row:
                    line[abs(other) - 1] += weight if (one > 0) == (other > 0) else -weight
        return found


def expected(row: array[int], effects: list[float]) -> float:
    """Return the result that the things of a row let one expect."""
    return sum(effects[signed - 1] if signed > 0 else -effects[-1 - signed] for signed in row)
