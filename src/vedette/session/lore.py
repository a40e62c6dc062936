"""Lore: the points of a game that is over which its players keep for ever."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.session import setup
from vedette.session.seats import player_of

if TYPE_CHECKING:
    from vedette.session.history import Course
    from vedette.session.info import Card

REPEATED: Final = frozenset({"record", "branch"})
"""Origins of tables that begin in the middle of another's game: whose points would count again."""


def kept(card: Card, course: Course) -> dict[str, int]:
    """Return the points that each guest keeps of a table; nothing before its end, or where it was played with help.

    Who sits on several seats keeps those of the first, as statistics count.
    """
    if not course.over() or course.match.assisted or card.origin in REPEATED:
        return {}
    found: dict[str, int] = {}
    for guest, points in zip(card.guests, setup.lore(card.setup.game, course.match) or (), strict=False):
        if guest and not player_of(guest):
            found.setdefault(guest, points)
    return found
