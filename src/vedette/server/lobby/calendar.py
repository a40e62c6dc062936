"""A guest's dailies, day by day: what counts, streaks, and how everybody here did."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from datetime import UTC, datetime, timedelta
from datetime import date as day
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.protocol.http import Bin, Today

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.server.store.statements import Params
    from vedette.server.store.store import Store

MOST: Final = 12
"""The most bars of a histogram."""
QUICK: Final = 0.02
"""Seconds that a count may take without being used again."""
REUSED: Final = 50.0
"""How many times as long as it took a slow count is used again: counting then takes a fiftieth of the time."""


def days(first: str, last: str) -> list[str]:
    """Return every date from one to another, both included."""
    start = day.fromisoformat(first)
    return [(start + timedelta(number)).isoformat() for number in range((day.fromisoformat(last) - start).days + 1)]


def end(date: str) -> float:
    """Return the time at which a day of UTC is over."""
    return (datetime.fromisoformat(date).replace(tzinfo=UTC) + timedelta(1)).timestamp()


def month(told: str, first: str, last: str) -> list[str]:
    """Return the dates of a month, ``2026-11``, from ``first`` to ``last``; raises ValueError for no month."""
    start = day.fromisoformat(f"{told}-01")
    over = (start + timedelta(31)).replace(day=1) - timedelta(1)
    return days(max(start.isoformat(), first), min(over.isoformat(), last))


def on_time(row: Params) -> bool:
    """Return whether a daily was begun on its own day."""
    return float(row["begun"]) < end(row["daily"])


def result_on(date: str, rows: list[Params]) -> Today:
    """Return a guest's result of a day: the best of the tables begun on it, else of those begun later.

    An unassisted win comes before an assisted one.
    """
    there = [row for row in rows if row["daily"] == date]
    timely = [row for row in there if on_time(row)]
    if not there:
        return Today(date, None, assisted=False, table=None)
    best = max(timely or there, key=lambda row: (row["result"] == "won", not row["assisted"], row["played"]))
    return Today(date, best["result"] or "open", best["assisted"], best["id"], late=not timely)


def counted(date: str, rows: list[Params]) -> str | None:
    """Return the table that counts for everybody's histogram: the guest's first of those begun on the day."""
    there = [row for row in rows if row["daily"] == date and on_time(row)]
    return min(there, key=lambda row: row["begun"])["id"] if there else None


def streaks(today: str, finished: dict[str, float]) -> tuple[int, int]:
    """Return for how many days in a row a guest has finished the daily on its day, up to today, and the best ever.

    ``finished`` has when the first finished table of each date was begun. The present streak is alive while today's
    daily is not finished yet.
    """
    done = sorted(date for date, begun in finished.items() if begun < end(date))
    best = run = 0
    before = ""
    for date in done:
        run = run + 1 if before and days(before, date)[1:] == [date] else 1
        best, before = max(best, run), date
    alive = bool(done) and len(days(done[-1], today)) <= 2
    return (run if alive else 0), best


def histogram(outcomes: list[tuple[str, bool, int, int]]) -> list[Bin]:
    """Return in which turns games ended, from result, assisted, turn and count of each kind; empty for none."""
    if not outcomes:
        return []
    turns = [turn for _, _, turn, _ in outcomes]
    low, wide = min(turns), -(-(max(turns) - min(turns) + 1) // MOST)
    bars = [[0, 0, 0, 0] for _ in range((max(turns) - low) // wide + 1)]
    for result, assisted, turn, count in outcomes:
        bars[(turn - low) // wide][2 * assisted + (result != "won")] += count
    return [Bin(low + wide * at, low + wide * at + wide - 1, *counts) for at, counts in enumerate(bars)]


class DailyCounts(NamedTuple):
    """How everybody did on the deal of a day."""

    tried: int
    """Tables that played it."""
    won: int
    """Those that won it unassisted."""
    outcomes: list[tuple[str, bool, int, int]]
    """Of guests' first tables: result, assisted, turn, and how many."""


class KeptCounts(NamedTuple):
    """Counts, when they were begun, and until when they are used again."""

    counts: DailyCounts
    begun: float
    until: float


class DailyResults:
    """How everybody did, counted once for many requests: a count reads every table of the day."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        """Count in this store."""
        self.store = store
        self.clock = clock
        self._kept: dict[tuple[str, str], KeptCounts] = {}
        self._locks: defaultdict[tuple[str, str], asyncio.Lock] = defaultdict(asyncio.Lock)

    async def of(self, name: str, date: str) -> DailyCounts:
        """Return the counts of a day: of now, or where they take longer than ``QUICK``, of a little while ago.

        Requests that wait for a count share the next one.
        """
        asked = self.clock()
        async with self._locks[name, date]:
            kept = self._kept.get((name, date))
            if kept is None or (kept.begun < asked and kept.until <= self.clock()):
                begun = self.clock()
                tried, won = await self.store.daily(name, date)
                counts = DailyCounts(tried, won, await self.store.outcomes(name, date, end(date)))
                took = self.clock() - begun
                kept = KeptCounts(counts, begun, begun + took * (REUSED if took > QUICK else 1.0))
                self._kept[name, date] = kept
            return kept.counts
