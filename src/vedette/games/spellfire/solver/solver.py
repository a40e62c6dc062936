"""The thoughtful solver: can a position be won with every card known, and how.

What is easy is tried first: a few games at random that learn, two narrow beams, more such games. Next the search in
depth begins, whose first round spares champions. If that ends without a win, sparing them wins nothing, and the rounds
after it often prove that nothing does; if it does not end, the deal is more likely one that many games at random win.
After that beams, each wider than the one before, take turns with the search in depth and with more such games. Which
of the three comes to an answer early differs from deal to deal: none waits long for the others. At last the search in
depth goes on alone. It always goes on where it stood. The budget counts the positions that all of them reach together,
those met before among them. The widest beam holds some 50,000 positions of a kilobyte, and of the search in depth some
16,000 wait; no search needs more room, however long it goes on.
"""

from typing import Final

from vedette.games.spellfire.engine.layout import ENDED, PHASE
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.solver.answer import UNDECIDED, UNWINNABLE, WINNABLE, Answer
from vedette.games.spellfire.solver.beam import Beam
from vedette.games.spellfire.solver.known_deal import hopeless, unfold, won
from vedette.games.spellfire.solver.rollouts import Rollouts
from vedette.games.spellfire.solver.search import Search

FEW_GAMES: Final = 500
"""How many positions the first games at random may reach: they win most deals."""
NARROW: Final = [1, 4]
FIRST_GAMES: Final = 4000
"""How many positions the games at random after the narrow beams may reach."""
SHORT: Final = 6000
"""How many positions the search in depth may reach at first."""
PROOF: Final = 24_000
"""How many positions the search in depth may reach next, if sparing champions has won nothing by then."""
MORE_GAMES: Final = 18_000
"""How many positions the next games at random may reach, where the search in depth has not settled the deal."""
FIRST_BEAM: Final = 16
WIDTHS: Final = [64, 256, 1024, 4096]
"""The widths of the beams that take turns with the search in depth and with games at random."""
DEEPER: Final = 3
"""The search in depth gets so many times the positions of each such beam: what is open by then seldom can be won."""
SHARE: Final = 4
"""The search in depth gets one part in so many of the budget that these beams leave, before the last beam."""
WIDEST: Final = 16384
"""The width of the last beam: it wins some deals that the search in depth leaves open."""


def solve(start: Position, deal: list[int], budget: int = 0) -> Answer:
    """Return the answer to a position of a deal, within so many nodes; 0 is without end."""
    position = start.copy()
    unfold(position, deal)
    if position.words[PHASE] == ENDED or hopeless(position):
        return Answer(WINNABLE if won(position) else UNWINNABLE, [], 1)
    effort = Effort(position, deal, budget)
    return early(effort) or late(effort) or effort.search(0) or effort.undecided()


def early(effort: "Effort") -> Answer | None:
    """Try the short searches that settle most deals; return the answer, None where it is still open."""
    answer = effort.rollouts(FEW_GAMES)
    for width in NARROW:
        answer = answer or effort.beam(width)
    answer = answer or effort.rollouts(FIRST_GAMES) or effort.search(SHORT)
    if answer is None and effort.depth.rounds:
        answer = effort.search(PROOF)
    return answer or effort.beam(FIRST_BEAM) or effort.rollouts(MORE_GAMES)


def late(effort: "Effort") -> Answer | None:
    """Take turns with wider beams, searches in depth and games at random; return the answer, None if open."""
    for width in WIDTHS:
        before = effort.nodes
        answer = effort.beam(width)
        reached = effort.nodes - before
        if answer is None and width < WIDTHS[-1]:
            answer = effort.search(DEEPER * reached) or effort.rollouts(reached)
        if answer is not None:
            return answer
    answer = effort.search((effort.budget - effort.nodes) // SHARE) if effort.budget else None
    return answer or effort.beam(WIDEST)


def exhaust(position: Position, deal: list[int], budget: int = 0) -> Answer:
    """Return the answer of the search in depth alone, with nothing left for later: near the end it is the fastest."""
    effort = Effort(position, deal, budget)
    effort.nodes = 0
    effort.depth = Search(position, deal, 0)
    return effort.search(0) or effort.undecided()


class Effort:
    """Runs searches to settle one position, and counts the positions that they reach together against one budget."""

    def __init__(self, position: Position, deal: list[int], budget: int) -> None:
        """Begin with the position itself, at which the player is to choose."""
        self.position = position
        self.deal = deal
        self.budget = budget
        self.nodes = 1
        self.depth = Search(position, deal)
        self.rounds = 0
        """How often games were played at random."""

    def beam(self, width: int) -> Answer | None:
        """Run a beam search; return its answer, UNDECIDED if no budget was left, None if it settles nothing."""
        if self.spent():
            return self.undecided()
        beam = Beam(self.deal, width, self._room(0))
        found = beam.run(self.position)
        self.nodes += beam.nodes
        if found and beam.goal is not None:
            return Answer(WINNABLE, beam.goal.line(), self.nodes)
        return Answer(UNWINNABLE, [], self.nodes) if beam.whole else None

    def rollouts(self, most: int) -> Answer | None:
        """Play random games up to ``most`` positions; return the answer as ``beam`` does, here never UNWINNABLE."""
        if self.spent():
            return self.undecided()
        games = Rollouts(self.deal, self._room(most), self.rounds)
        self.rounds += 1
        found = games.run(self.position)
        self.nodes += games.nodes
        return Answer(WINNABLE, games.line, self.nodes) if found else None

    def search(self, most: int) -> Answer | None:
        """Go on in depth for so many positions (0: all that are left); return the answer as ``beam`` does."""
        if self.spent():
            return self.undecided()
        before = self.depth.nodes
        found = self.depth.run(self._room(most))
        self.nodes += self.depth.nodes - before
        if found and self.depth.goal is not None:
            return Answer(WINNABLE, self.depth.goal.line(), self.nodes)
        return Answer(UNWINNABLE, [], self.nodes) if self.depth.done else None

    def spent(self) -> bool:
        """Return whether the budget is used up."""
        return self.budget > 0 and self.nodes >= self.budget

    def undecided(self) -> Answer:
        """Return the answer that the position is undecided, with the number of positions reached."""
        return Answer(UNDECIDED, [], self.nodes)

    def _room(self, most: int) -> int:
        """Return how many nodes may still be reached, and no more than ``most``; 0 is without end."""
        left = self.budget - self.nodes
        if self.budget == 0 or 0 < most < left:
            return most
        return left
