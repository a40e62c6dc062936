"""Backups are whole and restores go on, as docs/deployment.md says; older schemas are brought to the present one."""

import asyncio
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.postgres import Cluster
from tests.server.served import house
from tests.server.test_store import row

from vedette.core.errors import Unreadable
from vedette.protocol import client, http
from vedette.server import app_state, backup, connections, tables
from vedette.server.jobs import pool
from vedette.server.process import LARGEST_FRAME
from vedette.server.store.store import Store
from vedette.server.websocket import handler
from vedette.session.handlers import joining

pytestmark = pytest.mark.once

PAGE = Path(__file__).resolve().parents[2] / "docs" / "deployment.md"
SCHEMAS = sorted((Path(__file__).parent / "schemas").glob("*.sql"))


def test_a_backup_of_a_running_server_goes_on_where_it_was_taken(tmp_path: Path) -> None:
    live, safe, other = tmp_path / "live", tmp_path / "backup.db", tmp_path / "other"
    live.mkdir()
    other.mkdir()
    with house(live) as here, here.guest() as ann:
        table = ann.table()
        with ann.seat(table) as line:
            for _ in range(3):
                line.act()
            told = subprocess.run(
                [sys.executable, "-m", "vedette.server.backup", str(live), str(safe)],
                check=True,
                capture_output=True,
            )
            assert told.stderr == b""
            line.act()
        cookies = ann.client.cookies
    assert [path.name for path in tmp_path.glob("backup.db*")] == ["backup.db"]
    shutil.copy(safe, other / "vedette.db")
    with house(other) as here, here.guest() as ann:
        ann.client.cookies = cookies
        with ann.seat(table) as line:
            assert line.table.version == 3
            assert line.table.can.act, "the same key: the cookie still names the seat"


def test_a_backup_never_writes_over_anything_and_says_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "there.db").write_text("mine")
    assert backup.main([str(tmp_path), str(tmp_path / "new.db")]) == 1
    assert "vedette.db" in capsys.readouterr().err
    sqlite3.connect(tmp_path / "vedette.db").close()
    assert backup.main([str(tmp_path), str(tmp_path / "there.db")]) == 1
    assert "there.db" in capsys.readouterr().err
    assert (tmp_path / "there.db").read_text() == "mine"
    assert backup.main([]) == 2


def test_a_spoilt_backup_is_not_taken_for_whole(tmp_path: Path) -> None:
    file = tmp_path / "spoilt.db"
    with closing(sqlite3.connect(file)) as store:
        store.execute("CREATE TABLE t (a TEXT)")
        store.executemany("INSERT INTO t VALUES (?)", [("x" * 500,)] * 200)
        store.commit()
    whole = bytearray(file.read_bytes())
    whole[5000:9000] = b"\xff" * 4000
    file.write_bytes(whole)
    with pytest.raises((Unreadable, sqlite3.DatabaseError)):
        backup.sound(file)


def test_postgresql_is_dumped_and_restored_as_the_page_says(cluster: Cluster) -> None:
    one, other = cluster.create(), cluster.create()
    dump = cluster.folder / "vedette.dump"

    async def fill() -> str:
        store = await Store.open(cluster.url(one))
        await store.create(row("t1"), ["ann"], [(5.0, "first")])
        secret = await store.secret()
        await store.close()
        return secret

    async def check(secret: str) -> None:
        store = await Store.open(cluster.url(other))
        kept = await store.load("t1")
        assert kept is not None
        assert (kept.events, kept.seats, await store.secret()) == ([(5.0, "first")], ["ann"], secret)
        await store.close()

    secret = asyncio.run(fill())
    assert "pg_dump -Fc -d" in PAGE.read_text()
    cluster.at("pg_dump", "-Fc", "-d", one, "-f", dump)
    cluster.at("pg_restore", "-d", other, dump)
    asyncio.run(check(secret))


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda path: path.stem)
def test_a_store_of_every_released_schema_is_brought_forward(schema: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "vedette.db")) as old:
        old.executescript(schema.read_text())
    with house(tmp_path) as here, here.guest() as ann:
        cookie = here.state.signer.cookie("guest-of-then")
        ann.client.cookies.set("vedette", cookie)
        (listed,) = ann.get("/api/tables").json()["tables"]
        with ann.seat(listed["table"]) as line:
            assert (line.table.version, line.table.n, line.table.can.act) == (2, listed["n"], True)
            line.act()
            assert line.table.version == 3
        assert [deck["deck"] for deck in ann.get("/api/games").json()["games"][0]["decks"] if deck["own"]]
        assert ann.post("/api/lore", json={"name": "Ann"}).json()["name"] == "Ann"


def test_the_page_names_the_limits_that_there_are() -> None:
    text = PAGE.read_text()
    for number in (
        app_state.BURST,
        app_state.RATE,
        app_state.SOCKETS,
        *connections.FRAMES,
        *connections.ALL_FRAMES,
        *connections.TALK,
        *connections.TALKS,
        connections.OPEN,
        handler.WRONG,
        handler.UNREAD // 1024,
        pool.LONGEST,
    ):
        assert f"{number:,.0f}" in text
    assert f"{tables.MOST_TABLES:,}" in text
    assert f"| {joining.AT_SEAT} |" in text
    assert f"| {joining.WATCHERS}; {joining.OF_GUEST}; {joining.OF_ADDRESS} |" in text
    assert f"{client.LARGEST // 1024} kB, {LARGEST_FRAME // 1024} kB, {http.LARGEST // 1024} kB" in text
    assert re.search(rf"after {tables.IDLE / 60:.0f} minutes", text)
