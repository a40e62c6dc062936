"""The workshop: processes that compute what would keep tables waiting, each errand bounded, each can be cancelled.

An errand is bytes in and bytes out, over the worker's standard input and output. A worker that is cancelled, takes
too long or dies is killed and another takes its place; no table waits for more than its own errand.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from asyncio.subprocess import Process

LENGTH: Final = 4
"""Bytes that tell how long a message is."""
LONGEST: Final = 64
"""Errands that may wait; more are refused."""
PATIENCE: Final = 60.0
"""Seconds that an errand may take before its worker is killed: a net under the budgets, which decide the results."""
READY: Final = b"ready"
WORKER: Final = ("-m", "vedette.table.work.worker")


class Busy(Exception):  # noqa: N818 (it is a state of affairs, the caller refuses politely)
    """Too many errands wait already."""


class Failed(Exception):  # noqa: N818 (as above)
    """The errand could not be done: its worker died or took too long."""


def crew() -> int:
    """Return how many workers this machine should have: one core is left to the tables, two workers at least."""
    return max(2, min(8, (os.cpu_count() or 2) - 1))


class Workshop:
    """A few worker processes. ``do`` may be awaited by many at once; cancelling it kills the work."""

    def __init__(self, size: int | None = None, command: tuple[str, ...] = WORKER, patience: float = PATIENCE) -> None:
        """Employ nobody yet. ``command`` are the arguments of a Python that does errands."""
        self.size = crew() if size is None else size
        self.command = command
        self.patience = patience
        self.waiting = 0
        self.done = 0
        self.lost = 0
        self._idle: asyncio.Queue[Process | None] = asyncio.Queue()
        self._slow = asyncio.Semaphore(max(1, self.size - 1))
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

    async def do(self, errand: bytes, *, slow: bool = False) -> bytes:
        """Return a worker's answer. Slow errands leave one worker free for the others.

        Raises Busy at once where too many wait, Failed where no answer can be had.
        """
        if self.waiting >= LONGEST or self._closed:
            raise Busy
        self.waiting += 1
        try:
            if not slow:
                return await self._give(errand)
            async with self._slow:
                return await self._give(errand)
        finally:
            self.waiting -= 1

    async def _give(self, errand: bytes) -> bytes:
        process = await self._idle.get()
        if process is None:
            self._hire()  # the last attempt failed; this errand fails, the next one may not
            raise Failed
        whole = False
        try:
            async with asyncio.timeout(self.patience):
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
        process = await asyncio.create_subprocess_exec(
            sys.executable, *self.command, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        self._all.add(process)
        try:
            warm = await _hear(process) == READY
        except (OSError, EOFError):
            warm = False
        if not warm:
            await self._dismiss(process)
        self._idle.put_nowait(process if warm else None)

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
