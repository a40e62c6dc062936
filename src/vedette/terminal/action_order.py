"""The order in which a player's legal actions are listed: passing last, cards laid face down shuffled."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Parts = Mapping[str, int | str]

IDLE: Final = frozenset({"stay"})
"""Actions that change nothing; they are listed last, so that a 1 typed in haste does not choose one."""

Action = TypeVar("Action")

HAND: Final = 64
"""More than the number of cards that any hand has."""


class HandOrder:
    """Orders legal actions for display: those that do nothing last, the cards of a hand shuffled anew each turn.

    The number that a player types for a card that they lay face down then reveals nothing about it.
    """

    def __init__(self) -> None:
        self._turn = -1
        self._keys: list[int] = []

    def listed(self, turn: int, legal: list[Action], parts: Callable[[Action], Parts]) -> list[Action]:
        """Return legal actions in display order, the same throughout a turn; ``parts`` says what an action does."""
        legal = sorted(legal, key=lambda one: parts(one).get("do") in IDLE)
        told = [parts(one) for one in legal]
        if any(one.get("do") != "lay" or "card" not in one for one in told):
            return legal
        if self._turn != turn:
            self._turn, self._keys = turn, secrets.SystemRandom().sample(range(HAND), HAND)
        keys = [self._keys[int(one["card"]) % HAND] for one in told]
        return [legal[at] for at in sorted(range(len(legal)), key=keys.__getitem__)]
