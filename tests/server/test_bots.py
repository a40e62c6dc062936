"""Bots at a table: what they see, that they repeat, go on after a restart, can be stopped, and what is owed to them."""

import pytest
from tests.server import sitting
from tests.server.sitting import DUEL, Person
from tests.testgame.plugin import BOTS, bring
from tests.testgame.rules import STAKES

from vedette import registry
from vedette.core.game import OVER
from vedette.protocol import client, server
from vedette.server.jobs import encoding, handlers
from vedette.server.lobby import game_cards
from vedette.session import events, jobs
from vedette.session.bots import RETRY, TRIES
from vedette.session.effects import Effects
from vedette.session.table import Table

ONE = DUEL.cards
LAY = DUEL.cards + STAKES
BOT = "@level:2"


@pytest.fixture(autouse=True)
def tried(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)


def against(bot: str = BOT, luck: int = 5, deal: list[int] | None = None) -> Person:
    """Return somebody at a table whose other seat is a bot's."""
    return Person(sitting.duel(deal, guests=f"ann {bot}", luck=luck), "ann").join()


def play_on(ann: Person) -> None:
    """Let the bot do everything that is its turn."""
    for _ in range(10):
        if not ann.effects.jobs:
            return
        ann.work()


def play_out(ann: Person) -> None:
    play_on(ann)
    while not ann.room.history.over():
        ann.act()
        play_on(ann)


def asked(room: Table) -> jobs.Choose:
    """Return what the bot of a room is asked, as if the table had just come to memory."""
    [(_, what)] = room.resume(9.0).jobs
    assert isinstance(what, jobs.Choose)
    return what


def test_a_bot_is_asked_with_its_own_view_and_nothing_that_it_cannot_know() -> None:
    """Two worlds that differ in my hand and in what I laid: what leaves for the worker is the same, byte for byte."""
    deal = DUEL.deal(17)
    other = [deal[7], deal[8], deal[9], *deal[3:7], deal[0], deal[1], deal[2], *deal[10:]]
    questions = []
    for world in (deal, other):
        ann = against(deal=world)
        ann.act(ONE)
        ann.act(LAY + 1)
        [(_, what)] = ann.effects.jobs
        questions.append(encoding.write(what))
    assert questions[0] == questions[1]
    assert ann.table.seats[1].thinking
    assert not ann.table.can.act
    assert ann.table.seats[1].name == "Bot 2"


@pytest.mark.parametrize("player", BOTS)
def test_a_bot_plays_a_whole_game_and_repeats_it_from_its_seed(player: str) -> None:
    games = []
    for _ in range(2):
        ann = against(f"@{player}")
        play_out(ann)
        games.append(ann.room.match.actions)
        assert ann.room.match.state.mover() == OVER
    assert games[0] == games[1]


def test_another_seed_is_another_game() -> None:
    games = set()
    for luck in range(4):
        ann = against("@level:0", luck)
        play_out(ann)
        games.add(tuple(ann.room.match.actions))
    assert len(games) > 1


def test_after_a_restart_the_bot_is_asked_the_same_again() -> None:
    ann = against()
    ann.act(ONE)
    ann.act(LAY)
    again = sitting.duel(guests=f"ann {BOT}", luck=5)
    again.replay(list(enumerate(ann.events)))
    assert asked(again) == ann.effects.jobs[0][1]
    assert again.bots.pending is not None
    assert again.resume(10.0).jobs == [], "it is thinking already"


def test_a_bot_that_sits_first_begins_by_itself() -> None:
    room = sitting.duel(guests=f"{BOT} ann", luck=5)
    assert asked(room).legal == [ONE, ONE + 1]


def test_a_bot_is_reminded_of_how_the_turn_began_for_it() -> None:
    low = [0, 1, 2, 8, 7, 6]
    ann = against(deal=[*low, *[card for card in range(DUEL.cards) if card not in low]])
    ann.act(ONE)
    ann.act(LAY)
    questions = []
    for _ in range(3):  # it lays, takes the stake, and leads: two choices of the next turn
        [(_, what)] = ann.effects.jobs
        assert isinstance(what, jobs.Choose)
        questions.append(what)
        ann.work()
    assert questions[0].began == questions[0].view
    assert questions[1].began == questions[1].view
    assert questions[2].began == questions[1].view != questions[2].view


