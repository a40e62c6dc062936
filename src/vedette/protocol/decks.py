"""Bodies of HTTP for decks: one to read or edit, and those at a table."""

from typing import Annotated

from msgspec import Meta, Struct

from vedette.protocol import http
from vedette.protocol.http import Key
from vedette.protocol.server import Json, Words


class Deck(Struct, frozen=True):
    """A deck, to read or to edit."""

    deck: str
    game: str
    words: Words
    own: bool
    text: str
    """TOML: as its file has it, or as it was sent where no deck could be read."""
    cards: list[Json]
    """As the game shows its cards."""
    faults: list[http.Fault] = []
    saved: bool = False
    prints: list[http.Print] = []
    """The things of it that can be printed."""
    code: str = ""
    """Its code for links; empty for a deck with cards of its own, which no code can hold."""
    copy: Words = ""
    """The title for a copy of it, which none of my decks has; only where the deck was asked for by its name."""


class SeatDeck(Struct, frozen=True):
    """The deck that a seat plays."""

    seat: int
    words: Words
    cards: list[Json]
    """As the game shows its cards."""


class Lists(Struct, frozen=True):
    """The decks of a table that I may look at: where lists are closed, before the end my own alone."""

    game: str
    decks: list[SeatDeck]


class Fits(Struct, frozen=True):
    """Cards that an unfinished deck may still have."""

    cards: dict[str, list[str]]
    """By the id of a card the places that it may have, as deck files write them."""


class Foreign(Struct, frozen=True):
    """Another program's deck, as one to go on with."""

    deck: Deck
    left: list[http.Fault]
    """What of it could not be taken over, and why."""


class Pool(Struct, frozen=True):
    """Every card that a deck may be made of."""

    game: str
    cards: list[Json]
    """As the game shows its cards."""


class NewDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """Check a deck of my own, and keep it if it is right."""

    game: Key
    text: Annotated[str, Meta(max_length=100_000)]
    """The deck file, TOML."""
    save: bool = False


class NewPool(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for every card that a deck may be made of, its own cards included."""

    game: Key
    text: Annotated[str, Meta(max_length=100_000)]
    """The deck file, TOML."""


class Sketch(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask about a deck that may be unfinished: which cards it may still have, or the rest of it."""

    text: Annotated[str, Meta(max_length=100_000)]
    """The deck file, TOML."""


class NewForeign(Struct, frozen=True, forbid_unknown_fields=True):
    """Read another program's deck."""

    text: Annotated[str, Meta(max_length=20_000)]
    """The file, as text."""
