"""Writes rows to a database in one transaction. Interpreted: compiled code loses what a driver raises in a thread."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Executable, bindparam, create_engine, event, insert

from vedette.server.store.models import EVENTS
from vedette.server.store.statements import Params, Row, Rows, StatementKind

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable

    from sqlalchemy import PoolProxiedConnection
    from sqlalchemy.engine.interfaces import Dialect
    from sqlalchemy.ext.asyncio import AsyncEngine


GROUPS: Final = (64, 8)
"""Numbers of events that one SQL statement inserts, the largest first: for each statement the driver releases the
interpreter's lock and waits to take it again."""


class Compiled:
    """An SQL statement compiled once for the driver: recompiling would dominate at thousands of rows a second."""

    def __init__(self, dialect: Dialect, statement: Executable) -> None:
        """Compile a statement for a database; an insertion gets a value for every column."""
        compiled: Any = statement.compile(dialect=dialect)  # type: ignore[attr-defined]  # Executable lacks it
        self.text = str(compiled)
        self._names: list[str] = compiled.positiontup
        self._fixed: Params = {name: value for name, value in compiled.params.items() if value is not None}

    def rows(self, rows: list[Row]) -> list[tuple[Any, ...]]:
        """Return the parameters of rows in the driver's order, with the constants of the statement."""
        names, fixed = self._names, self._fixed
        return [row if isinstance(row, tuple) else tuple([{**fixed, **row}[name] for name in names]) for row in rows]


class Transactions(ABC):
    """Interface that writes rows to one database, a transaction at a time."""

    @abstractmethod
    async def commit(self, rows: Rows) -> None:
        """Return once all these rows are committed; raises what the database raised, and then stores none of them."""

    @abstractmethod
    async def close(self) -> None:
        """Close the database."""


class EngineTransactions(Transactions):
    """Writes through the engine that also reads, whatever database that is."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._compiled = {kind: Compiled(engine.dialect, kind.value) for kind in StatementKind}

    async def commit(self, rows: Rows) -> None:
        """Run each SQL statement with all its rows, and commit."""
        async with self._engine.begin() as connection:
            for kind in ordered(rows):
                compiled = self._compiled[kind]
                await connection.exec_driver_sql(compiled.text, compiled.rows(rows[kind]))

    async def close(self) -> None:
        """Do nothing: the engine belongs to the store."""


class SqliteTransactions(Transactions):
    """Writes to an SQLite file from its own thread, over its own connection."""

    def __init__(self, engine: AsyncEngine, prepare: Callable[[Any, object], None]) -> None:
        """Write to the database of this engine; ``prepare`` is called with the new connection."""
        self._engine = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(self._engine, "connect", prepare)
        self._compiled = {kind: Compiled(self._engine.dialect, kind.value) for kind in StatementKind}
        self._groups = [(size, Compiled(self._engine.dialect, insertion(size)).text) for size in GROUPS]
        self._executor = ThreadPoolExecutor(1, "sqlite")
        self._held: PoolProxiedConnection | None = None
        self._loop = asyncio.get_running_loop()

    async def commit(self, rows: Rows) -> None:
        """Return once these rows were written in one transaction, which the database's own thread runs."""
        await self._loop.run_in_executor(self._executor, self._commit, rows)

    async def close(self) -> None:
        """Close the connection to the database and end its thread."""
        await self._loop.run_in_executor(self._executor, self._dispose)
        self._executor.shutdown()

    def _dispose(self) -> None:
        if self._held is not None:
            self._held.close()
        self._engine.dispose()

    def _connection(self) -> sqlite3.Connection:
        """Return the driver's own connection: a commit through the engine costs more than the commit itself."""
        if self._held is None:
            self._held = self._engine.raw_connection()
        driver: Any = self._held.driver_connection
        connection: sqlite3.Connection = driver
        connection.isolation_level = None  # transactions are begun and committed explicitly
        return connection

    def _commit(self, rows: Rows) -> None:
        connection = self._connection()
        connection.execute("BEGIN IMMEDIATE")
        try:
            for kind in ordered(rows):
                compiled = self._compiled[kind]
                values = compiled.rows(rows[kind])
                if kind is StatementKind.EVENT:
                    values = self._insert_groups(connection, values)
                connection.executemany(compiled.text, values)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _insert_groups(self, connection: sqlite3.Connection, rows: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
        """Insert events in groups, and return those that are left: fewer than the smallest group."""
        for size, text in self._groups:
            while len(rows) >= size:
                connection.execute(text, list(chain.from_iterable(rows[:size])))
                rows = rows[size:]
        return rows


def ordered(rows: Rows) -> list[StatementKind]:
    """Return the kinds of statements that write rows, in the order in which they run."""
    return [kind for kind in StatementKind if kind in rows]


def insertion(size: int) -> Executable:
    """Return the SQL statement that inserts so many events."""
    columns = [column.name for column in EVENTS.columns]
    return insert(EVENTS).values([{name: bindparam(f"{name}_{at}") for name in columns} for at in range(size)])
