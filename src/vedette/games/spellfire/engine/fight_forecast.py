"""What an attack or a card in a fight would weigh at once, before anything more is turned: the fight, looked ahead."""

from typing import NamedTuple

from vedette.games.spellfire.engine.agenda import weigh
from vedette.games.spellfire.engine.rules import ATTACK, YIELD
from vedette.games.spellfire.engine.turn import Position


class FightTotals(NamedTuple):
    """Both totals right after an action, and how many cards the defender may still reveal."""

    action: int
    mine: int
    theirs: int
    hidden: int


def forecast(position: Position, action: int) -> FightTotals | None:
    """Return what an attack or a played card comes to at once (§5.3, §5.4); None for what begins or joins no fight."""
    if not ATTACK <= action < YIELD:
        return None
    after = position.copy()
    after.apply(action)
    if after.column() < 0:
        return None
    mine, theirs = totals(after)
    return FightTotals(action, mine, theirs, after.left(after.column()))


def totals(position: Position) -> tuple[int, int]:
    """Return what both sides of the fight that is on weigh, the attacker's first."""
    scales = position.box.scales
    weigh(scales, position.words)
    return int(scales.total_mine), int(scales.total_theirs)


def forecasts(position: Position) -> list[FightTotals]:
    """Return the forecasts of everything that may be done now."""
    found: list[FightTotals] = []
    for action in position.legal():
        told = forecast(position, action)
        if told is not None:
            found.append(told)
    return found
