"""The window for an answer: when the other side sees the outcome tells neither whether there was a choice nor haste."""

from __future__ import annotations

import time
from contextlib import suppress
from itertools import product
from typing import TYPE_CHECKING

import msgspec
import pytest
from tests.server.served import Guest, Line, house
from tests.server.sitting import Person, room_at

from vedette import deals, setups
from vedette.bots.uniform import Uniform
from vedette.core.errors import Illegal
from vedette.core.game import SPECTATOR
from vedette.core.match import Match
from vedette.games.patrol.engine.rules import PASS
from vedette.protocol import client, server
from vedette.session import events
from vedette.session.clock import WINDOW
from vedette.session.info import BOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from vedette.session.effects import Effects
    from vedette.session.table import Table

pytestmark = pytest.mark.once

CLOCK = (100.0, 0.0)
SPAN = 0.8


def opening(choices: int) -> tuple[Match, int]:
    """Return a match one choice before a window in which there are so many answers, and that choice."""
    game = setups.game("patrol", "vanguard")
    for seed in range(200):
        match = Match(game, deals.random_deal(game, seed))
        players = [Uniform(seed + seat) for seat in range(2)]
        while (mover := match.mover()) >= 0 and match.state.turn() < 4:
            action = players[mover].choose(match.state.view(mover), match.legal())
            before = len(match.actions)
            match.play(action)
            if game.tells_by_time(match.state) and len(match.legal()) == choices:
                match.back(before)
                return match, action
    raise AssertionError(choices)


def window(choices: int, guests: str = "ann bob") -> tuple[Table, Person, Person, float]:
    """Return a room in which a window has just opened, who attacked, who answers, and when it opened."""
    match, action = opening(choices)
    room = room_at(match, guests.split(), None, clock=CLOCK)
    people = [Person(room, name).join() for name in guests.split()[:2]]
    asks = people[room.history.mover()]
    asks.send(client.Act("open", room.history.version, action))
    other = people[1 - people.index(asks)]
    assert room.history.mover() == people.index(other)
    return room, asks, other, asks.now


def effects(choices: int, delay: float, which: int = 0) -> tuple[float, list[float]]:
    """Return when who attacked hears of an answer, and the clocks that are then shown."""
    room, asks, answers, opened = window(choices)
    answers.now = opened + delay - 1
    asks.messages.clear()
    action = room.history.legal()[which]
    told = answers.send(client.Act("a", room.history.version, action))
    assert isinstance(told[0], server.Done)
    heard = answers.now
    if not asks.take(answers.effects):
        shown = told[1]
        assert isinstance(shown, server.Table)
        assert shown.window == server.Window(WINDOW, round(WINDOW - delay, 1), action)
        heard = room.due() or 0.0
        assert not room.wake(heard - 0.01).events
        asks.take(room.wake(heard))
    assert asks.table.version == room.history.version
    assert asks.table.clock is not None
    seat = asks.connection.seat
    left = asks.table.clock.left
    return round(heard - opened, 3), [left[seat], left[1 - seat]]


def test_the_time_of_the_outcome_tells_neither_choice_nor_haste() -> None:
    found = {
        (when, *left)
        for choices, which in ((1, 0), (2, 0), (2, 1))
        for delay in (0.05, 1.0, 4.9)
        for when, left in [effects(choices, delay, which)]
    }
    assert found == {(WINDOW, 97.0, 100.0)}, "who attacked took three seconds, and who answered none"


def test_who_takes_longer_is_answered_at_once_and_pays_for_that_alone() -> None:
    when, left = effects(1, WINDOW + 3)
    assert when == WINDOW + 3
    assert left[1] == pytest.approx(CLOCK[0] - 3)


