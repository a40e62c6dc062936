"""Statistics are counted as games end: whatever happens, they are what a recount of all games tells."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select
from tests.server.test_store import LOST, OPEN, WON, append, row, with_store

from vedette.server.store import tallies
from vedette.server.store.models import SEATS, TABLES, TALLIES
from vedette.server.store.store import Store

if TYPE_CHECKING:
    from tests.server.postgres import Cluster

pytestmark = pytest.mark.once

GUESTS = ("ann", "bob")
ROOT = Path(__file__).resolve().parents[2]
COUNTS = ("played", "won", "streak", "best", "seconds", "fastest", "climbs", "drawn")
KIND = ("deck", "grade", "opponent", "own")
WHOLE = dict.fromkeys(KIND)
Counts = dict[tuple[Any, ...], dict[str, Any]]


def is_whole(row: dict[str, Any]) -> bool:
    """Whether a row counts all games."""
    return all(row[name] is None for name in KIND)


async def told(store: Store, guest: str) -> Counts:
    """Return what the store counted."""
    rows = await store.tallies(guest)
    counts = {
        (row["game"], row["assisted"], *[row[name] for name in KIND]): {name: row[name] for name in COUNTS}
        for row in rows
    }
    assert len(counts) == len(rows)
    return counts


async def recounted(store: Store, guest: str) -> Counts:
    """Count all games one by one."""
    async with store.engine.connect() as connection:
        wanted = select(TABLES, SEATS.c.seat, SEATS.c.deck.label("own")).join(SEATS, SEATS.c.table_id == TABLES.c.id)
        wanted = wanted.where(SEATS.c.guest == guest, SEATS.c.listed, TABLES.c.result.is_not(None))
        rows = [dict(row) for row in (await connection.execute(wanted.order_by(SEATS.c.seat))).mappings()]
        seats = [tuple(row) for row in await connection.execute(select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.guest))]
    first = {row["id"]: row for row in reversed(rows) if row["origin"] != "record"}
    counts: Counts = {}
    for one in sorted(
        first.values(), key=lambda row: (row["played"] if row["ended"] is None else row["ended"], row["id"])
    ):
        others = [other for table, seat, other in seats if table == one["id"] and seat != one["seat"]]
        if guest in others:
            continue  # two at one screen
        won = one["result"] == ("won" if one["seat"] == 0 else "lost")
        climbs = won and one["seat"] == 0 and one["options"] == "[]" and not one["assisted"]
        kinds: list[dict[str, Any]] = [WHOLE, WHOLE | {"deck": one["deck"], "grade": one["grade"]}]
        if others:
            kinds.append(WHOLE | {"opponent": others[0] if others[0].startswith("@") else "people"})
            kinds.append(WHOLE | {"own": one["deck"] if one["own"] is None else one["own"]})
        for kind in kinds:
            key = (one["game"], one["assisted"], *kind.values())
            had = counts.setdefault(key, dict.fromkeys(COUNTS, 0) | {"fastest": None})
            had["drawn"] += one["result"] == "drawn"
            had["played"] += 1
            had["won"] += won
            had["streak"] = had["streak"] + 1 if won else 0
            had["best"] = max(had["best"], had["streak"])
            had["seconds"] += one["seconds"]
            if won:
                had["fastest"] = one["seconds"] if had["fastest"] is None else min(had["fastest"], one["seconds"])
            had["climbs"] += climbs
    return counts


async def right(store: Store) -> None:
    for guest in GUESTS:
        assert await told(store, guest) == await recounted(store, guest)


TIMES = st.integers(10, 30).map(float)
ENDS = st.tuples(st.sampled_from(["won", "lost", "drawn", None]), st.booleans(), st.integers(1, 5), TIMES)
OPENED = st.tuples(
    st.sampled_from(["patrol", "spellfire"]),
    st.sampled_from(["house", "d" * 3000]),
    st.sampled_from([None, 1, 2]),
    st.sampled_from(["seed", "record", "daily"]),
    st.sampled_from([("ann",), ("bob", "ann"), ("ann", "ann"), ("ann", ""), ("ann", "@level:1")]),
    st.sampled_from(["[]", '["quick"]']),
    st.sampled_from([None, None, "won", "lost"]),
)
GAME = st.tuples(
    st.sampled_from(["patrol", "spellfire"]), st.sampled_from([None, 1]), st.sampled_from(["won", "won", "lost"])
)
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("open"), OPENED),
        st.tuples(
            st.just("end"), st.integers(0, 5), st.lists(st.tuples(st.integers(0, 5), ENDS), min_size=1, max_size=4)
        ),
        st.tuples(st.just("forget"), st.sampled_from(GUESTS), st.integers(0, 5)),
        st.tuples(st.just("sit"), st.integers(0, 5)),
        st.tuples(st.just("read"), st.sampled_from(GUESTS)),
        st.tuples(st.just("again")),
        st.tuples(st.just("play"), st.lists(GAME, min_size=2, max_size=6)),
    ),
    max_size=25,
)


class Played:
    """A store with some tables, played by steps."""

    def __init__(self, url: str, prefix: str) -> None:
        self.url = url
        self.prefix = prefix
        self.ends: dict[str, int] = {}
        self.guests: dict[str, tuple[str, ...]] = {}

    async def run(self, steps: list[tuple[Any, ...]]) -> None:
        store = await Store.open(self.url)
        try:
            for step in steps:
                if step[0] == "again":  # as after a crash: nothing is known but what is stored
                    await store.close()
                    store = await Store.open(self.url)
                else:
                    await getattr(self, step[0])(store, *step[1:])
            await store.writer.catch_up()
            await right(store)
            for table in self.ends:
                for guest in GUESTS:
                    await store.forget(guest, [table])
            assert [await told(store, guest) for guest in GUESTS] == [{}, {}]
        finally:
            await store.close()

    def named(self, number: int) -> str | None:
        return list(self.ends)[number % len(self.ends)] if self.ends else None

    async def open(self, store: Store, opened: tuple[Any, ...]) -> None:
        game, deck, grade, origin, guests, options, result = opened
        decks = {0: "own/mine", 1: "venom"} if grade == 1 else {}
        table = f"{self.prefix}{len(self.ends)}"
        summary = OPEN._replace(result=result)._asdict()
        made = {"game": game, "deck": deck, "grade": grade, "origin": origin, "options": options, **summary}
        await store.create(row(table, **made), list(guests), [], decks)
        self.ends[table] = 0
        self.guests[table] = guests

    async def end(self, store: Store, _: int, ends: list[tuple[int, Any]]) -> None:
        """Some tables end in one transaction, or go on again."""
        writes = []
        for number, (result, assisted, seconds, played) in ends:
            if (table := self.named(number)) is None or not await store.load(table):
                continue
            summary = OPEN._replace(result=result, assisted=assisted, seconds=seconds, played=played)
            writes.append(append(store, table, self.ends[table], [(1.0, "x")], summary))
            self.ends[table] += 1
        await asyncio.gather(*writes)

    async def play(self, store: Store, games: list[tuple[str, int | None, str]]) -> None:
        """Some games are played as usual: one after the other, by a guest who was counted."""
        await store.tallies("ann")
        for number, (game, grade, result) in enumerate(games):
            await self.open(store, (game, "house", grade, "seed", ("ann",), "[]", None))
            now = 100.0 * len(self.ends) + number
            await self.end(store, 0, [(len(self.ends) - 1, (result, False, 9 - number, now))])

    async def forget(self, store: Store, guest: str, number: int) -> None:
        if (table := self.named(number)) is not None:
            await store.forget(guest, [table])

    async def sit(self, store: Store, number: int) -> None:
        table = self.named(number)
        if table is None or self.guests[table] != ("ann", "") or not (kept := await store.load(table)):
            return
        now = {name: kept.row[name] for name in OPEN._fields}
        done = asyncio.get_running_loop().create_future()
        store.append(table, self.ends[table], [(1.0, "x")], OPEN._replace(**now), done.set_result, [(1, "bob")])
        assert await done is None
        self.ends[table] += 1
        self.guests[table] = ("ann", "bob")

    async def read(self, store: Store, guest: str) -> None:
        await store.writer.catch_up()
        assert await told(store, guest) == await recounted(store, guest)


@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
def test_counts_are_those_of_a_recount(url: str, steps: list[tuple[Any, ...]]) -> None:
    Played.number = getattr(Played, "number", 0) + 1  # type: ignore[attr-defined]  # names of tables that are new
    asyncio.run(Played(url, f"t{Played.number}-").run(steps))  # type: ignore[attr-defined]  # the same


def test_an_end_is_counted_and_not_recounted(url: str) -> None:
    """The usual way: no list of games is read when one ends, not even for a guest of many."""

    async def some(store: Store) -> None:
        await store.create(row("t0"), ["ann"], [])
        assert await told(store, "ann") == {}
        for number, end in enumerate((WON, LOST, WON, WON)):
            summary = end._replace(played=10.0 + number)
            if number:
                await store.create(row(f"t{number}"), ["ann"], [])
            await append(store, f"t{number}", 0, [(9.0, "x")], summary)
            await append(store, f"t{number}", 1, [(9.0, "after the end")], summary._replace(played=20.0))
        async with store.engine.connect() as connection:
            mark = select(TALLIES.c.latest).where(TALLIES.c.game == tallies.MARK)
            assert await connection.scalar(mark) == 13.0, "it stands: everything was counted, in order"
        (whole,) = [one for one in await store.tallies("ann") if is_whole(one) and not one["assisted"]]
        assert [whole[name] for name in COUNTS] == [3, 3, 3, 3, 3 * 321, 321, 3, 0]
        await right(store)

    with_store(url, some)


@pytest.mark.parametrize("together", [False, True])
def test_ends_that_are_stored_out_of_order_are_counted_in_order(url: str, *, together: bool) -> None:
    async def some(store: Store) -> None:
        assert await told(store, "ann") == {}
        writes = []
        for number, (played, result) in enumerate([(10.0, "won"), (12.0, "won"), (11.0, "lost"), (12.0, "lost")]):
            await store.create(row(f"t{number}"), ["ann"], [])
            end = WON._replace(played=played, result=result)
            writes.append(append(store, f"t{number}", 0, [(9.0, "x")], end))
            if not together:
                await writes[-1]
        await asyncio.gather(*writes)
        (whole,) = [one for one in await store.tallies("ann") if is_whole(one)]
        assert (whole["played"], whole["won"], whole["streak"], whole["best"]) == (4, 2, 0, 1)
        await right(store)

    with_store(url, some)


def test_a_list_is_read_in_pages(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vedette.server.store.store.LONGEST", 3)

    async def some(store: Store) -> None:
        for number in range(8):
            await store.create(row(f"t{number}", played=float(number // 3)), ["ann"], [])
        found, page = [], await store.mine("ann", over=None)
        while page:
            found += [one["id"] for one in page]
            page = await store.mine("ann", over=None, after=found[-1])
        assert found == ["t6", "t7", "t3", "t4", "t5", "t0", "t1", "t2"]

    with_store(url, some)


def test_two_servers_count_the_same_guest(cluster: Cluster) -> None:
    url = cluster.url(cluster.create())

    async def many() -> None:
        stores = [await Store.open(url) for _ in range(2)]

        async def play(number: int) -> None:
            store = stores[number % 2]
            table, kind = f"t{number}", {"deck": f"deck{number // 8}", "game": ("patrol", "spellfire")[number % 3 % 2]}
            await store.create(row(table, **kind), ["ann", "bob"], [])
            if number % 7 == 0:
                await store.tallies("ann")
            await append(store, table, 0, [(9.0, "x")], WON._replace(played=10.0 + number))
            if number % 11 == 0:
                await store.forget("bob", [table])

        await asyncio.gather(*[play(number) for number in range(80)])
        await right(stores[0])
        for store in stores:
            await store.close()

    asyncio.run(many())


PLAY = """
import asyncio, sys
from tests.server.test_store import OPEN, WON, append, row
from vedette.server.store.store import Store

async def play():
    store = await Store.open(sys.argv[1])
    await store.tallies("ann")
    print("ready", flush=True)
    for number in range(100_000):
        table = f"{sys.argv[2]}-{number}"
        await store.create(row(table), ["ann"], [])
        end = WON._replace(played=float(10 + number), result=("won", "lost")[number % 3 % 2])
        await append(store, table, 0, [(9.0, "x")], end)
        if number % 5 == 4:
            await store.forget("ann", [table])
            await store.tallies("ann")

asyncio.run(play())
"""


def test_a_kill_loses_no_count_and_counts_nothing_twice(url: str) -> None:
    path = os.pathsep.join([str(ROOT), *sys.path])
    for kill in range(3):
        process = subprocess.Popen(
            [sys.executable, "-c", PLAY, url, f"k{kill}"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.3 + 0.17 * kill)
        process.send_signal(signal.SIGKILL)
        process.wait(30)
        process.stdout.close()
        with_store(url, right)

    async def some(store: Store) -> None:
        assert sum(one["played"] for one in await store.tallies("ann") if is_whole(one)) > 3

    with_store(url, some)
