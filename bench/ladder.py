"""How strong the players of Patrol are: ratings with bootstrap intervals, from duplicate games.

    python -m bench.ladder level:0 level:1 level:2 --games 400 --seed 1

Each player meets the next in so many games between starter decks, two to a deal with the seats swapped, the decks
changing from deal to deal. Ratings are Elo's by the model of Bradley and Terry, the first player's 0. Intervals are
drawn anew from whole deals (two games each), so that the two games of a deal count as one piece of evidence. What each
deal gave is told on standard error as it is known, since strong players take a minute and more for one.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import pairwise
from math import log10

from vedette.core.chance import Stream
from vedette.core.game import Game
from vedette.games.patrol.cards.deck import box
from vedette.games.patrol.text.speech import Patrol
from vedette.lab import arena

DRAWS = 2_000
"""Samples of a bootstrap."""
TAIL = 40
"""One part in so many lies outside the interval on each side: 95% lies within."""


def setups() -> list[Game]:
    """Return the game with every pair of different starter decks."""
    decks = box()
    return [Patrol((decks[one], decks[other])) for one in decks for other in decks if one != other]


def met(pair: tuple[str, str], games: int, seed: int) -> list[float]:
    """Return what the second of a pair won of each deal, 0 to 1: two games, one from either seat."""
    made, rng = setups(), Stream(seed)
    found = []
    for deal in range(games // 2):
        game = made[rng.below(len(made))]
        setup, own = arena.setup_of(game.rules.name, game), arena.apart(seed, deal)
        number = arena.numbers(game, own, 1)[0]
        bouts = [arena.Bout(setup, names, number, arena.apart(own, 0)) for names in (pair, pair[::-1])]
        two = [arena.play(bout) for bout in bouts]
        found.append((two[0].scores[1] + two[1].scores[0]) / 2)
        print(f"{pair[1]} against {pair[0]}: deal {deal + 1}, {share(found):.1%}", file=sys.stderr, flush=True)
    return found


def share(found: list[float]) -> float:
    return sum(found) / len(found)


def elo(won: float, games: int) -> float:
    """Return the difference in rating that a share speaks of; half a game is added to both sides, so that it ends."""
    kept = (won * games + 0.5) / (games + 1)
    return 400 * log10(kept / (1 - kept))


def anew(found: list[float], rng: Stream) -> float:
    return share([found[rng.below(len(found))] for _ in found])


def bounds(values: list[float]) -> tuple[float, float]:
    values = sorted(values)
    return values[len(values) // TAIL], values[-1 - len(values) // TAIL]


def rows(players: list[str], games: int, seed: int) -> Iterator[str]:
    yield "| player | won against the one before | 95% interval | games | rating | 95% interval |"
    yield "|---|---|---|---|---|---|"
    yield f"| {players[0]} | | | | 0 | |"
    rating, drawn, rng = 0.0, [0.0] * DRAWS, Stream(seed)
    for pair in pairwise(players):
        found = met(pair, games, seed)
        count = 2 * len(found)
        again = [anew(found, rng) for _ in range(DRAWS)]
        rating += elo(share(found), count)
        drawn = [one + elo(won, count) for one, won in zip(drawn, again, strict=True)]
        low, high = bounds(again)
        least, most = bounds(drawn)
        shares = f"{share(found):.1%} | {low:.1%} to {high:.1%} | {count}"
        yield f"| {pair[1]} | {shares} | {rating:+.0f} | {least:+.0f} to {most:+.0f} |"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("players", nargs="+")
    reader.add_argument("--games", type=int, default=400)
    reader.add_argument("--seed", type=int, default=1)
    told = reader.parse_args()
    for row in rows(told.players, told.games, told.seed):
        print(row, flush=True)


if __name__ == "__main__":
    main()
