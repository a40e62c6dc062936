"""How much the best answer to a strategy wins: its exploitability, computed exactly by walking the whole game.

For small games. The answering player knows the strategy and remembers everything that it saw; it does not know what is
hidden from it. A strategy is exploitable by what this answer wins beyond the value of the game, on average over seats.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple

from vedette.core.game import CHANCE, OVER, State

Path = tuple[bytes, ...]
"""What a seat saw at each of its real choices, the present one last."""
Strategy = Callable[[Path, list[int]], list[float]]
"""From a path to the share of each legal action."""
Payoff = Callable[[State, int], float]


class World(NamedTuple):
    """One possible state, as the answering player sees it."""

    state: State
    weight: float
    """How likely the strategy and chance made it, given what the answering seat did itself."""
    seen: Path
    """What the seat of the strategy saw at its choices."""


class BestAnswer:
    """The best answer of a seat to the strategy of the other."""

    def __init__(self, seat: int, strategy: Strategy, payoff: Payoff) -> None:
        """Begin having noticed nothing."""
        self.seat = seat
        self.strategy = strategy
        self.payoff = payoff
        self.memories: dict[tuple[int, bytes], int] = {}
        """All that the seat may have noticed, numbered: what it remembered before, and what it sees now."""

    def best(self, worlds: list[World], memory: int = 0) -> float:
        """Return what worlds that look the same are worth, each by its weight, when the seat does what is best."""
        worth = 0.0
        groups: dict[int, list[World]] = defaultdict(list)
        for world in worlds:
            worth += self._spread(world, memory, groups)
        while groups:
            memory, group = groups.popitem()
            legal = group[0].state.legal()
            worth += max(self.best([_after(world, action) for world in group], memory) for action in legal)
        return worth

    def _spread(self, world: World, memory: int, groups: dict[int, list[World]]) -> float:
        """Follow chance and the strategy to the next real choices of the seat, in groups by all that it noticed.

        Return what the worlds that ended before are worth.
        """
        state = world.state
        mover = state.mover()
        if mover == OVER:
            return world.weight * self.payoff(state, self.seat)
        legal = state.legal()
        memory = self.memories.setdefault((memory, state.view(self.seat)), len(self.memories) + 1)
        seen = world.seen
        if len(legal) == 1:
            shares = [1.0]
        elif mover == self.seat:
            groups[memory].append(world)
            return 0.0
        elif mover == CHANCE:
            odds = state.odds()
            shares = [weight / sum(odds) for weight in odds]
        else:
            seen = (*seen, state.view(mover))
            shares = self.strategy(seen, legal)
        worth = 0.0
        for action, share in zip(legal, shares, strict=True):
            if share:
                after = _after(world, action)
                worth += self._spread(World(after.state, world.weight * share, seen), memory, groups)
        return worth


def _after(world: World, action: int) -> World:
    state = world.state.copy()
    state.apply(action)
    return world._replace(state=state)


def answer(start: State, seat: int, strategy: Strategy, payoff: Payoff) -> float:
    """Return what the best answer of a seat to the strategy of the other wins on average."""
    return BestAnswer(seat, strategy, payoff).best([World(start, 1.0, ())])


def exploitability(start: State, strategies: tuple[Strategy, Strategy], payoff: Payoff) -> float:
    """Return what the best answers to both strategies win, a half of the sum; 0 of an equilibrium (of two seats)."""
    return (answer(start, 0, strategies[1], payoff) + answer(start, 1, strategies[0], payoff)) / 2
