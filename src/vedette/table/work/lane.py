"""The lanes of the workshop: what an errand costs decides who may keep it waiting, and what it may take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.session import jobs, setup
from vedette.table.work.workshop import LENIENCE, LONG, PATIENCE, QUICK, READ, USUAL

if TYPE_CHECKING:
    from vedette.session.jobs import Any


class Limits(NamedTuple):
    """What a worker may take for one errand; the system ends a worker that takes more."""

    seconds: int
    """Of the processor."""
    memory: int
    """Bytes beyond what the worker holds as it begins."""


LIMITS: Final = {
    QUICK: Limits(int(PATIENCE), 1 << 31),
    READ: Limits(5, 1 << 28),
    USUAL: Limits(int(PATIENCE), 1 << 31),
    LONG: Limits(int(PATIENCE) * LENIENCE, 1 << 31),
}


def lane(what: Any) -> int:
    """Return the lane of an errand: players that answer at once, texts, what somebody waits for, what takes long."""
    if isinstance(what, jobs.Reading):
        return READ
    match what:
        case jobs.Choose():
            return QUICK if setup.quick(what.setup.game, what.player) else LONG
        case jobs.Review() | jobs.Find() | jobs.Today() | jobs.Invent():
            return LONG
    return USUAL


def limits(what: Any) -> Limits:
    """Return what a worker may take for an errand."""
    return LIMITS[lane(what)]
