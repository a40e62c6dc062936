"""The notes beside the kingdom: what stands before confirming, the hint, the win chance, the log."""

from rich.cells import cell_len

from vedette.terminal.canvas import Rect, wrap
from vedette.terminal.choice import END
from vedette.terminal.picture import Sheet, Span

TIERS = 4


def draw_orders(sheet: Sheet, area: Rect) -> int:
    """Draw what stands in the way of confirming the turn, and the button; return the rows used."""
    picture = sheet.picture
    orders = picture.sight.orders
    ending = END in picture.chooser.options()
    if not orders and not ending:
        return 0
    stops = sum(not order.warning for order in orders)
    y = area.y + sheet.title(area, picture.say("before"), picture.say("to-mend", count=stops) if stops else "")
    for order in orders:
        cannot = order.state == "cannot"
        sign = picture.glyphs.cannot if cannot else picture.glyphs.short
        sheet.canvas.put(area.x, y, sign, picture.palette.style("bad" if cannot else "short", bold=True))
        room = Rect(area.x + 2, y, area.width - 2, area.y + area.height - y)
        y += sheet.paragraph(room, order.words, picture.palette.style("ink"))
    if ending and y < area.y + area.height:
        chosen = picture.chooser.at() == END
        style = picture.palette.style("on-act", "act", bold=True) if chosen else picture.palette.style("act", bold=True)
        sheet.row(area.x, y, Span(f"{picture.glyphs.pointer if chosen else ' '}{picture.say('confirm')} ", style, END))
        y += 1
    return y - area.y


def draw_hint(sheet: Sheet, area: Rect) -> int:
    """Draw the hint with bars for how much it tells; return the rows used."""
    picture = sheet.picture
    if not picture.hint:
        return 0
    bars = picture.glyphs.full * picture.tier + picture.glyphs.dash * (TIERS - picture.tier)
    rows = sheet.title(area, picture.say("hint"), bars)
    room = Rect(area.x, area.y + rows, area.width, area.height - rows)
    return rows + sheet.paragraph(room, picture.hint, picture.palette.style("brass"))


def draw_chance(sheet: Sheet, area: Rect) -> int:
    """Draw the chance of a win, where it was asked for; return the rows used."""
    picture = sheet.picture
    if not picture.chance:
        return 0
    rows = sheet.title(area, picture.say("chance"))
    room = Rect(area.x, area.y + rows, area.width, area.height - rows)
    return rows + sheet.paragraph(room, picture.chance, picture.palette.style("ink"))


def draw_log(sheet: Sheet, area: Rect) -> int:
    """Draw the end of the log, the newest at the bottom, whole entries only; return the rows used."""
    picture = sheet.picture
    if area.height < 3 or not picture.log:
        return 0
    sheet.title(area, picture.say("log"))
    room = area.height - 1
    shown: list[tuple[int, list[str]]] = []
    for told in reversed(picture.log):
        lines = wrap(told.words, area.width - 3)
        if len(lines) > room:
            break
        room -= len(lines)
        shown.insert(0, (told.turn, lines))
    y = area.y + 1
    for index, (turn, lines) in enumerate(shown):
        first = index == 0 or shown[index - 1][0] != turn
        newest = turn == picture.log[-1].turn
        if first:
            number = str(turn) if turn else ""
            sheet.canvas.put(area.x + 1 - cell_len(number) + 1, y, number, picture.palette.style("engrave"))
        style = picture.palette.style("ink" if newest else "ink-2")
        for line in lines:
            sheet.canvas.put(area.x + 3, y, line, style)
            y += 1
    return y - area.y
