"""The best answer, on games whose figures are published; a solver's exploitability on one of them."""

import pytest
from tests.poker import KUHN, LEDUC, Croupier, Hand, Kind, Poker

from vedette.core.game import State
from vedette.lab.response import Path, answer, exploitability
from vedette.players.solver import Solver


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


def test_a_solver_that_opens_comes_near_the_equilibrium() -> None:
    game = Poker(KUHN)
    solvers: dict[bytes, Solver] = {}

    def strategy(seen: Path, legal: list[int]) -> list[float]:
        if seen[0] not in solvers:
            solvers[seen[0]] = Solver(game, Croupier(), 12_000, 3, 1)
            solvers[seen[0]].mix(seen[0])
        node = solvers[seen[0]].nodes[seen[-1]]
        shares = dict(zip(node.ideas, node.average(), strict=True))
        return [shares.get(action, 0.0) for action in legal]

    assert answer(game.start(), 1, strategy, won) < 1 / 18 + 0.05


def test_a_solver_repeats_itself_from_its_seed_and_chooses_what_is_legal() -> None:
    game = Poker(LEDUC)
    state = game.start()
    for card in (3, 4):
        state.apply(card)
    view, legal = state.view(0), state.legal()
    chosen = [[Solver(game, Croupier(), 600, 3, seed).choose(view, legal) for seed in range(6)] for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert set(chosen[0]) <= set(legal)
