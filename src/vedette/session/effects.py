"""An outcome: what a room wants done with a message: store this, then say that, compute this, open that table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vedette.core.match import Match  # noqa: TC001 (a compiled tuple with names asks for its classes when it is made)
from vedette.protocol import client
from vedette.session.connection import Visitor  # noqa: TC001 (as above)

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.protocol.server import Outgoing
    from vedette.session import jobs
    from vedette.session.events import Happened

    Heard = tuple[Visitor, client.Client, float]
    """A message, who sent it, and when (seconds of a steady clock)."""


class Birth(NamedTuple):
    """A table to be opened beside this one, for a guest who then gets ``opened``."""

    match: Match | None
    """Where it begins; None for a new deal of the same game."""
    visitor: Visitor
    message: str
    """The id of the message that asked for it."""
    guests: list[str] | None = None
    """Who sits there; None for whoever asked, alone."""


class Refusal(Exception):  # noqa: N818 (it is an answer, not a fault of ours)
    """A message is not taken. ``reason`` is one of those that ``docs/wire.md`` lists."""

    def __init__(self, reason: str, words: str | None = None, where: str | None = None) -> None:
        """Keep the reason; ``words`` where the reason's own sentence does not say it best."""
        super().__init__(reason)
        self.reason = reason
        self.words = words
        self.where = where


class Outcome:
    """What follows from one message. The letters may leave only when the events are stored."""

    def __init__(self, heard: Heard | None = None) -> None:
        """Nothing follows yet from a message that was heard, or from no message."""
        self.events: list[Happened] = []
        self.letters: list[tuple[Visitor, bytes]] = []
        self.errands: list[tuple[int, jobs.Any]] = []
        """Questions for a worker, each with the number under which its answer comes back."""
        self.cancels: list[int] = []
        self.births: list[Birth] = []
        self.refused = ""
        """Why nothing was done."""
        self.heard = heard
        self.write: Callable[[], None] | None = None
        """What stores its events, until they are stored."""
        self.closes: list[Visitor] = []
        """Connections to be closed once their letters are gone."""

    def mail(self) -> dict[Visitor, list[bytes]]:
        """Return each visitor's letters, in their order."""
        mail: dict[Visitor, list[bytes]] = {}
        for visitor, letter in self.letters:
            mail.setdefault(visitor, []).append(letter)
        return mail

    def tell(self, visitor: Visitor, message: Outgoing) -> bytes:
        """Say something to one visitor; return it as it travels."""
        letter = client.write(message)
        self.letters.append((visitor, letter))
        return letter
