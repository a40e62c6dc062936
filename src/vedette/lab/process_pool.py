"""Worker processes: tasks given out in batches, the results in the order of the tasks, the same for any number.

Batches grow until one takes about a quarter of a second, so that short tasks cost no more than they must; what a task
answers never depends on its batch.
"""

from __future__ import annotations

import signal
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from time import perf_counter
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from pebble import ProcessExpired
from pebble import ProcessPool as Processes

from vedette import interrupt
from vedette.core.errors import Illegal

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD: Final = 2
"""Unfinished batches given out for each worker: one is worked on, the other waits for it."""
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


@dataclass(eq=False)
class Batch(Generic[Task, Result]):
    """Some tasks given out together, their results to come, and how often a worker died over them."""

    tasks: list[Task]
    future: Future[tuple[list[Result], float]]
    tries: int = 0


def run(do: Callable[[Task], Result], tasks: list[Task]) -> tuple[list[Result], float]:
    """Run every task of a batch; return the results, and the seconds they took together."""
    begun = perf_counter()
    return [do(task) for task in tasks], perf_counter() - begun


def work(
    do: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, *, apart: bool = False
) -> Generator[Result, None, None]:
    """Yield ``do(task)`` for each task, in the order of the tasks; tasks are taken as they are needed.

    ``do`` is a function of a module, tasks and results are plain data. With one job no process is started, and Ctrl-C
    ends this one in the middle of a task, unless the work is to be done ``apart``, in a process of its own.
    A worker that dies is replaced and its batches are done again; raises Illegal for one that dies TRIES times, and
    whatever Trouble a task raises.
    """
    if jobs <= 1 and not apart:
        yield from here(map(do, tasks))
        return
    pool: ProcessPool[Task, Result] = ProcessPool(do, jobs)
    try:
        yield from pool.work(iter(tasks))
    finally:
        pool.end()


def here(results: Iterator[Result]) -> Iterator[Result]:
    """Yield the same results; while one is computed, in this process, Ctrl-C ends the process at once."""
    while True:
        with interrupt.at_once():
            found = list(islice(results, 1))
        if not found:
            return
        yield found[0]


class ProcessPool(Generic[Task, Result]):
    """A number of worker processes that run tasks."""

    def __init__(self, do: Callable[[Task], Result], jobs: int) -> None:
        """Start no worker yet: they are started with the first batch."""
        self.do = do
        self.jobs = jobs
        self.size = Size()
        self.window: deque[Batch[Task, Result]] = deque()
        """Batches whose results are awaited, in the order of their tasks."""
        self.processes = self._processes()

    def _processes(self) -> Processes:
        return Processes(self.jobs, initializer=prepare, context=get_context("spawn"))

    def work(self, tasks: Iterator[Task]) -> Iterator[Result]:
        """Yield the results of all tasks in order; tasks are taken only a bounded number ahead."""
        while True:
            unfinished = [batch.future for batch in self.window if not batch.future.done()]
            while len(unfinished) < AHEAD * self.jobs and len(self.window) < WINDOW * self.jobs:
                if not (chunk := list(islice(tasks, self.size.tasks))):
                    break
                self.window.append(Batch(chunk, self._given(chunk)))
                unfinished.append(self.window[-1].future)
            if not self.window:
                return
            if not self.window[0].future.done():
                wait(unfinished, return_when=FIRST_COMPLETED)
            elif (results := self._taken(self.window[0])) is not None:
                self.window.popleft()
                yield from results

    def _given(self, tasks: list[Task]) -> Future[tuple[list[Result], float]]:
        """Return the results to come of tasks that are given to a worker; the workers are replaced if all have died."""
        if not self.processes.active:
            self.end()
            self.processes = self._processes()
        return self.processes.schedule(run, [self.do, tasks])

    def _taken(self, batch: Batch[Task, Result]) -> list[Result] | None:
        """Return the results of a finished batch; None where its worker died, and the batch is given out again.

        Raises Illegal if a worker died over it TRIES times, and whatever one of its tasks raised.
        """
        try:
            results, seconds = batch.future.result()
        except (ProcessExpired, BrokenProcessPool):
            batch.tries += 1
            if batch.tries >= TRIES:
                raise Illegal("worker-died", {"tries": str(TRIES)}) from None
            batch.future = self._given(batch.tasks)
            return None
        self.size.learn(len(results), seconds)
        return results

    def end(self) -> None:
        """Kill every worker process at once."""
        self.processes.stop()  # type: ignore[no-untyped-call]  # as Pebble has it
        self.processes.join()


def prepare() -> None:
    """Let this worker end at once when it is told to: compiled code looks at no handler of Python's."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
