"""A position of 12 Patrols, packed: what lies where, in a row of 64-bit words.

A packed set of items has two bits for each of the 21 types, at bit ``2 * type``: a colour has only three cubes
and three dice. Cells, spots and lines are numbered as drawn in ``rules.py``.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from vedette.core.bits import BIT
from vedette.core.game import State
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.rules import Deck, Options, Region, horizontal, vertical

# Phases.
ROLL_DICE: Final = 0
DRAW_CARD: Final = 1
PLACE_CARD: Final = 2
FILL: Final = 3
CHANGE_DIE: Final = 4
WON: Final = 5
LOST: Final = 6

# The words. What can be worked out from the others is kept beside them, because it is asked for at every step.
PHASE: Final = 0
TURN: Final = 1  # cards placed so far
NEW: Final = 2  # the cell of this turn's card plus one, 0 before it is placed
KINGDOM: Final = 3  # four bits a cell: 0 or the region plus one
OCCUPIED: Final = 4  # mask of cells
DISPLAY_SET: Final = 5  # mask of regions
UNSEEN: Final = 6  # mask of regions: in the deck, or removed from it
DRAWN: Final = 7  # cards drawn so far
ROLLED: Final = 8  # dice rolled so far
SUPPLY: Final = 9  # packed set of items
AVAILABLE: Final = 10  # mask of the types in the supply
DICE_LEFT: Final = 11  # dice in the supply
SPARE: Final = 12  # items in the supply minus empty spots (§5.4)
GIVEN: Final = 13  # packed set: given up for changes
CHANGING: Final = 14  # the type just given up plus one, until a die has changed
FILLED: Final = 15  # mask of spots with a patrol
DRAFT: Final = 16  # mask of spots whose patrol was begun this turn
UNMET: Final = 17  # mask of complete lines that are not yet filled and satisfied
PATROLS: Final = 18  # 12 packed sets
SIGNATURES: Final = PATROLS + rules.SPOTS  # 12 signatures
WORDS: Final = SIGNATURES + rules.SPOTS

# A signature is all that a requirement can see of a patrol. Signatures of two patrols add up.
#   bits 0-4 items, 5-9 white items, 10-14 yellow items, 15-19 blue items, 20-26 pips
COUNT: Final = 31
COLOUR_BITS: Final = 5
PIPS_SHIFT: Final = 20


def _weights() -> vec[i64]:
    """Return for each item type the signature of one such item: its count, colour and pips packed into one int."""
    weights: list[i64] = []
    for colour in range(rules.COLOUR_COUNT):
        weights += [1 | 1 << (COLOUR_BITS * (colour + 1)) | face << PIPS_SHIFT for face in range(rules.FACES)]
    return vec[i64](weights)


def _between() -> vec[i64]:
    """Return for each mask of occupied cells the mask of spots between two placed cards."""
    masks = vec[i64]([0] * (1 << rules.CELLS))
    for occupied in range(1 << rules.CELLS):
        for row in range(3):
            for column in range(3):
                cell = 3 * row + column
                if column < 2 and occupied >> cell & 3 == 3:
                    masks[occupied] |= BIT[horizontal(row, column)]
                if row < 2 and occupied >> cell & 9 == 9:
                    masks[occupied] |= BIT[vertical(row, column)]
    return masks


def _complete() -> vec[i64]:
    """Return for each mask of occupied cells the mask of lines that have all three cards."""
    masks = vec[i64]([0] * (1 << rules.CELLS))
    for occupied in range(1 << rules.CELLS):
        for line in range(3):
            if occupied >> 3 * line & 0b111 == 0b111:
                masks[occupied] |= 1 << line
            if occupied >> line & 0b1001001 == 0b1001001:
                masks[occupied] |= 8 << line
    return masks


ONE_OF: Final = vec[i64]([1 << 2 * kind for kind in range(rules.TYPES)])
"""For each item type, the packed set that holds one such item."""
WEIGHTS: Final = _weights()
BETWEEN: Final = _between()
COMPLETE: Final = _complete()


def colours(signature: i64) -> i64:
    """Return how many colours a patrol has, by its signature: its items, colours and pips packed into one int."""
    return (
        i64((signature & COUNT << COLOUR_BITS) != 0)
        + i64((signature & COUNT << 2 * COLOUR_BITS) != 0)
        + i64((signature & COUNT << 3 * COLOUR_BITS) != 0)
    )


def measure(signature: i64, kind: i64) -> i64:
    """Return the number that a requirement of this kind counts in a patrol's signature: of items, colours or pips."""
    if kind == rules.ITEMS:
        return signature & COUNT
    if kind == rules.COLOURS:
        return colours(signature)
    if kind == rules.SUM:
        return signature >> PIPS_SHIFT
    return 0


def meets(required: i64, signature: i64) -> bool:
    """Return whether a patrol's signature has exactly what is required (§4.4 to §4.6); a free edge is always met."""
    return measure(signature, required >> rules.KIND_SHIFT) == required & rules.NUMBER


