"""Every certain word of a hint is held against an exhaustive count: each order of each set of nine, solved alone."""

from __future__ import annotations

import random
from itertools import permutations
from typing import TYPE_CHECKING

import pytest
from tests.games.twelve_patrols.bots.moment import boxed, dealt

from vedette import deals
from vedette.core.game import CHANCE, OVER
from vedette.games.twelve_patrols.bots.forecast import forecast
from vedette.games.twelve_patrols.bots.hint import Hint, hint
from vedette.games.twelve_patrols.engine.rules import CELLS, DISCARD, END, PLACE, PUT, Options
from vedette.games.twelve_patrols.engine.state import CHANGE_DIE, FILL, PLACE_CARD
from vedette.games.twelve_patrols.solver.plan import line
from vedette.games.twelve_patrols.solver.question import WINNABLE, question_of
from vedette.games.twelve_patrols.solver.solver import solve
from vedette.games.twelve_patrols.text.speech import TwelvePatrols

if TYPE_CHECKING:
    from vedette.games.twelve_patrols.engine.turn import Position

pytestmark = pytest.mark.once

SETUPS = [
    ("house12", Options()),
    ("house12", Options(top_up=True)),
    ("house12", Options(late_orders=True)),
    ("hard", Options()),
    ("fiendish", Options(top_up=True)),
]
LOST = ("hint-lost", "hint-lost-given")
"""What says that nothing wins, whatever comes."""


def wins(game: TwelvePatrols, position: Position) -> list[bool]:
    """Whether the solver wins, for every way in which the cards still to be drawn can come."""
    question = question_of(game, position, None)
    seen = [region for region in question.cells if region >= 0] + question.shown
    found = []
    for order in permutations(question.hidden, CELLS - len(seen)):
        question.order = list(order)
        found.append(solve(question).verdict == WINNABLE)
    return found


def after(position: Position, action: int) -> Position:
    other = position.copy()
    other.apply(action)
    return other


def turns(game: TwelvePatrols, seed: int, first: int) -> list[Position]:
    """Positions of a game that the solver leads, one slip made: a card is to be placed, at most five are unseen."""
    rng = random.Random(seed)
    deal = dealt(game, seed)
    slip = rng.randrange(first - 1, 8)
    here = game.start()
    found: list[Position] = []
    while here.mover() != OVER and len(found) < 3:
        if here.mover() == CHANCE:
            here.apply(deal[here.slot()])
            continue
        if here.phase() == PLACE_CARD and here.turn() >= first:
            found.append(here.copy())
        slips = here.phase() == PLACE_CARD and here.turn() == slip
        question = question_of(game, here, deal)
        answer = solve(question)
        if slips or answer.verdict != WINNABLE:
            places = [action for action in here.legal() if PLACE <= action < PUT]
            ends = [END] if END in here.legal() else here.legal()
            here.apply(rng.choice(places or ends))
        else:
            here.apply(line(question, answer)[0])
    return found


def messages(found: Hint) -> dict[str, dict[str, int]]:
    told = [*found.nudge, *found.card, *found.why, *found.against]
    return {reason.message: reason.numbers for reason in told}


@pytest.mark.parametrize(("deck", "options"), SETUPS)
def test_no_certain_word_goes_beyond_an_exhaustive_count(deck: str, options: Options) -> None:
    game = boxed(deck, options)
    first = 5 if deck == "house12" else 4
    for seed in range(2 if deck == "house12" else 6):
        for here in turns(game, seed, first):
            told = hint(game, here.view(0))
            said = messages(told)
            everything = wins(game, here)
            assert (True not in everything) == bool(set(said) & set(LOST))
            assert told.chance.exact
            assert told.chance.orders <= sum(everything)
            assert (told.chance.orders == 0) == (True not in everything)
            if "hint-keeps-all" in said:
                assert all(wins(game, after(here, told.action)))
            for choice in told.choices:
                assert choice.orders <= sum(wins(game, after(here, choice.action)))
            if "hint-instead-loses" in said:
                assert True not in wins(game, after(here, said["hint-instead-loses"]["action"]))


