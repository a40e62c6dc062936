"""The jobs for workers that read texts sent by users, at a cost unknown before, and their answers."""

from __future__ import annotations

from msgspec import Struct

from vedette.protocol.server import Json
from vedette.protocol.sets import Heard
from vedette.session.jobs import Job


class TextJob(Job, frozen=True):
    """The base of jobs that read texts."""


class SentDeck(TextJob, frozen=True):
    """A job about a deck's text as a user sent it."""

    game: str
    text: str
    sets: list[str]
    """The texts of the guest's own sets, which its cards may come from."""
    language: str


class ReadDeck(SentDeck, frozen=True, tag="read-deck"):
    """A job: read a deck as it was sent, with every fault. Its answer is ``protocol.decks.Deck``."""

    title: str = ""
    """A title that the deck gets in place of its own; empty for none."""


class ReadPool(SentDeck, frozen=True, tag="read-pool"):
    """A job: list every card that the deck of a text may be made of. Its answer is ``protocol.decks.Pool``."""


class ReadFits(SentDeck, frozen=True, tag="read-fits"):
    """A job: list which cards an unfinished deck may still have. Its answer is ``protocol.decks.Fits``."""


class FillDeck(SentDeck, frozen=True, tag="fill-deck"):
    """A job: complete an unfinished deck, or list its faults. Its answer is ``protocol.decks.Deck``."""


class ReadForeign(SentDeck, frozen=True, tag="read-foreign"):
    """A job: read another program's deck. Its answer is ``protocol.decks.Foreign``."""


class ReadSet(TextJob, frozen=True, tag="read-set"):
    """A job: read a set of cards, with every fault, and draw one card. Its answer is ``protocol.sets.CardSet``."""

    game: str
    text: str | None
    head: Json
    cards: list[Json]
    at: int
    heard: Heard | None
    language: str


class ReadOwn(TextJob, frozen=True, tag="read-own"):
    """A job: list a guest's decks, with their own cards as these sets have them. It answers with ``DeckCard``s."""

    game: str
    decks: dict[str, str]
    sets: list[str]
    language: str


class ReadSets(TextJob, frozen=True, tag="read-sets"):
    """A job: list the sets of cards that a guest keeps, with their titles. It answers with ``SetRow``s."""

    game: str
    sets: dict[str, str]
    language: str


class Renew(TextJob, frozen=True, tag="renew"):
    """A job: put a guest's own cards, as these sets have them by now, into decks. It answers with the decks' texts."""

    game: str
    decks: dict[str, str]
    sets: list[str]


class MakeDeck(TextJob, frozen=True, tag="make-deck"):
    """A job: make a deck with the cards of a set. Its answer is ``NamedDeck``."""

    game: str
    set: str
    decks: dict[str, str]
    """The decks that the guest keeps already: texts by name."""
    sets: list[str]
    language: str


class ReadDeal(TextJob, frozen=True, tag="read-deal"):
    """A job: read a deal given as JSON. Its answer is ``Begins``."""

    game: str
    deal: Json


class ReadRecord(TextJob, frozen=True, tag="read-record"):
    """A job: read a record and play it to its end. Its answer is ``Begins``."""

    text: str


class NamedDeck(Struct, frozen=True):
    """The answer to a job: a deck that was made, under a name that no other deck of the guest's has."""

    deck: str
    text: str
    """The deck's text; empty where the guest keeps the same deck already."""
    left: list[str]
    """Names of cards for which the deck had no place."""


class Begins(Struct, frozen=True):
    """The answer to a job: the match with which a table begins, written anew: no text of a user's is stored."""

    record: str
    """The record of the match, without the deal."""
    deal: list[int]
    deck: str
    """The deck's name."""
    texts: list[str]
    """The text of each seat's deck where one brings cards of its own; a record does not hold all of them."""
