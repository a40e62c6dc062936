"""The house of one game on this machine: its deals, its records, its advice, all from the shelf."""

import secrets
from collections.abc import Callable
from pathlib import Path

from vedette import shelf
from vedette.core import record
from vedette.core.game import Game
from vedette.core.match import Match
from vedette.terminal.adviser import Adviser, ShelfAdviser
from vedette.terminal.deal import Deal, Hint


def kept_file(game: str) -> Path:
    """Return where the terminal keeps the running game of one kind."""
    return shelf.home() / "terminal" / f"{game}.record"


class LocalHouse:
    """Deals of one setup; ``wanted`` makes the deals of a wish (a grade, winnable), else they are random."""

    def __init__(
        self,
        game: Game,
        wanted: Callable[[], list[int]] | None = None,
        adviser: Adviser | None = None,
    ) -> None:
        """Deal for this game, and answer with this adviser."""
        self.game = game
        self.adviser = adviser or ShelfAdviser()
        self.wanted = wanted or (lambda: game.deal(secrets.randbelow(game.deals())))

    def sit(self, deal: list[int]) -> Deal:
        """Return a match of this game from a deal."""
        return Deal(Match(self.game, deal), self.game.code(deal))

    def fresh(self) -> Deal:
        """Return another deal of the wanted kind."""
        return self.sit(self.wanted())

    def write(self, deal: Deal) -> str:
        """Return the record of a deal's match."""
        return record.write(deal.match)

    def read(self, text: str) -> Deal:
        """Return the deal of a record, its match played as far as it goes, with the game that the record pins."""
        told = record.read(text, str(kept_file(self.game.rules.name)))
        match = record.replay(told, shelf.restore(told))
        return Deal(match, told.deal)

    def solve(self, deal: Deal) -> tuple[str, list[int]]:
        """Return whether the deal can be won from here, all its cards known, and the choices that win it."""
        return shelf.settle(deal.match.game, deal.match.state, deal.match.deal)

    def failing(self, deal: Deal, language: str) -> str:
        """Return in words what fails in a deal that cannot be won from here; empty where the game names nothing."""
        return shelf.failing(deal.match.game, deal.match.state, language)

    def helps(self, deal: Deal) -> frozenset[str]:
        """Return the kinds of help that the game has."""
        return shelf.box_of(deal.match.game).helps

    def hint(self, deal: Deal, tier: int, language: str) -> Hint | None:
        """Return the adviser's hint."""
        return self.adviser.hint(deal.match, tier, language)

    def chance(self, deal: Deal, language: str) -> str:
        """Return the chance of a win in the adviser's words."""
        return self.adviser.chance(deal.match, language)
