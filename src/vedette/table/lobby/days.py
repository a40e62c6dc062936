"""The daily deals: found by a worker once, kept by the store, tomorrow's found before anybody asks for it."""

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

from vedette import registry, setups
from vedette.session import jobs
from vedette.session.effects import Refusal
from vedette.table.lobby.asking import ask
from vedette.table.work.turns import SERVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.session.seats import User
    from vedette.table.store.store import Store
    from vedette.table.work.workshop import Workshop

log: Final = logging.getLogger("vedette.table")

FIRST_DAY: Final = "2026-01-01"
SETTLED: Final = 60.0
"""Seconds after the start until deals are found ahead: who comes first is served first."""
AHEAD: Final = 3600.0
"""Seconds between two looks at whether tomorrow's deals are there."""


class Days:
    """The deal of each day, the same for everybody."""

    def __init__(self, workshop: Workshop, store: Store, today: Callable[[], str]) -> None:
        """Look in this store, search with this workshop; ``today`` returns the date, ISO 8601."""
        self.workshop = workshop
        self.store = store
        self.today = today
        self._known: dict[tuple[str, str], jobs.Found] = {}

    async def deal(self, name: str, date: str, user: User = SERVER) -> jobs.Found:
        """Return the daily deal of a date up to today; raises a Refusal."""
        try:
            day.fromisoformat(date)
        except ValueError:
            date = ""
        if not FIRST_DAY <= date <= self.today():
            raise Refusal("date")
        return await self._find(name, date, user)

    async def known(self, name: str, date: str) -> jobs.Found | None:
        """Return the deal of a day where it was found already."""
        if (name, date) not in self._known:
            kept = await self.store.day(name, date, pinned(name))
            if kept is None:
                return self._known.get((name, date))
            self._known[name, date] = jobs.Found(msgspec.json.decode(kept[0], type=list[int]), kept[1])
        return self._known[name, date]

    async def _find(self, name: str, date: str, user: User) -> jobs.Found:
        if (known := await self.known(name, date)) is not None:
            return known
        what = jobs.Today(jobs.Setup(name, setups.game(name).definition()), date)
        found = await ask(self.workshop, what, jobs.Found, Refusal("found"), user=user)
        if (name, date) not in self._known:
            self._known[name, date] = found
            with suppress(IntegrityError):  # another server found it too
                await self.store.keep_day(
                    name, date, pinned(name), msgspec.json.encode(found.deal).decode(), found.grade
                )
        return found

    async def run(self) -> None:
        """Find the deals of today and tomorrow, and see to it again in a while, until cancelled."""
        await asyncio.sleep(SETTLED)
        while True:
            for plugin in registry.plugins():
                if plugin.grading is not None:
                    await self._ahead(plugin.name)
            await asyncio.sleep(AHEAD)

    async def _ahead(self, name: str) -> None:
        today = day.fromisoformat(self.today())
        for date in (today, today + timedelta(days=1)):
            try:
                await self._find(name, date.isoformat(), SERVER)
            except (Refusal, SQLAlchemyError, OSError) as trouble:  # whoever asks for it has it looked for again
                log.warning("the daily deal of %s was not found ahead: %s", date, trouble)


def pinned(name: str) -> str:
    """Return what tells apart the rules and cards that a deal is found for."""
    return sha256("\n".join(setups.game(name).definition()).encode()).hexdigest()
