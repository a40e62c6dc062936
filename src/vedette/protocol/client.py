"""Messages of a client to a table over the socket, and how messages are decoded and encoded.

A message is one JSON object with a ``type``. A client gives each of its messages an ``id`` of its own, and gets
exactly one answer with the same ``id``; a repeated ``id`` gets the first answer again and does nothing. Unknown fields
are refused. ``docs/wire.md`` has an example of each, which the tests read.
"""

from collections.abc import Callable
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from vedette.protocol import changes
from vedette.protocol.server import (
    Beat,
    Changes,
    Color,
    Emote,
    Id,
    Language,
    Moment,
    Outgoing,
    Proposal,
    Server,
    Table,
    Tier,
    Version,
)

PROTOCOL: Final = 2
"""Rises with every change that an older page could not take."""
LARGEST: Final = 4096
"""Bytes of the largest message a client may send over the socket."""

Token = Annotated[str, Meta(min_length=1, max_length=300)]
Steps = Annotated[int, Meta(ge=0, le=10_000)]
Ordinal = Annotated[int, Meta(ge=0, le=10_000)]
Name = Annotated[str, Meta(max_length=60)]
Tab = Annotated[str, Meta(min_length=1, max_length=40)]


class Incoming(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client. ``gc=False``: its fields hold no reference cycles."""

    id: Id


class Addressed(Incoming, frozen=True, kw_only=True):
    """A message that may name its table and seat; it is refused where they differ from the connection's."""

    table: Annotated[str, Meta(max_length=16)] | None = None
    seat: Annotated[int, Meta(ge=0, le=64)] | None = None


class Versioned(Addressed, frozen=True):
    """A message about one version of the position; it is refused at any other version."""

    version: Version


class Join(Incoming, frozen=True, tag="join"):
    """Sit down, or watch: the first message of a socket."""

    language: Language = "en"
    token: Token | None = None
    """A signed token of the seat, where the cookie does not hold it: on another device, or for an invited guest."""
    protocol: int = PROTOCOL
    tab: Tab | None = None
    """An id that the browser's tab chose: with it, a guest has a seat open in one tab at a time."""
    here: bool = False
    """Take the seat over from another tab."""
    changes: bool = False
    """Send the table whole once, then only what changes; ``speak`` asks for the whole again."""
    watch: bool = False
    """Watch, though one has a seat: the board that players at one screen share."""
    accept: bool = False
    """Take a free seat of a table that is open to everybody (``Offer``); where none is left, watch."""


class Ping(Incoming, frozen=True, tag="ping"):
    """Ask for a pong: a page cannot see the web socket's own pings."""


class Pledge(Addressed, frozen=True, tag="pledge"):
    """Pledge the salt that I shall add to a fair deal, having seen what the server pledged."""

    pledge: Annotated[str, Meta(min_length=64, max_length=64)]
    """Its SHA-256, in hexadecimal digits (``vedette.core.pledge``)."""


class Salt(Addressed, frozen=True, tag="salt"):
    """Open the salt that I pledged, once all have pledged."""

    salt: Annotated[str, Meta(min_length=32, max_length=64)]
    """Hexadecimal digits."""


class Bring(Addressed, frozen=True, tag="bring"):
    """Play with this deck, at a table where every player brings one; until all have, another may replace it."""

    deck: Annotated[str, Meta(min_length=1, max_length=600)] | None = None
    """A deck of ours, ``own/NAME`` for one of mine, or a code; None for the one that I had before."""


class Speak(Incoming, frozen=True, tag="speak"):
    """Switch to another language; the whole table is sent again."""

    language: Language


class Act(Versioned, frozen=True, tag="act"):
    """Do one of the legal actions of this version."""

    action: Annotated[int, Meta(ge=0, le=1 << 31)]


class Undo(Versioned, frozen=True, tag="undo"):
    """Take back the last choice of a player, with what chance answered to it."""


class Redo(Versioned, frozen=True, tag="redo"):
    """Do again what was taken back last."""


class Restart(Versioned, frozen=True, tag="restart"):
    """Begin again with the same deal."""


class Retract(Versioned, frozen=True, tag="retract"):
    """Take one earlier action of this turn out and keep what followed, where it is still legal."""

    n: Moment
    """The number of the action in the log."""


class Back(Versioned, frozen=True, tag="back"):
    """Take back until this moment; everything can be done again."""

    n: Moment


class Concede(Versioned, frozen=True, tag="concede"):
    """Give up."""


class Goto(Incoming, frozen=True, tag="goto"):
    """Look at a past moment; nothing changes."""

    n: Moment
    eyes: Annotated[int, Meta(ge=-3, le=64)] | None = None
    """Look from this seat (-3 for a spectator); after the end, every hand is open to everybody."""


class Earlier(Incoming, frozen=True, tag="earlier"):
    """Ask for lines of the log that came before one of them."""

    before: Moment
    """The number of the first line that I have."""


class Branch(Incoming, frozen=True, tag="branch"):
    """Open a new table that begins at this moment; this one stays as it is."""

    n: Moment


class Describe(Incoming, frozen=True, tag="describe"):
    """Ask for the position, or a past moment of it, as plain text."""

    n: Moment | None = None


class Faces(Incoming, frozen=True, tag="faces"):
    """Ask what is printed on each card that I can read now."""


class Foresee(Versioned, frozen=True, tag="foresee"):
    """Ask what these actions of mine would come to, one after the other; nothing is done."""

    actions: Annotated[list[Annotated[int, Meta(ge=0, le=1 << 31)]], Meta(min_length=1, max_length=12)]


class Hint(Versioned, frozen=True, tag="hint"):
    """Ask for advice: 1 a nudge, 2 which card or item, 3 the action, 4 the line to the end."""

    tier: Tier


class Chance(Incoming, frozen=True, tag="chance"):
    """Show the win chance from now on, or no longer."""

    on: bool


class Watch(Incoming, frozen=True, tag="watch"):
    """Report from now on whether this deal can still be won with all cards known, or no longer."""

    on: bool


class Solve(Incoming, frozen=True, tag="solve"):
    """Ask for a winning line from now, or from a past moment."""

    n: Moment | None = None


class Preview(Incoming, frozen=True, tag="preview"):
    """Look at the position after the first steps of the solution that was shown; nothing changes."""

    steps: Steps


class Takeover(Versioned, frozen=True, tag="takeover"):
    """Play the first steps of the solution that was shown, then go on alone."""

    steps: Steps


class Review(Incoming, frozen=True, tag="review"):
    """Ask, after the end, what luck and what skill did."""


class Bookmark(Incoming, frozen=True, tag="bookmark"):
    """Remember the present position under a name."""

    name: Name = ""


class Unmark(Incoming, frozen=True, tag="unmark"):
    """Forget a bookmark."""

    mark: Ordinal


class Recall(Versioned, frozen=True, tag="recall"):
    """Return to a bookmark, on whatever line it lies."""

    mark: Ordinal


class Ask(Versioned, frozen=True, tag="ask"):
    """Ask the other seat to agree: to take my last choice back, or, after the end, to play again."""

    what: Proposal


class Reply(Versioned, frozen=True, tag="reply"):
    """Agree to what the other seat asks, or not."""

    what: Proposal
    yes: bool


class Claim(Versioned, frozen=True, tag="claim"):
    """Claim the win because the awaited player has gone."""


class Offer(Addressed, frozen=True, tag="offer"):
    """Open a free seat of my table to every user of this server, or close it to all without an invitation."""

    on: bool


class Say(Addressed, frozen=True, tag="say"):
    """Say one of three things to all at the table; refused as ``often`` where I said something just now."""

    emote: Emote


class Introduce(Addressed, frozen=True, tag="introduce"):
    """Be known by this name and colour at the table from now on; without a name, by the number of my seat."""

    name: Name = ""
    color: Color | None = None


class Cancel(Incoming, frozen=True, tag="cancel"):
    """Cancel the job that the message with that id started."""

    work: Id


Client = (
    Join
    | Ping
    | Pledge
    | Salt
    | Bring
    | Speak
    | Act
    | Undo
    | Redo
    | Restart
    | Retract
    | Back
    | Concede
    | Goto
    | Earlier
    | Branch
    | Describe
    | Faces
    | Foresee
    | Hint
    | Chance
    | Watch
    | Solve
    | Preview
    | Takeover
    | Review
    | Bookmark
    | Unmark
    | Recall
    | Ask
    | Reply
    | Claim
    | Offer
    | Say
    | Introduce
    | Cancel
)


read: Final[Callable[[bytes | str], Client]] = msgspec.json.Decoder(Client).decode
"""Return the message of a client; raises msgspec.DecodeError, which names the field at fault."""
read_answer: Final[Callable[[bytes | str], Server]] = msgspec.json.Decoder(Server).decode
"""Return the message of a server: what a client in Python, and the tests, need."""
write: Final[Callable[[Incoming | Outgoing], bytes]] = msgspec.json.Encoder().encode
"""Return a message as JSON."""


def changed(table: Table, message: Changes) -> Table:
    """Return a table with a message of changes applied; its log and beats are those of the message."""
    found = changes.changed(msgspec.to_builtins(table), message.changes)
    beats = changes.filled(msgspec.to_builtins(message.beats), found)
    return msgspec.structs.replace(
        msgspec.convert(found, Table), log=message.log, beats=msgspec.convert(beats, list[Beat])
    )
