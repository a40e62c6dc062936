"""Hints: what they claim is held against the solver, and what they advise is legal and wins."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest
from tests.games.twelve_patrols.bots.moment import dealt, moments

from vedette.bots.blend import Blend
from vedette.bots.greedy import Greedy
from vedette.core.language import LANGUAGES
from vedette.games.twelve_patrols.bots.beginner import Beginner
from vedette.games.twelve_patrols.bots.forecast import OrderForecast, forecast
from vedette.games.twelve_patrols.bots.hint import Hint, hint
from vedette.games.twelve_patrols.bots.strategist import Strategist, witness
from vedette.games.twelve_patrols.cards.deck import first_editions
from vedette.games.twelve_patrols.engine.rules import DRAW, PLACE, PUT, TARGETS
from vedette.games.twelve_patrols.engine.state import DRAW_CARD, PLACE_CARD
from vedette.games.twelve_patrols.solver.question import WINNABLE, question_of
from vedette.games.twelve_patrols.solver.solver import solve
from vedette.games.twelve_patrols.text.speech import TwelvePatrols

if TYPE_CHECKING:
    from vedette.games.twelve_patrols.engine.turn import Position

GAME = TwelvePatrols(first_editions()["hard"])
"""In games with its old cards every kind of reason comes up."""
LAST_KNOWN = 5
"""Cards placed from which at most two are hidden, so that trying all orders is quick."""


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    """Positions of some games by a good player who slips, a card to be placed."""
    found: list[Position] = []
    for seed in range(5):
        player = Blend(Greedy(Strategist(GAME), seed), Greedy(Beginner(GAME), seed), 10, seed)
        found += [here for here, _ in moments(GAME, player, dealt(GAME, seed)) if here.phase() == PLACE_CARD]
    return found


def winnable_orders(position: Position) -> int:
    """In how many orders of the hidden cards somebody who knows the order wins."""
    question = question_of(GAME, position, None)
    won = 0
    for order in permutations(question.hidden):
        question.order = list(order)
        won += solve(question).verdict == WINNABLE
    return won


def late(positions: list[Position]) -> list[Position]:
    return [here for here in positions if here.turn() >= LAST_KNOWN]


def test_no_more_orders_are_promised_than_can_be_won_with_all_cards_known(positions: list[Position]) -> None:
    for here in late(positions):
        assert forecast(GAME, here).chance().orders <= winnable_orders(here)


def test_with_nothing_hidden_the_promise_is_exact(positions: list[Position]) -> None:
    known = [here for here in positions if here.unseen().bit_count() <= 1]
    assert known
    for here in known:
        assert forecast(GAME, here).chance().orders == winnable_orders(here)


def test_arrangements_said_to_win_can_be_paid(positions: list[Position]) -> None:
    for here in positions[::3]:
        found = forecast(GAME, here)
        for cells in found.arrangements(5):
            assert witness(found.question, cells) is not None


def test_what_the_best_placement_keeps_is_what_is_left_after_it(positions: list[Position]) -> None:
    for here in late(positions):
        for choice in forecast(GAME, here).choices()[:2]:
            after = here.copy()
            after.apply(choice.action)
            left = forecast(GAME, after)
            assert (left.layouts(), left.chance().orders) == (choice.layouts, choice.orders)


def test_reveals_add_up(positions: list[Position]) -> None:
    for here in late(positions):
        choices = forecast(GAME, here).choices()
        if here.unseen() and choices:
            after = here.copy()
            after.apply(choices[0].action)
            awaited: OrderForecast = forecast(GAME, after)
            assert sum(reveal.orders for reveal in awaited.reveals()) == awaited.chance().orders


def test_a_placement_said_to_lose_loses_in_every_order(positions: list[Position]) -> None:
    told = 0
    for here in late(positions):
        for reason in hint(GAME, here.view(0)).against:
            if reason.message == "hint-instead-loses":
                after = here.copy()
                after.apply(reason.numbers["action"])
                told += 1
                assert winnable_orders(after) == 0
    assert told


def test_the_counter_example_fails(positions: list[Position]) -> None:
    """Each card named is as bad as any that could come, and after the last of them nothing wins any more."""
    told = 0
    for here in positions:
        against = {reason.message: reason for reason in hint(GAME, here.view(0)).against}
        if "hint-example" not in against or here.turn() < 2:
            continue
        after = here.copy()
        after.apply(against["hint-instead"].numbers["action"])
        cards = against["hint-example"].cards
        question = question_of(GAME, after, None)
        reveals = {reveal.action: reveal.orders for reveal in OrderForecast(question).reveals()}
        assert reveals[cards[0]] == min(reveals.values())
        assert (reveals[cards[0]] == 0) == (len(cards) == 1)
        assert set(cards) <= set(question.hidden)
        told += 1
    assert told


def test_following_hints_wins_where_nothing_is_hidden(positions: list[Position]) -> None:
    followed = 0
    for here in positions:
        if here.unseen().bit_count() > 1 or here.turn() > 7:
            continue
        found = hint(GAME, here.view(0))
        if found.action < 0:
            continue
        after = here.copy()
        for action in found.plan:
            if after.phase() == DRAW_CARD:
                after.apply(DRAW + after.unseen().bit_length() - 1)
            assert action in after.legal()
            after.apply(action)
        followed += 1
        assert after.returns() == [1.0]
    assert followed


def test_a_turn_in_the_middle_is_hinted_item_by_item() -> None:
    deal = dealt(GAME, 3)
    player = Greedy(Strategist(GAME), 1)
    for here, _ in moments(GAME, player, deal):
        if here.mover() == 0:
            found = hint(GAME, here.view(0))
            assert found.action in here.legal()
            assert found.plan[0] == found.action


def test_items_that_spoil_the_turn_are_to_be_taken_back() -> None:
    found: set[str] = set()
    for here in [here for here, _ in moments(GAME, Greedy(Strategist(GAME), 1), dealt(GAME, 3)) if here.unmet()][:3]:
        for action in here.legal():
            if PUT <= action < 450:
                after = here.copy()
                after.apply(action)
                if after.mover() == 0 and forecast(GAME, after).chance().orders == 0:
                    found |= {reason.message for reason in hint(GAME, after.view(0)).nudge}
        if found:
            break
    assert "hint-take-back" in found


def test_every_reason_can_be_said_in_both_languages(positions: list[Position]) -> None:
    for here in positions[:12]:
        for language in LANGUAGES:
            for tier in (1, 2, 3, 4):
                advice = GAME.advise(here.view(0), tier, language)
                assert advice.words
                assert all(words for words in advice.words)


def test_hints_see_nothing_but_the_view() -> None:
    position = GAME.start()
    for action in dealt(GAME, 4)[:12]:
        position.apply(action)
    assert isinstance(hint(GAME, position.view(0)), Hint)
    assert hint(GAME, position.view(0)) == hint(GAME, position.copy().view(0))
    assert PLACE + TARGETS * 9 > hint(GAME, position.view(0)).action >= PLACE
