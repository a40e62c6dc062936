"""Hints: what they claim is held against the solver, and what they advise is legal and wins."""

from __future__ import annotations

from functools import cache
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
from vedette.games.twelve_patrols.engine.rules import (
    CELLS,
    CHANGE,
    DISCARD,
    DRAW,
    END,
    FREE,
    PLACE,
    PUT,
    TARGETS,
    Deck,
    Region,
)
from vedette.games.twelve_patrols.engine.state import CHANGE_DIE, DRAW_CARD, FILL, LOST, PLACE_CARD, WON
from vedette.games.twelve_patrols.solver.question import UNWINNABLE, WINNABLE, Question, question_of
from vedette.games.twelve_patrols.solver.solver import bounded, solve
from vedette.games.twelve_patrols.text.speech import TwelvePatrols

if TYPE_CHECKING:
    from vedette.games.twelve_patrols.bots.reason import Reason
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


@cache
def hinted(view: bytes) -> Hint:
    return hint(GAME, view)


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
            assert sum(won for _, won in awaited.outlook.reveals()) == awaited.chance().orders


@pytest.mark.once
def test_a_placement_said_to_lose_loses_in_every_order(positions: list[Position]) -> None:
    told = 0
    for here in late(positions):
        for reason in hinted(here.view(0)).against:
            if reason.message == "hint-instead-loses":
                after = here.copy()
                after.apply(reason.numbers["action"])
                told += 1
                assert winnable_orders(after) == 0
    assert told


@pytest.fixture(scope="module")
def fills() -> list[Position]:
    """Positions of the same games in which a line is to be filled."""
    found: list[Position] = []
    for seed in range(3):
        player = Blend(Greedy(Strategist(GAME), seed), Greedy(Beginner(GAME), seed), 10, seed)
        found += [here for here, _ in moments(GAME, player, dealt(GAME, seed)) if here.phase() == FILL and here.unmet()]
    return found


@pytest.mark.once
def test_an_item_said_to_lose_loses_alone(fills: list[Position]) -> None:
    """Whatever else is put after it: the item by itself is judged."""
    told = 0
    for here in late(fills):
        for reason in hinted(here.view(0)).against:
            if reason.message.startswith("hint-instead"):
                after = here.copy()
                after.apply(reason.numbers["action"])
                told += 1
                assert forecast(GAME, after).chance().orders == reason.numbers.get("orders", 0)
                assert reason.message == "hint-instead" or winnable_orders(after) == 0
    assert told


@pytest.fixture(scope="module")
def changes(fills: list[Position]) -> list[Position]:
    """Positions after an item was discarded, which can still be won."""
    found: list[Position] = []
    for here in late(fills):
        for action in [one for one in here.legal() if DISCARD <= one < CHANGE][:2]:
            after = here.copy()
            after.apply(action)
            if after.phase() == CHANGE_DIE and not forecast(GAME, after).lost():
                found.append(after)
    return found


@pytest.mark.once
def test_a_change_is_reasoned_and_one_said_to_lose_loses(changes: list[Position]) -> None:
    told = 0
    for here in changes:
        found = hinted(here.view(0))
        assert found.action in here.legal()
        assert found.why
        for reason in found.against:
            if reason.message.startswith("hint-instead"):
                after = here.copy()
                after.apply(reason.numbers["action"])
                told += 1
                assert forecast(GAME, after).chance().orders == reason.numbers.get("orders", 0)
                assert reason.message == "hint-instead" or after.phase() == LOST or winnable_orders(after) == 0
    assert told


def claims(positions: list[Position]) -> list[tuple[Position, Reason, Hint]]:
    """What is claimed of positions after the alternative that a hint warns of, with the hint."""
    found: list[tuple[Position, Reason, Hint]] = []
    for here in positions:
        told = hinted(here.view(0))
        if told.against and told.against[0].message == "hint-instead-loses":
            after = here.copy()
            after.apply(told.against[0].numbers["action"])
            found.append((after, told.against[1], told))
    return found


def test_why_the_alternative_loses_is_said_of_what_follows_it(positions: list[Position]) -> None:
    """Of the position at hand, that nothing can meet a line would not be true."""
    views = (here.view(0) for here in late(positions))
    view = next(view for view in views if any(told.message == "hint-instead-loses" for told in hinted(view).against))
    leads = {language: GAME.reasons(view, hinted(view).against, language)[0] for language in LANGUAGES}
    assert leads["en"].endswith("would lose; after it:")
    assert leads["fr"].endswith("après cela\N{NO-BREAK SPACE}:")


def relaxed(question: Question, keep: set[int]) -> Question:
    """The question with the requirements of some edges only, each four times its region and its side."""
    other = question.copy()
    regions = [
        Region(card.name, *[int(card[1 + side]) if 4 * number + side in keep else FREE for side in range(4)])
        for number, card in enumerate(question.deck.regions)
    ]
    other.deck = Deck(question.deck.name, tuple(regions))
    return other


