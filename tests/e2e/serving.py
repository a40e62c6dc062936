"""The server of the browser tests: as ``vedette serve``, with the mini duel beside the games on offer.

Run it as a module from the root of the repository, so that it finds the tests it imports. A third argument names a
way to cheat at fair deals.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from tests.e2e.cheating import cheat
from tests.e2e.working import bring, prepare, work
from tests.server.served import Here

from vedette.server import process
from vedette.server.jobs.pool import WorkerPool

PATIENCE = 0.3
"""Seconds after which somebody counts as gone, without a clock ten times as many: less than players get, so that the
tests need not wait so long."""
SPAN = 0.2
"""Seconds that a window for an answer stays open."""

if __name__ == "__main__":
    port, folder, *cheats = sys.argv[1:]
    for way in cheats:
        cheat(way)
    bring()
    # Who only looks at a fair deal needs no workers.
    workshop = Here if cheats else partial(WorkerPool, work=work, prepare=prepare)
    process.run("127.0.0.1", int(port), Path(folder), open_browser=False, pool=workshop, patience=PATIENCE, span=SPAN)
