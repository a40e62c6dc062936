"""Effects: what a carrier does after a message: store events, send messages, start and cancel jobs, open tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vedette.core.match import Match  # noqa: TC001 (a compiled tuple with names asks for its classes when it is made)
from vedette.protocol import client
from vedette.session.connection import Connection  # noqa: TC001 (as above)

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.protocol.server import Outgoing
    from vedette.session import jobs
    from vedette.session.events import Happened

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
    """A message is refused. ``reason`` is one of those in ``docs/wire.md``."""

    def __init__(self, reason: str, words: str | None = None, where: str | None = None) -> None:
        """Keep the reason; ``words`` replace the usual sentence of the reason."""
        super().__init__(reason)
        self.reason = reason
        self.words = words
        self.where = where


class Effects:
    """What follows from one message. The messages may be sent only after the events are stored."""

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
