"""A line that dies without a word: the server lets go of who answers no ping, and the terminal of its server."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest
from tests.e2e.cutting import Wire
from tests.server.served import House, Line, house
from tests.testgame.plugin import bring
from websockets.sync.client import connect
from websockets.typing import Origin

from vedette.protocol import client, server
from vedette.server import process
from vedette.terminal.remote import reconnecting
from vedette.terminal.remote.http_client import Host
from vedette.terminal.remote.link import Link

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.once

FORM = {"game": "mini-duel", "from": {"kind": "random"}, "seats": "invite"}
BEAT = (0.3, 1.5)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    bring(monkeypatch)
    monkeypatch.setattr(process, "BEAT", BEAT)
    with house(tmp_path, ping_timeout=process.BEAT[1]) as here:
        yield here


@pytest.fixture
def wire(here: House) -> Iterator[Wire]:
    made = Wire(here.port)
    yield made
    made.close()


def test_a_ping_is_answered_even_before_anybody_sits_down(here: House) -> None:
    with here.guest() as ann:
        table = ann.table()
        with ann.socket(table) as line:
            line.join()
            version = line.table.version
            assert line.ask(client.Ping("p")) == server.Pong("p")
            assert line.ask(client.Ping("p")) == server.Pong("p")
            assert line.table.version == version


def test_the_server_lets_go_of_who_has_fallen_silent(here: House, wire: Wire) -> None:
    here.state.tables.patience = 0.3
    with here.guest() as ann:
        opened = ann.post("/api/tables", json=FORM).json()
        table, token = opened["table"], opened["invitations"][0]["token"]
        url = f"{wire.address.replace('http', 'ws')}/api/tables/{table}/socket"
        with (
            ann.seat(table) as line,
            connect(url, origin=Origin(wire.address), proxy=None, ping_interval=None, close_timeout=0.1) as socket,
        ):
            bob = Line(socket)
            bob.join(token=token)
            while not line.table.seats[1].here:
                line.hear()
            wire.hush()
            while not line.table.seats[1].gone:
                line.hear()
            assert [seat.here for seat in line.table.seats] == [True, False]


def test_who_answers_pings_stays(here: House) -> None:
    with here.guest() as ann:
        table = ann.table()
        with ann.seat(table) as line:
            with pytest.raises(TimeoutError):
                line.socket.recv(timeout=2 * sum(BEAT))
            assert line.ask(client.Ping("p")) == server.Pong("p")


def test_the_terminal_takes_silence_for_the_end_of_its_line(
    here: House, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reconnecting, "BEAT", BEAT)
    monkeypatch.setattr(reconnecting, "HANGING", 0.1)
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    with here.guest() as ann:
        table = ann.table()
    line = reconnecting.ReconnectingSocket(Link(wire.address, table, ""), "en", Host(wire.address, ""), io.StringIO())
    assert line.open()
    assert line.client.version() == 0, "it has joined, and has the table"
    wire.hush()
    kind, code = line.heard.get(timeout=120)
    assert kind == "lost 1"
    assert int(code) not in reconnecting.REFUSED
    wire.mend()
    assert line.open()
    assert line.client.version() == 0
    line.close()
    assert line.socket is None
