"""Measure the table's server: moves a second, latency, open sockets, memory, and what a kill loses.

    python -m bench.table load PEER [--matches 200] [--seconds 8] [--pace 0]   beside boardgame.io
    python -m bench.table load PEER --game patrol                              a real game, and a state as large
    python -m bench.table sockets PEER [--matches 2500] [--seconds 30]         sockets held open
    python -m bench.table idle [--tables 500]                                  memory per idle table
    python -m bench.table kill [--kills 50]                                    kill -9 under load, moves lost

PEER is a folder with the peer's server and its load generator (``server.js``, ``load.py``), their packages installed.
Our game is the mini duel with a deck that lasts, or with ``--game`` a real one, played at random by clients that are
told changes and put them together; every move is committed before it is answered. Games for one end soon: there are to
be as many matches as are needed for all the time.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import traceback
from functools import partial
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from vedette.protocol.changes import changed

COPIES: Final = 60
"""Cards of each rank where a match must last, so that nobody runs out of moves while he is measured: 540 cards, 810
moves, 16,000 a second for ten seconds at 200 tables. Elsewhere two."""
SIZES: Final = {"twelve-patrols": 4_000, "spellfire": 9_000, "patrol": 5_000}
"""Characters of a whole view of a real game, in the middle of it: the state of the peer is made as large."""


class Server:
    """A server of ours in a process of its own, on a database of its own."""

    def __init__(self, data: str, database: str | None = None, copies: int = 2, workers: int = 0) -> None:
        command = [sys.executable, "-m", "bench.unlimited", data, "--copies", str(copies), "--workers", str(workers)]
        command += ["--database", database] if database else []
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        if self.process.stdout is None:
            raise OSError
        self.port = int(self.process.stdout.readline().rpartition(":")[2])
        self.ask("GET", "/healthz")

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
        line.request(method, path, json.dumps(body) if body is not None else None)
        answer = line.getresponse()
        found = answer.status, answer.read()
        line.close()
        return found

    def memory(self) -> int:
        """Return the kilobytes of memory that are this process's own."""
        lines = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))

    def stop(self, how: int = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(60)
        if self.process.stdout is not None:
            self.process.stdout.close()


class Vedette:
    """Our protocol, as the peer's load generator wants to be told one."""

    name = "vedette"

    def __init__(self, port: int, game: str = "mini-duel") -> None:
        self.port = port
        self.game = game
        self.changes = game != "mini-duel"
        """The toy's tables are sent whole: its changes are no shorter."""
        self.tables: dict[Any, dict[str, Any]] = {}
        self.sent = 0

    def open_tables(self, count: int) -> list[Any]:
        from load import Seat  # type: ignore[import-not-found]  # noqa: PLC0415 (it comes with the peer)

        line = http.client.HTTPConnection("127.0.0.1", self.port)
        seats: list[Any] = []
        for _ in range(count):
            line.request("POST", "/api/tables", json.dumps({"game": self.game, "from": {"kind": "random"}}))
            opening = json.loads(line.getresponse().read())
            tokens = [opening["token"], *(one["token"] for one in opening["invitations"])]
            seats += [Seat(opening["table"], str(seat), token) for seat, token in enumerate(tokens)]
        return seats

    def url(self, seat: Any) -> str:  # noqa: ANN401 (the generator's own class)
        return f"ws://127.0.0.1:{self.port}/api/tables/{seat.match}/socket"

    def opening(self, seat: Any) -> bytes:  # noqa: ANN401 (as above)
        return json.dumps({"type": "join", "id": "join", "token": seat.secret, "changes": self.changes}).encode()

    def heard(self, seat: Any, data: bytes, _: object) -> tuple[int, bool, bool] | None:  # noqa: ANN401 (as above)
        import orjson  # type: ignore[import-not-found]  # noqa: PLC0415 (it comes with the peer)

        told = orjson.loads(data)
        if told["type"] == "refused":
            raise SystemExit(told)
        if told["type"] == "changes":
            if not told["changes"]:
                return None
            told = changed(self.tables[seat], told["changes"])
        elif told["type"] != "table":
            return None
        self.tables[seat] = told
        return told["version"], bool(told["legal"]), told["over"] is not None

    def move(self, seat: Any, rng: random.Random) -> bytes:  # noqa: ANN401 (as above)
        self.sent += 1
        action = rng.choice(self.tables[seat]["legal"])["action"]
        return b'{"type":"act","id":"m%d","version":%d,"action":%d}' % (self.sent, seat.state_id, action)


def generate(peer: Path, adapter: str, port: int, pid: int, told: argparse.Namespace) -> None:
    """Run the peer's generator on a server, here."""
    sys.path.insert(0, str(peer))
    import load  # noqa: PLC0415 (it comes with the peer)
    import uvloop  # noqa: PLC0415 (it comes with the peer)

    load.ADAPTERS["vedette"] = partial(Vedette, game=told.game)
    pace = 0.1 if told.what == "sockets" else told.pace
    wanted = argparse.Namespace(
        adapter=adapter, port=port, pid=pid, matches=told.matches, seconds=told.seconds, warm=2.0, seed=1,
        rate=pace, label="",
    )  # fmt: skip
    uvloop.run(load.main(wanted))


def in_child(peer: Path, adapter: str, port: int, pid: int, told: argparse.Namespace) -> None:
    """Run the generator in a process of its own, so that each run begins fresh."""
    child = os.fork()
    if child == 0:
        failed = 1
        try:
            generate(peer, adapter, port, pid, told)
            failed = 0
        except Exception:  # noqa: BLE001 (this process ends here, and says why)
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(failed)
    if os.waitpid(child, 0)[1]:
        sys.exit("the load generator failed")


def load_ours(told: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as data:
        copies = COPIES if told.what == "load" and not told.pace else 2
        server = Server(data, told.database, copies, workers=0 if told.game == "mini-duel" else 1)
        try:
            in_child(told.peer, "vedette", server.port, server.process.pid, told)
        finally:
            server.stop()


def load_peer(told: argparse.Namespace) -> None:
    port = free_port()
    env = {**os.environ, "NODE_ENV": "production", "PORT": str(port), "STORAGE": "memory"}
    script = "server.js"
    if size := SIZES.get(told.game):
        script = str(Path(__file__).with_name("peer.js"))
        env |= {"NODE_PATH": str(told.peer / "node_modules"), "SIZE": str(size)}
    process = subprocess.Popen(["node", script], cwd=told.peer, env=env, stdout=subprocess.DEVNULL)  # noqa: S607 (whichever node is there)
    try:
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", port), 0.2).close()
                break
            except OSError:
                time.sleep(0.1)
        in_child(told.peer, "bgio", port, process.pid, told)
    finally:
        process.terminate()
        process.wait(10)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def idle(told: argparse.Namespace) -> None:
    """Open tables, visit each once, and see what they weigh while they stay in memory."""
    with tempfile.TemporaryDirectory() as data:
        server = Server(data)
        try:
            asyncio.run(visit(server.port, 50))
            before = server.memory()
            asyncio.run(visit(server.port, told.tables))
            weight = (server.memory() - before) / told.tables
            print(json.dumps({"tables": told.tables, "kB_per_idle_table": round(weight, 1)}))
        finally:
            server.stop()


async def visit(port: int, count: int) -> None:

    client = Vedette(port)
    sys.modules.setdefault("load", type(sys)("load"))
    sys.modules["load"].Seat = lambda *words: words  # type: ignore[attr-defined]  # made at run time
    for table, player, token in client.open_tables(count):
        if player == "0":
            async with connect(f"ws://127.0.0.1:{port}/api/tables/{table}/socket", proxy=None) as line:
                await line.send(json.dumps({"type": "join", "id": "join", "token": token}))
                await line.recv()
                await line.recv()


def kill(told: argparse.Namespace) -> None:
    """Kill the server under load, start it again, and count what was acknowledged and is gone."""
    rng, lost, moves, took = random.Random(1), 0, 0, []
    with tempfile.TemporaryDirectory() as data:
        server = Server(data, copies=COPIES)
        tables = [Playing(server.port) for _ in range(told.matches)]
        for number in range(told.kills):
            asyncio.run(play(server, tables, rng.uniform(0.2, 0.8)))
            begun = time.perf_counter()
            server = Server(data, copies=COPIES)
            took.append(time.perf_counter() - begun)
            asyncio.run(compare(server.port, tables))
            lost += sum(table.lost for table in tables)
            moves += sum(table.acknowledged for table in tables)
            if number % 10 == 9:
                print(f"{number + 1} kills, {moves} acknowledged, {lost} lost", file=sys.stderr, flush=True)
        server.stop()
    restart = round(statistics.median(took), 2)
    print(json.dumps({"kills": told.kills, "acknowledged": moves, "lost": lost, "restart_s": restart}))


class Playing:
    """A table that one client plays alone, both seats of it, and what was acknowledged there."""

    def __init__(self, port: int) -> None:
        line = http.client.HTTPConnection("127.0.0.1", port)
        form = {"game": "mini-duel", "from": {"kind": "random"}, "seats": "here"}
        line.request("POST", "/api/tables", json.dumps(form))
        opening = json.loads(line.getresponse().read())
        self.table = opening["table"]
        self.tokens = [opening["token"], opening["mine"][0]["token"]]
        self.version = self.acknowledged = self.lost = 0

    async def play(self, port: int) -> None:

        url = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
        self.acknowledged = 0
        try:
            async with connect(url, proxy=None) as one, connect(url, proxy=None) as two:
                for line, token in zip((one, two), self.tokens, strict=True):
                    await line.send(json.dumps({"type": "join", "id": "join", "token": token}))
                number = 0
                while True:
                    for line in (one, two):
                        number = await self._turn(line, number)
        except (ConnectionClosed, OSError, EOFError):
            return

    async def _turn(self, line: Any, number: int) -> int:  # noqa: ANN401 (a socket)
        """Do what there is to do at one seat; hear everything that came there."""
        while True:
            try:
                told = json.loads(await asyncio.wait_for(line.recv(), 0.02))
            except TimeoutError:
                return number
            if told["type"] == "done":
                self.version = told["version"]
                self.acknowledged += 1
            if told["type"] == "table" and told["legal"]:
                act = {"type": "act", "id": f"{time.time_ns()}-{number}", "version": told["version"]}
                await line.send(json.dumps({**act, "action": told["legal"][0]["action"]}))
                number += 1

    async def compare(self, port: int) -> None:

        async with connect(f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket", proxy=None) as line:
            await line.send(json.dumps({"type": "join", "id": "join", "token": self.tokens[0]}))
            await line.recv()
            version = json.loads(await line.recv())["version"]
            self.lost = max(0, self.version - version)
            self.version = version


async def play(server: Server, tables: list[Playing], seconds: float) -> None:
    tasks = [asyncio.create_task(table.play(server.port)) for table in tables]
    await asyncio.sleep(seconds + 0.5)
    server.stop(signal.SIGKILL)
    await asyncio.gather(*tasks)


async def compare(port: int, tables: list[Playing]) -> None:
    await asyncio.gather(*[table.compare(port) for table in tables])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["load", "sockets", "idle", "kill"], nargs="?", default="idle")
    parser.add_argument("peer", type=Path, nargs="?", help="the peer's folder")
    parser.add_argument("--matches", type=int)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--pace", type=float, default=0, help="moves a second and match; 0: as fast as it goes")
    parser.add_argument("--game", choices=["mini-duel", "twelve-patrols", "spellfire", "patrol"], default="mini-duel")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--database", help="an SQLAlchemy URL instead of SQLite")
    parser.add_argument("--only", choices=["ours", "peer"])
    told = parser.parse_args()
    if told.matches is None:
        told.matches = {"load": 200, "sockets": 2500}.get(told.what, 8)
    if told.what in {"load", "sockets"} and told.peer is None:
        parser.error(f"{told.what} needs the peer's folder")
    print(json.dumps({"what": told.what, "load_before": round(os.getloadavg()[0], 2)}), flush=True)
    if told.what == "idle":
        idle(told)
    elif told.what == "kill":
        kill(told)
    else:
        if told.only != "peer":
            load_ours(told)
        if told.only != "ours" and told.what == "load":
            load_peer(told)


if __name__ == "__main__":
    main()
