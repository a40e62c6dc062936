"""The legal actions of a position, joined from lists made beforehand, and whether lines hold and a turn is stuck.

Every list is ascending by the way the actions are numbered; no action here looks ahead (§5.5).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine import state as layout
from vedette.games.twelve_patrols.engine.line import LINE_CELLS, asked, met
from vedette.games.twelve_patrols.engine.state import Kingdom, lines_through, spots_of

FACE_SETS: Final = 1 << rules.FACES
CUBES_ONLY: Final = 1 | 1 << rules.FACES | 1 << 2 * rules.FACES
"""The mask of the three item types that are cubes."""


def _chosen(first: int, bits: int) -> list[list[int]]:
    """Return, for each mask of so many bits, the actions from ``first`` whose bit is set."""
    return [[first + bit for bit in range(bits) if mask >> bit & 1] for mask in range(1 << bits)]


def _targets(occupied: int) -> list[int]:
    """Return the targets where a card may be placed, by the mask of the occupied cells (§3.2, §3.3)."""
    if occupied == 0:
        return [0]
    cells = [cell for cell in range(rules.CELLS) if occupied >> cell & 1]
    near: list[int] = []
    for cell in range(rules.CELLS):
        beside = [c for c in cells if abs(c // 3 - cell // 3) + abs(c % 3 - cell % 3) == 1]
        if beside and cell not in cells:
            near.append(cell)
    if max([cell % 3 for cell in cells]) < 2:
        near += [rules.WEST_OF + row for row in range(3) if 3 * row in cells]
    if max([cell // 3 for cell in cells]) < 2:
        near += [rules.NORTH_OF + column for column in range(3) if column in cells]
    return near


def _places() -> list[list[int]]:
    """Return, for each region and each mask of occupied cells, the actions that place the region."""
    near = [_targets(occupied) for occupied in range(1 << rules.CELLS)]
    return [
        [rules.PLACE + rules.TARGETS * region + target for target in there]
        for region in range(rules.REGIONS)
        for there in near
    ]


def _puts() -> list[list[int]]:
    """Return, for each spot, colour and set of faces of that colour, the actions that put one such item there."""
    lists: list[list[int]] = []
    for spot in range(rules.SPOTS):
        for colour in range(rules.COLOUR_COUNT):
            lists += _chosen(rules.PUT + (rules.COLOUR_COUNT * spot + colour) * rules.FACES, rules.FACES)
    return lists


def _discards() -> list[list[int]]:
    """Return, for each colour and set of its faces, the actions that discard one such item (§5.1)."""
    lists: list[list[int]] = []
    for colour in range(rules.COLOUR_COUNT):
        lists += _chosen(rules.DISCARD + rules.FACES * colour, rules.FACES)
    return lists


def _changes() -> list[list[int]]:
    """Return, for each colour and set of its faces, the actions that turn one such die to another value (§5.2)."""
    lists: list[list[int]] = []
    for colour in range(rules.COLOUR_COUNT):
        for faces in range(FACE_SETS):
            lists.append(
                [
                    rules.CHANGE + 36 * colour + 6 * old + new
                    for old in range(6)
                    if faces >> (old + 1) & 1
                    for new in range(6)
                    if new != old
                ]
            )
    return lists


ROLLS: Final = _chosen(rules.ROLL, 6)[-1]
DRAWS: Final = [*_chosen(rules.DRAW, 4), *_chosen(rules.DRAW + 4, 4), *_chosen(rules.DRAW + 8, 4)]
PLACES: Final = _places()
PUTS: Final = _puts()
DISCARDS: Final = _discards()
CHANGES: Final = _changes()


def actions(kingdom: Kingdom) -> list[int]:
    """Return the legal actions, the player's or chance's, in ascending order; the caller owns the list."""
    w = kingdom.words
    phase = w[layout.PHASE]
    if phase == layout.FILL:
        return _fill(kingdom)
    if phase == layout.PLACE_CARD:
        return _place(w)
    if phase == layout.CHANGE_DIE:
        return _joined(CHANGES, w[layout.AVAILABLE])
    if phase == layout.DRAW_CARD:
        unseen = w[layout.UNSEEN]
        drawn = DRAWS[unseen & 15][:]
        drawn.extend(DRAWS[16 + (unseen >> 4 & 15)])
        drawn.extend(DRAWS[32 + (unseen >> 8)])
        return drawn
    return ROLLS[:] if phase == layout.ROLL_DICE else []


def _joined(lists: list[list[int]], available: i64) -> list[int]:
    """Return the actions on a mask of item types, joined from lists by colour and set of faces."""
    out = lists[available & 127][:]
    out.extend(lists[FACE_SETS + (available >> rules.FACES & 127)])
    out.extend(lists[2 * FACE_SETS + (available >> 2 * rules.FACES)])
    return out


def _place(w: vec[i64]) -> list[int]:
    """Return the actions that place a card of the display, or discard an item for a change (§3.1, §5.1)."""
    out: list[int] = []
    shown = w[layout.DISPLAY_SET]
    at = w[layout.OCCUPIED]
    while shown:
        if shown & 1:
            out.extend(PLACES[at])
        shown >>= 1
        at += 1 << rules.CELLS
    offered = discardable(w)
    if offered:
        out.extend(_joined(DISCARDS, offered))
    return out


def _fill(kingdom: Kingdom) -> list[int]:
    """Return the actions that put an item, discard one for a change, or end the turn (§4, §5)."""
    w = kingdom.words
    out: list[int] = []
    available = w[layout.AVAILABLE]
    low = available & 127
    middle = FACE_SETS + (available >> rules.FACES & 127)
    high = 2 * FACE_SETS + (available >> 2 * rules.FACES)
    spots = open_spots(kingdom)
    at: i64 = 0
    while spots:
        if spots & 1:
            out.extend(PUTS[at + low])
            out.extend(PUTS[at + middle])
            out.extend(PUTS[at + high])
        spots >>= 1
        at += rules.COLOUR_COUNT * FACE_SETS
    offered = discardable(w)
    if offered:
        out.extend(_joined(DISCARDS, offered))
    if w[layout.UNMET] == 0:
        out.append(rules.END)
    return out


def open_spots(kingdom: Kingdom) -> i64:
    """Return the mask of the spots that may receive an item now (§4.1, §4.2, §5.4, §6.2, §6.3)."""
    w = kingdom.words
    filled = w[layout.FILLED]
    reach = layout.BETWEEN[w[layout.OCCUPIED]]
    if kingdom.box.late_orders:
        reach &= spots_of(finished(w))
    if w[layout.SPARE] == 0:  # every item left is owed to an empty spot
        return reach & ~filled
    return reach if kingdom.box.top_up else reach & (~filled | w[layout.DRAFT])


def finished(w: vec[i64]) -> i64:
    """Return the mask of the lines that this turn's card completed."""
    return layout.COMPLETE[w[layout.OCCUPIED]] & lines_through(w[layout.NEW] - 1)


