"""Writes the results of a study: its rows as Parquet (needs pyarrow), its summary as Markdown and as an HTML page."""

from __future__ import annotations

import json
from base64 import b64encode
from html import escape
from importlib import import_module, util
from typing import TYPE_CHECKING, Any, Final

from vedette.core.language import join, say
from vedette.lab import plots
from vedette.lab.study_run import OF_WINNABLE, PLAYED
from vedette.players import alike

if TYPE_CHECKING:
    from pathlib import Path

    from vedette.lab.summary import StudySummary, SummaryLine

WIDE: Final = 760
BAR: Final = 22
LEFT: Final = 320
CELL: Final = 92
NAMES: Final = ("deck", "player", "opponent", "measure", "value", "interval", "count")
BLOCK: Final = 1 << 22
"""How many bytes of CSV rows are converted to Parquet at a time."""
WHOLE: Final = ("seat", "choices", "turn", "began", "decided", "behind", "winnable", "nodes")
"""Columns of a study's rows that are stored as integers; deal numbers and seeds may be too large, and are text."""
BROKEN: Final = ("won", "branching")
STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#12263a;"
    "background:#fff}table{border-collapse:collapse}th,td{border-bottom:1px solid #b8c4cf;padding:.2rem .7rem;"
    "text-align:left}td.n{text-align:right;font-variant-numeric:tabular-nums}svg{max-width:100%;height:auto}"
    ".wide{overflow-x:auto}code{overflow-wrap:anywhere}"
)


def parquet(rows: Path, path: Path) -> bool:
    """Convert a study's CSV file to Parquet, block by block; return False, writing nothing, without pyarrow."""
    if util.find_spec("pyarrow") is None:
        return False
    arrow, reading, writing = (import_module(name) for name in ("pyarrow", "pyarrow.csv", "pyarrow.parquet"))
    with rows.open(encoding="utf-8") as lines:
        names = lines.readline().strip().split(",")
    kinds = {name: _kind(arrow, name) for name in names}
    convert = reading.ConvertOptions(column_types=kinds, strings_can_be_null=False)
    with (
        reading.open_csv(
            rows, read_options=reading.ReadOptions(block_size=BLOCK, use_threads=False), convert_options=convert
        ) as blocks,
        writing.ParquetWriter(path, blocks.schema) as out,
    ):
        for block in blocks:
            out.write_batch(block)
    return True


def _kind(arrow: Any, name: str) -> Any:
    """Return the Arrow type of a column of rows: whole numbers, fractions or text."""
    return arrow.int64() if name in WHOLE else arrow.float64() if name in BROKEN else arrow.string()


def cells(line: SummaryLine, language: str) -> list[str]:
    """Return the text of each column of the summary's table for one line, in a language."""
    between = ""
    if line.share:
        value = plots.percent(line.share.share, language)
        between = f"{plots.percent(line.share.low, language)} - {plots.percent(line.share.high, language)}"
    else:
        value = say(language, "report-mean", mean=round(line.mean, 2))
    other = " ".join(part for part in (line.opponent, line.other) if part)
    return [line.deck, line.player, other, line.measure, value, between, str(line.cases)]


def head(language: str) -> list[str]:
    """Return the column headings of the summary's table in a language."""
    return [say(language, f"report-{name}") for name in NAMES]


def what(summary: StudySummary, language: str) -> str:
    """Return in sentences what a study did, which players it names twice, and what bounds the share they win."""
    study = summary.study
    told = [say(language, "report-what", deals=summary.deals, seed=str(study.seed))]
    told += [say(language, "report-alike", players=join(language, names)) for names in alike(study.game, study.players)]
    if any(line.measure == OF_WINNABLE for line in summary.lines()):
        told.append(say(language, "report-bound"))
    return " ".join(told)


def markdown(summary: StudySummary, language: str, picture: str) -> str:
    """Return the summary of a study as Markdown; ``picture`` is the file name of the plot that it shows."""
    name = summary.study.name
    out = [f"# {name}", "", what(summary, language), "", f"| {' | '.join(head(language))} |", "|" + "---|" * len(NAMES)]
    out += [f"| {' | '.join(cells(line, language))} |" for line in summary.lines()]
    return "\n".join([*out, "", f"![{name}]({picture})", ""])


def page(summary: StudySummary, language: str, about: dict[str, Any]) -> str:
    """Return a study's summary as one self-contained page of HTML, with plots and the numbers as JSON to download."""
    lines, name = summary.lines(), escape(summary.study.name)
    told = [dict(zip(NAMES, cells(line, "en"), strict=True)) for line in lines]  # for programs
    numbers = json.dumps(told, ensure_ascii=False, indent=1)
    packed = b64encode(numbers.encode()).decode()
    out = [
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{name}</title>',
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>',
        f"<h1>{name}</h1><p>{escape(what(summary, language))}</p>",
        plot(lines, language),
        matrix(lines, language) if summary.two else "",
        *spreads(lines, language, two=summary.two),
        '<div class="wide"><table><thead><tr>',
        *(f'<th scope="col">{escape(one)}</th>' for one in head(language)),
        "</tr></thead><tbody>",
        *(_row(line, language) for line in lines),
        "</tbody></table></div>",
        (
            f'<p><a download="{name}.json" href="data:application/json;base64,{packed}">'
            f"{escape(say(language, 'report-numbers'))}</a></p>"
        ),
        f"<p>{escape(say(language, 'report-about', version=str(about['vedette']), rules=str(about['rules'])))}</p>",
        "<ul>",
        *(f"<li><code>{escape(one['hash'])}</code></li>" for one in about["games"]),
        "</ul></body></html>",
    ]
    return "\n".join(part for part in out if part) + "\n"


