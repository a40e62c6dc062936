"""What may be done: the lists of actions, ready made and only joined here, and the two questions a turn asks.

Every list is ascending by the way the actions are numbered; no action here looks ahead (§5.5).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.rules import (
    CELLS,
    CHANGE,
    COLOUR_COUNT,
    DISCARD,
    DRAW,
    EAST,
    END,
    FACES,
    NORTH,
    NORTH_OF,
    PLACE,
    PUT,
    REGIONS,
    ROLL,
    SOUTH,
    SPOTS,
    TARGETS,
    WEST,
    WEST_OF,
)
from vedette.games.twelve_patrols.state import (
    AVAILABLE,
    BETWEEN,
    CHANGE_DIE,
    COMPLETE,
    DICE_LEFT,
    DISPLAY_SET,
    DRAFT,
    DRAW_CARD,
    FILL,
    FILLED,
    KINGDOM,
    NEW,
    OCCUPIED,
    PHASE,
    PLACE_CARD,
    ROLL_DICE,
    SIGNATURES,
    SPARE,
    UNMET,
    UNSEEN,
    Kingdom,
    lines_through,
    meets,
    spots_of,
)

FACE_SETS: Final = 1 << FACES
CUBES_ONLY: Final = 1 | 1 << FACES | 1 << 2 * FACES
"""The types that are cubes."""


def _chosen(first: int, bits: int) -> list[list[int]]:
    """Return, for each mask of so many bits, the actions from ``first`` whose bit is set."""
    return [[first + bit for bit in range(bits) if mask >> bit & 1] for mask in range(1 << bits)]


def _targets(occupied: int) -> list[int]:
    """Return where a card may go next to these cells of a kingdom that starts at cell 0 (§3.2, §3.3)."""
    if occupied == 0:
        return [0]
    cells = [cell for cell in range(CELLS) if occupied >> cell & 1]
    near: list[int] = []
    for cell in range(CELLS):
        beside = [c for c in cells if abs(c // 3 - cell // 3) + abs(c % 3 - cell % 3) == 1]
        if beside and cell not in cells:
            near.append(cell)
    if max([cell % 3 for cell in cells]) < 2:
        near += [WEST_OF + row for row in range(3) if 3 * row in cells]
    if max([cell // 3 for cell in cells]) < 2:
        near += [NORTH_OF + column for column in range(3) if column in cells]
    return near


def _places() -> list[list[int]]:
    """Return, for each region and each mask of occupied cells, the ways to place it."""
    near = [_targets(occupied) for occupied in range(1 << CELLS)]
    return [[PLACE + TARGETS * region + target for target in there] for region in range(REGIONS) for there in near]


def _puts() -> list[list[int]]:
    """Return, for each spot, colour and set of faces of that colour, the ways to put one there."""
    lists: list[list[int]] = []
    for spot in range(SPOTS):
        for colour in range(COLOUR_COUNT):
            lists += _chosen(PUT + (COLOUR_COUNT * spot + colour) * FACES, FACES)
    return lists


def _discards() -> list[list[int]]:
    """Return, for each colour and set of its faces, the ways to give one up."""
    lists: list[list[int]] = []
    for colour in range(COLOUR_COUNT):
        lists += _chosen(DISCARD + FACES * colour, FACES)
    return lists


def _changes() -> list[list[int]]:
    """Return, for each colour and set of its faces, the changes of a die to another value (§5.2)."""
    lists: list[list[int]] = []
    for colour in range(COLOUR_COUNT):
        for faces in range(FACE_SETS):
            lists.append(  # noqa: PERF401 (a comprehension of comprehensions would hide the order)
                [
                    CHANGE + 36 * colour + 6 * old + new
                    for old in range(6)
                    if faces >> (old + 1) & 1
                    for new in range(6)
                    if new != old
                ]
            )
    return lists


ROLLS: Final = _chosen(ROLL, 6)[-1]
DRAWS: Final = [*_chosen(DRAW, 4), *_chosen(DRAW + 4, 4), *_chosen(DRAW + 8, 4)]
PLACES: Final = _places()
PUTS: Final = _puts()
DISCARDS: Final = _discards()
CHANGES: Final = _changes()


def actions(kingdom: Kingdom) -> list[int]:
    """Return everything that may be done or may happen; the caller owns the list."""
    w = kingdom.words
    phase = w[PHASE]
    if phase == FILL:
        return _fill(kingdom)
    if phase == PLACE_CARD:
        return _place(w)
    if phase == CHANGE_DIE:
        return _joined(CHANGES, w[AVAILABLE])
    if phase == DRAW_CARD:
        unseen = w[UNSEEN]
        drawn = DRAWS[unseen & 15][:]
        drawn.extend(DRAWS[16 + (unseen >> 4 & 15)])
        drawn.extend(DRAWS[32 + (unseen >> 8)])
        return drawn
    return ROLLS[:] if phase == ROLL_DICE else []


def _joined(lists: list[list[int]], available: i64) -> list[int]:
    """Return what the three colours' lists hold for these types."""
    out = lists[available & 127][:]
    out.extend(lists[FACE_SETS + (available >> FACES & 127)])
    out.extend(lists[2 * FACE_SETS + (available >> 2 * FACES)])
    return out


