"""The whole screen: every panel drawn at its place on one sheet."""

from collections.abc import Callable

from vedette.terminal.canvas import Rect
from vedette.terminal.twelve_patrols import arrangement, ask, frame, kingdom, side
from vedette.terminal.twelve_patrols.picture import DrawingInput, Sheet

PANELS: dict[str, Callable[[Sheet], None]] = {
    "head": frame.draw_head,
    "ask": ask.draw,
    "kingdom": kingdom.draw,
    "left": side.draw_left,
    "right": side.draw_right,
    "foot": frame.draw_foot,
}
NARROW: dict[str, Callable[[Sheet], None]] = {"ask": ask.draw_with_hint, "right": side.draw_narrow}
"""Panels that differ on a screen with one side panel."""


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
