"""The worker process: reads jobs from standard input, writes answers to standard output; see ``pool.py``."""

from __future__ import annotations

import os
import resource
import sys
import time
from typing import TYPE_CHECKING, Final

from vedette.server.jobs import encoding, handlers
from vedette.server.jobs.pool import LENGTH, READY, SPENT
from vedette.server.jobs.priority import limits

if TYPE_CHECKING:
    from typing import BinaryIO

    from vedette.server.jobs.priority import Limits

STATM: Final = "/proc/self/statm"
"""Where Linux reports the pages of a process."""


class Confined:
    """Sets the limits of this process for each job; the system kills a process that exceeds them."""

    def __init__(self) -> None:
        """Disable core dumps."""
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        try:
            self._statm = os.open(STATM, os.O_RDONLY)
        except OSError:  # not Linux: only there address space is limited
            self._statm = -1

    def begin(self, allowed: Limits) -> None:
        """Limit the processor time and the memory of this process for the job that begins now."""
        limit(resource.RLIMIT_CPU, int(time.process_time()) + 1 + allowed.seconds)
        if self._statm >= 0:
            pages = int(os.pread(self._statm, 64, 0).split()[0])
            limit(resource.RLIMIT_AS, pages * resource.getpagesize() + allowed.memory)


def limit(which: int, amount: int) -> None:
    """Set a resource limit of this process to an amount, but not above its hard limit."""
    _, most = resource.getrlimit(which)
    resource.setrlimit(which, (amount if most == resource.RLIM_INFINITY else min(amount, most), most))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Read jobs from ``source`` and write their answers to ``sink``, one after the other, until the input ends."""
    confined = Confined()
    _write(sink, READY)
    while len(head := source.read(LENGTH)) == LENGTH:
        what = encoding.read(source.read(int.from_bytes(head, "big")))
        confined.begin(limits(what))
        _write(sink, handlers.answer(what))


def _write(sink: BinaryIO, text: bytes) -> None:
    sink.write(len(text).to_bytes(LENGTH, "big") + text)
    sink.flush()


def main() -> None:
    """Run the worker process. Standard output is kept for answers alone: prints go to standard error."""
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    handlers.warm()
    try:
        serve(sys.stdin.buffer, sink)
    except MemoryError:
        os._exit(SPENT)


if __name__ == "__main__":
    main()
