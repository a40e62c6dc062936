"""The store: the event log of every table, on SQLite with nothing to install, or on another database by its URL."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Select, and_, case, event, func, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vedette.core.errors import Unreadable
from vedette.table.store.pen import Alone, Kind, Params, Shared
from vedette.table.store.schema import DAYS, DECKS, DEEDS, EVENTS, PROFILES, SEATS, SETTINGS, TABLES
from vedette.table.store.writer import Write, Writer, happened, moved

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from vedette.session.history import Summary
    from vedette.table.store.writer import Told

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATING: Final = 7_205_759
"""The lock under which a database is brought to the present schema."""
PATIENCE: Final = 5.0
"""Seconds that the database may take to say that it is there."""
EXPIRED: Final = 500
"""Tables that are erased at a time."""
FRESH: Final = 10.0
"""Seconds for which a write that was stored tells that others can be."""
PROBE: Final = "probe"
REACHED: Final = "reached"
CHECKED: Final = 1 << 28
"""Bytes of the largest file that is read through at the start: a second's work, or little more."""
LONGEST: Final = 100
"""Tables in one list."""
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    "foreign_keys=ON",
    "temp_store=MEMORY",
    "secure_delete=ON",
)


class Kept(NamedTuple):
    """A table as the store has it."""

    row: Params
    seats: list[str]
    """The guest of each seat."""
    events: list[tuple[float, str]]
    """When (seconds since 1970) and what, in order."""


class Deed(NamedTuple):
    """Points that somebody keeps for ever."""

    guest: str
    source: str
    """The table that they were won at."""
    game: str
    points: int


