"""The worker pool: processes that compute what would block the event loop; jobs have limits and can be cancelled.

A job is bytes in and bytes out, over the worker's standard input and output. Users are served in turn, and identical
jobs are computed once. A worker whose job was cancelled, takes too long or crashes is killed and replaced; a table
waits for its own jobs alone.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE
from collections import Counter, OrderedDict, deque
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from vedette.server.jobs.encoding import Failed
from vedette.server.jobs.fair_queue import SERVER, FairQueue

if TYPE_CHECKING:
    from asyncio.subprocess import Process

    from vedette.session.info import User

log: Final = logging.getLogger("vedette.server")

LENGTH: Final = 4
"""Bytes of a message's length prefix."""
LONGEST: Final = 512
"""The most unfinished jobs of one priority; more are refused."""
BY_GUEST: Final = 12
BY_ADDRESS: Final = 64
"""Unfinished jobs of one guest, and of one address, over all priorities; more are refused."""
PATIENCE: Final = 60.0
"""Seconds after which a job's worker is killed: a safety net, since budgets bound the jobs and decide their results."""
LENIENCE: Final = 10
"""Factor of the time limit of long jobs: a sound one may take that long on a busy machine with nothing compiled."""
STARTING: Final = 120.0
"""Seconds within which a worker must be ready: one that hangs while it starts would leave its jobs without an end."""
GRACE: Final = 1.0
"""Seconds that a worker continues a job after its last caller has gone. Most jobs end by then, and replacing a
killed worker costs more.
"""
QUICK: Final = 0
READ: Final = 1
USUAL: Final = 2
LONG: Final = 3
"""The priorities of jobs, from quick to long. Each leaves a worker to every quicker one, so that no job waits for
longer ones.
"""
PRIORITIES: Final = (QUICK, READ, USUAL, LONG)
SPENT: Final = 3
"""Exit status of a worker that ran out of memory."""
EXIT: Final = 1.0
"""Seconds within which a worker that closed its output must have exited."""
CACHED: Final = 256
"""The most answers of jobs in the cache: an answer depends on its job alone."""
SHORT: Final = 1 << 14
"""Bytes of a job with its answer that are cached, at the most."""
READY: Final = b"ready"
WORKER: Final = ("-m", "vedette.server.jobs.worker")


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

    def __init__(self, size: int | None = None, command: tuple[str, ...] = WORKER, patience: float = PATIENCE) -> None:
        """Start no worker yet. ``command`` are the arguments to Python that run a worker."""
        self.size = worker_count() if size is None else size
        self.command = command
        self.patience = patience
        self.starting = STARTING
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
        self._idle: deque[Process | Busy | Failed] = deque()
        """Idle workers; in place of one that could not start, the exception for the next job."""
        self._all: set[Process] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def open(self) -> None:
        """Start the worker processes; they warm up while the server already answers."""
        for _ in range(self.size):
            self._spawn()

    async def close(self) -> None:
        """Cancel all jobs and stop the workers."""
        self._closed = True
        for job in list(self._jobs.values()):
            job.settle(Busy())
            self._abandon(job)
        for process in list(self._all):
            self._keep(asyncio.create_task(self._stop(process)))
        while self._tasks or self._all:
            await asyncio.gather(*self._tasks, return_exceptions=True)
            for process in list(self._all):
                await self._stop(process)

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
        """Give queued jobs to idle workers."""
        while self._idle and (job := self._next()) is not None:
            process = self._idle.popleft()
            if isinstance(process, Busy | Failed):
                self._spawn()  # the last start failed, and so does this job; the next may not
                self._forget(job)
                job.settle(process)
            else:
                self._running[job.priority] += 1
                job.task = asyncio.create_task(self._run(job, process))
                self._keep(job.task)

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

    async def _run(self, job: QueuedJob, process: Process) -> None:
        """Run a job in a worker, pass on the answer, and continue with the next job."""
        answer: bytes | Failed = Failed()
        try:
            async with asyncio.timeout(self.patience * (LENIENCE if job.priority == LONG else 1)):
                answer = await _ask(process, job.request)
        except TimeoutError as trouble:
            answer = Exceeded(repr(trouble))
        except (OSError, EOFError) as trouble:
            answer = await _ended(process, repr(trouble))
        finally:
            self._running[job.priority] -= 1
            self._forget(job)
            if isinstance(answer, bytes):
                self.done += 1
                self._remember(job, answer)
                self._idle.append(process)
            else:
                self.lost += 1
                self._replace(process)
            job.settle(answer)
            self._dispatch()

    def _remember(self, job: QueuedJob, answer: bytes) -> None:
        """Cache a job's short answer; not one to a text, which may depend on files of this machine."""
        if job.priority != READ and len(job.request) + len(answer) <= SHORT:
            self._answers[job.request] = answer
            if len(self._answers) > CACHED:
                self._answers.popitem(last=False)

    def _replace(self, process: Process) -> None:
        """Kill a worker process, and start another unless the pool is closed."""
        with suppress(ProcessLookupError):
            process.kill()
        self._keep(asyncio.create_task(self._stop(process)))
        if not self._closed:
            self._spawn()

    def _spawn(self) -> None:
        self._keep(asyncio.create_task(self._start()))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self) -> None:
        """Start a worker process and wait until it is warm; if that fails, queue the exception for the next job."""
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, *self.command, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        except OSError:  # out of processes or memory, which may pass
            log.exception("a worker could not be started")
            self._ready(Busy())
            return
        self._all.add(process)
        try:
            async with asyncio.timeout(self.starting):
                warm = await _hear(process) == READY
        except (OSError, EOFError, TimeoutError) as trouble:
            if not self._closed:
                log.error("a worker process did not become ready: %r", trouble)  # noqa: TRY400 (it says itself why)
            warm = False
        if not warm:
            await self._stop(process)
        self._ready(process if warm else Failed())

    def _ready(self, process: Process | Busy | Failed) -> None:
        self._idle.append(process)
        self._dispatch()

    async def _stop(self, process: Process) -> None:
        """Kill a worker process, once, close its pipes and wait for its end."""
        if process not in self._all:
            return
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        if process.stdout is not None:
            with suppress(OSError, RuntimeError):  # a caller that still reads will read to the end
                await process.stdout.read()
        await process.wait()


def counted(user: User) -> dict[str, int]:
    """Return how many unfinished jobs a user may have, as guest and at their address; none for the server itself."""
    guest = {f"guest {user.guest}": BY_GUEST} if user.guest else {}
    return guest | ({f"address {user.address}": BY_ADDRESS} if user.address else {})


async def _ended(process: Process, why: str) -> Failed:
    """Return the exception for a job after its worker exited: Exceeded if the system killed it for its limits."""
    with suppress(TimeoutError):
        async with asyncio.timeout(EXIT):
            await process.wait()
    status = process.returncode
    return Exceeded(why) if status is not None and (status < 0 or status == SPENT) else Failed(why)


async def _ask(process: Process, request: bytes) -> bytes:
    if process.stdin is None:
        raise EOFError
    process.stdin.write(len(request).to_bytes(LENGTH, "big") + request)
    await process.stdin.drain()
    return await _hear(process)


async def _hear(process: Process) -> bytes:
    if process.stdout is None:
        raise EOFError
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return await process.stdout.readexactly(length)
