"""One address misbehaves at the door of a server: it is slowed or cut off, and others are answered meanwhile."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from vedette.protocol import client, server
from vedette.server import connections
from vedette.server.http import endpoints, gate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.served import Guest, House, Line

    from vedette.server.guard import Guard

pytestmark = pytest.mark.once

QUICK = 1.0
"""Seconds within which an honest move is answered, on a machine that is busy with other tests."""
FLOOD = 2 << 20
"""Bytes of a flood."""
HEAD = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n"


class Flood(threading.Thread):
    """Writes as fast as it can until the other side takes no more."""

    def __init__(self, wire: socket.socket, data: bytes) -> None:
        super().__init__(daemon=True)
        self.wire = wire
        self.data = data
        self.sent = 0

    def run(self) -> None:
        self.wire.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 64 * 1024)
        self.wire.settimeout(0.5)
        with contextlib.suppress(OSError):
            while self.sent < FLOOD:
                self.sent += self.wire.send(self.data)


def slowest(line: Line, moves: int = 10) -> float:
    """Return the seconds of the slowest of some honest moves."""
    took = 0.0
    for _ in range(moves):
        begun = time.monotonic()
        assert isinstance(line.act(), server.Done)
        took = max(took, time.monotonic() - begun)
        time.sleep(0.02)
    return took


def frames(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    """Return a great many frames of a kind."""
    one = Frame(opcode, data, fin).serialize(mask=True)
    return one * (256 * 1024 // len(one))


@pytest.mark.parametrize(
    ("first", "flood"),
    [
        (b"", frames(Opcode.TEXT, b"{")),
        (b"", frames(Opcode.PING, b"")),
        (b"", frames(Opcode.PING, b"x" * 125)),
        (b"", frames(Opcode.PONG, b"")),
        (Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True), frames(Opcode.CONT, b"", fin=False)),
        (b"", frames(Opcode.TEXT, b" " * 16_000)),
        (b"", frames(Opcode.BINARY, b"")),
    ],
    ids=["malformed", "pings", "fat pings", "pongs", "continuations", "oversized", "binary"],
)
def test_a_flood_of_frames_is_not_read(here: House, ann: Guest, first: bytes, flood: bytes) -> None:
    with here.guest() as eve, eve.seat(eve.table()) as bad, ann.seat(ann.table()) as line:
        line.act()
        bad.socket.close_timeout = 0.5  # it is read no more, and answers no goodbye
        bad.socket.socket.sendall(first)
        flooding = Flood(bad.socket.socket, flood)
        flooding.start()
        assert slowest(line) < QUICK
        flooding.join()
        assert flooding.sent < FLOOD


@pytest.mark.parametrize("part", [b"", b" " * 100], ids=["empty", "full"])
def test_a_message_that_is_never_ended_ends_its_socket(
    here: House, ann: Guest, monkeypatch: pytest.MonkeyPatch, part: bytes
) -> None:
    monkeypatch.setattr(here.table.connections, "fragmented", 0.5)
    parts = [Frame(Opcode.TEXT, b"{", fin=False)] + [Frame(Opcode.CONT, part, fin=False)] * 200
    with ann.seat(ann.table()) as line:
        line.socket.socket.sendall(b"".join(part.serialize(mask=True) for part in parts))
        with pytest.raises(ConnectionClosed):
            list(iter(line.hear, None))


def test_a_message_in_parts_has_its_time(ann: Guest) -> None:
    words = client.write(client.Ping("p"))
    parts = [Frame(Opcode.TEXT, words, fin=False)] + [Frame(Opcode.CONT, b" " * 10, fin=False)] * 150
    with ann.seat(ann.table()) as line:
        for _ in range(2):
            line.socket.socket.sendall(b"".join(part.serialize(mask=True) for part in parts))
            line.socket.socket.sendall(Frame(Opcode.CONT, b"").serialize(mask=True))
            assert line.hear() == server.Pong("p")
        (guarded,) = guards(ann.house)
        assert guarded._clock is None  # nothing is awaited


def guards(here: House) -> list[Guard]:
    """Return the guards of web sockets."""
    opened: list[Any] = list(here.table.connections._of)
    return [one for transport in opened if (one := transport.get_protocol())._wordless is not None]


# Before there is a socket.


@contextlib.contextmanager
def wire(here: House, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as made:
        made.settimeout(20)
        made.bind((address, 0))
        made.connect(("127.0.0.1", here.port))
        yield made


def answer(made: socket.socket) -> bytes:
    """Return everything that is said until the other side hangs up."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while data := made.recv(65536):
            heard += data
    return heard


