"""Luck and skill lead from the deck's average to the result; a choice costs what the best one would have kept."""

import pytest
from tests.games.spellfire.company import cast
from tests.games.spellfire.scene import scene

from vedette import capabilities
from vedette.core.advice import LUCK, NEVER_LOST, SKILL, Account
from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.games.spellfire.bots.luck import Reviewer, review
from vedette.games.spellfire.capabilities.decks import DECKS, FIRST_DECK
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.plugin import GAME as PLUGIN

GAME = PLUGIN.new(DECKS.shipped()[FIRST_DECK], [])


def played(seed: int) -> tuple[list[int], Position]:
    """The actions of a game of somebody who does anything at all, and where it ended."""
    deal = GAME.deal(Stream(seed).below(GAME.deals()))
    position, player, actions = GAME.start(), PLUGIN.player("uniform", GAME, seed), []
    while position.mover() != OVER:
        chance = position.mover() == CHANCE
        actions.append(deal[position.slot()] if chance else player.choose(position.view(0), position.legal()))
        position.apply(actions[-1])
    return actions, position


@pytest.fixture(scope="module")
def game() -> tuple[Account, list[int], Position]:
    actions, end = played(1)
    return review(GAME, actions, tries=1, worlds=2), actions, end


def test_luck_and_skill_lead_from_the_average_to_the_result(game: tuple[Account, list[int], Position]) -> None:
    account, _, end = game
    assert account.steps[0].before + account.luck + account.skill == pytest.approx(end.returns()[0])
    assert account.steps[-1].after == end.returns()[0]


def test_steps_follow_each_other_from_reveal_to_choice(game: tuple[Account, list[int], Position]) -> None:
    account, actions, _ = game
    position, at = GAME.start(), 0
    assert (account.steps[0].first, account.steps[0].kind) == (0, LUCK)
    for one, other in zip(account.steps, account.steps[1:], strict=False):
        assert one.after == other.before
        assert one.kind != other.kind
        assert one.first < other.first < len(actions)
    for step in account.steps:
        while at < step.first:
            position.apply(actions[at])
            at += 1
        if step.kind == SKILL:
            assert position.mover() == 0
            assert len(position.legal()) > 1


def test_no_choice_wins_a_chance_that_was_not_there(game: tuple[Account, list[int], Position]) -> None:
    account, _, _ = game
    assert all(0 <= step.after <= step.before for step in account.steps if step.kind == SKILL)


def test_a_lost_game_is_lost_somewhere_and_a_half_one_need_not_be(game: tuple[Account, list[int], Position]) -> None:
    account, actions, end = game
    assert end.returns()[0] == 0.0
    assert 0 < account.lost_at < len(actions)
    begun = review(GAME, actions[:7], tries=1, worlds=1)
    assert begun.lost_at == NEVER_LOST
    assert [step.kind for step in begun.steps][:1] == [LUCK]


def test_where_nothing_is_hidden_a_choice_that_loses_costs_the_game() -> None:
    drawing = "Thay Oak* Dale* Moor* Isle* Vale*\n0 0 0 0 0 0\nLich Band . . . ."
    table = scene(cast(), drawing, pool="Hero Nun", hidden="")
    reviewer = Reviewer(table.game, 1, 1)
    verdicts = {
        table.game.note(table.position, action): reviewer.weighed(table.position, action)
        for action in table.position.legal()
    }
    assert {found.before for found in verdicts.values()} == {1.0}, verdicts
    assert {found.after for found in verdicts.values()} == {0.0, 1.0}, verdicts


def test_the_shelf_reviews_spellfire_as_every_game_that_has_it() -> None:
    assert capabilities.hints(GAME).review(GAME, []) == Account([], 0.0, 0.0, NEVER_LOST)
