"""``vedette deck``: check a deck, show it, turn it from one form into another, make one up."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from vedette import shelf
from vedette.command.console import PATROLS, STDIN, Console, Seed, console, seed_or_any, text_of
from vedette.core import file
from vedette.core.chance import Stream
from vedette.core.language import explain
from vedette.games.twelve_patrols import cards as region_cards
from vedette.games.twelve_patrols import invention, link
from vedette.games.twelve_patrols.cards import Cards
from vedette.games.twelve_patrols.picture import region_words
from vedette.games.twelve_patrols.rules import Deck

if TYPE_CHECKING:
    from vedette.core.errors import Trouble

Words = Annotated[list[str], typer.Argument(metavar="[GAME] DECK", help="command-deck-argument")]
FORMS: Final = ("toml", "json", "code")
NAMES: Final = tuple(region.name for region in region_cards.box()["house12"].deck.regions)


def named(context: typer.Context, words: list[str]) -> tuple[str, str]:
    """Return the game and the deck of ``[GAME] DECK``."""
    if len(words) > 2:
        raise typer.BadParameter(console(context).say("usage-deck", words=" ".join(words)), context)
    return (PATROLS, words[0]) if len(words) == 1 else (shelf.known(words[0]), words[1])


def taken(game: str, spec: str) -> Cards:
    """Return a deck by its name, its code, a file, or ``-`` for standard input."""
    if spec == STDIN:
        return region_cards.read(*text_of(Path(STDIN)))
    return shelf.deck(game, spec)


def validate(context: typer.Context, words: Words) -> None:
    """Say everything that is wrong with a deck file."""
    out = console(context)
    game, spec = named(context, words)
    if spec != STDIN and not file.there(Path(spec)):
        cards, name = shelf.deck(game, spec), spec
        faults: list[Trouble] = []
    else:
        text, name = text_of(Path(spec))
        found, faults = region_cards.examine(text, name)
        cards = found or region_cards.plain(Deck("", ()))
    lines = [explain(fault, out.language) for fault in faults]
    listed = [
        {**{key: fault.values.get(key) or None for key in ("line", "field")}, "id": fault.message, "words": words}
        for fault, words in zip(faults, lines, strict=True)
    ]
    out.answer({"deck": name, "valid": not faults, "name": cards.deck.name or None, "faults": listed})
    for line in lines:
        out.note(line)
    if faults:
        out.refuse()
    out.tell("deck-valid", name=cards.deck.name, count=len(cards.deck.regions))


def show(context: typer.Context, words: Words) -> None:
    """Print a deck."""
    out = console(context)
    cards = taken(*named(context, words))
    out.answer({**region_cards.tree(cards), "code": link.pack(cards.deck), "hash": region_cards.digest(cards.deck)})
    out.tell("deck-shown", name=cards.deck.name, count=len(cards.deck.regions))
    for text in (cards.title, cards.note):
        if text:
            out.print(text)
    for region in cards.deck.regions:
        out.print(f"  {region_words(region, out.language)}")
    out.tell("deck-code", code=link.pack(cards.deck))
    out.tell("deck-hash", hash=region_cards.digest(cards.deck))


def convert(
    context: typer.Context,
    words: Words,
    *,
    to: Annotated[str, typer.Option("--to", metavar="toml|json|code", help="command-form-option")] = "toml",
    out_file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="command-out-option")] = None,
) -> None:
    """Print a deck in another form: TOML, JSON, or a code for links."""
    out = console(context)
    if to not in FORMS:
        raise typer.BadParameter(out.say("usage-form", name=to, forms=", ".join(FORMS)), context)
    give(out, taken(*named(context, words)), to, out_file)


def give(out: Console, cards: Cards, to: str, out_file: Path | None) -> None:
    """Print or write a deck in a form."""
    text = {
        "toml": lambda: region_cards.write(cards),
        "json": lambda: json.dumps(region_cards.tree(cards), ensure_ascii=False, indent=1) + "\n",
        "code": lambda: link.pack(cards.deck) + "\n",
    }[to]()
    out.answer(region_cards.tree(cards) if to == "json" else {"form": to, "name": cards.deck.name, "text": text})
    if out_file is not None:
        file.write(out_file, text)
        out.tell("deck-written", file=str(out_file))
    else:
        out.print(text.rstrip("\n"))


def random(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="command-game")] = PATROLS,
    *,
    seed: Seed = None,
    count: Annotated[int, typer.Option("--cards", metavar="9|12", help="command-cards-option")] = 9,
    tightness: Annotated[int | None, typer.Option("--tightness", min=0, max=9, help="command-tightness-option")] = None,
    to: Annotated[str, typer.Option("--to", metavar="toml|json|code", help="command-form-option")] = "toml",
    out_file: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="command-out-option")] = None,
) -> None:
    """Make up a legal deck from a seed."""
    out = console(context)
    shelf.known(game)
    if to not in FORMS:
        raise typer.BadParameter(out.say("usage-form", name=to, forms=", ".join(FORMS)), context)
    if count not in region_cards.SIZES:
        raise typer.BadParameter(out.say("usage-cards", count=count), context)
    give(out, invented(seed_or_any(seed), count, tightness), to, out_file)


def invented(seed: int, count: int, tightness: int | None) -> Cards:
    """Return the deck of a seed, its regions named like those of the house."""
    deck = invention.invent(seed, tightness, count)
    order = list(range(len(NAMES)))
    Stream(seed).shuffle(order)
    names = [NAMES[at] for at in order[:count]]
    regions = tuple(region._replace(name=name) for region, name in zip(deck.regions, names, strict=True))
    return region_cards.plain(deck._replace(name=f"random-{seed}", regions=regions))
