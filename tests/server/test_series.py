"""A series: what a game and its rematches have come to, by who sits where now."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest
from tests.server.served import House, Line, house
from tests.server.sitting import Person, duel, patrols
from tests.testgame.plugin import bring

from vedette.protocol import client, server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FORM = {"game": "mini-duel", "from": {"kind": "random"}}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    bring(monkeypatch)
    with house(tmp_path) as here:
        here.lift_limits()
        yield here


def heard(line: Line) -> server.Table:
    """The table as it is now, asked for anew."""
    line.ask(client.Speak(line.name(), "en"))
    line.hear()
    return line.table


def lose(line: Line) -> None:
    """Give up, and have the table that says so."""
    answer = line.ask(client.Concede(line.name(), heard(line).version))
    assert isinstance(answer, server.Done)
    line.hear()


def again(first: Line, second: Line | None = None) -> str:
    """Agree to a rematch; a bot, or who has both seats, is not asked twice. Return its table."""
    for line in (first, second):
        if line is not None:
            answer = line.ask(client.Ask(line.name(), heard(line).version, "rematch"))
    assert isinstance(answer, server.Opened)
    return answer.table


def test_a_series_is_counted_by_player_through_swapped_seats(here: House) -> None:
    with here.guest() as ann, here.guest() as bob, ExitStack() as stack:
        for guest in (ann, bob):
            guest.get("/")
        opened = ann.post("/api/tables", json={**FORM, "seats": "invite"}).json()
        first = stack.enter_context(ann.seat(opened["table"]))
        second = stack.enter_context(bob.socket(opened["table"]))
        second.join(token=opened["invitations"][0]["token"])
        assert heard(second).series is None
        lose(second)
        assert heard(first).series == server.Series([1, 0], 0)
        table = again(first, second)
        first, second = (stack.enter_context(guest.seat(table)) for guest in (ann, bob))
        assert heard(second).series == server.Series([0, 1], 0)  # bob has the first seat now
        lose(second)
        assert heard(first).series == heard(second).series == server.Series([0, 2], 0)
        table = again(second, first)
        first = stack.enter_context(ann.seat(table))
        lose(first)
        assert heard(first).series == server.Series([2, 1], 0)
        here.state.tables.abandon(1012)
        with ann.seat(table) as back:
            assert back.table.series == server.Series([2, 1], 0)


def test_a_series_against_a_bot_goes_on_too(here: House) -> None:
    with here.guest() as ann, ExitStack() as stack:
        bot = {"player": "level:0", "seat": 0}
        line = stack.enter_context(ann.seat(ann.table(game="mini-duel", seats="bot", bot=bot)))
        lose(line)
        line = stack.enter_context(ann.seat(again(line)))
        assert (line.table.seats[1].you, line.table.series) == (True, server.Series([1, 0], 0))


def test_a_draw_is_counted_as_one_and_a_table_for_one_has_no_series(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)
    alone = Person(patrols(), "ann").join()
    alone.send(client.Concede("c", alone.version))
    assert alone.table.over is not None
    assert alone.table.series is None
    room = duel()
    people = [Person(room, name).join() for name in ("ann", "bob")]
    while not room.history.over():
        people[room.history.mover()].act()
    returns = room.match.returns()
    won = [
        int(mine > max(other for seat, other in enumerate(returns) if seat != at)) for at, mine in enumerate(returns)
    ]
    told = people[0].send(client.Speak("s", "en"))
    assert next(one for one in told if isinstance(one, server.Table)).series == server.Series(won, int(not any(won)))
