"""Deals of one game on this machine, and the file that saves the running game."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from vedette import setups
from vedette.core import record
from vedette.core.game import Game
from vedette.core.match import Match
from vedette.home import home


def kept_file(game: str) -> Path:
    """Return the file in which the terminal saves the running game of one kind."""
    return home() / "terminal" / f"{game}.record"


@dataclass(frozen=True)
class ReadyMatch:
    """A match that is ready to play, and its deal code (empty where it has none)."""

    match: Match
    code: str = ""


class Storage:
    """Deals for one game; ``wanted`` makes deals on request (a grade, winnable), else they are random."""

    def __init__(self, game: Game, wanted: Callable[[], list[int]] | None = None) -> None:
        """Deal for this game."""
        self.game = game
        self.wanted = wanted or (lambda: game.deal(secrets.randbelow(game.deals())))

    def sit(self, deal: list[int]) -> ReadyMatch:
        """Return a match of this game from a deal."""
        return ReadyMatch(Match(self.game, deal), self.game.code(deal))

    def fresh(self) -> ReadyMatch:
        """Return another deal of the wanted kind."""
        return self.sit(self.wanted())

    def read(self, text: str) -> ReadyMatch:
        """Return the deal of a record, its match replayed, in the game that the record names.

        Raises Unreadable, Illegal or Ambiguous.
        """
        told = record.read(text, str(kept_file(self.game.rules.name)))
        match = record.replay(told, setups.restore(told))
        return ReadyMatch(match, told.deal)
