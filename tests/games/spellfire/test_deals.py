"""A deal of Solitaire Spellfire and its number; deals of made-up decks, played to their end."""

import pytest
from tests.contract.entries import ENTRIES

from vedette.core.chance import Stream
from vedette.core.game import OVER
from vedette.games.spellfire.bots.beginner import Beginner
from vedette.games.spellfire.capabilities.decks import drawn
from vedette.games.spellfire.engine.game import Setup
from vedette.games.spellfire.plugin import GAME as PLUGIN
from vedette.games.spellfire.solver.known_deal import unfold


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


@pytest.mark.parametrize("seed", [8, 68, 180, 202, 235, *range(300, 306)])
def test_a_made_up_deck_is_played_to_its_end(seed: int) -> None:
    """The first of these seeds have cards that may imitate others, and nothing to pick from before they do."""
    game = PLUGIN.new(drawn(seed, {}), [])
    beginner = Beginner(game)
    for number in range(3 if seed > 300 else 12):
        stream = Stream(number)
        deal = game.deal(stream.below(game.deals()))
        position = game.start()
        unfold(position, deal)
        steps = 0
        while position.mover() != OVER:
            legal = position.legal()
            chosen = beginner.best(position, legal) if stream.below(2) else legal[stream.below(len(legal))]
            position.apply(chosen)
            unfold(position, deal)
            steps += 1
            assert steps < 1000
