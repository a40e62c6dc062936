"""Where a study's tasks are done: in processes of this machine, or on a Dask cluster; the results are the same."""

from __future__ import annotations

import logging
from collections import deque
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from importlib import import_module, util
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from vedette.core.errors import Illegal
from vedette.lab import process_pool

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator

Task = TypeVar("Task")
Result = TypeVar("Result")

PROCESSES: Final = "processes"
DASK: Final = "dask"
ENGINES: Final = (PROCESSES, DASK)
WINDOW: Final = 2
"""How many batches for each thread of a cluster are submitted at a time: more only fill its workers' memory."""
PATIENCE: Final = 10
"""How many seconds a connection to the scheduler of a cluster may take."""
SECONDS: Final = 1.0
"""How many seconds a batch on a cluster should take: its way there and back costs several milliseconds."""
LARGEST: Final = 4000
"""The most tasks in one batch on a cluster."""
QUIET: Final = {"distributed.worker.profile.enabled": False}
"""The configuration of a local Dask cluster: without the profile that workers would take of themselves each 10 ms."""


@dataclass
class TaskBatch:
    """A batch that Dask does not look into: it would search every task of a list for results of others."""

    tasks: list[Any]


def _run(do: Callable[[Any], Any], batch: TaskBatch) -> tuple[list[Any], float]:
    return process_pool.run(do, batch.tasks)


class Work(Protocol):
    """A function that runs tasks in parallel, and yields their results in the order of the tasks."""

    def __call__(self, do: Callable[[Task], Result], tasks: Iterable[Task]) -> Generator[Result, None, None]:
        """Yield ``do(task)`` for each task, in order."""


@contextmanager
def engine(name: str, jobs: int, scheduler: str) -> Iterator[Work]:
    """Yield the function that runs tasks, in processes or on the Dask cluster at ``scheduler``.

    Raises Illegal if Dask is not installed, or no cluster answers at that address.
    """
    if name == PROCESSES:
        yield lambda do, tasks: process_pool.work(do, tasks, jobs, apart=True)
        return
    if util.find_spec("distributed") is None:
        raise Illegal("engine-missing", {"name": name})
    distributed = import_module("distributed")
    for logger in ("distributed", "distributed.client"):  # what matters of it is raised, and said in one line
        logging.getLogger(logger).setLevel(logging.CRITICAL)
    with _client(distributed, jobs, scheduler) as client:
        yield lambda do, tasks: _on(client, distributed, scheduler, do, tasks)


@contextmanager
def _client(distributed: Any, jobs: int, scheduler: str) -> Iterator[Any]:
    """Yield a Dask client: of the cluster at an address, or of one started on this machine and stopped after use."""
    if not scheduler:
        with (
            import_module("dask.config").set(QUIET),
            distributed.LocalCluster(
                n_workers=jobs, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
            ) as cluster,
            distributed.Client(cluster, direct_to_workers=True) as client,
        ):
            yield client
        return
    try:
        client = distributed.Client(scheduler, timeout=PATIENCE)
    except (OSError, TimeoutError, ValueError) as error:
        raise Illegal("engine-scheduler", {"address": scheduler}) from error
    try:
        yield client
    finally:
        client.close(timeout=1)


def _on(
    client: Any,
    distributed: Any,
    scheduler: str,
    do: Callable[[Task], Result],
    tasks: Iterable[Task],
) -> Generator[Result, None, None]:
    """Yield the results from a cluster, in order, a bounded number of batches ahead.

    A batch of a dead worker is done again by another; raises Illegal where the scheduler is gone.
    """
    waiting: deque[tuple[int, Any]] = deque()
    left, size = iter(tasks), process_pool.Size(SECONDS, LARGEST)
    ahead = until_counted = 0
    try:
        while True:
            if until_counted == 0:  # workers join and go: they are counted anew once as many batches are done
                ahead = until_counted = WINDOW * max(1, sum(client.nthreads().values()))
            until_counted -= 1
            while len(waiting) < ahead and (batch := list(islice(left, size.tasks))):
                waiting.append((len(batch), client.submit(_run, do, TaskBatch(batch), pure=False)))
            if not waiting:
                return
            count, future = waiting.popleft()
            results, seconds = future.result()
            size.learn(count, seconds)
            yield from results
    except (distributed.CancelledError, distributed.KilledWorker, distributed.comm.CommClosedError, OSError) as error:
        raise Illegal("engine-gone", {"address": scheduler or DASK, "why": type(error).__name__}) from error
    finally:
        with suppress(Exception):  # the cluster may be gone
            client.cancel([future for _, future in waiting], force=True)
