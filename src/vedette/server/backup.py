"""Backup of the embedded store while the server runs: ``python -m vedette.server.backup DATA FILE``.

The copy is a consistent snapshot: every move that was acknowledged before it began is in it.
"""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

from vedette.core.errors import Trouble, Unreadable
from vedette.core.language import explain
from vedette.server.process import DATABASE
from vedette.server.store import packing

GAMES: Final = (
    "SELECT count, packed.body, coalesce(shared.body, x'') FROM packed LEFT JOIN shared ON shared.id = packed.shared"
)
"""SQL that selects every packed game of a database with the decks it shares with others."""


def copy(data: Path, target: Path) -> None:
    """Copy the store of a folder into a new file and verify it; raises Unreadable, and never overwrites a file."""
    source = data / DATABASE
    if not source.is_file():
        raise Unreadable("file-missing", {"file": str(source)})
    try:
        target.touch(mode=0o600, exist_ok=False)
    except OSError as trouble:
        raise Unreadable("file-unwritten", {"file": str(target)}) from trouble
    try:
        with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
            one.backup(other)
            other.execute("PRAGMA journal_mode=DELETE")  # a single file, without a log beside it
        sound(target)
    except BaseException as trouble:  # a partial copy must not pass for a backup
        target.unlink(missing_ok=True)
        if isinstance(trouble, sqlite3.Error | Unreadable):
            why = trouble.values["why"] if isinstance(trouble, Unreadable) else str(trouble)
            raise Unreadable("table-damaged", {"file": str(source), "why": why}) from trouble
        raise


def sound(file: Path) -> None:
    """Raise Unreadable where a database file is damaged, or a packed game in it cannot be read."""
    try:
        with closing(sqlite3.connect(file)) as store:
            found = [row[0] for row in store.execute("PRAGMA integrity_check")]
            if found == ["ok"] and store.execute("SELECT 1 FROM sqlite_master WHERE name = 'packed'").fetchone():
                for row in store.execute(GAMES):
                    packing.unpack(packing.Packed(*row))
    except (sqlite3.DatabaseError, packing.Damaged) as trouble:
        raise Unreadable("table-backup", {"file": str(file), "why": str(trouble)}) from trouble
    if found != ["ok"]:
        raise Unreadable("table-backup", {"file": str(file), "why": str(found[0])})


def main(words: list[str]) -> int:
    """Run the backup with these command-line arguments; return the exit status: 0 done, 1 failed, 2 wrong usage."""
    if len(words) != 2:
        sys.stderr.write("usage: python -m vedette.server.backup DATA FILE\n")
        return 2
    try:
        copy(Path(words[0]), Path(words[1]))
    except Trouble as trouble:
        sys.stderr.write(f"{explain(trouble, 'en')}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
