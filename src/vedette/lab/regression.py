"""Least squares: how much each factor adds to a result with the others kept equal, with confidence intervals.

Assumed is that games are independent of one another, that factors were drawn without regard to the result, and that
what they add adds up; where it does not, an effect is the mean over what else was drawn. The intervals are normal ones
with White's covariance (Econometrica 48, 1980), which holds however results scatter, raised by n / (n - k) for the k
parameters that were fitted to n games. Each holds for itself: of twenty factors that do nothing, about one shows an
effect.

"""

from __future__ import annotations

from math import sqrt
from operator import mul, sub
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core.errors import Illegal
from vedette.core.interval import Z

if TYPE_CHECKING:
    from collections.abc import Sequence

Matrix = list[list[float]]
Combination = list[tuple[int, int]]
"""A linear combination: indices of parameters or of factors, each with its sign."""

NOTHING: Final = 1e-9
"""A column is linearly dependent on others if they leave less than this share of its own sum of squares."""
SPARE: Final = 30
"""At least so many games more than parameters are needed, so that normal intervals are not too narrow."""


class Singular(ValueError):
    """A matrix has no inverse, since ``column`` is a linear combination of the columns before it."""

    def __init__(self, column: int) -> None:
        super().__init__(column)
        self.column = column


class Effect(NamedTuple):
    """How much one more of a factor adds to the result: the estimate and its 95% confidence interval."""

    mean: float
    low: float
    high: float


class Design:
    """A linear regression of the result of games on how many of each factor a game had.

    Factors of a ``centred`` group come in a number that is the same for all games, or is itself a factor, so that only
    differences between them can be told: their effects are those against the mean of the group, and add up to 0.
    """

    def __init__(self, names: Sequence[str], centred: Sequence[range]) -> None:
        """Take the names of all factors, and which of them form centred groups, each of at least two."""
        self.names = names
        last = {at: group[-1] for group in centred for at in group}
        self.parameters: list[Combination] = [
            [(at, 1), (last[at], -1)] if at in last else [(at, 1)] for at in range(len(names)) if last.get(at) != at
        ]
        """For each parameter but the first, the mean result: the factors it combines, each with its sign."""
        self.made: list[Combination] = [[] for _ in names]
        """For each factor: the parameters that its effect combines, each with its sign."""
        for number, parts in enumerate(self.parameters, 1):
            for at, sign in parts:
                self.made[at].append((number, sign))

    def least(self) -> int:
        """Return the least number of games with which the regression can be fitted."""
        fitted = len(self.parameters) + 1
        return fitted + max(fitted, SPARE)

    def fit(self, rows: Sequence[Sequence[int]], results: Sequence[float]) -> list[Effect]:
        """Return the effect of each factor; a row tells how many of each a game had.

        Raises Illegal where the games are too few, or do not tell one factor from the others.
        """
        if len(rows) < self.least():
            raise Illegal("effects-few", {"games": str(len(rows)), "least": str(self.least())})
        columns = self._columns(rows)
        try:
            inverse = inverted(_products(columns, None))
        except Singular as untold:
            name = self.names[self.parameters[untold.column - 1][0][0]]
            raise Illegal("effects-untold", {"name": name, "games": str(len(rows))}) from None
        pulls = [sum(map(mul, column, results)) for column in columns]
        found = [_dot(line, pulls) for line in inverse]
        squares = [
            (result - _dot(row, found)) ** 2 for row, result in zip(zip(*columns, strict=True), results, strict=True)
        ]
        spread = times(times(inverse, _products(columns, squares)), inverse)
        spare = len(rows) / (len(rows) - len(columns))
        return [self._effect(parts, found, spread, spare) for parts in self.made]

    def _columns(self, rows: Sequence[Sequence[int]]) -> list[list[int]]:
        """Return for each parameter its value in every game, from the factors of each game."""
        given = [list(column) for column in zip(*rows, strict=True)]
        columns = [[1] * len(rows)]
        for (at, _), *last in self.parameters:
            columns.append(list(map(sub, given[at], given[last[0][0]])) if last else given[at])
        return columns

    @staticmethod
    def _effect(parts: Combination, found: list[float], spread: Matrix, spare: float) -> Effect:
        mean = sum(sign * found[at] for at, sign in parts)
        variance = sum(sign * other * spread[at][to] for at, sign in parts for to, other in parts)
        reach = Z * sqrt(max(0.0, spare * variance))
        return Effect(mean, mean - reach, mean + reach)


def inverted(matrix: Matrix) -> Matrix:
    """Return the inverse of a symmetric matrix without negative eigenvalues (Gauss and Jordan); raises Singular."""
    kept = [line[:] for line in matrix]
    for at in range(len(kept)):
        pivot = kept[at][at]
        if pivot <= NOTHING * matrix[at][at]:
            raise Singular(at)
        line = [value / pivot for value in kept[at]]
        line[at] = 1 / pivot
        for row, other in enumerate(kept):
            factor = other[at]
            if row != at and factor:
                other[at] = 0.0
                kept[row] = [value - factor * part for value, part in zip(other, line, strict=True)]
        kept[at] = line
    return kept


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    found: float = sum(map(mul, one, other))
    return found


def _products(columns: list[list[int]], weights: list[float] | None) -> Matrix:
    """Return the matrix of the weighted dot products of every two columns; without weights each game counts 1."""
    found = [[0.0] * len(columns) for _ in columns]
    for at, column in enumerate(columns):
        weighed = column if weights is None else list(map(mul, column, weights))
        for to in range(at + 1):
            found[at][to] = found[to][at] = float(_dot(weighed, columns[to]))
    return found


def times(one: Matrix, other: Matrix) -> Matrix:
    """Return the product of a matrix with a second that is symmetric, whose rows are read as its columns."""
    return [[_dot(line, column) for column in other] for line in one]
