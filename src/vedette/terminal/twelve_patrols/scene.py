"""Draws the whole screen of 12 Patrols: every panel in its rectangle, on one sheet."""

from collections.abc import Callable
from functools import partial
from typing import Final

from vedette.terminal.canvas import Rect
from vedette.terminal.twelve_patrols import arrangement, ask, display, frame, kingdom, notes, supply_view
from vedette.terminal.twelve_patrols.picture import DrawingInput, Sheet

ROOMY: Final = 22
"""Rows from which the sections of the right panel have blank rows between them."""
ROOMY_ALONE: Final = 26
"""The same for a right panel that is the only side panel."""


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
    columns, rows = arrangement.SMALLEST
    if width < columns or height < rows:
        words = picture.say("small", columns=columns, rows=rows, width=width, height=height)
        whole.paragraph(Rect(0, 0, width, height), words, picture.palette.style("ink"))
        return whole
    areas = arrangement.arrange(width, height)
    for name, area in areas.items():
        sheet = Sheet(picture, area.width, area.height)
        draw = (PANELS if "left" in areas else NARROW).get(name, PANELS[name])
        draw(sheet)
        whole.paste(sheet, area)
    return whole
