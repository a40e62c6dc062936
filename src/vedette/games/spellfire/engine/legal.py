"""What may be done: the actions of each phase, ascending."""

from typing import Final

from mypy_extensions import i64

from vedette.games.spellfire.engine import layout as at
from vedette.games.spellfire.engine import rules
from vedette.games.spellfire.engine.layout import fighting, in_play
from vedette.games.spellfire.engine.muster import lingers
from vedette.games.spellfire.engine.picking import alternatives, choices, may_stop
from vedette.games.spellfire.engine.program import ONE, lowest_bit
from vedette.games.spellfire.engine.state import Tableau
from vedette.games.spellfire.engine.uses import BARRIERS, barred, forbidden, guard, may_use, payers

PART: Final = 8
WAYS: Final = 1 << PART
PARTS: Final = 7
TURNS: Final = [
    [rules.TURN + PART * part + card for card in range(PART) if way >> card & 1]
    for part in range(PARTS)
    for way in range(WAYS)
]
"""By eight cards of the deck and each set of them: the actions that turn them. At every other step half of the deck may
be turned, and is put together from these."""


def actions(tableau: Tableau) -> list[int]:
    """Return everything that may be done or may happen; the caller owns the list."""
    w = tableau.words
    phase = w[at.PHASE]
    if phase == at.TURNING:
        return _turns(w[at.UNSEEN])
    if phase == at.RESOLVING:
        return [rules.RESOLVE + int((w[at.COLUMN] if w[at.REVEALED] else w[at.QUEUE] & 15) - 1)]
    if phase == at.FREE:
        return free(tableau)
    if phase == at.HELP:
        found = [rules.PLAY + column for column in range(rules.COLUMNS) if w[at.ALLOWED] >> i64(column) & 1]
        found.append(rules.YIELD)
        return found
    if phase == at.CHOICE:
        return _choices(tableau)
    if phase == at.KEEPING:
        return _cards(rules.CHOOSE, w[at.BORNE + w[at.KEEPER] - 1] & tableau.box.program.artifacts)
    return [rules.SETTLE] if phase == at.DECIDED else []


def _turns(unseen: i64) -> list[int]:
    """Return the actions that turn each of the cards that lie face down."""
    found: list[int] = []
    for part in range(PARTS):
        found.extend(TURNS[part * WAYS + int(unseen >> PART * i64(part) & (WAYS - 1))])
    return found


def _cards(first: int, cards: i64) -> list[int]:
    """Return an action for each card of a set: the card's number added to a first action."""
    found: list[int] = []
    while cards:
        found.append(first + int(lowest_bit(cards)))
        cards &= cards - 1
    return found


def _choices(tableau: Tableau) -> list[int]:
    """Return the actions that choose a card or an alternative for the power that waits for the player."""
    w = tableau.words
    scales = tableau.box.scales
    options = alternatives(scales, w)
    if options:
        return [rules.OPTION + number for number in range(options)]
    found = _cards(rules.CHOOSE, choices(scales, w, safe=tableau.box.loose_safe))
    if may_stop(scales, w):
        found.append(rules.ENOUGH)
    return found


def free(tableau: Tableau) -> list[int]:
    """Return what the player may do outside a fight: what must be attached comes before all else (§2.7, §2.8)."""
    found = attachments(tableau)
    lenient = tableau.box.lenient_items
    if found and not lenient:
        return found
    w = tableau.words
    program = tableau.box.program
    optional = program.allies | program.round_four | program.gear
    found.extend(payments(tableau))
    optional |= program.priced
    for column in range(rules.COLUMNS):
        if w[at.FACE + column] and optional & ONE[w[at.FACE + column] - 1]:
            found.append(rules.DISCARD + column)
    found.sort()
    found.extend(attacks(tableau))
    return found


def attachments(tableau: Tableau) -> list[int]:
    """Return the ways to attach face-up items and artifacts to champions of the pool that may use them (§2.7)."""
    w = tableau.words
    gear = tableau.box.program.gear
    scales = tableau.box.scales
    columns = [column for column in range(rules.COLUMNS) if w[at.FACE + column] and gear & ONE[w[at.FACE + column] - 1]]
    found: list[int] = []
    for friend in range(rules.FRIENDS if columns else 0):
        if w[at.POOL] >> i64(friend) & 1:
            scales.permit(w, i64(friend), i64(-1), i64(-1))
            able = [column for column in columns if may_use(scales, i64(friend), w[at.FACE + column] - 1)]
            found.extend([rules.ATTACH + rules.COLUMNS * column + friend for column in able])
    found.sort()
    return found


