"""Powers that do something once: discard, cancel, take, join, return, freeze, and effects that go on for a while."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.games.spellfire.engine import layout
from vedette.games.spellfire.engine import program as rows
from vedette.games.spellfire.engine.agenda import (
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
from vedette.games.spellfire.engine.columns import discard
from vedette.games.spellfire.engine.layout import bearer, loose, slot_of
from vedette.games.spellfire.engine.muster import alternatives, has_room, imitates, lingering, picked
from vedette.games.spellfire.engine.program import Program, lowest_bit
from vedette.games.spellfire.engine.roll import size
from vedette.games.spellfire.engine.scales import Scales, extreme
from vedette.games.spellfire.engine.vocabulary import words

TABLEAU_DONE: Final = 1 << 16
"""In ``CHOSEN``: the tableau has chosen its own cards of a power that asks each side."""
NUMBERS: Final = 0xFFFF
ACTS: Final = (words.DISCARD, words.CANCEL, words.TAKE, words.JOIN, words.RETURN, words.FREEZE, words.COPY)
"""The effect words of clauses that act once, on a number of cards."""


def run(scales: Scales, w: vec[i64], *, safe: bool) -> bool:
    """Do what powers have still to do, the agenda, in order; return False where the player must choose first."""
    while w[layout.AGENDA_SIZE]:
        if not _step(scales, w, safe=safe):
            return False
    return True


def _step(scales: Scales, w: vec[i64], *, safe: bool) -> bool:
    """Do the first thing that powers have still to do; return False where the player must choose first."""
    entry = w[layout.AGENDA]
    number = entry >> CLAUSE_BITS & 0xFFFF
    cue = (entry & 255) - 1
    weigh(scales, w)
    if entry >> KIND_BIT == layout.A_PICK:
        if scales.mine & rows.ONE[number]:
            return False
        pick(w, number, _alternative(scales, w, number, safe=safe))
        pop(w)
        return True
    if not in_force(scales, w, number, cue):
        pop(w)
        w[layout.CHOSEN] = 0
        return True
    row = number * rows.CLAUSE_ROW
    do = scales.program.clauses[row + rows.C_DO]
    if do in ACTS or scales.program.clauses[row + rows.C_SOME]:
        if not _pick_cards(scales, w, number, cue, safe=safe):
            return False
    elif do == words.DRAW:
        if w[layout.COLUMN] and w[layout.OUTCOME] == layout.UNDECIDED:
            w[layout.OUTCOME] = layout.DRAWN
    else:
        left = scales.who(row, i64(-1)) if cue < 0 else scales.heeding(_meant(scales, row, cue), _source(scales, row))
        while left:
            linger(w, number, lowest_bit(left))
            left &= left - 1
    pop(w)
    w[layout.CHOSEN] = 0
    return True


def _alternative(scales: Scales, w: vec[i64], card: i64, *, safe: bool) -> i64:
    """Return what the tableau picks of a card's alternatives: the first that does something, else the first (§5.14)."""
    program = scales.program
    if program.first_rules:
        return 1
    for option in range(1, int(alternatives(program, w, card)) + 1):
        for number in range(program.first_clause[card], program.first_clause[card + 1]):
            row = i64(number) * rows.CLAUSE_ROW
            if program.clauses[row + rows.C_OPTION] == option and _avails(scales, w, i64(number), safe=safe):
                return i64(option)
    return i64(2) if program.optional & rows.ONE[card] and _gives_itself_up(program, card) else i64(1)


def _gives_itself_up(program: Program, card: i64) -> bool:
    """Return whether a card discards itself on entry as the price of what else it does then (§5.18)."""
    for number in range(program.first_clause[card], program.first_clause[card + 1]):
        row = i64(number) * rows.CLAUSE_ROW
        if program.clauses[row + rows.C_WHEN] == words.ENTRY and _is_price(program, row):
            return True
    return False


def _is_price(program: Program, row: i64) -> bool:
    """Return whether a clause discards the card that says it."""
    side = program.groups[program.clauses[row + rows.C_WHO] * rows.GROUP_ROW + rows.G_SIDE]
    return program.clauses[row + rows.C_DO] == words.DISCARD and side == words.THIS


def _avails(scales: Scales, w: vec[i64], number: i64, *, safe: bool) -> bool:
    """Return whether a clause would do something now, were its alternative picked."""
    program = scales.program
    row = number * rows.CLAUSE_ROW
    source = program.clauses[row + rows.C_SOURCE]
    when = program.clauses[row + rows.C_WHEN]
    if _is_price(program, row) or not imitates(program, w, row):
        return False
    if not scales.in_role(row, source) or not scales.met(row, i64(-1)):
        return False
    if program.clauses[row + rows.C_DO] in ACTS:
        return when in (words.ENTRY, words.SOON) and targets(scales, w, number, i64(-1), safe=safe) != 0
    return when in (words.ALWAYS, words.ENTRY) and scales.who(row, i64(-1)) != 0


