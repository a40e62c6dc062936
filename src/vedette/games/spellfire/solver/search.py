"""The search that leaves nothing out: depth first, the most promising choice first, no position twice.

Every choice uses something up (a card is turned, attached or discarded, a fight is over, or somebody may not attack
there again), so no line of play comes back to where it was, and a position once met need not be entered again: either
nothing wins from it, or it waits to be tried. Of those that it met it remembers some millions.

Most of what there is to search are games in which champions were thrown away one after the other, in every order.
Few deals need that. So what costs a champion waits (limited discrepancy search: Harvey and Ginsberg, IJCAI 1995): the
first round spares champions, and each round after it begins with what waited, which is one champion more. As nothing
is forgotten on the way, all rounds together are hardly more than one search that spares nobody.
"""

from typing import Final

from vedette.games.spellfire.engine.rules import ATTACK, YIELD
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.solver.heuristic import estimate
from vedette.games.spellfire.solver.known_deal import bars, champions, fingerprint, hopeless, unfold, won
from vedette.games.spellfire.solver.memory import Memory


class Step:
    """A choice in a line of play, with a link to the choice before it."""

    def __init__(self, before: "Step | None", action: int) -> None:
        self.before = before
        self.action = action

    def line(self) -> list[int]:
        """Return the choices from the first position of the search to this one."""
        found: list[int] = []
        step: Step | None = self
        while step is not None and step.before is not None:
            found.append(step.action)
            step = step.before
        found.reverse()
        return found


Entry = tuple[int, int, Position, Step]
"""The estimate of a position, negative; when it was found; the position itself, and the step that led there."""


LATER: Final = 1 << 14
"""Positions that may wait for the next round, of a kilobyte each; beyond these, what costs a champion does not wait."""


class Search:
    """One search through one deal, which can be stopped and goes on where it stood."""

    def __init__(self, position: Position, deal: list[int], later: int = LATER) -> None:
        """Begin with a position at which the player is to choose; ``later`` positions may wait for the next round."""
        self.deal = deal
        self.later = later
        self.nodes = 0
        self.rounds = 0
        """How many rounds are over: any win not found yet costs at least so many champions."""
        self.done = False
        """Whether nothing is left to try and nothing has won, so that no win exists."""
        self.seen = Memory()
        self.goal: Step | None = None
        self.waiting: list[Entry] = [(0, 0, position, Step(None, 0))]
        """The positions of this round that are tried next, the most promising last."""
        self.costly: list[Entry] = []
        """The positions that wait for the next round, since a choice before them cost a champion."""
        self.found: list[Entry] = []
        """The new positions that the choices of the present one lead to."""
        self.position = position
        self.step = Step(None, 0)
        self.actions: list[int] = []
        self.at = 0
        """How many choices of the present position have been tried."""

    def run(self, most: int) -> bool:
        """Reach up to so many positions more (0: no end); return whether some play wins."""
        end = self.nodes + most
        while self.goal is None:
            while self.at == len(self.actions):
                if not self._enter():
                    self.done = True
                    return False
            if most and self.nodes >= end:
                return False
            self._try(self.actions[self.at])
            self.at += 1
        return True

    def _enter(self) -> bool:
        """Go on to the next position, of the next round if this one is over; return whether there is one."""
        self.found.sort(reverse=True)
        self.waiting.extend(self.found)
        self.found = []
        if not self.waiting:
            self.rounds += 1
            self.waiting = self.costly
            self.waiting.sort(reverse=True)
            self.costly = []
        if not self.waiting:
            return False
        _, _, self.position, self.step = self.waiting.pop()
        self.actions = self.position.legal()
        self.at = 0
        return True

    def _try(self, action: int) -> None:
        """Do a choice of the present position, and keep the position it leads to if that is new and not hopeless."""
        reached = self.position.copy()
        reached.apply(action)
        unfold(reached, self.deal)
        self.nodes += 1
        if won(reached):
            self.goal = Step(self.step, action)
        elif not hopeless(reached) and self.seen.is_new(fingerprint(reached), bars(reached)):
            entry = (int(-estimate(reached)), self.nodes, reached, Step(self.step, action))
            if len(self.costly) < self.later and costly(self.position, action, reached):
                self.costly.append(entry)
            else:
                self.found.append(entry)


def costly(before: Position, action: int, after: Position) -> bool:
    """Return whether an attack, or what was played or not in a fight, cost a friendly champion."""
    return ATTACK <= action <= YIELD and champions(before) & ~champions(after) != 0
