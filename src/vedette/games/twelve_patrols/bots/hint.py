"""A hint: the best next action from a seat's view, and why, as ids of messages with the numbers they name.

Four tiers are made of it: a nudge, the card or the line to look at, the action with its reasons, the line of play.
What is claimed for certain was counted over every order and every set of nine that is still possible; what is only
estimated says so, and a draft that its own undo frees is not called lost.
"""

from typing import Final, NamedTuple

from vedette.games.twelve_patrols.bots.alternative import Alternative, other_change, other_fill, other_placement
from vedette.games.twelve_patrols.bots.doom import without_card, without_drafts
from vedette.games.twelve_patrols.bots.forecast import ALL, OrderChance, OrderForecast, RatedPlacement, forecast
from vedette.games.twelve_patrols.bots.outlook import Outlook
from vedette.games.twelve_patrols.bots.reason import Reason, kept, lost_because, numbered, placed_region, plain
from vedette.games.twelve_patrols.bots.strategist import fills, plan
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.state import CHANGE_DIE, FILL, PLACE_CARD
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.solver.plan import line as play_line
from vedette.games.twelve_patrols.solver.question import WINNABLE, question_of
from vedette.games.twelve_patrols.solver.solver import solve

NO_ACTION: Final = -1
NAMED: Final = 4
"""The most spaces that a hint names as those where a region can still go."""
COUNTED: Final = 2000
"""The most winning arrangements that are searched for the spaces where a region can still go."""
NOTHING: Final = Alternative([], [])


class Hint(NamedTuple):
    """The best next action, -1 where there is none, and what there is to say about it."""

    action: int
    chance: OrderChance
    """The chance to win with the best play from this position on."""
    nudge: list[Reason]
    card: list[Reason]
    why: list[Reason]
    against: list[Reason]
    """What the tempting alternative would do, what it misses by, and one order of cards in which it fails."""
    plan: list[int]
    """The rest of the turn; where nothing is hidden any more, the whole way to the win."""
    choices: list[RatedPlacement]
    """Every placement that can still win, best first, while a card is to be placed."""
    details: list[Reason]
    """A whole kingdom that can still be won, and how the tempting alternative comes to fail, card by card."""


def hint(game: Setup, view: bytes) -> Hint:
    """Return the best next action of a view and why.

    Raises ValueError where the player is not to act.
    """
    position = game.position(view)
    if position.phase() not in {PLACE_CARD, FILL, CHANGE_DIE}:
        raise ValueError(position.phase())
    before = forecast(game, position)
    chance = before.chance()
    if before.lost():
        return _lost(game, position, chance)
    if position.phase() == PLACE_CARD:
        return _place(game, position, before, chance)
    if position.phase() == FILL and position.unmet() == 0:
        why = [plain("hint-wait"), kept(before.layouts(), chance)]
        nudge = [plain("hint-nothing-due")]
        return Hint(rules.END, chance, nudge, [], why, [], [rules.END], [], _layout(before, before.outlook))
    return _fill(game, position, chance)


def _lost(game: Setup, position: Position, chance: OrderChance) -> Hint:
    """Return the hint where nothing wins: take this turn's items back if that helps, or say what is short."""
    because = lost_because(game, position, -1 if position.new() < 0 else position.region_at(position.new()))
    why, details = because[:1], because[1:]
    for message, freed in (
        ("hint-take-back", without_drafts(game, position)),
        ("hint-take-back-card", without_card(game, position)),
    ):
        free = None if freed is None else OrderForecast(freed)
        if free is not None and not free.lost():
            layouts = numbered("hint-take-back-why", {"layouts": free.layouts()})
            details = [*_layout(free, free.outlook), *details]
            return Hint(NO_ACTION, chance, [plain(message)], why, [*why, layouts], [], [], [], details)
    nudge = [plain("hint-lost-given" if position.given() else "hint-lost")]
    return Hint(NO_ACTION, chance, nudge, nudge, why, [], [], [], details)


def _place(game: Setup, position: Position, before: OrderForecast, chance: OrderChance) -> Hint:
    """Return the hint for placing a card."""
    choices = before.choices()
    best = choices[0]
    legal = [action for action in position.legal() if rules.PLACE <= action < rules.PUT]
    equals = [choice for choice in choices if choice.orders == best.orders]
    count = {"good": len(equals), "all": len(legal), "alive": len(choices)}
    good = "hint-one-good" if len(equals) == 1 else "hint-all-good" if len(equals) == len(legal) else "hint-some-good"
    nudge = [numbered(good, count)]
    if not before.exact():
        nudge = [numbered("hint-some-keep", count)]
    region = placed_region(best.action)
    card = [numbered("hint-look-at", {"region": region})]
    after = chance
    if before.exact():
        share = best.orders / before.every()
        after = OrderChance(best.orders, before.every(), share, share, exact=True, value=share)
    other = other_placement(game, position, before, choices, legal)
    actions = [best.action]
    placed = position.copy()
    placed.apply(best.action)
    if placed.phase() == FILL:
        actions += plan(game, placed, ALL)
    why = [kept(best.layouts, after)]
    target = (best.action - rules.PLACE) % rules.TARGETS
    left = before.outlook.after(region, before.outlook.aim(target))
    if before.complete and target < rules.WEST_OF and best.layouts <= COUNTED:
        why += _fits(before, left, _spoken_of(other.against))
    details = [*_layout(before, left), *other.details]
    return Hint(
        best.action,
        chance,
        nudge,
        card,
        why,
        other.against,
        _to_the_end(game, position, actions),
        choices,
        details,
    )


