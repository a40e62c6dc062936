"""What a record pins of a game of 12 Patrols, and the game made of it again: variants, cards, their hash.

options: top-up
deck: house
  {name = "Wild Plains", north = "sum 3", east = "items 3"}
  ...
cards: 7e128dd7...
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core.data import read_toml
from vedette.core.errors import Unreadable
from vedette.games.twelve_patrols.cards import deck as region_cards
from vedette.games.twelve_patrols.engine.options import named, names

if TYPE_CHECKING:
    from vedette.games.twelve_patrols.cards.deck import DeckFile
    from vedette.games.twelve_patrols.engine.rules import Deck, Options


def define(deck: Deck, options: Options) -> list[str]:
    """Return the lines by which a record fixes what is played with: variants, deck, regions, and a hash of them."""
    told = names(options)
    head = [f"options: {' '.join(told)}"] if told else []
    rows = [f"  {row}" for row in region_cards.define(deck)]
    return [*head, f"deck: {deck.name}", *rows, f"cards: {region_cards.digest(deck)}"]


def restore(lines: list[str], file: str) -> tuple[DeckFile, Options]:
    """Return the deck and the variants that a record was played with; a deck of the box as its file has it.

    Raises Unreadable where the pinned lines are not whole, or not as they were.
    """
    told = dict(line.split(": ", 1) for line in lines if ": " in line and line[0] not in " \t")
    rows = [line.strip() for line in lines if line[0] in " \t"]
    options = named(told.get("options", "").split(), file, "options")
    try:
        regions = [read_toml(f"region = {row}", file).get("region") for row in rows]
        cards = region_cards.of_data({"name": told.get("deck", ""), "region": regions}, file)
    except Unreadable as trouble:
        field = trouble.values.get("field", "")
        raise Unreadable(trouble.message, {**trouble.values, "line": "", "field": field or "deck"}) from trouble
    if told.get("cards") != region_cards.digest(cards.deck):
        raise Unreadable("record-cards", {"file": file, "field": "cards"})
    return region_cards.coded(region_cards.called(cards.deck)) or cards, options
