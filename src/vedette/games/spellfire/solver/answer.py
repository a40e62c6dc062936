"""The answer to a deal with every card known: the verdict, the choices that win it, the work it took."""

from typing import Final, NamedTuple

UNWINNABLE: Final = 0
WINNABLE: Final = 1
UNDECIDED: Final = 2
VERDICTS: Final = ("unwinnable", "winnable", "undecided")


class Answer(NamedTuple):
    """What the solver found of a deal or a position: the verdict, the choices that win, the positions reached."""

    verdict: int
    line: list[int]
    """The player's choices that win, in order; what chance and the rules do by themselves is left out."""
    nodes: int
    """How many positions were reached."""
