"""The web server: carries messages between browsers and tables and serves the page; it knows no rules."""

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
from vedette.server import json_log, metrics
from vedette.server.app_state import ServerState
from vedette.server.cluster.bus import Unreachable
from vedette.server.cluster.relay import Relay
from vedette.server.connections import Connections, raise_files
from vedette.server.guard import SCOPE, Guard, Served
from vedette.server.http.api import Api
from vedette.server.http.gate import Gate, Hosts, Policies, host_name
from vedette.server.http.page import Page
from vedette.server.http.requests import same_origin
from vedette.server.jobs.pool import WorkerPool
from vedette.server.push import extra
from vedette.server.rate_limit import household
from vedette.server.store.store import Store
from vedette.server.table_runner import POLICY, RESTART
from vedette.server.tables import KEEP_DAYS, PACE, is_name
from vedette.server.websocket.handler import LATER, NOWHERE, ConnectionHandler, LocalSocket
from vedette.session.presence import GONE
from vedette.session.window import SECONDS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator

    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.websockets import WebSocket

    from vedette.server.push.notifier import PushSender

log: Final = logging.getLogger("vedette.server")

STATIC: Final = Path(__file__).parent / "static"
DATABASE: Final = "vedette.db"
LARGEST_FRAME: Final = 4 * client.LARGEST
"""Bytes of a frame beyond which the socket is closed; below it, a message that is too big is refused in words."""
BACKLOG: Final = 2048
"""Connections that may wait to be taken."""
SWITCH: Final = 0.0005
"""Longest wait, in seconds, of the database thread for the interpreter."""
COLLECT: Final = (100_000, 20, 50)
"""Thresholds of the garbage collector: new objects, then collections of each generation."""
PROXY: Final = "127.0.0.1,::1"
"""Addresses of proxies that are trusted, unless the environment names others."""
UNACKNOWLEDGED: Final = 60_000
"""Milliseconds that sent data may stay unacknowledged before the system drops the connection."""
UNREAD: Final = 64 * 1024
"""Bytes that the system buffers for a connection that is not read."""
BEAT: Final = (20.0, 10.0)
"""Seconds between two pings of a web socket, and the time allowed for the answer."""
GRACE: Final = 5
"""Seconds that open connections get to finish at shutdown."""


