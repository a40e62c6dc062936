"""Migration: finished games packed in one row each. The running server packs earlier ones, a few at a time."""

import sqlalchemy as sa
from alembic import op

revision = "packed"
down_revision = "tallies"


def upgrade() -> None:
    """Create the tables of packed games and shared decks, and mark every finished game as one to be packed."""
    op.create_table(
        "shared",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_shared"),
        sa.UniqueConstraint("digest", name="uq_shared_digest"),
    )
    op.create_table(
        "packed",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("shared", sa.Integer, nullable=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_packed"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_packed_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["shared"], ["shared.id"], name="fk_packed_shared"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_packed_shared", "packed", ["shared"])
    op.add_column("tables", sa.Column("packed", sa.Boolean, nullable=False, server_default=sa.false()))
    loose = sa.and_(sa.column("result").is_not(None), ~sa.column("packed", sa.Boolean))
    op.create_index("ix_tables_loose", "tables", ["played"], sqlite_where=loose, postgresql_where=loose)
