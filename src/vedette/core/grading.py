"""Grades of deals: what says how hard a deal is, in any game that grades its deals."""

from typing import Final

UNGRADED: Final = 0
"""What stands for the grade of a deal that has none."""


def cut(wins: int, cuts: list[int]) -> int:
    """Return the grade of a number of wins; ``cuts`` are the least wins of grade 1, 2, 3 and so on."""
    return 1 + len([least for least in cuts if wins < least])
