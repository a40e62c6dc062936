"""The bus between servers: one connection to PostgreSQL that holds advisory locks, listens and notifies.

A lock belongs to the connection, so PostgreSQL releases it as soon as the server dies; no time-out is needed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from vedette.server.cluster import envelope

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log: Final = logging.getLogger("vedette.server")

CHANNEL: Final = "vedette_"
WAITING: Final = 4096
"""Pieces of envelopes that may wait to be sent: 28 MB at the most. Beyond it forwarded connections are closed."""
BATCH: Final = 256
"""The most notifications sent by one SQL statement."""
TAKE: Final = "SELECT pg_try_advisory_lock($1)"
GIVE: Final = "SELECT pg_advisory_unlock($1)"
SEND: Final = "SELECT pg_notify(c, p) FROM unnest($1::text[], $2::text[]) AS sent(c, p)"
FREE: Final = """
SELECT k FROM unnest($1::bigint[]) AS wanted(k) WHERE NOT EXISTS (
  SELECT 1 FROM pg_locks l WHERE l.locktype = 'advisory' AND l.objsubid = 1 AND l.granted
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND ((l.classid::bigint << 32) | l.objid::bigint) = k)
"""


def key(name: str) -> int:
    """Return the number of the advisory lock of PostgreSQL for a name."""
    return int.from_bytes(sha256(name.encode()).digest()[:8], "big", signed=True)


class Unreachable(Exception):
    """Raised while the bus is down: the other servers cannot be reached."""


class Bus:
    """One server's connection to the bus.

    ``heard`` is called with each envelope, ``lost`` once when the connection breaks.
    """

    def __init__(self, heard: Callable[[envelope.Envelope], None], lost: Callable[[], None]) -> None:
        """Make a bus without connecting it: ``open`` does that."""
        self.me = secrets.token_hex(6)
        self._heard = heard
        self._lost = lost
        self._assembler = envelope.Assembler()
        self._lock = asyncio.Lock()
        self._out: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self._numbers = count()
        self._closed = False
        self._driver: Any = None
        """The connection of asyncpg, once the bus is open."""
        self._held: AsyncConnection | None = None
        self._sender: asyncio.Task[None] | None = None

    @property
    def _raw(self) -> Any:  # noqa: ANN401 (asyncpg tells no types)
        if self._closed or self._driver is None:
            raise Unreachable("the bus to the other servers is closed")  # noqa: TRY003 (for the log)
        return self._driver

    @property
    def full(self) -> bool:
        """Whether the queue of what is to be sent to other servers is full."""
        return self._out.qsize() >= WAITING

    async def open(self, engine: AsyncEngine) -> None:
        """Connect to PostgreSQL, take this server's own lock, then start to listen and to send."""
        self._held = await engine.connect()
        raw = await self._held.get_raw_connection()
        self._driver = raw.driver_connection
        self._raw.add_termination_listener(self._broken)
        await self.take(self.me)
        await self.listen(self.me)
        self._sender = asyncio.create_task(self._send(), name="bus")

    async def close(self) -> None:
        """Disconnect from PostgreSQL, which releases every lock of this server."""
        self._closed = True
        if self._sender is not None:
            self._sender.cancel()
        held, self._held = self._held, None
        if held is not None:
            await held.invalidate()
            await held.close()

    def _broken(self, _: object = None) -> None:
        """Terminate the connection to PostgreSQL and call ``lost``: other servers may hold the locks by now."""
        if not self._closed:
            self._closed = True
            if self._sender is not None:
                self._sender.cancel()
            self._driver.terminate()
            self._lost()

    async def take(self, name: str) -> bool:
        """Try to take the advisory lock of a name; return whether it was free. Not for one that this server holds."""
        async with self._lock:
            return bool(await self._raw.fetchval(TAKE, key(name)))

    async def give(self, name: str) -> None:
        """Release the advisory lock of a name, and stop listening on its channel."""
        async with self._lock:
            await self._raw.remove_listener(CHANNEL + name, self._receive)
            await self._raw.fetchval(GIVE, key(name))

    async def listen(self, name: str) -> None:
        """Listen for envelopes on the channel of a name."""
        async with self._lock:
            await self._raw.add_listener(CHANNEL + name, self._receive)

    async def free(self, names: list[str]) -> set[str]:
        """Return those of these names for which no server holds the advisory lock."""
        of = {key(name): name for name in names}
        async with self._lock:
            return {of[row[0]] for row in await self._raw.fetch(FREE, list(of))}

    def send(self, name: str, what: envelope.Envelope) -> None:
        """Queue an envelope for the channel of a name; envelopes of one server arrive in order."""
        if self._closed:  # the connections forwarded over it are closed and join again
            return
        for piece in envelope.pieces(what, self._numbers):
            self._out.put_nowait((CHANNEL + name, piece))

    def forget(self, sender: str) -> None:
        """Drop the pieces received so far of an envelope from a server that has died."""
        self._assembler.forget(sender)

    def _receive(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        if (whole := self._assembler.put(str(payload))) is not None:
            self._heard(whole)

    async def _send(self) -> None:
        while True:
            batch = [await self._out.get()]
            while len(batch) < BATCH and not self._out.empty():
                batch.append(self._out.get_nowait())
            try:
                async with self._lock:
                    await self._raw.fetch(SEND, [channel for channel, _ in batch], [piece for _, piece in batch])
            except Exception:
                log.exception("the bus to the other servers does not send")
                self._broken()
