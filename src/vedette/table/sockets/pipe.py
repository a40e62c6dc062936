"""The pipe: a socket of uvicorn's that hands messages over at once and sends at once, with no task in between.

A message through ASGI passes a queue and wakes a task, and reading stops and starts again around it; at thousands of
moves a second that is what costs. The handshake, the pings, the end and every frame that is not plain stay uvicorn's.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from vedette.table.sockets import frame

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.websockets import WebSocket
    from websockets.http11 import Request

UNREAD: Final = 1 << 20
"""Bytes that may wait for a slow reader."""
EXTENSION: Final = "vedette.pipe"
INVALID: Final = 1007


@mypyc_attr(native_class=False)  # it is one of uvicorn's
class Pipe(WebSocketsSansIOProtocol):
    """One connection. Until somebody listens it is an ASGI socket like any other."""

    _hear: Callable[[str | bytes], None] | None = None
    _gone: Callable[[], None] | None = None
    _part: bytes = b""
    """The beginning of a frame whose rest has not come yet."""

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

    def post(self, letters: list[bytes]) -> bool:
        """Send texts; return False where the reader is too far behind to get any more."""
        transport: Any = self.transport
        if self.close_sent or transport.is_closing() or self.conn.state is not OPEN:
            return True
        if transport.get_write_buffer_size() > UNREAD:
            return False
        transport.write(frame.texts(letters))
        return True

    def handle_connect(self, event: Request) -> None:
        """Let the application find this pipe in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"pipe": self}

    def data_received(self, data: bytes) -> None:
        """Take what arrives frame by frame; before the handshake, and of a frame that is too big, as it comes."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._part:
            data = self._part + data
        while data and not self.transport.is_closing():
            size = frame.length(data)
            if size > self.config.ws_max_size + frame.HEAD:
                super().data_received(data)
                data = b""
            elif not 0 < size <= len(data):
                break
            else:
                self._take(data[:size])
                data = data[size:]
        self._part = data

    def _take(self, whole: bytes) -> None:
        """Hand over the text of a plain frame; leave any other frame to the parser."""
        hear = self._hear
        text = frame.plain(whole) if hear is not None and self._plainly(whole) else None
        if hear is None or text is None:
            super().data_received(whole)
        else:
            self._tell(hear, text)

    def _plainly(self, whole: bytes) -> bool:
        """Return whether a frame may be taken without the parser: nothing is half said, nothing too long or over."""
        conn = self.conn
        half_said = conn.current_size is not None
        return len(whole) <= self.config.ws_max_size and conn.state is OPEN and not half_said and not self.close_sent

    def _tell(self, hear: Callable[[str | bytes], None], data: bytes) -> None:
        try:
            text = str(data, "utf-8")
        except UnicodeDecodeError:
            self.conn.fail(INVALID)
            self.handle_parser_exception()
            return
        hear(text)

    def send_receive_event_to_app(self) -> None:
        """Hand a message over to who listens."""
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "bytes":
            self._hear(data)
        else:
            self._tell(self._hear, data)

    def keepalive_timeout(self) -> None:
        """Give up who does not answer a ping: to wait until he has read all takes as long as the system likes."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Say that nobody is there any more, and lead to nobody: a table that is let go of must not wait for us."""
        super().connection_lost(exc)
        gone, self._gone, self._hear = self._gone, None, None
        if gone is not None:
            gone()


class Here:
    """A pipe as a session uses it, closed through ASGI so that the other side is given time to answer."""

    def __init__(self, socket: WebSocket) -> None:
        """Speak through this socket's pipe."""
        pipe: Pipe = socket.scope["extensions"].pop(EXTENSION)["pipe"]  # which else would keep itself alive
        self._socket = socket
        self._pipe = pipe
        self.listen = pipe.listen
        self.post = pipe.post

    async def close(self, code: int) -> None:
        """Close, unless the other side has hung up."""
        if not self._pipe.disconnected:
            with suppress(WebSocketDisconnect):  # who never read what waited for him, and went
                await self._socket.close(code)
