"""Migration: profiles of guests, and the points (lore) that they keep for ever."""

import sqlalchemy as sa
from alembic import op

revision = "lore"
down_revision = "first"


def upgrade() -> None:
    """Create the tables of profiles and of points."""
    op.create_table(
        "profiles",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_profiles"),
    )
    op.create_table(
        "deeds",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("source", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("guest", "source", name="pk_deeds"),
    )
