"""Where the levels of a fighter come from: its base, what is attached, what powers add, what is multiplied."""

from typing import NamedTuple

from mypy_extensions import i64

from vedette.games.spellfire.engine.agenda import CLAUSE_BITS, KIND_BIT
from vedette.games.spellfire.engine.help import attach
from vedette.games.spellfire.engine.layout import A_CLAUSE, AGENDA, AGENDA_SIZE, JOINED, slot_of
from vedette.games.spellfire.engine.program import C_DO, C_NUMBER, C_PER, C_SOURCE, C_WHAT, CLAUSE_ROW, ONE, lowest_bit
from vedette.games.spellfire.engine.scales import Scales
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.engine.vocabulary.words import BLANK, CANCEL, DISCARD, IMMUNE, LEVEL, WHOLLY


class LevelSource(NamedTuple):
    """How many levels of a fighter come from a card: itself for its base, -1 for what multiplying or halving adds."""

    card: int
    levels: int


class Silence(NamedTuple):
    """Why the bonus of a card does not count: the card that says so, and the fighter it makes immune, -1 for none."""

    card: int
    immune: int


def ledger(scales: Scales, champion: int) -> list[LevelSource]:
    """Return where a champion's level comes from, after ``weigh``; a fighter's entries add up to its side's total."""
    fighter: i64 = champion
    own = scales.base[fighter] if scales.base[fighter] > 0 else i64(0)
    if fighter == scales.defender and scales.unfit & ONE[fighter]:
        own = 0
    found = [LevelSource(champion, int(own))]
    cards = scales.words[slot_of(fighter)] & ~i64(ignored(scales, champion))
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        found.append(LevelSource(int(card), int(scales.level[card])))
    found.extend(_added(scales, fighter))
    if fighter == scales.attacker:
        joined = scales.words[JOINED]
        while joined:
            card = lowest_bit(joined)
            joined &= joined - 1
            found.append(LevelSource(int(card), int(scales.base[card])))
    total = scales.total_mine if fighter == scales.attacker else scales.level[fighter]
    rest = int(total) - sum([entry.levels for entry in found])
    if rest:
        found.append(LevelSource(-1, rest))
    return [entry for entry in found if entry.levels or entry.card == champion]


def ignored(scales: Scales, champion: int) -> int:
    """Return the cards a fighter bears that do not count: blanked, or the other side is immune to them (§5.7)."""
    fighter: i64 = champion
    deaf = scales.deaf_theirs if fighter == scales.attacker else scales.deaf_mine
    return int(scales.words[slot_of(fighter)] & (scales.mute | deaf))


def silence(scales: Scales, champion: int, card: int) -> Silence | None:
    """Return why the bonus of an ignored card that a fighter bears does not count.

    None where what blanked it is blank itself by now.
    """
    clauses = scales.program.clauses
    mute = scales.mute & ONE[card] != 0
    fighter: i64 = champion
    foe = scales.defender if fighter == scales.attacker else scales.attacker
    for at in range(scales.count):
        row = scales.force[at]
        if clauses[row + C_DO] != (BLANK if mute else IMMUNE) or not scales.holds(row, scales.cues[at]):
            continue
        cards = scales.meant(row, scales.cues[at])
        if mute:
            found = clauses[row + C_NUMBER] == 1 and cards & ONE[card] != 0
        else:
            whole = clauses[row + C_NUMBER] == WHOLLY and cards & ONE[foe] != 0
            found = whole and scales.offensive(clauses[row + C_WHAT]) & ONE[card] != 0
        if found:
            return Silence(int(clauses[row + C_SOURCE]), -1 if mute else int(foe))
    return None


def spoiler(position: Position, champion: int, card: int) -> int:
    """Return the other card whose power discards a card as soon as a fighter uses it, or -1 for none."""
    words = position.copy().words
    clauses = position.box.program.clauses
    queued = int(words[AGENDA_SIZE])
    attach(position.box.scales, words, i64(champion), i64(card))
    for at in range(queued, int(words[AGENDA_SIZE])):
        entry = words[AGENDA + at]
        row = (entry >> CLAUSE_BITS & 0xFFFF) * CLAUSE_ROW
        if entry >> KIND_BIT != A_CLAUSE or (entry & 0xFF) - 1 != card or clauses[row + C_SOURCE] == card:
            continue
        if clauses[row + C_DO] in (CANCEL, DISCARD):
            return int(clauses[row + C_SOURCE])
    return -1


def _added(scales: Scales, champion: i64) -> list[LevelSource]:
    """Return the levels that powers in force add to a champion itself, an entry for each clause."""
    clauses = scales.program.clauses
    found: list[LevelSource] = []
    for at in range(scales.count):
        row = scales.force[at]
        if clauses[row + C_DO] != LEVEL or not scales.holds(row, scales.cues[at]):
            continue
        if scales.who(row, scales.cues[at]) & ONE[champion] == 0:
            continue
        amount = clauses[row + C_NUMBER]
        if clauses[row + C_PER] >= 0:
            amount *= scales.counted(row, scales.cues[at])
        found.append(LevelSource(int(clauses[row + C_SOURCE]), int(amount)))
    return found
