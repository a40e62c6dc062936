"""Reads all events of a table from the database, packed or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from vedette.core.errors import Unreadable
from vedette.server.store import packing
from vedette.server.store.models import EVENTS, PACKED, SHARED

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


async def numbered(connection: AsyncConnection, table: str) -> tuple[int, list[tuple[int, float, str]]]:
    """Return how many events of a table are packed, and all events with their numbers.

    Those that are not packed are read first: what is packed meanwhile is read twice then, not never.
    """
    wanted = select(EVENTS.c.number, EVENTS.c.at, EVENTS.c.body).where(EVENTS.c.table_id == table)
    loose = [(row[0], row[1], row[2]) for row in await connection.execute(wanted.order_by(EVENTS.c.number))]
    first = select(PACKED.c.count, PACKED.c.body, SHARED.c.body).where(PACKED.c.table_id == table)
    row = (await connection.execute(first.outerjoin(SHARED, SHARED.c.id == PACKED.c.shared))).first()
    if row is None:
        return 0, loose
    try:
        events = packing.unpack(packing.Packed(row[0], row[1], row[2] or b""))
    except packing.Damaged as damaged:
        raise Unreadable("table-damaged", {"file": table, "why": str(damaged)}) from damaged
    rest = [one for one in loose if one[0] >= len(events)]
    return len(events), [(number, at, body) for number, (at, body) in enumerate(events)] + rest
