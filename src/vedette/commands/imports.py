"""``vedette import``: imports cards and decks from the files of other programs."""

from pathlib import Path
from typing import Annotated

import typer

from vedette.commands.console import Console, console, text_of
from vedette.core.language import explain
from vedette.games.spellfire.capabilities.decks import DECKS
from vedette.games.spellfire.capabilities.decks import crossfire as crossfire_deck
from vedette.games.spellfire.crossfire import database
from vedette.home import home


def crossfire(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="command-crossfire-argument")],
) -> None:
    """Import Spellfire's card facts from a folder of CrossFire's tables, or print a deck from a CrossFire file."""
    out = console(context)
    if not folder.is_dir():
        deck(out, *text_of(folder))
        return
    found = database.bring(folder, home(), out.language)
    counts, report = database.counts(found), home() / database.FOLDER / database.REPORT
    out.answer({"game": "spellfire", **counts, "report": str(report)})
    out.tell("crossfire-sum", **counts)
    out.tell("import-report", file=str(report))


def deck(out: Console, text: str, source: str) -> None:
    """Print a CrossFire deck as an unfinished deck file, and on standard error what could not be converted."""
    found, left = crossfire_deck(DECKS.known, text, source)
    told = [explain(trouble, out.language) for trouble in left]
    out.answer({"game": DECKS.game, "name": found.deck.name, "text": DECKS.write(found), "left": told})
    out.write(DECKS.write(found))
    for line in told:
        out.note(line)
