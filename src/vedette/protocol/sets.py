"""Bodies of HTTP for the card editor: sets of a user's own cards."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from vedette.protocol.http import Key
from vedette.protocol.server import Json, Words


class Heard(Struct, frozen=True, forbid_unknown_fields=True):
    """What a card does, as a user typed it in words, to be parsed."""

    text: Annotated[str, Meta(max_length=2000)]
    language: Literal["en", "fr"]


class NewSet(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask to check a set of my own cards, to draw one of them and, with ``save``, to store a set without faults."""

    game: Key
    text: Annotated[str, Meta(max_length=100_000)] | None = None
    """The file, TOML; None where ``head`` and ``cards`` are given instead."""
    head: Json = {}
    cards: Annotated[list[Json], Meta(max_length=500)] = []
    """The values of each card as they are entered in the form, valid or not."""
    at: Annotated[int, Meta(ge=0)] = 0
    """The index of the card to draw, from 0."""
    heard: Heard | None = None
    """What that card does in words, where the user enters it so; else None."""
    save: bool = False


class SetRow(Struct, frozen=True):
    """A set of cards, by its name and its title."""

    set: str
    words: Words


class FieldWord(Struct, frozen=True):
    """One of the allowed values of a field of a form, with its title."""

    word: str
    words: Words


class CardField(Struct, frozen=True):
    """A field of the form in which a user enters a set of cards or one card."""

    key: str
    kind: str
    """Its values: ``line`` of text, ``both`` (one a language), ``whole`` number, ``truth``, ``one`` or ``some`` of
    ``right``, ``lines`` of TOML.
    """
    words: Words
    right: list[FieldWord]
    longest: int
    """The most characters of a text, or the highest whole number; 0 for no limit."""
    like: str = ""
    """An example of a valid value."""
    needed: bool = False
    seldom: bool = False
    """Whether few cards have this field."""


class Sets(Struct, frozen=True):
    """The form for a user's own cards, and the sets that exist."""

    game: str
    words: Words
    head: list[CardField]
    card: list[CardField]
    sets: list[SetRow]
    """The sets of the user's own."""
    starts: list[SetRow]
    """The sets that come with the game, of which a new set may begin as a copy."""
    samples: dict[str, dict[str, list[str]]]
    """By language, sentences from which a card's text may begin, under what they are for."""


class Proof(Struct, frozen=True):
    """A card as it will be printed."""

    svg: str
    text: dict[str, str]
    """By language, the text that says what the card does."""


class SetFault(Struct, frozen=True):
    """One fault of a set of cards: where it is, and in words what is wrong and what would be right."""

    where: str
    """The card and the field at fault; empty where the line number says all."""
    words: Words
    line: int | None
    card: int | None
    """The index of the card at fault, from 0; None where it is in none."""
    field: str
    mended: str = ""
    """Where words of a card's text do not parse: the text with the most similar ones that do; else empty."""


class CardSet(Struct, frozen=True):
    """A set of cards as it is sent to be edited, with its faults."""

    game: str
    set: str
    """The name of the set; empty where it has faults."""
    text: str
    """The file of the set, TOML."""
    head: Json
    cards: list[Json]
    faults: list[SetFault]
    card: Proof | None
    """The drawing and the text of the card that was asked for; None where this card has faults."""
    saved: bool = False


class SetDeck(Struct, frozen=True):
    """The answer that a legal deck was made of the cards of a set."""

    deck: str
    left: list[str]
    """The names of the cards for which the deck had no place."""
