"""The decks that players bring to a table: nothing is dealt before each of them has brought his own."""

from __future__ import annotations

from vedette import deals
from vedette.core import record
from vedette.core.match import Match
from vedette.protocol import server
from vedette.session import events, setup


class Decks:
    """What each seat brought. Whose deck it is may look at it; the others are told that it is there, and no more."""

    def __init__(self, name: str, options: list[str], seed: int, had: list[events.Deck | None]) -> None:
        """Wait for the decks of a game with these variants; ``had`` is what each seat played with before.

        The seed decides the deal, where no salts do.
        """
        self.name = name
        self.options = options
        self.seed = seed
        self.had = had
        self.brought: list[events.Deck | None] = [None] * len(had)
        self.dealt = False
        """Whether the game of these decks has begun."""

    def whole(self) -> list[events.Deck]:
        """Return all decks by their seats; nothing while one is awaited."""
        found = [deck for deck in self.brought if deck is not None]
        return found if len(found) == len(self.brought) else []

    def mine(self, seat: int) -> events.Deck | None:
        """Return what a seat has brought, or else had before."""
        return (self.brought[seat] or self.had[seat]) if 0 <= seat < len(self.had) else None

    def begin(self, *, fairly: bool) -> events.Dealt:
        """Return what happens once all decks are there: the game of them, and its deal, unless salts will make it."""
        game = setup.together(self.name, [deck.text for deck in self.whole()], self.options)
        text = record.write(Match(game, [], held=True), deal=False)
        return events.Dealt(record=text, deal=[] if fairly else deals.random_deal(game, self.seed))

    def told(self, seat: int, language: str) -> server.Decks:
        """Return what a seat is told while the table waits."""
        mine = self.mine(seat)
        title = setup.brought_title(self.name, mine, language) if mine is not None else ""
        return server.Decks([deck is not None for deck in self.brought], title)

    def titles(self, language: str) -> list[str]:
        """Return what all decks are called, by their seats."""
        return [setup.brought_title(self.name, deck, language) for deck in self.whole()]
