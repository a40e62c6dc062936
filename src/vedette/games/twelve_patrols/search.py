"""The search for a winning arrangement: cards into cells, line after line against the budget, then the payment.

0 1 2       cells are filled in the order 0 1 2 3 6 4 5 7 8, so that the first row is complete after three cards,
3 4 5       the first column after five, and every card from then on but one completes a line.
6 7 8
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.catalogue import NEVER
from vedette.games.twelve_patrols.fit import Fit
from vedette.games.twelve_patrols.growth import Growth
from vedette.games.twelve_patrols.options import Options
from vedette.games.twelve_patrols.rules import CELLS, LINES

CELL_ORDER: Final = vec[i64]([0, 1, 2, 3, 6, 4, 5, 7, 8])
COMPLETES: Final = vec[i64]([-1, -1, 0, -1, 3, -1, 1, 4, 2])
"""The line that each step completes; the last step completes line 5 as well."""
LINE_CELLS: Final = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8])
FEW_KINDS: Final = 1024
"""Six kinds fit into one key while there are no more than this."""
EMPTY: Final = -1


@final
class Search:
    """Tries arrangements of nine cards around those that lie, in one frame; what it has learnt holds for all frames."""

    def __init__(self, options: Options, growth: Growth | None, nodes: int) -> None:
        """Take the demand lists, what is known of the deck's order (None: any order will do), and a budget or 0."""
        self.options = options
        self.growth = growth
        self.fit = Fit(options)
        self.budget: i64 = options.supply.total
        self.nodes: i64 = 0
        self.most: i64 = nodes
        self.every = False
        self.won = vec[i64]()
        """The winning arrangements, four bits a cell, when every one is wanted."""
        self.cards = vec[i64]([0] * CELLS)
        self.kinds = vec[i64]([0] * LINES)
        self.known: dict[int, bool] = {}
        self.keyed = len(options.floor) <= FEW_KINDS
        self.fixed = vec[i64]([EMPTY] * CELLS)
        self.placed: i64 = 0
        self.tables: list[vec[i64]] = []
        self.rest = vec[i64]([0] * (CELLS + 1))
        self.low: i64 = 0
        self.high: i64 = 0

    def frame(self, fixed: list[int], tables: list[vec[i64]]) -> None:
        """Set the cards that lie, by cell, -1 for none, and the kinds of lines around them."""
        self.fixed = vec[i64](fixed)
        self.tables = tables
        self.placed = 0
        for cell in range(CELLS):
            if self.fixed[cell] >= 0:
                self.placed |= 1 << i64(cell)
        for step in range(CELLS - 1, -1, -1):
            self.rest[step] = self.rest[step + 1]
            if COMPLETES[step] >= 0:
                self.rest[step] += self._lowest(COMPLETES[step])
            if step == CELLS - 1:
                self.rest[step] += self._lowest(i64(LINES - 1))

    def _lowest(self, line: i64) -> i64:
        """Return the least that a line can cost, whatever cards come."""
        floor = self.options.floor
        table = self.tables[line]
        least: i64 = NEVER
        for index in range(len(table)):
            if self._agrees(line, index) and floor[table[index]] < least:
                least = floor[table[index]]
        return least

    def _agrees(self, line: i64, index: i64) -> bool:
        """Return whether a triple has the cards that lie in the line."""
        cards = index
        for place in range(2, -1, -1):
            fixed: i64 = self.fixed[LINE_CELLS[3 * line + place]]
            if fixed >= 0 and fixed != cards % 9:
                return False
            cards //= 9
        return True

    def run(self, low: int, high: int) -> bool:
        """Try the arrangements whose bound is above ``low`` and up to ``high``; return whether one wins.

        When every arrangement is wanted, or the budget of nodes is spent, the answer is False.
        """
        self.low = low
        self.high = high
        used: i64 = 0
        for cell in range(CELLS):
            if self.fixed[cell] >= 0:
                used |= 1 << self.fixed[cell]
        return self._lay(i64(0), used, i64(0))

    def spent(self) -> bool:
        """Return whether the budget of nodes is used up."""
        return self.most > 0 and self.nodes + self.fit.nodes >= self.most

    def _lay(self, step: i64, used: i64, paid: i64) -> bool:
        """Try every card in the step's cell."""
        cell = CELL_ORDER[step]
        fixed: i64 = self.fixed[cell]
        if fixed >= 0:
            self.cards[cell] = fixed
            return self._laid(step, used, paid)
        for card in range(CELLS):
            bit: i64 = 1 << i64(card)
            if used & bit == 0:
                self.cards[cell] = card
                if self._laid(step, used | bit, paid):
                    return True
        return False

    def _laid(self, step: i64, used: i64, paid: i64) -> bool:
        """Go on below a card, if the lines it completes leave enough for the others."""
        line = COMPLETES[step]
        if line >= 0:
            paid += self._complete(line)
        if paid + self.rest[step + 1] > self.high or (self.most > 0 and self.spent()):
            return False
        if step < CELLS - 1:
            return self._lay(step + 1, used, paid)
        paid += self._complete(i64(LINES - 1))
        return self.low < paid <= self.high and self._arranged()

    def _complete(self, line: i64) -> i64:
        """Note the kind of a complete line, and return the least it costs."""
        cards = self.cards
        at: i64 = 3 * line
        first: i64 = cards[LINE_CELLS[at]]
        middle: i64 = cards[LINE_CELLS[at + 1]]
        kind = self.tables[line][81 * first + 9 * middle + cards[LINE_CELLS[at + 2]]]
        self.kinds[line] = kind
        return self.options.floor[kind]

    def _arranged(self) -> bool:
        """Decide a whole arrangement, once for each set of six kinds of lines."""
        self.nodes += 1
        growth = self.growth
        if growth is not None and not growth.reaches(self.cards, self.placed):
            return False
        if not self.keyed:
            pays = self.fit.pays(self.kinds, self.budget)
        else:
            key = int(self._key())
            known = self.known.get(key)
            if known is None:
                pays = self.fit.pays(self.kinds, self.budget)
                self.known[key] = pays
            else:
                pays = known
        if pays and self.every:
            word: i64 = 0
            for cell in range(CELLS - 1, -1, -1):
                word = word << 4 | self.cards[cell]
            self.won = append(self.won, word)
            return False
        return pays

    def _key(self) -> i64:
        """Return the six kinds as one number, whatever their order."""
        kinds = self.kinds[:]
        key: i64 = 0
        for place in range(LINES):
            least = place
            for other in range(place + 1, LINES):
                if kinds[other] < kinds[least]:
                    least = other
            key = key << 10 | kinds[least]
            kinds[least] = kinds[place]
        return key