def _source(scales: Scales, row: i64) -> i64:
    """Return the card to whose power a clause belongs."""
    return scales.program.clauses[row + rows.C_SOURCE]


def _meant(scales: Scales, row: i64, cue: i64) -> i64:
    """Return the cards that a clause means, immune ones too, given the card that set it off (-1 for none)."""
    return scales.group(scales.program.clauses[row + rows.C_WHO], _source(scales, row), cue)


def in_force(scales: Scales, w: vec[i64], number: i64, cue: i64) -> bool:
    """Return whether a clause may still act: its card is there and has its power, its conditions hold."""
    program = scales.program
    row = number * rows.CLAUSE_ROW
    source = program.clauses[row + rows.C_SOURCE]
    if scales.blank & rows.ONE[source] or (cue >= 0 and w[layout.GONE] & rows.ONE[cue] and not _passing(program, cue)):
        return False
    if w[layout.GONE] & rows.ONE[source] and program.events & rows.ONE[source] == 0:
        return False
    if not imitates(program, w, row):
        return False
    if program.clauses[row + rows.C_WHEN] == words.SOON and w[layout.FIRED] & rows.ONE[source]:
        return False
    if program.clauses[row + rows.C_OPTION] and program.clauses[row + rows.C_OPTION] != picked(w, source):
        return False
    return scales.in_role(row, source) and scales.met(row, cue)


def _passing(program: Program, card: i64) -> bool:
    """Return whether a card lies among the discards from the moment it takes effect: an event does (§4.1)."""
    return not program.first_rules and program.events & rows.ONE[card] != 0


def targets(scales: Scales, w: vec[i64], number: i64, cue: i64, *, safe: bool) -> i64:
    """Return the cards on which a clause of a power that acts once, such as a discard, may still be carried out."""
    program = scales.program
    row = number * rows.CLAUSE_ROW
    do = program.clauses[row + rows.C_DO]
    source = program.clauses[row + rows.C_SOURCE]
    cards = _meant(scales, row, cue)
    relentless = do == words.DISCARD and program.clauses[row + rows.C_BASE] == 1
    if not relentless:
        cards = scales.heeding(cards, source)
    if w[layout.DOOMED] & 1:
        cards &= ~rows.ONE[w[layout.ATTACKER] - 1]
    if w[layout.DOOMED] & 2:
        cards &= ~rows.ONE[w[layout.DEFENDER] - 1]
    if do == words.JOIN:
        return cards & w[layout.POOL]
    if do in (words.FREEZE, words.COPY) or program.clauses[row + rows.C_SOME]:
        cards &= ~(lingering(w, number) | (rows.ONE[source] if do == words.COPY else i64(0))) if has_room(w) else i64(0)
        return cards & program.champions if do == words.FREEZE else cards
    if do == words.CANCEL:
        cards = scales.unguarded(cards, i64(words.CANCEL))
        return cards & w[layout.USED_NOW] if cue < 0 else cards
    if do == words.TAKE:
        cards &= ~program.champions & ~(program.realms | program.holdings) & (~program.round_four | w[layout.USED_NOW])
        return scales.unguarded(_untouched(scales, cards, source, scales.faithful), i64(words.TAKE))
    if do == words.DISCARD:
        cards = cards if relentless else _discardable(scales, cards, source)
        if safe:
            cards &= ~(loose(w) & ~program.champions)
    return cards


def _discardable(scales: Scales, cards: i64, source: i64) -> i64:
    """Return those of the cards that nothing protects from being discarded by a card."""
    return scales.unguarded(_untouched(scales, cards, source, scales.spared), i64(words.DISCARD))


def _untouched(scales: Scales, cards: i64, source: i64, safe: vec[i64]) -> i64:
    """Return those of the cards that are not safe from one; ``safe`` has by card those that it is safe from."""
    if scales.deaf_mine | scales.deaf_theirs:
        left = cards
        while left:
            card = lowest_bit(left)
            left &= left - 1
            if safe[card] & rows.ONE[source]:
                cards &= ~rows.ONE[card]
    return cards


