"""What the contract promises of deals: a number for each, an answer for each slot, a code."""

import pytest
from hypothesis import given
from tests.contract.entries import ENTRIES, Entry
from tests.contract.walk import SEEDS, choose, examples

from vedette.core.chance import Stream, spell, unspell
from vedette.core.game import CHANCE, OVER, Game, State

pytestmark = pytest.mark.parametrize("name", ENTRIES)


def numbers(game: Game, seed: int) -> list[int]:
    rng = Stream(seed)
    return [0, 1, game.deals() - 1, *[rng.below(game.deals()) for _ in range(8)]]


@examples(6)
@given(seed=SEEDS)
def test_different_numbers_are_different_deals(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    dealt = {number: tuple(game.deal(number)) for number in numbers(game, seed)}
    assert len(set(dealt.values())) == len(dealt)
    assert {number: tuple(game.deal(number)) for number in dealt} == dealt


@examples(6)
@given(seed=SEEDS)
def test_a_code_names_its_deal(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    for number in numbers(game, seed):
        assert unspell(spell(number, game.deals()), game.deals()) == number


@examples(6)
@given(seed=SEEDS)
def test_a_deal_answers_every_question_of_chance(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    rng = Stream(seed)
    for number in numbers(game, seed)[:5]:
        deal = game.deal(number)
        state = game.start()
        while state.mover() != OVER:
            legal = state.legal()
            if state.mover() == CHANCE:
                answer = answered(ENTRIES[name], deal, state, rng)
                assert answer in legal
                state.apply(answer)
            else:
                state.apply(choose(state, legal, rng, 1))


def answered(entry: Entry, deal: list[int], state: State, rng: Stream) -> int:
    """Return the deal's answer; where a game asks for more than a deal can hold, a match draws it."""
    if entry.open_ended and state.slot() >= len(deal):
        return state.legal()[rng.below(len(state.legal()))]
    return deal[state.slot()]
