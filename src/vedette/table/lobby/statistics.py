"""The statistics of a guest: tables that are over, unassisted and assisted apart, by deck and grade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.protocol.http import GameStatistics, Row, Statistics, Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from vedette.table.store.pen import Params


def tally(rows: Iterable[Params]) -> Tally:
    """Count tables that are over, in the order in which they were played."""
    played = won = streak = best = seconds = 0
    fastest: int | None = None
    for row in rows:
        played += 1
        seconds += row["seconds"]
        if row["result"] != "won":
            streak = 0
            continue
        won += 1
        streak += 1
        best = max(best, streak)
        fastest = row["seconds"] if fastest is None else min(fastest, row["seconds"])
    return Tally(played, won, streak, best, seconds, fastest)


def both(rows: list[Params]) -> tuple[Tally, Tally]:
    """Return the counts of unassisted and of assisted tables."""
    return tally(row for row in rows if not row["assisted"]), tally(row for row in rows if row["assisted"])


def statistics(games: Iterable[str], rows: list[Params], deck_words: Callable[[str, str], str]) -> Statistics:
    """Return a guest's statistics at these games."""
    return Statistics([_game(name, [row for row in rows if row["game"] == name], deck_words) for name in games])


def _game(name: str, rows: list[Params], deck_words: Callable[[str, str], str]) -> GameStatistics:
    over = [row for row in rows if row["result"] is not None]
    kinds = sorted({(row["deck"], row["grade"]) for row in over}, key=lambda kind: (kind[0], kind[1] or 0))
    lines = []
    for deck, grade in kinds:
        alone, assisted = both([row for row in over if (row["deck"], row["grade"]) == (deck, grade)])
        lines.append(Row(deck, deck_words(name, deck), grade, alone, assisted))
    return GameStatistics(name, *both(over), len(rows) - len(over), lines)
