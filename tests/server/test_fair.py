"""A fair deal at a table: every seat pledges, then all open; the server's salt is told only after the end."""

from pathlib import Path

import msgspec
import pytest
from tests.server.served import Line, house
from tests.server.sitting import DUEL, Person, duel
from tests.testgame.plugin import bring

from vedette.core import pledge, record
from vedette.core.errors import Unreadable
from vedette.core.match import Match
from vedette.protocol import client, server
from vedette.session import events
from vedette.session.commit_reveal import OPENING, CommitReveal
from vedette.session.history import History
from vedette.session.table import Table

OURS = "5a" * 16
ANNS = "a1" * 16
BOBS = "b2" * 16
PLEDGES = [pledge.pledge(ANNS, 1), pledge.pledge(BOBS, 2)]
PLEDGED = pledge.pledge(OURS, 0)


@pytest.fixture(autouse=True)
def _dueling(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)


def held(bots: frozenset[int] = frozenset()) -> Table:
    """Return a room whose cards wait for the players' salts."""
    history = History(Match(DUEL, [], held=True), 0.0, None, 2, bots)
    history.fair = CommitReveal(OURS, 2, bots)
    return Table(duel().info, history)


def pledged(room: Table) -> tuple[Person, Person]:
    """Return two people who have pledged and not opened."""
    ann, bob = (Person(room, name).join() for name in ("ann", "bob"))
    ann.send(client.Pledge("p", PLEDGES[0]))
    bob.send(client.Pledge("p", PLEDGES[1]))
    return ann, bob


def test_all_pledge_before_any_salt_is_opened_and_nothing_is_dealt_before_the_last() -> None:
    room = held()
    ann, bob, eve = (Person(room, name).join() for name in ("ann", "bob", "eve"))
    assert ann.table.fair == server.Fair(PLEDGED, [None, None], [None, None], None)
    assert (ann.table.n, ann.table.legal, ann.table.can.act) == (0, [], False)
    assert ann.refused(client.Act("x", 0, 0)) == "turn"
    assert eve.refused(client.Pledge("e", PLEDGES[0])) == "foreign"
    assert ann.refused(client.Salt("s0", ANNS)) == "nothing"
    assert ann.refused(client.Pledge("p0", "x" * 64)) == "malformed"
    assert isinstance(ann.send(client.Pledge("p1", PLEDGES[0]))[0], server.Done)
    assert ann.refused(client.Pledge("p2", PLEDGES[1])) == "nothing"
    assert ann.refused(client.Salt("s1", ANNS)) == "nothing", "bob could pledge a salt that he chose for it"
    bob.send(client.Pledge("p3", PLEDGES[1]))
    assert bob.table.fair == server.Fair(PLEDGED, [*PLEDGES], [None, None], None)
    assert ann.refused(client.Salt("s2", "no hexadecimal digits, but long enough")) == "malformed"
    assert ann.refused(client.Salt("s3", BOBS)) == "pledge"
    assert isinstance(ann.send(client.Salt("s4", ANNS))[0], server.Done)
    assert ann.refused(client.Salt("s5", ANNS)) == "nothing"
    assert ann.table.fair == server.Fair(PLEDGED, [*PLEDGES], [ANNS, None], None)
    assert Person(room, "bob").join().table.fair == server.Fair(PLEDGED, [*PLEDGES], [None, None], None)
    assert bob.refused(client.Salt("s6", "c3" * 16)) == "pledge", "what was pledged before ann opened binds"
    assert ann.table.n == 0
    bob.send(client.Salt("s7", BOBS))
    assert bob.table.n > 0
    assert bob.table.fair == server.Fair(PLEDGED, [*PLEDGES], [ANNS, BOBS], None)
    assert room.match.deal == DUEL.deal(pledge.number([OURS, ANNS, BOBS], DUEL.deals()))