def test_an_answer_may_be_replaced_and_outlasts_a_restart() -> None:
    room, asks, answers, opened = window(2)
    first, second = room.history.legal()
    answers.now = opened
    answers.send(client.Act("a", room.history.version, first))
    answers.send(client.Act("b", room.history.version, second))
    assert asks.table.window == server.Window(WINDOW, WINDOW, None)
    match, action = opening(2)
    again = room_at(match, ["ann", "bob"], None, clock=CLOCK)
    asked = match.game.note(match.state, action)
    seat = room.history.mover()
    happened: list[tuple[float, events.Happened]] = [(opened, events.Played("open", 1 - seat, asked))]
    happened += [(opened + 1, event) for event in answers.events if isinstance(event, events.AnswerHeld)]
    again.replay(happened)
    assert len(happened) == 3
    assert again.due() == opened + WINDOW
    again.resume(opened + 100)
    done = again.wake(opened + 100)
    notes = [event.note for event in done.events if isinstance(event, events.Played)]
    assert notes == [room.match.game.note(room.match.state, second)]
    late = Person(again, "ann" if seat == 0 else "bob").join()
    late.now = opened + 101
    assert late.send(client.Act("b", room.history.version, second)) == [server.Done("b", 1)], (
        "a repeat has its first answer"
    )


def test_against_a_bot_an_answer_costs_no_time() -> None:
    match, action = opening(2)
    seat = match.mover()
    guests = ["ann", BOT + "level:1"] if seat == 1 else [BOT + "level:1", "ann"]
    match.play(action)
    room = room_at(match, guests, None)
    if not room.history.bots:
        pytest.fail("the guests' names are not those of bots")
    ann = Person(room, "ann").join()
    assert ann.table.window is None
    answered = ann.send(client.Act("a", 0, room.history.legal()[0]))
    assert isinstance(answered[0], server.Done)
    assert any(isinstance(event, events.Played) for event in ann.events)


def attacked(choices: int) -> tuple[Table, Person, list[events.Happened]]:
    """Return a room where a bot has just chosen a hidden soldier with so many answers, its player, what happened."""
    match, action = opening(choices)
    seat = 1 - match.mover()
    guests = ["ann", BOT + "level:1"] if seat == 0 else [BOT + "level:1", "ann"]
    room = room_at(match, guests, None)
    ann = Person(room, "ann").join()
    assert room.bots.pending is not None
    ann.messages.clear()
    done = room.job_done(room.bots.pending.number, msgspec.json.encode(action), 2.0)
    ann.take(done)
    return room, ann, done.events


def test_against_a_bot_the_only_answer_is_given_by_itself() -> None:
    room, ann, happened = attacked(1)
    match, seat = room.match, ann.connection.seat
    played = [event.seat for event in happened if isinstance(event, events.Played)]
    assert played == [1 - seat, seat]
    assert len(ann.messages) == 1, "the window is never shown"
    assert ann.table.view["phase"] != "window"

    again = room_at(opening(1)[0], list(room.info.guests), None)
    again.replay([(2.0, event) for event in happened])
    assert (again.match.actions, again.history.mover()) == (match.actions, room.history.mover())


def test_undo_leads_past_an_answer_that_was_given_by_itself() -> None:
    room, ann, _ = attacked(1)
    match, seat = room.match, ann.connection.seat
    window = max(n for n, mover in enumerate(match.movers) if mover == seat)
    assert match.game.tells_by_time(match.moment(window))
    chosen = max(n for n, mover in enumerate(match.movers[:window]) if mover == seat)
    assert ann.table.can.undo_assists, "what the bot did since was seen"
    assert isinstance(ann.send(client.Undo("u", room.history.version))[0], server.Done)
    assert len(match.actions) == chosen
    assert room.history.mover() == seat
    assert len(room.history.legal()) > 1


def test_against_a_bot_a_choice_of_answers_is_asked_for() -> None:
    _, ann, happened = attacked(2)
    assert len(happened) == 1
    assert ann.table.view["phase"] == "window"
    assert len(ann.table.legal) == 2


