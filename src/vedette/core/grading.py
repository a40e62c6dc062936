"""Grades of deals: what says how hard a deal is, in any game that grades its deals."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

UNGRADED: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Grader(ABC):
    """Grades how hard the deals of a game are."""

    @abstractmethod
    def grade(self, deal: list[int]) -> int:
        """Return how hard a deal is, from 1 (gentle) to 5; UNGRADED for a deal that has no grade."""
        raise NotImplementedError


def cut(wins: int, cuts: list[int]) -> int:
    """Return the grade of a number of wins; ``cuts`` are the least wins of grade 1, 2, 3 and so on."""
    return 1 + len([least for least in cuts if wins < least])
