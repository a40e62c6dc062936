"""A crew: the same results in the same order, however many work; a process that dies is replaced."""

import os
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from vedette.core.errors import Illegal, Unreadable
from vedette.lab.crew import work
from vedette.lab.ledger import Ledger


def square(number: int) -> int:
    return number * number


def die_once(path: str) -> str:
    """End this process the first time, leave a mark, and answer the second time."""
    if not Path(path).exists():
        Path(path).touch()
        os._exit(3)
    return "done"


def die(_: int) -> int:
    os._exit(3)


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    assert list(work(square, list(range(12)), jobs)) == [number * number for number in range(12)]


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "done").touch()
    tasks = [str(tmp_path / "done"), str(tmp_path / "not yet"), str(tmp_path / "done")]
    assert list(work(die_once, tasks, 2)) == ["done", "done", "done"]


def test_a_task_that_always_kills_is_given_up() -> None:
    with pytest.raises(BrokenProcessPool):
        list(work(die, [1, 2], 2))


def test_a_ledger_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "ledger"
    one = Ledger(path, {"what": "this"})
    one.add(1)
    one.add(0)
    one.close()
    path.write_text(path.read_text() + "1")  # cut off while it was written
    two = Ledger(path, {"what": "this"})
    assert two.results == [1, 0]
    two.add(1)
    two.close()
    assert Ledger(path, {"what": "this"}).results == [1, 0, 1]


def test_a_ledger_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ledger"
    Ledger(path, {"what": "this"})
    with pytest.raises(Illegal):
        Ledger(path, {"what": "that"})
    path.write_text('{"what": "this"}\nhello\n')
    with pytest.raises(Unreadable) as caught:
        Ledger(path, {"what": "this"})
    assert caught.value.values["line"] == "2"
