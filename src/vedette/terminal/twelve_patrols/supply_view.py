"""The supply: dice and cubes by colour, the item budget, and the values a die may take."""

from vedette.games.twelve_patrols.views import Item
from vedette.terminal.canvas import Rect
from vedette.terminal.choice import END, Facet
from vedette.terminal.twelve_patrols.picture import Sheet, Span
from vedette.terminal.twelve_patrols.steps import DISCARD, TAKE

EACH = 3
"""How many dice, and how many cubes, the game has of each colour."""
COLOURS = ("white", "yellow", "blue")
PITCH = 3
"""Columns of an item: a sign, its letter, its pips."""


def draw(sheet: Sheet, area: Rect, *, ending: bool = False) -> int:
    """Draw the supply with its buttons, with ``ending`` also that which ends the turn; return the rows used."""
    picture = sheet.picture
    view = picture.view
    y = area.y
    y += sheet.title(area, picture.say("supply"), picture.say("in-hand", count=view["budget"]["supply"]))
    for colour in COLOURS:
        _row(sheet, area.x, y, [item for item in view["supply"] if item["colour"] == colour])
        y += 1
    y += _values(sheet, area._replace(y=y))
    shown = [DISCARD, TAKE] if picture.at == TAKE else [DISCARD]
    for facet in [*shown, END] if ending else shown:
        y += button(sheet, area._replace(y=y), facet)
    return y - area.y


def _row(sheet: Sheet, x: int, y: int, items: list[Item]) -> None:
    """Draw the items of one colour: three places for dice, three for cubes, a dot where one is used up."""
    dots = sheet.picture.palette.style("line")
    for kind in (False, True):
        several = [item for item in items if (item["face"] == 0) == kind for _ in range(item.get("count", 1))]
        for place in range(EACH):
            if place < len(several):
                _item(sheet, x, y, several[place], first=several.index(several[place]) == place)
            else:
                sheet.canvas.put(x + 1, y, "·", dots)
            x += PITCH
        x += 1


def _item(sheet: Sheet, x: int, y: int, item: Item, *, first: bool) -> None:
    """Draw one item, clickable if it may be picked; of equal ones the first shows the cursor or a pick."""
    picture = sheet.picture
    options = picture.options
    facet = next((f for kind in ("item", "give", "die") if (f := Facet(kind, item["item"])) in options), None)
    picked = any(pick.value == item["item"] and pick.kind in {"item", "die"} for pick in picture.chooser.picks)
    cursor = facet is not None and picture.at == facet
    if first and (cursor or picked):
        sign = picture.glyphs.pointer if cursor else picture.glyphs.picked
        sheet.canvas.put(x, y, sign, picture.palette.style("brass", bold=True))
    sheet.chip(x + 1, y, item)
    target = facet or Facet("item", item["item"])
    if facet is not None or target in picture.fitting:
        sheet.hit(Rect(x, y, PITCH, 1), target)


def _values(sheet: Sheet, area: Rect) -> int:
    """Write the values that the chosen die may be changed to; return the rows used, 0 without a die."""
    picture = sheet.picture
    values = [option for option in picture.options if option.kind == "value"]
    if not values:
        return 0
    x = area.x
    for facet in values:
        chosen = picture.at == facet
        style = picture.palette.style("on-act", "act", bold=True) if chosen else picture.palette.style("brass")
        mark = picture.glyphs.pointer if chosen else " "
        x = sheet.row(x, area.y, Span(f"{mark}{facet.value} ", style, facet))
    return 1


def button(sheet: Sheet, area: Rect, facet: Facet) -> int:
    """Draw a step such as ending the turn as a button, if it may be picked next; return the rows used."""
    picture = sheet.picture
    if facet not in picture.options:
        return 0
    chosen = picture.at == facet
    style = picture.palette.style("on-act", "act", bold=True) if chosen else picture.palette.style("brass", bold=True)
    words = picture.say("button", do=facet.value)
    sheet.row(area.x, area.y, Span(f"{picture.glyphs.pointer if chosen else ' '}{words} ", style, facet))
    return 1


def draw_budget(sheet: Sheet, area: Rect) -> int:
    """Write how many items the empty spots need and how many are spare, with a bar; return the rows used."""
    picture = sheet.picture
    rows = sheet.paragraph(area, picture.view["budget"]["words"], picture.palette.style("ink"))
    return rows + _bar(sheet, area.x, area.y + rows)


def draw_spare(sheet: Sheet, area: Rect) -> int:
    """Write how many items are spare, of how many, with a bar, in two rows; return the rows used."""
    picture = sheet.picture
    budget = picture.view["budget"]
    sheet.title(area, picture.say("spare"), picture.say("spare-of", spare=budget["spare"], of=budget["of"]))
    return 1 + _bar(sheet, area.x, area.y + 1)


def _bar(sheet: Sheet, x: int, y: int) -> int:
    """Draw a bar of the items needed for empty spots, spare and spent; return the rows used."""
    picture = sheet.picture
    budget = picture.view["budget"]
    bars = (
        (picture.glyphs.full, budget["empty"], "ink-2"),
        (picture.glyphs.spare, budget["spare"], "ok"),
        (picture.glyphs.gone, budget["of"] - budget["spare"], "line"),
    )
    for sign, count, ink in bars:
        x = sheet.canvas.put(x, y, sign * count, picture.palette.style(ink))
        x += 1 if count else 0
    return 1
