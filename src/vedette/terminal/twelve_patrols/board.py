"""The board: the one widget, which shows the sheet."""

import unicodedata
from typing import Final

from rich.segment import Segment
from textual.strip import Strip
from textual.widget import Widget

from vedette.terminal.twelve_patrols.picture import Sheet

LETTERS: Final = str.maketrans("─━═╌│┃║╎┌┐└┘╭╮╰╯┏┓┗┛╔╗╚╝▀▔·…–’", "--=-||H|++++++++++++++++= ..-'")  # noqa: RUF001 (the strokes that are replaced)
"""The ASCII replacements of strokes and signs."""


def bare(text: str) -> str:
    """Return a text in ASCII of the same length: accents removed, unknown characters as question marks."""
    out = []
    for letter in text.translate(LETTERS):
        base = unicodedata.normalize("NFKD", letter)[:1]
        out.append(letter if letter.isascii() else base if base.isascii() else "?")
    return "".join(out)


class Board(Widget):
    """The widget that shows the sheet."""

    DEFAULT_CSS = "Board { width: 100%; height: 100%; }"
    sheet: Sheet | None = None
    ascii_only = False

    def render_line(self, y: int) -> Strip:
        """Return one row of the sheet."""
        if self.sheet is None or y >= self.sheet.canvas.height:
            return Strip.blank(self.size.width)
        strip = self.sheet.canvas.strip(y)
        if not self.ascii_only:
            return strip
        return Strip([Segment(bare(text), style) for text, style, _ in strip], strip.cell_length)
