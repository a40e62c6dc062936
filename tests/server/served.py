"""A whole table served to a test on a free port: real sockets, real store, real rooms; jobs done on the spot."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

import httpx
import uvicorn
from tests.server.opened import watched
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from vedette.protocol import client as requests
from vedette.protocol import server as answers
from vedette.server.app import STATIC, Application
from vedette.server.auth import COOKIE
from vedette.server.connections import TALK
from vedette.server.jobs import handlers
from vedette.server.jobs.fair_queue import SERVER
from vedette.server.jobs.pool import WorkerPool
from vedette.server.jobs.priority import LONG, READ, USUAL
from vedette.server.process import listen, settings
from vedette.server.rate_limit import Buckets
from vedette.server.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Mapping

    from vedette.server.app_state import ServerState
    from vedette.server.push.notifier import PushSender
    from vedette.session.info import User


PATIENCE: Final = 120.0
"""Seconds that a ping's answer may take: a machine that is busy, or stood still for a while, fails no test."""
PAUSE: Final = 10.0
"""Seconds after which all of them are on their way."""
MANY: Final = 450
"""Whole tables of 12 Patrols that are more than a system keeps for a socket and the server adds for its reader."""


class Here(WorkerPool):
    """Does every job at once, in this process."""

    def open(self) -> None:
        """Employ nobody."""

    async def close(self) -> None:
        """Dismiss nobody."""

    async def do(self, job: bytes, *, priority: int = USUAL, user: User = SERVER) -> bytes:
        if priority in {READ, LONG}:  # as long as that takes, the loop goes on
            return await asyncio.to_thread(handlers.do, job)
        return handlers.do(job)


class House:
    """A server that runs, and guests who come to it."""

    def __init__(self, table: Application, port: int, server: uvicorn.Server, thread: threading.Thread) -> None:
        self.server = server
        self.table = table
        self.thread = thread
        """In which the server's loop runs."""
        self.port = port
        self.home = f"http://127.0.0.1:{port}"

    @property
    def state(self) -> ServerState:
        return self.table.api.state

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The server's own loop, in its own thread."""
        return self.state.tables.loop

    def lift_limits(self) -> None:
        """Let one address ask as much as it likes: the tests of a module share it."""
        self.state.limits = Buckets(1e9, 1e9)  # new buckets: that of this address is older than this call

    @contextmanager
    def guest(self) -> Iterator[Guest]:
        with httpx.Client(base_url=self.home, timeout=120, trust_env=False) as client:
            yield Guest(self, client)


class Guest:
    """A browser without a page."""

    def __init__(self, house: House, client: httpx.Client) -> None:
        self.house = house
        self.client = client
        self.get = client.get
        self.post = client.post
        self.delete = client.delete

    def begin(self, start: Mapping[str, object] | None = None, **form: object) -> httpx.Response:
        chosen = {"kind": "random", "seed": 1} if start is None else start
        return self.client.post("/api/tables", json={"game": "twelve-patrols", "from": chosen, **form})

    def table(self, start: Mapping[str, object] | None = None, **form: object) -> str:
        answer = self.begin(start, **form)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    @contextmanager
    def socket(self, table: str, *, narrow: bool = False, **headers: str) -> Iterator[Line]:
        """Open a socket at a table; one that is narrow takes in little that nobody reads."""
        sent = {"Origin": self.house.home, **headers}
        if cookie := self.client.cookies.get(COOKIE):
            sent["Cookie"] = f"{COOKIE}={cookie}"
        origin = sent.pop("Origin")
        url = f"ws://127.0.0.1:{self.house.port}/api/tables/{table}/socket"
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as wire:
            if narrow:
                wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            wire.connect(("127.0.0.1", self.house.port))
            patient = partial(connect, open_timeout=120, ping_interval=None)  # however busy the machine is
            # What nobody reads would fill the queue, and closing then waits ten seconds for an answer; what is
            # compressed would not fill what a system keeps for a narrow socket.
            patient = partial(patient, compression=None) if narrow else partial(patient, max_queue=None)
            with patient(url, sock=wire, origin=Origin(origin), additional_headers=sent) as opened:
                yield Line(opened)

    @contextmanager
    def seat(self, table: str, language: answers.Language = "en") -> Iterator[Line]:
        with self.socket(table) as line:
            line.join(language)
            yield line