def test_a_pledge_is_good_for_one_seat_alone() -> None:
    room = held()
    ann, bob = (Person(room, name).join() for name in ("ann", "bob"))
    ann.send(client.Pledge("p", PLEDGES[0]))
    bob.send(client.Pledge("p", PLEDGES[0]))
    ann.send(client.Salt("s", ANNS))
    assert bob.refused(client.Salt("s", ANNS)) == "pledge"


def test_who_is_there_and_does_not_open_has_lost() -> None:
    room = held()
    ann, bob = pledged(room)
    told = bob.now
    ann.send(client.Salt("s", ANNS))
    assert room.due() == told + OPENING
    assert not room.wake(told + OPENING - 0.1).events
    ann.take(room.wake(told + OPENING))
    assert ann.table.over is not None
    assert (ann.table.over.how, ann.table.over.returns) == ("unopened", [1.0, 0.0])
    bob.now = told + OPENING
    assert bob.refused(client.Salt("s", BOBS)) == "nothing"
    assert ann.table.fair == server.Fair(PLEDGED, [*PLEDGES], [ANNS, None], OURS)
    assert room.history.fair is not None
    assert "salts" not in record.write(room.match, salts=room.history.fair.record()[0])


def test_who_was_away_has_the_time_from_their_return_and_may_be_given_up_for_gone() -> None:
    room = held()
    ann = Person(room, "ann").join()
    ann.send(client.Pledge("p", PLEDGES[0]))
    room.leave(ann.connection, ann.now)
    bob = Person(room, "bob").join()
    bob.send(client.Pledge("p", PLEDGES[1]))
    bob.send(client.Salt("s", BOBS))
    bob.take(room.wake(10_000.0))
    assert bob.table.over is None, "nobody loses in their absence without a word of the other's"
    assert bob.table.can.claim
    ann = Person(room, "ann")
    ann.now = 10_010.0
    ann.join()
    assert room.due() == ann.now + OPENING
    room.leave(ann.connection, ann.now + 1)
    bob.take(room.wake(ann.now + 1 + 40))
    assert bob.table.can.claim
    bob.now = ann.now + 50
    bob.send(client.Claim("c", room.history.version))
    assert msgspec.to_builtins(bob.table.over)["how"] == "gone"
    assert room.match.returns() == [0.0, 1.0]


def test_a_table_of_the_first_version_goes_on_without_pledges() -> None:
    """As the store of an older server has it: the salts in the open, and the deal of the older number."""
    history = History(Match(DUEL, [], held=True), 0.0, None, 2)
    history.fair = CommitReveal(OURS, 2, frozenset(), pledge.OPEN)
    room = Table(duel().info, history)
    room.replay([(1.0, events.read('{"what":"salted","id":"s","salt":"' + ANNS + '"}'))])
    bob = Person(room, "bob").join()
    assert bob.table.fair == server.Fair(pledge.pledge(OURS, 0, 1), ["-", "-"], [None, None], None)
    bob.send(client.Salt("s", BOBS))
    assert room.match.deal == DUEL.deal(pledge.number([OURS, ANNS, BOBS], DUEL.deals(), 1))


def test_the_servers_salt_is_told_after_the_end_alone() -> None:
    room = held()
    people = pledged(room)
    for person, salt in zip(people, (ANNS, BOBS), strict=True):
        person.send(client.Salt(person.name(), salt))
    while not room.history.over():
        mover = people[room.match.mover()]
        mover.act()
        assert room.history.over() or OURS.encode() not in b"".join(mover.messages)
    ended = Person(room, "ann").join().table
    assert ended.fair is not None
    assert ended.fair.salt == OURS
    text = record.write(room.match, salts=[OURS, ANNS, BOBS])
    assert record.replay(record.read(text, "x"), DUEL).deal == room.match.deal


