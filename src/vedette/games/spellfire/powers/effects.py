"""Powers that do something once: discard, cancel, take, join, return, freeze, and effects that go on for a while."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.columns import discard
from vedette.games.spellfire.layout import (
    A_CLAUSE,
    A_PICK,
    AGENDA,
    AGENDA_SIZE,
    ATTACKER,
    CHOSEN,
    COLUMN,
    DEFENDER,
    DOOMED,
    DRAWN,
    FIRED,
    GONE,
    JOINED,
    LINGER_ROOM,
    LINGERING,
    OUTCOME,
    POOL,
    UNDECIDED,
    USED_NOW,
    bearer,
    loose,
    slot_of,
)
from vedette.games.spellfire.powers.agenda import (
    CLAUSE_BITS,
    KIND_BIT,
    clear_of,
    enters,
    linger,
    pick,
    pop,
    push,
    unpick,
    verdict_word,
    weigh,
)
from vedette.games.spellfire.powers.muster import alternatives, has_room, imitates, lingering, picked
from vedette.games.spellfire.powers.program import (
    C_BASE,
    C_COPIED,
    C_DO,
    C_MEASURE,
    C_NUMBER,
    C_OPTION,
    C_PICK,
    C_SOME,
    C_SOURCE,
    C_UNTIL,
    C_WHEN,
    C_WHO,
    CLAUSE_ROW,
    G_SIDE,
    GROUP_ROW,
    ONE,
    Program,
    lowest_bit,
)
from vedette.games.spellfire.powers.roll import size
from vedette.games.spellfire.powers.scales import Scales
from vedette.games.spellfire.powers.words import (
    ALWAYS,
    BY_OTHER,
    BY_OWN,
    CANCEL,
    COPY,
    CUE,
    DISCARD,
    DRAW,
    EACH,
    ENTRY,
    EVERY,
    FREEZE,
    JOIN,
    LOWEST,
    RETURN,
    SOON,
    TAKE,
    THE_FIGHT,
    TOTAL,
)

TABLEAU_DONE: Final = 1 << 16
"""In ``CHOSEN``: the tableau has chosen its own cards of a power that asks each side."""
NUMBERS: Final = 0xFFFF
ACTS: Final = (DISCARD, CANCEL, TAKE, JOIN, RETURN, FREEZE, COPY)
"""The words that are done to so many cards, once."""


def run(scales: Scales, w: vec[i64], *, safe: bool) -> bool:
    """Do what is on the agenda, in order; return False where the player must choose first."""
    while w[AGENDA_SIZE]:
        if not _step(scales, w, safe=safe):
            return False
    return True


def _step(scales: Scales, w: vec[i64], *, safe: bool) -> bool:
    """Do the first entry of the agenda as far as it goes by itself."""
    entry = w[AGENDA]
    number = entry >> CLAUSE_BITS & 0xFFFF
    cue = (entry & 255) - 1
    weigh(scales, w)
    if entry >> KIND_BIT == A_PICK:
        if scales.mine & ONE[number]:
            return False
        pick(w, number, _alternative(scales, w, number, safe=safe))
        pop(w)
        return True
    if not in_force(scales, w, number, cue):
        pop(w)
        w[CHOSEN] = 0
        return True
    row = number * CLAUSE_ROW
    do = scales.program.clauses[row + C_DO]
    if do in ACTS or scales.program.clauses[row + C_SOME]:
        if not _pick_cards(scales, w, number, cue, safe=safe):
            return False
    elif do == DRAW:
        if w[COLUMN] and w[OUTCOME] == UNDECIDED:
            w[OUTCOME] = DRAWN
    else:
        left = scales.who(row, i64(-1)) if cue < 0 else scales.heeding(_meant(scales, row, cue), _source(scales, row))
        while left:
            linger(w, number, lowest_bit(left))
            left &= left - 1
    pop(w)
    w[CHOSEN] = 0
    return True


def _alternative(scales: Scales, w: vec[i64], card: i64, *, safe: bool) -> i64:
    """Return what the tableau picks of a card's alternatives: the first that does something, else the first (§5.14)."""
    program = scales.program
    if program.first_rules:
        return 1
    for option in range(1, int(alternatives(program, w, card)) + 1):
        for number in range(program.first_clause[card], program.first_clause[card + 1]):
            row = i64(number) * CLAUSE_ROW
            if program.clauses[row + C_OPTION] == option and _avails(scales, w, i64(number), safe=safe):
                return i64(option)
    return 1


