"""The player that chooses blindly: the control that every other player must beat."""

from vedette.core.chance import Stream
from vedette.core.player import Player


class Uniform(Player):
    """Every legal action is equally likely."""

    def __init__(self, seed: int) -> None:
        """Draw from a stream of this seed."""
        self.stream = Stream(seed)

    def choose(self, view: bytes, legal: list[int]) -> int:  # noqa: ARG002 (blindness is the point)
        """Return any legal action."""
        return legal[self.stream.below(len(legal))]

    def shares(self, view: bytes, legal: list[int]) -> list[float]:  # noqa: ARG002 (likewise)
        """Return as much for each."""
        return [1.0 / len(legal) for _ in legal]
