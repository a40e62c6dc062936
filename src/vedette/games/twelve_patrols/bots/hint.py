"""A hint: the best next action from a seat's view, and why, as ids of messages with the numbers they name.

Four tiers are made of it: a nudge, the card or the line to look at, the action with its reasons, the line of play.
What is claimed for certain was counted over every order and every set of nine that is still possible; what is only
estimated says so, and a draft that its own undo frees is not called lost.
"""

from typing import Final, NamedTuple

from vedette.core.chance import Stream
from vedette.games.twelve_patrols.bots import beginner
from vedette.games.twelve_patrols.bots.doom import without_card, without_drafts
from vedette.games.twelve_patrols.bots.forecast import ALL, OrderChance, OrderForecast, RatedPlacement, forecast
from vedette.games.twelve_patrols.bots.shortage import Shortage, shortage
from vedette.games.twelve_patrols.bots.strategist import fills, plan
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.state import CHANGE_DIE, FILL, PLACE_CARD
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.solver.plan import line as play_line
from vedette.games.twelve_patrols.solver.question import WINNABLE, question_of
from vedette.games.twelve_patrols.solver.solver import solve

NO_ACTION: Final = -1
SHORTAGES: Final = ["contradiction", "dice", "line-items", "all-items", "together"]


class Reason(NamedTuple):
    """One sentence: the id of its message, and its numbers.

    Numbers called ``region``, ``line``, ``spot`` or ``action`` are to be named; ``cards`` are regions in a row.
    """

    message: str
    numbers: dict[str, int]
    cards: list[int]


class Hint(NamedTuple):
    """The best next action, -1 where there is none, and what there is to say about it."""

    action: int
    chance: OrderChance
    """With the best play from here."""
    nudge: list[Reason]
    card: list[Reason]
    why: list[Reason]
    against: list[Reason]
    """What the tempting alternative would do, with one order of cards in which it fails."""
    plan: list[int]
    """The rest of the turn; where nothing is hidden any more, the whole way to the win."""
    choices: list[RatedPlacement]
    """Every placement that can still win, best first, while a card is to be placed."""


def hint(game: Setup, view: bytes) -> Hint:
    """Return the best next action of a view and why.

    Raises ValueError where the player is not to act.
    """
    position = game.imagine(view, Stream(0))
    if position.phase() not in {PLACE_CARD, FILL, CHANGE_DIE}:
        raise ValueError(position.phase())
    before = forecast(game, position)
    chance = before.chance()
    if before.lost():
        return _lost(game, position, chance)
    if position.phase() == PLACE_CARD:
        return _place(game, position, before, chance)
    if position.phase() == FILL and position.unmet() == 0:
        why = [Reason("hint-wait", {}, []), _kept("hint-keeps", before.layouts(), chance)]
        return Hint(rules.END, chance, [Reason("hint-nothing-due", {}, [])], [], why, [], [rules.END], [])
    return _fill(game, position, chance)


def _kept(message: str, layouts: int, chance: OrderChance) -> Reason:
    """Return what something keeps: layouts, and orders of all orders where they were counted, or the interval."""
    if not chance.exact:
        message += "-about"
    elif chance.orders == chance.every:
        message += "-all"
    numbers = {"layouts": layouts, "orders": chance.orders, "every": chance.every, "percent": _percent(chance)}
    if not chance.exact:
        numbers["low"], numbers["high"] = round(100 * chance.low), round(100 * chance.high)
    return Reason(message, numbers, [])


def _percent(chance: OrderChance) -> int:
    """Return a share in hundredths; only what was counted is 0 or 100."""
    if chance.exact and chance.orders in {0, chance.every}:
        return 100 if chance.orders else 0
    return min(99, max(1, round(100 * chance.value)))


def told_short(found: Shortage) -> Reason:
    """Return a shortage as a sentence."""
    numbers = {"line": found.line, "need": found.need, "have": found.have}
    return Reason(f"hint-short-{SHORTAGES[found.kind]}", numbers, [])


def _lost(game: Setup, position: Position, chance: OrderChance) -> Hint:
    """Return the hint where nothing wins: take this turn's items back if that helps, or say what is short."""
    short = told_short(shortage(position))
    for message, freed in (
        ("hint-take-back", without_drafts(game, position)),
        ("hint-take-back-card", without_card(game, position)),
    ):
        free = None if freed is None else OrderForecast(freed)
        if free is not None and not free.lost():
            nudge = [Reason(message, {}, [])]
            layouts = Reason("hint-take-back-why", {"layouts": free.layouts()}, [])
            return Hint(NO_ACTION, chance, nudge, [short], [short, layouts], [], [], [])
    nudge = [Reason("hint-lost-given" if position.given() else "hint-lost", {}, [])]
    return Hint(NO_ACTION, chance, nudge, nudge, [short], [], [], [])


