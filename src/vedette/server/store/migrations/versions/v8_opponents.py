"""Migration: statistics by opponent and by one's own deck. A guest’s games are counted anew when next read."""

import sqlalchemy as sa
from alembic import op

revision = "opponents"
down_revision = "puzzles"


def upgrade() -> None:
    """Add the columns, set the deck of each seat that had one of its own, and delete all statistics."""
    op.add_column("tallies", sa.Column("drawn", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tallies", sa.Column("opponent", sa.String(80), nullable=True))
    op.add_column("tallies", sa.Column("own", sa.Text, nullable=True))
    op.add_column("seats", sa.Column("deck", sa.Text, nullable=True))
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("deck", sa.Text))
    seats = sa.table(
        "seats", sa.column("table_id", sa.String), sa.column("seat", sa.Integer), sa.column("deck", sa.Text)
    )
    store = op.get_bind()
    decks = [
        {"table": table, "place": seat, "own": name}
        for table, both in store.execute(sa.select(tables.c.id, tables.c.deck).where(tables.c.deck.contains(",")))
        for seat, name in enumerate(both.split(","))
    ]
    there = sa.and_(seats.c.table_id == sa.bindparam("table"), seats.c.seat == sa.bindparam("place"))
    if decks:
        store.execute(sa.update(seats).where(there).values(deck=sa.bindparam("own")), decks)
    op.execute(sa.delete(sa.table("tallies")))
