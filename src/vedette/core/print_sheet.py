"""Sheets to print, for every game: cards nine to a page of A4 at their true size, with marks to cut along, as SVG."""

from html import escape
from typing import Final

PAGE: Final = (2100, 2970)
"""The width and the height of A4 in tenths of a millimetre, the unit of all lengths of this module."""
WIDE: Final = 630
HIGH: Final = 880
"""The height of a card, as WIDE is its width."""
ACROSS: Final = 3
DOWN: Final = 3
LEFT: Final = (PAGE[0] - ACROSS * WIDE) // 2
TOP: Final = (PAGE[1] - DOWN * HIGH) // 2
TICK: Final = 60
"""How far outside the cards a cutting mark begins; it ends GAP before them."""
GAP: Final = 10
INK: Final = "#1c2830"
BACK: Final = (
    f'<rect x="6" y="6" width="618" height="868" rx="28" fill="#1d4258" stroke="{INK}" stroke-width="8"/>'
    '<path d="M315 200L360 395L555 440L360 485L315 680L270 485L75 440L270 395Z" fill="none" stroke="#8fb3c2" '
    'stroke-width="14"/>'
)
"""The back of a card, as SVG."""
FONT: Final = 'font-family="Alegreya Sans, DejaVu Sans, Arial, sans-serif"'
SCENE: Final = (800, 600)
"""Width and height of a picture of a chapter of a lesson."""


def document(content: str, wide: int, high: int, title: str, definitions: str = "") -> str:
    """Return an SVG document around a drawing, at its true size; the title is for screen readers."""
    size = f'viewBox="0 0 {wide} {high}" width="{wide / 10:g}mm" height="{high / 10:g}mm"'
    defs = f"<defs>{definitions}</defs>" if definitions else ""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" {FONT}>'
    return f"{head}<title>{escape(title, quote=False)}</title>{defs}{content}</svg>\n"


def inset(drawing: str, x: int, y: int, wide: int) -> str:
    """Return the SVG drawing of a card, WIDE by HIGH, scaled to a width and placed at x, y of a larger drawing."""
    size = f'width="{wide}" height="{wide * HIGH // WIDE}" viewBox="0 0 {WIDE} {HIGH}"'
    return f'<svg x="{x}" y="{y}" {size}>{drawing}</svg>'


def label(words: str, x: int, y: int, size: int) -> str:
    """Return a bold line of text as SVG, centred on x, y, readable on whatever is drawn below it."""
    style = f'font-size="{size}" font-weight="700" text-anchor="middle" fill="{INK}"'
    edge = 'stroke="#fdfaf1" stroke-width="8" stroke-linejoin="round" paint-order="stroke"'
    return f'<text x="{x}" y="{y}" {style} {edge}>{escape(words, quote=False)}</text>'


def arrow(x: int, y: int, to: int) -> str:
    """Return a horizontal arrow as SVG, from ``x`` to ``to`` at the height ``y``."""
    tip = 16 if to > x else -16
    path = f"M{x} {y}H{to - tip}M{to - tip} {y - 14}L{to} {y}L{to - tip} {y + 14}Z"
    return f'<path d="{path}" fill="{INK}" stroke="{INK}" stroke-width="7"/>'


def pages(cards: list[tuple[str, str]], definitions: str = "") -> list[str]:
    """Return the SVG pages with these cards, nine a page; each card is a title and a drawing, WIDE by HIGH."""
    each = ACROSS * DOWN
    return [page(cards[at : at + each], definitions) for at in range(0, len(cards), each)]


def page(cards: list[tuple[str, str]], definitions: str) -> str:
    """Return one page to print, with at most nine cards, as an SVG document."""
    content = marks()
    for at, (_, drawing) in enumerate(cards):
        row, column = divmod(at, ACROSS)
        content += f'<g transform="translate({LEFT + column * WIDE} {TOP + row * HIGH})">{drawing}</g>'
    return document(content, PAGE[0], PAGE[1], ", ".join([title for title, _ in cards]), definitions)


def marks() -> str:
    """Return the cutting marks around the cards of a page, as SVG."""
    right, bottom = LEFT + ACROSS * WIDE, TOP + DOWN * HIGH
    lines = ""
    for x in range(LEFT, right + 1, WIDE):
        lines += f"M{x} {TOP - TICK}V{TOP - GAP}M{x} {bottom + GAP}V{bottom + TICK}"
    for y in range(TOP, bottom + 1, HIGH):
        lines += f"M{LEFT - TICK} {y}H{LEFT - GAP}M{right + GAP} {y}H{right + TICK}"
    return f'<path d="{lines}" fill="none" stroke="{INK}" stroke-width="2"/>'


def scene(content: str, title: str, definitions: str = "") -> str:
    """Return an SVG document of the size SCENE around a picture; the title is for screen readers."""
    return document(content, *SCENE, title, definitions)


def placed(content: str, x: int, y: int, scale: float = 1) -> str:
    """Return an SVG drawing moved to x, y and scaled."""
    return f'<g transform="translate({x} {y}) scale({scale:g})">{content}</g>'


def leaning(drawing: str, x: int, y: int, wide: int, angle: int) -> str:
    """Return the SVG drawing of a card at x, y, scaled to a width and turned around its upper left corner."""
    return f'<g transform="rotate({angle} {x} {y})">{inset(drawing, x, y, wide)}</g>'


def faded(content: str) -> str:
    """Return an SVG drawing at 40% opacity, for something that is leaving the table."""
    return f'<g opacity=".4">{content}</g>'


def pointing(x: int, y: int, long: int, angle: int) -> str:
    """Return an SVG arrow from x, y, ``long`` in length; ``angle`` is in degrees, clockwise from the east."""
    return f'<g transform="rotate({angle} {x} {y})">{arrow(x, y, x + long)}</g>'


def dashed(x: int, y: int, wide: int, high: int) -> str:
    """Return a dashed frame as SVG, for a place on the table that is empty or only imagined."""
    style = f'rx="24" fill="none" stroke="{INK}" stroke-width="5" stroke-dasharray="18 14"'
    return f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" {style}/>'
