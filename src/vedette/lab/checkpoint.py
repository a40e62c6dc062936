"""A ledger: the results of a long count, kept line by line, so that it can be broken off and taken up again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TextIO

from vedette.core import file
from vedette.core.errors import Illegal, Unreadable

if TYPE_CHECKING:
    from pathlib import Path


class Ledger:
    """Results by number. The first line says what is counted; a ledger of another count is refused."""

    def __init__(self, path: Path, question: dict[str, object]) -> None:
        """Open a ledger, new or begun; a last line that was cut off in the writing is dropped.

        Raises Unreadable for a file that is no ledger, Illegal for one of another count.
        """
        self.path = path
        self.results: list[object] = []
        heading = json.dumps(question, sort_keys=True)
        text = file.read(path) if file.there(path) else ""
        if text:
            self._read(text, heading)
        else:
            file.write(path, heading + "\n")
        self._file: TextIO | None = None

    @staticmethod
    def question(path: Path) -> dict[str, object]:
        """Return what a ledger that is there counts; nothing for a new one, and for what is none."""
        try:
            found = json.loads(file.read(path).partition("\n")[0]) if file.there(path) else {}
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}

    def _read(self, text: str, heading: str) -> None:
        lines = text.split("\n")
        if lines[0] != heading:
            raise Illegal("ledger-other", {"file": str(self.path), "line": "1"})
        whole = lines[1:-1]
        for number, line in enumerate(whole, 2):
            try:
                self.results.append(json.loads(line))
            except ValueError as error:
                raise Unreadable("ledger-line", {"file": str(self.path), "line": str(number)}) from error
        if lines[-1]:
            file.write(self.path, "\n".join([*lines[:-1], ""]))

    def add(self, result: object) -> None:
        """Keep one more result."""
        if self._file is None:
            self._file = self.path.open("a", encoding="utf-8")
        self._file.write(json.dumps(result) + "\n")
        self._file.flush()
        self.results.append(result)

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None
