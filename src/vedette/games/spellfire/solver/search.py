"""The search that leaves nothing out: depth first, the most promising choice first, no position twice.

Every choice uses something up (a card is turned, attached or discarded, a fight is over, or somebody may not attack
there again), so no line of play comes back to where it was, and a position once met need not be entered again: either
nothing wins from it, or it waits to be tried. Of those that it met it remembers some millions.

Most of what there is to search are games in which champions were thrown away one after the other, in every order.
Few deals need that, so a search may spare them: then it is over soon, and what it wins is won.
"""

from vedette.games.spellfire.engine.rules import ATTACK, YIELD
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.solver.heuristic import promise
from vedette.games.spellfire.solver.known_deal import champions, fingerprint, hopeless, unfold, won
from vedette.games.spellfire.solver.memory import Memory


class Search:
    """One search through one deal."""

    def __init__(self, deal: list[int], budget: int, *, sparing: bool = False) -> None:
        """Reach no more than ``budget`` positions (0: no end), and with ``sparing`` leave out fights that cost one."""
        self.deal = deal
        self.budget = budget
        self.sparing = sparing
        self.nodes = 0
        self.whole = True
        """Nothing has been left out so far: neither for want of budget nor to spare champions."""
        self.spent = False
        """The budget ran out before the answer was known."""
        self.seen = Memory()
        self.line: list[int] = []
        """The choices that win, the last one first."""

    def run(self, position: Position) -> bool:
        """Return whether some play wins from a position at which the player is to choose."""
        actions: list[int] = []
        after: list[Position] = []
        order: list[tuple[int, int]] = []
        for action in position.legal():
            if self.budget and self.nodes >= self.budget:
                self.spent = True
                self.whole = False
                return False
            reached = position.copy()
            reached.apply(action)
            unfold(reached, self.deal)
            self.nodes += 1
            if won(reached):
                self.line.append(action)
                return True
            if hopeless(reached):
                continue
            if self.sparing and costly(position, action, reached):
                self.whole = False
                continue
            if not self.seen.is_new(fingerprint(reached)):
                continue
            order.append((int(-promise(reached)), len(after)))
            actions.append(action)
            after.append(reached)
        order.sort()
        for _, number in order:
            if self.run(after[number]):
                self.line.append(actions[number])
                return True
            if self.spent:
                return False
        return False


def costly(before: Position, action: int, after: Position) -> bool:
    """Return whether an attack, or what was played or not in a fight, cost a friendly champion."""
    return ATTACK <= action <= YIELD and champions(before) & ~champions(after) != 0
