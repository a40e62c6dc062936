"""The lanes of the workshop: what an errand costs decides who may keep it waiting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.table.rooms import stage
from vedette.table.work import errand
from vedette.table.work.workshop import LONG, QUICK, USUAL

if TYPE_CHECKING:
    from vedette.table.work.errand import Any


def lane(what: Any) -> int:
    """Return the lane of an errand: players that answer at once, what somebody waits for, and what takes long."""
    match what:
        case errand.Choose():
            return QUICK if stage.quick(what.setup.game, what.player) else LONG
        case errand.Review() | errand.Find() | errand.Today() | errand.Invent():
            return LONG
    return USUAL
