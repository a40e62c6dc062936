"""Help at a table for two: against bots only, from one's own view, as jobs; the story of the game for both players."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial

import pytest
from tests.games.patrol.worlds import exchanged, play
from tests.server import sitting
from tests.server.sitting import Person

from vedette import capabilities, deals, setups
from vedette.core.advice import LUCK, SKILL, Account, Estimate, Step
from vedette.core.game import OVER
from vedette.core.match import Match
from vedette.games.patrol.bots import hint, review, win_chance
from vedette.games.patrol.engine.rules import FIRST
from vedette.games.patrol.plugin import GAME as PLUGIN
from vedette.games.patrol.text import advice
from vedette.games.patrol.text.speech import Patrol
from vedette.protocol import client, server
from vedette.server.jobs import encoding, priority
from vedette.server.jobs.priority import LONG, USUAL
from vedette.session import jobs

pytestmark = pytest.mark.once

GAME = setups.game("patrol", "vanguard,tricksters", ["rounds-2"])
BOT = "@level:1"
HINTS = PLUGIN.need(PLUGIN.hints, "hint")


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Think little: these tests are about who is told what."""
    monkeypatch.setattr(advice, "hint", partial(hint.hint, choosing=1, counting=2))
    monkeypatch.setattr("vedette.games.patrol.plugin.chance", partial(win_chance.chance, games=2))


def against(*guests: str, deal: list[int] | None = None) -> Person:
    """Return Ann at a table, where she is to act."""
    ann = Person(sitting.room_of(GAME, deal or deals.random_deal(GAME, 5), list(guests)), "ann").join()
    if not ann.effects.jobs:
        ann.take(ann.room.resume(ann.now))
    play_on(ann)
    assert ann.room.match.mover() == ann.connection.seat
    return ann


def play_on(ann: Person) -> None:
    """Let the bot do everything that is its turn."""
    for _ in range(50):
        if ann.room.match.mover() in {ann.connection.seat, OVER}:
            return
        ann.work()


@pytest.mark.parametrize("guests", [["ann", BOT], [BOT, "ann"]])
def test_against_a_bot_a_hint_is_a_job_about_ones_own_view(guests: list[str]) -> None:
    ann = against(*guests)
    assert ann.table.can.hint
    assert ann.table.can.chance
    assert not ann.table.can.review
    assert not ann.table.can.solve
    waiting = ann.only(server.Waiting, client.Hint("h", ann.version, 3))
    assert waiting.id == "h"
    [(_, what)] = ann.effects.jobs
    assert isinstance(what, jobs.Advise)
    assert what.view == ann.room.match.state.view(ann.connection.seat)
    assert priority.priority(what) == USUAL
    told = next(heard for heard in ann.work() if isinstance(heard, server.Advice))
    assert told.action in ann.room.match.legal()
    assert [step.action for step in told.line][:1] == [told.action]
    assert told.words[0].startswith("Form your patrols")
    assert "simulated rounds" in " ".join(told.words)
    assert ann.table.assisted == ["hint"]


def test_between_people_there_is_no_help_before_the_end() -> None:
    room = sitting.room_of(GAME, deals.random_deal(GAME, 5), ["ann", "bob"])
    people = [Person(room, name).join() for name in ("ann", "bob", "eve")]
    mover = people[room.match.mover()]
    for person in people:
        assert not person.table.can.hint
        assert not person.table.can.chance
        assert not person.table.can.review
        assert person.refused(client.Chance(person.name(), on=True)) == "foreign"
        assert person.effects.jobs == []
    assert mover.refused(client.Hint(mover.name(), mover.version, 1)) == "foreign"
    assert mover.refused(client.Review(mover.name())) == "later"
    assert mover.table.assisted == []
    mover.send(client.Concede(mover.name(), mover.version))
    for person in people[:2]:
        assert not person.table.can.chance or person is not mover
        assert person.refused(client.Chance(person.name(), on=True)) == "foreign"


def test_one_player_at_both_seats_has_no_help() -> None:
    """Where one screen is handed over, two people play."""
    room = sitting.room_of(GAME, deals.random_deal(GAME, 5), ["ann", "ann"])
    ann = Person(room, "ann").join()
    assert not ann.table.can.hint
    assert not ann.table.can.chance


def test_the_hint_asks_for_the_same_in_worlds_that_look_alike() -> None:
    """What leaves for the worker is the same byte for byte, whatever lies where the seat has not looked."""
    assert isinstance(GAME, Patrol)
    # who is asked attacks, since what a bot lays first hangs on its cards
    played = next(one for one in (play(GAME, seed, 30) for seed in range(9)) if one.deal[0] == FIRST)
    questions = []
    for deal in (played.deal, exchanged(GAME, played, 0, 2)):
        ann = against("ann", BOT, deal=deal)
        ann.send(client.Hint("h", ann.version, 4))
        ((_, what),) = ann.effects.jobs
        questions.append(encoding.write(what))
    assert questions[0] == questions[1]


