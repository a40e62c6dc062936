"""Tables for two: turns, consent, rematches, clocks, absence, invitations, a second tab, hands opened at the end."""

import pytest
from tests.server import sitting
from tests.server.sitting import DUEL, Person
from tests.testgame.plugin import bring
from tests.testgame.rules import STAKES

from vedette.core import record
from vedette.core.errors import Unreadable
from vedette.core.game import SPECTATOR
from vedette.protocol import client, server
from vedette.session import events
from vedette.session.presence import GONE, UNCLOCKED
from vedette.session.table import Table as Room

AWAY = UNCLOCKED * GONE
"""Seconds after which somebody counts as gone where there is no clock."""
ONE, TWO = DUEL.cards, DUEL.cards + 1
LAY = DUEL.cards + STAKES


@pytest.fixture(autouse=True)
def _dueling(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)


class Table:
    """A room with two people and a third who watches; each hears what the others' messages bring."""

    def __init__(self, room: Room | None = None) -> None:
        self.room = room or sitting.duel()
        self.ann, self.bob, self.eve = (Person(self.room, name) for name in ("ann", "bob", "eve"))
        self.people = [self.ann, self.bob, self.eve]
        self.now = 1.0
        self.kept: list[tuple[float, events.Happened]] = []
        for person in self.people:
            self.says(person, client.Join(person.name()))

    def says(self, person: Person, message: client.Client) -> list[server.Server]:
        self.now = person.now = max(self.now, person.now)
        heard = person.send(message)
        self.hear(person)
        self.kept += [(self.now, event) for event in person.effects.events]
        return heard

    def leaves(self, person: Person) -> None:
        person.now = self.now
        person.take(self.room.leave(person.connection, self.now))
        self.hear(person)

    def hear(self, teller: Person) -> None:
        self.now = teller.now
        for other in self.people:
            if other is not teller:
                other.take(teller.effects)

    def acts(self, person: Person, action: int) -> None:
        heard = self.says(person, client.Act(person.name(), person.version, action))
        assert isinstance(heard[0], server.Done), heard[0]

    def round(self) -> None:
        """Play one round, whoever leads."""
        for _ in range(3):
            mover = self.people[self.room.match.mover()]
            self.acts(mover, self.room.match.legal()[0])

    def end(self) -> None:
        while not self.room.history.over():
            self.round()

    def passes(self, seconds: float) -> None:
        """Let time pass, and the room wake."""
        self.now += seconds
        effects = self.room.wake(self.now)
        self.kept += [(self.now, event) for event in effects.events]
        for person in self.people:
            person.now = self.now
            person.take(effects)


def test_two_seats_act_in_turn() -> None:
    table = Table()
    ann, bob = table.ann, table.bob
    assert bob.refused(client.Act("x", 0, ONE)) == "turn"
    assert bob.refused(client.Restart("z", 0)) == "foreign"
    assert table.eve.refused(client.Act("w", 0, ONE)) == "foreign"
    assert ann.table.can.act
    table.acts(ann, ONE)
    assert ann.refused(client.Branch("b", 6)) == "later"
    table.acts(ann, LAY)
    assert bob.table.can.act
    assert bob.table.legal != []
    assert ann.table.legal == []


def test_a_message_may_say_its_table_and_its_seat_and_is_held_to_them() -> None:
    ann = Table().ann
    assert ann.refused(client.Act("a", 0, ONE, table="other")) == "match"
    (refused,) = ann.send(client.Act("b", 0, ONE, seat=1))
    assert isinstance(refused, server.Refused)
    assert (refused.reason, "player 1 here" in refused.words) == ("foreign", True)
    (refused,) = ann.send(client.Restart("r", 0))
    assert isinstance(refused, server.Refused)
    assert (refused.reason, "You aren’t alone at this table. Ask the other player first." in refused.words) == (
        "foreign",
        True,
    )
    assert isinstance(ann.send(client.Act("c", 0, ONE, table="t0", seat=0))[0], server.Done)


def test_an_own_step_that_showed_nothing_is_undone_while_it_is_ones_turn() -> None:
    table = Table()
    assert [person.table.can.undo for person in table.people] == [False] * 3
    table.acts(table.ann, TWO)
    assert table.ann.table.can.undo
    assert not table.bob.table.can.undo
    assert table.bob.refused(client.Undo("u", 1)) == "nothing"
    table.says(table.ann, client.Undo("v", 1))
    assert table.bob.table.n == 6
    assert table.room.match.legal() == [ONE, TWO]


