"""The second search: the engine's own rules, every action of every position, until one wins or none is left.

It knows nothing of lines, demands or arrangements. Positions with equal keys have equal futures, so each is tried once.
"""

from vedette.core.game import CHANCE, OVER
from vedette.games.twelve_patrols.engine.turn import Position


class TooLargeError(Exception):
    """More positions than were allowed."""


def winnable(position: Position, deal: list[int], most: int, seen: set[bytes] | None = None) -> bool:
    """Return whether any play wins from here with chance answered by the deal."""
    if position.mover() == OVER:
        return position.returns() == [1.0]
    seen = set() if seen is None else seen
    key = position.key()
    if key in seen:
        return False
    if len(seen) >= most:
        raise TooLargeError
    seen.add(key)
    actions = [deal[position.slot()]] if position.mover() == CHANCE else position.legal()
    for action in actions:
        after = position.copy()
        after.apply(action)
        if winnable(after, deal, most, seen):
            return True
    return False
