"""The answer to a thoughtful question."""

from typing import Final, final

from vedette.games.twelve_patrols.solver.question import Question  # noqa: TC001 (a compiled class needs the types of its fields)

UNWINNABLE: Final = 0
WINNABLE: Final = 1
UNDECIDED: Final = 2

Piece = tuple[int, int]
"""A type as it lies in its patrol, and the face it was found with: another one where the die was changed."""


@final
class Answer:
    """A verdict, how much was tried for it, and for a win the finished kingdom in its final frame.

    ``cells`` are the nine regions; ``patrols`` the pieces of each spot, of which ``added`` are still to come;
    ``discarded`` the types given up, as many as dice change; ``sequence`` the cells still to be laid, in order;
    ``frame`` the question, shifted to where it lies in the final frame.
    """

    def __init__(self, verdict: int, nodes: int) -> None:
        """Begin an answer without a kingdom."""
        self.verdict = verdict
        self.nodes = nodes
        self.cells: list[int] = []
        self.patrols: list[list[Piece]] = []
        self.added: list[list[Piece]] = []
        self.discarded: list[int] = []
        self.sequence: list[int] = []
        self.frame: Question | None = None