def test_a_card_laid_is_taken_back_only_if_the_other_agrees() -> None:
    table = Table()
    ann, bob, eve = table.people
    table.acts(ann, ONE)
    table.acts(ann, LAY)
    assert (ann.table.can.undo, ann.table.can.ask, bob.table.can.ask) == (False, ["undo"], [])
    assert ann.refused(client.Undo("u", 2)) == "nothing"
    assert eve.refused(client.Ask("e", 2, "undo")) == "foreign"
    assert bob.refused(client.Reply("r0", 2, "undo", yes=True)) == "nothing"
    table.says(ann, client.Ask("a", 2, "undo"))
    assert bob.table.asks == eve.table.asks == [server.Asked("undo", 0)]
    assert ann.refused(client.Reply("r1", 2, "undo", yes=True)) == "nothing"
    table.says(bob, client.Reply("r2", 2, "undo", yes=True))
    assert ann.table.version == 3
    assert ann.table.asks == []
    assert ann.table.can.act
    assert table.room.match.legal()[0] == LAY


def test_who_refuses_is_not_asked_again_about_the_same() -> None:
    table = Table()
    ann, bob, _ = table.people
    table.acts(ann, ONE)
    table.acts(ann, LAY)
    table.says(ann, client.Ask("a", 2, "undo"))
    table.says(bob, client.Reply("r", 2, "undo", yes=False))
    assert ann.table.asks == []
    assert ann.table.can.ask == []
    assert ann.refused(client.Ask("b", 2, "undo")) == "nothing"
    table.acts(bob, LAY)
    assert ann.refused(client.Ask("c", ann.version, "undo")) == "nothing"


def test_nothing_is_taken_back_past_a_reveal() -> None:
    table = Table()
    table.round()
    assert table.room.match.movers[-1] == -1
    for person in (table.ann, table.bob):
        assert person.table.can.ask == []
        assert not person.table.can.undo


def test_the_last_card_shows_both_and_stays_although_chance_draws_nothing() -> None:
    table = Table()
    while table.room.match.state.slot() < DUEL.cards:
        table.round()
    table.round()
    assert table.room.match.movers[-1] >= 0
    assert [person.table.can.ask for person in table.people] == [[], [], []]


def test_a_rematch_swaps_the_seats_and_everybody_may_follow() -> None:
    table = Table()
    ann, bob, eve = table.people
    assert ann.refused(client.Ask("early", 0, "rematch")) == "nothing"
    table.end()
    assert ann.table.can.ask == bob.table.can.ask == ["rematch"]
    assert eve.table.can.ask == []
    version = ann.version
    table.says(ann, client.Ask("a", version, "rematch"))
    bob.send(client.Ask("b", version, "rematch"))
    (birth,) = bob.effects.opens
    assert birth.guests == ["bob", "ann"]
    born = table.room.opened(birth, "t9", table.now)
    assert bob.take(born) == [server.Opened("b", "t9"), server.Rematch("t9")]
    assert ann.take(born) == eve.take(born) == [server.Rematch("t9")]
    assert isinstance(born.events[0], events.Rematched)
    late = Person(table.room, "ann").join()
    assert late.table.rematch == "t9"
    assert late.table.can.ask == []
    assert bob.only(server.Opened, client.Ask("b", version, "rematch")).table == "t9"


def clocked() -> Table:
    return Table(sitting.duel(clock=(60.0, 5.0)))


def test_a_clock_runs_for_whose_turn_it_is_and_each_turn_adds_something() -> None:
    table = clocked()
    ann, bob, _ = table.people
    started = ann.now
    assert ann.table.clock is not None
    assert (ann.table.clock.bank, ann.table.clock.increment, ann.table.clock.running) == (60.0, 5.0, 0)
    table.now = 21.0
    table.acts(ann, ONE)
    table.acts(ann, LAY)
    clock = bob.table.clock
    assert clock is not None
    assert clock.running == 1
    assert clock.left == [pytest.approx(60.0 - ann.now + 5.0, abs=0.2), 60.0]
    assert started < 5


def test_who_runs_out_of_time_has_lost() -> None:
    table = clocked()
    due = table.room.due()
    assert due == pytest.approx(60.0)
    table.passes(40)
    assert [person.table.over for person in table.people] == [None] * 3
    table.passes(30)
    over = table.ann.table.over
    assert over is not None
    assert (over.how, over.result, over.conceded, over.words) == ("time", "lost", True, "Your time ran out")
    assert table.bob.table.over is not None
    assert table.bob.table.over.result == "won"
    assert table.bob.table.clock is not None
    assert table.bob.table.clock.running is None
    assert table.room.due() is None


