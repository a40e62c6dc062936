"""Small pictures put together of a game's drawings, all of one shape: those of the chapters of a lesson."""

from typing import Final

from vedette.core.print_sheet import INK, arrow, document, inset

WIDE: Final = 800
HIGH: Final = 600


def scene(content: str, title: str, definitions: str = "") -> str:
    """Return an SVG document, WIDE by HIGH, around the content of a picture; the title is for screen readers."""
    return document(content, WIDE, HIGH, title, definitions)


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
    """Return an arrow as SVG from x, y, ``long`` in length; its angle in degrees is clockwise from the east."""
    return f'<g transform="rotate({angle} {x} {y})">{arrow(x, y, x + long)}</g>'


def dashed(x: int, y: int, wide: int, high: int) -> str:
    """Return a dashed frame as SVG, for a place on the table that is empty or only imagined."""
    style = f'rx="24" fill="none" stroke="{INK}" stroke-width="5" stroke-dasharray="18 14"'
    return f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" {style}/>'
