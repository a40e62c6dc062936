"""Bodies of HTTP for what a user has played and won: counts, the ladder, points, days."""

from typing import Annotated

from msgspec import Meta, Struct

from vedette.protocol.server import Words


class Tally(Struct, frozen=True):
    """Counts of the user's finished games: played, won, drawn, in a row."""

    played: int = 0
    won: int = 0
    streak: int = 0
    best_streak: int = 0
    seconds: int = 0
    """Seconds played in all of these games together."""
    fastest: int | None = None
    """Seconds of the fastest win."""
    drawn: int = 0


class Row(Struct, frozen=True):
    """The user's counts at a game with one deck and one grade of deal, without help and with it."""

    deck: str
    deck_words: Words
    grade: int | None
    alone: Tally
    assisted: Tally


class Versus(Struct, frozen=True):
    """The user's counts at a game for several against one opponent, or with one of the decks that they played."""

    name: str
    """A bot's name, ``people`` for all people; or a deck's, ``own/NAME`` for one of mine, empty for all others."""
    words: Words
    alone: Tally
    assisted: Tally
    low: float | None = None
    high: float | None = None
    """With ``low``: the 95% interval (Wilson's) of the share of these games that I won; None for few games."""


class RungCard(Struct, frozen=True):
    """The user's next rung on a game's ladder of harder and harder deals; the last one again once all are won."""

    rung: int
    rungs: int
    won: int
    """The highest rung that I have won without help; ``rungs`` for the whole ladder."""
    deck_words: Words
    grade: int | None
    bot_words: Words


class GameStatistics(Struct, frozen=True):
    """My statistics at one game; tables opened from a record do not count."""

    game: str
    alone: Tally
    assisted: Tally
    unfinished: int
    rows: list[Row]
    opponents: list[Versus] = []
    """Of a game for several: each bot, and people together, those played most first."""
    decks: list[Versus] = []
    """Of a game for several: by the deck that I played, those played most first, at most 24; then all others."""
    ladder: RungCard | None = None


class Statistics(Struct, frozen=True):
    """The user's statistics at all games."""

    games: list[GameStatistics]


class NewLore(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask to name the user's profile of points, or to merge that of another browser, a signed token, into it."""

    name: Annotated[str, Meta(max_length=60)] | None = None
    token: str | None = None


class LoreRow(Struct, frozen=True):
    """The points in the user's profile from one game."""

    game: str
    words: Words
    points: int
    played: int
    """The number of games in which these points were won."""


class Lore(Struct, frozen=True):
    """The user's profile: points kept from game to game."""

    name: str
    """The name of the profile; empty where it has none."""
    records: list[LoreRow]
    token: str
    """The whole profile, signed, for another browser; empty while there are no points."""
    added: int = 0
    """The number of games that were added by merging the profile of a token."""


class ActiveDay(Struct, frozen=True):
    """What the user played on one date."""

    date: str
    played: int
    """Games that I finished, those that count in statistics."""
    won: int
    daily: bool
    """Whether I began the date's daily deal of a game on that date, and finished it."""


class DailyStreak(Struct, frozen=True):
    """For how many days in a row the user has finished the daily deal of a game."""

    game: str
    streak: int
    best_streak: int


class Activity(Struct, frozen=True):
    """The dates of twelve months on which the user played, by UTC as the daily deals are."""

    first: str
    """The first day of the first month."""
    today: str
    days: list[ActiveDay]
    """In order; dates on which nothing was played are left out."""
    streaks: list[DailyStreak]
    """Of each game whose daily deal I ever finished on its date."""
