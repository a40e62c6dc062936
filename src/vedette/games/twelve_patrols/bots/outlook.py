"""An outlook: which winning arrangements a position keeps possible, and in how many orders of the deck it wins."""

from typing import Final

from vedette.games.twelve_patrols.bots.order import (
    BESIDE,
    FEW,
    HOME,
    OFFSETS,
    ArrangementGame,
    FailingStep,
    Option,
    sequences,
)
from vedette.games.twelve_patrols.engine.rules import CELLS, NORTH_OF, REGIONS, WEST_OF

NOWHERE: Final = -1


class Outlook:
    """What is placed, shown and unseen, and the winning arrangements left; all orders of the deck are equally likely.

    ``cells`` are the regions placed, as seen from the corner of their bounding box (-1 for an empty cell);
    ``pending`` cards are revealed before the next one is placed, 0 where the player is to place. ``draws`` of the
    unseen cards are still to come: all of them with nine cards, all but three with twelve.
    """

    def __init__(self, order: ArrangementGame, cells: list[int], display: int, unseen: int, pending: int) -> None:
        """Take a position's regions, display and unseen cards; no more are revealed than there are to come."""
        self.order = order
        self.cells = cells
        self.display = display
        self.unseen = unseen
        laid = len([region for region in cells if region >= 0])
        self.draws = CELLS - laid - display.bit_count()
        self.pending = min(pending, self.draws)
        self.anchor = NOWHERE
        self.corner = 0
        self.occupied = 0
        self.mask = order.all
        for region in range(REGIONS):
            if display >> region & 1:
                self.mask &= order.have[region]
        for cell in range(CELLS):
            region = cells[cell]
            if region < 0:
                continue
            if self.anchor < 0:
                self.anchor = region
                self.corner = cell
                self.occupied = 1 << HOME
                continue
            offset = self.offset(cell)
            self.occupied |= 1 << int(offset)
            self.mask &= order.pair(self.anchor, region)[offset]
        self.few: Outlook | None = None
        if order.few is not None and self.mask.bit_count() >= 2 * FEW:
            self.few = Outlook(order.few, cells, display, unseen, pending)

    def every(self) -> int:
        """Return the number of orders in which the cards still to be drawn can come."""
        return sequences(self.unseen.bit_count(), self.draws)

    def layouts(self) -> int:
        """Return the number of winning arrangements still within reach."""
        return self.mask.bit_count()

    def orders(self) -> int:
        """Return in how many orders of the cards still to be drawn the best play wins."""
        if self.few is not None and self.few.orders() == self.every():
            return self.every()
        if self.pending > 1:
            return sum([self.revealed(card).orders() for card in range(REGIONS) if self.unseen >> card & 1])
        weigh = self.order.awaiting if self.pending else self.order.count
        return weigh(self.mask, self.occupied, self.anchor, self.display, self.unseen, self.draws)

    def options(self) -> list[Option]:
        """Return every placement that can still win, the best first; the player must be to place."""
        found: list[Option] = []
        for layouts, region, offset, _ in self.order.ranked(self.mask, self.occupied, self.anchor, self.display):
            won = self.after(region, offset).orders()
            if won > 0:
                found.append(Option(region, offset, layouts, won))
        found.sort(key=_merit)
        return found

    def reveals(self) -> list[tuple[int, int]]:
        """Return, for each card that may come next, the card and in how many orders the best play then wins."""
        return [(card, self.revealed(card).orders()) for card in range(REGIONS) if self.unseen >> card & 1]

    def after(self, region: int, offset: int) -> "Outlook":
        """Return the outlook after a region is placed at an offset from the anchor card, the next card awaited."""
        cells = self.cells.copy()
        target = self.target(offset)
        if target >= NORTH_OF:
            cells = [-1, -1, -1, *cells[:6]]
            cells[target - NORTH_OF] = region
        elif target >= WEST_OF:
            cells = [-1 if cell % 3 == 0 else cells[cell - 1] for cell in range(CELLS)]
            cells[3 * (target - WEST_OF)] = region
        else:
            cells[target] = region
        return Outlook(self.order, cells, self.display & ~(1 << region), self.unseen, 1)

    def revealed(self, region: int) -> "Outlook":
        """Return the outlook after this region is drawn from the deck into the display."""
        rest = self.unseen & ~(1 << region)
        return Outlook(self.order, self.cells, self.display | 1 << region, rest, self.pending - 1)

    def refute(self) -> list[FailingStep]:
        """Return a run of draws and best placements that ends in a loss; empty where no order of the cards loses.

        The next card must be awaited. Of the cards that may come, the worst one is taken each time.
        """
        steps: list[FailingStep] = []
        here = self
        while here.draws != 0 and here.orders() < here.every():
            worst = min(here.reveals(), key=_won)
            here = here.revealed(worst[0])
            options = here.options()
            if not options:
                steps.append(FailingStep(worst[0], NOWHERE, NOWHERE))
                break
            steps.append(FailingStep(worst[0], options[0].region, options[0].offset))
            here = here.after(options[0].region, options[0].offset)
        return steps

    def offset(self, cell: int) -> int:
        """Return the offset of a cell from the anchor card, a number in a window of 5 x 5."""
        return 5 * (cell // 3 - self.corner // 3 + 2) + cell % 3 - self.corner % 3 + 2

    def target(self, offset: int) -> int:
        """Return the target of the placing action for an offset from the anchor card; 0 for the first card."""
        if self.anchor < 0:
            return 0
        row = offset // 5 - 2 + self.corner // 3
        column = offset % 5 - 2 + self.corner % 3
        if row < 0:
            return NORTH_OF + column
        if column < 0:
            return WEST_OF + row
        return 3 * row + column

    def aim(self, target: int) -> int:
        """Return the offset from the anchor card of a placing action's target, or -1; the inverse of ``target``."""
        for offset in range(OFFSETS):
            if self.anchor < 0:
                return HOME
            beside = BESIDE[offset] & self.occupied != 0 and not self.occupied >> offset & 1
            if beside and self.target(offset) == target:
                return offset
        return NOWHERE


def _merit(option: Option) -> tuple[int, int, int, int]:
    return -option.orders, -option.layouts, option.region, option.offset


def _won(reveal: tuple[int, int]) -> tuple[int, int]:
    return reveal[1], reveal[0]