class Line:
    """A socket that speaks in messages."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.shown: answers.Table | None = None

    @property
    def table(self) -> answers.Table:
        assert self.shown is not None
        return self.shown

    def hear(self) -> answers.Server:
        message = requests.read_answer(self.socket.recv(timeout=120))
        if isinstance(message, answers.Table):
            self.shown = message
        return message

    def say(self, message: requests.Client) -> None:
        self.socket.send(requests.write(message).decode())

    def ask(self, message: requests.Client) -> answers.Server:
        """Send a message; return its answer, what comes before it heard."""
        self.say(message)
        while getattr(answer := self.hear(), "id", None) != message.id or isinstance(answer, answers.Waiting):
            pass
        return answer

    def join(self, language: answers.Language = "en", token: str | None = None) -> answers.Welcome:
        answer = self.ask(requests.Join(self.name(), language, token))
        assert isinstance(answer, answers.Welcome), answer
        self.hear()
        return answer

    def name(self) -> str:
        self.number += 1
        return f"{id(self)}-{self.number}"

    def act(self, action: int | None = None) -> answers.Server:
        """Do an action; return the answer, the table that follows heard."""
        chosen = self.table.legal[0].action if action is None else action
        answer = self.ask(requests.Act(self.name(), self.table.version, chosen))
        self.hear()
        return answer


def unread(guest: Guest, table: str) -> int:
    """Ask for many whole tables before any is read; return the code with which the socket ends."""
    with guest.socket(table, narrow=True) as line:
        line.join()
        for _ in range(8):
            line.act()  # the longer the log, the larger a table
        for n in range(MANY):
            line.say(requests.Speak(line.name(), "fr"))
            time.sleep(0.022 if n > TALK[0] - 10 else 0)  # as fast as may be
        time.sleep(PAUSE)
        try:
            while True:
                line.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 0


@contextmanager
def house(
    folder: Path,
    static: Path = STATIC,
    pool: Callable[[], WorkerPool] = Here,
    *,
    behind_proxy: bool = False,
    url: str = "",
    ping_timeout: float = PATIENCE,
    push: Callable[[Store], Awaitable[PushSender | None]] | None = None,
) -> Iterator[House]:
    """Serve from a thread of this process, which may open nothing that is not the server's own.

    The store is a file in the folder, or the database of the URL.
    """
    folder.mkdir(exist_ok=True)
    file = folder / "vedette.db"
    if not url and not file.exists():
        file.write_bytes(empty())
    with watched(folder, static):
        url = url or f"sqlite+aiosqlite:///{file}"
        table = Application(url, pool, static, behind_proxy=behind_proxy, push=push)
        yield from _served(table, ping_timeout)


@cache
def empty() -> bytes:
    """Return the file of an empty store: to migrate one anew takes longer than all else that a house begins with."""

    async def made(file: Path) -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()

    with TemporaryDirectory() as folder:
        file = Path(folder, "empty.db")
        asyncio.run(made(file))
        return file.read_bytes()


def _served(table: Application, ping_timeout: float) -> Iterator[House]:
    listener = listen("127.0.0.1", 0)
    config = settings(table)
    config.ws_ping_timeout = ping_timeout
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        port = listener.getsockname()[1]
        with httpx.Client(trust_env=False, timeout=120) as client:
            assert client.get(f"http://127.0.0.1:{port}/healthz").text.startswith("ok")
        yield House(table, port, server, thread)
    finally:
        server.should_exit = True
        thread.join()
        listener.close()
