"""The ways to pay for a kind of line from one supply: lists of demands, the cheapest first, none of them wasteful."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.catalogue import DICE_AT, NEVER, Catalogue
from vedette.games.twelve_patrols.contents import Contents
from vedette.games.twelve_patrols.supply import COST, Supply

UNBUILT: Final = -1
COSTS: Final = 16


class Options:
    """Demand lists by kind of line, each made when it is first asked for, laid one after the other in ``pool``.

    In the pool a demand's cost is what it costs above the cheapest of its list. ``floor[kind]`` is a bound on the
    cheapest cost until the list is made, and that cost afterwards, or NEVER where nothing fits.
    """

    def __init__(self, catalogue: Catalogue, supply: Supply, cap: int) -> None:
        """Take the kinds, the supply, and the most that one line may cost."""
        self.catalogue = catalogue
        self.supply = supply
        self.cap: i64 = cap
        self.source = Contents(supply, cap)
        self.floor = catalogue.floors(changes(supply))
        self.first = vec[i64]([UNBUILT] * len(self.floor))
        self.last = vec[i64]([0] * len(self.floor))
        self.pool = vec[i64]()
        self.known: list[vec[i64] | None] = [None] * len(catalogue.contents)
        self.raw: list[vec[i64]] = []

    def build(self, kind: i64) -> None:
        """Make the list of a kind if that has not been done."""
        if self.first[kind] != UNBUILT:
            return
        self.raw = [vec[i64]() for _ in range(COSTS)]
        pairs = self.catalogue.pairs[kind]
        for at in range(len(pairs)):
            pair = pairs[at]
            self._pair(self._content(pair >> 16), self._content(pair & 0xFFFF))
        self.first[kind] = len(self.pool)
        self.floor[kind] = self._sift()
        self.last[kind] = len(self.pool)

    def _content(self, number: i64) -> vec[i64]:
        """Return the demands of a content."""
        known = self.known[number]
        if known is None:
            known = self.source.demands(self.catalogue.contents[number])
            self.known[number] = known
        return known

    def _pair(self, left: vec[i64], right: vec[i64]) -> None:
        """Keep every demand of both contents together that fits, by its cost."""
        room: i64 = self.supply.room
        guards: i64 = self.supply.guards
        raw = self.raw
        for at in range(len(left)):
            one: i64 = left[at]
            for index in range(len(right)):
                both: i64 = one + right[index]
                price: i64 = both >> COST
                if (both + room) & guards == 0 and price <= self.cap:
                    raw[price] = append(raw[price], both)

    def _sift(self) -> i64:
        """Move the demands into the pool but for those that another one undercuts; return the least cost."""
        pool = self.pool
        guards: i64 = self.supply.guards
        start: i64 = len(pool)
        least: i64 = NEVER
        for price in range(COSTS):
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


def changes(supply: Supply) -> vec[i64]:
    """Return how many of so many dice must change to show so many pips, at ``DICE_AT * dice + pips``; or NEVER."""
    sums: list[int] = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    for kind, count in enumerate(supply.counts):
        face = kind % 7
        if face:
            for _ in range(count):
                for size in range(9, 0, -1):
                    sums[size] |= sums[size - 1] << face
    table = vec[i64]([NEVER] * (DICE_AT * 10))
    table[0] = 0
    for dice in range(1, 10):
        for changed in range(dice, -1, -1):
            there = sums[dice - changed]
            for pips in range(dice, 55):
                # changed dice show from 1 to 6 each: the others show what is left
                low, high = pips - 6 * changed, pips - changed
                if high >= 0 and there & (((2 << high) - 1) ^ ((1 << max(low, 0)) - 1)):
                    table[DICE_AT * dice + pips] = changed
    return table
