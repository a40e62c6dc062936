"""What the player picks for a power that waits: cards, an alternative, or no more."""

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.engine import muster
from vedette.games.spellfire.engine.agenda import CLAUSE_BITS, KIND_BIT, pick, pop, weigh
from vedette.games.spellfire.engine.effects import NUMBERS, act, affordable, by_levels, targets
from vedette.games.spellfire.engine.layout import A_PICK, AGENDA, CHOSEN
from vedette.games.spellfire.engine.program import C_WHO, CLAUSE_ROW, G_SIDE, GROUP_ROW
from vedette.games.spellfire.engine.scales import Scales
from vedette.games.spellfire.engine.vocabulary.words import EACH


def choices(scales: Scales, w: vec[i64], *, safe: bool) -> i64:
    """Return the cards that the player may choose for the power that waits."""
    entry = w[AGENDA]
    number = entry >> CLAUSE_BITS & 0xFFFF
    weigh(scales, w)
    row = number * CLAUSE_ROW
    cards = targets(scales, w, number, (entry & 255) - 1, safe=safe)
    if scales.program.groups[scales.program.clauses[row + C_WHO] * GROUP_ROW + G_SIDE] == EACH:
        cards &= ~scales.theirs
    if by_levels(scales, row):
        cards = affordable(scales, row, cards, w[CHOSEN] & NUMBERS)
    return cards


def alternatives(scales: Scales, w: vec[i64]) -> i64:
    """Return how many alternatives the card that waits has to pick from; 0 where a card is to be chosen instead."""
    entry = w[AGENDA]
    if entry >> KIND_BIT != A_PICK:
        return 0
    return muster.alternatives(scales.program, w, entry >> CLAUSE_BITS & 0xFFFF)


def may_stop(scales: Scales, w: vec[i64]) -> bool:
    """Return whether the player may choose no more cards for the power that waits."""
    entry = w[AGENDA]
    if entry >> KIND_BIT == A_PICK:
        return False
    return by_levels(scales, (entry >> CLAUSE_BITS & 0xFFFF) * CLAUSE_ROW)


def choose(scales: Scales, w: vec[i64], card: i64) -> None:
    """Do what the power that waits for a choice does to the card that the player chose."""
    entry = w[AGENDA]
    number = entry >> CLAUSE_BITS & 0xFFFF
    row = number * CLAUSE_ROW
    weigh(scales, w)
    spent = max(scales.level[card], i64(0)) if by_levels(scales, row) else i64(1)
    act(scales, w, number, card)
    w[CHOSEN] += spent


def choose_option(w: vec[i64], option: i64) -> None:
    """Pick an alternative for the card that waits."""
    pick(w, w[AGENDA] >> CLAUSE_BITS & 0xFFFF, option)
    pop(w)


def stop(w: vec[i64]) -> None:
    """End the player's choice of cards for the power that waits."""
    pop(w)
    w[CHOSEN] = 0
