"""A web socket that this server accepted, as the handler uses it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocketDisconnect

from vedette.server.guard import KILOBYTE, SCOPE

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.websockets import WebSocket

    from vedette.server.guard import Guard
    from vedette.server.rate_limit import ConnectionBudget

UNREAD: Final = 1 << 20
"""Bytes that may wait for a slow client."""
ENDED: Final = (WebSocketDisconnect, RuntimeError)
"""What sending raises on a connection that the client has closed, or that uvicorn has failed."""


class LocalSocket:
    """A connection with its messages taken at the rate that its budget allows."""

    def __init__(self, socket: WebSocket, budget: ConnectionBudget) -> None:
        """Charge each message to this budget, and its bytes to the guard of the connection."""
        self._socket = socket
        self._guard: Guard = socket.scope["state"][SCOPE]
        self._budget = budget
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        """Bytes in the outbox."""
        self._receiving: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None
        self._closed = False

    def listen(self, hear: Callable[[str | bytes], None], gone: Callable[[], None]) -> None:
        """Call ``hear`` with each message from now on, and ``gone`` once at the end."""
        self._receiving = asyncio.create_task(self._receive(hear, gone))

    async def _receive(self, hear: Callable[[str | bytes], None], gone: Callable[[], None]) -> None:
        """Take messages, charging each before it is handled; meanwhile uvicorn reads no others."""
        try:
            while (message := await self._socket.receive())["type"] == "websocket.receive":
                self._guard.message()
                text = message.get("text")
                data = message["bytes"] if text is None else text
                price = 1.0 + len(data) / KILOBYTE
                if (wait := self._budget.lacks(time.monotonic(), price)) > 0.0:
                    await asyncio.sleep(wait)
                self._budget.spend(price)
                hear(data)
        finally:
            gone()

    def post(self, messages: list[bytes]) -> bool:
        """Send texts; return False where the client has too many unread already."""
        if self._closed:
            return True
        if self._waiting > UNREAD:
            return False
        self._outbox.extend(messages)
        self._waiting += sum(map(len, messages))
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())
        return True

    async def _send(self) -> None:
        """Send what waits, as fast as the client reads."""
        outbox = self._outbox
        try:
            while outbox:
                text = outbox.popleft()
                self._waiting -= len(text)
                await self._socket.send_text(text.decode())
        except ENDED:
            self._closed = True
            outbox.clear()
        finally:
            self._sending = None

    async def close(self, code: int) -> None:
        """Close, after the messages that are queued."""
        self._closed = True
        try:
            if self._sending is not None:
                await self._sending
            with suppress(*ENDED):
                await self._socket.close(code)
        finally:
            if self._receiving is not None:
                self._receiving.cancel()