class Application:
    """The ASGI application: HTTP, web sockets and the page, over one server state."""

    def __init__(  # noqa: PLR0913, PLR0917 (each is an option of the command)
        self,
        url: str | URL,
        pool: Callable[[], WorkerPool] | None = None,
        static: Path = STATIC,
        patience: float = GONE,
        pace: float = PACE,
        keep_days: float = KEEP_DAYS,
        hosts: Hosts | None = None,
        *,
        behind_proxy: bool = False,
        span: float = SECONDS,
        push: Callable[[Store], Awaitable[PushSender | None]] | None = None,
    ) -> None:
        """Serve tables of the database at this URL; ``app`` opens it when it starts.

        A player counts as gone after ``patience`` seconds without a connection; ``pace`` is the beat of bots, ``span``
        the time a window stays open for an answer. Only requests for these ``hosts`` are served. With ``behind_proxy``
        the proxy's headers name the client. ``push`` makes what tells guests of their turns; by default nothing does.
        """
        self.span = span
        self.push = push
        self.url = url
        self.connections = Connections(behind_proxy=behind_proxy)
        self.pace = pace
        self.keep_days = keep_days
        self.patience = patience
        self.pool = pool or WorkerPool
        self.api = Api()
        routes = [
            Route("/healthz", self._health),
            Route("/metrics", self._metrics),
            *self.api.routes(),
            WebSocketRoute("/api/tables/{table}/socket", self._socket),
            Mount("/", Page(static, self.api)),
        ]
        gate = Middleware(Gate, hosts=hosts or Hosts(), state=lambda: self.api.state)
        self.app = Starlette(
            routes=routes, lifespan=self._life, middleware=[Middleware(Served), Middleware(Policies), gate]
        )

    @asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[None]:
        state = await ServerState.open(self.url, self.pool(), keep_days=self.keep_days, join=Relay, push=self.push)
        state.tables.patience = self.patience
        state.tables.pace = self.pace
        state.tables.span = self.span
        tune_collector()
        sys.setswitchinterval(SWITCH)
        self.api.state = state
        try:
            yield
        finally:
            await state.close()

    async def _health(self, _: Request) -> Response:
        """Answer 200 while the store can be read and written, else 503."""
        if (wrong := await self.api.state.store.health()) is not None:
            return PlainTextResponse(f"{wrong}\n", 503, {"cache-control": "no-store"})
        return PlainTextResponse(f"ok {__version__}\n", headers={"cache-control": "no-store"})

    async def _metrics(self, _: Request) -> Response:
        """Return the metrics for Prometheus."""
        state = self.api.state
        text = state.meter.text(sum(state.sockets.values()), len(state.tables.runner), state.store.writer, state.pool)
        return PlainTextResponse(text, headers={"cache-control": "no-store"}, media_type=metrics.TYPE)

    async def _socket(self, socket: WebSocket) -> None:
        """Run one web socket connection at a table; refuse one from a page of another origin."""
        state = self.api.state
        address = socket.client.host if socket.client else ""
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(POLICY)
            return
        await socket.accept()
        table = socket.path_params["table"]
        if not is_name(table):
            await socket.close(NOWHERE)
            return
        guest = state.signer.known(socket.cookies) or state.signer.newcomer()
        if not state.count_in(address):
            state.tables.note_attempt(table, guest)
            await socket.close(LATER)
            return
        try:
            socket.scope["state"][SCOPE].budget.shared = self.connections.all_frames(address)
            local = LocalSocket(socket, self.connections.talk(address))
            if state.relay is None or await state.relay.ours(table):
                await ConnectionHandler(local, state, guest, household(address)).run(table)
            else:
                await state.relay.run(local, table, guest, household(address))
        except Unreachable:
            await socket.close(RESTART)
        finally:
            state.count_out(address)


class Server(uvicorn.Server):
    """A uvicorn server that can open a browser and logs that it stopped."""

    def __init__(self, config: uvicorn.Config, address: str, *, open_browser: bool) -> None:
        """Open the browser at this address if ``open_browser`` and the machine has one."""
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, then open the browser."""
        await super().startup(sockets)
        if self.open_browser and self.started and has_browser():
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop, then log it: after this call the signal that stopped the server ends the process."""
        await super().shutdown(sockets)
        log.info("stopped", extra={"address": self.address})


def has_browser() -> bool:
    """Return whether a browser can be opened for a person: a terminal, and a display where the system needs one."""
    screen = sys.platform in {"darwin", "win32"} or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(screen) and sys.stdout.isatty()


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; raises Unreadable where the address cannot be bound."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, UNREAD)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNACKNOWLEDGED)
        listener.bind((host, port))
        listener.listen(BACKLOG)  # connections made before the server is ready wait
    except (OSError, OverflowError) as trouble:
        why = getattr(trouble, "strerror", None) or str(trouble)
        raise Unreadable("table-listen", {"host": host, "port": str(port), "why": why}) from trouble
    return listener


