"""Whether anything hidden in Patrol leaks: two worlds that differ only in what a watcher never saw, over many games.

    python -m bench.leaks [GAMES] [ROOMS]

Of each random game (two starter decks, two rounds, every variant in turn) a second world is made for each seat and for
a spectator by exchanging cards that were never shown to him, and played again: at every moment his view, whose turn it
is, what goes on by itself (the timing class), what he may do and why he may not do something else must be the same.
So many ROOMS more are played at a table, where every byte that the watcher receives must be the same, and with bots,
who must choose the same. It ends with status 1 where something differs, and names the game.
"""

import sys
import time
from itertools import count, cycle

from tests.games.patrol.worlds import SPECTATOR, Leak, choices, exchanged, leak, letters, play

from vedette.games.patrol.cards import deck
from vedette.games.patrol.engine.options import SWITCHES, named
from vedette.games.patrol.text.speech import Patrol

MOST = 600
"""Actions of one game."""
WATCHERS = {"ann": 0, "bob": 1, "eve": SPECTATOR}


def setups() -> list[Patrol]:
    """Return a game for each variant and one without, each between two starter decks."""
    decks = list(deck.box().values())
    rounds: list[list[str]] = [[], *([name] for name in SWITCHES)]
    return [
        Patrol((decks[at % len(decks)], decks[(at + 3) % len(decks)]), named(["rounds-2", *names]))
        for at, names in enumerate(rounds)
    ]


def views(games: int) -> tuple[int, list[tuple[int, str, Leak]]]:
    """Return how many moments looked the same, and what did not."""
    moments, leaks = 0, []
    for seed, made in zip(range(games), cycle(setups()), strict=False):
        played = play(made, seed, MOST)
        for name, watcher in WATCHERS.items():
            found, same = leak(made, played, exchanged(made, played, watcher, seed), watcher, seed)
            moments += same
            leaks += [(seed, name, found)] if found else []
    return moments, leaks


def tables(rooms: int) -> tuple[int, list[int]]:
    """Return how many letters were the same to the byte, and the games in which something was not."""
    same, leaks = 0, []
    for seed, made in zip(range(rooms), cycle(setups()), strict=False):
        played = play(made, seed, MOST // 6)
        for name, watcher in WATCHERS.items():
            other = exchanged(made, played, watcher, seed)
            one = letters(made, played.deal, played.choices, name)
            same += len(one)
            leaks += [seed] if letters(made, other, played.choices, name) != one else []
        other = exchanged(made, played, 0, seed)
        bots = [choices(made, world, played, 0, "level:2") for world in (played.deal, other)]
        leaks += [seed] if bots[0] != bots[1] else []
    return same, leaks


def main(games: int = 10_000, rooms: int = 100) -> None:
    begun = time.process_time()
    moments, leaks = views(games)
    print(f"{games:,} games, {moments:,} moments seen alike by two seats and a spectator, {len(leaks)} leaks")
    for number, (seed, watcher, found) in zip(count(1), leaks[:10], strict=False):
        print(f"{number}: game {seed}, {watcher}, moment {found.moment}: {found.what}")
    same, broken = tables(rooms)
    print(f"{rooms:,} games at a table, {same:,} letters and bots' choices alike; games that leak: {broken}")
    print(f"{time.process_time() - begun:.0f} s")
    sys.exit(1 if leaks or broken else 0)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
