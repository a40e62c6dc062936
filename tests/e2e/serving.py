"""The server of the browser tests: as ``vedette serve``, with the mini duel beside the games on offer.

A third argument names a way to cheat at fair deals.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from cheating import cheat  # type: ignore[import-not-found]  # it lies beside this script
from working import bring  # type: ignore[import-not-found]  # it lies beside this script

from vedette.table import app
from vedette.table.work.workshop import Workshop

PATIENCE = 2.0
"""Seconds after which somebody counts as gone: less than players get, so that the tests need not wait so long."""
SPAN = 0.2
"""Seconds that a window for an answer stays open."""
WORKER = str(Path(__file__).with_name("working.py"))

if __name__ == "__main__":
    port, folder, *cheats = sys.argv[1:]
    for way in cheats:
        cheat(way)
    bring()
    workshop = partial(Workshop, command=(WORKER,))
    app.run("127.0.0.1", int(port), Path(folder), open_browser=False, workshop=workshop, patience=PATIENCE, span=SPAN)
