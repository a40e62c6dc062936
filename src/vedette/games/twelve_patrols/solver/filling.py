"""Whether one line can be filled from what a kingdom has left: exactly, as if no other line were there."""

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.line import Asked, asked, cells_of
from vedette.games.twelve_patrols.engine.state import Kingdom
from vedette.games.twelve_patrols.solver.contents import Contents
from vedette.games.twelve_patrols.solver.lines import BARE, LineDemands, SpotBase, base_of, read, signatures
from vedette.games.twelve_patrols.solver.supply import COST, TOP, Supply


class Filling:
    """The supply of a kingdom, and what was found out about lines that it fills.

    A die that must change now costs no item any more; that is counted as one more item to spare, so a line is never
    called unfillable wrongly.
    """

    def __init__(self, kingdom: Kingdom) -> None:
        """Take what is left."""
        packed = kingdom.supply()
        pips = [int(edge) & rules.NUMBER for edge in kingdom.box.edges if edge >> rules.KIND_SHIFT == rules.SUM]
        self.kingdom = kingdom
        self.supply = Supply([packed >> 2 * kind & 3 for kind in range(rules.TYPES)], max([*pips, 0]))
        self.source = Contents(self.supply)
        self.spare = kingdom.spare() + (kingdom.changing() >= 0)
        self.listed: dict[tuple[int, int], vec[i64]] = {}
        self.known: dict[LineDemands, bool] = {}

    def base(self, spot: int) -> SpotBase:
        """Return what lies in a spot, and whether it may grow."""
        kingdom = self.kingdom
        return base_of(kingdom.signature(spot), shut=kingdom.closed(spot) and not kingdom.box.top_up)

    def line(self, line: int) -> bool:
        """Return whether all four requirements of a complete line can be met."""
        first, middle, last = [self.kingdom.region_at(cell) for cell in cells_of(line)]
        wanted = asked(self.kingdom.box.edges, line, first, middle, last)
        return self.fills(wanted, self.base(2 * line), self.base(2 * line + 1))

    def edge(self, line: int, place: int, side: int, offset: int) -> bool:
        """Return whether one requirement can be met, if the kingdom ends so many rows or columns from the far border.

        It is that of the card at a place of a line as the kingdom lies now; ``offset`` moves the line onward.
        """
        kingdom = self.kingdom
        edges = vec[i64]([rules.FREE] * 8)  # the card with this edge alone, and one that asks for nothing
        edges[side] = kingdom.box.edges[4 * kingdom.region_at(cells_of(line)[place]) + side]
        cards = [1, 1, 1]
        cards[place + offset] = 0
        spots = [BARE] * offset + [self.base(2 * line), self.base(2 * line + 1)]
        return self.fills(asked(edges, line, cards[0], cards[1], cards[2]), spots[0], spots[1])

    def fills(self, wanted: Asked, left: SpotBase, right: SpotBase) -> bool:
        """Return whether two patrols can become what is asked, on top of what lies there."""
        line = read(wanted, left, right)
        if line is None:
            return False
        if line not in self.known:
            self.known[line] = self._fills(line, self.spare + (left.items == 0) + (right.items == 0))
        return self.known[line]

    def _fills(self, line: LineDemands, most: int) -> bool:
        """Return whether a line can be filled at a cost of so many items and changes."""
        supply = self.supply
        room: i64 = supply.room + (i64(TOP - most) << COST)
        for left, right in signatures(line):
            others = self._demands(right, most)
            for one in self._demands(left, most):
                for other in others:
                    both: i64 = one + other
                    if both >> COST > most:
                        break
                    if (both + room) & supply.guards == 0 and supply.feasible(both):
                        return True
        return False

    def _demands(self, one: int, most: int) -> vec[i64]:
        """Return the demands of a content, the cheapest first."""
        if (one, most) not in self.listed:
            self.listed[one, most] = self.source.demands(one, i64(most))
        return self.listed[one, most]
