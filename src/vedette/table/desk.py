"""The desk: everything a running server holds, opened in order and closed in the other."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final, Protocol

from vedette.session.effects import Refusal
from vedette.table.guest import Signer
from vedette.table.hall import KEPT, Hall
from vedette.table.limit import Limits, household
from vedette.table.lobby.days import Days
from vedette.table.lobby.decks import Decks
from vedette.table.lobby.lobby import Lobby, today
from vedette.table.lobby.opening import Opener
from vedette.table.lobby.profiles import Profiles
from vedette.table.lobby.sets import Sets
from vedette.table.store.store import Store
from vedette.table.work.workshop import Workshop

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import URL
    from starlette.websockets import WebSocket

BURST: Final = 300.0
RATE: Final = 50.0
"""Requests of one address: so many at once, so many a second."""
HEAVY: Final = 10.0
"""What a request weighs that makes something."""
SOCKETS: Final = 500
"""Sockets of one address at a time."""


class Servers(Protocol):
    """The other servers of a store that several share."""

    async def open(self) -> None:
        """Join them."""

    async def close(self) -> None:
        """Leave them."""

    async def ours(self, table: str) -> bool:
        """Return whether this server keeps a table; raises Unreachable where the others cannot be asked."""

    async def run(self, socket: WebSocket, table: str, guest: str, address: str) -> None:
        """Carry a socket's messages to the server that keeps its table, and the answers back."""


class Desk:
    """A running server's store, workshop and tables."""

    def __init__(self, store: Store, workshop: Workshop, signer: Signer, clock: Callable[[], float]) -> None:
        """Use ``Desk.open``."""
        self.store = store
        self.workshop = workshop
        self.signer = signer
        self.hall = Hall(store, workshop, clock)
        self.meter = self.hall.meter
        self.days = Days(workshop, store, lambda: today(self.hall.clock()))
        self.opener = Opener(workshop, self.days)
        self.lobby = Lobby(self.hall, self.opener)
        self.hall.own = self.lobby.own
        self.hall.admit = lambda address: self.admit(address, heavy=True)
        self.decks = Decks(self.lobby)
        self.sets = Sets(self.lobby)
        self.profiles = Profiles(store, signer)
        self.limits = Limits(BURST, RATE)
        self.sockets: dict[str, int] = {}
        self.relay: Servers | None = None
        """The other servers, where the store is one that several can share."""
        self.chores: list[asyncio.Task[None]] = []
        """What is done at the start, and now and then."""

    @classmethod
    async def open(
        cls,
        url: str | URL,
        workshop: Workshop | None = None,
        clock: Callable[[], float] = time.time,
        keep_days: float = KEPT,
        join: Callable[[Desk], Servers] | None = None,
    ) -> Desk:
        """Open the store and start workers; an unfinished table is kept for so many days, 0 for ever.

        ``join`` makes what joins the other servers, where the store can be shared.
        """
        store = await Store.open(url)
        made = Workshop() if workshop is None else workshop
        made.open()
        desk = cls(store, made, Signer(await store.secret()), clock)
        if store.shared and join is not None:
            desk.relay = join(desk)
            await desk.relay.open()
            desk.hall.alone = False
        work = desk.lobby.warm(), desk.days.run(), desk.hall.expire(keep_days)
        desk.chores = [asyncio.create_task(one) for one in work]
        return desk

    async def close(self) -> None:
        """Let the workers go, then the store, after what it has still to write."""
        for chore in self.chores:
            chore.cancel()
        await self.hall.close()
        if self.relay is not None:
            await self.relay.close()
        await self.workshop.close()
        await self.store.close()

    def admit(self, address: str, *, heavy: bool) -> None:
        """Refuse an address that asks for too much in a while."""
        if not self.admits(address, HEAVY if heavy else 1.0):
            raise Refusal("hurried")

    def admits(self, address: str, weight: float) -> bool:
        """Count a request of so much weight; return whether the address may have it now."""
        return self.limits.take(household(address), time.monotonic(), weight)

    def sit(self, address: str) -> bool:
        """Count a socket in; return whether the address may have another."""
        address = household(address)
        if self.sockets.get(address, 0) >= SOCKETS:
            return False
        self.meter.connections += 1
        self.sockets[address] = self.sockets.get(address, 0) + 1
        return True

    def rise(self, address: str) -> None:
        """Count a socket out."""
        address = household(address)
        left = self.sockets[address] - 1
        if left:
            self.sockets[address] = left
        else:
            del self.sockets[address]
