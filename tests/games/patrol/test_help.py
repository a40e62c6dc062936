"""Hints, win chances and the story of a duel: from the view alone, the same again, within their budgets, in words."""

from __future__ import annotations

import re
from functools import cache, partial

import pytest
from tests.games.patrol.worlds import exchanged, play

from vedette import COMPILED, setups
from vedette.core.advice import LUCK, SKILL
from vedette.core.chance import Stream
from vedette.core.game import OVER
from vedette.core.language import LANGUAGES
from vedette.core.match import followed
from vedette.games.patrol.bots import hint, plans, review, rounds, win_chance
from vedette.games.patrol.bots.rounds import RoundOutcome, Rounds
from vedette.games.patrol.engine import state as at
from vedette.games.patrol.engine.rules import LAY, PAIR, PATROLS, STAY, TARGET
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.engine.view import read
from vedette.games.patrol.plugin import GAME as PLUGIN
from vedette.games.patrol.text import advice
from vedette.games.patrol.text.speech import Patrol

GAME = setups.game("patrol", "vanguard,tricksters", ["rounds-2"])
FEW = partial(hint.hint, choosing=1, counting=2)
ONCE = cache(FEW)
INTERPRETED = pytest.mark.skipif(COMPILED, reason="what is compiled is not to be put in another’s place")


def choices(seed: int) -> list[Position]:
    """Return positions of a game by the rules of thumb at which somebody chooses, in each round one of a kind."""
    assert isinstance(GAME, Patrol)
    players = Rounds(GAME)
    rng, position, found = Stream(seed), GAME.start(), list[Position]()
    kinds = set[tuple[int, int, int]]()
    while position.mover() != OVER:
        kind = (position.turn(), position.phase(), position.mover())
        if position.mover() >= 0 and not position.forced() and len(position.legal()) > 1 and kind not in kinds:
            kinds.add(kind)
            found.append(position.copy())
        players.step(position, rng)
    return found


@pytest.fixture(scope="module")
def moments() -> list[Position]:
    return choices(4)


def test_the_plans_are_whole_commands_that_may_be_done(moments: list[Position]) -> None:
    assert isinstance(GAME, Patrol)
    judge = Rounds(GAME).judge
    phases = set()
    for position in moments:
        phases.add(position.phase())
        thought_of = plans.plans(position, judge)
        assert 0 < len(thought_of) <= plans.WIDTH + 1
        assert len({tuple(plan.actions) for plan in thought_of}) == len(thought_of)
        for plan in thought_of:
            after = position.copy()
            for action in plan.actions:
                assert after.mover() == position.mover()
                assert action in after.legal()
                after.apply(action)
            assert after.phase() not in {at.AIM, at.PICK}
            if position.phase() == at.SETUP:
                assert after.phase() != at.SETUP or after.mover() != position.mover()
        if STAY in position.legal():
            assert [STAY] in [plan.actions for plan in thought_of]
    assert {at.SETUP, at.BATTLE, at.AIM} <= phases


def test_a_hand_may_be_laid_in_one_patrol_in_five_and_between(moments: list[Position]) -> None:
    assert isinstance(GAME, Patrol)
    first = next(position for position in moments if position.phase() == at.SETUP)
    laid = [plan.actions for plan in plans.plans(first, Rounds(GAME).judge)]
    assert {len({(action - LAY) % PATROLS for action in one}) for one in laid} == {1, 2, 3, 4, 5}
    assert all(LAY <= action < PAIR for one in laid for action in one)


