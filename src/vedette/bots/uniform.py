"""A player that chooses at random: the baseline for all others."""

from vedette.core.chance import Stream
from vedette.core.player import Player


class Uniform(Player):
    """Chooses each legal action with equal probability."""

    def __init__(self, seed: int) -> None:
        self.stream = Stream(seed)

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return a random legal action."""
        return legal[self.stream.below(len(legal))]

    def shares(self, view: bytes, legal: list[int]) -> list[float]:
        """Return the same probability for every legal action."""
        return [1.0 / len(legal) for _ in legal]