def _avails(scales: Scales, w: vec[i64], number: i64, *, safe: bool) -> bool:
    """Return whether a clause would do something now, were its alternative picked."""
    program = scales.program
    row = number * CLAUSE_ROW
    source = program.clauses[row + C_SOURCE]
    when = program.clauses[row + C_WHEN]
    if not imitates(program, w, row) or not scales.in_role(row, source) or not scales.met(row, i64(-1)):
        return False
    if program.clauses[row + C_DO] in ACTS:
        return when in (ENTRY, SOON) and targets(scales, w, number, i64(-1), safe=safe) != 0
    return when in (ALWAYS, ENTRY) and scales.who(row, i64(-1)) != 0


def _source(scales: Scales, row: i64) -> i64:
    """Return the card that says a clause."""
    return scales.program.clauses[row + C_SOURCE]


def _meant(scales: Scales, row: i64, cue: i64) -> i64:
    """Return the group of a clause, said by its card and set off by another."""
    return scales.group(scales.program.clauses[row + C_WHO], _source(scales, row), cue)


def in_force(scales: Scales, w: vec[i64], number: i64, cue: i64) -> bool:
    """Return whether a clause still says what it said: its card is there and has its power, its conditions hold."""
    program = scales.program
    row = number * CLAUSE_ROW
    source = program.clauses[row + C_SOURCE]
    if scales.blank & ONE[source] or (cue >= 0 and w[GONE] & ONE[cue] and not _passing(program, cue)):
        return False
    if w[GONE] & ONE[source] and program.events & ONE[source] == 0:
        return False
    if not imitates(program, w, row):
        return False
    if program.clauses[row + C_WHEN] == SOON and w[FIRED] & ONE[source]:
        return False
    if program.clauses[row + C_OPTION] and program.clauses[row + C_OPTION] != picked(w, source):
        return False
    return scales.in_role(row, source) and scales.met(row, cue)


def _passing(program: Program, card: i64) -> bool:
    """Return whether a card lies among the discards from the moment it takes effect: an event does (§4.1)."""
    return not program.first_rules and program.events & ONE[card] != 0


def targets(scales: Scales, w: vec[i64], number: i64, cue: i64, *, safe: bool) -> i64:
    """Return the cards that a power that does something once may still be done to."""
    program = scales.program
    row = number * CLAUSE_ROW
    do = program.clauses[row + C_DO]
    source = program.clauses[row + C_SOURCE]
    cards = _meant(scales, row, cue)
    relentless = do == DISCARD and program.clauses[row + C_BASE] == 1
    if not relentless:
        cards = scales.heeding(cards, source)
    if w[DOOMED] & 1:
        cards &= ~ONE[w[ATTACKER] - 1]
    if w[DOOMED] & 2:
        cards &= ~ONE[w[DEFENDER] - 1]
    if do == JOIN:
        return cards & w[POOL]
    if do in (FREEZE, COPY) or program.clauses[row + C_SOME]:
        cards &= ~(lingering(w, number) | (ONE[source] if do == COPY else i64(0))) if has_room(w) else i64(0)
        return cards & program.champions if do == FREEZE else cards
    if do == CANCEL:
        cards = scales.unguarded(cards, i64(CANCEL))
        return cards & w[USED_NOW] if cue < 0 else cards
    if do == TAKE:
        cards &= ~program.champions & ~(program.realms | program.holdings) & (~program.round_four | w[USED_NOW])
        return scales.unguarded(cards, i64(TAKE))
    if do == DISCARD:
        cards = cards if relentless else _discardable(scales, cards, source)
        if safe:
            cards &= ~(loose(w) & ~program.champions)
    return cards


def _discardable(scales: Scales, cards: i64, source: i64) -> i64:
    """Return those of the cards that nothing protects from being discarded by a card."""
    if scales.deaf_mine | scales.deaf_theirs:
        left = cards
        while left:
            card = lowest_bit(left)
            left &= left - 1
            if scales.spared[card] & ONE[source]:
                cards &= ~ONE[card]
    return scales.unguarded(cards, i64(DISCARD))


