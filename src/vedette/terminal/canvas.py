"""A canvas of character cells, on which panels are painted before the terminal shows it."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

PLAIN: Final = Style()


class Rect(NamedTuple):
    """A rectangle of cells: its left column, top row, width and height."""

    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Return whether the cell in column ``x`` and row ``y`` lies inside the rectangle."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Strokes(NamedTuple):
    """The characters of which a box is drawn: its horizontal and vertical edges and four corners."""

    across: str
    down: str
    corners: str

    @property
    def corner(self) -> tuple[str, str, str, str]:
        """Return the four corner characters: north-west, north-east, south-west, south-east."""
        return self.corners[0], self.corners[1], self.corners[2], self.corners[3]


THIN: Final = Strokes("─", "│", "┌┐└┘")
ROUND: Final = Strokes("─", "│", "╭╮╰╯")
THICK: Final = Strokes("━", "┃", "┏┓┗┛")
DOUBLE: Final = Strokes("═", "║", "╔╗╚╝")
DASHED: Final = Strokes("╌", "╎", "┌┐└┘")


FIXED: Final = "\N{NO-BREAK SPACE}"


def clip(text: str, width: int) -> str:
    """Cut a text to a width in cells, with an ellipsis if something is lost."""
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return text.rstrip() + "…" if width > 0 else ""


def wrap(text: str, width: int) -> list[str]:
    """Break a text into lines of at most ``width`` cells, at spaces; a longer word is cut.

    No line begins with an arrow, nor with a sign that follows a no-break space.
    """
    lines: list[str] = []
    for paragraph in text.replace(" →", f"{FIXED}→").splitlines():
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if cell_len(longer) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            line = clip(word, width)
        lines.append(line)
    return [line.replace(FIXED, " ") for line in lines]


@lru_cache(maxsize=4096)
def over(below: Style, style: Style) -> Style:
    """Return a text style applied on another: where it has no background, it has that of the one below."""
    return below + style


class Canvas:
    """Cells with a character and a style each; painting outside is ignored."""

    def __init__(self, width: int, height: int, style: Style = PLAIN) -> None:
        self.width = width
        self.height = height
        self.cells: list[list[tuple[str, Style]]] = [[(" ", style)] * width for _ in range(height)]

    def row(self, y: int) -> Rect:
        """Return the rectangle of one whole row."""
        return Rect(0, y, self.width, 1)

    def put(self, x: int, y: int, text: str, style: Style = PLAIN) -> int:
        """Write a text over the canvas, keeping the background; return the column after it.

        A wide character takes two cells, a combining mark joins the cell before; an unprintable character (a control
        character in a card's name) shows as a question mark.
        """
        for letter in text.replace(FIXED, " "):
            width = 1 if letter.isascii() or not letter.isprintable() else cell_len(letter)
            if width == 0:
                self._join(x - 1, y, letter)
                continue
            self._set(x, y, letter if letter.isprintable() else "?", style)
            if width == 2:
                self._set(x + 1, y, "", style)
            x += width
        return x

    def _set(self, x: int, y: int, letter: str, style: Style) -> None:
        """Write one cell, if it is on the canvas."""
        if 0 <= y < self.height and 0 <= x < self.width:
            self.cells[y][x] = (letter, over(self.cells[y][x][1], style))

    def _join(self, x: int, y: int, mark: str) -> None:
        """Add a combining mark to a cell."""
        if 0 <= y < self.height and 0 <= x < self.width:
            letter, style = self.cells[y][x]
            self.cells[y][x] = (letter + mark, style)

    def centre(self, area: Rect, text: str, style: Style = PLAIN) -> None:
        """Write a text centred in the top row of a rectangle, cut to its width."""
        text = clip(text, area.width)
        self.put(area.x + (area.width - cell_len(text)) // 2, area.y, text, style)

    def fill(self, area: Rect, style: Style, letter: str = " ") -> None:
        """Fill an area with one character."""
        for y in range(max(area.y, 0), min(area.y + area.height, self.height)):
            for x in range(max(area.x, 0), min(area.x + area.width, self.width)):
                self.cells[y][x] = (letter, over(self.cells[y][x][1], style))

    def box(self, area: Rect, line: Strokes, style: Style = PLAIN) -> None:
        """Draw a border just inside the edges of a rectangle."""
        west, north = area.x, area.y
        east, south = area.x + area.width - 1, area.y + area.height - 1
        for x in range(west + 1, east):
            self.put(x, north, line.across, style)
            self.put(x, south, line.across, style)
        for y in range(north + 1, south):
            self.put(west, y, line.down, style)
            self.put(east, y, line.down, style)
        places = ((west, north), (east, north), (west, south), (east, south))
        for (x, y), letter in zip(places, line.corner, strict=True):
            self.put(x, y, letter, style)

    def strip(self, y: int) -> Strip:
        """Return one row as the strip that Textual shows."""
        return Strip(_runs(self.cells[y]), self.width)

    def text(self) -> str:
        """Return the characters alone, one line a row, for tests."""
        return "\n".join("".join(letter for letter, _ in row).rstrip() for row in self.cells)


def _runs(row: Iterable[tuple[str, Style]]) -> list[Segment]:
    """Return a row of cells as Rich segments, neighbours with the same style joined in one."""
    segments: list[Segment] = []
    run, style = "", PLAIN
    for letter, own in row:
        if run and own is not style and own != style:
            segments.append(Segment(run, style))
            run = ""
        run += letter
        style = own
    if run:
        segments.append(Segment(run, style))
    return segments
