"""Migration: the name of the player in each seat, so that lists of finished games replay none of them."""

import json
from contextlib import suppress

import sqlalchemy as sa
from alembic import op

from vedette.server.store.packing import Damaged, Packed, unpack

revision = "names"
down_revision = "opponents"


def upgrade() -> None:
    """Add the column, and fill it from the events of each table of several seats."""
    op.add_column("seats", sa.Column("name", sa.Text, nullable=True))
    store = op.get_bind()
    seats = _table("seats", "table_id", "seat", "name")
    events = _table("events", "table_id", "number", "body")
    packed, shared = _table("packed", "table_id", "count", "shared", "body"), _table("shared", "id", "body")
    several = sa.select(seats.c.table_id).where(seats.c.seat > 0)
    known: dict[tuple[str, int], str] = {}
    rows = sa.select(packed.c.table_id, packed.c.count, packed.c.body, shared.c.body)
    rows = rows.outerjoin(shared, shared.c.id == packed.c.shared).where(packed.c.table_id.in_(several))
    for table, count, body, decks in store.execute(rows):
        with suppress(Damaged):  # opening the game says so
            for _, event in unpack(Packed(count, body, decks or b"")):
                known |= _names(table, event)
    told = sa.or_(events.c.body.contains('"named"'), events.c.number == 0)
    loose = sa.select(events.c.table_id, events.c.body).where(events.c.table_id.in_(several), told)
    for table, event in store.execute(loose.order_by(events.c.table_id, events.c.number)):
        known |= _names(table, event)
    there = sa.and_(seats.c.table_id == sa.bindparam("table"), seats.c.seat == sa.bindparam("place"))
    if known:
        found = [{"table": table, "place": seat, "known": name} for (table, seat), name in known.items()]
        store.execute(sa.update(seats).where(there).values(name=sa.bindparam("known")), found)


def _table(name: str, *columns: str) -> sa.TableClause:
    return sa.table(name, *[sa.column(column) for column in columns])


def _names(table: str, body: str) -> dict[tuple[str, int], str]:
    """Return the players' names that a stored event tells, by table and seat; empty where it tells none."""
    if '"people"' not in body and '"named"' not in body:
        return {}
    event = json.loads(body)
    people = event.get("people") or [] if event["what"] == "begun" else []
    named = {event.get("seat", 0): event.get("person")} if event["what"] == "named" else dict(enumerate(people))
    return {(table, seat): person.get("name", "") for seat, person in named.items() if person is not None}
