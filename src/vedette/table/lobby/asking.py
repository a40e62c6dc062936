"""Asking the workshop before there is a table: what it finds, or a refusal."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import msgspec

from vedette.table.rooms.outcome import Refusal
from vedette.table.work import errand
from vedette.table.work.lane import lane
from vedette.table.work.turns import SERVER
from vedette.table.work.workshop import Busy, Failed

if TYPE_CHECKING:
    from vedette.table.work.turns import User
    from vedette.table.work.workshop import Workshop

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
