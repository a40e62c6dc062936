"""The pen: how a batch of writes reaches a database, all of it in one transaction."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Executable, bindparam, create_engine, delete, event, insert, select, update

from vedette.session.seats import BOT
from vedette.table.store.schema import DAYS, DECKS, DEEDS, EVENTS, PROFILES, SEATS, SETTINGS, TABLES

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Iterator

    from sqlalchemy import PoolProxiedConnection
    from sqlalchemy.engine.interfaces import Dialect
    from sqlalchemy.ext.asyncio import AsyncEngine

ROWS: Final = 256
"""Rows in one statement, at the most: SQLite takes 32,766 values, and no row of ours has more than 16."""
SIZES: Final = (ROWS, 64, 16, 4, 1)
"""How many rows a statement has: few sizes, so that none is read anew, which takes longer than to run it."""


class Kind(IntEnum):
    """The statements there are, in the order in which a transaction runs them."""

    TABLE = 0
    SEAT = 1
    EVENT = 2
    SUMMARY = 3
    UNLIST = 4
    DECK_AWAY = 5
    DECK = 6
    SIT = 7
    PROFILE_AWAY = 8
    PROFILE = 9
    DEED_AWAY = 10
    DEED = 11
    DAY_AWAY = 12
    DAY = 13
    SETTING_AWAY = 14
    SETTING = 15
    ERASE = 16
    EXPIRE = 17
    DEEDS_AWAY = 18


SUMMARY: Final = ("played", "n", "turn", "result", "assisted", "seconds")
"""What a table's row repeats of its course."""
STATEMENTS: Final[dict[Kind, Executable]] = {
    Kind.TABLE: insert(TABLES),
    Kind.SEAT: insert(SEATS),
    Kind.EVENT: insert(EVENTS),
    Kind.SUMMARY: update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in SUMMARY}),
    Kind.UNLIST: update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.guest == bindparam("who"))
    .values(listed=False),
    Kind.DECK_AWAY: delete(DECKS).where(
        DECKS.c.guest == bindparam("who"), DECKS.c.game == bindparam("of"), DECKS.c.name == bindparam("called")
    ),
    Kind.DECK: insert(DECKS),
    Kind.SIT: update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("place"))
    .values(guest=bindparam("who")),
    Kind.PROFILE_AWAY: delete(PROFILES).where(PROFILES.c.guest == bindparam("who")),
    Kind.PROFILE: insert(PROFILES),
    Kind.DEED_AWAY: delete(DEEDS).where(DEEDS.c.guest == bindparam("who"), DEEDS.c.source == bindparam("of")),
    Kind.DEED: insert(DEEDS),
    Kind.DAY_AWAY: delete(DAYS).where(DAYS.c.game == bindparam("of"), DAYS.c.date == bindparam("on")),
    Kind.DAY: insert(DAYS),
    Kind.SETTING_AWAY: delete(SETTINGS).where(SETTINGS.c.name == bindparam("called")),
    Kind.SETTING: insert(SETTINGS),
}
LISTED: Final = (
    select(SEATS.c.seat)
    .where(SEATS.c.table_id == TABLES.c.id, SEATS.c.listed, SEATS.c.guest != "", SEATS.c.guest.not_like(f"{BOT}%"))
    .exists()
)
"""Whether any person still has a table in their lists."""
STATEMENTS.update(
    {
        Kind.ERASE: delete(TABLES).where(TABLES.c.id == bindparam("table"), ~LISTED),
        Kind.EXPIRE: delete(TABLES).where(
            TABLES.c.id == bindparam("table"), TABLES.c.result.is_(None), TABLES.c.played < bindparam("before")
        ),
        Kind.DEEDS_AWAY: delete(DEEDS).where(DEEDS.c.guest == bindparam("who")),
    }
)
TOGETHER: Final = frozenset({Kind.EVENT, Kind.SUMMARY})
"""What every move writes."""
EVENT_ROWS: Final = "INSERT INTO events (table_id, number, at, body) VALUES {}"
SUMMARY_ROWS: Final = "UPDATE tables SET {} FROM (VALUES {}) AS told WHERE tables.id = told.column{}"

Params = dict[str, Any]
"""What a row or a condition says, by name."""
Row = Params | tuple[Any, ...]
"""The same; of what every move writes, the values alone, in the order of its statement."""
Rows = dict[Kind, list[Row]]
"""The rows of each statement of one transaction."""