def _pick_cards(scales: Scales, w: vec[i64], number: i64, cue: i64, *, safe: bool) -> bool:
    """Do a clause to the cards it names; return False where the player must choose one."""
    clauses = scales.program.clauses
    row = number * CLAUSE_ROW
    cards = targets(scales, w, number, cue, safe=safe)
    side = scales.program.groups[clauses[row + C_WHO] * GROUP_ROW + G_SIDE]
    if side <= CUE or (clauses[row + C_MEASURE] == EVERY and clauses[row + C_SOME] == 0):
        return _do_all(scales, w, number, cards)
    if side == EACH:
        if w[CHOSEN] & TABLEAU_DONE == 0:
            _choose_for_tableau(scales, w, number, cards & scales.theirs, own=True)
            w[CHOSEN] |= TABLEAU_DONE
            weigh(scales, w)
        return _for_player(scales, w, number, cards & ~scales.theirs)
    how = clauses[row + C_PICK]
    ours = (scales.theirs & ONE[clauses[row + C_SOURCE]]) == 0
    if how in (BY_OWN, BY_OTHER):
        if ours == (how == BY_OWN):
            return _for_player(scales, w, number, cards)
        own = scales.theirs & cards != 0
        _choose_for_tableau(scales, w, number, cards, own=own and scales.mine & cards == 0)
        return True
    _choose_for_tableau(scales, w, number, cards, own=how == LOWEST)
    return True


def _do_all(scales: Scales, w: vec[i64], number: i64, cards: i64) -> bool:
    """Do a clause to every card."""
    while cards:
        act(scales, w, number, lowest_bit(cards))
        cards &= cards - 1
    return True


def _for_player(scales: Scales, w: vec[i64], number: i64, cards: i64) -> bool:
    """Do a clause without a choice where there is none; return False where the player must choose."""
    row = number * CLAUSE_ROW
    chosen = w[CHOSEN] & NUMBERS
    if by_levels(scales, row):
        return affordable(scales, row, cards, chosen) == 0
    wanted = _wanted(scales, w, row)
    if size(cards) <= wanted:
        return _do_all(scales, w, number, cards)
    return wanted <= 0


def _wanted(scales: Scales, w: vec[i64], row: i64) -> i64:
    """Return to how many more cards, or levels of cards, a clause is done."""
    clauses = scales.program.clauses
    if clauses[row + C_WHEN] == SOON:  # what it reached earlier in the fight counts
        return clauses[row + C_NUMBER] - _reached(w, clauses, row)
    return (clauses[row + C_SOME] or clauses[row + C_NUMBER]) - (w[CHOSEN] & NUMBERS)


def _reached(w: vec[i64], clauses: vec[i64], row: i64) -> i64:
    """Return how many cards a power that acts as soon as possible has reached; of several it counts them as picked."""
    return picked(w, clauses[row + C_SOURCE]) if clauses[row + C_NUMBER] > 1 else i64(0)


def by_levels(scales: Scales, row: i64) -> bool:
    """Return whether a clause is done to cards up to a total of levels."""
    clauses = scales.program.clauses
    return clauses[row + C_MEASURE] == TOTAL and clauses[row + C_SOME] == 0


def affordable(scales: Scales, row: i64, cards: i64, spent: i64) -> i64:
    """Return the cards that still fit under a total of levels."""
    room = scales.program.clauses[row + C_NUMBER] - spent
    found: i64 = 0
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        if scales.level[card] <= room:
            found |= ONE[card]
    return found


def _choose_for_tableau(scales: Scales, w: vec[i64], number: i64, cards: i64, *, own: bool) -> None:
    """Choose as the tableau does: the highest adjusted level first, then of its own cards the lowest (§4.6, §5.14)."""
    clauses = scales.program.clauses
    row = number * CLAUSE_ROW
    total = by_levels(scales, row)
    left = _wanted(scales, w, row)
    spares = not own and not scales.program.first_rules and clauses[row + C_DO] in (DISCARD, CANCEL)
    spares = spares and clauses[row + C_PICK] in (BY_OWN, BY_OTHER)
    while cards and left > 0:
        if total:
            cards = affordable(scales, row, cards, clauses[row + C_NUMBER] - left)
            if cards == 0:
                return
        others = cards & ~scales.theirs if spares else cards
        card = _extreme(scales, others or cards, lowest=own or others == 0)
        cards &= ~ONE[card]
        left -= max(scales.level[card], i64(0)) if total else i64(1)
        act(scales, w, number, card)


def _extreme(scales: Scales, cards: i64, *, lowest: bool) -> i64:
    """Return the card of the highest, or lowest, adjusted level; among equals the first."""
    best: i64 = -1
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        if best < 0 or (scales.level[card] < scales.level[best] if lowest else scales.level[card] > scales.level[best]):
            best = card
    return best