def test_a_bot_adds_none_and_who_gives_up_before_the_deal_has_lost() -> None:
    room = held(frozenset({1}))
    assert room.history.fair is not None
    assert (room.history.fair.added, room.history.fair.pledges) == ([None, pledge.NONE], [None, pledge.NONE])
    ann = Person(room, "ann").join()
    ann.send(client.Concede("c", 0))
    assert room.history.over()
    assert room.match.returns() == [0.0, 1.0]
    ann.send(client.Salt("s", ANNS))
    assert room.match.actions == []


def test_a_fair_table_outlasts_a_restart_in_the_middle_of_it(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann, here.guest() as bob:
        form = {"game": "mini-duel", "from": {"kind": "random"}, "seats": "invite", "fair": True}
        opened = ann.post("/api/tables", json=form).json()
        name, invitation = opened["table"], opened["invitations"][0]["token"]
        bob.table()  # from here on he has a name
        with ann.seat(name) as line:
            assert line.table.fair is not None
            shown = line.table.fair.pledge
            assert isinstance(line.ask(client.Pledge("p", PLEDGES[0])), server.Done)
        here.loop.call_soon_threadsafe(here.state.tables.abandon, 1012)
        with bob.socket(name) as line:
            line.join(token=invitation)
            assert line.table.fair == server.Fair(shown, [PLEDGES[0], None], [None, None], None)
            line.ask(client.Pledge("p", PLEDGES[1]))
            line.ask(client.Salt("t", BOBS))
            here.loop.call_soon_threadsafe(here.state.tables.abandon, 1012)
            with ann.seat(name) as again:
                assert again.table.fair == server.Fair(shown, [*PLEDGES], [None, None], None)
                again.ask(client.Salt("s", ANNS))
        with bob.seat(name) as line:
            assert line.table.n > 0
            answer = line.ask(client.Concede("c", line.table.version))
            assert isinstance(answer, server.Done), answer
            told = _told(line)
        assert told.salt is not None
        assert pledge.pledge(told.salt, 0) == shown
        text = ann.get(f"/api/tables/{name}/record").text
    found = record.read(text, "x")
    assert (found.fair, found.pledges, found.salts) == (2, [shown, *PLEDGES], [told.salt, ANNS, BOBS])
    assert record.replay(found, DUEL).result() == "conceded"


def test_at_one_screen_it_adds_one_salt_for_both_seats(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann:
        form = {"game": "mini-duel", "from": {"kind": "random"}, "seats": "here", "fair": True}
        opened = ann.post("/api/tables", json=form).json()
        with ann.seat(opened["table"]) as line:
            assert line.table.fair is not None
            assert line.table.fair.salts == [None, pledge.NONE]
            assert line.table.n == 0
            line.ask(client.Pledge("p", PLEDGES[0]))
            line.ask(client.Salt("s", ANNS))
            line.hear()
            assert line.table.n > 0
            line.ask(client.Concede("c", line.table.version))
            told = _told(line)
        text = ann.get(f"/api/tables/{opened['table']}/record").text
    found = record.read(text, "x")
    assert found.salts == [told.salt, ANNS, pledge.NONE]
    assert record.replay(found, DUEL).deal == DUEL.deal(pledge.number(found.salts, DUEL.deals()))
    changed = text.replace(ANNS, BOBS)
    with pytest.raises(Unreadable, match="record-pledge"):
        record.replay(record.read(changed, "x"), DUEL)
    changed = changed.replace(PLEDGES[0], pledge.pledge(BOBS, 1))
    with pytest.raises(Unreadable, match="record-fair"):
        record.replay(record.read(changed, "x"), DUEL)


def test_a_fair_deal_is_random_and_for_several(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann:
        for form in (
            {"game": "twelve-patrols"},
            {"game": "mini-duel", "seats": "here", "from": {"kind": "random", "seed": 3}},
        ):
            answer = ann.post("/api/tables", json={"fair": True, **form})
            assert answer.status_code in {400, 422}
            assert "fair" in answer.json()["words"]


def _told(line: Line) -> server.Fair:
    while line.table.over is None:
        line.hear()
    assert line.table.fair is not None
    return line.table.fair
