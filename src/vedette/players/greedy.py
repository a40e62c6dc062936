"""The player that takes a judge at its word: as good as the judge is, and no better."""

from vedette.core.chance import Stream
from vedette.core.judge import Judge
from vedette.core.player import Player


class Greedy(Player):
    """It does what its judge scores highest; among equals, any."""

    def __init__(self, judge: Judge, seed: int) -> None:
        """Follow this judge and break ties by a stream of this seed."""
        self.judge = judge
        self.stream = Stream(seed)

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return the best legal action in the judge's eyes."""
        if len(legal) == 1:
            return legal[0]
        scores = self.judge.scores(view, legal)
        best = max(scores)
        equals = [action for action, score in zip(legal, scores, strict=True) if score == best]
        return equals[self.stream.below(len(equals))]
