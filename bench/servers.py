"""Measure several servers on one PostgreSQL: moves a second that are on disk, processor time of servers and database.

    python -m bench.servers PEER [--servers 2] [--game patrol] [--matches 100] [--seconds 20]

PEER is the peer's folder, whose load generator plays at random (see ``bench/table.py``); each server has one of its
own. The database is a cluster that is made for this and waits for the disk. Events are counted in the database itself,
between two moments in the middle of the run, and so is the processor time of all its processes.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from bench.table import Server, generate
from tests.server import postgres

WARM = 5.0
"""Seconds of play before the first moment."""
CONNECTING = 240.0
"""Seconds that opening all tables may take."""
TICKS = os.sysconf("SC_CLK_TCK")


class Cluster(postgres.Cluster):
    """A PostgreSQL that waits for the disk, unlike that of the tests."""

    def start(self) -> None:
        settings = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=100"
        self.call("pg_ctl", "-D", self.folder / "data", "-l", self.folder / "log", "-w", "-o", settings, "start")

    def events(self, name: str) -> int:
        return int(self.at("psql", "-d", name, "-Atc", "SELECT count(*) FROM events").strip() or 0)

    def processor(self) -> float:
        """Return the seconds that the processes of the cluster have worked, those that ended too."""
        head = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        worked = sum(map(int, stat(head)[11:15]))
        for other in Path("/proc").iterdir():
            if other.name.isdecimal():
                try:
                    found = stat(int(other.name))
                except OSError:
                    continue
                if int(found[1]) == head:
                    worked += sum(map(int, found[11:13]))
        return worked / TICKS


def stat(pid: int) -> list[str]:
    """Return what the system tells of a process, from its state on."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


class Moment(NamedTuple):
    at: float
    events: int
    servers: float
    database: float


def moment(cluster: Cluster, name: str, servers: list[Server]) -> Moment:
    worked = sum(sum(map(int, stat(one.process.pid)[11:13])) for one in servers) / TICKS
    return Moment(time.monotonic(), cluster.events(name), worked, cluster.processor())


def generators(servers: list[Server], told: argparse.Namespace) -> list[int]:
    """Start a generator for each server, in a process of its own; they say nothing."""
    children = []
    for server in servers:
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            generate(told.peer, "vedette", server.port, server.process.pid, told)
            os._exit(0)
        children.append(child)
    return children


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("peer", type=Path)
    asked.add_argument("--servers", type=int, default=2)
    asked.add_argument("--game", choices=["mini-duel", "twelve-patrols", "spellfire", "patrol"], default="patrol")
    asked.add_argument("--matches", type=int, default=100, help="at each server")
    asked.add_argument("--seconds", type=float, default=20.0)
    told = asked.parse_args()
    told.what, told.pace = "load", 0.0
    measured, told.seconds = told.seconds, told.seconds + 2 * WARM
    cluster = Cluster()
    name = cluster.create()
    with ExitStack() as last:
        last.callback(cluster.stop)
        folders = [last.enter_context(tempfile.TemporaryDirectory()) for _ in range(told.servers)]
        servers = [Server(folder, cluster.url(name), workers=1) for folder in folders]
        for one in servers:
            last.callback(one.stop)
        children = generators(servers, told)
        for child in children:
            last.callback(os.kill, child, signal.SIGKILL)
        begun, opened = time.monotonic(), told.servers * told.matches
        while cluster.events(name) < 2 * opened and time.monotonic() - begun < CONNECTING:
            time.sleep(0.5)
        time.sleep(WARM)
        first = moment(cluster, name, servers)
        time.sleep(measured)
        second = moment(cluster, name, servers)
    moves, took = second.events - first.events, second.at - first.at
    print(
        json.dumps(
            {
                "game": told.game,
                "servers": told.servers,
                "moves_s": round(moves / took, 1),
                "server_ms_a_move": round(1000 * (second.servers - first.servers) / moves, 3),
                "database_ms_a_move": round(1000 * (second.database - first.database) / moves, 3),
                "load1": round(os.getloadavg()[0], 1),
            }
        )
    )


if __name__ == "__main__":
    main()
