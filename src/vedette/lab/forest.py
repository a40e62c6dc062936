"""Effects as a picture: a point for each with its interval, beside a line where there is none, SVG."""

from __future__ import annotations

from html import escape
from itertools import groupby
from typing import TYPE_CHECKING, Final

from vedette.lab.svg import picture

if TYPE_CHECKING:
    from vedette.lab.card_effects import Worth

WIDE: Final = 760
LEFT: Final = 220
"""Where the names end."""
RIGHT: Final = 70
"""What is kept for the numbers."""
ROW: Final = 20


def plot(listed: list[Worth], title: str) -> str:
    """Return the effects, kind by kind, in points of a hundred; the scale is the same for all."""
    widest = max(abs(end) for one in listed for end in (one.effect.low, one.effect.high)) or 1.0
    middle, half = (LEFT + WIDE - RIGHT) / 2, (WIDE - RIGHT - LEFT) / 2
    y, out = ROW, []
    for kind, worths in groupby(listed, key=lambda one: one.kind):
        out.append(f'<text x="8" y="{y + 4}" font-weight="bold">{escape(kind.words)}</text>')
        top = y + ROW // 2
        for one in worths:
            y += ROW
            mid, low, high = (middle + half * value / widest for value in one.effect)
            out += [
                f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{escape(one.factor.name)}</text>',
                f'<path d="M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 4}v8M{high:.1f} {y - 4}v8" stroke="#12263a"/>',
                f'<circle cx="{mid:.1f}" cy="{y}" r="4" fill="#2b6a86"/>',
                f'<text x="{WIDE - 8}" y="{y + 4}" text-anchor="end">{100 * one.effect.mean:+.1f}</text>',
            ]
        out.append(f'<path d="M{middle:.1f} {top}V{y + ROW // 2}" stroke="#5b6b7a" stroke-dasharray="3 3"/>')
        y += 2 * ROW
    return picture(out, WIDE, y, title, 12)
