"""The thoughtful solver: can a position be won with every card known, and how.

First beams, each wider than the one before: most deals that can be won are won by a narrow one. Then the search that
leaves nothing out. The budget counts the positions that all of them reach together. The widest beam holds some 200,000
positions of a kilobyte; no search needs more room, however long it goes on.
"""

from typing import Final

from vedette.games.spellfire.layout import ENDED, PHASE
from vedette.games.spellfire.proof.answer import UNDECIDED, UNWINNABLE, WINNABLE, Answer
from vedette.games.spellfire.proof.beam import Beam
from vedette.games.spellfire.proof.course import hopeless, unfold, won
from vedette.games.spellfire.proof.search import Search
from vedette.games.spellfire.turn import Position

WIDTHS: Final = [1, 4, 16, 64, 256, 1024, 4096, 16384, 65536]


def solve(start: Position, deal: list[int], budget: int = 0) -> Answer:
    """Return the answer to a position of a deal, within so many nodes; 0 is without end."""
    position = start.copy()
    unfold(position, deal)
    if position.words[PHASE] == ENDED or hopeless(position):
        return Answer(WINNABLE if won(position) else UNWINNABLE, [], 1)
    nodes = 1
    for width in WIDTHS:
        if budget and nodes >= budget:
            return Answer(UNDECIDED, [], nodes)
        beam = Beam(deal, width, budget - nodes if budget else 0)
        found = beam.run(position)
        nodes += beam.nodes
        if found and beam.goal is not None:
            return Answer(WINNABLE, beam.goal.line(), nodes)
        if beam.whole:
            return Answer(UNWINNABLE, [], nodes)
    if budget and nodes >= budget:
        return Answer(UNDECIDED, [], nodes)
    return exhaust(position, deal, nodes, budget)


def exhaust(position: Position, deal: list[int], nodes: int, budget: int) -> Answer:
    """Return the answer of the search that leaves nothing out; ``nodes`` were reached before it began."""
    search = Search(deal, budget - nodes if budget else 0)
    if search.run(position):
        search.line.reverse()
        return Answer(WINNABLE, search.line, nodes + search.nodes)
    return Answer(UNDECIDED if search.spent else UNWINNABLE, [], nodes + search.nodes)
