"""Whether two powers say the same, however their descriptions and clauses are put."""

from __future__ import annotations

from typing import Final

from vedette.core.bits import members
from vedette.games.spellfire.cards.card import ICONS
from vedette.games.spellfire.powers.words import (
    BAR,
    BEARER,
    CARDS,
    CHAMPIONS,
    ENTRY,
    EVERY,
    ONLY,
    RESERVED,
    TAKE,
    THIS,
    UNFIT,
    USE,
    Clause,
    Condition,
    Group,
    Sort,
)

MANY: Final = 9
"""More cards than one side has of those that can change it."""


def alike(one: tuple[Clause, ...], other: tuple[Clause, ...], kind: int) -> bool:
    """Return whether two powers of a card of a kind say the same.

    What holds always may be said in any order, what is done at a moment is done in its order; what the icon of a
    champion permits need not be said.
    """
    return _told(one, ICONS.get(kind, 0)) == _told(other, ICONS.get(kind, 0))


def _told(power: tuple[Clause, ...], icon: int) -> tuple[set[str], list[str]]:
    """Return the clauses that hold always, permissions kind by kind, and those done at a moment."""
    plain = [same(clause) for clause in power]
    always = [repr(part) for clause in plain if clause.when < ENTRY for part in _parts(clause, icon)]
    return set(always), [repr(clause) for clause in plain if clause.when >= ENTRY]


def _parts(clause: Clause, icon: int) -> list[Clause]:
    """Return a permission as one for each kind, another clause as it is."""
    if clause.do != USE:
        return [clause]
    single = [sort._replace(kinds=1 << kind) for sort in clause.what for kind in members(sort.kinds)]
    own = clause.who.side in (THIS, BEARER)
    return [clause._replace(what=(sort,)) for sort in single if not (own and sort == Sort(kinds=sort.kinds & icon))]


def same(clause: Clause) -> Clause:
    """Return a clause with its descriptions merged and in order."""
    who = clause.who
    if clause.do in (BAR, ONLY, UNFIT, RESERVED):  # these are champions whatever else is said
        bare = [sort._replace(kinds=0) if sort.kinds == CHAMPIONS and sort.marks else sort for sort in who.sorts]
        who = who._replace(sorts=tuple(bare))
    if clause.do == TAKE and clause.measure == EVERY:
        clause = clause._replace(measure=CARDS, number=MANY)
    return clause._replace(
        who=_group(who),
        what=_sorts(clause.what),
        per=_group(clause.per) if clause.per else None,
        cue=_group(clause.cue) if clause.cue else None,
        conditions=tuple(sorted(_condition(one) for one in clause.conditions)),
    )


def _condition(wanted: Condition) -> Condition:
    return wanted._replace(group=_group(wanted.group))


def _group(group: Group) -> Group:
    return group._replace(sorts=_sorts(group.sorts))


def _sorts(sorts: tuple[Sort, ...]) -> tuple[Sort, ...]:
    """Return descriptions with those that differ in kinds alone, or in marks alone, made one, in order."""
    found: list[Sort] = []
    for sort in sorted(sorts):
        like = [at for at, other in enumerate(found) if other.kinds and other._replace(kinds=sort.kinds) == sort]
        near = [at for at, other in enumerate(found) if other.marks and other._replace(marks=sort.marks) == sort]
        if like and sort.kinds:
            found[like[0]] = found[like[0]]._replace(kinds=found[like[0]].kinds | sort.kinds)
        elif near and sort.marks:
            found[near[0]] = found[near[0]]._replace(marks=found[near[0]].marks | sort.marks)
        else:
            found.append(sort)
    return tuple(sorted(found))
