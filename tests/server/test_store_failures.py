"""What a server says of its store is so: damaged, locked, full or away, wherever it lies."""

from __future__ import annotations

import json
import os
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from tests.server import postgres
from tests.server.served import Guest, house
from tests.server.test_kill import ROOT, Server
from websockets.exceptions import ConnectionClosed

from vedette.core.errors import Unreadable
from vedette.server import backup, process

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.served import Line

pytestmark = pytest.mark.once


def serve(data: Path) -> subprocess.Popen[str]:
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    return subprocess.Popen(
        [sys.executable, "-m", "vedette", "serve", "--no-browser", "--port", "0", "--data", str(data)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    )


def damaged(file: Path) -> None:
    """Write over the middle of a store."""
    with closing(sqlite3.connect(file)) as store:
        store.execute("CREATE TABLE t (a TEXT)")
        store.executemany("INSERT INTO t VALUES (?)", [("x" * 500,)] * 200)
        store.commit()
    whole = bytearray(file.read_bytes())
    whole[-9000:-500] = b"\xff" * 8500
    file.write_bytes(whole)


def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    data = tmp_path / "odd?x=1"
    server = serve(data)
    try:
        assert server.stdout is not None
        home = server.stdout.readline().strip()
        assert httpx.get(f"{home}/healthz", trust_env=False, timeout=120).status_code == 200
    finally:
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=120)
    assert stat.S_IMODE((data / process.DATABASE).stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["odd?x=1"]


@pytest.mark.parametrize("link", [Path.symlink_to, Path.hardlink_to], ids=["symbolic", "hard"])
def test_a_store_has_one_server_whatever_links_lead_to_it(tmp_path: Path, link: Callable[[Path, Path], None]) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    url = process.database_in(tmp_path / "one")
    link(tmp_path / "two" / process.DATABASE, tmp_path / "one" / process.DATABASE)
    with (
        process.exclusive(url),
        pytest.raises(Unreadable, match="table-served"),
        process.exclusive(process.database_in(tmp_path / "two")),
    ):
        pass


def test_a_damaged_store_is_not_served(tmp_path: Path) -> None:
    with house(tmp_path) as served, served.guest() as guest:
        guest.table()
    damaged(tmp_path / process.DATABASE)
    server = serve(tmp_path)
    _, told = server.communicate(timeout=60)
    assert server.returncode == 1
    assert "Traceback" not in told
    assert "backup" in told


def test_a_damaged_store_has_no_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with house(tmp_path) as served, served.guest() as guest:
        guest.table()
    damaged(tmp_path / process.DATABASE)
    copy = tmp_path / "copy.db"
    assert backup.main([str(tmp_path), str(copy)]) == 1
    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1
    assert str(tmp_path / process.DATABASE) in told
    assert not copy.exists()
    (tmp_path / process.DATABASE).write_bytes(b"no store at all" * 1000)
    assert backup.main([str(tmp_path), str(copy)]) == 1
    assert not copy.exists()


def test_health_tells_a_store_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vedette.server.store.store.FRESH", 0.0)
    monkeypatch.setattr("vedette.server.store.store.PATIENCE", 1.0)
    with house(tmp_path) as served, served.guest() as guest:
        assert guest.get("/healthz").status_code == 200
        with closing(sqlite3.connect(tmp_path / process.DATABASE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            answer = guest.get("/healthz")
            assert (answer.status_code, answer.text) == (503, "the store cannot be written\n")
        assert guest.get("/healthz").status_code == 200
        (size,) = pages(tmp_path / process.DATABASE)
        served.state.store.writer.transactions._connection().execute(f"PRAGMA max_page_count={size}")  # type: ignore[attr-defined]
        while (refused := guest.begin()).status_code == 201:
            pass
        assert refused.status_code == 503
        assert refused.json()["refused"] == "store"


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
def test_health_tells_a_disk_that_is_full(tmp_path: Path) -> None:
    """No file of the server's may grow beyond a kilobyte, as where no block of the disk is free."""
    server = Server(tmp_path)
    try:
        with server.guest().client as client:
            guest = Guest(server, client)  # type: ignore[arg-type]  # a guest needs no more
            assert guest.begin().status_code == 201
            assert guest.get("/healthz").status_code == 200
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1024, resource.RLIM_INFINITY))
            refused = guest.begin()
            assert (refused.status_code, refused.json()["refused"]) == (503, "store")
            answer = guest.get("/healthz")
            assert (answer.status_code, answer.text) == (503, "the store cannot be written\n")
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            assert guest.get("/healthz").status_code == 200
            assert guest.begin().status_code == 201
    finally:
        server.stop(signal.SIGTERM)


def pages(file: Path) -> Iterator[int]:
    with closing(sqlite3.connect(file)) as store:
        yield store.execute("PRAGMA page_count").fetchone()[0]


def test_while_postgresql_is_away_everybody_is_told_so_and_nothing_is_lost(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    cluster = postgres.cluster()
    servers = [Server(tmp_path, cluster.url(name)) for name in [cluster.create()] * 2]
    held = ExitStack()
    try:
        ann = servers[0].guest()
        held.enter_context(ann.client)
        table = ann.table()
        far = servers[1].guest(ann.client.cookies)
        held.enter_context(far.client)
        with ann.seat(table) as here, far.seat(table) as there:
            here.act()
            version = here.table.version
            cluster.crash()
            for line in (here, there):
                assert code(line) == 1012
        for guest in (ann, far):
            refused = guest.begin()
            assert refused.status_code == 503
            assert refused.json()["refused"] == "store"
            with guest.socket(table) as line:
                assert code(line) in {1012, 1013}
        cluster.start()
        goes_on(ann, table, version)
    finally:
        held.close()
        for server in servers:
            server.stop(signal.SIGTERM)
        cluster.stop()
    told = [json.loads(line) for line in capfd.readouterr().err.splitlines() if line.startswith("{")]
    assert "AttributeError" not in json.dumps(told)


def code(line: Line) -> int:
    """Return the code with which a socket is closed; 0 where no frame says one."""
    try:
        while True:
            line.hear()
    except ConnectionClosed as end:
        return 0 if end.rcvd is None else end.rcvd.code


def goes_on(guest: object, table: str, version: int) -> None:
    for _ in range(100):
        try:
            with guest.seat(table) as line:  # type: ignore[attr-defined]  # a guest of either kind
                assert line.table.version == version
                line.act()
                return
        except (ConnectionClosed, AssertionError):
            time.sleep(0.2)
    pytest.fail("nobody could go on")
