"""The server of the browser tests: as ``vedette serve``, with the mini duel beside the games on offer."""

from __future__ import annotations

import sys
from pathlib import Path

from working import bring  # type: ignore[import-not-found]  # it lies beside this script

from vedette.table import app
from vedette.table.work import Workshop

WORKER = str(Path(__file__).with_name("working.py"))

if __name__ == "__main__":
    port, folder = sys.argv[1:]
    bring()
    app.run("127.0.0.1", int(port), Path(folder), open_browser=False, workshop=lambda: Workshop(command=(WORKER,)))
