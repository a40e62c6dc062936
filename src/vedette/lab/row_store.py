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
"""Seconds after which rows that were found are on disk."""
KEPT: Final = 5.0
"""Seconds after which progress is kept; the rows do not depend on it."""


def manifest(study: Study, entries: list[StudyEntry]) -> dict[str, Any]:
    """Return what rows are rows of."""
    made = list(dict.fromkeys(entry.setup for entry in entries))
    told = {
        "name": study.name,
        "game": study.game,
        "decks": list(study.decks),
        "options": list(study.options),
        "players": list(study.players),
        "seed": study.seed,
        "measures": list(study.measures),
        "budget": study.budget,
    }
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
            {
                "game": made.index(entry.setup),
                "deck": entry.deck,
                "players": list(entry.players),
                "seat": entry.seat,
                "other": entry.other,
                "code": entry.code,
                "solves": entry.solves,
                "followed": entry.followed,
            }
            for entry in entries
        ],
    }


class RowStore:
    """The files of one study in a folder."""

    def __init__(self, folder: Path, study: Study, summary: StudySummary) -> None:
        """Name them; nothing is opened yet."""
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
        """Whether rows of this study are there that wait for others."""
        if not file.there(self.rows) or not file.there(self.about):
            return False
        if self.rows.stat().st_size <= len(study_plan.line(self.columns).encode()):
            return False  # nothing but the heading
        kept = self._progress()
        return self._differs() is None and not (kept and kept["ended"])

    def _differs(self) -> str | None:
        """Return what the rows that are there are rows of and these are not, None where they are the same."""
        try:
            was = json.loads(file.read(self.about))
            told = {**{key: was[key] for key in self.heading}, **was["study"]}
        except (ValueError, KeyError, TypeError) as error:
            raise Unreadable("study-about", {"file": str(self.about)}) from error
        now = {**self.heading, **self.heading["study"]}
        return next((key for key in [*self.heading["study"], *self.heading] if told.get(key) != now[key]), None)

    def open(self, *, resume: bool) -> None:
        """Begin anew, or go on after the last whole deal that is there.

        Raises Illegal for rows of another study, and where rows wait that would be lost.
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
        """Go to the end of the last whole deal, having summed up what is before it."""
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
        """Return the row of a line; raises Unreadable for what is none."""
        values = next(csv.reader([line.decode("utf-8", "replace")]))
        if len(values) != len(self.columns):
            raise Unreadable("study-row", {"file": str(self.rows), "text": line.decode("utf-8", "replace").strip()})
        return dict(zip(self.columns, values, strict=True))

    def _progress(self) -> dict[str, Any] | None:
        """Return the progress that was kept, if it is there and whole."""
        try:
            kept = json.loads(file.read(self.progress))
            whole = {"bytes": int(kept["bytes"]), "ended": str(kept["ended"]), "sums": dict(kept["sums"])}
        except (Unreadable, ValueError, KeyError, TypeError):
            return None
        return whole

    def add(self, rows: list[Row]) -> None:
        """Append all rows of one deal."""
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
        """Keep how far it is: first the rows, then what says that they are there."""
        if self._file is None:
            return
        self._file.flush()
        os.fsync(self._file.fileno())
        told = {"bytes": self._file.tell(), "ended": ended, "sums": self.summary.kept()}
        file.write(self.progress, json.dumps(told) + "\n")
        self._kept = monotonic()

    def close(self, ended: str = "") -> None:
        """Close the rows; ``ended`` is what ended the study, nothing where it waits to go on."""
        if self._file is not None:
            self.keep(ended)
            self._file.close()
            self._file = None


def run(store: RowStore, work: Work) -> Iterator[int]:
    """Do what is left of a study; yield how many deals are done. The store is closed whatever ends it."""
    summary = store.summary
    ended = summary.ended() if summary.deals else ""
    try:
        if not ended:
            wanted = study_plan.tasks(store.study, summary.entries, summary.deals)
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
    """Yield all rows of a deal, deal after deal."""
    study, entries = store.study, store.summary.entries
    given, kept = tee(wanted)  # an engine takes few of them ahead
    with closing(work(partial(study_plan.find, opener=files.player), given)) as results:
        while True:
            yield study_plan.rows(study, entries, kept, results)
