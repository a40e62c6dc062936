"""A guest's statistics: finished tables, unassisted and assisted apart, by deck and grade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.protocol.http import GameStatistics, Row, Statistics, Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from vedette.server.store.statements import Params


def statistics(
    games: Iterable[str], rows: list[Params], unfinished: dict[str, int], deck_words: Callable[[str, str], str]
) -> Statistics:
    """Return a guest's statistics at these games, from the store's tallies."""
    return Statistics(
        [
            _game(name, [row for row in rows if row["game"] == name], unfinished.get(name, 0), deck_words)
            for name in games
        ]
    )


def _game(name: str, rows: list[Params], unfinished: int, deck_words: Callable[[str, str], str]) -> GameStatistics:
    counts = {(row["deck"], row["grade"], row["assisted"]): _tally(row) for row in rows}

    def both(deck: str | None, grade: int | None) -> tuple[Tally, Tally]:
        return counts.get((deck, grade, False), Tally()), counts.get((deck, grade, True), Tally())

    kinds = sorted({(deck, grade) for deck, grade, _ in counts if deck is not None}, key=lambda k: (k[0], k[1] or 0))
    lines = [Row(deck, deck_words(name, deck), grade, *both(deck, grade)) for deck, grade in kinds]
    return GameStatistics(name, *both(None, None), unfinished, lines)


def _tally(row: Params) -> Tally:
    return Tally(row["played"], row["won"], row["streak"], row["best"], row["seconds"], row["fastest"])
