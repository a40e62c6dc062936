"""The database schema as SQLAlchemy tables; migrations bring a database to it."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    and_,
    false,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

UNBOUNDED: Final = Text().with_variant(String(80), "sqlite")
"""Type of a text column that had a length limit. SQLite enforces none, and altering it there would copy tables."""

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
    # A summary for lists and statistics, which therefore replay no table; written by the writer, a little late.
    Column("played", Float, nullable=False),
    Column("n", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("result", String(8), nullable=True),
    Column("assisted", Boolean, nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("ended", Float, nullable=True),
    Column("packed", Boolean, nullable=False, server_default=false()),
    # The first end that was reached, whatever is taken back or begun again later: what dailies count.
    Column("first_result", String(8), nullable=True),
    Column("first_assisted", Boolean, nullable=True),
    Column("first_turn", Integer, nullable=True),
)
"""Tables of games. ``ended``, the time of the end, is null in those that ended before that column was added: then
``played`` counts. ``packed``: all events are packed.
"""
Index("ix_tables_daily", TABLES.c.game, TABLES.c.daily)
LOOSE: Final = and_(TABLES.c.result.is_not(None), ~TABLES.c.packed)
"""SQL condition: a finished table with events still to be packed."""
Index("ix_tables_loose", TABLES.c.played, sqlite_where=LOOSE, postgresql_where=LOOSE)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    # The name of the seat's own deck, null where all play with the table's.
    Column("deck", Text, nullable=True),
    # The name that its player chose to be known by, null for none.
    Column("name", Text, nullable=True),
)

# A guest's counts of finished tables: by game; by game, deck and grade; of tables for several also by game and
# opponent, and by game and the guest's own deck. Columns of another kind are null. Decks may be too long for a key.
TALLIES: Final = Table(
    "tallies",
    METADATA,
    Column("guest", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("deck", Text, nullable=True),
    Column("grade", Integer, nullable=True),
    Column("assisted", Boolean, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("seconds", BigInteger, nullable=False),
    Column("fastest", Integer, nullable=True),
    # Unassisted wins from the first seat without options: those that climb a ladder.
    Column("climbs", Integer, nullable=False),
    Column("latest", Float, nullable=False),
    Column("drawn", Integer, nullable=False, server_default="0"),
    # A bot as it is stored among the guests, or PEOPLE for all people together.
    Column("opponent", String(80), nullable=True),
    Column("own", Text, nullable=True),
)
Index("ix_tallies_guest", TALLIES.c.guest, TALLIES.c.game)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)

# What finished games hold of decks, each text once (``packing``): by what it says, erased with the last game of it.
SHARED: Final = Table(
    "shared",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("digest", LargeBinary, nullable=False, unique=True),
    Column("body", LargeBinary, nullable=False),
)

# The first events of a finished table, packed; those that came later are in ``events``.
PACKED: Final = Table(
    "packed",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("count", Integer, nullable=False),
    Column("shared", Integer, ForeignKey("shared.id"), nullable=True, index=True),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
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

# A guest's points, keyed by the table at which they were won: no table can count twice.
DEEDS: Final = Table(
    "deeds",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("source", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("points", Integer, nullable=False),
)

# Each guest's first answer to a puzzle, with the guest's rating and streaks after it, and what it adds to the puzzle's.
ATTEMPTS: Final = Table(
    "attempts",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("solved", Boolean, nullable=False),
    Column("rating", Float, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("shift", Float, nullable=False),
    Column("at", Float, nullable=False),
)
Index("ix_attempts_puzzle", ATTEMPTS.c.game, ATTEMPTS.c.puzzle)

# Browsers that want to be told when it is a guest's turn: where to, and what a message is encrypted with (Web Push).
SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("endpoint", String(1000), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("p256dh", String(87), nullable=False),
    Column("auth", String(22), nullable=False),
    Column("language", String(2), nullable=False),
    Column("since", Float, nullable=False),
)

# Daily deals found so far, with the rules and cards for which they were found.
DAYS: Final = Table(
    "days",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("date", String(10), primary_key=True),
    Column("pinned", String(64), nullable=False),
    Column("deal", Text, nullable=False),
    Column("grade", Integer, nullable=True),
)
