"""The adviser: answers errands in a worker process, through the shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from vedette import shelf
from vedette.core.errors import Trouble, Unreadable
from vedette.core.record import Record
from vedette.table import errand

if TYPE_CHECKING:
    from vedette.core.game import Game

HELPS: Final[dict[str, frozenset[str]]] = {}
GRADES: Final[dict[str, list[int]]] = {}


def helps(name: str) -> frozenset[str]:
    """Return the help that there is for a game."""
    return HELPS.get(name, frozenset())


def grades(name: str) -> list[int]:
    """Return the grades that deals of a game can have."""
    return GRADES.get(name, [])


def open_again(setup: errand.Setup) -> Game:
    """Return the game of a setup."""
    return shelf.restore(Record("", setup.game, 0, "", setup.definition))


def do(text: bytes) -> bytes:
    """Return the answer to an errand, or why there is none."""
    try:
        return errand.GOOD + msgspec.json.encode(find(errand.read(text)))
    except Trouble as trouble:
        return errand.BAD + str(trouble).encode()


def find(what: errand.Any) -> msgspec.Struct:
    """Return what an errand asks for; raises Unreadable where there is no such help."""
    raise Unreadable("table-no-unknown-help", {"game": what.setup.game})


def warm() -> None:
    """Load what the first errand would wait for."""
