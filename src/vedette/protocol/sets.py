"""Bodies of HTTP for the card editor: sets of a user's own cards."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from vedette.protocol.http import Key
from vedette.protocol.server import Json, Words


class Heard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card's power in words, to be parsed."""

    text: Annotated[str, Meta(max_length=2000)]
    language: Literal["en", "fr"]


class NewSet(Struct, frozen=True, forbid_unknown_fields=True):
    """Check a set of cards of my own, draw one of them, and keep the set if it is right."""

    game: Key
    text: Annotated[str, Meta(max_length=100_000)] | None = None
    """The file, TOML; None where ``head`` and ``cards`` are given instead."""
    head: Json = {}
    cards: Annotated[list[Json], Meta(max_length=500)] = []
    """As they are entered, right or wrong."""
    at: Annotated[int, Meta(ge=0)] = 0
    """The card to draw, from 0."""
    heard: Heard | None = None
    """The words of that card's power, where it is entered in words."""
    save: bool = False


class SetRow(Struct, frozen=True):
    """A set of cards."""

    set: str
    words: Words


class FieldWord(Struct, frozen=True):
    """A word that a field may take."""

    word: str
    words: Words


class CardField(Struct, frozen=True):
    """A field of the form of a set or of a card."""

    key: str
    kind: str
    """``line``, ``both`` (one in each language), ``whole``, ``truth``, ``one`` or ``some`` of ``right``, ``lines``."""
    words: Words
    right: list[FieldWord]
    longest: int
    """Characters of a text, the highest of a whole number; 0 for no end."""
    like: str = ""
    """An example."""
    needed: bool = False
    seldom: bool = False
    """Whether few cards have it."""


class Sets(Struct, frozen=True):
    """The form for a user's own cards, and the sets that exist."""

    game: str
    words: Words
    head: list[CardField]
    card: list[CardField]
    sets: list[SetRow]
    """Mine."""
    starts: list[SetRow]
    """Those that come with the game, for a new set to begin as a copy of."""


class Proof(Struct, frozen=True):
    """A card as it will be printed."""

    svg: str
    text: dict[str, str]
    """What it does, by language."""


class SetFault(Struct, frozen=True):
    """One thing that is wrong, where, and what would be right."""

    where: str
    """The card and the field; empty where the line says all."""
    words: Words
    line: int | None
    card: int | None
    """The card that it is in, from 0."""
    field: str
    mended: str = ""
    """Of words that say no power: the whole text, with the most alike that do in their place."""


class CardSet(Struct, frozen=True):
    """A set of cards, to be edited."""

    game: str
    set: str
    """Its name; empty where it has faults."""
    text: str
    """TOML."""
    head: Json
    cards: list[Json]
    faults: list[SetFault]
    card: Proof | None
    """The card that was asked for; None where it has faults."""
    saved: bool = False


class SetDeck(Struct, frozen=True):
    """A deck was made of a set."""

    deck: str
    left: list[str]
    """Cards for which it had no place."""
