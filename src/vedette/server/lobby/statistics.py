"""A guest's statistics: finished tables, unassisted and assisted apart, by deck and grade, by opponent and own deck."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from vedette import decks, players, registry
from vedette.core.interval import wilson
from vedette.core.language import say
from vedette.protocol.statistics import GameStatistics, Row, Statistics, Tally, Versus
from vedette.server.store.tallies import PEOPLE
from vedette.session import table_setup
from vedette.session.info import player_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from vedette.server.store.statements import Params

MOST: Final = 24
"""The most decks that statistics list by name; the others are counted together."""
FEW: Final = 5
"""The fewest games of which the share that was won is given with its interval."""

Counts = dict[tuple[str, bool], Tally]
"""Tallies by the opponent or the deck that they count, and by whether help was taken."""


def statistics(games: Iterable[str], rows: list[Params], unfinished: dict[str, int], language: str) -> Statistics:
    """Return a guest's statistics of these games, from the rows of the store's tallies."""
    return Statistics(
        [_game(name, [row for row in rows if row["game"] == name], unfinished.get(name, 0), language) for name in games]
    )


def entitled(game: GameStatistics, titles: Mapping[str, str]) -> GameStatistics:
    """Return a game's statistics with these titles, by deck name, put in for the guest's own decks."""
    rows = [replace(row, deck_words=titles.get(row.deck, row.deck_words)) for row in game.rows]
    return replace(game, rows=rows, decks=[replace(one, words=titles.get(one.name, one.words)) for one in game.decks])


def _game(name: str, rows: list[Params], unfinished: int, language: str) -> GameStatistics:
    whole = [row for row in rows if row["opponent"] is None and row["own"] is None]
    counts = {(row["deck"], row["grade"], row["assisted"]): _tally(row) for row in whole}

    def both(deck: str | None, grade: int | None) -> tuple[Tally, Tally]:
        return counts.get((deck, grade, False), Tally()), counts.get((deck, grade, True), Tally())

    kinds = sorted({(deck, grade) for deck, grade, _ in counts if deck is not None}, key=lambda k: (k[0], k[1] or 0))
    lines = [
        Row(deck, table_setup.deck_title(name, deck, language), grade, *both(deck, grade)) for deck, grade in kinds
    ]
    opponents = {(row["opponent"], row["assisted"]): _tally(row) for row in rows if row["opponent"] is not None}
    own = {(row["own"], row["assisted"]): _tally(row) for row in rows if row["own"] is not None}
    return GameStatistics(
        name, *both(None, None), unfinished, lines, _opponents(name, opponents, language), _decks(name, own, language)
    )


def _opponents(game: str, counts: Counts, language: str) -> list[Versus]:
    """Return the counts against each bot and against people together, those played most first."""

    def words(opponent: str) -> str:
        if opponent == PEOPLE:
            return say(language, "table-people")
        return players.title(player_of(opponent), game, language)

    found = [_versus(player_of(one) or one, words(one), one, counts) for one in {one for one, _ in counts}]
    return sorted(found, key=_rank)


def _decks(game: str, counts: Counts, language: str) -> list[Versus]:
    """Return the counts of each deck shipped or of the guest's own, at most MOST, and of all others together."""
    ours = decks.names(game) if registry.get(game).decks is not None else []
    named = {deck for deck, _ in counts if deck in ours or deck.startswith(table_setup.OWN)}
    found = [_versus(deck, table_setup.deck_title(game, deck, language), deck, counts) for deck in named]
    found = sorted(found, key=_rank)[:MOST]
    told = {one.name for one in found}
    rest: defaultdict[tuple[str, bool], Tally] = defaultdict(Tally)
    for (deck, assisted), tally in counts.items():
        if deck not in told:
            rest["", assisted] = _sum(rest["", assisted], tally)
    return found + ([_versus("", say(language, "table-decks-rest"), "", rest)] if rest else [])


def _versus(name: str, words: str, key: str, counts: Counts) -> Versus:
    alone, assisted = counts.get((key, False), Tally()), counts.get((key, True), Tally())
    played = alone.played + assisted.played
    if played < FEW:
        return Versus(name, words, alone, assisted)
    return Versus(name, words, alone, assisted, *wilson(alone.won + assisted.won, played))


def _rank(one: Versus) -> tuple[int, str]:
    return -one.alone.played - one.assisted.played, one.name


def _sum(one: Tally, other: Tally) -> Tally:
    """Return two tallies added up; of their streaks only the best ever is known then."""
    fastest = [seconds for seconds in (one.fastest, other.fastest) if seconds is not None]
    return Tally(
        one.played + other.played,
        one.won + other.won,
        0,
        max(one.best_streak, other.best_streak),
        one.seconds + other.seconds,
        min(fastest, default=None),
        one.drawn + other.drawn,
    )


def _tally(row: Params) -> Tally:
    return Tally(row["played"], row["won"], row["streak"], row["best"], row["seconds"], row["fastest"], row["drawn"])
