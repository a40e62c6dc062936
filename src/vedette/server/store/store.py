"""The store: the event log of every table, on SQLite by default, or on another database by its URL."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Select, and_, case, event, func, insert, or_, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vedette.core.errors import Unreadable
from vedette.server.store import models as db
from vedette.server.store import tallies, transactions, writer
from vedette.server.store.statements import EXPIRES, NEEDED, Params, StatementKind
from vedette.server.store.stored_events import numbered

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from sqlalchemy import ColumnElement


MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATING: Final = 7_205_759
"""The number of the PostgreSQL advisory lock that is held while the schema is migrated."""
PATIENCE: Final = 5.0
"""Seconds within which the database must answer."""
EXPIRED: Final = 500
"""The most old tables erased in one transaction."""
FRESH: Final = 10.0
"""Seconds for which a successful write proves that the database can be written."""
SIGNED_OUT: Final = "out:"
"""Begins the names of settings that count how often a guest signed out elsewhere."""
PROBE: Final = "probe"
REACHED: Final = "reached"
CHECKED: Final = 1 << 28
"""Bytes of the largest database file that is checked for damage at the start: about a second's work."""
LONGEST: Final = 100
"""The most tables in one page of a guest's list."""
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=10000",
    "foreign_keys=ON",
    "temp_store=MEMORY",
    "secure_delete=ON",
)


class StoredTable(NamedTuple):
    """A table as it is stored."""

    row: Params
    seats: list[str]
    """The guest of each seat."""
    events: list[tuple[float, str]]
    """Time (seconds since 1970) and body of each event, in order."""


class StoredSeat(NamedTuple):
    """A seat of a stored table: its guest, its deck and its player's name."""

    guest: str
    deck: str
    name: str
    """The name by which its player chose to be known; empty for none."""


class Subscription(NamedTuple):
    """The push subscription of a browser that wants to be told when it is a guest's turn, as Web Push has it."""

    endpoint: str
    """The browser's address at the push service of its maker: a URL."""
    p256dh: str
    """The browser's public key, in base64url."""
    auth: str
    """The secret that the browser shares with the server that may send to it, in base64url."""
    language: str


def new_secret() -> str:
    """Return a new random key: 256 bits in hexadecimal."""
    return secrets.token_hex(32)


