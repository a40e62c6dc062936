"""What drawn tables share: boxes with words in them, and canvases as styled text."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from vedette.terminal.canvas import Canvas, Rect, Strokes, clip, wrap
from vedette.terminal.glyphs import ASCII, Glyphs
from vedette.terminal.palette import Palette

View = dict[str, Any]
"""A game's view, as its ``views.py`` types it."""
ASCII_BOX: Final = Strokes("-", "|", "++++")
ASCII_DOUBLE: Final = Strokes("=", "#", "####")


class RenderContext(NamedTuple):
    """What a drawing needs besides the view: its width, whether rows are plenty, the signs, styles and language."""

    width: int
    tall: bool
    glyphs: Glyphs
    palette: Palette
    language: str
    named: Callable[[str], str] = str
    """Puts names where words speak of the other player."""

    def style(self, ink: str, *, bold: bool = False, strike: bool = False) -> Style:
        """Return a style of the palette."""
        return self.palette.style(ink, bold=bold, strike=strike)

    def sign(self, unicode: str, letters: str) -> str:
        """Return a sign, or the letters that stand for it where the terminal has no Unicode."""
        return letters if self.glyphs is ASCII else unicode

    def strokes(self, unicode: Strokes, *, double: bool = False) -> Strokes:
        """Return the strokes of a box in these signs."""
        if self.glyphs is ASCII:
            return ASCII_DOUBLE if double else ASCII_BOX
        return unicode


class StyledLine(NamedTuple):
    """A line in a box, and its style."""

    words: str
    style: Style


class Framed(NamedTuple):
    """A box: its strokes and their style, words in its upper border, its inside and its lower border."""

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
    """Return a name on exactly so many lines, the last one cut where it is longer."""
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
