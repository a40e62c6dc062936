"""What something costs a server: processor time of its loop's thread, which no busy machine changes, and memory."""

from __future__ import annotations

import asyncio
import os
import resource
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

import pytest
from tests.server.served import Here, House, house
from tests.testgame.plugin import bring

from vedette import capabilities, decks, registry
from vedette.server import app_state, connections
from vedette.server.jobs import handlers
from vedette.server.jobs.encoding import Failed
from vedette.server.jobs.fair_queue import SERVER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.server.served import Guest

    from vedette.session.info import User

Answer = TypeVar("Answer")

LOOP: Final = 0.050
"""Seconds of a processor that a request may take of the loop's thread."""
GAMES: Final = registry.names()
UNIT: Final = 0.010
"""Seconds that ``slowness`` takes for its work on a machine as quick as the budget is meant for, with Python 3.11."""
FAR: Final = 40.0
"""How many times that is far too much: more than what the collector may take of a process that has run many tests."""
ASKED: Final = 3
"""How often a request is asked at most, where something else took the processor meanwhile."""
GROWTH: Final = 20.0
"""Megabytes that a request may add to the process at its largest."""
FREE: Final = (1e9, 1e9)
"""A budget that nothing exhausts: what is measured is the cost of each thing, not how many there may be."""


class Elsewhere(Here):
    """Does jobs in a thread: what workers compute is no part of what the loop does; deals of the day take long."""

    async def do(self, job: bytes, *, priority: int = 0, user: User = SERVER) -> bytes:
        if b'"today"' in job:
            raise Failed
        return await asyncio.to_thread(handlers.do, job)


@contextmanager
def served(folder: Path) -> Iterator[House]:
    """Serve without limits by address, and with the two-seat game of the tests."""
    with pytest.MonkeyPatch.context() as patch:
        for limit in ("FRAMES", "ALL_FRAMES", "TALK", "TALKS"):
            patch.setattr(connections, limit, FREE)
        bring(patch)
        patch.setattr(app_state, "HEAVY", 0.0)
        with house(folder, pool=Elsewhere) as here:
            here.state.limits.burst, here.state.limits.rate = FREE
            with here.guest() as guest:
                once(guest)
            yield here


def once(guest: Guest) -> None:
    """Ask for what is read once and kept for all."""
    for language in ("en", "fr"):
        guest.get("/api/games", params={"lang": language})
        for game in GAMES:
            guest.get(f"/api/pool/{game}", params={"lang": language})
            guest.post("/api/decks", json={"game": game, "text": "name: x\na\n"}, params={"lang": language})
            card = {"id": "a", "name": "A", "type": "ally"}
            said = {"text": "a", "language": "en"}
            guest.post("/api/sets", json={"game": game, "cards": [card], "heard": said}, params={"lang": language})
            guest.get(f"/api/prints/{game}/{next(iter(capabilities.printing(game).kinds))}/{decks.names(game)[0]}")


class Cost:
    """The dearest of all requests."""

    seconds = 0.0
    megabytes = 0.0
    slowest = largest = ""


def measured(here: House, name: str, ask: Callable[[], Answer]) -> Answer:
    """Return the answer to what is asked, if it keeps the law.

    Time is the processor's, so that a busy machine fails nobody; but a guest of another system counts as its own what
    that took away, and two threads that share a core are both slow. So what costs too much is counted by how slow the
    processor is just then; and if that is not far too much it is asked anew, ``ASKED`` times in all, and its least
    time counts.
    """
    clock = time.pthread_getcpuclockid(here.thread.ident or 0)
    seconds = megabytes = 0.0
    for again in range(ASKED):
        largest, before = peak(), time.clock_gettime(clock)
        answer = ask()
        took = time.clock_gettime(clock) - before
        if took >= LOOP:
            took /= slowness()
        seconds, megabytes = min(seconds, took) if again else took, max(megabytes, peak() - largest)
        if seconds < LOOP or seconds > FAR * LOOP:
            break
    if seconds > Cost.seconds:
        Cost.seconds, Cost.slowest = seconds, name
    if megabytes > Cost.megabytes:
        Cost.megabytes, Cost.largest = megabytes, name
    assert seconds < LOOP, f"{name}: {seconds * 1000:.0f} ms of the loop"
    assert megabytes < GROWTH, f"{name}: {megabytes:.0f} MB"
    return answer


def slowness() -> float:
    """Return how many times as long as on such a machine a fixed piece of work takes here and now, at least 1."""
    begun = time.thread_time()
    for number in range(60_000):
        str(number)
    return max(1.0, (time.thread_time() - begun) / UNIT)


def peak() -> float:
    """Return the megabytes of this process at its largest."""
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


def told() -> str:
    """Return the dearest in one line, and write it to the file that VEDETTE_FIGURES names, if it names one."""
    line = f"{Cost.seconds * 1000:.1f} ms ({Cost.slowest}), {Cost.megabytes:.1f} MB ({Cost.largest})\n"
    if file := os.environ.get("VEDETTE_FIGURES"):
        with Path(file).open("a", encoding="utf-8") as figures:
            figures.write(line)
    return line
