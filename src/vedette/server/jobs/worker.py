"""What a worker process does: one job after the other, each within its limits; see ``pool.py``."""

from __future__ import annotations

import os
import resource
import signal
import threading
import time
from functools import cache
from multiprocessing import parent_process
from typing import TYPE_CHECKING, Final

from vedette.server.jobs import encoding, handlers
from vedette.server.jobs.priority import limits

if TYPE_CHECKING:
    from vedette.server.jobs.priority import Limits

STATM: Final = "/proc/self/statm"
"""Where Linux reports the pages of a process."""


class Confined:
    """Sets the limits of this process for each job; the system kills a process that exceeds them."""

    def __init__(self) -> None:
        """Dump no core, and end at once when told to, or with the server.

        Compiled code looks at no handler of Python's, so the system's own ends it.
        """
        threading.Thread(target=end_with_server, daemon=True).start()
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
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

    def end(self) -> None:
        """Lift the limits: a process that ended while it sends its answer would leave the others waiting."""
        for which in (resource.RLIMIT_CPU, resource.RLIMIT_AS):
            _, most = resource.getrlimit(which)
            resource.setrlimit(which, (most, most))


def end_with_server() -> None:
    """Wait for the end of the process that started this one, and end too: else its output stays open."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def limit(which: int, amount: int) -> None:
    """Set a resource limit of this process to an amount, but not above its hard limit."""
    _, most = resource.getrlimit(which)
    resource.setrlimit(which, (amount if most == resource.RLIM_INFINITY else min(amount, most), most))


@cache
def confined() -> Confined:
    """Return the limits of this process."""
    return Confined()


def do(request: bytes) -> bytes:
    """Return the encoded answer to an encoded job, or its encoded error."""
    what = encoding.read(request)
    confined().begin(limits(what))
    try:
        return handlers.answer(what)
    finally:
        confined().end()
