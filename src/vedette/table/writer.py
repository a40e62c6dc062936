"""The writer: one task that commits what all tables wrote meanwhile in one transaction, then tells each."""

from __future__ import annotations

import asyncio
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Executable, bindparam, delete, insert, update

from vedette.table.schema import DECKS, EVENTS, SEATS, TABLES

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

LARGEST: Final = 512
"""Writes in one transaction, at the most."""


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


STATEMENTS: Final[dict[Kind, Executable]] = {
    Kind.TABLE: insert(TABLES),
    Kind.SEAT: insert(SEATS),
    Kind.EVENT: insert(EVENTS),
    Kind.SUMMARY: update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in ("played", "n", "turn", "result", "assisted", "seconds")}),
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
}

Params = dict[str, Any]
Write = list[tuple[Kind, Params]]
"""What must be stored together, or not at all."""


class Spoken:
    """A statement as the driver takes it, compiled once: at thousands of rows a second compiling is what costs."""

    def __init__(self, engine: AsyncEngine, statement: Executable) -> None:
        """Compile a statement for a database; an insertion gets a value for every column."""
        compiled: Any = statement.compile(dialect=engine.dialect)  # type: ignore[attr-defined]
        self.text = str(compiled)
        self._names: list[str] = compiled.positiontup
        self._fixed: Params = {name: value for name, value in compiled.params.items() if value is not None}

    def rows(self, params: list[Params]) -> list[tuple[Any, ...]]:
        """Return the parameters in the driver's order, what the statement itself fixes among them."""
        names, fixed = self._names, self._fixed
        if fixed:
            params = [{**fixed, **row} for row in params]
        return [tuple([row[name] for name in names]) for row in params]


class Writer:
    """Takes writes and answers each after the commit that holds it. One writer to a database."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Begin to write through this engine; needs a running loop."""
        self._engine = engine
        self._spoken = {kind: Spoken(engine, statement) for kind, statement in STATEMENTS.items()}
        self._waiting: asyncio.Queue[tuple[Write, asyncio.Future[None]] | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="writer")
        self.commits = 0
        self.writes = 0
        self.failures = 0

    async def write(self, what: Write) -> None:
        """Return once this is on disk; raises what the database raised, and then nothing of it is stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((what, done))
        await done

    async def close(self) -> None:
        """Commit what is waiting, then stop."""
        self._waiting.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        while (first := await self._waiting.get()) is not None:
            batch = [first]
            last = False
            while len(batch) < LARGEST and not self._waiting.empty():
                following = self._waiting.get_nowait()
                if following is None:
                    last = True
                    break
                batch.append(following)
            await self._commit(batch)
            if last:
                return

    async def _commit(self, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        """Store a batch; where it fails, each write alone, so that one bad write harms nobody else."""
        try:
            async with self._engine.begin() as connection:
                await self._execute(connection, [what for what, _ in batch])
        except Exception as trouble:  # noqa: BLE001 (whatever it was goes to those who wait for it)
            if len(batch) > 1:
                for one in batch:
                    await self._commit([one])
                return
            self.failures += 1
            if not batch[0][1].done():
                batch[0][1].set_exception(trouble)
            return
        self.commits += 1
        self.writes += len(batch)
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    async def _execute(self, connection: AsyncConnection, writes: list[Write]) -> None:
        """Run every statement of the writes, alike ones together; of one table only the last summary counts."""
        grouped: dict[Kind, list[Params]] = {}
        summaries: dict[str, Params] = {}
        for write in writes:
            for kind, params in write:
                if kind == Kind.SUMMARY:
                    summaries[params["table"]] = params
                else:
                    grouped.setdefault(kind, []).append(params)
        if summaries:
            grouped[Kind.SUMMARY] = list(summaries.values())
        for kind in sorted(grouped):
            spoken = self._spoken[kind]
            await connection.exec_driver_sql(spoken.text, spoken.rows(grouped[kind]))
