"""A stranger's game that lacks a method says so, interpreted and compiled, and never takes the process down."""

from collections.abc import Callable

import pytest

from vedette.core.chance import Stream
from vedette.core.game import Game, State


class NoState(State):  # the very fault that is tested
    pass


class NoGame(Game):
    pass


STATE: list[Callable[[State], object]] = [
    lambda state: state.mover(),
    lambda state: state.legal(),
    lambda state: state.odds(),
    lambda state: state.slot(),
    lambda state: state.apply(0),
    lambda state: state.returns(),
    lambda state: state.view(0),
    lambda state: state.key(),
    lambda state: state.copy(),
]
GAME: list[Callable[[Game], object]] = [
    lambda game: game.start(),
    lambda game: game.deals(),
    lambda game: game.deal(0),
    lambda game: game.imagine(b"", Stream(0)),
    lambda game: game.parts(0),
    lambda game: game.say(b"", 0, "en"),
    lambda game: game.tell(b"", 0, 0, "en"),
    lambda game: game.show(b"", "en"),
    lambda game: game.describe(b"", "en"),
]


@pytest.mark.parametrize("ask", STATE)
def test_a_state_without_a_method_refuses(ask: Callable[[State], object]) -> None:
    with pytest.raises((TypeError, NotImplementedError)):
        ask(NoState())  # type: ignore[abstract]  # the refusal is the test


@pytest.mark.parametrize("ask", GAME)
def test_a_game_without_a_method_refuses(ask: Callable[[Game], object]) -> None:
    with pytest.raises((TypeError, NotImplementedError)):
        ask(NoGame())  # type: ignore[abstract]  # the refusal is the test
