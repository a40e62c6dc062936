"""Observations: what a seat may know, its view and nothing else, as an array for a learner; and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray


def bits(view: bytes) -> NDArray[np.int8]:
    """Return a view as zeros and ones: index ``8 * k + n`` is bit ``n`` of byte ``k``, bit 0 the lowest."""
    return np.unpackbits(np.frombuffer(view, np.uint8), bitorder="little").view(np.int8)


def view_of(observation: NDArray[np.int8]) -> bytes:
    """Return the view that ``bits`` made an observation of: what players, ``Game.show`` and ``Game.describe`` read."""
    return np.packbits(observation.view(np.uint8), bitorder="little").tobytes()
