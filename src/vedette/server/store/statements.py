"""The SQL statements by which the store writes; the writer runs a batch of them in one transaction."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

from sqlalchemy import Executable, Integer, LargeBinary, and_, bindparam, delete, insert, or_, select, update

from vedette.server.store import tallies
from vedette.server.store.models import (
    ATTEMPTS,
    DAYS,
    DECKS,
    DEEDS,
    EVENTS,
    PACKED,
    PROFILES,
    SEATS,
    SETTINGS,
    SHARED,
    SUBSCRIPTIONS,
    TABLES,
)
from vedette.session.info import BOT


class StatementKind(IntEnum):
    """The kinds of SQL statements that write to the store, in the order in which a transaction runs them."""

    TABLE = 0
    SEAT = 1
    EVENT = 2
    SIT = 3
    SEAT_DECK = 4
    LATE_SEAT = 5
    SPOIL = 6
    GAIN_MARK = 7
    GAIN = 8
    GAIN_FIRST = 9
    END = 10
    SUMMARY = 11
    UNLIST = 12
    TALLIES_AWAY = 13
    DECK_AWAY = 14
    DECK = 15
    PROFILE_AWAY = 16
    PROFILE = 17
    DEED_AWAY = 18
    DEED = 19
    DAY_AWAY = 20
    DAY = 21
    SETTING_AWAY = 22
    SETTING = 23
    ERASE = 24
    EXPIRE = 25
    DEEDS_AWAY = 26
    SHARED = 27
    PACKED_AWAY = 28
    PACKED = 29
    EVENTS_AWAY = 30
    ALL_PACKED = 31
    SHARED_AWAY = 32
    ATTEMPT = 33
    SEAT_NAME = 34
    SUBSCRIPTION_AWAY = 35
    SUBSCRIPTION = 36
    SUBSCRIPTIONS_OVER = 37
    SUBSCRIPTIONS_AWAY = 38


SUMMARY: Final = ("played", "n", "turn", "result", "assisted", "seconds")
"""Columns of a table's row that sum up its events, so that lists need not read these."""
BROWSERS: Final = 5
"""The most browsers of one guest that are told of turns; the oldest gives way to a new one."""
STATEMENTS: Final[dict[StatementKind, Executable]] = {
    StatementKind.TABLE: insert(TABLES),
    StatementKind.SEAT: insert(SEATS),
    StatementKind.EVENT: insert(EVENTS),
    StatementKind.LATE_SEAT: tallies.LATE_SEAT,
    StatementKind.SPOIL: tallies.SPOIL,
    StatementKind.GAIN_MARK: tallies.GAIN_MARK,
    StatementKind.GAIN: tallies.GAIN,
    StatementKind.GAIN_FIRST: tallies.GAIN_FIRST,
    StatementKind.END: tallies.END,
    StatementKind.SUMMARY: update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in SUMMARY}),
    StatementKind.UNLIST: update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.guest == bindparam("who"))
    .values(listed=False),
    StatementKind.TALLIES_AWAY: tallies.AWAY,
    StatementKind.DECK_AWAY: delete(DECKS).where(
        DECKS.c.guest == bindparam("who"), DECKS.c.game == bindparam("of"), DECKS.c.name == bindparam("called")
    ),
    StatementKind.DECK: insert(DECKS),
    StatementKind.SIT: update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("place"))
    .values(guest=bindparam("who")),
    StatementKind.SEAT_DECK: update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("place"))
    .values(deck=bindparam("own")),
    StatementKind.SEAT_NAME: update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("place"))
    .values(name=bindparam("known")),
    StatementKind.PROFILE_AWAY: delete(PROFILES).where(PROFILES.c.guest == bindparam("who")),
    StatementKind.PROFILE: insert(PROFILES),
    StatementKind.DEED_AWAY: delete(DEEDS).where(DEEDS.c.guest == bindparam("who"), DEEDS.c.source == bindparam("of")),
    StatementKind.DEED: insert(DEEDS),
    StatementKind.DAY_AWAY: delete(DAYS).where(DAYS.c.game == bindparam("of"), DAYS.c.date == bindparam("on")),
    StatementKind.DAY: insert(DAYS),
    StatementKind.SETTING_AWAY: delete(SETTINGS).where(SETTINGS.c.name == bindparam("called")),
    StatementKind.SETTING: insert(SETTINGS),
    StatementKind.SUBSCRIPTION_AWAY: delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == bindparam("to")),
    StatementKind.SUBSCRIPTION: insert(SUBSCRIPTIONS),
    StatementKind.SUBSCRIPTIONS_AWAY: delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.guest == bindparam("who")),
}
LISTED: Final = (
    select(SEATS.c.seat)
    .where(SEATS.c.table_id == TABLES.c.id, SEATS.c.listed, SEATS.c.guest != "", SEATS.c.guest.not_like(f"{BOT}%"))
    .exists()
)
"""SQL condition: any person still has the table in their lists."""
EXPIRES: Final = and_(TABLES.c.result.is_(None), or_(TABLES.c.daily.is_(None), TABLES.c.first_result.is_(None)))
"""SQL condition: a table that is erased once it is old: it is unfinished, and no day's result is told of it."""
NEWEST: Final = (
    select(SUBSCRIPTIONS.c.endpoint)
    .where(SUBSCRIPTIONS.c.guest == bindparam("who"))
    .order_by(SUBSCRIPTIONS.c.since.desc())
    .limit(BROWSERS)
    .correlate(None)
)
"""SQL query: the newest push subscriptions of a guest, which are kept."""
FIRST_ATTEMPT: Final = ~(
    select(ATTEMPTS.c.guest)
    .where(*(ATTEMPTS.c[name] == bindparam(name) for name in ("guest", "game", "puzzle")))
    .correlate(None)
    .exists()
)
"""SQL condition: a guest has not answered a puzzle before. Two windows may answer it at once."""
NEEDED: Final = select(PACKED.c.table_id).where(PACKED.c.shared == SHARED.c.id).exists()
"""SQL condition: any packed game uses a row of shared decks."""
STATEMENTS.update(
    {
        StatementKind.ERASE: delete(TABLES).where(TABLES.c.id == bindparam("table"), ~LISTED),
        StatementKind.EXPIRE: delete(TABLES).where(
            TABLES.c.id == bindparam("table"), EXPIRES, TABLES.c.played < bindparam("before")
        ),
        StatementKind.SHARED: insert(SHARED).from_select(
            ["digest", "body"],
            select(bindparam("digest", type_=LargeBinary), bindparam("decks", type_=LargeBinary)).where(
                ~select(SHARED.c.id).where(SHARED.c.digest == bindparam("digest")).exists()
            ),
        ),
        StatementKind.ATTEMPT: insert(ATTEMPTS).from_select(
            [column.name for column in ATTEMPTS.c],
            select(*(bindparam(column.name, type_=column.type) for column in ATTEMPTS.c)).where(FIRST_ATTEMPT),
        ),
        # Not what another server packed meanwhile: then the row is there already, and nothing of this is stored.
        StatementKind.PACKED_AWAY: delete(PACKED).where(
            PACKED.c.table_id == bindparam("table"), PACKED.c.count == bindparam("before")
        ),
        StatementKind.PACKED: insert(PACKED).from_select(
            ["table_id", "count", "shared", "body"],
            select(
                TABLES.c.id,
                bindparam("events", type_=Integer),
                select(SHARED.c.id).where(SHARED.c.digest == bindparam("digest", type_=LargeBinary)).scalar_subquery(),
                bindparam("packed", type_=LargeBinary),
            ).where(TABLES.c.id == bindparam("table")),
        ),
        StatementKind.EVENTS_AWAY: delete(EVENTS).where(
            EVENTS.c.table_id == bindparam("table"), EVENTS.c.number < bindparam("events")
        ),
        StatementKind.ALL_PACKED: update(TABLES)
        .where(TABLES.c.id == bindparam("table"), TABLES.c.played == bindparam("at"))
        .values(packed=True),
        StatementKind.SHARED_AWAY: delete(SHARED).where(SHARED.c.id == bindparam("decks"), ~NEEDED),
        StatementKind.SUBSCRIPTIONS_OVER: delete(SUBSCRIPTIONS).where(
            SUBSCRIPTIONS.c.guest == bindparam("who"), SUBSCRIPTIONS.c.endpoint.not_in(NEWEST)
        ),
        StatementKind.DEEDS_AWAY: delete(DEEDS).where(DEEDS.c.guest == bindparam("who")),
    }
)

Params = dict[str, Any]
"""Values of a row, or of the condition of an SQL statement, by name."""
Row = Params | tuple[Any, ...]
"""Values of a row by name, or for the statements of every move the values alone, in the statement's order."""
Rows = dict[StatementKind, list[Row]]
"""The rows that one transaction writes, by the kind of statement that writes them."""
