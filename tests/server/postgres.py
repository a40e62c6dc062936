"""A PostgreSQL of the tests' own: Debian's packages, a new cluster in a temporary folder, gone when the tests are."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp

import pytest


def programs() -> Path | None:
    """Return the folder of Debian's newest PostgreSQL, None where it is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return found[-1].parent if found else None


class Cluster:
    """A server of databases. It listens on a port of the loopback that was free."""

    def __init__(self) -> None:
        bin_ = programs()
        if bin_ is None:
            pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
        self.bin = bin_
        self.folder = Path(mkdtemp(prefix="vedette-postgres-"))  # pytest's own folders are for their owner alone
        self.port = free_port()
        self.count = 0
        self.user = "postgres" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root
        if self.user:
            shutil.chown(self.folder, self.user)
        folder = self.folder
        self.call("initdb", "-D", folder / "data", "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8")
        self.start()

    def start(self) -> None:
        folder = self.folder
        settings = f"-p {self.port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=50"
        self.call("pg_ctl", "-D", folder / "data", "-l", folder / "log", "-w", "-o", settings, "start")

    def crash(self) -> None:
        self.call("pg_ctl", "-D", self.folder / "data", "-m", "immediate", "stop")

    def call(self, program: str, *arguments: str | Path) -> str:
        told = subprocess.run(
            [self.bin / program, *arguments],
            user=self.user,
            cwd=self.folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(self.folder)},
            capture_output=program != "pg_ctl",
            text=True,
            check=True,
        )
        return told.stdout or ""

    def at(self, program: str, *arguments: str | Path) -> str:
        """Run a program that connects."""
        return self.call(program, "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", *arguments)

    def create(self) -> str:
        """Return the name of a new database."""
        self.count += 1
        self.at("createdb", f"test{self.count}")
        return f"test{self.count}"

    def url(self, name: str) -> str:
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        with suppress(subprocess.CalledProcessError):  # it may have crashed already
            self.crash()
        shutil.rmtree(self.folder)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def cluster() -> Cluster:
    """Return a cluster that runs, or skip with the reason."""
    if find_spec("asyncpg") is None:
        pytest.skip("asyncpg is not installed: pip install 'vedette[postgresql]'")
    return Cluster()
