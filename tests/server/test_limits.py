"""What strangers may take of what is scarce, asked for at the door."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from typing import TYPE_CHECKING, Final

import httpx
import pytest
from tests.server.echoing import ready
from tests.server.served import house
from tests.server.slow_work import work
from websockets.exceptions import ConnectionClosed

from vedette import registry
from vedette.protocol import client, server
from vedette.server.jobs.pool import BY_GUEST, GRACE, WorkerPool
from vedette.server.rate_limit import Buckets

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.served import House, Line

pytestmark = pytest.mark.once

CROWD: Final = 80

slow: Final = partial(WorkerPool, 3, work, ready)


def until(what: Callable[[], bool], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while not what() and time.monotonic() < end:
        time.sleep(0.02)
    return what()


def answered(line: Line, many: int) -> list[server.Server]:
    """Return so many answers to questions."""
    heard: list[server.Server] = []
    while len(heard) < many:
        if isinstance(said := line.hear(), server.Solution | server.Refused):
            heard.append(said)
    return heard


def today(served: House, game: str) -> httpx.Response:
    with served.guest() as guest:
        return guest.begin({"kind": "daily"}, game=game)


def test_a_crowd_that_comes_for_the_deal_of_the_day_has_it_found_once(tmp_path: Path) -> None:
    with house(tmp_path, pool=slow) as served, ThreadPoolExecutor(CROWD) as crowd:
        served.state.limits = Buckets(100 * CROWD, 1.0)  # they come from as many addresses
        answers = list(crowd.map(lambda _: today(served, "twelve-patrols"), range(CROWD)))
        assert {answer.status_code for answer in answers} == {201}
        assert served.state.pool.done == 1
    with house(tmp_path, pool=slow) as served:
        assert today(served, "twelve-patrols").status_code == 201
        assert served.state.pool.done == 0, "the store keeps the deal"


def test_tomorrows_deals_are_found_before_anybody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vedette.server.lobby.daily.SETTLED", 0.0)
    monkeypatch.setattr("vedette.server.lobby.daily.registry.plugins", lambda: [registry.get("twelve-patrols")])
    with house(tmp_path, pool=slow) as served:
        tables, pool = served.state.tables, served.state.pool
        assert until(lambda: pool.done == 2, 60), "today and tomorrow"
        tables.clock = lambda: time.time() + 24 * 3600
        assert today(served, "twelve-patrols").status_code == 201
        assert pool.done == 2


def test_what_a_client_who_hung_up_asked_for_is_computed_no_longer(tmp_path: Path) -> None:
    with house(tmp_path, pool=slow) as served, served.guest() as guest:
        guest.get("/api/tables")
        with pytest.raises(httpx.ReadTimeout):
            guest.client.post(
                "/api/tables", json={"game": "twelve-patrols", "from": {"kind": "winnable", "seed": 1}}, timeout=1.0
            )
        assert until(lambda: served.state.pool.waiting == 0, GRACE + 60)


def test_one_guest_with_many_tables_keeps_nobody_elses_hint_waiting(tmp_path: Path) -> None:
    with house(tmp_path, pool=slow) as served, served.guest() as eve, served.guest() as ann, ExitStack() as held:
        tables = [eve.table({"kind": "random", "seed": seed}) for seed in range(4)]
        lines = [held.enter_context(eve.seat(table)) for table in tables]
        for line in lines:
            for _ in range(5):
                line.act()
        for line in lines:
            for n in range(5):
                line.say(client.Solve(line.name(), n))
        mine = held.enter_context(ann.seat(ann.table()))
        mine.act()
        assert isinstance(mine.ask(client.Hint(mine.name(), mine.table.version, 1)), server.Advice)
        refused = [said.reason for line in lines for said in answered(line, 5) if isinstance(said, server.Refused)]
        assert refused == ["busy"] * (20 - BY_GUEST)


def rows(folder: Path, *tables: str) -> int:
    """Return how many rows the store has of these tables."""
    with closing(sqlite3.connect(folder / "vedette.db")) as store:
        wanted = (
            "SELECT (SELECT count(*) FROM tables WHERE id = ?1) + (SELECT count(*) FROM events WHERE table_id = ?1)"
        )
        return sum(store.execute(wanted, (table,)).fetchone()[0] for table in tables)


def test_what_nobody_keeps_any_more_is_erased(tmp_path: Path) -> None:
    with house(tmp_path) as served, served.guest() as ann, served.guest() as bob:
        mine = ann.table()
        ours = ann.begin(None, game="patrol", seats="invite", **{"from": {"kind": "random"}}).json()
        bob.get("/")
        with bob.socket(ours["table"]) as line:
            line.join(token=ours["invitations"][0]["token"])
        with ann.seat(mine) as line:
            line.act()
            assert bob.delete(f"/api/tables/{mine}").status_code == 204
            assert rows(tmp_path, mine) > 2, "another's table is not theirs to erase"
            assert ann.delete(f"/api/tables/{mine}").status_code == 204
            with pytest.raises(ConnectionClosed) as closed:
                line.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
        assert rows(tmp_path, mine) == 0
        assert ann.delete(f"/api/tables/{ours['table']}").status_code == 204
        assert rows(tmp_path, ours["table"]) > 1, "the other player keeps it"
        assert bob.delete(f"/api/tables/{ours['table']}").status_code == 204
        assert rows(tmp_path, ours["table"]) == 0


def test_a_profile_is_erased(tmp_path: Path) -> None:
    with house(tmp_path) as served, served.guest() as ann:
        assert ann.post("/api/lore", json={"name": "Ann"}).json()["name"] == "Ann"
        assert ann.delete("/api/lore").status_code == 204
        assert ann.get("/api/lore").json()["name"] == ""


def test_unfinished_games_that_nobody_plays_are_erased_in_time(tmp_path: Path) -> None:
    with house(tmp_path) as served, served.guest() as ann:
        old, seen = ann.table(), ann.table()
        tables = served.state.tables
        with ann.seat(seen):
            later = time.time() + 91 * 24 * 3600
            work = tables.store.expire(later - 90 * 24 * 3600, tables.runner)
            assert asyncio.run_coroutine_threadsafe(work, served.loop).result() == 1
        assert rows(tmp_path, old) == 0
        assert rows(tmp_path, seen) > 0


def test_a_guest_has_so_many_unfinished_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vedette.server.tables.UNFINISHED", 3)
    with house(tmp_path) as served, served.guest() as ann:
        table = ann.table()
        with ann.seat(table) as line:
            line.act()
            for _ in range(2):
                assert isinstance(line.ask(client.Branch(line.name(), 0)), server.Opened)
            refused = line.ask(client.Branch(line.name(), 0))
            assert isinstance(refused, server.Refused)
            assert refused.reason == "tables"
        assert ann.begin().status_code == 409
        assert ann.delete(f"/api/tables/{table}").status_code == 204
        assert ann.begin().status_code == 201


def test_who_only_watches_opens_no_more_games_than_by_requests(tmp_path: Path) -> None:
    with house(tmp_path) as served, served.guest() as ann, served.guest() as eve:
        table = ann.table()
        eve.get("/")
        served.state.limits = Buckets(served.state.limits.burst, 0.0)  # a slow machine would be given some back
        with eve.seat(table) as line:
            answers = [line.ask(client.Branch(line.name(), 0)) for _ in range(40)]
        assert [one.reason for one in answers if isinstance(one, server.Refused)]
        assert len([one for one in answers if isinstance(one, server.Opened)]) < 40


@pytest.mark.parametrize("path", ["decks", "sets", "pool"])
def test_a_text_is_read_no_longer_for_a_client_that_hung_up(tmp_path: Path, path: str) -> None:
    with house(tmp_path, pool=slow) as served, served.guest() as ann:
        ann.get("/")
        pool = served.state.pool
        assert until(lambda: not pool._tasks, 60), "a text that waits for a worker is only dropped"
        with pytest.raises(httpx.ReadTimeout):
            ann.post(f"/api/{path}", json={"game": "spellfire", "text": "never read"}, timeout=2.0)
        assert until(lambda: pool.lost == 1, GRACE + 60)
        assert pool.waiting == 0
