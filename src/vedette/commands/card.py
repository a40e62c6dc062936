"""``vedette card``: show the cards of a deck one by one, and edit those of a local deck."""

import re
from pathlib import Path
from typing import Annotated

import typer

from vedette import capabilities, decks, files, registry
from vedette.commands.console import DeckName, GameName, console
from vedette.core import file
from vedette.core.decks import AnyDecks
from vedette.core.errors import Illegal, Trouble, Unreadable
from vedette.core.language import LANGUAGES, explain
from vedette.lab import deck_changes

Name = Annotated[str, typer.Argument(metavar="ID", help="command-card-argument")]
SomeName = Annotated[str, typer.Argument(metavar="[ID]", help="command-card-argument")]
Edge = Annotated[str | None, typer.Option(metavar="ASKS", help="command-edge-option")]


def opened(game: str, deck: str) -> tuple[AnyDecks, object]:
    """Return the decks capability of a game, and the deck of a name, or all cards of the game without a name."""
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
    """Show one card with its whole text."""
    out = console(context)
    held, cards = opened(game, deck)
    at = held.cards.find(cards, name)
    text = {language: held.cards.text(cards, at, language) for language in LANGUAGES}
    words = {language: held.cards.describe(cards, at, language) for language in LANGUAGES}
    entry = held.cards.entries(cards)[at]
    out.answer({**entry, "power": held.cards.power(cards, at), "text": text, "words": words})
    out.print(f"{entry['id']} {words[out.language]}")


def lint(context: typer.Context, game: GameName, name: SomeName = "", *, deck: DeckName = "") -> None:
    """Print warnings about cards of a deck that are legal but probably not intended."""
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


def diff(
    context: typer.Context,
    game: GameName,
    old: Annotated[str, typer.Argument(metavar="OLD", help="command-old-argument")],
    new: Annotated[str, typer.Argument(metavar="NEW", help="command-new-deck-argument")],
) -> None:
    """Say which cards differ between two decks, and what was printed on them before and after."""
    out = console(context)
    held = capabilities.decks(game)
    before, after, mended = files.edited(game, old, new)
    if mended:
        out.note(out.say("compare-mended", words=", ".join(mended)))
    found = deck_changes.changes(held, before, after)
    lines = deck_changes.lines(held, before, after, out.language)
    out.answer({"changes": [changed(held, before, after, one) for one in found], "lines": lines})
    for one in found:
        out.print(one.id)
        for sign, deck, at in (("-", before, one.old), ("+", after, one.new)):
            if at >= 0:
                out.print(f"  {sign} {held.cards.describe(deck, at, out.language)}")
    if not found:
        for line in lines:
            out.print(line)
    if not found and not lines:
        out.tell("card-diff-none")


def changed(held: AnyDecks, old: object, new: object, change: deck_changes.Change) -> dict[str, object]:
    """Return a change as JSON: what is printed on the card before and after, in both languages."""
    sides = {
        key: {language: held.cards.describe(deck, at, language) for language in LANGUAGES} if at >= 0 else None
        for key, deck, at in (("old", old, change.old), ("new", new, change.new))
    }
    return {"id": change.id, "kind": change.kind, **sides}


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
    """Change a card in a local deck, which is created if it does not exist."""
    out = console(context)
    plugin, held = registry.get(game), capabilities.decks(game)
    editing = plugin.need(held.editing, "edit")
    path, text = own_text(game, deck, source, blank)
    told = {"north": north, "east": east, "south": south, "west": west, "name": rename, "terrain": terrain}
    deck_changes = {key: value for key, value in told.items() if value is not None}
    deck_changes |= dict(pair(context, one) for one in sets or ())
    at = held.cards.find(whole_or_not(held, text, path)[0], name)
    changed = editing.edit(text, at, deck_changes)
    whole, faults = whole_or_not(held, changed, path)
    file.write(path, changed)
    lines = [explain(fault, out.language) for fault in faults]
    out.answer({"file": str(path), **held.cards.entries(whole)[at], "faults": lines})
    out.print(held.cards.describe(whole, at, out.language))
    out.tell("deck-written", file=str(path))
    for line in lines:
        out.note(out.say("deck-for-now", words=line))


def whole_or_not(held: AnyDecks, text: str, path: Path) -> tuple[object, list[Trouble]]:
    """Return a deck from its text, legal or not, with its faults; raises the first if it is no deck at all."""
    found, faults = held.draft(text, str(path))
    if found is None:
        raise faults[0]
    return found, faults


def pair(context: typer.Context, told: str) -> tuple[str, str]:
    """Return the key and the value of a text ``KEY=VALUE``; raises BadParameter for another."""
    key, equals, value = told.partition("=")
    if not equals or not key.strip():
        raise typer.BadParameter(console(context).say("usage-set", text=told), context)
    return key.strip(), value.strip()


def own_text(game: str, deck: str, source: str, blank: int) -> tuple[Path, str]:
    """Return the path and the text of a user's own deck; of a copy or a blank deck if it does not exist yet.

    Raises Illegal for the name of a deck that comes with the game, Unreadable for an empty name.
    """
    held = capabilities.decks(game)
    if not deck.strip():
        raise Unreadable("deck-nameless")
    if deck.strip().lower() in held.shipped():
        raise Illegal("deck-ours", {"name": deck})
    path = Path(deck) if re.search(r"[/\\]|\.toml$", deck) else decks.folder(registry.known(game)) / f"{deck}.toml"
    if file.there(path):
        return path, file.read(path)
    if blank:
        plugin = registry.get(game)
        cards = plugin.need(plugin.need(held.editing, "--blank").blank, "--blank")(blank)
    else:
        cards = files.deck(game, source)
    return path, held.write(held.renamed(cards, path.stem))
