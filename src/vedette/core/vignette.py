"""Small pictures put together of a game's drawings, all of one shape: those of the chapters of a lesson."""

from typing import Final

from vedette.core.print_sheet import INK, arrow, document, inset

WIDE: Final = 800
HIGH: Final = 600


def scene(content: str, title: str, definitions: str = "") -> str:
    """Return a picture of WIDE by HIGH as an SVG document."""
    return document(content, WIDE, HIGH, title, definitions)


def placed(content: str, x: int, y: int, scale: float = 1) -> str:
    """Return a drawing at another place, and larger or smaller."""
    return f'<g transform="translate({x} {y}) scale({scale:g})">{content}</g>'


def leaning(drawing: str, x: int, y: int, wide: int, angle: int) -> str:
    """Return the drawing of a card, turned around its upper left corner."""
    return f'<g transform="rotate({angle} {x} {y})">{inset(drawing, x, y, wide)}</g>'


def faded(content: str) -> str:
    """Return what is on its way out."""
    return f'<g opacity=".4">{content}</g>'


def pointing(x: int, y: int, long: int, angle: int) -> str:
    """Return an arrow from a place in a direction: an angle clockwise from the east."""
    return f'<g transform="rotate({angle} {x} {y})">{arrow(x, y, x + long)}</g>'


def dashed(x: int, y: int, wide: int, high: int) -> str:
    """Return a frame around a place that is empty, or is only thought of."""
    style = f'rx="24" fill="none" stroke="{INK}" stroke-width="5" stroke-dasharray="18 14"'
    return f'<rect x="{x}" y="{y}" width="{wide}" height="{high}" {style}/>'
