"""The connections of a server: how many an address may have, and what it may send, before anything of it is read."""

from __future__ import annotations

import resource
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from vedette.table.limit import Bucket, Budget, Limits, household

if TYPE_CHECKING:
    from asyncio import BaseTransport

OPEN: Final = 600
"""Connections of one address at a time, sockets included."""
COMING: Final = (600.0, 60.0)
"""New connections of one address: so many at once, so many a second."""
REQUESTS: Final = (1000.0, 150.0)
"""Requests of one address that are read, with each kilobyte of them: so many at once, so many a second."""
BOUNDLESS: Final = (1e9, 1e9)
TALK: Final = (200.0, 50.0)
"""Frames of one socket: so many at once, so many a second; each kilobyte counts as one more."""
TALKS: Final = (600.0, 200.0)
"""Frames of all sockets of one address.

Meant for people who share an address, each saying one or two things a second, so that a hundred have room; a bot over
a socket is held to ``TALK``, and four of them at full speed to this. A flood of valid messages costs the loop what they
cost, so that a burst is what others wait behind. What is too much is read later, never lost. A bench whose players go
faster (``bench/moves.py``, ``bench/table.py``) lifts the limits of its own server.
"""
SPARE: Final = 200
"""Files that the server keeps for itself: its store, its workers, the page."""
FILES: Final = 65_536
"""Files that the server asks the system for."""


def raise_files() -> None:
    """Have the system allow as many open files as it lets us have: each connection is one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Connections:
    """Every open connection, and the budgets of the addresses at their other ends."""

    def __init__(self, *, behind_proxy: bool = False) -> None:
        """Count nothing yet. Behind a proxy all come from its address: then it is the proxy that counts them."""
        self.behind_proxy = behind_proxy
        self.refused = 0
        """Connections that were not taken."""
        self._of: dict[BaseTransport, str] = {}
        self._open: dict[str, int] = {}
        self._coming = Limits(*COMING)
        self._requests = Limits(*REQUESTS)
        self._talks = Limits(*TALKS)
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        self._most = FILES if soft == resource.RLIM_INFINITY else max(soft - SPARE, 1)

    def __len__(self) -> int:
        """Return how many are open."""
        return len(self._of)

    def enter(self, transport: BaseTransport) -> bool:
        """Count a new connection in; return whether there is room for it."""
        address, now = self._address(transport), time.monotonic()
        room = len(self._of) < self._most
        if address:
            room = room and self._open.get(address, 0) < OPEN and self._coming.take(address, now)
        if not room:
            self.refused += 1
            return False
        self._of[transport] = address
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def leave(self, transport: BaseTransport) -> None:
        """Count a connection out, if it was counted in."""
        if (address := self._of.pop(transport, None)) is None:
            return
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def requests(self, transport: BaseTransport) -> Budget:
        """Return what may be read of a connection before it is a socket: what its address shares."""
        now, address = time.monotonic(), self._address(transport)
        return Budget(self._requests.bucket(address, now) if address else Bucket(*BOUNDLESS, now))

    @staticmethod
    def frames() -> Budget:
        """Return what a new socket may say; whose it is will be known once it is let in."""
        return Budget(Bucket(*TALK, time.monotonic()))

    def talks(self, address: str) -> Bucket:
        """Return what all sockets of an address may say together."""
        return self._talks.bucket(household(address), time.monotonic())

    def _address(self, transport: BaseTransport) -> str:
        """Return the household at the other end; nothing where that is the proxy."""
        if self.behind_proxy:
            return ""
        peer = transport.get_extra_info("peername")
        return household(str(peer[0])) if isinstance(peer, tuple) else ""
