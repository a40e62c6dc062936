"""Sentences that go on from those before: ``any reduced to level 0 are discarded``, ``this lasts until ...``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.games.spellfire.crossfire.english import champions, mark_of, sorts_of
from vedette.games.spellfire.crossfire.patterns import patterns
from vedette.games.spellfire.powers.shape import opponent
from vedette.games.spellfire.powers.words import (
    ALLY,
    ALWAYS,
    ATTACKER,
    ATTACKING,
    BAN,
    BEARER,
    BOTH,
    CANCEL,
    CHAMPIONS,
    CUE,
    DEFENDING,
    DISCARD,
    DRAW,
    EITHER,
    ENTRY,
    ESCAPE,
    EVENT,
    EVERY,
    FIGHT,
    GEARED,
    HALVE,
    IGNORE,
    IMMUNE,
    JOIN,
    LEAST,
    LEVEL,
    MOST,
    NEXT_EVENT,
    ONLY,
    OTHER,
    OWN,
    PLAY,
    PRINTED,
    PROTECT,
    REPEL,
    RESERVED,
    ROUND_FOUR,
    SET,
    TAKE,
    THE_FIGHT,
    THIS,
    TIMES,
    TYPE,
    USE,
    USED,
    WALLS,
    WIN,
    WIZARD,
    Clause,
    Condition,
    Group,
    Sort,
)

if TYPE_CHECKING:
    import re
    from collections.abc import Callable

    Before = list[Clause]
    Sequel = Callable[[re.Match[str], Before, int], list[Clause] | None]


def sequel(text: str, before: Before, kind: int) -> list[Clause] | None:
    """Return the clauses of a sentence that goes on from those before it, which it may change; None for others."""
    if not before:
        found = patterns().sequel["spared"].fullmatch(text)
        return _powerless(found, kind) if found else None
    for name, of in SEQUELS.items():
        found = patterns().sequel[name].fullmatch(text)
        told = of(found, before, kind) if found else None
        if told is not None:
            return told
    return None


def instead(text: str, before: Before) -> list[Clause] | None:
    """Read ``white wizards gain 3 levels`` after ``all wizards gain 1 level``: they gain those instead; else None."""
    found = patterns().sequel["instead"].fullmatch(text)
    sorts = champions(found["c"]) if found and before else None
    last = before[-1] if sorts and before[-1].do == LEVEL else None
    if found is None or last is None or sorts is None or last.who.sorts != (Sort(1 << WIZARD),):
        return None
    marks = sorts[0].marks
    if sorts != (Sort(CHAMPIONS, marks),) or not marks:
        return None
    before[-1] = last._replace(who=last.who._replace(sorts=(Sort(1 << WIZARD, without=marks),)))
    return [last._replace(who=last.who._replace(sorts=(Sort(1 << WIZARD, marks),)), number=int(found["n"]))]


def _powerless(found: re.Match[str], kind: int) -> list[Clause] | None:
    """Read ``has no effect on undead champions`` of a card that is a bonus and nothing else."""
    sorts = champions(found["c"] or found["c2"] or found["c3"])
    if sorts is None or not ROUND_FOUR >> kind & 1:
        return None
    return [Clause(SET, Group(THIS), conditions=(Condition(Group(OTHER, FIGHT, sorts)),))]


def _role(role: int) -> Sequel:
    """Return what reads ``use only when defending``."""

    def told(_found: re.Match[str], before: Before, _kind: int) -> list[Clause] | None:
        if any(clause.role != EITHER for clause in before):
            return None
        before[:] = [clause._replace(role=role) for clause in before]
        return []

    return told


def _such(_found: re.Match[str], before: Before, _kind: int) -> list[Clause] | None:
    """Read ``any such cards already in play are discarded``."""
    last = before[-1]
    if last.do != BAN or last.who.side == OWN:
        return None
    return [Clause(DISCARD, last.who._replace(sorts=last.what), measure=EVERY, when=ENTRY)]


def _such_allies(found: re.Match[str], before: Before, kind: int) -> list[Clause] | None:
    """Read ``any already played as allies are discarded``."""
    told = _such(found, before, kind)
    if told is None:
        return None
    sorts = tuple(sort._replace(kinds=1 << ALLY) for sort in told[0].who.sorts)
    return [told[0]._replace(who=told[0].who._replace(sorts=sorts))]


def _geared(_found: re.Match[str], before: Before, _kind: int) -> list[Clause] | None:
    """Read ``count only item and artifact bonuses when determining level`` of an opposing champion that is beaten."""
    last = before[-1]
    champion = last.do == DISCARD and last.who.side == OTHER and last.who.sorts and opponent(last.who)
    if not champion or last.when != ENTRY or any(sort.most == MOST for sort in last.who.sorts):
        return None
    sorts = tuple(sort._replace(measure=GEARED) for sort in last.who.sorts)
    beaten = Condition(last.who._replace(sorts=sorts))
    before[-1] = Clause(WIN, when=ENTRY, conditions=(*last.conditions, beaten), role=last.role)
    return []


def _caught(found: re.Match[str], before: Before, _kind: int) -> list[Clause] | None:
    """Read ``if used on a just-used ability, the thief who uses it is discarded``, while the card is still there."""
    sorts, last = champions(found["c"]), before[-1]
    if sorts is None or last.do != CANCEL or last.when != ENTRY or not last.who.sorts:
        return None
    user = Condition(Group(OTHER, FIGHT, last.who.sorts))
    before.insert(
        len(before) - 1, Clause(DISCARD, Group(OTHER, FIGHT, sorts), measure=EVERY, when=ENTRY, conditions=(user,))
    )
    return []


def _shape(found: re.Match[str], before: Before, _kind: int) -> list[Clause] | None:
    """Read ``in battle it can turn into a wolf (monster, base level 9), and can no longer use spells``."""
    kinds, last = champions(found["k"]), before[-1]
    if kinds is None or last.do != USE or sorts_of(found["w"]) != last.what:
        return None
    before[-1] = last._replace(option=1)
    level = Clause(SET, Group(THIS), number=int(found["n"]), option=2)
    return [Clause(TYPE, Group(THIS), kinds, option=2), level]


def _no_more(found: re.Match[str], before: Before, kind: int) -> list[Clause] | None:
    """Read ``no more can be played``; of an event ``until this player's next turn``."""
    last = before[-1]
    if last.do != DISCARD or last.measure != EVERY or not last.who.sorts or (found["until"] and kind != EVENT):
        return None
    until = NEXT_EVENT if found["until"] else last.until
    return [Clause(BAN, last.who._replace(sorts=()), last.who.sorts, until=until)]


