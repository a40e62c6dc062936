"""Readers of users' files: they collect every fault with its place, so that all are reported at once."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Final, TypeVar

from vedette.core import data, file
from vedette.core.errors import Trouble, Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

T = TypeVar("T")

MOST: Final = 200
"""The most faults of one file that are reported."""
HEAD: Final = -1
"""The index that stands for the part of a file before its first entry."""


class FileReader:
    """Reads one file and collects its faults; each game has a subclass for its own files."""

    def __init__(self, file: str, table: str = "", text: str = "") -> None:
        """Read from the file of this name; its text and the name of its entries' table are for the line numbers."""
        self.file = file
        self.places = data.LineNumbers(text, table)
        self.faults: list[Trouble] = []
        self.at = HEAD
        """The entry that is being read, from 0."""
        self.called = ""
        """The name of that entry in faults."""

    def enter(self, at: int, called: str = "") -> None:
        """Set which entry is being read, HEAD for the part before the first, and its name in faults."""
        self.at, self.called = at, called

    def line(self, key: str) -> str:
        """Return the line number of a key of the entry that is being read, as text; empty where it is not known."""
        return self.places.line(self.at, key)

    def fault(self, message: str, key: str = "", /, **values: str) -> None:
        """Record a fault at a key of the entry that is being read; those beyond the first MOST are dropped."""
        if len(self.faults) >= MOST:
            return
        field = ", ".join(part for part in (self.called, key) if part)
        self.faults.append(Unreadable(message, {"file": self.file, "line": self.line(key), "field": field, **values}))

    def strange(self, value: Iterable[object], keys: tuple[str, ...], message: str = "deck-key") -> None:
        """Record a fault for each key of a table that is not one of the allowed keys."""
        for key in value:
            if key not in keys:
                self.fault(message, str(key), unknown=str(key), keys=", ".join(keys))

    def examine(self, text: str, whole: Callable[[object], T | None]) -> tuple[T | None, list[Trouble]]:
        """Parse a TOML or JSON text; return what ``whole`` makes of its data (None if it fails), and all faults."""
        try:
            value = data.read(text, self.file)
        except Unreadable as trouble:
            return None, [trouble]
        return whole(value), self.faults


def every(
    files: Iterable[Path], examine: Callable[[str, str], tuple[T | None, list[Trouble]]]
) -> tuple[list[T], list[Trouble]]:
    """Return the results of ``examine`` on the files without a fault, and all faults."""
    found, faults = [], []
    for path in files:
        try:
            whole, wrong = examine(file.read(path), path.name)
        except Unreadable as trouble:
            whole, wrong = None, [trouble]
        faults += wrong
        if whole is not None:
            found.append(whole)
    return found, faults


def shipped(*folder: str) -> list[tuple[str, str]]:
    """Return the names and the texts of the TOML files in a folder of the package, in the order of their names.

    There are none where there is no such folder.
    """
    there = resources.files("vedette").joinpath(*folder)
    files = there.iterdir() if there.is_dir() else ()
    return sorted((one.name, one.read_text(encoding="utf-8")) for one in files if one.name.endswith(".toml"))
