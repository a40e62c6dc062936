"""The writer: one task that commits what all tables wrote meanwhile in one transaction, then tells each."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from vedette.table.store.pen import SUMMARY, Kind, Pen, Row, Rows

log: Final = logging.getLogger("vedette.table")

LARGEST: Final = 512
"""Writes in one transaction, at the most."""
BUSY: Final = 8
"""Writes in one transaction from which on a server is busy."""
GATHER: Final = 0.005
"""Seconds for which a busy server's next transaction waits for more, at the most: each takes the interpreter from all
tables a few times, however little it holds, and a fast disk would be given many small ones."""
TURNS: Final = 2
"""Turns of the loop after which all that had come before them has been taken in."""
EVENT: Final = Kind.EVENT
SUMMED: Final = Kind.SUMMARY
RESULT: Final = SUMMARY.index("result")
LAG: Final = 1.0
"""Seconds after which what lists say of a table that is being played is stored, at the latest."""

Write = list[tuple[Kind, Row]]
"""What must be stored together, or not at all."""
Summed = tuple[Any, ...]
"""What lists say of a table, and last the table."""
Told = Callable[[Exception | None], None]
"""What is called once a write is on disk, or with the reason why it is not."""


class Writer:
    """Takes writes and answers each after the commit that holds it, in the order in which they came.

    What lists say of a table changes with each move, and nobody looks: it is stored once for the moves of a while,
    and whoever wants to read it asks for that first. A crash may leave a list a moment behind, never a table.
    """

    def __init__(self, pen: Pen) -> None:
        """Begin to write with this pen; needs a running loop."""
        self.pen = pen
        self._waiting: list[tuple[Write, Told]] = []
        self._late: dict[str, Summed] = {}
        """The last summary of each table whose moves are stored and of which lists do not know yet."""
        self._listing = False
        """The next commit is to tell lists all that is stored."""
        self._alarm: asyncio.TimerHandle | None = None
        self._wanted = asyncio.Event()
        self._busy = False
        self._closing = False
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._run(), name="writer")
        self.commits = 0
        self.writes = 0
        self.failures = 0
        self.failing = False
        """The last write was not stored."""
        self.stored = time.monotonic()
        """When something was stored last."""

    def put(self, what: Write, told: Told) -> None:
        """Write this; ``told`` is called once it is on disk, or with what the database raised."""
        self._waiting.append((what, told))
        self._wanted.set()

    async def write(self, what: Write) -> None:
        """Return once this is on disk; raises what the database raised, and then nothing of it is stored."""
        done: asyncio.Future[None] = self._loop.create_future()

        def told(trouble: Exception | None) -> None:
            if done.done():
                return
            if trouble is None:
                done.set_result(None)
            else:
                done.set_exception(trouble)

        self.put(what, told)
        await done

    async def catch_up(self) -> None:
        """Return once lists know everything that is stored."""
        self._listing = True
        await self.write([])

    async def close(self) -> None:
        """Commit what is waiting, then stop."""
        await self.catch_up()
        if self._alarm is not None:
            self._alarm.cancel()
        self._closing = True
        self._wanted.set()
        await self._task
        await self.pen.close()

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wanted.wait()
            if self._busy and not self._closing:
                await self._gather()
            batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            self._busy = BUSY <= len(batch) < LARGEST
            if batch:
                await self._commit(batch)
            if not self._waiting and not self._closing:
                self._wanted.clear()

    async def _gather(self) -> None:
        """Wait while the loop has more to write, for a moment at the most."""
        until = self._loop.time() + GATHER
        held = 0
        while held < len(self._waiting) < LARGEST and self._loop.time() < until:
            held = len(self._waiting)
            for _ in range(TURNS):
                await asyncio.sleep(0)

    async def _commit(self, batch: list[tuple[Write, Told]]) -> None:
        """Store a batch; where it fails, each write alone, so that one bad write harms nobody else."""
        rows, summaries = grouped([what for what, _ in batch])
        listing = self._listing
        due = {**self._late, **summaries} if listing else over(summaries)
        if due:
            rows[SUMMED] = list(due.values())
        try:
            if rows:
                await self.pen.commit(rows)
        except Exception as trouble:  # noqa: BLE001 (whatever it was goes to those who wait for it)
            if len(batch) > 1:
                for one in batch:
                    await self._commit([one])
                return
            self.failures += 1
            self.failing = True
            self._loop.call_soon(batch[0][1], trouble)
            return
        self._remember(summaries, due, listing=listing)
        if rows:
            self.commits += 1
            self.failing = False
            self.stored = time.monotonic()
        self.writes += len([what for what, _ in batch if what])
        self._loop.call_soon(answer, [told for _, told in batch])

    def _remember(self, summaries: dict[str, Summed], due: dict[str, Summed], *, listing: bool) -> None:
        """Keep what lists do not know yet, and let them know in a while."""
        self._late.update(summaries)
        for table in due:
            del self._late[table]
        self._listing = self._listing and not listing
        if self._late and self._alarm is None:
            self._alarm = self._loop.call_later(LAG, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._listing = True
        self.put([], behind)


def behind(trouble: Exception | None) -> None:
    """Leave lists a moment longer behind what is stored."""
    if trouble is not None:
        log.error("lists could not be brought up to date", exc_info=trouble)


def answer(batch: list[Told]) -> None:
    """Tell all writes of a batch that they are stored; one that cannot take it in keeps no other from knowing."""
    for told in batch:
        try:
            told(None)
        except Exception:
            log.exception("what is stored could not be told")


def happened(table: str, number: int, events: Sequence[tuple[float, str]]) -> Write:
    """Return what stores events of a table, numbered from ``number``."""
    return [(EVENT, (table, number + at, *event)) for at, event in enumerate(events)]


def moved(table: str, number: int, events: Sequence[tuple[float, str]], summary: Summed) -> Write:
    """Return what stores events, and what they make of the table."""
    what = happened(table, number, events)
    what.append((SUMMED, (*summary, table)))
    return what


def grouped(writes: list[Write]) -> tuple[Rows, dict[str, Summed]]:
    """Return alike rows of all writes together; apart, by its table, the last summary of each."""
    rows: Rows = {}
    summaries: dict[str, Summed] = {}
    for write in writes:
        for kind, row in write:
            if kind is SUMMED and isinstance(row, tuple):
                summaries[row[-1]] = row
            else:
                rows.setdefault(kind, []).append(row)
    return rows, summaries


def over(summaries: dict[str, Summed]) -> dict[str, Summed]:
    """Return the summaries of tables that are over: they go with their events, for they are counted."""
    return {table: row for table, row in summaries.items() if row[RESULT] is not None}
