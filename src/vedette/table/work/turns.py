"""Turns: a queue that serves its users in turn, so that nobody waits behind all that somebody else asked for."""

from __future__ import annotations

from collections import OrderedDict, deque
from contextlib import suppress
from typing import Final, Generic, TypeVar

from vedette.session.seats import User

Waiting = TypeVar("Waiting")


SERVER: Final = User("", "")
"""The server itself, which no quota holds up."""


class Turns(Generic[Waiting]):
    """Round robin over addresses, then over the guests of each address; each guest's own in the order they came."""

    def __init__(self) -> None:
        """Begin empty."""
        self._of: OrderedDict[str, OrderedDict[str, deque[Waiting]]] = OrderedDict()

    def put(self, what: Waiting, user: User) -> None:
        """Queue something for a user."""
        guests = self._of.setdefault(user.address, OrderedDict())
        guests.setdefault(user.guest, deque()).append(what)

    def take(self) -> Waiting | None:
        """Return what is next and remove it; None where nothing waits."""
        if not self._of:
            return None
        address, guests = next(iter(self._of.items()))
        guest, own = next(iter(guests.items()))
        what = own.popleft()
        guests.move_to_end(guest)
        self._of.move_to_end(address)
        self._trim(User(guest, address))
        return what

    def drop(self, what: Waiting, user: User) -> None:
        """Remove what a user no longer waits for, if it is still here."""
        with suppress(KeyError, ValueError):
            self._of[user.address][user.guest].remove(what)
            self._trim(user)

    def _trim(self, user: User) -> None:
        """Forget a guest, and an address, that nothing waits for."""
        guests = self._of[user.address]
        if not guests[user.guest]:
            del guests[user.guest]
        if not guests:
            del self._of[user.address]