def _row(line: SummaryLine, language: str) -> str:
    """Return one line of a study's summary as a row of an HTML table."""
    found = cells(line, language)
    first, numbers = found[:4], found[4:]
    told = [f"<td>{escape(one)}</td>" for one in first] + [f'<td class="n">{escape(one)}</td>' for one in numbers]
    return f"<tr>{''.join(told)}</tr>"


def side(deck: str, player: str, players: set[str]) -> str:
    """Return the name of one side of a comparison: its deck, and its player unless all lines have the same."""
    return " ".join(part for part in (deck, player if len(players) > 1 or not deck else "") if part)


def players_of(lines: list[SummaryLine]) -> set[str]:
    """Return the names of all players and opponents that these lines of a summary mention."""
    return {player for line in lines for player in (line.player, line.opponent) if player}


def named(line: SummaryLine, lines: list[SummaryLine]) -> str:
    """Return the name of a summary's line in a plot, without what is the same for all lines of the plot."""
    players = players_of(lines)
    one, two = side(line.deck, line.player, players), side(line.other, line.opponent, players)
    sides = f"{one} – {two}" if line.opponent else one
    measure = line.measure if len({one.measure for one in lines}) > 1 else ""
    return ", ".join(part for part in (sides, measure) if part)


def plot(lines: list[SummaryLine], language: str) -> str:
    """Return a bar chart as SVG: the share of each line of a summary with its interval; empty without shares."""
    bars = [(line, line.share) for line in lines if line.share is not None]
    shown_lines = [line for line, _ in bars]
    if not bars:
        return ""
    high, span = BAR * (len(bars) + 1), WIDE - LEFT - 60
    out: list[str] = []
    for at, (line, shown) in enumerate(bars):
        y = BAR * (at + 1)
        low, mid, top = (LEFT + span * value for value in (shown.low, shown.share, shown.high))
        name = escape(named(line, shown_lines))
        out += [
            f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{name}</text>',
            f'<rect x="{LEFT}" y="{y - 7}" width="{mid - LEFT:.1f}" height="14" fill="#7fa6b8"/>',
            f'<path d="M{low:.1f} {y}H{top:.1f}M{low:.1f} {y - 5}v10M{top:.1f} {y - 5}v10" stroke="#12263a"/>',
            f'<text x="{top + 6:.1f}" y="{y + 4}">{plots.percent(shown.share, language)}</text>',
        ]
    return plots.picture(out, WIDE, high, say(language, "report-bars"))


def spreads(lines: list[SummaryLine], language: str, *, two: bool) -> list[str]:
    """Return HTML headings and SVG charts of how each measure's numbers are distributed over games.

    For a game with one player also how many of the games could still be won after each number of choices.
    """
    found = []
    for measure in plots.SHOWN:
        mine = [line for line in lines if line.measure == measure and line.bins]
        if mine:
            found.append(f"<h2>{escape(say(language, 'report-spread', measure=measure))}</h2>")
            rows = [plots.spread(named(line, mine), line) for line in mine]
            found.append(plots.chart(rows, say(language, "report-spread", measure=measure), language))
    games = {line[:4]: line.cases for line in lines if line.measure == "won"}
    mine = [line for line in lines if line.measure == "decided" and line[:4] in games]
    if mine and not two:
        title = say(language, "report-alive")
        rows = [plots.alive(named(line, mine), line, games[line[:4]]) for line in mine]
        found += [f"<h2>{escape(title)}</h2>", plots.chart(rows, title, language, whole=True)]
    return found


def matrix(lines: list[SummaryLine], language: str) -> str:
    """Return an SVG table of the share that each side (row) scores against each (column); empty below three sides."""
    found: dict[tuple[str, str], float] = {}
    players = players_of(lines)
    for line in lines:
        if line.share is not None and line.measure in PLAYED:
            one, two = side(line.deck, line.player, players), side(line.other, line.opponent, players)
            found[one, two] = line.share.share
            found.setdefault((two, one), 1 - line.share.share)
    sides = list(dict.fromkeys(name for pair in found for name in pair))
    if len(sides) < 3:
        return ""
    wide, high = LEFT // 2 + CELL * len(sides), BAR * (len(sides) + 2)
    out: list[str] = []
    for at, one in enumerate(sides):
        x, y = LEFT // 2 + CELL * at, BAR * (at + 2)
        out += [
            f'<text x="{x + CELL // 2}" y="{BAR - 4}" text-anchor="middle">{escape(one[-14:])}</text>',
            f'<text x="{LEFT // 2 - 8}" y="{y}" text-anchor="end">{escape(one)}</text>',
        ]
        for to, other in enumerate(sides):
            if (share := found.get((one, other))) is None:
                continue
            left = LEFT // 2 + CELL * to
            out += [
                (
                    f'<rect x="{left}" y="{y - 16}" width="{CELL}" height="{BAR}" fill="#2b6a86" '
                    f'fill-opacity="{abs(share - 0.5):.2f}" stroke="#b8c4cf"/>'
                ),
                f'<text x="{left + CELL // 2}" y="{y}" text-anchor="middle">{plots.percent(share, language)}</text>',
            ]
    return plots.picture(out, wide, high, say(language, "report-matrix"), 12)
