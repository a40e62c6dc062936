"""The order in which actions are listed."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Parts = Mapping[str, int | str]

Action = TypeVar("Action")

HAND: Final = 64
"""More cards than a hand has."""


class Order:
    """Lists the cards of a hand that is to be laid in a secret order: who lays them as listed tells nothing by it."""

    def __init__(self) -> None:
        """Begin with no turn."""
        self._turn = -1
        self._keys: list[int] = []

    def listed(self, turn: int, legal: list[Action], parts: Callable[[Action], Parts]) -> list[Action]:
        """Return what may be done as it is listed; the order holds for a turn. ``parts`` says what an action names."""
        told = [parts(one) for one in legal]
        if any(one.get("do") != "lay" or "card" not in one for one in told):
            return legal
        if self._turn != turn:
            self._turn, self._keys = turn, secrets.SystemRandom().sample(range(HAND), HAND)
        keys = [self._keys[int(one["card"]) % HAND] for one in told]
        return [legal[at] for at in sorted(range(len(legal)), key=keys.__getitem__)]
