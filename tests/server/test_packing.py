"""Finished games are packed: smaller, and exactly what they were, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import func, select, update
from tests.server.test_store import OPEN, WON, append, row, with_store

from vedette.core.errors import Unreadable
from vedette.server import backup
from vedette.server.store import packer
from vedette.server.store.models import EVENTS, PACKED, SHARED, TABLES
from vedette.server.store.packer import Packer
from vedette.server.store.packing import Damaged, Event, Packed, pack, unpack
from vedette.server.store.store import Store
from vedette.server.store.stored_events import numbered

if TYPE_CHECKING:
    from sqlalchemy import Table
    from sqlalchemy.ext.asyncio import AsyncConnection
    from tests.server.postgres import Cluster

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
RELEASED = sorted((ROOT / "tests" / "released").glob("*/store.sql"))
LATE = 1e12


def released(store: Path) -> dict[str, list[Event]]:
    """Return the events of every table of a released store."""
    with closing(sqlite3.connect(":memory:")) as old:
        old.executescript(store.read_text(encoding="utf-8"))
        tables: dict[str, list[Event]] = {}
        for table, at, body in old.execute("SELECT table_id, at, body FROM events ORDER BY table_id, number"):
            tables.setdefault(table, []).append((at, body))
    return tables


REAL = list(released(RELEASED[-1]).values())


async def pack_all(store: Store) -> list[str]:
    """Pack everything; return the tables that could not be packed."""
    packs = Packer(store, lambda: LATE)
    while await packs.pack(LATE):
        pass
    return sorted(packs.bad)


async def count(store: Store, what: Table) -> int:
    async with store.engine.connect() as connection:
        return int(await connection.scalar(select(func.count()).select_from(what)) or 0)


TIMES = st.one_of(
    st.floats(allow_nan=False), st.floats(1e9, 2e9), st.integers(10**12, 2 * 10**12).map(lambda t: t / 1000)
)
BODIES = st.one_of(
    st.text(max_size=40),
    st.sampled_from([body for events in REAL for _, body in events]),
    st.builds(lambda text: '{"cards":"' + 300 * text + '"}', st.text(min_size=1, max_size=3)),
)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(events=st.lists(st.tuples(TIMES, BODIES), max_size=12))
def test_what_is_unpacked_is_what_was_packed(events: list[Event]) -> None:
    assert unpack(pack(events)) == events


@pytest.mark.parametrize("store", RELEASED, ids=lambda path: path.parent.name)
def test_games_of_a_release_are_the_same_and_small(store: Path) -> None:
    for events in released(store).values():
        packed = pack(events)
        assert unpack(packed) == events
        raw = sum(len(body) for _, body in events)
        assert len(packed.body) < raw / 3
        assert len(packed.shared) < raw / 3
    decks = {pack(events).digest for events in released(store).values()}
    assert len(decks) < len(released(store)) / 2


def test_a_packed_game_is_what_it_was_in_every_format() -> None:
    """Formats are never changed: these are games as they were packed when the format was made."""
    (form,) = (ROOT / "tests" / "server" / "packed").glob("*.txt")
    packed, decks, said = form.read_text(encoding="utf-8").splitlines()
    body, shared = bytes.fromhex(packed), bytes.fromhex(decks)
    events = [(1795474051.6913807 + number / 7, line) for number, line in enumerate(said.split(" | "))]
    assert unpack(Packed(len(events), body, shared)) == events


def noticed(packed: Packed) -> bool:
    """Return whether damage is noticed; bits that say nothing may change."""
    try:
        assert unpack(packed) == REAL[0]
    except Damaged:
        return True
    return False


def test_a_damaged_game_is_noticed() -> None:
    packed = pack(REAL[0])

    def changed(whole: bytes) -> list[bytes]:
        return [bytes([*whole[:at], byte ^ 16, *whole[at + 1 :]]) for at, byte in enumerate(whole)]

    bodies = [noticed(packed._replace(body=body)) for body in changed(packed.body)]
    shared = [noticed(packed._replace(shared=body)) for body in changed(packed.shared)]
    assert bodies.count(False) <= 1
    assert shared.count(False) <= 1
    assert all(noticed(packed._replace(events=events)) for events in (0, packed.events - 1, packed.events + 1))
    assert noticed(packed._replace(shared=b""))


def test_a_finished_game_is_packed_and_goes_on(url: str) -> None:
    events = REAL[0]

    async def some(store: Store) -> None:
        await store.create(row("open"), ["ann"], events)
        for table in ("t1", "t2"):
            await store.create(row(table), ["ann"], events[:1])
            await append(store, table, 1, events[1:], WON)
        recent = WON._replace(played=99.0)
        await store.create(row("new"), ["ann"], [])
        await append(store, "new", 0, events, recent)
        packs = Packer(store, lambda: 50.0)
        assert (await packs.pack(50.0), await packs.pack(50.0)) == (2, 0)
        assert await count(store, EVENTS) == 2 * len(events), "the others are as they were"
        assert (await count(store, PACKED), await count(store, SHARED)) == (2, 1)
        more = [(1.0, "after"), (2.0, "the end")]
        await append(store, "t1", len(events), more[:1], OPEN)
        await append(store, "t1", len(events) + 1, more[1:], OPEN)
        kept = await store.load("t1")
        assert kept is not None
        assert kept.events == events + more
        assert await packs.pack(50.0) == 0, "it is not over any more"
        await append(store, "t1", len(events) + 2, more, WON)
        assert await packs.pack(50.0) == 1
        assert await count(store, EVENTS) == 2 * len(events)
        for table, told in (("t1", events + more + more), ("t2", events), ("open", events), ("new", events)):
            kept = await store.load(table)
            assert kept is not None
            assert kept.events == told
        assert packs.bad == set()

    with_store(url, some)


def test_decks_are_erased_with_the_last_game_of_them(url: str) -> None:
    async def some(store: Store) -> None:
        for number, events in enumerate([REAL[0], REAL[0], REAL[1], REAL[1]]):
            await store.create(row(f"t{number}"), ["ann"], [])
            await append(store, f"t{number}", 0, events, WON if number < 3 else OPEN._replace(result="won"))
        await pack_all(store)
        assert await count(store, SHARED) == 2
        await store.forget("ann", ["t0"])
        assert await count(store, SHARED) == 2
        await store.forget("ann", ["t1"])
        assert (await count(store, SHARED), await count(store, PACKED)) == (1, 2)
        for table in ("t2", "t3"):
            await append(store, table, len(REAL[1]), [(9.0, "undone")], OPEN)
        assert await store.expire(7.0, set()) == 2
        assert (await count(store, SHARED), await count(store, PACKED)) == (0, 0)

    with_store(url, some)


def test_a_table_that_cannot_be_packed_stays_and_stops_no_other(url: str) -> None:
    async def some(store: Store) -> None:
        await store.create(row("gap"), ["ann"], [(1.0, "one")])
        await append(store, "gap", 2, [(1.0, "three")], WON)
        await store.create(row("good"), ["ann"], [])
        await append(store, "good", 0, REAL[0], WON._replace(played=10.0))
        assert await pack_all(store) == ["gap"]
        kept = await store.load("gap")
        assert kept is not None
        assert [body for _, body in kept.events] == ["one", "three"]
        assert (await count(store, PACKED), await count(store, EVENTS)) == (1, 2)

    with_store(url, some)


def test_what_is_said_while_a_table_is_packed_is_kept(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that is stored between reading a game and writing it packed."""

    async def some(store: Store) -> None:
        await store.create(row("t1"), ["ann"], [])
        await append(store, "t1", 0, REAL[0], WON)
        late = [(7.0, "late")]

        async def slow(connection: AsyncConnection, table: str) -> tuple[int, list[tuple[int, float, str]]]:
            read = await numbered(connection, table)
            monkeypatch.undo()
            await append(store, "t1", len(REAL[0]), late, OPEN._replace(played=20.0))
            await store.writer.catch_up()
            return read

        monkeypatch.setattr("vedette.server.store.packer.numbered", slow)
        assert await pack_all(store) == []
        kept = await store.load("t1")
        assert kept is not None
        assert kept.events == REAL[0] + late
        assert kept.row["result"] is None
        await append(store, "t1", len(REAL[0]) + 1, late, WON)
        assert await pack_all(store) == []
        kept = await store.load("t1")
        assert kept is not None
        assert kept.events == REAL[0] + late + late
        assert await count(store, EVENTS) == 0

    with_store(url, some)


