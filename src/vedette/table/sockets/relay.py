"""The relay: several servers, one store; each table is kept by one of them, and sockets elsewhere are passed on to it.

A server that is asked for a table takes its lock; who gets it keeps the table until nobody visits it any more. Who
does not get it passes every frame on to the keeper, as it is, and every letter back. A keeper that dies loses its
locks with its connection: the others close the sockets they passed on, the clients join again, and one of those
servers takes the table from the store.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

from vedette.table.hosted import RESTART
from vedette.table.sockets.line import Line
from vedette.table.sockets.parcel import Parcel
from vedette.table.sockets.pipe import Here
from vedette.table.sockets.session import LATER, NORMAL, Session

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.websockets import WebSocket

    from vedette.table.desk import Desk

log: Final = logging.getLogger("vedette.table")

LOOK: Final = 2.0
"""Seconds between two looks at who is still there."""
PATIENCE: Final = 0.5
"""Seconds after which an unanswered knock is repeated."""
KNOCKS: Final = 20


class Far:
    """A socket that another server holds: looks to a session like any socket."""

    def __init__(self, relay: Relay, come: Parcel) -> None:
        """Answer to where this came from."""
        self.relay = relay
        self.come = come
        self.hear: Callable[[str | bytes], None] = lambda _: None
        self.gone: Callable[[], None] = lambda: None

    def listen(self, hear: Callable[[str | bytes], None], gone: Callable[[], None]) -> None:
        """Hand over each message, and say that nobody is there any more."""
        self.hear = hear
        self.gone = gone

    def post(self, letters: list[bytes]) -> bool:
        """Send letters; the server that holds the socket minds how far behind its reader is."""
        for letter in letters:
            text = letter.decode()
            self.relay.tell(self.come.sender, Parcel(self.relay.line.me, self.come.who, self.come.table, text=text))
        return True

    async def close(self, code: int) -> None:
        """Close the socket."""
        self.relay.tell(self.come.sender, Parcel(self.relay.line.me, self.come.who, self.come.table, end=code))


class Relay:
    """One server among several."""

    def __init__(self, desk: Desk) -> None:
        """Use ``open``."""
        self.desk = desk
        self.kept: set[str] = set()
        """The tables that this server keeps."""
        self._far: dict[tuple[str, int], tuple[Far, asyncio.Task[None]]] = {}
        self._near: dict[int, tuple[str, asyncio.Queue[Parcel]]] = {}
        self._numbers = count()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held by who takes or gives a table, and by those who wait for it; gone with the last of them."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.line = Line(self._heard, self._lost)

    async def open(self) -> None:
        """Join the other servers."""
        await self.line.open(self.desk.store.engine)
        self.desk.hall.closed = self._let_go
        self._keep(self._watch())

    async def close(self) -> None:
        """Leave them: what this server keeps is free."""
        for task in [*self._tasks, *[task for _, task in self._far.values()]]:
            task.cancel()
        await self.line.close()

    def _keep(self, work: Any) -> None:  # noqa: ANN401 (a coroutine)
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def tell(self, name: str, what: Parcel) -> None:
        """Send a parcel to a server, or to a table's keeper."""
        self.line.send(name, what)

    # Which tables are ours.

    async def ours(self, table: str) -> bool:
        """Return whether this server keeps a table, having taken it if nobody did."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            if table in self.kept:
                return True
            line = self.line
            if not await line.take(table):
                return False
            try:
                await line.listen(table)
            except BaseException:
                await line.give(table)
                raise
            self.kept.add(table)
            return True

    def _let_go(self, table: str) -> None:
        """Give up a table that left memory."""
        self._keep(self._give(table))

    async def _give(self, table: str) -> None:
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            if table not in self.kept or self.desk.hall.holds(table):
                return
            self.kept.discard(table)  # who asks for it from now on waits, and takes it anew
            try:
                await self.desk.store.writer.catch_up()  # what lists say of it is another server's to write from now on
            finally:
                await self.line.give(table)

    def _lost(self) -> None:
        """Let everything go: the line broke, and with it every lock. Whoever is here joins again, wherever that is."""
        log.error("the line to the other servers broke")
        self.kept.clear()
        self.desk.hall.abandon(RESTART)
        self._keep(self._catch_up())
        for _, box in self._near.values():
            box.put_nowait(Parcel("", 0, "", end=RESTART))
        for _, task in self._far.values():
            task.cancel()
        self._far.clear()
        self._keep(self._again())

    async def _catch_up(self) -> None:
        with suppress(Exception):  # the store may be away too; lists hear of it with the next write
            await self.desk.store.writer.catch_up()

    async def _again(self) -> None:
        with suppress(Exception):  # whatever is wrong with it, the pool has it back
            await self.line.close()
        while True:
            line = Line(self._heard, self._lost)
            try:
                await line.open(self.desk.store.engine)
            except Exception:  # noqa: BLE001 (whatever it is, it is tried again)
                with suppress(Exception):
                    await line.close()
                await asyncio.sleep(LOOK)
            else:
                self.line = line
                log.info("the line to the other servers stands again")
                return

    # Sockets here, tables elsewhere.

    async def run(self, socket: WebSocket, table: str, guest: str, address: str) -> None:
        """Pass a socket on to the keeper of its table until either side ends."""
        who, box = next(self._numbers), asyncio.Queue[Parcel]()
        self._near[who] = (table, box)
        try:
            knock = Parcel(self.line.me, who, table, guest=guest, address=address)
            if not await self._knock(knock, box):
                await socket.close(LATER)
                return
            near = Here(socket)
            gone = Parcel("", who, table, end=0)
            near.listen(lambda text: self._pass_on(text, table, who, box), lambda: box.put_nowait(gone))
            await near.close(await self._bring(near, box))
        finally:
            del self._near[who]
            self.tell(table, Parcel(self.line.me, who, table, end=0))

    async def _knock(self, knock: Parcel, box: asyncio.Queue[Parcel]) -> bool:
        for _ in range(KNOCKS):
            self.tell(knock.table, knock)
            with suppress(TimeoutError):
                return (await asyncio.wait_for(box.get(), PATIENCE)).heard
        return False

    def _pass_on(self, text: str | bytes, table: str, who: int, box: asyncio.Queue[Parcel]) -> None:
        """Send what a socket says to the keeper; where too much waits already, send the socket away to come later."""
        if self.line.full:
            box.put_nowait(Parcel("", who, table, end=LATER))
            return
        said = text if isinstance(text, str) else text.decode(errors="replace")
        self.tell(table, Parcel(self.line.me, who, table, text=said))

    async def _bring(self, near: Here, box: asyncio.Queue[Parcel]) -> int:
        """Give letters to a socket here until it is to be closed; return the code for it."""
        while (got := await box.get()).end is None:
            if got.text is not None and not near.post([got.text.encode()]):
                return LATER
        return got.end or NORMAL

    # Sockets elsewhere, tables here.

    def _heard(self, what: Parcel) -> None:
        if (near := self._near.get(what.who)) is not None and what.table == near[0] and what.table not in self.kept:
            near[1].put_nowait(what)
        elif what.table in self.kept:
            self._serve(what)

    def _serve(self, what: Parcel) -> None:
        place = (what.sender, what.who)
        if what.guest:
            if place not in self._far:
                far = Far(self, what)
                session = Session(far, self.desk, what.guest, what.address)
                task = asyncio.create_task(self._welcome(far, session, what.table))
                task.add_done_callback(lambda _: self._far.pop(place, None))
                self._far[place] = (far, task)
                self.tell(what.sender, Parcel(self.line.me, what.who, what.table, heard=True))
        elif (known := self._far.get(place)) is not None:
            if what.text is not None:
                known[0].hear(what.text)
            else:
                known[0].gone()

    async def _welcome(self, far: Far, session: Session, table: str) -> None:
        """Seat who comes from elsewhere, unless the table was given up as he came."""
        if await self.ours(table):
            await session.run(table)
        else:
            await far.close(RESTART)

    # Who is still there.

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            names = {table for table, _ in self._near.values()} | {sender for sender, _ in self._far}
            if not names:
                continue
            with suppress(Exception):  # a line that broke is being mended elsewhere
                self._miss(await self.line.free(sorted(names)))

    def _miss(self, gone: set[str]) -> None:
        """End what was passed on to a keeper, or came from a server, that is not there any more."""
        for table, box in self._near.values():
            if table in gone:
                box.put_nowait(Parcel("", 0, table, end=RESTART))
        for (sender, _), (far, _) in self._far.items():
            if sender in gone:
                self.line.forget(sender)
                far.gone()