def _spoken_of(reasons: list[Reason]) -> int:
    """Return the region that the reasons against an alternative say would fail, -1 for none."""
    for reason in reasons:
        if reason.message in {"hint-miss-region", "hint-miss-laid"}:
            return reason.numbers["region"]
        if reason.message == "hint-miss-edge":
            return reason.numbers["edge"] // 4
    return NO_ACTION


def _layout(before: OrderForecast, left: Outlook) -> list[Reason]:
    """Return the reason that shows one finished kingdom that can still be won from an outlook of a forecast."""
    sure = len(before.question.nines()) == 1
    return [Reason("hint-layout" if sure else "hint-layout-if", {}, layout, []) for layout in before.within(left, 1)]


def _fits(before: OrderForecast, left: Outlook, wanted: int) -> list[Reason]:
    """Return the reason that names the spaces where a region still to be placed lies in the winning arrangements.

    It is the one that the alternative would fail, if that is still to come, else the one with fewest spaces. Nothing is
    said where these are many, or lie outside what lies so far.
    """
    spaces = _spaces(before, left)
    named = [region for region in spaces if NO_ACTION not in spaces[region] and len(spaces[region]) <= NAMED]
    if not named:
        return []
    if wanted not in named:
        wanted = min([(len(spaces[region]), region) for region in named])[1]
    return [Reason("hint-fits", {"region": wanted, "spaces": len(spaces[wanted])}, [], spaces[wanted])]


def _spaces(before: OrderForecast, left: Outlook) -> dict[int, list[int]]:
    """Return for each region still to come the cells where winning layouts have it, as the kingdom lies now.

    A cell is -1 where the frame would have to move first.
    """
    first = min([cell for cell in range(rules.CELLS) if left.cells[cell] >= 0])
    found: dict[int, list[int]] = {}
    for layout in before.within(left, left.layouts()):
        at = layout.index(left.cells[first])
        south, east = at // 3 - first // 3, at % 3 - first % 3
        for place in range(rules.CELLS):
            region = layout[place]
            if region in left.cells:
                continue
            row, column = place // 3 - south, place % 3 - east
            cell = 3 * row + column if row >= 0 and column >= 0 else NO_ACTION
            found[region] = sorted({cell, *found.get(region, [])})
    return found


def _fill(game: Setup, position: Position, chance: OrderChance) -> Hint:
    """Return the hint for filling the lines that are complete, or for the change that is due."""
    actions = plan(game, position, ALL)
    lines = [line for line in range(rules.LINES) if position.unmet() >> line & 1]
    nudge = [numbered("hint-line-due", {"line": line}) for line in lines]
    why: list[Reason] = []
    other = NOTHING
    details: list[Reason] = []
    if position.phase() == FILL:
        found = fills(game, position, ALL)
        if found:
            why = [kept(found[0].layouts, found[0].chance)]
            other = other_fill(game, position, actions, found[0].chance)
            after = position.copy()
            for action in found[0].actions:
                after.apply(action)
            left = forecast(game, after)
            details = [*_layout(left, left.outlook), *other.details]
    elif actions:
        after = position.copy()
        after.apply(actions[0])
        left = forecast(game, after)
        why = [kept(left.layouts(), left.chance())]
        other = other_change(game, position, actions[0], left.chance())
        details = [*_layout(left, left.outlook), *other.details]
    if not actions:
        return Hint(NO_ACTION, chance, nudge, nudge, why, other.against, [], [], details)
    card = _where(actions[0]) or nudge
    line = _to_the_end(game, position, actions)
    return Hint(actions[0], chance, nudge, card, why, other.against, line, [], details)


def _where(action: int) -> list[Reason]:
    """Return the reason that points to the spot of a put, or to a change; none for other actions."""
    if rules.PUT <= action < rules.DISCARD:
        return [numbered("hint-look-at-spot", {"spot": (action - rules.PUT) // rules.TYPES})]
    if rules.DISCARD <= action < rules.END:
        return [plain("hint-look-at-change")]
    return []


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
