"""The first rows of the screen of 12 Patrols with game and deal, and the last row with the keys."""

from rich.cells import cell_len

from vedette.terminal.canvas import clip
from vedette.terminal.choice import Facet
from vedette.terminal.twelve_patrols.picture import DrawingInput, Sheet, Span
from vedette.terminal.twelve_patrols.steps import DISCARD

KEY = "key"
"""The kind of step that stands for pressing a key, for clicks on the names of keys."""


def draw_head(sheet: Sheet) -> None:
    """Draw the heading: the game and its deal, the help used, the languages; below it a map's scale."""
    picture = sheet.picture
    palette = picture.palette
    width = sheet.canvas.width
    sheet.canvas.fill(sheet.canvas.row(0), palette.style("ink", "head"))
    x = sheet.canvas.put(1, 0, picture.say("title", game=picture.title), palette.style("ink", bold=True))
    aside = "  ".join(
        part for part in (picture.say("assisted") if picture.assisted else "", _languages(picture)) if part
    )
    room = width - x - 2 - cell_len(aside) - 3
    sheet.canvas.put(x + 2, 0, clip(picture.heading, room), palette.style("ink-2"))
    sheet.row(width - cell_len(aside) - 1, 0, Span(aside, palette.style("ink-2"), Facet(KEY, "l")))
    for column in range(width):
        sheet.canvas.put(column, 1, "▀" if column // 4 % 2 else "▔", palette.style("line"))


def _languages(picture: DrawingInput) -> str:
    return "[EN] fr" if picture.language == "en" else "en [FR]"


def keys(picture: DrawingInput) -> list[tuple[str, str]]:
    """Return the keys for the last row, the most useful first: each key with the id of its label."""
    chooser = picture.chooser
    over = picture.view["result"] is not None or not chooser.choices
    shown: list[tuple[str, str]] = []
    if over:
        shown += [("n", "new"), ("R", "restart")]
    else:
        shown += [("enter", "choose")]
    if chooser.picks or picture.view["phase"] == "change":
        shown.append(("escape", "back"))
    elif DISCARD in picture.options:
        shown.append(("d", "change"))
    if picture.view["can_end"] and not over:
        shown.append(("c", "confirm"))
    shown += [("u", "undo"), ("h", "hint"), ("question_mark", "help"), ("q", "quit")]
    shown += [("r", "redo"), ("v", "words"), ("s", "save")]
    if not over:
        shown += [("n", "new"), ("g", "give-up")]
    return shown


def draw_foot(sheet: Sheet) -> None:
    """Draw the keys that do something now in one row, as many as fit."""
    picture = sheet.picture
    palette = picture.palette
    width = sheet.canvas.width
    sheet.canvas.fill(sheet.canvas.row(0), palette.style("ink-2", "head"))
    x = 1
    for key, message in keys(picture):
        cap = picture.say("cap", key=key)
        words = picture.say("key", key=message)
        if x + cell_len(cap) + 1 + cell_len(words) > width - 1:
            break
        facet = Facet(KEY, key)
        cap_span = Span(cap, palette.style("brass", bold=True), facet)
        x = sheet.row(x, 0, cap_span, Span(f" {words}", palette.style("ink-2"), facet)) + 2
