"""Jobs that read texts sent by users, at a cost that is unknown before, and their answers."""

from __future__ import annotations

from msgspec import Struct

from vedette.protocol.http import DeckCard  # noqa: TC001 (msgspec reads the types at run time)
from vedette.protocol.server import Json  # noqa: TC001 (as above)
from vedette.protocol.sets import Heard, SetRow  # noqa: TC001 (as above)


class SentDeck(Struct, frozen=True, tag_field="what"):
    """A job about a deck as it was sent."""

    game: str
    text: str
    sets: list[str]
    """The texts of the guest's own sets, which its cards may come from."""
    language: str


class ReadDeck(SentDeck, frozen=True, tag="read-deck"):
    """Read a deck as it was sent, with every fault, as ``protocol.decks.Deck``."""

    title: str = ""
    """To be its title instead of the one that it has."""


class ReadPool(SentDeck, frozen=True, tag="read-pool"):
    """Every card that the deck of a text may be made of, as ``protocol.decks.Pool``."""


class ReadFits(Struct, frozen=True, tag_field="what", tag="read-fits"):
    """Which cards an unfinished deck may still have, as ``protocol.decks.Fits``."""

    game: str
    text: str
    sets: list[str]


class FillDeck(SentDeck, frozen=True, tag="fill-deck"):
    """An unfinished deck completed, or its faults, as ``protocol.decks.Deck``."""


class ReadForeign(SentDeck, frozen=True, tag="read-foreign"):
    """Another program's deck, as ``protocol.decks.Foreign``."""


class ReadSet(Struct, frozen=True, tag_field="what", tag="read-set"):
    """A set of cards as it was sent, with every fault and one card drawn, as ``protocol.sets.CardSet``."""

    game: str
    text: str | None
    head: Json
    cards: list[Json]
    at: int
    heard: Heard | None
    language: str


class ReadOwn(Struct, frozen=True, tag_field="what", tag="read-own"):
    """The decks that a guest keeps, as ``Owned``: their own cards as these sets have them by now."""

    game: str
    decks: dict[str, str]
    sets: list[str]
    language: str


class ReadSets(Struct, frozen=True, tag_field="what", tag="read-sets"):
    """The sets of cards that a guest keeps, as ``Rows``."""

    game: str
    sets: dict[str, str]
    language: str


class Renew(Struct, frozen=True, tag_field="what", tag="renew"):
    """Decks with their own cards as these sets have them by now, as ``Renewed``."""

    game: str
    decks: dict[str, str]
    sets: list[str]


class MakeDeck(Struct, frozen=True, tag_field="what", tag="make-deck"):
    """A deck with the cards of a set, as ``NamedDeck``."""

    game: str
    set: str
    decks: dict[str, str]
    """Those that the guest keeps already."""
    sets: list[str]
    language: str


class ReadDeal(Struct, frozen=True, tag_field="what", tag="read-deal"):
    """Read a deal given as JSON."""

    game: str
    deal: Json


class ReadRecord(Struct, frozen=True, tag_field="what", tag="read-record"):
    """Read a record and play it to its end."""

    text: str


Reading = (
    ReadDeck
    | ReadPool
    | ReadFits
    | FillDeck
    | ReadForeign
    | ReadSet
    | ReadOwn
    | ReadSets
    | Renew
    | MakeDeck
    | ReadDeal
    | ReadRecord
)
"""Jobs that read texts sent by users, whose cost is unknown before."""


class Owned(Struct, frozen=True):
    """Decks as a list shows them."""

    decks: list[DeckCard]


class Rows(Struct, frozen=True):
    """Sets as a list shows them."""

    sets: list[SetRow]


class Renewed(Struct, frozen=True):
    """The texts of decks, by their names."""

    decks: dict[str, str]


class NamedDeck(Struct, frozen=True):
    """A deck that was made, under a name that no other deck of the guest's has."""

    deck: str
    text: str
    """Empty where the guest keeps the same deck already."""
    left: list[str]
    """Cards for which it had no place."""


class Begins(Struct, frozen=True):
    """The match with which a table begins, written anew so that no text of a user's is stored."""

    record: str
    """The record of the match, without the deal."""
    deal: list[int]
    deck: str
    """Its name."""
    texts: list[str]
    """The text of each seat's deck where one brings cards of its own; a record does not hold all of them."""
