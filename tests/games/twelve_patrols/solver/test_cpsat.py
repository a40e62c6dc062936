"""The solver and CP-SAT agree on random deals of random decks (``bench/solve.py`` does it for many hundreds)."""

import pytest

from vedette.core.chance import Stream
from vedette.games.twelve_patrols.cards.random_deck import invent
from vedette.games.twelve_patrols.solver import solver
from vedette.games.twelve_patrols.solver.question import WINNABLE, opening

SEEDS = (17, 18, 22, 24, 25, 29, 30, 31, 32, 39)
"""Of the first 40 those that CP-SAT answers soonest."""
LARGEST = 120.0
"""Seconds after which CP-SAT may leave a deal open; none of these takes more than a few."""


@pytest.mark.once
def test_verdicts_agree_with_cp_sat() -> None:
    from bench import cpsat  # imported late: it takes seconds, which collecting the tests need not

    verdicts: list[bool] = []
    for seed in SEEDS:
        stream = Stream(seed)
        deck = invent(seed, 5 + seed % 5)
        order = list(range(9))
        stream.shuffle(order)
        given = order if seed % 2 else None
        dice = [1 + stream.below(6) for _ in range(9)]
        found = cpsat.Model(deck, dice, given).solve(LARGEST).winnable
        assert found is not None
        assert found == (solver.solve(opening(deck, dice, given)).verdict == WINNABLE), seed
        verdicts.append(found)
    assert {True, False} == set(verdicts)
