"""Worker processes: the same results in the same order, however many; one that dies is replaced."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from vedette.core.errors import Illegal, Unreadable
from vedette.lab import process_pool
from vedette.lab.checkpoint import Ledger
from vedette.lab.process_pool import Size, work


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


def refuse(number: int) -> int:
    raise Unreadable("deck-unknown", {"name": str(number), "decks": "none"})


def whose(_: int) -> int:
    return os.getpid()


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_results_come_in_the_order_of_the_tasks(jobs: int) -> None:
    assert list(work(square, range(500), jobs)) == [number * number for number in range(500)]


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "done").touch()
    tasks = [str(tmp_path / name) for name in ("done", "first", "done", "second", "done")]
    assert list(work(die_once, tasks, 2)) == ["done"] * 5


def test_a_task_that_always_kills_is_given_up() -> None:
    with pytest.raises(Illegal, match="worker-died"):
        list(work(die, [1, 2], 2))


def test_what_a_task_refuses_is_refused_here() -> None:
    with pytest.raises(Unreadable) as caught:
        list(work(refuse, [7], 2))
    assert caught.value.values["name"] == "7"


def test_tasks_are_taken_as_they_are_needed() -> None:
    taken = 0

    def endless() -> Iterator[int]:
        nonlocal taken
        while True:
            yield taken
            taken += 1

    results = work(square, endless(), 2)
    assert [next(results) for _ in range(10)] == [number * number for number in range(10)]
    assert taken <= process_pool.WINDOW * 2 * process_pool.LARGEST
    results.close()


def deaf(_: int) -> bool:
    return signal.getsignal(signal.SIGINT) == signal.SIG_DFL


@pytest.mark.skipif(signal.getsignal(signal.SIGINT) is signal.SIG_IGN, reason="interrupts are ignored here")
def test_work_in_this_process_ends_with_it_at_an_interrupt() -> None:
    results = work(deaf, [0, 1], 1)
    assert next(results)
    assert not deaf(0)  # between two tasks it is an exception again
    assert list(results) == [True]


def test_work_apart_is_done_in_another_process() -> None:
    assert list(work(whose, [0], 1)) == [os.getpid()]
    assert os.getpid() not in list(work(whose, [0], 1, apart=True))


def test_workers_are_ended_in_the_middle_of_a_task() -> None:
    results = work(time.sleep, [0, 3600], 2)
    next(results)
    results.close()  # it would wait for an hour


def test_a_batch_grows_to_a_quarter_of_a_second_and_no_further() -> None:
    size = Size()
    for _ in range(9):
        size.learn(size.tasks, size.tasks * 0.01)
    assert size.tasks == 25
    size.learn(25, 100.0)
    assert size.tasks == 1
    for _ in range(9):
        size.learn(size.tasks, 0.0)
    assert size.tasks == process_pool.LARGEST


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
    assert Ledger.question(path) == {"what": "this"}
    assert Ledger.question(tmp_path / "other") == {}
    path.write_text("hello\n")
    assert Ledger.question(path) == {}


def test_a_ledger_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ledger"
    Ledger(path, {"what": "this"})
    with pytest.raises(Illegal):
        Ledger(path, {"what": "that"})
    path.write_text('{"what": "this"}\nhello\n')
    with pytest.raises(Unreadable) as caught:
        Ledger(path, {"what": "this"})
    assert caught.value.values["line"] == "2"
