"""The engine agrees with the slow game written out of the rules, over random games with every word of the powers."""

import pytest
from tests.games.patrol.army import bearers, game, plain, recruits
from tests.games.patrol.oracle import Oracle
from tests.games.patrol.oracle_powers import KINDS, Soldier

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.games.patrol.engine import state as packed
from vedette.games.patrol.engine.game import Setup
from vedette.games.patrol.engine.powers import counters
from vedette.games.patrol.engine.rules import DRAW, LAY, PLACES, ROUNDS, SEATS, Options
from vedette.games.patrol.engine.turn import Position

GAMES = {
    "plain": game(plain(), Options(goal=ROUNDS, rounds=6)),
    "bearers": game(bearers(), Options(goal=ROUNDS, rounds=8)),
    "blind": game(bearers(), Options(goal=ROUNDS, rounds=6, blind=True)),
    "free": game(bearers(), Options(goal=ROUNDS, rounds=6, free_reveal=True)),
    "many": game(bearers(), Options(goal=ROUNDS, rounds=6, many=True)),
    "wounds": game(bearers(), Options(goal=ROUNDS, rounds=6, wounds=True)),
    "wide": game(bearers(), Options(goal=ROUNDS, rounds=6, wide=True)),
    "all": game(bearers(), Options(ROUNDS, 6, free_reveal=True, blind=True, many=True, wounds=True, wide=True)),
    "recruits": recruits(Options(), 14),
}
SEEDS = 5


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("name", GAMES)
def test_the_engine_agrees_with_the_rules_played_slowly(name: str, seed: int) -> None:
    agree(GAMES[name], seed)


def agree(made: Setup, seed: int) -> int:
    """Play one game with both; return the number of choices."""
    rng, state, oracle = Stream(seed), made.start(), Oracle(made)
    choices = 0
    while state.mover() != OVER:
        legal = state.legal()
        action = legal[rng.below(len(legal))]
        note = made.note(state, action)
        if state.phase() < packed.UNVEIL or state.phase() == packed.WINDOW:
            compare(state, oracle)
            if state.mover() != CHANCE:
                assert {made.note(state, one) for one in legal} == oracle.legal(), note
                choices += 1
            oracle.do(f"draw {action - DRAW}" if DRAW <= action < LAY else note)
        state.apply(action)
    compare(state, oracle)
    assert oracle.phase == "over"
    return choices


def compare(state: Position, oracle: Oracle) -> None:
    """Compare everything that lies on the table."""
    assert [state.score(seat) for seat in range(SEATS)] == oracle.scores
    assert state.turn() == oracle.round
    for seat in range(SEATS):
        there = {one.number: look(one) for one in oracle.table[seat]}
        for number in range(1, PLACES + 1):
            card = state.card(PLACES * seat + number - 1)
            assert (seen(card) if card else None) == there.get(number)
            kept = {one.number: one.wounds for one in oracle.table[seat]}
            assert packed.wounds(state.words, PLACES * seat + number - 1) == kept.get(number, 0)


def look(one: Soldier) -> tuple[int, int, bool, list[int]]:
    where = packed.BASE if one.base else one.patrol
    return packed.UNIT if one.unit else one.slot, where, one.up, [one.counters[kind] for kind in KINDS]


def seen(card: int) -> tuple[int, int, bool, list[int]]:
    marks = [int(counters(card, kind)) for kind in range(len(KINDS))]
    return card & packed.SLOT, int(packed.zone(card)), bool(card & packed.UP), marks
