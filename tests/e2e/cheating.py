"""A server that cheats at fair deals: what it does once every salt is open, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core import pledge
from vedette.protocol import server
from vedette.session.commit_reveal import CommitReveal

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.core.game import Game

OTHER = "5b" * 16
"""A salt that the server would rather have pledged."""
MESSAGE = CommitReveal.message


def deal(self: CommitReveal, game: Game) -> list[int]:
    """Deal from another salt than the one that was pledged."""
    return game.deal(pledge.number([OTHER, *self.salts()[1:]], game.deals()))


def another_salt(self: CommitReveal, seat: int, *, over: bool) -> server.Fair:
    """Open the other salt at the end."""
    told = MESSAGE(self, seat, over=over)
    return server.Fair(told.pledge, told.pledges, told.salts, OTHER if over else None)


def another_pledge(self: CommitReveal, seat: int, *, over: bool) -> server.Fair:
    """Say that the other salt was pledged, once everybody else has opened theirs."""
    told = MESSAGE(self, seat, over=over)
    whole = None not in told.salts
    return server.Fair(
        pledge.pledge(OTHER, 0) if whole else told.pledge, told.pledges, told.salts, OTHER if over else None
    )


WAYS: dict[str, dict[str, Callable[..., object]]] = {
    "deal": {"deal": deal},
    "salt": {"message": another_salt},
    "pledge": {"deal": deal, "message": another_pledge},
}
"""What each way to cheat does otherwise."""


def cheat(way: str) -> None:
    """Make this server cheat from now on."""
    for name, done in WAYS[way].items():
        setattr(CommitReveal, name, done)
