"""Whether six lines can be paid from one supply: one demand out of each of their lists, all together."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.engine.rules import LINES
from vedette.games.twelve_patrols.solver.line_options import LineOptions
from vedette.games.twelve_patrols.solver.supply import COST, COST_GUARD, TOP, Supply

GLANCE: Final = 1
"""What the lines together may cost above their floors in a first look; most wins need no more, and lists stay short."""
SHORT: Final = -1


class Fit:
    """Depth-first over the lines, the shortest list first, each list from its cheapest demand."""

    def __init__(self, options: LineOptions) -> None:
        """Take the lists."""
        self.options = options
        self.supply: Supply = options.supply
        self.guards: i64 = options.supply.guards
        self.pool = options.pool
        self.first = vec[i64]([0] * LINES)
        self.last = vec[i64]([0] * LINES)
        self.line = vec[i64]([0] * LINES)
        """Which line is tried at each depth."""
        self.chosen = vec[i64]([0] * LINES)
        """For each line, where its demand stands in the pool."""
        self.paid = vec[i64]([0] * LINES)
        """For each line, the floor of its kind."""
        self.nodes: i64 = 0

    def pays(self, kinds: vec[i64], budget: i64) -> bool:
        """Return whether lines of these six kinds together cost at most the budget; ``chosen`` then says how."""
        for most in (GLANCE, TOP):
            spare = self._lists(kinds, budget, most)
            if spare == SHORT:
                return False
            if self._place(i64(0), self.supply.room + ((TOP - min(spare, most)) << COST)):
                return True
            if spare <= most:
                return False
        return False

    def _lists(self, kinds: vec[i64], budget: i64, most: i64) -> i64:
        """Make the lists up to ``most`` above the floors, as far as needed; return what is to spare, or SHORT."""
        options = self.options
        floor = options.floor
        spare: i64 = budget
        for line in range(LINES):
            spare -= floor[kinds[line]]
        for line in range(LINES):
            kind = kinds[line]
            while spare >= 0 and options.level[kind] < floor[kind] + min(spare, most):
                spare += floor[kind]
                options.build(kind, floor[kind] + min(spare - floor[kind], most))
                spare -= floor[kind]
        if spare < 0:
            return SHORT
        self.pool = options.pool
        self._order(kinds)
        return spare

    def demand(self, line: i64) -> i64:
        """Return the demand chosen for a line by the last win, at its full cost."""
        return self.pool[self.chosen[line]] + (self.paid[line] << COST)

    def _order(self, kinds: vec[i64]) -> None:
        """Put the lines in the order of the lengths of their lists."""
        options = self.options
        for line in range(LINES):
            self.paid[line] = options.floor[kinds[line]]
            first: i64 = options.first[kinds[line]]
            last: i64 = options.last[kinds[line]]
            at: i64 = line
            while at > 0 and self.last[at - 1] - self.first[at - 1] > last - first:
                self.first[at] = self.first[at - 1]
                self.last[at] = self.last[at - 1]
                self.line[at] = self.line[at - 1]
                at -= 1
            self.first[at] = first
            self.last[at] = last
            self.line[at] = line

    def _place(self, depth: i64, used: i64) -> bool:
        """Return whether the lines from this depth on can be paid beside what is used."""
        if depth == LINES:
            return self.supply.feasible(used - self.supply.room)
        pool = self.pool
        guards: i64 = self.guards
        at: i64 = self.first[depth]
        last: i64 = self.last[depth]
        while at < last:
            demand: i64 = used + pool[at]
            if demand & guards == 0:
                self.nodes += 1
                if self._place(depth + 1, demand):
                    self.chosen[self.line[depth]] = at
                    return True
            elif demand & COST_GUARD:
                return False
            at += 1
        return False
