"""``vedette card``: the cards of a deck, one by one; and editing them in a deck of one's own."""

import re
from pathlib import Path
from typing import Annotated, Final

import typer

from vedette import shelf
from vedette.command.console import DeckName, GameName, console
from vedette.core import file
from vedette.core.errors import Ambiguous, Illegal, Unreadable
from vedette.games.twelve_patrols import cards as region_cards
from vedette.games.twelve_patrols.cards import Cards
from vedette.games.twelve_patrols.picture import region_words
from vedette.games.twelve_patrols.rules import FREE, ITEMS, Deck, Region, requirement

Name = Annotated[str, typer.Argument(metavar="ID", help="command-card-argument")]
SomeName = Annotated[str, typer.Argument(metavar="[ID]", help="command-card-argument")]
Edge = Annotated[str | None, typer.Option(metavar="ASKS", help="command-edge-option")]
PUBLISHED: Final = ("Wild Plains", "Green Valley", "Lost Canyon")
"""The cards of the box of which the rulebooks show some edges; ours agree with those."""
NOTHING: Final = ("", "free", "none")
"""How a free edge may be asked for."""


def slug(name: str) -> str:
    """Return the id of a card: its name as one word."""
    return re.sub(r"\W+", "-", name.casefold()).strip("-") or "region"


def find(cards: Cards, name: str) -> int:
    """Return the place of the card of a name, an id, or an unmistakable beginning of one.

    Raises Unreadable or Ambiguous.
    """
    regions = cards.deck.regions
    wanted = name.strip().casefold()
    exact = [at for at, region in enumerate(regions) if wanted in (region.name.casefold(), slug(region.name))]
    begun = [at for at, region in enumerate(regions) if wanted and region.name.casefold().startswith(wanted)]
    found = exact or begun
    if len(found) > 1:
        raise Ambiguous("note-regions", {"name": name, "could": ", ".join(regions[at].name for at in found)})
    if not found:
        names = ", ".join(region.name for region in regions)
        raise Unreadable("card-unknown", {"deck": cards.deck.name, "name": name, "names": names})
    return found[0]


def entry(cards: Cards, region: Region) -> dict[str, object]:
    """Return what ``card list`` says of a card."""
    boxed = region_cards.boxed(cards.deck)
    status = "own" if not boxed else "partly-published" if region.name in PUBLISHED else "original"
    edges = {
        edge: region_cards.demand(asked) or None for edge, asked in zip(region_cards.EDGES, region[1:], strict=True)
    }
    head = {"id": slug(region.name), "name": region.name, "type": "region", "level": None, "status": status}
    return {**head, "deck": cards.deck.name, "edges": edges}


def listed(context: typer.Context, game: GameName, *, deck: DeckName = "house") -> None:
    """List the cards of a deck."""
    out = console(context)
    cards = shelf.deck(game, deck)
    out.answer({"cards": [entry(cards, region) for region in cards.deck.regions]})
    for region in cards.deck.regions:
        out.print(region_words(region, out.language))


def show(context: typer.Context, game: GameName, name: Name, *, deck: DeckName = "house") -> None:
    """Show one card, its text in both languages."""
    out = console(context)
    cards = shelf.deck(game, deck)
    region = cards.deck.regions[find(cards, name)]
    text = {language: region_words(region, language) for language in ("en", "fr")}
    told = entry(cards, region)
    out.answer({**told, "power": told["edges"], "text": text})
    out.print(text[out.language])


def lint(context: typer.Context, game: GameName, name: SomeName = "", *, deck: DeckName = "house") -> None:
    """Point out what is allowed on a card but hardly meant."""
    out = console(context)
    cards = shelf.deck(game, deck)
    regions = cards.deck.regions
    chosen = [regions[find(cards, name)]] if name else list(regions)
    found = [(region, message, values) for region in chosen for message, values in remarks(regions, region)]
    words = [out.say("lint", name=region.name, words=out.say(message, **values)) for region, message, values in found]
    listed = [
        {"id": slug(region.name), "remark": message, "words": text}
        for (region, message, _), text in zip(found, words, strict=True)
    ]
    out.answer({"deck": cards.deck.name, "remarks": listed})
    for text in words:
        out.print(text)
    if not words:
        out.tell("lint-clean", count=len(chosen))


def remarks(regions: tuple[Region, ...], region: Region) -> list[tuple[str, dict[str, str]]]:
    """Return what may be said against a card, by message and values."""
    found: list[tuple[str, dict[str, str]]] = []
    edges = dict(zip(region_cards.EDGES, region[1:], strict=True))
    if not any(edges.values()):
        found.append(("lint-empty", {}))
    for edge, asked in edges.items():
        if asked == requirement(ITEMS, 1):  # §2.3: from an end of a line it looks at two patrols, an item each
            found.append(("lint-one", {"edge": edge}))
        if asked != FREE and region_cards.demand(asked) in ("items 8", "items 7"):
            found.append(("lint-many", {"edge": edge}))
    same = [other for other in regions if other is not region and other[1:] == region[1:] and any(edges.values())]
    return found + [("lint-same", {"other": other.name}) for other in same]


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
    source: Annotated[str, typer.Option("--from", metavar="DECK", help="command-from-option")] = "",
    blank: Annotated[int, typer.Option("--blank", metavar="9|12", help="command-blank-option")] = 0,
) -> None:
    """Change a card in a deck of one's own, which is made if it is not there yet."""
    out = console(context)
    path, text = own_text(game, deck, source, blank)
    cards = region_cards.read(text, str(path))
    at = find(cards, name)
    edges = zip(region_cards.EDGES, (north, east, south, west), strict=True)
    changes = {edge: "" if told.strip().lower() in NOTHING else told for edge, told in edges if told is not None}
    changes |= {key: told for key, told in (("name", rename), ("terrain", terrain)) if told is not None}
    changed = rewrite(text, at, changes)
    whole = region_cards.read(changed, str(path))
    file.write(path, changed)
    out.answer({"file": str(path), **entry(whole, whole.deck.regions[at])})
    out.print(region_words(whole.deck.regions[at], out.language))
    out.tell("deck-written", file=str(path))


def own_text(game: str, deck: str, source: str, blank: int) -> tuple[Path, str]:
    """Return the file and the text of a deck of one's own, a copy or a blank one where there is none yet."""
    if deck.strip().lower() in region_cards.box():
        raise Illegal("deck-ours", {"name": deck})
    path = Path(deck) if re.search(r"[/\\]|\.toml$", deck) else shelf.own_decks(shelf.known(game)) / f"{deck}.toml"
    if file.there(path):
        return path, file.read(path)
    name = path.stem
    if blank:
        regions = tuple(Region(f"Region {number}") for number in range(1, blank + 1))
        return path, region_cards.write(region_cards.plain(Deck(name, regions)))
    cards = shelf.deck(game, source or "house")
    return path, region_cards.write(cards._replace(deck=cards.deck._replace(name=name), title="", note=""))


def rewrite(text: str, at: int, changes: dict[str, str]) -> str:
    """Return the text with keys of one region changed, everything else as it was written; an empty value removes."""
    import tomlkit  # noqa: PLC0415 (slow to import, seldom wanted)

    whole = tomlkit.parse(text)
    region = whole["region"][at]
    for key, value in changes.items():
        if value:
            region[key] = " ".join(value.split())
        elif key in region:
            del region[key]
    return tomlkit.dumps(whole)
