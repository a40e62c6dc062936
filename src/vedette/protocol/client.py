"""Messages of a client to a table over the socket, and how messages are decoded and encoded.

A message is one JSON object with a ``type``. A client gives each of its messages an ``id`` of its own, and gets
exactly one answer with the same ``id``; a repeated ``id`` gets the first answer again and does nothing. Unknown fields
are refused. ``docs/wire.md`` has an example of each, which the tests read.
"""

from collections.abc import Callable
from functools import reduce
from operator import or_
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
    kinds,
)

PROTOCOL: Final = 2
"""The version of the protocol: it rises with every change that an older client could not read."""
LARGEST: Final = 4096
"""Bytes of the largest message a client may send over the socket."""

Token = Annotated[str, Meta(min_length=1, max_length=300)]
Steps = Annotated[int, Meta(ge=0, le=10_000)]
Ordinal = Annotated[int, Meta(ge=0, le=10_000)]
Name = Annotated[str, Meta(max_length=60)]
Tab = Annotated[str, Meta(min_length=1, max_length=40)]


class Incoming(Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """The base of every message from a client to a table. ``gc=False``: its fields hold no reference cycles."""

    id: Id


class Addressed(Incoming, frozen=True, kw_only=True):
    """A message that may name its table and seat; it is refused where they differ from the connection's."""

    table: Annotated[str, Meta(max_length=16)] | None = None
    seat: Annotated[int, Meta(ge=0, le=64)] | None = None


class Versioned(Addressed, frozen=True):
    """A message about one version of the position; it is refused at any other version."""

    version: Version


class Join(Incoming, frozen=True, tag="join"):
    """Join the table, at a seat or as a spectator: the first message of a socket."""

    language: Language = "en"
    token: Token | None = None
    """A signed token of the seat, where the cookie does not hold it: on another device, or for an invited guest."""
    protocol: int = PROTOCOL
    tab: Tab | None = None
    """An id that the browser's tab chose: with it, a guest has a seat open in one tab at a time."""
    here: bool = False
    """Whether to take the seat over from another browser tab; that one's connection is closed."""
    changes: bool = False
    """Whether the server sends the table whole once, then only what changes; ``speak`` asks for the whole again."""
    watch: bool = False
    """Whether to join as a spectator though one has a seat: for the board that players at one screen share."""
    look: bool = False
    """Whether to look at the table first: the token is checked, and takes no seat."""
    accept: bool = False
    """Whether to take a free seat of a table that is open to everybody (``Offer``); where none is left, to watch."""


class Ping(Incoming, frozen=True, tag="ping"):
    """Ask for a ``pong``, to check the connection: a page cannot see the web socket's own pings."""


class Pledge(Addressed, frozen=True, tag="pledge"):
    """Send the hash of the salt that I shall add to a deal by commit and reveal, after seeing the server's hash."""

    pledge: Annotated[str, Meta(min_length=64, max_length=64)]
    """The SHA-256 of the salt, in hexadecimal digits (``vedette.core.pledge``)."""


class Salt(Addressed, frozen=True, tag="salt"):
    """Reveal the salt whose hash I sent for a deal by commit and reveal, once all seats have sent theirs."""

    salt: Annotated[str, Meta(min_length=32, max_length=64)]
    """The salt, in hexadecimal digits."""


class Bring(Addressed, frozen=True, tag="bring"):
    """Choose my deck, at a table where every player brings one; until all have, I may choose another."""

    deck: Annotated[str, Meta(min_length=1, max_length=600)] | None = None
    """The name of a shipped deck, ``own/NAME`` for one of mine, or a code; None for the one that I had before."""


class Speak(Incoming, frozen=True, tag="speak"):
    """Switch the connection to another language; the whole table is sent again in it."""

    language: Language


class Act(Versioned, frozen=True, tag="act"):
    """Play one of the actions that are legal at this version of the table."""

    action: Annotated[int, Meta(ge=0, le=1 << 31)]


class Undo(Versioned, frozen=True, tag="undo"):
    """Undo the last action that a player chose, with the chance actions that followed from it."""


class Redo(Versioned, frozen=True, tag="redo"):
    """Redo the action that was undone last."""


class Restart(Versioned, frozen=True, tag="restart"):
    """Start the game over with the same deal."""


class Retract(Versioned, frozen=True, tag="retract"):
    """Remove one earlier action of this turn and keep the later ones, where they are legal without it."""

    n: Moment
    """The number of the action in the log."""


class Back(Versioned, frozen=True, tag="back"):
    """Undo every action after this moment of the game; all of them can be redone."""

    n: Moment


class Concede(Versioned, frozen=True, tag="concede"):
    """Give up the game."""


class Goto(Incoming, frozen=True, tag="goto"):
    """Ask for the position at a past moment of the game, without going back to it."""

    n: Moment
    eyes: Annotated[int, Meta(ge=-3, le=64)] | None = None
    """The seat whose view is asked for, -3 for a spectator's: one's own, after the end any; None for one's own.

    Where it is named, what was wanted then is told as to a spectator: nobody is "you" in it."""


class Earlier(Incoming, frozen=True, tag="earlier"):
    """Ask for older lines of the game's log, those before a line that I have."""

    before: Moment
    """The number of the first line of the log that I have."""


class Branch(Incoming, frozen=True, tag="branch"):
    """Open a new table that begins at this moment; this one stays as it is."""

    n: Moment


class Describe(Incoming, frozen=True, tag="describe"):
    """Ask for the present position, or that of a past moment, as plain text."""

    n: Moment | None = None


class Faces(Incoming, frozen=True, tag="faces"):
    """Ask what is printed on each card that I can read now."""


class Foresee(Versioned, frozen=True, tag="foresee"):
    """Ask what these actions of mine, done one after the other, would lead to; nothing is done."""

    actions: Annotated[list[Annotated[int, Meta(ge=0, le=1 << 31)]], Meta(min_length=1, max_length=12)]


class Hint(Versioned, frozen=True, tag="hint"):
    """Ask for advice: 1 a nudge, 2 which card or item, 3 the action, 4 the line to the end."""

    tier: Tier


class Chance(Incoming, frozen=True, tag="chance"):
    """Subscribe to my chance of winning, sent after every change, or unsubscribe."""

    on: bool


class Watch(Incoming, frozen=True, tag="watch"):
    """Subscribe to reports of whether this deal can still be won with all cards known, or unsubscribe."""

    on: bool


class Solve(Incoming, frozen=True, tag="solve"):
    """Ask for a line of actions that wins with all cards known, from now or from a past moment."""

    n: Moment | None = None


class Preview(Incoming, frozen=True, tag="preview"):
    """Ask for the position after the first steps of the solution that was shown; nothing is played."""

    steps: Steps


class Takeover(Versioned, frozen=True, tag="takeover"):
    """Play the first steps of the solution that was shown; the player goes on from there."""

    steps: Steps


class Review(Incoming, frozen=True, tag="review"):
    """Ask, after the end of a game, how luck and skill changed the chance of winning it."""


class Bookmark(Incoming, frozen=True, tag="bookmark"):
    """Set a bookmark with a name at the present position."""

    name: Name = ""


class Unmark(Incoming, frozen=True, tag="unmark"):
    """Delete the bookmark of this number."""

    mark: Ordinal


class Recall(Versioned, frozen=True, tag="recall"):
    """Return the game to the bookmark of this number, even where it lies on a line of play that was left."""

    mark: Ordinal


class Ask(Versioned, frozen=True, tag="ask"):
    """Ask the player of the other seat to agree to undo my last choice or, after the end, to a rematch."""

    what: Proposal


class Reply(Versioned, frozen=True, tag="reply"):
    """Accept or decline what the other seat asks: to undo its last choice, or a rematch."""

    what: Proposal
    yes: bool


class Claim(Versioned, frozen=True, tag="claim"):
    """Claim the win because the player who is to act has been disconnected for too long."""


class Offer(Addressed, frozen=True, tag="offer"):
    """Open a free seat of my table to every user of this server, or close it to all without an invitation."""

    on: bool


class Say(Addressed, frozen=True, tag="say"):
    """Send one of three fixed phrases to all at the table; refused as ``often`` where I sent too many just now."""

    emote: Emote


class Introduce(Addressed, frozen=True, tag="introduce"):
    """Set the name and colour by which I am shown at the table; without a name, the number of my seat is shown."""

    name: Name = ""
    color: Color | None = None


class Cancel(Incoming, frozen=True, tag="cancel"):
    """Cancel the computation (a hint, a solution...) that my message with the id ``work`` asked for."""

    work: Id


Client = Incoming
"""Any message of a client."""


read: Final[Callable[[bytes | str], Client]] = msgspec.json.Decoder(reduce(or_, kinds(Client))).decode
"""Decode a client's message from JSON; raises msgspec.DecodeError, which names the field at fault."""
read_answer: Final[Callable[[bytes | str], Server]] = msgspec.json.Decoder(reduce(or_, kinds(Server))).decode
"""Decode a server's message from JSON, for a client in Python and for the tests; raises msgspec.DecodeError."""
write: Final[Callable[[Incoming | Outgoing], bytes]] = msgspec.json.Encoder().encode
"""Encode a message of a client or of a server as JSON."""


def changed(table: Table, message: Changes) -> Table:
    """Return the table as it is after a ``changes`` message; its log and beats are those of the message."""
    found = changes.changed(msgspec.to_builtins(table), message.changes)
    beats = changes.filled(msgspec.to_builtins(message.beats), found)
    return msgspec.structs.replace(
        msgspec.convert(found, Table), log=message.log, beats=msgspec.convert(beats, list[Beat])
    )
