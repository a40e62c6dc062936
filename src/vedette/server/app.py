"""The ASGI application: the routes of HTTP, the web sockets of tables and the page, over one server state."""

from __future__ import annotations

import gc
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import PlainTextResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from vedette import __version__
from vedette.server import guard, metrics, table_runner, tables
from vedette.server.app_state import ServerState
from vedette.server.cluster import bus, relay
from vedette.server.connections import Connections
from vedette.server.http import gate, page
from vedette.server.http.api import Api
from vedette.server.http.requests import same_origin
from vedette.server.jobs.pool import WorkerPool
from vedette.server.rate_limit import household
from vedette.server.websocket import handler
from vedette.session import presence
from vedette.session.clock import WINDOW

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from sqlalchemy.engine import URL
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.types import Receive, Scope, Send

    from vedette.server.push.notifier import PushSender
    from vedette.server.store.store import Store


STATIC: Final = Path(__file__).parent / "static"
SWITCH: Final = 0.0005
"""Thread switch interval of the interpreter, in seconds: the database's thread waits about that long for its turn."""
COLLECT: Final = (100_000, 20, 50)
"""Thresholds of the garbage collector: new objects, then collections of each generation."""


class Application:
    """The ASGI application: HTTP, web sockets and the page, over one server state."""

    def __init__(  # noqa: PLR0913 (each is an option of the command)
        self,
        url: str | URL,
        pool: Callable[[], WorkerPool] | None = None,
        static: Path = STATIC,
        patience: float = presence.GONE,
        pace: float = tables.PACE,
        keep_days: float = tables.KEEP_DAYS,
        hosts: gate.Hosts | None = None,
        *,
        behind_proxy: bool = False,
        span: float = WINDOW,
        push: Callable[[Store], Awaitable[PushSender | None]] | None = None,
    ) -> None:
        """Make the routes and middleware; the ASGI application ``app`` opens the database at ``url`` when it starts.

        A player counts as gone after ``patience`` seconds without a connection; ``pace`` is the beat of bots in
        seconds, ``span`` the time a window stays open for an answer. Only requests for these ``hosts`` are served.
        With ``behind_proxy`` the proxy's headers name the client. ``push`` makes the sender of push messages to
        guests whose turn it is; without it none are sent.
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
            WebSocketRoute("/api/tables/{table}/socket", SocketEndpoint(self)),
            Mount("/", page.Page(static, self.api)),
        ]
        checked = Middleware(gate.Gate, hosts=hosts or gate.Hosts(), state=lambda: self.api.state)
        self.app = Starlette(
            routes=routes,
            lifespan=self._life,
            middleware=[Middleware(guard.Served), Middleware(gate.Policies), checked],
        )

    @asynccontextmanager
    async def _life(self, _: Starlette) -> AsyncIterator[None]:
        state = await ServerState.open(
            self.url, self.pool(), keep_days=self.keep_days, join=relay.Relay, push=self.push
        )
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
        """Answer a health check: 200 while the database can be read and written, else 503 with what is wrong."""
        if (wrong := await self.api.state.store.health()) is not None:
            return PlainTextResponse(f"{wrong}\n", 503, {"cache-control": "no-store"})
        return PlainTextResponse(f"ok {__version__}\n", headers={"cache-control": "no-store"})

    async def _metrics(self, _: Request) -> Response:
        """Return the server's metrics in the text format of Prometheus."""
        state = self.api.state
        text = state.meter.text(sum(state.sockets.values()), len(state.tables.runner), state.store.writer, state.pool)
        return PlainTextResponse(text, headers={"cache-control": "no-store"}, media_type=metrics.TYPE)


class SocketEndpoint:
    """The endpoint for web sockets of tables, as a plain ASGI application: Starlette then wraps no message."""

    def __init__(self, application: Application) -> None:
        """Serve web sockets with the state and the connection limits of this application."""
        self.application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one web socket at a table, or forward it to the table's owner; close it for another origin's page."""
        state, connections = self.application.api.state, self.application.connections
        socket = WebSocket(scope, receive, send)
        address = socket.client.host if socket.client else ""
        if not same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(table_runner.POLICY)
            return
        await socket.accept()
        table = socket.path_params["table"]
        if not tables.is_name(table):
            await socket.close(handler.NOWHERE)
            return
        guest = state.signer.known(socket.cookies) or state.signer.newcomer()
        if not state.count_in(address):
            state.tables.note_attempt(table, guest)
            await socket.close(handler.LATER)
            return
        connection: guard.Guard = scope["state"][guard.SCOPE]
        connection.budget.shared = connections.all_frames(address)
        local = handler.LocalSocket(receive, send, connection, connections.talk(address))
        try:
            if state.relay is None or await state.relay.ours(table):
                await handler.ConnectionHandler(local, state, guest, household(address)).run(table)
            else:
                await state.relay.run(local, table, guest, household(address))
        except bus.Unreachable:
            await local.close(table_runner.RESTART)
        finally:
            state.count_out(address)


def tune_collector() -> None:
    """Tune the garbage collector for many small objects that live long.

    Everything imported so far is frozen, and collections are rare. Tables hold no reference cycles: reference counting
    frees them as soon as they are released.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
