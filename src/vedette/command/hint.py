"""``vedette hint``: the best next action of a record's position, from the seat's own view, and why."""

from pathlib import Path
from typing import Annotated

import typer

from vedette import shelf
from vedette.command.console import console, text_of
from vedette.core import record


def run(
    context: typer.Context,
    source: Annotated[Path, typer.Argument(metavar="RECORD", help="command-record-argument")],
    *,
    tier: Annotated[int, typer.Option("--tier", min=1, max=4, help="command-tier-option")] = 4,
) -> None:
    """Give advice on the last position of a record."""
    out = console(context)
    told = record.read(*text_of(source))
    match = record.replay(told, shelf.restore(told))