@pytest.mark.parametrize("guests", [["ann", BOT], [BOT, "ann"]])
def test_the_win_chance_follows_the_game_one_view_a_job(guests: list[str]) -> None:
    ann = against(*guests)
    ann.send(client.Chance("c", on=True))
    [(_, what)] = ann.effects.jobs
    assert isinstance(what, jobs.Weigh)
    assert what.views == [ann.room.match.state.view(ann.connection.seat)]
    odds = next(heard for heard in ann.work() if isinstance(heard, server.Odds))
    assert not odds.exact
    assert odds.value is not None
    assert "95% interval" in odds.words
    assert odds.series[-1].value == odds.value
    for _ in range(5):  # what earlier rounds were worth comes after it
        ann.work()
    ann.act()
    views = [view for _, what in ann.effects.jobs if isinstance(what, jobs.Weigh) for view in what.views]
    assert views == [ann.room.match.state.view(ann.connection.seat)]


STORY = Account(
    [Step(1, LUCK, 0.5, 0.6), Step(11, SKILL, 0.6, 0.4), Step(16, SKILL, 0.4, 0.9)],
    0.0,
    0.0,
    -1,
    (Estimate(11, 0.6, 0.5, 0.7), Estimate(30, 0.9, 0.8, 0.95)),
)


def test_both_players_are_told_the_story_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(capabilities, "hints", lambda *_: replace(HINTS, review=lambda *_: STORY))
    assert isinstance(GAME, Patrol)
    match = Match(GAME, deals.random_deal(GAME, 5))
    while len(match.actions) < 30:
        match.play(match.legal()[0])
    room = sitting.room_at(match, ["ann", "bob"])
    ann, bob = (Person(room, name).join() for name in ("ann", "bob"))
    ann.send(client.Concede("gone", ann.version))
    assert ann.table.can.review
    bob.take(room.resume(9.0))
    stories = []
    for person in (ann, bob):
        person.send(client.Review("r"))
        [(_, what)] = person.effects.jobs
        assert priority.priority(what) == LONG
        (story,) = person.work()
        assert isinstance(story, server.Account)
        stories.append((what, story))
    assert stories[0][0] == stories[1][0], "it is computed once for both"
    mine, theirs = stories[0][1], stories[1][1]
    movers = [match.movers[step.n] for step in mine.steps]
    assert [step.kind for step in mine.steps] == ["luck", *("enemy" if mover else "skill" for mover in movers[1:])]
    assert [step.kind for step in theirs.steps] == ["luck", *("skill" if mover else "enemy" for mover in movers[1:])]
    last = len(match.actions)
    assert [(at.n, at.value) for at in mine.curve] == [(11, 0.6), *([(30, 0.9)] if last > 30 else []), (last, 0.0)]
    assert [at.value for at in theirs.curve] == pytest.approx([1 - at.value for at in mine.curve])
    assert all(at.low <= at.value <= at.high for at in (*mine.curve, *theirs.curve))
    assert "60% to 40%" in mine.steps[1].words
    assert "40% to 60%" in theirs.steps[1].words


def test_who_watched_is_told_the_story_after_the_end_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(capabilities, "hints", lambda *_: replace(HINTS, review=lambda *_: STORY))
    assert isinstance(GAME, Patrol)
    match = Match(GAME, deals.random_deal(GAME, 5))
    while len(match.actions) < 30:
        match.play(match.legal()[0])
    room = sitting.room_at(match, ["ann", "bob"])
    ann, eve = (Person(room, name).join() for name in ("ann", "eve"))
    before = eve.table.can.review
    assert not before
    assert eve.refused(client.Review("r")) == "foreign"
    ann.send(client.Concede("gone", ann.version))
    eve.take(ann.effects)
    assert eve.table.can.review
    can = eve.table.can
    assert not any([can.chance, can.hint, can.concede, can.record])
    eve.send(client.Review("s"))
    (story,) = eve.work()
    assert isinstance(story, server.Account)
    assert "player 1" in story.words
    assert story.curve[-1].value == 0.0, "as seat 1 has it, which gave up"
    assert story.steps[0].kind == "luck"
    for step in story.steps:
        assert "your" not in step.words.lower().split()
        assert eve.only(server.Seen, client.Goto(eve.name(), step.n)).n == step.n


def test_the_story_of_a_real_game_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vedette.games.patrol.plugin.review.review", partial(review.review, looks=6, games=4))
    ann = against("ann", BOT)
    for _ in range(2000):
        if ann.room.history.over():
            break
        ann.act()
        play_on(ann)
    assert ann.table.can.review
    ann.send(client.Review("r"))
    (story,) = ann.work()
    assert isinstance(story, server.Account)
    assert story.curve[-1].value in {0.0, 0.5, 1.0}
    assert 0 < len(story.steps) <= review.MOMENTS
    for step in story.steps:
        assert re.match(r"From \d+% to \d+% in round \d+: ", step.words)
        assert ann.only(server.Seen, client.Goto(ann.name(), step.n)).n == step.n
    assert PLUGIN.helps() >= {"hint", "chance", "review"}
