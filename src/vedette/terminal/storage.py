"""Makes and reads deals of one game for the terminal, and finds the file that saves the running game."""

import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from vedette import setups
from vedette.core import file, record
from vedette.core.errors import Illegal, Unreadable
from vedette.core.game import Game
from vedette.core.match import Match
from vedette.home import home


def kept_file(game: str) -> Path:
    """Return the file in which the terminal saves the running game of one kind."""
    return home() / "terminal" / f"{game}.record"


def check_kept(path: Path, game: str) -> None:
    """Raise Unreadable for a file that is no record, Illegal for another game's: a saved game may not replace it."""
    if not path.exists():
        return
    text = file.read(path)
    if text.strip() and not text.startswith(record.FIRST.rpartition(" ")[0]):
        raise Unreadable("keep-other", {"file": str(path)})
    told = re.search(r"^game: *(\S+)", text, re.MULTILINE)
    if told is not None and told[1] != game:
        raise Illegal("keep-game", {"file": str(path), "game": told[1]})


@dataclass(frozen=True)
class ReadyMatch:
    """A match that is ready to play, and its deal code (empty where it has none)."""

    match: Match
    code: str = ""


class Storage:
    """Deals for one game; ``wanted`` makes deals on request (a grade, winnable), else they are random."""

    def __init__(self, game: Game, wanted: Callable[[], list[int]] | None = None) -> None:
        self.game = game
        self.wanted = wanted or (lambda: game.deal(secrets.randbelow(game.deals())))

    def sit(self, deal: list[int]) -> ReadyMatch:
        """Return a match of this game from a deal."""
        return ReadyMatch(Match(self.game, deal), self.game.code(deal))

    def fresh(self) -> ReadyMatch:
        """Return a new match with another deal, random or of the wanted kind."""
        return self.sit(self.wanted())

    def read(self, text: str, source: str) -> ReadyMatch:
        """Return the match of a record, replayed, in the game that it names; ``source`` is its file for errors.

        Raises Unreadable, Illegal or Ambiguous.
        """
        told = record.read(text, source)
        match = record.replay(told, setups.restore(told))
        return ReadyMatch(match, told.deal)
