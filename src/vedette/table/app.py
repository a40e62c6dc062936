"""The web table: carries messages between browsers and rooms, serves the page, decides nothing."""

from __future__ import annotations

import asyncio
import fcntl
import gc
import logging
import os
import socket
import sys
import webbrowser
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import uvicorn
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import PlainTextResponse
from starlette.routing import Mount, Route, WebSocketRoute

from vedette import __version__
from vedette.core.errors import Unreadable
from vedette.protocol import client
from vedette.session.presence import GONE
from vedette.session.window import SECONDS
from vedette.table import journal, meter
from vedette.table.api import Api, same_origin
from vedette.table.connections import Connections, raise_files
from vedette.table.desk import Desk
from vedette.table.gate import Gate, Hosts, Policies
from vedette.table.hall import KEPT, PACE, is_name
from vedette.table.hosted import POLICY, RESTART
from vedette.table.limit import household
from vedette.table.page import Page
from vedette.table.sockets.line import Unreachable
from vedette.table.sockets.pipe import Here, Pipe, share
from vedette.table.sockets.relay import Relay
from vedette.table.sockets.requests import Requests
from vedette.table.sockets.session import LATER, NOWHERE, Session
from vedette.table.store.store import Store
from vedette.table.work.workshop import Workshop

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable, Iterator

    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.websockets import WebSocket


log: Final = logging.getLogger("vedette.table")

STATIC: Final = Path(__file__).parent / "static"
DATABASE: Final = "vedette.db"
LARGEST_FRAME: Final = 4 * client.LARGEST
"""Bytes of a frame beyond which the socket is closed; below it, a message that is too big is refused in words."""
BACKLOG: Final = 2048
"""Connections that may wait to be taken."""
SWITCH: Final = 0.0005
"""Seconds that the thread which writes to the disk waits at most for the interpreter."""
COLLECT: Final = (100_000, 20, 50)
"""How many new objects, and how many collections of them, come before a collection."""
PROXY: Final = "127.0.0.1,::1"
"""Where a proxy runs that is believed, unless the environment says where else."""
UNACKNOWLEDGED: Final = 60_000
"""Milliseconds that what we send may lie unread at the other end before the system gives a connection up."""
UNREAD: Final = 64 * 1024
"""Bytes that the system keeps of a connection which is not read."""
BEAT: Final = (20.0, 10.0)
"""Seconds between two pings of a socket, and those that its answer may take."""
GRACE: Final = 5
"""Seconds that open sockets get to finish at the end."""


class Table:
    """The application: HTTP, sockets and the page, around one desk."""

    def __init__(  # noqa: PLR0913, PLR0917 (each is an option of the command)
        self,
        url: str | URL,
        workshop: Callable[[], Workshop] | None = None,
        static: Path = STATIC,
        patience: float = GONE,
        pace: float = PACE,
        keep_days: float = KEPT,
        hosts: Hosts | None = None,
        *,
        behind_proxy: bool = False,
        span: float = SECONDS,
    ) -> None:
        """Serve tables of the database at this URL; ``app`` opens it when it starts.

        At its tables, who is away for so many seconds of ``patience`` counts as gone; ``pace`` is the beat of bots.
        A window for an answer stays open for ``span``.
        ``hosts`` are those that it answers to. ``behind_proxy``, a proxy says whose a request is.
        """
        self.span = span
        self.url = url
        self.connections = Connections(behind_proxy=behind_proxy)
        self.pace = pace
        self.keep_days = keep_days
        self.patience = patience
        self.workshop = workshop or Workshop
        self.api = Api()
        routes = [
            Route("/healthz", self._health),
            Route("/metrics", self._metrics),
            *self.api.routes(),
            WebSocketRoute("/api/tables/{table}/socket", self._socket),
            Mount("/", Page(static, self.api)),
        ]
        gate = Middleware(Gate, hosts=hosts or Hosts(), desk=lambda: self.api.desk)
        self.app = Starlette(routes=routes, lifespan=self._life, middleware=[Middleware(Policies), gate])

    @asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[None]:
        desk = await Desk.open(self.url, self.workshop(), keep_days=self.keep_days, join=Relay)
        desk.hall.patience = self.patience
        desk.hall.pace = self.pace
        desk.hall.span = self.span
        settle_memory()
        sys.setswitchinterval(SWITCH)
        self.api.desk = desk
        try:
            yield
        finally:
            await desk.close()

    async def _health(self, _: Request) -> Response:
        """Say that we are up, and that the store answers and can be written."""
        if (wrong := await self.api.desk.store.health()) is not None:
            return PlainTextResponse(f"{wrong}\n", 503, {"cache-control": "no-store"})
        return PlainTextResponse(f"ok {__version__}\n", headers={"cache-control": "no-store"})

    async def _metrics(self, _: Request) -> Response:
        """Tell Prometheus how we are."""
        desk = self.api.desk
        text = desk.meter.text(sum(desk.sockets.values()), len(desk.hall.hosted), desk.store.writer, desk.workshop)
        return PlainTextResponse(text, headers={"cache-control": "no-store"}, media_type=meter.TYPE)

    async def _socket(self, socket: WebSocket) -> None:
        """Seat somebody at a table; a page of another origin gets no socket."""
        desk = self.api.desk
        address = socket.client.host if socket.client else ""
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(POLICY)
            return
        await socket.accept()
        table = socket.path_params["table"]
        if not is_name(table):
            await socket.close(NOWHERE)
            return
        guest = desk.signer.known(socket.cookies) or desk.signer.newcomer()
        if not desk.sit(address):
            desk.hall.knock(table, guest)
            await socket.close(LATER)
            return
        try:
            share(socket, self.connections.talks(address))
            if desk.relay is None or await desk.relay.ours(table):
                await Session(Here(socket), desk, guest, household(address)).run(table)
            else:
                await desk.relay.run(socket, table, guest, household(address))
        except Unreachable:
            await socket.close(RESTART)
        finally:
            desk.rise(address)


