"""``vedette import``: cards from other programs' files."""

from pathlib import Path
from typing import Annotated

import typer

from vedette import shelf
from vedette.command.console import console


def crossfire(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="command-crossfire-argument")],
) -> None:
    """Read the card tables of CrossFire, for Spellfire, into one's own data folder."""
    out = console(context)
    counts, report = shelf.box("spellfire").bring(folder, shelf.home(), out.language)
    out.answer({"game": "spellfire", **counts, "report": str(report)})
    out.tell("crossfire-sum", **counts)
    out.tell("import-report", file=str(report))
