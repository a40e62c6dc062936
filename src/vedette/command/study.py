"""``vedette study``: a study described in a file, one row for each game, and a report."""

from pathlib import Path
from typing import Annotated

import typer

from vedette.command.console import STDIN, Jobs, console, text_of
from vedette.core import file
from vedette.lab import report, study


def run(
    context: typer.Context,
    source: Annotated[Path, typer.Argument(metavar="FILE", help="command-study-argument")],
    *,
    folder: Annotated[Path | None, typer.Option("--out", metavar="DIR", help="command-folder-option")] = None,
    jobs: Jobs = 1,
) -> None:
    """Run a study, and write its rows, its report and its plot into a folder."""
    out = console(context)
    told = study.Reader(*text_of(source)).study()
    rows = list(out.watch(study.rows(told, jobs), study.size(told)))
    lines = report.summary(told, rows)
    into = folder or (Path() if str(source) == STDIN else source.parent)
    texts = {
        "csv": report.table(rows, told.columns),
        "md": report.page(told, lines, out.language, f"{told.name}.svg"),
        "svg": report.plot(lines),
    }
    for ending, text in texts.items():
        file.write(into / f"{told.name}.{ending}", text)
    packed = report.parquet(rows, into / f"{told.name}.parquet")
    files = [str(into / f"{told.name}.{ending}") for ending in [*texts, *(["parquet"] if packed else [])]]
    if not packed:
        out.note(out.say("study-no-parquet"))
    out.answer({"study": told.name, "rows": len(rows), "files": files, "results": [found(line) for line in lines]})
    out.print(texts["md"])
    for name in files:
        out.tell("study-written", file=name)


def found(line: report.Line) -> dict[str, object]:
    """Return one result as JSON."""
    head = {"deck": line.deck, "player": line.player or None, "measure": line.measure, "count": line.cases}
    if line.share is None:
        return {**head, "mean": line.mean}
    return {**head, "share": line.share.share, "low": line.share.low, "high": line.share.high}
