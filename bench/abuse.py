"""Measure how long honest moves take while one address misbehaves, one kind of attack after the other.

    python -m bench.abuse [--tables 20] [--seconds 8] [--only pings joins]

A server with its own limits in one process, honest players of 12 Patrols here, each from an address of their own and
with a move every quarter of a second, the attacker in a third process, from one address. All is loopback. The attacker
works at a lower priority and rests a millisecond between writes, so that on a small machine what is measured is the
server and not who else has the processor; ``none`` in the table writes the same to a listener of its own, which shows
what that process alone costs. Wanted: a p99 of at most three times the quiet one of the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect as connect_now

import vedette.core

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

SERVE: Final = """
import sys
from pathlib import Path
from vedette.server import process
process.run("127.0.0.1", 0, Path(sys.argv[1]), open_browser=False)
"""
ATTACKER: Final = "127.0.0.2"
PACE: Final = 0.25
"""Seconds between two moves of an honest player."""
REST: Final = 0.001
"""Seconds that the attacker rests between two writes."""
WARM: Final = 10.0
"""Seconds at the beginning in which the server's workers start, which is not measured."""
CALM: Final = 1.5
"""Seconds after the beginning of an attack, and after its end, that are not measured."""
HALVES: Final = 1500
"""Requests that are sent by half and held."""
HEAD: Final = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n"
TABLE: Final = {"game": "twelve-patrols", "from": {"kind": "random", "seed": 1}}


# The attacker's process.