@INTERPRETED
def test_the_better_plan_is_found_and_the_worse_one_is_what_it_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds in which one plan is better by two points: it is chosen, and the difference is told."""
    assert isinstance(GAME, Patrol)
    position = next(one for one in choices(4) if STAY in one.legal())

    def outcome(_: Rounds, __: bytes, actions: list[int], ___: int) -> RoundOutcome:
        good = actions == [STAY]
        return RoundOutcome(0.9 if good else 0.1, 3 if good else 1, 1, 0, 2)

    monkeypatch.setattr(Rounds, "outcome", outcome)
    found = FEW(GAME, position.view(position.mover()))
    assert found.plan == [STAY]
    assert found.other
    assert found.other != [STAY]
    assert (found.more, found.spread) == (2.0, 0.0)
    assert found.best == (3.0, 1.0, 0.0, 2.0, 2.0, 0.0)


@INTERPRETED
def test_the_work_is_bounded(monkeypatch: pytest.MonkeyPatch, moments: list[Position]) -> None:
    """However long a game is and whatever may be done: so many rounds for a hint, so many games for a chance."""
    assert isinstance(GAME, Patrol)
    done = {"rounds": 0, "games": 0, "looks": 0}

    def outcome(_: Rounds, __: bytes, ___: list[int], ____: int) -> RoundOutcome:
        done["rounds"] += 1
        return RoundOutcome(0.5, 0, 0, 0, 0)

    def returns(_: Rounds, __: Position, ___: int, ____: Stream) -> float:
        done["games"] += 1
        return 0.5

    def finish(_: Rounds, __: Position, ___: int, ____: Stream) -> None:
        done["looks"] += 1

    for name, fake in (("outcome", outcome), ("returns", returns), ("finish", finish)):
        monkeypatch.setattr(Rounds, name, fake)
    wide = plans.WIDTH + 1
    most = hint.CHOOSING * (wide + 2 * ((wide + 1) // 2) + 4 * ((wide + 3) // 4)) + 2 * hint.COUNTING
    for position in moments:
        done["rounds"] = 0
        hint.hint(GAME, position.view(position.mover()))
        assert 0 < done["rounds"] <= most
    assert win_chance.chance(GAME, moments[0].view(0)) == (win_chance.GAMES / 2, win_chance.GAMES, False)
    assert done["games"] == win_chance.GAMES
    done["games"] = 0
    game = setups.game("patrol", "vanguard", ["rounds-20"])
    assert isinstance(game, Patrol)
    played = play(game, 1, 5_000)
    review.review(game, acted(game, played.deal, played.choices))
    assert 0 < done["games"] <= review.GAMES * (2 * review.CANDIDATES + review.POINTS)
    assert done["looks"] <= review.LOOKS * 5_000
    assert rounds.DEEP < rounds.LONG


def acted(game: Patrol, deal: list[int], chosen: list[int]) -> list[int]:
    """Return all actions of a game of these choices, chance's among them."""
    position, actions, left = game.start(), list[int](), list(chosen)
    while position.mover() != OVER:
        if position.mover() < 0:
            action = deal[position.slot()]
        elif position.forced():
            action = position.legal()[0]
        elif left:
            action = left.pop(0)
        else:
            break
        actions.append(action)
        position.apply(action)
    return actions


def test_the_same_view_has_the_same_hint_and_chance(moments: list[Position]) -> None:
    again = setups.game("patrol", "vanguard,tricksters", ["rounds-2"])
    assert isinstance(GAME, Patrol)
    assert isinstance(again, Patrol)
    for position in moments[2:5:2]:
        view = position.view(position.mover())
        assert FEW(GAME, view) == FEW(again, view)
        assert win_chance.chance(GAME, view, 2) == win_chance.chance(GAME, view, 2)


