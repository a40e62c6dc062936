"""A player that plays its best ideas out: imagined worlds, both sides by quick rules, to the end of the turn.

The worlds are shared out by sequential halving (Karnin, Koren and Somekh, 2013): half of the ideas are dropped again
and again, and those that are left are looked at in more worlds. Every idea is tried in the same worlds.
"""

from typing import Final

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER, Game, State
from vedette.core.judge import Judge
from vedette.core.player import Player

DEEP: Final = 400
"""Steps that are played out at the most."""


class Idea:
    """One action, and what came of it."""

    def __init__(self, action: int) -> None:
        """Begin knowing nothing of it."""
        self.action = action
        self.total = 0.0
        self.tried = 0

    def mean(self) -> float:
        """Return what it brought on average."""
        return self.total / self.tried if self.tried else 0.0


class Sampler(Player):
    """It plays out so many imagined worlds for a choice, about; they begin with the ideas that its judge likes best."""

    def __init__(self, game: Game, judge: Judge, worlds: int, width: int, seed: int) -> None:
        """Search this game; the work is counted in worlds played out for a choice."""
        self.game = game
        self.judge = judge
        self.worlds = worlds
        self.width = width
        self.stream = Stream(seed)

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return the idea that was worth most; the judge's favourite among equals.

        What only this seat knows to be its one choice takes as many worlds as any other: time tells nothing.
        """
        scores = self.judge.scores(view, legal)
        ranked = sorted(range(len(legal)), key=scores.__getitem__, reverse=True)
        ideas = [Idea(legal[place]) for place in ranked[: self.width]]
        stages = max(1, (len(ideas) - 1).bit_length())
        for _ in range(stages):
            each = max(1, self.worlds // (stages * len(ideas)))
            for _ in range(each):
                world = self.stream.word()
                for idea in ideas:
                    idea.total += self._played(view, idea.action, Stream(world))
                    idea.tried += 1
            if len(ideas) > 1:
                means = [idea.mean() for idea in ideas]
                order = sorted(range(len(ideas)), key=means.__getitem__, reverse=True)
                ideas = [ideas[place] for place in order[: (len(ideas) + 1) // 2]]
        return ideas[0].action

    def _played(self, view: bytes, action: int, rng: Stream) -> float:
        """Return what an imagined world is worth after an action, played on to the end of the turn."""
        state = self.game.imagine(view, rng)
        seat, turn = state.mover(), state.turn()
        state.apply(action)
        for _ in range(DEEP):
            if state.mover() == OVER or state.turn() != turn:
                break
            step(state, self.judge, rng)
        return self.judge.value(state, seat)


def step(state: State, judge: Judge, rng: Stream) -> None:
    """Do what chance, nobody or the mover does next."""
    if state.mover() == CHANCE:
        state.apply(state.sample(rng))
        return
    legal = state.legal()
    if len(legal) == 1 or state.forced():
        state.apply(legal[0])
    else:
        state.apply(judge.quick(state, legal, rng))
