"""Migration: deck names of any length. A table may be opened with a deck's code, which is longer than a name."""

import sqlalchemy as sa
from alembic import op

revision = "decks"
down_revision = "lore"


def upgrade() -> None:
    """Remove the length limit of a table's deck, but not on SQLite, which enforces none."""
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("tables", "deck", type_=sa.Text, existing_nullable=False)
