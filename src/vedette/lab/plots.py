"""The lab's pictures, SVG: shares in cells, effects with their intervals, the spread of numbers."""

from __future__ import annotations

from html import escape
from itertools import groupby
from math import gcd
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core.language import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vedette.core.plugin import Heat
    from vedette.lab.card_effects import Worth
    from vedette.lab.summary import SummaryLine

WIDE: Final = 760
"""Of effects and spreads, in pixels, as all lengths."""

LEFT: Final = 60
TOP: Final = 58
"""Where cells begin, under and beside their names."""
CELL: Final = 68
TALL: Final = 34
LIGHT: Final = 0.35
"""The share below which a number is white on its cell."""

NAMES: Final = 220
"""Where the names of effects end."""
NUMBERS: Final = 70
"""What is kept for their numbers."""
LINE: Final = 20

AXIS: Final = 320
"""Where an axis begins."""
ROW: Final = 46
BAR: Final = 30
"""The height of the highest column of a row."""
EDGE: Final = 26
COLUMNS: Final = 120
"""Columns of an axis at the most, where numbers between are shown."""
LABELS: Final = 12
LARGE: Final = 1000
"""From this number on labels take twice the room."""
SHOWN: Final = ("turn", "choices", "branching", "decided", "behind", "nodes")
"""Measures whose spread is drawn."""


