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
    before, after, action = match.moment(n), match.moment(n + 1), match.actions[n]
    for seat in (*range(match.game.rules.players), SPECTATOR):
        seen = after.view(seat)
        rng = Stream(n)
        for _ in range(WORLDS):
            world = before.copy()
            match.game.reimagine(world, seat, rng)
            if action not in world.legal():
                return True
            world.apply(action)
            if world.view(seat) != seen:
                return True
    return False
