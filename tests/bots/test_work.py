"""Players that search take the same work for a choice that is none, so that their time does not tell what they hold."""

from collections.abc import Callable

import pytest
from tests.poker import CALL, LEDUC, RAISE, Croupier, Hand, Poker

from vedette.bots.equilibrium import EquilibriumPlayer
from vedette.bots.ismcts import Ismcts
from vedette.bots.sampler import Sampler
from vedette.core.chance import Stream
from vedette.core.player import Player

WORLDS = 24
LONG = 500
"""Iterations in which a solver's tree holds the game."""


class Counted(Poker):
    imagined = 0

    def imagine(self, view: bytes, rng: Stream) -> Hand:
        self.imagined += 1
        return super().imagine(view, rng)


@pytest.mark.parametrize(
    "maker",
    [
        lambda game: Sampler(game, Croupier(), WORLDS, 6, 1),
        lambda game: Ismcts(game, Croupier(), WORLDS, 1),
        lambda game: EquilibriumPlayer(game, Croupier(), WORLDS, 3, Sampler(game, Croupier(), WORLDS, 6, 1), 1),
        lambda game: EquilibriumPlayer(game, Croupier(), LONG, 3, Sampler(game, Croupier(), WORLDS, 6, 1), 1),
    ],
)
def test_one_choice_takes_as_many_worlds_as_two(maker: Callable[[Poker], Player]) -> None:
    worlds = []
    for legal in ([CALL], [CALL, RAISE]):
        game = Counted(LEDUC)
        state = game.start()
        for card in (3, 5):
            state.apply(card)
        assert maker(game).choose(state.view(0), legal) in legal
        worlds.append(game.imagined)
    assert worlds[0] == worlds[1] >= WORLDS
