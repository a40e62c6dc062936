"""The engine against the oracle: the same choices and the same results in every game, move by move."""

import pytest
from hypothesis import given
from tests.contract.entries import ENTRIES
from tests.contract.walk import SEEDS, examples, walk
from tests.games.twelve_patrols.oracle import Card, Oracle

from vedette.core.game import CHANCE, OVER
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.rules import COLOURS, ITEMS, KIND_SHIFT, NUMBER, Region, requirement
from vedette.games.twelve_patrols.text.speech import TwelvePatrols

KINDS = {ITEMS: "items", COLOURS: "colours", 3: "sum"}
GAMES = {name: entry.game for name, entry in ENTRIES.items() if isinstance(entry.game, TwelvePatrols)}


def card(region: Region) -> Card:
    sides = {"north": region.north, "east": region.east, "south": region.south, "west": region.west}
    return {side: (KINDS[asked >> KIND_SHIFT], asked & NUMBER) for side, asked in sides.items() if asked}


def oracle(game: Setup) -> Oracle:
    cards = {region.name: card(region) for region in game.deck.regions}
    return Oracle(cards, top_up=game.options.top_up, late_orders=game.options.late_orders)


@pytest.mark.parametrize("name", GAMES)
@examples(30)
@given(seed=SEEDS)
def test_engine_and_oracle_agree(name: str, seed: int) -> None:
    game = GAMES[name]
    slow = oracle(game)
    for step in walk(game, seed):
        notes = [game.note(step.state, action) for action in step.legal]
        assert set(notes) == slow.legal()
        assert (step.state.mover() == CHANCE) == slow.chance()
        assert (step.state.mover() == OVER) == slow.over
        assert step.state.returns() == [float(slow.won)]
        if notes:
            slow.apply(game.note(step.state, step.action))


def test_the_oracle_reads_requirements_as_written() -> None:
    region = Region("P", north=requirement(3, 3), east=requirement(ITEMS, 3))
    assert card(region) == {"north": ("sum", 3), "east": ("items", 3)}
