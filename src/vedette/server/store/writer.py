"""The writer: one task that commits the writes of all tables in one transaction, then calls each back."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vedette.server.store.statements import SUMMARY, Row, Rows, StatementKind

if TYPE_CHECKING:
    from vedette.server.store.transactions import Transactions
    from vedette.session.history import Summary

log: Final = logging.getLogger("vedette.server")

LARGEST: Final = 512
"""The most writes in one transaction."""
BUSY: Final = 8
"""Writes in one transaction from which the server counts as busy."""
GATHER: Final = 0.005
"""Seconds that a busy server's next transaction waits for more writes, at the most: each transaction takes the
interpreter from all tables a few times, however small it is, and a fast disk would get many small ones.
"""
TURNS: Final = 2
"""Turns of the event loop in which all pending input is processed."""
EVENT: Final = StatementKind.EVENT
SUMMARY_ROW: Final = StatementKind.SUMMARY
RESULT: Final = SUMMARY.index("result")
LAG: Final = 1.0
"""Longest delay in seconds of the summary of a table that is being played."""

Write = list[tuple[StatementKind, Row]]
"""Rows that are stored together or not at all."""
SummaryRow = tuple[Any, ...]
"""A table's summary, then the table's name."""
OnCommit = Callable[[Exception | None], None]
"""Called with None once a write is committed, or with the exception for which it was not."""


class LorePoints(NamedTuple):
    """Points that a guest keeps for one finished table."""

    guest: str
    source: str
    """The table at which they were won."""
    game: str
    points: int


class Writer:
    """Queues writes and calls each back after the commit that holds it, in order.

    A table's summary changes with each move but is seldom read: it is stored once for the moves of a while, and a
    reader calls ``catch_up`` first. After a crash a list may be a moment old, a table never.
    """

    def __init__(self, transactions: Transactions) -> None:
        """Start to write by these transactions; needs a running loop."""
        self.transactions = transactions
        self._waiting: list[tuple[Write, OnCommit]] = []
        self._late: dict[str, SummaryRow] = {}
        """The latest summary of each table for which the stored one is out of date."""
        self._listing = False
        """Whether the next commit has to store all summaries."""
        self._timer: asyncio.TimerHandle | None = None
        self._wanted = asyncio.Event()
        self._busy = False
        self._closing = False
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._run(), name="writer")
        self.commits = 0
        self.writes = 0
        self.failures = 0
        self.failing = False
        """Whether the last write failed."""
        self.stored = time.monotonic()
        """The time on the monotonic clock at which rows were last committed."""

    def put(self, what: Write, told: OnCommit) -> None:
        """Queue a write; ``told`` is called with None once it is committed, or with what the database raised."""
        self._waiting.append((what, told))
        self._wanted.set()

    def append(  # noqa: PLR0913, PLR0917 (all that a move writes)
        self,
        table: str,
        number: int,
        events: Sequence[tuple[float, str]],
        summary: Summary,
        told: OnCommit,
        seated: Sequence[tuple[int, str]] = (),
        deeds: Sequence[LorePoints] = (),
        decks: Sequence[tuple[int, str]] = (),
        names: Sequence[tuple[int, str]] = (),
    ) -> None:
        """Store a table's next events, numbered from ``number``, its summary, and the guests who took seats.

        ``decks`` are the names of those that seats brought, ``names`` what players are known by from now on.
        ``deeds`` are points that players keep: stored with the events, once, however often they are passed. ``told`` is
        called after the commit, or with the exception; callbacks run in the order of the writes.
        """
        what = happened(table, number, events)
        what.append((SUMMARY_ROW, (*summary, table)))
        if seated:
            what += [(StatementKind.SIT, {"table": table, "place": seat, "who": guest}) for seat, guest in seated]
            what += [(StatementKind.LATE_SEAT, {"table": table, "who": guest}) for _, guest in seated]
        what += [(StatementKind.SEAT_DECK, {"table": table, "place": seat, "own": deck}) for seat, deck in decks]
        what += [(StatementKind.SEAT_NAME, {"table": table, "place": seat, "known": name}) for seat, name in names]
        if deeds:
            what += deed_rows(deeds)
        self.put(what, told)

    async def write(self, what: Write) -> None:
        """Return once this write is committed; raises what the database raised, and then stores nothing of it."""
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
        """Return once the latest summary of every table is stored."""
        self._listing = True
        await self.write([])

    async def close(self) -> None:
        """Commit what is queued, then stop."""
        await self.catch_up()
        if self._timer is not None:
            self._timer.cancel()
        self._closing = True
        self._wanted.set()
        await self._task
        await self.transactions.close()

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
        """Wait briefly while more writes keep arriving."""
        until = self._loop.time() + GATHER
        held = 0
        while held < len(self._waiting) < LARGEST and self._loop.time() < until:
            held = len(self._waiting)
            for _ in range(TURNS):
                await asyncio.sleep(0)

    async def _commit(self, batch: list[tuple[Write, OnCommit]]) -> None:
        """Store a batch; if that fails, each write alone, so that a bad one fails no other."""
        rows, summaries = grouped([what for what, _ in batch])
        listing = self._listing
        due = {**self._late, **summaries} if listing else over(summaries)
        if due:
            rows |= summary_rows(due)
        failed: Exception | None = None
        try:
            if rows:
                await self.transactions.commit(rows)
        except Exception as trouble:  # noqa: BLE001 (whatever it was is passed to the callback)
            failed = trouble
        # Outside of the handler: compiled, what is awaited or returned within it stays the context of later exceptions.
        if failed is not None:
            if len(batch) > 1:
                for one in batch:
                    await self._commit([one])
                return
            self.failures += 1
            self.failing = True
            self._loop.call_soon(batch[0][1], failed)
            return
        self._remember(summaries, due, listing=listing)
        if rows:
            self.commits += 1
            self.failing = False
            self.stored = time.monotonic()
        self.writes += len([what for what, _ in batch if what])
        self._loop.call_soon(answer, [told for _, told in batch])

    def _remember(self, summaries: dict[str, SummaryRow], due: dict[str, SummaryRow], *, listing: bool) -> None:
        """Keep the summaries that were not stored, and set a timer for them."""
        self._late.update(summaries)
        for table in due:
            del self._late[table]
        self._listing = self._listing and not listing
        if self._late and self._timer is None:
            self._timer = self._loop.call_later(LAG, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        self._listing = True
        self.put([], behind)


def behind(trouble: Exception | None) -> None:
    """Log that summaries could not be stored; they are written with the next commit."""
    if trouble is not None:
        log.error("lists could not be brought up to date", exc_info=trouble)


def answer(batch: list[OnCommit]) -> None:
    """Call back every write of a batch; an exception in one callback does not stop the others."""
    for told in batch:
        try:
            told(None)
        except Exception:
            log.exception("what is stored could not be told")


def happened(table: str, number: int, events: Sequence[tuple[float, str]]) -> Write:
    """Return the rows that store events of a table, numbered from ``number``."""
    return [(EVENT, (table, number + at, *event)) for at, event in enumerate(events)]


def deed_rows(deeds: Sequence[LorePoints]) -> Write:
    """Return the rows that store points that guests keep, in place of those they had of the same tables."""
    what: Write = [(StatementKind.DEED_AWAY, {"who": deed.guest, "of": deed.source}) for deed in deeds]
    return what + [(StatementKind.DEED, deed._asdict()) for deed in deeds]


def grouped(writes: list[Write]) -> tuple[Rows, dict[str, SummaryRow]]:
    """Return the rows of all writes by statement, and the last summary of each table apart."""
    rows: Rows = {}
    summaries: dict[str, SummaryRow] = {}
    for write in writes:
        for kind, row in write:
            if kind is SUMMARY_ROW and isinstance(row, tuple):
                summaries[row[-1]] = row
            else:
                rows.setdefault(kind, []).append(row)
    return rows, summaries


def summary_rows(due: dict[str, SummaryRow]) -> Rows:
    """Return the rows that store these summaries, and count the tables that end with them."""
    told: list[Row] = []
    ends: list[Row] = []
    for row in due.values():
        summary = dict(zip(SUMMARY, row, strict=False))
        counted = {name: summary[name] for name in ("result", "assisted", "seconds", "turn")}
        told.append({"table": row[-1], "at": summary["played"], **counted})
        ends += told[-1:] if summary["result"] is not None else []
    rows: Rows = {StatementKind.SPOIL: told, SUMMARY_ROW: list(due.values())}
    if ends:
        rows |= {
            StatementKind.GAIN_MARK: ends,
            StatementKind.GAIN: ends,
            StatementKind.GAIN_FIRST: ends,
            StatementKind.END: ends,
        }
    return rows


def over(summaries: dict[str, SummaryRow]) -> dict[str, SummaryRow]:
    """Return the summaries of finished tables: statistics count them, so they are stored with their events."""
    return {table: row for table, row in summaries.items() if row[RESULT] is not None}
