"""All data for one drawing of the table, and the sheet it is drawn on."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.style import Style

from vedette.core import language as words
from vedette.games.twelve_patrols.views import Edge, Item, Region, View
from vedette.terminal.canvas import Canvas, Rect, wrap
from vedette.terminal.choice import Chooser, Facet
from vedette.terminal.client import LogLine
from vedette.terminal.glyphs import UNICODE, Glyphs
from vedette.terminal.palette import Palette

EDGES: Final[tuple[Edge, ...]] = ("north", "east", "south", "west")


@dataclass(frozen=True)
class DrawingInput:
    """The input of a drawing: the view, the choices and the messages. Drawing changes nothing."""

    view: View
    chooser: Chooser
    language: str
    palette: Palette = field(default_factory=Palette)
    glyphs: Glyphs = UNICODE
    log: tuple[LogLine, ...] = ()
    title: str = ""
    heading: str = ""
    hint: str = ""
    tier: int = 0
    chance: str = ""
    notice: str = ""
    assisted: bool = False
    ended: str = ""
    """Who gave up and how far the game stood, in words; empty otherwise."""

    @cached_property
    def options(self) -> list[Facet]:
        """The steps that may be picked next."""
        return self.chooser.options()

    @cached_property
    def at(self) -> Facet | None:
        """The step that the cursor is on, None if there is none."""
        return self.chooser.at()

    @cached_property
    def fitting(self) -> frozenset[Facet]:
        """Every step, next or later, of the actions that match the steps picked so far."""
        return frozenset(facet for choice in self.chooser.open() for facet in choice.facets) - {*self.chooser.picks}

    def region(self, number: int) -> Region:
        """Return a region of the deck by its number."""
        return next(region for region in self.view["regions"] if region["id"] == number)

    def say(self, message: str, **values: str | float) -> str:
        """Return the text of one of the terminal's messages in the user's language, with these values."""
        return words.say(self.language, f"terminal-{message}", **values)

    def short(self, item: Item) -> str:
        """Return an item's code in the notation of records: W, Y or B, then a die's pips or c for a cube."""
        return item["colour"][0].upper() + (str(item["face"]) if item["face"] else "c")


class Span(NamedTuple):
    """A piece of text in one style, and the step that a click on it picks, None for nothing."""

    text: str
    style: Style
    facet: Facet | None = None


class Sheet:
    """A canvas with the data to draw on it, and the rectangles that pick a step when clicked."""

    def __init__(self, picture: DrawingInput, width: int, height: int, ground: str = "sea") -> None:
        """Start with an empty canvas on a background of a named colour."""
        self.picture = picture
        self.canvas = Canvas(width, height, picture.palette.style("ink", ground))
        self.hits: list[tuple[Rect, Facet]] = []

    def paste(self, sheet: "Sheet", area: Rect) -> None:
        """Draw another sheet over an area of this one, with its clickable areas."""
        for y, row in enumerate(sheet.canvas.cells):
            self.canvas.cells[area.y + y][area.x : area.x + area.width] = row
        for rect, facet in sheet.hits:
            self.hit(rect._replace(x=rect.x + area.x, y=rect.y + area.y), facet)

    def under(self, x: int, y: int) -> Facet | None:
        """Return the step that a click on a cell picks, that of the rectangle added last; None for nothing."""
        return next((facet for area, facet in reversed(self.hits) if area.holds(x, y)), None)

    def places(self, facets: list[Facet]) -> dict[Facet, Rect]:
        """Return the rectangle in which each of these steps is drawn; steps not drawn are left out."""
        found: dict[Facet, Rect] = {}
        for area, facet in self.hits:
            if facet in facets:
                found.setdefault(facet, area)
        return found

    def hit(self, area: Rect, facet: Facet) -> None:
        """Let a click inside a rectangle pick a step."""
        self.hits.append((area, facet))

    def row(self, x: int, y: int, *spans: Span) -> int:
        """Write pieces of text one after another, clickable if they have a step; return the column after the last."""
        for span in spans:
            end = self.canvas.put(x, y, span.text, span.style)
            if span.facet is not None:
                self.hit(Rect(x, y, end - x, 1), span.facet)
            x = end
        return x

    def title(self, area: Rect, text: str, aside: str = "") -> int:
        """Write the title of a section, with a small text at its right end; return the rows used."""
        palette = self.picture.palette
        self.canvas.put(area.x, area.y, text, palette.style("ornament", bold=True))
        if aside and cell_len(text) + cell_len(aside) + 1 <= area.width:
            self.canvas.put(area.x + area.width - cell_len(aside), area.y, aside, palette.style("ink-2"))
        return 1

    def paragraph(self, area: Rect, text: str, style: Style) -> int:
        """Write a text wrapped into an area, with an ellipsis if it is cut; return the rows used."""
        lines = wrap(text, area.width)
        if len(lines) > area.height:
            lines = lines[: max(area.height, 0)]
            if lines:
                lines[-1] = lines[-1][: area.width - 1].rstrip() + "…"
        for offset, line in enumerate(lines):
            self.canvas.put(area.x, area.y + offset, line, style)
        return len(lines)

    def chip(self, x: int, y: int, item: Item) -> int:
        """Write an item's code as a small block of its colour; return the column after it."""
        style = self.picture.palette.style(f"{item['colour']}-ink", item["colour"], bold=True)
        return self.canvas.put(x, y, self.picture.short(item), style)