def _place(w: vec[i64]) -> list[int]:
    """Return the ways to place a card of the display, and to begin a change (§3.1, §5.1)."""
    out: list[int] = []
    shown = w[DISPLAY_SET]
    at = w[OCCUPIED]
    while shown:
        if shown & 1:
            out.extend(PLACES[at])
        shown >>= 1
        at += 1 << CELLS
    offered = discardable(w)
    if offered:
        out.extend(_joined(DISCARDS, offered))
    return out


def _fill(kingdom: Kingdom) -> list[int]:
    """Return the ways to put an item, to begin a change, and to end the turn (§4, §5)."""
    w = kingdom.words
    out: list[int] = []
    available = w[AVAILABLE]
    low = available & 127
    middle = FACE_SETS + (available >> FACES & 127)
    high = 2 * FACE_SETS + (available >> 2 * FACES)
    spots = open_spots(kingdom)
    at: i64 = 0
    while spots:
        if spots & 1:
            out.extend(PUTS[at + low])
            out.extend(PUTS[at + middle])
            out.extend(PUTS[at + high])
        spots >>= 1
        at += COLOUR_COUNT * FACE_SETS
    offered = discardable(w)
    if offered:
        out.extend(_joined(DISCARDS, offered))
    if w[UNMET] == 0:
        out.append(END)
    return out


def open_spots(kingdom: Kingdom) -> i64:
    """Return the mask of the spots that may receive an item now (§4.1, §4.2, §5.4, §6.2, §6.3)."""
    w = kingdom.words
    filled = w[FILLED]
    reach = BETWEEN[w[OCCUPIED]]
    if kingdom.box.late_orders:
        reach &= spots_of(finished(w))
    if w[SPARE] == 0:  # every item left is owed to an empty spot
        return reach & ~filled
    return reach if kingdom.box.top_up else reach & (~filled | w[DRAFT])


def finished(w: vec[i64]) -> i64:
    """Return the mask of the lines that this turn's card completed."""
    return COMPLETE[w[OCCUPIED]] & lines_through(w[NEW] - 1)


def discardable(w: vec[i64]) -> i64:
    """Return the mask of the types that may be given up: an item to spare, and a die left to change (§5.3, §5.4)."""
    if w[SPARE] == 0 or w[DICE_LEFT] == 0:
        return 0
    return w[AVAILABLE] & CUBES_ONLY if w[DICE_LEFT] == 1 else w[AVAILABLE]


def stuck(kingdom: Kingdom) -> bool:
    """Return whether nothing at all can be done in this turn any more (§7.2): there is no other way to lose."""
    w = kingdom.words
    return w[UNMET] != 0 and open_spots(kingdom) == 0 and discardable(w) == 0


def judge(kingdom: Kingdom, line: i64) -> None:
    """Note whether a line, if it is complete, is filled and satisfied."""
    w = kingdom.words
    bit: i64 = 1 << line
    w[UNMET] &= ~bit
    if COMPLETE[w[OCCUPIED]] & bit and not holds(kingdom, line):
        w[UNMET] |= bit


def holds(kingdom: Kingdom, line: i64) -> bool:
    """Return whether both spots of a complete line are filled and its four inward requirements met (§4.8, §4.9).

    A card at an end binds both patrols of its line, the middle card binds one patrol each way (§4.3)::

        A | first | B | last | C
    """
    w = kingdom.words
    first = w[SIGNATURES + 2 * line]
    last = w[SIGNATURES + 2 * line + 1]
    if first == 0 or last == 0:
        return False
    start, step = (line * 3, i64(1)) if line < 3 else (line - 3, i64(3))
    ahead: i64 = EAST if line < 3 else SOUTH
    back: i64 = WEST if line < 3 else NORTH
    edges = kingdom.box.edges
    cards = w[KINGDOM] >> 4 * start
    near = 4 * ((cards & 15) - 1)
    middle = 4 * ((cards >> 4 * step & 15) - 1)
    far = 4 * ((cards >> 8 * step & 15) - 1)
    return (
        meets(edges[near + ahead], first + last)
        and meets(edges[far + back], first + last)
        and meets(edges[middle + back], first)
        and meets(edges[middle + ahead], last)
    )
