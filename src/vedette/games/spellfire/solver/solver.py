"""The thoughtful solver: can a position be won with every card known, and how.

What is easy is tried first: two narrow beams, then some games at random that learn. Next comes a short search in depth
that spares champions. If it ends without a win, sparing them wins nothing, and a search that leaves nothing out often
proves that nothing does; if it does not end, the deal is more likely one that many games at random win. After that
beams, each wider than the one before, take turns with a search in depth that may reach as many positions as the beam
before it did, and with more such games. Which of the three comes to an answer early differs from deal to deal: none
waits long for the others. At last the search goes on alone. The budget counts the positions that all of them reach
together, those met before among them. The widest beam holds some 50,000 positions of a kilobyte; no search needs more
room, however long it goes on.
"""

from typing import Final

from vedette.games.spellfire.engine.layout import ENDED, PHASE
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.solver.answer import UNDECIDED, UNWINNABLE, WINNABLE, Answer
from vedette.games.spellfire.solver.beam import Beam
from vedette.games.spellfire.solver.known_deal import hopeless, unfold, won
from vedette.games.spellfire.solver.rollouts import Rollouts
from vedette.games.spellfire.solver.search import Search

NARROW: Final = [1, 4]
FIRST_GAMES: Final = 4000
"""Positions that the first games at random may reach."""
SHORT: Final = 6000
"""Positions that the first search in depth may reach, which spares champions."""
PROOF: Final = 24_000
"""Positions that a search may reach which leaves nothing out, once sparing champions has won nothing."""
MORE_GAMES: Final = 18_000
"""Positions of the next games at random, where that search has not ended."""
FIRST_BEAM: Final = 16
WIDTHS: Final = [64, 256, 1024, 4096]
"""Beams that take turns with searches in depth, and with games that reach three times as many positions."""
SPARED: Final = 4
"""Of what these beams leave, one part in so many is for sparing champions."""
WIDEST: Final = 16384
"""The last beam: it wins some deals that both ways of searching in depth leave open."""


def solve(start: Position, deal: list[int], budget: int = 0) -> Answer:
    """Return the answer to a position of a deal, within so many nodes; 0 is without end."""
    position = start.copy()
    unfold(position, deal)
    if position.words[PHASE] == ENDED or hopeless(position):
        return Answer(WINNABLE if won(position) else UNWINNABLE, [], 1)
    effort = Effort(position, deal, budget)
    return early(effort) or late(effort) or exhaust(position, deal, effort.nodes, budget)


def early(effort: "Effort") -> Answer | None:
    """Try what settles most deals soon."""
    for width in NARROW:
        answer = effort.beam(width)
        if answer is not None:
            return answer
    answer = effort.rollouts(FIRST_GAMES) or effort.search(SHORT)
    if answer is None and not effort.sparing:
        answer = effort.search(PROOF)
    return answer or effort.beam(FIRST_BEAM) or effort.rollouts(MORE_GAMES)


def late(effort: "Effort") -> Answer | None:
    """Take turns with wider beams, searches in depth and games at random, as long as the beams have room."""
    for width in WIDTHS:
        before = effort.nodes
        answer = effort.beam(width)
        reached = effort.nodes - before
        if answer is None and width < WIDTHS[-1]:
            answer = effort.search(reached) or effort.rollouts(3 * reached)
        if answer is not None:
            return answer
    if effort.sparing:
        answer = effort.search((effort.budget - effort.nodes) // SPARED if effort.budget else 0)
        if answer is not None:
            return answer
    return effort.beam(WIDEST)


def exhaust(position: Position, deal: list[int], nodes: int, budget: int) -> Answer:
    """Return the answer of the search that leaves nothing out; ``nodes`` were reached before it began."""
    effort = Effort(position, deal, budget)
    effort.nodes = nodes
    effort.sparing = False
    return effort.search(0) or effort.undecided()


class Effort:
    """What has been tried to settle a position: with how many nodes, and whether sparing champions may still win it."""

    def __init__(self, position: Position, deal: list[int], budget: int) -> None:
        """Begin with the position itself, at which the player is to choose."""
        self.position = position
        self.deal = deal
        self.budget = budget
        self.nodes = 1
        self.sparing = True
        self.searched = 0
        """Positions that the longest search in depth reached so far, of those that spare as the next one does."""
        self.rounds = 0
        """How often games were played at random."""

    def beam(self, width: int) -> Answer | None:
        """Try a beam; return the answer if there is one now, or none will come."""
        if self.spent():
            return self.undecided()
        beam = Beam(self.deal, width, self._room(0))
        found = beam.run(self.position)
        self.nodes += beam.nodes
        if found and beam.goal is not None:
            return Answer(WINNABLE, beam.goal.line(), self.nodes)
        return Answer(UNWINNABLE, [], self.nodes) if beam.whole else None

    def rollouts(self, most: int) -> Answer | None:
        """Play at random until so many nodes are reached; return the answer if a game was won, or none will come."""
        if self.spent():
            return self.undecided()
        games = Rollouts(self.deal, self._room(most), self.rounds)
        self.rounds += 1
        found = games.run(self.position)
        self.nodes += games.nodes
        return Answer(WINNABLE, games.line, self.nodes) if found else None

    def search(self, most: int) -> Answer | None:
        """Search in depth, up to so many nodes (0: as many as are left); return the answer as ``beam`` does.

        No search is done twice: one that may reach no more than the longest before it is left out.
        """
        if self.spent():
            return self.undecided()
        if 0 < most <= self.searched:
            return None
        search = Search(self.deal, self._room(most), sparing=self.sparing)
        found = search.run(self.position)
        self.nodes += search.nodes
        if found:
            search.line.reverse()
            return Answer(WINNABLE, search.line, self.nodes)
        if search.whole:
            return Answer(UNWINNABLE, [], self.nodes)
        self.searched = search.nodes if search.spent else 0
        self.sparing = self.sparing and search.spent
        return None

    def spent(self) -> bool:
        """Return whether the budget is used up."""
        return self.budget > 0 and self.nodes >= self.budget

    def undecided(self) -> Answer:
        """Return that there is no answer."""
        return Answer(UNDECIDED, [], self.nodes)

    def _room(self, most: int) -> int:
        """Return how many nodes may still be reached, and no more than ``most``; 0 is without end."""
        left = self.budget - self.nodes
        if self.budget == 0 or 0 < most < left:
            return most
        return left
