"""The pipe: a socket of uvicorn's that hands messages over at once and sends at once, with no task in between.

A message through ASGI passes a queue and wakes a task, and reading stops and starts again around it; at thousands of
moves a second that is what costs. The handshake, the pings, the end and every frame that is not plain stay uvicorn's.
Every frame is paid for before it is taken, whatever it holds: a socket that has spent its budget is not read.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from vedette.table.sockets import frame
from vedette.table.sockets.reader import HOLD, MORE, Reader

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from starlette.websockets import WebSocket
    from websockets.http11 import Request

    from vedette.table.connections import Connections
    from vedette.table.limit import Bucket

UNREAD: Final = 1 << 20
"""Bytes that may wait for a slow reader."""
EXTENSION: Final = "vedette.pipe"
INVALID: Final = 1007
POLICY: Final = 1008
FRAGMENTS: Final = 64
"""Frames of one message."""
FRAGMENTED: Final = 10.0
"""Seconds from the first frame of a message to its last."""
FIN: Final = 0x80
OPCODE: Final = 0x0F
UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
"""What is said to a handshake with a line that is too long for the library."""
DATA: Final = 2
"""The last opcode that is no control frame's."""


@mypyc_attr(native_class=False)  # it is one of uvicorn's
class Pipe(WebSocketsSansIOProtocol):
    """One connection. Until somebody listens it is an ASGI socket like any other."""

    _hear: Callable[[str | bytes], None] | None = None
    _gone: Callable[[], None] | None = None
    _reader: Reader | None = None
    _fragments: int = 0
    """Frames that have come of a message whose last has not."""
    _overdue: asyncio.TimerHandle | None = None
    """Ends the socket where the last does not come in time."""

    def __init__(self, connections: Connections, **told: Any) -> None:  # noqa: ANN401 (uvicorn's own)
        """Count among these connections."""
        super().__init__(**told)
        self._connections = connections

    def share(self, bucket: Bucket) -> None:
        """Pay for what comes out of this bucket too: that of the address at the other end."""
        if self._reader is not None:
            self._reader.budget.shared = bucket

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

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to read, no faster than a socket may speak."""
        super().connection_made(transport)
        self._reader = Reader(self.loop, self.transport, self._connections.frames(), 1.0, self._size, self._take)

    def data_received(self, data: bytes) -> None:
        """Take what arrives frame by frame; the handshake comes first, whole."""
        if not self.handshake_initiated:
            self._shake_hands(data)
        elif self._reader is not None:
            self._reader.put(data)

    def _shake_hands(self, data: bytes) -> None:
        """Take the handshake; one that the library cannot read gets no answer from it, and would wait for ever."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(UNREADABLE)
            self.transport.close()

    def _size(self, data: bytes, at: int) -> int:
        """Return the size of the frame at ``at``, where it is whole; one that is too big is refused by its head."""
        size = frame.length(data, at)
        if size > self.config.ws_max_size + frame.HEAD:
            super().data_received(data[at : at + frame.HEAD])
            return HOLD
        return size if size <= len(data) - at else MORE

    def _take(self, data: bytes, at: int, end: int) -> None:
        """Hand over the text of a plain frame; leave any other frame to the parser."""
        hear = self._hear
        text = frame.plain(data, at, end) if hear is not None and self._plainly(end - at) else None
        if hear is not None and text is not None:
            self._tell(hear, text)
        elif self._in_bounds(data[at]):
            super().data_received(data[at:end])

    def _in_bounds(self, first: int) -> bool:
        """Count the frames of a message, by the first byte of each; return False where it has too many."""
        if first & OPCODE > DATA:
            return True
        self._fragments = 0 if first & FIN else self._fragments + 1
        if not self._fragments:
            self._stop_waiting()
        elif self._fragments > FRAGMENTS:
            self._fail(POLICY)
            return False
        elif self._overdue is None:
            self._overdue = self.loop.call_later(FRAGMENTED, self._fail, POLICY)
        return True

    def _stop_waiting(self) -> None:
        if self._overdue is not None:
            self._overdue.cancel()
            self._overdue = None

    def _fail(self, code: int) -> None:
        """End the socket with a code of our own."""
        self._stop_waiting()
        if not self.close_sent and self.conn.state is OPEN:
            self.conn.fail(code)
            self.handle_parser_exception()
        else:
            self.transport.close()

    def _plainly(self, size: int) -> bool:
        """Return whether a frame may be taken without the parser: nothing is half said, nothing too long or over."""
        conn = self.conn
        half_said = conn.current_size is not None
        return size <= self.config.ws_max_size and conn.state is OPEN and not half_said and not self.close_sent

    def _tell(self, hear: Callable[[str | bytes], None], data: bytes) -> None:
        try:
            text = str(data, "utf-8")
        except UnicodeDecodeError:
            self._fail(INVALID)
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
        self._connections.leave(self.transport)
        self._stop_waiting()
        if self._reader is not None:
            self._reader.stop()
            self._reader = None
        gone, self._gone, self._hear = self._gone, None, None
        if gone is not None:
            gone()


def share(socket: WebSocket, bucket: Bucket) -> None:
    """Let a socket pay for what comes out of its address's bucket too."""
    pipe: Pipe = socket.scope["extensions"][EXTENSION]["pipe"]
    pipe.share(bucket)


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
