"""What passes between a carrier and a table: connections, and the effects of their messages.

Effects are what a carrier does after a message: store events, send messages, start and cancel jobs, open tables.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core.game import SPECTATOR
from vedette.core.match import Match  # noqa: TC001 (a compiled tuple with names asks for its classes when it is made)
from vedette.protocol import client
from vedette.session.log import NOTHING

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.protocol.server import Language, Outgoing
    from vedette.session import jobs
    from vedette.session.events import Happened

NO_TABLE: Final = -1
"""The ``base`` of a connection that has no table, or is to be sent the whole table next."""
REMEMBERED: Final = 64
"""Answers cached for each seat, and for each guest without one, so that a repeated message gets the same answer."""


class Connection:
    """One connection of a guest to a table. A guest may have several, also at one seat."""

    def __init__(self, guest: str, address: str = "") -> None:
        """Connect a guest from an address; a ``join`` message fills in the rest."""
        self.guest = guest
        self.address = address
        self.seat = SPECTATOR
        self.language: Language = "en"
        self.joined = False
        self.waiting = False
        """Whether the client was asked to confirm that it takes the seat over from another browser tab."""
        self.tab: str | None = None
        """The id that the browser's tab chose."""
        self.invited: int | None = None
        """The seat that the connection's invitation offers; None without one."""
        self.late = False
        """Whether another guest used that invitation first."""
        self.chance = False
        """Whether it subscribes to the win chance."""
        self.watch = False
        """Whether it subscribes to the verdict on the deal."""
        self.decks: dict[str, str] = {}
        """The guest's own decks, texts by name, loaded when a message first names one."""
        self.log_sent = NOTHING
        """How much of the log it has received."""
        self.changes = False
        """Whether it is sent changes of the table it has, instead of the whole."""
        self.base = NO_TABLE
        """The number of the table that it was sent last (``snapshot.Base``)."""

    @property
    def who(self) -> int | str:
        """The key of its cached answers: the seat, shared by all its devices, or a spectator's guest."""
        return self.seat if self.seat >= 0 else self.guest


Heard = tuple[Connection, client.Client, float]
"""A message, its connection, and when it arrived (seconds of a steady clock)."""


class OpenTable(NamedTuple):
    """A request to open another table; the connection then gets ``opened``."""

    match: Match | None
    """The match that it begins with; None for a new deal of the same game."""
    connection: Connection
    message: str
    """The id of the message that asked for it."""
    guests: list[str] | None = None
    """The guest of each seat; None where it is for the connection's guest alone."""


class Refusal(Exception):
    """Raised to refuse a client's message. ``reason`` is one of those in ``docs/wire.md``."""

    def __init__(self, reason: str, words: str | None = None, where: str | None = None) -> None:
        """Keep the reason; ``words`` replace the usual sentence of the reason."""
        super().__init__(reason)
        self.reason = reason
        self.words = words
        self.where = where


class Effects:
    """Events, messages, jobs that follow from a client's message. Events are stored before messages are sent."""

    def __init__(self, heard: Heard | None = None) -> None:
        """Start empty; ``heard`` is the message, None where a timer or a job was the cause."""
        self.events: list[Happened] = []
        self.messages: list[tuple[Connection, bytes]] = []
        self.jobs: list[tuple[int, jobs.Question]] = []
        """Jobs to start, each with the number that its answer will carry."""
        self.cancels: list[int] = []
        self.opens: list[OpenTable] = []
        self.refused = ""
        """The reason of a refusal, empty where there was none."""
        self.heard = heard
        self.write: Callable[[], None] | None = None
        """The callback that stores the events, until they are stored."""
        self.closes: list[Connection] = []
        """Connections to close after their messages are sent."""

    def mail(self) -> dict[Connection, list[bytes]]:
        """Return the encoded messages of each connection, in order."""
        mail: dict[Connection, list[bytes]] = {}
        for connection, encoded in self.messages:
            mail.setdefault(connection, []).append(encoded)
        return mail

    def tell(self, connection: Connection, message: Outgoing) -> bytes:
        """Queue a message for a connection; return it encoded."""
        encoded = client.write(message)
        self.messages.append((connection, encoded))
        return encoded


class Answers:
    """A cache of the latest answers, by seat or guest and by the client's message id."""

    def __init__(self) -> None:
        self._of: dict[int | str, OrderedDict[str, bytes]] = {}

    def find(self, who: int | str, message: str) -> bytes | None:
        """Return the encoded answer to a message; None where it is not cached."""
        answers = self._of.get(who)
        return answers.get(message) if answers else None

    def keep(self, who: int | str, message: str, answer: bytes) -> None:
        """Cache an encoded answer and evict the oldest beyond REMEMBERED."""
        answers = self._of.get(who)
        if answers is None:
            answers = self._of[who] = OrderedDict()
        answers[message] = answer
        while len(answers) > REMEMBERED:
            answers.popitem(last=False)

    def forget(self, guest: str) -> None:
        """Remove the answers of a spectator after their last connection has closed."""
        self._of.pop(guest, None)
