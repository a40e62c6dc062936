"""How each requirement of the kingdom stands: met, still short, lost for good, not decided yet, or facing outside.

``Filling`` tells whether one line can be filled from what is left, as if no other line were there.

Nothing here decides what is legal. A verdict of CANNOT is proved by the solver: whatever frame the kingdom ends in and
whatever lies elsewhere, nothing that is left meets the requirement.
"""

from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.line import BACK, ONWARD, Asked, asked, cells_of
from vedette.games.twelve_patrols.engine.rules import horizontal, vertical
from vedette.games.twelve_patrols.engine.state import Kingdom, measure
from vedette.games.twelve_patrols.solver.contents import Contents
from vedette.games.twelve_patrols.solver.lines import BARE, LineDemands, SpotBase, base_of, read, signatures
from vedette.games.twelve_patrols.solver.supply import COST, TOP, Supply

READ: Final = 4096
"""How many lines are cached: most of a kingdom asks what it asked before the last action."""
_read: Final = lru_cache(maxsize=READ)(read)


class Filling:
    """Decides whether single lines can be filled from the supply of a kingdom, and remembers the answers.

    A die that must change now costs no item any more; that is counted as one more item to spare, so a line is never
    called unfillable wrongly.
    """

    def __init__(self, kingdom: Kingdom) -> None:
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
        """Return whether the two patrols of a line can be filled, on top of what lies there, to what is asked."""
        line = _read(wanted, left, right)
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
        """Return the ways to pay from the supply for what a spot gets, up to a cost, the cheapest first."""
        if (one, most) not in self.listed:
            self.listed[one, most] = self.source.demands(one, i64(most))
        return self.listed[one, most]


MOST_SPAN: Final = 3
"""The rows, and columns, that the finished kingdom spans."""
HOLDS: Final = 0
SHORT: Final = 1
CANNOT: Final = 2
OPEN: Final = 3
OUTSIDE: Final = 4
STATES: Final = ["holds", "short", "cannot", "open", "outside"]
"""The names of the states of a requirement, by number, as JSON and messages have them."""


class RequirementMark(NamedTuple):
    """One requirement of a placed card: ``have`` of ``need``, with ``empty`` of its spots still to be filled."""

    cell: int
    side: int
    kind: int
    need: int
    have: int
    empty: int
    state: int


class Obstacle(NamedTuple):
    """One thing that keeps a turn from ending, or, as a warning, one that spoils an incomplete line (§4.8 to §4.10).

    ``mark`` is None where a line is spoilt as a whole or a spot merely has to be filled; ``spots`` are then the
    spots meant, else those in reach of the mark that can still take an item.
    """

    line: int
    state: int
    warning: bool
    mark: RequirementMark | None
    spots: list[int]
    clash: tuple[RequirementMark, ...] = ()
    """Of a line that is spoilt as a whole, the fewest requirements that cannot be met together."""


