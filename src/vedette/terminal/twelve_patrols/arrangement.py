"""The layout: the area of each panel on a screen of any size."""

from vedette.terminal.canvas import Rect

SMALLEST = (80, 24)
"""Columns and rows that the table needs at least."""
SIDE = 25
"""Columns of the side panel on a narrow screen."""
LEFT = 24
RIGHT = 32
WIDE = 116
"""Columns from which both sides have a panel."""
TALL = 30
"""Rows below which a wide screen has only one side panel too."""
LOW = 26
"""Rows below which the heading has no ornament, to leave the cards their height."""
ASK = 4


def arrange(width: int, height: int) -> dict[str, Rect]:
    """Return the area of every panel; ``left`` is there on a wide screen only.

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
