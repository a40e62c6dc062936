"""Shares by two things that deals show, as a table of cells: the number in each, darker the fewer can be won, SVG."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from vedette.lab.svg import picture

if TYPE_CHECKING:
    from vedette.core.plugin import Heat

LEFT: Final = 60
TOP: Final = 58
WIDE: Final = 68
HIGH: Final = 34
LIGHT: Final = 0.35
"""The share below which a number is white on its cell."""


def plot(found: Heat) -> str:
    """Return the picture; a cell without deals stays empty."""
    row, column = (escape(one) for one in found.words[1:])
    wide, high = LEFT + WIDE * len(found.columns) + 12, TOP + HIGH * len(found.rows) + 12
    half = TOP + HIGH * len(found.rows) / 2
    out = [
        f'<text x="{LEFT + WIDE * len(found.columns) / 2}" y="20" text-anchor="middle">{column}</text>',
        f'<text transform="translate(16 {half})rotate(-90)" text-anchor="middle">{row}</text>',
    ]
    for at, name in enumerate(found.columns):
        out.append(f'<text x="{LEFT + WIDE * (at + 0.5)}" y="{TOP - 10}" text-anchor="middle">{escape(name)}</text>')
    for down, (name, shares) in enumerate(zip(found.rows, found.shares, strict=True)):
        y = TOP + HIGH * down
        out.append(f'<text x="{LEFT - 10}" y="{y + 22}" text-anchor="end">{escape(name)}</text>')
        for across, share in enumerate(shares):
            if share is None:
                continue
            x = LEFT + WIDE * across
            out += [
                (
                    f'<rect x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" fill="#2b6a86" '
                    f'fill-opacity="{0.8 * (1 - share):.3f}" stroke="#b8c4cf"/>'
                ),
                (
                    f'<text x="{x + WIDE / 2}" y="{y + 22}" text-anchor="middle" '
                    f'fill="{"#fff" if share < LIGHT else "#12263a"}">{share:.1%}</text>'
                ),
            ]
    return picture(out, wide, high, found.words[0])