class Store:
    """The database of tables, guests, statistics. Reads see what is committed; writes return after their commit."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Use this engine of SQLAlchemy; ``Store.open`` also migrates the schema."""
        self.engine = engine
        alone = engine.dialect.name == "sqlite"
        self.writer = writer.Writer(
            transactions.SqliteTransactions(engine, _pragmas) if alone else transactions.EngineTransactions(engine)
        )
        self.append = self.writer.append
        self.shared = engine.dialect.name == "postgresql"
        """Whether several servers may use it at once."""

    @classmethod
    async def open(cls, url: str | URL) -> Store:
        """Open a database by its URL, creating it or migrating its schema first.

        Raises Unreadable where its schema is from a newer release.
        """
        engine = create_async_engine(url, hide_parameters=True)  # they must not be logged
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
        """Commit what is queued and close the database."""
        await self.writer.close()
        await self.engine.dispose()

    async def ready(self) -> bool:
        """Return whether the database answers."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._one(select(func.count()).select_from(db.SETTINGS)) is not None
        except Exception:  # noqa: BLE001 (any failure means that it does not answer)
            return False

    async def health(self) -> str | None:
        """Return what is wrong with the database, in a few words; None where it can be read and written.

        A test row is written if nothing else was for a while, or if the last write failed.
        """
        if not await self.ready():
            return "no store"
        if not self.writer.failing and time.monotonic() - self.writer.stored < FRESH:
            return None
        now = {"name": PROBE, "value": str(int(time.time()))}
        try:
            async with asyncio.timeout(PATIENCE):
                await self.writer.write([(StatementKind.SETTING_AWAY, {"called": PROBE}), (StatementKind.SETTING, now)])
        except Exception:  # noqa: BLE001 (any failure means that it cannot be written)
            return "the store cannot be written"
        return None

    async def check(self) -> None:
        """Raise Unreadable where an SQLite file is damaged; a large file is not checked."""
        file = self.engine.url.database
        if self.engine.dialect.name == "sqlite" and file and short(Path(file)):
            found = await self._all(text("PRAGMA quick_check(1)"))
            if found != [("ok",)]:
                raise Unreadable("table-damaged", {"file": file, "why": str(found[0][0])})

    async def secret(self, name: str = "secret", make: Callable[[], str] = new_secret) -> str:
        """Return a key, by default that which signs seats and guests; made at the first call, then stored."""
        wanted = select(db.SETTINGS.c.value).where(db.SETTINGS.c.name == name)
        if (found := await self._one(wanted)) is None:
            try:
                async with self.engine.begin() as connection:
                    await connection.execute(insert(db.SETTINGS).values(name=name, value=make()))
            except IntegrityError:
                pass  # another process has just stored one
            found = await self._one(wanted)
        return str(found)

    async def generations(self) -> dict[str, int]:
        """Return how often each guest has signed out elsewhere, where that is not zero."""
        wanted = select(db.SETTINGS.c.name, db.SETTINGS.c.value).where(db.SETTINGS.c.name.startswith(SIGNED_OUT))
        return {name.removeprefix(SIGNED_OUT): int(value) for name, value in await self._all(wanted)}

    async def sign_out(self, guest: str, generation: int) -> None:
        """Store that a guest's cookies of earlier generations are void, and erase the guest's push subscriptions."""
        name = SIGNED_OUT + guest
        row = {"name": name, "value": str(generation)}
        what: writer.Write = [(StatementKind.SETTING_AWAY, {"called": name}), (StatementKind.SETTING, row)]
        await self.writer.write([*what, (StatementKind.SUBSCRIPTIONS_AWAY, {"who": guest})])

    async def subscribe(self, guest: str, told: Subscription, at: float) -> None:
        """Store a browser's push subscription for a guest's turns, in place of an earlier one of the same browser."""
        what: writer.Write = [
            (StatementKind.SUBSCRIPTION_AWAY, {"to": told.endpoint}),
            (StatementKind.SUBSCRIPTION, {**told._asdict(), "guest": guest, "since": at}),
            (StatementKind.SUBSCRIPTIONS_OVER, {"who": guest}),
        ]
        await self.writer.write(what)

    async def unsubscribe(self, endpoint: str) -> None:
        """Erase the push subscription of a browser, by its address at the push service."""
        await self.writer.write([(StatementKind.SUBSCRIPTION_AWAY, {"to": endpoint})])

    async def subscriptions(self, guest: str) -> list[Subscription]:
        """Return the push subscriptions of a guest's browsers, the newest first."""
        columns = (db.SUBSCRIPTIONS.c[name] for name in Subscription._fields)
        wanted = select(*columns).where(db.SUBSCRIPTIONS.c.guest == guest).order_by(db.SUBSCRIPTIONS.c.since.desc())
        return [Subscription(*row) for row in await self._all(wanted)]

    async def create(
        self,
        row: Params,
        guests: Sequence[str],
        events: Sequence[tuple[float, str]],
        decks: Mapping[int, str] = MappingProxyType({}),
        names: Mapping[int, str] = MappingProxyType({}),
    ) -> None:
        """Store a new table with its seats and its first events.

        ``decks`` are those of seats that have their own, ``names`` what players are known by.
        """
        table, over = row["id"], row["result"] is not None
        first = {f"first_{name}": row[name] if over else None for name in ("result", "assisted", "turn")}
        end = {"ended": row["played"] if over else None, "packed": False, **first}
        what: writer.Write = [(StatementKind.TABLE, {**row, **end})]
        if over:
            what += [(StatementKind.TALLIES_AWAY, {"who": guest}) for guest in sorted(set(guests))]
        for seat, guest in enumerate(guests):
            own = {"deck": decks.get(seat), "name": names.get(seat)}
            what.append((StatementKind.SEAT, {"table_id": table, "seat": seat, "guest": guest, "listed": True, **own}))
        what += writer.happened(table, 0, events)
        await self.writer.write(what)

    async def load(self, table: str) -> StoredTable | None:
        """Return a table with all its events, queued ones included; None where it does not exist."""
        await self.writer.write([])
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(db.TABLES).where(db.TABLES.c.id == table))).mappings().first()
            if found is None:
                return None
            seats = await connection.execute(
                select(db.SEATS.c.guest).where(db.SEATS.c.table_id == table).order_by(db.SEATS.c.seat)
            )
            _, events = await numbered(connection, table)
            return StoredTable(dict(found), [row[0] for row in seats], [(at, body) for _, at, body in events])

    async def seats(self, tables: Collection[str]) -> dict[str, list[StoredSeat]]:
        """Return the seats of some tables, by table."""
        played = func.coalesce(db.SEATS.c.deck, db.TABLES.c.deck), func.coalesce(db.SEATS.c.name, "")
        wanted = select(db.SEATS.c.table_id, db.SEATS.c.guest, *played).join(
            db.TABLES, db.TABLES.c.id == db.SEATS.c.table_id
        )
        found: dict[str, list[StoredSeat]] = {}
        for table, *seat in await self._all(
            wanted.where(db.SEATS.c.table_id.in_(tables)).order_by(db.SEATS.c.table_id, db.SEATS.c.seat)
        ):
            found.setdefault(table, []).append(StoredSeat(*seat))
        return found

    async def drop_shared(self, among: Collection[int] | None = None) -> None:
        """Erase decks that no packed game uses any more: of those with these ids, or of all."""
        wanted = select(db.SHARED.c.id).where(~NEEDED)
        found = [row[0] for row in await self._all(wanted)] if among is None else sorted(among)
        if found:
            with suppress(IntegrityError):  # another server has just packed a game with one of them
                await self.writer.write([(StatementKind.SHARED_AWAY, {"decks": decks}) for decks in found])

    async def _shared(self, tables: Collection[str]) -> set[int]:
        """Return the ids of the shared decks that the packed games of some tables use."""
        wanted = select(db.PACKED.c.shared).where(db.PACKED.c.table_id.in_(tables), db.PACKED.c.shared.is_not(None))
        return {row[0] for row in await self._all(wanted)}

    async def mine(self, guest: str, *, over: bool | None, after: str = "") -> list[Params]:
        """Return a page of a guest's listed tables, last played first, from the one after ``after`` on.

        Only finished or unfinished ones if ``over`` is given.
        """
        await self.writer.catch_up()
        wanted = _seated(guest).order_by(db.TABLES.c.played.desc(), db.TABLES.c.id).limit(LONGEST)
        if over is not None:
            wanted = wanted.where(db.TABLES.c.result.is_not(None) if over else db.TABLES.c.result.is_(None))
        if after:
            last = select(db.TABLES.c.played).where(db.TABLES.c.id == after).scalar_subquery()
            wanted = wanted.where(
                or_(db.TABLES.c.played < last, and_(db.TABLES.c.played == last, db.TABLES.c.id > after))
            )
        return await self._rows(wanted)

    async def dailies(self, guest: str, game: str, dates: Collection[str]) -> list[Params]:
        """Return a guest's listed tables on the daily deals of these dates, with the result that each reached first."""
        await self.writer.catch_up()
        wanted = _seated(guest, db.TABLES.c.id, db.TABLES.c.daily, db.TABLES.c.begun, *_OUTCOME)
        return await self._rows(wanted.where(_daily(game), db.TABLES.c.daily.in_(dates)))

    async def finished_dailies(self, guest: str, game: str) -> dict[str, float]:
        """Return when a guest first began a daily deal that they finished, by date."""
        await self.writer.catch_up()
        wanted = _seated(guest, db.TABLES.c.daily, db.TABLES.c.begun).where(
            _daily(game), db.TABLES.c.first_result.is_not(None)
        )
        found = wanted.subquery()
        rows = await self._all(select(found.c.daily, func.min(found.c.begun)).group_by(found.c.daily))
        return {str(date): float(begun) for date, begun in rows}

    async def tallies(self, guest: str) -> list[Params]:
        """Return a guest's statistics of finished tables, rows of the schema, counted first where none are kept.

        Columns by which a row does not count are None.
        """
        await self.writer.catch_up()
        wanted = select(db.TALLIES).where(db.TALLIES.c.guest == guest)
        rows = await self._rows(wanted)
        if not any(row["game"] == tallies.MARK and row["latest"] < tallies.UNORDERED for row in rows):
            async with self.engine.begin() as connection:
                if self.shared:
                    await connection.execute(tallies.LOCK)
                for statement in tallies.RECOUNT:
                    await connection.execute(statement, {"who": guest})
            rows = await self._rows(wanted)
        return [row for row in rows if row["game"] != tallies.MARK]

    async def ended_since(self, guest: str, since: float) -> list[tuple[float, bool]]:
        """Return when each finished table of a guest that counts in statistics ended, and whether it was won."""
        await self.writer.catch_up()
        rows = await self._all(tallies.ended_since().params(who=guest, since=since))
        return [(float(at), bool(won)) for at, won in rows]

    async def started(self, guest: str) -> dict[str, int]:
        """Return the number of a guest's listed unfinished tables by game, without those of records."""
        await self.writer.catch_up()
        found = (
            _seated(guest, db.TABLES.c.game)
            .where(db.TABLES.c.origin != "record", db.TABLES.c.result.is_(None))
            .subquery()
        )
        rows = await self._all(select(found.c.game, func.count()).group_by(found.c.game))
        return {str(game): int(count) for game, count in rows}

    async def forget(self, guest: str, tables: Sequence[str]) -> set[str]:
        """Remove tables from a guest's lists and statistics; return those that were erased.

        A table that is in no other person's lists is erased with all its events.
        """
        if not tables:
            return set()
        await self.writer.catch_up()
        shared = await self._shared(tables)
        what: writer.Write = [(StatementKind.UNLIST, {"table": table, "who": guest}) for table in tables]
        what += [(StatementKind.ERASE, {"table": table}) for table in tables]
        await self.writer.write([*what, (StatementKind.TALLIES_AWAY, {"who": guest})])
        await self.drop_shared(shared)
        left = await self._all(select(db.TABLES.c.id).where(db.TABLES.c.id.in_(tables)))
        return set(tables) - {row[0] for row in left}

    async def unfinished(self, guest: str) -> int:
        """Return the number of a guest's unfinished tables."""
        rows = await self._all(
            select(func.count(func.distinct(db.TABLES.c.id)))
            .join(db.SEATS, db.SEATS.c.table_id == db.TABLES.c.id)
            .where(db.SEATS.c.guest == guest, db.SEATS.c.listed, db.TABLES.c.result.is_(None))
        )
        return int(rows[0][0])

    async def reach(self, now: float, most: float) -> float:
        """Return the time by which tables age: it nears the wall time ``now`` by at most ``most`` seconds a call.

        So a wrong wall clock ages nothing, whether it jumps while the server runs or while it is stopped.
        """
        reached = await self._one(select(db.SETTINGS.c.value).where(db.SETTINGS.c.name == REACHED))
        if reached is None:  # the first call: not later than the last event here
            newest = await self._one(select(func.max(db.TABLES.c.played)))
            at = now if newest is None else min(now, newest)
        else:
            at = min(now, float(reached) + most)
        row = {"name": REACHED, "value": str(at)}
        with suppress(IntegrityError):  # another server has just stored one
            await self.writer.write([(StatementKind.SETTING_AWAY, {"called": REACHED}), (StatementKind.SETTING, row)])
        return at

    async def expire(self, before: float, held: Collection[str]) -> int:
        """Erase unfinished tables last played before this time, except those held; return how many.

        A daily that was finished once is kept: its result is the day's.
        """
        await self.writer.catch_up()
        wanted = select(db.TABLES.c.id).where(EXPIRES, db.TABLES.c.played < before)
        old = [
            row[0] for row in await self._all(wanted.order_by(db.TABLES.c.played).limit(EXPIRED)) if row[0] not in held
        ]
        if old:
            shared = await self._shared(old)
            await self.writer.write([(StatementKind.EXPIRE, {"table": table, "before": before}) for table in old])
            await self.drop_shared(shared)
        return len(old)

    async def forget_profile(self, guest: str) -> None:
        """Erase a guest's profile, points and push subscriptions."""
        kinds = (StatementKind.PROFILE_AWAY, StatementKind.DEEDS_AWAY, StatementKind.SUBSCRIPTIONS_AWAY)
        await self.writer.write([(kind, {"who": guest}) for kind in kinds])

    async def daily(self, game: str, date: str) -> tuple[int, int]:
        """Return how many tables played the deal of a day, and how many won it unassisted."""
        await self.writer.catch_up()
        won = case((and_(db.TABLES.c.first_result == "won", db.TABLES.c.first_assisted.is_(False)), 1), else_=0)
        rows = await self._all(
            select(func.count(), func.coalesce(func.sum(won), 0)).where(
                db.TABLES.c.game == game, db.TABLES.c.daily == date
            )
        )
        return int(rows[0][0]), int(rows[0][1])

    async def outcomes(self, game: str, date: str, before: float) -> list[tuple[str, bool, int, int]]:
        """Return how guests' first tables on the deal of a day ended: result, assisted, turn, and how many.

        Only tables begun before that time count, and only those that are over.
        """
        await self.writer.catch_up()
        there = and_(
            db.TABLES.c.game == game,
            db.TABLES.c.daily == date,
            db.TABLES.c.origin == "daily",
            db.TABLES.c.begun < before,
        )
        first = (
            select(db.SEATS.c.guest, func.min(db.TABLES.c.begun).label("begun"))
            .join(db.TABLES, db.TABLES.c.id == db.SEATS.c.table_id)
            .where(there, db.SEATS.c.seat == 0)
            .group_by(db.SEATS.c.guest)
            .subquery()
        )
        kind = (db.TABLES.c.first_result, db.TABLES.c.first_assisted, db.TABLES.c.first_turn)
        rows = await self._all(
            select(*kind, func.count())
            .join(db.SEATS, db.SEATS.c.table_id == db.TABLES.c.id)
            .join(first, and_(first.c.guest == db.SEATS.c.guest, first.c.begun == db.TABLES.c.begun))
            .where(there, db.SEATS.c.seat == 0, db.TABLES.c.first_result.is_not(None))
            .group_by(*kind)
        )
        return [(str(row[0]), bool(row[1]), int(row[2]), int(row[3])) for row in rows]

    async def day(self, game: str, date: str, pinned: str) -> tuple[str, int | None] | None:
        """Return the deal of a day and its grade, as found for these rules and cards; None where it is not stored."""
        wanted = select(db.DAYS.c.deal, db.DAYS.c.grade).where(
            db.DAYS.c.game == game, db.DAYS.c.date == date, db.DAYS.c.pinned == pinned
        )
        return next(((str(row[0]), row[1]) for row in await self._all(wanted)), None)

    async def keep_day(self, game: str, date: str, pinned: str, deal: str, grade: int | None) -> None:
        """Store the deal of a day, replacing one for other rules or cards."""
        row = {"game": game, "date": date, "pinned": pinned, "deal": deal, "grade": grade}
        await self.writer.write([(StatementKind.DAY_AWAY, {"of": game, "on": date}), (StatementKind.DAY, row)])

    async def attempts(self, guest: str, game: str) -> list[Params]:
        """Return a guest's first answers to the puzzles of a game, in order."""
        mine = select(db.ATTEMPTS).where(db.ATTEMPTS.c.guest == guest, db.ATTEMPTS.c.game == game)
        return await self._rows(mine.order_by(db.ATTEMPTS.c.at, db.ATTEMPTS.c.streak))

    async def tried(self, game: str) -> dict[str, tuple[float, int, int]]:
        """Return of each puzzle of a game that was tried how far its rating has moved, how many tried and solved it."""
        solved = func.sum(case((db.ATTEMPTS.c.solved, 1), else_=0))
        wanted = select(db.ATTEMPTS.c.puzzle, func.sum(db.ATTEMPTS.c.shift), func.count(), solved)
        rows = await self._all(wanted.where(db.ATTEMPTS.c.game == game).group_by(db.ATTEMPTS.c.puzzle))
        return {str(row[0]): (float(row[1]), int(row[2]), int(row[3])) for row in rows}

    async def keep_attempt(self, attempt: Params) -> None:
        """Store a guest's answer to a puzzle, unless they have answered that puzzle before."""
        await self.writer.write([(StatementKind.ATTEMPT, attempt)])

    async def decks(self, guest: str) -> list[tuple[str, str, str]]:
        """Return a guest's decks: game, name and text."""
        rows = await self._all(
            select(db.DECKS.c.game, db.DECKS.c.name, db.DECKS.c.text)
            .where(db.DECKS.c.guest == guest)
            .order_by(db.DECKS.c.name)
        )
        return [(row[0], row[1], row[2]) for row in rows]

    async def save_deck(self, guest: str, game: str, name: str, text: str, at: float) -> None:
        """Store a guest's deck of a game, replacing one of the same name."""
        deck = {"guest": guest, "game": game, "name": name, "text": text, "changed": at}
        await self.writer.write(
            [(StatementKind.DECK_AWAY, {"who": guest, "of": game, "called": name}), (StatementKind.DECK, deck)]
        )

    async def drop_deck(self, guest: str, game: str, name: str) -> None:
        """Delete a guest's deck of a game, by its name."""
        await self.writer.write([(StatementKind.DECK_AWAY, {"who": guest, "of": game, "called": name})])

    async def deeds(self, guest: str) -> list[writer.LorePoints]:
        """Return the points that a guest keeps from finished tables, by table in order of its name."""
        wanted = select(db.DEEDS.c.guest, db.DEEDS.c.source, db.DEEDS.c.game, db.DEEDS.c.points).where(
            db.DEEDS.c.guest == guest
        )
        return [writer.LorePoints(*found) for found in await self._all(wanted.order_by(db.DEEDS.c.source))]

    async def add_deeds(self, deeds: Sequence[writer.LorePoints]) -> None:
        """Store points that guests keep, replacing the same guest's of the same table."""
        if deeds:
            await self.writer.write(writer.deed_rows(deeds))

    async def profile(self, guest: str) -> str:
        """Return the name of a guest's profile; empty where it has none."""
        return str(await self._one(select(db.PROFILES.c.name).where(db.PROFILES.c.guest == guest)) or "")

    async def name_profile(self, guest: str, name: str) -> None:
        """Set the name of a guest's profile."""
        await self.writer.write(
            [(StatementKind.PROFILE_AWAY, {"who": guest}), (StatementKind.PROFILE, {"guest": guest, "name": name})]
        )

    async def _rows(self, wanted: Any) -> list[Params]:
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]

    async def _one(self, wanted: Any) -> Any:
        async with self.engine.connect() as connection:
            return await connection.scalar(wanted)

    async def _all(self, wanted: Any) -> list[tuple[Any, ...]]:
        async with self.engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(wanted)]


