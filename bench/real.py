"""Measure a move of the real games at a table with two readers: processor time, bytes over the wire, memory a table.

    python -m bench.real [--moves 200] [--at 10 100 1000]

Both seats read, or the player and somebody who watches. Games are played at random up to each action and measured from
there; a game that ends before is left out. Bytes are what both readers are sent, as JSON and as a socket compresses it;
the time is of everything but the network and the store. ``first`` is the largest first letter to one reader,
compressed. Memory is what one table and its readers take of Python's. The collector is tuned as a server tunes it.
"""

from __future__ import annotations

import argparse
import gc
import random
import time
import tracemalloc
import zlib
from statistics import median, quantiles
from typing import TYPE_CHECKING, Final, NamedTuple

from tests.server import sitting

from vedette import setups
from vedette.core.match import Match
from vedette.protocol import client
from vedette.server.app import tune_collector
from vedette.session.effects import Connection

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vedette.session.effects import Effects
    from vedette.session.table import Table

GAMES: Final = ("twelve-patrols", "spellfire", "patrol")
SEEDS: Final = 40
"""Deals that are tried for a game."""
LONG: Final = 40
"""Moves that are measured in one game."""
WINDOW: Final = 12
MEMORY: Final = 5
"""The window and the memory of a socket's compression, as the server has them."""
COPIES: Final = 8
"""Tables of which the memory is measured."""


class Move(NamedTuple):
    """What one move cost."""

    seconds: float
    said: int
    sent: int


class Reader:
    """A connection, and the compression of its socket."""

    def __init__(self, table: Table, guest: str) -> None:
        """Join in English, for changes."""
        self.connection = Connection(guest)
        seat = table.info.seat_of(guest)
        self.connection.seat = self.connection.seat if seat is None else seat
        self.squeezer = zlib.compressobj(wbits=-WINDOW, memLevel=MEMORY)
        self.first = self.hear(table.handle(self.connection, client.Join(f"{guest}-join", changes=True), 1.0))

    def hear(self, effects: Effects) -> tuple[int, int]:
        """Return the bytes that these effects send here, as JSON and compressed."""
        said = [message for connection, message in effects.messages if connection is self.connection]
        sent = [len(self.squeezer.compress(one) + self.squeezer.flush(zlib.Z_SYNC_FLUSH)) - 4 for one in said]
        return sum(map(len, said)), sum(sent)


def room(game: str, seed: int, ahead: int) -> Table | None:
    """Return a table so far into a game that is played at random; None where it ends before."""
    made, rng = setups.game(game), random.Random(seed)
    match = Match(made, made.deal(rng.randrange(made.deals())))
    while len(match.actions) < ahead:
        if match.mover() < 0:
            return None
        match.play(rng.choice(match.legal()))
    return None if match.mover() < 0 else sitting.room_at(match, ["ann", "bob"][: made.rules.players])


def moves(table: Table, readers: list[Reader], rng: random.Random) -> Iterator[Move]:
    """Play on at random; a window is waited for until its end."""
    now = 2.0
    for number in range(LONG):
        mover = table.match.mover()
        if mover < 0:
            return
        teller = next(one.connection for one in readers if one.connection.seat == mover)
        act = client.Act(f"m{number}", table.history.version, rng.choice(table.match.legal()))
        begun = time.process_time()
        told = [table.handle(teller, act, now)]
        if table.history.window is not None and table.history.window.held is not None:
            now += 1000.0
            told.append(table.wake(now))
        seconds = time.process_time() - begun
        now += 1.0
        heard = [reader.hear(effects) for effects in told for reader in readers]
        yield Move(seconds, sum(said for said, _ in heard), sum(sent for _, sent in heard))


def seated(table: Table) -> list[Reader]:
    """Return two readers: those who play, or who plays and who watches."""
    return [Reader(table, guest) for guest in ("ann", "bob")]


def memory(game: str, seed: int, ahead: int) -> float:
    """Return the kilobytes that a table so far into a game takes, with two readers."""
    room(game, seed, ahead)  # what is made once for all tables is there
    gc.collect()
    tracemalloc.start()
    kept = [room(game, seed, ahead) for _ in range(COPIES)]
    readers = [seated(table) for table in kept if table is not None]
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken / len(readers) / 1000


def measured(game: str, ahead: int, wanted: int) -> None:
    """Print a row of the table, where games get so far."""
    found: list[Move] = []
    first: list[int] = []
    seed = None
    for one in range(SEEDS):
        if len(found) >= wanted or (table := room(game, one, ahead)) is None:
            continue
        readers, seed = seated(table), one
        first += [reader.first[1] for reader in readers]
        found += moves(table, readers, random.Random(one))
    if seed is None or len(found) < 2:
        return
    cells = [
        f"{scale * median(values):.{digits}f} / {scale * quantiles(values, n=10)[-1]:.{digits}f}"
        for scale, digits, values in (
            (1000, 2, [move.seconds for move in found]),
            (1, 0, [move.said for move in found]),
            (1, 0, [move.sent for move in found]),
        )
    ]
    print(f"| {game} | {ahead} | {len(found)} | {' | '.join(cells)} | {max(first)} | {memory(game, seed, ahead):.0f} |")


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--at", type=int, nargs="+", default=[10, 100, 1000])
    asked = parser.parse_args()
    tune_collector()  # as a server does
    print("| game | from action | moves | ms a move, median / 90% | bytes said | bytes sent | first | kB a table |")
    print("|---|---|---|---|---|---|---|---|")
    for game in GAMES:
        for ahead in asked.at:
            measured(game, ahead, asked.moves)


if __name__ == "__main__":
    main()
