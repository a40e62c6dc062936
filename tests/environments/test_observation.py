"""Observations: the bits of a view, as many in every position of a setup, and the view again."""

import pytest
from hypothesis import given
from tests.contract.entries import ENTRIES
from tests.contract.walk import SEEDS, examples, positions

from vedette.environments.episode import observations
from vedette.environments.observation import bits, view_of


def test_the_lowest_bit_of_a_byte_comes_first() -> None:
    assert bits(bytes([1, 2, 128])).tolist() == [1, *[0] * 7, 0, 1, *[0] * 6, *[0] * 7, 1]


@pytest.mark.parametrize("name", ENTRIES)
@examples(2)
@given(seed=SEEDS)
def test_every_view_of_a_setup_is_of_its_space_and_comes_back(name: str, seed: int) -> None:
    game = ENTRIES[name].game
    space = observations(game)["observation"]
    for state in positions(game, seed, every=5):
        for seat in (*range(game.rules.players), -3):
            seen = bits(state.view(seat))
            assert space.contains(seen)
            assert view_of(seen) == state.view(seat)
