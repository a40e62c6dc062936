"""``vedette card``: the cards of a deck, one by one; and editing them in a deck of one's own."""

import re
from pathlib import Path
from typing import Annotated

import typer

from vedette import capabilities, decks, files, registry
from vedette.command.console import DeckName, GameName, console
from vedette.core import file
from vedette.core.errors import Illegal
from vedette.core.language import LANGUAGES
from vedette.core.plugin import AnyDecks

Name = Annotated[str, typer.Argument(metavar="ID", help="command-card-argument")]
SomeName = Annotated[str, typer.Argument(metavar="[ID]", help="command-card-argument")]
Edge = Annotated[str | None, typer.Option(metavar="ASKS", help="command-edge-option")]


def opened(game: str, deck: str) -> tuple[AnyDecks, object]:
    """Return the decks of a game and one of its decks, or all its cards where none is named."""
    held = capabilities.decks(game)
    return held, files.deck(game, deck) if deck else held.pool()


def listed(context: typer.Context, game: GameName, *, deck: DeckName = "") -> None:
    """List the cards of a deck."""
    out = console(context)
    held, cards = opened(game, deck)
    entries = held.cards.entries(cards)
    out.answer({"cards": entries})
    for at, entry in enumerate(entries):
        out.print(f"{entry['id']} {held.cards.describe(cards, at, out.language)}")


def show(context: typer.Context, game: GameName, name: Name, *, deck: DeckName = "") -> None:
    """Show one card, everything that is printed on it."""
    out = console(context)
    held, cards = opened(game, deck)
    at = held.cards.find(cards, name)
    text = {language: held.cards.text(cards, at, language) for language in LANGUAGES}
    words = {language: held.cards.describe(cards, at, language) for language in LANGUAGES}
    entry = held.cards.entries(cards)[at]
    out.answer({**entry, "power": held.cards.power(cards, at), "text": text, "words": words})
    out.print(f"{entry['id']} {words[out.language]}")


def lint(context: typer.Context, game: GameName, name: SomeName = "", *, deck: DeckName = "") -> None:
    """Point out what is allowed on a card but hardly meant."""
    out = console(context)
    held, cards = opened(game, deck)
    entries = held.cards.entries(cards)
    chosen = [held.cards.find(cards, name)] if name else list(range(len(entries)))
    found = [(entries[at], remark) for at in chosen for remark in held.cards.remarks(cards, at)]
    words = [
        out.say("lint", name=str(card["name"]), words=out.say(remark.message, **remark.values))
        for card, remark in found
    ]
    listed = [
        {"id": card["id"], "remark": remark.message, "words": text}
        for (card, remark), text in zip(found, words, strict=True)
    ]
    out.answer({"deck": held.label(cards).name, "remarks": listed})
    for text in words:
        out.print(text)
    if not words:
        out.tell("lint-clean", count=len(chosen))


def edit(
    context: typer.Context,
    game: GameName,
    name: Name,
    *,
    deck: Annotated[str, typer.Option("--deck", metavar="DECK", help="command-own-deck-option")],
    north: Edge = None,
    east: Edge = None,
    south: Edge = None,
    west: Edge = None,
    rename: Annotated[str | None, typer.Option("--name", metavar="NAME", help="command-rename-option")] = None,
    terrain: Annotated[str | None, typer.Option("--terrain", metavar="TERRAIN", help="command-terrain-option")] = None,
    sets: Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="command-set-option")] = None,
    source: Annotated[str, typer.Option("--from", metavar="DECK", help="command-from-option")] = "",
    blank: Annotated[int, typer.Option("--blank", metavar="9|12", help="command-blank-option")] = 0,
) -> None:
    """Change a card in a deck of one's own, which is made if it is not there yet."""
    out = console(context)
    plugin, held = registry.get(game), capabilities.decks(game)
    editing = plugin.need(held.editing, "edit")
    path, text = own_text(game, deck, source, blank)
    told = {"north": north, "east": east, "south": south, "west": west, "name": rename, "terrain": terrain}
    changes = {key: value for key, value in told.items() if value is not None}
    changes |= dict(pair(context, one) for one in sets or ())
    at = held.cards.find(held.read(text, str(path)), name)
    changed = editing.edit(text, at, changes)
    whole = held.read(changed, str(path))
    file.write(path, changed)
    out.answer({"file": str(path), **held.cards.entries(whole)[at]})
    out.print(held.cards.text(whole, at, out.language))
    out.tell("deck-written", file=str(path))


def pair(context: typer.Context, told: str) -> tuple[str, str]:
    """Return the key and the value of ``KEY=VALUE``."""
    key, equals, value = told.partition("=")
    if not equals or not key.strip():
        raise typer.BadParameter(console(context).say("usage-set", text=told), context)
    return key.strip(), value.strip()


def own_text(game: str, deck: str, source: str, blank: int) -> tuple[Path, str]:
    """Return the file and the text of a deck of one's own, a copy or a blank one where there is none yet."""
    held = capabilities.decks(game)
    if deck.strip().lower() in held.shipped():
        raise Illegal("deck-ours", {"name": deck})
    path = Path(deck) if re.search(r"[/\\]|\.toml$", deck) else decks.folder(registry.known(game)) / f"{deck}.toml"
    if file.there(path):
        return path, file.read(path)
    cards = blank_deck(game, blank) if blank else files.deck(game, source)
    return path, held.write(held.renamed(cards, path.stem))


def blank_deck(game: str, size: int) -> object:
    """Return a deck of so many cards that do nothing; raises Unsupported for a game without such."""
    plugin = registry.get(game)
    return plugin.need(capabilities.decks(game).editing, "--blank").blank(size)
