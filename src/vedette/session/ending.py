"""How a game that was not played out ended, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette import registry
from vedette.core.language import say

if TYPE_CHECKING:
    from vedette.core.match import Match

STOPPED: Final = frozenset({"conceded", "time", "gone"})
"""The ways to end a game early that are told with the seat that lost by it."""


def stopped(match: Match, how: str, seat: int, language: str, *, shared: bool = False) -> str:
    """Return who gave up, ran out of time or left, and how far the game stood, without a full stop.

    It is said to a seat, negative for a spectator; of a ``shared`` screen, which has no "you", the seats are named.
    """
    loser = match.conceded
    if match.game.rules.players == 1 and seat < 0:
        words = say(language, "table-over-conceded")
    else:
        who = "seat" if shared or seat < 0 else "you" if loser == seat else "other"
        words = say(language, "table-over-by", how=how, who=who, seat=loser + 1)
    stands = registry.of(match.game).stands
    at = stands(match.state, max(seat, 0) if not shared else 0, language) if stands is not None else ""
    return say(language, "table-over-at", words=words, at=at) if at else words
