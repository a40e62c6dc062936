"""An event: one thing that happened at a table, as it is stored; a table is the replay of its events."""

from typing import Final

import msgspec
from msgspec import Struct


class Event(Struct, frozen=True, gc=False, tag_field="what", omit_defaults=True):
    """What happened. ``id`` is the client's message and ``seat`` who sent it, so that a repeat gets its answer."""

    id: str = ""
    seat: int = 0


class Deck(Struct, frozen=True, gc=False):
    """A deck as a player brings it."""

    name: str
    """As it was named, with ``own/`` before it where it is nobody's but his."""
    text: str
    """Its file."""


class Begun(Event, frozen=True, tag="begun"):
    """A table was opened: the first event of each. ``record`` holds the cards and what was played by then."""

    record: str = ""
    deal: list[int] = []
    seed: int = 0
    """What chance draws from where the deal is unknown, as after an unfinished record."""
    cards: str = ""
    """The text of a guest's own deck, which tells more of the cards than the record pins."""
    assisted: list[str] = []
    clock: tuple[float, float] | None = None
    """The seconds of each seat, and what a turn adds."""
    fair: str = ""
    """The server's salt of a fair deal: nothing is dealt before every player has added one."""
    luck: int = 0
    """What the bots there draw from; nothing of it goes into the deal."""
    decks: list[Deck | None] | None = None
    """Where every player brings a deck: what each had before. Nothing is dealt before all have brought one."""
    parent: str = ""
    """The table whose line of play this one left."""
    dealing: int = 1
    """How chance answers, by the versions of ``pledge.py``: in version 1 the seats pledged no salts, and what was drawn
    from a deck of discards did not follow from the deal."""


class Brought(Event, frozen=True, tag="brought"):
    """A seat brought its deck, or another in its place."""

    deck: Deck = Deck("", "")


class Dealt(Event, frozen=True, tag="dealt"):
    """All decks were there. ``record`` pins their cards; no deal where the seats' salts make one."""

    record: str = ""
    deal: list[int] = []


class Pledged(Event, frozen=True, tag="pledged"):
    """A seat pledged the salt of a fair deal."""

    pledge: str = ""


class Unopened(Event, frozen=True, tag="unopened"):
    """A seat did not open its salt in time."""


class Salted(Event, frozen=True, tag="salted"):
    """A seat opened its salt of a fair deal."""

    salt: str = ""


class Played(Event, frozen=True, tag="played"):
    """A player chose this, in the notation of records."""

    note: str = ""


class Held(Event, frozen=True, tag="held"):
    """A seat decided on its answer before the window closed, in the notation of records."""

    note: str = ""


class Undone(Event, frozen=True, tag="undone"):
    """The last choice was taken back."""


class Redone(Event, frozen=True, tag="redone"):
    """It was done again."""


class Backed(Event, frozen=True, tag="backed"):
    """The match went back to this moment."""

    n: int = 0


class Retracted(Event, frozen=True, tag="retracted"):
    """One choice of the turn was taken out."""

    n: int = 0


class Conceded(Event, frozen=True, tag="conceded"):
    """A player gave up."""


class Assisted(Event, frozen=True, tag="assisted"):
    """Help of this kind was taken."""

    kind: str = ""


class Marked(Event, frozen=True, tag="marked"):
    """A bookmark was laid here."""

    mark: int = 0
    name: str = ""


class Unmarked(Event, frozen=True, tag="unmarked"):
    """A bookmark was taken away."""

    mark: int = 0


class Recalled(Event, frozen=True, tag="recalled"):
    """The match returned to a bookmark."""

    mark: int = 0


class Followed(Event, frozen=True, tag="followed"):
    """The first steps of a solution were played."""

    notes: list[str] = []


class Branched(Event, frozen=True, tag="branched"):
    """Another table was opened from this one."""

    table: str = ""


class Seated(Event, frozen=True, tag="seated"):
    """Somebody took the seat that was open."""

    guest: str = ""


class Resumed(Event, frozen=True, tag="resumed"):
    """The table came back to memory: the time since the event before is given back."""


class Flagged(Event, frozen=True, tag="flagged"):
    """The time of the player to act ran out."""


class Claimed(Event, frozen=True, tag="claimed"):
    """The other seat claimed the win, because the player to act had gone."""


class Asked(Event, frozen=True, tag="asked"):
    """A seat asked the other to agree to something."""

    of: str = ""


class Declined(Event, frozen=True, tag="declined"):
    """A seat did not agree to what the other asked."""

    of: str = ""


class Missed(Event, frozen=True, tag="missed"):
    """A seat has had no connection for so long that it counts as gone."""


class Returned(Event, frozen=True, tag="returned"):
    """Somebody is at a seat again that counted as gone."""


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people went on at another table."""

    table: str = ""


Happened = (
    Begun
    | Brought
    | Dealt
    | Pledged
    | Unopened
    | Salted
    | Played
    | Held
    | Undone
    | Redone
    | Backed
    | Retracted
    | Conceded
    | Assisted
    | Marked
    | Unmarked
    | Recalled
    | Followed
    | Branched
    | Seated
    | Resumed
    | Flagged
    | Claimed
    | Asked
    | Declined
    | Missed
    | Returned
    | Rematched
)

_reader: Final = msgspec.json.Decoder(Happened)
_writer: Final = msgspec.json.Encoder()


def read(text: str | bytes) -> Happened:
    """Return a stored event; raises msgspec.DecodeError."""
    event: Happened = _reader.decode(text)
    return event


def write(event: Happened) -> str:
    """Return an event as it is stored: JSON."""
    return _writer.encode(event).decode()
