"""Priorities of jobs: how long a job takes decides which others may wait for it, and its limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.server.jobs import lab_jobs, text_jobs
from vedette.session import jobs, table_setup

if TYPE_CHECKING:
    from vedette.session.jobs import Job

QUICK: Final = 0
READ: Final = 1
USUAL: Final = 2
LONG: Final = 3
"""The priorities of jobs, from quick to long. Each leaves a worker to every quicker one, so that no job waits for
longer ones.
"""
PRIORITIES: Final = (QUICK, READ, USUAL, LONG)
PATIENCE: Final = 60.0
"""Seconds after which a job's worker is killed: a safety net, since budgets bound the jobs and decide their results."""
LENIENCE: Final = 10
"""Factor of the time limit of long jobs: a sound one may take that long on a busy machine with nothing compiled."""


class Limits(NamedTuple):
    """Limits for one job; the system kills a worker that exceeds them."""

    seconds: int
    """Seconds of processor time."""
    memory: int
    """Bytes above what the worker uses when it starts the job."""


LIMITS: Final = {
    QUICK: Limits(int(PATIENCE), 1 << 31),
    READ: Limits(5, 1 << 28),
    USUAL: Limits(int(PATIENCE), 1 << 31),
    LONG: Limits(int(PATIENCE) * LENIENCE, 1 << 31),
}


def priority(what: Job) -> int:
    """Return a job's priority: bots that answer at once, texts, what a user waits for, what takes long."""
    if isinstance(what, text_jobs.TextJob | lab_jobs.Preparing):
        return READ
    if isinstance(what, lab_jobs.LabJob):
        return LONG
    match what:
        case jobs.Choose():
            return QUICK if table_setup.quick(what.setup.game, what.player) else LONG
        case jobs.ReviewGame() | jobs.Find() | jobs.DailyDeal() | jobs.Invent():
            return LONG
    return USUAL


def limits(what: Job) -> Limits:
    """Return the limits of time and memory for a job."""
    return LIMITS[priority(what)]
