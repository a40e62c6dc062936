"""What goes wrong at a table, and leaves it whole."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server import sitting
from tests.server.served import Guest, house
from tests.testgame.plugin import bring
from websockets.exceptions import ConnectionClosed

from vedette import COMPILED, deals, setups
from vedette.core import record
from vedette.core.errors import Trouble
from vedette.core.match import Match
from vedette.protocol import client, server
from vedette.session import events, table_setup
from vedette.session.hints import OPEN
from vedette.session.history import PartlyApplied
from vedette.session.room import Room
from vedette.session.table import Table


@pytest.fixture(autouse=True)
def _dueling(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)


def imported() -> sitting.Person:
    """Somebody at an unfinished game of which only the record was kept: what comes next is not known."""
    game = setups.game("spellfire")
    match, rng = Match(game, deals.random_deal(game, 3)), random.Random(1)
    for _ in range(6):
        match.play(rng.choice(match.legal()))
    scene = table_setup.by_record(record.write(match, deal=False))
    return sitting.Person(sitting.room_at(scene.match, ["ann"]), "ann").join()


def test_who_was_refused_the_verdict_is_not_told_it_after_a_move() -> None:
    ann = imported()
    assert ann.refused(client.Watch("w", on=True)) == "unknown-help"
    assert isinstance(ann.act()[0], server.Done)
    assert [type(event) for event in ann.effects.events] == [events.Played]
    assert ann.effects.jobs == []


def test_a_change_refuses_nobody_whoever_wants_to_know() -> None:
    ann = imported()
    ann.connection.watch = True
    assert isinstance(ann.act()[0], server.Done)
    assert ann.effects.jobs == []


def test_nobody_fills_the_workshop_alone_and_whoever_leaves_waits_for_nothing() -> None:
    room = sitting.patrols()
    ann, eve = sitting.Person(room, "ann").join(), sitting.Person(room, "eve").join()
    numbers = []
    for _ in range(OPEN):
        ann.send(client.Solve(ann.name()))
        numbers += [number for number, _ in ann.effects.jobs]
    assert ann.refused(client.Solve(ann.name())) == "busy"
    assert len(numbers) == OPEN
    assert room.leave(eve.connection, 20.0).cancels == []
    assert room.leave(ann.connection, 21.0).cancels == numbers
    assert room.hints.questions == {}


def test_a_verdict_that_comes_too_late_is_not_looked_for_any_longer() -> None:
    ann = sitting.Person(sitting.patrols(), "ann").join()
    ann.send(client.Watch("w", on=True))
    ann.work()
    ann.act()
    ((late, _),) = ann.effects.jobs
    ann.act()
    assert ann.effects.cancels == [late]
    ((last, _),) = ann.effects.jobs
    assert ann.room.leave(ann.connection, 20.0).cancels == [last]


def test_an_event_that_is_refused_changes_nothing() -> None:
    history = sitting.duel(clock=(10.0, 0.0)).history
    assert history.clock is not None
    for event in (events.Unmarked("m", 0, 7), events.Redone("r", 0), events.Played("p", 0, "nonsense")):
        before = (history.played, history.version, history.seconds, list(history.clock.left), history.how)
        with pytest.raises(Trouble):
            history.apply(event, 5.0)
        assert before == (history.played, history.version, history.seconds, history.clock.left, history.how)


def test_an_event_that_is_refused_after_its_first_step_was_done_says_so() -> None:
    room = sitting.patrols()
    note = room.match.game.note(room.match.state, room.match.legal()[0])
    with pytest.raises(PartlyApplied):
        room.history.apply(events.Followed("f", 0, [note, "nonsense"]), 1.0)


def test_who_gave_up_has_given_up_whatever_he_asks_for_next() -> None:
    ann = sitting.Person(sitting.patrols(), "ann").join()
    note = ann.room.match.game.note(ann.room.match.state, ann.room.match.legal()[0])
    ann.send(client.Concede(ann.name(), ann.version))
    with pytest.raises(Trouble):
        ann.room.history.apply(events.Followed("f", 0, [note]), 9.0)
    assert ann.room.history.how == "conceded"


@pytest.fixture
def bob(tmp_path: Path) -> Iterator[Guest]:
    with house(tmp_path) as here, here.guest() as bob:
        yield bob


@pytest.mark.skipif(COMPILED, reason="what is compiled is not to be put in another's place")
@pytest.mark.parametrize("trouble", [OverflowError(), Trouble("match-illegal")])
def test_a_table_that_goes_wrong_in_the_middle_goes_on_from_what_is_stored(
    bob: Guest, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    table = bob.table()

    def wrong(*_: object) -> None:
        raise trouble

    with bob.seat(table) as line:
        line.act()
        monkeypatch.setattr(Room, "_changed", wrong)
        answer = line.ask(client.Act("lost", 1, line.table.legal[0].action))
        assert isinstance(answer, server.Refused)
        assert answer.reason == "unsaved"
        with pytest.raises(ConnectionClosed) as end:
            line.hear()
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 1012
        monkeypatch.undo()
    with bob.seat(table) as line:
        assert line.table.version == 1
        assert isinstance(line.act(), server.Done)


@pytest.mark.skipif(COMPILED, reason="what is compiled is not to be put in another's place")
def test_a_table_whose_alarm_goes_wrong_goes_on_from_what_is_stored(
    bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(*_: object) -> None:
        raise OverflowError

    monkeypatch.setattr(Table, "due", lambda _: 0.0)
    monkeypatch.setattr(Table, "wake", wrong)
    with bob.socket(bob.table(game="patrol", seats="here")) as line:
        line.say(client.Join("j"))
        with pytest.raises(ConnectionClosed) as end:
            list(iter(line.hear, None))
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 1012


def test_who_has_joined_keeps_his_seat_whatever_he_brings_next(bob: Guest) -> None:
    table = bob.table(game="patrol", seats="here")
    with bob.house.guest() as eve:
        eve.get("/")
        with eve.socket(table) as line:
            assert line.join().seat < 0
            room = bob.house.state.tables.runner[table].room
            token = bob.house.state.signer.token(table, 1)
            answer = line.ask(client.Join("again", token=token))
            assert isinstance(answer, server.Refused)
            assert answer.reason == "joined"
            assert [connection.seat < 0 for connection in room.connections] == [True]


def test_a_seat_has_its_answers_after_a_restart_whatever_device_it_sat_at() -> None:
    room = sitting.patrols()
    phone = sitting.Person(room, "phone")
    phone.connection.seat = 0
    phone.join()
    mark = client.Bookmark("b", "here")
    answer = phone.only(server.Done, mark)
    again = sitting.patrols()
    again.replay([(3.0, event) for event in phone.events])
    phone = sitting.Person(again, "phone")
    phone.connection.seat = 0
    assert phone.join().only(server.Done, mark) == answer
    assert len(again.history.marks) == 1
    assert phone.events == []


def test_a_move_that_comes_after_the_time_is_over_is_too_late() -> None:
    room = sitting.duel(clock=(10.0, 0.0))
    people = [sitting.Person(room, guest).join() for guest in ("ann", "bob")]
    assert room.history.clock is not None
    falls = room.history.clock.falls()
    assert falls is not None
    mover = people[room.history.mover()]
    mover.now = falls - 0.5
    answers = [answer for answer in mover.act() if isinstance(answer, server.Refused | server.Done)]
    assert [getattr(answer, "reason", "done") for answer in answers] == ["stale"]
    assert [type(event) for event in mover.effects.events] == [events.Flagged]
    assert (room.history.how, room.history.over()) == ("time", True)
    assert room.stored == 2


def test_a_branch_takes_its_time_live_and_after_a_restart_alike() -> None:
    ann = sitting.Person(sitting.patrols(), "ann").join()
    ann.act()
    ann.now += 20.0
    ann.send(client.Branch("b", ann.room.match.movers.index(0)))
    (birth,) = ann.effects.opens
    ann.take(ann.room.opened(birth, "t1", ann.now))
    again = sitting.patrols()
    again.replay([(3.0, ann.events[0]), (ann.now, ann.events[1])])
    assert again.history.seconds == ann.room.history.seconds > 20
