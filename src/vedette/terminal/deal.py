"""A deal at the terminal, what is said to who asks about it, and what a sitting asks of the house that deals."""

from dataclasses import dataclass
from typing import NamedTuple, Protocol

from vedette.core.match import Match
from vedette.terminal.choice import Facet


@dataclass(frozen=True)
class Deal:
    """A match that is ready to play, and the code that deals it again (empty where it has none)."""

    match: Match
    code: str = ""


class Hint(NamedTuple):
    """What is said to a player who asks: words, and the action they point at where they name one."""

    words: str
    action: int | None = None
    points: tuple[Facet, ...] = ()
    """The steps it points at where it names no action."""


class House(Protocol):
    """What a sitting asks of the house it plays in: deals, records, advice."""

    def fresh(self) -> Deal:
        """Return another deal of the wanted kind."""
        ...

    def write(self, deal: Deal) -> str:
        """Return the record of a deal's match."""
        ...

    def read(self, text: str) -> Deal:
        """Return the deal of a record, its match played as far as it goes.

        Raises Unreadable, Illegal or Ambiguous.
        """
        ...

    def helps(self, deal: Deal) -> frozenset[str]:
        """Return the kinds of help that there are."""
        ...

    def hint(self, deal: Deal, tier: int, language: str) -> Hint | None:
        """Return a hint: tier 1 nudges, 2 names the card, 3 the action, 4 the line to a win; None if there is none."""
        ...

    def chance(self, deal: Deal, language: str) -> str:
        """Return the chance of a win with the best play in words; empty if it is not known."""
        ...

    def failing(self, deal: Deal, language: str) -> str:
        """Return in words what fails in a deal that cannot be won from here; empty where the game names nothing."""
        ...

    def solve(self, deal: Deal) -> tuple[str, list[int]]:
        """Return ``winnable``, ``unwinnable`` or ``undecided``, all cards known, and the choices that win."""
        ...
