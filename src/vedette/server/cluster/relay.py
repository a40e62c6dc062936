"""Several servers on one store: each table belongs to one server; connections elsewhere are forwarded to it.

A server that is asked for a table tries to lock it. The one that succeeds owns the table until its last connection
closes. The others forward every message of their clients to the owner, and every answer back. When an owner dies,
PostgreSQL releases its locks: the other servers close the connections they forwarded, the clients join again, and one
of those servers loads the table from the store.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

from vedette.server.cluster.bus import Bus
from vedette.server.cluster.envelope import Envelope
from vedette.server.table_runner import RESTART
from vedette.server.websocket.handler import LATER, NORMAL, ConnectionHandler

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.server.app_state import ServerState, Socket

log: Final = logging.getLogger("vedette.server")

LOOK: Final = 2.0
"""Seconds between two checks for dead servers, and before a reconnect."""
PATIENCE: Final = 0.5
"""Seconds before an unacknowledged first envelope is sent again."""
ATTEMPTS: Final = 20
TEXTS: Final = 64
"""The most messages that wait for the end of a turn of the event loop: only then does the bus count them."""


class RemoteSocket:
    """A connection that another server accepted, with the interface of a local one."""

    def __init__(self, relay: Relay, first: Envelope) -> None:
        """Stand for the connection that this first envelope announces; answers go to the envelope's sender."""
        self.relay = relay
        self.first = first
        self.hear: Callable[[str | bytes], None] = lambda _: None
        self.gone: Callable[[], None] = lambda: None

    def listen(self, hear: Callable[[str | bytes], None], gone: Callable[[], None]) -> None:
        """Call ``hear`` with each message, and ``gone`` once the connection is closed."""
        self.hear = hear
        self.gone = gone

    def post(self, messages: list[bytes]) -> bool:
        """Send messages; return False where too many wait for other servers already.

        How much one client has not read is limited by the server that accepted its connection.
        """
        if self.relay.bus.full:
            return False
        for encoded in messages:
            self.relay.answer(self.first, encoded.decode())
        return True

    async def close(self, code: int) -> None:
        """Tell the server that accepted the connection to close it with this code, after the messages that wait."""
        self.relay.dispatch()
        self.relay.tell(self.first.sender, Envelope(self.relay.bus.me, self.first.who, self.first.table, end=code))


