"""A player by equilibrium: a mixed strategy wherever the rest of the turn is small enough for a regret tree.

Two trees may cover it (``regret.py``): one from the beginning of the turn, before any action of it, and one from the
present public position. The first is better, since it takes into account what earlier choices reveal of a hand; the
second is smaller. Where neither covers the turn, which is mostly known soon, another player chooses. The cost of a
choice is bounded by the steps of two trees and the other player's work.
"""

from vedette.bots.regret import Tree, drawn
from vedette.core.chance import Stream
from vedette.core.game import SPECTATOR, Game
from vedette.core.player import Judge, Player


class EquilibriumPlayer(Player):
    """Plays a mixed strategy that depends on the view and the turn's beginning alone; the seed only draws from it."""

    def __init__(self, game: Game, judge: Judge, iterations: int, width: int, other: Player, seed: int) -> None:
        """Grow trees of ``iterations`` and ``width`` actions; use ``other`` where they do not cover the turn."""
        self.game = game
        self.judge = judge
        self.iterations = iterations
        self.width = width
        self.other = other
        self.draws = Stream(seed)
        self.turn = -1
        self.outset = b""
        """The spectator's view when the turn began, or at the player's first choice in it."""
        self.tree: Tree | None = None
        """The tree from the beginning of the turn, where it covers the turn."""

    def recall(self, view: bytes) -> None:
        """Grow the tree from the beginning of the turn, where the view is of a new one."""
        turn = self.game.imagine(view, Stream(0)).turn()
        if turn != self.turn:
            self.turn = turn
            self.outset = self.game.outset(view)
            self.tree = self._grown(self.outset)

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return an action drawn from the mixed strategy; where no tree covers the turn, the other player's."""
        tree = self._holding(view)
        if tree is None:
            return self.other.choose(view, legal)
        if len(legal) == 1:
            return legal[0]
        node = tree.node(view, legal)
        return node.ideas[drawn(node.average(), self.draws)]

    def shares(self, view: bytes, legal: list[int]) -> list[float]:
        """Return the probability of each legal action in the mixed strategy, or the other player's without a tree."""
        tree = self._holding(view)
        if tree is None:
            return self.other.shares(view, legal)
        node = tree.node(view, legal)
        mixture = dict(zip(node.ideas, node.average(), strict=True))
        return [mixture.get(action, 0.0) for action in legal]

    def _holding(self, view: bytes) -> Tree | None:
        """Return a tree that covers the rest of the turn, or None. The work depends on no hidden cards."""
        self.recall(view)
        if self.tree is not None:
            return self.tree
        now = self.game.imagine(view, Stream(0)).view(SPECTATOR)
        return None if now == self.outset else self._grown(now)

    def _grown(self, root: bytes) -> Tree | None:
        """Return the tree from a spectator's view, if it covers the rest of the turn."""
        tree = Tree(self.game, self.judge, self.width, root)
        return tree if tree.grow(self.iterations) else None
