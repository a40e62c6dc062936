"""What three regions in a line ask of the two patrols between them, in numbers that can be counted toward."""

from typing import Final

from vedette.games.twelve_patrols.rules import (
    COLOURS,
    EAST,
    FACES,
    ITEMS,
    KIND_SHIFT,
    NORTH,
    NUMBER,
    SOUTH,
    SUM,
    TYPES,
    WEST,
)
from vedette.games.twelve_patrols.state import Box, Kingdom

UNBOUND: Final = -1
TOO_MANY: Final = 99
"""Items missing where nothing that is added can be right."""


class Tally:
    """What lies in a patrol, counted as requirements count it."""

    def __init__(self, items: int, colours: int, pips: int) -> None:
        """Count items, the mask of their colours, and pips."""
        self.items = items
        self.colours = colours
        self.pips = pips


class Demands:
    """What a complete line asks: a number or -1 for items, colours and pips of both spots, the left, the right."""

    def __init__(self, box: Box, line: int, cards: list[int]) -> None:
        """Read the four inward edges of three regions in a row or a column."""
        onward, back = (EAST, WEST) if line < 3 else (SOUTH, NORTH)
        edges = box.edges
        near, middle, far = [4 * card for card in cards]
        self.icons = 0
        self.whole = [UNBOUND] * 4
        self.left = [UNBOUND] * 4
        self.right = [UNBOUND] * 4
        self.dead = False
        self._bind(self.whole, int(edges[near + onward]))
        self._bind(self.whole, int(edges[far + back]))
        self._bind(self.left, int(edges[middle + back]))
        self._bind(self.right, int(edges[middle + onward]))
        for kind in (ITEMS, SUM):
            self._add_up(kind)
        whole, parts = self.whole[COLOURS], [self.left[COLOURS], self.right[COLOURS]]
        self.dead = self.dead or (whole >= 0 and (max(parts) > whole or (min(parts) >= 0 and sum(parts) < whole)))

        if self.whole[ITEMS] >= 0 and least(self.left) + least(self.right) > self.whole[ITEMS]:
            self.dead = True
        for numbers in (self.whole, self.left, self.right):
            self.dead = self.dead or (0 <= numbers[ITEMS] < least(numbers))

    def _bind(self, numbers: list[int], edge: int) -> None:
        """Add a requirement; two that differ contradict each other."""
        if edge == 0:
            return
        self.icons += 1
        kind, number = edge >> KIND_SHIFT, edge & NUMBER
        self.dead = self.dead or numbers[kind] not in {UNBOUND, number}
        numbers[kind] = number

    def _add_up(self, kind: int) -> None:
        """Let what is asked of the whole bound the parts: what adds up is never less than one of its parts."""
        whole, left, right = self.whole[kind], self.left[kind], self.right[kind]
        if whole < 0:
            return
        least = 1 if kind == ITEMS else 0  # no patrol is empty
        if max(left, right) > whole - least or (left >= 0 and right >= 0 and left + right != whole):
            self.dead = True
        elif left >= 0:
            self.right[kind] = whole - left
        elif right >= 0:
            self.left[kind] = whole - right

    def sees(self, kind: int) -> bool:
        """Return whether anything in the line asks for this kind of number."""
        return max(self.whole[kind], self.left[kind], self.right[kind]) >= 0

    def met(self, left: Tally, right: Tally) -> bool:
        """Return whether two patrols satisfy the line."""
        both = Tally(left.items + right.items, left.colours | right.colours, left.pips + right.pips)
        return meets(self.left, left) and meets(self.right, right) and meets(self.whole, both)


def least(numbers: list[int]) -> int:
    """Return the fewest items that can have these numbers; one, where nothing is asked."""
    return max(1, numbers[ITEMS], numbers[COLOURS], (numbers[SUM] + 5) // 6)


def meets(numbers: list[int], tally: Tally) -> bool:
    """Return whether a tally has all the numbers asked for."""
    return (
        numbers[ITEMS] in {UNBOUND, tally.items}
        and numbers[COLOURS] in {UNBOUND, tally.colours.bit_count()}
        and numbers[SUM] in {UNBOUND, tally.pips}
    )


def lack(numbers: list[int], tally: Tally) -> int:
    """Return the fewest items that a tally lacks for the numbers asked for, or TOO_MANY where it has too much."""
    short = 0
    if numbers[ITEMS] >= 0:
        short = numbers[ITEMS] - tally.items
        if short < 0:
            return TOO_MANY
    if numbers[COLOURS] >= 0:
        short = max(short, numbers[COLOURS] - tally.colours.bit_count())
        if tally.colours.bit_count() > numbers[COLOURS]:
            return TOO_MANY
    if numbers[SUM] >= 0:
        short = max(short, (numbers[SUM] - tally.pips + 5) // 6)
        if tally.pips > numbers[SUM] or (numbers[ITEMS] >= 0 and short > numbers[ITEMS] - tally.items):
            return TOO_MANY
    return short


def more(tally: Tally, kind: int) -> Tally:
    """Return a tally with one more item."""
    return Tally(tally.items + 1, tally.colours | 1 << kind // FACES, tally.pips + kind % FACES)


def tally_of(packed: int) -> Tally:
    """Return the tally of a packed set of items."""
    counted = Tally(0, 0, 0)
    for kind in range(TYPES):
        for _ in range(packed >> 2 * kind & 3):
            counted = more(counted, kind)
    return counted


def line_cells(line: int) -> list[int]:
    """Return the three cells of a line."""
    first, step = (3 * line, 1) if line < 3 else (line - 3, 3)
    return [first + step * place for place in range(3)]


def demands_of(kingdom: Kingdom, line: int) -> Demands:
    """Return what a complete line of a kingdom asks."""
    return Demands(kingdom.box, line, [kingdom.region_at(cell) for cell in line_cells(line)])
