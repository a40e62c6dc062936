"""Migration: the daily deals that were found already, so that no server looks for one again."""

import sqlalchemy as sa
from alembic import op

revision = "days"
down_revision = "decks"


def upgrade() -> None:
    """Create the table of daily deals."""
    op.create_table(
        "days",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("pinned", sa.String(64), nullable=False),
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("grade", sa.Integer, nullable=True),
        sa.PrimaryKeyConstraint("game", "date", name="pk_days"),
    )
