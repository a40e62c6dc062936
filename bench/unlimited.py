"""The server of the load benches: as ``vedette serve``, without limits, with the mini duel beside the real games.

    python -m bench.unlimited DATA [--database URL] [--copies 2] [--workers 0]

All load comes from one address, which the limits would refuse. Windows for an answer close as soon as it is given.
Nobody is told of a turn by push: the players of a generator have no cookies, so that all of them would seem away.
"""

import argparse
from dataclasses import replace
from pathlib import Path

from tests.testgame.plugin import GAME
from tests.testgame.speech import MiniDuel

from vedette import registry
from vedette.server import app_state, connections, process
from vedette.server.jobs.pool import WorkerPool

ENDLESS = 1e9


def main() -> None:
    """Serve on any free port until stopped; the address is printed."""
    asked = argparse.ArgumentParser()
    asked.add_argument("data", type=Path)
    asked.add_argument("--database")
    asked.add_argument("--copies", type=int, default=2, help="cards of each rank of the mini duel")
    asked.add_argument("--workers", type=int, default=0)
    told = asked.parse_args()
    registry.add(replace(GAME, new=lambda _, __: MiniDuel(told.copies)))
    vars(app_state).update(SOCKETS=ENDLESS, BURST=ENDLESS, RATE=ENDLESS)
    pair = (ENDLESS, ENDLESS)
    vars(connections).update(
        OPEN=int(ENDLESS), COMING=pair, REQUESTS=pair, FRAMES=pair, ALL_FRAMES=pair, TALK=pair, TALKS=pair
    )
    pool = lambda: WorkerPool(size=told.workers)  # noqa: E731 (a name for the call below)
    process.run("127.0.0.1", 0, told.data, told.database, open_browser=False, pool=pool, span=0.0, push=False)


if __name__ == "__main__":
    main()
