"""Packs the events of finished games into one small row each, in the background of the running server.

Each table is packed by one write, so whatever breaks it off, a table is packed or as it was, and the rest is packed
later. Events that come after its end are stored as ever, and packed with the others in their turn.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from vedette.server.store import packing
from vedette.server.store.models import LOOSE, TABLES
from vedette.server.store.statements import StatementKind
from vedette.server.store.stored_events import numbered

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.server.store.store import Store
    from vedette.server.store.writer import Write

log: Final = logging.getLogger("vedette.server")

AFTER: Final = 3600.0
"""Seconds after which a finished table is packed if nothing more happened at it."""
AT_ONCE: Final = 32
"""Tables packed in one transaction: some tens of milliseconds."""
AMONG: Final = 16 * AT_ONCE
"""The oldest unpacked tables, of which those to pack are drawn: several servers hardly ever draw the same."""
REST: Final = 4.0
"""How much longer the packer pauses than it works: users come first."""
EVERY: Final = 600.0
"""Seconds until the next search for tables to pack, where the last one found none."""


class Packer:
    """Packs the events of the finished tables of a store into one small row each."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        """Pack tables of this store; ``clock`` returns the wall time."""
        self.store = store
        self.clock = clock
        self.bad: set[str] = set()
        """Tables that could not be packed: they stay as they are."""

    async def run(self) -> None:
        """Pack finished tables at which nothing happened for ``AFTER`` seconds, again and again until cancelled."""
        while True:
            begun, count = time.monotonic(), 0
            try:
                count = await self.pack(self.clock() - AFTER)
                if not count:
                    await self.store.drop_shared()
            except Exception:
                log.exception("finished tables could not be packed")
            await asyncio.sleep(REST * (time.monotonic() - begun) if count else EVERY)

    async def pack(self, before: float) -> int:
        """Pack some finished tables last played before this time; return how many were tried."""
        wanted = select(TABLES.c.id).where(LOOSE, TABLES.c.played < before).order_by(TABLES.c.played)
        async with self.store.engine.connect() as connection:
            found = [row[0] for row in await connection.execute(wanted.limit(AMONG + len(self.bad)))]
        left = [table for table in found if table not in self.bad]
        names = random.sample(left, min(AT_ONCE, len(left)))
        await asyncio.gather(*[self._try(table) for table in names])
        return len(names)

    async def _try(self, table: str) -> None:
        try:
            await self._pack(table)
        except IntegrityError:
            log.info("table %s was packed by another server", table)
        except Exception:
            self.bad.add(table)
            log.exception("table %s could not be packed: it stays as it is", table)

    async def _pack(self, table: str) -> None:
        async with self.store.engine.connect() as connection:
            played = await connection.scalar(select(TABLES.c.played).where(TABLES.c.id == table))
            before, events = await numbered(connection, table)
        if [number for number, _, _ in events] != list(range(len(events))):
            raise packing.Damaged(table)
        packed = await asyncio.to_thread(checked, [(at, body) for _, at, body in events])
        digest = packed.digest or None
        what: Write = [(StatementKind.SHARED, {"digest": digest, "decks": packed.shared})] if digest else []
        what += [
            (StatementKind.PACKED_AWAY, {"table": table, "before": before}),
            (StatementKind.PACKED, {"table": table, "events": packed.events, "digest": digest, "packed": packed.body}),
            (StatementKind.EVENTS_AWAY, {"table": table, "events": packed.events}),
            (StatementKind.ALL_PACKED, {"table": table, "at": played}),
        ]
        await self.store.writer.write(what)


def checked(events: list[packing.Event]) -> packing.Packed:
    """Return events packed; raises Damaged where unpacking would not give the same events."""
    packed = packing.pack(events)
    if packing.unpack(packed) != events:
        raise packing.Damaged
    return packed
