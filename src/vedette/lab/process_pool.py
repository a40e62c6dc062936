"""Worker processes: tasks given out in batches, the results in the order of the tasks, the same for any number.

Batches grow until one takes about a quarter of a second, so that short tasks cost no more than they must; what a task
answers never depends on its batch.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections import deque
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing.connection import Connection, wait
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from vedette.core.errors import Illegal, Trouble

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator
    from multiprocessing.process import BaseProcess

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD: Final = 2
"""Batches given to each worker: one is worked on, the others wait in its pipe."""
WINDOW: Final = 8
"""How many batches for each worker may be given out or finished while an earlier one is still awaited."""
TRIES: Final = 3
"""How many worker processes may die over the same batch: the last of them raises Illegal."""
LARGEST: Final = 1000
"""The most tasks that one batch for a worker process has."""
SECONDS: Final = 0.25
"""How many seconds a batch should take: short enough that little is lost with it."""


@dataclass
class Size:
    """How many tasks the next batch has, adapted so that a batch takes about a wanted time."""

    seconds: float = SECONDS
    """How many seconds a batch should take."""
    largest: int = LARGEST
    tasks: int = 1

    def learn(self, tasks: int, seconds: float) -> None:
        """Adapt the size to the time that a batch took; it at most quadruples from one to the next."""
        fitting = int(tasks * self.seconds / max(seconds, 1e-6))
        self.tasks = max(1, min(self.largest, 4 * tasks, fitting))


@dataclass
class Batch(Generic[Task, Result]):
    """Some tasks for a worker process, their results once they are there, and how often a worker died over them."""

    tasks: list[Task]
    results: list[Result] | None = None
    tries: int = 0


def run(do: Callable[[Task], Result], tasks: list[Task]) -> tuple[list[Result], float]:
    """Run every task of a batch; return the results, and the seconds they took together."""
    begun = perf_counter()
    return [do(task) for task in tasks], perf_counter() - begun


def work(
    do: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, *, apart: bool = False
) -> Generator[Result, None, None]:
    """Yield ``do(task)`` for each task, in the order of the tasks; tasks are taken as they are needed.

    ``do`` is a function of a module, tasks and results are plain data. With one job no process is started, unless the
    work is to be done ``apart``, so that it can be broken off in the middle of a long task.
    A worker that dies is replaced and its batches are done again; raises Illegal for one that dies TRIES times, and
    whatever Trouble a task raises.
    """
    if jobs <= 1 and not apart:
        yield from map(do, tasks)
        return
    pool: ProcessPool[Task, Result] = ProcessPool(do, jobs)
    try:
        yield from pool.work(iter(tasks))
    finally:
        pool.end()


class ProcessPool(Generic[Task, Result]):
    """A number of worker processes that run tasks, each connected by a pipe."""

    def __init__(self, do: Callable[[Task], Result], jobs: int) -> None:
        """Start no worker yet: each is started with its first batch."""
        self.do = do
        self.jobs = jobs
        self.workers: list[Worker] = []
        self.size = Size()

    def work(self, tasks: Iterator[Task]) -> Iterator[Result]:
        """Yield the results of all tasks in order; tasks are taken only a bounded number ahead."""
        window: deque[Batch[Task, Result]] = deque()
        again: deque[Batch[Task, Result]] = deque()
        while True:
            while (again or len(window) < WINDOW * self.jobs) and (worker := self._free()) is not None:
                if again:
                    batch = again.popleft()
                elif chunk := list(islice(tasks, self.size.tasks)):
                    batch = Batch(chunk)
                    window.append(batch)
                else:
                    break
                if not worker.give(batch):
                    again.appendleft(batch)
                    again += self._bury(worker)
            while window and (results := window[0].results) is not None:
                window.popleft()
                yield from results
            if not window:
                return
            if window[0].results is None:
                again += self._listen()

    def _free(self) -> Worker | None:
        """Return a worker that can take another batch, a new one while there are too few; None if all are busy."""
        if (least := min(self.workers, key=lambda one: len(one.batches), default=None)) is not None and (
            not least.batches or (len(self.workers) == self.jobs and len(least.batches) < AHEAD)
        ):
            return least
        if len(self.workers) < self.jobs:
            self.workers.append(Worker(self.do))
            return self.workers[-1]
        return None

    def _listen(self) -> list[Batch[Task, Result]]:
        """Wait until a worker answers or dies; return the unfinished batches of those that died."""
        ready = set(wait([one.pipe for one in self.workers if one.batches]))
        lost: list[Batch[Task, Result]] = []
        for worker in [one for one in self.workers if one.pipe in ready]:
            try:
                results, seconds = worker.take()
            except (EOFError, OSError):
                lost += self._bury(worker)
                continue
            if isinstance(results, BaseException):
                raise results
            self.size.learn(len(results), seconds)
        return lost

    def _bury(self, worker: Worker) -> list[Batch[Task, Result]]:
        """Remove a dead worker; return its unfinished batches, the one that it died over first.

        Raises Illegal if a worker died over that batch TRIES times.
        """
        self.workers.remove(worker)
        worker.end()
        lost = list(worker.batches)
        if lost:
            lost[0].tries += 1
            if lost[0].tries >= TRIES:
                raise Illegal("worker-died", {"tries": str(TRIES)})
        return lost

    def end(self) -> None:
        """Kill every worker process at once."""
        for worker in self.workers:
            worker.end()


@dataclass(eq=False)
class Worker:
    """One worker process with the batches that it was given and has not answered."""

    do: Callable[[Any], Any]
    batches: deque[Batch[Any, Any]] = field(default_factory=deque)

    def __post_init__(self) -> None:
        """Start the process, a fresh interpreter that shares no state with this one."""
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(self.do, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def give(self, batch: Batch[Any, Any]) -> bool:
        """Send a batch to the process; return False if it is dead."""
        try:
            self.pipe.send(batch.tasks)
        except OSError:
            return False
        self.batches.append(batch)
        return True

    def take(self) -> tuple[Any, float]:
        """Receive the answer to the oldest batch: its results, or what it raised, and the seconds it took."""
        results, seconds = self.pipe.recv()
        batch = self.batches.popleft()
        if not isinstance(results, BaseException):
            batch.results = results
        return results, seconds

    def end(self) -> None:
        """Kill the process at once: compiled code would not notice a request to stop."""
        self.pipe.close()
        self.process.kill()
        self.process.join()
        self.process.close()


def serve(do: Callable[[Any], Any], pipe: Connection) -> None:
    """Run batches that come through a pipe and send back their results, until the other end is closed.

    The interrupt of the keyboard is ignored: the other process handles it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while True:
            tasks = pipe.recv()
            try:
                answer: Any = run(do, tasks)
            except Trouble as trouble:
                answer = trouble, 0.0
            except Exception as wrong:  # noqa: BLE001 (it is raised again in the process that waits)
                wrong.add_note("in a worker process")
                answer = wrong, 0.0
            pipe.send(answer)
