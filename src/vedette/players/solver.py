"""A player that looks for an equilibrium: regrets over imagined worlds, and a choice mixed as they say.

External-sampling counterfactual regret minimization (Lanctot, Waugh, Zinkevich and Bowling, 2009) on a tree that grows
by what each seat sees, as a tree search does: whom the tree does not know yet is played out by quick judgement. Later
iterations weigh more, and no regret falls below zero (Tammelin, 2014).

Both hands are imagined anew from what a spectator sees, so that the imagined enemy does not know this seat's hand; a
third of the work is for the hand that the seat does hold.
"""

from typing import Final
from zlib import crc32

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER, SPECTATOR, Game, State
from vedette.core.judge import NEVER, Judge
from vedette.players.player import Player
from vedette.players.sampler import step

DEEP: Final = 400
"""Steps that are played out at the most."""
ENOUGH: Final = 32
"""Visits after which the tree is believed to know a view; else it is planted anew there."""
FAINT: Final = 0.08
"""Shares of the mixture below this are noise, and not played."""
TREMBLE: Final = 16
"""One choice in so many of the other side is any choice, so that what it should not do has an answer too."""
FINE: Final = 1 << 30
"""How finely a share is drawn."""


class Node:
    """What is known of one view: the ideas of its mover, their regrets, and how often each was chosen."""

    def __init__(self, ideas: list[int]) -> None:
        """Begin regretting nothing."""
        self.ideas = ideas
        self.regrets = [0.0 for _ in ideas]
        self.shares = [0.0 for _ in ideas]
        self.visits = 0

    def mixture(self) -> list[float]:
        """Return the shares that the regrets ask for now."""
        total = 0.0
        for regret in self.regrets:
            total += regret
        if total <= 0.0:
            return [1.0 / len(self.ideas) for _ in self.ideas]
        return [regret / total for regret in self.regrets]

    def average(self) -> list[float]:
        """Return the shares of all iterations, the faint ones left out."""
        total = 0.0
        for share in self.shares:
            total += share
        if total <= 0.0:
            return [1.0 / len(self.ideas) for _ in self.ideas]
        kept = [share if share >= FAINT * total else 0.0 for share in self.shares]
        left = 0.0
        for share in kept:
            left += share
        return [share / left for share in kept]


def drawn(shares: list[float], rng: Stream) -> int:
    """Return an index, each as likely as its share."""
    point = rng.below(FINE) / FINE
    for index, share in enumerate(shares):
        point -= share
        if point < 0.0:
            return index
    return shares.index(max(shares))


class Solver(Player):
    """It does so many steps of imagined play for a choice. The tree of a turn is kept while it knows what is seen."""

    def __init__(self, game: Game, judge: Judge, steps: int, width: int, seed: int) -> None:
        """Search this game; at each view of the tree so many ideas are tried, those that the judge likes best."""
        self.game = game
        self.judge = judge
        self.steps = steps
        self.width = width
        self.seed = seed
        self.draws = Stream(seed)
        self.stream = Stream(seed)
        self.nodes: dict[bytes, Node] = {}
        self.root = b""
        self.common = b""
        self.turn = -1
        self.iteration = 0
        self.done = 0

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return one of the ideas, drawn by its share of the mixture. A single one takes as much work."""
        if len(legal) == 1:
            self._think(view)
            return legal[0]
        ideas, shares = self.mix(view)
        return ideas[drawn(shares, self.draws)]

    def mix(self, view: bytes) -> tuple[list[int], list[float]]:
        """Return the ideas at a view of a choice, and the share of each in what is played."""
        self._think(view)
        node = self.nodes[view]
        return node.ideas, node.average()

    def _think(self, view: bytes) -> None:
        """Do the steps of a choice."""
        state = self.game.imagine(view, Stream(0))
        node = self.nodes.get(view)
        if state.turn() != self.turn or node is None or node.visits < ENOUGH:
            self._plant(state, view)
        seat = state.mover()
        self.done = 0
        while self.done < self.steps:
            self._iterate(seat)

    def _plant(self, state: State, view: bytes) -> None:
        """Begin a new tree at a view; it follows from the seed and the view, whatever was done before."""
        self.stream = Stream(self.seed << 32 ^ crc32(view))
        self.nodes = {}
        self.root = view
        self.common = state.view(SPECTATOR)
        self.turn = state.turn()
        self.iteration = 0

    def _iterate(self, seat: int) -> None:
        """Let the seat learn with its own hand, then both with any hand that may be."""
        self.iteration += 1
        self._learn(self.game.imagine(self.root, self.stream), seat, 1.0)
        for learner in (1 - seat, seat):
            self._learn(self.game.imagine(self.common, self.stream), learner, 1.0)

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
        node.visits += 1
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
            node.shares[at] += self.iteration * reach * mixture[at]
        return worth

    def _reached(self, state: State) -> Node | None:
        """Go on to the next real choice; return what is known of it, or None where it is new or the turn is over."""
        while state.mover() != OVER and state.turn() == self.turn:
            legal = state.legal()
            if state.mover() == CHANCE:
                self._do(state, legal[self.stream.weighted(state.odds())])
            elif len(legal) == 1 or state.forced():
                self._do(state, legal[0])
            else:
                return self._known(state, legal)
        return None

    def _known(self, state: State, legal: list[int]) -> Node | None:
        """Return what is known of a view; note it where it is new."""
        view = state.view(state.mover())
        node = self.nodes.get(view)
        if node is None:
            self.nodes[view] = Node(self._ideas(view, legal))
        return node

    def _ideas(self, view: bytes, legal: list[int]) -> list[int]:
        """Return the actions that the judge likes best, without those that are others over again."""
        scores = self.judge.scores(view, legal)
        ranked = sorted(range(len(legal)), key=scores.__getitem__, reverse=True)
        return sorted([legal[place] for place in ranked[: self.width] if scores[place] > NEVER])

    def _do(self, state: State, action: int) -> None:
        """Do an action, and count it."""
        self.done += 1
        state.apply(action)

    def _played(self, state: State, seat: int) -> float:
        """Return what a world is worth that is played on to the end of the turn."""
        for _ in range(DEEP):
            if state.mover() == OVER or state.turn() != self.turn:
                break
            self.done += 1
            step(state, self.judge, self.stream)
        return self.judge.value(state, seat)
