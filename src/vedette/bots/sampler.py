"""A player by rollouts: candidate actions are played out in determinized worlds to the end of the turn.

The budget is allotted by sequential halving (Karnin, Koren and Somekh, 2013): half of the candidates are dropped
repeatedly, and the others get more worlds. All candidates are tried in the same worlds.
"""

from typing import Final

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER, Game, State
from vedette.core.player import CERTAIN, Judge, Player

DEEP: Final = 400
"""The most steps of a playout."""
TRIES: Final = 8
"""How many imagined worlds in a row may be rejected as unlikely; the next one is kept, however unlikely it is."""


class SampledAction:
    """One candidate action, with the sum and the number of the results of its playouts."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.total = 0.0
        self.tried = 0

    def mean(self) -> float:
        """Return the average result of the action's playouts, 0 for none."""
        return self.total / self.tried if self.tried else 0.0


class Sampler(Player):
    """Plays out about ``worlds`` worlds for a choice, for the ``width`` actions that the judge scores highest."""

    def __init__(self, game: Game, judge: Judge, worlds: int, width: int, seed: int) -> None:
        """Search this game; the work is counted in worlds played out for a choice."""
        self.game = game
        self.judge = judge
        self.worlds = worlds
        self.width = width
        self.stream = Stream(seed)

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return the candidate of the highest value, the higher scored among equals.

        A single action takes as many worlds as any other choice, so time reveals nothing.
        """
        scores = self.judge.scores(view, legal)
        ranked = sorted(range(len(legal)), key=scores.__getitem__, reverse=True)
        candidates = [SampledAction(legal[place]) for place in ranked[: self.width]]
        stages = max(1, (len(candidates) - 1).bit_length())
        for _ in range(stages):
            each = max(1, self.worlds // (stages * len(candidates)))
            for _ in range(each):
                world = self.stream.word()
                for candidate in candidates:
                    candidate.total += self._played(view, candidate.action, Stream(world))
                    candidate.tried += 1
            if len(candidates) > 1:
                means = [candidate.mean() for candidate in candidates]
                order = sorted(range(len(candidates)), key=means.__getitem__, reverse=True)
                candidates = [candidates[place] for place in order[: (len(candidates) + 1) // 2]]
        return candidates[0].action

    def _played(self, view: bytes, action: int, rng: Stream) -> float:
        """Return the value of a determinized world after an action, played out to the end of the turn."""
        state = self._world(view, rng)
        seat, turn = state.mover(), state.turn()
        state.apply(action)
        for _ in range(DEEP):
            if state.mover() == OVER or state.turn() != turn:
                break
            step(state, self.judge, rng)
        return self.judge.value(state, seat)

    def _world(self, view: bytes, rng: Stream) -> State:
        """Return a determinized world; those that agree with what the others have done are the more likely."""
        state = self.game.imagine(view, rng)
        for _ in range(TRIES):
            if rng.below(CERTAIN) < self.judge.credible(state, state.mover()):
                break
            state = self.game.imagine(view, rng)
        return state


def step(state: State, judge: Judge, rng: Stream) -> None:
    """Do the next action: chance's, a forced one, or the mover's by ``Judge.quick``."""
    if state.mover() == CHANCE:
        state.apply(state.sample(rng))
        return
    legal = state.legal()
    if len(legal) == 1 or state.forced():
        state.apply(legal[0])
    else:
        state.apply(judge.quick(state, legal, rng))
