"""Limits on connections: how many an address may open and how much it may send, checked before anything is parsed."""

from __future__ import annotations

import resource
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from vedette.server.rate_limit import Bucket, Buckets, ConnectionBudget, household

if TYPE_CHECKING:
    from asyncio import BaseTransport

OPEN: Final = 600
"""The most open connections of one client address, web sockets included."""
COMING: Final = (600.0, 60.0)
"""New connections that one client address may open: burst, and refill a second."""
REQUESTS: Final = (1000.0, 150.0)
"""HTTP requests that one client address may send, each kilobyte counting as one more: burst, and refill a second."""
BOUNDLESS: Final = (1e9, 1e9)
FRAMES: Final = (32.0, 8.0)
"""Kilobytes of frames of any kind that one web socket may send, each read from the system counting as a sixteenth:
burst, and refill a second. A frame has six bytes at least, which bounds how many there can be.
"""
ALL_FRAMES: Final = (96.0, 32.0)
"""Kilobytes of frames that all web sockets of one client address may send together: burst, and refill a second."""
TALK: Final = (200.0, 50.0)
"""Messages that one web socket may send, each kilobyte counting as one more: burst, and refill a second."""
TALKS: Final = (600.0, 200.0)
"""Messages that all web sockets of one client address may send together: burst, and refill a second.

Sized for about a hundred people behind one address, each sending one or two frames a second; a bot that plays over a
web socket is held to ``TALK``, and four of them at full speed to this. A flood of valid messages costs the event loop
their processing, so the burst bounds what others wait behind. Excess data is read later, never lost. Benchmarks whose
players go faster (``bench/moves.py``, ``bench/table.py``) raise the limits of their own server.
"""
HEAD: Final = 10.0
"""Seconds within which a client must send the complete head of an HTTP request."""
FRAGMENTED: Final = 10.0
"""Seconds within which a web socket that has sent too much in pings or fragments must complete a message."""
SPARE: Final = 200
"""File descriptors reserved for the store, the workers and the page."""
FILES: Final = 65_536
"""File descriptors that the server asks the system for."""


def raise_files() -> None:
    """Raise the limit of open files as far as the system allows: each connection needs one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Connections:
    """Counts open connections, and holds the limits of what each client address may open and send."""

    def __init__(self, *, behind_proxy: bool = False) -> None:
        """Start without connections. With ``behind_proxy`` none is limited by address: every peer is the proxy."""
        self.behind_proxy = behind_proxy
        self.head = HEAD
        """Seconds within which a client must send the complete head of an HTTP request."""
        self.fragmented = FRAGMENTED
        """Seconds within which a web socket that has sent too much in pings or fragments must complete a message."""
        self.refused = 0
        """Number of connections that were refused."""
        self._of: dict[BaseTransport, str] = {}
        self._open: dict[str, int] = {}
        self._coming = Buckets(*COMING)
        self._requests = Buckets(*REQUESTS)
        self._frames = Buckets(*ALL_FRAMES)
        self._talks = Buckets(*TALKS)
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        self._most = FILES if soft == resource.RLIM_INFINITY else max(soft - SPARE, 1)

    def __len__(self) -> int:
        """Return the number of open connections."""
        return len(self._of)

    def enter(self, transport: BaseTransport) -> bool:
        """Count a new connection and return True; return False, without counting it, where it must be refused.

        That is where too many are open at the server or from its address, or its address opens them too fast.
        """
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
        """Stop counting a connection; one that was refused is ignored."""
        if (address := self._of.pop(transport, None)) is None:
            return
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def requests(self, transport: BaseTransport) -> ConnectionBudget:
        """Return the budget for a connection's HTTP requests, shared by all connections of its address."""
        now, address = time.monotonic(), self._address(transport)
        return ConnectionBudget(self._requests.bucket(address, now) if address else Bucket(*BOUNDLESS, now))

    @staticmethod
    def frames() -> ConnectionBudget:
        """Return the budget for a new web socket's frames; that of its address is added once it is known."""
        return ConnectionBudget(Bucket(*FRAMES, time.monotonic()))

    def all_frames(self, address: str) -> Bucket:
        """Return the bucket for frames that all web sockets of an address share."""
        return self._frames.bucket(household(address), time.monotonic())

    def talk(self, address: str) -> ConnectionBudget:
        """Return the budget for the messages of a web socket of this address."""
        now = time.monotonic()
        return ConnectionBudget(Bucket(*TALK, now), self._talks.bucket(household(address), now))

    def _address(self, transport: BaseTransport) -> str:
        """Return the peer's address as it is counted; empty where the peer is the proxy."""
        if self.behind_proxy:
            return ""
        peer = transport.get_extra_info("peername")
        return household(str(peer[0])) if isinstance(peer, tuple) else ""