class Store:
    """One database. Reads see what is committed; writes return after their commit."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Use ``Store.open``."""
        self.engine = engine
        alone = engine.dialect.name == "sqlite"
        self.writer = Writer(Alone(engine, _pragmas) if alone else Shared(engine))
        self.shared = engine.dialect.name == "postgresql"
        """Whether several servers may use it at once."""

    @classmethod
    async def open(cls, url: str | URL) -> Store:
        """Open a database by its URL, made or brought to the present schema first.

        Raises Unreadable where its schema is one of a newer release.
        """
        engine = create_async_engine(url, hide_parameters=True)  # a log must not tell them
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _pragmas)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_migrate)
        except BaseException:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Commit what is waiting and let go of the database."""
        await self.writer.close()
        await self.engine.dispose()

    async def ready(self) -> bool:
        """Return whether the database answers."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._one(select(func.count()).select_from(SETTINGS)) is not None
        except Exception:  # noqa: BLE001 (whatever it is, it does not answer)
            return False

    async def health(self) -> str | None:
        """Return in a few words what is wrong, None where the database answers and takes what is written.

        A row is written where nothing else was for a while, or where the last write failed.
        """
        if not await self.ready():
            return "no store"
        if not self.writer.failing and time.monotonic() - self.writer.stored < FRESH:
            return None
        now = {"name": PROBE, "value": str(int(time.time()))}
        try:
            async with asyncio.timeout(PATIENCE):
                await self.writer.write([(Kind.SETTING_AWAY, {"called": PROBE}), (Kind.SETTING, now)])
        except Exception:  # noqa: BLE001 (whatever it is, nothing can be stored)
            return "the store cannot be written"
        return None

    async def check(self) -> None:
        """Raise Unreadable where a file of SQLite is damaged; one that takes long to read through is not looked at."""
        file = self.engine.url.database
        if self.engine.dialect.name == "sqlite" and file and short(Path(file)):
            found = await self._all(text("PRAGMA quick_check(1)"))
            if found != [("ok",)]:
                raise Unreadable("table-damaged", {"file": file, "why": str(found[0][0])})

    async def secret(self) -> str:
        """Return the key that seats and guests are signed with; made at the first call, then always the same."""
        wanted = select(SETTINGS.c.value).where(SETTINGS.c.name == "secret")
        if (found := await self._one(wanted)) is None:
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(insert(SETTINGS).values(name="secret", value=secrets.token_hex(32)))
            except IntegrityError:
                pass  # another process made it in this moment
            found = await self._one(wanted)
        return str(found)

    async def create(self, row: Params, guests: Sequence[str], events: Sequence[tuple[float, str]]) -> None:
        """Store a new table with its seats and its first events."""
        table = row["id"]
        what: Write = [(Kind.TABLE, row)]
        what += [
            (Kind.SEAT, {"table_id": table, "seat": seat, "guest": guest, "listed": True})
            for seat, guest in enumerate(guests)
        ]
        what += happened(table, 0, events)
        await self.writer.write(what)

    def append(  # noqa: PLR0913, PLR0917 (what a move writes, no more)
        self,
        table: str,
        number: int,
        events: Sequence[tuple[float, str]],
        summary: Summary,
        told: Told,
        seated: Sequence[tuple[int, str]] = (),
        deeds: Sequence[Deed] = (),
    ) -> None:
        """Store the next events of a table, numbered from ``number``, what they make of it, and who took a seat.

        ``deeds`` are what its players keep for ever: stored with the events, and once, however often they are told.
        ``told`` is called once they are on disk, or with the reason why not; writes are told of in their order.
        """
        what = moved(table, number, events, summary)
        if seated:
            what += [(Kind.SIT, {"table": table, "place": seat, "who": guest}) for seat, guest in seated]
        if deeds:
            what += _deeds(deeds)
        self.writer.put(what, told)

    async def load(self, table: str) -> Kept | None:
        """Return a table with all its events, those too that were still to be written; None where there is none."""
        await self.writer.write([])
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if found is None:
                return None
            seats = await connection.execute(
                select(SEATS.c.guest).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
            )
            events = await connection.execute(
                select(EVENTS.c.at, EVENTS.c.body).where(EVENTS.c.table_id == table).order_by(EVENTS.c.number)
            )
            return Kept(dict(found), [row[0] for row in seats], [(row[0], row[1]) for row in events])

    async def mine(self, guest: str, *, over: bool | None) -> list[Params]:
        """Return a guest's listed tables, last played first; only those that are over, or that are not."""
        await self.writer.catch_up()
        wanted = _seated(guest).order_by(TABLES.c.played.desc(), TABLES.c.id).limit(LONGEST)
        if over is not None:
            wanted = wanted.where(TABLES.c.result.is_not(None) if over else TABLES.c.result.is_(None))
        return await self._rows(wanted)

    async def history(self, guest: str) -> list[Params]:
        """Return what statistics count: every listed table of a guest, first played first."""
        await self.writer.catch_up()
        wanted = _seated(guest).where(TABLES.c.origin != "record").order_by(TABLES.c.played, TABLES.c.id)
        return await self._rows(wanted)

    async def forget(self, guest: str, tables: Sequence[str]) -> set[str]:
        """Take tables out of a guest's lists and statistics; return those that were erased.

        A table that no other person has in their lists is erased, with everything that happened there.
        """
        if not tables:
            return set()
        await self.writer.catch_up()
        what: Write = [(Kind.UNLIST, {"table": table, "who": guest}) for table in tables]
        await self.writer.write(what + [(Kind.ERASE, {"table": table}) for table in tables])
        left = await self._all(select(TABLES.c.id).where(TABLES.c.id.in_(tables)))
        return set(tables) - {row[0] for row in left}

    async def unfinished(self, guest: str) -> int:
        """Return how many tables a guest has that are not over."""
        rows = await self._all(
            select(func.count(func.distinct(TABLES.c.id)))
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.guest == guest, SEATS.c.listed, TABLES.c.result.is_(None))
        )
        return int(rows[0][0])

    async def reach(self, now: float, most: float) -> float:
        """Return the time by which old tables are told: it follows the wall clock, by so many seconds at each call.

        So a clock that is wrong for a while makes nothing old, whether it steps while we run or while we do not.
        """
        reached = await self._one(select(SETTINGS.c.value).where(SETTINGS.c.name == REACHED))
        if reached is None:  # the first call ever: no later than what happened here last
            newest = await self._one(select(func.max(TABLES.c.played)))
            at = now if newest is None else min(now, newest)
        else:
            at = min(now, float(reached) + most)
        row = {"name": REACHED, "value": str(at)}
        with suppress(IntegrityError):  # another server does the same in this moment
            await self.writer.write([(Kind.SETTING_AWAY, {"called": REACHED}), (Kind.SETTING, row)])
        return at

    async def expire(self, before: float, held: Collection[str]) -> int:
        """Erase unfinished tables that nobody has played at since then, but those held; return how many."""
        await self.writer.catch_up()
        wanted = select(TABLES.c.id).where(TABLES.c.result.is_(None), TABLES.c.played < before)
        old = [row[0] for row in await self._all(wanted.order_by(TABLES.c.played).limit(EXPIRED)) if row[0] not in held]
        if old:
            await self.writer.write([(Kind.EXPIRE, {"table": table, "before": before}) for table in old])
        return len(old)

    async def forget_profile(self, guest: str) -> None:
        """Erase a guest's profile and its points."""
        await self.writer.write([(Kind.PROFILE_AWAY, {"who": guest}), (Kind.DEEDS_AWAY, {"who": guest})])

    async def daily(self, game: str, date: str) -> tuple[int, int]:
        """Return on how many tables the deal of a day was tried, and on how many it was won unassisted."""
        await self.writer.catch_up()
        won = case((and_(TABLES.c.result == "won", TABLES.c.assisted.is_(False)), 1), else_=0)
        rows = await self._all(
            select(func.count(), func.coalesce(func.sum(won), 0)).where(TABLES.c.game == game, TABLES.c.daily == date)
        )
        return int(rows[0][0]), int(rows[0][1])

    async def day(self, game: str, date: str, pinned: str) -> tuple[str, int | None] | None:
        """Return the deal of a day and its grade, as found for these rules and cards; None where it was not yet."""
        wanted = select(DAYS.c.deal, DAYS.c.grade).where(
            DAYS.c.game == game, DAYS.c.date == date, DAYS.c.pinned == pinned
        )
        return next(((str(row[0]), row[1]) for row in await self._all(wanted)), None)

    async def keep_day(self, game: str, date: str, pinned: str, deal: str, grade: int | None) -> None:
        """Keep the deal of a day, in place of one that was found for other rules or cards."""
        row = {"game": game, "date": date, "pinned": pinned, "deal": deal, "grade": grade}
        await self.writer.write([(Kind.DAY_AWAY, {"of": game, "on": date}), (Kind.DAY, row)])

    async def decks(self, guest: str) -> list[tuple[str, str, str]]:
        """Return a guest's decks: game, name and text."""
        rows = await self._all(
            select(DECKS.c.game, DECKS.c.name, DECKS.c.text).where(DECKS.c.guest == guest).order_by(DECKS.c.name)
        )
        return [(row[0], row[1], row[2]) for row in rows]

    async def save_deck(self, guest: str, game: str, name: str, text: str, at: float) -> None:
        """Keep a deck, in place of one of the same name."""
        deck = {"guest": guest, "game": game, "name": name, "text": text, "changed": at}
        await self.writer.write([(Kind.DECK_AWAY, {"who": guest, "of": game, "called": name}), (Kind.DECK, deck)])

    async def drop_deck(self, guest: str, game: str, name: str) -> None:
        """Forget a deck."""
        await self.writer.write([(Kind.DECK_AWAY, {"who": guest, "of": game, "called": name})])

    async def deeds(self, guest: str) -> list[Deed]:
        """Return what a guest keeps for ever."""
        wanted = select(DEEDS.c.guest, DEEDS.c.source, DEEDS.c.game, DEEDS.c.points).where(DEEDS.c.guest == guest)
        return [Deed(*found) for found in await self._all(wanted.order_by(DEEDS.c.source))]

    async def add_deeds(self, deeds: Sequence[Deed]) -> None:
        """Keep these, each in place of the same guest's from the same table."""
        if deeds:
            await self.writer.write(_deeds(deeds))

    async def profile(self, guest: str) -> str:
        """Return the name of a guest's profile; empty where it has none."""
        return str(await self._one(select(PROFILES.c.name).where(PROFILES.c.guest == guest)) or "")

    async def name_profile(self, guest: str, name: str) -> None:
        """Give a guest's profile a name, in place of the one it had."""
        await self.writer.write([(Kind.PROFILE_AWAY, {"who": guest}), (Kind.PROFILE, {"guest": guest, "name": name})])

    async def _rows(self, wanted: Any) -> list[Params]:  # noqa: ANN401 (any statement that selects)
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]

    async def _one(self, wanted: Any) -> Any:  # noqa: ANN401 (one value of whatever was selected)
        async with self.engine.connect() as connection:
            return await connection.scalar(wanted)

    async def _all(self, wanted: Any) -> list[tuple[Any, ...]]:  # noqa: ANN401 (any statement that selects)
        async with self.engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(wanted)]


