"""``vedette import``: cards from other programs' files."""

from pathlib import Path
from typing import Annotated

import typer

from vedette.commands.console import console
from vedette.games.spellfire.crossfire import database
from vedette.home import home


def crossfire(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="command-crossfire-argument")],
) -> None:
    """Read the facts of cards from CrossFire's tables, for Spellfire, into one's own data folder."""
    out = console(context)
    found = database.bring(folder, home(), out.language)
    counts, report = database.counts(found), home() / database.FOLDER / database.REPORT
    out.answer({"game": "spellfire", **counts, "report": str(report)})
    out.tell("crossfire-sum", **counts)
    out.tell("import-report", file=str(report))
