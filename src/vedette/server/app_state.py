"""The server's state: store, worker pool, tables and lobby, opened in order and closed in reverse."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final, Protocol

from vedette.server.auth import Signer
from vedette.server.jobs.pool import WorkerPool
from vedette.server.lobby.daily import DailyDeals
from vedette.server.lobby.decks import DeckService
from vedette.server.lobby.lab import Lab
from vedette.server.lobby.lobby import Lobby, today
from vedette.server.lobby.opening import Opener
from vedette.server.lobby.profiles import Profiles
from vedette.server.lobby.puzzles import PuzzleService
from vedette.server.lobby.sets import SetService
from vedette.server.push.notifier import Notifier
from vedette.server.rate_limit import Buckets, household
from vedette.server.store.packer import Packer
from vedette.server.store.store import Store
from vedette.server.tables import KEEP_DAYS, LiveTables
from vedette.session.effects import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sqlalchemy import URL

    from vedette.server.push.notifier import PushSender

log: Final = logging.getLogger("vedette.server")

BURST: Final = 300.0
RATE: Final = 50.0
"""Requests that one client address may send: ``BURST`` at once, and ``RATE`` more each second."""
HEAVY: Final = 10.0
"""How many requests one that creates something counts as, in the rate limit of its client address."""
FOLLOW: Final = 2.0
"""Seconds between two reads, from a shared store, of which guests signed out at another server."""
SOCKETS: Final = 500
"""The most web sockets that one client address may have open at a time."""


class Socket(Protocol):
    """Interface of a client's web socket, whether this server accepted it or another one that forwards it."""

    def listen(self, hear: Callable[[str | bytes], None], gone: Callable[[], None]) -> None:
        """Call ``hear`` with each message from now on, and ``gone`` once when the connection is closed."""

    def post(self, messages: list[bytes]) -> bool:
        """Queue messages for the client; return False, and queue none, where it has too many unread already."""

    async def close(self, code: int) -> None:
        """Close the web socket with this code, after the messages that are queued."""


class Servers(Protocol):
    """Interface to the other servers of a cluster, which share this server's store."""

    async def open(self) -> None:
        """Join the cluster of the servers that share a store."""

    async def close(self) -> None:
        """Leave the cluster of the servers that share a store."""

    async def ours(self, table: str) -> bool:
        """Return whether this server owns a table; raises Unreachable while the cluster cannot be reached."""

    async def run(self, local: Socket, table: str, guest: str, address: str) -> None:
        """Forward a web socket's messages to the server that owns its table, and the answers back, until it ends."""


class ServerState:
    """A running server's store, worker pool and tables."""

    def __init__(self, store: Store, pool: WorkerPool, signer: Signer, clock: Callable[[], float]) -> None:
        """Make the services of a server from a store and a worker pool; ``ServerState.open`` opens these first."""
        self.store = store
        self.pool = pool
        self.signer = signer
        self.tables = LiveTables(store, pool, clock)
        self.meter = self.tables.meter
        self.days = DailyDeals(pool, store, lambda: today(self.tables.clock()))
        self.opener = Opener(pool, self.days)
        self.lobby = Lobby(self.tables, self.opener)
        self.tables.own = self.lobby.own
        self.tables.admit = lambda address: self.admit(address, heavy=True)
        self.decks = DeckService(self.lobby)
        self.sets = SetService(self.lobby)
        self.lab = Lab(self.lobby)
        self.profiles = Profiles(store, signer)
        self.puzzles = PuzzleService(store, clock)
        self.limits = Buckets(BURST, RATE)
        self.sockets: dict[str, int] = {}
        self.relay: Servers | None = None
        """The link to the other servers of the cluster; None where the store is not shared."""
        self.push: Notifier | None = None
        """Sends push messages to absent guests whose turn it is; None where the server sends none."""
        self.background: list[asyncio.Task[None]] = []
        """Tasks that run beside requests until the server closes: daily deals, expiry, packing and others."""

    @classmethod
    async def open(
        cls,
        url: str | URL,
        pool: WorkerPool | None = None,
        clock: Callable[[], float] = time.time,
        keep_days: float = KEEP_DAYS,
        *,
        join: Callable[[ServerState], Servers] | None = None,
        push: Callable[[Store], Awaitable[PushSender | None]] | None = None,
    ) -> ServerState:
        """Open the store, start the workers and the background tasks, and return the server's state.

        Unfinished tables that nobody plays are erased after ``keep_days`` days, never for 0. ``join`` makes the link
        to the other servers of a shared store, ``push`` the sender of push messages.
        """
        store = await Store.open(url)
        made = WorkerPool() if pool is None else pool
        made.open()
        state = cls(store, made, Signer(await store.secret()), clock)
        state.signer.generations = await store.generations()
        if store.shared and join is not None:
            state.relay = join(state)
            await state.relay.open()
            state.tables.alone = False
            state.background.append(asyncio.create_task(state.follow()))
        if push is not None and (sender := await push(store)) is not None:
            state.push = Notifier(state.tables, sender)
        work = state.lobby.cards.warm(), state.days.run(), state.tables.expire(keep_days), Packer(store, clock).run()
        state.background += [asyncio.create_task(one) for one in work]
        return state

    async def close(self) -> None:
        """Stop the tables and the workers, then close the store once its queue is written.

        Background tasks have ended by then: one that was cancelled in a query still closes its connection, and
        aiosqlite waits for ever where that is cancelled once more, as it would be at the end of the loop.
        """
        for task in self.background:
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        if self.push is not None:
            await self.push.close()
        await self.tables.close()
        if self.relay is not None:
            await self.relay.close()
        await self.pool.close()
        await self.store.close()

    async def sign_out(self, guest: str) -> None:
        """Make all cookies of a guest void and close their web sockets; clients may come again with a new cookie."""
        generation = self.signer.generations.get(guest, 0) + 1
        await self.store.sign_out(guest, generation)
        self._signed_out(guest, generation)

    def _signed_out(self, guest: str, generation: int) -> None:
        if generation > self.signer.generations.get(guest, 0):
            self.signer.generations[guest] = generation
            self.tables.disconnect(guest)

    async def follow(self) -> None:
        """Read again and again from a shared store which guests signed out at another server, and disconnect them."""
        while True:
            await asyncio.sleep(FOLLOW)
            try:
                for guest, generation in (await self.store.generations()).items():
                    self._signed_out(guest, generation)
            except Exception:
                log.exception("what guests have signed out elsewhere could not be read")

    def admit(self, address: str, *, heavy: bool) -> None:
        """Raise a Refusal for a client address that sends too many requests; a ``heavy`` one counts as several."""
        if not self.admits(address, HEAVY if heavy else 1.0):
            raise Refusal("hurried")

    def admits(self, address: str, weight: float) -> bool:
        """Count a request of this weight for a client address; return whether its rate limit allows it now."""
        return self.limits.take(household(address), time.monotonic(), weight)

    def count_in(self, address: str) -> bool:
        """Count a new web socket of a client address; return False, not counting it, where it has too many open."""
        address = household(address)
        if self.sockets.get(address, 0) >= SOCKETS:
            return False
        self.meter.connection()
        self.sockets[address] = self.sockets.get(address, 0) + 1
        return True

    def count_out(self, address: str) -> None:
        """Stop counting a web socket of a client address: it has closed."""
        address = household(address)
        left = self.sockets[address] - 1
        if left:
            self.sockets[address] = left
        else:
            del self.sockets[address]
