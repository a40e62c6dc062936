"""Wins hold when they are played and when the checker reads them; budgets, layouts and repetition."""

import pytest
from tests.games.twelve_patrols.solver.winning import certificate, dealt, invented, played, won

from vedette.core.chance import Stream
from vedette.games.twelve_patrols.cards import deck as cards
from vedette.games.twelve_patrols.cards.random_deck import invent
from vedette.games.twelve_patrols.engine.rules import Options
from vedette.games.twelve_patrols.solver import plan, solver
from vedette.games.twelve_patrols.solver.checker import check
from vedette.games.twelve_patrols.solver.layouts import winning_layouts
from vedette.games.twelve_patrols.solver.question import UNDECIDED, UNWINNABLE, WINNABLE, opening, question_of
from vedette.games.twelve_patrols.text.speech import TwelvePatrols


@pytest.mark.parametrize("seed", range(24))
def test_every_win_is_legal_in_the_engine_and_holds_for_the_checker(seed: int) -> None:
    game = invented(seed)
    deal = dealt(game, seed)
    notes = won(game, deal)
    if notes is not None:
        assert check(certificate(game, deal, notes)) is None


def test_both_verdicts_occur() -> None:
    verdicts = {won(invented(seed, 8), dealt(invented(seed, 8), seed)) is None for seed in (1, 2)}
    assert verdicts == {True, False}


@pytest.mark.parametrize("seed", [3, 10, 21])
def test_without_an_order_the_plan_says_one_that_works(seed: int) -> None:
    game = invented(seed, 2)
    dice = [1 + pips for pips in dealt(game, seed)[:9]]
    question = opening(game.deck, dice, None, game.options)
    answer = solver.solve(question)
    assert answer.verdict == WINNABLE
    here = game.start()
    for action in plan.line(question, answer, chance=True):
        assert action in here.legal()
        here.apply(action)
    assert here.returns() == [1.0]


def test_the_same_question_has_the_same_answer_whatever_was_asked_before() -> None:
    deck = invent(5, 5)
    dice = [1, 1, 2, 3, 4, 5, 6, 6, 2]
    one = solver.solve(opening(deck, dice))
    for seed in range(3):
        solver.solve(opening(invent(seed, 4), dice))
        solver.solve(opening(deck, [6, 5, 4, 3, 2, 1, 1 + seed, 1, 1]))
    two = solver.solve(opening(deck, dice))
    assert (one.verdict, one.nodes, one.cells, one.patrols) == (two.verdict, two.nodes, two.cells, two.patrols)


@pytest.mark.once
def test_undecided_only_with_a_budget() -> None:
    verdicts = set()
    for seed in range(8):
        deck, dice = invent(seed, 6), [1 + Stream(seed + k).below(6) for k in range(9)]
        verdicts.add(solver.solve(opening(deck, dice), 1).verdict)
        assert solver.solve(opening(deck, dice)).verdict != UNDECIDED
    assert UNDECIDED in verdicts


def test_an_order_never_wins_what_no_order_wins() -> None:
    for seed in range(5):
        deck, dice = invent(seed + 50, 6), [1 + Stream(seed + k).below(6) for k in range(9)]
        order = list(range(9))
        Stream(seed).shuffle(order)
        free, bound = (solver.solve(opening(deck, dice, given)).verdict for given in (None, order))
        assert free == WINNABLE or bound == UNWINNABLE


def test_layouts_are_exactly_the_arrangements_that_win_when_the_order_allows_them() -> None:
    deck = invent(905, 5)
    dice = [6, 3, 2, 1, 4, 4, 2, 2, 5]
    layouts = winning_layouts(opening(deck, dice))
    assert len(layouts) > 0
    assert sorted(layouts.found) == sorted(layouts.arrangements)
    answer = solver.solve(opening(deck, dice))
    packed = sum(region << 4 * cell for cell, region in enumerate(answer.cells))
    assert packed in layouts
    stream = Stream(2)
    for _ in range(60):  # any order of the deck: winnable exactly if it reaches one of them
        order = list(range(9))
        stream.shuffle(order)
        found = solver.solve(opening(deck, dice, order))
        if found.verdict == WINNABLE:
            assert sum(region << 4 * cell for cell, region in enumerate(found.cells)) in layouts


def test_no_supply_no_win() -> None:
    question = opening(invent(1, 0), [1] * 9)
    question.supply = [0] * 21
    assert solver.solve(question).verdict == UNWINNABLE


def test_a_finished_game_has_no_question() -> None:
    game = TwelvePatrols(cards.plain(invent(3, 2)), Options())
    deal = dealt(game, 3)
    question = question_of(game, game.start(), deal)
    here = game.start()
    for action in plan.line(question, solver.solve(question), chance=False):
        while here.mover() == -1:
            here.apply(deal[here.slot()])
        here.apply(action)
    with pytest.raises(ValueError, match="5"):
        question_of(game, here, deal)


def test_a_win_can_be_taken_over_at_any_step() -> None:
    game = invented(11, 3)
    deal = dealt(game, 11)
    question = question_of(game, game.start(), deal)
    actions = plan.line(question, solver.solve(question))
    here = game.start()
    for step, action in enumerate(actions):
        while here.mover() == -1:
            here.apply(deal[here.slot()])
        if step % 5 == 0:
            now = question_of(game, here, deal)
            answer = solver.solve(now)
            assert answer.verdict == WINNABLE
            played(game, here, deal, plan.line(now, answer))
        here.apply(action)