class Server(uvicorn.Server):
    """A server that says where it is once it listens."""

    def __init__(self, config: uvicorn.Config, address: str, *, open_browser: bool) -> None:
        """Open the browser at this address where there is one and it is wanted."""
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then open the browser."""
        await super().startup(sockets)
        if self.open_browser and self.started and has_browser():
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, and say so: behind this the signal that stopped the server ends its process."""
        await super().shutdown(sockets)
        log.info("stopped", extra={"address": self.address})


def has_browser() -> bool:
    """Return whether a person sits here with a screen: a terminal, and a display where the system needs one."""
    screen = sys.platform in {"darwin", "win32"} or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(screen) and sys.stdout.isatty()


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; raises Unreadable where the address cannot be had."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNREAD)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNACKNOWLEDGED)
        listener.bind((host, port))
        listener.listen(BACKLOG)  # who comes before we are ready waits
    except (OSError, OverflowError) as trouble:
        why = getattr(trouble, "strerror", None) or str(trouble)
        raise Unreadable("table-listen", {"host": host, "port": str(port), "why": why}) from trouble
    return listener


def settle_memory() -> None:
    """Let the collector leave alone what stays, and look less often: tables are many small objects that live long.

    None of them leads back to itself, so that one which is let go of is gone without the collector.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def announce(address: str) -> None:
    """Print the address."""
    sys.stdout.write(f"{address}\n")


def run(  # noqa: PLR0913 (each is an option of the command)
    host: str,
    port: int,
    data: Path,
    database: str | None = None,
    *,
    open_browser: bool = True,
    tell: Callable[[str], None] = announce,
    workshop: Callable[[], Workshop] | None = None,
    patience: float = GONE,
    pace: float = PACE,
    keep_days: float = KEPT,
    hosts: Iterable[str] = (),
    behind_proxy: bool = False,
    span: float = SECONDS,
) -> None:
    """Serve until told to stop. The address is told first; port 0 takes any that is free.

    ``database`` is an SQLAlchemy URL with an async driver; without one the store is a file in the folder ``data``.
    It answers to the ``hosts`` that are named, to loopback and to what it is bound to; ``behind_proxy`` it believes
    what a proxy says of who asks. Raises Unreadable where the address, the folder or the database cannot be had.
    """
    raise_files()
    url = database or stored(data)
    with alone(url):
        tried(url)
        with listen(host, port) as listener:
            shown = f"[{host}]" if ":" in host else host
            address = f"http://{shown}:{listener.getsockname()[1]}"
            tell(address)
            sys.stdout.flush()
            names = Hosts(host, hosts)
            table = Table(
                url,
                workshop,
                patience=patience,
                pace=pace,
                keep_days=keep_days,
                hosts=names,
                behind_proxy=behind_proxy,
                span=span,
            )
            journal.keep()
            log.info("serving", extra={"address": address})
            Server(settings(table), address, open_browser=open_browser).run(sockets=[listener])


def tried(url: str | URL) -> None:
    """Open a database, look whether it is whole and close it; raises Unreadable before anybody is told to come."""

    async def once() -> None:
        store = await Store.open(url)
        try:
            await store.check()
        finally:
            await store.close()

    try:
        asyncio.run(once())
    except (SQLAlchemyError, ImportError, OSError) as trouble:
        raise unopened(trouble) from trouble


def unopened(trouble: Exception) -> Unreadable:
    """Return what is said of a database that cannot be opened."""
    return Unreadable("table-database", {"why": str(trouble).strip().partition("\n")[0]})


@contextmanager
def alone(url: str | URL) -> Iterator[None]:
    """Hold a store that is a file as long as this lasts; raises Unreadable where another server holds it.

    Two servers would each keep the same tables in memory. The lock is the system's: it goes with the process.
    """
    try:
        address = make_url(url)
    except SQLAlchemyError as trouble:
        raise unopened(trouble) from trouble
    if address.get_backend_name() != "sqlite" or address.database in {None, "", ":memory:"}:
        yield
        return
    held = f"{os.path.realpath(str(address.database))}.lock"  # whatever links lead to the file
    try:
        lock = os.open(held, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as trouble:
        raise Unreadable("file-unwritten", {"file": held}) from trouble
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as trouble:
            raise Unreadable("table-served", {"file": str(address.database)}) from trouble
        yield
    finally:
        os.close(lock)


def settings(table: Table) -> uvicorn.Config:
    """Return how the application is served."""
    return uvicorn.Config(
        table.app,
        http=partial(Requests, table.connections),  # type: ignore[arg-type]  # a type is called, nothing else
        ws=partial(Pipe, table.connections),  # type: ignore[arg-type]  # as above
        proxy_headers=table.connections.behind_proxy,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", PROXY),
        backlog=BACKLOG,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=BEAT[0],
        ws_ping_timeout=BEAT[1],
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


def stored(data: Path) -> URL:
    """Return the URL of the database in a folder, both made where they are missing; raises Unreadable.

    Nobody else may read the file: it holds the key with which seats are signed.
    """
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        (data / DATABASE).touch(mode=0o600)
    except OSError as trouble:
        raise Unreadable("file-unwritten", {"file": str(data)}) from trouble
    return URL.create("sqlite+aiosqlite", database=str(data / DATABASE))
