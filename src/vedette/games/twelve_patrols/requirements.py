"""How each requirement of the kingdom stands: met, still short, lost for good, not decided yet, or facing outside.

Nothing here decides what is legal. A verdict of CANNOT is a proof from counts alone (what lies there stays, every
empty spot takes at least one item, only so many items are left), whatever frame the kingdom ends in; where the
counts prove nothing the verdict is SHORT or OPEN.
"""

from typing import Final, NamedTuple

from vedette.games.twelve_patrols.rules import (
    CELLS,
    COLOUR_COUNT,
    COLOURS,
    EAST,
    FACES,
    ITEMS,
    KIND_SHIFT,
    LINES,
    NORTH,
    NUMBER,
    SOUTH,
    SUM,
    WEST,
    horizontal,
    vertical,
)
from vedette.games.twelve_patrols.state import COLOUR_BITS, COUNT, PIPS_SHIFT, Kingdom, measure

HOLDS: Final = 0
SHORT: Final = 1
CANNOT: Final = 2
OPEN: Final = 3
OUTSIDE: Final = 4
STATES: Final = ["holds", "short", "cannot", "open", "outside"]
"""The names of the verdicts, for JSON and for words."""


class Mark(NamedTuple):
    """One requirement of a placed card: ``have`` of ``need``, with ``empty`` of its spots still to be filled."""

    cell: int
    side: int
    kind: int
    need: int
    have: int
    empty: int
    state: int


class Order(NamedTuple):
    """One thing that keeps a turn from ending, or, as a warning, one that spoils an incomplete line (§4.8 to §4.10).

    ``mark`` is None where a line is spoilt as a whole or a spot merely has to be filled; ``spots`` are then the
    spots meant, else those in reach of the mark that can still take an item.
    """

    line: int
    state: int
    warning: bool
    mark: Mark | None
    spots: list[int]


class Reach(NamedTuple):
    """What an edge looks at in one possible frame: the sum of signatures, and what may still come to it."""

    signature: int
    spots: int
    empty: int
    growing: bool


