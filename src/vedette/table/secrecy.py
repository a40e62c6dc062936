"""Secrecy: whether an action told somebody what was hidden from him, and so cannot be unsaid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core.chance import Stream
from vedette.core.game import SPECTATOR

if TYPE_CHECKING:
    from vedette.core.match import Match

WORLDS: Final = 6
"""Worlds that are looked at for each seat: with fewer, two that differ might both be missed."""


def revealed(match: Match, n: int) -> bool:
    """Return whether action ``n`` showed a seat, or a spectator, something that it could not know before.

    It did where the same action, in another world that looked the same to that seat, would have looked different
    afterwards, or could not have been done at all.
    """
    seats = (*range(match.game.rules.players), SPECTATOR)
    return any(_differs(match, n, seat, WORLDS) for seat in seats)


def showed(match: Match, n: int) -> bool:
    """Return whether action ``n`` at once looks as if it had shown something: one look, for the next seat alone.

    It may miss what ``revealed`` finds and never finds more, so a surface offers by it and a request is settled by
    the other.
    """
    return _differs(match, n, (match.movers[n] + 1) % match.game.rules.players, 1)


def _differs(match: Match, n: int, seat: int, worlds: int) -> bool:
    """Return whether action ``n`` looks different to a seat in one of so many worlds."""
    before, action = match.moment(n), match.actions[n]
    seen = match.moment(n + 1).view(seat)
    rng = Stream(n)
    for _ in range(worlds):
        world = before.copy()
        match.game.reimagine(world, seat, rng)
        if action not in world.legal():
            return True
        world.apply(action)
        if world.view(seat) != seen:
            return True
    return False
