"""A player without search: the action that a judge scores highest."""

from vedette.core.chance import Stream
from vedette.core.player import Judge, Player


class Greedy(Player):
    """Chooses the action with the highest score; among equals, a random one."""

    def __init__(self, judge: Judge, seed: int) -> None:
        """Follow this judge and break ties by a stream of this seed."""
        self.judge = judge
        self.stream = Stream(seed)

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return an action with the highest score."""
        if len(legal) == 1:
            return legal[0]
        scores = self.judge.scores(view, legal)
        best = max(scores)
        equals = [action for action, score in zip(legal, scores, strict=True) if score == best]
        return equals[self.stream.below(len(equals))]
