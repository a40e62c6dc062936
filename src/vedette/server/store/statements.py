"""The SQL statements by which the store writes; the writer runs a batch of them in one transaction."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

from sqlalchemy import Integer, LargeBinary, and_, bindparam, delete, insert, or_, select, update

from vedette.server.store import models as db
from vedette.server.store import tallies
from vedette.session.info import BOT

SUMMARY: Final = ("played", "n", "turn", "result", "assisted", "seconds")
"""Columns of a table's row that sum up its events, so that lists need not read these."""
BROWSERS: Final = 5
"""The most browsers of one guest that are told of turns; the oldest gives way to a new one."""
THE_TABLE: Final = db.TABLES.c.id == bindparam("table")
THE_SEAT: Final = and_(db.SEATS.c.table_id == bindparam("table"), db.SEATS.c.seat == bindparam("place"))
LISTED: Final = (
    select(db.SEATS.c.seat)
    .where(
        db.SEATS.c.table_id == db.TABLES.c.id,
        db.SEATS.c.listed,
        db.SEATS.c.guest != "",
        db.SEATS.c.guest.not_like(f"{BOT}%"),
    )
    .exists()
)
"""SQL condition: any person still has the table in their lists."""
EXPIRES: Final = and_(
    db.TABLES.c.result.is_(None), or_(db.TABLES.c.daily.is_(None), db.TABLES.c.first_result.is_(None))
)
"""SQL condition: a table that is erased once it is old: it is unfinished, and no day's result is told of it."""
NEWEST: Final = (
    select(db.SUBSCRIPTIONS.c.endpoint)
    .where(db.SUBSCRIPTIONS.c.guest == bindparam("who"))
    .order_by(db.SUBSCRIPTIONS.c.since.desc())
    .limit(BROWSERS)
    .correlate(None)
)
"""SQL query: the newest push subscriptions of a guest, which are kept."""
FIRST_ATTEMPT: Final = ~(
    select(db.ATTEMPTS.c.guest)
    .where(*(db.ATTEMPTS.c[name] == bindparam(name) for name in ("guest", "game", "puzzle")))
    .correlate(None)
    .exists()
)
"""SQL condition: a guest has not answered a puzzle before. Two windows may answer it at once."""
NEEDED: Final = select(db.PACKED.c.table_id).where(db.PACKED.c.shared == db.SHARED.c.id).exists()
"""SQL condition: any packed game uses a row of shared decks."""


class StatementKind(Enum):
    """The SQL statements that write to the store, in the order in which a transaction runs them."""

    TABLE = insert(db.TABLES)
    SEAT = insert(db.SEATS)
    EVENT = insert(db.EVENTS)
    SIT = update(db.SEATS).where(THE_SEAT).values(guest=bindparam("who"))
    SEAT_DECK = update(db.SEATS).where(THE_SEAT).values(deck=bindparam("own"))
    LATE_SEAT = tallies.LATE_SEAT
    SPOIL = tallies.SPOIL
    GAIN_MARK = tallies.GAIN_MARK
    GAIN = tallies.GAIN
    GAIN_FIRST = tallies.GAIN_FIRST
    END = tallies.END
    SUMMARY = update(db.TABLES).where(THE_TABLE).values({name: bindparam(f"new_{name}") for name in SUMMARY})
    UNLIST = (
        update(db.SEATS)
        .where(db.SEATS.c.table_id == bindparam("table"), db.SEATS.c.guest == bindparam("who"))
        .values(listed=False)
    )
    TALLIES_AWAY = tallies.AWAY
    DECK_AWAY = delete(db.DECKS).where(
        db.DECKS.c.guest == bindparam("who"), db.DECKS.c.game == bindparam("of"), db.DECKS.c.name == bindparam("called")
    )
    DECK = insert(db.DECKS)
    PROFILE_AWAY = delete(db.PROFILES).where(db.PROFILES.c.guest == bindparam("who"))
    PROFILE = insert(db.PROFILES)
    DEED_AWAY = delete(db.DEEDS).where(db.DEEDS.c.guest == bindparam("who"), db.DEEDS.c.source == bindparam("of"))
    DEED = insert(db.DEEDS)
    DAY_AWAY = delete(db.DAYS).where(db.DAYS.c.game == bindparam("of"), db.DAYS.c.date == bindparam("on"))
    DAY = insert(db.DAYS)
    SETTING_AWAY = delete(db.SETTINGS).where(db.SETTINGS.c.name == bindparam("called"))
    SETTING = insert(db.SETTINGS)
    ERASE = delete(db.TABLES).where(THE_TABLE, ~LISTED)
    EXPIRE = delete(db.TABLES).where(THE_TABLE, EXPIRES, db.TABLES.c.played < bindparam("before"))
    DEEDS_AWAY = delete(db.DEEDS).where(db.DEEDS.c.guest == bindparam("who"))
    SHARED = insert(db.SHARED).from_select(
        ["digest", "body"],
        select(bindparam("digest", type_=LargeBinary), bindparam("decks", type_=LargeBinary)).where(
            ~select(db.SHARED.c.id).where(db.SHARED.c.digest == bindparam("digest")).exists()
        ),
    )
    # Not what another server packed meanwhile: then the row is there already, and nothing of this is stored.
    PACKED_AWAY = delete(db.PACKED).where(
        db.PACKED.c.table_id == bindparam("table"), db.PACKED.c.count == bindparam("before")
    )
    PACKED = insert(db.PACKED).from_select(
        ["table_id", "count", "shared", "body"],
        select(
            db.TABLES.c.id,
            bindparam("events", type_=Integer),
            select(db.SHARED.c.id)
            .where(db.SHARED.c.digest == bindparam("digest", type_=LargeBinary))
            .scalar_subquery(),
            bindparam("packed", type_=LargeBinary),
        ).where(THE_TABLE),
    )
    EVENTS_AWAY = delete(db.EVENTS).where(
        db.EVENTS.c.table_id == bindparam("table"), db.EVENTS.c.number < bindparam("events")
    )
    ALL_PACKED = update(db.TABLES).where(THE_TABLE, db.TABLES.c.played == bindparam("at")).values(packed=True)
    SHARED_AWAY = delete(db.SHARED).where(db.SHARED.c.id == bindparam("decks"), ~NEEDED)
    ATTEMPT = insert(db.ATTEMPTS).from_select(
        [column.name for column in db.ATTEMPTS.c],
        select(*(bindparam(column.name, type_=column.type) for column in db.ATTEMPTS.c)).where(FIRST_ATTEMPT),
    )
    SEAT_NAME = update(db.SEATS).where(THE_SEAT).values(name=bindparam("known"))
    SUBSCRIPTION_AWAY = delete(db.SUBSCRIPTIONS).where(db.SUBSCRIPTIONS.c.endpoint == bindparam("to"))
    SUBSCRIPTION = insert(db.SUBSCRIPTIONS)
    SUBSCRIPTIONS_OVER = delete(db.SUBSCRIPTIONS).where(
        db.SUBSCRIPTIONS.c.guest == bindparam("who"), db.SUBSCRIPTIONS.c.endpoint.not_in(NEWEST)
    )
    SUBSCRIPTIONS_AWAY = delete(db.SUBSCRIPTIONS).where(db.SUBSCRIPTIONS.c.guest == bindparam("who"))


Params = dict[str, Any]
"""Values of a row, or of the condition of an SQL statement, by name."""
Row = Params | tuple[Any, ...]
"""Values of a row by name, or for the statements of every move the values alone, in the statement's order."""
Rows = dict[StatementKind, list[Row]]
"""The rows that one transaction writes, by the kind of statement that writes them."""
