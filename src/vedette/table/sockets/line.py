"""The line between servers: one connection to PostgreSQL that holds locks, listens, and passes parcels on.

A lock belongs to a connection, so it is let go of the moment its server dies, and nobody has to time anything.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from vedette.table.sockets import parcel

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log: Final = logging.getLogger("vedette.table")

CHANNEL: Final = "vedette_"
WAITING: Final = 4096
"""Pieces that may wait to be sent before nothing more is taken from sockets here: 28 MB at the most."""
BATCH: Final = 256
"""Notifications in one statement."""
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
    """Return the number under which PostgreSQL locks a name."""
    return int.from_bytes(sha256(name.encode()).digest()[:8], "big", signed=True)


class Unreachable(Exception):  # noqa: N818 (it is a state of affairs, and passes)
    """The line to the other servers is down."""


class Line:
    """One server's line. ``heard`` is called with each parcel, ``lost`` once when the connection breaks."""

    def __init__(self, heard: Callable[[parcel.Parcel], None], lost: Callable[[], None]) -> None:
        """Use ``open``."""
        self.me = secrets.token_hex(6)
        self._heard = heard
        self._lost = lost
        self._desk = parcel.Table()
        self._lock = asyncio.Lock()
        self._out: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self._numbers = count()
        self._closed = False
        self._driver: Any = None
        """The connection of asyncpg, once the line is open."""
        self._held: AsyncConnection | None = None
        self._pump: asyncio.Task[None] | None = None

    @property
    def _raw(self) -> Any:  # noqa: ANN401 (asyncpg tells no types)
        if self._closed or self._driver is None:
            raise Unreachable("the line to the other servers is closed")  # noqa: TRY003 (for the log)
        return self._driver

    @property
    def full(self) -> bool:
        """Whether as much waits to be sent as may."""
        return self._out.qsize() >= WAITING

    async def open(self, engine: AsyncEngine) -> None:
        """Connect, take this server's own lock, begin to listen and to send."""
        self._held = await engine.connect()
        raw = await self._held.get_raw_connection()
        self._driver = raw.driver_connection
        self._raw.add_termination_listener(self._broken)
        await self.take(self.me)
        await self.listen(self.me)
        self._pump = asyncio.create_task(self._send(), name="line")

    async def close(self) -> None:
        """Hang up: every lock is free for others."""
        self._closed = True
        if self._pump is not None:
            self._pump.cancel()
        held, self._held = self._held, None
        if held is not None:
            await held.invalidate()
            await held.close()

    def _broken(self, _: object = None) -> None:
        """Hang up and say so: nothing is done any more on a line of which others believe that it is gone."""
        if not self._closed:
            self._closed = True
            if self._pump is not None:
                self._pump.cancel()
            self._driver.terminate()
            self._lost()

    async def take(self, name: str) -> bool:
        """Take a lock if nobody has it; return whether it is ours now. Do not ask for one that is."""
        async with self._lock:
            return bool(await self._raw.fetchval(TAKE, key(name)))

    async def give(self, name: str) -> None:
        """Let a lock go, and listen no longer for what is sent there."""
        async with self._lock:
            await self._raw.remove_listener(CHANNEL + name, self._take_in)
            await self._raw.fetchval(GIVE, key(name))

    async def listen(self, name: str) -> None:
        """Hear what is sent to a name."""
        async with self._lock:
            await self._raw.add_listener(CHANNEL + name, self._take_in)

    async def free(self, names: list[str]) -> set[str]:
        """Return those whose locks nobody has any more."""
        of = {key(name): name for name in names}
        async with self._lock:
            return {of[row[0]] for row in await self._raw.fetch(FREE, list(of))}

    def send(self, name: str, what: parcel.Parcel) -> None:
        """Send a parcel to whoever listens there; parcels of one server arrive in their order."""
        if self._closed:  # whoever was passed on is sent away to join again
            return
        for piece in parcel.pieces(what, self._numbers):
            self._out.put_nowait((CHANNEL + name, piece))

    def forget(self, sender: str) -> None:
        """Let go of what a dead server began to send."""
        self._desk.forget(sender)

    def _take_in(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        if (whole := self._desk.put(str(payload))) is not None:
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
                log.exception("the line to the other servers does not send")
                self._broken()
