"""The hidden order: what a set of winning arrangements is worth when nobody knows how the deck lies.

Items may wait until a line completes, so for a given roll only the arrangement decides, and fair play is a game of
its own: place a card of the display, see the next one, and keep some winning arrangement within reach. Its value
is exact here, as a count of the orders in which the cards still to be drawn may come; it is an upper bound on what a
player who must also spend items can do. From five placed cards on nothing is hidden (nine cards).

With twelve cards three of the unseen ones are never drawn. The arrangements of every set of nine that is still
possible then lie in one row, and one placement has to serve all of them: a card that is turned up rules out the
arrangements without it.

An arrangement is one int, four bits a cell: ``arrangement >> 4 * cell & 15`` is the region there. A set of them is
one long int, bit ``k`` for the ``k``-th arrangement, so "what remains after this card there" is a single AND.
The frame floats (§3.3): cards are held against the first one placed, the anchor, in a window of 5 x 5 offsets.

    offsets    0  1  2  3  4
               5  6  7  8  9
              10 11 12 13 14      12 is the anchor; offset = 5 * (row + 2) + column + 2
              15 16 17 18 19
              20 21 22 23 24
"""

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.games.twelve_patrols.engine.rules import CELLS, REGIONS

HOME: Final = 12
OFFSETS: Final = 25
FEW: Final = 600
"""The size of a sample of winning arrangements: if every order is won with it alone, all orders are won."""


class Option(NamedTuple):
    """One way to place a card: where, and what it leaves."""

    region: int
    offset: int
    """The place relative to the anchor card, in a window of 5 x 5; HOME for the first card of all."""
    layouts: int
    """How many winning arrangements the placement keeps."""
    orders: int
    """In how many orders of the hidden cards the best play wins after the placement."""


class FailingStep(NamedTuple):
    """One step of a line that fails: a card is revealed, and the best answer to it, until no answer is left."""

    revealed: int
    region: int
    """The card then placed, -1 where no placement keeps a winning arrangement."""
    offset: int


def neighbours() -> list[int]:
    """Return for every offset in the 5 x 5 window the set of offsets beside it."""
    found: list[int] = []
    for offset in range(OFFSETS):
        row, column = divmod(offset, 5)
        beside = 0
        if row > 0:
            beside |= 1 << (offset - 5)
        if row < 4:
            beside |= 1 << (offset + 5)
        if column > 0:
            beside |= 1 << (offset - 1)
        if column < 4:
            beside |= 1 << (offset + 1)
        found.append(beside)
    return found


BESIDE: Final = neighbours()


def sequences(unseen: int, draws: int) -> int:
    """Return in how many ways so many cards can be drawn, one after the other, from so many unseen ones."""
    found = 1
    for left in range(unseen - draws + 1, unseen + 1):
        found *= left
    return found