def test_undo_stops_the_bot_and_needs_no_consent() -> None:
    ann = against()
    ann.act(ONE)
    ann.act(LAY)
    [(number, _)] = ann.effects.jobs
    assert ann.table.can.undo
    ann.send(client.Undo("u", ann.version))
    assert ann.effects.cancels == [number]
    assert ann.effects.jobs == []
    assert ann.table.can.act
    assert not ann.table.assisted, "a card that nobody saw is taken back for nothing"
    late = ann.room.job_done(number, encoding.opened(handlers.do(encoding.write(asked_before(ann)))), 9.0)
    assert late.events == [], "an answer that comes too late does nothing"


def asked_before(ann: Person) -> jobs.Choose:
    """Return a question such as the bot had."""
    state = ann.room.match.state
    return jobs.Choose(ann.room.info.setup, state.view(0), state.legal(), "level:0", 1, state.view(0))


def test_undo_past_what_the_bot_did_counts_as_help_and_redo_brings_the_same() -> None:
    ann = against()
    ann.act(ONE)
    ann.act(LAY)
    before = len(ann.room.match.actions)
    play_on(ann)
    done = ann.room.match.actions[:]
    assert len(done) > before
    while ann.room.match.mover() != 0:
        play_on(ann)
    assert ann.table.can.undo_assists
    ann.send(client.Undo("u", ann.version))
    assert [type(event) for event in ann.effects.events] == [events.Assisted, events.Backed]
    assert ann.table.assisted == ["undo"]
    assert ann.table.n == before - 1
    ann.send(client.Redo("r", ann.version))
    play_on(ann)
    assert ann.room.match.actions == done


def test_a_rematch_needs_nobody_to_agree_and_swaps_the_seats() -> None:
    ann = against("@level:0")
    play_out(ann)
    assert ann.table.can.ask == ["rematch"]
    assert not ann.table.can.undo
    ann.send(client.Ask("m", ann.version, "rematch"))
    assert ann.effects.opens[0].guests == ["@level:0", "ann"]


def test_a_bot_never_counts_as_gone_and_its_time_does_not_run() -> None:
    room = sitting.duel(guests=f"ann {BOT}", clock=(60.0, 0.0))
    ann = Person(room, "ann").join()
    ann.act(ONE)
    ann.act(LAY)
    assert ann.table.clock is not None
    assert ann.table.clock.running is None
    room.wake(1000.0)
    assert room.presence.gone(1) is False
    assert not ann.table.can.claim
    assert ann.table.seats[1].here
    assert not room.history.over()


def failing(ann: Person, reason: str) -> Effects:
    """Let the bot's job come to nothing, and the time pass until it is asked again."""
    pending = ann.room.bots.pending
    assert pending is not None
    effects = ann.room.job_done(pending.number, None, ann.now, reason)
    ann.now += RETRY
    if ann.room.due() is not None:
        ann.room.wake(ann.now)
    return effects


def test_a_bot_that_cannot_answer_tries_again_then_gives_up() -> None:
    ann = against()
    ann.act(ONE)
    ann.act(LAY)
    for _ in range(2 * TRIES):
        assert failing(ann, "busy").events == [], "a full workshop is nobody's fault"
    for _ in range(TRIES - 1):
        assert failing(ann, "failed").events == []
    assert failing(ann, "failed").events == [events.Conceded("", 1)]
    assert ann.room.history.over()
    assert ann.room.match.returns() == [1.0, 0.0]


def test_what_may_not_be_done_is_no_answer() -> None:
    ann = against()
    ann.act(ONE)
    ann.act(LAY)
    pending = ann.room.bots.pending
    assert pending is not None
    assert ann.room.job_done(pending.number, b"0", ann.now).events == []
    assert ann.room.bots.again == ann.now + RETRY


def test_who_watches_sees_a_bot_as_a_bot() -> None:
    ann = against()
    eve = Person(ann.room, "eve", "fr").join()
    assert [(seat.name, seat.bot) for seat in eve.table.seats] == [("", False), ("Robot 2", True)]
    assert isinstance(eve.table, server.Table)


@pytest.mark.parametrize("compiled", [True, False])
def test_a_server_says_which_bots_think_long_where_nothing_is_compiled(
    *, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_cards, "COMPILED", compiled)
    found = registry.get("patrol").bots
    for name in game_cards.levels("patrol"):
        told = game_cards._player("patrol", name, "en").detail
        assert bool(told) == (not found[name].quick and not compiled)
        assert found[name].quick or str(found[name].seconds) in told or compiled
