"""A judge: what a game knows of good and bad play, handed to players that know no game."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr


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
