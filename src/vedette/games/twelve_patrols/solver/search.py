"""The search for a winning arrangement: those first that leave most to spare, each paid if it can be reached."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.engine.rules import CELLS, LINES
from vedette.games.twelve_patrols.solver.fit import Fit
from vedette.games.twelve_patrols.solver.growth import Growth
from vedette.games.twelve_patrols.solver.line_options import LineOptions
from vedette.games.twelve_patrols.solver.pip_changes import NEVER
from vedette.games.twelve_patrols.solver.shortlist import KIND_BITS, KIND_MASK, Shortlist, line_of

GLANCED: Final = 1024
"""Groups looked at before the costs of all of them are worked out."""
TRIES: Final = 24
"""Groups of those that are tried at once."""
WAITING: Final = 0
FAILED: Final = 1


@final
class PlacedFrame:
    """The cards that lie, in one of the places that the finished square can still take around them."""

    def __init__(self, cells: list[int], tables: list[vec[i64]]) -> None:
        """Take the region in each cell or -1, and the kinds of the six lines on top of what lies in their spots."""
        self.tables = tables
        self.placed: i64 = 0
        self.mask: i64 = 0
        self.value: i64 = 0
        for cell in range(CELLS - 1, -1, -1):
            region: i64 = cells[cell]
            self.placed = self.placed << 1 | i64(region >= 0)
            self.mask = self.mask << 4 | (15 if region >= 0 else 0)
            self.value = self.value << 4 | max(region, i64(0))


@final
class Search:
    """Decides arrangements of a shortlist, around what lies in any of the frames."""

    def __init__(self, shortlist: Shortlist, options: LineOptions, growth: Growth | None, most: int) -> None:
        """Take what could be paid, what can be paid, and when cards are shown (None: any order will do).

        ``most`` bounds the arrangements and demands that are tried, if it is not 0.
        """
        self.shortlist = shortlist
        self.options = options
        self.growth = growth
        self.fit = Fit(options)
        self.budget: i64 = options.supply.total
        self.most: i64 = most
        self.enough: i64 = 0
        """The arrangements after which ``every`` and ``every_bare`` look for no more, if not 0."""
        self.tried: i64 = 0
        self.cards = vec[i64]([0] * CELLS)
        self.kinds = vec[i64]([0] * LINES)
        self.frames: list[PlacedFrame] = []
        self.frame = 0
        """The frame of the last arrangement that could be reached."""
        self.state = vec[i64]()

    def spent(self) -> bool:
        """Return whether the bound on what is tried has been reached."""
        return self.most > 0 and self.tried + self.fit.nodes >= self.most

    def bare(self) -> bool:
        """Return whether an arrangement wins, where no spot has a patrol; ``cards``, ``frame`` and ``fit`` say how."""
        shortlist = self.shortlist
        groups: i64 = len(shortlist.keys)
        self.state = vec[i64]([WAITING] * groups)
        if self._cheapest(min(groups, i64(GLANCED)), i64(TRIES)):
            return True
        return not self.spent() and self._cheapest(groups, groups)

    def _cheapest(self, groups: i64, tries: i64) -> bool:
        """Try so many of the first groups, the cheapest first."""
        costs = self.shortlist.costs(self.options.floor, groups)
        left: i64 = tries
        low: i64 = NEVER
        for group in range(groups):
            low = min(low, costs[group])
        while low <= self.budget:
            for group in range(groups):
                if costs[group] == low and self.state[group] == WAITING:
                    if left == 0 or self.spent():
                        return False
                    left -= 1
                    self.state[group] = FAILED
                    if self.group(group):
                        return True
            low += 1
        return False

    def group(self, group: i64) -> bool:
        """Return whether a group can be paid and one of its arrangements reached."""
        word = self.reached(group)
        if word < 0:
            return False
        self.tried += 1
        self._read(self.shortlist.keys[group])
        if not self.fit.pays(self.kinds, self.budget):
            return False
        self._lines(self.frames[self.frame], word)
        return self.fit.pays(self.kinds, self.budget)

    def reached(self, group: i64) -> i64:
        """Return a group's first arrangement that agrees with what lies and can be reached, or -1."""
        shortlist = self.shortlist
        for at in range(shortlist.starts[group], shortlist.starts[group + 1]):
            word = shortlist.words[at]
            for index, frame in enumerate(self.frames):
                if word & frame.mask == frame.value and self.grows(frame, word):
                    self.frame = index
                    return word
        return -1

    def grows(self, frame: PlacedFrame, word: i64) -> bool:
        """Lay out an arrangement; return whether it can be reached."""
        for cell in range(CELLS):
            self.cards[cell] = word & 15
            word >>= 4
        growth = self.growth
        return growth is None or growth.reaches(self.cards, frame.placed)

    def _read(self, key: i64) -> None:
        """Take the kinds out of a key."""
        for line in range(LINES):
            self.kinds[line] = self.shortlist.kinds[key & KIND_MASK]
            key >>= KIND_BITS

    def _lines(self, frame: PlacedFrame, word: i64) -> i64:
        """Take the kinds of an arrangement in a frame; return what they cost at least."""
        for cell in range(CELLS):
            self.cards[cell] = word & 15
            word >>= 4
        total: i64 = 0
        for line in range(LINES):
            kind = frame.tables[line][line_of(self.cards, i64(line))]
            self.kinds[line] = kind
            total += self.options.floor[kind]
        return total

    def around(self) -> bool:
        """Return whether an arrangement wins around patrols that lie; ``cards``, ``frame`` and ``fit`` say how."""
        rows = self.candidates()
        for row in rows:
            for at in range(0, len(row), 2):
                if self.spent():
                    return False
                self.frame = int(row[at])
                frame = self.frames[self.frame]
                if self._lines(frame, row[at + 1]) <= self.budget and self.grows(frame, row[at + 1]):
                    self.tried += 1
                    if self.fit.pays(self.kinds, self.budget):
                        return True
        return False

    def candidates(self) -> list[vec[i64]]:
        """Return by cost the arrangements around patrols that could be paid: frame and arrangement in turn."""
        rows = [vec[i64]() for _ in range(self.budget + 1)]
        words = self.shortlist.words
        for index, frame in enumerate(self.frames):
            for at in range(len(words)):
                if words[at] & frame.mask == frame.value:
                    total = self._lines(frame, words[at])
                    if total <= self.budget:
                        rows[total] = append(append(rows[total], index), words[at])
        return rows

    def every(self) -> vec[i64]:
        """Return all arrangements around patrols that lie that can be paid, whatever the order of the cards."""
        found = vec[i64]()
        for row in self.candidates():
            for at in range(0, len(row), 2):
                self._lines(self.frames[row[at]], row[at + 1])
                if self.fit.pays(self.kinds, self.budget):
                    found = append(found, row[at + 1])
                    if len(found) == self.enough:
                        return found
        return found

    def every_bare(self) -> vec[i64]:
        """Return all arrangements that can be paid, whatever the order of the cards, where no spot has a patrol."""
        found = vec[i64]()
        self.growth = None
        shortlist = self.shortlist
        costs = shortlist.costs(self.options.floor, len(shortlist.keys))
        for group in range(len(costs)):
            if self.enough and len(found) >= self.enough:
                break
            if costs[group] <= self.budget and self.reached(group) >= 0:
                self._read(shortlist.keys[group])
                if self.fit.pays(self.kinds, self.budget):
                    for at in range(shortlist.starts[group], shortlist.starts[group + 1]):
                        if self._agrees(shortlist.words[at]):
                            found = append(found, shortlist.words[at])
        return found

    def _agrees(self, word: i64) -> bool:
        """Return whether an arrangement has the cards that lie, in any frame."""
        return bool([frame for frame in self.frames if word & frame.mask == frame.value])
