"""Which files one move and one hint of a browser player pass on the server's side.

Run interpreted, at a table of 12 Patrols: ``python -m bench.trace``. Counted with ``sys.setprofile``.
A file counts once however often it is entered; ``changes`` says how often a call goes from one file to another.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import threading
import time
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.server import served

import vedette
from vedette.core.language import LANGUAGES
from vedette.protocol import client

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

HOME: Final = str(Path(vedette.__file__).parent) + os.sep
SETTLING: Final = 0.3
"""Seconds in which everything that follows from a message is done."""


class Trace:
    """The calls into our files while it is on."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str]] = []
        self.on = False

    def hear(self, frame: FrameType, event: str, _: object) -> None:
        """Note a call of ours, as ``sys.setprofile`` tells of it."""
        name = frame.f_code.co_filename
        if self.on and event == "call" and name.startswith(HOME):
            self.calls.append((name.removeprefix(HOME), frame.f_code.co_name))

    def report(self, what: str, do: Callable[[], object]) -> dict[str, object]:
        """Do something and return what it passed."""
        self.calls.clear()
        self.on = True
        do()
        time.sleep(SETTLING)
        self.on = False
        files = [file for file, _ in self.calls]
        return {
            "what": what,
            "calls": len(files),
            "functions": len(set(self.calls)),
            "files": len(set(files)),
            "changes": sum(one != other for one, other in pairwise(files)),
            "in order": list(dict.fromkeys(files)),
        }


def main() -> None:
    """Print what a move and a hint pass."""
    trace = Trace()
    sys.setprofile(trace.hear)
    threading.setprofile(trace.hear)
    with (
        tempfile.TemporaryDirectory() as folder,
        served.house(Path(folder)) as house,
        house.guest() as guest,
        guest.seat(guest.table()) as line,
    ):

        def hint() -> None:
            line.ask(client.Hint(line.name(), line.table.version, 3))

        for language in LANGUAGES:  # what a server reads once in its life, in a thread beside
            guest.get("/api/games", headers={"accept-language": language})
        line.act()
        line.act()
        hint()
        time.sleep(SETTLING)
        for what, do in (("move", line.act), ("hint", hint)):
            print(json.dumps(trace.report(what, do), indent=1))


if __name__ == "__main__":
    main()
