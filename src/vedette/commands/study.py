"""``vedette study``: a study described in a file, one row for each game, and a report."""

from pathlib import Path
from typing import Annotated

import typer

from vedette.commands.console import STDIN, Console, Jobs, console, text_of
from vedette.core import file
from vedette.lab import engine, report, row_replay, row_store, study_file, study_plan
from vedette.lab.row_store import RowStore
from vedette.lab.summary import StudySummary, SummaryLine

REPLAY = "replay"


def run(
    context: typer.Context,
    words: Annotated[list[str], typer.Argument(metavar="FILE | replay FILE ROW", help="command-study-argument")],
    *,
    folder: Annotated[Path | None, typer.Option("--out", metavar="DIR", help="command-folder-option")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="command-study-resume-option")] = False,
    engine_name: Annotated[
        str, typer.Option("--engine", metavar="processes|dask", help="command-engine-option")
    ] = engine.PROCESSES,
    scheduler: Annotated[str, typer.Option("--scheduler", metavar="ADDRESS", help="command-scheduler-option")] = "",
    jobs: Jobs = 1,
) -> None:
    """Run a study and write its rows and report into a folder, or compute one stored row again."""
    out = console(context)
    if words[0] == REPLAY:
        if len(words) != 3 or not words[2].isascii() or not words[2].isdecimal() or not int(words[2]):
            raise typer.BadParameter(out.say("usage-study-replay"), context)
        again(out, Path(words[1]), int(words[2]))
        return
    if len(words) > 1:
        raise typer.BadParameter(out.say("usage-study"), context)
    if engine_name not in engine.ENGINES or (scheduler and engine_name != engine.DASK):
        raise typer.BadParameter(out.say("usage-engine", engines=", ".join(engine.ENGINES)), context)
    source = Path(words[0])
    told = study_file.StudyReader(*text_of(source)).study()
    into = folder or (Path() if str(source) == STDIN else source.parent)
    store = RowStore(into, told, StudySummary(told, study_plan.entries(told, study_file.decks_of(told))))
    store.open(resume=resume)
    work(out, store, engine_name, jobs, scheduler)
    written(out, store, into)


def work(out: Console, store: RowStore, engine_name: str, jobs: int, scheduler: str) -> None:
    """Run the rest of a study; if it is interrupted, store the rows and print how to resume it."""
    total, done = store.study.deals, store.summary.deals
    try:
        with engine.engine(engine_name, jobs, scheduler) as hands:
            for _ in out.watch(row_store.run(store, hands), total - done):
                pass
    except BaseException:
        store.close()
        out.note(out.say("study-broken", deals=store.summary.deals, file=str(store.rows)))
        raise


def written(out: Console, store: RowStore, into: Path) -> None:
    """Write the report of a study as Markdown, SVG, HTML and Parquet; print it and the names of the files."""
    summary, name = store.summary, store.study.name
    texts = {
        "md": report.markdown(summary, out.language, f"{name}.svg"),
        "svg": report.plot(summary.lines(), out.language),
        "html": report.page(summary, out.language, store.heading),
    }
    for ending, text in texts.items():
        file.write(into / f"{name}.{ending}", text)
    packed = report.parquet(store.rows, into / f"{name}.parquet")
    endings = ["csv", *(["parquet"] if packed else []), *texts, "study.json"]
    files = [str(into / f"{name}.{ending}") for ending in endings]
    if not packed:
        out.note(out.say("study-no-parquet"))
    rows = summary.deals * len(summary.entries)
    ended = summary.ended()
    results = [found(line) for line in summary.lines()]
    out.answer(
        {"study": name, "rows": rows, "deals": summary.deals, "ended": ended, "files": files, "results": results}
    )
    out.print(texts["md"])
    out.tell("study-ended", ended=ended, deals=summary.deals)
    for one in files:
        out.tell("study-written", file=one)


def again(out: Console, path: Path, number: int) -> None:
    """Compute a stored row of a study again; print the record of its game; exit with status 1 if the row differs."""
    told = row_replay.replay(path, number)
    status = "DIVERGED" if told.differs else "EXACT"
    out.answer(
        {"row": number, "status": status, "differs": list(told.differs), "values": told.row, "record": told.record}
    )
    out.write(told.record)
    out.note(out.say("study-replayed", status=status, differs=", ".join(told.differs), row=number))
    if told.differs:
        out.refuse()


def found(line: SummaryLine) -> dict[str, object]:
    """Return one line of a study's result as JSON data."""
    two = {"opponent": line.opponent, "opponent_deck": line.other} if line.opponent else {}
    head = {"deck": line.deck, "player": line.player or None, **two, "measure": line.measure, "count": line.cases}
    if line.share is None:
        return {**head, "mean": line.mean}
    return {**head, "share": line.share.share, "low": line.share.low, "high": line.share.high}
