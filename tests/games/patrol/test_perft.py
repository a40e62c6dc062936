"""Counted trees of Patrol: lines of so many choices from a drawn position, stages that nobody chooses left out."""

import pytest
from tests.games.patrol.scene import Scene, scene

from vedette.core.game import CHANCE
from vedette.games.patrol.turn import Position

ROOTS: dict[str, tuple[Scene, list[int]]] = {
    "one against one": (scene("(3)", "(2)"), [3, 6, 20, 142, 1070]),
    "two patrols": (scene("(3) 2/blue | (1/red)", "(2/white) 1 | 3/yellow"), [9, 54, 258, 1098]),
    "abilities": (scene("(2/lime) (1/magenta) 3/teal", "(2/orange) (5/grey) 1+B"), [9, 42, 212, 875]),
    "sacrifices": (scene("(4) (3/pink) 2 1", "5 (4/green) | 1"), [9, 50, 262, 1065]),
}


def settle(state: Position) -> None:
    """Go through what nobody chooses; a drawn card is the first of the deck."""
    while state.mover() == CHANCE or (state.mover() >= 0 and state.forced()):
        state.apply(state.legal()[0])


def count(state: Position, depth: int) -> int:
    """Return the number of lines of so many choices; a game that is over has one."""
    settle(state)
    legal = state.legal()
    if depth == 0 or not legal:
        return 1
    lines = 0
    for action in legal:
        after = state.copy()
        after.apply(action)
        lines += count(after, depth - 1)
    return lines


@pytest.mark.parametrize("name", ROOTS)
def test_lines_are_as_counted(name: str) -> None:
    root, lines = ROOTS[name]
    assert [count(root.position.copy(), depth) for depth in range(1, len(lines) + 1)] == lines