class Relay:
    """One server of a cluster: it owns some tables and forwards connections to others."""

    def __init__(self, state: ServerState) -> None:
        """Start without a connection to the other servers: ``open`` makes it."""
        self.state = state
        self.owned: set[str] = set()
        """The tables that this server owns."""
        self._remote: dict[tuple[str, int], tuple[RemoteSocket, asyncio.Task[None]]] = {}
        self._local: dict[int, tuple[str, asyncio.Queue[Envelope]]] = {}
        self._answers: dict[tuple[str, str], list[tuple[str, list[int]]]] = {}
        """Messages to remote connections that wait to be sent, with these, by server and table."""
        self._texts = 0
        """Number of messages to remote connections that wait to be sent."""
        self._numbers = count()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each table that is being taken or released; removed with the last task that needs it."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.bus = Bus(self._heard, self._lost)

    async def open(self) -> None:
        """Connect to the bus and start to watch the other servers."""
        await self.bus.open(self.state.store.engine)
        self.state.tables.closed = self._release
        self._keep(self._watch())

    async def close(self) -> None:
        """Disconnect, which releases the tables of this server."""
        for task in [*self._tasks, *[task for _, task in self._remote.values()]]:
            task.cancel()
        await self.bus.close()

    def _keep(self, work: Any) -> None:  # noqa: ANN401 (a coroutine)
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def tell(self, name: str, what: Envelope) -> None:
        """Send an envelope to a server, or to the owner of a table."""
        self.bus.send(name, what)

    def answer(self, first: Envelope, text: str) -> None:
        """Queue a message to a remote connection; those at one server that get the same share an envelope."""
        if not self._answers:
            asyncio.get_running_loop().call_soon(self.dispatch)
        waiting = self._answers.setdefault((first.sender, first.table), [])
        for other, readers in reversed(waiting):
            if first.who in readers:  # what comes after must not overtake it
                break
            if other == text:
                readers.append(first.who)
                return
        waiting.append((text, [first.who]))
        self._texts += 1
        if self._texts >= TEXTS:
            self.dispatch()

    def dispatch(self) -> None:
        """Send the queued messages to remote connections, in envelopes to the servers that accepted these."""
        answers, self._answers, self._texts = self._answers, {}, 0
        for (server, table), waiting in answers.items():
            for text, (who, *others) in waiting:
                self.tell(server, Envelope(self.bus.me, who, table, text=text, others=others))

    # Ownership of tables

    async def ours(self, table: str) -> bool:
        """Return whether this server owns a table, taking it if it is free."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            if table in self.owned:
                return True
            bus = self.bus
            if not await bus.take(table):
                return False
            try:
                await bus.listen(table)
            except BaseException:
                await bus.give(table)
                raise
            self.owned.add(table)
            return True

    def _release(self, table: str) -> None:
        """Start to give up the ownership of a table that was removed from memory."""
        self._keep(self._unlock(table))

    async def _unlock(self, table: str) -> None:
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            if table not in self.owned or self.state.tables.holds(table):
                return
            self.owned.discard(table)  # a request from now on waits for the lock and takes the table anew
            try:
                await self.state.store.writer.catch_up()  # the next owner writes its summaries
            finally:
                await self.bus.give(table)

    def _lost(self) -> None:
        """Drop all tables and forwarded connections after the bus broke; clients join again at any server."""
        log.error("the bus to the other servers broke")
        self.owned.clear()
        self.state.tables.abandon(RESTART)
        self._keep(self._catch_up())
        for _, outbox in self._local.values():
            outbox.put_nowait(Envelope("", 0, "", end=RESTART))
        for _, task in self._remote.values():
            task.cancel()
        self._remote.clear()
        self._keep(self._reconnect())

    async def _catch_up(self) -> None:
        with suppress(Exception):  # the store may be down too; summaries are written with the next commit
            await self.state.store.writer.catch_up()

    async def _reconnect(self) -> None:
        with suppress(Exception):  # whatever failed, the connection is back in the pool
            await self.bus.close()
        while True:
            bus = Bus(self._heard, self._lost)
            try:
                await bus.open(self.state.store.engine)
            except Exception:  # noqa: BLE001 (retried whatever it was)
                with suppress(Exception):
                    await bus.close()
                await asyncio.sleep(LOOK)
            else:
                self.bus = bus
                log.info("the bus to the other servers is connected again")
                return

    # Connections accepted here, tables elsewhere

    async def run(self, local: Socket, table: str, guest: str, address: str) -> None:
        """Forward a connection to the owner of its table until either side closes it."""
        who, outbox = next(self._numbers), asyncio.Queue[Envelope]()
        self._local[who] = (table, outbox)
        try:
            first = Envelope(self.bus.me, who, table, guest=guest, address=address)
            if not await self._announce(first, outbox):
                await local.close(LATER)
                return
            gone = Envelope("", who, table, end=0)
            local.listen(lambda text: self._pass_on(text, table, who, outbox), lambda: outbox.put_nowait(gone))
            await local.close(await self._deliver(local, outbox))
        finally:
            del self._local[who]
            self.tell(table, Envelope(self.bus.me, who, table, end=0))

    async def _announce(self, first: Envelope, outbox: asyncio.Queue[Envelope]) -> bool:
        for _ in range(ATTEMPTS):
            self.tell(first.table, first)
            with suppress(TimeoutError):
                return (await asyncio.wait_for(outbox.get(), PATIENCE)).heard
        return False

    def _pass_on(self, text: str | bytes, table: str, who: int, outbox: asyncio.Queue[Envelope]) -> None:
        """Send a client's message to the owner; while the queue is full, close the connection instead: it may retry."""
        if self.bus.full:
            outbox.put_nowait(Envelope("", who, table, end=LATER))
            return
        said = text if isinstance(text, str) else text.decode(errors="replace")
        self.tell(table, Envelope(self.bus.me, who, table, text=said))

    async def _deliver(self, local: Socket, outbox: asyncio.Queue[Envelope]) -> int:
        """Post messages of the owner to a connection until it is to be closed; return the code for that."""
        while (got := await outbox.get()).end is None:
            if got.text is not None and not local.post([got.text.encode()]):
                return LATER
        return got.end or NORMAL

    # Connections accepted elsewhere, tables here

    def _heard(self, what: Envelope) -> None:
        if what.table in self.owned:
            self._serve(what)
            return
        for who in (what.who, *what.others):
            if (local := self._local.get(who)) is not None and what.table == local[0]:
                local[1].put_nowait(what)

    def _serve(self, what: Envelope) -> None:
        place = (what.sender, what.who)
        if what.guest:
            if place not in self._remote:
                remote = RemoteSocket(self, what)
                handler = ConnectionHandler(remote, self.state, what.guest, what.address)
                task = asyncio.create_task(self._serve_remote(remote, handler, what.table))
                task.add_done_callback(lambda _: self._remote.pop(place, None))
                self._remote[place] = (remote, task)
                self.tell(what.sender, Envelope(self.bus.me, what.who, what.table, heard=True))
        elif (known := self._remote.get(place)) is not None:
            if what.text is not None:
                known[0].hear(what.text)
            else:
                known[0].gone()

    async def _serve_remote(self, remote: RemoteSocket, handler: ConnectionHandler, table: str) -> None:
        """Run a forwarded connection, unless the table was released meanwhile."""
        if await self.ours(table):
            await handler.run(table)
        else:
            await remote.close(RESTART)

    # Watching the other servers

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            names = {table for table, _ in self._local.values()} | {sender for sender, _ in self._remote}
            if not names:
                continue
            with suppress(Exception):  # a broken bus is reconnected elsewhere
                self._drop(await self.bus.free(sorted(names)))

    def _drop(self, gone: set[str]) -> None:
        """End the connections that were forwarded to, or came from, servers that are gone."""
        for table, outbox in self._local.values():
            if table in gone:
                outbox.put_nowait(Envelope("", 0, table, end=RESTART))
        for (sender, _), (remote, _) in self._remote.items():
            if sender in gone:
                self.bus.forget(sender)
                remote.gone()