def short(file: Path) -> bool:
    """Return whether a file takes little time to be read through."""
    return file.is_file() and file.stat().st_size <= CHECKED


def _seated(guest: str) -> Select[tuple[Any, ...]]:
    """Select a guest's listed tables, each once, with the first of his seats."""
    mine = (
        select(SEATS.c.table_id, func.min(SEATS.c.seat).label("seat"))
        .where(SEATS.c.guest == guest, SEATS.c.listed)
        .group_by(SEATS.c.table_id)
        .subquery()
    )
    return select(TABLES, mine.c.seat).join(mine, mine.c.table_id == TABLES.c.id)


def _deeds(deeds: Sequence[Deed]) -> Write:
    what: Write = [(Kind.DEED_AWAY, {"who": deed.guest, "of": deed.source}) for deed in deeds]
    return what + [(Kind.DEED, deed._asdict()) for deed in deeds]


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS.as_posix().replace("%", "%%"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":  # of several servers that start at once, one migrates
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    for schema in MigrationContext.configure(connection).get_current_heads():
        if schema not in known:
            raise Unreadable("table-newer", {"schema": schema})
    command.upgrade(config, "head")


def _pragmas(connection: Any, _: object) -> None:  # noqa: ANN401 (a raw connection of whatever driver)
    """Write-ahead log, so that readers never wait; every commit reaches the disk before it is acknowledged.

    What a statement of many rows would need to be undone stays in memory: else each commit makes a file for it.
    """
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
