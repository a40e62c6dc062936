"""Deals of a wanted grade: the first of a seed's stream, and the deal of a day, for any game that grades its deals."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from vedette.core.chance import Stream
from vedette.core.errors import Illegal
from vedette.core.game import Game

UNGRADED: Final = 0
TRIES: Final = 400
WEEK: Final = [1, 2, 2, 3, 3, 4, 5]
"""The grade of the daily deal, Monday first."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Grader(ABC):
    """Says how hard a deal is."""

    @abstractmethod
    def grade(self, deal: list[int]) -> int:
        """Return 1 (gentle) to 5, UNGRADED for a deal that has no grade."""
        raise NotImplementedError


def cut(wins: int, cuts: list[int]) -> int:
    """Return the grade of a number of wins; ``cuts`` are the least wins of grade 1, 2, 3 and so on."""
    return 1 + len([least for least in cuts if wins < least])


def graded_deal(game: Game, grader: Grader, name: str, wanted: int, seed: int, tries: int = TRIES) -> list[int]:  # noqa: PLR0913, PLR0917 (a search and its limit)
    """Return the first deal of a seed's stream that has a grade; ``name`` is the deck's.

    Raises Illegal (``deal-none-graded``) where none of the first ``tries`` has it: some decks have no easy deals.
    """
    stream = Stream(seed)
    for _ in range(tries):
        deal = game.deal(stream.below(game.deals()))
        if grader.grade(deal) == wanted:
            return deal
    raise Illegal("deal-none-graded", {"deck": name, "grade": str(wanted), "tries": str(tries)})


def daily_deal(  # noqa: PLR0913, PLR0917 (a date has three numbers)
    game: Game, grader: Grader, name: str, year: int, month: int, day: int, tries: int = TRIES
) -> tuple[list[int], int]:
    """Return the deal of a date, the same for all users, and its grade: harder toward the week's end.

    Of the first ``tries`` deals of the date's stream, the one with the grade nearest to the weekday's. Raises Illegal.
    """
    stream = Stream(10_000 * year + 100 * month + day)
    wanted = WEEK[weekday(year, month, day)]
    best: list[int] = []
    best_grade = UNGRADED
    for _ in range(tries):
        deal = game.deal(stream.below(game.deals()))
        grade = grader.grade(deal)
        if grade != UNGRADED and (best_grade == UNGRADED or abs(grade - wanted) < abs(best_grade - wanted)):
            best, best_grade = deal, grade
        if best_grade == wanted:
            break
    if best_grade == UNGRADED:
        raise Illegal("deal-none-graded", {"deck": name, "grade": str(wanted), "tries": str(tries)})
    return best, best_grade


def weekday(year: int, month: int, day: int) -> int:
    """Return the weekday of a date of the Gregorian calendar, 0 for Monday (Sakamoto's method)."""
    shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    year -= month < 3
    return (year + year // 4 - year // 100 + year // 400 + shifts[month - 1] + day - 1) % 7