class ArrangementGame:
    """Counts in how many orders of the deck the best placements reach one of a set of winning arrangements.

    ``most`` bounds the positions that ``count`` may weigh, if it is not 0; once ``spent``, its counts mean nothing.

    ``few`` is the same over an even sample of a large set, else None: what wins every order with few arrangements
    wins every order with more, and that is mostly the case where there are many.
    """

    def __init__(self, arrangements: vec[i64], most: int = 0) -> None:
        """Index the arrangements by cell and region; linear in their number."""
        self.most = most
        self.spent = False
        self.all = members(len(arrangements))
        self.at = index(arrangements)
        self.have = [self._with(region) for region in range(REGIONS)]
        self.pairs: dict[int, list[int]] = {}
        self.memo: dict[tuple[int, int], int] = {}
        self.nodes = 0
        self.few = ArrangementGame(sample(arrangements)) if len(arrangements) >= 2 * FEW and not most else None

    def _with(self, region: int) -> int:
        """Return the arrangements that a region is part of."""
        found = 0
        for cell in range(CELLS):
            found |= self.at[cell * REGIONS + region]
        return found

    def pair(self, anchor: int, region: int) -> list[int]:
        """Return, for every offset, the arrangements that have this region at that offset from the anchor."""
        key = anchor * 16 + region
        known = self.pairs.get(key)
        if known is not None:
            return known
        found = [0] * OFFSETS
        for here in range(CELLS):
            base = self.at[here * REGIONS + anchor]
            if base == 0:
                continue
            row, column = divmod(here, 3)
            for there in range(CELLS):
                if there != here:
                    both = base & self.at[there * REGIONS + region]
                    if both != 0:
                        found[5 * (there // 3 - row + 2) + there % 3 - column + 2] |= both
        self.pairs[key] = found
        return found

    def count(self, mask: int, occupied: int, anchor: int, display: int, unseen: int, draws: int) -> int:
        """Return in how many orders of the cards still to be drawn the best play wins, the player to place.

        ``mask`` is what is still within reach, ``occupied`` the set of taken offsets, ``anchor`` the region they
        count from (-1 before the first card); ``display`` and ``unseen`` are sets of regions, of the unseen ones
        ``draws`` are still to come.
        Stops as soon as every order is won. The answer is kept: a mask names the cards placed and their places.
        """
        if mask == 0:
            return 0
        if draws == 0:
            return 1
        key = (mask, display << REGIONS | unseen)
        known = self.memo.get(key, -1)
        if known >= 0:
            return known
        self.nodes += 1
        if self.most and self.nodes > self.most:
            self.spent = True
            return 0
        best = 0
        if unseen & (unseen - 1) == 0:
            best = 1 if self.reachable(mask, occupied, anchor, display) else 0
        else:
            every = sequences(unseen.bit_count(), draws)
            for found in self.ranked(mask, occupied, anchor, display):
                best = self.improve(found, occupied, anchor, display, unseen, draws, best)
                if best == every or self.spent:
                    break
        if not self.spent:
            self.memo[key] = best
        return best

    def reachable(self, mask: int, occupied: int, anchor: int, display: int) -> bool:
        """Return whether some placement keeps a winning arrangement possible: enough where one card is hidden."""
        frontier = border(occupied)
        for region in range(REGIONS):
            if display >> region & 1:
                pairs = self.pair(anchor, region)
                for offset in range(OFFSETS):
                    if frontier >> offset & 1 and mask & pairs[offset] != 0:
                        return True
        return False

    def improve(
        self,
        found: tuple[int, int, int, int],
        occupied: int,
        anchor: int,
        display: int,
        unseen: int,
        draws: int,
        best: int,
    ) -> int:
        """Return in how many orders one placement wins if that is more than ``best``, else ``best``."""
        _, region, offset, kept = found
        hidden = unseen.bit_count()  # at least two: with fewer there is nothing to weigh
        each = sequences(hidden - 1, draws - 1)
        left = display & ~(1 << int(region))
        taken = occupied | 1 << int(offset)
        origin = anchor if anchor >= 0 else region
        total = 0
        hope = each * hidden
        for card in range(REGIONS):
            if unseen >> card & 1:
                seen = kept & self.have[card]
                won = self.count(seen, taken, origin, left | 1 << card, unseen & ~(1 << card), draws - 1)
                total += won
                hope -= each - won
                if hope <= best:
                    return best
        return total

    def ranked(self, mask: int, occupied: int, anchor: int, display: int) -> list[tuple[int, int, int, int]]:
        """Return the placements that keep winning arrangements, as (how many, region, offset, mask), most first."""
        found: list[tuple[int, int, int, int]] = []
        frontier = border(occupied)
        for region in range(REGIONS):
            if not display >> region & 1:
                continue
            if anchor < 0:
                found.append((mask.bit_count(), region, HOME, mask))
                continue
            pairs = self.pair(anchor, region)
            for offset in range(OFFSETS):
                if frontier >> offset & 1:
                    kept = mask & pairs[offset]
                    if kept != 0:
                        found.append((kept.bit_count(), region, offset, kept))
        found.sort(reverse=True)
        return found

    def awaiting(self, mask: int, occupied: int, anchor: int, display: int, unseen: int, draws: int) -> int:
        """Return in how many orders the best play wins, the next card still to be revealed (or none left)."""
        if mask == 0:
            return 0
        if draws == 0:
            return 1
        total = 0
        for card in range(REGIONS):
            if unseen >> card & 1:
                seen = mask & self.have[card]
                total += self.count(seen, occupied, anchor, display | 1 << card, unseen & ~(1 << card), draws - 1)
        return total


def members(size: int) -> int:
    """Return the mask of so many arrangements; a function of its own, lest a narrowed machine word be shifted."""
    return (1 << size) - 1


def sample(arrangements: vec[i64]) -> vec[i64]:
    """Return FEW of the arrangements, evenly taken."""
    size: i64 = len(arrangements)
    taken = vec[i64]()
    for number in range(FEW):
        taken = append(taken, arrangements[number * size // FEW])
    return taken


def index(arrangements: vec[i64]) -> list[int]:
    """Return for every cell and region (``cell * REGIONS + region``) the set of arrangements that have it there."""
    size: i64 = len(arrangements)
    width: i64 = (size + 63) // 64
    words = vec[i64]([0] * int(width * CELLS * REGIONS))
    for number in range(size):
        packed = arrangements[number]
        word: i64 = number >> 6
        bit: i64 = BIT[number & 63]
        for cell in range(CELLS):
            at: i64 = (cell * REGIONS + (packed & 15)) * width + word
            words[at] |= bit
            packed >>= 4
    return [int.from_bytes(bytes(words[row * width : (row + 1) * width]), "little") for row in range(CELLS * REGIONS)]


def border(occupied: int) -> int:
    """Return the free offsets beside the taken ones."""
    beside = 0
    for offset in range(OFFSETS):
        if occupied >> offset & 1:
            beside |= BESIDE[offset]
    return beside & ~occupied
