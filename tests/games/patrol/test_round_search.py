"""The exact search of a round: held against plain minimax, and against what can be told by looking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.patrol.scene import scene

from vedette.games.patrol.solver.round_search import MOST, RoundSearch, open_to_first, ordered, reached

if TYPE_CHECKING:
    from vedette.games.patrol.engine.turn import Position

SCENES = (("2 (1)", "1"), ("3", "2 2"), ("1 | 2", "2 | 1"), ("(2/white)", "2"), ("(1/lime) 1", "2"), ("2/yellow", "1"))


def plain(position: Position, known: dict[bytes, int]) -> int:
    """Return the margin by the definition: every line of play to the end of the round, nothing left out."""
    if position.mover() < 0 or position.turn() != 1:
        return position.score(0) - position.score(1)
    key = position.key()
    if key not in known:
        found = [plain(reached(position, action), known) for action in position.legal()]
        known[key] = max(found) if position.mover() == 0 else min(found)
    return known[key]


@pytest.mark.parametrize(("a", "b"), SCENES)
def test_it_finds_what_minimax_finds(a: str, b: str) -> None:
    position = scene(a, b).position
    search, known = RoundSearch(position, 0), dict[bytes, int]()
    for action in position.legal():
        after = reached(position, action)
        margin = plain(after, known)
        assert search.margin(after) == margin
        for bound in (-1, 0, 1):
            found = RoundSearch(position, 0).margin(after, bound, bound + 1)
            assert (found > bound) == (margin > bound)


@pytest.mark.parametrize(
    ("a", "b", "margin"),
    [
        ("3 1", "2", 2),  # §4.6: 3 beats 2 and lives, so both of a's score
        ("1", "3", -1),  # §4.10: who runs scores nothing, who stays is killed
        ("(1)", "<2>", 0),  # §8.3: who lies face down scores nothing, and nobody is left to attack
        ("2 | 2", "2 | 2", 0),
    ],
)
def test_it_finds_what_can_be_seen(a: str, b: str, margin: int) -> None:
    position = scene(a, b).position
    assert RoundSearch(position, 0).margin(position) == margin


def test_a_line_of_best_play_ends_the_round_by_that_margin() -> None:
    position = scene("3 1", "2 (2)").position
    search = RoundSearch(position, 0)
    at = position.copy()
    for action in search.line(position):
        assert action in at.legal()
        at.apply(action)
    assert search.over(at)
    assert at.score(0) - at.score(1) == search.margin(position)
    roughly = position.copy()
    for action in search.line(position, 0, 1):
        roughly.apply(action)
    assert roughly.score(0) > roughly.score(1)


def test_a_budget_that_runs_out_is_told() -> None:
    position = scene("2 (1) 1", "1 2").position
    search = RoundSearch(position, 3)
    search.margin(position)
    assert search.spent
    whole = RoundSearch(position, 0)
    assert -MOST < whole.margin(position) < MOST
    assert not whole.spent


def test_an_enemy_that_lies_hidden_on_patrol_is_not_known() -> None:
    assert open_to_first(scene("(2)", "1 | <2>").position)
    assert not open_to_first(scene("2", "1 (1)").position)
    table = scene("2", "1")
    assert sorted(ordered(table.position.legal())) == table.position.legal()
