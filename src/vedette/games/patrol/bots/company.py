"""Judges by the powers of cards which are better laid alone and which together, and how to assign patrols."""

from typing import Final

from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.core.player import NEVER
from vedette.games.patrol.engine import rules, vocabulary
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine.card_tables import SPAN, CardTables
from vedette.games.patrol.engine.reach import level
from vedette.games.patrol.engine.state import Field, count, patrol, zone

ROAMERS: Final = 2
"""How many cards of a hand must need nobody beside them before such cards are laid alone."""
BAIT: Final = 4
"""How many soldiers a clause that does more against many enemies counts for, in a patrol that is outnumbered."""

OFTEN: Final = 410
"""In thousandths: how often who is best alone is laid alone, in 16 games between players of level 3, starter decks."""
SELDOM: Final = 70
"""In thousandths: how often a card that wants company most is laid alone, in the same games between players of level
3."""
LONELY: Final = (140, 190, 190, 220, 220)
"""In thousandths: how often cards between the two extremes are laid alone, by ``apart``: below -1, then -1 to 3."""


def roams(tables: CardTables, at: i64) -> bool:
    """Return whether a card has a reveal ability that needs neither a patrolmate nor an enemy in front."""
    for which in range(2):
        first = tables.begin[2 * at + which]
        if first < tables.end[2 * at + which]:
            clause = tables.clauses[first]
            who = clause >> vocabulary.WHO_AT & vocabulary.PART
            if (
                clause & vocabulary.PART == vocabulary.USE
                and clause >> vocabulary.COND_AT & vocabulary.PART != vocabulary.OUTNUMBERED
                and who
                in (
                    vocabulary.TEAMMATE,
                    vocabulary.DISTANT,
                    vocabulary.ANYWHERE,
                    vocabulary.TEAMMATES,
                    vocabulary.EVERYWHERE,
                )
            ):
                return True
    return False


def apart(tables: CardTables, at: i64) -> int:
    """Return how much more a card’s powers do where it stands alone than in company; below 0 it wants company."""
    worth = 2 if roams(tables, at) else 0
    for where in _clauses(tables, at):
        clause = tables.clauses[where]
        cond = clause >> vocabulary.COND_AT & vocabulary.PART
        who = clause >> vocabulary.WHO_AT & vocabulary.PART
        per = clause >> vocabulary.PER_AT & vocabulary.PER_BITS
        amount = (clause >> vocabulary.AMOUNT_AT & vocabulary.AMOUNT_BITS) - vocabulary.NO_AMOUNT
        if cond == vocabulary.ALONE:
            worth += 4
        if who in (vocabulary.PATROLMATE, vocabulary.PATROLMATES):
            worth -= 3
        elif per == vocabulary.PER_PATROLMATE:
            worth -= 3 if amount > 0 else -3
    return worth + 2 * baits(tables, at)


def alone(tables: CardTables, at: i64) -> int:
    """Return in thousandths how likely a card is laid alone, by what its powers do there; measured in games."""
    worth = apart(tables, at)
    return SELDOM if worth < -1 else OFTEN if worth > 3 else LONELY[worth + 1]


def baits(tables: CardTables, at: i64) -> int:
    """Return how many clauses of a card’s powers do more the more enemies it faces."""
    found = 0
    for where in _clauses(tables, at):
        clause = tables.clauses[where]
        if (
            clause >> vocabulary.COND_AT & vocabulary.PART == vocabulary.OUTNUMBERED
            or clause >> vocabulary.WHO_AT & vocabulary.PART == vocabulary.ENEMIES
            or clause >> vocabulary.PER_AT & vocabulary.PER_BITS == vocabulary.PER_ENEMY
        ):
            found += 1
    return found


def _clauses(tables: CardTables, at: i64) -> list[int]:
    """Return the indices of a card’s clauses in the table of all clauses, its colour’s after its own."""
    return [where for which in range(2) for where in range(tables.begin[2 * at + which], tables.end[2 * at + which])]


def held(position: Field, seat: i64) -> list[int]:
    """Return the indices of a hand's cards: who is better alone first, of those alike the lowest levels first."""
    w = position.words
    ranked: list[tuple[int, int, int]] = []
    for at in range(rules.HAND):
        card = w[layout.HANDS + rules.HAND * seat + at]
        if card:
            lone = apart(position.tables, SPAN * seat + (card & layout.SLOT))
            ranked.append((-lone, int(level(position.tables, seat, card)), at))
    ranked.sort()
    return [at for _, _, at in ranked]


def together(position: Field, seat: i64, action: int) -> int:
    """Return the score of laying a card: the hand in its order, all of it into the first patrol."""
    card, number = divmod(action - rules.LAY, rules.PATROLS)
    for other in range(card):
        if position.words[layout.HANDS + rules.HAND * seat + other]:
            return NEVER
    return -number


def laying(position: Field, seat: i64, action: int) -> int:
    """Return the score of laying a card: the hand in its order, roamers alone, all others into one patrol.

    Roamers have a reveal ability that needs neither a patrolmate nor an enemy in front. They stand alone if the five
    have ROAMERS of them; else all stand together. No soldier is left behind alone.
    """
    w = position.words
    worth = together(position, seat, action)
    if worth == NEVER:
        return NEVER
    card, number = divmod(action - rules.LAY, rules.PATROLS)
    mine = roams(position.tables, SPAN * seat + (w[layout.HANDS + rules.HAND * seat + card] & layout.SLOT))
    roamers = five = 0
    used: i64 = 0
    common: i64 = 0
    for word in range(rules.HAND + rules.PLACES):
        at: i64 = layout.HANDS + rules.HAND * seat + word
        if word >= rules.HAND:
            at = layout.CARDS + rules.PLACES * seat + word - rules.HAND
        if w[at]:
            alone = roams(position.tables, SPAN * seat + (w[at] & layout.SLOT))
            five += 1
            roamers += 1 if alone else 0
            if word >= rules.HAND:
                used = max(used, zone(w[at]))
                common = common if alone else zone(w[at])
    if roamers < ROAMERS:
        return worth
    return 0 if number == (used if mine or common == 0 else common - 1) else -1


def assigned(position: Field, seat: i64, action: int) -> int:
    """Return the score of assigning two patrols: many to few, or to many whoever does more against many."""
    w = position.words
    own, enemy = divmod(action - rules.PAIR, rules.PATROLS)
    mine = patrol(w, seat, i64(own + 1))
    more = int(count(mine) - count(patrol(w, 1 - seat, i64(enemy + 1))))
    if more < 0:
        for place in range(rules.TABLE):
            if mine & BIT[place]:
                more += BAIT * baits(position.tables, SPAN * seat + (w[layout.CARDS + place] & layout.SLOT))
    return more
