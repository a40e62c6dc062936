"""A seat is a seat: however many watch a table, its players come back to it and lose nothing."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest
from tests.server.served import House, Line, house
from tests.testgame.plugin import bring
from websockets.exceptions import ConnectionClosed

from vedette.protocol import client, server
from vedette.server import app_state
from vedette.session.handlers.joining import OF_GUEST, WATCHERS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.once

FORM = {"game": "mini-duel", "from": {"kind": "random"}, "seats": "invite"}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    bring(monkeypatch)
    with house(tmp_path) as here:
        yield here


def crowd(here: House, table: str, stack: ExitStack) -> list[str]:
    """Have more people come to watch than may; return what each was told."""
    told = []
    for n in range(WATCHERS + OF_GUEST):
        guest = stack.enter_context(here.guest())
        line = stack.enter_context(guest.socket(table))
        answer = line.ask(client.Join(f"j{n}"))
        told.append(answer.reason if isinstance(answer, server.Refused) else "watches")
    return told


def test_who_has_a_seat_comes_back_to_a_crowded_table_and_nothing_is_claimed(here: House) -> None:
    here.state.tables.patience = 1.5
    with here.guest() as ann, here.guest() as bob, ExitStack() as stack:
        opened = ann.post("/api/tables", json=FORM).json()
        table, token = opened["table"], opened["invitations"][0]["token"]
        bob.get("/")
        first = stack.enter_context(ann.seat(table))
        with bob.socket(table) as second:
            second.join(token=token)
            told = crowd(here, table, stack)
            assert told[0] == "watches"
            assert told[-1] == "full"
        with bob.socket(table) as second:
            assert second.join().seat == 1
            first.ask(client.Ping("p"))
            assert [seat.here for seat in hear(first).seats] == [True, True]
            answer = first.ask(client.Claim("c", first.table.version))
            assert isinstance(answer, server.Refused)
            assert answer.reason == "nothing"


def test_the_owner_of_a_table_for_one_comes_back_to_it_however_many_watch(here: House) -> None:
    with here.guest() as ann, ExitStack() as stack:
        table = ann.table()
        assert crowd(here, table, stack)[-1] == "full"
        with ann.seat(table) as line:
            assert isinstance(line.act(), server.Done)


def test_who_was_refused_a_socket_has_not_gone(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    here.state.tables.patience = 0.4
    with here.guest() as ann, here.guest() as bob:
        opened = ann.post("/api/tables", json=FORM).json()
        table, token = opened["table"], opened["invitations"][0]["token"]
        bob.get("/")
        with bob.socket(table) as second:
            second.join(token=token)
        with ann.seat(table) as first:
            while not first.table.seats[1].gone:
                first.hear()
            here.state.tables.patience = 60.0
            here.state.tables.runner[table].room.presence.patience = 60.0
            monkeypatch.setattr(app_state, "SOCKETS", 1)
            with bob.socket(table) as second, pytest.raises(ConnectionClosed):
                second.hear()
            table_now = first.table
            while table_now.seats[1].gone:
                first.hear()
                table_now = first.table
            assert not table_now.can.claim


def test_a_taken_invitation_lets_one_watch(here: House) -> None:
    with here.guest() as ann, here.guest() as bob, here.guest() as eve:
        opened = ann.post("/api/tables", json=FORM).json()
        table, token = opened["table"], opened["invitations"][0]["token"]
        for guest in (bob, eve):
            guest.get("/")
        with bob.socket(table) as second, eve.socket(table) as watching:
            assert second.join(token=token).notice == ""
            welcome = watching.join("fr", token=token)
            assert (welcome.seat, watching.table.legal) == (-3, [])
            assert "Vous pouvez regarder" in welcome.notice


def test_an_invitation_is_looked_at_before_it_seats_anybody(here: House) -> None:
    with here.guest() as ann, here.guest() as bob:
        opened = ann.post("/api/tables", json=FORM).json()
        table, token = opened["table"], opened["invitations"][0]["token"]
        bob.get("/")
        with bob.socket(table) as looking:
            answer = looking.ask(client.Join("j", token=token, look=True))
            assert isinstance(answer, server.Welcome)
            assert (answer.seat, answer.notice) == (-3, "")
        with bob.socket(table) as looking:
            answer = looking.ask(client.Join("j", token=token[:-3], look=True))
            assert isinstance(answer, server.Refused)
            assert answer.reason == "token"
        with bob.socket(table) as second:
            assert second.join(token=token).seat == 1


def hear(line: Line) -> server.Table:
    """Return the table as it is now."""
    line.ask(client.Speak(line.name(), "en"))
    heard = line.hear()
    while not isinstance(heard, server.Table):
        heard = line.hear()
    return heard
