"""Computes the rectangle of each panel of the full screen of 12 Patrols, for any size of the terminal."""

from vedette.terminal.canvas import Rect

SMALLEST = (80, 24)
"""The fewest columns and rows that the full screen needs."""
SIDE = 25
"""Columns of the side panel on the narrowest screen."""
LEFT = 24
RIGHT = 32
WIDE = 116
"""From this many columns on there is a side panel on both sides."""
TALL = 30
"""Below this many rows a wide screen has only one side panel too."""
LOW = 26
"""Below this many rows the heading has no ornament, to leave the cards their height."""
ASK = 4


def arrange(width: int, height: int) -> dict[str, Rect]:
    """Return the rectangle of every panel by name; ``left`` only on a wide screen.

    From the top: head, ask, then kingdom and sides, then the foot. Nothing overlaps, nothing is outside.
    """
    head = 1 if height < LOW else 2
    panels = {"head": Rect(0, 0, width, head), "foot": Rect(0, height - 1, width, 1)}
    top = head + ASK
    rows = height - top - 1
    if width < WIDE or height < TALL:
        side = SIDE + (width - SMALLEST[0]) // 3
        panels["ask"] = Rect(0, head, width, ASK)
        panels["kingdom"] = Rect(0, top, width - side, rows)
        panels["right"] = Rect(width - side, top, side, rows)
        return panels
    right = RIGHT + (width - WIDE) // 4
    panels["ask"] = Rect(LEFT, head, width - LEFT, ASK)
    panels["left"] = Rect(0, head, LEFT, rows + ASK)
    panels["kingdom"] = Rect(LEFT, top, width - LEFT - right, rows)
    panels["right"] = Rect(width - right, top, right, rows)
    return panels
