"""A blend of two players: mostly the one, now and then the other. A dial for strength, and a model of slips."""

from vedette.core.chance import Stream
from vedette.core.player import Player


class Blend(Player):
    """The other player chooses in so many of a hundred choices, at random."""

    def __init__(self, one: Player, other: Player, hundredths: int, seed: int) -> None:
        """Mix two players by a stream of this seed."""
        self.one = one
        self.other = other
        self.hundredths = hundredths
        self.stream = Stream(seed)

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return what one of the two chooses."""
        chooser = self.other if self.stream.below(100) < self.hundredths else self.one
        return chooser.choose(view, legal)
