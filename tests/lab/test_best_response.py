"""The best answer, on games whose figures are published; a solver's exploitability on one of them."""

from functools import lru_cache

import pytest
from bench.best_response import Path, answer, exploitability
from tests.poker import KUHN, LEDUC, Croupier, Hand, Kind, Poker

from vedette.bots.equilibrium import EquilibriumPlayer
from vedette.bots.uniform import Uniform
from vedette.core.game import State


def won(state: State, seat: int) -> float:
    assert isinstance(state, Hand)
    return state.won(seat)


def uniform(seen: Path, legal: list[int]) -> list[float]:  # noqa: ARG001 (blindness is the point)
    return [1 / len(legal) for _ in legal]


@pytest.mark.parametrize(("kind", "figure"), [(KUHN, 11 / 24), (LEDUC, 2.373611)])
def test_the_exploitability_of_a_blind_player_is_the_published_one(kind: Kind, figure: float) -> None:
    assert exploitability(Poker(kind).start(), (uniform, uniform), won) == pytest.approx(figure, abs=1e-6)


def test_nothing_is_won_from_an_equilibrium_but_the_value_of_the_game() -> None:
    def opener(seen: Path, legal: list[int]) -> list[float]:
        card, again = seen[-1][2], len(seen) > 1
        if again:  # he passed, and was bet against
            return [[1.0, 0.0], [2 / 3, 1 / 3], [0.0, 1.0]][card]
        assert len(legal) == 2
        return [1.0, 0.0]

    def closer(seen: Path, legal: list[int]) -> list[float]:
        card = seen[-1][3]
        if 0 in legal:  # bet against
            return [[1.0, 0.0], [2 / 3, 1 / 3], [0.0, 1.0]][card]
        return [[2 / 3, 1 / 3], [1.0, 0.0], [0.0, 1.0]][card]

    start = Poker(KUHN).start()
    assert answer(start, 1, opener, won) == pytest.approx(1 / 18)
    assert answer(start, 0, closer, won) == pytest.approx(-1 / 18)


@pytest.mark.parametrize(("forgets", "most"), [("nothing", 0.06), ("everything", 0.15)])
def test_a_solver_comes_near_the_equilibrium_from_either_seat(forgets: str, most: float) -> None:
    """Whether it is kept, or made anew for each choice and reminded of how the turn began."""
    game = Poker(KUHN)
    kept = EquilibriumPlayer(game, Croupier(), 1_500, 3, Uniform(1), 1)

    @lru_cache
    def told(first: bytes, view: bytes, legal: tuple[int, ...]) -> list[float]:
        solver = EquilibriumPlayer(game, Croupier(), 150, 3, Uniform(1), 1) if forgets == "everything" else kept
        solver.recall(first)
        return solver.shares(view, list(legal))

    def strategy(seen: Path, legal: list[int]) -> list[float]:
        return told(seen[0], seen[-1], tuple(legal))

    found = exploitability(game.start(), (strategy, strategy), won)
    assert 0 <= found < most


def test_a_solver_asks_the_other_where_a_tree_cannot_hold_the_turn() -> None:
    game = Poker(LEDUC)
    state = game.start()
    for card in (3, 4):
        state.apply(card)
    assert EquilibriumPlayer(game, Croupier(), 8, 3, Uniform(1), 1).shares(state.view(0), state.legal()) == [0.5, 0.5]
    mixed = EquilibriumPlayer(game, Croupier(), 600, 3, Uniform(1), 1).shares(state.view(0), state.legal())
    assert sum(mixed) == pytest.approx(1)
    assert mixed != [0.5, 0.5]


def test_a_solver_repeats_itself_from_its_seed_and_its_mixture_from_any_whatever_lies_behind_the_view() -> None:
    game = Poker(LEDUC)
    state = game.start()
    for card in (3, 4):
        state.apply(card)
    view, legal = state.view(0), state.legal()
    chosen = [[made(game, seed).choose(view, legal) for seed in range(2)] for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert set(chosen[0]) <= set(legal)
    behind = game.start()
    for card in (3, 5):
        behind.apply(card)
    assert made(game, 1).shares(view, legal) == made(game, 2).shares(behind.view(0), behind.legal())


def made(game: Poker, seed: int) -> EquilibriumPlayer:
    return EquilibriumPlayer(game, Croupier(), 100, 3, Uniform(seed), seed)