def picture(parts: Iterable[str], wide: int, high: int, title: str, letters: int = 13) -> str:
    """Return a picture of these parts on white, its letters so many pixels high; the title is for screen readers."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" font-family="sans-serif" '
        f'font-size="{letters}"><title>{escape(title)}</title>'
    )
    return "\n".join([head, f'<rect width="{wide}" height="{high}" fill="#fff"/>', *parts, "</svg>", ""])


def heat(found: Heat) -> str:
    """Return shares by two things that deals show as a table of cells: the number in each, darker the fewer can be won.

    A cell without deals stays empty.
    """
    row, column = (escape(one) for one in found.words[1:])
    wide, high = LEFT + CELL * len(found.columns) + 12, TOP + TALL * len(found.rows) + 12
    half = TOP + TALL * len(found.rows) / 2
    out = [
        f'<text x="{LEFT + CELL * len(found.columns) / 2}" y="20" text-anchor="middle">{column}</text>',
        f'<text transform="translate(16 {half})rotate(-90)" text-anchor="middle">{row}</text>',
    ]
    for at, name in enumerate(found.columns):
        out.append(f'<text x="{LEFT + CELL * (at + 0.5)}" y="{TOP - 10}" text-anchor="middle">{escape(name)}</text>')
    for down, (name, shares) in enumerate(zip(found.rows, found.shares, strict=True)):
        y = TOP + TALL * down
        out.append(f'<text x="{LEFT - 10}" y="{y + 22}" text-anchor="end">{escape(name)}</text>')
        for across, share in enumerate(shares):
            if share is None:
                continue
            x = LEFT + CELL * across
            out += [
                (
                    f'<rect x="{x}" y="{y}" width="{CELL}" height="{TALL}" fill="#2b6a86" '
                    f'fill-opacity="{0.8 * (1 - share):.3f}" stroke="#b8c4cf"/>'
                ),
                (
                    f'<text x="{x + CELL / 2}" y="{y + 22}" text-anchor="middle" '
                    f'fill="{"#fff" if share < LIGHT else "#12263a"}">{share:.1%}</text>'
                ),
            ]
    return picture(out, wide, high, found.words[0])


def forest(listed: list[Worth], title: str) -> str:
    """Return effects, kind by kind, in points of a hundred: a point for each with its interval, beside a line at none.

    The scale is the same for all.
    """
    widest = max(abs(end) for one in listed for end in (one.effect.low, one.effect.high)) or 1.0
    middle, half = (NAMES + WIDE - NUMBERS) / 2, (WIDE - NUMBERS - NAMES) / 2
    y, out = LINE, []
    for kind, worths in groupby(listed, key=lambda one: one.kind):
        out.append(f'<text x="8" y="{y + 4}" font-weight="bold">{escape(kind.words)}</text>')
        top = y + LINE // 2
        for one in worths:
            y += LINE
            mid, low, high = (middle + half * value / widest for value in one.effect)
            out += [
                f'<text x="{NAMES - 8}" y="{y + 4}" text-anchor="end">{escape(one.factor.name)}</text>',
                f'<path d="M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 4}v8M{high:.1f} {y - 4}v8" stroke="#12263a"/>',
                f'<circle cx="{mid:.1f}" cy="{y}" r="4" fill="#2b6a86"/>',
                f'<text x="{WIDE - 8}" y="{y + 4}" text-anchor="end">{100 * one.effect.mean:+.1f}</text>',
            ]
        out.append(f'<path d="M{middle:.1f} {top}V{y + LINE // 2}" stroke="#5b6b7a" stroke-dasharray="3 3"/>')
        y += 2 * LINE
    return picture(out, WIDE, y, title, 12)


class SpreadRow(NamedTuple):
    """A row of columns: what it is called, and the height of each column, 0 to 1, by the number it stands for."""

    name: str
    columns: dict[int, float]


def spread(name: str, line: SummaryLine) -> SpreadRow:
    """Return which part of the cases each number had."""
    total = sum(count for _, count in line.bins)
    return SpreadRow(name, {low: count / total for low, count in line.bins})


def alive(name: str, line: SummaryLine, games: int) -> SpreadRow:
    """Return which part of all games could still be won after so many choices, of when the others were decided."""
    longest = max((low for low, _ in line.bins), default=0)
    lost = {number: sum(count for low, count in line.bins if low <= number) for number in range(longest + 1)}
    return SpreadRow(name, {number: (games - count) / games for number, count in lost.items()})


def scale(shown: set[int]) -> list[int]:
    """Return the numbers of an axis: those between as well, unless there would be too many, as between powers."""
    numbers = sorted(shown)
    step = gcd(*(number - numbers[0] for number in numbers)) or 1
    whole = range(numbers[0], numbers[-1] + 1, step)
    return list(whole) if len(whole) <= COLUMNS else numbers


def percent(share: float, language: str) -> str:
    """Return a share as a percentage with one decimal, as the language writes it."""
    return say(language, "report-share", percent=round(100 * share, 1))


def chart(rows: list[SpreadRow], title: str, language: str, *, whole: bool = False) -> str:
    """Return the rows over one axis, SVG; the highest column fills its row, or with ``whole`` a column of 1 does."""
    numbers = scale({number for row in rows for number in row.columns})
    top = 1.0 if whole else max(share for row in rows for share in row.columns.values())
    step = (WIDE - AXIS - EDGE) / len(numbers)
    places = {number: AXIS + step * at for at, number in enumerate(numbers)}
    high = ROW * len(rows) + EDGE + 14
    out: list[str] = []
    for at, row in enumerate(rows):
        foot = ROW * (at + 1)
        out.append(f'<text x="{AXIS - 8}" y="{foot - 4}" text-anchor="end">{escape(row.name)}</text>')
        out += [
            f'<rect x="{places[number]:.1f}" y="{foot - BAR * share / top:.1f}" width="{max(step - 1, 0.5):.1f}" '
            f'height="{BAR * share / top:.1f}" fill="#7fa6b8">'
            f"<title>{number}: {percent(share, language)}</title></rect>"
            for number, share in row.columns.items()
        ]
        out.append(f'<path d="M{AXIS} {foot}H{WIDE - EDGE}" stroke="#12263a"/>')
    every = -(-len(numbers) // (LABELS if numbers[-1] < LARGE else LABELS // 2))
    out += [
        f'<text x="{places[number] + step / 2:.1f}" y="{ROW * len(rows) + 18}" text-anchor="middle">{number:,}</text>'
        for number in numbers[::every]
    ]
    return picture(out, WIDE, high, title)