def test_two_servers_pack_the_same_store(cluster: Cluster) -> None:
    url = cluster.url(cluster.create())

    async def both() -> None:
        stores = [await Store.open(url) for _ in range(2)]
        for number in range(100):
            await stores[0].create(row(f"t{number}"), ["ann"], [])
            await append(stores[0], f"t{number}", 0, REAL[number % len(REAL)], WON)
        assert await asyncio.gather(*[pack_all(store) for store in stores]) == [[], []]
        for number in range(100):
            kept = await stores[1].load(f"t{number}")
            assert kept is not None
            assert kept.events == REAL[number % len(REAL)]
        assert (await count(stores[0], EVENTS), await count(stores[0], PACKED)) == (0, 100)
        for store in stores:
            await store.close()

    asyncio.run(both())


def test_two_servers_hardly_ever_pack_the_same_tables(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, number in (("AT_ONCE", 4), ("AMONG", 64)):
        monkeypatch.setattr(packer, name, number)
    monkeypatch.setattr("random.sample", Random(1).sample)
    url = cluster.url(cluster.create())

    async def both() -> None:
        stores = [await Store.open(url) for _ in range(2)]
        for number in range(96):
            await stores[0].create(row(f"t{number}"), ["ann"], [])
            await append(stores[0], f"t{number}", 0, REAL[0][:3], WON)
        packers = [Packer(store, lambda: LATE) for store in stores]
        for _ in range(10):
            await asyncio.gather(*[one.pack(LATE) for one in packers])
        assert await count(stores[0], PACKED) >= 72, "of the 80 that were tried"
        assert not any(one.bad for one in packers)
        for store in stores:
            await store.close()

    asyncio.run(both())


PACK = """
import asyncio, sys
from tests.server.test_packing import LATE
from vedette.server.store import packer
from vedette.server.store.packer import Packer
from vedette.server.store.store import Store

packer.AT_ONCE = 8

async def pack():
    store = await Store.open(sys.argv[1])
    packs = Packer(store, lambda: LATE)
    while await packs.pack(LATE):
        print("packed some", flush=True)

asyncio.run(pack())
"""


def test_packing_is_killed_and_goes_on(url: str) -> None:
    tables = 200

    async def fill(store: Store) -> None:
        for first in range(0, tables, 100):
            names = range(first, first + 100)
            await asyncio.gather(*[store.create(row(f"t{name}"), ["ann"], REAL[name % len(REAL)]) for name in names])
        async with store.engine.begin() as connection:  # as in a store of before: nothing says that they are over
            await connection.execute(update(TABLES).values(result="won", played=9.0))

    async def look(store: Store) -> None:
        for name in range(tables):
            kept = await store.load(f"t{name}")
            assert kept is not None
            assert kept.events == REAL[name % len(REAL)]

    async def finish(store: Store) -> None:
        done = await count(store, PACKED)
        assert 0 < done < tables, "it was killed in the midst of it"
        assert await pack_all(store) == []
        assert (await count(store, PACKED), await count(store, EVENTS)) == (tables, 0)

    with_store(url, fill)
    path = os.pathsep.join([str(ROOT), *sys.path])
    for kill in range(3):
        process = subprocess.Popen(
            [sys.executable, "-c", PACK, url],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert process.stdout is not None
        assert [process.stdout.readline() for _ in range(2)] == ["packed some\n"] * 2
        time.sleep(0.004 * kill)
        process.send_signal(signal.SIGKILL)
        process.wait(30)
        process.stdout.close()
        with_store(url, look)
    with_store(url, finish)
    with_store(url, look)


def test_a_backup_notices_a_packed_game_that_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / "vedette.db"

    async def fill(store: Store) -> None:
        await store.create(row("t1"), ["ann"], [])
        await append(store, "t1", 0, REAL[0], WON)
        await pack_all(store)

    async def read(store: Store) -> None:
        with pytest.raises(Unreadable):
            await store.load("t1")

    with_store(f"sqlite+aiosqlite:///{file}", fill)
    backup.copy(tmp_path, tmp_path / "good.db")
    with closing(sqlite3.connect(file)) as store:
        (body,) = store.execute("SELECT body FROM packed").fetchone()
        store.execute("UPDATE packed SET body = ?", (body[:-9] + b"damaged!!",))
        store.commit()
    with pytest.raises(Unreadable):
        backup.copy(tmp_path, tmp_path / "bad.db")
    assert not (tmp_path / "bad.db").exists()
    with_store(f"sqlite+aiosqlite:///{file}", read)
