"""How the checkers read a line, by the rules alone: they share nothing with the engine, nor with the solver.

Regions are plain data, ``{"name": "Wild Plains", "north": "sum 3", ...}``, a free edge left out.
"""

from typing import Final

KINDS: Final = ("items", "colours", "sum")
ROW: Final = ("east", "west")
COLUMN: Final = ("south", "north")
"""The edges that a row's and a column's first and last card turn inward."""

Asked = tuple[int, int, int]
"""How many items, colours and pips something must come to; 0 where nothing is asked (§4.4 to §4.6)."""
Line = tuple[Asked, Asked, Asked]
"""What is asked of both patrols together, of the one toward the first card, of the other (§4.3)."""
Seen = tuple[int, int, int]
"""What requirements see of a patrol: items, a mask of colours, pips; 0 where nothing looks at it."""


def asked_by(region: dict[str, str], edge: str) -> Asked:
    """Return how many items, colours and pips an edge of a region asks for, 0 for what it does not ask."""
    if edge not in region:
        return 0, 0, 0
    kind, number = region[edge].split(" ")
    found = [0, 0, 0]
    found[KINDS.index(kind)] = int(number)
    return found[0], found[1], found[2]


def line_of(first: dict[str, str], middle: dict[str, str], last: dict[str, str], way: tuple[str, str]) -> Line | None:
    """Return what a line of three cards asks for (§4.3), or None where its two ends contradict each other."""
    onward, back = way
    ends = asked_by(first, onward), asked_by(last, back)
    whole: list[int] = []
    for one, other in zip(ends[0], ends[1], strict=True):
        if one and other and one != other:
            return None
        whole.append(one or other)
    return (whole[0], whole[1], whole[2]), asked_by(middle, back), asked_by(middle, onward)


def meets(seen: Seen, asked: Asked) -> bool:
    """Return whether the items, colours and pips of a patrol, or of two, are exactly those asked for."""
    return asked[0] in {0, seen[0]} and asked[1] in {0, seen[1].bit_count()} and asked[2] in {0, seen[2]}


def together(near: Seen, far: Seen) -> Seen:
    """Return the items, colours and pips of two patrols together."""
    return near[0] + far[0], near[1] | far[1], near[2] + far[2]


def holds(line: Line, near: Seen, far: Seen) -> bool:
    """Return whether two patrols are what a line asks for (§4.8)."""
    whole, one, other = line
    return meets(near, one) and meets(far, other) and meets(together(near, far), whole)
