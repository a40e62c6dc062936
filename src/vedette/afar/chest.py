"""The decks of this machine, as they are brought to a table of another server."""

from __future__ import annotations

from vedette import shelf
from vedette.core.errors import Trouble, Unreadable


class Chest:
    """The decks that come with a game, and one's own. A server is told a name of ours, or a code with the cards."""

    def decks(self, game: str, language: str) -> list[tuple[str, str]]:
        """Return the decks of a game by name, each with what it is called; those with faults are left out."""
        found = []
        for name in shelf.deck_names(game) if game in shelf.GAMES else []:
            try:
                label = shelf.label(game, shelf.deck(game, name), language)
            except Trouble:
                continue
            found.append((name, f"{label.title or name}: {label.note}" if label.note else label.title or name))
        return found

    def pack(self, game: str, spec: str) -> str:
        """Return a deck as another server reads it: by its name where it comes with the game, else as a code.

        Raises Unreadable for one that there is not, and for cards that a code cannot tell a stranger.
        """
        box = shelf.box(game)
        if spec.strip().lower() in box.decks():
            return spec.strip().lower()
        cards = shelf.deck(game, spec)
        parts = box.parts(cards)
        if parts[0] != parts[-1]:
            raise Unreadable("afar-deck-one")
        if "[[own]]" in box.write(cards):
            raise Unreadable("afar-deck-own", {"name": spec})
        return box.pack(cards)
