"""A player: whoever chooses from what a seat sees."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """One seat's mind. It is shown a view and the legal actions, never a position, a deal or another seat's view."""

    @abstractmethod
    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return one of the legal actions (ascending, at least one).

        A player made anew from the same seed and shown the same views in the same order chooses the same.
        """
        raise NotImplementedError

    def shares(self, view: bytes, legal: list[int]) -> list[float]:
        """Return how likely each of the legal actions is to be chosen: for one that does not mix, what it chooses."""
        chosen = self.choose(view, legal)
        return [1.0 if action == chosen else 0.0 for action in legal]

    def recall(self, view: bytes) -> None:  # noqa: B027 (most players look at nothing but the present)
        """Be told what its seat saw at its first choice of this turn, where it was made anew since then."""

    def leave(self) -> None:  # noqa: B027 (most players have nothing to put away)
        """Be told that nobody will ask again."""
