"""The titles of the decks that finished tables were played with, decks of a player's own included."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette import decks
from vedette.session import events, table_setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vedette.server.store.store import Store, StoredSeat

KEPT: Final = 256
"""Finished tables whose own decks are cached."""


class PlayedDecks:
    """Reads from a finished table's events the decks it was played with, whatever became of these since."""

    def __init__(self, store: Store) -> None:
        """Read the events of tables from this store."""
        self.store = store
        self._texts: dict[str, list[str]] = {}
        """Cached text of each seat's deck, by finished table; empty where the table's events hold none."""

    async def titles(self, table: str, game: str, seats: Sequence[StoredSeat], language: str) -> list[str]:
        """Return the title of each seat's deck at a finished table."""
        names = [seat.deck for seat in seats]
        texts = [""] * len(names) if _ours(game, names) else await self._read(table, len(names))
        return [
            table_setup.brought_title(game, events.Deck(name, text), language)
            for name, text in zip(names, texts, strict=True)
        ]

    async def _read(self, table: str, seats: int) -> list[str]:
        if (known := self._texts.get(table)) is None:
            kept = await self.store.load(table)
            known = [""] * seats
            for _, body in kept.events if kept is not None else []:
                match events.read(body):
                    case events.Begun() as begun if texts := begun.decks_of():
                        known = texts if len(texts) == seats else texts[:1] * seats
                    case events.Brought(seat=seat, deck=deck):
                        known[seat] = deck.text
                    case events.Dealt() | events.Played():
                        break
            while len(self._texts) >= KEPT:
                self._texts.pop(next(iter(self._texts)))
            self._texts[table] = known
        return known


def _ours(game: str, names: list[str]) -> bool:
    """Return whether all decks of these names come with the game, so that their titles are known."""
    known = decks.names(game)
    return all(not name or name in known for name in names)
