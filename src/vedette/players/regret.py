"""A tree of regrets: what both sides would do from a moment on, as far as everybody could see what came before it.

External-sampling counterfactual regret minimization (Lanctot, Waugh, Zinkevich and Bowling, 2009) on a tree that grows
by what each seat sees, as a tree search does: a line that leaves the tree is played out by quick judgement. Later
iterations weigh more, and no regret falls below zero (Tammelin, 2014).

Both hands are imagined anew from what a spectator sees. So the tree knows no seat's secrets: whoever grows it at the
same moment grows the same one, and how long that takes tells nobody anything.
"""

from typing import Final
from zlib import crc32

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER, Game, State
from vedette.core.judge import NEVER, Judge
from vedette.players.sampler import DEEP, step

FAINT: Final = 0.08
"""Shares of the mixture below this are noise, and not played."""
TREMBLE: Final = 16
"""One choice in so many of the other side is any choice, so that what it should not do has an answer too."""
FINE: Final = 1 << 30
"""How finely a share is drawn."""
CHECKS: Final = (64, 256, 1024)
"""Iterations after which a tree that is hopelessly small for its turn is given up."""
GROWN: Final = 256
"""After so many it is, where more lines led out of it than came to the end of the turn; after half, twice as many."""
OUT: Final = 16
"""A tree holds a turn if, in the latter half of the iterations, at most one line in so many led out of it."""
STEPS: Final = 3_000_000
"""Steps of imagined play after which a tree is given up."""


class Node:
    """What is known of one view: the ideas of its mover, their regrets, and how often each was chosen."""

    def __init__(self, ideas: list[int], favourite: int) -> None:
        """Begin regretting nothing; one of the ideas is played until something is known."""
        self.ideas = ideas
        self.favourite = favourite
        self.regrets = [0.0 for _ in ideas]
        self.shares = [0.0 for _ in ideas]

    def mixture(self) -> list[float]:
        """Return the shares that the regrets ask for now."""
        return self._divided(self.regrets)

    def average(self) -> list[float]:
        """Return the shares of all iterations, the faint ones left out."""
        total = 0.0
        for share in self.shares:
            total += share
        return self._divided([share if share >= FAINT * total else 0.0 for share in self.shares])

    def _divided(self, weights: list[float]) -> list[float]:
        total = 0.0
        for weight in weights:
            total += weight
        if total <= 0.0:
            return [1.0 if idea == self.favourite else 0.0 for idea in self.ideas]
        return [weight / total for weight in weights]


def drawn(shares: list[float], rng: Stream) -> int:
    """Return an index, each as likely as its share."""
    point = rng.below(FINE) / FINE
    for index, share in enumerate(shares):
        point -= share
        if point < 0.0:
            return index
    return shares.index(max(shares))


class Tree:
    """What both sides would do from a public moment to the end of its turn. It follows from the moment alone."""

    def __init__(self, game: Game, judge: Judge, width: int, root: bytes) -> None:
        """Plant a tree at what a spectator sees; at each view so many ideas are tried, those the judge likes best."""
        self.game = game
        self.judge = judge
        self.width = width
        self.root = root
        self.stream = Stream(crc32(root))
        self.turn = game.imagine(root, Stream(0)).turn()
        self.nodes: dict[bytes, Node] = {}
        self.iteration = 0
        self.steps = 0
        self.ended = 0
        """Lines that came to the end of the turn inside the tree, lately."""
        self.left = 0
        """Lines that led out of it."""

    def grow(self, iterations: int) -> bool:
        """Let both sides learn in so many worlds each; return whether the tree holds the rest of the turn."""
        while self.iteration < iterations:
            if self.iteration in CHECKS and self.left * self.iteration > GROWN * self.ended:
                return False
            if self.iteration == iterations // 2:
                self.ended = 0
                self.left = 0
            self.iteration += 1
            for learner in range(2):
                self._learn(self.game.imagine(self.root, self.stream), learner, 1.0)
            if self.steps > STEPS:
                return False
        return OUT * self.left <= self.ended

    def node(self, view: bytes, legal: list[int]) -> Node:
        """Return what is known of a view; of one that no line led to, which idea the judge likes best."""
        node = self.nodes.get(view)
        return self._noted(view, legal) if node is None else node

    def _learn(self, state: State, learner: int, reach: float) -> float:
        """Return what a world is worth to the learner, who regrets along the way what it did not do."""
        node = self._reached(state)
        if node is None:
            return self._played(state, learner)
        mixture = node.mixture()
        if state.mover() != learner:
            trembles = self.stream.below(TREMBLE) == 0
            at = self.stream.below(len(mixture)) if trembles else drawn(mixture, self.stream)
            self._do(state, node.ideas[at])
            return self._learn(state, learner, reach)
        worths: list[float] = []
        worth = 0.0
        for at, action in enumerate(node.ideas):
            after = state.copy()
            self._do(after, action)
            found = self._learn(after, learner, reach * mixture[at])
            worths.append(found)
            worth += mixture[at] * found
        for at, found in enumerate(worths):
            node.regrets[at] = max(0.0, node.regrets[at] + found - worth)
            node.shares[at] += self.iteration * self.iteration * reach * mixture[at]
        return worth

    def _reached(self, state: State) -> Node | None:
        """Go on to the next choice; return what is known of it, or None where it is new or the turn is over."""
        while state.mover() != OVER and state.turn() == self.turn:
            mover = state.mover()
            if mover == CHANCE:
                self._do(state, state.legal()[self.stream.weighted(state.odds())])
            elif state.forced():
                self._do(state, state.legal()[0])
            else:
                view = state.view(mover)
                node = self.nodes.get(view)
                if node is not None:
                    return node
                legal = state.legal()
                if len(legal) > 1:
                    self.nodes[view] = self._noted(view, legal)
                    self.left += 1
                    return None
                self._do(state, legal[0])
        self.ended += 1
        return None

    def _noted(self, view: bytes, legal: list[int]) -> Node:
        """Return a new view's ideas: the actions that the judge likes best, none of which is another over again."""
        scores = self.judge.scores(view, legal)
        ranked = sorted(range(len(legal)), key=scores.__getitem__, reverse=True)
        ideas = [legal[place] for place in ranked[: self.width] if scores[place] > NEVER]
        return Node(sorted(ideas), ideas[0])

    def _do(self, state: State, action: int) -> None:
        """Do an action, and count it."""
        self.steps += 1
        state.apply(action)

    def _played(self, state: State, seat: int) -> float:
        """Return what a world is worth that is played on to the end of the turn."""
        for _ in range(DEEP):
            if state.mover() == OVER or state.turn() != self.turn:
                break
            self.steps += 1
            step(state, self.judge, self.stream)
        return self.judge.value(state, seat)
