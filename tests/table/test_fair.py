"""A fair deal at a table: nothing before every salt, the pledge told first, the server's salt only after the end."""

from pathlib import Path

import pytest
from tests.table.served import Line, house
from tests.table.sitting import DUEL, Person, duel

from vedette.core import pledge, record
from vedette.core.errors import Unreadable
from vedette.core.match import Match
from vedette.table.rooms import trial
from vedette.table.rooms.course import Course
from vedette.table.rooms.fair import Fair
from vedette.table.rooms.room import Room
from vedette.table.wire import calls, news

OURS = "5a" * 16
ANNS = "a1" * 16
BOBS = "b2" * 16


def held(bots: frozenset[int] = frozenset()) -> Room:
    """Return a room whose cards wait for the players' salts."""
    course = Course(Match(DUEL, [], held=True), 0.0, None, 2, bots)
    course.fair = Fair(OURS, 2, bots)
    return Room(duel().card, course)


def test_nothing_is_dealt_before_both_have_added_a_salt() -> None:
    room = held()
    ann, bob, eve = (Person(room, name).join() for name in ("ann", "bob", "eve"))
    assert ann.table.fair == news.Fair(pledge.pledge(OURS), [None, None], None)
    assert (ann.table.n, ann.table.legal, ann.table.can.act) == (0, [], False)
    assert ann.refused(calls.Act("x", 0, 0)) == "turn"
    assert eve.refused(calls.Salt("e", "cc" * 16)) == "foreign"
    assert ann.refused(calls.Salt("s0", "no hexadecimal digits, but long enough")) == "malformed"
    assert isinstance(ann.send(calls.Salt("s1", ANNS))[0], news.Done)
    assert ann.refused(calls.Salt("s2", BOBS)) == "nothing"
    assert ann.table.n == 0
    bob.send(calls.Salt("s3", BOBS))
    assert bob.table.n > 0
    assert bob.table.fair == news.Fair(pledge.pledge(OURS), [ANNS, BOBS], None)
    assert room.match.deal == DUEL.deal(pledge.number([OURS, ANNS, BOBS], DUEL.deals()))


def test_the_servers_salt_is_told_after_the_end_alone() -> None:
    room = held()
    people = [Person(room, name).join() for name in ("ann", "bob")]
    for person, salt in zip(people, (ANNS, BOBS), strict=True):
        person.send(calls.Salt(person.name(), salt))
    while not room.course.over():
        mover = people[room.match.mover()]
        mover.act()
        assert room.course.over() or OURS.encode() not in b"".join(mover.letters)
    ended = Person(room, "ann").join().table
    assert ended.fair is not None
    assert ended.fair.salt == OURS
    text = record.write(room.match, salts=[OURS, ANNS, BOBS])
    assert record.replay(record.read(text, "x"), DUEL).deal == room.match.deal


def test_a_bot_adds_none_and_who_gives_up_before_the_deal_has_lost() -> None:
    room = held(frozenset({1}))
    assert room.course.fair is not None
    assert room.course.fair.added == [None, pledge.NONE]
    ann = Person(room, "ann").join()
    ann.send(calls.Concede("c", 0))
    assert room.course.over()
    assert room.match.returns() == [0.0, 1.0]
    ann.send(calls.Salt("s", ANNS))
    assert room.match.actions == []


def test_a_fair_table_outlasts_a_restart_in_the_middle_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(trial.GAMES, DUEL.rules.name, DUEL)
    with house(tmp_path) as here, here.guest() as ann, here.guest() as bob:
        form = {"game": "mini-duel", "from": {"kind": "random"}, "seats": "invite", "fair": True}
        opened = ann.post("/api/tables", json=form).json()
        name, invitation = opened["table"], opened["invitations"][0]["token"]
        with ann.seat(name) as line:
            assert line.table.fair is not None
            pledged = line.table.fair.pledge
            assert isinstance(line.ask(calls.Salt("s", ANNS)), news.Done)
        here.loop.call_soon_threadsafe(here.desk.hall.abandon, 1012)
        with bob.socket(name) as line:
            line.join(token=invitation)
            assert line.table.fair == news.Fair(pledged, [ANNS, None], None)
            line.ask(calls.Salt("t", BOBS))
            line.hear()
            assert line.table.n > 0
            line.ask(calls.Concede("c", line.table.version))
            told = _told(line)
        assert told.salt is not None
        assert pledge.pledge(told.salt) == pledged
        text = ann.get(f"/api/tables/{name}/record").text
    found = record.read(text, "x")
    assert found.salts == [told.salt, ANNS, BOBS]
    assert record.replay(found, DUEL).result() == "conceded"


def test_at_one_screen_it_adds_one_salt_for_both_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(trial.GAMES, DUEL.rules.name, DUEL)
    with house(tmp_path) as here, here.guest() as ann:
        form = {"game": "mini-duel", "from": {"kind": "random"}, "seats": "here", "fair": True}
        opened = ann.post("/api/tables", json=form).json()
        with ann.seat(opened["table"]) as line:
            assert line.table.fair is not None
            assert line.table.fair.salts == [None, pledge.NONE]
            assert line.table.n == 0
            line.ask(calls.Salt("s", ANNS))
            line.hear()
            assert line.table.n > 0
            line.ask(calls.Concede("c", line.table.version))
            told = _told(line)
        text = ann.get(f"/api/tables/{opened['table']}/record").text
    found = record.read(text, "x")
    assert found.salts == [told.salt, ANNS, pledge.NONE]
    assert record.replay(found, DUEL).deal == DUEL.deal(pledge.number(found.salts, DUEL.deals()))
    with pytest.raises(Unreadable, match="record-fair"):
        record.replay(record.read(text.replace(ANNS, BOBS), "x"), DUEL)


def test_a_fair_deal_is_random_and_for_several(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(trial.GAMES, DUEL.rules.name, DUEL)
    with house(tmp_path) as here, here.guest() as ann:
        for form in (
            {"game": "twelve-patrols"},
            {"game": "mini-duel", "seats": "here", "from": {"kind": "random", "seed": 3}},
        ):
            answer = ann.post("/api/tables", json={"fair": True, **form})
            assert answer.status_code in {400, 422}
            assert "fair" in answer.json()["words"]


def _told(line: Line) -> news.Fair:
    while line.table.over is None:
        line.hear()
    assert line.table.fair is not None
    return line.table.fair
