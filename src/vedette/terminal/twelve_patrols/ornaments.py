"""Ornaments: two rows of strokes for each landscape, without information."""

from typing import Final

from vedette.terminal.canvas import Rect
from vedette.terminal.twelve_patrols.picture import Sheet

ORNAMENTS: Final[dict[str, tuple[str, str]]] = {
    "plains": ("    \\|/    ", ".,.,.,.,.,."),
    "valley": (" /\\     /\\ ", "/  \\___/  \\"),
    "canyon": ("__       __", "  |_/~\\_|  "),
    "hills": ("   _   _   ", "_/` \\_/ `\\_"),
    "ford": ("~~~~| |~~~~", "~~~~| |~~~~"),
    "forest": (" /\\ /\\  /\\ ", "/||\\||\\/||\\"),
    "marsh": (" \\|/   \\|/ ", "~~~~\\|/~~~~"),
    "coast": ("____       ", "    \\~~~~~~"),
    "moor": (" '   ''  ' ", "_''__'__''_"),
    "tower": ("   |'|'|   ", "___|___|___"),
    "island": ("    _/\\_   ", "~~~/____\\~~"),
    "lake": ("  .-----.  ", "_(~~~~~~~)_"),
}
TALL: Final = 7
WIDE: Final = 15


def ornament(sheet: Sheet, area: Rect, terrain: str) -> None:
    """Draw a landscape under the top border of a card with enough space."""
    rows = ORNAMENTS.get(terrain)
    if rows is None or area.height < TALL or area.width < WIDE:
        return
    shown = rows if area.height > TALL else rows[1:]
    style = sheet.picture.palette.style("ornament")
    for offset, row in enumerate(shown):
        sheet.canvas.centre(Rect(area.x + 1, area.y + 1 + offset, area.width - 2, 1), row, style)
