"""The panel with the kingdom of 12 Patrols: nine cells, twelve spots, and where the next card may be placed."""

from typing import NamedTuple

from vedette.games.twelve_patrols.views import Spot
from vedette.terminal.canvas import DASHED, DOUBLE, THIN, Rect, Strokes
from vedette.terminal.choice import Facet
from vedette.terminal.twelve_patrols.picture import Sheet
from vedette.terminal.twelve_patrols.region import draw_card, draw_land

GUTTER = 3
"""Columns left of the cells for the row numbers, and for cards placed west of the kingdom."""
WEST_OF = 9
NORTH_OF = 12
ACROSS = 6
"""Spots below this number lie between horizontal neighbours, row by row; the others column by column."""


class Scale(NamedTuple):
    """Where the kingdom begins and how large its cards and spots are, so that it fits its panel."""

    x: int
    y: int
    card_width: int
    card_height: int
    spot_width: int
    spot_height: int

    def cell(self, cell: int) -> Rect:
        """Return the rectangle of a cell, 0 to 8 row by row."""
        row, column = divmod(cell, 3)
        x = self.x + column * (self.card_width + self.spot_width)
        y = self.y + row * (self.card_height + self.spot_height)
        return Rect(x, y, self.card_width, self.card_height)

    def spot(self, spot: int) -> Rect:
        """Return the rectangle of a spot between two cells."""
        if spot < ACROSS:
            row, column = divmod(spot, 2)
            west = self.cell(row * 3 + column)
            return Rect(west.x + west.width, west.y, self.spot_width, west.height)
        column, row = divmod(spot - ACROSS, 2)
        north = self.cell(row * 3 + column)
        return Rect(north.x, north.y + north.height, north.width, self.spot_height)

    def beyond(self, target: int) -> Rect:
        """Return the strip west of a row (targets 9 to 11) or north of a column (12 to 14)."""
        if target < NORTH_OF:
            row = self.cell((target - WEST_OF) * 3)
            return Rect(row.x - GUTTER, row.y, GUTTER, row.height)
        column = self.cell(target - NORTH_OF)
        return Rect(column.x, column.y - 1, column.width, 1)