def test_half_a_request_is_hung_up_on(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(here.table.connections, "head", 0.5)
    with wire(here) as silent, wire(here) as slow, wire(here) as empty:
        slow.sendall(HEAD)
        empty.sendall(b"\r\n")
        for one in (slow, silent, empty):
            assert answer(one).startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("path", [b"x" * 9000, b"\xc3\xa9", b"x\x80"], ids=["long", "letters", "bytes"])
def test_a_handshake_that_cannot_be_read_is_hung_up_on(here: House, path: bytes) -> None:
    told = b"host: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    with wire(here) as bad:
        bad.sendall(b"GET /" + path + b" HTTP/1.1\r\n" + told + b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
        assert answer(bad).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize("table", [b"cut", b"aaaaaaaaaaaa"])
def test_after_a_socket_is_closed_at_once_nothing_else_is_written(here: House, table: bytes) -> None:
    told = b"host: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
    with wire(here) as line:
        line.sendall(
            b"GET /api/tables/"
            + table
            + b"/socket HTTP/1.1\r\n"
            + told
            + b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        close, heard = (4404).to_bytes(2), b""
        while not heard.endswith(close):
            more = line.recv(65536)
            assert more
            heard += more
        line.sendall(b"\x88\x82" + bytes(4) + close)
        head, _, frames = (heard + answer(line)).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 ")
        assert frames == b"\x88\x02" + close


def test_half_a_body_is_hung_up_on(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoints, "SLOW", 0.5)
    monkeypatch.setattr(here.table.connections, "head", 0.5)  # what is left of the body is the head of no request
    with wire(here) as slow:
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9\r\n\r\n{")
        assert answer(slow).startswith(b"HTTP/1.1 408 ")


def test_a_head_that_does_not_end_is_cut_off(here: House, ann: Guest) -> None:
    with ann.seat(ann.table()) as line, wire(here) as bad:
        line.act()
        bad.sendall(HEAD + b"x: ")
        flooding = Flood(bad, b"y" * 65536)
        flooding.start()
        assert slowest(line) < QUICK
        flooding.join()
        assert flooding.sent < FLOOD
    with wire(here) as many:
        many.sendall(HEAD + b"".join(b"x-%d: y\r\n" % n for n in range(gate.FIELDS)) + b"connection: close\r\n\r\n")
        assert answer(many).startswith(b"HTTP/1.1 431 ")


def test_requests_behind_each_other_are_read_a_few_at_a_time(here: House, ann: Guest) -> None:
    with ann.seat(ann.table()) as line, wire(here) as bad:
        line.act()
        flooding = Flood(bad, (HEAD + b"\r\n") * 2000)
        flooding.start()
        assert slowest(line) < QUICK
        flooding.join()
        assert flooding.sent < FLOOD


def test_an_address_has_so_many_connections(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "OPEN", 3)
    with wire(here, "127.0.0.2") as one, wire(here, "127.0.0.2"), wire(here, "127.0.0.2"):
        with wire(here, "127.0.0.2") as fourth:
            fourth.sendall(HEAD + b"\r\n")
            assert answer(fourth) == b""
        with wire(here, "127.0.0.3") as other:
            other.sendall(HEAD + b"connection: close\r\n\r\n")
            assert answer(other).startswith(b"HTTP/1.1 ")
        one.close()
        time.sleep(0.2)
        with wire(here, "127.0.0.2") as again:
            again.sendall(HEAD + b"connection: close\r\n\r\n")
            assert answer(again).startswith(b"HTTP/1.1 ")


def test_files_and_health_are_limited_too(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(here.state.limits, "burst", 5.0)
    monkeypatch.setattr(here.state.limits, "rate", 0.0)
    here.state.limits._of.clear()
    with here.guest() as eve:
        assert [eve.get("/healthz").status_code for _ in range(7)].count(429) >= 2


def test_memory_is_bounded_by_what_was_paid_for(here: House, ann: Guest) -> None:
    with ann.seat(ann.table()) as bad:
        flooding = Flood(bad.socket.socket, frames(Opcode.TEXT, b"{}"))
        flooding.start()
        flooding.join()
        assert guards(here)
        for one in guards(here):
            assert len(one._rest) <= 256 * 1024


def test_a_socket_of_an_address_that_asked_too_much_is_answered_in_the_end(here: House, ann: Guest) -> None:
    """Its handshake waits for the budget of requests; what it sends afterwards is read all the same."""
    table = ann.table()
    here.table.connections._requests.bucket("127.0.0.1", time.monotonic()).left = -30.0
    with ann.seat(table) as line:
        assert isinstance(line.act(), server.Done)


def test_a_socket_that_was_slowed_is_answered_in_the_end(ann: Guest) -> None:
    with ann.seat(ann.table()) as line:
        line.socket.socket.sendall(frames(Opcode.PONG, b"")[: 7 * 6 * 40])
        assert line.ask(client.Ping("p")) == server.Pong("p")
