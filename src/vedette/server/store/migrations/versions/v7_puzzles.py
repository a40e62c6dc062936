"""Migration: answers to puzzles, from which the streaks and ratings of guests and puzzles are counted."""

import sqlalchemy as sa
from alembic import op

revision = "puzzles"
down_revision = "packed"


def upgrade() -> None:
    """Create the table of guests' first answers to puzzles."""
    op.create_table(
        "attempts",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer, nullable=False),
        sa.Column("shift", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_attempts_puzzle", "attempts", ["game", "puzzle"])
