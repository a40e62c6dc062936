"""A visitor: one connection at one table, who it is and what it has been told."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from vedette.core.game import SPECTATOR
from vedette.session.log import NOTHING

if TYPE_CHECKING:
    from vedette.protocol.server import Language

REMEMBERED: Final = 64
"""Answers kept for each seat and each guest without one, so that a repeated message gets its first one."""


class Visitor:
    """One connection. A guest may have several, and they may sit at one seat."""

    def __init__(self, guest: str, address: str = "") -> None:
        """Come in as this guest, from this address; ``join`` says the rest."""
        self.guest = guest
        self.address = address
        self.seat = SPECTATOR
        self.language: Language = "en"
        self.joined = False
        self.waiting = False
        """Was asked whether to take the seat over from another tab."""
        self.tab: str | None = None
        """What the browser's tab calls itself."""
        self.invited: int | None = None
        """The seat that an invitation offers."""
        self.late = False
        """Somebody else followed that invitation first."""
        self.chance = False
        """Wants the win chance."""
        self.watch = False
        """Wants to know whether the deal can still be won."""
        self.decks: dict[str, str] = {}
        """The guest's own decks, name and text, once a message asked for one of them."""
        self.told = NOTHING
        """How much of the log it has."""

    @property
    def who(self) -> int | str:
        """Whose answers it gets: the seat's, from whatever device; or the guest's, who only watches."""
        return self.seat if self.seat >= 0 else self.guest


class Answers:
    """What the latest messages of each seat, and of each guest without one, were answered, by the client's ids."""

    def __init__(self) -> None:
        """Remember nothing yet."""
        self._of: dict[int | str, OrderedDict[str, bytes]] = {}

    def find(self, who: int | str, message: str) -> bytes | None:
        """Return the first answer to a message, if it is remembered."""
        answers = self._of.get(who)
        return answers.get(message) if answers else None

    def keep(self, who: int | str, message: str, answer: bytes) -> None:
        """Remember an answer; the oldest is forgotten."""
        answers = self._of.get(who)
        if answers is None:
            answers = self._of[who] = OrderedDict()
        answers[message] = answer
        while len(answers) > REMEMBERED:
            answers.popitem(last=False)

    def forget(self, guest: str) -> None:
        """Forget somebody who never had a seat and has gone."""
        self._of.pop(guest, None)
