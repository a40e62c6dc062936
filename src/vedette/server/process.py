"""The server as a process: it listens, locks its database and runs the application until it is stopped."""

from __future__ import annotations

import asyncio
import fcntl
import json
import logging
import os
import socket
import sys
import webbrowser
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Final

import uvicorn
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from vedette.core.errors import Unreadable
from vedette.protocol import client
from vedette.server import connections, guard, tables
from vedette.server.app import Application
from vedette.server.http.gate import Hosts, host_name
from vedette.server.store.store import Store
from vedette.session import presence
from vedette.session.clock import WINDOW

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from vedette.server.jobs.pool import WorkerPool
    from vedette.server.push.notifier import PushSender

log: Final = logging.getLogger("vedette.server")

DATABASE: Final = "vedette.db"
LARGEST_FRAME: Final = 4 * client.LARGEST
"""Bytes of a frame beyond which the socket is closed; below it, a message that is too big is refused in words."""
BACKLOG: Final = 2048
"""Connections that may wait in the listening socket's queue to be accepted."""
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
LOGGERS: Final = ("vedette", "uvicorn.error")
FIELDS: Final = ("address", "table", "method", "path", "reason")
"""Optional attributes of a log record that become fields of its line in the log."""


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
    """Return whether to open a browser: output is a terminal, and there is a display where the system needs one."""
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


def announce(address: str) -> None:
    """Print the address at which the server can be reached."""
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
    patience: float = presence.GONE,
    pace: float = tables.PACE,
    keep_days: float = tables.KEEP_DAYS,
    hosts: Iterable[str] = (),
    behind_proxy: bool = False,
    span: float = WINDOW,
    push: bool = True,
) -> None:
    """Listen, open the database and serve tables until stopped.

    ``tell`` gets the address once the socket listens; port 0 takes any free port. ``database`` is an SQLAlchemy URL
    with an async driver; the default is a file in the folder ``data``. Requests are answered for the named ``hosts``,
    for loopback and for the bound address; with ``behind_proxy`` the proxy's headers name the client. With ``push``
    and the extra of that name, guests who ask for it are told of their turns. Raises Unreadable where the address,
    the folder or the database cannot be used.
    """
    connections.raise_files()
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
                push=partial(push_sender, contact=contact(named)) if push else None,
            )
            log_json()
            log.info("serving", extra={"address": address})
            Server(settings(application), address, open_browser=open_browser).run(sockets=[listener])


def contact(named: Iterable[str]) -> str:
    """Return the contact that push services are told: the first named host with a dot, as an ``https`` address."""
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
        http=partial(guard.Guard, application.connections, plain.http_protocol_class),  # type: ignore[arg-type]  # a type is called, nothing else
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
    """Return the URL of the SQLite database in a folder, creating both; raises Unreadable where that fails.

    Only the owner can read the file: it holds the key that signs seats.
    """
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        (data / DATABASE).touch(mode=0o600)
    except OSError as trouble:
        raise Unreadable("file-unwritten", {"file": str(data)}) from trouble
    return URL.create("sqlite+aiosqlite", database=str(data / DATABASE))


class JsonFormatter(logging.Formatter):
    """Formats a log record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a log record as one line of JSON."""
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def log_json(level: int = logging.INFO) -> None:
    """Log to standard error from now on, each record as a line of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in LOGGERS:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "vedette" else logging.WARNING)


async def push_sender(store: Store, contact: str) -> PushSender | None:
    """Return a sender of push messages with the key that all servers of this store share; None without the extra."""
    try:
        from vedette.server.push.sender import Sender, new_key  # noqa: PLC0415 (its libraries may be missing)
    except ModuleNotFoundError:
        return None
    return Sender(await store.secret("vapid", new_key), contact)