def act(scales: Scales, w: vec[i64], number: i64, card: i64) -> None:
    """Do a clause to one card."""
    program = scales.program
    row = number * CLAUSE_ROW
    do = program.clauses[row + C_DO]
    _spend(program, w, row)
    if do == TAKE:
        _take(scales, w, program.clauses[row + C_SOURCE], card)
    elif do == JOIN:
        w[POOL] &= ~ONE[card]
        w[JOINED] |= ONE[card]
        if program.clauses[row + C_BASE] or program.clauses[row + C_UNTIL] == THE_FIGHT:
            linger(w, number, card)
    elif do == FREEZE or program.clauses[row + C_SOME]:
        linger(w, number, card)
    elif do == COPY:
        _copy(program, w, number, card)
    elif do == RETURN and program.champions & ONE[card]:
        if w[COLUMN] and w[OUTCOME] == UNDECIDED:
            w[OUTCOME] = DRAWN
    else:
        if do == CANCEL:
            clear_of(w, program, card)
        if do != DISCARD or not to_limbo(scales, w, card):
            discard(program, w, card)


def _spend(program: Program, w: vec[i64], row: i64) -> None:
    """Note that what a card does as soon as possible is done once more; it is over when its number is reached."""
    clauses = program.clauses
    if clauses[row + C_WHEN] != SOON:
        return
    source = clauses[row + C_SOURCE]
    reached = _reached(w, clauses, row)
    if clauses[row + C_NUMBER] > reached + 1:
        unpick(w, source)
        pick(w, source, reached + 1)
    else:
        w[FIRED] |= ONE[source]


def to_limbo(scales: Scales, w: vec[i64], card: i64) -> bool:
    """Send a champion to limbo if a power has him go there instead of being discarded; a fight of his ends (§8.4)."""
    number = scales.refuge(card) if scales.program.champions & ONE[card] else i64(-1)
    if number < 0:
        return False
    if lingering(w, number) & ONE[card] == 0:
        linger(w, number, card)
    if w[COLUMN] and w[OUTCOME] == UNDECIDED and card in (w[ATTACKER] - 1, w[DEFENDER] - 1):
        w[OUTCOME] = DRAWN
    return True


def _take(scales: Scales, w: vec[i64], source: i64, card: i64) -> None:
    """Let a card change sides for this fight: it is attached to the champion of the card that says so."""
    if w[COLUMN] == 0:
        return
    ours = (scales.mine & ONE[source] != 0) if _sided(scales.program, source) else (scales.mine & ONE[card] == 0)
    holder = bearer(w, card)
    if holder < 0:
        return
    w[slot_of(holder)] &= ~ONE[card]
    w[slot_of(w[ATTACKER] - 1 if ours else w[DEFENDER] - 1)] |= ONE[card]
    w[USED_NOW] |= ONE[card]
    if scales.program.round_four & ONE[card]:
        _turn_back(scales.program, w, card)


def _sided(program: Program, source: i64) -> bool:
    """Return whether a card has a side to win others over to; by an event, which is nobody's, they leave theirs."""
    return program.first_rules or program.events & ONE[source] == 0


def _turn_back(program: Program, w: vec[i64], card: i64) -> None:
    """Let a Round 4 card that changed sides do again, for its new side, what it does on entry (§5.17)."""
    clear_of(w, program, card)
    for at in range(LINGER_ROOM):
        entry = w[LINGERING + at]
        if entry and program.clauses[((entry >> 8) - 1) * CLAUSE_ROW + C_SOURCE] == card:
            w[LINGERING + at] = 0
    enters(program, w, card, i64(ENTRY))


def _copy(program: Program, w: vec[i64], number: i64, card: i64) -> None:
    """Let the card that says a clause have another's power, and do what that does on entry."""
    linger(w, number, card)
    source = program.clauses[number * CLAUSE_ROW + C_SOURCE]
    for other in range(program.first_clause[source], program.first_clause[source + 1]):
        row = i64(other) * CLAUSE_ROW
        if program.clauses[row + C_COPIED] != card + 1:
            continue
        if program.clauses[row + C_OPTION] and picked(w, source) == 0:
            pick(w, source, i64(1))
        if program.clauses[row + C_WHEN] in (ENTRY, SOON) and not verdict_word(program.clauses[row + C_DO]):
            push(w, i64(A_CLAUSE), i64(other), i64(-1))