def tune_collector() -> None:
    """Tune the garbage collector for many small objects that live long.

    Everything imported so far is frozen, and collections are rare. Tables hold no reference cycles: reference counting
    frees them as soon as they are released.
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
    pool: Callable[[], WorkerPool] | None = None,
    patience: float = GONE,
    pace: float = PACE,
    keep_days: float = KEEP_DAYS,
    hosts: Iterable[str] = (),
    behind_proxy: bool = False,
    span: float = SECONDS,
    push: bool = True,
) -> None:
    """Serve until stopped. ``tell`` gets the address once the socket listens; port 0 takes any free port.

    ``database`` is an SQLAlchemy URL with an async driver; the default is a file in the folder ``data``. Requests are
    answered for the named ``hosts``, for loopback and for the bound address; with ``behind_proxy`` the proxy's headers
    name the client. With ``push`` and the extra of that name, guests who ask for it are told of their turns. Raises
    Unreadable where the address, the folder or the database cannot be used.
    """
    raise_files()
    url = database or database_in(data)
    with exclusive(url):
        check_database(url)
        with listen(host, port) as listener:
            shown = f"[{host}]" if ":" in host else host
            address = f"http://{shown}:{listener.getsockname()[1]}"
            tell(address)
            sys.stdout.flush()
            named = list(hosts)
            names = Hosts(host, named)
            application = Application(
                url,
                pool,
                patience=patience,
                pace=pace,
                keep_days=keep_days,
                hosts=names,
                behind_proxy=behind_proxy,
                span=span,
                push=partial(extra.sender, contact=contact(named)) if push else None,
            )
            json_log.keep()
            log.info("serving", extra={"address": address})
            Server(settings(application), address, open_browser=open_browser).run(sockets=[listener])


def contact(named: Iterable[str]) -> str:
    """Return the contact that push services are told: this server's own address, the first one with a dot."""
    return f"https://{next((name for name in map(host_name, named) if '.' in name), 'localhost')}"


def check_database(url: str | URL) -> None:
    """Open a database, check its integrity and close it; raises Unreadable before any connection is accepted."""

    async def once() -> None:
        store = await Store.open(url)
        try:
            await store.check()
        finally:
            await store.close()

    try:
        asyncio.run(once())
    except (SQLAlchemyError, ImportError, OSError) as trouble:
        raise cannot_open(trouble) from trouble


def cannot_open(trouble: Exception) -> Unreadable:
    """Return the error for a database that cannot be opened."""
    return Unreadable("table-database", {"why": str(trouble).strip().partition("\n")[0]})


@contextmanager
def exclusive(url: str | URL) -> Iterator[None]:
    """Lock a file database while the context lasts; raises Unreadable where another server holds the lock.

    Two servers would each keep the same tables in memory. The file itself is locked, whatever names and links lead to
    it; SQLite's own locks are of another kind. The system releases the lock when the process ends.
    """
    try:
        address = make_url(url)
    except SQLAlchemyError as trouble:
        raise cannot_open(trouble) from trouble
    if address.get_backend_name() != "sqlite" or address.database in {None, "", ":memory:"}:
        yield
        return
    file = str(address.database)
    try:
        lock = os.open(file, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError as trouble:
        raise Unreadable("file-unwritten", {"file": file}) from trouble
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as trouble:
            raise Unreadable("table-served", {"file": file}) from trouble
        yield
    finally:
        os.close(lock)


def settings(application: Application) -> uvicorn.Config:
    """Return uvicorn's configuration for this application: its own protocols, behind a guard of each connection."""
    plain = uvicorn.Config(application.app, http="httptools", log_config=None)
    plain.load()
    return uvicorn.Config(
        application.app,
        http=partial(Guard, application.connections, plain.http_protocol_class),  # type: ignore[arg-type]  # a type is called, nothing else
        ws="websockets-sansio",
        proxy_headers=application.connections.behind_proxy,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", PROXY),
        backlog=BACKLOG,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=True,  # a move is mostly what was said before: a fifth remains, for 50 kB a socket
        ws_ping_interval=BEAT[0],
        ws_ping_timeout=BEAT[1],
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


def database_in(data: Path) -> URL:
    """Return the URL of the database in a folder, creating both where missing; raises Unreadable.

    Only the owner can read the file: it holds the key that signs seats.
    """
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        (data / DATABASE).touch(mode=0o600)
    except OSError as trouble:
        raise Unreadable("file-unwritten", {"file": str(data)}) from trouble
    return URL.create("sqlite+aiosqlite", database=str(data / DATABASE))
