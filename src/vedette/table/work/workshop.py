"""The workshop: processes that compute what would keep tables waiting, each errand bounded, each can be cancelled.

An errand is bytes in and bytes out, over the worker's standard input and output. Users are served in turn, and equal
errands are computed once for all who wait for them. A worker whose errand nobody waits for any more, that takes too
long or that dies is killed and another takes its place; no table waits for more than its own errand.
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

from vedette.session.jobs import Failed
from vedette.table.work.turns import SERVER, Turns

if TYPE_CHECKING:
    from asyncio.subprocess import Process

    from vedette.session.seats import User

log: Final = logging.getLogger("vedette.table")

LENGTH: Final = 4
"""Bytes that tell how long a message is."""
LONGEST: Final = 512
"""Errands that may wait in a lane; more are refused."""
BY_GUEST: Final = 12
BY_ADDRESS: Final = 64
"""Errands of one guest, and of one address, that are not done yet, in all lanes together; more are refused."""
PATIENCE: Final = 60.0
"""Seconds that an errand may take before its worker is killed: a net under the budgets, which decide the results."""
LENIENCE: Final = 10
"""How many times that a long errand may take: where nothing is compiled and the machine is busy, what is sound may."""
GRACE: Final = 1.0
"""Seconds that a worker goes on with what nobody waits for any more. Most errands are done by then, and a worker that
is killed costs more to replace."""
QUICK: Final = 0
READ: Final = 1
USUAL: Final = 2
LONG: Final = 3
"""The lanes. Each leaves a worker to every lane before it, so that no errand waits for those of a longer lane."""
LANES: Final = (QUICK, READ, USUAL, LONG)
SPENT: Final = 3
"""The exit status of a worker whose memory did not suffice."""
LEAVES: Final = 1.0
"""Seconds in which a worker that closed its output has ended."""
KEPT: Final = 256
"""Answers that are kept for who asks the same again: an answer depends on its errand alone."""
SHORT: Final = 1 << 14
"""Bytes of an errand and of an answer that are kept, at the most."""
READY: Final = b"ready"
WORKER: Final = ("-m", "vedette.table.work.worker")


class Busy(Exception):  # noqa: N818 (it is a state of affairs, the caller refuses politely)
    """Too many errands wait already."""


class Exceeded(Failed):
    """The errand took more time or memory than it may."""


def crew() -> int:
    """Return how many workers this machine should have: one core is left to the tables, a worker to each lane."""
    return max(len(LANES), min(8, (os.cpu_count() or 2) - 1))


class Job:
    """One errand and all who wait for its answer."""

    def __init__(self, errand: bytes, lane: int, user: User) -> None:
        """``user`` asked first: the errand counts as theirs."""
        self.errand = errand
        self.lane = lane
        self.user = user
        self.waiters: dict[asyncio.Future[bytes], User] = {}
        self.task: asyncio.Task[None] | None = None
        """What runs it, once a worker has it."""

    def settle(self, answer: bytes | Exception) -> None:
        """Tell everybody who waits."""
        waiters, self.waiters = self.waiters, {}
        for waiter in waiters:
            if waiter.done():
                continue
            if isinstance(answer, Exception):
                waiter.set_exception(answer)
            else:
                waiter.set_result(answer)


class Workshop:
    """A few worker processes. ``do`` may be awaited by many at once; what nobody waits for any more is given up."""

    def __init__(self, size: int | None = None, command: tuple[str, ...] = WORKER, patience: float = PATIENCE) -> None:
        """Employ nobody yet. ``command`` are the arguments of a Python that does errands."""
        self.size = crew() if size is None else size
        self.command = command
        self.patience = patience
        self.done = 0
        self.lost = 0
        self._jobs: dict[bytes, Job] = {}
        """Every errand that is not done, by what it asks."""
        self._answers: OrderedDict[bytes, bytes] = OrderedDict()
        self._queues = [Turns[Job]() for _ in LANES]
        self._waits = [0 for _ in LANES]
        """Errands of each lane that are not done."""
        self._running = [0 for _ in LANES]
        self._held: Counter[str] = Counter()
        """Errands that are not done, by guest and by address."""
        self._idle: deque[Process | Busy | Failed] = deque()
        """Who waits for an errand; for a worker that could not start, what is said to who finds the gap."""
        self._all: set[Process] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def open(self) -> None:
        """Employ the workers; they warm up while the server already answers."""
        for _ in range(self.size):
            self._hire()

    async def close(self) -> None:
        """Dismiss everybody, whatever they are doing."""
        self._closed = True
        for job in list(self._jobs.values()):
            job.settle(Busy())
            self._abandon(job)
        for process in list(self._all):
            self._keep(asyncio.create_task(self._dismiss(process)))
        while self._tasks or self._all:
            await asyncio.gather(*self._tasks, return_exceptions=True)
            for process in list(self._all):
                await self._dismiss(process)

    @property
    def waiting(self) -> int:
        """How many errands are not done yet."""
        return len(self._jobs)

    async def do(self, errand: bytes, *, lane: int = USUAL, user: User = SERVER) -> bytes:
        """Return a worker's answer. No errand waits for one of a longer lane, nor behind all those of another user.

        Who asks what is being asked already waits for the same answer.
        Raises Busy at once where too many wait in its lane or of its user, Failed where no answer can be had.
        """
        if (known := self._answers.get(errand)) is not None:
            return known
        if (job := self._jobs.get(errand)) is None:
            job = self._admit(errand, lane, user)
        waiter: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        job.waiters[waiter] = user
        if job.task is None:
            self._queues[job.lane].put(job, user)
            self._dispatch()
        try:
            return await waiter
        except asyncio.CancelledError:
            self._leave(job, waiter)
            raise

    def _admit(self, errand: bytes, lane: int, user: User) -> Job:
        """Return a new job, counted as its user's; raises Busy."""
        held = counted(user)
        if self._closed or self._waits[lane] >= LONGEST or any(self._held[name] >= most for name, most in held.items()):
            raise Busy
        self._waits[lane] += 1
        self._held.update(list(held))
        job = self._jobs[errand] = Job(errand, lane, user)
        return job

    def _forget(self, job: Job) -> None:
        """Count a job no more."""
        if self._jobs.get(job.errand) is not job:  # it is forgotten, and its errand may be asked again by now
            return
        del self._jobs[job.errand]
        self._waits[job.lane] -= 1
        for name in counted(job.user):
            self._held[name] -= 1
            if not self._held[name]:
                del self._held[name]

    def _leave(self, job: Job, waiter: asyncio.Future[bytes]) -> None:
        """Wait no longer; what nobody waits for is not begun, and what was begun is given up after a while."""
        user = job.waiters.pop(waiter, None)
        if user is not None and job.task is None:
            self._queues[job.lane].drop(job, user)
        if job.waiters:
            return
        if job.task is None:
            self._forget(job)
        else:
            asyncio.get_running_loop().call_later(GRACE, self._abandon, job)

    def _abandon(self, job: Job) -> None:
        """Stop a job unless somebody waits for it, again maybe."""
        if not job.waiters and job.task is not None:
            self._forget(job)
            job.task.cancel()

    def _dispatch(self) -> None:
        """Give idle workers what is next."""
        while self._idle and (job := self._next()) is not None:
            process = self._idle.popleft()
            if isinstance(process, Busy | Failed):
                self._hire()  # the last attempt failed; this errand fails, the next one may not
                self._forget(job)
                job.settle(process)
            else:
                self._running[job.lane] += 1
                job.task = asyncio.create_task(self._run(job, process))
                self._keep(job.task)

    def _next(self) -> Job | None:
        """Return the first job of the quickest lane that may run; what waits for it twice is queued twice."""
        for lane in LANES:
            if sum(self._running[lane:]) >= max(1, self.size - lane):
                continue
            while (job := self._queues[lane].take()) is not None:
                if job.task is None and job.waiters:
                    return job
        return None

    async def _run(self, job: Job, process: Process) -> None:
        """Have a worker do a job, tell who waits, and take the next one."""
        answer: bytes | Failed = Failed()
        try:
            async with asyncio.timeout(self.patience * (LENIENCE if job.lane == LONG else 1)):
                answer = await _ask(process, job.errand)
        except TimeoutError as trouble:
            answer = Exceeded(repr(trouble))
        except (OSError, EOFError) as trouble:
            answer = await _ended(process, repr(trouble))
        finally:
            self._running[job.lane] -= 1
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

    def _remember(self, job: Job, answer: bytes) -> None:
        """Keep a short answer; not what was read, which may depend on files beside ours."""
        if job.lane != READ and len(job.errand) + len(answer) <= SHORT:
            self._answers[job.errand] = answer
            if len(self._answers) > KEPT:
                self._answers.popitem(last=False)

    def _replace(self, process: Process) -> None:
        """Kill a worker that nobody waits for, and employ another."""
        with suppress(ProcessLookupError):
            process.kill()
        self._keep(asyncio.create_task(self._dismiss(process)))
        if not self._closed:
            self._hire()

    def _hire(self) -> None:
        self._keep(asyncio.create_task(self._start()))

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self) -> None:
        """Start a worker and wait until it is warm; one that cannot start leaves a gap that says so."""
        try:
            process = await asyncio.create_subprocess_exec(
                sys.executable, *self.command, stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        except OSError:  # the machine has no room for one more, which passes
            log.exception("a worker could not be started")
            self._ready(Busy())
            return
        self._all.add(process)
        try:
            warm = await _hear(process) == READY
        except (OSError, EOFError):
            warm = False
        if not warm:
            await self._dismiss(process)
        self._ready(process if warm else Failed())

    def _ready(self, process: Process | Busy | Failed) -> None:
        self._idle.append(process)
        self._dispatch()

    async def _dismiss(self, process: Process) -> None:
        """Kill a worker, once, and let go of its pipes, which end when they are read to the end."""
        if process not in self._all:
            return
        self._all.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        if process.stdout is not None:
            with suppress(OSError, RuntimeError):  # whoever still waits for an answer reads it to the end himself
                await process.stdout.read()
        await process.wait()


def counted(user: User) -> dict[str, int]:
    """Return what a user's errands are counted under, and how many there may be; nothing for the server's own."""
    guest = {f"guest {user.guest}": BY_GUEST} if user.guest else {}
    return guest | ({f"address {user.address}": BY_ADDRESS} if user.address else {})


async def _ended(process: Process, why: str) -> Failed:
    """Return what became of an errand whose worker ended: the system ends one that exceeds its limits."""
    with suppress(TimeoutError):
        async with asyncio.timeout(LEAVES):
            await process.wait()
    status = process.returncode
    return Exceeded(why) if status is not None and (status < 0 or status == SPENT) else Failed(why)


async def _ask(process: Process, errand: bytes) -> bytes:
    if process.stdin is None:
        raise EOFError
    process.stdin.write(len(errand).to_bytes(LENGTH, "big") + errand)
    await process.stdin.drain()
    return await _hear(process)


async def _hear(process: Process) -> bytes:
    if process.stdout is None:
        raise EOFError
    length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
    return await process.stdout.readexactly(length)
