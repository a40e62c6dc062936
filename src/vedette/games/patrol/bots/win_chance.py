"""The win chance of a view: worlds that look like it are imagined and played to the end of the game.

Both seats play by the commander's rules of thumb, each from what it sees in that world. It is their judgement, counted:
the interval says how exact the count is, not how well they play.
"""

from typing import Final, NamedTuple
from zlib import crc32

from vedette.core.chance import Stream
from vedette.core.game import OVER
from vedette.games.patrol.bots.rounds import Rounds
from vedette.games.patrol.engine.game import Setup
from vedette.games.patrol.engine.rules import SEATS
from vedette.games.patrol.engine.view import VIEWER, read

GAMES: Final = 128
"""How many imagined games are played from a view to estimate its chance of winning."""


class GamesWon(NamedTuple):
    """How many games were won, a draw counting a half, and of how many."""

    won: float
    games: int
    certain: bool
    """Whether the game is over, so that nothing had to be imagined."""


def chance(game: Setup, view: bytes, games: int = GAMES) -> GamesWon:
    """Return how often the seat of a view wins from there on; a spectator looks from seat 0."""
    viewer = int(read(view)[VIEWER])
    seat = viewer if 0 <= viewer < SEATS else 0
    position = game.imagine(view, Stream(0))
    if position.mover() == OVER:
        return GamesWon(position.returns()[seat], 1, True)
    rounds = Rounds(game)
    worlds = Stream(crc32(view))
    won = 0.0
    for _ in range(games):
        rng = Stream(worlds.word())
        won += rounds.returns(game.imagine(view, rng), seat, rng)
    return GamesWon(won, games, False)
