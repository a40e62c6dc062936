"""What a seat sees, as bytes, and back. Nothing is hidden but what lies face down, and no position holds that."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.errors import Unreadable
from vedette.games.spellfire.engine.layout import WORDS
from vedette.games.spellfire.engine.state import Box
from vedette.games.spellfire.engine.turn import Position

BYTES: Final = 8
"""To a word."""


def position(box: Box, view: bytes) -> Position:
    """Return the position a view was taken of: there is only one.

    Raises Unreadable for bytes that are no view.
    """
    if len(view) != WORDS * BYTES:
        raise Unreadable("spellfire-view", {"has": str(len(view)), "wants": str(WORDS * BYTES)})
    return Position(box, vec[i64](memoryview(view).cast("q")))