def _place(game: Setup, position: Position, before: OrderForecast, chance: OrderChance) -> Hint:
    """Return the hint for placing a card."""
    choices = before.choices()
    best = choices[0]
    legal = [action for action in position.legal() if rules.PLACE <= action < rules.PUT]
    equals = [choice for choice in choices if choice.orders == best.orders]
    count = {"good": len(equals), "all": len(legal), "alive": len(choices)}
    nudge = [Reason("hint-one-good" if len(equals) == 1 else "hint-some-good", count, [])]
    if not before.exact():
        nudge = [Reason("hint-some-keep", count, [])]
    card = [Reason("hint-look-at", {"region": (best.action - rules.PLACE) // rules.TARGETS}, [])]
    after = chance
    if before.exact():
        share = best.orders / before.every()
        after = OrderChance(best.orders, before.every(), share, share, exact=True, value=share)
    against = _against(position, before, choices, legal)
    actions = [best.action]
    placed = position.copy()
    placed.apply(best.action)
    if placed.phase() == FILL:
        actions += plan(game, placed, ALL)
    why = [_kept("hint-keeps", best.layouts, after)]
    return Hint(best.action, chance, nudge, card, why, against, _to_the_end(game, position, actions), choices)


def _against(
    position: Position, before: OrderForecast, choices: list[RatedPlacement], legal: list[int]
) -> list[Reason]:
    """Return what is wrong with the placement that looks best at first sight, if it is worse than the best."""
    kept = {choice.action: choice for choice in choices}
    best = choices[0]
    worse = [action for action in legal if action not in kept]
    if before.exact():
        worse = [action for action in legal if action not in kept or kept[action].orders < best.orders]
    if not worse:
        return []
    scores = [beginner.place_score(position, action) for action in worse]
    tempting = worse[scores.index(max(scores))]
    if tempting not in kept:
        after = position.copy()
        after.apply(tempting)
        if not before.complete:
            return []
        return [Reason("hint-instead-loses", {"action": tempting}, []), told_short(shortage(after))]
    orders, every = kept[tempting].orders, before.every()
    share = orders / every
    chance = OrderChance(orders, every, share, share, exact=True, value=share)
    numbers = {"action": tempting, "orders": orders, "every": every, "percent": _percent(chance)}
    return [Reason("hint-instead", numbers, []), *_example(before, tempting)]


def _example(before: OrderForecast, action: int) -> list[Reason]:
    """Return one order of the hidden cards in which a placement loses although all that follows is the best."""
    region, target = divmod(action - rules.PLACE, rules.TARGETS)
    offset = before.outlook.aim(target)
    steps = before.outlook.after(region, offset).refute() if offset >= 0 else []
    if not steps:
        return []
    cards = [step.revealed for step in steps]
    return [Reason("hint-example", {"region": cards[-1]}, cards)]


def _fill(game: Setup, position: Position, chance: OrderChance) -> Hint:
    """Return the hint for filling the lines that are complete, or for the change that is due."""
    actions = plan(game, position, ALL)
    lines = [line for line in range(rules.LINES) if position.unmet() >> line & 1]
    nudge = [Reason("hint-line-due", {"line": line}, []) for line in lines]
    why: list[Reason] = []
    against: list[Reason] = []
    if position.phase() == FILL:
        found = fills(game, position, ALL)
        if found:
            why = [_kept("hint-keeps", found[0].layouts, found[0].chance)]
            against = _against_fill(game, position, actions, found[0].chance)
    if not actions:
        return Hint(NO_ACTION, chance, nudge, nudge, why, against, [], [])
    card = _where(actions[0]) or nudge
    return Hint(actions[0], chance, nudge, card, why, against, _to_the_end(game, position, actions), [])


def _where(action: int) -> list[Reason]:
    """Return where to look for an action that fills or gives up."""
    if rules.PUT <= action < rules.DISCARD:
        return [Reason("hint-look-at-spot", {"spot": (action - rules.PUT) // rules.TYPES}, [])]
    if rules.DISCARD <= action < rules.END:
        return [Reason("hint-look-at-change", {}, [])]
    return []


def _against_fill(game: Setup, position: Position, actions: list[int], best: OrderChance) -> list[Reason]:
    """Return what is wrong with the cheapest fill, if it is worse."""
    cheap = [action for action in beginner.plan(position) if action != rules.END]
    if not cheap or cheap == [action for action in actions if action != rules.END]:
        return []
    after = position.copy()
    for action in cheap:
        after.apply(action)
    left = forecast(game, after)
    chance = left.chance()
    if not (chance.exact and best.exact) or chance.orders >= best.orders:
        return []
    puts = [action for action in cheap if rules.PUT <= action < rules.DISCARD and action not in actions]
    if not puts:
        return []
    if chance.orders == 0:
        return [Reason("hint-instead-loses", {"action": puts[0]}, []), told_short(shortage(after))]
    numbers = {"action": puts[0], "orders": chance.orders, "every": chance.every, "percent": _percent(chance)}
    return [Reason("hint-instead", numbers, [])]


def _to_the_end(game: Setup, position: Position, actions: list[int]) -> list[int]:
    """Return the actions and, where only one order of the cards is left, all that follow them to the win."""
    question = question_of(game, position, None)
    laid = [region for region in question.cells if region >= 0]
    if len(laid) + len(question.shown) + len(question.hidden) > rules.CELLS or len(question.hidden) > 1:
        return actions
    after = position.copy()
    for action in actions:
        if action not in after.legal():
            return actions
        after.apply(action)
    if after.phase() not in {PLACE_CARD, FILL}:
        for region in question.hidden:
            after.apply(rules.DRAW + region)
    if after.phase() != PLACE_CARD:
        return actions
    rest = question_of(game, after, None)
    answer = solve(rest)
    return actions + play_line(rest, answer) if answer.verdict == WINNABLE else actions
