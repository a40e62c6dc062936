"""A study on a Dask cluster: the rows of one machine, whoever of its members is killed."""

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.lab.test_study_run import KILLS, LONG, rows_in, started, waited
from tests.spoken import answer

# Found, not imported: collecting the tests need not wait for it.
DASK = pytest.mark.skipif(find_spec("distributed") is None, reason="Dask is not installed")
pytestmark = [pytest.mark.once, DASK]

Member = Callable[..., "subprocess.Popen[bytes]"]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEDETTE_DATA", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.toml").write_text(LONG)


@pytest.fixture
def member(tmp_path: Path) -> Iterator[Member]:
    """Start a scheduler or a worker in a process of its own."""
    members: list[subprocess.Popen[bytes]] = []

    def start(kind: str, *words: str) -> "subprocess.Popen[bytes]":
        command = [sys.executable, "-m", f"distributed.cli.dask_{kind}", *words, "--no-dashboard"]
        with (tmp_path / "cluster.log").open("ab") as log:
            members.append(subprocess.Popen(command, stdout=log, stderr=log, cwd=tmp_path))
        return members[-1]

    yield start
    for one in members:
        one.kill()
        one.wait()


def scheduled(member: Member, tmp_path: Path, name: str) -> tuple["subprocess.Popen[bytes]", str]:
    """Return a scheduler and its address."""
    scheduler = member("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", name)
    for _ in range(600):
        if (tmp_path / name).is_file() and (text := (tmp_path / name).read_text()):
            return scheduler, json.loads(text)["address"]
        time.sleep(0.1)
    raise AssertionError((tmp_path / "cluster.log").read_text())


def worker(member: Member, address: str) -> "subprocess.Popen[bytes]":
    return member("worker", address, "--nthreads", "1", "--no-nanny", "--memory-limit", "0")


def over(process: "subprocess.Popen[bytes]") -> str:
    """Return what a study said when it ended."""
    return process.communicate(timeout=600)[1].decode()


def test_a_study_survives_ten_kills_of_workers_drivers_and_schedulers(member: Member, tmp_path: Path) -> None:
    """A worker that dies is replaced and nothing is said; a driver is started again; so it is without a scheduler.

    A study that is over before it could be disturbed is looked at, and another one takes its place.
    """
    whole = answer("study", "a.toml", "--out", "whole")
    rng, finished = random.Random(7), 0
    words = ("a.toml", "--engine", "dask", "--scheduler")
    scheduler, address = scheduled(member, tmp_path, "first")
    at_work = worker(member, address)
    victims = [rng.choice(["worker", "driver", "scheduler"]) for _ in range(KILLS)]
    assert set(victims) == {"worker", "driver", "scheduler"}
    path = tmp_path / "broken-0" / "long.csv"
    driver = started(*words, address, "--out", path.parent.name)
    for number in range(4 * KILLS):
        if victims:
            waited(path, rows_in(path) + rng.randrange(5, 20), driver)
        if not victims or driver.poll() is not None:
            said = over(driver)
            assert driver.returncode == 0, said
            assert path.read_bytes() == (tmp_path / "whole" / "long.csv").read_bytes()
            if not victims:
                break
            finished += 1
            path = tmp_path / f"broken-{finished}" / "long.csv"
            driver = started(*words, address, "--out", path.parent.name)
            continue
        victim = victims.pop()
        if victim == "worker":
            at_work.kill()
            at_work = worker(member, address)
            continue
        (scheduler if victim == "scheduler" else driver).kill()
        said = over(driver)
        if victim == "scheduler" and driver.returncode:  # else it had written its last row by then
            assert driver.returncode == 1, said
            assert len(said.splitlines()) == 2, said
            assert "--resume goes on" in said
            assert f"the cluster {address} is gone" in said
        if victim == "scheduler":
            at_work.kill()
            scheduler, address = scheduled(member, tmp_path, f"scheduler-{number}")
            at_work = worker(member, address)
        assert rows_in(path) <= 1 + whole["rows"]
        driver = started(*words, address, "--out", path.parent.name, "--resume")
    assert not victims


def test_a_cluster_of_this_machine_needs_no_address(tmp_path: Path) -> None:
    words = ("a.toml", "--jobs", "2")
    (tmp_path / "a.toml").write_text(LONG.replace("400", "20"))
    answer("study", *words, "--out", "here")
    driver = started(*words, "--out", "there", "--engine", "dask")
    said = over(driver)
    assert driver.returncode == 0, said
    assert (tmp_path / "there" / "long.csv").read_bytes() == (tmp_path / "here" / "long.csv").read_bytes()


def test_a_scheduler_that_is_not_there_is_said_in_a_line() -> None:
    driver = started("a.toml", "--engine", "dask", "--scheduler", "tcp://127.0.0.1:9")
    said = over(driver).splitlines()
    assert driver.returncode == 1
    assert len(said) == 2
    assert said[1].startswith("vedette: no scheduler answers at tcp://127.0.0.1:9")
