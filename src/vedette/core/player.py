"""The interface of players: they choose from a seat's view."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """Chooses for one seat from its view and the legal actions; it never gets a position or another seat's view."""

    @abstractmethod
    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return one of the legal actions (ascending, at least one).

        A new player with the same seed, given the same views in the same order, chooses the same.
        """
        raise NotImplementedError

    def shares(self, view: bytes, legal: list[int]) -> list[float]:
        """Return the probability of each legal action; for a player without a mixed strategy 1 for its choice."""
        chosen = self.choose(view, legal)
        return [1.0 if action == chosen else 0.0 for action in legal]

    def recall(self, view: bytes) -> None:  # noqa: B027 (most players use the present alone)
        """Restore a player that was created during a turn: ``view`` is its seat's at its first choice of the turn."""

    def leave(self) -> None:  # noqa: B027 (most players hold no resources)
        """Release resources: there will be no further call."""
