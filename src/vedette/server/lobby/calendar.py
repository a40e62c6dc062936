"""The results of daily deals: a guest's by date, their streaks, and those of all guests on one date."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from datetime import UTC, datetime, timedelta
from datetime import date as day
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.protocol.dailies import Bin, Today
from vedette.protocol.statistics import ActiveDay

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from vedette.server.store.statements import Params
    from vedette.server.store.store import Store

DAY: Final = 86400.0
"""The seconds of a day of UTC."""
MOST: Final = 12
"""The most bars of a histogram of results."""
MONTHS: Final = 12
"""The months of a year."""
QUICK: Final = 0.02
"""The most seconds that counting the results of a daily deal may take without the counts being used again."""
REUSED: Final = 50.0
"""Counts are used again for so many times as long as it took to count: counting then takes a fiftieth of the time."""


def days(first: str, last: str) -> list[str]:
    """Return every date from one to another, both included."""
    start = day.fromisoformat(first)
    return [(start + timedelta(number)).isoformat() for number in range((day.fromisoformat(last) - start).days + 1)]


def begin(date: str) -> float:
    """Return the time, in seconds since 1970, at which a date of UTC begins."""
    return datetime.fromisoformat(date).replace(tzinfo=UTC).timestamp()


def end(date: str) -> float:
    """Return the time, in seconds since 1970, at which a date of UTC ends."""
    return begin(date) + DAY


def month(told: str, first: str, last: str) -> list[str]:
    """Return the dates of a month, ``2026-11``, from ``first`` to ``last``; raises ValueError for no month."""
    start = day.fromisoformat(f"{told}-01")
    over = (start + timedelta(31)).replace(day=1) - timedelta(1)
    return days(max(start.isoformat(), first), min(over.isoformat(), last))


def on_time(row: Params) -> bool:
    """Return whether a table of a daily deal was begun on the date of that deal."""
    return float(row["begun"]) < end(row["daily"])


def result_on(date: str, rows: list[Params]) -> Today:
    """Return a guest's result of the daily deal of a date: the best of the tables begun on it, else of later ones.

    An unassisted win comes before an assisted one.
    """
    there = [row for row in rows if row["daily"] == date]
    timely = [row for row in there if on_time(row)]
    if not there:
        return Today(date, None, assisted=False, table=None)
    best = max(timely or there, key=lambda row: (row["result"] == "won", not row["assisted"], row["played"]))
    return Today(date, best["result"] or "open", best["assisted"], best["id"], late=not timely)


def counted(date: str, rows: list[Params]) -> str | None:
    """Return the table that counts in the histogram of a daily deal: the first begun on its date, else None."""
    there = [row for row in rows if row["daily"] == date and on_time(row)]
    return min(there, key=lambda row: row["begun"])["id"] if there else None


def timely(finished: dict[str, float]) -> list[str]:
    """Return in order the dates whose daily deal was begun on the date itself, of when each finished one was begun."""
    return sorted(date for date, begun in finished.items() if begun < end(date))


def streaks(today: str, finished: dict[str, float]) -> tuple[int, int]:
    """Return for how many days in a row a guest has finished the daily on its day, up to today, and the best ever.

    ``finished`` has when the first finished table of each date was begun. The present streak is alive while today's
    daily is not finished yet.
    """
    done = timely(finished)
    best = run = 0
    before = ""
    for date in done:
        run = run + 1 if before and days(before, date)[1:] == [date] else 1
        best, before = max(best, run), date
    alive = bool(done) and len(days(done[-1], today)) <= 2
    return (run if alive else 0), best


def year(today: str) -> str:
    """Return the first day of the twelve months that end with that of a date."""
    on = day.fromisoformat(today)
    return on.replace(year=on.year - (on.month < MONTHS), month=on.month % MONTHS + 1, day=1).isoformat()


def active(first: str, today: str, ended: Iterable[tuple[float, bool]], dailies: Collection[str]) -> list[ActiveDay]:
    """Return the dates, from ``first`` to ``today``, on which tables ended or a daily deal counts as finished.

    ``ended`` has when tables ended and whether they were won, ``dailies`` the dates of the daily deals.
    """
    played, won = Counter[str](), Counter[str]()
    for at, victory in ended:
        date = datetime.fromtimestamp(at, UTC).date().isoformat()
        played[date] += 1
        won[date] += victory
    dates = sorted(date for date in {*played, *dailies} if first <= date <= today)
    return [ActiveDay(date, played[date], won[date], date in dailies) for date in dates]


def histogram(outcomes: list[tuple[str, bool, int, int]]) -> list[Bin]:
    """Return in which turns games ended, as bars, from result, assisted, turn and count of each kind."""
    if not outcomes:
        return []
    turns = [turn for _, _, turn, _ in outcomes]
    low, wide = min(turns), -(-(max(turns) - min(turns) + 1) // MOST)
    bars = [[0, 0, 0, 0] for _ in range((max(turns) - low) // wide + 1)]
    for result, assisted, turn, count in outcomes:
        bars[(turn - low) // wide][2 * assisted + (result != "won")] += count
    return [Bin(low + wide * at, low + wide * at + wide - 1, *counts) for at, counts in enumerate(bars)]


class DailyCounts(NamedTuple):
    """How the tables of all guests on the daily deal of one date ended."""

    tried: int
    """Number of tables that played the deal."""
    won: int
    """Number of tables that won the deal unassisted."""
    outcomes: list[tuple[str, bool, int, int]]
    """How the first table of each guest ended: result, assisted, turn, and how many tables ended so."""


class KeptCounts(NamedTuple):
    """Cached counts of a daily deal, when they were begun, and until when they are used again."""

    counts: DailyCounts
    begun: float
    until: float


class DailyResults:
    """Counts how all guests did on daily deals, once for many requests: a count reads every table of the date."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        """Count the tables of this store; ``clock`` returns the seconds of a monotonic clock."""
        self.store = store
        self.clock = clock
        self._kept: dict[tuple[str, str], KeptCounts] = {}
        self._locks: defaultdict[tuple[str, str], asyncio.Lock] = defaultdict(asyncio.Lock)

    async def of(self, name: str, date: str) -> DailyCounts:
        """Return the counts of the daily deal of a date: of now, or cached ones where counting is slow (``QUICK``).

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
