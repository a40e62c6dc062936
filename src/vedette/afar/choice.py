"""The choice of a deck, at a distant table to which every player brings one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from vedette.core.errors import Trouble
from vedette.core.language import explain, plain
from vedette.protocol import client, server

if TYPE_CHECKING:
    from collections.abc import Callable


KEEP: Final = "0"
"""What is typed for the deck that the seat had before."""
LONGEST: Final = 4
"""Digits of the largest number of a deck."""


class Chest(Protocol):
    """The decks that somebody has here."""

    def decks(self, game: str, language: str) -> list[tuple[str, str]]:
        """Return the decks of a game by name, each with what it is called."""

    def pack(self, game: str, spec: str, language: str) -> str:
        """Return the deck of a name, a file or a code as the server reads it; raises a Trouble."""


class Speaker(Protocol):
    """What a choice needs of the seat that it is made for."""

    table: server.Table | None
    seat: int
    game: str
    language: server.Language
    out: Callable[[str], None]
    send: Callable[[client.Client], None]

    def say(self, message: str, **values: str | float) -> str:
        """Return a message in the seat's language."""

    def say_once(self, words: str) -> None:
        """Say what need not be said again while nothing else was."""

    def name(self) -> str:
        """Return a fresh id for a message."""


class Choice:
    """Asks whoever sits at a seat for a deck, until the server has taken one."""

    def __init__(self, seat: Speaker, chest: Chest | None, deck: str = "") -> None:
        """Choose for this seat from a chest; a ``deck`` that is named is brought without a question."""
        self.seat = seat
        self.chest = chest
        self.deck = deck
        self._offered = -1
        """The version at which decks were last offered."""

    def _wanted(self) -> server.Decks | None:
        return self.seat.table.decks if self.seat.table is not None else None

    def open(self) -> bool:
        """Return whether a deck is wanted of this seat."""
        decks, at = self._wanted(), self.seat.seat
        return decks is not None and 0 <= at < len(decks.brought) and not decks.brought[at]

    def forget(self) -> None:
        """Offer again what was offered before."""
        self._offered = -1

    def hear(self, decks: server.Decks) -> None:
        """Bring the deck that was named before; else ask for one, once, or say who is waited for."""
        seat = self.seat
        version = seat.table.version if seat.table is not None else 0
        if not self.open():
            seat.say_once(seat.say("afar-deck-waits", deck=decks.mine) if decks.mine else seat.say("table-decks-wait"))
        elif self.deck:
            named, self.deck = self.deck, ""
            self.bring(named)
        elif self._offered != version:
            self._offered = version
            self.offer()

    def offer(self) -> None:
        """Ask for a deck, with those that there are here."""
        decks = self._wanted()
        self.seat.out(self.seat.say("afar-deck-ask"))
        if decks is not None and decks.mine:
            self.seat.out(f"{KEEP} {self.seat.say('afar-deck-keep', deck=decks.mine)}")
        for number, (_, title) in enumerate(self._here(), 1):
            self.seat.out(f"{number} {title}")

    def _here(self) -> list[tuple[str, str]]:
        return self.chest.decks(self.seat.game, self.seat.language) if self.chest is not None else []

    def bring(self, typed: str) -> None:
        """Bring the deck of a number, a name, a file or a code."""
        seat, here = self.seat, self._here()
        if typed == KEEP:
            seat.send(client.Bring(seat.name()))
            return
        if typed.isascii() and typed.isdecimal() and len(typed) <= LONGEST:
            if not 1 <= int(typed) <= len(here):
                seat.out(seat.say("afar-no-number", number=plain(typed), count=len(here)))
                return
            typed = here[int(typed) - 1][0]
        try:
            code = self.chest.pack(seat.game, typed, seat.language) if self.chest is not None else typed
        except Trouble as trouble:
            seat.out(explain(trouble, seat.language))
            self.offer()
            return
        seat.send(client.Bring(seat.name(), deck=code))
