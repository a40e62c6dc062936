"""Migration: the table of push subscriptions, which are the browsers to be told when it is a guest's turn."""

import sqlalchemy as sa
from alembic import op

revision = "push"
down_revision = "names"


def upgrade() -> None:
    """Create the table of push subscriptions."""
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String(1000), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("p256dh", sa.String(87), nullable=False),
        sa.Column("auth", sa.String(22), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("ix_subscriptions_guest", "subscriptions", ["guest"])