def test_what_the_alternative_misses_is_all_that_it_misses(positions: list[Position], fills: list[Position]) -> None:
    """It cannot be won, but without what is named it can; the closest kingdom named lacks nothing else."""
    told: set[str] = set()
    everything = set(range(4 * len(GAME.deck.regions)))
    for after, reason, found in claims([*late(positions), *late(fills)]):
        question = question_of(GAME, after, None)
        kinder = question
        if reason.message == "hint-miss-edge":
            kinder = relaxed(question, everything - {reason.numbers["edge"]})
        elif reason.message in {"hint-miss-region", "hint-miss-laid"}:
            region = reason.numbers["region"]
            assert (region in question.cells) == (reason.message == "hint-miss-laid")
            kinder = relaxed(question, everything - {4 * region + side for side in range(4)})
        elif reason.message == "hint-miss-item":
            kinder = question.copy()
            kinder.supply[7 * reason.numbers["colour"]] += 1
        else:
            continue
        told.add(reason.message)
        assert solve(question).verdict == UNWINNABLE
        assert solve(kinder).verdict == WINNABLE
        for closest in found.details:
            if closest.message == "hint-layout-miss":
                assert witness(kinder, closest.cards) is not None
                assert witness(question, closest.cards) is None
    assert {"hint-miss-edge", "hint-miss-region"} <= told


def test_a_requirement_that_nothing_meets_fails_by_itself(positions: list[Position], fills: list[Position]) -> None:
    told = 0
    for after, reason, _ in claims([here for here in [*positions, *fills] if here.turn() >= CELLS - 2]):
        if reason.message == "hint-edge-never":
            told += 1
            question = question_of(GAME, after, None)
            assert bounded(relaxed(question, {reason.numbers["edge"]}), 1 << 20).verdict == UNWINNABLE
    assert told


def test_a_region_fits_where_the_hint_says_and_nowhere_else(positions: list[Position]) -> None:
    told = 0
    for here in late(positions):
        found = hinted(here.view(0))
        for reason in found.why:
            if reason.message != "hint-fits":
                continue
            after = here.copy()
            after.apply(found.action)
            told += 1
            for cell in range(CELLS):
                question = question_of(GAME, after, None)
                region = reason.numbers["region"]
                question.shown = [one for one in question.shown if one != region]
                question.hidden = [one for one in question.hidden if one != region]
                question.pending = min(question.pending, len(question.hidden))
                if question.cells[cell] < 0:
                    question.cells[cell] = region
                    assert (solve(question).verdict == WINNABLE) == (cell in reason.cells)
    assert told


@pytest.mark.once
def test_the_kingdom_to_aim_at_can_be_paid(positions: list[Position], fills: list[Position]) -> None:
    for here in [*positions[::2], *fills[::2]]:
        found = hinted(here.view(0))
        if found.action < 0:
            continue
        (aim,) = [reason.cards for reason in found.details if reason.message == "hint-layout"]
        after = here.copy()
        after.apply(found.action)
        assert witness(question_of(GAME, here, None), aim) is not None
        assert after.phase() in {WON, LOST} or witness(question_of(GAME, after, None), aim) is not None


@pytest.mark.once
def test_the_last_tier_says_more_than_the_third(positions: list[Position], fills: list[Position]) -> None:
    for here in [*positions[::3], *fills[::3]]:
        third, last = [GAME.advise(here.view(0), tier, "en") for tier in (3, 4)]
        if third.action is not None:
            assert last.words[: len(third.words)] == third.words
            assert len(last.words) > len(third.words)


def test_the_failing_line_is_legal_and_ends_lost(positions: list[Position]) -> None:
    told = 0
    for here in positions:
        found = hinted(here.view(0))
        steps = [reason for reason in found.details if reason.message.startswith("hint-then")]
        if not steps or here.turn() < 2:
            continue
        after = here.copy()
        after.apply(found.against[0].numbers["action"])
        if after.phase() == FILL and not after.unmet():
            after.apply(END)
        if after.phase() != DRAW_CARD:
            continue  # a line has to be filled first, which the line of play leaves open
        for step in steps:
            if after.phase() != DRAW_CARD:
                break
            after.apply(DRAW + step.numbers["region"])
            if step.message == "hint-then-nothing":
                assert forecast(GAME, after).chance().orders == 0
                told += 1
                break
            assert step.numbers["action"] in after.legal()
            after.apply(step.numbers["action"])
            if after.phase() == FILL and not after.unmet():
                after.apply(END)
    assert told


def test_the_counter_example_fails(positions: list[Position]) -> None:
    """Each card named is as bad as any that could come, and after the last of them nothing wins any more."""
    told = 0
    for here in positions:
        against = {reason.message: reason for reason in hinted(here.view(0)).against}
        if "hint-example" not in against or here.turn() < 2:
            continue
        after = here.copy()
        after.apply(against["hint-instead"].numbers["action"])
        cards = against["hint-example"].cards
        question = question_of(GAME, after, None)
        reveals = dict(OrderForecast(question).outlook.reveals())
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
        found = hinted(here.view(0))
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
            found = hinted(here.view(0))
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


@pytest.mark.once
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