@pytest.mark.once
@pytest.mark.parametrize("watcher", [0, 1])
def test_a_hint_tells_nothing_that_the_seat_has_not_seen(watcher: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that look alike to a seat: the same words, the same pointing, the same chance, to the letter."""
    assert isinstance(GAME, Patrol)
    monkeypatch.setattr(advice, "hint", FEW)
    played = play(GAME, 2, 120)
    other = exchanged(GAME, played, watcher, 2)
    assert other != played.deal
    told = []
    for deal in (played.deal, other):
        position, left, heard = GAME.start(), list(played.choices), list[object]()
        while left:
            if position.mover() == watcher and not position.forced() and len(left) % 5 == 0:
                view = position.view(watcher)
                heard += [advice.advise(GAME, view, 4, "en"), win_chance.chance(GAME, view, 1)]
            chooses = position.mover() >= 0 and not position.forced()
            action = left.pop(0) if chooses else position.legal()[0] if position.mover() >= 0 else deal[position.slot()]
            position.apply(action)
        told.append(heard)
    assert len(told[0]) > 3
    assert told[0] == told[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_is_said_tier_by_tier(language: str, moments: list[Position], monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(GAME, Patrol)
    monkeypatch.setattr(advice, "hint", ONCE)
    hints = PLUGIN.hints
    assert hints is not None
    for position in moments[::3]:
        view = position.view(position.mover())
        tiers = [hints.advise(GAME, view, tier, language) for tier in (1, 2, 3, 4)]
        assert [one.action is None for one in tiers] == [True, True, False, False]
        assert tiers[2].action in position.legal()
        assert tiers[2].line[0] == tiers[2].action
        assert [action for _, action in followed(GAME, view, tiers[2].line)] == tiers[2].line
        assert tiers[3].words[: len(tiers[2].words)] == tiers[2].words
        assert len(tiers[2].words) >= 2
        assert all(words[0].isupper() or words[0] in "«“" for one in tiers for words in one.words), tiers
        assert all(words[-1] in ".?!" for one in tiers for words in one.words), tiers


def test_an_attack_is_said_with_its_odds(monkeypatch: pytest.MonkeyPatch, moments: list[Position]) -> None:
    assert isinstance(GAME, Patrol)
    odds = 0
    for position in moments:
        view = position.view(position.mover())
        for plan in plans.plans(position, Rounds(GAME).judge):
            target = plan.actions[-1] - TARGET
            if position.phase() != at.BATTLE or len(plan.actions) < 2 or int(read(view)[at.CARDS + target]) & at.KNOWN:
                continue
            count = hint.PlanCount(1.0, 0.5, 2.0, 2.0, 0.5, 0.2)
            found = hint.Hint(plan.actions, [STAY], 9, count, count, 0.5, 0.2)
            monkeypatch.setattr(advice, "hint", lambda *_, found=found: found)
            told = advice.advise(GAME, view, 3, "en")
            if told.words[0].startswith("Attack"):
                if counts := re.search(
                    r"Against the (\d+) .* wins (\d+), trades (\d+) and loses (\d+)(.*)", told.words[1]
                ):
                    cards, *ends = [int(count) for count in counts.groups()[:4]]
                    neither = re.match(r" \(with (\d+), neither falls\)", counts[5])
                    assert sum(ends) + (int(neither[1]) if neither else 0) == cards
                    french = advice.advise(GAME, view, 3, "fr").words[-1]
                    assert "0,5 point de moins (0,3 à 0,7)" in french, "below two there is one"
                odds += " that the face-down card " in told.words[1] or " may be" in told.words[1]
            assert "“Stay”. In the same rounds it’s worth 0.5 points less (0.3 to 0.7)" in told.words[-1]
    assert odds


def test_there_is_no_hint_after_the_end() -> None:
    assert isinstance(GAME, Patrol)
    position, players, rng = GAME.start(), Rounds(GAME), Stream(1)
    while position.mover() != OVER:
        players.step(position, rng)
    with pytest.raises(ValueError, match="-2"):
        hint.hint(GAME, position.view(0))
    hints = PLUGIN.hints
    assert hints is not None
    assert hints.win_chance(GAME, position.view(0))[:2] == (position.returns()[0], True)
    assert hints.win_chance(GAME, position.view(1))[:2] == (position.returns()[1], True)


def test_the_story_of_a_game_ends_with_its_result_and_has_what_decided() -> None:
    assert isinstance(GAME, Patrol)
    position, players, rng, actions = GAME.start(), Rounds(GAME), Stream(3), list[int]()
    movers = []
    while position.mover() != OVER:
        movers.append(position.mover())
        if position.mover() < 0:
            action = position.sample(rng)
        elif position.forced():
            action = position.legal()[0]
        else:
            action = players.judge.quick(position, position.legal(), rng)
        actions.append(action)
        position.apply(action)
    found = review.review(GAME, actions, 1, 3)
    assert found == review.review(GAME, actions, 1, 3)
    assert 0 < len(found.steps) <= review.MOMENTS
    assert [step.first for step in found.steps] == sorted({step.first for step in found.steps})
    for step in found.steps:
        assert step.kind == (LUCK if movers[step.first] < 0 else SKILL)
    assert found.curve[-1] == (len(actions), position.returns()[0], position.returns()[0], position.returns()[0])
    assert [one.first for one in found.curve] == sorted({one.first for one in found.curve})
    assert len(found.curve) == 3
    assert all(0 <= one.low <= one.value <= one.high <= 1 for one in found.curve)
