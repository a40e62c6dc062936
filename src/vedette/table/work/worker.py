"""A worker: reads errands from standard input, answers on standard output; the other end is ``workshop.py``."""

from __future__ import annotations

import os
import resource
import sys
import time
from typing import TYPE_CHECKING, Final

from vedette.session import jobs
from vedette.table.work import adviser
from vedette.table.work.lane import limits
from vedette.table.work.workshop import LENGTH, READY, SPENT

if TYPE_CHECKING:
    from typing import BinaryIO

    from vedette.table.work.lane import Limits

STATM: Final = "/proc/self/statm"
"""Where Linux tells how many pages a process has."""


class Confined:
    """Sets what this process may take of the machine, errand by errand: beyond it the system ends the process."""

    def __init__(self) -> None:
        """Leave no image of a process that is ended."""
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        try:
            self._statm = os.open(STATM, os.O_RDONLY)
        except OSError:  # not Linux: address space is limited nowhere else
            self._statm = -1

    def begin(self, allowed: Limits) -> None:
        """Allow so much from now on."""
        limit(resource.RLIMIT_CPU, int(time.process_time()) + 1 + allowed.seconds)
        if self._statm >= 0:
            pages = int(os.pread(self._statm, 64, 0).split()[0])
            limit(resource.RLIMIT_AS, pages * resource.getpagesize() + allowed.memory)


def limit(which: int, amount: int) -> None:
    """Set a limit of this process, as far as whoever started it leaves it the choice."""
    _, most = resource.getrlimit(which)
    resource.setrlimit(which, (amount if most == resource.RLIM_INFINITY else min(amount, most), most))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Do one errand after the other until nobody sends any more."""
    confined = Confined()
    _write(sink, READY)
    while len(head := source.read(LENGTH)) == LENGTH:
        what = jobs.read(source.read(int.from_bytes(head, "big")))
        confined.begin(limits(what))
        _write(sink, adviser.answer(what))


def _write(sink: BinaryIO, text: bytes) -> None:
    sink.write(len(text).to_bytes(LENGTH, "big") + text)
    sink.flush()


def main() -> None:
    """Keep standard output for answers alone: whatever else is printed goes to standard error."""
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    adviser.warm()
    try:
        serve(sys.stdin.buffer, sink)
    except MemoryError:
        os._exit(SPENT)


if __name__ == "__main__":
    main()
