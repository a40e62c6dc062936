"""The server of the browser tests: as ``vedette serve``, with the mini duel beside the games on offer."""

from __future__ import annotations

import sys
from pathlib import Path

from vedette.games.mini_duel.speech import MiniDuel
from vedette.table import app, trial

COPIES = 2
"""Cards of each rank: a duel is over in six tricks or so."""


if __name__ == "__main__":
    port, folder = sys.argv[1:]
    duel = MiniDuel(COPIES)
    trial.GAMES[duel.rules.name] = duel
    app.run("127.0.0.1", int(port), Path(folder), open_browser=False)
