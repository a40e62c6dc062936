"""The command in a pseudo-terminal, as somebody types at it."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PATIENCE: Final = 120.0
"""Seconds that an answer may take on a busy machine."""
PROMPT: Final = "\n> "
ESCAPES: Final = re.compile(r"\x1b(?:\[[0-9;?<>=]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[P_^][^\x1b]*\x1b\\|.)")


class Terminal:
    """A running game; ``kept`` is the file that it saves, there as long as the game is not over."""

    def __init__(self, process: subprocess.Popen[bytes], master: int, kept: Path) -> None:
        """Watch a process through the other end of its terminal."""
        self.process = process
        self.master = master
        self.kept = kept
        self._raw = b""

    def type(self, keys: str) -> None:
        """Press these keys."""
        os.write(self.master, keys.encode())

    def hear(self, seconds: float) -> bool:
        """Read what comes within so many seconds; return whether anything came."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            came = os.read(self.master, 1 << 16)
        except OSError:  # the other end is closed
            return False
        self._raw += came
        return bool(came)

    def text(self) -> str:
        """Return what was written since the last ``forget``, without the signs that draw it."""
        return ESCAPES.sub("", self._raw.decode(errors="replace")).replace("\r", "")

    def forget(self) -> None:
        """Leave what was written so far behind."""
        self._raw = b""

    def until(self, ready: str) -> str:
        """Read until these words were written; return everything that was, and forget it."""
        end = time.monotonic() + PATIENCE
        while ready not in (said := self.text()):
            assert time.monotonic() < end, said
            assert self.hear(0.1) or self.process.poll() is None, said
        self.forget()
        return said

    def answer(self, line: str) -> str:
        """Type a line; return what is answered, up to the next prompt."""
        self.type(line + "\n")
        return self.until(PROMPT)

    def changed(self, before: bytes) -> bool:
        """Wait until the saved game differs from this; return whether there is one still."""
        end = time.monotonic() + PATIENCE
        while (now := self.saved()) == before:
            assert time.monotonic() < end, self.text()
            assert self.process.poll() is None, self.text()
            self.hear(0.01)
        return now != b""

    def saved(self) -> bytes:
        """Return the saved game; nothing once it is over."""
        try:
            return self.kept.read_bytes()
        except FileNotFoundError:
            return b""

    def resize(self, rows: int, columns: int) -> None:
        """Give the window another size: everything is drawn again."""
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process.send_signal(signal.SIGWINCH)

    def ended(self) -> int:
        """Return the exit status once the command has ended."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end, self.text()
            self.hear(0.05)
        while self.hear(0):
            pass
        return self.process.returncode


@contextmanager
def playing(folder: Path, *arguments: str, rows: int = 30, columns: int = 100) -> Iterator[Terminal]:
    """Run ``vedette play`` with these arguments in a terminal of this size, its files in a folder of its own."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    kept = folder / "game.record"
    told = {"TERM": "xterm-256color", "VEDETTE_DATA": str(folder), "PYTHONIOENCODING": "utf-8"}
    process = subprocess.Popen(
        [sys.executable, "-m", "vedette", "play", *arguments, "--keep", str(kept)],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        start_new_session=True,
        env={**os.environ, **told},
    )
    os.close(slave)
    try:
        yield Terminal(process, master, kept)
    finally:
        process.kill()
        process.wait()
        os.close(master)
