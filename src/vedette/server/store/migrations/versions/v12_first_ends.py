"""First ends: how a table ended first, which a day's result stays whatever is done at the table later."""

import sqlalchemy as sa
from alembic import op

revision = "first_ends"
down_revision = "shared"

KEPT = ("result", "assisted", "turn")


def upgrade() -> None:
    """Make the columns, and fill them for tables that have ended: how they ended before that is not known."""
    op.add_column("tables", sa.Column("first_result", sa.String(8), nullable=True))
    op.add_column("tables", sa.Column("first_assisted", sa.Boolean, nullable=True))
    op.add_column("tables", sa.Column("first_turn", sa.Integer, nullable=True))
    tables = sa.table("tables", *[sa.column(name) for name in KEPT], *[sa.column(f"first_{name}") for name in KEPT])
    ends = {f"first_{name}": tables.c[name] for name in KEPT}
    op.execute(sa.update(tables).where(tables.c.result.is_not(None)).values(ends))
