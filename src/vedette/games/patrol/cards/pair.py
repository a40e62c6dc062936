"""The decks of a duel."""

from __future__ import annotations

from typing import NamedTuple

from vedette.games.patrol.cards.deck import Draft  # noqa: TC001 (a field)


class DeckPair(NamedTuple):
    """The decks of both seats; where one is named, both play it."""

    first: Draft
    second: Draft

    @classmethod
    def alike(cls, one: Draft) -> DeckPair:
        """Return the same deck for both."""
        return cls(one, one)

    @property
    def same(self) -> bool:
        """Whether both seats play the same deck."""
        return self.first == self.second
