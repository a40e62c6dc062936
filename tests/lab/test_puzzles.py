"""Every puzzle that ships is proved again, and the same seed finds the same ones on any number of workers."""

from __future__ import annotations

import re
from itertools import islice
from math import factorial

import pytest

from vedette import COMPILED, capabilities, puzzles, registry
from vedette.core.chance import Stream
from vedette.lab import puzzles as mine

LEAST = {"patrol": 60, "spellfire": 60, "twelve-patrols": 60}
"""How many come with a game."""
SOLVED = ("spellfire", "twelve-patrols")
"""Games with a solver."""


@pytest.mark.parametrize("name", LEAST)
def test_every_shipped_puzzle_is_proved(name: str) -> None:
    """Prove all of them where the solver is compiled, else one in fifteen."""
    known = puzzles.shipped(name)
    assert len(known) >= LEAST[name]
    assert len({puzzle.key for puzzle in known}) == len(known)
    assert len({puzzle.rating // 100 for puzzle in known}) >= 3, "several difficulties"
    assert mine.SHARE * len([puzzle for puzzle in known if puzzle.rating < mine.EASY]) <= len(known), "few are easy"
    for puzzle in known[:: 1 if COMPILED else 15]:
        asked = puzzles.asked(name, puzzle)
        state = asked.match.state
        assert len(asked.choices) == puzzle.choices
        assert puzzles.proved(asked.match.game, state, asked.match.deal) == asked.wins
        assert len(asked.wins) == len(puzzle.wins) == 1


@pytest.mark.parametrize("name", SOLVED)
def test_every_choice_but_the_right_one_loses_in_the_deal_itself(name: str) -> None:
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


def test_it_is_told_what_every_choice_of_patrol_leads_to_and_what_came_of_each_step() -> None:
    told: list[str] = []
    for puzzle in puzzles.shipped("patrol")[:: 1 if COMPILED else 15]:
        asked = puzzles.asked("patrol", puzzle)
        game = asked.match.game
        for action in asked.choices:
            words = capabilities.puzzles(game).sequel(game, asked.match.state, action, "en")
            points = re.search(r"\nPoints in the round: you (\d+), your opponent (\d+)\.$", words)
            assert points
            told.append(words)
            assert (int(points[1]) > int(points[2])) == (action in asked.wins)
    assert [words for words in told if re.search(r"\nYou attack .+ with .+\. .+ dies?\.", words)]
    assert [words for words in told if re.search(r"\nRound \d+ ends\. .*scores? \d+ point", words)]


@pytest.mark.parametrize("name", LEAST)
def test_what_seat_0_does_not_see_changes_no_answer(name: str) -> None:
    for puzzle in puzzles.shipped(name)[::30]:
        match, _, wins = puzzles.asked(name, puzzle)
        held = capabilities.puzzles(match.game)
        hidden = held.hidden(match.game, match.state)
        worlds = list(islice(held.deals(match.game, match.state, match.deal), 3))
        assert len(worlds) == min(3, factorial(len(hidden)))
        for at, world in enumerate(worlds):
            assert sorted(world) == sorted(match.deal)
            assert (world == match.deal) == (at == 0)
            state = match.game.imagine(match.state.view(0), Stream(at))
            assert held.wins(match.game, state, world) == wins


def test_equal_seeds_find_equal_puzzles() -> None:
    order = mine.order("twelve-patrols", "", 1, 2, 40)
    alone = [one for one in mine.found(order, 1) if one]
    assert len(alone) == 2
    assert [one for one in mine.found(order, 2) if one] == alone


@pytest.mark.parametrize("name", LEAST)
def test_a_file_is_read_as_it_was_written(name: str) -> None:
    folder = registry.get(name).folder
    assert folder is not None
    assert (folder / puzzles.FILE).read_text(encoding="utf-8") == puzzles.written(list(puzzles.shipped(name)))