def size(kingdom: Kingdom) -> tuple[int, int]:
    """Return the rows and the columns that the kingdom spans so far; 3 fixes that axis (§3.3)."""
    rows = columns = 0
    for cell in range(rules.CELLS):
        if kingdom.region_at(cell) >= 0:
            rows = max(rows, cell // 3 + 1)
            columns = max(columns, cell % 3 + 1)
    return rows, columns


def ahead(cell: int, side: int) -> list[int]:
    """Return the spots from a cell to the border on one side, nearest first."""
    row, column = divmod(cell, 3)
    if side == rules.EAST:
        return [horizontal(row, c) for c in range(column, 2)]
    if side == rules.WEST:
        return [horizontal(row, c) for c in range(column - 1, -1, -1)]
    if side == rules.SOUTH:
        return [vertical(r, column) for r in range(row, 2)]
    return [vertical(r, column) for r in range(row - 1, -1, -1)]


def line_of(cell: int, side: int) -> int:
    """Return the line that an edge looks along."""
    return cell // 3 if side in (rules.EAST, rules.WEST) else 3 + cell % 3


def _marks(kingdom: Kingdom, filling: Filling) -> list[RequirementMark]:
    rows, columns = size(kingdom)
    found: list[RequirementMark] = []
    for cell in range(rules.CELLS):
        region = kingdom.region_at(cell)
        if region < 0:
            continue
        for side in (rules.NORTH, rules.EAST, rules.SOUTH, rules.WEST):
            required = int(kingdom.box.edges[4 * region + side])
            if required:
                span = rows if side in (rules.NORTH, rules.SOUTH) else columns
                found.append(_mark(kingdom, filling, cell, side, span))
    return found


def _mark(kingdom: Kingdom, filling: Filling, cell: int, side: int, span: int) -> RequirementMark:
    """Return how one requirement stands, over every frame that is still possible."""
    required = int(kingdom.box.edges[4 * kingdom.region_at(cell) + side])
    kind, need = required >> rules.KIND_SHIFT, required & rules.NUMBER
    line = line_of(cell, side)
    place = cells_of(line).index(cell)
    onward = side in (rules.EAST, rules.SOUTH)
    seen = ahead(cell, side)[: span - 1 - place if onward else place]  # as if the kingdom ended here
    laid = [spot for spot in seen if kingdom.signature(spot)]
    have = int(measure(sum([kingdom.signature(spot) for spot in laid]), kind))
    empty = len(seen) - len(laid)
    fixed = span == MOST_SPAN
    if fixed and not seen:
        return RequirementMark(cell, side, kind, need, 0, 0, OUTSIDE)
    if not [offset for offset in range(MOST_SPAN + 1 - span) if filling.edge(line, place, side, offset)]:
        state = CANNOT
    elif not fixed:
        state = OPEN
    elif empty == 0 and have == need:
        state = HOLDS
    else:
        state = SHORT if not [spot for spot in seen if not kingdom.between() >> spot & 1] else OPEN
    return RequirementMark(cell, side, kind, need, have, empty, state)


def standing(kingdom: Kingdom) -> tuple[list[RequirementMark], list[Obstacle]]:
    """Return how every requirement of the placed cards stands, and what keeps the turn from ending.

    Marks are by cell, then north, east, south, west; orders line by line, then the warnings of the lines still
    incomplete.
    """
    complete, unmet = kingdom.complete(), kingdom.unmet()
    filling = Filling(kingdom)
    all_marks = _marks(kingdom, filling)
    blocking: list[Obstacle] = []
    warnings: list[Obstacle] = []
    for line in range(rules.LINES):
        mine = [mark for mark in all_marks if line_of(mark.cell, mark.side) == line]
        if unmet >> line & 1:
            blocking += _blocking(kingdom, filling, line, mine)
        elif not complete >> line & 1:
            warnings += [_order(kingdom, line, mark, warning=True) for mark in mine if mark.state == CANNOT]
    return all_marks, blocking + warnings


def _blocking(kingdom: Kingdom, filling: Filling, line: int, mine: list[RequirementMark]) -> list[Obstacle]:
    """Return the obstacles of one complete line that keep the turn from ending."""
    found = [_order(kingdom, line, mark, warning=False) for mark in mine if mark.state in (SHORT, CANNOT)]
    empty = [spot for spot in (2 * line, 2 * line + 1) if not kingdom.signature(spot)]
    if not [order for order in found if order.state == CANNOT] and not filling.line(line):
        both, clash = [2 * line, 2 * line + 1], _clash(kingdom, filling, line, mine)
        found.append(Obstacle(line, CANNOT, warning=False, mark=None, spots=both, clash=clash))
    asked = [spot for order in found for spot in order.spots]
    bare = [spot for spot in empty if spot not in asked]
    if bare:
        found.append(Obstacle(line, SHORT, warning=False, mark=None, spots=bare))
    return found


def _clash(kingdom: Kingdom, filling: Filling, line: int, mine: list[RequirementMark]) -> tuple[RequirementMark, ...]:
    """Return the fewest requirements of a complete line that cannot be met together; all four cannot."""
    first, middle, last = cells_of(line)
    onward, back = int(ONWARD[line]), int(BACK[line])
    bases = filling.base(2 * line), filling.base(2 * line + 1)
    edges = [(first, onward), (last, back), (middle, back), (middle, onward)]
    regions = [kingdom.region_at(cell) for cell in (first, middle, last)]
    whole = asked(kingdom.box.edges, line, regions[0], regions[1], regions[2])
    placed = [at for at in range(len(edges)) if whole[at] != rules.FREE]
    for count in range(2, len(placed)):
        for chosen in combinations(placed, count):
            kept = [whole[at] if at in chosen else i64(rules.FREE) for at in range(len(edges))]
            if not filling.fills((kept[0], kept[1], kept[2], kept[3]), bases[0], bases[1]):
                placed = list(chosen)
                break
        else:
            continue
        break
    return tuple(mark for at in placed for mark in mine if (mark.cell, mark.side) == edges[at])


def _order(kingdom: Kingdom, line: int, mark: RequirementMark, *, warning: bool) -> Obstacle:
    """Return the obstacle that an unmet requirement is, with the spots it counts that can still take an item."""
    drafts = kingdom.drafts()
    spots = [
        spot
        for spot in ahead(mark.cell, mark.side)
        if not kingdom.signature(spot) or drafts >> spot & 1 or kingdom.box.top_up
    ]
    return Obstacle(line, mark.state, warning, mark, spots)
