"""The search for a winning arrangement: those first that leave most to spare, each paid if it can be reached.

``Fit`` tells whether six lines can be paid together. ``Growth`` tells whether an order of the cards lets a kingdom grow
into an arrangement: a card can be laid once it is shown and a neighbour lies there. Laying one is never a mistake as
long as the finished arrangement is what is wanted: it only makes more neighbours and shows more cards. So the first
card apart, growing greedily decides; of the 9! arrangements 299,520 can be reached in any one order of nine cards.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.games.twelve_patrols.engine.rules import CELLS, LINES
from vedette.games.twelve_patrols.solver.payment import LineOptions
from vedette.games.twelve_patrols.solver.shortlist import KIND_BITS, KIND_MASK, Shortlist, line_of
from vedette.games.twelve_patrols.solver.supply import COST, COST_END, NEVER, TOP, Supply

GLANCE: Final = 1
"""How much six lines may cost above their least in a first look: most wins need no more, and lists stay short."""
SHORT: Final = -1


class Fit:
    """Finds a payment for six lines together from one supply: depth-first, the line with the shortest list first."""

    def __init__(self, options: LineOptions) -> None:
        self.options = options
        self.supply: Supply = options.supply
        self.guards: i64 = options.supply.guards
        self.pool = options.pool
        self.first = vec[i64]([0] * LINES)
        self.last = vec[i64]([0] * LINES)
        self.line = vec[i64]([0] * LINES)
        """Which line is tried at each depth."""
        self.chosen = vec[i64]([0] * LINES)
        """For each line, the index in the pool of the way to pay that was chosen."""
        self.paid = vec[i64]([0] * LINES)
        """For each line, the least that its kind of line costs."""
        self.nodes: i64 = 0

    def pays(self, kinds: vec[i64], budget: i64) -> bool:
        """Return whether lines of these six kinds together cost at most the budget; ``chosen`` then says how."""
        for most in (GLANCE, TOP):
            spare = self._lists(kinds, budget, most)
            if spare == SHORT:
                return False
            if self._place(i64(0), self.supply.room + ((TOP - min(spare, most)) << COST)):
                return True
            if spare <= most:
                return False
        return False

    def _lists(self, kinds: vec[i64], budget: i64, most: i64) -> i64:
        """List the ways to pay for each line up to ``most`` above the least; return what is to spare, or SHORT."""
        options = self.options
        floor = options.floor
        spare: i64 = budget
        for line in range(LINES):
            spare -= floor[kinds[line]]
        for line in range(LINES):
            kind = kinds[line]
            while spare >= 0 and options.level[kind] < floor[kind] + min(spare, most):
                spare += floor[kind]
                options.build(kind, floor[kind] + min(spare - floor[kind], most))
                spare -= floor[kind]
        if spare < 0:
            return SHORT
        self.pool = options.pool
        self._order(kinds)
        return spare

    def demand(self, line: i64) -> i64:
        """Return the way to pay for a line in the last payment found, as a packed demand with its full cost."""
        return self.pool[self.chosen[line]] + (self.paid[line] << COST)

    def _order(self, kinds: vec[i64]) -> None:
        """Sort the lines by the number of ways to pay for them, the fewest first."""
        options = self.options
        for line in range(LINES):
            self.paid[line] = options.floor[kinds[line]]
            first: i64 = options.first[kinds[line]]
            last: i64 = options.last[kinds[line]]
            at: i64 = line
            while at > 0 and self.last[at - 1] - self.first[at - 1] > last - first:
                self.first[at] = self.first[at - 1]
                self.last[at] = self.last[at - 1]
                self.line[at] = self.line[at - 1]
                at -= 1
            self.first[at] = first
            self.last[at] = last
            self.line[at] = line

    def _place(self, depth: i64, used: i64) -> bool:
        """Return whether the lines from this depth on can be paid beside what is used."""
        if depth == LINES:
            return self.supply.feasible(used - self.supply.room)
        pool = self.pool
        guards: i64 = self.guards
        at: i64 = self.first[depth]
        last: i64 = self.last[depth]
        while at < last:
            demand: i64 = used + pool[at]
            if demand & guards == 0:
                self.nodes += 1
                if self._place(depth + 1, demand):
                    self.chosen[self.line[depth]] = at
                    return True
            elif demand >> COST_END & 1:  # a mask of that bit is too large for a compiled constant
                return False
            at += 1
        return False


FULL: Final = (1 << CELLS) - 1
UNKNOWN: Final = 15
"""The time at which a card is shown whose place in the deck nobody knows."""


def _beside() -> vec[i64]:
    """Return for each mask of cells the mask of all cells beside one of them."""
    masks = vec[i64]([0] * (1 << CELLS))
    for mask in range(1 << CELLS):
        for cell in range(CELLS):
            for other in range(CELLS):
                if mask >> cell & 1 and abs(cell // 3 - other // 3) + abs(cell % 3 - other % 3) == 1:
                    masks[mask] |= 1 << other
    return masks


BESIDE: Final = _beside()
SIZES: Final = vec[i64]([mask.bit_count() for mask in range(1 << CELLS)])


class Growth:
    """Decides whether a kingdom can grow into an arrangement, by when each of its nine cards is shown."""

    def __init__(self, when: list[int], drawn: int) -> None:
        """Take for each card 0 if it is shown before the next card is laid, k if k cards later, or UNKNOWN.

        Cards that lie already count as 0. Where the order is not known, the unknown cards come in whatever order
        suits; ``drawn`` of them are shown before the next card is laid, and one more after each.
        """
        self.when = vec[i64](when)
        self.drawn: i64 = drawn
        self.shown = vec[i64]([0] * (CELLS + 1))
        self.hidden: i64 = 0

    def reaches(self, cards: vec[i64], placed: i64) -> bool:
        """Return whether the arrangement, a card for each cell, can grow from the mask of cells placed."""
        self._look(cards)
        if placed:
            return self._grows(placed, i64(0))
        for cell in range(CELLS):
            first: i64 = BIT[cell]
            if (self.shown[0] & first or (self.hidden & first and self.drawn > 0)) and self._grows(first, i64(1)):
                return True
        return False

    def _look(self, cards: vec[i64]) -> None:
        """Turn the cards' times into masks of cells: ``shown[k]`` is shown after k more cards."""
        shown = self.shown
        for time in range(CELLS + 1):
            shown[time] = 0
        self.hidden = 0
        for cell in range(CELLS):
            time_of: i64 = self.when[cards[cell]]
            if time_of == UNKNOWN:
                self.hidden |= BIT[cell]
            else:
                shown[time_of] |= BIT[cell]
        for time in range(CELLS):
            shown[time + 1] |= shown[time]

    def _grows(self, placed: i64, laid: i64) -> bool:
        """Return whether the arrangement can be finished from a mask of filled cells, after so many cards."""
        while placed != FULL:
            step = self._next(placed, laid)
            if step == 0:
                return False
            placed |= step
            laid += SIZES[step]
        return True

    def _next(self, placed: i64, laid: i64) -> i64:
        """Return the mask of cells that can be filled now, one after the other, or 0; unknown cards one at a time."""
        near: i64 = BESIDE[placed] & ~placed
        step: i64 = near & self.shown[laid] & ~self.hidden
        if step == 0 and self.hidden and SIZES[self.hidden & placed] < self.drawn + laid:
            step = near & self.hidden
            step &= -step
        return step

    def order(self, cards: vec[i64], placed: i64) -> list[int]:
        """Return the cells still empty in an order in which their cards can be laid, of an arrangement in reach."""
        self._look(cards)
        start: i64 = 0
        if placed == 0:
            while not (
                (self.shown[0] >> start & 1 or (self.hidden >> start & 1 and self.drawn > 0))
                and self._grows(BIT[start], i64(1))
            ):
                start += 1
        cells: list[int] = [] if placed else [int(start)]
        laid: i64 = len(cells)
        placed = placed or BIT[start]
        while placed != FULL:
            step = self._next(placed, laid)
            step &= -step
            placed |= step
            laid += 1
            cells.append(int(step).bit_length() - 1)
        return cells


