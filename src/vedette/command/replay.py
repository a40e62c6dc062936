"""``vedette replay``: a record, played again; any moment of it."""

from pathlib import Path
from typing import Annotated

import typer

from vedette import shelf
from vedette.command.console import Console, console, text_of
from vedette.core import record
from vedette.core.errors import Trouble
from vedette.core.language import explain
from vedette.core.match import Match


def run(
    context: typer.Context,
    source: Annotated[Path, typer.Argument(metavar="RECORD", help="command-record-argument")],
    *,
    to: Annotated[int | None, typer.Option("--to", metavar="N", min=0, help="command-to-option")] = None,
) -> None:
    """Replay a record by the rules, and print how it ended, or the position after N actions."""
    out = console(context)
    told = record.read(*text_of(source))
    game = shelf.restore(told)
    try:
        match = record.replay(told, game)
    except Trouble as trouble:
        diverged(out, told, trouble)
        return
    exact(out, told, match, to)


def diverged(out: Console, told: record.Record, trouble: Trouble) -> None:
    """Say where a record leaves the rules."""
    words = explain(trouble, out.language)
    line = trouble.values.get("line")
    out.answer({"status": "DIVERGED", "game": told.game, "line": int(line) if line else None, "words": words})
    out.print(f"DIVERGED {words}")
    out.refuse()


def exact(out: Console, told: record.Record, match: Match, to: int | None) -> None:
    """Show a moment of the match, and say that it replayed."""
    last = len(told.notes)
    at = last if to is None else to
    if at > last:
        raise typer.BadParameter(out.say("usage-to", last=last))
    view = match.moment(at).view(0)
    document = {
        "status": "EXACT",
        "game": told.game,
        "moments": last,
        "result": match.result(),
        "assisted": match.assisted,
        "final": record.fingerprint(match.moment(last)),
        "at": at,
        "view": match.game.show(view, out.language),
    }
    out.answer(document)
    if to is None:
        for number in range(last):
            words = match.game.tell(match.moment(number).view(0), match.actions[number], 0, out.language)
            out.print(f"{number + 1:4} {words}")
    out.print(match.game.describe(view, out.language))
    out.tell("replay-result", result=match.result(), assisted=" ".join(match.assisted) or "-")
    out.print("EXACT")
