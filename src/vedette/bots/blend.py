"""A random mixture of two players, to tune strength or to model mistakes."""

from vedette.core.chance import Stream
from vedette.core.player import Player


class Blend(Player):
    """The other player makes ``hundredths`` percent of the choices, at random."""

    def __init__(self, one: Player, other: Player, hundredths: int, seed: int) -> None:
        """Mix two players; the seed decides which one chooses."""
        self.one = one
        self.other = other
        self.hundredths = hundredths
        self.stream = Stream(seed)

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return what one of the two chooses."""
        chooser = self.other if self.stream.below(100) < self.hundredths else self.one
        return chooser.choose(view, legal)
