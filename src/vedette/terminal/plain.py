"""The plain terminal: a dialogue line by line, for a screen reader, a pipe or another program."""

from typing import TextIO

from vedette.terminal.sitting import Sitting


def run(sitting: Sitting, lines: TextIO, out: TextIO) -> int:
    """Play until the person leaves or the lines end; return the exit status, 0."""
    raise NotImplementedError(sitting, lines, out)