def short(file: Path) -> bool:
    """Return whether a database file is small enough to be checked for damage at the start."""
    return file.is_file() and file.stat().st_size <= CHECKED


_OUTCOME: Final = (
    db.TABLES.c.played,
    db.TABLES.c.first_result.label("result"),
    func.coalesce(db.TABLES.c.first_assisted, db.TABLES.c.assisted).label("assisted"),
)
"""How a table ended first."""


def _seated(guest: str, *columns: Any) -> Select[Any]:
    """Return a query of a guest's listed tables, each once, with the guest's first seat; of ``columns``, if any."""
    mine = (
        select(db.SEATS.c.table_id, func.min(db.SEATS.c.seat).label("seat"))
        .where(db.SEATS.c.guest == guest, db.SEATS.c.listed)
        .group_by(db.SEATS.c.table_id)
        .subquery()
    )
    return select(*(columns or (db.TABLES,)), mine.c.seat).join(mine, mine.c.table_id == db.TABLES.c.id)


def _daily(game: str) -> ColumnElement[bool]:
    return and_(db.TABLES.c.game == game, db.TABLES.c.daily.is_not(None), db.TABLES.c.origin == "daily")


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS.as_posix().replace("%", "%%"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":  # if several servers start at once, one migrates
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    for schema in MigrationContext.configure(connection).get_current_heads():
        if schema not in known:
            raise Unreadable("table-newer", {"schema": schema})
    command.upgrade(config, "head")


def _pragmas(connection: Any, _: object) -> None:
    """Set up a new SQLite connection: write-ahead logging, so that readers never wait, and full sync at each commit.

    With full sync a commit is on disk when it returns. Statement journals stay in memory: else each commit would
    create a file for them.
    """
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
