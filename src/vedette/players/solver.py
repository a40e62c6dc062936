"""A player that mixes its choices as an equilibrium does, wherever the rest of the turn is small enough for a tree.

Two trees of regrets may hold it (``regret.py``): one from the beginning of the turn, when nobody had shown anything by
what he did, and one from what everybody sees now. The first is better, for it knows what a choice tells of a hand; the
second is smaller. Where neither holds the turn, which is mostly seen at once, another player chooses. What a choice
costs is bounded by the steps of two trees (``regret.py``) and the other's work.
"""

from vedette.core.chance import Stream
from vedette.core.game import SPECTATOR, Game
from vedette.core.judge import Judge
from vedette.core.player import Player
from vedette.players.regret import Tree, drawn


class Solver(Player):
    """Its mixture at a view follows from the view and from how the turn began; the seed only draws from it."""

    def __init__(self, game: Game, judge: Judge, iterations: int, width: int, other: Player, seed: int) -> None:  # noqa: PLR0913, PLR0917 (the dials of a search)
        """Grow trees of this game with so many iterations, so many ideas wide; ask the other where they do not hold."""
        self.game = game
        self.judge = judge
        self.iterations = iterations
        self.width = width
        self.other = other
        self.draws = Stream(seed)
        self.turn = -1
        self.outset = b""
        """What a spectator saw when the turn began, or when the player was first asked in it."""
        self.tree: Tree | None = None
        """From the beginning of the turn, where it holds it."""

    def recall(self, view: bytes) -> None:
        """Grow the tree of the turn from its beginning."""
        turn = self.game.imagine(view, Stream(0)).turn()
        if turn != self.turn:
            self.turn = turn
            self.outset = self.game.outset(view)
            self.tree = self._grown(self.outset)

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return one of the ideas, drawn by its share of the mixture."""
        tree = self._holding(view)
        if tree is None:
            return self.other.choose(view, legal)
        if len(legal) == 1:
            return legal[0]
        node = tree.node(view, legal)
        return node.ideas[drawn(node.average(), self.draws)]

    def shares(self, view: bytes, legal: list[int]) -> list[float]:
        """Return the mixture."""
        tree = self._holding(view)
        if tree is None:
            return self.other.shares(view, legal)
        node = tree.node(view, legal)
        mixture = dict(zip(node.ideas, node.average(), strict=True))
        return [mixture.get(action, 0.0) for action in legal]

    def _holding(self, view: bytes) -> Tree | None:
        """Return a tree that holds the rest of the turn. What is done for it depends on nothing that is hidden."""
        self.recall(view)
        if self.tree is not None:
            return self.tree
        now = self.game.imagine(view, Stream(0)).view(SPECTATOR)
        return None if now == self.outset else self._grown(now)

    def _grown(self, root: bytes) -> Tree | None:
        """Return the tree from a public moment, if it holds the rest of the turn."""
        tree = Tree(self.game, self.judge, self.width, root)
        return tree if tree.grow(self.iterations) else None
