"""The words of 12 Patrols as numbers: requirements, items, cells, spots, actions, options.

The kingdom is kept as seen from its north-west corner: the bounding box of the placed cards starts at cell 0,
so a card laid beyond the north or west border shifts the others by one (the frame floats, §3.3).

    cells          spots between horizontal neighbours   spots between vertical neighbours
    A  B  C
    0  1  2   1        0  1                                  6   8  10
    3  4  5   2        2  3                                  7   9  11
    6  7  8   3        4  5

Line ``k`` holds the spots ``2 * k`` and ``2 * k + 1``: rows 1 to 3 are lines 0 to 2, columns A to C lines 3 to 5.
"""

from typing import Final, NamedTuple

from vedette.core.game import Rules

# Requirements: a kind and a number in one small int, 0 for a free edge.
FREE: Final = 0
ITEMS: Final = 1
COLOURS: Final = 2
SUM: Final = 3
KIND_SHIFT: Final = 6
NUMBER: Final = (1 << KIND_SHIFT) - 1

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

# Items: 21 types, a colour and a face; face 0 is the cube, 1 to 6 are the pips of a die.
COLOUR_COUNT: Final = 3
COLOUR_NAMES: Final = ("white", "yellow", "blue")
FACES: Final = 7
CUBE: Final = 0
TYPES: Final = COLOUR_COUNT * FACES
DICE: Final = 9
CUBES: Final = 9
EACH: Final = 3
"""How many dice, and how many cubes, there are of each colour."""

CELLS: Final = 9
SPOTS: Final = 12
LINES: Final = 6
DISPLAY: Final = 3
REGIONS: Final = 12
"""The most regions a deck can have."""

# Actions, ascending: what chance settles, then what the player does.
ROLL: Final = 0
"""``ROLL + pips - 1``: chance rolls a die that shows these pips."""
DRAW: Final = 6
"""``DRAW + region``: chance draws this region from the deck."""
PLACE: Final = 18
"""``PLACE + region * 15 + target``: place a region of the display.

Targets 0 to 8 are cells, 9 to 11 lie west of rows 1 to 3, 12 to 14 north of columns A to C.
"""
TARGETS: Final = 15
WEST_OF: Final = 9
NORTH_OF: Final = 12
PUT: Final = 198
"""``PUT + spot * 21 + type``: put an item of this type from the supply into this spot."""
DISCARD: Final = 450
"""``DISCARD + type``: give up an item of this type to change a die."""
CHANGE: Final = 471
"""``CHANGE + colour * 36 + (from - 1) * 6 + to - 1``: after a discard, turn a die of this colour to another value."""
END: Final = 579
"""The action that ends the turn; its patrols then close."""
ACTIONS: Final = 580

RULES: Final = Rules("twelve-patrols", 1, 1, ACTIONS)


class Options(NamedTuple):
    """Which variants of the rules are on."""

    top_up: bool = False
    """House rule: a closed patrol may receive more items on a later turn (§6.2)."""
    late_orders: bool = False
    """Stricter: items only into the lines that the turn completes (§6.3)."""


class Region(NamedTuple):
    """One card: its name, and what each of its edges requires."""

    name: str
    north: int = FREE
    east: int = FREE
    south: int = FREE
    west: int = FREE


class Deck(NamedTuple):
    """Nine regions, all of them used, or twelve, of which three are removed unseen (§6.1)."""

    name: str
    regions: tuple[Region, ...]


def requirement(kind: int, number: int) -> int:
    """Return a requirement, its kind and its number, packed into one int."""
    return kind << KIND_SHIFT | number


def horizontal(row: int, column: int) -> int:
    """Return the spot east of the cell in this row and column (column 0 or 1)."""
    return 2 * row + column


def vertical(row: int, column: int) -> int:
    """Return the spot south of the cell in this row and column (row 0 or 1)."""
    return 6 + 2 * column + row


def item(colour: int, face: int) -> int:
    """Return the number of an item type, 0 to 20, from a colour and a face."""
    return colour * FACES + face
