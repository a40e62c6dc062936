"""The writer: one task that commits what all tables wrote meanwhile in one transaction, then tells each."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from vedette.table.store.pen import Kind, Pen, Row, Rows

log: Final = logging.getLogger("vedette.table")

LARGEST: Final = 512
"""Writes in one transaction, at the most."""

Write = list[tuple[Kind, Row]]
"""What must be stored together, or not at all."""
Told = Callable[[Exception | None], None]
"""What is called once a write is on disk, or with the reason why it is not."""


class Writer:
    """Takes writes and answers each after the commit that holds it, in the order in which they came."""

    def __init__(self, pen: Pen) -> None:
        """Begin to write with this pen; needs a running loop."""
        self.pen = pen
        self._waiting: list[tuple[Write, Told]] = []
        self._wanted = asyncio.Event()
        self._closing = False
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._run(), name="writer")
        self.commits = 0
        self.writes = 0
        self.failures = 0

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

    async def close(self) -> None:
        """Commit what is waiting, then stop."""
        self._closing = True
        self._wanted.set()
        await self._task
        await self.pen.close()

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wanted.wait()
            batch, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            if batch:
                await self._commit(batch)
            if not self._waiting and not self._closing:
                self._wanted.clear()

    async def _commit(self, batch: list[tuple[Write, Told]]) -> None:
        """Store a batch; where it fails, each write alone, so that one bad write harms nobody else."""
        try:
            await self.pen.commit(grouped([what for what, _ in batch]))
        except Exception as trouble:  # noqa: BLE001 (whatever it was goes to those who wait for it)
            if len(batch) > 1:
                for one in batch:
                    await self._commit([one])
                return
            self.failures += 1
            self._loop.call_soon(batch[0][1], trouble)
            return
        self.commits += 1
        self.writes += len(batch)
        self._loop.call_soon(answer, [told for _, told in batch])


def answer(batch: list[Told]) -> None:
    """Tell all writes of a batch that they are stored; one that cannot take it in keeps no other from knowing."""
    for told in batch:
        try:
            told(None)
        except Exception:
            log.exception("what is stored could not be told")


def grouped(writes: list[Write]) -> Rows:
    """Return alike rows of all writes together; of one table only the last summary counts."""
    rows: Rows = {}
    summaries: dict[str, Row] = {}
    for write in writes:
        for kind, row in write:
            if kind == Kind.SUMMARY and isinstance(row, tuple):
                summaries[row[-1]] = row
            else:
                rows.setdefault(kind, []).append(row)
    if summaries:
        rows[Kind.SUMMARY] = list(summaries.values())
    return rows
