"""Migration: games of two people at one screen count no more. A guest’s games are counted anew when next read."""

import sqlalchemy as sa
from alembic import op

revision = "shared"
down_revision = "push"


def upgrade() -> None:
    """Delete all statistics: they are counted anew, without games of two people at one screen."""
    op.execute(sa.delete(sa.table("tallies")))
