"""A study's rows on disk: appended as they come, so that whatever ends the study, it goes on from the last whole deal.

NAME.csv            the rows
NAME.study.json     what they are rows of: the study, every game's pinned lines and their hash, the versions
NAME.progress.json  how far they were summed up, now and then: a study goes on without reading all its rows again
"""

from __future__ import annotations

import csv
import json
import os
from contextlib import closing
from functools import partial
from hashlib import sha256
from itertools import islice, tee
from time import monotonic
from typing import IO, TYPE_CHECKING, Any, Final

import msgspec

from vedette import __version__, files, setups
from vedette.core import file
from vedette.core.errors import Illegal, Unreadable
from vedette.lab import study_plan

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from pathlib import Path

    from vedette.lab.engine import Work
    from vedette.lab.study_plan import Row, RowTask, StudyEntry
    from vedette.lab.study_run import Study
    from vedette.lab.summary import StudySummary

FORMAT: Final = 1
SHOWN: Final = 0.2
"""How many seconds rows may wait before they are flushed to disk."""
KEPT: Final = 5.0
"""How many seconds may pass before the sums are written to the progress file; the rows do not depend on it."""


def manifest(study: Study, entries: list[StudyEntry]) -> dict[str, Any]:
    """Return what identifies a study as JSON data: its settings, columns, entries, pinned games and versions."""
    made = list(dict.fromkeys(entry.setup for entry in entries))
    told, *rows = msgspec.json.decode(msgspec.json.encode([study, *entries]))
    del told["deals"], told["stop"]  # with other ones it is the same study, which goes on
    return {
        "format": FORMAT,
        "vedette": __version__,
        "rules": setups.game(study.game).rules.version,
        "study": told,
        "columns": list(study_plan.columns(study, entries)),
        "games": [
            {"hash": sha256("\n".join(one.definition).encode()).hexdigest(), "definition": list(one.definition)}
            for one in made
        ],
        "entries": [
            {"game": made.index(entry.setup), **{key: value for key, value in row.items() if key != "setup"}}
            for entry, row in zip(entries, rows, strict=True)
        ],
    }


