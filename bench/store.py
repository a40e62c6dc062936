"""Measure the store: bytes a finished game before and after it is packed, and what a guest of many games costs.

    python -m bench.store size [--games 300]       random games of each kind, stored as the server stores them
    python -m bench.store guest [--games 5000]     statistics and lists of one guest, and how long others wait meanwhile
    python -m bench.store postgresql [--games 300] the first on PostgreSQL, a cluster of its own; PYTHONPATH=src:.
    python -m bench.store backup [--games 20000]   packing, backup with its verification, restoring

Random games, an action every five seconds or so; the actions are stored as they happen, in transactions of many tables.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

import vedette
from vedette import deals, decks, setups
from vedette.core import record
from vedette.core.game import OVER
from vedette.core.match import Match
from vedette.core.plugin import variants_of
from vedette.server import backup, tables
from vedette.server.store.packer import Packer
from vedette.server.store.store import Store
from vedette.session import events, table_setup
from vedette.session.history import History, Summary

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from vedette.server.store.packing import Event
    from vedette.server.store.statements import Params

GAMES: Final = ("twelve-patrols", "spellfire", "patrol")
SHARES: Final = (85, 14, 1)
"""Of a hundred games, how many are of each kind."""
BEGAN: Final = 1_795_000_000.0
LATE: Final = 1e12
TOGETHER: Final = 100
Played = tuple["Params", list["Event"], Summary]


def play(name: str, chance: random.Random) -> Played:
    """Play a random game; return its table, its events and its summary."""
    deck = chance.choice(decks.names(name))
    both = f"{deck},{chance.choice(decks.names(name))}" if name == "patrol" else deck
    game = vedette.game(name, both)
    match = Match(game, deals.random_deal(game, chance.randrange(2**53)))
    at = BEGAN + chance.random() * 1e6
    begun = events.Begun(
        record=record.write(match, deal=False),
        deal=match.deal,
        seed=chance.getrandbits(53),
        dealing=table_setup.DEALING,
    )
    row = {
        "id": "".join(chance.choice(tables.LETTERS) for _ in range(tables.NAME)),
        "game": name,
        "deck": setups.deck_name(game),
        "options": msgspec.json.encode(variants_of(match.game)).decode(),
        "code": table_setup.code_of(match),
        "begun": at,
        **tables.Provenance("random")._asdict(),
        **History(match, at).summary()._asdict(),
    }
    told: list[Event] = [(at, events.write(begun))]
    start, tab = at, f"{chance.getrandbits(31):06x}"[:6]
    while match.mover() != OVER:
        at += chance.expovariate(0.2)
        seat, action = match.mover(), chance.choice(match.legal())
        told.append((at, events.write(events.Played(f"{tab}-{len(told)}", seat, game.note(match.state, action)))))
        match.play(action)
    summary = History(match, at).summary()._replace(played=at, result=match.result(), seconds=int(at - start))
    return row, told, summary


async def store_all(store: Store, games: list[Played]) -> None:
    """Store games as they are played, in transactions of many tables."""
    for first in range(0, len(games), TOGETHER):
        some = games[first : first + TOGETHER]
        await asyncio.gather(*[create(store, row, told) for row, told, _ in some])
        await asyncio.gather(*[end(store, row["id"], told, summary) for row, told, summary in some])


def create(store: Store, row: Params, told: list[Event]) -> Awaitable[None]:
    guests = [f"{hash(row['id']) % 1000:032x}", f"{hash(row['id']) // 7 % 1000:032x}"]
    return store.create(row, guests[: 2 if row["game"] == "patrol" else 1], told[:1])


def end(store: Store, table: str, told: list[Event], summary: Summary) -> Awaitable[None]:
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def stored(trouble: Exception | None) -> None:
        done.set_result(None) if trouble is None else done.set_exception(trouble)

    store.append(table, 1, told[1:], summary, stored)
    return done


def url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def size(file: Path) -> int:
    """Return the bytes of a store without free pages."""
    with closing(sqlite3.connect(file)) as store:
        store.execute("VACUUM")
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file.stat().st_size


async def packed(store: Store) -> float:
    """Pack everything; return the seconds."""
    begun, packer = time.perf_counter(), Packer(store, lambda: LATE)
    while await packer.pack(LATE):
        pass
    if packer.bad:
        sys.exit(f"not packed: {packer.bad}")
    return time.perf_counter() - begun


async def sizes(count: int) -> None:
    print(
        "| game | actions | events, B | file, B a game | packed row, B | file packed, B a game | decks | packing, ms |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for name in GAMES:
        number = count if name != "patrol" else max(count // 10, 1)
        games = [play(name, random.Random(f"{name} {at}")) for at in range(number)]
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "vedette.db"
            store = await Store.open(url(file))
            empty = size(file)
            await store_all(store, games)
            await store.writer.catch_up()
            before = size(file) - empty
            seconds = await packed(store)
            after = size(file) - empty
            await same(store, games)
            await store.close()
            with closing(sqlite3.connect(file)) as read:
                (body,) = read.execute("SELECT avg(length(body)) FROM packed").fetchone()
                shared, of = read.execute("SELECT count(*), coalesce(sum(length(body)), 0) FROM shared").fetchone()
        actions = sum(len(told) - 1 for _, told, _ in games) / number
        raw = sum(len(text) for _, told, _ in games for _, text in told) / number
        print(
            f"| {name} | {actions:.0f} | {raw:,.0f} | {before / number:,.0f} | {body:,.0f} | {after / number:,.0f} "
            f"| {shared} of {of / max(shared, 1):,.0f} B | {1000 * seconds / number:.2f} |"
        )


async def on_postgresql(count: int) -> None:
    from tests.server.postgres import cluster  # noqa: PLC0415 (the other measures need no tests)

    made = cluster()
    try:
        for name in GAMES:
            number = count if name != "patrol" else max(count // 10, 1)
            games = [play(name, random.Random(f"{name} {at}")) for at in range(number)]
            database = made.create()

            def whole(database: str = database) -> int:
                made.at("psql", "-q", "-d", database, "-c", "VACUUM FULL")
                return int(made.at("psql", "-At", "-d", database, "-c", "SELECT pg_database_size(current_database())"))

            store = await Store.open(made.url(database))
            empty = whole()
            await store_all(store, games)
            before = whole() - empty
            await packed(store)
            await same(store, games)
            await store.close()
            print(f"{name}: {before / number:,.0f} bytes a game, packed {(whole() - empty) / number:,.0f}")
    finally:
        made.stop()


async def same(store: Store, games: list[Played]) -> None:
    """Read every game again."""
    for row, told, _ in games:
        kept = await store.load(row["id"])
        if kept is None or kept.events != told:
            sys.exit(f"table {row['id']} is not what it was")


class Pulse:
    """How late the event loop is."""

    def __init__(self) -> None:
        self.worst = 0.0
        self.task = asyncio.create_task(self.beat())

    async def beat(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            self.worst = max(self.worst, time.perf_counter() - before - 0.001)

    async def time(self, name: str, what: Awaitable[object], times: int = 1) -> None:
        self.worst, before = 0.0, time.perf_counter()
        await what
        spent = 1000 * (time.perf_counter() - before) / times
        print(f"{name}: {spent:.1f} ms; others waited {1000 * self.worst:.1f} ms at the most")
        await asyncio.sleep(0.01)


async def guest(count: int) -> None:
    pattern = [play(GAMES[0], random.Random(at)) for at in range(50)]
    games = []
    for number in range(count):
        row, told, summary = pattern[number % len(pattern)]
        games.append(({**row, "id": f"t{number}"}, told, summary._replace(played=BEGAN + number)))
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(url(Path(folder) / "vedette.db"))
        for first in range(0, count, TOGETHER):
            some = games[first : first + TOGETHER]
            await asyncio.gather(*[store.create(row, ["ann"], told[:1]) for row, told, _ in some])
            await asyncio.gather(*[end(store, row["id"], told, summary) for row, told, summary in some])
        pulse = Pulse()
        await pulse.time("warming up", store.mine("ann", over=None))
        await pulse.time("statistics, all counted again", store.tallies("ann"))
        for _ in range(3):
            await pulse.time("statistics", store.tallies("ann"))
        await pulse.time("unfinished tables by game", store.started("ann"))
        await pulse.time("dailies finished", store.finished_dailies("ann", GAMES[0]))
        await pulse.time("a page of the list", store.mine("ann", over=None))
        pulse.task.cancel()
        await store.close()


async def backups(count: int) -> None:
    pattern = {name: [play(name, random.Random(f"{name} {at}")) for at in range(40)] for name in GAMES}
    chance = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        store = await Store.open(url(home / "vedette.db"))
        for first in range(0, count, TOGETHER):
            some = []
            for _ in range(first, min(first + TOGETHER, count)):
                row, told, summary = chance.choice(pattern[chance.choices(GAMES, SHARES)[0]])
                some.append(({**row, "id": f"{chance.getrandbits(56):012x}"[:12]}, told, summary))
            await store_all(store, some)
        print(f"{count:,} games: {size(home / 'vedette.db') / count:,.0f} bytes each")
        told_backup(home, "backup and verification before packing")
        seconds = await packed(store)
        print(f"packing without a pause: {seconds:.1f} s, {count / seconds:,.0f} games a second")
        print(f"packed: {size(home / 'vedette.db') / count:,.0f} bytes each")
        told_backup(home, "backup and verification after packing")
        await store.close()
        begun = time.perf_counter()
        await (await Store.open(url(home / "backup.db"))).close()
        print(f"opened as a store: {time.perf_counter() - begun:.2f} s")


def told_backup(home: Path, what: str) -> None:
    (home / "backup.db").unlink(missing_ok=True)
    begun = time.perf_counter()
    backup.copy(home, home / "backup.db")
    print(f"{what}: {time.perf_counter() - begun:.2f} s, {(home / 'backup.db').stat().st_size / 1e6:,.1f} MB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["size", "guest", "postgresql", "backup"])
    parser.add_argument("--games", type=int)
    told = parser.parse_args()
    runs = {
        "size": (sizes, 300),
        "guest": (guest, 5000),
        "postgresql": (on_postgresql, 300),
        "backup": (backups, 20000),
    }
    run, usual = runs[told.what]
    asyncio.run(run(told.games or usual))


if __name__ == "__main__":
    main()
