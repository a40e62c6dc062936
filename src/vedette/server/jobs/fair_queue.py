"""A fair queue: users are served in turn, so that one user's backlog does not delay the others."""

from __future__ import annotations

from collections import OrderedDict, deque
from contextlib import suppress
from typing import Final, Generic, TypeVar

from vedette.session.info import User

Waiting = TypeVar("Waiting")


SERVER: Final = User("", "")
"""The server itself, which no quota limits."""


class FairQueue(Generic[Waiting]):
    """A queue that serves client addresses in turn, then the guests of each; first in, first out for each guest."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, OrderedDict[str, deque[Waiting]]] = OrderedDict()

    def put(self, what: Waiting, user: User) -> None:
        """Queue an item for a user."""
        guests = self._of.setdefault(user.address, OrderedDict())
        guests.setdefault(user.guest, deque()).append(what)

    def take(self) -> Waiting | None:
        """Remove and return the next item; None where the queue is empty."""
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
        """Remove an item of a user, if it is still queued."""
        with suppress(KeyError, ValueError):
            self._of[user.address][user.guest].remove(what)
            self._trim(user)

    def _trim(self, user: User) -> None:
        """Forget a guest, and an address, without queued items."""
        guests = self._of[user.address]
        if not guests[user.guest]:
            del guests[user.guest]
        if not guests:
            del self._of[user.address]
