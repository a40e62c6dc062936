"""A server that runs: what it counts, what it logs, how it ends, what an address may have."""

import asyncio
import io
import json
import logging
import signal
from pathlib import Path

import pytest
from tests.server.served import Here, house
from tests.server.test_kill import Server
from websockets.exceptions import ConnectionClosed

from vedette.core.errors import Unreadable
from vedette.protocol import client
from vedette.protocol import server as answers
from vedette.server import app_state, process
from vedette.server.auth import COOKIE
from vedette.server.rate_limit import household
from vedette.server.store.store import Store

pytestmark = pytest.mark.once


def numbers(text: str) -> dict[str, float]:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_metrics_count_what_happens_and_name_nobody(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann:
        table = ann.table()
        with ann.seat(table) as line:
            line.act()
            line.ask(client.Act("late", 0, 0))
            line.hear()
            line.socket.send("{")
            line.hear()
            text = ann.get("/metrics").text
            told = numbers(text)
        assert told["vedette_sockets"] == told["vedette_connections_total"] == told["vedette_tables"] == 1
        assert told['vedette_messages_total{kind="act"}'] == 2
        assert told['vedette_refusals_total{reason="stale"}'] == told['vedette_refusals_total{reason="malformed"}'] == 1
        assert told["vedette_message_seconds_count"] == told['vedette_message_seconds_bucket{le="+Inf"}'] == 3
        assert told["vedette_writes_total"] == 3, "the table, the move, and how far the retention has come at the start"
        assert told["vedette_commits_total"] in {2, 3, 4}  # several may share one; what lists say may have been stored
        assert table not in text
        helped = [line.split()[2] for line in text.splitlines() if line.startswith("# HELP")]
        assert len(helped) == len(set(helped)) > 12


def test_the_journal_is_json_and_tells_no_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = io.StringIO()
    handler = logging.StreamHandler(kept)
    handler.setFormatter(process.JsonFormatter())
    logging.getLogger("vedette").addHandler(handler)
    try:
        with house(tmp_path) as here, here.guest() as ann:
            opening = ann.begin().json()
            guest = here.state.signer.guest(ann.client.cookies[COOKIE])
            with ann.seat(opening["table"]) as line:
                monkeypatch.setattr(here.state.tables.runner[opening["table"]].room, "stored", 1)
                line.act()
                monkeypatch.setattr(here.state.tables.runner[opening["table"]].room, "stored", 0)
                answer = line.ask(client.Act("twice", 1, line.table.legal[0].action))
                assert isinstance(answer, answers.Refused)
            monkeypatch.setattr(here.state.lobby, "statistics", None)
            assert ann.get(f"/api/statistics?token={opening['token']}").status_code == 500
    finally:
        logging.getLogger("vedette").removeHandler(handler)
    lines = [json.loads(line) for line in kept.getvalue().splitlines()]
    assert [line["level"] for line in lines] == ["error", "error"]
    assert "IntegrityError" in lines[0]["trace"]
    for secret in (opening["token"], ann.client.cookies[COOKIE], str(guest), "draw ", "place "):
        assert secret not in kept.getvalue()


def test_a_store_that_is_a_file_has_one_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "listen", lambda host, port: pytest.fail(f"listens on {host}:{port}"))
    server = Server(tmp_path)
    for database in (None, f"sqlite+aiosqlite:///{tmp_path / process.DATABASE}"):
        with pytest.raises(Unreadable, match="table-served"):
            process.run("127.0.0.1", 0, tmp_path, database, open_browser=False)
    server.stop(signal.SIGKILL)
    again = Server(tmp_path)
    again.stop(signal.SIGTERM)


def test_a_store_that_another_server_holds_is_not_touched(tmp_path: Path) -> None:
    with process.exclusive(process.database_in(tmp_path)), pytest.raises(Unreadable, match="table-served"):
        process.run("127.0.0.1", 0, tmp_path, open_browser=False)
    assert (tmp_path / process.DATABASE).stat().st_size == 0  # nor made: that is for who holds it


def test_an_address_that_is_none_of_a_database_is_told_in_words(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="table-database"):
        process.run("127.0.0.1", 0, tmp_path, "no address", open_browser=False)


def test_told_to_stop_it_says_so_to_everybody_and_has_stored_everything(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    server = Server(tmp_path)
    guest = server.guest()
    table = guest.table()
    with guest.seat(table) as line:
        for _ in range(3):
            line.act()
        server.process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as end:
            line.hear()
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 1012
    assert server.process.wait(30) in {0, -signal.SIGTERM}
    assert server.process.stdout is not None
    server.process.stdout.close()
    assert [json.loads(line)["message"] for line in capfd.readouterr().err.splitlines()] == ["serving", "stopped"]
    assert (tmp_path / "vedette.db").stat().st_mode & 0o077 == 0
    again = Server(tmp_path)
    try:
        guest.house = again  # type: ignore[assignment]  # the guest moves on with the server
        with guest.seat(table) as line:
            assert line.table.version == 3
    finally:
        again.stop(signal.SIGTERM)
        guest.client.close()


def test_what_runs_beside_has_ended_when_the_store_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[str] = []
    close = Store.close

    async def beside() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            await asyncio.sleep(0.05)  # as a cancelled query that closes its connection
            ended.append("task")

    async def closing(store: Store) -> None:
        ended.append("store")
        await close(store)

    async def run() -> None:
        served = await app_state.ServerState.open(f"sqlite+aiosqlite:///{tmp_path / 'vedette.db'}", Here())
        served.background.append(asyncio.create_task(beside()))
        await asyncio.sleep(0)
        await served.close()

    monkeypatch.setattr(Store, "close", closing)
    asyncio.run(run())
    assert ended == ["task", "store"]


def test_an_address_has_so_many_sockets_and_gets_the_next_when_one_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_state, "SOCKETS", 2)
    with house(tmp_path) as here, here.guest() as ann:
        table = ann.table()
        with ann.seat(table):
            with ann.seat(table), ann.socket(table) as third:
                with pytest.raises(ConnectionClosed) as end:
                    third.hear()
                assert end.value.rcvd is not None
                assert end.value.rcvd.code == 1013
            with ann.seat(table) as again:
                assert again.table.can.act


def test_a_household_of_many_addresses_counts_once() -> None:
    assert household("192.0.2.7") == "192.0.2.7"
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::9") != household("2001:db8:1:2::9")
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("un:known") == "un:known"
