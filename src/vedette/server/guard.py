"""Limits on what a connection sends, between its transport and the protocol of uvicorn.

A guard is the asyncio protocol of the transport. It passes incoming data on in small slices, as fast as the budget of
the connection allows; without budget reading is paused, so that TCP slows the sender down. It parses nothing: the
application tells it when a request is served and when a message was taken. What uvicorn's protocol sees of the
connection is a ``Wire``.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

from vedette.protocol import http
from vedette.server.rate_limit import Bucket

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from starlette.types import ASGIApp, Receive, Scope, Send

    from vedette.server.connections import Connections

SLICE: Final = 1024
"""Bytes of received data passed on to the protocol at a time: at most 170 frames, which take about a millisecond."""
KILOBYTE: Final = 1024.0
"""Bytes of received data that cost 1 of a connection's budget."""
READ: Final = 0.0625
"""Cost, in the units of a connection's budget, of one read from the system, however little it brought."""
REQUEST: Final = 1.0
"""Cost of an HTTP request, in the units of a connection's budget, besides its bytes."""
REST: Final = 0.1
"""Shortest pause in seconds of a connection without budget, so that it seldom wakes the event loop."""
HEAD: Final = 32 * 1024
"""Bytes allowed for the head of an HTTP request."""
BODY: Final = 3 * http.LARGEST
"""Bytes allowed while a request is served, chunk headers included; a form has a lower limit."""
WORDLESS: Final = 1.0
"""Kilobytes that a web socket may send without completing a message, as in pings: the burst."""
WORDLESS_REFILL: Final = 0.004
"""Kilobytes that a web socket may send each second without completing a message, as in pings: the refill."""
CLOSING: Final = 10.0
"""Seconds that a client has to read buffered data when its connection is closed, before that data is dropped."""
SCOPE: Final = "guard"
"""The key of a connection's guard in the state of an ASGI scope."""


