"""A judge: what a game knows of good and bad play, handed to players that know no game."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from vedette.core.chance import Stream
from vedette.core.game import State

NEVER: Final = -1_000_000
"""The score of an action that comes to the same as another: no search need try both."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC):
    """An opinion on what a seat may do, formed from the seat's view alone."""

    @abstractmethod
    def scores(self, view: bytes, legal: list[int]) -> list[int]:
        """Return a score for each legal action, higher is better; scores compare only within one call."""
        raise NotImplementedError

    def worth(self, view: bytes) -> float:  # noqa: ARG002 (an opinion that not every judge has)
        """Return the share of futures that this judge expects to win from here, in 0..1."""
        return 0.0

    def quick(self, state: State, legal: list[int], rng: Stream) -> int:  # noqa: ARG002 (what a judge without rules of thumb does)
        """Return what the mover of an imagined position would do in a playout: any action, if nothing is known."""
        return legal[rng.below(len(legal))]

    def value(self, state: State, seat: int) -> float:
        """Return ``worth`` of an imagined position for a seat."""
        return self.worth(state.view(seat))