def test_a_clock_waits_until_all_seats_are_taken_and_is_paid_back_after_a_restart() -> None:
    room = sitting.duel(clock=(60.0, 5.0), guests="ann")
    ann, bob = Person(room, "ann").join(), Person(room, "bob")
    assert ann.table.clock is not None
    assert ann.table.clock.running is None
    bob.connection.invited = 1
    bob.now = 500.0
    bob.join()
    assert bob.table.clock is not None
    assert (bob.table.clock.running, bob.table.clock.left) == (0, [60.0, 60.0])
    ann.now = 520.0
    ann.send(client.Act("a", 0, ONE))
    happened = [(501.0, bob.events[0]), (521.0, ann.events[0])]
    again = sitting.duel(clock=(60.0, 5.0), guests="ann")
    again.replay(happened)
    assert again.info.guests == ["ann", "bob"]
    effects = again.resume(9000.0)
    assert effects.events == [events.Resumed()]
    assert again.stored == 4
    late = Person(again, "ann")
    late.now = 9001.0
    late.join()
    assert late.table.clock is not None
    assert late.table.clock.left[0] == pytest.approx(60 - 20 - 2, abs=0.2)


def test_a_table_without_a_running_clock_has_nothing_to_pay_back() -> None:
    assert sitting.duel().resume(9000.0).events == []


def test_who_goes_away_on_his_turn_may_be_claimed_against_after_a_while() -> None:
    table = Table()
    ann, bob, eve = table.people
    table.acts(ann, ONE)
    table.acts(ann, LAY)
    bob.take(table.room.leave(bob.connection, table.now))
    table.people.remove(bob)
    ann.take(table.room.leave(eve.connection, table.now))
    assert [seat.here for seat in ann.table.seats] == [True, False]
    assert table.room.due() == table.now + AWAY
    assert ann.refused(client.Claim("early", ann.version)) == "nothing"
    table.passes(AWAY - 2)
    assert [person.table.can.claim for person in table.people] == [False, False]
    table.passes(3)
    assert [seat.gone for seat in ann.table.seats] == [False, True]
    assert ann.table.can.claim
    assert table.room.due() is None
    table.says(ann, client.Claim("c", ann.version))
    over = ann.table.over
    assert over is not None
    assert (over.how, over.result) == ("gone", "won")


@pytest.mark.parametrize(
    ("clock", "patience"),
    [((60.0, 0.0), 30.0), ((300.0, 3.0), 30.0), ((900.0, 10.0), 90.0), ((5400.0, 30.0), 180.0), (None, 300.0)],
)
def test_how_long_one_may_be_away_follows_the_clock(clock: tuple[float, float] | None, patience: float) -> None:
    room = sitting.duel(clock=clock)
    ann, bob = Person(room, "ann").join(), Person(room, "bob").join()
    room.leave(ann.connection, 10.0)
    assert room.presence.next_absence() == 10.0 + patience
    bob.take(room.wake(10.0 + patience - 1))
    assert not room.presence.may_claim(1)
    if clock is None or clock[0] > patience + 60:
        bob.take(room.wake(10.0 + patience))
        assert bob.table.can.claim


def test_who_comes_back_in_time_is_not_gone() -> None:
    table = Table()
    bob = table.bob
    table.ann.take(table.room.leave(bob.connection, table.now))
    table.people.remove(bob)
    table.passes(AWAY + 1)
    assert [seat.gone for seat in table.ann.table.seats] == [False, True]
    assert not table.ann.table.can.claim, "it is ann's own turn"
    again = Person(table.room, "bob").join()
    assert [seat.gone for seat in again.table.seats] == [False, False]
    assert table.room.due() is None


def test_after_a_restart_everybody_is_waited_for_anew() -> None:
    room = sitting.duel()
    ann = Person(room, "ann")
    ann.now = 9000.0
    ann.join()
    assert room.due() == pytest.approx(9001.0 + AWAY)


def test_an_invitation_seats_the_first_who_brings_it() -> None:
    room = sitting.duel(guests="ann")
    ann = Person(room, "ann").join()
    assert [seat.taken for seat in ann.table.seats] == [True, False]
    bob, eve, zoe = (Person(room, name) for name in ("bob", "eve", "zoe"))
    for person in (bob, eve):
        person.connection.invited = 1
    bob.join()
    assert bob.events == [events.Seated("", 1, "bob")]
    assert [seat.you for seat in bob.table.seats] == [False, True]
    for late, told in ((eve, True), (zoe, False)):
        welcome = late.only(server.Welcome, client.Join("j"))
        assert welcome.seat == SPECTATOR
        assert ("Someone else already took this seat. You can watch." in welcome.notice) == told
    again = Person(room, "bob")
    again.connection.invited = 1
    again.connection.seat = 1
    again.join()
    assert again.events == []


def test_the_opener_keeps_his_seat_if_he_follows_his_own_invitation() -> None:
    room = sitting.duel(guests="ann")
    ann = Person(room, "ann")
    ann.connection.invited = 1
    ann.join()
    assert room.info.guests == ["ann", ""]
    assert ann.connection.seat == 0