def discardable(w: vec[i64]) -> i64:
    """Return the mask of the item types that may be discarded: 0 without an item to spare or a die (§5.3, §5.4)."""
    if w[layout.SPARE] == 0 or w[layout.DICE_LEFT] == 0:
        return 0
    return w[layout.AVAILABLE] & CUBES_ONLY if w[layout.DICE_LEFT] == 1 else w[layout.AVAILABLE]


def stuck(kingdom: Kingdom) -> bool:
    """Return whether nothing at all can be done in this turn any more (§7.2): there is no other way to lose."""
    w = kingdom.words
    return w[layout.UNMET] != 0 and open_spots(kingdom) == 0 and discardable(w) == 0


def judge(kingdom: Kingdom, line: i64) -> None:
    """Set or clear a line's bit in the mask of unmet lines: set where it is complete, but not filled or not met."""
    w = kingdom.words
    bit: i64 = BIT[line]
    w[layout.UNMET] &= ~bit
    if layout.COMPLETE[w[layout.OCCUPIED]] & bit and not holds(kingdom, line):
        w[layout.UNMET] |= bit


def holds(kingdom: Kingdom, line: i64) -> bool:
    """Return whether both spots of a complete line are filled and its four inward requirements met (§4.8, §4.9)."""
    w = kingdom.words
    cards = w[layout.KINGDOM]
    wanted = asked(
        kingdom.box.edges,
        line,
        (cards >> 4 * LINE_CELLS[3 * line] & 15) - 1,
        (cards >> 4 * LINE_CELLS[3 * line + 1] & 15) - 1,
        (cards >> 4 * LINE_CELLS[3 * line + 2] & 15) - 1,
    )
    return met(wanted, w[layout.SIGNATURES + 2 * line], w[layout.SIGNATURES + 2 * line + 1])
