"""Asking the workshop before there is a table: what it finds, or a refusal."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from vedette.core.language import plain
from vedette.table.rooms.outcome import Refusal
from vedette.table.work import errand
from vedette.table.work.lane import lane
from vedette.table.work.turns import SERVER
from vedette.table.work.workshop import Busy, Exceeded, Failed

if TYPE_CHECKING:
    from vedette.table.work.turns import User
    from vedette.table.work.workshop import Workshop

log: Final = logging.getLogger("vedette.table")
Answer = TypeVar("Answer")


async def ask(
    workshop: Workshop, what: errand.Any, kind: type[Answer], otherwise: Refusal, *, user: User = SERVER
) -> Answer:
    """Return what a worker finds for a user; raises a Refusal, ``otherwise`` where nothing was found."""
    try:
        answer = errand.opened(await workshop.do(errand.write(what), lane=lane(what), user=user))
    except Busy:
        raise Refusal("busy") from None
    except Failed:
        raise otherwise from None
    return msgspec.json.decode(answer, type=kind)


async def read(workshop: Workshop, what: errand.Reading, *, user: User) -> bytes:
    """Return what a worker reads in a user's text, as JSON.

    Raises the Trouble that reading raised, and a Refusal where the text takes more time or memory than it may.
    """
    try:
        text = errand.write(what)
    except (OverflowError, RecursionError) as wrong:  # numbers and brackets that came in and do not get out
        raise Refusal("form", where=plain(str(wrong))) from None
    try:
        return errand.opened(await workshop.do(text, lane=lane(what), user=user))
    except Busy:
        raise Refusal("busy") from None
    except errand.Refused as refused:
        raise refused.trouble from None
    except Exceeded:
        raise Refusal("work") from None
    except Failed:
        log.exception("a worker could not read what was sent")
        raise Refusal("defect") from None
