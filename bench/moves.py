"""Measure what a move costs the server's own code: players at tables in one process, with no network between them.

    python -m bench.moves [--matches 100] [--moves 5000] [--profile FILE]

Everything else is the server's: frames, sessions, rooms, and the store with its thread. What it takes is processor
time, so that other work on the machine disturbs it less than any clock; the players' own part is told beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import json
import os
import statistics
import tempfile
import time
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import uvloop
from tests.testgame.plugin import GAME
from tests.testgame.speech import MiniDuel
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from vedette import registry
from vedette.core.match import Match
from vedette.server import app_state as desks
from vedette.server import connections
from vedette.server.app import Application
from vedette.server.jobs.pool import WorkerPool
from vedette.server.process import settings
from vedette.server.tables import Provenance
from vedette.session import table_setup

if TYPE_CHECKING:
    from vedette.server.guard import Guard

COPIES: Final = 24
"""Cards of each rank, so that a match lasts: 324 moves."""
TEXT: Final = 0x81
ROUND: Final = 200
"""Moves that are timed together; of the rounds the least and the median are told."""
HANDSHAKE: Final = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Transport):
    """The other end of a socket: hands a player what the server writes."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self.player = player

    def write(self, data: Any) -> None:  # noqa: ANN401 (whatever bytes can be made of)
        self.player.take(bytes(data))

    def writelines(self, list_of_data: Any) -> None:  # noqa: ANN401 (as above)
        self.player.take(b"".join(list_of_data))

    def get_extra_info(self, name: str, default: object = None) -> object:
        return ("127.0.0.1", 1) if name == "peername" else default

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def close(self) -> None: ...


class Player:
    """One seat: answers every table that asks something of it."""

    def __init__(self, run: Run, table: str, token: str) -> None:
        self.run = run
        self.table = table
        self.token = token
        self.open = False

    def say(self, what: dict[str, object]) -> None:
        begun = time.thread_time()
        data = Frame(Opcode.TEXT, json.dumps(what).encode()).serialize(mask=True)
        self.run.players += time.thread_time() - begun
        self.pipe.data_received(data)

    def connect(self, pipe: Guard) -> None:
        self.pipe = pipe
        pipe.connection_made(Wire(self))
        pipe.data_received(HANDSHAKE.format(self.table).encode())

    def take(self, data: bytes) -> None:
        begun = time.thread_time()
        if not self.open:
            self.open = True
            data = data.partition(b"\r\n\r\n")[2]
            join: dict[str, object] = {"type": "join", "id": "join", "token": self.token}
            asyncio.get_running_loop().call_soon(self.say, join)
        while data:
            size, at = data[1], 2
            if size == 126:
                size, at = int.from_bytes(data[2:4], "big"), 4
            if data[0] == TEXT:
                self.hear(json.loads(data[at : at + size]))
            data = data[at + size :]
        self.run.players += time.thread_time() - begun

    def hear(self, told: dict[str, Any]) -> None:
        if told["type"] == "refused":
            raise SystemExit(told)
        if told["type"] != "table":
            return
        self.run.seen.add(self)
        if told["legal"]:
            self.run.waiting[self.table] = (self, told["version"], told["legal"][0]["action"])
            asyncio.get_running_loop().call_soon(self.run.go, self.table)


class Run:
    """A run of so many moves."""

    def __init__(self, matches: int) -> None:
        self.matches = matches
        self.left = 0
        self.players = 0.0
        """Processor seconds of the players' own."""
        self.waiting: dict[str, tuple[Player, int, int]] = {}
        """At each table who is to act, on which version, and what he will do."""
        self.seen: set[Player] = set()
        """Who has seen his table."""
        self.rest = asyncio.Event()
        self.ids = count()

    def go(self, table: str) -> None:
        if self.left > 0 and table in self.waiting:
            self.left -= 1
            player, version, action = self.waiting.pop(table)
            player.say({"type": "act", "id": f"m{next(self.ids)}", "version": version, "action": action})
        elif len(self.waiting) == self.matches and len(self.seen) == 2 * self.matches:
            self.rest.set()

    async def play(self, moves: int) -> None:
        """Play so many, all tables at once, and return when all are answered."""
        while not self.rest.is_set():
            await asyncio.sleep(0.01)
            self.go("")
        self.rest.clear()
        self.left = moves
        for table in list(self.waiting)[:moves]:
            self.go(table)
        while not self.rest.is_set():
            await asyncio.sleep(0.01)
            self.go("")


async def measure(told: argparse.Namespace, data: str) -> None:
    game = MiniDuel(COPIES)
    registry.add(replace(GAME, new=lambda _, __: game))
    desks.SOCKETS = desks.BURST = desks.RATE = 1e9  # type: ignore[misc,assignment]  # no limits here
    connections.TALK = connections.TALKS = (1e9, 1e9)  # type: ignore[misc]  # as above
    connections.FRAMES = connections.ALL_FRAMES = (1e9, 1e9)  # type: ignore[misc]  # as above
    connections.COMING = (1e9, 1e9)  # type: ignore[misc]  # as above
    connections.OPEN = 10**9  # type: ignore[misc]  # as above
    table = Application(f"sqlite+aiosqlite:///{Path(data) / 'vedette.db'}", lambda: WorkerPool(size=0))
    config = settings(table)
    config.load()
    run = Run(told.matches)
    async with table.app.router.lifespan_context(table.app):
        desk = table.api.state
        for _ in range(told.matches):
            name = await desk.tables.begin(scene(game), ["ann", "bob"], Provenance("random"))
            for seat in (0, 1):
                guard: Any = config.http_protocol_class
                Player(run, name, desk.signer.token(name, seat)).connect(
                    guard(config=config, server_state=ServerState(), app_state={})
                )
        await run.play(told.matches)
        gc.collect()
        gc.freeze()
        profile = cProfile.Profile()
        if told.profile:
            profile.enable()
        rounds = [await once(run) for _ in range(told.moves // ROUND)]
        if told.profile:
            profile.disable()
            profile.dump_stats(told.profile)
        for player in run.seen:
            player.pipe.connection_lost(None)
        await asyncio.sleep(0.1)
    least = [round(min(kind) * 1e6 / ROUND, 1) for kind in zip(*rounds, strict=True)]
    middle = [round(statistics.median(kind) * 1e6 / ROUND, 1) for kind in zip(*rounds, strict=True)]
    shown = dict(zip(("server", "store", "players"), zip(least, middle, strict=True), strict=True))
    print(json.dumps({"us_least_and_median": shown, "load": round(os.getloadavg()[0], 2)}))


async def once(run: Run) -> tuple[float, float, float]:
    """Play a round; return the processor seconds of the server, of its store's thread alone, and of the players."""
    run.players = 0.0
    begun, here = time.process_time(), time.thread_time()
    await run.play(ROUND)
    spent, main = time.process_time() - begun, time.thread_time() - here
    return spent - run.players, spent - main, run.players


def scene(game: MiniDuel) -> table_setup.TableSetup:
    return table_setup.TableSetup(
        game, "house", Match(game, game.deal(int.from_bytes(os.urandom(400), "big") % game.deals()))
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--moves", type=int, default=5000)
    parser.add_argument("--profile", help="a file for cProfile's findings")
    told = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        uvloop.run(measure(told, data))


if __name__ == "__main__":
    main()