def worlds() -> list[tuple[Match, int]]:
    """Return two matches that look alike to all but who answers, one choice before a window, and that choice.

    In the first the soldier who is aimed at has an answer. In the second one who has none lies in its place.
    """
    game = setups.game("patrol", "vanguard")
    for seed in range(200):
        deal = deals.random_deal(game, seed)
        match = Match(game, deal)
        players = [Uniform(seed + seat) for seat in range(2)]
        choices: list[int] = []
        while match.mover() >= 0 and not game.tells_by_time(match.state) and match.state.turn() < 2:
            choices.append(players[match.mover()].choose(match.state.view(match.mover()), match.legal()))
            match.play(choices[-1])
        if not game.tells_by_time(match.state) or len(match.legal()) != 2:
            continue
        for other in alike(match, choices):
            if len(other.legal()) == 1:
                return [(before(one, choices), choices[-1]) for one in (match, other)]
    raise AssertionError


def alike(match: Match, choices: list[int]) -> Iterator[Match]:
    """Yield the matches of other deals in which the same choices lead to what looks the same to all others."""
    seat = match.mover()
    first = 1 + 90 * seat  # of the deck's slots in the deal; the toss comes before both decks
    for held, other in product(range(first, first + 5), range(first + 5, first + 90)):
        deal = list(match.deal)
        deal[held], deal[other] = deal[other], deal[held]
        found = Match(match.game, deal)
        with suppress(Illegal):
            for choice in choices:
                found.play(choice)
            if all(found.state.view(one) == match.state.view(one) for one in (1 - seat, SPECTATOR)):
                yield found


def before(match: Match, choices: list[int]) -> Match:
    """Return the match of the same deal without the last choice."""
    found = Match(match.game, match.deal)
    for choice in choices[:-1]:
        found.play(choice)
    return found


def watched(match: Match, action: int, delay: float) -> tuple[list[bytes], list[tuple[float, int, int]]]:
    """Let a bot do an action and its player pass the window after a delay and then undo, while somebody watches.

    Return what the spectator received until the window closed, and the time, version and moment of all that came.
    """
    seat = 1 - match.mover()
    room = room_at(match, ["ann", BOT + "level:1"] if seat == 0 else [BOT + "level:1", "ann"], None)
    ann, eve = Person(room, "ann").join(), Person(room, "eve").join()
    assert room.bots.pending is not None
    told: list[tuple[float, int, int]] = []

    def hear(done: Effects, at: float) -> None:
        ann.take(done)
        if eve.take(done):
            told.append((at, eve.table.version, eve.table.n))

    hear(room.job_done(room.bots.pending.number, msgspec.json.encode(action), 2.0), 2.0)
    until = list(eve.messages)
    ann.now = 1.0 + delay
    ann.send(client.Act("a", room.history.version, next(one for one in room.history.legal() if one == PASS)))
    hear(ann.effects, ann.now)
    if (due := room.due()) is not None:
        hear(room.wake(due), due)
    ann.now = 20.0
    ann.send(client.Undo("u", room.history.version))
    hear(ann.effects, ann.now)
    return until, told


@pytest.mark.parametrize("delay", [0.3, 4.0, 9.0])
def test_whoever_watches_a_game_against_a_bot_cannot_tell_whether_there_was_an_answer(delay: float) -> None:
    (able, heard), (unable, again) = (watched(match, action, delay) for match, action in worlds())
    assert able == unable
    assert heard == again
    assert [at for at, _, _ in heard] == [2.0, max(2.0 + WINDOW, 2.0 + delay), 21.0]


def test_between_people_neither_the_opponent_nor_a_spectator_can_tell() -> None:
    heard: list[list[bytes]] = []
    for match, action in worlds():
        room = room_at(match, ["ann", "bob"], None, clock=CLOCK)
        people = [Person(room, name).join() for name in ("ann", "bob")]
        eve = Person(room, "eve").join()
        asks = people[room.history.mover()]
        answers = people[1 - people.index(asks)]
        for person in (*people, eve):
            person.messages.clear()
        asks.send(client.Act("open", room.history.version, action))
        eve.take(asks.effects)
        answers.now = asks.now
        answers.send(client.Act("pass", room.history.version, PASS))
        for person in (asks, eve):
            person.take(answers.effects)
        assert room.due() == asks.now + WINDOW
        heard.append([*asks.messages, *eve.messages])
    assert heard[0] == heard[1]


