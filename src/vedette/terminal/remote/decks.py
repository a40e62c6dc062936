"""Local decks, to be brought to a table of another server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette import capabilities, decks, files, registry
from vedette.core.data import BROUGHT
from vedette.core.errors import Trouble, Unreadable
from vedette.core.language import say

if TYPE_CHECKING:
    from vedette.terminal.remote.http_client import Host


class LocalDecks:
    """The decks that come with a game, and the player's own."""

    def __init__(self, host: Host) -> None:
        self.host = host

    def decks(self, game: str, language: str) -> list[tuple[str, str]]:
        """Return a game's decks, name and title of each; those with faults are left out."""
        found = []
        for name in decks.names(game) if game in registry.names() else []:
            try:
                label = decks.label(game, decks.find(game, name), language)
            except Trouble:
                continue
            title = label.title or name
            found.append((name, say(language, "labelled", label=title, words=label.note) if label.note else title))
        return found

    def pack(self, game: str, spec: str, language: str) -> str:
        """Return how a deck is named to the server: by its name if it comes with the game, else by its code.

        A deck with the player's own cards fits no code and is uploaded. Raises Unreadable for an unknown deck, and for
        one that the server refuses.
        """
        held = capabilities.decks(game)
        if spec.strip().lower() in held.shipped():
            return spec.strip().lower()
        cards = files.deck(game, spec)
        parts = decks.parts(game, cards)
        if parts[0] != parts[-1]:
            raise Unreadable("remote-deck-one")
        text = held.write(cards)
        return self.host.keep(game, text, language) if BROUGHT in text else held.pack(cards)
