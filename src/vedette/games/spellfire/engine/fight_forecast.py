"""The totals of a fight right after an attack or a played card, before any more cards are turned."""

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
    """Return the totals right after an attack or a played card (§5.3, §5.4); None for any other action."""
    if not ATTACK <= action < YIELD:
        return None
    after = position.copy()
    after.apply(action)
    if after.column() < 0:
        return None
    mine, theirs = totals(after)
    return FightTotals(action, mine, theirs, after.left(after.column()))


def totals(position: Position) -> tuple[int, int]:
    """Return the totals of both sides of the present fight, the attacker's first."""
    scales = position.box.scales
    weigh(scales, position.words)
    return int(scales.total_mine), int(scales.total_theirs)


def forecasts(position: Position) -> list[FightTotals]:
    """Return, for each legal action that begins a fight or plays a card in it, the totals right after it."""
    found: list[FightTotals] = []
    for action in position.legal():
        told = forecast(position, action)
        if told is not None:
            found.append(told)
    return found
