"""Solitaire Spellfire keeps the contract of all games: with every power, with plain cards, in every variant."""

from collections.abc import Callable

import pytest
from tests.contract import shelf, test_deals, test_play, test_words
from tests.games.spellfire.entries import ENTRIES

from vedette.games.spellfire.setup import Setup

PROMISES: dict[str, Callable[..., None]] = {
    name: getattr(module, name)
    for module in (test_deals, test_play, test_words)
    for name in dir(module)
    if name.startswith("test_")
}
LONG = "test_equal_keys_have_equal_futures"
"""It plays thousands of games, so it has the deck whose games are quick."""
EVERYWHERE = ("test_nothing_is_lost_or_made", "test_two_worlds_with_one_view_leave_a_seat_the_same_choice")
CASES = [("spellfire zoo", promise) for promise in PROMISES if promise != LONG]
CASES += [("spellfire plain", LONG)]
CASES += [(name, promise) for name in ENTRIES if name != "spellfire zoo" for promise in EVERYWHERE]


@pytest.mark.parametrize(("name", "promise"), CASES)
def test_the_contract_is_kept(name: str, promise: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.ENTRIES, name, ENTRIES[name])
    PROMISES[promise](name=name)


def test_a_deal_is_known_again_by_its_number() -> None:
    for entry in ENTRIES.values():
        game = entry.game
        assert isinstance(game, Setup)
        for number in (0, 1, 12_345_678_901, game.deals() - 1):
            deal = game.deal(number)
            assert sorted(deal) == list(range(1, 55))
            assert game.number(deal) == number
            assert game.number([*deal[:-2], deal[-1], deal[-2]]) == -1
            assert game.code([*deal[:-2], deal[-1], deal[-2]]) == ""
