"""The worker pool: processes that compute what would block the event loop; jobs have limits and can be cancelled.

A job is bytes in and bytes out, done by ``worker.py`` in a process of Pebble's pool. Users are served in turn, and
identical jobs are computed once. A worker whose job was cancelled, takes too long or crashes is killed and replaced; a
table waits for its own jobs alone. Workers are forked from one process that has loaded all they need (``preload.py``),
so that a new one costs some milliseconds, and their memory is shared.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter, OrderedDict
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from pebble import ProcessExpired, ProcessPool

from vedette.server.jobs import worker
from vedette.server.jobs.encoding import Failed
from vedette.server.jobs.fair_queue import SERVER, FairQueue
from vedette.server.jobs.priority import LENIENCE, LONG, PATIENCE, PRIORITIES, READ, USUAL

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from vedette.session.info import User

log: Final = logging.getLogger("vedette.server")

LONGEST: Final = 512
"""The most unfinished jobs of one priority; more are refused."""
BY_GUEST: Final = 12
BY_ADDRESS: Final = 64
"""Unfinished jobs of one guest, and of one address, over all priorities; more are refused."""
GRACE: Final = 1.0
"""Seconds that a worker continues a job after its last caller has gone. Most jobs end by then, and replacing a
killed worker costs more.
"""
CACHED: Final = 256
"""The most answers of jobs in the cache: an answer depends on its job alone."""
PRELOAD: Final = "vedette.server.jobs.preload"
"""The module that is imported once, before workers are forked."""
SHORT: Final = 1 << 14
"""Bytes of a job with its answer that are cached, at the most."""


class Busy(Exception):
    """Raised where a job is refused, since too many are unfinished already."""


class Exceeded(Failed):
    """Raised where a job exceeded its limit of time or memory."""


def worker_count() -> int:
    """Return the default number of workers: one core is left to the event loop, and each priority needs a worker."""
    return max(len(PRIORITIES), min(8, (os.cpu_count() or 2) - 1))


class QueuedJob:
    """A job and the callers that wait for its answer."""

    def __init__(self, request: bytes, priority: int, user: User) -> None:
        """Make a job of this request; ``user`` is the first caller, whose quota is charged."""
        self.request = request
        self.priority = priority
        self.user = user
        self.waiters: dict[asyncio.Future[bytes], User] = {}
        self.task: asyncio.Task[None] | None = None
        """The task that runs the job, once a worker has it."""

    def settle(self, answer: bytes | Exception) -> None:
        """Pass the answer, or the exception, to every caller."""
        waiters, self.waiters = self.waiters, {}
        for waiter in waiters:
            if waiter.done():
                continue
            if isinstance(answer, Exception):
                waiter.set_exception(answer)
            else:
                waiter.set_result(answer)


class WorkerPool:
    """A fixed number of worker processes. ``do`` may be called concurrently; a job without callers is cancelled."""

    def __init__(
        self,
        size: int | None = None,
        work: Callable[[bytes], bytes] = worker.do,
        prepare: Callable[[], object] = worker.confined,
        patience: float = PATIENCE,
    ) -> None:
        """Start no worker yet. ``work`` does a job, ``prepare`` comes before a worker's first: module functions."""
        self.size = worker_count() if size is None else size
        self.work = work
        self.prepare = prepare
        self.patience = patience
        self.done = 0
        self.lost = 0
        self._jobs: dict[bytes, QueuedJob] = {}
        """Unfinished jobs by their request."""
        self._answers: OrderedDict[bytes, bytes] = OrderedDict()
        self._queues = [FairQueue[QueuedJob]() for _ in PRIORITIES]
        self._waits = [0 for _ in PRIORITIES]
        """Number of unfinished jobs at each priority."""
        self._running = [0 for _ in PRIORITIES]
        self._held: Counter[str] = Counter()
        """Number of unfinished jobs, by guest and by address."""
        self._workers = self._made()
        self._tasks: set[asyncio.Task[None]] = set()
        self._opening: asyncio.Task[None] | None = None
        """The task that starts the first worker processes."""
        self._closed = False

    def _processes(self) -> ProcessPool:
        """Return the worker processes, started if they are not, and anew after they ended before they were ready."""
        if not self._workers.active:
            self._keep(asyncio.to_thread(self._workers.join))
            self._workers = self._made()
        return self._workers

    def _made(self) -> ProcessPool:
        context = get_context("forkserver")
        context.set_forkserver_preload([PRELOAD])
        return ProcessPool(max(1, self.size), initializer=self.prepare, context=context)

    def open(self) -> None:
        """Start the worker processes, in a thread: the server answers meanwhile, and jobs wait."""
        if self.size:
            self._opening = self._keep(self._start())

    async def _start(self) -> None:
        with suppress(BrokenProcessPool):  # the first job will tell
            await asyncio.to_thread(getattr, self._workers, "active")  # asking starts them

    async def close(self) -> None:
        """Cancel all jobs and stop the workers."""
        self._closed = True
        for job in list(self._jobs.values()):
            job.settle(Busy())
            self._abandon(job)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._workers.stop()  # type: ignore[no-untyped-call]  # as Pebble has it
        await asyncio.to_thread(self._workers.join)

    @property
    def waiting(self) -> int:
        """Number of unfinished jobs, running ones included."""
        return len(self._jobs)

    async def do(self, request: bytes, *, priority: int = USUAL, user: User = SERVER) -> bytes:
        """Return a worker's answer to a job, both encoded; it waits neither for longer jobs nor for one user's many.

        The same request, if unfinished, is shared. Raises Busy where the priority or the user has too many jobs
        already, Failed where no answer can be computed.
        """
        if (known := self._answers.get(request)) is not None:
            return known
        if (job := self._jobs.get(request)) is None:
            job = self._admit(request, priority, user)
        waiter: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        job.waiters[waiter] = user
        if job.task is None:
            self._queues[job.priority].put(job, user)
            self._dispatch()
        try:
            return await waiter
        except asyncio.CancelledError:
            self._leave(job, waiter)
            raise

    def _admit(self, request: bytes, priority: int, user: User) -> QueuedJob:
        """Return a new job, charged to its user; raises Busy."""
        held = counted(user)
        if (
            self._closed
            or self._waits[priority] >= LONGEST
            or any(self._held[name] >= most for name, most in held.items())
        ):
            raise Busy
        self._waits[priority] += 1
        self._held.update(list(held))
        job = self._jobs[request] = QueuedJob(request, priority, user)
        return job

    def _forget(self, job: QueuedJob) -> None:
        """Stop counting a job against its priority and its user: it has ended, or its answer is no longer wanted."""
        if self._jobs.get(job.request) is not job:  # removed before; the same request may be running again
            return
        del self._jobs[job.request]
        self._waits[job.priority] -= 1
        for name in counted(job.user):
            self._held[name] -= 1
            if not self._held[name]:
                del self._held[name]

    def _leave(self, job: QueuedJob, waiter: asyncio.Future[bytes]) -> None:
        """Remove a caller of a job. Without callers a queued job is dropped, a running one is cancelled later."""
        user = job.waiters.pop(waiter, None)
        if user is not None and job.task is None:
            self._queues[job.priority].drop(job, user)
        if job.waiters:
            return
        if job.task is None:
            self._forget(job)
        else:
            asyncio.get_running_loop().call_later(GRACE, self._abandon, job)

    def _abandon(self, job: QueuedJob) -> None:
        """Cancel a running job that still has no caller."""
        if not job.waiters and job.task is not None:
            self._forget(job)
            job.task.cancel()

    def _dispatch(self) -> None:
        """Give queued jobs to workers, while there are idle ones."""
        while sum(self._running) < self.size and (job := self._next()) is not None:
            self._running[job.priority] += 1
            job.task = self._keep(self._run(job))

    def _next(self) -> QueuedJob | None:
        """Return the next job for a worker, quickest priority first; None where none may run now.

        A job with several callers is queued several times.
        """
        for priority in PRIORITIES:
            if sum(self._running[priority:]) >= max(1, self.size - priority):
                continue
            while (job := self._queues[priority].take()) is not None:
                if job.task is None and job.waiters:
                    return job
        return None

    async def _run(self, job: QueuedJob) -> None:
        """Run a job in a worker, pass on the answer, and continue with the next job."""
        answer: bytes | Failed = Failed()
        patience = self.patience * (LENIENCE if job.priority == LONG else 1)
        try:
            if self._opening is not None:
                await asyncio.shield(self._opening)
            answer = await asyncio.wrap_future(self._processes().schedule(self.work, [job.request], timeout=patience))
        except (TimeoutError, MemoryError) as trouble:
            answer = Exceeded(repr(trouble))
        except ProcessExpired as end:
            answer = Exceeded(repr(end)) if end.exitcode < 0 else Failed(repr(end))
        except Exception as defect:
            log.exception("a worker could not do a job")
            answer = Failed(repr(defect))
        finally:
            self._running[job.priority] -= 1
            self._forget(job)
            if isinstance(answer, bytes):
                self.done += 1
                self._remember(job, answer)
            else:
                self.lost += 1
            job.settle(answer)
            self._dispatch()

    def _keep(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Return a task, which is kept until it is done."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _remember(self, job: QueuedJob, answer: bytes) -> None:
        """Cache a job's short answer; not one to a text, which may depend on files of this machine."""
        if job.priority != READ and len(job.request) + len(answer) <= SHORT:
            self._answers[job.request] = answer
            if len(self._answers) > CACHED:
                self._answers.popitem(last=False)


def counted(user: User) -> dict[str, int]:
    """Return how many unfinished jobs a user may have, as guest and at their address; none for the server itself."""
    guest = {f"guest {user.guest}": BY_GUEST} if user.guest else {}
    return guest | ({f"address {user.address}": BY_ADDRESS} if user.address else {})
