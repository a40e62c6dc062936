"""What a mini duel may not lose or make: its cards."""

from tests.testgame.rules import EMPTY, HAND, SEATS
from tests.testgame.setup import Setup
from tests.testgame.state import Position

from vedette.core.bits import members
from vedette.core.game import Game, State


def everything(game: Game, state: State) -> None:
    assert isinstance(game, Setup)
    assert isinstance(state, Position)
    held = [card for card in [*state.hands, *state.down] if card != EMPTY]
    assert sorted([*members(state.stock), *held, *members(state.shown)]) == list(range(game.cards))
    assert len(state.hands) == SEATS * HAND
    assert sum(state.points) <= 2 * len(members(state.shown)) // SEATS
