"""Whole games of Patrol in a pseudo-terminal, as a person has them: line by line and on the full screen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

from vedette.core.language import say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PATIENCE: Final = 180.0
"""Seconds after which a program is given up."""
PLAY: Final = ("play", "patrol", "--option", "rounds-2", "--against", "level:1", "--seed", "3")
END: Final = re.compile(r"(?:You win|Your opponent wins), \d+ to \d+|A draw: \d+ points each")
CONTROL: Final = re.compile(r"\x1b(?:\[[0-9;?<>=]*[ -/]*[@-~]|[@-Z\\^_])|\r")


class Screen:
    """A program in a terminal of 80 columns and 24 rows."""

    def __init__(self, own: int, program: subprocess.Popen[bytes]) -> None:
        self.own = own
        self.program = program
        self.told = ""
        self._end = time.monotonic() + PATIENCE

    def types(self, keys: str) -> None:
        os.write(self.own, keys.encode())

    def hear(self) -> str:
        """Return what came by now, without the controls of the terminal; empty once the program has ended."""
        assert time.monotonic() < self._end, self.told[-2000:]
        if not select.select([self.own], [], [], 0.2)[0]:
            return " "
        with suppress(OSError):  # Linux says so that the other end is closed
            came = CONTROL.sub("", os.read(self.own, 65536).decode(errors="replace"))
            self.told += came
            return came or " "
        return ""

    def until(self, *words: str) -> None:
        """Return once any of these was said."""
        while not any(one in self.told for one in words):
            assert self.hear(), self.told[-2000:]


@contextmanager
def terminal(kept: Path, *options: str) -> Iterator[Screen]:
    """Run a game in a terminal of its own."""
    own, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    told = {**os.environ, "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", "VEDETTE_DATA": str(kept.parent)}
    asked = [sys.executable, "-m", "vedette", *PLAY, *options, "--keep", str(kept)]
    program = subprocess.Popen(asked, stdin=theirs, stdout=theirs, stderr=theirs, env=told, start_new_session=True)
    os.close(theirs)
    try:
        yield Screen(own, program)
    finally:
        program.kill()
        program.wait()
        os.close(own)


def test_a_whole_game_line_by_line_with_nonsense_in_between(tmp_path: Path) -> None:
    kept = tmp_path / "game.record"
    with terminal(kept, "--plain") as seat:
        seat.until("\n1 ")
        for typed, said in (
            ("xyzzy", "“xyzzy” doesn’t match anything here"),
            ("99999", "There’s no answer 99999"),
            ("-1", "“-1”"),
            ("odds", say("en", "terminal-no-odds")),
        ):
            seat.types(f"{typed}\n")
            seat.until(said)
        asked = seat.told.count("\n1 ")
        seat.types("\n")
        while not END.search(seat.told):
            assert seat.hear(), seat.told[-2000:]
            if seat.told.count("\n1 ") > asked:
                asked = seat.told.count("\n1 ")
                seat.types("1\n")
        assert "Traceback" not in seat.told
        seat.types("quit\n")
        while seat.hear():
            pass
        assert seat.program.wait(60) == 0


def test_a_whole_game_on_the_full_screen_by_its_keys(tmp_path: Path) -> None:
    kept = tmp_path / "game.record"
    with terminal(kept) as seat:
        seat.until("Form your patrols")
        seat.types("xyz\x1b[Z\x1b[5~£")  # what means nothing, and what only moves
        while not END.search(seat.told):
            seat.types("\r")
            assert seat.hear(), seat.told[-2000:]
        seat.types("q")
        while seat.hear():
            pass
        assert "Traceback" not in seat.told
        assert seat.program.wait(60) == 0
