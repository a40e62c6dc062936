"""The order in which legal actions are listed: what does nothing last, cards that are laid in secret shuffled."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Parts = Mapping[str, int | str]

IDLE: Final = frozenset({"stay"})
"""What changes nothing: an answer that the number 1, typed in haste, shall not give."""

Action = TypeVar("Action")

HAND: Final = 64
"""More cards than any hand has."""


class HandOrder:
    """Puts what does nothing last, and shuffles the cards of a hand: laying them as listed then reveals nothing."""

    def __init__(self) -> None:
        self._turn = -1
        self._keys: list[int] = []

    def listed(self, turn: int, legal: list[Action], parts: Callable[[Action], Parts]) -> list[Action]:
        """Return the actions in the order of this turn; ``parts`` says what an action does and which cards it names."""
        legal = sorted(legal, key=lambda one: parts(one).get("do") in IDLE)
        told = [parts(one) for one in legal]
        if any(one.get("do") != "lay" or "card" not in one for one in told):
            return legal
        if self._turn != turn:
            self._turn, self._keys = turn, secrets.SystemRandom().sample(range(HAND), HAND)
        keys = [self._keys[int(one["card"]) % HAND] for one in told]
        return [legal[at] for at in sorted(range(len(legal)), key=keys.__getitem__)]
