"""The supply as a packed word, and demands on it: a demand fits, field by field, if no guard bit comes up.

A demand is one word of 63 bits. From the top: its cost (items and changes together), dice of any colour that are
changed, cubes of any colour, items of each colour that may be cubes or dice, cubes of each colour, dice that show
wanted pips of each colour, and below them one field for each kind of natural die in this supply.

    62      57    53   48      36      27     18           0
    | cost  | any | any | items | cubes | dice | natural   |
    |  6    | die | cube| 3 x 4 | 3 x 3 | 3 x 3| <= 18     |

The top bit of each field is its guard. A changed die of a colour counts among that colour's dice but in no natural
field. Colours that no requirement sees stay open, so does the choice of cube or die where no pips are seen; the
guards alone are then too kind, and ``feasible`` says exactly whether the open choices can be made (Hall's theorem).

``changes`` is the quick half of every bound on a cost: how many dice must change to show a number of pips.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.games.twelve_patrols.engine.rules import COLOUR_COUNT, CUBE, FACES, TYPES

COST: Final = 57
ANY_DIE: Final = 53
ANY_CUBE: Final = 48
ITEM_OF: Final = 36
CUBE_OF: Final = 27
DIE_OF: Final = 18

COST_END: Final = 62
"""The bit above a cost: a sum beyond TOP sets it."""
TOP: Final = 31
"""The most a cost field holds below its guard."""
CHANGES: Final = 6
"""The most changes there can be: 18 items, 12 patrols."""


class Supply:
    """Items that are left, by type, and the layout of the words that make demands on them."""

    def __init__(self, counts: list[int], pips: int) -> None:
        """Take the number of items of each type; ``pips`` is the highest sum that anything asks for."""
        self.counts = counts
        self.total: i64 = sum(counts)
        self.dice = vec[i64]([0] * COLOUR_COUNT)
        self.cubes = vec[i64]([0] * COLOUR_COUNT)
        self.shift = vec[i64]([0] * TYPES)
        self.guards: i64 = 1 << COST_END
        self.room: i64 = 0
        """Added to demands, a guard comes up where they exceed the supply; all fields but the cost."""
        bit: i64 = 0
        for colour in range(COLOUR_COUNT):
            self.cubes[colour] = counts[FACES * colour + CUBE]
            for face in range(1, FACES):
                kind = FACES * colour + face
                self.dice[colour] += counts[kind]
                if counts[kind]:
                    wide: i64 = 2 if counts[kind] == 1 else 3
                    self.shift[kind] = bit
                    self._field(bit, wide, counts[kind])
                    bit += wide
            self._field(DIE_OF + 3 * colour, i64(3), self.dice[colour])
            self._field(CUBE_OF + 3 * colour, i64(3), self.cubes[colour])
            self._field(ITEM_OF + 4 * colour, i64(4), self.dice[colour] + self.cubes[colour])
        self.all_dice: i64 = self.dice[0] + self.dice[1] + self.dice[2]
        self.all_cubes: i64 = self.cubes[0] + self.cubes[1] + self.cubes[2]
        self._field(i64(ANY_CUBE), i64(5), self.all_cubes)
        self._field(i64(ANY_DIE), i64(4), min(self.all_dice, i64(CHANGES)))
        self._naturals(pips)

    def _field(self, shift: i64, wide: i64, most: i64) -> None:
        """Add a field of so many bits that holds at most ``most``."""
        self.guards |= BIT[shift + wide - 1]
        self.room |= (BIT[wide - 1] - 1 - most) << shift

    def _naturals(self, most: i64) -> None:
        """List every set of dice as they lie that shows at most so many pips: its demand, pips, size and colours."""
        self.words = vec[i64]([0])
        self.marks = vec[i64]([0])
        for colour in range(COLOUR_COUNT):
            for face in range(1, FACES):
                kind = FACES * colour + face
                one: i64 = BIT[self.shift[kind]] | BIT[DIE_OF + 3 * colour] | BIT[COST]
                mark: i64 = face | BIT[8] | BIT[16 + colour]
                before = len(self.words)
                for copies in range(1, self.counts[kind] + 1):
                    self._joined(before, copies * one, copies * (mark & 0xFFFF), mark >> 16 << 16, most)
        self._sort(most)

    def _sort(self, most: i64) -> None:
        """Put the sets in the order of their pips; ``within[pips]`` is how many show at most so many."""
        words = self.words[:]
        marks = self.marks[:]
        self.within = vec[i64]([0] * (most + 2))
        within = self.within
        for at in range(len(marks)):
            within[(marks[at] & 255) + 1] += 1
        for pips in range(most + 1):
            within[pips + 1] += within[pips]
        for at in range(len(marks)):
            place = within[marks[at] & 255]
            self.words[place] = words[at]
            self.marks[place] = marks[at]
            within[marks[at] & 255] += 1

    def _joined(self, before: i64, word: i64, mark: i64, colours: i64, most: i64) -> None:
        """Join these dice to each of the sets listed before them."""
        words = self.words
        marks = self.marks
        for at in range(before):
            joined: i64 = marks[at] + mark
            if joined & 255 <= most:
                words = append(words, words[at] + word)
                marks = append(marks, joined | colours)
        self.words = words
        self.marks = marks

    def feasible(self, demand: i64) -> bool:
        """Return whether open choices of a demand (without ``room``) that passes every guard can be made.

        Items of a colour take cubes or dice of it; cubes and changed dice of any colour take what those leave.
        Whether there are enough of both together is the guard of the cost.
        """
        dice: i64 = self.all_dice - (demand >> ANY_DIE & 15)
        cubes: i64 = self.all_cubes - (demand >> ANY_CUBE & 31)
        for colour in range(COLOUR_COUNT):
            items: i64 = demand >> (ITEM_OF + 4 * colour) & 15
            dice_left: i64 = self.dice[colour] - (demand >> (DIE_OF + 3 * colour) & 7)
            cubes_left: i64 = self.cubes[colour] - (demand >> (CUBE_OF + 3 * colour) & 7)
            if items > dice_left + cubes_left:
                return False
            # of the colour's own, what the fixed demands take, and what its items must take of this sort
            dice -= self.dice[colour] - dice_left + max(items - cubes_left, i64(0))
            cubes -= self.cubes[colour] - cubes_left + max(items - dice_left, i64(0))
        return dice >= 0 and cubes >= 0


DICE_AT: Final = 64
"""In a table of changes, so many dice with so many pips stand at ``DICE_AT * dice + pips``."""
MOST_DICE: Final = 9
NEVER: Final = 99
"""A cost beyond all budgets."""
PIPS: Final = (1 << 55) - 1
"""The set of all sums up to nine sixes: a set of sums has bit ``s`` for each sum ``s`` from 0 to 54."""


def changes(counts: list[int], most: int) -> vec[i64]:
    """Return how many of so many dice, chosen from those of a supply, must change to show so many pips up to ``most``.

    The colours of the dice do not count. Where even changing all of them does not help it is NEVER.
    """
    sums = _sums(counts)
    table = vec[i64]([NEVER] * (DICE_AT * (MOST_DICE + 1)))
    table[0] = 0
    for changed in range(MOST_DICE + 1):
        for kept in range(MOST_DICE + 1 - changed):
            at: i64 = DICE_AT * (kept + changed)
            found: i64 = sums[kept]
            for pips in range(1, most + 1):
                if found >> i64(pips) & 1 and table[at + pips] == NEVER:
                    table[at + pips] = changed
            sums[kept] = _another(found)
    return table


def _sums(counts: list[int]) -> vec[i64]:
    """Return for each number of dice the set of sums that so many of the supply's dice show as they lie."""
    sums = vec[i64]([0] * (MOST_DICE + 1))
    sums[0] = 1
    for kind in range(TYPES):
        face: i64 = kind % FACES
        if face:
            for _ in range(counts[kind]):
                for size in range(MOST_DICE, 0, -1):
                    sums[size] |= sums[size - 1] << face
    return sums


def _another(sums: i64) -> i64:
    """Return a set of sums of dice with one more die, of any face, added to each sum."""
    sums = sums << 1 & PIPS
    sums |= sums << 1 | sums << 2
    return (sums | sums << 3) & PIPS


def nothing_to_change(most: int) -> vec[i64]:
    """Return the table of changes for dice that show whatever is wanted: 0 where that is possible, else NEVER."""
    table = vec[i64]([NEVER] * (DICE_AT * (MOST_DICE + 1)))
    table[0] = 0
    for dice in range(1, MOST_DICE + 1):
        for pips in range(dice, min(most, 6 * dice) + 1):
            table[DICE_AT * dice + pips] = 0
    return table
