"""What strangers may take of what is scarce, asked for at the door."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING, Final

import httpx
import pytest
from tests.table.served import house

from vedette.table.wire import calls, news
from vedette.table.work.workshop import BY_GUEST, GRACE, Workshop

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.table.served import House, Line

SLOW: Final = """
import sys, time
from vedette.table.work import adviser, worker
class Slow:
    def read(self, size):
        text = sys.__stdin__.buffer.read(size)
        if b'"what":"solve"' in text:
            time.sleep(0.5)
        if b'"what":"find"' in text:
            time.sleep(600)
        return text
worker.serve(Slow(), sys.__stdout__.buffer)
"""
"""A worker that solves nothing in less than half a second, and never finds a deal."""
CROWD: Final = 80

slow: Final = partial(Workshop, 3, ("-c", SLOW))


def until(what: Callable[[], bool], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while not what() and time.monotonic() < end:
        time.sleep(0.02)
    return what()


def answered(line: Line, many: int) -> list[news.Server]:
    """Return so many answers to questions."""
    heard: list[news.Server] = []
    while len(heard) < many:
        if isinstance(said := line.hear(), news.Solution | news.Refused):
            heard.append(said)
    return heard


def today(served: House, game: str) -> httpx.Response:
    with served.guest() as guest:
        return guest.begin({"kind": "daily"}, game=game)


def test_a_crowd_that_comes_for_the_deal_of_the_day_has_it_found_once(tmp_path: Path) -> None:
    with house(tmp_path, workshop=slow) as served, ThreadPoolExecutor(CROWD) as crowd:
        served.desk.limits.burst = 100 * CROWD
        answers = list(crowd.map(lambda _: today(served, "twelve-patrols"), range(CROWD)))
        assert {answer.status_code for answer in answers} == {201}
        assert served.desk.workshop.done == 1
    with house(tmp_path, workshop=slow) as served:
        assert today(served, "twelve-patrols").status_code == 201
        assert served.desk.workshop.done == 0, "the store keeps the deal"


def test_tomorrows_deals_are_found_before_anybody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vedette.table.lobby.days.SETTLED", 0.0)
    monkeypatch.setattr("vedette.table.lobby.days.shelf.GAMES", ("twelve-patrols",))
    with house(tmp_path, workshop=slow) as served:
        hall, workshop = served.desk.hall, served.desk.workshop
        assert until(lambda: workshop.done == 2, 60), "today and tomorrow"
        hall.clock = lambda: time.time() + 24 * 3600
        assert today(served, "twelve-patrols").status_code == 201
        assert workshop.done == 2


def test_what_a_client_who_hung_up_asked_for_is_computed_no_longer(tmp_path: Path) -> None:
    with house(tmp_path, workshop=slow) as served, served.guest() as guest:
        guest.get("/api/tables")
        with pytest.raises(httpx.ReadTimeout):
            guest.client.post(
                "/api/tables", json={"game": "twelve-patrols", "from": {"kind": "winnable", "seed": 1}}, timeout=1.0
            )
        assert until(lambda: served.desk.workshop.waiting == 0, GRACE + 2.0)


def test_one_guest_with_many_tables_keeps_nobody_elses_hint_waiting(tmp_path: Path) -> None:
    with house(tmp_path, workshop=slow) as served, served.guest() as eve, served.guest() as ann, ExitStack() as held:
        tables = [eve.table({"kind": "random", "seed": seed}) for seed in range(4)]
        lines = [held.enter_context(eve.seat(table)) for table in tables]
        for line in lines:
            for _ in range(5):
                line.act()
        for line in lines:
            for n in range(5):
                line.say(calls.Solve(line.name(), n))
        mine = held.enter_context(ann.seat(ann.table()))
        mine.act()
        begun = time.monotonic()
        assert isinstance(mine.ask(calls.Hint(mine.name(), mine.table.version, 1)), news.Advice)
        assert time.monotonic() - begun < 3.0
        refused = [said.reason for line in lines for said in answered(line, 5) if isinstance(said, news.Refused)]
        assert refused == ["busy"] * (20 - BY_GUEST)
