"""Every puzzle that ships is proved again, and the same seed finds the same ones on any number of workers."""

from __future__ import annotations

import pytest

from vedette import COMPILED, puzzles, registry
from vedette.lab import puzzles as mine

LEAST = {"twelve-patrols": 60}
"""How many come with a game."""


@pytest.mark.parametrize("name", LEAST)
def test_every_shipped_puzzle_is_proved(name: str) -> None:
    """Prove all of them where the solver is compiled, else one in nine."""
    known = puzzles.shipped(name)
    assert len(known) >= LEAST[name]
    assert len({puzzle.key for puzzle in known}) == len(known)
    assert len({puzzle.rating // 100 for puzzle in known}) >= 3, "several difficulties"
    for puzzle in known[:: 1 if COMPILED else 9]:
        asked = puzzles.asked(name, puzzle)
        state = asked.match.state
        assert len(asked.choices) == puzzle.choices
        assert puzzles.proved(asked.match.game, state, asked.match.deal) == asked.wins
        assert len(asked.wins) == len(puzzle.wins) == 1


def test_every_choice_but_the_right_one_loses_in_the_deal_itself() -> None:
    name = "twelve-patrols"
    solver = registry.get(name).solver
    assert solver is not None
    puzzle = puzzles.shipped(name)[0]
    match, choices, wins = puzzles.asked(name, puzzle)
    for action in choices:
        after = match.state.copy()
        after.apply(action)
        verdict, line, _ = solver.settle(match.game, after, match.deal, 0)
        assert verdict == ("winnable" if action in wins else "unwinnable")
        if action in wins:
            played = puzzle.match(name)
            played.play(action)
            for step in line:
                played.play(step)
            assert played.returns() == [1.0]


def test_equal_seeds_find_equal_puzzles() -> None:
    order = mine.order("twelve-patrols", "", 1, 2, 40)
    alone = [one for one in mine.found(order, 1) if one]
    assert len(alone) == 2
    assert [one for one in mine.found(order, 2) if one] == alone


def test_a_file_is_read_as_it_was_written() -> None:
    name = "twelve-patrols"
    folder = registry.get(name).folder
    assert folder is not None
    assert (folder / puzzles.FILE).read_text(encoding="utf-8") == puzzles.written(list(puzzles.shipped(name)))
