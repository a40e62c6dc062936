"""The interface of players: they choose from a seat's view."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from vedette.core.chance import Stream
from vedette.core.game import State

CERTAIN: Final = 1000
"""The highest value of ``Judge.credible``, in thousandths: a position that agrees with everything that was done."""
NEVER: Final = -1_000_000
"""The score of an action that is equivalent to another: a search need not try both."""


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


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC):
    """Heuristic scores of actions and positions, from a seat's view alone."""

    @abstractmethod
    def scores(self, view: bytes, legal: list[int]) -> list[int]:
        """Return a score for each legal action, higher is better; scores compare only within one call."""
        raise NotImplementedError

    def worth(self, view: bytes) -> float:
        """Return an estimate of the win chance from a view, in 0..1."""
        return 0.0

    def quick(self, state: State, legal: list[int], rng: Stream) -> int:
        """Return the mover's action in a playout, from an imagined position: by default a random one."""
        return legal[rng.below(len(legal))]

    def credible(self, state: State, seat: int) -> int:
        """Return in thousandths how well an imagined position agrees with what the other seats have done.

        A world is kept with this chance where a seat imagines what is hidden from it; by default all agree alike.
        """
        return CERTAIN

    def value(self, state: State, seat: int) -> float:
        """Return ``worth`` of an imagined position for a seat."""
        return self.worth(state.view(seat))
