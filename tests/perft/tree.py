"""Counted trees: how many lines of play a deal allows to a depth, and how many positions they reach.

    PYTHONPATH=src python -m tests.perft.tree FILE NAME [DEPTH] [NOTE ...]

prints, for a tree of a file, what each first action leads to (the divide), so that two engines that disagree can be
brought together move by move: do the notes that differ, one level at a time. Only actions of players count as depth:
the deal answers chance.

    PYTHONPATH=src:. python -m tests.perft.tree grow ENTRY DEAL CHOICES DEPTH

prints a new tree for a file: of a game of the contract's list, after so many choices that the deal's number steers.
"""

import json
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from vedette import setups
from vedette.core.chance import Stream
from vedette.core.game import CHANCE, Game, State
from vedette.core.record import Record

QUOTES = "'''"


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
        rules = tree.get("rules", data["rules"])
        definition = [f"options: {tree['options']}"] if tree.get("options") else []
        definition += [f"rulebook: {rules}"] if rules != data["rules"] else []
        definition += data["deck"][tree["deck"]].strip("\n").split("\n")
        game = setups.restore(Record(path.name, data["game"], rules, "", definition))
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


def grow(entry: str, number: int, choices: int, depth: int) -> None:
    """Print the tree that grows from a position of random play, as its file has it, the deck that it pins first."""
    from tests.contract.entries import ENTRIES

    game = ENTRIES[entry].game
    options, deck = [], game.definition()
    if deck[0].startswith("options: "):
        options, deck = [f'options = "{deck[0].removeprefix("options: ")}"'], deck[1:]
    tree = Tree(entry, game, game.deal(number), steer(game, number, choices), [], [])
    for ply in range(1, depth + 1):
        keys: set[bytes] = set()
        tree.lines.append(count(root(tree), tree.deal, ply, keys))
        tree.positions.append(len(keys))
    name = deck[0].rpartition(": ")[2]
    lines = ["[deck]", f'"{name}" = {QUOTES}', *deck[:-1], f"{deck[-1]}{QUOTES}", ""]
    lines += ["[[tree]]", f'name = "{entry}"', f'deck = "{name}"', *options, f"deal = {number}", "notes = ["]
    lines += [*(f"  {json.dumps(note)}," for note in tree.notes), "]"]
    lines += [f"lines = {tree.lines}", f"positions = {tree.positions}", ""]
    sys.stdout.write("\n".join(lines))


def steer(game: Game, number: int, choices: int) -> list[str]:
    """Return the notes of play on a deal up to so many choices among several actions, drawn by the deal's number."""
    rng = Stream(number)
    state = game.start()
    deal = game.deal(number)
    settle(state, deal)
    notes: list[str] = []
    while choices and (legal := state.legal()):
        choices -= 1 if len(legal) > 1 else 0
        action = legal[rng.below(len(legal))]
        notes.append(game.note(state, action))
        state.apply(action)
        settle(state, deal)
    return notes


def main(path: str, name: str, *more: str) -> None:
    if path == "grow":
        grow(name, *map(int, more))
        return
    depth, *notes = more or ("1",)
    tree = next(tree for tree in read(Path(path)) if tree.name == name)
    divide(tree, int(depth), notes)


if __name__ == "__main__":
    main(*sys.argv[1:])
