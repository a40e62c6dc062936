"""A server is killed at random moments: every move that was acknowledged is there when it is started again."""

import os
import random
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from tests.server.served import Guest, Line
from websockets.exceptions import ConnectionClosed

from vedette.protocol import client as requests
from vedette.protocol import server as answers

pytestmark = pytest.mark.once

SERVE = """
import sys
from pathlib import Path
from tests.server.served import Here
from tests.testgame.plugin import GAME
from vedette import registry
from vedette.server import app, process

app.WorkerPool = Here
registry.add(GAME)
process.run("127.0.0.1", 0, Path(sys.argv[1]), *sys.argv[2:], open_browser=False)
"""
ROOT = Path(__file__).resolve().parents[2]
KILLS = 3
PLAYERS = 3


class Server:
    """A server in a process of its own."""

    def __init__(self, data: Path, *database: str) -> None:
        self.database = database
        path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(data), *database],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert self.process.stdout is not None
        self.home = self.process.stdout.readline().strip()
        self.port = int(self.home.rpartition(":")[2])

    def guest(self, cookies: object = None) -> Guest:
        import httpx

        client = httpx.Client(base_url=self.home, timeout=120, trust_env=False, cookies=cookies)  # type: ignore[arg-type]  # a guest needs no more
        return Guest(self, client)  # type: ignore[arg-type]  # a guest needs no more

    def stop(self, how: int) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Player(threading.Thread):
    """Plays at one table until the server is gone, and keeps what was acknowledged."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        super().__init__()
        self.guest = guest
        self.table = table
        self.rng = random.Random(seed)
        self.acknowledged = 0
        self.last: requests.Client | None = None
        self.enough = threading.Event()

    def run(self) -> None:
        try:
            with self.guest.seat(self.table) as line:
                self.acknowledged = line.table.version
                while True:
                    self._move(line)
        except (ConnectionClosed, OSError, EOFError):
            return

    def _move(self, line: Line) -> None:
        name, version = f"{self.table}-{self.rng.random()}", line.table.version
        if line.table.legal and self.rng.random() < 0.8:
            self.last = requests.Act(name, version, self.rng.choice(line.table.legal).action)
        else:
            self.last = requests.Restart(name, version)
        answer = line.ask(self.last)
        assert isinstance(answer, answers.Done), answer
        self.acknowledged = answer.version
        if answer.version % 4 == 0:
            self.enough.set()
        line.hear()


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        guest = server.guest()
        tables = [guest.table() for _ in range(PLAYERS)]
        cookies = guest.client.cookies
        guest.client.close()
        for kill in range(KILLS):
            players = [Player(server.guest(cookies), table, 10 * kill + at) for at, table in enumerate(tables)]
            play_until_killed(server, players)
            server = Server(tmp_path)
            guest = server.guest(cookies)
            for player in players:
                everything_is_there(guest, player)
            guest.client.close()
    finally:
        server.stop(signal.SIGTERM)
    assert server.process.returncode in {0, -signal.SIGTERM}


def play_until_killed(server: Server, players: list[Player]) -> None:
    for player in players:
        player.start()
    for player in players:
        assert player.enough.wait(60)
    server.stop(signal.SIGKILL)
    for player in players:
        player.join(60)
        player.guest.client.close()


def everything_is_there(guest: Guest, player: Player) -> None:
    """What was acknowledged is stored; what was on its way is sent again, and done once."""
    with guest.seat(player.table) as line:
        assert line.table.version - player.acknowledged in {0, 1}
        assert player.last is not None
        answer = line.ask(player.last)
        assert isinstance(answer, answers.Done)
        assert answer.version - line.table.version in {0, 1}
        assert line.ask(player.last) == answer