def _goes_on(_found: re.Match[str], before: Before, _kind: int) -> list[Clause] | None:
    """Read ``any more played are also discarded``."""
    last = before[-1]
    if last.do != DISCARD or last.measure != EVERY or last.who.side not in (OTHER, BOTH) or last.when != ENTRY:
        return None
    return [Clause(DISCARD, Group(CUE), when=USED, cue=last.who)]


def _fallen(found: re.Match[str], before: Before, _kind: int) -> list[Clause] | None:
    """Read ``any reduced to level 0 are discarded``, ``if the new level is below 0, the champion is discarded``."""
    lowered = [clause for clause in before if clause.do in (LEVEL, HALVE)]
    last = lowered[-1] if lowered and (found["under"] or lowered[-1] is before[-1]) else None
    if last is None or not last.who.sorts or any(sort.least != LEAST for sort in last.who.sorts):
        return None
    sorts = tuple(sort._replace(most=-1 if found["under"] else 0) for sort in last.who.sorts)
    fall = Clause(DISCARD, last.who._replace(sorts=sorts), measure=EVERY, when=ENTRY, option=last.option)
    before.insert(before.index(last) + 1, fall)  # a card given up for this says nothing any more
    return []


def _others_doubled(_found: re.Match[str], before: Before, _kind: int) -> list[Clause] | None:
    """Read ``the levels of all others are doubled`` after those of base levels from a number up."""
    last = before[-1]
    if last.do != SET or last.who.sorts != (Sort(CHAMPIONS, measure=PRINTED, least=last.who.sorts[0].least),):
        return None
    others = Sort(CHAMPIONS, measure=PRINTED, most=last.who.sorts[0].least - 1)
    return [Clause(TIMES, last.who._replace(sorts=(others,)), number=2)]


def _extended(found: re.Match[str], before: Before, _kind: int) -> list[Clause] | None:
    """Read ``if used by a dragon avatar, the immunities extend to all dragon champions in the player's pool``."""
    sorts, marks = champions(found["c"]), [mark_of(found[name]) for name in ("m", "m2")]
    told = [clause for clause in before if clause.do == IMMUNE and clause.who.side == BEARER]
    if sorts is None or not told or min(marks) < 0:
        return None
    asked = tuple(Condition(Group(BEARER, FIGHT, (Sort(CHAMPIONS, 1 << mark),))) for mark in marks)
    return [clause._replace(who=Group(OWN, PLAY, sorts), conditions=asked, wide=1) for clause in told]