def _pick_cards(scales: Scales, w: vec[i64], number: i64, cue: i64, *, safe: bool) -> bool:
    """Carry out a clause of a power on the cards it names; return False where the player must choose one."""
    clauses = scales.program.clauses
    row = number * rows.CLAUSE_ROW
    cards = targets(scales, w, number, cue, safe=safe)
    side = scales.program.groups[clauses[row + rows.C_WHO] * rows.GROUP_ROW + rows.G_SIDE]
    if side <= words.CUE or (clauses[row + rows.C_MEASURE] == words.EVERY and clauses[row + rows.C_SOME] == 0):
        return _do_all(scales, w, number, cards)
    if side == words.EACH:
        if w[layout.CHOSEN] & TABLEAU_DONE == 0:
            _choose_for_tableau(scales, w, number, cards & scales.theirs, own=True)
            w[layout.CHOSEN] |= TABLEAU_DONE
            weigh(scales, w)
        return _for_player(scales, w, number, cards & ~scales.theirs)
    how = clauses[row + rows.C_PICK]
    ours = (scales.theirs & rows.ONE[clauses[row + rows.C_SOURCE]]) == 0
    if how in (words.BY_OWN, words.BY_OTHER):
        if ours == (how == words.BY_OWN):
            return _for_player(scales, w, number, cards)
        own = scales.theirs & cards != 0
        _choose_for_tableau(scales, w, number, cards, own=own and scales.mine & cards == 0)
        return True
    _choose_for_tableau(scales, w, number, cards, own=how == words.LOWEST)
    return True


def _do_all(scales: Scales, w: vec[i64], number: i64, cards: i64) -> bool:
    """Carry out a clause of a power on every card of a set; return True, since no choice is left."""
    while cards:
        act(scales, w, number, lowest_bit(cards))
        cards &= cards - 1
    return True


def _for_player(scales: Scales, w: vec[i64], number: i64, cards: i64) -> bool:
    """Carry out a clause on all its cards if the player has no choice of them; return False if they must choose."""
    row = number * rows.CLAUSE_ROW
    chosen = w[layout.CHOSEN] & NUMBERS
    if by_levels(scales, row):
        return affordable(scales, row, cards, chosen) == 0
    wanted = _wanted(scales, w, row)
    if size(cards) <= wanted:
        return _do_all(scales, w, number, cards)
    return wanted <= 0


def _wanted(scales: Scales, w: vec[i64], row: i64) -> i64:
    """Return on how many more cards, or levels of cards, a clause is to be carried out."""
    clauses = scales.program.clauses
    if clauses[row + rows.C_WHEN] == words.SOON:  # what it reached earlier in the fight counts
        return clauses[row + rows.C_NUMBER] - _reached(w, clauses, row)
    return (clauses[row + rows.C_SOME] or clauses[row + rows.C_NUMBER]) - (w[layout.CHOSEN] & NUMBERS)


def _reached(w: vec[i64], clauses: vec[i64], row: i64) -> i64:
    """Return how many cards a power that acts as soon as possible has reached; of several it counts them as picked."""
    return picked(w, clauses[row + rows.C_SOURCE]) if clauses[row + rows.C_NUMBER] > 1 else i64(0)


def by_levels(scales: Scales, row: i64) -> bool:
    """Return whether a clause acts on any cards whose levels add up to no more than its number."""
    clauses = scales.program.clauses
    return clauses[row + rows.C_MEASURE] == words.TOTAL and clauses[row + rows.C_SOME] == 0


def affordable(scales: Scales, row: i64, cards: i64, spent: i64) -> i64:
    """Return those of the cards whose level fits under a clause's total of levels, of which some are spent."""
    room = scales.program.clauses[row + rows.C_NUMBER] - spent
    found: i64 = 0
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        if scales.level[card] <= room:
            found |= rows.ONE[card]
    return found


def _choose_for_tableau(scales: Scales, w: vec[i64], number: i64, cards: i64, *, own: bool) -> None:
    """Carry out a clause on cards the tableau chooses: highest levels first, of its own the lowest (§5.14)."""
    clauses = scales.program.clauses
    row = number * rows.CLAUSE_ROW
    total = by_levels(scales, row)
    left = _wanted(scales, w, row)
    spares = not own and not scales.program.first_rules and clauses[row + rows.C_DO] in (words.DISCARD, words.CANCEL)
    spares = spares and clauses[row + rows.C_PICK] in (words.BY_OWN, words.BY_OTHER)
    while cards and left > 0:
        if total:
            cards = affordable(scales, row, cards, clauses[row + rows.C_NUMBER] - left)
            if cards == 0:
                return
        others = cards & ~scales.theirs if spares else cards
        card = extreme(scales, others or cards, lowest=own or others == 0)
        cards &= ~rows.ONE[card]
        left -= max(scales.level[card], i64(0)) if total else i64(1)
        act(scales, w, number, card)


