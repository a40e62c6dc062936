"""Draws the lab's charts as SVG: a heat map of shares, effects with intervals, distributions of numbers."""

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
"""The width of charts of effects and distributions; it and all lengths are in pixels."""

LEFT: Final = 60
TOP: Final = 58
"""The left and the top edge of the cells of a heat map, with room for the labels of rows and columns."""
CELL: Final = 68
TALL: Final = 34
LIGHT: Final = 0.35
"""The share below which the number in a cell of a heat map is white."""

NAMES: Final = 220
"""The x coordinate at which the names in a chart of effects end."""
NUMBERS: Final = 70
"""The width at the right of a chart of effects for its numbers."""
LINE: Final = 20

AXIS: Final = 320
"""The x coordinate at which the axis of a chart of distributions begins."""
ROW: Final = 46
BAR: Final = 30
"""The height of the highest column in a row of a chart of distributions."""
EDGE: Final = 26
COLUMNS: Final = 120
"""The most columns of an axis on which every number between the least and the greatest has a column."""
LABELS: Final = 12
LARGE: Final = 1000
"""From this number on an axis has half as many labels."""
SHOWN: Final = ("turn", "choices", "branching", "decided", "behind", "nodes")
"""The measures of a study that are drawn as distributions."""


def picture(parts: Iterable[str], wide: int, high: int, title: str, letters: int = 13) -> str:
    """Return an SVG picture of these elements on white, ``letters`` its font size; screen readers say the title."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" font-family="sans-serif" '
        f'font-size="{letters}"><title>{escape(title)}</title>'
    )
    return "\n".join([head, f'<rect width="{wide}" height="{high}" fill="#fff"/>', *parts, "</svg>", ""])


def heat(found: Heat, language: str) -> str:
    """Return a heat map as SVG: the share of deals that can be won, by two properties of a deal, darker for less.

    The share stands in its cell; a cell without deals stays empty.
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
                    f'fill="{"#fff" if share < LIGHT else "#12263a"}">{percent(share, language)}</text>'
                ),
            ]
    return picture(out, wide, high, found.words[0])


def forest(listed: list[Worth], title: str, language: str) -> str:
    """Return a forest plot as SVG: the effect of each card in percentage points with its interval, kind by kind.

    All have the same scale, and a line at no effect.
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
                f'<text x="{WIDE - 8}" y="{y + 4}" text-anchor="end">{points(one.effect.mean, language)}</text>',
            ]
        out.append(f'<path d="M{middle:.1f} {top}V{y + LINE // 2}" stroke="#5b6b7a" stroke-dasharray="3 3"/>')
        y += 2 * LINE
    return picture(out, WIDE, y, title, 12)


class SpreadRow(NamedTuple):
    """One distribution in a chart: its name, and the height of the column of each number, 0 to 1."""

    name: str
    columns: dict[int, float]


def spread(name: str, line: SummaryLine) -> SpreadRow:
    """Return a row of a chart: the share of cases in each bin of a measure, by the least number of the bin."""
    total = sum(count for _, count in line.bins)
    return SpreadRow(name, {low: count / total for low, count in line.bins})


def alive(name: str, line: SummaryLine, games: int) -> SpreadRow:
    """Return a row of a chart: the share of games still winnable after each number of choices.

    ``line`` tells for the lost games after how many choices each was decided; ``games`` is the number of all.
    """
    longest = max((low for low, _ in line.bins), default=0)
    lost = {number: sum(count for low, count in line.bins if low <= number) for number in range(longest + 1)}
    return SpreadRow(name, {number: (games - count) / games for number, count in lost.items()})


def scale(shown: set[int]) -> list[int]:
    """Return the numbers that have a column on an axis, ascending: evenly spaced unless those would be too many."""
    numbers = sorted(shown)
    step = gcd(*(number - numbers[0] for number in numbers)) or 1
    whole = range(numbers[0], numbers[-1] + 1, step)
    return list(whole) if len(whole) <= COLUMNS else numbers


def percent(share: float, language: str) -> str:
    """Return a share as a percentage with one decimal, as the language writes it."""
    return say(language, "report-share", percent=round(100 * share, 1))


def points(share: float, language: str) -> str:
    """Return a difference of two shares in percentage points with a sign, in the language's way; zero is ``+0.0``."""
    found = round(100 * share, 1)
    return ("\N{MINUS SIGN}" if found < 0 else "+") + say(language, "report-points", points=abs(found))


def chart(rows: list[SpreadRow], title: str, language: str, *, whole: bool = False) -> str:
    """Return distributions one below the other over one axis, as SVG.

    The highest column of all fills the height of its row, or with ``whole`` a column of 1 would.
    """
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
            f"<title>{say(language, 'report-column', number=number, share=percent(share, language))}</title></rect>"
            for number, share in row.columns.items()
        ]
        out.append(f'<path d="M{AXIS} {foot}H{WIDE - EDGE}" stroke="#12263a"/>')
    every = -(-len(numbers) // (LABELS if numbers[-1] < LARGE else LABELS // 2))
    out += [
        f'<text x="{places[number] + step / 2:.1f}" y="{ROW * len(rows) + 18}" text-anchor="middle">'
        f"{say(language, 'report-whole', number=number)}</text>"
        for number in numbers[::every]
    ]
    return picture(out, WIDE, high, title)
