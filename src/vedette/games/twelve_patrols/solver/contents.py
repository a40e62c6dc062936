"""Lists all ways to pay from one supply for what comes into a spot: so many items, of these colours and pips."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.solver.lines import ITEMS_AT, MASK_AT, PIPS_AT
from vedette.games.twelve_patrols.solver.supply import ANY_CUBE, ANY_DIE, COST, CUBE_OF, DIE_OF, ITEM_OF, Supply

BIT_COUNTS: Final = vec[i64]([mask.bit_count() for mask in range(8)])


class Contents:
    """Lists ways to pay for what comes into a spot; a list may hold some that others undercut."""

    def __init__(self, supply: Supply) -> None:
        self.supply = supply
        self.cap: i64 = 0
        self.mask: i64 = 0
        self.out = vec[i64]()

    def demands(self, one: int, cap: i64) -> vec[i64]:
        """Return the ways to pay for what comes into a spot up to the cost ``cap``, the cheapest first."""
        self.cap = cap
        self.out = vec[i64]()
        self._list(one)
        return by_cost(self.out, cap)

    def _list(self, one: int) -> None:
        """List the ways to pay for what comes into a spot, in no order."""
        items = i64(one >> ITEMS_AT & 31) - 1
        self.mask = i64(one >> MASK_AT & 15) - 1
        pips = i64(one >> PIPS_AT) - 1
        fewest = i64(one & 3)
        if items > self.cap:
            return
        if pips >= 0:
            self._showing(items, pips, fewest)
        elif self.mask >= 0:
            self._coloured(items, fewest)
        else:
            self._add((items if items >= 0 else fewest) << COST)

    def _add(self, demand: i64) -> None:
        """Add a demand to the list if the supply alone could meet it."""
        supply = self.supply
        if (demand + supply.room) & supply.guards == 0 and demand >> COST <= self.cap:
            self.out = append(self.out, demand)

    def _coloured(self, items: i64, fewest: i64) -> None:
        """Add every way to share the items among the colours of the mask, each colour at least once."""
        if items < 0:
            items = max(BIT_COUNTS[self.mask], fewest)
        self._spread(i64(0), items, i64(ITEM_OF), i64(4), self.mask)

    def _spread(self, demand: i64, items: i64, field: i64, wide: i64, missing: i64) -> None:
        """Add a demand with so many more items spread over the fields of the mask's colours.

        The colours in ``missing`` get at least one; ``field`` is white's, the others follow at ``wide`` bits.
        """
        supply = self.supply
        of = supply.cubes
        for white in range(items + 1):
            for yellow in range(items - white + 1):
                blue: i64 = items - white - yellow
                got: i64 = i64(white > 0) | i64(yellow > 0) << 1 | i64(blue > 0) << 2
                if missing & ~got or got & ~self.mask:
                    continue
                if wide == 3 and (white > of[0] or yellow > of[1] or blue > of[2]):
                    continue
                if white > 6 or yellow > 6 or blue > 6:
                    continue
                shared: i64 = white | yellow << wide | blue << 2 * wide
                self._add(demand + (shared << field) + (items << COST))

    def _showing(self, items: i64, pips: i64, fewest: i64) -> None:
        """Add every way to show the pips: dice as they lie, changed dice for the rest, cubes to make up the number."""
        words = self.supply.words
        marks = self.supply.marks
        most: i64 = self.cap if items < 0 else items
        for at in range(self.supply.within[pips]):
            mark = marks[at]
            left: i64 = pips - (mark & 255)
            size: i64 = mark >> 8 & 255
            colours: i64 = mark >> 16
            fewest_changed: i64 = (left + 5) // 6
            if size + fewest_changed > most or size + 2 * fewest_changed > self.cap:
                continue
            if self.mask >= 0 and colours & ~self.mask:
                continue
            if self.mask < 0:
                self._plain(words[at], size, left, items, fewest)
            else:
                self._showing_colours(words[at], size, left, items, fewest, colours)

    def _plain(self, natural: i64, size: i64, left: i64, items: i64, fewest: i64) -> None:
        """Add the demands that complete dice as they lie with changed dice and cubes of any colour."""
        changed: i64 = (left + 5) // 6
        last: i64 = min(left, 6) if items >= 0 else min(left, max(changed, fewest - size))
        last = min(last, (self.cap - size) // 2)
        while changed <= last:
            used: i64 = size + changed
            demand: i64 = natural + (changed << ANY_DIE) + (2 * changed << COST)
            cubes: i64 = max(fewest - used, i64(0)) if items < 0 else items - used
            if cubes >= 0:
                self._add(demand + (cubes << ANY_CUBE) + (cubes << COST))
            changed += 1

    def _showing_colours(self, natural: i64, size: i64, left: i64, items: i64, fewest: i64, colours: i64) -> None:
        """Add the demands that complete dice as they lie with changed dice and cubes of the mask's colours."""
        changed: i64 = (left + 5) // 6
        absent: i64 = BIT_COUNTS[self.mask & ~colours]
        last: i64 = min(left, 6) if items >= 0 else min(left, max(changed, fewest - size) + absent)
        last = min(last, (self.cap - size) // 2)
        while changed <= last:
            for white in range(changed + 1):
                for yellow in range(changed - white + 1):
                    blue: i64 = changed - white - yellow
                    got: i64 = i64(white > 0) | i64(yellow > 0) << 1 | i64(blue > 0) << 2
                    if got & ~self.mask or white > 3 or yellow > 3 or blue > 3:
                        continue
                    dice: i64 = white | yellow << 3 | blue << 6
                    demand: i64 = natural + (dice << DIE_OF) + (2 * changed << COST)
                    missing: i64 = self.mask & ~colours & ~got
                    used: i64 = size + changed
                    cubes: i64 = max(BIT_COUNTS[missing], fewest - used) if items < 0 else items - used
                    if cubes >= BIT_COUNTS[missing]:
                        self._spread(demand, cubes, i64(CUBE_OF), i64(3), missing)
            changed += 1


def by_cost(demands: vec[i64], cap: i64) -> vec[i64]:
    """Return demands of costs up to ``cap`` in the order of their costs."""
    if len(demands) < 2:
        return demands
    ends = vec[i64]([0] * (cap + 2))
    for at in range(len(demands)):
        ends[(demands[at] >> COST) + 1] += 1
    for price in range(cap + 1):
        ends[price + 1] += ends[price]
    out = demands[:]
    for at in range(len(demands)):
        demand = demands[at]
        out[ends[demand >> COST]] = demand
        ends[demand >> COST] += 1
    return out
