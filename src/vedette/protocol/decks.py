"""Bodies of HTTP for decks: one to read or edit, and those at a table."""

from typing import Annotated

from msgspec import Meta, Struct

from vedette.protocol.http import Fault, Key, Seed
from vedette.protocol.server import Json, Words


class Print(Struct, frozen=True):
    """A kind of pages that can be printed of a deck, by its name and its title."""

    what: str
    words: Words


class Deck(Struct, frozen=True):
    """A deck as it is sent to be read or edited."""

    deck: str
    game: str
    words: Words
    own: bool
    text: str
    """The deck file, TOML: as it is stored, or as it was sent where no deck could be read."""
    cards: list[Json]
    """The cards of the deck, as the game's own JSON."""
    faults: list[Fault] = []
    saved: bool = False
    prints: list[Print] = []
    """The kinds of pages that can be printed of the deck."""
    code: str = ""
    """The deck's code for links; empty for a deck with cards of its own, which no code can hold."""
    copy: Words = ""
    """A title for a copy of the deck that none of my decks has; only where the deck was asked for by its name."""


class SeatDeck(Struct, frozen=True):
    """The deck that a seat plays."""

    seat: int
    words: Words
    cards: list[Json]
    """The cards of the deck, as the game's own JSON."""


class Lists(Struct, frozen=True):
    """The decks of a table that I may see: all, or where decks are hidden (closed lists) my own until the end."""

    game: str
    decks: list[SeatDeck]


class Fits(Struct, frozen=True):
    """The cards that may still be added to an unfinished deck."""

    cards: dict[str, list[str]]
    """For each such card, by its id, the places in the deck where it may stand, as deck files write them."""


class Foreign(Struct, frozen=True):
    """A deck converted from another program's file, to be edited further."""

    deck: Deck
    left: list[Fault]
    """What could not be converted, and why."""


class Pool(Struct, frozen=True):
    """Every card that a deck may be made of."""

    game: str
    cards: list[Json]
    """The cards, as the game's own JSON."""


class NewDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask to check a deck of my own and, with ``save``, to store it if it has no faults."""

    game: Key
    text: Annotated[str, Meta(max_length=100_000)]
    """The deck file, TOML."""
    save: bool = False


class NewPool(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for every card that a deck may be made of: the game's, and those that the deck file brings itself."""

    game: Key
    text: Annotated[str, Meta(max_length=100_000)]
    """The deck file, TOML."""


class Sketch(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask about a deck that may be unfinished: which cards may still be added, or for a completed deck."""

    text: Annotated[str, Meta(max_length=100_000)]
    """The deck file, TOML."""


class NewForeign(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask to convert a deck from another program's file."""

    text: Annotated[str, Meta(max_length=20_000)]
    """The content of that file."""


class NewDraw(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a random legal deck."""

    seed: Seed | None = None
    wishes: dict[str, str | int] = {}
    """Properties that the deck must have: by name of a wish, one of its choices (``GameCard.wishes``)."""
