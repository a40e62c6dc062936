"""What a line asks of its two patrols: the one reading of §4.3, from which everything else about lines is derived.

    A | left | B | right | C

A card at an end of a line binds both of its patrols, the middle card binds one patrol each way. What requirements see
of a patrol is its signature (``state.py``); signatures of two patrols add up.
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.state import meets

LINE_CELLS: Final = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8])
"""The three cells of each line, from the west or from the north."""
ONWARD: Final = vec[i64]([rules.EAST] * 3 + [rules.SOUTH] * 3)
"""For each line, the edge that a card turns toward its last card."""
BACK: Final = vec[i64]([rules.WEST] * 3 + [rules.NORTH] * 3)
"""For each line, the edge that a card turns toward its first card."""
UNBOUND: Final = -1

Asked = tuple[i64, i64, i64, i64]
"""A line's four requirements: two that bind both patrols, one from either end, then the left's and the right's."""


class Bound(NamedTuple):
    """The number of items, colours or pips that a line asks of both patrols, the left, the right; -1 for none."""

    whole: int = UNBOUND
    left: int = UNBOUND
    right: int = UNBOUND


def asked(edges: vec[i64], line: i64, first: i64, middle: i64, last: i64) -> tuple[i64, i64, i64, i64]:
    """Return the inward requirements of a line's three cards: the first's, the last's, the middle's two.

    ``edges`` has four for each card: north, east, south, west.
    """
    onward = ONWARD[line]
    back = BACK[line]
    return edges[4 * first + onward], edges[4 * last + back], edges[4 * middle + back], edges[4 * middle + onward]


def met(wanted: tuple[i64, i64, i64, i64], left: i64, right: i64) -> bool:
    """Return whether two patrols, by their signatures, are filled and are what a line asks (§4.8, §4.9)."""
    return (
        left != 0
        and right != 0
        and meets(wanted[0], left + right)
        and meets(wanted[1], left + right)
        and meets(wanted[2], left)
        and meets(wanted[3], right)
    )


def bounds(wanted: tuple[i64, i64, i64, i64]) -> list[Bound] | None:
    """Return the numbers of items, colours and pips that a line asks for, or None where they contradict each other.

    Items and pips add up: where the whole and one part are asked for, the other part is what is left.
    """
    found: list[Bound] = []
    for kind in (rules.ITEMS, rules.COLOURS, rules.SUM):
        numbers = [int(edge & rules.NUMBER) if edge >> rules.KIND_SHIFT == kind else UNBOUND for edge in wanted]
        whole, left, right = max(numbers[0], numbers[1]), numbers[2], numbers[3]
        if min(numbers[0], numbers[1]) not in {UNBOUND, whole}:
            return None
        if kind != rules.COLOURS and whole >= 0 and max(left, right) >= 0:
            if left < 0:
                left = whole - right
            elif right < 0:
                right = whole - left
            if min(left, right) < 0 or left + right != whole:
                return None
        found.append(Bound(whole, left, right))
    return found


def cells_of(line: int) -> list[int]:
    """Return the three cells of a line."""
    return [int(LINE_CELLS[3 * line + place]) for place in range(3)]