class Guard(asyncio.Protocol):
    """The asyncio protocol of one connection that limits its data, before and after it becomes a web socket."""

    def __init__(
        self, connections: Connections, protocol: Callable[..., Any], *, app_state: dict[str, Any], **told: object
    ) -> None:
        """Count the connection among ``connections``, and limit what it sends to a protocol of uvicorn."""
        self._make = partial(protocol, app_state=app_state, **told)
        self._inner: Any = None
        """The protocol of uvicorn that gets the data; None before the connection is accepted, and after its end."""
        self._connections = connections
        self._loop = asyncio.get_running_loop()
        self._transport: Any = None
        self._rest = b""
        """Data received from the client and not passed on yet."""
        self._out: list[bytes | bytearray | memoryview] = []
        """Data to send at the end of this turn of the event loop."""
        self._reading = True
        self._held = False
        """Whether uvicorn's protocol has asked for no more data for now."""
        self._next: asyncio.Handle | None = None
        """The scheduled call that passes on the next slice of received data; None for none."""
        self._clock: asyncio.TimerHandle | None = None
        """The timer that ends the connection unless a request's head, or a message, is complete by then."""
        self._abort: asyncio.TimerHandle | None = None
        self._serving = 0
        """Number of requests that the application is serving."""
        self._begun = False
        """Whether the application has begun to serve a request since the connection was made or upgraded."""
        self._bytes = 0
        """Bytes passed on since a request began or ended."""
        self._wordless: Bucket | None = None
        """Bucket of what a web socket may send without completing a message; None before there is a web socket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Accept a new connection and make uvicorn's protocol for it; abort it where there are too many already."""
        self._transport = transport
        if not self._connections.enter(transport):
            self._transport.abort()
            return
        self.budget = self._connections.requests(transport)
        make = self._make
        self._inner = make(app_state={**make.keywords["app_state"], SCOPE: self})
        self._inner.connection_made(Wire(self._transport, self))
        self._time(self._connections.head)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection, cancel its timers, and pass its end on to uvicorn's protocol."""
        self._connections.leave(self._transport)
        for timer in (self._next, self._clock, self._abort):
            if timer is not None:
                timer.cancel()
        self._rest = b""
        self._out.clear()
        inner, self._inner = self._inner, None
        if inner is not None:
            inner.connection_lost(exc)

    def eof_received(self) -> bool | None:
        """Return None, which closes the connection once the client has ended its data, as uvicorn does."""
        return None

    def pause_writing(self) -> None:
        """Tell uvicorn's protocol to pause sending: the client reads too slowly."""
        if self._inner is not None:
            self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Tell uvicorn's protocol to resume sending: the client has read what was buffered."""
        if self._inner is not None:
            self._inner.resume_writing()

    def data_received(self, data: bytes) -> None:
        """Take data from the client, and pass on as much as the connection's budget allows now."""
        if self._inner is None:
            return
        self.budget.spend(READ)
        self._rest = self._rest + data if self._rest else data
        if self._next is None:
            self._pass_on()

    def _pass_on(self) -> None:
        """Pass on one slice of received data, or wait until the budget allows it; then pause or resume reading."""
        self._next = None
        if self._rest and not self._held and not self._transport.is_closing():
            size = min(SLICE, len(self._rest))
            now = time.monotonic()
            wait = self.budget.lacks(now, size / KILOBYTE)
            if wait > 0.0:
                self._next = self._loop.call_later(max(wait, REST), self._pass_on)
            else:
                self.budget.spend(size / KILOBYTE)
                part, self._rest = self._rest[:size], self._rest[size:]
                if self._in_bounds(now, size):
                    self._hand_over(part)
                self._go_on()
        self._read()

    def _hand_over(self, part: bytes) -> None:
        try:
            self._inner.data_received(part)
        except BaseException:
            self._transport.abort()  # nothing else would end it
            raise

    def _go_on(self) -> None:
        """Schedule the next slice of received data for the next turn of the event loop."""
        if self._rest and not self._held and self._next is None:
            self._next = self._loop.call_soon(self._pass_on)

    def _read(self) -> None:
        """Read from the socket only while no received data waits to be passed on."""
        wanted = not self._rest
        if wanted != self._reading and not self._transport.is_closing():
            self._reading = wanted
            (self._transport.resume_reading if wanted else self._transport.pause_reading)()

    def hold(self, *, held: bool) -> None:
        """Pass no received data on while ``held``, as uvicorn's protocol asked; otherwise go on."""
        self._held = held
        self._go_on()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send data at the end of this turn of the event loop, in one write: a move is answered by two frames."""
        if not self._out:
            self._loop.call_soon(self._flush)
        self._out.append(data)

    def _flush(self) -> None:
        out, self._out = self._out, []
        if out and not self._transport.is_closing():
            self._transport.writelines(out)

    def close(self) -> None:
        """Close the connection, and drop what the client does not read within ``CLOSING`` seconds."""
        self._flush()
        self._transport.close()
        if self._abort is None and self._transport.get_write_buffer_size():
            self._abort = self._loop.call_later(CLOSING, self._transport.abort)

    # Limits

    def _in_bounds(self, now: float, size: int) -> bool:
        """Count received bytes; return False where a request has too many: it is refused, and the connection ends."""
        if self._wordless is not None:
            if not self._wordless.take(now, size / KILOBYTE) and self._clock is None:
                self._time(self._connections.fragmented)
            return True
        self._bytes += size
        if self._bytes <= (BODY if self._serving else HEAD):
            return True
        self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        return False

    def _time(self, seconds: float) -> None:
        """Set the timer of the request's head, or of the message, to so many seconds from now."""
        self._stop_clock()
        self._clock = self._loop.call_later(seconds, self._late)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _late(self) -> None:
        self._clock = None
        if self._wordless is None:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)
        elif not self._held:  # else there is a message, which waits to be taken
            self._transport.abort()

    def _refuse(self, status: HTTPStatus) -> None:
        """Send an error response and close the connection; abort it where the application is serving a request."""
        if self._serving:
            self._transport.abort()
        elif not self._transport.is_closing():
            head = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            self.write(head.encode())
            self.close()

    # What the application tells

    def begin(self) -> None:
        """Note that the application serves a request from now on: its head is complete."""
        self._serving += 1
        self._begun = True
        self._bytes = 0
        self._stop_clock()
        self.budget.spend(REQUEST)

    def end(self) -> None:
        """Note that the application has served a request: another may follow."""
        self._serving -= 1
        self._bytes = 0
        if not self._serving and self._wordless is None and not self._transport.is_closing():
            self._time(self._connections.head)

    def message(self) -> None:
        """Note that the application took a message of the web socket: the limits of the next one start anew."""
        if self._wordless is not None:
            self._wordless.left = self._wordless.burst
        self._stop_clock()

    # The web socket

    def upgrade(self, protocol: asyncio.BaseProtocol) -> None:
        """Pass the data that follows on to the protocol of the web socket, in place of that of HTTP."""
        before, self._inner = self._inner, protocol
        self._held = self._begun = False
        self.budget = self._connections.frames()
        self._loop.call_soon(self._upgraded, before)

    def _upgraded(self, before: Any) -> None:  # noqa: ANN401 (a protocol of uvicorn)
        """Refuse a web socket handshake that could not be read; after another one limit data without messages."""
        before.connection_lost(ConnectionAbortedError())  # so that it lets go of its parser, which refers to it
        if self._begun or self._inner is None:
            self._wordless = Bucket(WORDLESS, WORDLESS_REFILL, time.monotonic())
            self._go_on()
        else:
            self._refuse(HTTPStatus.BAD_REQUEST)


class Wire(asyncio.Transport):
    """The transport that uvicorn's protocol sees: the real one, with reading and closing left to the guard."""

    def __init__(self, transport: asyncio.Transport, guard: Guard) -> None:
        super().__init__()
        self._transport = transport
        self._guard = guard

    def get_extra_info(self, name: str, default: Any = None) -> Any:  # noqa: ANN401 (as the base class has it)
        """Return what the real transport knows under a name, as the peer's address; ``default`` where nothing."""
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        """Return whether the connection is closing."""
        return self._transport.is_closing()

    def close(self) -> None:
        """Close the connection once buffered data was sent, or has waited too long."""
        self._guard.close()

    def abort(self) -> None:
        """Close the connection at once, and drop buffered data."""
        self._transport.abort()

    def pause_reading(self) -> None:
        """Stop the guard from passing received data on to uvicorn's protocol."""
        self._guard.hold(held=True)

    def resume_reading(self) -> None:
        """Let the guard pass received data on to uvicorn's protocol again."""
        self._guard.hold(held=False)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send data, at the end of this turn of the event loop."""
        self._guard.write(data)

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        """Send several pieces of data, in order, at the end of this turn of the event loop."""
        for data in list_of_data:
            self._guard.write(data)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Hand the connection over to another protocol of uvicorn, as for a web socket."""
        self._guard.upgrade(protocol)


class Served:
    """ASGI middleware that tells a connection's guard when the application begins and ends to serve a request."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request through the wrapped application, and tell the guard of its connection before and after."""
        guard: Guard | None = scope.get("state", {}).get(SCOPE)
        if guard is None:  # the lifespan, which is no connection
            await self.app(scope, receive, send)
            return
        guard.begin()
        try:
            await self.app(scope, receive, send)
        finally:
            guard.end()
