"""The workshop: processes that compute what would keep tables waiting, each errand bounded, each can be cancelled.

An errand is bytes in and bytes out, over the worker's standard input and output. A worker that is cancelled, takes
too long or dies is killed and another takes its place; no table waits for more than its own errand.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE
from contextlib import AsyncExitStack, suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from asyncio.subprocess import Process

log: Final = logging.getLogger("vedette.table")

LENGTH: Final = 4
"""Bytes that tell how long a message is."""
LONGEST: Final = 64
"""Errands that may wait in a lane; more are refused."""
PATIENCE: Final = 60.0
"""Seconds that an errand may take before its worker is killed: a net under the budgets, which decide the results."""
LENIENCE: Final = 10
"""How many times that a long errand may take: where nothing is compiled and the machine is busy, what is sound may."""
QUICK: Final = 0
USUAL: Final = 1
LONG: Final = 2
"""The lanes. Long errands leave a worker to the usual ones, both leave one to the quick, which wait for no other."""
READY: Final = b"ready"
WORKER: Final = ("-m", "vedette.table.work.worker")


class Busy(Exception):  # noqa: N818 (it is a state of affairs, the caller refuses politely)
    """Too many errands wait already."""


class Failed(Exception):  # noqa: N818 (as above)
    """The errand could not be done: its worker died or took too long."""


def crew() -> int:
    """Return how many workers this machine should have: one core is left to the tables, a worker to each lane."""
    return max(LONG + 1, min(8, (os.cpu_count() or 2) - 1))


class Workshop:
    """A few worker processes. ``do`` may be awaited by many at once; cancelling it kills the work."""

    def __init__(self, size: int | None = None, command: tuple[str, ...] = WORKER, patience: float = PATIENCE) -> None:
        """Employ nobody yet. ``command`` are the arguments of a Python that does errands."""
        self.size = crew() if size is None else size
        self.command = command
        self.patience = patience
        self.waits = [0] * (LONG + 1)
        """Errands of each lane that are not done yet."""
        self.done = 0
        self.lost = 0
        self._idle: asyncio.Queue[Process | Busy | Failed] = asyncio.Queue()
        """Who waits for an errand; for a worker that could not start, what is said to who finds the gap."""
        self._ahead = [asyncio.Semaphore(max(1, self.size - 1)), asyncio.Semaphore(max(1, self.size - 2))]
        """How many errands that are not quick may be at work, and how many of these that are long."""
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
        await asyncio.sleep(0)  # who was just cancelled lets go first
        for process in list(self._all):
            self._keep(asyncio.create_task(self._dismiss(process)))
        while self._tasks or self._all:
            await asyncio.gather(*self._tasks, return_exceptions=True)
            for process in list(self._all):
                await self._dismiss(process)

    @property
    def waiting(self) -> int:
        """How many errands are not done yet."""
        return sum(self.waits)

    async def do(self, errand: bytes, *, lane: int = USUAL) -> bytes:
        """Return a worker's answer. No errand waits for one of a longer lane.

        Raises Busy at once where too many wait in its lane, Failed where no answer can be had.
        """
        if self.waits[lane] >= LONGEST or self._closed:
            raise Busy
        self.waits[lane] += 1
        try:
            async with AsyncExitStack() as held:
                for ahead in reversed(self._ahead[:lane]):
                    await held.enter_async_context(ahead)
                return await self._give(errand, self.patience * (LENIENCE if lane == LONG else 1))
        finally:
            self.waits[lane] -= 1

    async def _give(self, errand: bytes, patience: float) -> bytes:
        process = await self._idle.get()
        if isinstance(process, Busy | Failed):
            self._hire()  # the last attempt failed; this errand fails, the next one may not
            raise process
        whole = False
        try:
            async with asyncio.timeout(patience):
                answer = await _ask(process, errand)
            whole = True
        except (OSError, EOFError, TimeoutError) as trouble:
            raise Failed from trouble
        finally:
            if whole:
                self.done += 1
                self._idle.put_nowait(process)
            else:
                self.lost += 1
                self._replace(process)
        return answer

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
            self._idle.put_nowait(Busy())
            return
        self._all.add(process)
        try:
            warm = await _hear(process) == READY
        except (OSError, EOFError):
            warm = False
        if not warm:
            await self._dismiss(process)
        self._idle.put_nowait(process if warm else Failed())

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
