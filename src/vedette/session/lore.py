"""Lore: points that players keep from a finished game in their profiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.session import table_setup
from vedette.session.seats import player_of

if TYPE_CHECKING:
    from vedette.session.history import History
    from vedette.session.info import TableInfo

REPEATED: Final = frozenset({"record", "branch"})
"""Origins of tables that continue another game, whose points would count twice."""


def points_of(info: TableInfo, history: History) -> dict[str, int]:
    """Return each guest's points; none before the end, or for a game with help.

    A guest on several seats gets those of the first, as in statistics.
    """
    if not history.over() or history.match.assisted or info.origin in REPEATED:
        return {}
    found: dict[str, int] = {}
    for guest, points in zip(info.guests, table_setup.lore(info.setup.game, history.match) or (), strict=False):
        if guest and not player_of(guest):
            found.setdefault(guest, points)
    return found
