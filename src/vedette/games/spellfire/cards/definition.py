"""What a record pins of a game of Solitaire Spellfire, and the game made of it again: variants, cards, their hash.

options: lenient-items
rulebook: 2                  the version of the rules; records of the first one have no such line
deck: first-steps
  { id = "4th/271", name = "Elminster the Mage", type = "wizard", ... }
  ...
cards: 7e128dd7...

The starting champion comes first, then the other friendly ones, the opposing ones, and all others.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from vedette.core.data import read_toml
from vedette.core.errors import Unreadable
from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.cards import sets
from vedette.games.spellfire.cards.deck import Draft
from vedette.games.spellfire.engine.cards import EXACT, Deck
from vedette.games.spellfire.engine.options import named, names
from vedette.games.spellfire.engine.rules import CARDS, FIRST_RULES, FOES, FRIENDS, VERSIONS

if TYPE_CHECKING:
    from vedette.games.spellfire.engine.cards import Card
    from vedette.games.spellfire.engine.rules import Options


NUMERAL: Final = 4
"""How many digits the number of a card may have at the most."""


def define(deck: Deck, options: Options, version: int) -> list[str]:
    """Return the lines with which a record pins what was played with: variants, version of the rules, deck, cards."""
    told = names(options)
    head = [f"options: {' '.join(told)}"] if told else []
    head += [f"rulebook: {version}"] if version != FIRST_RULES.version else []
    pinned = rows(deck)
    return [*head, f"deck: {deck.name}", *(f"  {row}" for row in pinned), f"cards: {digest(pinned)}"]


def rows(deck: Deck) -> list[str]:
    """Return the cards as they are played, one line each; how exact their powers are is not pinned."""
    return sets.define([card._replace(status=EXACT) for card in decks.whole(deck)])


def digest(pinned: list[str]) -> str:
    """Return the SHA-256 of the lines that pin a deck's cards."""
    return sha256("".join(f"{row}\n" for row in pinned).encode()).hexdigest()


def restore(lines: list[str], file: str) -> tuple[Draft, Options, int]:
    """Return the deck, the variants and the version of the rules that a record was played with.

    A deck of the box has its title. Raises Unreadable where the pinned lines are not whole, or not as they were, and
    for rules that are not known here.
    """
    told = dict(line.split(": ", 1) for line in lines if ": " in line and line[0] not in " \t")
    pinned = [line.strip() for line in lines if line[:1] in (" ", "\t")]
    options = named(told.get("options", "").split(), file, "options")
    if len(pinned) != CARDS or "deck" not in told:
        raise Unreadable(
            "spellfire-pins", {"file": file, "field": "deck", "has": str(len(pinned)), "wants": str(CARDS)}
        )
    found = tuple(_card(row, file) for row in pinned)
    deck = Deck(told["deck"], found[:FRIENDS], found[FRIENDS:FOES], found[FOES:])
    if told.get("cards") != digest(pinned):
        raise Unreadable("record-cards", {"file": file, "field": "cards"})
    return _boxed(deck, pinned), options, _version(told, file)


def _boxed(deck: Deck, pinned: list[str]) -> Draft:
    """Return the shipped deck that these lines pin, whoever starts it, with its title; else the deck as pinned."""
    for boxed in decks.editions(deck.name).values():
        if deck.friendly[0].id in [card.id for card in boxed.deck.friendly]:
            same = decks.starting(boxed, deck.friendly[0].id)
            if rows(same.deck) == pinned:
                return same
    return Draft(deck)


def _version(told: dict[str, str], file: str) -> int:
    """Return the version of the rules that a record's lines name, the first if none; raises Unreadable if unknown."""
    named = told.get("rulebook", str(FIRST_RULES.version))
    known = [str(rules.version) for rules in VERSIONS]
    if named not in known:
        told_of = {"file": file, "field": "rulebook", "version": named, "known": ", ".join(known)}
        raise Unreadable("spellfire-rulebook", told_of)
    return int(named)


def _card(row: str, file: str) -> Card:
    """Return the card of one line of those that pin a deck's cards; raises Unreadable."""
    try:
        values = read_toml(f"card = {row}", file)["card"]
    except Unreadable as trouble:
        raise Unreadable(trouble.message, {**trouble.values, "line": "", "field": "deck"}) from trouble
    code = ""
    if isinstance(values, dict):
        code, _, number = str(values.pop("id", "")).partition("/")
        values["number"] = int(number) if number.isdecimal() and len(number) <= NUMERAL else number
    return sets.of_data(values, code, file).card