def act(scales: Scales, w: vec[i64], number: i64, card: i64) -> None:
    """Do to one card what a clause of a power does once: discard it, win it over, let it join the fight and so on."""
    program = scales.program
    row = number * rows.CLAUSE_ROW
    do = program.clauses[row + rows.C_DO]
    _spend(program, w, row)
    if do == words.TAKE:
        _take(scales, w, number, card)
    elif do == words.JOIN:
        w[layout.POOL] &= ~rows.ONE[card]
        w[layout.JOINED] |= rows.ONE[card]
        if program.clauses[row + rows.C_BASE] or program.clauses[row + rows.C_UNTIL] == words.THE_FIGHT:
            linger(w, number, card)
    elif do == words.FREEZE or program.clauses[row + rows.C_SOME]:
        linger(w, number, card)
    elif do == words.COPY:
        _copy(program, w, number, card)
    elif do == words.RETURN and program.champions & rows.ONE[card]:
        if w[layout.COLUMN] and w[layout.OUTCOME] == layout.UNDECIDED:
            w[layout.OUTCOME] = layout.DRAWN
    else:
        if do == words.CANCEL:
            clear_of(w, program, card)
        if do != words.DISCARD or not to_limbo(scales, w, card):
            discard(program, w, card)


def _spend(program: Program, w: vec[i64], row: i64) -> None:
    """Count one card more for a clause that acts as soon as possible (§5.18), and end it at its number of cards."""
    clauses = program.clauses
    if clauses[row + rows.C_WHEN] != words.SOON:
        return
    source = clauses[row + rows.C_SOURCE]
    reached = _reached(w, clauses, row)
    if clauses[row + rows.C_NUMBER] > reached + 1:
        unpick(w, source)
        pick(w, source, reached + 1)
    else:
        w[layout.FIRED] |= rows.ONE[source]


def to_limbo(scales: Scales, w: vec[i64], card: i64) -> bool:
    """Send a champion to limbo, which ends his fight, where a power spares him a discard (§8.4); return whether."""
    number = scales.refuge(card) if scales.program.champions & rows.ONE[card] else i64(-1)
    if number < 0:
        return False
    if lingering(w, number) & rows.ONE[card] == 0:
        linger(w, number, card)
    if (
        w[layout.COLUMN]
        and w[layout.OUTCOME] == layout.UNDECIDED
        and card in (w[layout.ATTACKER] - 1, w[layout.DEFENDER] - 1)
    ):
        w[layout.OUTCOME] = layout.DRAWN
    return True


def _take(scales: Scales, w: vec[i64], number: i64, card: i64) -> None:
    """Attach a card that changes sides for this fight to the champion of the side that a clause wins it over to."""
    if w[layout.COLUMN] == 0:
        return
    source = scales.program.clauses[number * rows.CLAUSE_ROW + rows.C_SOURCE]
    ours = (
        (scales.mine & rows.ONE[source] != 0) if _sided(scales.program, source) else (scales.mine & rows.ONE[card] == 0)
    )
    holder = bearer(w, card)
    if holder < 0:
        return
    w[slot_of(holder)] &= ~rows.ONE[card]
    w[slot_of(w[layout.ATTACKER] - 1 if ours else w[layout.DEFENDER] - 1)] |= rows.ONE[card]
    w[layout.USED_NOW] |= rows.ONE[card]
    if scales.program.round_four & rows.ONE[card]:
        _turn_back(scales.program, w, card)
    kept = (
        scales.program.first_rules or scales.program.clauses[number * rows.CLAUSE_ROW + rows.C_UNTIL] == words.FOR_GOOD
    )
    if scales.program.gear & rows.ONE[card] and not kept:  # it goes when the fight is over (§5.22)
        linger(w, number, card)


def _sided(program: Program, source: i64) -> bool:
    """Return whether cards are won over to a card's own side; those that an event wins over just leave theirs."""
    return program.first_rules or program.events & rows.ONE[source] == 0


def _turn_back(program: Program, w: vec[i64], card: i64) -> None:
    """Let a Round 4 card that changed sides do again, for its new side, what it does on entry (§5.17)."""
    clear_of(w, program, card)
    for at in range(layout.LINGER_ROOM):
        entry = w[layout.LINGERING + at]
        if entry and program.clauses[((entry >> 8) - 1) * rows.CLAUSE_ROW + rows.C_SOURCE] == card:
            w[layout.LINGERING + at] = 0
    enters(program, w, card, i64(words.ENTRY))


def _copy(program: Program, w: vec[i64], number: i64, card: i64) -> None:
    """Let the card that says a clause have another's power, and do what that does on entry."""
    linger(w, number, card)
    source = program.clauses[number * rows.CLAUSE_ROW + rows.C_SOURCE]
    for other in range(program.first_clause[source], program.first_clause[source + 1]):
        row = i64(other) * rows.CLAUSE_ROW
        if program.clauses[row + rows.C_COPIED] != card + 1:
            continue
        if program.clauses[row + rows.C_OPTION] and picked(w, source) == 0:
            pick(w, source, i64(1))
        if program.clauses[row + rows.C_WHEN] in (words.ENTRY, words.SOON) and not verdict_word(
            program.clauses[row + rows.C_DO]
        ):
            push(w, i64(layout.A_CLAUSE), i64(other), i64(-1))
