"""The panels of 12 Patrols in words: what prevents the end of the turn, hint, chance of winning, log."""

from rich.cells import cell_len

from vedette.terminal.canvas import Rect, wrap
from vedette.terminal.choice import END
from vedette.terminal.client import TIERS, LogLine
from vedette.terminal.twelve_patrols.picture import Sheet
from vedette.terminal.twelve_patrols.supply_view import button


def draw_orders(sheet: Sheet, area: Rect, *, whole: bool = True) -> int:
    """List what prevents the end of the turn, with ``whole`` also the button that ends it; return the rows used."""
    picture = sheet.picture
    if not picture.chooser.choices:
        return _result(sheet, area)
    orders = picture.view["orders"]
    if not orders and not (whole and END in picture.options):
        return 0
    stops = sum(not order["warning"] for order in orders)
    title = picture.say("before") if stops or not orders else picture.say("beware")
    y = area.y + sheet.title(area, title, picture.say("to-mend", count=stops) if stops else "")
    for order in sorted(orders, key=lambda order: (order["warning"], order["state"] != "cannot")):
        cannot = order["state"] == "cannot"
        sign = picture.glyphs.cannot if cannot else picture.glyphs.short
        sheet.canvas.put(area.x, y, sign, picture.palette.style("bad" if cannot else "short", bold=True))
        room = Rect(area.x + 2, y, area.width - 2, area.y + area.height - y)
        y += sheet.paragraph(room, order["words"], picture.palette.style("ink"))
    if whole and y < area.y + area.height:
        y += button(sheet, area._replace(y=y), END)
    return y - area.y


def _result(sheet: Sheet, area: Rect) -> int:
    """Draw how the game ended, and what can be done now; return the rows used."""
    picture = sheet.picture
    result = picture.view["result"] or "conceded"
    words = picture.say("result", result=result)
    rows = sheet.title(area, f"{picture.glyphs.pennon} {words}" if result == "won" else words)
    moves = sum(not told.chance for told in picture.log)
    more = picture.say("result-more", moves=moves, assisted="yes" if picture.assisted else "no")
    for words, ink in ((more, "ink"), (picture.say("result-keys"), "brass")):
        room = Rect(area.x, area.y + rows, area.width, area.height - rows)
        rows += sheet.paragraph(room, words, picture.palette.style(ink))
    return rows


def draw_hint(sheet: Sheet, area: Rect) -> int:
    """Draw the hint with bars for its level; return the rows used."""
    picture = sheet.picture
    if not picture.hint:
        return 0
    bars = picture.glyphs.full * picture.tier + picture.glyphs.dash * (TIERS - picture.tier)
    rows = sheet.title(area, picture.say("hint"), bars)
    room = Rect(area.x, area.y + rows, area.width, area.height - rows)
    return rows + sheet.paragraph(room, picture.hint, picture.palette.style("brass"))


def draw_chance(sheet: Sheet, area: Rect) -> int:
    """Draw the chance of a win, if it was asked for; return the rows used."""
    picture = sheet.picture
    if not picture.chance:
        return 0
    rows = sheet.title(area, picture.say("chance"))
    room = Rect(area.x, area.y + rows, area.width, area.height - rows)
    return rows + sheet.paragraph(room, picture.chance, picture.palette.style("ink"))


def folded(log: tuple[LogLine, ...], between: str) -> list[LogLine]:
    """Return a log in which consecutive events of chance of one turn are merged into one line."""
    entries: list[LogLine] = []
    for told in log:
        last = entries[-1] if entries else None
        if last is not None and told.chance and last.chance and last.turn == told.turn:
            entries[-1] = last._replace(words=last.words + between + told.words)
        else:
            entries.append(told)
    return entries


def draw_log(sheet: Sheet, area: Rect) -> int:
    """Draw the end of the log, the newest at the bottom, whole entries only; return the rows used."""
    picture = sheet.picture
    if area.height < 3 or not picture.log:
        return 0
    sheet.title(area, picture.say("log"))
    last = picture.log[-1]
    room = area.height - 1
    shown: list[tuple[int, list[str]]] = []
    for told in reversed(folded(picture.log, picture.say("between"))):
        lines = wrap(told.words, area.width - 3)
        if not shown and len(lines) > room:  # the newest entry is cut to the free rows, and shows that it is
            lines = lines[-room:]
            lines[0] = "… " + lines[0].partition(" ")[2]
        if len(lines) > room:
            break
        room -= len(lines)
        shown.insert(0, (told.turn, lines))
    y = area.y + 1
    for index, (turn, lines) in enumerate(shown):
        first = index == 0 or shown[index - 1][0] != turn
        newest = turn == last.turn
        if first:
            number = str(turn) if turn else ""
            sheet.canvas.put(area.x + 1 - cell_len(number) + 1, y, number, picture.palette.style("ornament"))
        style = picture.palette.style("ink" if newest else "ink-2")
        for line in lines:
            sheet.canvas.put(area.x + 3, y, line, style)
            y += 1
    return y - area.y
