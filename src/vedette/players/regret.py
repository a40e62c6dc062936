"""A tree of regrets: what both sides would do from a moment on, as far as everybody could see what came before it.

External-sampling counterfactual regret minimization (Lanctot, Waugh, Zinkevich and Bowling, 2009) on a tree that grows
by what each seat sees, as a tree search does: a line that leaves the tree is played out by quick judgement. Later
iterations weigh more, no regret falls below zero (Tammelin, 2014), and what is not played now is seldom tried (after
the regret-based pruning of Brown and Sandholm, 2015).

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
RARE: Final = 4
"""What the mixture does not play is tried one time in so many, and then counts as many times as much."""
FINE: Final = 1 << 30
"""How finely a share is drawn."""
FIRST: Final = 64
"""After so many iterations, and whenever they have doubled, a tree is looked at; with fewer it holds nothing."""
GROWN: Final = 1024
"""After so many it is given up where more lines led out of it than came to the end of the turn; after half, twice as
many."""
OUT: Final = 16
"""A tree holds a turn if, since the iterations last doubled, at most one line in so many led out of it."""
EACH: Final = 500
"""Steps of imagined play for each view after which a tree that holds a turn has learnt enough."""
STEPS: Final = 2_500_000
"""Steps after which no tree learns on. Lines that are open then are judged as they stand."""


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
        self.most = STEPS
        self.ended = 0
        """Lines that came to the end of the turn inside the tree, since the iterations last doubled."""
        self.left = 0
        """Lines that led out of it."""

    def grow(self, iterations: int, steps: int = STEPS) -> bool:
        """Let both sides learn in so many worlds each; return whether the tree holds the rest of the turn.

        Fewer are enough for a small tree, and too many for one that is given up, or that has taken so many steps.
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

    def node(self, view: bytes, legal: list[int]) -> Node:
        """Return what is known of a view; of one that no line led to, which idea the judge likes best."""
        node = self.nodes.get(view)
        return self._noted(view, legal) if node is None else node

    def _learn(self, state: State, learner: int, reach: float) -> float:
        """Return what a world is worth to the learner, who regrets along the way what it did not do."""
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

    def _weighed(self, state: State, node: Node, reach: float) -> float:
        """Return what a world is worth to its mover, who tries what the mixture plays and at times all ideas."""
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

    def _reached(self, state: State) -> Node | None:
        """Go on to the next choice; return what is known of it, or None where it is new or the turn is over."""
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
