"""Openings drawn by lot, and what each soldier and each colour in them adds to the share of games won.

The opening five of both seats are drawn from all soldiers and from four without ability of each level, each of which
takes the place of a soldier of its level. Half of the ten are coloured by lot. The four are as unlike one another as
the ninety, so that who opened with one of them had otherwise the same chances of every level as who opened with a
soldier.

One regression over all games tells the effects: the nine other cards of both hands, their colours and who attacked
first are held fixed. So they take nothing from an effect and add nothing to its interval.

- *A soldier's* is what it adds more than one of its level without ability.
- *A colour's* is what it adds to one of the ninety more than leaving it plain. It is told apart from what the colour
  adds to those without ability: as many of these are of level 5 as of level 1, which is not so in a deck, and a health
  more is worth far more to a card of level 4 or 5 than to one of level 1.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bench.regression import Fit, Regression

from vedette.core.chance import Stream
from vedette.core.interval import Z
from vedette.games.patrol.cards.deck import Draft
from vedette.games.patrol.cards.sets import SoldierFace, SoldierSet, house
from vedette.games.patrol.engine.rules import DRAW, FIRST, HAND, SEATS
from vedette.games.patrol.engine.soldier import COLOURS, LEVELS, PLAIN, QUOTAS, Card, Deck, Roster, Said, Soldier
from vedette.games.patrol.text.speech import Patrol

OFTEN = 4
"""Soldiers without ability, of each level, among those that an opening five is drawn from."""
SOLDIERS = house().roster.soldiers
ATTACKS = "attacks first"
YARDSTICK = "without ability, level 0"
"""What the effects in a fit are counted from; five cards each have, so that one of their kinds must add nothing."""


class Opening(NamedTuple):
    """One game to be: each seat's opening five and whole deck, and the deal that brings them."""

    fives: tuple[list[Card], ...]
    drafts: tuple[Draft, ...]
    deal: list[int]
    seed: int

    def made(self) -> Patrol:
        return Patrol((self.drafts[0], self.drafts[1]))


class Effects(NamedTuple):
    """What was found, and how many cards of each kind opened."""

    fit: Fit
    opened: Counter[str]


def drawn(games: int, seed: int) -> Iterator[Opening]:
    """Yield openings: no more of a level than a deck may have, behind them the other cards of the ninety, plain."""
    cards, lot, rng = with_blanks(), [*range(len(SOLDIERS) + OFTEN * LEVELS)], Stream(seed)
    for game in range(games):
        fives, drafts, deal = [], [], [FIRST + rng.below(SEATS)]
        for _ in range(SEATS):
            rng.shuffle(lot)
            while not allowed(lot[:HAND]):
                rng.shuffle(lot)
            five = [Card(at, hue(rng)) for at in lot[:HAND]]
            rest = behind(lot[:HAND], rng)
            listed = sorted({*five, *rest})
            fives.append(five)
            drafts.append(Draft(Deck("lot", tuple(listed)), cards))
            order = [listed.index(card) for card in rest]
            deal += [DRAW + slot for slot in [*(listed.index(card) for card in five), *order]]
        yield Opening(tuple(fives), tuple(drafts), deal, seed + 2 * game)


def with_blanks() -> SoldierSet:
    """Return the house set and behind it the soldiers without ability, level by level."""
    blanks = tuple(Soldier(f"blank-{level}-{one}", level, 0) for level in range(LEVELS) for one in range(OFTEN))
    roster = Roster("house and blanks", SOLDIERS + blanks, house().roster.colours)
    return SoldierSet(roster, house().faces + tuple(SoldierFace(Said(one.id, one.id)) for one in blanks))


def allowed(opening: list[int]) -> bool:
    """Return whether an opening has no more of a level than a deck may have."""
    levels = Counter(level_of(at) for at in opening)
    return all(count <= QUOTAS[level] for level, count in levels.items())


def level_of(at: int) -> int:
    """Return the level of a soldier of the lot: of the ninety, or of those without ability, which follow them."""
    return SOLDIERS[at].level if at < len(SOLDIERS) else (at - len(SOLDIERS)) // OFTEN


def behind(opening: list[int], rng: Stream) -> list[Card]:
    """Return the other cards of the ninety in the order drawn: one fewer of a level for each card without ability."""
    rest = [at for at in range(len(SOLDIERS)) if at not in opening]
    rng.shuffle(rest)
    for blank in opening:
        if blank >= len(SOLDIERS):
            rest.remove(next(at for at in rest if SOLDIERS[at].level == level_of(blank)))
    return [Card(at) for at in rest]


def hue(rng: Stream) -> int:
    return 1 + rng.below(len(COLOURS)) if rng.below(2) else PLAIN


def effects(played: Iterable[tuple[Opening, float]]) -> Effects:
    """Return what openings added to the results of seat 0, each from 0 for a loss to 1 for a win."""
    found, opened = Regression(), Counter[str]()
    for opening, won in played:
        sides = [[thing for card in five for thing in things(card)] for five in opening.fives]
        for side in sides:
            opened.update(side)
        sides[opening.deal[0] - FIRST].append(ATTACKS)
        counted = [[thing for thing in side if thing != YARDSTICK] for side in sides]
        found.add(counted[0], counted[1], won - 1 / 2)
    return Effects(found.fit(), opened)


def things(card: Card) -> list[str]:
    """Return what a card brings: its soldier, and its colour on a soldier of the ninety or on one without ability."""
    able = card.soldier < len(SOLDIERS)
    soldier = SOLDIERS[card.soldier].id if able else blank(level_of(card.soldier))
    if card.colour == PLAIN:
        return [soldier]
    colour = COLOURS[card.colour - 1]
    return [soldier, colour if able else f"{colour} without ability"]


def blank(level: int) -> str:
    return f"without ability, level {level}"


def told(found: Effects) -> Iterator[str]:
    """Yield the tables of soldiers and of colours, in points of a hundred."""
    yield f"The ten cards and who attacks first account for {found.fit.explained:.0%} of how the results vary."
    yield "\n## Soldiers: what one in the opening five adds to the share of games won\n"
    yield "In points of a hundred, against a soldier of the same level without ability.\n"
    yield "| soldier | effect | 95% interval | opened |\n|---|---|---|---|"
    yield from rows(found, {one.id: None if blank(one.level) == YARDSTICK else blank(one.level) for one in SOLDIERS})
    yield "\n## Colours: what one on a soldier of the opening five adds\n"
    yield "In points of a hundred, against the same soldier plain. Soldiers without ability are not counted: their"
    yield "levels are not a deck's, and on its level hangs what a health more, say, is worth to a card.\n"
    yield "| colour | effect | 95% interval | opened |\n|---|---|---|---|"
    yield from rows(found, dict.fromkeys(COLOURS))


def rows(found: Effects, against: dict[str, str | None]) -> Iterator[str]:
    """Yield a row for each thing with what it is measured against, the greatest effect first."""
    measured = sorted(((*found.fit.effect(thing, less), thing) for thing, less in against.items()), reverse=True)
    for effect, error, thing in measured:
        middle, spread = 100 * effect, 100 * Z * error
        ends = f"{middle - spread:+.1f} to {middle + spread:+.1f}"
        yield f"| {thing} | {middle:+.1f} | {ends} | {found.opened[thing]:,} |"
