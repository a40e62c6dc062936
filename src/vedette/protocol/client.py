"""The calls: what a page says to a table over the socket, and how messages are read and written.

A message is one JSON object with a ``type``. A client gives each of its messages an ``id`` of its own, and gets
exactly one answer that carries the same ``id``; a repeated ``id`` is answered as the first time and does nothing.
Fields that are not named here are refused. ``docs/wire.md`` tells the same with examples, which the tests read.
"""

from collections.abc import Callable
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from vedette.protocol.server import Id, Language, Moment, Outgoing, Proposal, Server, Tier, Version

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
    """What a client says; like all that is said, nothing for the collector."""

    id: Id


class Placed(Incoming, frozen=True, kw_only=True):
    """What may say once more where it belongs; where it is said and wrong, the message is refused."""

    table: Annotated[str, Meta(max_length=16)] | None = None
    seat: Annotated[int, Meta(ge=0, le=64)] | None = None


class Doing(Placed, frozen=True):
    """What changes the position: it answers one version of one table, from one seat."""

    version: Version


class Join(Incoming, frozen=True, tag="join"):
    """Sit down, or watch: the first message of a socket."""

    language: Language = "en"
    token: Token | None = None
    """The seat, where the browser's cookie does not name it: another device, a second guest."""
    protocol: int = PROTOCOL
    tab: Tab | None = None
    """A name that the browser's tab gave itself: with it, a seat is open in one tab at a time."""
    here: bool = False
    """Take the seat over from another tab."""


class Ping(Incoming, frozen=True, tag="ping"):
    """Ask whether anybody is there: a page hears nothing of a socket's own pings."""


class Pledge(Placed, frozen=True, tag="pledge"):
    """Pledge the salt that I shall add to a fair deal, having seen what the server pledged."""

    pledge: Annotated[str, Meta(min_length=64, max_length=64)]
    """Its SHA-256, in hexadecimal digits (``vedette.core.pledge``)."""


class Salt(Placed, frozen=True, tag="salt"):
    """Open the salt that I pledged, once all have pledged."""

    salt: Annotated[str, Meta(min_length=32, max_length=64)]
    """Hexadecimal digits."""


class Bring(Placed, frozen=True, tag="bring"):
    """Play with this deck, at a table where every player brings one; until all have, another may replace it."""

    deck: Annotated[str, Meta(min_length=1, max_length=600)] | None = None
    """A deck of ours, ``own/NAME`` for one of mine, or a code; None for the one that I had before."""


class Speak(Incoming, frozen=True, tag="speak"):
    """Go on in another language: a whole table follows."""

    language: Language


class Act(Doing, frozen=True, tag="act"):
    """Do one of the legal actions of this version."""

    action: Annotated[int, Meta(ge=0, le=1 << 31)]


class Undo(Doing, frozen=True, tag="undo"):
    """Take back the last choice of a player, with what chance answered to it."""


class Redo(Doing, frozen=True, tag="redo"):
    """Do again what was taken back last."""


class Restart(Doing, frozen=True, tag="restart"):
    """Begin again with the same deal."""


class Retract(Doing, frozen=True, tag="retract"):
    """Take one earlier action of this turn out and keep what followed, where it is still legal."""

    n: Moment
    """The number of the action in the log."""


class Back(Doing, frozen=True, tag="back"):
    """Take back until this moment; everything can be done again."""

    n: Moment


class Concede(Doing, frozen=True, tag="concede"):
    """Give up."""


class Goto(Incoming, frozen=True, tag="goto"):
    """Look at a past moment; nothing changes."""

    n: Moment
    eyes: Annotated[int, Meta(ge=-3, le=64)] | None = None
    """Look from this seat (-3 for a spectator); after the end, every hand is open to everybody."""


class Branch(Incoming, frozen=True, tag="branch"):
    """Open a new table that begins at this moment; this one stays as it is."""

    n: Moment


class Describe(Incoming, frozen=True, tag="describe"):
    """Ask for the position, or a past moment of it, as plain text."""

    n: Moment | None = None


class Faces(Incoming, frozen=True, tag="faces"):
    """Ask what is printed on each card that I can read now."""


class Foresee(Doing, frozen=True, tag="foresee"):
    """Ask what these actions of mine would come to, one after the other; nothing is done."""

    actions: Annotated[list[Annotated[int, Meta(ge=0, le=1 << 31)]], Meta(min_length=1, max_length=12)]


class Hint(Doing, frozen=True, tag="hint"):
    """Ask for advice: 1 a nudge, 2 which card or item, 3 the action, 4 the line to the end."""

    tier: Tier


class Chance(Incoming, frozen=True, tag="chance"):
    """Show the win chance from now on, or no longer."""

    on: bool


class Watch(Incoming, frozen=True, tag="watch"):
    """Tell from now on whether this deal can still be won with all cards known, or no longer."""

    on: bool


class Solve(Incoming, frozen=True, tag="solve"):
    """Ask for a winning line from now, or from a past moment."""

    n: Moment | None = None


class Preview(Incoming, frozen=True, tag="preview"):
    """Look at the position after the first steps of the solution that was shown; nothing changes."""

    steps: Steps


class Takeover(Doing, frozen=True, tag="takeover"):
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


class Recall(Doing, frozen=True, tag="recall"):
    """Return to a bookmark, on whatever line it lies."""

    mark: Ordinal


class Ask(Doing, frozen=True, tag="ask"):
    """Ask the other seat to agree: to take my last choice back, or, after the end, to play again."""

    what: Proposal


class Reply(Doing, frozen=True, tag="reply"):
    """Agree to what the other seat asks, or not."""

    what: Proposal
    yes: bool


class Claim(Doing, frozen=True, tag="claim"):
    """Win, because whose turn it is has gone and did not come back."""


class Cancel(Incoming, frozen=True, tag="cancel"):
    """Wait no longer for what was asked with that id."""

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
    | Cancel
)


read: Final[Callable[[bytes | str], Client]] = msgspec.json.Decoder(Client).decode
"""Return the message of a client; raises msgspec.DecodeError, which names the field at fault."""
read_answer: Final[Callable[[bytes | str], Server]] = msgspec.json.Decoder(Server).decode
"""Return the message of a server: what a client in Python, and the tests, need."""
write: Final[Callable[[Incoming | Outgoing], bytes]] = msgspec.json.Encoder().encode
"""Return a message as JSON."""
