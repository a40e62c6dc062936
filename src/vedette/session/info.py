"""The card of a table: what was opened, by whom, from which deal; it never changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vedette.core.language import say
from vedette.protocol import server

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.session.jobs import Setup


class Card(NamedTuple):
    """What is known of a table before anything is played."""

    table: str
    setup: Setup
    deck: str
    """The deck's name; its cards are in the setup."""
    cards: str
    """The text of a guest's own deck."""
    options: list[str]
    origin: server.Origin
    guests: list[str]
    """Who sits at each seat."""
    code: str | None
    grade: int | None
    verdict: server.Finding | None
    daily: str | None
    helps: frozenset[str]
    """Which help this game has."""
    luck: int
    """The seed of the bots that sit there."""
    titles: Callable[[str], tuple[str, str]]
    """The words for the game and for the deck, in a language."""
    closed: bool = False
    """Nobody is told before the end which decks are played."""
    parent: str = ""
    """The table whose line of play this one left, if it left one."""

    def seat_of(self, guest: str) -> int | None:
        """Return the seat of a guest, if he has one."""
        return self.guests.index(guest) if guest in self.guests else None

    def deal(self, language: str, *, named: bool, code: str | None = None) -> server.Deal:
        """Return what a page says of the deal; where it may be ``named``, its code or this one, and closed decks."""
        hidden = self.closed and not named
        return server.Deal(
            code=self.code or code if named else None,
            deck="" if hidden else self.deck,
            deck_words=say(language, "table-decks-closed") if hidden else self.titles(language)[1],
            options=self.options,
            origin=self.origin,
            grade=self.grade,
            verdict=self.verdict,
            daily=self.daily,
        )
