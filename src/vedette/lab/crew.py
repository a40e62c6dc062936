"""A crew: tasks given to one or several processes, the results in the order of the tasks, the same for any number."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD: Final = 4
"""Tasks handed out beyond those that are being worked on, for each process."""
TRIES: Final = 3
"""How often a task is given to a new crew after a process died over it."""


def work(do: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    """Yield ``do(task)`` for each task, in the order of the tasks.

    ``do`` is a function of a module, tasks and results are plain data; with one job no process is started.
    A process that dies is replaced and its tasks are done again; after TRIES the BrokenProcessPool is raised.
    """
    if jobs <= 1 or len(tasks) <= 1:
        yield from map(do, tasks)
        return
    done = failed = 0
    while done < len(tasks):
        try:
            for result in _crew(do, tasks[done:], jobs):
                yield result
                done += 1
                failed = 0
        except BrokenProcessPool:
            failed += 1
            if failed >= TRIES:
                raise


def _crew(do: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    """Yield the results of one crew, in order, never far ahead of what is taken."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, len(tasks)), mp_context=context) as pool:
        try:
            waiting = [pool.submit(do, task) for task in tasks[: jobs * AHEAD]]
            following = iter(tasks[jobs * AHEAD :])
            while waiting:
                yield waiting.pop(0).result()
                waiting += [pool.submit(do, task) for task in [next(following, None)] if task is not None]
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
