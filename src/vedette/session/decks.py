"""The decks that players bring to a table; nothing is dealt before every seat has brought one."""

from __future__ import annotations

from vedette import deals
from vedette.core import record
from vedette.core.match import Match
from vedette.protocol import server
from vedette.session import events, table_setup


class TableDecks:
    """The deck that each seat brought. A seat is shown its own; of the others' it learns only that they are there."""

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
        """Return all decks in the order of their seats; empty while one is missing."""
        found = [deck for deck in self.brought if deck is not None]
        return found if len(found) == len(self.brought) else []

    def mine(self, seat: int) -> events.Deck | None:
        """Return the deck that a seat brought, else the one that it had before."""
        return (self.brought[seat] or self.had[seat]) if 0 <= seat < len(self.had) else None

    def begin(self, *, fairly: bool) -> events.Dealt:
        """Return the event of all decks being there: the game's record, and its deal unless salts will decide it."""
        game = table_setup.together(self.name, [deck.text for deck in self.whole()], self.options)
        text = record.write(Match(game, [], held=True), deal=False)
        return events.Dealt(record=text, deal=[] if fairly else deals.random_deal(game, self.seed))

    def message(self, seat: int, language: str) -> server.BroughtDecks:
        """Return what is sent to a seat while the table waits for decks."""
        mine = self.mine(seat)
        title = table_setup.brought_title(self.name, mine, language) if mine is not None else ""
        return server.BroughtDecks([deck is not None for deck in self.brought], title)

    def titles(self, language: str) -> list[str]:
        """Return the titles of all decks in a language, in the order of their seats."""
        return [table_setup.brought_title(self.name, deck, language) for deck in self.whole()]
