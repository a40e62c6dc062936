"""The frame of the lab's pictures, SVG."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def picture(parts: Iterable[str], wide: int, high: int, title: str, letters: int = 13) -> str:
    """Return a picture of these parts on white, its letters so many pixels high; the title is for screen readers."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" font-family="sans-serif" '
        f'font-size="{letters}"><title>{escape(title)}</title>'
    )
    return "\n".join([head, f'<rect width="{wide}" height="{high}" fill="#fff"/>', *parts, "</svg>", ""])
