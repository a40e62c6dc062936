"""A random mixture of two players, to tune strength or to model mistakes."""

from vedette.core.chance import Stream
from vedette.core.player import Player


class Blend(Player):
    """A mixture of two players: a choice is the second's in ``hundredths`` of 100 cases, else the first's."""

    def __init__(self, one: Player, other: Player, hundredths: int, seed: int) -> None:
        """Mix two players; the seed decides which one chooses."""
        self.one = one
        self.other = other
        self.hundredths = hundredths
        self.stream = Stream(seed)

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return the choice of one of the two players, which is drawn at random."""
        chooser = self.other if self.stream.below(100) < self.hundredths else self.one
        return chooser.choose(view, legal)
