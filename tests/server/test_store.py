import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from vedette.core.errors import Unreadable
from vedette.core.language import LANGUAGES, explain
from vedette.server.store.models import METADATA
from vedette.server.store.packer import Packer
from vedette.server.store.statements import Params, Row, StatementKind
from vedette.server.store.store import Store
from vedette.server.store.transactions import Compiled, EngineTransactions, Transactions
from vedette.server.store.writer import BUSY, LorePoints
from vedette.server.tables import DAY
from vedette.session import events
from vedette.session.history import Summary

pytestmark = pytest.mark.once

OPEN = Summary(5.0, 12, 1, None, assisted=False, seconds=0)
WON = Summary(9.0, 50, 9, "won", assisted=False, seconds=321)
LOST = Summary(9.0, 44, 8, "lost", assisted=True, seconds=400)
WON_FIRST = {"ended": 9.0, "first_result": "won", "first_assisted": False, "first_turn": 9}
"""What a row keeps of its first end where that was WON."""
WITHOUT_NEWER = (
    "DROP TABLE subscriptions",
    *(f"ALTER TABLE tables DROP COLUMN first_{name}" for name in ("result", "assisted", "turn")),
)
"""Takes back what came after the schema of opponents and that of names."""


def with_store(url: str, what: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(url)
        try:
            await what(store)
        finally:
            await store.close()

    asyncio.run(run())


def append(store: Store, table: str, number: int, events: list[tuple[float, str]], summary: Summary) -> Awaitable[None]:
    """Append events; what is returned is done when they are stored, or fails with the reason why not."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def told(trouble: Exception | None) -> None:
        if trouble is None:
            done.set_result(None)
        else:
            done.set_exception(trouble)

    store.append(table, number, events, summary, told)
    return done


def row(table: str, **others: object) -> Params:
    return {
        "id": table,
        "game": "twelve-patrols",
        "deck": "house",
        "options": "[]",
        "origin": "seed",
        "code": "CODE",
        "grade": None,
        "verdict": None,
        "daily": None,
        "begun": 5.0,
        **OPEN._asdict(),
        "ended": None,
        "packed": False,
        "first_result": None,
        "first_assisted": None,
        "first_turn": None,
        **others,
    }


def test_a_table_comes_back_as_it_was_stored(url: str) -> None:
    async def first(store: Store) -> None:
        await store.create(row("t1"), ["ann"], [(5.0, "one")])
        await append(store, "t1", 1, [(6.0, "two"), (7.0, "three")], WON)

    async def second(store: Store) -> None:
        kept = await store.load("t1")
        assert kept is not None
        assert kept.events == [(5.0, "one"), (6.0, "two"), (7.0, "three")]
        assert kept.seats == ["ann"]
        assert kept.row == row("t1", **WON._asdict(), **WON_FIRST)
        assert await store.load("t2") is None

    with_store(url, first)
    with_store(url, second)


def test_a_deck_may_be_called_whatever_its_record_says(url: str) -> None:
    async def some(store: Store) -> None:
        await store.create(row("t1", deck="d" * 5000), ["ann"], [])
        assert [told["deck"] for told in await store.mine("ann", over=None)] == ["d" * 5000]

    with_store(url, some)


def test_who_reads_a_table_waits_for_what_is_still_to_be_written(url: str) -> None:
    async def hasty(store: Store) -> None:
        await store.create(row("t1"), ["ann"], [(5.0, "one")])
        writing = append(store, "t1", 1, [(6.0, "two")], OPEN)
        kept = await store.load("t1")
        assert kept is not None
        assert [body for _, body in kept.events] == ["one", "two"]
        await writing

    with_store(url, hasty)


def test_many_writers_share_a_commit_and_each_waits_for_its_own(url: str) -> None:
    async def many(store: Store) -> None:
        for table in range(20):
            await store.create(row(f"t{table}"), ["ann"], [(5.0, "one")])
        before = store.writer.commits
        await asyncio.gather(
            *(
                append(store, f"t{table}", number, [(6.0, f"{number}")], OPEN)
                for number in (1, 2, 3)
                for table in range(20)
            )
        )
        assert store.writer.commits - before < 10
        for table in range(20):
            kept = await store.load(f"t{table}")
            assert kept is not None
            assert [body for _, body in kept.events] == ["one", "1", "2", "3"]

    with_store(url, many)


def test_a_busy_writer_waits_while_there_is_more_and_a_quiet_one_does_not(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn, moment, waits = asyncio.sleep, asyncio.Event(), list[float]()

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        await moment.wait()

    async def turns() -> None:
        for _ in range(9):
            await turn(0)

    async def busy(store: Store) -> None:
        for table in range(BUSY):
            await store.create(row(f"t{table}"), ["ann"], [(5.0, "one")])
        monkeypatch.setattr(asyncio, "sleep", wait)
        await asyncio.gather(*[append(store, f"t{table}", 1, [(6.0, "two")], OPEN) for table in range(BUSY)])
        before = store.writer.commits
        one = append(store, "t0", 2, [(7.0, "three")], OPEN)
        await turns()
        other = append(store, "t1", 2, [(7.0, "three")], OPEN)
        await turns()
        assert (waits, store.writer.commits - before) == ([0], 0)
        moment.set()
        await asyncio.gather(one, other)
        assert store.writer.commits - before == 1
        waits.clear()
        await append(store, "t0", 3, [(8.0, "four")], OPEN)
        assert not waits

    with_store(url, busy)


def test_what_lists_say_of_an_open_table_waits_for_who_looks_and_nothing_else_does(url: str) -> None:
    async def row_of(store: Store, table: str) -> Params:
        kept = await store.load(table)
        assert kept is not None
        return kept.row

    async def play(store: Store) -> None:
        for table in ("t1", "t2"):
            await store.create(row(table), ["ann"], [(5.0, "one")])
            await append(store, table, 1, [(6.0, "two")], OPEN._replace(n=13))
            assert (await row_of(store, table))["n"] == 12
        assert {told["id"]: told["n"] for told in await store.mine("ann", over=None)} == {"t1": 13, "t2": 13}
        await asyncio.gather(
            append(store, "t1", 2, [(7.0, "three")], OPEN._replace(n=14)), append(store, "t1", 3, [(8.0, "four")], WON)
        )
        assert await row_of(store, "t1") == row("t1", **WON._asdict(), **WON_FIRST)
        await append(store, "t1", 4, [(9.0, "undone")], OPEN._replace(n=15))
        await append(store, "t2", 2, [(7.0, "three")], OPEN._replace(n=16))

    async def again(store: Store) -> None:
        assert await row_of(store, "t1") == row("t1", **OPEN._replace(n=15)._asdict(), **WON_FIRST)
        assert await row_of(store, "t2") == row("t2", **OPEN._replace(n=16)._asdict())

    with_store(url, play)
    with_store(url, again)


def test_lists_learn_by_themselves_what_is_stored(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vedette.server.store.writer.LAG", 0.0)

    async def play(store: Store) -> None:
        await store.create(row("t1"), ["ann"], [(5.0, "one")])
        await append(store, "t1", 1, [(6.0, "two")], OPEN._replace(n=13))
        await append(store, "t1", 2, [(7.0, "three")], OPEN._replace(n=14))
        known = 0
        while known < 14:
            kept = await store.load("t1")
            assert kept is not None
            known = kept.row["n"]

    with_store(url, play)


def test_a_write_that_fails_fails_alone(url: str) -> None:
    async def some(store: Store) -> None:
        await store.create(row("t1"), ["ann"], [(5.0, "one")])
        good = asyncio.ensure_future(append(store, "t1", 1, [(6.0, "two")], WON))
        bad = asyncio.ensure_future(append(store, "nowhere", 0, [(6.0, "lost")], WON))
        again = asyncio.ensure_future(append(store, "t1", 0, [(6.0, "twice")], OPEN))
        done = await asyncio.gather(good, bad, again, return_exceptions=True)
        assert [type(one).__name__ for one in done] == ["NoneType", "IntegrityError", "IntegrityError"]
        kept = await store.load("t1")
        assert kept is not None
        assert [body for _, body in kept.events] == ["one", "two"]
        assert kept.row["result"] == "won"

    with_store(url, some)


def test_what_is_kept_for_ever_is_kept_once_with_the_events_that_won_it(url: str) -> None:
    deed = LorePoints("ann", "t1", "patrol", 7)

    async def some(store: Store) -> None:
        await store.create(row("t1"), ["ann", "bob"], [])
        for number in range(2):
            done = asyncio.get_running_loop().create_future()
            store.append("t1", number, [(6.0, "x")], WON, done.set_result, deeds=[deed, deed._replace(guest="bob")])
            assert await done is None
        assert await store.deeds("ann") == [deed]
        done = asyncio.get_running_loop().create_future()
        store.append("t1", 0, [(6.0, "x")], WON, done.set_result, deeds=[deed._replace(source="t2")])
        assert await done is not None
        await store.add_deeds([deed, deed._replace(source="t0", points=1)])
        assert await store.deeds("ann") == [deed._replace(source="t0", points=1), deed]
        assert await store.deeds("bob") == [deed._replace(guest="bob")]
        assert await store.profile("ann") == ""
        for name in ("Ann", "Anna"):
            await store.name_profile("ann", name)
            assert await store.profile("ann") == name

    with_store(url, some)


def test_how_the_first_tables_of_a_day_ended_is_counted_once_a_guest(url: str) -> None:
    async def lists(store: Store) -> None:
        tables = [("ann", 5.0, WON), ("ann", 6.0, LOST), ("bob", 5.5, LOST), ("cat", 5.0, OPEN), ("dan", 9.0, WON)]
        for number, (guest, begun, summary) in enumerate(tables):
            daily = {"daily": "2026-11-21", "origin": "daily", "begun": begun}
            await store.create(row(f"t{number}", **daily), [guest, "@level:1"], [])
            await append(store, f"t{number}", 0, [(9.5, "x")], summary)
        await store.create(row("t9", daily="2026-11-21", begun=5.0), ["eve"], [])
        await append(store, "t9", 0, [(9.5, "x")], WON)
        told = await store.outcomes("twelve-patrols", "2026-11-21", 9.0)
        assert sorted(told) == [("lost", LOST.assisted, LOST.turn, 1), ("won", WON.assisted, WON.turn, 1)]

    with_store(url, lists)


def test_the_first_end_of_a_daily_stays_its_result(url: str) -> None:
    day = "2026-11-21"

    async def lists(store: Store) -> None:
        await store.create(row("t1", daily=day, origin="daily"), ["ann"], [])
        for number, summary in enumerate((WON, OPEN, LOST, OPEN)):
            await append(store, "t1", number, [(9.0, "x")], summary)
            (mine,) = await store.dailies("ann", "twelve-patrols", [day])
            assert (mine["result"], mine["assisted"]) == ("won", False)
            assert await store.finished_dailies("ann", "twelve-patrols") == {day: 5.0}
            assert await store.daily("twelve-patrols", day) == (1, 1)
            assert await store.outcomes("twelve-patrols", day, 9.0) == [("won", False, WON.turn, 1)]
        assert await store.unfinished("ann") == 1
        assert await store.expire(100 * DAY, set()) == 0, "the day's result would go with it"

    with_store(url, lists)


def test_a_daily_of_a_schema_before_keeps_its_result(tmp_path: Path) -> None:
    file, day = tmp_path / "vedette.db", "2026-11-21"
    url = f"sqlite+aiosqlite:///{file}"

    async def before(store: Store) -> None:
        await store.create(row("t1", daily=day, origin="daily"), ["ann"], [])
        await append(store, "t1", 0, [(9.0, "x")], WON)

    with_store(url, before)
    with closing(sqlite3.connect(file)) as old:
        for change in WITHOUT_NEWER:
            old.execute(change)
        old.execute("UPDATE alembic_version SET version_num = 'names'")
        old.commit()

    async def after(store: Store) -> None:
        await append(store, "t1", 1, [(9.0, "undone")], OPEN)
        assert await store.outcomes("twelve-patrols", day, 9.0) == [("won", False, WON.turn, 1)]

    with_store(url, after)


def test_lists_and_statistics_are_the_guests_own(url: str) -> None:
    async def lists(store: Store) -> None:
        await store.create(row("t1", daily="2026-11-21"), ["ann"], [])
        await store.create(row("t2", played=6.0), ["ann"], [])
        await store.create(row("t3", daily="2026-11-21"), ["bob"], [])
        await store.create(row("t4", origin="record"), ["ann"], [])
        await append(store, "t1", 0, [(9.0, "x")], WON)
        assert [one["id"] for one in await store.mine("ann", over=None)] == ["t1", "t2", "t4"]
        assert [one["id"] for one in await store.mine("ann", over=False)] == ["t2", "t4"]
        assert [one["id"] for one in await store.mine("bob", over=True)] == []
        assert {(one["deck"], one["played"]) for one in await store.tallies("ann")} == {(None, 1), ("house", 1)}
        assert await store.started("ann") == {"twelve-patrols": 1}
        assert await store.daily("twelve-patrols", "2026-11-21") == (2, 1)
        assert await store.outcomes("twelve-patrols", "2026-11-21", 9.0) == []  # neither was opened as the daily deal
        assert await store.forget("ann", ["t1", "t3"]) == {"t1"}
        assert await store.load("t1") is None
        assert await store.load("t3") is not None
        assert [one["id"] for one in await store.mine("ann", over=None)] == ["t2", "t4"]
        assert [one["id"] for one in await store.mine("bob", over=None)] == ["t3"]

    with_store(url, lists)


def test_what_was_played_before_opponents_were_counted_is_counted(tmp_path: Path) -> None:
    """A store of the schema before: everybody's counts are there, decks that lay side by side are each a seat's own."""
    file = tmp_path / "vedette.db"
    url = f"sqlite+aiosqlite:///{file}"

    async def before(store: Store) -> None:
        for table, deck, guests in (("t1", "legion,own/mine", ["@roland", "ann"]), ("t2", "venom", ["ann", "bob"])):
            await store.create(row(table, deck=deck, game="patrol"), guests, [])
            await append(store, table, 0, [(9.0, "x")], LOST)
        assert await store.tallies("bob")

    with_store(url, before)
    with closing(sqlite3.connect(file)) as old:
        for change in (
            "ALTER TABLE seats DROP COLUMN name",
            "ALTER TABLE seats DROP COLUMN deck",
            "ALTER TABLE tallies DROP COLUMN drawn",
            "ALTER TABLE tallies DROP COLUMN opponent",
            "ALTER TABLE tallies DROP COLUMN own",
            *WITHOUT_NEWER,
            "UPDATE alembic_version SET version_num = 'puzzles'",
        ):
            old.execute(change)
        old.commit()

    async def after(store: Store) -> None:
        counts = {
            name: (found["played"], found["won"])
            for found in await store.tallies("ann")
            if (name := found["opponent"] or found["own"])
        }
        assert counts == {"@roland": (1, 1), "people": (1, 0), "own/mine": (1, 1), "venom": (1, 0)}
        assert {one["own"] for one in await store.tallies("bob")} == {None, "venom"}

    with_store(url, after)


def test_names_of_before_they_stood_at_the_seats_are_told(tmp_path: Path) -> None:
    """A store of the schema before: names are read from the events, packed or not, the latest counts."""
    file = tmp_path / "vedette.db"
    url = f"sqlite+aiosqlite:///{file}"

    def named(seat: int, name: str) -> tuple[float, str]:
        return 2.0, events.write(events.Named("a", seat, events.Person(name)))

    begun = (1.0, events.write(events.Begun()))
    again = (1.0, events.write(events.Begun(people=[None, events.Person("Zoé")])))

    async def before(store: Store) -> None:
        await store.create(row("t1"), ["ann", "bob"], [begun, named(0, "Nora"), named(0, "Nell")])
        await store.create(row("t2"), ["bob", "ann"], [again, named(0, "Nora")])
        await store.create(row("t3"), ["ann"], [begun, named(0, "Nora")])
        await append(store, "t2", 2, [], WON)
        assert await Packer(store, lambda: 1e6).pack(1e6) == 1
        await append(store, "t2", 2, [named(0, "Noé")], WON)

    with_store(url, before)
    with closing(sqlite3.connect(file)) as old:
        for change in ("ALTER TABLE seats DROP COLUMN name", *WITHOUT_NEWER):
            old.execute(change)
        old.execute("UPDATE alembic_version SET version_num = 'opponents'")
        old.commit()

    async def after(store: Store) -> None:
        found = {table: [seat.name for seat in seats] for table, seats in (await store.seats(["t1", "t2"])).items()}
        assert found == {"t1": ["Nell", ""], "t2": ["Noé", "Zoé"]}

    with_store(url, after)


def test_unfinished_tables_are_counted_and_erased_once_they_are_old(url: str) -> None:
    async def first(store: Store) -> None:
        assert await store.reach(1e6, DAY) == 1e6, "there is nothing yet that could be older"
        await store.create(row("old"), ["ann"], [(5.0, "one")])
        await store.create(row("seen"), ["ann", "bob"], [(5.0, "one")])
        await store.create(row("new", played=2 * DAY), ["ann"], [])
        await store.create(row("over"), ["ann"], [])
        await append(store, "over", 0, [(9.0, "x")], WON)
        assert await store.unfinished("ann") == 3
        assert await store.unfinished("bob") == 1
        assert await store.forget("bob", ["seen"]) == set(), "ann keeps it"
        assert await store.unfinished("bob") == 0
        assert await store.expire(DAY, {"seen"}) == 1
        assert [await store.load(table) is None for table in ("old", "seen", "new", "over")] == [True] + [False] * 3
        assert await store.expire(DAY, {"seen"}) == 0
        assert await store.forget("ann", ["seen"]) == {"seen"}
        assert await store.unfinished("ann") == 1

    async def second(store: Store) -> None:
        assert await store.reach(1e6 + 200 * DAY, DAY) == 1e6 + DAY, "so far at a time"
        assert await store.reach(1e6 + 200 * DAY, DAY) == 1e6 + 2 * DAY
        assert await store.reach(1e6, DAY) == 1e6, "a clock that is put back is believed"

    with_store(url, first)
    with_store(url, second)


def test_decks_are_kept_replaced_and_forgotten(url: str) -> None:
    async def decks(store: Store) -> None:
        await store.save_deck("ann", "g", "b", "old", 1.0)
        await store.save_deck("ann", "g", "b", "new", 2.0)
        await store.save_deck("ann", "g", "a", "text", 2.0)
        await store.save_deck("bob", "g", "b", "his", 2.0)
        assert await store.decks("ann") == [("g", "a", "text"), ("g", "b", "new")]
        await store.drop_deck("ann", "g", "b")
        assert await store.decks("ann") == [("g", "a", "text")]
        assert await store.decks("bob") == [("g", "b", "his")]

    with_store(url, decks)


def test_a_puzzle_answered_twice_at_once_counts_once_and_fails_nothing(url: str) -> None:
    def answer(puzzle: str, *, solved: bool) -> Params:
        rest = {"rating": 1000.0, "streak": 1, "best": 1, "shift": -2.5, "at": 1.0}
        return {"guest": "ann", "game": "g", "puzzle": puzzle, "solved": solved, **rest}

    async def attempts(store: Store) -> None:
        both = [store.keep_attempt(answer("a", solved=True)), store.keep_attempt(answer("a", solved=False))]
        await asyncio.gather(*both, store.keep_attempt(answer("b", solved=True)))
        await store.keep_attempt(answer("b", solved=False))
        assert await store.tried("g") == {"a": (-2.5, 1, 1), "b": (-2.5, 1, 1)}
        assert len(await store.attempts("ann", "g")) == 2
        assert not store.writer.failures

    with_store(url, attempts)


def test_the_secret_stays_the_same(url: str) -> None:
    found: list[str] = []

    async def ask(store: Store) -> None:
        found.append(await store.secret())

    with_store(url, ask)
    with_store(url, ask)
    assert found[0] == found[1]
    assert len(found[0]) == 64


def test_the_migrations_make_the_schema(url: str) -> None:
    def differences(connection: Connection) -> None:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []

    async def look(store: Store) -> None:
        async with store.engine.connect() as connection:
            await connection.run_sync(differences)

    with_store(url, look)


def test_a_store_of_a_newer_release_is_left_alone(tmp_path: Path) -> None:
    async def once() -> None:
        await (await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'vedette.db'}")).close()

    asyncio.run(once())
    with closing(sqlite3.connect(tmp_path / "vedette.db")) as newer:
        newer.execute("UPDATE alembic_version SET version_num = 'of-tomorrow'")
        newer.commit()
    with pytest.raises(Unreadable) as trouble:
        asyncio.run(once())
    for language in LANGUAGES:
        assert "of-tomorrow" in explain(trouble.value, language)


def test_a_database_that_cannot_be_opened_is_an_error(tmp_path: Path) -> None:
    async def nothing(_: Store) -> None: ...

    (tmp_path / "vedette.db").write_text("this is no database" * 100)
    with pytest.raises(Exception, match="not a database"):
        with_store(f"sqlite+aiosqlite:///{tmp_path / 'vedette.db'}", nothing)


def dump(folder: Path, transactions_of: Callable[[Store], Transactions]) -> list[str]:
    """Write the same rows with a writes; return what the database holds then."""
    folder.mkdir()

    async def write(store: Store) -> None:
        writes = transactions_of(store)
        tables = [f"t{number}" for number in range(263)]
        await writes.commit({StatementKind.TABLE: [row(table) for table in tables]})
        events = [(table, number, number / 7, f"{table} é {number}") for number in range(3) for table in tables]
        summaries = [
            (at / 3, at, at + 1, (None, "won")[at % 2], at % 3 == 0, at * 5, table) for at, table in enumerate(tables)
        ]
        await writes.commit({StatementKind.EVENT: list[Row](events), StatementKind.SUMMARY: list[Row](summaries)})
        if writes is not store.writer.transactions:
            await writes.close()

    with_store(f"sqlite+aiosqlite:///{folder / 'vedette.db'}", write)
    with closing(sqlite3.connect(folder / "vedette.db")) as read:
        return list(read.iterdump())


def test_a_row_of_values_is_the_row_by_name(tmp_path: Path) -> None:
    engine = create_async_engine(f"sqlite+aiosqlite:///{tmp_path / 'vedette.db'}")
    for kind, names in (
        (StatementKind.EVENT, ["table_id", "number", "at", "body"]),
        (StatementKind.SUMMARY, [*[f"new_{name}" for name in Summary._fields], "table"]),
    ):
        compiled = Compiled(engine.dialect, kind.value)
        assert compiled.rows([{name: name for name in reversed(names)}]) == [tuple(names)]


def test_rows_in_one_statement_are_the_rows_one_by_one(tmp_path: Path) -> None:
    assert dump(tmp_path / "a", lambda store: store.writer.transactions) == dump(
        tmp_path / "b", lambda s: EngineTransactions(s.engine)
    )
