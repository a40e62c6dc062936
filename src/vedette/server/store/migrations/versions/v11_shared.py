"""Shared games: those of two at one screen do not count. A guest’s games are counted anew when next read."""

import sqlalchemy as sa
from alembic import op

revision = "shared"
down_revision = "push"


def upgrade() -> None:
    """Drop what was counted otherwise."""
    op.execute(sa.delete(sa.table("tallies")))