def test_a_position_that_eighteen_sets_of_thirty_five_win_is_not_called_lost() -> None:
    game, deal = deals.uncode("twelve-patrols", "house12/M7GNV-GE117-E")
    assert isinstance(game, TwelvePatrols)
    here = game.start()
    notes = iter(["place King's Ford A1", "end", "place High Moor <A1", "end"])
    while here.turn() < 3:
        here.apply(deal[here.slot()] if here.mover() == CHANCE else game.read(here, next(notes)))
    while here.mover() == CHANCE:
        here.apply(deal[here.slot()])
    question = question_of(game, here, None)
    won = 0
    for nine in question.nines():
        only = question.copy()
        only.hidden = [region for region in question.hidden if region in nine]
        won += solve(only).verdict == WINNABLE
    assert (won, len(question.nines())) == (18, 35)
    told = hint(game, here.view(0))
    assert not set(messages(told)) & set(LOST)
    assert told.action in here.legal()
    chance = game.win_chance(here.view(0))
    assert 0.0 < chance.low <= chance.value <= chance.high < 1.0
    assert game.win_chance(here.view(0)) == chance


def test_a_draft_that_cannot_be_completed_is_taken_back_and_the_line_that_fails_is_named() -> None:
    game = boxed("house")
    seen = set()
    for seed in range(3):
        for here in turns(game, seed, 5):
            for action in [action for action in here.legal() if PLACE <= action < PUT][:12]:
                laid = after(here, action)
                for spoilt in [laid, *[after(laid, put) for put in laid.legal() if PUT <= put < 450][:4]]:
                    if spoilt.mover() == OVER:
                        continue
                    said = messages(hint(game, spoilt.view(0)))
                    if True in wins(game, here):
                        assert not set(said) & set(LOST)
                    seen |= set(said) & {"hint-take-back", "hint-take-back-card", "hint-short-contradiction"}
    assert {"hint-take-back", "hint-take-back-card"} <= seen


def followed(game: TwelvePatrols, here: Position) -> Position:
    """Return what lies once a turn is over in which a hint was asked for anew before each action and obeyed."""
    after = here.copy()
    while after.mover() >= 0 and after.phase() in {FILL, CHANGE_DIE}:
        after.apply(hint(game, after.view(0)).action)
    return after


def test_hints_that_are_obeyed_one_by_one_keep_what_the_first_one_promised() -> None:
    """Once an item is discarded, the die that changes is the one that keeps every order, not one that wins in some."""
    game, deal = deals.uncode("twelve-patrols", "house12/60Y94-S32QZ-N")
    assert isinstance(game, TwelvePatrols)
    here = game.start()
    notes = (
        "place Saltmarsh A1,end,place Beacon Tower A2,end,place Lost Canyon ^A1,put BC A1-A2,put B3 A2-A3,put WC A2-A3"
    )
    for note in f"{notes},end,place King's Ford <A1,end,place High Moor C1".split(","):
        while here.mover() == CHANCE:
            here.apply(deal[here.slot()])
        here.apply(game.read(here, note))
    said = hint(game, here.view(0))
    assert DISCARD <= said.action < END
    assert messages(said)["hint-keeps-all"]["every"] == 20
    left = forecast(game, followed(game, here)).chance()
    assert (left.exact, left.orders, left.every) == (True, 20, 20)


def test_hints_on_a_change_keep_what_they_promised_with_nine_cards() -> None:
    game, changes = boxed("fiendish"), 0
    for seed in range(6):
        here, deal = game.start(), dealt(game, seed)
        while here.mover() != OVER:
            if here.mover() == CHANCE:
                here.apply(deal[here.slot()])
                continue
            said = hint(game, here.view(0))
            promised = [numbers["orders"] for name, numbers in messages(said).items() if name.startswith("hint-keeps")]
            if promised and here.phase() == FILL and DISCARD <= said.action < END:
                changes += 1
                assert forecast(game, followed(game, here)).chance().orders >= promised[0]
            if said.action < 0:
                break
            here.apply(said.action)
    assert changes > 2