def scale(width: int, height: int) -> Scale:
    """Return the largest sizes of cards and spots for a panel of at least 54 by 18 cells, centred in it."""
    spot_width = 6 if width < 66 else 8 if width < 84 else 10
    spot_height = 1 if height < 22 else 3
    card_height = min((height - 1 - 2 * spot_height) // 3, 9)
    card_width = min((width - GUTTER - 2 * spot_width) // 3, 3 * card_height + 1)
    left = (width - GUTTER - 3 * card_width - 2 * spot_width) // 2
    top = (height - 1 - 3 * card_height - 2 * spot_height) // 2
    return Scale(GUTTER + left, 1 + top, card_width, card_height, spot_width, spot_height)


def draw(sheet: Sheet) -> None:
    """Draw the kingdom over the whole sheet."""
    sizes = scale(sheet.canvas.width, sheet.canvas.height)
    _labels(sheet, sizes)
    for cell in range(9):
        _cell(sheet, sizes, cell)
    for target in range(WEST_OF, 15):
        _beyond(sheet, sizes, target)
    for spot in sheet.picture.view["spots"]:
        _spot(sheet, sizes.spot(spot["spot"]), spot)


def _labels(sheet: Sheet, sizes: Scale) -> None:
    style = sheet.picture.palette.style("ink-2")
    for index, letter in enumerate("ABC"):
        sheet.canvas.centre(sizes.beyond(NORTH_OF + index), letter, style)
        area = sizes.beyond(WEST_OF + index)
        sheet.canvas.put(area.x + 1, area.y + area.height // 2, str(index + 1), style)


def _cell(sheet: Sheet, sizes: Scale, cell: int) -> None:
    picture = sheet.picture
    area = sizes.cell(cell)
    card = picture.view["kingdom"][cell]
    if card is not None:
        draw_card(sheet, area, picture.region(card["region"]), card)
        return
    facet = Facet("cell", cell)
    legal = facet in picture.options
    draw_land(sheet, area, picture.glyphs.add if legal else "", legal=legal, chosen=picture.at == facet)
    if legal:
        sheet.hit(area, facet)


def _beyond(sheet: Sheet, sizes: Scale, target: int) -> None:
    """Draw the strip west of a row or north of a column as a target, if the card may be placed there."""
    picture = sheet.picture
    facet = Facet("cell", target)
    if facet not in picture.options:
        return
    area = sizes.beyond(target)
    chosen = picture.at == facet
    style = picture.palette.style("on-act", "act", bold=True) if chosen else picture.palette.style("brass", "brass-bg")
    sheet.canvas.fill(area, style)
    arrow = picture.glyphs.west if target < NORTH_OF else picture.glyphs.north
    mark = f"{arrow}{picture.glyphs.add}" + (arrow if chosen else "")
    sheet.canvas.centre(Rect(area.x, area.y + area.height // 2, area.width, 1), mark, style)
    sheet.hit(area, facet)


def _spot(sheet: Sheet, area: Rect, spot: Spot) -> None:
    """Draw a spot with its items: border dashed while open, solid when closed, double if wrong as it is."""
    picture = sheet.picture
    back = Facet("from", spot["spot"])
    facet = back if back in picture.options else Facet("spot", spot["spot"])
    legal = facet in picture.fitting
    chosen = picture.at == facet
    if spot["state"] == "none" and not legal:
        return
    line, ink = _border(spot, legal=legal, chosen=chosen)
    style = picture.palette.style(ink, "brass-bg" if chosen else "bad-bg" if spot["wrong"] else "sea", bold=chosen)
    sheet.canvas.fill(area, style)
    if area.height >= 3:
        sheet.canvas.box(area, line, style)
    else:
        sheet.canvas.put(area.x, area.y, line.down, style)
        sheet.canvas.put(area.x + area.width - 1, area.y, line.down, style)
    edge = 1 if area.height >= 3 else 0
    inner = Rect(area.x + 1, area.y + edge, area.width - 2, area.height - 2 * edge)
    if spot["items"]:
        _items(sheet, inner, spot)
    sign = picture.glyphs.pointer if chosen else picture.glyphs.short if spot["must"] else picture.glyphs.add
    if not spot["items"] or chosen:
        middle = area.y + area.height // 2
        x = area.x + area.width // 2 if not spot["items"] else area.x
        sheet.canvas.put(x, middle, sign, style)
    if legal:
        sheet.hit(area, facet)


def _border(spot: Spot, *, legal: bool, chosen: bool) -> tuple[Strokes, str]:
    """Return the characters and the colour of a spot's border."""
    line = DOUBLE if spot["wrong"] else THIN if spot["state"] == "closed" else DASHED
    if chosen:
        return line, "brass"
    if spot["wrong"]:
        return line, "bad"
    if spot["must"]:
        return line, "short"
    return line, "brass" if legal or spot["state"] == "draft" else "line"


def _items(sheet: Sheet, area: Rect, spot: Spot) -> None:
    """Draw the items of a spot in a rectangle, as many to a row as fit, with a count of those left out."""
    items = [item for item in spot["items"] for _ in range(item.get("count", 1))]
    apart = 1 if area.height == 1 or area.width >= 6 else 0
    across = max((area.width + apart) // (2 + apart), 1)
    room = across * area.height
    shown = items if len(items) <= room else items[: room - 1]
    used = min(len(items), across) * (2 + apart) - apart
    rows = min((len(items) - 1) // across + 1, area.height)
    area = area._replace(x=area.x + (area.width - used) // 2, y=area.y + (area.height - rows) // 2)
    for index, item in enumerate(shown):
        row, column = divmod(index, across)
        sheet.chip(area.x + column * (2 + apart), area.y + row, item)
    if len(shown) < len(items):
        row, column = divmod(len(shown), across)
        rest = f"+{len(items) - len(shown)}"
        sheet.canvas.put(area.x + column * (2 + apart), area.y + row, rest, sheet.picture.palette.style("ink"))
