"""The schema: what the store keeps, as SQLAlchemy tables; the migrations bring a database to it."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
    }
)

UNBOUNDED: Final = Text().with_variant(String(80), "sqlite")
"""What was bounded once. SQLite never minded; to alter a column there is to copy the table with what hangs on it."""

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("deck", UNBOUNDED, nullable=False),
    Column("options", Text, nullable=False),
    Column("origin", String(16), nullable=False),
    Column("code", Text, nullable=True),
    Column("grade", Integer, nullable=True),
    Column("verdict", String(16), nullable=True),
    Column("daily", String(10), nullable=True),
    Column("begun", Float, nullable=False),
    # What lists and statistics need, so that they never replay a table; the writer says when it is written.
    Column("played", Float, nullable=False),
    Column("n", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("result", String(8), nullable=True),
    Column("assisted", Boolean, nullable=False),
    Column("seconds", Integer, nullable=False),
)
Index("ix_tables_daily", TABLES.c.game, TABLES.c.daily)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)

DECKS: Final = Table(
    "decks",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("name", String(60), primary_key=True),
    Column("text", Text, nullable=False),
    Column("changed", Float, nullable=False),
)

PROFILES: Final = Table(
    "profiles",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
)

# The points that a guest keeps for ever, by the table that they were won at: no table can count twice.
DEEDS: Final = Table(
    "deeds",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("source", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("points", Integer, nullable=False),
)

# The deals of days that were found already, by the rules and cards that they were found for.
DAYS: Final = Table(
    "days",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("date", String(10), primary_key=True),
    Column("pinned", String(64), nullable=False),
    Column("deal", Text, nullable=False),
    Column("grade", Integer, nullable=True),
)
