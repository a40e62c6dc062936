"""Bodies of HTTP for the daily deals, and how a user and everybody did at them."""

from typing import Literal

from msgspec import Struct

from vedette.protocol.server import Words


class Today(Struct, frozen=True):
    """How the user did at the daily deal of one date."""

    date: str
    result: Literal["won", "lost", "open"] | None
    """The user's result; None where they did not play."""
    assisted: bool
    table: str | None
    late: bool = False
    """Whether it was begun after its date, from the archive; it then counts for no streak."""


class Bin(Struct, frozen=True):
    """How many games of a daily deal ended in the turns ``first`` to ``last``; each guest's first game alone."""

    first: int
    last: int
    won: int
    """Games won without help."""
    lost: int
    helped_won: int
    helped_lost: int


class DailyCard(Struct, frozen=True):
    """The daily deal of a game, with the user's results and how all users of the server did."""

    game: str
    date: str
    deck: str
    grade: int | None
    tried: int
    """How many tables were opened on this deal on this server."""
    won: int
    week: list[Today]
    """The user's results on seven days, ``date`` last."""
    deck_words: Words = ""
    bot_words: Words = ""
    """In a game for two, the title of the bot that everybody plays against."""
    streak: int = 0
    """Days in a row, up to today, on which I finished the daily deal."""
    best_streak: int = 0
    counted: str | None = None
    """The id of the user's table that ``bins`` count, their first on the day itself; None for none."""
    bins: list[Bin] = []
    """A histogram of the turns in which games begun on the day itself ended; empty until one has ended."""


class DailyMonth(Struct, frozen=True):
    """The daily deals of a month up to today, with my results."""

    game: str
    month: str
    first: str
    """The first day that ever had a daily deal."""
    today: str
    days: list[Today]
