"""Counted trees: how many lines of play a deal allows to a depth, and how many positions they reach.

    PYTHONPATH=src python -m tests.perft.tree FILE NAME [DEPTH] [NOTE ...]

prints, for a tree of a file, what each first action leads to (the divide), so that two engines that disagree can be
brought together move by move: do the notes that differ, one level at a time. Only choices count as depth: the deal
answers chance.
"""

import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from vedette import shelf
from vedette.core.game import CHANCE, Game, State
from vedette.core.record import Record


class Tree(NamedTuple):
    """A position to count from (a deal and the notes done in it), and for each depth the lines and the positions."""

    name: str
    game: Game
    deal: list[int]
    notes: list[str]
    lines: list[int]
    positions: list[int]


def read(path: Path) -> list[Tree]:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    trees: list[Tree] = []
    for tree in data["tree"]:
        definition = [f"options: {tree['options']}"] if tree.get("options") else []
        definition += data["deck"][tree["deck"]].strip("\n").split("\n")
        game = shelf.restore(Record(path.name, data["game"], data["rules"], "", definition))
        deal = game.deal(tree["deal"])
        trees.append(Tree(tree["name"], game, deal, tree["notes"], tree["lines"], tree["positions"]))
    return trees


def root(tree: Tree) -> State:
    """Return the position that a tree grows from."""
    state = tree.game.start()
    settle(state, tree.deal)
    for note in tree.notes:
        state.apply(tree.game.read(state, note))
        settle(state, tree.deal)
    return state


def settle(state: State, deal: list[int]) -> None:
    """Let the deal answer until a player must choose."""
    while state.mover() == CHANCE:
        state.apply(deal[state.slot()])


def count(state: State, deal: list[int], depth: int, keys: set[bytes]) -> int:
    """Return the number of lines of so many choices, and collect the keys of the positions at their ends."""
    if depth == 0:
        keys.add(state.key())
        return 1
    lines = 0
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        settle(after, deal)
        lines += count(after, deal, depth - 1, keys)
    return lines


def divide(tree: Tree, depth: int, notes: list[str]) -> None:
    """Print what each action leads to after some more notes."""
    state = root(tree._replace(notes=[*tree.notes, *notes]))
    total = 0
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        settle(after, tree.deal)
        lines = count(after, tree.deal, depth - 1, set())
        total += lines
        sys.stdout.write(f"{lines:10}  {tree.game.note(state, action)}\n")
    sys.stdout.write(f"{total:10}  lines of {depth}\n")


def main(path: str, name: str, depth: str = "1", *notes: str) -> None:
    tree = next(tree for tree in read(Path(path)) if tree.name == name)
    divide(tree, int(depth), list(notes))


if __name__ == "__main__":
    main(*sys.argv[1:])