def size(kingdom: Kingdom) -> tuple[int, int]:
    """Return the rows and the columns that the kingdom spans so far; 3 fixes that axis (§3.3)."""
    rows = columns = 0
    for cell in range(CELLS):
        if kingdom.region_at(cell) >= 0:
            rows = max(rows, cell // 3 + 1)
            columns = max(columns, cell % 3 + 1)
    return rows, columns


def ahead(cell: int, side: int) -> list[int]:
    """Return the spots from a cell to the border on one side, nearest first."""
    row, column = divmod(cell, 3)
    if side == EAST:
        return [horizontal(row, c) for c in range(column, 2)]
    if side == WEST:
        return [horizontal(row, c) for c in range(column - 1, -1, -1)]
    if side == SOUTH:
        return [vertical(r, column) for r in range(row, 2)]
    return [vertical(r, column) for r in range(row - 1, -1, -1)]


def line_of(cell: int, side: int) -> int:
    """Return the line that an edge looks along."""
    return cell // 3 if side in (EAST, WEST) else 3 + cell % 3


def marks(kingdom: Kingdom) -> list[Mark]:
    """Return how every requirement of the placed cards stands, by cell, then north, east, south, west."""
    rows, columns = size(kingdom)
    found: list[Mark] = []
    for cell in range(CELLS):
        region = kingdom.region_at(cell)
        if region < 0:
            continue
        for side in (NORTH, EAST, SOUTH, WEST):
            required = int(kingdom.box.edges[4 * region + side])
            if required:
                span = rows if side in (NORTH, SOUTH) else columns
                found.append(_mark(kingdom, cell, side, required, span))
    return found


def _mark(kingdom: Kingdom, cell: int, side: int, required: int, span: int) -> Mark:
    """Return how one requirement stands, over every frame that is still possible."""
    kind, need = required >> KIND_SHIFT, required & NUMBER
    frames = [_reach(kingdom, cell, side, offset) for offset in range(4 - span)]
    here = frames[0] if len(frames) == 1 else frames[-1 if side in (EAST, SOUTH) else 0]  # as if it ended here
    have = int(measure(here.signature, kind))
    if len(frames) == 1 and here.spots == 0:
        return Mark(cell, side, kind, need, 0, 0, OUTSIDE)
    if not [reach for reach in frames if reach.spots == 0 or _possible(kingdom, reach, kind, need)]:
        state = CANNOT
    elif len(frames) > 1:
        state = OPEN
    elif here.empty == 0 and have == need:
        state = HOLDS
    else:
        between = kingdom.between()
        decided = [spot for spot in ahead(cell, side) if between >> spot & 1]
        state = SHORT if len(decided) == here.spots else OPEN
    return Mark(cell, side, kind, need, have, here.empty, state)


def _reach(kingdom: Kingdom, cell: int, side: int, offset: int) -> Reach:
    """Return what an edge looks at if the kingdom ends up ``offset`` rows or columns from the far north or west."""
    place = cell // 3 if side in (NORTH, SOUTH) else cell % 3
    total = 2 - place - offset if side in (EAST, SOUTH) else place + offset
    drafts = kingdom.drafts()
    signature, empty, growing = 0, total, False
    for spot in ahead(cell, side)[:total]:
        there = kingdom.signature(spot)
        if there:
            signature += there
            empty -= 1
            growing = growing or drafts >> spot & 1 == 1 or kingdom.box.top_up
    return Reach(signature, total, empty, growing or empty > 0)


def _possible(kingdom: Kingdom, reach: Reach, kind: int, need: int) -> bool:
    """Return whether counts leave a way to meet a requirement; False is a proof that there is none."""
    have = int(measure(reach.signature, kind))
    if have > need:
        return False
    if not reach.growing:
        return have == need
    most = reach.empty + kingdom.spare()  # items that can still come to these spots
    missing = need - have
    cubes, dice, by_colour = _left(kingdom)
    if kind == ITEMS:
        return reach.empty <= missing <= min(most, cubes + dice)
    if kind == SUM:
        fewest = (missing + 5) // 6
        return fewest <= min(dice, most) and reach.empty <= cubes + min(dice, missing)
    held = [reach.signature >> COLOUR_BITS * (colour + 1) & COUNT for colour in range(COLOUR_COUNT)]
    new = [count for count, there in zip(by_colour, held, strict=True) if count and not there]
    if missing:
        return missing <= min(most, len(new))
    return reach.empty <= sum([count for count, there in zip(by_colour, held, strict=True) if there])


def _left(kingdom: Kingdom) -> tuple[int, int, list[int]]:
    """Return the cubes, the dice, and the items of each colour that are left in the supply."""
    supply = kingdom.supply()
    cubes = dice = 0
    by_colour: list[int] = []
    for colour in range(COLOUR_COUNT):
        counts = [supply >> 2 * (FACES * colour + face) & 3 for face in range(FACES)]
        cubes += counts[0]
        dice += sum(counts[1:])
        by_colour.append(sum(counts))
    return cubes, dice, by_colour


def orders(kingdom: Kingdom) -> list[Order]:
    """Return what keeps the turn from ending, line by line, then the warnings of the lines still incomplete."""
    complete, unmet = kingdom.complete(), kingdom.unmet()
    all_marks = marks(kingdom)
    blocking: list[Order] = []
    warnings: list[Order] = []
    for line in range(LINES):
        mine = [mark for mark in all_marks if line_of(mark.cell, mark.side) == line]
        if unmet >> line & 1:
            blocking += _blocking(kingdom, line, mine)
        elif not complete >> line & 1:
            warnings += [_order(kingdom, line, mark, warning=True) for mark in mine if mark.state == CANNOT]
    return blocking + warnings


def _blocking(kingdom: Kingdom, line: int, mine: list[Mark]) -> list[Order]:
    """Return what one complete line still lacks."""
    found = [_order(kingdom, line, mark, warning=False) for mark in mine if mark.state in (SHORT, CANNOT)]
    empty = [spot for spot in (2 * line, 2 * line + 1) if not kingdom.signature(spot)]
    if not [order for order in found if order.state == CANNOT] and hopeless(kingdom, line):
        found.append(Order(line, CANNOT, warning=False, mark=None, spots=[2 * line, 2 * line + 1]))
    asked = [spot for order in found for spot in order.spots]
    bare = [spot for spot in empty if spot not in asked]
    if bare:
        found.append(Order(line, SHORT, warning=False, mark=None, spots=bare))
    return found


def _order(kingdom: Kingdom, line: int, mark: Mark, *, warning: bool) -> Order:
    """Return the order that a mark gives, with the spots in its reach that can take an item."""
    drafts = kingdom.drafts()
    spots = [
        spot
        for spot in ahead(mark.cell, mark.side)
        if not kingdom.signature(spot) or drafts >> spot & 1 or kingdom.box.top_up
    ]
    return Order(line, mark.state, warning, mark, spots)


def hopeless(kingdom: Kingdom, line: int) -> bool:
    """Return whether counts prove that a complete line can no longer hold, its requirements taken together."""
    first, last = kingdom.signature(2 * line), kingdom.signature(2 * line + 1)
    start, step = (3 * line, 1) if line < 3 else (line - 3, 3)
    front, back = (EAST, WEST) if line < 3 else (SOUTH, NORTH)
    sides = [(0, front), (2, back), (1, back), (1, front)]
    asked = [_required(kingdom, start + step * place, side) for place, side in sides]
    most = kingdom.spare() + (first == 0) + (last == 0)
    if not kingdom.box.top_up:
        ways = [_more(kingdom, 2 * line, first, most), _more(kingdom, 2 * line + 1, last, most)]
    else:
        ways = [list(range(first == 0, most + 1)), list(range(last == 0, most + 1))]
    for one in ways[0]:
        for other in ways[1]:
            if one + other <= most and _joint(asked, (first, last), (one, other)):
                return False
    return True


def _more(kingdom: Kingdom, spot: int, there: int, most: int) -> list[int]:
    """Return how many items a spot may still receive."""
    if there == 0:
        return list(range(1, most + 1))
    return list(range(most + 1)) if kingdom.drafts() >> spot & 1 else [0]


def _required(kingdom: Kingdom, cell: int, side: int) -> tuple[int, int]:
    """Return the kind and the number that a placed card asks on a side."""
    required = int(kingdom.box.edges[4 * kingdom.region_at(cell) + side])
    return required >> KIND_SHIFT, required & NUMBER


def _joint(asked: list[tuple[int, int]], there: tuple[int, int], more: tuple[int, int]) -> bool:
    """Return whether so many more items in each patrol could meet all four requirements, items, pips and colours apart.

    ``asked`` is what both patrols together must show, twice (from either end), then the first, then the last alone.
    """
    items = [(signature & COUNT) + count for signature, count in zip(there, more, strict=True)]
    for (kind, need), count in zip(asked, [sum(items), sum(items), *items], strict=True):
        if kind == ITEMS and count != need:
            return False
    return _pips(asked, there, more) and _colours(asked, there, more)


def _pips(asked: list[tuple[int, int]], there: tuple[int, int], more: tuple[int, int]) -> bool:
    """Return whether some pips, from what lies there up to six more an item, meet the sums that are asked."""
    wanted = [need if kind == SUM else -1 for kind, need in asked]
    low, high = [0, 0], [0, 0]
    for patrol in range(2):
        low[patrol] = there[patrol] >> PIPS_SHIFT
        high[patrol] = low[patrol] + 6 * more[patrol]
        alone = wanted[2 + patrol]
        if alone >= 0:
            if not low[patrol] <= alone <= high[patrol]:
                return False
            low[patrol] = high[patrol] = alone
    both = [want for want in wanted[:2] if want >= 0]
    return not both or (min(both) == max(both) and sum(low) <= both[0] <= sum(high))


def _colours(asked: list[tuple[int, int]], there: tuple[int, int], more: tuple[int, int]) -> bool:
    """Return whether some colours for the items to come meet the numbers of colours that are asked."""
    wanted = [need if kind == COLOURS else -1 for kind, need in asked]
    masks = [[m for m in range(1, 8) if _reaches(_mask(s), m, n)] for s, n in zip(there, more, strict=True)]
    for one in masks[0]:
        for other in masks[1]:
            shown = [(one | other).bit_count(), (one | other).bit_count(), one.bit_count(), other.bit_count()]
            if all([want in (-1, count) for want, count in zip(wanted, shown, strict=True)]):  # noqa: C419 (as above)
                return True
    return False


def _mask(signature: int) -> int:
    """Return the mask of the colours in a signature."""
    return sum([1 << c for c in range(COLOUR_COUNT) if signature >> COLOUR_BITS * (c + 1) & COUNT])


def _reaches(have: int, mask: int, more: int) -> bool:
    """Return whether so many more items can turn one set of colours into another."""
    if have & ~mask:
        return False
    return (mask & ~have).bit_count() <= more
