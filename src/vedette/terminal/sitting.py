"""A sitting: one person at one game, with the language, the kept record and the advice; it draws nothing."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from vedette.core.match import Match


@dataclass(frozen=True)
class Deal:
    """A match that is ready to play, and the code that deals it again (empty where it has none)."""

    match: Match
    code: str = ""


@dataclass(frozen=True)
class Hint:
    """What an adviser says: words, and the action they point at where they name one."""

    words: str
    action: int | None = None


class Adviser(Protocol):
    """Who answers when a player asks; the shelf hands one out for each game that has one."""

    def hint(self, match: Match, tier: int, language: str) -> Hint:
        """Return a hint: tier 1 nudges, 2 names the card, 3 the action, 4 the line to a win."""
        ...

    def chance(self, match: Match, language: str) -> str:
        """Return the chance of a win with the best play, in words."""
        ...


class Sitting:
    """What both terminals share.

    ``fresh`` makes another deal of the wanted kind; ``kept`` is the file that holds the running game
    (written whole after each action, so a killed terminal loses nothing), None to keep nothing.
    """

    def __init__(
        self,
        deal: Deal,
        language: str,
        *,
        fresh: Callable[[], Deal],
        adviser: Adviser | None = None,
        kept: Path | None = None,
    ) -> None:
        """Sit down at a deal."""
        self.deal = deal
        self.language = language
        self.fresh = fresh
        self.adviser = adviser
        self.kept = kept
