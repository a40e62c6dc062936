"""Events: what happened at a table, as it is stored. Replaying its events restores a table."""

from functools import reduce
from operator import or_
from typing import Final

import msgspec
from msgspec import Struct


class Happened(Struct, frozen=True, gc=False, tag_field="what", omit_defaults=True):
    """The base of all events. ``id`` and ``seat`` are those of the client's message, so that a repeat is known."""

    id: str = ""
    seat: int = 0


class Deck(Struct, frozen=True, gc=False):
    """A deck as a player brought it to a table."""

    name: str
    """The deck's name, with ``own/`` before it where it is the player's own."""
    text: str
    """The deck's file, TOML."""


class SeriesScore(Struct, frozen=True, gc=False):
    """The score of a series: the games that the same players have finished one after the other."""

    won: list[int]
    """How many of them each seat's player has won, by the seat they have now."""
    drawn: int = 0


class Person(Struct, frozen=True, gc=False):
    """The name and the colour by which a player chose to be known; empty where they chose none."""

    name: str = ""
    color: str = ""


class Begun(Happened, frozen=True, tag="begun"):
    """The table was opened: always its first event. ``record`` holds the cards and the actions up to then."""

    record: str = ""
    deal: list[int] = []
    seed: int = 0
    """The seed of chance where the deal is unknown, as after an unfinished record."""
    cards: str = ""
    """The text of a guest's own deck, where the table was stored before ``texts`` were."""
    assisted: list[str] = []
    clock: tuple[float, float] | None = None
    """The bank of each seat and the increment of a turn, in seconds."""
    fair: str = ""
    """The server's salt for a deal by commit and reveal, for which every player adds one; empty for another deal."""
    luck: int = 0
    """The seed of the bots; the deal does not depend on it."""
    decks: list[Deck | None] | None = None
    """Where every player brings a deck: the deck that each seat had before, else None. Nothing is dealt before all have
    brought one."""
    parent: str = ""
    """The id of the table that this one was branched from; empty for none."""
    series: SeriesScore | None = None
    """Of a rematch: the score of the games before it."""
    people: list[Person | None] | None = None
    """Of a rematch: the name and the colour of each seat's player."""
    dealing: int = 1
    """How chance answers, by the versions of ``pledge.py``: in version 1 the seats pledged no salts, and what was drawn
    from a deck of discards did not follow from the deal."""
    texts: list[str] = []
    """Where one is a guest's own, the text of each seat's deck, or of the one that all play, which hold more of the
    cards than the record pins."""

    def decks_of(self) -> list[str]:
        """Return the deck texts of the event, also of one that was stored before ``texts`` existed."""
        return self.texts or ([self.cards] if self.cards else [])


class Brought(Happened, frozen=True, tag="brought"):
    """A seat brought its deck, or replaced it."""

    deck: Deck = Deck("", "")


class Dealt(Happened, frozen=True, tag="dealt"):
    """Every seat had brought its deck. ``record`` pins their cards; ``deal`` is empty where the salts decide it."""

    record: str = ""
    deal: list[int] = []


class Pledged(Happened, frozen=True, tag="pledged"):
    """A seat sent the hash (pledge) of its salt for a deal by commit and reveal."""

    pledge: str = ""


class Unopened(Happened, frozen=True, tag="unopened"):
    """A seat lost because it did not open its salt for a deal by commit and reveal in time."""


class Salted(Happened, frozen=True, tag="salted"):
    """A seat opened its salt for a deal by commit and reveal."""

    salt: str = ""


class Played(Happened, frozen=True, tag="played"):
    """A player did an action; ``note`` is in the notation of records."""

    note: str = ""


class AnswerHeld(Happened, frozen=True, tag="held"):
    """A seat gave its answer before the window closed; ``note`` is in the notation of records."""

    note: str = ""


class Undone(Happened, frozen=True, tag="undone"):
    """The last choice was taken back."""


class Redone(Happened, frozen=True, tag="redone"):
    """The choice that was taken back last was done again."""


class Backed(Happened, frozen=True, tag="backed"):
    """Every action after this moment was undone."""

    n: int = 0


class Retracted(Happened, frozen=True, tag="retracted"):
    """One choice of the turn was taken out; those after it stand."""

    n: int = 0


class Conceded(Happened, frozen=True, tag="conceded"):
    """A player gave up."""


class Assisted(Happened, frozen=True, tag="assisted"):
    """A player took help of this kind: a hint, the win chance, a solution."""

    kind: str = ""


class Marked(Happened, frozen=True, tag="marked"):
    """A bookmark was set at the present moment."""

    mark: int = 0
    name: str = ""


class Unmarked(Happened, frozen=True, tag="unmarked"):
    """A bookmark was removed."""

    mark: int = 0


class Recalled(Happened, frozen=True, tag="recalled"):
    """The match returned to a bookmark."""

    mark: int = 0


class Followed(Happened, frozen=True, tag="followed"):
    """The first steps of a solution were played."""

    notes: list[str] = []


class Branched(Happened, frozen=True, tag="branched"):
    """Another table was opened from this one."""

    table: str = ""


class Seated(Happened, frozen=True, tag="seated"):
    """A guest took an open seat."""

    guest: str = ""


class Resumed(Happened, frozen=True, tag="resumed"):
    """The table was loaded into memory; the time since the event before is not charged."""


class Flagged(Happened, frozen=True, tag="flagged"):
    """The clock of the player to act ran out, and they lost."""


class Claimed(Happened, frozen=True, tag="claimed"):
    """A seat claimed the win because the awaited player had gone."""


class SeatAsked(Happened, frozen=True, tag="asked"):
    """A seat asked the other to agree to an undo or a rematch."""

    of: str = ""


class Declined(Happened, frozen=True, tag="declined"):
    """A seat did not agree to what the other asked."""

    of: str = ""


class Missed(Happened, frozen=True, tag="missed"):
    """A seat was without a connection until its patience ran out: it counts as gone."""


class Returned(Happened, frozen=True, tag="returned"):
    """A seat that counted as gone has a connection again."""


class Rematched(Happened, frozen=True, tag="rematched"):
    """A rematch was opened at another table."""

    table: str = ""


class Offered(Happened, frozen=True, tag="offered"):
    """A player opened the free seats to everybody, or closed them."""

    on: bool = True


class Watched(Happened, frozen=True, tag="watched"):
    """The first spectator of a game against bots came."""


class Named(Happened, frozen=True, tag="named"):
    """A player changed the name or colour by which they are shown."""

    person: Person = Person()


_reader: Final = msgspec.json.Decoder(reduce(or_, Happened.__subclasses__()))
_writer: Final = msgspec.json.Encoder()


def read(text: str | bytes) -> Happened:
    """Decode an event from JSON, as it is stored; raises msgspec.DecodeError."""
    event: Happened = _reader.decode(text)
    return event


def write(event: Happened) -> str:
    """Return an event as JSON, as it is stored."""
    return _writer.encode(event).decode()
