"""Open tables: anybody on the server may take the free seat, and is told no more than a spectator before."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.served import Guest, House, Line, house
from tests.server.sitting import Person, duel
from tests.testgame.plugin import bring

from vedette.protocol import client, server
from vedette.server.lobby import challenges
from vedette.session.presence import OFFERS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.once

FORM = {"game": "mini-duel", "from": {"kind": "random"}, "seats": "invite"}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    bring(monkeypatch)
    with house(tmp_path) as here:
        here.lift_limits()
        yield here


def offered(guest: Guest, stack: ExitStack, **form: object) -> tuple[str, Line]:
    """Open a table to everybody; its player stays there."""
    table = str(guest.post("/api/tables", json={**FORM, **form}).json()["table"])
    line = stack.enter_context(guest.seat(table))
    assert isinstance(line.ask(client.Offer(line.name(), on=True)), server.Done)
    return table, line


def listed(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get("/api/challenges").json()["challenges"]
    return found


def accept(guest: Guest, table: str, stack: ExitStack) -> tuple[server.Welcome, Line]:
    line = stack.enter_context(guest.socket(table))
    welcome = line.ask(client.Join(line.name(), accept=True))
    assert isinstance(welcome, server.Welcome)
    return welcome, line


def test_an_open_table_is_listed_for_others_and_its_seat_taken_once(here: House) -> None:
    with here.guest() as ann, here.guest() as bob, here.guest() as eve, ExitStack() as stack:
        for guest in (ann, bob, eve):
            guest.get("/")
        table, line = offered(ann, stack, clock={"bank": 60, "increment": 2})
        assert listed(ann) == []
        (found,) = listed(bob)
        assert (found["table"], found["clock"]) == (table, {"bank": 60.0, "increment": 2.0})
        welcome, taken = accept(bob, table, stack)
        assert welcome.seat == 1
        taken.hear()
        assert not taken.table.offered
        assert isinstance(taken.act() if taken.table.legal else line.act(), server.Done)
        late, _ = accept(eve, table, stack)
        assert (late.seat, bool(late.notice)) == (-3, True)
        assert listed(eve) == []


def test_no_seat_is_given_at_a_table_that_is_not_open_or_open_no_more(here: House) -> None:
    with here.guest() as ann, here.guest() as bob, ExitStack() as stack:
        ann.get("/")
        bob.get("/")
        closed = str(ann.post("/api/tables", json=FORM).json()["table"])
        told = "This seat isn’t open to everyone. You can watch; to play, ask for an invitation."
        refused = accept(bob, closed, stack)[0]
        assert (refused.seat, refused.notice) == (-3, told)
        table, line = offered(ann, stack)
        line.ask(client.Offer(line.name(), on=False))
        assert listed(bob) == []
        refused = accept(bob, table, stack)[0]
        assert (refused.seat, refused.notice) == (-3, told)


def test_a_table_whose_player_is_away_is_not_listed_until_they_are_back(here: House) -> None:
    with here.guest() as ann, here.guest() as bob:
        ann.get("/")
        with ExitStack() as stack:
            table, _ = offered(ann, stack)
        here.state.tables.sweep(0.0)
        assert listed(bob) == []
        with ann.seat(table) as line:
            assert line.table.offered
            assert [found["table"] for found in listed(bob)] == [table]


def test_one_guest_and_one_address_fill_no_list(here: House) -> None:
    with ExitStack() as stack:
        guests = [stack.enter_context(here.guest()) for _ in range(4)]
        names = []
        for guest in guests[1:]:
            guest.get("/")
            names += [offered(guest, stack)[0] for _ in range(challenges.OF_GUEST + 1)]
        found = [one["table"] for one in listed(guests[0])]
        assert found == [names[8], names[7], names[5], names[4]]
        assert len(found) == challenges.OF_ADDRESS


def test_who_only_watches_and_who_offers_without_end_is_refused() -> None:
    room = duel(guests="ann")
    ann, eve = Person(room, "ann").join(), Person(room, "eve").join()
    assert eve.refused(client.Offer(eve.name(), on=True)) == "foreign"
    assert ann.refused(client.Offer(ann.name(), on=False)) == "nothing"
    for n in range(OFFERS):
        ann.only(server.Done, client.Offer(ann.name(), on=n % 2 == 0))
    assert ann.refused(client.Offer(ann.name(), on=True)) == "nothing"
    full = Person(duel(), "ann").join()
    assert full.refused(client.Offer(full.name(), on=True)) == "nothing"


def test_a_challenge_says_nothing_of_a_deck_that_was_brought(here: House) -> None:
    with here.guest() as ann, here.guest() as bob, ExitStack() as stack:
        ann.get("/")
        offered(ann, stack, game="patrol", brings=True, deck="venom", fair=True)
        (found,) = listed(bob)
        assert (found["brings"], found["fair"]) == (True, True)
        assert "venom" not in str(found).lower()
