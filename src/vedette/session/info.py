"""What a table was opened with: game, deck, deal, the owners of its seats. Only open seats change later.

A seat belongs to a guest, or to a bot: ``@`` with a player's registry name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vedette import registry
from vedette.core.language import say
from vedette.protocol import server

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.session.jobs import SetupData


BOT: Final = "@"
"""The prefix of a bot; no guest's name begins with it."""


def bot_of(player: str) -> str:
    """Return how the guests of a table list a bot: its registry name behind ``@``."""
    return BOT + player


def player_of(guest: str) -> str:
    """Return the registry name of a bot from its entry among a table's guests; empty for a person or a free seat."""
    return guest.removeprefix(BOT) if guest.startswith(BOT) else ""


class User(NamedTuple):
    """The user whose quota pays for a computation."""

    guest: str
    address: str
    """The network address of the request; empty where it is unknown."""


class TableInfo(NamedTuple):
    """The data of a table that its play does not change."""

    table: str
    setup: SetupData
    deck: str
    """The deck's name; its cards are in the setup."""
    texts: list[str]
    """Where one is a guest's own, the text of each seat's deck, or of the one that all play."""
    options: list[str]
    origin: server.Origin
    guests: list[str]
    """The guest or bot of each seat; empty for an open one."""
    code: str | None
    grade: int | None
    verdict: server.Finding | None
    daily: str | None
    helps: frozenset[str]
    """The kinds of help that this game has."""
    luck: int
    """The seed of the bots."""
    titles: Callable[[str], tuple[str, str]]
    """A function of the language: the titles of the game and of the deck."""
    closed: bool = False
    """Whether the decks are hidden until the end."""
    parent: str = ""
    """The id of the table that this one was branched from; empty for none."""

    def seat_of(self, guest: str) -> int | None:
        """Return the seat of a guest, None where they have none."""
        return self.guests.index(guest) if guest in self.guests else None

    def deal(self, language: str, *, named: bool, code: str | None = None) -> server.Deal:
        """Return the deal as it is sent; its code (or this one) and closed decks only where it is ``named``."""
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
            rung=self._rung(),
        )

    def _rung(self) -> list[int]:
        """Return the number of the table's rung on the game's ladder, and how many there are; empty for none."""
        ladder = registry.get(self.setup.game).ladder if self.origin == "rung" else ()
        found = [at for at, rung in enumerate(ladder, 1) if rung.deck == self.deck and rung.grade in {0, self.grade}]
        return [found[0], len(ladder)] if found else []
