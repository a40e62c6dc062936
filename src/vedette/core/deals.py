"""Deals as a capability: read from JSON data, written as it, and told in words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from vedette.core import data
from vedette.core.errors import Unreadable
from vedette.core.game import Game

if TYPE_CHECKING:
    from collections.abc import Callable

D = TypeVar("D")
"""The type of a game's decks, as their files are read; None in a game without decks."""
G = TypeVar("G", bound=Game)
"""The type of a game that is set up."""


class Deals(ABC, Generic[D, G]):
    """Deals as JSON data and in words. A deal is a list of chance's actions by slot, as far as they are known."""

    game: str
    """The game's name."""
    keys: tuple[str, ...]
    """The keys that a deal's data may have."""
    aside: tuple[str, ...] = ()
    """Keys that it may have for other programs; they are not read."""
    shape: str
    """The id of the message about data that is no deal."""
    differs: str = "deal-differs"
    """The id of the message about data that does not agree with the code in it."""

    def read(
        self, value: object, source: str, find: Callable[[str], D], uncode: Callable[[str], tuple[G, list[int]]]
    ) -> tuple[G, list[int]]:
        """Return the deal in JSON data and the game it is of; a code stands for all of it. Raises Unreadable.

        ``find`` gives the deck of a name, a path or a code; ``uncode`` the deal of a code.
        """
        if not isinstance(value, dict):
            raise Unreadable(self.shape, {"file": source})
        if value.get("game", self.game) != self.game:
            raise fault(source, "deal-game", "game", name=data.shown(value["game"]), game=self.game)
        if unknown := [str(key) for key in value if key not in self.keys and key not in self.aside]:
            raise fault(source, "deal-key", unknown[0], key=unknown[0], keys=", ".join(self.keys))
        if (code := value.get("code")) is None:
            return self.build(value, source, find)
        if not isinstance(code, str):
            raise fault(source, "deal-code", "code")
        try:
            game, deal = uncode(code)
        except Unreadable as trouble:
            raise Unreadable(trouble.message, {**trouble.values, "file": source, "field": "code"}) from trouble
        given = {key: value[key] for key in self.keys if value.get(key) is not None}
        if field := self.unlike(given, game, deal, source, find):
            raise fault(source, self.differs, field, code=code)
        return game, deal

    @abstractmethod
    def build(self, value: dict[str, object], source: str, find: Callable[[str], D]) -> tuple[G, list[int]]:
        """Return the deal of JSON data without a code, and the game it is of; raises Unreadable."""

    def unlike(self, given: dict[str, object], game: G, deal: list[int], source: str, find: Callable[[str], D]) -> str:
        """Return the first key in the JSON data of a deal that does not agree with the deal of its code; else empty."""
        told = self.write(game, deal)
        return next((key for key, kept in given.items() if _played(kept) != _played(told.get(key))), "")

    @abstractmethod
    def write(self, game: G, deal: list[int]) -> dict[str, object]:
        """Return a deal as the JSON data that ``read`` takes."""

    @abstractmethod
    def lines(self, game: G, deal: list[int], language: str) -> list[str]:
        """Return in words what a deal is made of."""

    def whole(self, game: G, deal: list[int]) -> bool:
        """Return whether a deal has an action for every slot."""
        return len(deal) == len(game.deal(0))


def fault(source: str, message: str, field: str, **values: str) -> Unreadable:
    """Return the error about a field of a deal's data."""
    return Unreadable(message, {"file": source, "field": field, **values})


def texts(told: object, source: str, message: str, field: str, **values: str) -> list[str]:
    """Return a list of texts in a field of a deal's data; raises Unreadable, with this message, for anything else."""
    if not isinstance(told, list) or not all(isinstance(one, str) for one in told):
        raise fault(source, message, field, **values)
    return told


def _played(told: object) -> object:
    """Return a value of a deal's JSON data, without the title and the note where it is a whole deck."""
    return {key: kept for key, kept in told.items() if key not in ("title", "note")} if isinstance(told, dict) else told
