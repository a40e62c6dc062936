"""Asking the workshop before there is a table: what it finds, or a refusal."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from vedette.core.language import plain
from vedette.session import jobs
from vedette.session.effects import Refusal
from vedette.session.jobs import Failed
from vedette.table.work.lane import lane
from vedette.table.work.turns import SERVER
from vedette.table.work.workshop import Busy, Exceeded

if TYPE_CHECKING:
    from vedette.session.seats import User
    from vedette.table.work.workshop import Workshop

log: Final = logging.getLogger("vedette.table")
Answer = TypeVar("Answer")


async def ask(
    workshop: Workshop, what: jobs.Any, kind: type[Answer], otherwise: Refusal, *, user: User = SERVER
) -> Answer:
    """Return what a worker finds for a user; raises a Refusal, ``otherwise`` where nothing was found."""
    try:
        answer = jobs.opened(await workshop.do(jobs.write(what), lane=lane(what), user=user))
    except Busy:
        raise Refusal("busy") from None
    except Failed:
        raise otherwise from None
    return msgspec.json.decode(answer, type=kind)


async def read(workshop: Workshop, what: jobs.Reading, *, user: User) -> bytes:
    """Return what a worker reads in a user's text, as JSON.

    Raises the Trouble that reading raised, and a Refusal where the text takes more time or memory than it may.
    """
    try:
        text = jobs.write(what)
    except (OverflowError, RecursionError) as wrong:  # numbers and brackets that came in and do not get out
        raise Refusal("form", where=plain(str(wrong))) from None
    try:
        return jobs.opened(await workshop.do(text, lane=lane(what), user=user))
    except Busy:
        raise Refusal("busy") from None
    except jobs.Refused as refused:
        raise refused.trouble from None
    except Exceeded:
        raise Refusal("work") from None
    except Failed:
        log.exception("a worker could not read what was sent")
        raise Refusal("defect") from None


async def found(workshop: Workshop, what: jobs.Reading, kind: type[Answer], *, user: User) -> Answer:
    """Return what a worker reads in a user's text; raises what ``read`` raises."""
    return msgspec.json.decode(await read(workshop, what, user=user), type=kind)