class RowStore:
    """The three files of one study in a folder: its rows, what they are rows of, and its progress."""

    def __init__(self, folder: Path, study: Study, summary: StudySummary) -> None:
        """Work out the paths of the files and their heading; no file is opened or created yet."""
        self.rows = folder / f"{study.name}.csv"
        self.about = folder / f"{study.name}.study.json"
        self.progress = folder / f"{study.name}.progress.json"
        self.study = study
        self.summary = summary
        self.heading = manifest(study, summary.entries)
        self.columns = tuple(self.heading["columns"])
        self._file: IO[bytes] | None = None
        self._shown = self._kept = monotonic()

    @property
    def begun(self) -> bool:
        """Whether the folder holds rows of this same study, which was interrupted before its end."""
        if not file.there(self.rows) or not file.there(self.about):
            return False
        if self.rows.stat().st_size <= len(study_plan.line(self.columns).encode()):
            return False  # nothing but the heading
        kept = self._progress()
        return self._differs() is None and not (kept and kept["ended"])

    def _differs(self) -> str | None:
        """Return the first key in which the stored study differs from this one, or None; Unreadable if damaged."""
        try:
            was = json.loads(file.read(self.about))
            told = {**{key: was[key] for key in self.heading}, **was["study"]}
        except (ValueError, KeyError, TypeError) as error:
            raise Unreadable("study-about", {"file": str(self.about)}) from error
        now = {**self.heading, **self.heading["study"]}
        return next((key for key in [*self.heading["study"], *self.heading] if told.get(key) != now[key]), None)

    def open(self, *, resume: bool) -> None:
        """Start the files anew, or with ``resume`` go on after the last whole deal in them.

        Raises Illegal for rows of another study, and without ``resume`` for an interrupted study that would be lost.
        """
        there = file.there(self.rows) and file.there(self.about)
        if not resume:
            if there and self.begun:
                raise Illegal("study-begun", {"file": str(self.rows)})
            there = False
        if not there:
            file.write(self.about, json.dumps(self.heading, ensure_ascii=False, indent=1) + "\n")
            self.progress.unlink(missing_ok=True)
            file.write(self.rows, study_plan.line(self.columns))
            self._file = self.rows.open("r+b")
            self._file.seek(0, os.SEEK_END)
            return
        if (key := self._differs()) is not None:
            raise Illegal("study-other", {"file": str(self.about), "field": key})
        rows = self.rows.open("r+b")
        try:
            self._recover(rows)
        except BaseException:
            rows.close()
            raise
        self._file = rows

    def _recover(self, rows: IO[bytes]) -> None:
        """Add the stored rows to the summary, and truncate their file after the last deal that is complete."""
        heading = study_plan.line(self.columns).encode()
        if rows.read(len(heading)) != heading:
            raise Illegal("study-other", {"file": str(self.rows), "line": "1"})
        kept = self._progress()
        if kept is not None and "sides" in kept["sums"] and len(heading) <= kept["bytes"] <= self.rows.stat().st_size:
            rows.seek(kept["bytes"])
            self.summary.take(kept["sums"])
        end = rows.tell()
        while True:
            lines = [line for line in islice(rows, len(self.summary.entries)) if line.endswith(b"\n")]
            if len(lines) < len(self.summary.entries):
                break
            self.summary.add([self._parsed(line) for line in lines])
            end += sum(map(len, lines))
        rows.seek(end)
        rows.truncate()

    def _parsed(self, line: bytes) -> Row:
        """Return a line of CSV as a row by column; raises Unreadable if it has another number of values."""
        values = next(csv.reader([line.decode("utf-8", "replace")]))
        if len(values) != len(self.columns):
            raise Unreadable("study-row", {"file": str(self.rows), "text": line.decode("utf-8", "replace").strip()})
        return dict(zip(self.columns, values, strict=True))

    def _progress(self) -> dict[str, Any] | None:
        """Return the content of the progress file, or None if it is missing or damaged."""
        try:
            kept = json.loads(file.read(self.progress))
            whole = {"bytes": int(kept["bytes"]), "ended": str(kept["ended"]), "sums": dict(kept["sums"])}
        except (Unreadable, ValueError, KeyError, TypeError):
            return None
        return whole

    def add(self, rows: list[Row]) -> None:
        """Append all rows of one deal to the file and add them to the summary; flush now and then."""
        if self._file is None:
            raise RuntimeError(self.rows)
        self._file.write("".join(study_plan.line([row[name] for name in self.columns]) for row in rows).encode())
        self.summary.add(rows)
        now = monotonic()
        if now - self._shown > SHOWN:
            self._file.flush()
            self._shown = now
        if now - self._kept > KEPT:
            self.keep()

    def keep(self, ended: str = "") -> None:
        """Flush the rows to disk, then write the progress file with the sums and why the study ended, if it did."""
        if self._file is None:
            return
        self._file.flush()
        os.fsync(self._file.fileno())
        told = {"bytes": self._file.tell(), "ended": ended, "sums": self.summary.kept()}
        file.write(self.progress, json.dumps(told) + "\n")
        self._kept = monotonic()

    def close(self, ended: str = "") -> None:
        """Write progress and close the file; ``ended`` says why the study ended, empty if it can be resumed."""
        if self._file is not None:
            self.keep(ended)
            self._file.close()
            self._file = None


def run(store: RowStore, work: Work) -> Iterator[int]:
    """Run the rest of a study and store its rows; yield the number of deals done. The store is closed at the end."""
    summary = store.summary
    ended = summary.ended() if summary.deals else ""
    try:
        if not ended:
            left = (store.study.deals - summary.deals) * len(
                summary.entries
            )  # workers are given no task past the last deal
            wanted = islice(study_plan.tasks(store.study, summary.entries, summary.deals), left)
            with closing(deals(store, wanted, work)) as found:
                for rows in found:
                    store.add(rows)
                    ended = summary.ended()
                    yield summary.deals
                    if ended:
                        break
    finally:
        store.close(ended)


def deals(store: RowStore, wanted: Iterator[RowTask], work: Work) -> Generator[list[Row], None, None]:
    """Yield the rows of one deal after the other, as ``work`` runs their tasks."""
    study, entries = store.study, store.summary.entries
    given, kept = tee(wanted)  # an engine takes few of them ahead
    with closing(work(partial(study_plan.find, opener=files.player), given)) as results:
        while True:
            yield study_plan.rows(study, entries, kept, results)
