"""Migration: tallies, which are statistics kept as games end. The first read of a guest's counts earlier games."""

import sqlalchemy as sa
from alembic import op

revision = "tallies"
down_revision = "days"


def upgrade() -> None:
    """Create the table of statistics (tallies), and the column for the time at which a game ended."""
    op.create_table(
        "tallies",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("deck", sa.Text, nullable=True),
        sa.Column("grade", sa.Integer, nullable=True),
        sa.Column("assisted", sa.Boolean, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("seconds", sa.BigInteger, nullable=False),
        sa.Column("fastest", sa.Integer, nullable=True),
        sa.Column("climbs", sa.Integer, nullable=False),
        sa.Column("latest", sa.Float, nullable=False),
    )
    op.create_index("ix_tallies_guest", "tallies", ["guest", "game"])
    op.add_column("tables", sa.Column("ended", sa.Float, nullable=True))
