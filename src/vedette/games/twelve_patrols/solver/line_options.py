"""The ways to pay for a kind of line from one supply: lists of demands, the cheapest first, none of them wasteful."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.solver.catalogue import Catalogue
from vedette.games.twelve_patrols.solver.contents import Contents
from vedette.games.twelve_patrols.solver.pip_changes import NEVER, changes
from vedette.games.twelve_patrols.solver.supply import COST, Supply

UNBUILT: Final = -1
DEAREST: Final = 15
"""No line costs more: the twelve patrols have six items to spare."""


class LineOptions:
    """Demand lists by kind of line, made when and as far as they are asked for, one after the other in ``pool``.

    ``floor[kind]`` is what the kind costs at least: a bound while no demand of it is known, exact from then on.
    ``level[kind]`` is the cost up to which its list is complete. In the pool a demand's cost is what it costs above
    the floor.
    """

    def __init__(self, catalogue: Catalogue, supply: Supply) -> None:
        """Take the kinds and the supply."""
        self.catalogue = catalogue
        self.supply = supply
        self.source = Contents(supply)
        self.floor = catalogue.floors(changes(supply.counts, int(catalogue.pips)))
        self.level = vec[i64]([UNBUILT] * len(self.floor))
        self.first = vec[i64]([0] * len(self.floor))
        self.last = vec[i64]([0] * len(self.floor))
        self.pool = vec[i64]()
        self.known: list[vec[i64]] = [self.pool] * len(catalogue.contents)
        self.known_to = vec[i64]([UNBUILT] * len(self.known))
        self.raw: list[vec[i64]] = []

    def build(self, kind: i64, level: i64) -> None:
        """Make the list of a kind complete up to a cost; its floor rises if nothing costs as little as it said."""
        level = min(level, i64(DEAREST))
        self.raw = [vec[i64]() for _ in range(level + 1)]
        fewest = self.catalogue.fewest
        pairs = self.catalogue.pairs[kind]
        for at in range(len(pairs)):
            left: i64 = pairs[at] >> 16
            right: i64 = pairs[at] & 0xFFFF
            if fewest[left] + fewest[right] <= level:
                self._pair(
                    self._content(left, level - fewest[right]), self._content(right, level - fewest[left]), level
                )
        self.first[kind] = len(self.pool)
        least = self._sift(level)
        self.last[kind] = len(self.pool)
        self.level[kind] = level
        self.floor[kind] = least if least != NEVER else max(self.floor[kind], level + 1)
        if level == DEAREST and least == NEVER:
            self.floor[kind] = NEVER

    def _content(self, number: i64, level: i64) -> vec[i64]:
        """Return the demands of a content up to a cost, the cheapest first; perhaps some beyond it."""
        if self.known_to[number] < level:
            self.known[number] = self.source.demands(self.catalogue.contents[number], level)
            self.known_to[number] = level
        return self.known[number]

    def _pair(self, left: vec[i64], right: vec[i64], level: i64) -> None:
        """Keep every demand of both contents together that fits, by its cost."""
        room: i64 = self.supply.room
        guards: i64 = self.supply.guards
        raw = self.raw
        if len(right) == 0:
            return
        for at in range(len(left)):
            one: i64 = left[at]
            if (one + right[0]) >> COST > level:
                return
            for index in range(len(right)):
                both: i64 = one + right[index]
                price: i64 = both >> COST
                if price > level:
                    break
                if (both + room) & guards == 0:
                    raw[price] = append(raw[price], both)

    def _sift(self, level: i64) -> i64:
        """Move the demands into the pool but for those that another one undercuts; return the least cost."""
        pool = self.pool
        guards: i64 = self.supply.guards
        start: i64 = len(pool)
        least: i64 = NEVER
        for price in range(level + 1):
            row = self.raw[price]
            for at in range(len(row)):
                demand: i64 = row[at]
                if least == NEVER:
                    least = price
                demand -= least << COST
                spared: i64 = demand | guards
                index: i64 = start
                end: i64 = len(pool)
                while index < end and (spared - pool[index]) & guards != guards:
                    index += 1
                if index == end:
                    pool = append(pool, demand)
        self.pool = pool
        return least