def test_a_second_tab_is_asked_and_takes_the_seat_over() -> None:
    room = sitting.duel()
    first, second = Person(room, "ann"), Person(room, "ann")
    first.send(client.Join("a", tab="one"))
    assert second.refused(client.Join("b", tab="two")) == "elsewhere"
    assert second.connection.waiting
    assert not second.connection.joined
    second.only(server.Welcome, client.Join("c", tab="two", here=True))
    assert first.take(second.effects) == [server.Elsewhere()]
    assert second.effects.closes == [first.connection]
    assert room.connections == [second.connection]


def test_a_tab_that_comes_back_takes_its_own_place() -> None:
    room = sitting.duel()
    first, again, other = (Person(room, "ann") for _ in range(3))
    first.send(client.Join("a", tab="one"))
    again.only(server.Welcome, client.Join("b", tab="one"))
    assert again.effects.closes == [first.connection]
    other.only(server.Welcome, client.Join("c"))
    assert room.connections == [again.connection, other.connection]


def test_hidden_cards_are_opened_after_the_end_and_not_before() -> None:
    table = Table()
    ann, bob, eve = table.people
    for person in (ann, eve):
        assert person.refused(client.Goto(person.name(), 6, eyes=1)) == "later"
    assert ann.only(server.Seen, client.Goto("own", 6, eyes=0)).view["hand"] != [None] * 3
    table.end()
    seen = {person: person.only(server.Seen, client.Goto("g", 6, eyes=1)) for person in table.people}
    hand = [1 + card % 9 for card in table.room.match.deal[3:6]]
    assert [one.view["hand"] for one in seen.values()] == [hand] * 3
    assert eve.only(server.Seen, client.Goto("h", 6)).view["hand"] == [None] * 3
    assert eve.refused(client.Goto("i", 6, eyes=2)) == "nothing"
    assert bob.table.over is not None


def restarted(table: Table) -> Table:
    """Return the same table in another server, made of what was stored."""
    room = sitting.duel()
    room.replay(table.kept)
    again = Table(room)
    again.kept = table.kept[:]
    return again


def test_giving_up_is_possible_at_any_time() -> None:
    table = Table()
    ann, bob = table.ann, table.bob
    assert ann.table.can.act
    offered = bob.table.can.concede
    assert offered
    table.says(bob, client.Concede(bob.name(), bob.version))
    assert ann.table.over is not None
    assert bob.table.over is not None
    assert (ann.table.over.result, bob.table.over.result) == ("won", "lost")
    assert not bob.table.can.concede
    assert bob.refused(client.Concede(bob.name(), bob.version)) == "over"
    assert table.eve.refused(client.Concede("e", 1)) == "foreign"
    text = record.write(table.room.match)
    assert "result: conceded\nseat: 2\n" in text
    again = record.replay(record.read(text, ""), DUEL)
    assert again.returns() == [1.0, 0.0]


def test_a_record_that_names_a_seat_there_is_not_is_refused() -> None:
    table = Table()
    table.says(table.bob, client.Concede("c", 0))
    text = record.write(table.room.match)
    for seat in ("3", "0", "x", "65"):
        with pytest.raises(Unreadable, match="seat"):
            record.replay(record.read(text.replace("seat: 2", f"seat: {seat}"), ""), DUEL)


def test_what_is_asked_outlasts_a_restart() -> None:
    table = Table()
    table.acts(table.ann, ONE)
    table.acts(table.ann, LAY)
    table.says(table.ann, client.Ask(table.ann.name(), table.ann.version, "undo"))
    again = restarted(table)
    assert again.bob.table.asks == [server.Asked("undo", 0)]
    again.says(again.bob, client.Reply("n", again.bob.version, "undo", yes=False))
    assert again.ann.table.declined == [server.Asked("undo", 0)]
    third = restarted(again)
    assert third.ann.table.asks == []
    assert third.ann.table.declined == [server.Asked("undo", 0)]
    assert third.ann.table.can.ask == [], "what was declined is not asked again"


def test_who_had_gone_has_still_gone_after_a_restart_until_he_comes() -> None:
    table = Table()
    table.acts(table.ann, ONE)
    table.acts(table.ann, LAY)
    table.leaves(table.bob)
    table.passes(AWAY)
    assert table.ann.table.can.claim
    room = sitting.duel()
    room.replay(table.kept)
    ann = Person(room, "ann").join()
    assert ann.table.can.claim
    bob = Person(room, "bob").join()
    assert bob.events == [events.Returned("", 1)]
    ann.take(bob.effects)
    assert not ann.table.can.claim
