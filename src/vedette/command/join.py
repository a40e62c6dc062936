"""``vedette join``: a seat at a table that somebody else's server holds, by its link."""

import hashlib
import sys
from typing import TYPE_CHECKING, Annotated, cast

import typer

from vedette.command.console import console
from vedette.home import home

if TYPE_CHECKING:
    from vedette.protocol.server import Language


def run(
    context: typer.Context,
    link: Annotated[str, typer.Argument(metavar="LINK", help="command-link-argument")],
    deck: Annotated[str, typer.Option("--deck", metavar="DECK", help="command-join-deck-option")] = "",
) -> None:
    """Join a table by its link, and play there line by line."""
    from vedette.afar import line  # noqa: PLC0415 (no other command speaks over a socket)
    from vedette.afar import link as links  # noqa: PLC0415 (it goes with it)

    out = console(context)
    place = links.read(link)
    server = hashlib.sha256(place.home.encode()).hexdigest()[:16]
    kept = home() / "guests" / server
    seat, status = line.play(place, cast("Language", out.language), kept, sys.stdin, out.heard, deck)
    over = seat.table.over if seat.table is not None else None
    out.answer({"table": place.table, "seat": seat.seat, "result": over.result if over is not None else "open"})
    raise typer.Exit(status)
