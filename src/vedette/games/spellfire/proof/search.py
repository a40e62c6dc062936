"""The search that leaves nothing out: depth first, the most promising choice first, no position twice.

Every choice uses something up (a card is turned, attached or discarded, a fight is over, or somebody may not attack
there again), so no line of play comes back to where it was, and a position once met need not be entered again: either
nothing wins from it, or it waits to be tried. Of those that it met it remembers some millions.
"""

from vedette.games.spellfire.proof.course import fingerprint, hopeless, unfold, won
from vedette.games.spellfire.proof.memory import Memory
from vedette.games.spellfire.proof.promise import promise
from vedette.games.spellfire.turn import Position


class Search:
    """One search through one deal."""

    def __init__(self, deal: list[int], budget: int) -> None:
        """Reach no more than ``budget`` positions (0: no end)."""
        self.deal = deal
        self.budget = budget
        self.nodes = 0
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
