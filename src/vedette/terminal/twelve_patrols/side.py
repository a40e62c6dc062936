"""The panels beside the kingdom: sections, and the log in the remaining rows."""

from collections.abc import Callable

from vedette.terminal.canvas import Rect
from vedette.terminal.twelve_patrols import display, notes, supply_view
from vedette.terminal.twelve_patrols.picture import Sheet

Section = Callable[[Sheet, Rect], int]

NARROW: tuple[Section, ...] = (
    display.draw_rows,
    supply_view.draw_with_end,
    supply_view.draw_spare,
    notes.draw_chance,
    notes.draw_orders_alone,
    notes.draw_log,
)
LEFT: tuple[Section, ...] = (display.draw_cards, display.draw_deck, notes.draw_chance)
RIGHT: tuple[Section, ...] = (
    notes.draw_orders,
    supply_view.draw,
    supply_view.draw_budget,
    notes.draw_hint,
    notes.draw_log,
)


def draw(sheet: Sheet, sections: tuple[Section, ...], *, gap: bool) -> None:
    """Draw the sections from the top, with blank rows between them if there is space."""
    width, height = sheet.canvas.width, sheet.canvas.height
    y = 0
    for section in sections:
        area = Rect(1, y, width - 2, height - y)
        if area.height <= 0:
            return
        rows = section(sheet, area)
        y += rows + (1 if gap and rows else 0)


def draw_narrow(sheet: Sheet) -> None:
    """Draw the one side panel of a narrow screen."""
    draw(sheet, NARROW, gap=sheet.canvas.height >= 26)


def draw_left(sheet: Sheet) -> None:
    """Draw what comes next: the display and the deck."""
    draw(sheet, LEFT, gap=True)


def draw_right(sheet: Sheet) -> None:
    """Draw what to do: the obstacles, the supply, the notes."""
    draw(sheet, RIGHT, gap=sheet.canvas.height >= 22)