def _they_pass(_found: re.Match[str], before: Before, _kind: int) -> list[Clause] | None:
    """Read ``they ignore all walls`` of those named before."""
    last = before[-1]
    return [Clause(IGNORE, last.who, number=WALLS, wide=last.wide)] if last.who.sorts else None


def _spared(found: re.Match[str], before: Before, _kind: int) -> list[Clause] | None:
    """Read ``undead are immune to this``: what was done to others is not done to them."""
    sorts = champions(found["c"] or found["c2"] or found["c3"])
    if sorts is None or len(sorts) != 1 or sorts[0] != Sort(sorts[0].kinds, sorts[0].marks):
        return None
    out = [_sparing(clause, sorts[0]) for clause in before]
    if any(clause is None for clause in out):
        return None
    before[:] = [clause for clause in out if clause is not None]
    return []


def _sparing(clause: Clause, spared: Sort) -> Clause | None:
    """Return a clause that is not done to these champions, None where it cannot be said."""
    if clause.do == RESERVED:
        return clause
    if clause.do in (DRAW, WIN):
        return clause._replace(conditions=(*clause.conditions, Condition(Group(OTHER, FIGHT, (spared,)), 0, 0)))
    if clause.who.side not in (OTHER, BOTH, ATTACKER) or not clause.who.sorts:
        return None
    if clause.do == DISCARD and clause.measure != EVERY:
        return None
    if spared.marks:
        sorts = [sort._replace(without=sort.without | spared.marks) for sort in clause.who.sorts]
    else:
        sorts = [sort._replace(kinds=sort.kinds & ~spared.kinds) for sort in clause.who.sorts]
        if any(not sort.kinds for sort in sorts):
            return None
    return clause._replace(who=clause.who._replace(sorts=tuple(sorts)))


def _discards_them(_found: re.Match[str], before: Before, _kind: int) -> list[Clause] | None:
    """Read ``and discards any played against him`` after an immunity."""
    last = before[-1]
    if last.do != IMMUNE or last.number:
        return None
    return [Clause(DISCARD, Group(OTHER, FIGHT, last.what), measure=EVERY, when=ENTRY)]


def _lasts(_found: re.Match[str], before: Before, kind: int) -> list[Clause] | None:
    """Read ``this lasts until the end of this player's next turn``: of what is used in a fight it ends with that."""
    if ROUND_FOUR >> kind & 1:
        return []
    if kind != EVENT:
        return None
    before[:] = [clause._replace(until=NEXT_EVENT) if clause.when == ALWAYS else clause for clause in before]
    return []


def _after(*words: int) -> Sequel:
    """Return what reads a sentence that says what one of these words does already."""

    def told(_found: re.Match[str], before: Before, _kind: int) -> list[Clause] | None:
        return [] if before[-1].do in words else None

    return told


def _lent(_found: re.Match[str], before: Before, _kind: int) -> list[Clause] | None:
    """Read ``win or lose, that champion returns to its pool``."""
    if before[-1].do != JOIN:
        return None
    before[-1] = before[-1]._replace(until=THE_FIGHT)
    return []


SEQUELS: Final[dict[str, Sequel]] = {
    "defence-only": _role(DEFENDING),
    "attack-only": _role(ATTACKING),
    "such-allies": _such_allies,
    "geared": _geared,
    "caught": _caught,
    "shape": _shape,
    "such": _such,
    "no-more": _no_more,
    "goes-on": _goes_on,
    "fallen": _fallen,
    "they-pass": _they_pass,
    "others-doubled": _others_doubled,
    "others-barred": _after(ONLY),
    "back-from-limbo": _after(PROTECT),
    "extended": _extended,
    "spared": _spared,
    "discards-them": _discards_them,
    "lasts": _lasts,
    "drawn": _after(DRAW),
    "joined": _after(JOIN),
    "lent": _lent,
    "taken": _after(TAKE),
    "unaffected": _after(TAKE, DISCARD, BAN),
    "after-discard": _after(DISCARD),
    "after-take": _after(TAKE),
    "repelled": _after(REPEL),
    "escaped": _after(ESCAPE),
    "extras": _after(BAN),
}
"""Sentences that go on, by the names of their patterns."""
