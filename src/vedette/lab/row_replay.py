"""A row of a study found again, of what its study pinned, and the record of its game."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vedette import capabilities
from vedette.core import data, file, record
from vedette.core.errors import Illegal, Unreadable
from vedette.files import player
from vedette.lab import arena, study_plan

if TYPE_CHECKING:
    from pathlib import Path

ABOUT: Final = ".study.json"


class Replayed(NamedTuple):
    """A row, what it comes to when it is found again, and its record, empty for a deal without a winner."""

    row: dict[str, str]
    differs: tuple[str, ...]
    """The columns that are not as they were."""
    record: str


def files(path: Path) -> tuple[Path, Path]:
    """Return the rows and what is told about them, of any of a study's files, its plan among them."""
    stem = path.name.removesuffix(ABOUT)
    if stem.endswith(".toml"):
        stem = str(data.read_toml(file.read(path), str(path)).get("name", "study"))
    for ending in (".csv", ".parquet"):
        stem = stem.removesuffix(ending)
    return path.with_name(f"{stem}.csv"), path.with_name(f"{stem}{ABOUT}")


def replay(path: Path, number: int) -> Replayed:
    """Find a row again, counted from 1. Raises Unreadable, Illegal for a row that is not there."""
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
    return Replayed(row, differs, _record(task))


def _row(rows: Path, number: int) -> dict[str, str]:
    """Return a row of a file of any length."""
    if not file.there(rows):
        raise Unreadable("file-missing", {"file": str(rows)})
    with rows.open(encoding="utf-8", newline="") as lines:
        last = 0
        for last, found in enumerate(csv.DictReader(lines), 1):
            if last == number:
                return found
    raise Illegal("study-no-row", {"file": str(rows), "row": str(number), "last": str(last)})


def _task(whole: Any, row: dict[str, str], number: int) -> study_plan.RowTask:  # noqa: ANN401 (JSON)
    """Return the task of a row."""
    told = whole["entries"][(number - 1) % len(whole["entries"])]
    setup = arena.PortableGame(whole["study"]["game"], tuple(whole["games"][told["game"]]["definition"]))
    entry = study_plan.StudyEntry(
        setup,
        told["deck"],
        tuple(told["players"]),
        told["seat"],
        told["other"],
        told["code"],
        told["solves"],
        told["followed"],
    )
    made = arena.game_of(setup)
    budget = whole["study"]["budget"]
    if budget is None:
        budget = capabilities.solver(made).patience if entry.searches else 0
    return study_plan.RowTask(entry, int(row["deal"]), int(row["seed"]), budget)


def _record(task: study_plan.RowTask) -> str:
    """Return the record of a row's game, or of the line that wins its deal."""
    if task.entry.players:
        return record.write(arena.played(study_plan.bout(task), player).match)
    made = arena.game_of(task.entry.setup)
    found = capabilities.solver(made).solve(made, made.deal(task.deal), task.budget)
    return record.write(found.match) if found.match is not None else ""
