"""Whether six lines can be paid from one supply: one demand out of each of their lists, all together."""

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.options import Options
from vedette.games.twelve_patrols.rules import LINES
from vedette.games.twelve_patrols.supply import COST, COST_GUARD, TOP, Supply


class Fit:
    """Depth-first over the lines, the shortest list first, each list from its cheapest demand."""

    def __init__(self, options: Options) -> None:
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
        """For each line, the cheapest cost of its kind."""
        self.nodes: i64 = 0

    def pays(self, kinds: vec[i64], budget: i64) -> bool:
        """Return whether lines of these six kinds together cost at most the budget; ``chosen`` then says how."""
        options = self.options
        spare: i64 = budget
        floor = options.floor
        for line in range(LINES):
            spare -= floor[kinds[line]]
        for line in range(LINES):
            kind = kinds[line]
            if options.first[kind] < 0:
                spare += options.floor[kind]
                options.build(kind)
                spare -= options.floor[kind]
            if spare < 0:
                return False
            self.paid[line] = options.floor[kind]
        self._order(kinds)
        self.pool = options.pool
        return self._place(i64(0), self.supply.room + ((TOP - spare) << COST))

    def demand(self, line: i64) -> i64:
        """Return the demand chosen for a line by the last win, at its full cost."""
        return self.pool[self.chosen[line]] + (self.paid[line] << COST)

    def _order(self, kinds: vec[i64]) -> None:
        """Put the lines in the order of the lengths of their lists."""
        options = self.options
        for line in range(LINES):
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
