"""Commit and reveal: the server and the seats pledge salts, then open them, and the deal follows from all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core import pledge
from vedette.protocol import server
from vedette.session.info import player_of

if TYPE_CHECKING:
    from vedette.core.game import Game

OPENING: Final = 60.0
"""Seconds that a seat has to open its salt after it was shown all pledges."""


def silent(guests: list[str]) -> frozenset[int]:
    """Return the seats that add no salt: bots', and all but the first seat of a guest with several."""
    return frozenset(
        seat for seat, guest in enumerate(guests) if player_of(guest) or (guest and guest in guests[:seat])
    )


class CommitReveal:
    """The pledges and salts of one table. Nothing is dealt before every player has pledged a salt and opened it."""

    def __init__(self, salt: str, seats: int, silent: frozenset[int], version: int = pledge.VERSION) -> None:
        """Pledge the server's salt; seats that are ``silent`` add none. In version 1 no seat pledges."""
        self.salt = salt
        self.version = version
        self.pledge = pledge.pledge(salt, 0, version)
        self.added: list[str | None] = [pledge.NONE if seat in silent else None for seat in range(seats)]
        self.pledges: list[str | None] = [pledge.NONE] * seats if version == pledge.OPEN else list(self.added)
        self._since: dict[int, float] = {}
        """When each seat's time to open began. It is not stored: a restart grants the whole time again."""

    def wants_pledge(self, seat: int) -> bool:
        """Return whether a seat still has to pledge a salt."""
        return 0 <= seat < len(self.pledges) and self.pledges[seat] is None

    def wants(self, seat: int) -> bool:
        """Return whether all salts are pledged and this seat still has to open its own."""
        return None not in self.pledges and 0 <= seat < len(self.added) and self.added[seat] is None

    def fits(self, seat: int, salt: str) -> bool:
        """Return whether a salt is the one that the seat pledged."""
        return self.version == pledge.OPEN or self.pledges[seat] == pledge.pledge(salt, seat + 1)

    def salts(self) -> list[str]:
        """Return all salts, the server's first; empty while one is awaited."""
        whole = [salt for salt in self.added if salt is not None]
        return [self.salt, *whole] if len(whole) == len(self.added) else []

    def deal(self, game: Game) -> list[int]:
        """Return the deal that follows from all salts."""
        return game.deal(pledge.number(self.salts(), game.deals(), self.version))

    def record(self) -> tuple[list[str], list[str]]:
        """Return all salts and all pledges, the server's first; two empty lists while a salt is awaited."""
        salts = self.salts()
        return (salts, [self.pledge, *[str(one) for one in self.pledges]]) if salts else ([], [])

    # A seat that does not open its salt in time loses: it may have seen the other salts and dislike the deal.

    def seen(self, seat: int, at: float) -> None:
        """Start a connected seat's OPENING seconds, where it is to open its salt."""
        if self.wants(seat):
            self._since.setdefault(seat, at)

    def due(self) -> float | None:
        """Return when the first seat will lose by not opening its salt; None where none is to open.

        A table with a single salt besides the server's has no deadline.
        """
        if self.version == pledge.OPEN or len([one for one in self.pledges if one != pledge.NONE]) < 2:
            return None
        return min([since + OPENING for seat, since in self._since.items() if self.wants(seat)], default=None)

    def late(self, at: float) -> int | None:
        """Return a seat that has run out of its time to open, if there is one."""
        due = self.due()
        if due is None or at < due:
            return None
        return next(seat for seat, since in self._since.items() if self.wants(seat) and since + OPENING == due)

    def message(self, seat: int, *, over: bool) -> server.Fair:
        """Return what is sent to a seat: the other seats' salts once all are open, the server's only after the end."""
        whole = bool(self.salts())
        shown = [
            salt if whole or other == seat or salt == pledge.NONE else None for other, salt in enumerate(self.added)
        ]
        return server.Fair(self.pledge, list(self.pledges), shown, self.salt if over else None)
