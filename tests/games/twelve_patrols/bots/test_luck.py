"""Luck and skill add up from the deck's average to the result, and no choice is worth more than it found."""

import pytest
from tests.games.twelve_patrols.bots.moment import boxed, dealt, moments

from vedette import deals
from vedette.bots.greedy import Greedy
from vedette.core.advice import LUCK, NEVER_LOST, SKILL, Account
from vedette.core.game import CHANCE
from vedette.games.twelve_patrols.bots.beginner import Beginner
from vedette.games.twelve_patrols.bots.luck import review, worth
from vedette.games.twelve_patrols.bots.strategist import Strategist
from vedette.games.twelve_patrols.engine.rules import DICE
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.solver.question import UNWINNABLE, WINNABLE, question_of
from vedette.games.twelve_patrols.solver.solver import solve

GAME = boxed("hard")


def played(judge: type[Beginner] | type[Strategist], seed: int) -> tuple[Account, Position, list[int]]:
    found = moments(GAME, Greedy(judge(GAME), seed), dealt(GAME, seed))
    actions = [action for _, action in found[:-1]]
    return review(GAME, actions, rolls=4), found[-1][0], actions


@pytest.fixture(scope="module", params=[Beginner, Strategist])
def game(request: pytest.FixtureRequest) -> tuple[Account, Position, list[int]]:
    return played(request.param, 3)


def test_luck_and_skill_lead_from_the_average_to_the_result(game: tuple[Account, Position, list[int]]) -> None:
    account, end, _ = game
    assert account.steps[0].before + account.luck + account.skill == pytest.approx(end.returns()[0])
    assert account.steps[-1].after == end.returns()[0]


def test_steps_follow_each_other(game: tuple[Account, Position, list[int]]) -> None:
    account, _, actions = game
    for one, other in zip(account.steps, account.steps[1:], strict=False):
        assert one.after == other.before
        assert one.first < other.first < len(actions)
    assert [step.kind for step in account.steps[:3]] == [LUCK, LUCK, SKILL]
    assert [step.first for step in account.steps[:3]] == [0, 9, 12]


def test_no_choice_wins_a_chance_that_was_not_there(game: tuple[Account, Position, list[int]]) -> None:
    account, _, _ = game
    assert all(step.change() <= 1e-9 for step in account.steps if step.kind == SKILL)


def series(actions: list[int]) -> list[float]:
    """Return the value after every action from the roll on, the value before the first card shown first."""
    position, values = GAME.start(), []
    for number, action in enumerate(actions):
        position.apply(action)
        if number >= DICE - 1:
            values.append(worth(GAME, position, 4))
    return values


def test_a_lost_game_is_lost_at_the_first_value_of_zero(game: tuple[Account, Position, list[int]]) -> None:
    account, end, actions = game
    values = series(actions)
    if end.returns()[0] == 1.0:
        assert account.lost_at == -1
        assert min(values) > 0
    else:
        assert values[account.lost_at - 8] == 0.0
        assert max(values[account.lost_at - 8 :]) == 0.0


@pytest.mark.once
@pytest.mark.parametrize(("deck", "seed"), [("hard", 3), ("hard", 5), ("fiendish", 1)])
def test_what_is_called_lost_wins_in_no_order_and_did_before(deck: str, seed: int) -> None:
    """What lost a game is tied to the solver, which is asked of every order at once."""
    game = boxed(deck)
    found = moments(game, Greedy(Beginner(game), seed), dealt(game, seed))
    account = deals.review(game, [action for _, action in found[:-1]])
    assert found[-1][0].returns() == [0.0]
    reveal = max(number for number, (position, _) in enumerate(found) if position.mover() == CHANCE)
    positions = [position for position, _ in found]
    if account.lost_at == NEVER_LOST:
        assert solve(question_of(game, positions[reveal + 1], None)).verdict == WINNABLE
    else:
        assert account.lost_at <= reveal
        assert solve(question_of(game, positions[account.lost_at + 1], None)).verdict == UNWINNABLE
        step = next(step for step in account.steps if step.after == 0.0)
        assert step.before > 0.0
        if step.first >= DICE:
            assert solve(question_of(game, positions[step.first], None)).verdict == WINNABLE
