"""Counted trees: how many lines of play a deal allows to a depth, and how many positions they reach.

    PYTHONPATH=src:. python -m tests.games.spellfire.test_perft

prints the trees as the file should have them, when a change of the rules makes them grow otherwise.
"""

import sys
import tomllib
from pathlib import Path

import pytest
from tests.games.spellfire.entries import ENTRIES
from tests.perft.tree import count, settle

from vedette.core.chance import Stream
from vedette.core.game import OVER, State

TREES = tomllib.loads((Path(__file__).parent / "trees.toml").read_text(encoding="utf-8")).get("tree", [])
ROOTS = [("plain", 3, 8), ("zoo", 9, 4), ("lenient-items", 7, 6), ("one-by-one", 11, 10), ("all variants", 13, 12)]
"""A set-up, the number of a deal that also steers the play to the root, and how many choices come before it."""
DEPTH = 6


def root(setup: str, deal: int, choices: int) -> tuple[State, list[int]]:
    """Return the position after so many choices that a stream of the deal's number makes."""
    game = ENTRIES[f"spellfire {setup}"].game
    answers = game.deal(deal)
    rng = Stream(deal)
    state: State = game.start()
    settle(state, answers)
    while choices and state.mover() != OVER:
        legal = state.legal()
        choices -= 1 if len(legal) > 1 else 0
        state.apply(legal[rng.below(len(legal))])
        settle(state, answers)
    return state, answers


def grown(setup: str, deal: int, choices: int) -> tuple[list[int], list[int]]:
    """Return the lines and the positions of a tree to each depth."""
    state, answers = root(setup, deal, choices)
    lines: list[int] = []
    positions: list[int] = []
    for depth in range(1, DEPTH + 1):
        keys: set[bytes] = set()
        lines.append(count(state.copy(), answers, depth, keys))
        positions.append(len(keys))
    return lines, positions


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree["setup"])
def test_a_tree_counts_as_written(tree: dict[str, object]) -> None:
    key = str(tree["setup"]), int(str(tree["deal"])), int(str(tree["choices"]))
    assert key in ROOTS
    assert grown(*key) == (tree["lines"], tree["positions"])


def test_there_is_a_tree_for_each_root() -> None:
    assert [(tree["setup"], tree["deal"], tree["choices"]) for tree in TREES] == ROOTS


def main() -> None:
    out = ["# Counted trees of Solitaire Spellfire: lines of play to each depth, and the positions at their ends."]
    for setup, deal, choices in ROOTS:
        lines, positions = grown(setup, deal, choices)
        out += ["", "[[tree]]", f'setup = "{setup}"', f"deal = {deal}", f"choices = {choices}"]
        out += [f"lines = {lines}", f"positions = {positions}"]
    sys.stdout.write("\n".join(out) + "\n")


if __name__ == "__main__":
    main()
