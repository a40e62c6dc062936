"""Decks of any length: a table may be opened with a deck's code, which is longer than a name."""

import sqlalchemy as sa
from alembic import op

revision = "decks"
down_revision = "lore"


def upgrade() -> None:
    """Remove the bound, which SQLite does not enforce."""
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("tables", "deck", type_=sa.Text, existing_nullable=False)