def payments(tableau: Tableau) -> list[int]:
    """Return the ways to pay the price of a face-up friendly champion: a champion of the pool that it names (§2.4)."""
    w = tableau.words
    program = tableau.box.program
    scales = tableau.box.scales
    found: list[int] = []
    for column in range(rules.COLUMNS):
        card = w[at.FACE + column] - 1
        if card < 0 or program.priced & ONE[card] == 0:
            continue
        if forbidden(scales, w, card):
            continue
        scales.weigh(w, i64(-1), i64(-1), i64(-1))
        able = [friend for friend in range(rules.FRIENDS) if payers(scales, w, card, i64(friend))]
        found.extend([rules.ATTACH + rules.COLUMNS * column + friend for friend in able])
    return found


def attacks(tableau: Tableau) -> list[int]:
    """Return the attacks that may be declared (§5.1)."""
    pool = tableau.pool()
    friends = [friend for friend in range(rules.FRIENDS) if pool >> friend & 1]
    found: list[int] = []
    for column in range(rules.COLUMNS):
        if attackable(tableau, i64(column)):
            able = [friend for friend in friends if may_attack(tableau, i64(friend), i64(column))]
            found.extend([rules.ATTACK + rules.FRIENDS * column + friend for friend in able])
    return found


def attackable(tableau: Tableau, column: i64) -> bool:
    """Return whether somebody defends the realm of a column: an opposing champion, or the realm itself (§5.1, §6.6)."""
    w = tableau.words
    program = tableau.box.program
    if w[at.REALM_AT + column] == 0 or w[at.WON_SET] >> column & 1:
        return False
    if w[at.FACE + column]:
        return program.foes & ONE[w[at.FACE + column] - 1] != 0
    return guard(program, w, column) >= 0


def may_attack(tableau: Tableau, friend: i64, column: i64) -> bool:
    """Return whether nothing bars a champion of the pool, with what he bears, from the realm of a column."""
    w = tableau.words
    box = tableau.box
    program = box.program
    if w[at.TRIED] >> (rules.FRIENDS * column + friend) & 1:  # he came back from there, and nothing has changed (§6.8)
        return False
    if not _watched(tableau, friend, column):
        return True
    scales = box.scales
    blocker = w[at.FACE + column] - 1
    defender = blocker if blocker >= 0 else guard(program, w, column)
    if box.unfit_shield:
        scales.weigh(w, friend, defender, column)
        if blocker >= 0 and scales.unfit & ONE[blocker]:
            return False
    else:
        scales.permit(w, friend, defender, column)
    return not barred(scales, friend, column)


def _watched(tableau: Tableau, friend: i64, column: i64) -> bool:
    """Return whether any card that can keep a champion from attacking is there at all."""
    w = tableau.words
    program = tableau.box.program
    watching = program.barring
    if tableau.box.unfit_shield:
        watching |= program.unfitting
    if watching == 0:
        return False
    there = fighting(w, friend, w[at.FACE + column] - 1, column)
    for word in (at.RULE_CARD, at.EVENT_CARD):
        if w[word]:
            there |= ONE[w[word] - 1]
    if watching & there or lingers(program, w, i64(BARRIERS)):
        return True
    return watching & program.wide != 0 and watching & program.wide & in_play(w, program.foes) != 0


def any_free(tableau: Tableau) -> bool:
    """Return whether the player may do anything outside a fight."""
    w = tableau.words
    program = tableau.box.program
    optional = program.allies | program.round_four | program.gear | program.priced
    for column in range(rules.COLUMNS):
        if w[at.FACE + column] and optional & ONE[w[at.FACE + column] - 1]:
            return True
    return _any_attack(tableau)


def _any_attack(tableau: Tableau) -> bool:
    """Return whether any attack may be declared."""
    pool = tableau.words[at.POOL]
    for column in range(rules.COLUMNS):
        if attackable(tableau, i64(column)):
            for friend in range(rules.FRIENDS):
                if pool >> friend & 1 and may_attack(tableau, i64(friend), i64(column)):
                    return True
    return False
