"""Reasons of a hint: sentences as ids of messages with their numbers, and why a position cannot be won."""

from typing import NamedTuple

from vedette.games.twelve_patrols.bots.forecast import OrderChance
from vedette.games.twelve_patrols.bots.near_miss import NearMiss, near_miss
from vedette.games.twelve_patrols.bots.shortage import SHORTAGES, Shortage, shortage
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.state import LOST
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.solver.question import Question, question_of
from vedette.games.twelve_patrols.solver.requirements import CANNOT, standing


class Reason(NamedTuple):
    """One sentence: the id of its message, and its numbers.

    Numbers called ``region``, ``edge`` (four times the region, and the side), ``line``, ``spot`` or ``action`` are to
    be named; ``cards`` are regions in a row, or nine of them a kingdom row by row; ``cells`` are to be named too.
    """

    message: str
    numbers: dict[str, int]
    cards: list[int]
    cells: list[int]


def plain(message: str) -> Reason:
    """Return the reason of a hint that is a message without numbers."""
    return Reason(message, {}, [], [])


def numbered(message: str, numbers: dict[str, int]) -> Reason:
    """Return the reason of a hint that is a message with numbers."""
    return Reason(message, numbers, [], [])


def kept(layouts: int, chance: OrderChance) -> Reason:
    """Return the reason that says how many winning arrangements and orders, or what interval, an action keeps."""
    message = "hint-keeps"
    if not chance.exact:
        message += "-about"
    elif chance.orders == chance.every:
        message += "-all"
    numbers = {"layouts": layouts, "orders": chance.orders, "every": chance.every, "percent": percent(chance)}
    if not chance.exact:
        numbers["low"], numbers["high"] = round(100 * chance.low), round(100 * chance.high)
    return numbered(message, numbers)


def percent(chance: OrderChance) -> int:
    """Return a share in hundredths; only what was counted is 0 or 100."""
    if chance.exact and chance.orders in {0, chance.every}:
        return 100 if chance.orders else 0
    return min(99, max(1, round(100 * chance.value)))


def told_short(found: Shortage) -> Reason:
    """Return the reason that says what is short in a position that cannot be won."""
    numbers = {"line": found.line, "need": found.need, "have": found.have}
    return numbered(f"hint-short-{SHORTAGES[found.kind]}", numbers)


def told_miss(found: NearMiss, question: Question) -> Reason:
    """Return the reason that names the one thing that a lost position lacks."""
    if found.side >= 0:
        return numbered("hint-miss-edge", {"edge": 4 * found.region + found.side})
    if found.region < 0:
        return numbered("hint-miss-item", {"colour": found.colour})
    laid = found.region in question.cells
    return numbered("hint-miss-laid" if laid else "hint-miss-region", {"region": found.region})


def nearest(found: NearMiss) -> Reason:
    """Return the reason that shows the kingdom which lacks only one thing."""
    return Reason("hint-layout-miss", {}, found.cells, [])


def lost_because(game: Setup, position: Position, first: int) -> list[Reason]:
    """Return why a position that cannot be won is lost, and where one is known the layout that comes nearest.

    A requirement that nothing meets is named before a line that cannot be filled, and both before what the whole
    kingdom misses by; ``first`` is the region to be asked about first, -1 for none.
    """
    for mark in standing(position)[0]:
        if mark.state == CANNOT:
            return [numbered("hint-edge-never", {"edge": 4 * position.region_at(mark.cell) + mark.side})]
    short = shortage(position)
    if short.line < 0 and position.phase() != LOST:
        question = question_of(game, position, None)
        found = near_miss(question, first)
        if found is not None:
            return [told_miss(found, question), nearest(found)]
    return [told_short(short)]


def placed_region(action: int) -> int:
    """Return the region that an action places, -1 for another action."""
    return (action - rules.PLACE) // rules.TARGETS if rules.PLACE <= action < rules.PUT else -1
