"""Information-set Monte Carlo tree search: one tree of what this seat sees, over randomly determinized worlds.

The method is single-observer ISMCTS (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012):
at each node the actions that are legal in the present world are compared, each by how often it was available.
"""

from math import sqrt
from typing import Final

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER, Game, State
from vedette.core.player import Judge, Player

EXPLORE: Final = 0.25
DEEP: Final = 400
"""The most steps of a playout."""


class Node:
    """Statistics of a line of actions: visits, availability, and the total result for the player that chose it."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}


class Ismcts(Player):
    """A player by ISMCTS, with ``simulations`` imagined worlds for each choice; the judge values each turn's end."""

    def __init__(self, game: Game, judge: Judge, simulations: int, seed: int) -> None:
        """Search this game; the work is counted in simulations."""
        self.game = game
        self.judge = judge
        self.simulations = simulations
        self.stream = Stream(seed)

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return the most visited action, the lowest among equals. A single legal action takes as long as many."""
        root = Node()
        for _ in range(self.simulations):
            self._simulate(root, view)
        best, most = legal[0], -1
        for action in legal:
            child = root.children.get(action)
            if child is not None and child.visits > most:
                best, most = action, child.visits
        return best

    def _simulate(self, root: Node, view: bytes) -> None:
        """Draw a world, descend the tree, add a leaf, play out at random and back the result up."""
        state = self.game.imagine(view, self.stream)
        seat, turn = state.mover(), state.turn()
        path: list[Node] = [root]
        movers: list[int] = [seat]
        node = root
        grown = False
        while state.mover() != OVER and state.turn() == turn and not grown:
            if self._unchosen(state):
                continue
            mover = state.mover()
            action, grown = self._select(node, state.legal())
            node = node.children[action]
            path.append(node)
            movers.append(mover)
            state.apply(action)
        worth = self._playout(state, turn, seat)
        for place, visited in enumerate(path):
            visited.visits += 1
            visited.total += worth if movers[place] == seat else 1.0 - worth

    def _unchosen(self, state: State) -> bool:
        """Do a chance action or a forced step; return whether there was one."""
        if state.mover() == CHANCE:
            state.apply(state.sample(self.stream))
            return True
        if state.forced():
            state.apply(state.legal()[0])
            return True
        return False

    def _select(self, node: Node, legal: list[int]) -> tuple[int, bool]:
        """Return an untried action, else the best by upper confidence bound; and whether it is new."""
        fresh = [action for action in legal if action not in node.children]
        for action in legal:
            child = node.children.get(action)
            if child is not None:
                child.offered += 1
        if fresh:
            action = fresh[self.stream.below(len(fresh))]
            node.children[action] = Node()
            node.children[action].offered = 1
            return action, True
        best, bound = legal[0], -1.0
        for action in legal:
            child = node.children[action]
            mean = child.total / child.visits if child.visits else 1.0
            # square roots instead of logarithms, since they are exactly the same on every machine
            spread = sqrt(sqrt(child.offered) / (child.visits + 1.0))
            if mean + EXPLORE * spread > bound:
                best, bound = action, mean + EXPLORE * spread
        return best, False

    def _playout(self, state: State, turn: int, seat: int) -> float:
        """Play at random until the turn is over, and return the value for a seat."""
        for _ in range(DEEP):
            if state.mover() == OVER:
                return state.returns()[seat]
            if state.turn() != turn:
                break
            if not self._unchosen(state):
                legal = state.legal()
                state.apply(legal[self.stream.below(len(legal))])
        return self.judge.value(state, seat)