class Spoken:
    """A statement as the driver takes it, compiled once: at thousands of rows a second compiling is what costs."""

    def __init__(self, dialect: Dialect, statement: Executable) -> None:
        """Compile a statement for a database; an insertion gets a value for every column."""
        compiled: Any = statement.compile(dialect=dialect)  # type: ignore[attr-defined]  # Executable lacks it
        self.text = str(compiled)
        self._names: list[str] = compiled.positiontup
        self._fixed: Params = {name: value for name, value in compiled.params.items() if value is not None}

    def rows(self, rows: list[Row]) -> list[tuple[Any, ...]]:
        """Return the parameters in the driver's order, what the statement itself fixes among them."""
        names, fixed = self._names, self._fixed
        return [row if isinstance(row, tuple) else tuple([{**fixed, **row}[name] for name in names]) for row in rows]


class Pen(ABC):
    """Writes to one database."""

    @abstractmethod
    async def commit(self, rows: Rows) -> None:
        """Return once all these rows are on disk; raises what the database raised, and then none of them is."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database."""


class Shared(Pen):
    """Writes through the engine that reads, whatever database that is."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Write through this engine."""
        self._engine = engine
        self._spoken = {kind: Spoken(engine.dialect, statement) for kind, statement in STATEMENTS.items()}

    async def commit(self, rows: Rows) -> None:
        """Run the statements, alike ones together, and commit."""
        async with self._engine.begin() as connection:
            for kind in sorted(rows):
                spoken = self._spoken[kind]
                await connection.exec_driver_sql(spoken.text, spoken.rows(rows[kind]))

    async def close(self) -> None:
        """Leave the engine to its owner."""


class Alone(Pen):
    """Writes to a file of SQLite from a thread of its own, on a connection of its own.

    The thread must ask for the interpreter again after every row that SQLite has stepped through, and a busy server
    lets it wait each time; so the rows that each move writes go down in few statements, whatever their number.
    """

    def __init__(self, engine: AsyncEngine, prepare: Callable[[Any, object], None]) -> None:
        """Write to the database of this engine; ``prepare`` is told of the new connection first."""
        self._engine = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(self._engine, "connect", prepare)
        self._spoken = {kind: Spoken(self._engine.dialect, statement) for kind, statement in STATEMENTS.items()}
        self._thread = ThreadPoolExecutor(1, "pen")
        self._held: PoolProxiedConnection | None = None
        self._loop = asyncio.get_running_loop()

    async def commit(self, rows: Rows) -> None:
        """Have the thread do it."""
        await self._loop.run_in_executor(self._thread, self._commit, rows)

    async def close(self) -> None:
        """Close the connection, end the thread."""
        await self._loop.run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()

    def _let_go(self) -> None:
        if self._held is not None:
            self._held.close()
        self._engine.dispose()

    def _connection(self) -> sqlite3.Connection:
        """Return the driver's own connection: to go through the engine for each commit costs more than the commit."""
        if self._held is None:
            self._held = self._engine.raw_connection()
        driver: Any = self._held.driver_connection
        connection: sqlite3.Connection = driver
        connection.isolation_level = None  # the transactions are ours
        return connection

    def _commit(self, rows: Rows) -> None:
        connection = self._connection()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for kind in sorted(rows):
                told = self._spoken[kind].rows(rows[kind])
                if kind in TOGETHER:
                    for piece in pieces(told):
                        connection.execute(*together(kind, piece))
                else:
                    connection.executemany(self._spoken[kind].text, told)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def pieces(rows: list[tuple[Any, ...]]) -> Iterator[list[tuple[Any, ...]]]:
    """Yield rows in their order, as many at a time as a statement may have."""
    at = 0
    for size in SIZES:
        while len(rows) - at >= size:
            yield rows[at : at + size]
            at += size


def together(kind: Kind, rows: list[tuple[Any, ...]]) -> tuple[str, tuple[Any, ...]]:
    """Return the one statement of SQLite that does for all these rows what the kind's own does for each."""
    return spelled(kind, len(rows), len(rows[0])), tuple([value for row in rows for value in row])


@cache
def spelled(kind: Kind, rows: int, values: int) -> str:
    """Return a statement for so many rows of so many values."""
    places = ", ".join([f"({', '.join('?' * values)})"] * rows)
    if kind == Kind.EVENT:
        return EVENT_ROWS.format(places)
    columns = ", ".join(f"{name} = told.column{at}" for at, name in enumerate(SUMMARY, 1))
    return SUMMARY_ROWS.format(columns, places, len(SUMMARY) + 1)
