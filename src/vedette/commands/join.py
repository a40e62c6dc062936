"""``vedette join``: takes a seat at a table on a server, by its link, and plays in the terminal."""

import hashlib
import sys
from typing import TYPE_CHECKING, Annotated, cast

import typer

from vedette.commands.console import console
from vedette.home import home

if TYPE_CHECKING:
    from vedette.protocol.server import Language


def run(
    context: typer.Context,
    link: Annotated[str, typer.Argument(metavar="LINK", help="command-link-argument")],
    deck: Annotated[str, typer.Option("--deck", metavar="DECK", help="command-join-deck-option")] = "",
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="command-join-name-option")] = "",
) -> None:
    """Join a table by its link, and play there line by line."""
    from vedette.terminal.remote import link as links
    from vedette.terminal.remote import reconnecting

    out = console(context)
    place = links.read(link)
    server = hashlib.sha256(place.home.encode()).hexdigest()[:16]
    kept = home() / "guests" / server
    client, status = reconnecting.play(place, cast("Language", out.language), kept, sys.stdin, out.heard, deck, name)
    welcome, table = client.received.welcome, client.received.table
    result = table.over.result if table is not None and table.over is not None else "open"
    out.answer({"table": place.table, "seat": welcome.seat if welcome is not None else -1, "result": result})
    raise typer.Exit(status)
