"""Asks workers to do jobs that belong to no table; what goes wrong becomes a Refusal."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from vedette.core.language import plain
from vedette.server.jobs import encoding, text_jobs
from vedette.server.jobs.encoding import Failed
from vedette.server.jobs.fair_queue import SERVER
from vedette.server.jobs.pool import Busy, Exceeded
from vedette.server.jobs.priority import priority
from vedette.session.effects import Refusal

if TYPE_CHECKING:
    from vedette.server.jobs.pool import WorkerPool
    from vedette.session.info import User
    from vedette.session.jobs import Job

log: Final = logging.getLogger("vedette.server")
Answer = TypeVar("Answer")


async def ask(pool: WorkerPool, what: Job, kind: type[Answer], otherwise: Refusal, *, user: User = SERVER) -> Answer:
    """Return a worker's decoded answer to a job; raises the Refusal ``otherwise`` if it failed, another if busy."""
    try:
        answer = encoding.opened(await pool.do(encoding.write(what), priority=priority(what), user=user))
    except Busy:
        raise Refusal("busy") from None
    except Failed:
        raise otherwise from None
    return msgspec.json.decode(answer, type=kind)


async def read(pool: WorkerPool, what: text_jobs.TextJob, *, user: User) -> bytes:
    """Return as JSON what a worker reads in a user's text.

    Raises the Trouble that reading raised, and a Refusal where the text exceeds its limit of time or memory.
    """
    try:
        text = encoding.write(what)
    except (OverflowError, RecursionError) as wrong:  # numbers and brackets that can be decoded but not encoded
        raise Refusal("form", where=plain(str(wrong))) from None
    try:
        return encoding.opened(await pool.do(text, priority=priority(what), user=user))
    except Busy:
        raise Refusal("busy") from None
    except encoding.JobRefused as refused:
        raise refused.trouble from None
    except Exceeded:
        raise Refusal("work") from None
    except Failed:
        log.exception("a worker could not read what was sent")
        raise Refusal("defect") from None


async def found(pool: WorkerPool, what: text_jobs.TextJob, kind: type[Answer], *, user: User) -> Answer:
    """Return what a worker reads in a user's text, decoded; raises what ``read`` raises."""
    return msgspec.json.decode(await read(pool, what, user=user), type=kind)
