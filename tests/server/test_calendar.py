"""What counts of a guest's dailies: results, streaks, histograms."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

import pytest

from vedette.protocol.dailies import Bin, Today
from vedette.protocol.statistics import ActiveDay
from vedette.server.lobby import calendar

if TYPE_CHECKING:
    from vedette.server.store.statements import Params
    from vedette.server.store.store import Store

pytestmark = pytest.mark.once

NOON = 12 * 3600.0


def played(date: str, result: str | None = "won", *, late: float = 0.0, assisted: bool = False) -> Params:
    """Return a table on the deal of a day, begun at noon or so many days later."""
    begun = calendar.end(date) - NOON + 86_400 * late
    made = {"id": f"{date}-{result}-{late}-{assisted}", "daily": date, "result": result, "assisted": assisted}
    return {**made, "begun": begun, "played": begun}


def test_a_month_ends_with_today_and_begins_with_the_first_daily() -> None:
    assert calendar.month("2026-02", "2026-01-01", "2026-11-25")[-1] == "2026-02-28"
    assert calendar.month("2028-02", "2026-01-01", "2028-11-25")[-1] == "2028-02-29"
    assert calendar.month("2026-11", "2026-01-01", "2026-11-03") == ["2026-11-01", "2026-11-02", "2026-11-03"]
    assert calendar.month("2026-12", "2026-01-01", "2026-11-03") == []
    assert calendar.month("2025-12", "2026-01-01", "2026-11-03") == []
    with pytest.raises(ValueError, match="month"):
        calendar.month("2026-13", "2026-01-01", "2026-11-03")


def test_an_archived_daily_counts_only_where_the_day_itself_was_missed() -> None:
    late = played("2026-11-20", late=2)
    assert calendar.result_on("2026-11-20", [late]) == Today(
        "2026-11-20", "won", assisted=False, table=late["id"], late=True
    )
    lost = played("2026-11-20", "lost")
    assert calendar.result_on("2026-11-20", [late, lost]).result == "lost"
    helped, open_ = played("2026-11-20", assisted=True), played("2026-11-20", None)
    assert calendar.result_on("2026-11-20", [lost, open_, helped]) == Today(
        "2026-11-20", "won", assisted=True, table=helped["id"]
    )
    assert calendar.result_on("2026-11-21", [late]) == Today("2026-11-21", None, assisted=False, table=None)


def test_the_first_table_of_the_day_counts() -> None:
    first, second = played("2026-11-20", "lost"), played("2026-11-20", late=0.1)
    assert calendar.counted("2026-11-20", [second, first]) == first["id"]
    assert calendar.counted("2026-11-20", [played("2026-11-20", late=1)]) is None


def test_a_streak_lives_until_a_whole_day_is_missed() -> None:
    rows = [played(f"2026-11-{day}") for day in (10, 11, 12, 13, 20, 21)] + [played("2026-11-14", late=3)]
    finished = {row["daily"]: row["begun"] for row in rows}
    assert calendar.streaks("2026-11-21", finished) == (2, 4)
    assert calendar.streaks("2026-11-22", finished) == (2, 4)
    assert calendar.streaks("2026-11-23", finished) == (0, 4)
    assert calendar.streaks("2026-11-23", {}) == (0, 0)
    months = {row["daily"]: row["begun"] for row in (played("2026-10-31", "lost"), played("2026-11-01"))}
    assert calendar.streaks("2026-11-01", months) == (2, 2)


def test_a_year_is_twelve_months_and_tells_the_dates_on_which_something_was_played() -> None:
    assert calendar.year("2026-11-30") == "2025-12-01"
    assert calendar.year("2026-12-31") == "2026-01-01"
    assert calendar.year("2026-01-31") == "2025-02-01"
    midnight = calendar.end("2026-11-20")
    ended = [(midnight - 1, True), (midnight, False), (midnight - 86_400, True), (calendar.end("2026-11-22"), True)]
    assert calendar.active("2026-11-01", "2026-11-22", ended, {"2026-10-31", "2026-11-03", "2026-11-21"}) == [
        ActiveDay("2026-11-03", 0, 0, daily=True),  # finished after midnight
        ActiveDay("2026-11-20", 2, 2, daily=False),
        ActiveDay("2026-11-21", 1, 0, daily=True),
    ]


def test_a_histogram_keeps_wins_losses_and_help_apart_in_few_bars() -> None:
    bins = calendar.histogram([("won", False, 9, 3), ("lost", False, 7, 2), ("won", True, 9, 1), ("drawn", True, 9, 4)])
    assert bins == [Bin(7, 7, 0, 2, 0, 0), Bin(8, 8, 0, 0, 0, 0), Bin(9, 9, 3, 0, 1, 4)]
    wide = calendar.histogram([("won", False, 1, 1), ("lost", False, 100, 1)])
    assert len(wide) <= calendar.MOST
    assert (wide[0].first, wide[-1].first <= 100 <= wide[-1].last) == (1, True)
    assert calendar.histogram([]) == []


class Counting:
    """A store that counts how often it is asked, and takes a while for it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.now = 100.0
        self.asked = 0

    async def daily(self, _: str, __: str) -> tuple[int, int]:
        self.asked += 1
        await asyncio.sleep(0)
        self.now += self.seconds
        return self.asked, 0

    async def outcomes(self, *_: object) -> list[tuple[str, bool, int, int]]:
        return []


def results(store: Counting) -> calendar.DailyResults:
    return calendar.DailyResults(cast("Store", store), lambda: store.now)


def test_a_quick_count_is_of_now() -> None:
    store = Counting(calendar.QUICK / 2)

    async def ask() -> list[int]:
        everybody = results(store)
        return [(await everybody.of("twelve-patrols", "2026-11-20")).tried for _ in range(3)]

    assert asyncio.run(ask()) == [1, 2, 3]


def test_a_slow_count_is_used_again_for_a_while() -> None:
    store = Counting(0.5)

    async def ask() -> list[int]:
        everybody, found = results(store), []
        for waited in (0.0, 1.0, 23.0, 1.0):  # 50 times half a second are over at the last
            store.now += waited
            found.append((await everybody.of("twelve-patrols", "2026-11-20")).tried)
        found.append((await everybody.of("twelve-patrols", "2026-11-21")).tried)
        return found

    assert asyncio.run(ask()) == [1, 1, 1, 2, 3]


def test_requests_that_wait_for_a_count_share_the_next() -> None:
    store = Counting(calendar.QUICK / 2)

    async def ask() -> list[int]:
        everybody = results(store)
        first = asyncio.create_task(everybody.of("twelve-patrols", "2026-11-20"))
        await asyncio.sleep(0)
        assert store.asked == 1
        store.now += calendar.QUICK / 8
        waiting = [everybody.of("twelve-patrols", "2026-11-20") for _ in range(500)]
        return [(await first).tried, *{counts.tried for counts in await asyncio.gather(*waiting)}]

    assert asyncio.run(ask()) == [1, 2]