def deal_times(order: list[int], pending: int) -> list[int]:
    """Return when each card of a known drawing order is shown; ``pending`` of them before the next card is laid."""
    return [max(0, place - pending + 1) for place in range(len(order))]


GLANCED: Final = 1024
"""How many groups of arrangements are looked at before the costs of all groups are computed."""
TRIES: Final = 24
"""How many of the cheapest of these groups are tried at once."""
WAITING: Final = 0
FAILED: Final = 1


@final
class PlacedFrame:
    """The placed cards in one of the positions that they can still have in the finished square."""

    def __init__(self, cells: list[int], tables: list[vec[i64]]) -> None:
        """Take the region in each cell or -1, and for each line the table of its kinds on top of its patrols."""
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
    """Searches a shortlist for an arrangement with the placed cards in it that can be laid and paid."""

    def __init__(self, shortlist: Shortlist, options: LineOptions, growth: Growth | None, most: int) -> None:
        """Take the possible arrangements, the ways to pay, and when cards are shown (None: any order will do).

        ``most`` bounds the arrangements and demands that are tried, if it is not 0.
        """
        self.shortlist = shortlist
        self.options = options
        self.growth = growth
        self.fit = Fit(options)
        self.budget: i64 = options.supply.total
        self.most: i64 = most
        self.enough: i64 = 0
        """The number of arrangements after which ``every`` and ``every_bare`` look for no more, if not 0."""
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
        """Return whether one of the first groups wins, trying so many of them, the cheapest first."""
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
        """Unpack an arrangement into ``cards``; return whether it can be laid as the cards are shown."""
        for cell in range(CELLS):
            self.cards[cell] = word & 15
            word >>= 4
        growth = self.growth
        return growth is None or growth.reaches(self.cards, frame.placed)

    def _read(self, key: i64) -> None:
        """Unpack the kinds of a group's six lines from its key into ``kinds``."""
        for line in range(LINES):
            self.kinds[line] = self.shortlist.kinds[key & KIND_MASK]
            key >>= KIND_BITS

    def _lines(self, frame: PlacedFrame, word: i64) -> i64:
        """Unpack an arrangement's cards and the kinds of its six lines in a frame; return what they cost at least."""
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
