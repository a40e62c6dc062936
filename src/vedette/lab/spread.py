"""How the numbers of a study are spread, and how long deals could still be won: columns, a row for each line, SVG."""

from __future__ import annotations

from html import escape
from math import gcd
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.lab.svg import picture

if TYPE_CHECKING:
    from vedette.lab.summary import SummaryLine

WIDE: Final = 760
LEFT: Final = 320
HIGH: Final = 46
"""Pixels of a row."""
TALL: Final = 30
"""Pixels of its highest column."""
EDGE: Final = 26
COLUMNS: Final = 120
"""Columns of an axis at the most, where numbers between are shown."""
LABELS: Final = 12
LARGE: Final = 1000
"""From this number on labels take twice the room."""
SHOWN: Final = ("turn", "choices", "branching", "decided", "behind", "nodes")
"""Measures whose spread is drawn."""


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


def chart(rows: list[SpreadRow], title: str, *, whole: bool = False) -> str:
    """Return the rows over one axis, SVG; the highest column fills its row, or with ``whole`` a column of 1 does."""
    numbers = scale({number for row in rows for number in row.columns})
    top = 1.0 if whole else max(share for row in rows for share in row.columns.values())
    step = (WIDE - LEFT - EDGE) / len(numbers)
    places = {number: LEFT + step * at for at, number in enumerate(numbers)}
    high = HIGH * len(rows) + EDGE + 14
    out: list[str] = []
    for at, row in enumerate(rows):
        foot = HIGH * (at + 1)
        out.append(f'<text x="{LEFT - 8}" y="{foot - 4}" text-anchor="end">{escape(row.name)}</text>')
        out += [
            f'<rect x="{places[number]:.1f}" y="{foot - TALL * share / top:.1f}" width="{max(step - 1, 0.5):.1f}" '
            f'height="{TALL * share / top:.1f}" fill="#7fa6b8"><title>{number}: {share:.1%}</title></rect>'
            for number, share in row.columns.items()
        ]
        out.append(f'<path d="M{LEFT} {foot}H{WIDE - EDGE}" stroke="#12263a"/>')
    every = -(-len(numbers) // (LABELS if numbers[-1] < LARGE else LABELS // 2))
    out += [
        f'<text x="{places[number] + step / 2:.1f}" y="{HIGH * len(rows) + 18}" text-anchor="middle">{number:,}</text>'
        for number in numbers[::every]
    ]
    return picture(out, WIDE, high, title)
