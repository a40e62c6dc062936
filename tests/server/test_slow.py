"""Days for each move: the clock begins anew, nobody has to stay, a restart charges it, lists tell whose turn it is."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.server import sitting
from tests.server.served import House, house
from tests.server.sitting import Person
from tests.testgame.plugin import bring

from vedette.protocol import client, server
from vedette.session import events
from vedette.session.clock import DAY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.served import Guest

    from vedette.session.table import Table

pytestmark = pytest.mark.once

SLOW: Final = (3 * DAY, 3 * DAY)
FORM: Final = {"game": "mini-duel", "seats": "invite", "from": {"kind": "random"}}


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)


def taken(room: Table) -> tuple[Person, Person]:
    return Person(room, "ann").join(), Person(room, "bob").join()


def test_each_move_has_all_its_days() -> None:
    room = sitting.duel(clock=SLOW)
    ann, bob = taken(room)
    first = ann.table.clock
    assert first is not None
    assert first.running == 0
    assert first.left[0] == pytest.approx(3 * DAY, abs=5)
    ann.now = bob.now = 2 * DAY
    while room.history.mover() == 0:
        ann.send(client.Act(ann.name(), room.history.version, ann.table.legal[0].action))
    clock = room.history.clock
    assert clock is not None
    assert clock.left == [3 * DAY, 3 * DAY]
    assert clock.running == 1


def test_nobody_is_gone_while_a_move_has_days_and_the_clock_alone_decides() -> None:
    room = sitting.duel(clock=SLOW)
    ann, _ = taken(room)
    room.leave(ann.connection, 10.0)
    due = room.due()
    assert due == pytest.approx(3 * DAY, abs=60), "no absence is waited for"
    assert room.wake(2 * DAY).events == []
    assert not any(room.presence.may_claim(seat) for seat in (0, 1))
    flagged = room.wake(3 * DAY + 60)
    assert [type(event) for event in flagged.events] == [events.Flagged]
    assert room.history.over()


def test_a_restart_pays_no_days_back_and_forgets_none() -> None:
    room = sitting.duel(clock=SLOW)
    assert room.resume(2 * DAY).events == []
    again = Person(room, "ann")
    again.now = 2 * DAY
    again.join()
    assert again.table.clock is not None
    assert again.table.clock.left[0] == pytest.approx(DAY, abs=5)
    late = sitting.duel(clock=SLOW)
    late.resume(9 * DAY)
    assert [type(event) for event in late.wake(9 * DAY).events] == [events.Flagged]


def test_the_rules_of_a_table_tell_its_clock() -> None:
    for clock, en, fr in (
        (SLOW, "3 days per move", "3 jours par coup"),
        ((600.0, 5.0), "10 min + 5 s", "10 min + 5 s"),
    ):
        room = sitting.duel(clock=clock)
        for language, words in (("en", en), ("fr", fr)):
            person = Person(room, "ann", "fr" if language == "fr" else "en").join()
            welcome = next(message for message in person.heard if isinstance(message, server.Welcome))
            assert words in welcome.deal.rules[-1].words.replace("\N{NO-BREAK SPACE}", " ").replace(
                "\N{NARROW NO-BREAK SPACE}", " "
            )
            assert welcome.deal.rules[-1].detail


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch:
        bring(patch)
        with house(tmp_path_factory.mktemp("slow")) as served:
            served.lift_limits()
            yield served


@pytest.mark.parametrize(
    ("more", "status"),
    [
        ({"clock": {"bank": DAY, "increment": DAY}}, 201),
        ({"clock": {"bank": 7 * DAY, "increment": 7 * DAY}}, 201),
        ({"clock": {"bank": 8 * DAY, "increment": 8 * DAY}}, 400),
        ({"clock": {"bank": 2 * DAY, "increment": DAY}}, 400),
        ({"clock": {"bank": 2 * DAY, "increment": 5}}, 400),
        ({"clock": {"bank": 600, "increment": 7200}}, 400),
        ({"clock": {"bank": DAY, "increment": DAY}, "fair": True}, 400),
        ({"clock": {"bank": DAY, "increment": DAY}, "seats": "here"}, 400),
    ],
)
def test_days_are_for_each_move_and_for_invited_players(here: House, more: dict[str, Any], status: int) -> None:
    with here.guest() as ann:
        assert ann.post("/api/tables", json={**FORM, **more}).status_code == status


def test_my_games_tell_whose_turn_it_is_and_the_time_left(here: House) -> None:
    with here.guest() as ann, here.guest() as bob, ExitStack() as stack:
        for guest in (ann, bob):
            guest.get("/")
        made = ann.post("/api/tables", json={**FORM, "clock": {"bank": DAY, "increment": DAY}}).json()
        table, token = made["table"], made["invitations"][0]["token"]
        line = stack.enter_context(bob.socket(table))
        line.ask(client.Join(line.name(), token=token))
        line.ask(client.Introduce(line.name(), name="Bob"))
        for guest, seat in ((ann, 0), (bob, 1)):
            row = mine(guest, table)
            assert row["clock"] == {"bank": DAY, "increment": DAY}
            assert row["left"] == pytest.approx(DAY, abs=60)
            assert row["turn_mine"] is (seat == 0)
        assert mine(ann, table)["against"] == "Bob"
    tables = here.state.tables
    for _ in range(200):  # the server may not have heard yet that the socket is closed
        tables.sweep(0.0)
        if table not in tables.runner:
            break
        time.sleep(0.05)
    assert table not in tables.runner, "days are waited for without a place in memory"
    with here.guest() as eve:
        plain = eve.post("/api/tables", json={"game": "twelve-patrols", "from": {"kind": "random"}}).json()["table"]
        row = mine(eve, plain)
        assert (row["turn_mine"], row["left"], row["clock"], row["against"]) == (None, None, None, "")


def mine(guest: Guest, table: str) -> dict[str, Any]:
    rows: list[dict[str, Any]] = guest.get("/api/tables").json()["tables"]
    return next(row for row in rows if row["table"] == table)
