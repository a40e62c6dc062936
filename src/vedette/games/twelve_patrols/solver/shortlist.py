"""The arrangements of nine regions that any roll could pay for, found once for a deck and kept.

Whatever the dice, a line costs at least the items that its requirements ask for, and twelve patrols have 18 items. Of
the 362,880 arrangements a few dozen to some ten thousand remain; those that need the same six kinds of lines are one
group. A position in mid-game only strikes out more of them: what lies counts as items already paid.

    0 1 2       cells are filled in the order 0 1 2 3 6 4 5 7 8: the first row is complete after three cards, the first
    3 4 5       column after five, and every card from then on but one completes a line. Each line counts with the least
    6 7 8       that any cards in the cells still empty would let it cost.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vedette.core.bits import BIT, mask_of
from vedette.games.twelve_patrols.engine.line import LINE_CELLS
from vedette.games.twelve_patrols.engine.rules import CELLS, CUBES, DICE, LINES, REGIONS
from vedette.games.twelve_patrols.solver.lines import Catalogue, triple
from vedette.games.twelve_patrols.solver.supply import NEVER, nothing_to_change

CELL_ORDER: Final = vec[i64]([0, 1, 2, 3, 6, 4, 5, 7, 8])
KIND_BITS: Final = 10
KIND_MASK: Final = 1023
ITEMS: Final = DICE + CUBES
# Where bounds on a row or column stand behind those of whole triples: two cards known, one, none.
TWO: Final = REGIONS**3
ONE: Final = TWO + REGIONS**2
NONE: Final = ONE + REGIONS


@final
class Shortlist:
    """Arrangements (four bits a cell) in groups of equal kinds, those first that leave most to spare.

    Group ``g`` holds ``words[starts[g]]`` up to ``words[starts[g + 1]]``, its six kinds lie in ``keys[g]``: 10 bits
    each, an index into ``kinds``.
    """

    def __init__(
        self, catalogue: Catalogue, nine: list[int], around: list[list[int]] | None = None, most: int = 0
    ) -> None:
        """List the arrangements of nine regions of a catalogue; 5 to 70 ms compiled.

        With ``around``, only those that have these regions in these cells (-1 where none lies yet), one list for each
        frame. After ``most`` cards laid, if that is not 0, the list stays empty and ``cut`` is true.
        """
        self.most: i64 = most or -1
        self.steps: i64 = 0
        """How many cards were laid in the search for the arrangements."""
        self.catalogue = catalogue
        self.nine = vec[i64](nine)
        self.floor = catalogue.floors(nothing_to_change(int(catalogue.pips)))
        self.cards = vec[i64]([0] * CELLS)
        self.lines = vec[i64]([0] * LINES)
        self.local = vec[i64]([-1] * len(self.floor))
        self.kinds = vec[i64]()
        self.keys = vec[i64]()
        self.words = vec[i64]()
        self.starts = vec[i64]([0])
        self.rows = self._prefixes(catalogue.tables[0])
        self.columns = self._prefixes(catalogue.tables[LINES - 1])
        self.fixed = vec[i64]([-1] * CELLS)
        for cells in around or [[-1] * CELLS]:
            self.fixed = vec[i64](cells)
            used = mask_of([at for at in range(CELLS) if nine[at] in cells])
            self._lay(i64(0), i64(used), 3 * self.rows[NONE] + 3 * self.columns[NONE])
        self.cut = most > 0 and self.steps >= most
        if self.cut:
            self.words = vec[i64]()
            self.keys = vec[i64]()
        self._group()

    def _prefixes(self, table: vec[i64]) -> vec[i64]:
        """Return the least a row or column costs, by all of its cards, its first two, its first, and none of them."""
        least = vec[i64]([NEVER] * (NONE + 1))
        for first in self.nine:
            for middle in self.nine:
                for last in self.nine:
                    place = triple(first, middle, last)
                    cost = self.floor[table[place]]
                    for prefix in (place, TWO + 12 * first + middle, ONE + first, i64(NONE)):
                        least[prefix] = min(least[prefix], cost)
        return least

    def _lay(self, step: i64, used: i64, bound: i64) -> None:
        """Try every card in the step's cell; ``bound`` is the least that all six lines cost so far as cards lie."""
        cell = CELL_ORDER[step]
        fixed = self.fixed[cell]
        rest: i64 = (
            bound
            - self._least(self.rows, cell // 3, cell % 3 - 1)
            - self._least(self.columns, 3 + cell % 3, cell // 3 - 1)
        )
        for at in range(CELLS):
            bit: i64 = BIT[at]
            card = self.nine[at]
            other = used & bit != 0 if fixed < 0 else card != fixed
            if other or self.steps == self.most:
                continue
            self.steps += 1
            self.cards[cell] = card
            row = self._least(self.rows, cell // 3, cell % 3)
            total: i64 = rest + row + self._least(self.columns, 3 + cell % 3, cell // 3)
            if total <= ITEMS:
                if step < CELLS - 1:
                    self._lay(step + 1, used | bit, total)
                else:
                    self._keep()

    def _least(self, prefixes: vec[i64], line: i64, place: i64) -> i64:
        """Return the least a line costs, its cards known up to a place in it (-1: none)."""
        at: i64 = 3 * line
        if place < 0:
            return prefixes[NONE]
        first: i64 = self.cards[LINE_CELLS[at]]
        if place == 0:
            return prefixes[ONE + first]
        middle: i64 = self.cards[LINE_CELLS[at + 1]]
        if place == 1:
            return prefixes[TWO + 12 * first + middle]
        return prefixes[triple(first, middle, self.cards[LINE_CELLS[at + 2]])]

    def _keep(self) -> None:
        """Add the arrangement in ``cards`` to the list, with the kinds of its six lines."""
        word: i64 = 0
        for cell in range(CELLS - 1, -1, -1):
            word = word << 4 | self.cards[cell]
        self.words = append(self.words, word)
        for line in range(LINES):
            kind = self.catalogue.tables[line][line_of(self.cards, i64(line))]
            self.lines[line] = kind
            if self.local[kind] < 0:
                self.local[kind] = len(self.kinds)
                self.kinds = append(self.kinds, kind)
        self.keys = append(self.keys, self._key())

    def _key(self) -> i64:
        """Return the kinds of the six lines packed into one number, the same for any order of them."""
        kinds = self.lines[:]
        key: i64 = 0
        for place in range(LINES):
            least = place
            for other in range(place + 1, LINES):
                if kinds[other] < kinds[least]:
                    least = other
            key = key << KIND_BITS | self.local[kinds[least]]
            kinds[least] = kinds[place]
        return key

    def _group(self) -> None:
        """Group the arrangements by the kinds of their lines, and sort the groups by the least they cost."""
        members: dict[int, list[int]] = {}
        for at in range(len(self.keys)):
            members.setdefault(int(self.keys[at]), []).append(int(self.words[at]))
        by_cost: list[list[int]] = [[] for _ in range(ITEMS + 1)]
        for key in members:
            by_cost[self.cost(self.floor, key)].append(key)
        words: list[int] = []
        keys: list[int] = []
        for row in by_cost:
            for key in row:
                keys.append(key)
                words += members[key]
                self.starts = append(self.starts, i64(len(words)))
        self.keys = vec[i64](keys)
        self.words = vec[i64](words)

    def cost(self, floor: vec[i64], key: i64) -> i64:
        """Return what the six lines of a group cost at least, by the least cost of each kind of line."""
        kinds = self.kinds
        total: i64 = 0
        for _ in range(LINES):
            total += floor[kinds[key & KIND_MASK]]
            key >>= KIND_BITS
        return total

    def costs(self, floor: vec[i64], groups: i64) -> vec[i64]:
        """Return what each of the first groups costs at least, by the least cost of each kind of line."""
        kinds = self.kinds
        near = vec[i64]([0] * (KIND_MASK + 1))
        for at in range(len(kinds)):
            near[at] = floor[kinds[at]]
        keys = self.keys
        totals = keys[:groups]
        for group in range(groups):
            key = keys[group]
            totals[group] = (
                near[key & KIND_MASK]
                + near[key >> 10 & KIND_MASK]
                + near[key >> 20 & KIND_MASK]
                + near[key >> 30 & KIND_MASK]
                + near[key >> 40 & KIND_MASK]
                + near[key >> 50]
            )
        return totals


def line_of(cards: vec[i64], line: i64) -> i64:
    """Return the index of a line's three cards in a table of kinds of lines."""
    at: i64 = 3 * line
    return triple(cards[LINE_CELLS[at]], cards[LINE_CELLS[at + 1]], cards[LINE_CELLS[at + 2]])
