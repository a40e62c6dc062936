"""A connection at a table: its guest, its seat, and how much of the log it has received; and the cache of answers."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from vedette.core.game import SPECTATOR
from vedette.session.log import NOTHING

if TYPE_CHECKING:
    from vedette.protocol.server import Language

NO_TABLE: Final = -1
"""The base of a connection that is to be sent the whole table."""
REMEMBERED: Final = 64
"""Answers cached for each seat, and for each guest without one, so that a repeated message gets the same answer."""


class Connection:
    """One connection. A guest may have several, also at one seat."""

    def __init__(self, guest: str, address: str = "") -> None:
        """Connect a guest from an address; a ``join`` message fills in the rest."""
        self.guest = guest
        self.address = address
        self.seat = SPECTATOR
        self.language: Language = "en"
        self.joined = False
        self.waiting = False
        """Whether it was asked to confirm that it takes the seat over from another tab."""
        self.tab: str | None = None
        """The id that the browser's tab chose."""
        self.invited: int | None = None
        """The seat that an invitation offers."""
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
        """The number of the table that it was sent last (``bases.Base``)."""

    @property
    def who(self) -> int | str:
        """The key of its cached answers: the seat, shared by all its devices, or a spectator's guest."""
        return self.seat if self.seat >= 0 else self.guest


class Answers:
    """A cache of the latest answers, by seat or guest and by the client's message id."""

    def __init__(self) -> None:
        """Start with an empty cache."""
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
        """Remove the answers of a spectator whose last connection has closed."""
        self._of.pop(guest, None)
