"""For a hint: the worse action that looks best at first sight, why it is worse, and how it comes to lose."""

from typing import Final, NamedTuple

from vedette.games.twelve_patrols.bots import beginner
from vedette.games.twelve_patrols.bots import reason as reasons
from vedette.games.twelve_patrols.bots.forecast import OrderChance, OrderForecast, RatedPlacement, forecast
from vedette.games.twelve_patrols.bots.near_miss import near_miss
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.state import LOST
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.solver.question import Question, question_of

COMPARED: Final = 4
"""How many other puts or changes are weighed against the best; only one where the nine regions are unknown."""


class Alternative(NamedTuple):
    """The reasons why a tempting action is worse than the best, and their details; both empty where there is none."""

    against: list[reasons.Reason]
    details: list[reasons.Reason]


def other_placement(
    game: Setup, position: Position, before: OrderForecast, choices: list[RatedPlacement], legal: list[int]
) -> Alternative:
    """Return what is wrong with the placement that looks best at first sight among those worse than the best."""
    by_action = {choice.action: choice for choice in choices}
    best = choices[0]
    worse = [action for action in legal if action not in by_action]
    if before.exact():
        worse = [action for action in legal if action not in by_action or by_action[action].orders < best.orders]
    if not worse:
        return Alternative([], [])
    scores = [beginner.place_score(position, action) for action in worse]
    tempting = worse[scores.index(max(scores))]
    if tempting not in by_action:
        return _loses(game, position, tempting) if before.complete else Alternative([], [])
    orders, every = by_action[tempting].orders, before.every()
    told = _fewer(tempting, orders, every)
    example = _example(game, position, before, tempting)
    return Alternative([told, *example.against], example.details)


def other_fill(game: Setup, position: Position, actions: list[int], best: OrderChance) -> Alternative:
    """Return what is wrong with the cheapest fill, or with another item in the spot filled next, if it is worse.

    Each item is judged alone, with the best play after it.
    """
    if not best.exact:
        return Alternative([], [])
    legal = position.legal()
    tried = [put for put in beginner.plan(position) if rules.PUT <= put < rules.DISCARD and put in legal]
    spot = (actions[0] - rules.PUT) // rules.TYPES
    there = [put for put in legal if rules.PUT <= put < rules.DISCARD and (put - rules.PUT) // rules.TYPES == spot]
    for fillable in (True, False):
        tried += [put for put in there if _fills(position, put) == fillable and put not in tried]
    return _first_worse(game, position, [put for put in tried if put not in actions], best)


def other_change(game: Setup, position: Position, change: int, best: OrderChance) -> Alternative:
    """Return what is wrong with the change that is cheapest now, or with another value of the same die."""
    if not best.exact:
        return Alternative([], [])
    die = (change - rules.CHANGE) // 6
    legal = [action for action in position.legal() if rules.CHANGE <= action < rules.END and action != change]
    cheapest = beginner.plan(position)[0]
    tried = [action for action in legal if action == cheapest]
    tried += [action for action in legal if (action - rules.CHANGE) // 6 == die and action != cheapest]
    return _first_worse(game, position, tried, best)


def _first_worse(game: Setup, position: Position, tried: list[int], best: OrderChance) -> Alternative:
    """Return what is wrong with the first of a few actions that wins in fewer orders than the best."""
    most = COMPARED if len(question_of(game, position, None).nines()) == 1 else 1
    for action in tried[:most]:
        after = _after(position, action)
        if after.phase() == LOST:
            return _loses(game, position, action)
        chance = forecast(game, after).chance()
        if chance.exact and chance.orders < best.orders:
            if chance.orders == 0:
                return _loses(game, position, action)
            return Alternative([_fewer(action, chance.orders, chance.every)], [])
    return Alternative([], [])


def _after(position: Position, action: int) -> Position:
    """Return the position after an action."""
    after = position.copy()
    after.apply(action)
    return after


def _fills(position: Position, put: int) -> bool:
    """Return whether the complete lines can still be filled after an item is put."""
    return bool(beginner.plan(_after(position, put)))


def _fewer(action: int, orders: int, every: int) -> reasons.Reason:
    """Return the reason that an action wins in only so many of all orders of the hidden cards."""
    share = orders / every
    chance = OrderChance(orders, every, share, share, exact=True, value=share)
    numbers = {"action": action, "orders": orders, "every": every, "percent": reasons.percent(chance)}
    return reasons.numbered("hint-instead", numbers)


def _loses(game: Setup, position: Position, action: int) -> Alternative:
    """Return the reasons that an action loses and why, with details."""
    because = reasons.lost_because(game, _after(position, action), reasons.placed_region(action))
    details = because[1:] if reasons.placed_region(action) >= 0 else []  # items do not change which layout is nearest
    return Alternative([reasons.numbered("hint-instead-loses", {"action": action}), because[0]], details)


def _example(game: Setup, position: Position, before: OrderForecast, action: int) -> Alternative:
    """Return one order of the hidden cards in which a placement loses although all that follows is the best."""
    region, target = divmod(action - rules.PLACE, rules.TARGETS)
    offset = before.outlook.aim(target)
    if offset < 0:
        return Alternative([], [])
    here = before.outlook.after(region, offset)
    steps = here.refute()
    if not steps:
        return Alternative([], [])
    question = question_of(game, _after(position, action), None)
    details: list[reasons.Reason] = []
    for step in steps:
        question.hidden = [one for one in question.hidden if one != step.revealed]
        question.shown = sorted([*question.shown, step.revealed])
        question.pending = 0
        here = here.revealed(step.revealed)
        if step.region < 0:
            details.append(reasons.numbered("hint-then-nothing", {"region": step.revealed}))
            break
        aimed = here.target(step.offset)
        numbers = {"region": step.revealed, "action": rules.PLACE + step.region * rules.TARGETS + aimed}
        details.append(reasons.numbered("hint-then", numbers))
        here = here.after(step.region, step.offset)
        question = _placed(question, step.region, aimed)
    cards = [step.revealed for step in steps]
    against = [reasons.Reason("hint-example", {"region": cards[-1]}, cards, [])]
    found = near_miss(question, cards[-1])
    if found is not None:
        against.append(reasons.told_miss(found, question))
        details.append(reasons.nearest(found))
    return Alternative(against, details)


def _placed(question: Question, region: int, target: int) -> Question:
    """Return a solver's question after a region is placed, the next card awaited; its lines are filled later."""
    if target >= rules.NORTH_OF:
        question, cell = question.shifted(1, 0), target - rules.NORTH_OF
    elif target >= rules.WEST_OF:
        question, cell = question.shifted(0, 1), 3 * (target - rules.WEST_OF)
    else:
        question, cell = question.copy(), target
    question.cells[cell] = region
    question.shown = [one for one in question.shown if one != region]
    question.pending = min(1, len(question.hidden))
    question.filling = False
    return question