class Attacker:
    """One address, and what it does to a server until its time is over."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.until = time.monotonic() + seconds
        self.did: Counter[str] = Counter()

    def on(self) -> bool:
        """Rest a little; return whether there is time left."""
        time.sleep(REST)
        return time.monotonic() < self.until

    def wire(self) -> socket.socket:
        made = socket.socket()
        made.settimeout(5)
        made.bind((ATTACKER, 0))
        made.connect(("127.0.0.1", self.port))
        self.did["connections"] += 1
        return made

    def ask(self, method: str, path: str, body: bytes = b"", cookie: str = "") -> tuple[int, str, bytes]:
        """Return the code, the cookie and the body of an answer."""
        with self.wire() as wire:
            kept = f"cookie: {cookie}\r\n" if cookie else ""
            head = f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\nconnection: close\r\n{kept}"
            wire.sendall(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
            answer = b"".join(iter(lambda: wire.recv(65536), b""))
        self.did["requests"] += 1
        above, _, below = answer.partition(b"\r\n\r\n")
        code = int(above.split()[1]) if above else 0
        self.did[f"answered {code}"] += 1
        made = [
            line[12:].split(b";")[0].decode() for line in above.split(b"\r\n") if line.lower().startswith(b"set-cookie")
        ]
        return code, (made[0].strip() if made else ""), below

    def opened(self) -> tuple[str, str]:
        """Open a table; return its name and its owner's cookie."""
        while True:
            code, cookie, body = self.ask("POST", "/api/tables", json.dumps(TABLE).encode())
            if code == 201:
                return json.loads(body)["table"], cookie
            time.sleep(0.5)

    @contextlib.contextmanager
    def seat(self, table: str, cookie: str) -> Iterator[Any]:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        with connect_now(url, sock=self.wire(), additional_headers={"Cookie": cookie}, compression=None) as line:
            line.send('{"type":"join","id":"join"}')
            line.recv(timeout=5)
            yield line

    def pour(self, wire: socket.socket, data: bytes) -> None:
        """Write until the time or the connection is over, reading nothing."""
        wire.settimeout(0.2)
        with contextlib.suppress(ConnectionError):
            while self.on():
                with contextlib.suppress(TimeoutError):
                    self.did["bytes"] += wire.send(data)

    def frames(self, opcode: Opcode, data: bytes, *, first: bytes = b"", fin: bool = True) -> None:
        """Sit at a table of one's own and pour frames; come again when thrown out."""
        table, cookie = self.opened()
        one = Frame(opcode, data, fin).serialize(mask=True)
        many = one * max(64 * 1024 // len(one), 1)
        while self.on():
            with (
                contextlib.suppress(OSError, WebSocketException),
                self.seat(table, cookie) as line,
                socket.socket(fileno=os.dup(line.socket.fileno())) as wire,  # nothing is read of it
            ):
                wire.sendall(first)
                self.pour(wire, many)
            time.sleep(0.02)

    def halves(self) -> None:
        """Hold connections on which half a request was sent; open another for each that is closed."""
        resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
        held: list[socket.socket] = []
        while self.on():
            with contextlib.suppress(OSError):
                held.append(self.wire())
                held[-1].sendall(HEAD)
            if len(held) > HALVES:
                held.pop(0).close()

    def heads(self) -> None:
        """Send heads of 100 MB, as far as they are taken."""
        while self.on():
            with contextlib.suppress(OSError), self.wire() as wire:
                wire.sendall(HEAD + b"x: ")
                self.pour(wire, b"y" * 65536)

    def connections(self) -> None:
        """Open and close connections."""
        while self.on():
            with contextlib.suppress(OSError):
                self.wire().close()

    def messages(self) -> None:
        """Say what is right, from eight sockets at one table, and read the answers."""
        table, cookie = self.opened()
        told = itertools.cycle(["speak", "describe", "faces", "goto", "ping", "undo"])

        def talk() -> None:
            with contextlib.suppress(OSError, WebSocketException), self.seat(table, cookie) as line:
                reading = threading.Thread(target=drain, args=(line,), daemon=True)
                reading.start()
                for number in itertools.count():
                    if not self.on():
                        return
                    kind = next(told)
                    more: dict[str, object] = MORE.get(kind, {})
                    line.send(json.dumps({"type": kind, "id": f"m{number}", **more}))
                    self.did["messages"] += 1

        self.together(talk, 8)

    def requests(self) -> None:
        """Ask for what costs most."""
        junk = {"game": "patrol", "from": {"kind": "deal", "deal": {"decks": [{"name": "x", "cards": NAMES}] * 2}}}
        asked = [
            (
                "POST",
                "/api/decks",
                json.dumps({"game": "patrol", "text": "name='x'\n" + "[[own]]\n" * 10_000}).encode(),
            ),
            ("POST", "/api/decks", json.dumps({"game": "spellfire", "text": "\n".join(NAMES)}).encode()),
            ("POST", "/api/tables", json.dumps(junk).encode()),
            ("POST", "/api/tables", b'{"game": ' + b"[" * 100_000),
            ("GET", "/api/games", b""),
            ("GET", "/api/pool/spellfire", b""),
            ("GET", "/healthz", b""),
        ]

        def ask() -> None:
            for one in itertools.cycle(asked):
                if not self.on():
                    return
                with contextlib.suppress(OSError):
                    self.ask(*one)

        self.together(ask, 4)

    def questions(self) -> None:
        """Ask the lab for its longest answers, and leave every other one at once."""
        asked = [
            ("/api/comparisons", {"game": "patrol", "old": "plain", "new": "legion", "deals": 5000}),
            ("/api/comparisons", {"game": "twelve-patrols", "old": "house", "new": "hard"}),
            ("/api/studies", {"game": "spellfire", "players": ["level:3"], "deals": 1000}),
            ("/api/searches/decks", {"game": "twelve-patrols", "wins": 70, "margin": 1}),
            ("/api/searches/deals", {"game": "spellfire", "grade": 5, "count": 20, "tries": 2000}),
        ]

        def ask() -> None:
            for number, (path, form) in enumerate(itertools.cycle(asked)):
                if not self.on():
                    return
                body = json.dumps(form).encode()
                head = f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-length: {len(body)}\r\n\r\n"
                with contextlib.suppress(OSError), self.wire() as wire:
                    wire.sendall(head.encode() + body)
                    self.did["questions"] += 1
                    while number % 2 and self.on() and wire.recv(65536):
                        pass

        self.together(ask, 8)

    def joins(self) -> None:
        """Come to a table and go again."""
        table, cookie = self.opened()

        def come() -> None:
            while self.on():
                with contextlib.suppress(OSError, WebSocketException), self.seat(table, cookie):
                    self.did["joined"] += 1

        self.together(come, 4)

    def none(self) -> None:
        """Write to a listener of one's own: what this process costs by itself."""
        with socket.create_server((ATTACKER, 0)) as listener, socket.create_connection(listener.getsockname()) as out:
            taken, _ = listener.accept()
            threading.Thread(target=lambda: [None for _ in iter(lambda: taken.recv(1 << 16), b"")], daemon=True).start()
            self.pour(out, b"y" * 65536)

    @staticmethod
    def together(act: Callable[[], None], count: int) -> None:
        acting = [threading.Thread(target=act) for _ in range(count)]
        for thread in acting:
            thread.start()
        for thread in acting:
            thread.join()


MORE: Final[dict[str, dict[str, object]]] = {"speak": {"language": "fr"}, "goto": {"n": 0}, "undo": {"version": 0}}
"""What messages say beside their kind."""
NAMES: Final = [f"unknown card {number}" for number in range(200)]
ATTACKS: Final[dict[str, Callable[[Attacker], None]]] = {
    "none": Attacker.none,
    "malformed texts": lambda it: it.frames(Opcode.TEXT, b"{"),
    "pings": lambda it: it.frames(Opcode.PING, b"x" * 125),
    "continuations": lambda it: it.frames(
        Opcode.CONT, b"", first=Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True), fin=False
    ),
    "pongs": lambda it: it.frames(Opcode.PONG, b""),
    "oversize messages": lambda it: it.frames(Opcode.TEXT, b" " * 64_000),
    "half requests": Attacker.halves,
    "endless heads": Attacker.heads,
    "connections": Attacker.connections,
    "valid messages": Attacker.messages,
    "costly requests": Attacker.requests,
    "long questions": Attacker.questions,
    "joins": Attacker.joins,
}


