"""Requests: uvicorn's HTTP connection, counted before it is read, with a clock for each part of a request."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from vedette.protocol import http
from vedette.table.sockets.reader import HOLD, Reader

if TYPE_CHECKING:
    import asyncio

    from vedette.table.connections import Connections

SLICE: Final = 2048
"""Bytes that are parsed at a time."""
HEAD: Final = (10.0, 32 * 1024)
"""Seconds and bytes that the head of a request may take."""
BODY: Final = (60.0, 3 * http.LARGEST)
"""Seconds and bytes that the rest may take, what cuts it into chunks included; a form may be shorter still."""
REQUEST: Final = 1.0
"""What a request costs beside its bytes."""
FIELDS: Final = 100
"""Header fields of a request."""


class Flow(FlowControl):
    """uvicorn's way to pause reading: left to the reader, which else would be given more than it has room for."""

    def __init__(self, transport: asyncio.Transport, reader: Reader, loop: asyncio.AbstractEventLoop) -> None:
        """Control this transport."""
        super().__init__(transport)
        self._reader = reader
        self._loop = loop

    def pause_reading(self) -> None:
        """Have nothing taken any more."""
        self.read_paused = True

    def resume_reading(self) -> None:
        """Have it taken again, after what is being done."""
        self.read_paused = False
        self._loop.call_soon(self._reader.go)


class Requests(HttpToolsProtocol):
    """One connection, until it becomes a socket."""

    def __init__(self, connections: Connections, **told: Any) -> None:  # noqa: ANN401 (uvicorn's own)
        """Count among these connections; the rest is uvicorn's."""
        super().__init__(**told)
        self._connections = connections
        self._reader: Reader | None = None
        self._clock: asyncio.TimerHandle | None = None
        self._heading = True
        """The head of the next request is awaited, or on its way."""
        self._bytes = 0
        """Of the part of the request that is on its way."""
        self._fault = HTTPStatus.BAD_REQUEST

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        """Take the connection, if its address may have another."""
        super().connection_made(transport)
        if not self._connections.enter(transport):
            transport.abort()
            return
        budget = self._connections.requests(transport)
        self._reader = Reader(self.loop, transport, budget, 0.0, self._size, self._feed)
        self.flow = Flow(transport, self._reader, self.loop)
        self._time(HEAD[0])

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it out."""
        self._done()
        self._connections.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what arrives in slices, no faster than the address may send."""
        if self._reader is None:
            return
        self._unset_keepalive_if_required()
        if self._clock is None and (self.cycle is None or self.cycle.response_complete):
            self._time(HEAD[0])
        self._reader.put(data)

    def handle_websocket_upgrade(self) -> None:
        """Become a socket."""
        self._done()
        super().handle_websocket_upgrade()

    def _done(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if self._reader is not None:
            self._reader.stop()
            self._reader = None

    def _size(self, data: bytes, at: int) -> int:
        """Return how much is parsed next; nothing while a request waits behind another, or a body for its reader."""
        if self.pipeline or self.flow.read_paused:
            return HOLD
        return min(SLICE, len(data) - at)

    def _feed(self, data: bytes, at: int, end: int) -> None:
        super().data_received(data[at:end])
        if self._reader is None or self.transport.is_closing():
            return
        self._bytes += end - at
        if self._bytes > (HEAD[1] if self._heading else BODY[1]):
            self._refuse(
                HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE if self._heading else HTTPStatus.REQUEST_ENTITY_TOO_LARGE
            )

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header field, or one behind the body."""
        if len(self.headers) >= FIELDS:
            self._fault = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise ValueError
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin with the body."""
        self._heading = False
        self._bytes = 0
        self._time(BODY[0])
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """End a request; its answer takes as long as it takes."""
        self._heading = True
        self._bytes = 0
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if self._reader is not None:
            self._reader.budget.spend(REQUEST)
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, or has too many fields."""
        if self._fault is HTTPStatus.BAD_REQUEST:
            super().send_400_response(msg)
        else:
            self._refuse(self._fault)

    def _time(self, seconds: float) -> None:
        """Give what is on its way so long."""
        if self._clock is not None:
            self._clock.cancel()
        self._clock = self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._clock = None
        if not self.transport.is_closing():
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _refuse(self, status: HTTPStatus) -> None:
        """Say why, unless an answer is on its way, and hang up."""
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(head.encode())
        self.transport.close()
