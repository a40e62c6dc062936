"""Clocks of a game follow a monotonic clock: a step of the wall clock or a suspended machine costs nobody time."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path

import pytest
from tests.server.served import Guest, House, Line, house
from tests.server.sitting import DUEL
from tests.testgame.plugin import bring

from vedette.core.match import Match
from vedette.protocol import client, server
from vedette.server.app_state import ServerState
from vedette.server.store.store import Store
from vedette.server.table_runner import STEP, SteadyClock
from vedette.server.tables import DAY, KEEP_DAYS, Provenance
from vedette.session import table_setup

pytestmark = pytest.mark.once

BANK = 60.0


class Shifted:
    """A clock that can be put forward or back."""

    def __init__(self) -> None:
        self.shift = 0.0

    def wall(self) -> float:
        return time.time() + self.shift

    def monotonic(self) -> float:
        return time.monotonic() + self.shift


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Shifted:
    clock = Shifted()
    bring(monkeypatch)
    monkeypatch.setattr("vedette.server.app.ServerState.open", partial(ServerState.open, clock=clock.wall))
    return clock


def duel(ann: Guest, bob: Guest, bank: float = BANK) -> str:
    """Open a table with clocks for two."""
    state = ann.house.state
    for one in (ann, bob):
        one.get("/")
    names = [state.signer.guest(one.client.cookies["vedette"]) or "" for one in (ann, bob)]
    scene = table_setup.TableSetup(DUEL, "2", Match(DUEL, DUEL.deal(17)))
    begun = asyncio.run_coroutine_threadsafe(
        state.tables.begin(scene, names, Provenance("random"), (bank, 0.0)), state.tables.loop
    )
    return begun.result(30)


@contextmanager
def seats(here: House) -> Iterator[tuple[Guest, Guest]]:
    with here.guest() as ann, here.guest() as bob:
        yield ann, bob


def shown(line: Line) -> server.Clock:
    """Return the clocks as they are now, at a game that goes on."""
    line.ask(client.Speak(line.name(), "en"))
    line.hear()
    assert line.table.over is None
    assert line.table.clock is not None
    return line.table.clock


def spends(line: Line, seconds: float) -> float:
    """Return what the running clock loses in this time."""
    before = shown(line)
    assert before.running is not None
    time.sleep(seconds)
    return before.left[before.running] - shown(line).left[before.running]


def test_the_steady_time_leaves_out_what_a_machine_slept_through() -> None:
    read = [50.0]
    steady = SteadyClock(1000.0, lambda: read[0])
    seen = []
    for step in (0.0, 1.5, STEP, 3600.0, 1.0, -5.0, 1.0):
        read[0] += step
        seen.append(steady())
    assert seen == [1000.0, 1001.5, 1001.5 + STEP, 1001.5 + 2 * STEP, 1002.5 + 2 * STEP, 1002.5 + 2 * STEP, 1009.5]


@pytest.mark.parametrize("step", [1000.0, -3600.0])
def test_a_step_of_the_wall_clock_costs_nobody_time(tmp_path: Path, wall: Shifted, step: float) -> None:
    with house(tmp_path) as here, seats(here) as (ann, bob):
        table = duel(ann, bob)
        with ann.seat(table) as line, bob.seat(table):
            line.act()
            wall.shift = step
            spent = spends(line, 1.5)
            assert 1.0 < spent < BANK / 2, "the clock goes on at its pace"
            line.act()
            assert shown(line).running == 1
        listed = datetime.fromisoformat(ann.get("/api/tables").json()["tables"][0]["played"])
        assert abs(listed.timestamp() - wall.wall()) < BANK, "lists keep the wall time"


def test_a_clock_runs_out_in_its_time_while_the_wall_clock_is_put_back(tmp_path: Path, wall: Shifted) -> None:
    with house(tmp_path) as here, seats(here) as (ann, bob):
        table = duel(ann, bob, 4.0)
        with ann.seat(table) as line, bob.seat(table):
            begun = time.monotonic()
            wall.shift = -3600.0
            line.act()
            while line.table.over is None:
                line.hear()
            assert line.table.over.how == "time"
            assert 3.5 < time.monotonic() - begun < BANK


def test_a_machine_that_slept_costs_nobody_time(tmp_path: Path, wall: Shifted) -> None:
    slept = Shifted()
    with house(tmp_path) as here, seats(here) as (ann, bob):
        steady = here.state.tables.steady
        assert isinstance(steady, SteadyClock)
        steady.source = slept.monotonic
        table = duel(ann, bob)
        with ann.seat(table) as line, bob.seat(table):
            before = shown(line).left[0]
            slept.shift = wall.shift = 8 * 3600.0
            assert before - shown(line).left[0] < BANK / 2
            assert spends(line, 1.5) > 1.0


@pytest.mark.parametrize("step", [1000.0, -3600.0])
def test_a_restart_after_a_step_of_the_wall_clock_costs_nobody_time(tmp_path: Path, wall: Shifted, step: float) -> None:
    with house(tmp_path) as here, here.guest() as ann, here.guest() as bob:
        table = duel(ann, bob)
        with ann.seat(table) as line, bob.seat(table):
            line.act()
            left = shown(line).left[0]
        cookie = ann.client.cookies["vedette"]
    wall.shift = step
    with house(tmp_path) as here, here.guest() as ann:
        ann.client.cookies["vedette"] = cookie
        with ann.seat(table) as line:
            assert left - shown(line).left[0] < BANK / 2
            assert spends(line, 1.5) > 1.0, "the clock goes on"


def there(guest: Guest, table: str) -> bool:
    return guest.get(f"/api/tables/{table}/seats").status_code == 200


def test_a_step_of_the_wall_clock_erases_nothing(
    tmp_path: Path, wall: Shifted, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[float] = []
    reach = Store.reach

    async def look(store: Store, now: float, most: float) -> float:
        looks.append(now)
        return await reach(store, now, most)

    monkeypatch.setattr(Store, "reach", look)
    monkeypatch.setattr("vedette.server.tables.EXPIRES", 0.02)
    table = cookie = ""
    for shift in (0.0, 200 * DAY, 0.0):  # a restart with a clock that is wrong, and one after it was put right
        wall.shift = shift
        before = len(looks)
        with house(tmp_path) as here, here.guest() as ann:
            if table:
                ann.client.cookies["vedette"] = cookie
            else:
                table, cookie = ann.table(), ann.client.cookies["vedette"]
            while len(looks) < before + 20:
                time.sleep(0.02)
            assert there(ann, table)


def test_a_table_that_nobody_plays_is_erased_as_the_days_go_by(
    tmp_path: Path, wall: Shifted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vedette.server.tables.EXPIRES", 0.01)
    with house(tmp_path) as here, here.guest() as ann:
        old, begun = ann.table(), time.monotonic()
        wall.shift = (KEEP_DAYS - 2) * DAY
        ann.table()
        time.sleep(1.0)
        assert there(ann, old)
        wall.shift = (KEEP_DAYS + 1) * DAY
        while there(ann, old):
            assert time.monotonic() - begun < 120
            time.sleep(0.1)
        assert len(ann.get("/api/tables").json()["tables"]) == 1
