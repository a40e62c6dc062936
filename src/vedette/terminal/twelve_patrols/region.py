"""A region card: its frame, its name, and the demands on its edges."""

from typing import Final

from rich.cells import cell_len
from rich.style import Style

from vedette.games.twelve_patrols.views import Demand, Edge, Laid, Plaque, Region
from vedette.terminal.canvas import DASHED, DOUBLE, ROUND, THICK, THIN, Rect, clip, wrap
from vedette.terminal.palette import WASHES
from vedette.terminal.twelve_patrols.picture import EDGES, DrawingInput, Sheet

INKS = {"holds": "ok", "short": "short", "cannot": "bad", "open": "ink", "outside": "line"}
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


def plaque_text(picture: DrawingInput, demand: Demand, plaque: Plaque | None) -> str:
    """Return a requirement in a few cells: icon, number and a sign of its state; one not met yet shows have/need."""
    icon = picture.glyphs.icon(demand["kind"])
    if plaque is None:
        return f"{icon}{demand['number']}"
    if plaque["state"] == "short":
        return f"{icon}{plaque['have']}/{demand['number']}"
    if plaque["state"] == "outside":
        return f"({icon}{demand['number']})"
    return f"{icon}{demand['number']}{picture.glyphs.state(plaque['state'])}"


def plaque_style(picture: DrawingInput, plaque: Plaque | None) -> Style:
    """Return the text style of a requirement, coloured by its state, which its sign tells too."""
    if plaque is None:
        return picture.palette.style("ink", bold=True)
    outside = plaque["state"] == "outside"
    return picture.palette.style(INKS.get(plaque["state"], "ink"), strike=outside, bold=not outside)


def draw_card(sheet: Sheet, area: Rect, region: Region, card: Laid | None, *, chosen: bool = False) -> None:
    """Draw a region card in a rectangle; ``card`` is its state in the kingdom, None on the display."""
    palette = sheet.picture.palette
    wash = WASHES.get(region["terrain"], "earth")
    sheet.canvas.fill(area, palette.style("ink", "card"))
    new = card is not None and card["new"]
    line = THICK if chosen or new else ROUND
    sheet.canvas.box(area, line, palette.style("brass" if chosen or new else wash))
    ornament(sheet, area, region["terrain"])
    row = _name(sheet, area, region["name"])
    for side in EDGES:
        demand = region["edges"][side]
        plaque = None if card is None else card["edges"][side]
        if demand is not None:
            text = plaque_text(sheet.picture, demand, plaque)
            text = f" {text} " if side in {"north", "south"} else text
            x, y = _anchor(area, side, row, cell_len(text))
            sheet.canvas.put(x, y, text, plaque_style(sheet.picture, plaque))


def _name(sheet: Sheet, area: Rect, name: str) -> int:
    """Write the name above the middle row, on two rows where it needs them; return the row under it."""
    inner = area.width - 2
    style = sheet.picture.palette.style("ink", bold=True)
    lines = wrap(name, inner)[:2]
    middle = area.y + area.height // 2
    top = max(middle - len(lines), area.y + 1)
    for offset, line in enumerate(lines):
        sheet.canvas.centre(Rect(area.x + 1, top + offset, inner, 1), line, style)
    return top + len(lines)


def _anchor(area: Rect, side: Edge, row: int, width: int) -> tuple[int, int]:
    """Return column and row where an edge's requirement starts: on the border, or west and east on their own row."""
    middle = area.x + (area.width - width) // 2
    places = {
        "north": (middle, area.y),
        "south": (middle, area.y + area.height - 1),
        "west": (area.x + 1, row),
        "east": (area.x + area.width - 1 - width, row),
    }
    return places[side]


def _corners(sheet: Sheet, area: Rect) -> None:
    """Draw only the corners of a cell that has no card and may get none now."""
    style = sheet.picture.palette.style("sea-line")
    east, south = area.x + area.width - 1, area.y + area.height - 1
    for x, y, sign in ((area.x, area.y, 0), (east, area.y, 1), (area.x, south, 2), (east, south, 3)):
        sheet.canvas.put(x, y, THIN.corner[sign], style)


def draw_land(sheet: Sheet, area: Rect, words: str, *, legal: bool, chosen: bool) -> None:
    """Draw a cell without a card; highlighted if the selected card may go there, more if the cursor is on it."""
    palette = sheet.picture.palette
    glyphs = sheet.picture.glyphs
    if chosen:
        sheet.canvas.fill(area, palette.style("ink", "brass-bg"))
        sheet.canvas.box(area, DOUBLE, palette.style("brass", bold=True))
        words = f"{glyphs.pointer} {words} {glyphs.west}"
    elif legal:
        sheet.canvas.box(area, DASHED, palette.style("brass"))
    else:
        _corners(sheet, area)
    style = palette.style("brass" if legal else "line", bold=legal)
    text = clip(words, area.width - 2)
    sheet.canvas.centre(Rect(area.x + 1, area.y + area.height // 2, area.width - 2, 1), text, style)


def ornament(sheet: Sheet, area: Rect, terrain: str) -> None:
    """Draw a terrain's picture of characters under a card's top border, if the card is large enough."""
    rows = ORNAMENTS.get(terrain)
    if rows is None or area.height < TALL or area.width < WIDE:
        return
    shown = rows if area.height > TALL else rows[1:]
    style = sheet.picture.palette.style("ornament")
    for offset, row in enumerate(shown):
        sheet.canvas.centre(Rect(area.x + 1, area.y + 1 + offset, area.width - 2, 1), row, style)