def drain(line: Any) -> None:  # noqa: ANN401 (a socket)
    with contextlib.suppress(OSError, WebSocketException):
        for _ in line:
            pass


def attack(kind: str, port: int, seconds: float) -> None:
    os.nice(10)
    attacker = Attacker(port, seconds)
    ATTACKS[kind](attacker)
    print(json.dumps(attacker.did), flush=True)
    os._exit(0)  # threads that still read need not be waited for


# The honest players.


class Player:
    """A table of 12 Patrols that somebody plays, at random and again from the start when it is over."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.address = f"127.0.1.{number + 1}"
        self.rng = random.Random(number)
        self.took: list[float] = []
        """Seconds of each move since somebody last took them away."""
        self.lost = 0
        """Times that the socket was closed."""

    async def play(self) -> None:
        table, cookie = await asyncio.to_thread(self._open)
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        while True:
            try:
                async with connect(
                    url,
                    additional_headers={"Cookie": cookie},
                    local_addr=(self.address, 0),
                    proxy=None,
                    compression=None,
                ) as line:
                    await line.send('{"type":"join","id":"join"}')
                    await self._sit(line)
            except (OSError, ConnectionClosed, WebSocketException):
                self.lost += 1
                await asyncio.sleep(0.2)

    def _open(self) -> tuple[str, str]:
        one = Attacker(self.port, 0)
        one.wire = self._wire  # type: ignore[method-assign]  # the same words, from elsewhere
        return one.opened()

    def _wire(self) -> socket.socket:
        made = socket.socket()
        made.bind((self.address, 0))
        made.connect(("127.0.0.1", self.port))
        return made

    async def _sit(self, line: Any) -> None:  # noqa: ANN401 (a socket)
        shown = await heard(line, "table")
        await asyncio.sleep(self.rng.random() * PACE)
        for number in itertools.count():
            legal = shown["legal"]
            call = {"type": "act", "action": self.rng.choice(legal)["action"]} if legal else {"type": "restart"}
            begun = time.perf_counter()
            await line.send(json.dumps({**call, "id": f"{time.time_ns()}-{number}", "version": shown["version"]}))
            await heard(line, "done")
            self.took.append(time.perf_counter() - begun)
            shown = await heard(line, "table")
            await asyncio.sleep(max(PACE - (time.perf_counter() - begun), 0.0))


async def heard(line: Any, kind: str) -> dict[str, Any]:  # noqa: ANN401 (a socket)
    """Return the next message of a kind; what else comes before it does not matter."""
    told: dict[str, Any] = json.loads(await line.recv())
    while told["type"] != kind:
        if told["type"] == "refused":
            raise SystemExit(told)
        told = json.loads(await line.recv())
    return told


async def measured(players: Sequence[Player], seconds: float) -> list[float]:
    """Return how long the moves of so many seconds took, a move that is still awaited not forgotten."""
    for player in players:
        player.took.clear()
    await asyncio.sleep(seconds)
    return sorted(took for player in players for took in player.took)


def row(name: str, took: list[float], quiet: float, pid: int, more: str = "") -> float:
    """Print a line of the table; return its p99."""
    p50, p99 = (took[int(len(took) * share)] * 1000 if took else float("inf") for share in (0.5, 0.99))
    ratio = f"{p99 / quiet:.1f}" if quiet else ""
    status = Path(f"/proc/{pid}/status").read_text()
    held = int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) // 1024
    slowest = f"{took[-1] * 1000:.0f}" if took else ""
    print(f"| {name} | {len(took)} | {p50:.1f} | {p99:.1f} | {slowest} | {ratio} | {held} | {more} |", flush=True)
    return p99


async def run(port: int, pid: int, told: argparse.Namespace) -> None:
    players = [Player(port, number) for number in range(told.tables)]
    playing = [asyncio.create_task(player.play()) for player in players]
    print("| attack | moves | p50 ms | p99 ms | slowest | times quiet | server MB | what the attacker did |")
    print("|---|---|---|---|---|---|---|---|")
    await asyncio.sleep(WARM)
    quiet = row("quiet", await measured(players, told.seconds), 0, pid)
    for kind in told.only or ATTACKS:
        command = [
            sys.executable,
            __file__,
            "--attack",
            kind,
            "--port",
            str(port),
            "--seconds",
            str(told.seconds + CALM),
        ]
        attacker = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: ASYNC220 (it returns at once)
        try:
            await asyncio.sleep(CALM)
            took = await measured(players, told.seconds - 0.5)
            did, _ = await asyncio.to_thread(attacker.communicate, timeout=20)
        finally:
            attacker.kill()
            attacker.wait()
        row(kind, took, quiet, pid, ", ".join(f"{what} {count}" for what, count in json.loads(did or "{}").items()))
        await asyncio.sleep(CALM)
    row("quiet again", await measured(players, told.seconds), quiet, pid)
    print(f"honest sockets lost: {sum(player.lost for player in players)}")
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=8, help="of each attack")
    parser.add_argument("--only", nargs="+", choices=list(ATTACKS), metavar="ATTACK", help=", ".join(ATTACKS))
    parser.add_argument("--attack", choices=list(ATTACKS), help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    told = parser.parse_args()
    if told.attack:
        attack(told.attack, told.port, told.seconds)
    print(f"vedette of {Path(vedette.core.__file__).parent.parent}, load {os.getloadavg()[0]:.1f}", flush=True)
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-c", SERVE, data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            try:
                if server.stdout is None:
                    raise OSError
                port = int(server.stdout.readline().rpartition(":")[2])
                asyncio.run(run(port, server.pid, told))
            finally:
                server.send_signal(signal.SIGTERM)
                try:
                    server.wait(30)
                except subprocess.TimeoutExpired:
                    server.kill()


if __name__ == "__main__":
    main()
