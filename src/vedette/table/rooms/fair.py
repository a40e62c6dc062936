"""A fair deal at a table: the server's pledge, the salts that the seats add, and the deal that follows from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core import pledge
from vedette.table.guest import player_of
from vedette.table.wire import news

if TYPE_CHECKING:
    from vedette.core.game import Game


def silent(guests: list[str]) -> frozenset[int]:
    """Return the seats that add no salt: a bot's, and all but the first of who plays several at one screen."""
    return frozenset(
        seat for seat, guest in enumerate(guests) if player_of(guest) or (guest and guest in guests[:seat])
    )


class Fair:
    """What a table was pledged. Nothing is dealt before everybody who plays there has added a salt."""

    def __init__(self, salt: str, seats: int, silent: frozenset[int]) -> None:
        """Pledge a salt; seats that are ``silent`` add none."""
        self.salt = salt
        self.pledge = pledge.pledge(salt)
        self.added: list[str | None] = [pledge.NONE if seat in silent else None for seat in range(seats)]

    def wants(self, seat: int) -> bool:
        """Return whether a seat has still to add its salt."""
        return 0 <= seat < len(self.added) and self.added[seat] is None

    def salts(self) -> list[str]:
        """Return all salts, the server's first; nothing while one is awaited."""
        whole = [salt for salt in self.added if salt is not None]
        return [self.salt, *whole] if len(whole) == len(self.added) else []

    def deal(self, game: Game) -> list[int]:
        """Return the deal of all the salts."""
        return game.deal(pledge.number(self.salts(), game.deals()))

    def told(self, *, over: bool) -> news.Fair:
        """Return what everybody is told: the server's own salt only after the end."""
        return news.Fair(self.pledge, list(self.added), self.salt if over else None)
