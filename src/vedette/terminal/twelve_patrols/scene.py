"""Draws the whole screen of 12 Patrols: every panel in its rectangle, on one sheet."""

from collections.abc import Callable
from functools import partial
from typing import Final

from vedette.terminal.canvas import Rect
from vedette.terminal.twelve_patrols import ask, display, frame, kingdom, notes, supply_view
from vedette.terminal.twelve_patrols.picture import DrawingInput, Sheet

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
ROOMY: Final = 22
"""Rows from which the sections of the right panel have blank rows between them."""
ROOMY_ALONE: Final = 26
"""The same for a right panel that is the only side panel."""


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


def stack(sheet: Sheet, sections: tuple[Callable[[Sheet, Rect], int], ...], roomy: int = 0) -> None:
    """Draw sections from the top down, the last in the rest; from ``roomy`` rows on with blank rows between them."""
    width, height = sheet.canvas.width, sheet.canvas.height
    y = 0
    for section in sections:
        area = Rect(1, y, width - 2, height - y)
        if area.height <= 0:
            return
        rows = section(sheet, area)
        y += rows + (1 if height >= roomy and rows else 0)


PANELS: Final[dict[str, Callable[[Sheet], None]]] = {
    "head": frame.draw_head,
    "ask": ask.draw,
    "kingdom": kingdom.draw,
    "left": partial(stack, sections=(display.draw_cards, display.draw_deck, notes.draw_chance)),
    "right": partial(
        stack,
        sections=(
            notes.draw_orders,
            supply_view.draw,
            supply_view.draw_budget,
            notes.draw_hint,
            notes.draw_log,
        ),
        roomy=ROOMY,
    ),
    "foot": frame.draw_foot,
}
NARROW: Final[dict[str, Callable[[Sheet], None]]] = {
    "ask": partial(ask.draw, hinted=True),
    "right": partial(
        stack,
        sections=(
            display.draw_rows,
            partial(supply_view.draw, ending=True),
            supply_view.draw_spare,
            notes.draw_chance,
            partial(notes.draw_orders, whole=False),
            notes.draw_log,
        ),
        roomy=ROOMY_ALONE,
    ),
}
"""The panels that are drawn otherwise on a screen with only one side panel."""


def compose(picture: DrawingInput, width: int, height: int) -> Sheet:
    """Return the screen for this size; one that is too small shows a message with the size needed."""
    whole = Sheet(picture, width, height)
    columns, rows = SMALLEST
    if width < columns or height < rows:
        words = picture.say("small", columns=columns, rows=rows, width=width, height=height)
        whole.paragraph(Rect(0, 0, width, height), words, picture.palette.style("ink"))
        return whole
    areas = arrange(width, height)
    for name, area in areas.items():
        sheet = Sheet(picture, area.width, area.height)
        draw = (PANELS if "left" in areas else NARROW).get(name, PANELS[name])
        draw(sheet)
        whole.paste(sheet, area)
    return whole
