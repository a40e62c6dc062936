"""A regret tree: an approximate equilibrium of both sides, from a public position to the end of the turn.

External-sampling counterfactual regret minimization (Lanctot, Waugh, Zinkevich and Bowling, 2009) on a tree that grows
by what each seat sees, as a tree search does: a line that leaves the tree is played out by ``Judge.quick``. Later
iterations weigh more, no regret falls below zero (Tammelin, 2014), and actions of probability zero are seldom tried
(after the regret-based pruning of Brown and Sandholm, 2015).

Both hands are drawn at random from the spectator's view. So the tree uses no seat's secrets: it is the same for all
seats at the same position, and the time it takes reveals nothing.
"""

from typing import Final
from zlib import crc32

from vedette.bots.sampler import DEEP, step
from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER, Game, State
from vedette.core.player import NEVER, Judge

FAINT: Final = 0.08
"""Probabilities below this are noise, and set to zero."""
TREMBLE: Final = 16
"""One in so many choices of the other side is random, so that its mistakes have answers too."""
RARE: Final = 4
"""Actions of probability zero are tried one time in so many, and weighted by as much."""
FINE: Final = 1 << 30
"""The resolution of a draw by probabilities."""
FIRST: Final = 64
"""The iterations before a tree is first checked, and the least it needs; checks follow at each doubling."""
GROWN: Final = 1024
"""A tree is given up where lines out of it, times iterations, exceed lines to the end of the turn by this factor."""
OUT: Final = 16
"""A tree covers a turn if, since the last doubling, at most one line led out of it for so many that did not."""
EACH: Final = 500
"""Steps of play for each view after which a tree that covers a turn is trained enough."""
STEPS: Final = 2_500_000
"""The most steps of a tree. Lines that are open then are valued by the judge."""


class InformationSet:
    """Statistics of one view: its mover's candidate actions, their regrets, and their summed probabilities."""

    def __init__(self, ideas: list[int], favourite: int) -> None:
        """Start without regrets; the favourite is played until there are some."""
        self.ideas = ideas
        self.favourite = favourite
        self.regrets = [0.0 for _ in ideas]
        self.shares = [0.0 for _ in ideas]

    def mixture(self) -> list[float]:
        """Return the present strategy, by regret matching."""
        return self._divided(self.regrets)

    def average(self) -> list[float]:
        """Return the average strategy of all iterations, without probabilities below FAINT."""
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
    """Return a random index by these probabilities."""
    point = rng.below(FINE) / FINE
    for index, share in enumerate(shares):
        point -= share
        if point < 0.0:
            return index
    return shares.index(max(shares))


class Tree:
    """The strategies of both sides from a public position to the end of its turn, determined by the position alone."""

    def __init__(self, game: Game, judge: Judge, width: int, root: bytes) -> None:
        """Start at a spectator's view; at each view the ``width`` actions that the judge scores highest are tried."""
        self.game = game
        self.judge = judge
        self.width = width
        self.root = root
        self.stream = Stream(crc32(root))
        self.turn = game.imagine(root, Stream(0)).turn()
        self.nodes: dict[bytes, InformationSet] = {}
        self.iteration = 0
        self.steps = 0
        self.most = STEPS
        self.ended = 0
        """Lines that reached the end of the turn inside the tree, since the last doubling of the iterations."""
        self.left = 0
        """Lines that led out of the tree, since the last doubling of the iterations."""

    def grow(self, iterations: int, steps: int = STEPS) -> bool:
        """Run up to ``iterations`` iterations for each side; return whether the tree covers the rest of the turn.

        It stops early once it is trained enough, is given up, or has taken ``steps`` steps.
        """
        self.most = steps
        while self.iteration < iterations and self.steps < self.most:
            if self.iteration & (self.iteration - 1) == 0:
                if self.iteration >= FIRST and (self._hopeless() or self._finished()):
                    break
                self.ended = 0
                self.left = 0
            self.iteration += 1
            for learner in range(2):
                self._learn(self.game.imagine(self.root, self.stream), learner, 1.0)
        return self.iteration >= min(FIRST, iterations) and self._holds()

    def _holds(self) -> bool:
        return OUT * self.left <= self.ended

    def _hopeless(self) -> bool:
        return self.left * self.iteration > GROWN * self.ended

    def _finished(self) -> bool:
        return self._holds() and self.steps >= EACH * len(self.nodes)

    def node(self, view: bytes, legal: list[int]) -> InformationSet:
        """Return the node of a view; a new one, which plays the judge's favourite, where no line led there."""
        node = self.nodes.get(view)
        return self._noted(view, legal) if node is None else node

    def _learn(self, state: State, learner: int, reach: float) -> float:
        """Return the value of a world for the learner, updating its regrets along the way."""
        if self.steps >= self.most:
            return self.judge.value(state, learner)
        node = self._reached(state)
        if node is None:
            return self._played(state, learner)
        if state.mover() != learner:
            mixture = node.mixture()
            trembles = self.stream.below(TREMBLE) == 0
            at = self.stream.below(len(mixture)) if trembles else drawn(mixture, self.stream)
            self._do(state, node.ideas[at])
            return self._learn(state, learner, reach)
        return self._weighed(state, node, reach)

    def _weighed(self, state: State, node: InformationSet, reach: float) -> float:
        """Return the value of a world for its mover, and update the regrets of the actions tried."""
        learner, mixture, worth = state.mover(), node.mixture(), 0.0
        everything = self.stream.below(RARE) == 0
        tried = [at for at, share in enumerate(mixture) if share > 0.0 or everything]
        worths: list[float] = []
        for at in tried:
            after = state.copy()
            self._do(after, node.ideas[at])
            found = self._learn(after, learner, reach * mixture[at])
            worths.append(found)
            worth += mixture[at] * found
        for at, found in zip(tried, worths, strict=True):
            missed = found - worth if mixture[at] > 0.0 else RARE * (found - worth)
            node.regrets[at] = max(0.0, node.regrets[at] + missed)
            node.shares[at] += self.iteration * self.iteration * reach * mixture[at]
        return worth

    def _reached(self, state: State) -> InformationSet | None:
        """Play chance and forced steps until a choice; return its node, None where it is new or the turn is over."""
        while state.mover() != OVER and state.turn() == self.turn:
            mover = state.mover()
            if mover == CHANCE:
                self._do(state, state.sample(self.stream))
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

    def _noted(self, view: bytes, legal: list[int]) -> InformationSet:
        """Return a new node with the actions that the judge scores highest, without equivalent ones."""
        scores = self.judge.scores(view, legal)
        ranked = sorted(range(len(legal)), key=scores.__getitem__, reverse=True)
        ideas = [legal[place] for place in ranked[: self.width] if scores[place] > NEVER]
        return InformationSet(sorted(ideas), ideas[0])

    def _do(self, state: State, action: int) -> None:
        """Do an action in a position, and count it as a step of the tree."""
        self.steps += 1
        state.apply(action)

    def _played(self, state: State, seat: int) -> float:
        """Return the value of a world after a playout to the end of the turn."""
        for _ in range(DEEP):
            if state.mover() == OVER or state.turn() != self.turn:
                break
            self.steps += 1
            step(state, self.judge, self.stream)
        return self.judge.value(state, seat)
