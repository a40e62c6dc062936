"""Every counted tree counts as it was written, interpreted and compiled."""

from pathlib import Path

import pytest
from tests.perft.tree import Tree, count, divide, read, root

from vedette import registry

FILES = sorted(Path(__file__).parent.glob("*.toml"))
TREES = [tree for path in FILES for tree in read(path)]


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree.name)
def test_a_tree_counts_as_written(tree: Tree) -> None:
    for depth, lines in enumerate(tree.lines, 1):
        keys: set[bytes] = set()
        assert count(root(tree), tree.deal, depth, keys) == lines
        assert len(keys) == tree.positions[depth - 1]


def test_every_game_on_the_shelf_has_counted_trees() -> None:
    assert {path.stem for path in FILES} == set(registry.names())


def test_the_divide_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    tree = TREES[0]
    divide(tree, 1, [])
    *parts, total = capsys.readouterr().out.splitlines()
    assert len(parts) == tree.lines[0]
    assert int(total.split()[0]) == sum(int(part.split()[0]) for part in parts) == tree.lines[0]
