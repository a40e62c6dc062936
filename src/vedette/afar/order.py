"""The order in which answers are listed."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from vedette.table.wire import news

HAND: Final = 64
"""More cards than a hand has."""


class Order:
    """Lists cards to be laid in an order that nobody else knows: whoever lays them as they are listed tells nothing."""

    def __init__(self) -> None:
        """Begin with no turn."""
        self._turn = -1
        self._keys: list[int] = []

    def listed(self, table: news.Table | None) -> list[news.Choice]:
        """Return what may be done as it is listed; the order holds for a turn."""
        legal = table.legal if table is not None else []
        if table is None or any(one.parts.get("do") != "lay" or "card" not in one.parts for one in legal):
            return legal
        if self._turn != table.turn:
            self._turn, self._keys = table.turn, secrets.SystemRandom().sample(range(HAND), HAND)
        return sorted(legal, key=lambda choice: self._keys[int(choice.parts["card"]) % HAND])
