"""Measures of how a finished game went: when its result was decided, and by how much a seat had been behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette import capabilities, registry
from vedette.core.errors import Unsupported
from vedette.lab.winnability import UNDECIDED, VALUES, WON

if TYPE_CHECKING:
    from vedette.core.game import Game
    from vedette.core.match import Match


def check(made: Game) -> None:
    """Raise Unsupported if a game's course cannot be measured: a duel without points, or one player and no solver."""
    name = made.rules.name
    if made.rules.players == 1:
        capabilities.solver(made, "decided")
    elif registry.get(name).standing is None:
        raise Unsupported("decided", name)


def course(made: Game, match: Match, seat: int, budget: int) -> dict[str, int | None]:
    """Return how a finished match went for a seat: ``decided``, and in a game for two ``behind``.

    ``decided`` is, of a duel, the turn from whose end on the winner was ahead; of a game for one, how many choices had
    been made when a lost deal could no longer be won with all cards known, 0 for one that never could. ``behind`` is by
    how many points the seat was behind at the end of some turn before the last. None is what there is not: of a draw,
    of a deal that was won, where a search took more than ``budget`` nodes, 0 without end.
    """
    if made.rules.players == 1:
        return {"decided": slip(made, match, budget)}
    margins = [points[seat] - points[1 - seat] for points in standings(match)]
    mine, other = match.returns()[seat], match.returns()[1 - seat]
    behind = max([0, *(-margin for margin in margins[:-1])])
    if mine == other:
        return {"behind": behind, "decided": None}
    ahead = [margin > 0 if mine > other else margin < 0 for margin in margins]
    decided = len(ahead)
    while decided > 1 and ahead[decided - 2]:
        decided -= 1
    return {"behind": behind, "decided": decided}


def standings(match: Match) -> list[list[int]]:
    """Return each seat's points at the end of each turn of a duel; raises Unsupported where there are none."""
    standing = registry.get(match.game.rules.name).standing
    if standing is None:
        raise Unsupported("decided", match.game.rules.name)
    state, found = match.game.start(), []
    for action in match.actions:
        turn = state.turn()
        state.apply(action)
        if state.turn() > turn > 0:
            found.append(standing(state))
    return [*found, standing(state)]


def slip(made: Game, match: Match, budget: int) -> int | None:
    """Return after how many choices a lost deal could no longer be won with all cards known.

    None if the match was won, or a search took more than ``budget`` nodes. What cannot be won cannot be won later
    either, so the first such position is found by bisection.
    """
    if match.returns()[0] >= 1.0:
        return None
    solver = capabilities.solver(made, "decided")
    chosen = [number for number, mover in enumerate(match.movers) if mover >= 0]
    low, high = 0, len(chosen)  # what comes before ``low`` can be won, what comes from ``high`` on cannot
    while low < high:
        middle = (low + high) // 2
        verdict = VALUES[solver.settle(made, match.moment(chosen[middle]), match.deal, budget)[0]]
        if verdict == UNDECIDED:
            return None
        low, high = (middle + 1, high) if verdict == WON else (low, middle)
    return low
