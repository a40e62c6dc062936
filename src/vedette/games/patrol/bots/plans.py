"""The plans of a player: whole commands, each from the present choice to where somebody else goes on.

An attack comes with its sacrifice and its target, an ability with whom it is used on, a formation with all cards that
are still in the hand. A card that is sacrificed is followed by the target that looks best.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from vedette.games.patrol.bots.commander import Commander
from vedette.games.patrol.bots.company import held
from vedette.games.patrol.engine import rules
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine.reach import level
from vedette.games.patrol.engine.state import zone
from vedette.games.patrol.engine.turn import Position

WIDTH: Final = 14
"""How many plans are considered, those with the best scores."""
SHAPES: Final = (
    (0, 0, 0, 0, 0),
    (0, 1, 1, 1, 1),
    (0, 1, 2, 2, 2),
    (0, 1, 2, 3, 3),
    (0, 0, 1, 1, 1),
    (0, 1, 1, 2, 2),
    (0, 1, 2, 3, 4),
)
"""Formations that are tried: for each card of a hand, who is better alone first, the number of its group."""
LEVELS: Final = ((0, 1, 1, 1, 1), (1, 1, 1, 1, 0))
"""Formations that are tried: for each card of a hand, the strongest first, the number of its group."""


class RoundPlan(NamedTuple):
    """A plan: actions of the mover, one after the other, and their score by rules of thumb."""

    actions: list[int]
    score: int


def plans(position: Position, judge: Commander) -> list[RoundPlan]:
    """Return the plans of the mover that look best, the best first; to stay is always among them."""
    found = _formations(position) if position.phase() == layout.SETUP else _commands(position, judge)
    order = sorted(range(len(found)), key=lambda at: (-found[at].score, at))
    chosen = [found[at] for at in order[:WIDTH]]
    return chosen + [found[at] for at in order[WIDTH:] if found[at].actions == [rules.STAY]]


def _commands(position: Position, judge: Commander) -> list[RoundPlan]:
    """Return as plans all legal actions with all ways to complete them by a target, outside of the set-up."""
    legal = position.legal()
    scores = judge.weigh(position, legal)
    found: list[RoundPlan] = []
    for at in range(len(legal)):
        after = position.copy()
        after.apply(legal[at])
        if after.phase() not in (layout.AIM, layout.PICK):
            found.append(RoundPlan([legal[at]], scores[at]))
            continue
        ways = after.legal()
        worths = judge.weigh(after, ways)
        targets = [one for one in range(len(ways)) if ways[one] >= rules.TARGET]
        best = targets[0]
        for one in targets:
            if worths[one] > worths[best]:
                best = one
        if rules.SACRIFICE <= legal[at] < rules.USE:
            found.append(RoundPlan([legal[at], ways[best]], scores[at]))
            continue
        top = max(worths)
        for one in range(len(ways)):
            ends = [ways[one]] if one in targets else _given(after, ways[one], judge)
            found.append(RoundPlan([legal[at], *ends], scores[at] - top + worths[one]))
    return found


def _given(position: Position, action: int, judge: Commander) -> list[int]:
    """Return a sacrifice, and the target that looks best after it."""
    after = position.copy()
    after.apply(action)
    targets = [one for one in after.legal() if one >= rules.TARGET]
    worths = judge.weigh(after, targets)
    return [action, targets[worths.index(max(worths))]]


def _formations(position: Position) -> list[RoundPlan]:
    """Return as plans the ways that are tried to lay all cards of the hand, none twice."""
    w = position.words
    seat = i64(position.mover())
    order = held(position, seat)
    ranked = [(-int(level(position.tables, seat, i64(position.held(int(seat), at)))), at) for at in order]
    ranked.sort()
    strongest = [at for _, at in ranked]
    begun = 0
    for place in range(rules.HAND):
        begun = max(begun, int(zone(w[layout.CARDS + rules.PLACES * seat + place])))
    tried: list[list[int]] = []
    for first in range(begun + 1):
        ways = [_laid(position, order, shape, first) for shape in SHAPES]
        ways += [_laid(position, strongest, shape, first) for shape in LEVELS]
        for laid in ways:
            if laid and laid not in tried:
                tried.append(laid)
    return [RoundPlan(actions, -at) for at, actions in enumerate(tried)]


def _laid(position: Position, hand: list[int], shape: tuple[int, ...], first: int) -> list[int]:
    """Return the actions that lay the hand in a shape whose first group is patrol ``first``; none if they cannot."""
    named: list[int] = []
    for at in range(len(hand)):
        if shape[at] not in named:
            named.append(shape[at])
    after = position.copy()
    actions: list[int] = []
    for group in range(len(named)):
        for at in range(len(hand)):
            if shape[at] == named[group]:
                action = rules.LAY + rules.PATROLS * hand[at] + first + group
                if first + group >= rules.PATROLS or not after.may(action):
                    return []
                after.apply(action)
                actions.append(action)
    return actions
