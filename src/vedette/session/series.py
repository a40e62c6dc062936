"""What outlasts a finished game: the score of a series, and the lore that players keep in their profiles.

A series is a game and its rematches. The players swap seats from game to game, the score with them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.protocol import server
from vedette.session import events, table_setup
from vedette.session.info import player_of

if TYPE_CHECKING:
    from vedette.session.history import History
    from vedette.session.info import TableInfo


def score(history: History) -> events.SeriesScore | None:
    """Return the score so far, with this game once it is over; None where no game of the series is."""
    before = history.series
    if not history.over():
        return before
    won = list(before.won) if before is not None else [0] * history.seats
    drawn = before.drawn if before is not None else 0
    returns = history.match.returns()
    best = max(returns)
    if returns.count(best) == 1:
        won[returns.index(best)] += 1
    else:
        drawn += 1
    return events.SeriesScore(won, drawn)


def continued(history: History) -> events.SeriesScore | None:
    """Return the score with which a rematch begins, its seats swapped."""
    found = score(history)
    return None if found is None else events.SeriesScore(found.won[::-1], found.drawn)


def told(history: History) -> server.Series | None:
    """Return the score as it is sent; None at a table for one."""
    found = score(history) if history.seats > 1 else None
    return None if found is None else server.Series(found.won, found.drawn)


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
