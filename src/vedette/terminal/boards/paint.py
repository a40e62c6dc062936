"""Helpers to draw positions in characters: boxes with text in them, and canvases converted to styled text."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from vedette.terminal.canvas import Canvas, Rect, Strokes, clip, wrap
from vedette.terminal.glyphs import ASCII, Glyphs
from vedette.terminal.palette import Palette

View = dict[str, Any]
"""The view of a seat as JSON data, with the types of the game's ``views.py``."""
ASCII_BOX: Final = Strokes("-", "|", "++++")
ASCII_DOUBLE: Final = Strokes("=", "#", "####")


class RenderContext(NamedTuple):
    """How a position is drawn: the width, whether rows are plenty, the signs, colours and language."""

    width: int
    tall: bool
    glyphs: Glyphs
    palette: Palette
    language: str
    named: Callable[[str], str] = str
    """A function that puts players' names into a text in place of words such as "your opponent"."""

    def style(self, ink: str, *, bold: bool = False, strike: bool = False) -> Style:
        """Return the text style of a named colour."""
        return self.palette.style(ink, bold=bold, strike=strike)

    def sign(self, unicode: str, letters: str) -> str:
        """Return a sign, or the letters that stand for it where the terminal has no Unicode."""
        return letters if self.glyphs is ASCII else unicode

    def strokes(self, unicode: Strokes, *, double: bool = False) -> Strokes:
        """Return the characters to draw a box of, those of ASCII on a terminal without Unicode."""
        if self.glyphs is ASCII:
            return ASCII_DOUBLE if double else ASCII_BOX
        return unicode


class StyledLine(NamedTuple):
    """A line in a box, and its style."""

    words: str
    style: Style


class Framed(NamedTuple):
    """A box to draw: its border and style, text in the upper border, lines inside, text in the lower border."""

    strokes: Strokes
    style: Style
    head: str
    lines: list[StyledLine]
    foot: str


def box(canvas: Canvas, area: Rect, framed: Framed) -> None:
    """Draw a box; words that do not fit are cut, the foot stands at the right."""
    canvas.box(area, framed.strokes, framed.style)
    inside = area.width - 2
    canvas.put(area.x + 1, area.y, clip(framed.head, inside), framed.style)
    for at, line in enumerate(framed.lines[: area.height - 2]):
        canvas.put(area.x + 1, area.y + 1 + at, clip(line.words, inside), line.style)
    foot = clip(framed.foot, inside)
    canvas.put(area.x + area.width - 1 - cell_len(foot), area.y + area.height - 1, foot, framed.style)


def name_lines(name: str, width: int, most: int, style: Style) -> list[StyledLine]:
    """Return a name wrapped to exactly ``most`` lines, padded with empty ones or cut in the last."""
    broken = wrap(name, width)
    if len(broken) > most:
        broken = [*broken[: most - 1], clip(" ".join(broken[most - 1 :]), width)]
    return [StyledLine(words, style) for words in [*broken, *[""] * (most - len(broken))]]


def as_text(canvas: Canvas) -> Text:
    """Return a canvas as text, one line a row, its styles kept."""
    text = Text(no_wrap=True)
    for y in range(canvas.height):
        for segment in canvas.strip(y):
            text.append(segment.text.rstrip("\n"), segment.style)
        if y < canvas.height - 1:
            text.append("\n")
    return text