def edges_of(regions: tuple[Region, ...]) -> vec[i64]:
    """Return the requirements of regions: four to a region, north, east, south, west."""
    return vec[i64]([edge for region in regions for edge in region[1:]])


class Box:
    """What a position needs to know of its setup: the requirements of the regions, and the variants."""

    def __init__(self, deck: Deck, options: Options) -> None:
        self.edges = edges_of(deck.regions)
        self.regions: i64 = len(deck.regions)
        self.top_up = options.top_up
        self.late_orders = options.late_orders


@mypyc_attr(allow_interpreted_subclasses=True)
class Kingdom(State):
    """A position of 12 Patrols packed into 64-bit words, and what can be read from them; ``turn.py`` changes it."""

    def __init__(self, box: Box, words: vec[i64]) -> None:
        """Take the words without a copy: the caller must not use them any more."""
        self.box = box
        self.words = words

    def phase(self) -> int:
        """Return the phase: 0 roll, 1 draw, 2 place a card, 3 put items, 4 change a die, 5 won, 6 lost."""
        return int(self.words[PHASE])

    def turn(self) -> int:
        """Return the number of the turn, 1 to 9; before the first and after the last turn the nearest of them."""
        w = self.words
        turn = w[TURN] if w[NEW] or w[PHASE] >= WON else w[TURN] + 1
        return int(turn)

    def region_at(self, cell: int) -> int:
        """Return the region in a cell, or -1."""
        return int((self.words[KINGDOM] >> 4 * i64(cell) & 15) - 1)

    def patrol(self, spot: int) -> int:
        """Return the packed set of items in a spot."""
        return int(self.words[PATROLS + i64(spot)])

    def signature(self, spot: int) -> int:
        """Return the items, colours and pips of the patrol in a spot packed into one int, 0 where there is none."""
        return int(self.words[SIGNATURES + i64(spot)])

    def closed(self, spot: int) -> bool:
        """Return whether a patrol of an earlier turn lies in a spot."""
        return (self.words[FILLED] & ~self.words[DRAFT]) >> i64(spot) & 1 == 1

    def drafts(self) -> int:
        """Return the mask of the spots whose patrol was begun this turn."""
        return int(self.words[DRAFT])

    def supply(self) -> int:
        """Return the packed set of items that are still unused."""
        return int(self.words[SUPPLY])

    def given(self) -> int:
        """Return the packed set of items that were given up for changes."""
        return int(self.words[GIVEN])

    def changing(self) -> int:
        """Return the type that was given up for the change that is due, or -1."""
        return int(self.words[CHANGING] - 1)

    def spare(self) -> int:
        """Return how many items may still be given up or used beyond one per spot (§5.4)."""
        return int(self.words[SPARE])

    def display(self) -> int:
        """Return the mask of the regions in the display."""
        return int(self.words[DISPLAY_SET])

    def unseen(self) -> int:
        """Return the mask of the regions nobody has seen: the deck's, and the removed ones."""
        return int(self.words[UNSEEN])

    def deck_left(self) -> int:
        """Return how many cards are still to be drawn."""
        return int(rules.CELLS - self.words[DRAWN])

    def new(self) -> int:
        """Return the cell of the card placed this turn, or -1."""
        return int(self.words[NEW] - 1)

    def complete(self) -> int:
        """Return the mask of the lines that have all three cards."""
        return int(COMPLETE[self.words[OCCUPIED]])

    def unmet(self) -> int:
        """Return the mask of the complete lines that are not filled and satisfied."""
        return int(self.words[UNMET])

    def between(self) -> int:
        """Return the mask of the spots between two placed cards."""
        return int(BETWEEN[self.words[OCCUPIED]])


def empty_words(box: Box) -> vec[i64]:
    """Return the packed words of the first position: nothing rolled, nothing drawn, nine cubes in the supply."""
    w = vec[i64]([0] * WORDS)
    w[UNSEEN] = BIT[box.regions] - 1
    w[SPARE] = 2 * rules.CELLS - rules.SPOTS
    for colour in range(rules.COLOUR_COUNT):
        w[SUPPLY] |= 3 << 2 * rules.FACES * colour
        w[AVAILABLE] |= 1 << rules.FACES * colour
    return w


def items_of(packed: int) -> list[int]:
    """Return the types in a packed set, ascending, each as often as it is there."""
    return [kind for kind in range(rules.TYPES) for _ in range(packed >> 2 * kind & 3)]


def signature_of(kinds: list[int]) -> int:
    """Return the items, colours and pips of a patrol of these item types packed into one int."""
    return sum([int(WEIGHTS[kind]) for kind in kinds])


def lines_through(cell: i64) -> i64:
    """Return the mask of the two lines through a cell."""
    return BIT[cell // 3] | BIT[3 + cell % 3]


def spots_of(lines: i64) -> i64:
    """Return the mask of the spots of a mask of lines."""
    spots: i64 = 0
    for line in range(rules.LINES):
        if lines >> i64(line) & 1:
            spots |= 3 * BIT[2 * line]
    return spots
