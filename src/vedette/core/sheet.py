"""Sheets to print, for every game: cards nine to a page of A4 at their true size, with marks to cut along, as SVG."""

from typing import Final
from xml.sax.saxutils import escape

PAGE: Final = (2100, 2970)
"""A4, in tenths of a millimetre, as everything here."""
WIDE: Final = 630
HIGH: Final = 880
"""A card."""
ACROSS: Final = 3
DOWN: Final = 3
LEFT: Final = (PAGE[0] - ACROSS * WIDE) // 2
TOP: Final = (PAGE[1] - DOWN * HIGH) // 2
TICK: Final = 60
"""Where a cutting mark begins outside the cards; it ends GAP before them."""
GAP: Final = 10
INK: Final = "#1c2830"
FONT: Final = 'font-family="Alegreya Sans, DejaVu Sans, Arial, sans-serif"'


def document(content: str, wide: int, high: int, title: str, definitions: str = "") -> str:
    """Return an SVG document around a drawing, at its true size; the title is for who cannot see it."""
    size = f'viewBox="0 0 {wide} {high}" width="{wide / 10:g}mm" height="{high / 10:g}mm"'
    defs = f"<defs>{definitions}</defs>" if definitions else ""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" {FONT}>'
    return f"{head}<title>{escape(title)}</title>{defs}{content}</svg>\n"


def pages(cards: list[tuple[str, str]], definitions: str = "") -> list[str]:
    """Return the pages of these cards, each a title and a drawing of WIDE by HIGH, in the order given."""
    each = ACROSS * DOWN
    return [page(cards[at : at + each], definitions) for at in range(0, len(cards), each)]


def page(cards: list[tuple[str, str]], definitions: str) -> str:
    """Return one page of at most nine cards."""
    content = marks()
    for at, (_, drawing) in enumerate(cards):
        row, column = divmod(at, ACROSS)
        content += f'<g transform="translate({LEFT + column * WIDE} {TOP + row * HIGH})">{drawing}</g>'
    return document(content, PAGE[0], PAGE[1], ", ".join([title for title, _ in cards]), definitions)


def marks() -> str:
    """Return the cutting marks outside the cards."""
    right, bottom = LEFT + ACROSS * WIDE, TOP + DOWN * HIGH
    lines = ""
    for x in range(LEFT, right + 1, WIDE):
        lines += f"M{x} {TOP - TICK}V{TOP - GAP}M{x} {bottom + GAP}V{bottom + TICK}"
    for y in range(TOP, bottom + 1, HIGH):
        lines += f"M{LEFT - TICK} {y}H{LEFT - GAP}M{right + GAP} {y}H{right + TICK}"
    return f'<path d="{lines}" fill="none" stroke="{INK}" stroke-width="2"/>'
