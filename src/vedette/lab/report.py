"""A study's results as files: the rows as CSV (and Parquet where pyarrow is), a table with intervals, a plot."""

from __future__ import annotations

import csv
import io
from html import escape
from importlib import import_module, util
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core.interval import Share, share
from vedette.core.language import say
from vedette.lab.study import SOLVED

if TYPE_CHECKING:
    from pathlib import Path

    from vedette.lab.study import Row, Study

SHARES: Final = ("won", "winnable")
"""Measures that are yes or no: they get an interval and a bar."""
WIDE: Final = 640
BAR: Final = 22
LEFT: Final = 220


class Line(NamedTuple):
    """One line of the table: a deck, who played, what was measured."""

    deck: str
    player: str
    measure: str
    share: Share | None
    mean: float
    cases: int


def summary(study: Study, rows: list[Row]) -> list[Line]:
    """Return a line for each deck, player and measure; what concerns deals alone stands once for each deck."""
    lines = []
    for deck in dict.fromkeys(str(row["deck"]) for row in rows):
        for measure in study.measures:
            for player in study.players or ("",):
                solved = measure in SOLVED
                if solved and player != (study.players or ("",))[0]:
                    continue
                found = [row[measure] for row in rows if row["deck"] == deck and row["player"] == player]
                values = [float(value) for value in found if value is not None]
                if values:
                    shared = share(sum(values), len(values)) if measure in SHARES else None
                    mean = sum(values) / len(values)
                    lines.append(Line(deck, "" if solved else player, measure, shared, mean, len(values)))
    return lines


def table(rows: list[Row], columns: tuple[str, ...]) -> str:
    """Return the rows as CSV."""
    out = io.StringIO()
    writer = csv.DictWriter(out, columns, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def parquet(rows: list[Row], path: Path) -> bool:
    """Write the rows as Parquet; return whether pyarrow is there to do it."""
    if util.find_spec("pyarrow") is None:
        return False
    import_module("pyarrow.parquet").write_table(import_module("pyarrow").Table.from_pylist(rows), path)
    return True


def page(study: Study, lines: list[Line], language: str, plot: str) -> str:
    """Return the report, Markdown; ``plot`` is the name of the plot's file."""
    names = ("deck", "player", "measure", "value", "interval", "count")
    head = [say(language, f"report-{name}") for name in names]
    out = [f"# {study.name}", "", say(language, "report-what", deals=study.deals, seed=str(study.seed)), ""]
    out += [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    for line in lines:
        value = f"{line.share.share:.1%}" if line.share else f"{line.mean:.2f}"
        between = f"{line.share.low:.1%} - {line.share.high:.1%}" if line.share else ""
        out.append(f"| {line.deck} | {line.player} | {line.measure} | {value} | {between} | {line.cases} |")
    return "\n".join([*out, "", f"![{study.name}]({plot})", ""])


def plot(lines: list[Line]) -> str:
    """Return the shares as bars with their intervals, SVG."""
    bars = [line for line in lines if line.share is not None]
    high = BAR * (len(bars) + 2)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDE}" height="{high}" fill="#fff"/>',
    ]
    span = WIDE - LEFT - 60
    for at, line in enumerate(bars):
        if line.share is None:
            continue
        y = BAR * (at + 1)
        low, mid, top = (LEFT + span * value for value in (line.share.low, line.share.share, line.share.high))
        name = escape(" ".join(part for part in (line.deck, line.player, line.measure) if part))
        out += [
            f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{name}</text>',
            f'<rect x="{LEFT}" y="{y - 7}" width="{mid - LEFT:.1f}" height="14" fill="#7fa6b8"/>',
            f'<path d="M{low:.1f} {y}H{top:.1f}M{low:.1f} {y - 5}v10M{top:.1f} {y - 5}v10" stroke="#12263a"/>',
            f'<text x="{top + 6:.1f}" y="{y + 4}">{line.share.share:.1%}</text>',
        ]
    return "\n".join([*out, "</svg>", ""])
