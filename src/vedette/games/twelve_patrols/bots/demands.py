"""What three regions in a line ask of the two patrols between them, in numbers that can be counted toward."""

from typing import Final

from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.line import UNBOUND, Asked, Bound, asked, bounds, cells_of
from vedette.games.twelve_patrols.engine.state import Kingdom

TOO_MANY: Final = 99
"""The number of missing items that stands for: nothing that is added can be right."""


class PatrolContents:
    """What lies in a patrol, counted as requirements count it."""

    def __init__(self, items: int, colours: int, pips: int) -> None:
        self.items = items
        self.colours = colours
        self.pips = pips


class LineNeeds:
    """What a complete line asks: a number or -1 for items, colours and pips of both spots, the left, the right."""

    def __init__(self, wanted: Asked) -> None:
        """Take the four requirements of a line; ``dead`` where no items at all can meet them."""
        self.icons = len([1 for edge in wanted if edge])
        found = bounds(wanted)
        items, colours, pips = found or [Bound(), Bound(), Bound()]
        self.whole = [UNBOUND, items.whole, colours.whole, pips.whole]
        self.left = [UNBOUND, items.left, colours.left, pips.left]
        self.right = [UNBOUND, items.right, colours.right, pips.right]
        parts = [colours.left, colours.right]
        self.dead = found is None or (
            colours.whole >= 0 and (max(parts) > colours.whole or (min(parts) >= 0 and sum(parts) < colours.whole))
        )
        if items.whole >= 0 and least(self.left) + least(self.right) > items.whole:
            self.dead = True
        for numbers in (self.whole, self.left, self.right):
            self.dead = self.dead or (0 <= numbers[rules.ITEMS] < least(numbers))

    def sees(self, kind: int) -> bool:
        """Return whether anything in the line asks for this kind of number."""
        return max(self.whole[kind], self.left[kind], self.right[kind]) >= 0

    def met(self, left: PatrolContents, right: PatrolContents) -> bool:
        """Return whether two patrols satisfy the line."""
        both = PatrolContents(left.items + right.items, left.colours | right.colours, left.pips + right.pips)
        return not self.dead and meets(self.left, left) and meets(self.right, right) and meets(self.whole, both)


def least(numbers: list[int]) -> int:
    """Return the fewest items that can have these numbers; one, where nothing is asked."""
    return max(1, numbers[rules.ITEMS], numbers[rules.COLOURS], (numbers[rules.SUM] + 5) // 6)


def meets(numbers: list[int], tally: PatrolContents) -> bool:
    """Return whether a patrol has all the numbers asked for, of items, colours and pips."""
    return (
        numbers[rules.ITEMS] in {UNBOUND, tally.items}
        and numbers[rules.COLOURS] in {UNBOUND, tally.colours.bit_count()}
        and numbers[rules.SUM] in {UNBOUND, tally.pips}
    )


def lack(numbers: list[int], tally: PatrolContents) -> int:
    """Return the fewest items that a patrol lacks for the numbers asked for, or TOO_MANY where it has too much."""
    short = 0
    if numbers[rules.ITEMS] >= 0:
        short = numbers[rules.ITEMS] - tally.items
        if short < 0:
            return TOO_MANY
    if numbers[rules.COLOURS] >= 0:
        short = max(short, numbers[rules.COLOURS] - tally.colours.bit_count())
        if tally.colours.bit_count() > numbers[rules.COLOURS]:
            return TOO_MANY
    if numbers[rules.SUM] >= 0:
        short = max(short, (numbers[rules.SUM] - tally.pips + 5) // 6)
        if tally.pips > numbers[rules.SUM] or (
            numbers[rules.ITEMS] >= 0 and short > numbers[rules.ITEMS] - tally.items
        ):
            return TOO_MANY
    return short


def more(tally: PatrolContents, kind: int) -> PatrolContents:
    """Return the items, colours and pips of a patrol with one more item of a type."""
    return PatrolContents(tally.items + 1, tally.colours | 1 << kind // rules.FACES, tally.pips + kind % rules.FACES)


def tally_of(packed: int) -> PatrolContents:
    """Return the items, colours and pips of a packed set of items."""
    counted = PatrolContents(0, 0, 0)
    for kind in range(rules.TYPES):
        for _ in range(packed >> 2 * kind & 3):
            counted = more(counted, kind)
    return counted


def demands_of(kingdom: Kingdom, line: int) -> LineNeeds:
    """Return what a complete line of a kingdom asks."""
    first, middle, last = [kingdom.region_at(cell) for cell in cells_of(line)]
    return LineNeeds(asked(kingdom.box.edges, line, first, middle, last))
