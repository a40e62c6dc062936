"""What a stranger's socket may cost: messages, frames and codes of the largest size keep the law that requests keep."""

import json
import socket
import struct
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any, Final

import httpx
import pytest
from tests.server.costs import ASKED, GROWTH, LOOP, Cost, measured, served, told
from tests.server.served import Guest, House, Line
from tests.server.test_fuzz import polite
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.frames import Opcode

from vedette import capabilities, decks, registry
from vedette.core import editor
from vedette.protocol import client, server
from vedette.server.auth import COOKIE
from vedette.server.process import LARGEST_FRAME

pytestmark = pytest.mark.once

LONG: Final = client.LARGEST - 200
HOSTILE: Final = {
    "letters": json.dumps("x" * LONG),
    "escapes": '"' + "\\u0000" * (LONG // 6) + '"',
    "half pairs": '"' + "\\ud800" * (LONG // 6) + '"',
    "accents": json.dumps("é" * (LONG // 2), ensure_ascii=False),
    "digits": "9" * LONG,
    "fraction": "0." + "1" * LONG,
    "power": "1e308",
    "below zero": "-1",
    "numbers": "[" + "1," * (LONG // 2) + "1]",
    "objects": "[" + "{}," * (LONG // 3) + "{}]",
    "brackets": "[" * LONG,
    "nested": '{"a":' * (LONG // 6) + "1" + "}" * (LONG // 6),
    "keys": "{" + ",".join(f'"{n}":1' for n in range(LONG // 8)) + "}",
    "nothing": "null",
}
"""Values of every shape, as JSON: each is put into each field of each message."""
CODES: Final = {
    "letters": "x" * 600,
    "own": "own/" + "x" * 596,
    "several": "venom," * 100,
    "code": "d1" + "A" * 598,
    "digits": "9" * 600,
    "signs": "\u202e/\x00." * 150,
}
KINDS: Final[dict[str, Any]] = {str(kind.__struct_config__.tag): kind for kind in server.kinds(client.Client)}
LARGE: Final[dict[str, Any]] = {
    "token": "e30." * 75,
    "tab": "x" * 40,
    "language": "fr",
    "protocol": 2,
    "pledge": "f" * 64,
    "salt": "a1" * 32,
    "deck": "own/" + "x" * 596,
    "action": 1 << 31,
    "actions": [1 << 31] * 12,
    "n": 1 << 20,
    "eyes": 64,
    "tier": 4,
    "on": True,
    "steps": 10_000,
    "mark": 10_000,
    "name": "\u202e" * 60,
    "what": "rematch",
    "yes": True,
    "work": "x" * 40,
}
"""The largest that each field of a message may be."""
TOKENS: Final = {
    "letters": "x" * 300,
    "packed": ".eJ" + "w" * 200 + "." + "x" * 90,
    "signed by nobody": "WyJhIiwxXQ." + "x" * 280,
    "points": "." * 300,
}


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with served(tmp_path_factory.mktemp("sockets")) as here:
        yield here


@pytest.fixture
def guest(here: House) -> Iterator[Guest]:
    with here.guest() as guest:
        guest.get("/")
        yield guest


def settled(line: Line, text: str) -> server.Server | None:
    """Say something, and return the answer to the question behind it; None where the socket was closed."""
    try:
        line.socket.send(text)
        return line.ask(client.Describe(line.name()))
    except ConnectionClosed:
        return None


def message(kind: str, version: int, changed: str = "", value: str = "") -> str:
    """Return a message with the largest values there may be, one field of it another one, in JSON."""
    fields = {name: json.dumps(LARGE[name]) for name in KINDS[kind].__struct_fields__ if name in LARGE}
    told = {"id": '"x"', "version": str(version)} | fields
    named = {name: told[name] for name in KINDS[kind].__struct_fields__ if name in told}
    if changed:
        named[changed] = value
    return "{" + ",".join([f'"type":"{kind}"', *(f'"{name}":{one}' for name, one in named.items())]) + "}"


def texts(kind: str, version: int) -> Iterator[tuple[str, str]]:
    """Yield every hostile text of a kind with its name."""
    yield f"{kind} at its largest", message(kind, version)
    for field in (*KINDS[kind].__struct_fields__, "x"):
        for name, value in HOSTILE.items():
            yield f"{kind}.{field}: {name}", message(kind, version, field, value)


def several(guest: Guest) -> str:
    """Open a table for two at one screen."""
    form = {"game": "patrol", "seats": "here", "from": {"kind": "random", "seed": 1}}
    return str(guest.post("/api/tables", json=form).json()["table"])


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("opened", [several, Guest.table], ids=["two", "one"])
def test_a_message_costs_little_whatever_it_says(
    here: House, guest: Guest, kind: str, opened: Callable[[Guest], str]
) -> None:
    table = opened(guest)
    with suppress(ConnectionClosed), guest.seat(table) as line:
        line.ask(client.Describe(line.name()))
        for name, text in texts(kind, line.table.version):
            answer = measured(here, name, lambda line=line, text=text: settled(line, text))  # type: ignore[misc]  # bound at once
            if answer is None:  # too many were wrong, or this was the end
                return
        assert isinstance(answer, server.Text | server.Refused)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_message_that_is_no_message_costs_little(here: House, guest: Guest, name: str) -> None:
    with guest.seat(guest.table()) as line:
        for text in (HOSTILE[name], HOSTILE[name] * 4, '{"type":' + HOSTILE[name] + "}", '{"id":' + HOSTILE[name]):
            assert measured(here, name, lambda text=text: settled(line, text)) is not None  # type: ignore[misc]  # bound at once


# Joining.


@pytest.mark.parametrize("name", TOKENS)
def test_a_token_of_nobody_costs_little(here: House, guest: Guest, name: str) -> None:
    table = guest.table()
    with here.guest() as other, other.socket(table) as line:

        def come() -> server.Server:
            line.say(client.Join(line.name(), "fr", TOKENS[name], tab="x" * 40))
            return line.hear()

        refused = measured(here, f"token: {name}", come)
        assert isinstance(refused, server.Refused)
        assert refused.reason == "token"


@pytest.mark.parametrize("path", ["x" * 30_000, "%00" * 9000, "%2e%2e%2f" * 3000, "0" * 12], ids=len)
def test_a_name_of_no_table_costs_little(here: House, guest: Guest, path: str) -> None:
    def come() -> None:
        with suppress(ConnectionClosed, InvalidHandshake), guest.socket(path) as line:
            line.hear()

    measured(here, f"name: {path[:9]}", come)


@pytest.mark.parametrize("letter", ["x", ".", "%", "a=b;", ".eJw"])
def test_a_cookie_of_nobody_costs_little(here: House, guest: Guest, letter: str) -> None:
    table = guest.table()

    def come() -> server.Server:
        with here.guest() as other, other.socket(table, Cookie=f"{COOKIE}={letter * (7_000 // len(letter))}") as line:
            return line.join()

    assert isinstance(measured(here, f"cookie: {letter}", come), server.Welcome)


# Decks that are brought.


def awaiting(guest: Guest) -> tuple[str, str]:
    """Open a table to which each brings a deck; return it and the invitation."""
    form = {"game": "patrol", "from": {"kind": "random"}, "seats": "invite", "brings": True}
    opening = guest.post("/api/tables", json=form).json()
    return opening["table"], opening["invitations"][0]["token"]


def spoilt(game: str) -> Iterator[str]:
    """Yield codes of a whole deck with a letter changed, doubled or lost."""
    code = capabilities.decks(game).pack(decks.find(game, decks.names(game)[-1]))
    for at in range(0, len(code), max(len(code) // 8, 1)):
        yield from (code[:at] + "Z" + code[at + 1 :], (code[:at] + code[at] + code[at:])[:600], code[:at])


def test_a_deck_that_is_brought_by_a_code_costs_little(here: House, guest: Guest) -> None:
    table, token = awaiting(guest)
    with here.guest() as bob, bob.socket(table) as line:
        line.join(token=token)
        for code in [*CODES.values(), *filter(None, spoilt("patrol")), *filter(None, spoilt("spellfire"))]:
            answer = measured(here, f"bring {code[:9]}", lambda code=code: line.ask(client.Bring(line.name(), code)))  # type: ignore[misc]  # bound at once
            assert isinstance(answer, server.Refused | server.Done)


@pytest.mark.parametrize("game", registry.names())
def test_a_code_of_a_deck_or_a_deal_costs_little(here: House, guest: Guest, game: str) -> None:
    for code in [*CODES.values(), *filter(None, spoilt(game))]:
        forms: list[dict[str, Any]] = [{"deck": code}, {"from": {"kind": "code", "code": code[:200]}}]
        for form in [*forms, {"deck": code, "brings": True}]:
            body = {"game": game, "from": {"kind": "random"}, "seats": "invite", **form}
            polite(measured(here, f"code {code[:9]}", lambda body=body: guest.post("/api/tables", json=body)))  # type: ignore[misc]  # bound at once
        if "\x00" not in code:
            path = f"/api/decks/{game}/{code}"
            polite(measured(here, path[:40], lambda path=path: guest.get(path)))  # type: ignore[misc]  # bound at once


def largest(game: str) -> str:
    """Return the text of a set with as many cards as a form takes, or a page of them."""
    made = registry.get(game).editor
    assert made is not None
    if game == "patrol":
        text = made.write(max(made.starts(), key=lambda one: len(made.write(one))))
        return text.replace("house", "mine", 1)
    cards = [{"number": n + 1, "name": f"Card {n}" + "x" * 60, "type": "ally", "level": 5} for n in range(500)]
    return editor.compose(made.form, {"set": "S1"}, cards)


@pytest.mark.parametrize("game", ["spellfire", "patrol"])
def test_what_a_guest_keeps_costs_little(here: House, guest: Guest, game: str) -> None:
    """Sets as large as may be and a deck of their cards: listed, read, printed, played with and brought."""

    def ask(what: str, ask: Callable[[], httpx.Response]) -> Any:  # noqa: ANN401 (a form)
        answer = measured(here, f"{game}: {what}", ask)
        assert answer.status_code in {200, 201}, answer.text
        return answer.json() if answer.headers["content-type"] == "application/json" else None

    kept = ask("keep", lambda: guest.post("/api/sets", json={"game": game, "text": largest(game), "save": True}))
    assert not kept["faults"], kept["faults"][:3]
    deck = ask("make", lambda: guest.post(f"/api/sets/{game}/{kept['set']}/deck", json={}))["deck"]
    for _ in range(2):
        ask("sets", lambda: guest.get(f"/api/sets/{game}"))
        ask("set", lambda: guest.get(f"/api/sets/{game}/{kept['set']}"))
        ask("games", lambda: guest.get("/api/games"))
        ask("deck", lambda: guest.get(f"/api/decks/{game}/{deck}"))
        ask("print", lambda: guest.get(f"/api/prints/{game}/{'coloured' if game == 'patrol' else 'cards'}/{deck}"))
        ask("table", lambda: guest.begin({"kind": "random"}, game=game, deck=deck))
    if game == "patrol":
        with here.guest() as ann, ExitStack() as opened:
            ann.get("/")
            lines = []
            for _ in range(ASKED):  # the second deck begins a game, so that each is brought to a table of its own
                table, token = awaiting(ann)
                lines.append(opened.enter_context(guest.socket(table)))
                lines[-1].join(token=token)
            waiting = iter(lines)

            def bring() -> server.Server:
                line = next(waiting)
                return line.ask(client.Bring(line.name(), deck))

            assert isinstance(measured(here, "bring own", bring), server.Done)


# Frames.


def framed(opcode: int, data: bytes, *, fin: bool = True, reserved: int = 0) -> bytes:
    """Return a client's frame, right or wrong, under a mask that changes nothing."""
    size = len(data)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
    return bytes([(0x80 if fin else 0) | reserved << 4 | opcode]) + length + bytes(4) + data


TEXT, CONT, PING, CLOSE = Opcode.TEXT, Opcode.CONT, Opcode.PING, Opcode.CLOSE
COMPRESSED: Final = 4
"""The reserved bit of a compressed message."""
PARTS: Final = [framed(TEXT, b" " * 250, fin=False)] + [framed(CONT, b" " * 250, fin=False)] * 62
FRAMES: Final = {
    "a size beyond all": b"\x81\xff" + struct.pack(">Q", (1 << 63) + 5) + b"mask" + b"x" * 60_000,
    "a size of a gigabyte": b"\x81\xff" + struct.pack(">Q", 1 << 30) + b"mask" + b"x" * 60_000,
    "a long ping": b"\x89\xfe\xff\xffmask" + b"x" * 65_535,
    "reserved bits": framed(TEXT, b"{}", reserved=7) * 64,
    "a reserved opcode": framed(3, b"") * 64,
    "no mask": b"\x81\x7dhello" * 64,
    "a ping in parts": framed(PING, b"x", fin=False) * 64,
    "the rest of nothing": framed(CONT, b"x" * 1000) * 64,
    "a text inside a text": framed(TEXT, b"{", fin=False) + framed(TEXT, b"}") * 64,
    "as many parts as may be": b"".join(PARTS) + framed(CONT, b" "),
    "parts without end": b"".join(PARTS) * 2,
    "bytes that are no letters": framed(TEXT, b"\xff" * 16_000) * 4,
    "half a letter": framed(TEXT, b"\xc3", fin=False) + framed(CONT, b"\xff" * 16_000),
    "letters": framed(TEXT, b"x" * 16_000) * 4,
    "bytes": framed(Opcode.BINARY, b"\x00" * 16_000) * 4,
    "nothing": framed(TEXT, b"") * 64,
    "pings": framed(PING, b"x" * 125) * 64,
    "a close without a code": framed(CLOSE, b"x"),
    "a close of no code": framed(CLOSE, struct.pack(">H", 999)),
    "a close in no letters": framed(CLOSE, struct.pack(">H", 1000) + b"\xff" * 123),
    "closes": framed(CLOSE, struct.pack(">H", 1000)) * 64,
    "a request": b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * 64,
}


@contextmanager
def wire(guest: Guest, table: str) -> Iterator[socket.socket]:
    """Come to a table on a bare connection, and join it."""
    port = guest.house.port
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\n"
    head += f"connection: upgrade\r\nsec-websocket-version: 13\r\ncookie: {COOKIE}={guest.client.cookies[COOKIE]}\r\n"
    with socket.create_connection(("127.0.0.1", port), timeout=120) as made:
        made.sendall(f"{head}sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        until(made, b"\r\n\r\n")
        made.sendall(framed(TEXT, client.write(client.Join("join"))))
        until(made, b'"type":"table"')
        yield made


def until(made: socket.socket, what: bytes) -> None:
    """Read until this was said."""
    heard = b""
    while what not in heard:
        data = made.recv(65536)
        assert data, heard
        heard += data


@pytest.mark.parametrize("name", FRAMES)
def test_frames_of_every_shape_cost_little(here: House, guest: Guest, name: str) -> None:
    table = guest.table()

    def spoil() -> None:
        with wire(guest, table) as made, suppress(OSError):  # closed by the other side, at whatever moment
            made.sendall(FRAMES[name])
            made.shutdown(socket.SHUT_WR)
            while made.recv(65536):
                pass

    measured(here, f"frames: {name}", spoil)
    with guest.seat(guest.table()) as line:
        assert isinstance(line.act(), server.Done)


@pytest.mark.parametrize("size", [LARGEST_FRAME, LARGEST_FRAME + 1, 1 << 20])
def test_compressed_frames_cost_little(here: House, guest: Guest, size: int) -> None:
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -12)
    bomb = (squeezer.compress(b" " * size) + squeezer.flush(zlib.Z_SYNC_FLUSH))[:-4]
    with guest.seat(guest.table()) as line:
        assert [one.name for one in line.socket.protocol.extensions] == ["permessage-deflate"]

        def spoil() -> None:
            with suppress(OSError):
                line.socket.socket.sendall(framed(TEXT, bomb, reserved=COMPRESSED) * 64)
            with suppress(ConnectionClosed):
                for _ in range(64):
                    line.hear()

        measured(here, f"compressed frames of {size} bytes", spoil)
        if size > LARGEST_FRAME:
            with pytest.raises(ConnectionClosed):
                line.hear()
            assert line.socket.close_code == 1009
    with guest.seat(guest.table()) as other:
        assert isinstance(other.act(), server.Done)


def test_the_dearest_is_told(here: House) -> None:
    assert here.state is not None
    told()
    assert Cost.seconds < LOOP
    assert Cost.megabytes < GROWTH
