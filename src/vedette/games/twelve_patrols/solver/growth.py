"""Whether an order of the cards lets a kingdom grow into an arrangement, and one way to do it.

A card can be laid once it is shown and a neighbour lies there. Laying one is never a mistake as long as the finished
arrangement is what is wanted: it only makes more neighbours and shows more cards. So the first card apart, growing
greedily decides; of the 9! arrangements 299,520 can be reached in any one order of nine cards.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.games.twelve_patrols.engine.rules import CELLS

FULL: Final = (1 << CELLS) - 1
UNKNOWN: Final = 15
"""When a card is shown whose place in the deck nobody knows."""


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
    """When each card of the nine is shown, counted in cards laid from now on, and what lies there already."""

    def __init__(self, when: list[int], drawn: int) -> None:
        """Take for each card 0 if it is shown before the next card is laid, k if k cards later, or UNKNOWN.

        Cards that lie already count as 0. Where the order is not known, the unknown cards come in whatever order
        suits; ``drawn`` of them are shown before the next card is laid, and one more after each.
        """
        self.when = vec[i64](when)
        self.drawn: i64 = drawn
        self.known = UNKNOWN not in when
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
        """Return whether the kingdom can be finished after so many cards."""
        while placed != FULL:
            step = self._next(placed, laid)
            if step == 0:
                return False
            placed |= step
            laid += SIZES[step]
        return True

    def _next(self, placed: i64, laid: i64) -> i64:
        """Return cells that can be filled one after the other now, or 0; unknown cards one at a time."""
        near: i64 = BESIDE[placed] & ~placed
        step: i64 = near & self.shown[laid] & ~self.hidden
        if step == 0 and self.hidden and SIZES[self.hidden & placed] < self.drawn + laid:
            step = near & self.hidden
            step &= -step
        return step

    def order(self, cards: vec[i64], placed: i64) -> list[int]:
        """Return cells in an order in which an arrangement that is reached can be laid."""
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
