"""Computes a row of a study again from what the study pinned, to compare it, and writes the record of its game."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vedette import capabilities
from vedette.core import data, file
from vedette.core.errors import Illegal, Unreadable
from vedette.files import player
from vedette.lab import arena, comparison, study_plan, winnability

if TYPE_CHECKING:
    from pathlib import Path

ABOUT: Final = ".study.json"


class Replayed(NamedTuple):
    """A row of a study as stored, the columns that differ now, and its record, empty for a deal that cannot be won."""

    row: dict[str, str]
    differs: tuple[str, ...]
    """The names of the columns that differ when the row is computed again."""
    record: str


def files(path: Path) -> tuple[Path, Path]:
    """Return the paths of a study's CSV rows and of its ``.study.json``, given any of its files or its TOML plan."""
    stem = path.name.removesuffix(ABOUT)
    if stem.endswith(".toml"):
        stem = str(data.read_toml(file.read(path), str(path)).get("name", "study"))
    for ending in (".csv", ".parquet"):
        stem = stem.removesuffix(ending)
    return path.with_name(f"{stem}.csv"), path.with_name(f"{stem}{ABOUT}")


def replay(path: Path, number: int) -> Replayed:
    """Compute the row of this number, counted from 1, again; return it with what differs and its game's record.

    Raises Unreadable for a damaged file, Illegal for a row that does not exist.
    """
    rows, about = files(path)
    whole = data.read_json(file.read(about), str(about))
    row = _row(rows, number)
    try:
        task = _task(whole, row, number)
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise Unreadable("study-about", {"file": str(about)}) from error
    found = study_plan.find(task, player)
    now = {**found.measures, "code": found.code, "record": found.record}
    differs = tuple(
        name
        for name, value in now.items()
        if name in row and row[name] and row[name] != ("" if value is None else str(value))
    )
    entry = task.entry
    game = study_plan.bout(task) if entry.players else winnability.DealTask(entry.setup, task.deal, task.budget)
    return Replayed(row, differs, comparison.record_of(comparison.Play(game, entry.seat), player))


def _row(rows: Path, number: int) -> dict[str, str]:
    """Return one row of a CSV file by its number, without loading the others; Illegal if there are fewer rows."""
    if not file.there(rows):
        raise Unreadable("file-missing", {"file": str(rows)})
    with rows.open(encoding="utf-8", newline="") as lines:
        last = 0
        for last, found in enumerate(csv.DictReader(lines), 1):
            if last == number:
                return found
    raise Illegal("study-no-row", {"file": str(rows), "row": str(number), "last": str(last)})


def _task(whole: Any, row: dict[str, str], number: int) -> study_plan.RowTask:  # noqa: ANN401 (JSON)
    """Return the task that made a row (game, players, deal, seeds), read from the study's ``.study.json``."""
    told = whole["entries"][(number - 1) % len(whole["entries"])]
    setup = arena.PortableGame(whole["study"]["game"], tuple(whole["games"][told["game"]]["definition"]))
    named = {key: value for key, value in told.items() if key not in {"game", "players"}}
    entry = study_plan.StudyEntry(setup, players=tuple(told["players"]), **named)
    made = arena.game_of(setup)
    budget = whole["study"]["budget"]
    if budget is None:
        budget = capabilities.solver(made).patience if entry.searches else 0
    return study_plan.RowTask(entry, int(row["deal"]), int(row["seed"]), budget)