def test_a_window_that_nobody_watched_takes_its_time_from_when_somebody_does() -> None:
    room, ann, _ = attacked(2)
    unwatched = ann.table.window
    assert unwatched is None
    eve = Person(room, "eve")
    eve.now = 10.0
    eve.join()
    ann.take(eve.effects)
    opened = eve.now
    assert ann.table.window == server.Window(WINDOW, WINDOW, None)
    ann.now = opened
    ann.send(client.Act("a", room.history.version, room.history.legal()[0]))
    assert room.due() == opened + WINDOW
    again = room_at(opening(2)[0], list(room.info.guests), None)
    first, *others = ann.events
    again.replay([(2.0, first), *((opened, event) for event in others)])
    assert again.due() == room.due(), "who watched is not forgotten by a restart"


def sit(ann: Guest, bob: Guest) -> tuple[str, str]:
    form = {"game": "patrol", "from": {"kind": "random"}, "seats": "invite"}
    opened = ann.post("/api/tables", json=form).json()
    bob.table()
    return opened["table"], opened["invitations"][0]["token"]


def to_a_window(lines: list[Line]) -> tuple[int, float]:
    """Play at random until a window opens; return the seat that answers, and when the last action was sent."""
    players = [Uniform(seat) for seat in range(2)]
    version, acted = 0, time.monotonic()
    while True:
        for seat, line in enumerate(lines):
            while line.table.version < version:
                line.hear()
            if line.table.window is not None and line.table.can.act:
                return seat, acted
            if line.table.can.act:
                legal = [choice.action for choice in line.table.legal]
                acted = time.monotonic()
                answer = line.ask(client.Act(line.name(), line.table.version, players[seat].choose(b"", legal)))
                assert isinstance(answer, server.Done), answer
                version = answer.version


def test_at_the_socket_the_other_side_hears_nothing_before_the_window_closes(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann, here.guest() as bob:
        here.state.tables.span = SPAN
        table, token = sit(ann, bob)
        with ann.seat(table) as first, bob.socket(table) as second:
            second.join(token=token)
            first.hear()
            lines = [first, second]
            for _ in range(3):
                seat, began = to_a_window(lines)
                answers, other = lines[seat], lines[1 - seat]
                while other.table.version < answers.table.version:
                    other.hear()
                version = other.table.version
                left = answers.table.window.left if answers.table.window is not None else 0.0
                answers.ask(client.Act(answers.name(), version, answers.table.legal[0].action))
                listed = ann.get("/api/tables").json()["tables"][0]["played"]
                while other.table.version == version:
                    other.hear()
                while answers.table.version == version:
                    answers.hear()
                assert time.monotonic() - began > left - 0.2
                assert listed <= ann.get("/api/tables").json()["tables"][0]["played"]


def test_at_one_screen_an_answer_is_done_at_once(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann:
        form = {"game": "patrol", "from": {"kind": "random"}, "seats": "here"}
        opened = ann.post("/api/tables", json=form).json()
        with ann.socket(opened["table"]) as first, ann.socket(opened["table"]) as second:
            lines = [first, second]
            first.join(token=opened["token"])
            second.join(token=opened["mine"][0]["token"])
            first.hear()
            match = here.state.tables.runner[opened["table"]].room.match
            players = [Uniform(seat) for seat in range(2)]
            answered = 0
            while answered < 3:
                seat = match.mover()
                line, other = lines[seat], lines[1 - seat]
                while line.table.version < other.table.version:
                    line.hear()
                answers = match.game.tells_by_time(match.state)
                assert line.table.window is None
                action = players[seat].choose(b"", [choice.action for choice in line.table.legal])
                done = line.ask(client.Act(line.name(), line.table.version, action))
                assert isinstance(done, server.Done)
                while other.table.version < done.version:
                    other.hear()
                answered += answers
