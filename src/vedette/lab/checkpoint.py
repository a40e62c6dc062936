"""A file that keeps the results of a long count line by line, so that an interrupted count can be resumed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TextIO

from vedette.core import file
from vedette.core.errors import Illegal, Unreadable

if TYPE_CHECKING:
    from pathlib import Path


class Ledger:
    """A file of results, one a line, after a line that says what is counted; one of another count is refused."""

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
        """Return what the ledger at a path counts; empty if there is no file, or it is no ledger."""
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
        """Append one result to the file, and flush it."""
        if self._file is None:
            self._file = self.path.open("a", encoding="utf-8")
        self._file.write(json.dumps(result) + "\n")
        self._file.flush()
        self.results.append(result)

    def close(self) -> None:
        """Close the file, if it was opened for writing."""
        if self._file is not None:
            self._file.close()
            self._file = None
