"""A deal of Solitaire Spellfire and its number."""

import pytest
from tests.contract.shelf import ENTRIES

from vedette.games.spellfire.setup import Setup


@pytest.mark.parametrize("name", [name for name in ENTRIES if name.startswith("spellfire ")])
def test_a_deal_is_known_again_by_its_number(name: str) -> None:
    game = ENTRIES[name].game
    assert isinstance(game, Setup)
    for number in (0, 1, 12_345_678_901, game.deals() - 1):
        deal = game.deal(number)
        assert sorted(deal) == list(range(1, 55))
        assert game.number(deal) == number
        assert game.number([*deal[:-2], deal[-1], deal[-2]]) == -1
        assert game.code([*deal[:-2], deal[-1], deal[-2]]) == ""
