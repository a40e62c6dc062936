"""Daily deals: found once by a worker, stored, tomorrow's found ahead of time."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import date as day
from datetime import timedelta
from hashlib import sha256
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from vedette import deals, registry
from vedette.server.jobs.fair_queue import SERVER
from vedette.server.lobby.job_answers import ask
from vedette.session import jobs
from vedette.session.effects import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.core.game import Game
    from vedette.server.jobs.pool import WorkerPool
    from vedette.server.store.store import Store
    from vedette.session.info import User

log: Final = logging.getLogger("vedette.server")

FIRST_DAY: Final = "2026-01-01"
SETTLED: Final = 60.0
"""Seconds after the start before deals are found ahead: users come first."""
AHEAD: Final = 3600.0
"""Seconds between two checks for tomorrow's deals."""


class DailyDeals:
    """Finds, caches and stores the deal of each day, the same for everyone."""

    def __init__(self, pool: WorkerPool, store: Store, today: Callable[[], str]) -> None:
        """Use this store and pool; ``today`` returns the date, ISO 8601."""
        self.pool = pool
        self.store = store
        self.today = today
        self._known: dict[tuple[str, str], jobs.GradedDeal] = {}

    async def deal(self, name: str, date: str, user: User = SERVER) -> jobs.GradedDeal:
        """Return the daily deal of a date, found by a worker if need be; raises a Refusal for no date up to today."""
        return await self._find(name, self.checked(date), user)

    def checked(self, date: str) -> str:
        """Return a date that has a daily deal: one up to today; raises a Refusal."""
        try:
            day.fromisoformat(date)
        except ValueError:
            raise Refusal("date", where=date) from None
        if not FIRST_DAY <= date <= self.today():
            raise Refusal("date", where=date)
        return date

    async def known(self, name: str, date: str) -> jobs.GradedDeal | None:
        """Return the daily deal of a date if it is in the cache or the store; else None."""
        if (name, date) not in self._known:
            kept = await self.store.day(name, date, pinned(name, date))
            if kept is None:
                return self._known.get((name, date))
            self._known[name, date] = jobs.GradedDeal(msgspec.json.decode(kept[0], type=list[int]), kept[1])
        return self._known[name, date]

    async def _find(self, name: str, date: str, user: User) -> jobs.GradedDeal:
        if (known := await self.known(name, date)) is not None:
            return known
        what = jobs.DailyDeal(jobs.SetupData(name, game_of(name, date).definition()), date)
        found = await ask(self.pool, what, jobs.GradedDeal, Refusal("found"), user=user)
        if (name, date) not in self._known:
            self._known[name, date] = found
            with suppress(IntegrityError):  # another server has just stored it
                await self.store.keep_day(
                    name, date, pinned(name, date), msgspec.json.encode(found.deal).decode(), found.grade
                )
        return found

    async def run(self) -> None:
        """Find the daily deals of today and tomorrow, again every hour, until cancelled."""
        await asyncio.sleep(SETTLED)
        while True:
            for plugin in registry.plugins():
                if deals.has_daily(plugin.name):
                    await self._ahead(plugin.name)
            await asyncio.sleep(AHEAD)

    async def _ahead(self, name: str) -> None:
        today = day.fromisoformat(self.today())
        for date in (today, today + timedelta(days=1)):
            try:
                await self._find(name, date.isoformat(), SERVER)
            except (Refusal, SQLAlchemyError, OSError) as trouble:  # a request for it will try again
                log.warning("the daily deal of %s was not found ahead: %s", date, trouble)


def game_of(name: str, date: str) -> Game:
    """Return the game, with its deck, that is played on the daily deal of a date, ISO 8601."""
    return deals.daily_game(name, day.fromisoformat(date))


def pinned(name: str, date: str) -> str:
    """Return a digest of the rules and cards for which the deal of a date is found."""
    return sha256("\n".join(game_of(name, date).definition()).encode()).hexdigest()
