"""Beam search: after each choice, of all the positions reached only the most promising are kept.

A beam that never had to leave a position out has seen everything, so its failure is a proof. What is left out is
chosen with an eye to variety: at most a quarter of a beam has the same columns won and the same champions in the pool,
as long as there are others. Of 75 hard deals a beam so mixed settled 35 within 20,000 nodes, one without it 31.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.engine.layout import POOL, WON_SET
from vedette.games.spellfire.engine.rules import COLUMNS, FRIENDS
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.solver.heuristic import estimate
from vedette.games.spellfire.solver.known_deal import bars, fingerprint, hopeless, unfold, won
from vedette.games.spellfire.solver.memory import Memory
from vedette.games.spellfire.solver.search import Entry, Step

ALIKE: Final = 4
"""At most one in so many positions of a beam may have the same columns won and champions in the pool."""
KINDS: Final = 1 << (COLUMNS + FRIENDS)


def cut(found: list[Entry], width: int) -> list[Entry]:
    """Return the ``width`` most promising positions, not too many of them alike; of equals the one found first."""
    found.sort()
    kept: list[Entry] = []
    late: list[Entry] = []
    alike = vec[i64]([0] * KINDS)
    most = (width + ALIKE - 1) // ALIKE
    for entry in found:
        w = entry[2].words
        kind = w[WON_SET] << FRIENDS | w[POOL]
        if alike[kind] < most:
            alike[kind] += 1
            kept.append(entry)
            if len(kept) == width:
                return kept
        else:
            late.append(entry)
    kept.extend(late[: width - len(kept)])
    kept.sort()
    return kept


class Beam:
    """One beam search through one deal. It never holds more than three times its width of positions."""

    def __init__(self, deal: list[int], width: int, budget: int) -> None:
        """Keep the ``width`` most promising positions, and reach no more than ``budget`` (0: no end)."""
        self.deal = deal
        self.width = width
        self.budget = budget
        self.nodes = 0
        self.whole = True
        """Whether no position has been left out so far, so that finding no win proves that there is none."""
        self.seen = Memory()
        self.goal: Step | None = None

    def run(self, start: Position) -> bool:
        """Search from a position at which the player is to choose; return whether a win was found."""
        row: list[Entry] = [(0, 0, start, Step(None, 0))]
        while row and self.goal is None:
            row = self._after(row)
        return self.goal is not None

    def _after(self, row: list[Entry]) -> list[Entry]:
        """Return the most promising positions one choice on; none once a win is found or the budget is spent."""
        found: list[Entry] = []
        for _, _, before, step in row:
            for action in before.legal():
                if self.budget and self.nodes >= self.budget:
                    self.whole = False
                    return []
                position = before.copy()
                position.apply(action)
                unfold(position, self.deal)
                self.nodes += 1
                if won(position):
                    self.goal = Step(step, action)
                    return []
                if not hopeless(position) and self.seen.is_new(fingerprint(position), bars(position)):
                    found.append((int(-estimate(position)), self.nodes, position, Step(step, action)))
            if len(found) >= 2 * self.width:
                found = self._best(found)
        return self._best(found)

    def _best(self, found: list[Entry]) -> list[Entry]:
        """Return the most promising of the positions, as many as the width allows, and note if any is left out."""
        if len(found) > self.width:
            self.whole = False
            return cut(found, self.width)
        found.sort()
        return found
