"""The pipe: a socket of uvicorn's that hands messages over at once and sends at once, with no task in between.

A message through ASGI passes a queue and wakes a task, and reading stops and starts again around it; at thousands of
moves a second that is what costs. The handshake, the frames, the pings and the end stay uvicorn's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.websockets import WebSocket
    from websockets.http11 import Request

UNREAD: Final = 1 << 20
"""Bytes that may wait for a slow reader."""
EXTENSION: Final = "vedette.pipe"
INVALID: Final = 1007


class Pipe(WebSocketsSansIOProtocol):
    """One connection. Until somebody listens it is an ASGI socket like any other."""

    _hear: Callable[[str | bytes], None] | None = None
    _gone: Callable[[], None] | None = None

    def listen(self, hear: Callable[[str | bytes], None], gone: Callable[[], None]) -> None:
        """Hand over each message from now on, those that wait first; say once that nobody is there any more."""
        self._hear = hear
        self._gone = gone
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text = event.get("text")
                hear(event["bytes"] if text is None else text)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        if self.disconnected:
            gone()

    def post(self, letter: bytes) -> bool:
        """Send a text; return False where the reader is too far behind to get any more."""
        transport: Any = self.transport
        if self.close_sent or transport.is_closing():
            return True
        if transport.get_write_buffer_size() > UNREAD:
            return False
        try:
            self.conn.send_text(letter)
        except InvalidState:  # the other side is closing
            return True
        transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_connect(self, event: Request) -> None:
        """Let the application find this pipe in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"pipe": self}

    def send_receive_event_to_app(self) -> None:
        """Hand a message over to who listens."""
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "bytes":
            self._hear(bytes(data))
            return
        try:
            text = str(data, "utf-8")
        except UnicodeDecodeError:
            self.conn.fail(INVALID)
            self.handle_parser_exception()
            return
        self._hear(text)

    def connection_lost(self, exc: Exception | None) -> None:
        """Say that nobody is there any more."""
        super().connection_lost(exc)
        if self._gone is not None:
            self._gone()


class Here:
    """A pipe as a session uses it, closed through ASGI so that the other side is given time to answer."""

    def __init__(self, socket: WebSocket) -> None:
        """Speak through this socket's pipe."""
        pipe: Pipe = socket.scope["extensions"][EXTENSION]["pipe"]
        self._socket = socket
        self._pipe = pipe
        self.listen = pipe.listen
        self.post = pipe.post

    async def close(self, code: int) -> None:
        """Close, unless the other side has hung up."""
        if not self._pipe.disconnected:
            await self._socket.close(code)
