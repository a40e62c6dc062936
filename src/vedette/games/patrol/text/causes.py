"""Why something followed from an action: whose power turned others up, and whose changed whose numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mypy_extensions import i64

from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine.card_tables import SPAN
from vedette.games.patrol.engine.reach import NOBODY, meant, times
from vedette.games.patrol.engine.rules import PLACES, TABLE
from vedette.games.patrol.engine.state import active, patrolling
from vedette.games.patrol.engine.strength import reached
from vedette.games.patrol.engine.vocabulary import (
    ANSWER,
    ATTACK,
    ATTACKS,
    DIES,
    DO_AT,
    ENDS,
    HAVE,
    HEALTH,
    KILLS,
    PART,
    REVEAL_IT,
    TURNED,
    USE,
    WHAT_AT,
    WHILE,
)
from vedette.games.patrol.text.wording import HIDDEN

if TYPE_CHECKING:
    from vedette.games.patrol.text.wording import Wording


class Lent(NamedTuple):
    """What an ability adds to the numbers of a card."""

    place: int
    source: int
    """The place of the card whose ability it is."""
    which: int
    """Its own ability (0) or its colour's (1)."""
    attack: int
    health: int


def revealers(before: Wording, after: Wording) -> list[tuple[int, int]]:
    """Return the places of those whose powers turn others up in a step, each with the mask of whom they mean.

    Whoever has a power at work lies face up, so that everybody knows it.
    """
    ends = before.position.phase() == layout.END
    found = []
    for place, when in _speaking(before, after):
        state = after if when == DIES and not ends else before
        mask = 0
        for clause in _clauses(before, place, (0, 1)):
            if clause & PART == when and clause >> DO_AT & PART == REVEAL_IT:
                card, foe = before.words[layout.CARDS + place], i64(_foe(before, place))
                mask |= int(
                    meant(state.position.tables, state.position.words, i64(clause), i64(place), card, foe, i64(0))
                )
        if mask:
            found.append((place, mask))
    return found


def _speaking(before: Wording, after: Wording) -> list[tuple[int, int]]:
    """Return those whose powers may speak in a step, by their places, each with when they do."""
    words, phase = before.words, before.position.phase()
    actor, aimed = int(words[layout.ACTOR] - 1), int(words[layout.AIMED] - 1)
    lived = [place for place in range(TABLE) if active(words[layout.CARDS + place])]
    gone = [place for place in lived if not after.words[layout.CARDS + place]]
    if phase == layout.END:
        poisoned = [place for place in lived if words[layout.CARDS + place] & layout.POISONED]
        return [(place, DIES if place in poisoned else ENDS) for place in lived]
    found = [(place, DIES) for place in gone]
    if phase == layout.TURNING:
        return [(before.speaker(), TURNED), *found]
    if phase == layout.EFFECT:
        return [(actor, USE), *found]
    if phase == layout.ANSWERING:
        return [(_answering(before), ANSWER), *found]
    if phase == layout.CLASH:
        won = [(place, KILLS) for place in (actor, aimed) if place not in gone and gone]
        return [(actor, ATTACKS), *won, *found]
    return found


def _answering(view: Wording) -> int:
    """Return the place of the card that answers: the one aimed at, or another in its stead."""
    return int((view.words[layout.ANSWERED] >> 2 or view.words[layout.AIMED]) - 1)


def _foe(view: Wording, place: int) -> int:
    """Return the other one in a fight, or nobody."""
    both = [int(view.words[word] - 1) for word in (layout.ACTOR, layout.AIMED)]
    return next((other for other in both if place in both and other != place), int(NOBODY))


def _clauses(view: Wording, place: int, which: tuple[int, ...]) -> list[int]:
    """Return the packed clauses of a card's abilities: its own (0), its colour's (1); none of a card not known."""
    slot = view.slot(int(view.words[layout.CARDS + place]))
    if slot in (HIDDEN, layout.UNIT):
        return []
    tables, at = view.position.tables, 2 * (SPAN * (place // PLACES) + slot)
    return [
        int(tables.clauses[where])
        for one in which
        for where in range(int(tables.begin[at + one]), int(tables.end[at + one]))
    ]


def lent(before: Wording, after: Wording) -> list[Lent]:
    """Return what abilities have begun to add to the numbers that the seat sees, because their cards turned up.

    Of a card that turned up it is told whose abilities add to its own numbers, too.
    """
    if before.position.phase() == layout.END:
        return []
    was, now = before.words, after.words
    found = _swung(before, after)
    if was[layout.CARDS : layout.CARDS + TABLE] == now[layout.CARDS : layout.CARDS + TABLE]:
        return found  # as after most actions
    up = [place for place in range(TABLE) if active(now[layout.CARDS + place])]
    fresh = {place for place in up if was[layout.CARDS + place] and not active(was[layout.CARDS + place])}
    if not fresh:
        return found
    for place in range(TABLE):
        card = now[layout.CARDS + place]
        if patrolling(card) and after.slot(int(card)) != HIDDEN:
            sources = up if place in fresh else [source for source in up if source in fresh]
            found += [one for source in sources for which in range(2) if (one := _adds(after, source, which, place))]
    return found


def _adds(view: Wording, source: int, which: int, place: int) -> Lent | None:
    """Return what a passive ability adds to a card; None where that is nothing."""
    words = view.position.words
    card = words[layout.CARDS + source]
    more = {ATTACK: 0, HEALTH: 0}
    for clause in _clauses(view, source, (which,)):
        what = clause >> WHAT_AT & PART
        passive = clause & PART == WHILE and clause >> DO_AT & PART == HAVE and what in more
        if passive and reached(words, i64(clause), i64(source), card, i64(place)):
            more[what] += int(times(words, i64(clause), i64(source), card))
    return Lent(place, source, which, more[ATTACK], more[HEALTH]) if any(more.values()) else None


def _swung(before: Wording, after: Wording) -> list[Lent]:
    """Return what an answer or an ability has added to the numbers of the fighters, for this fight."""
    phase = before.position.phase()
    if phase not in (layout.ANSWERING, layout.EFFECT) or not after.words[layout.ACTOR]:
        return []
    source = _answering(before) if phase == layout.ANSWERING else int(before.words[layout.ACTOR] - 1)
    power = before.words[layout.ANSWERED] & 3 if phase == layout.ANSWERING else before.words[layout.POWER]
    was, now = before.position.words, after.position.words
    found = []
    for at, word in enumerate((layout.ACTOR, layout.AIMED)):
        more = [int(now[layout.SWINGS + 2 * at + one] - was[layout.SWINGS + 2 * at + one]) for one in range(2)]
        if any(more):
            found.append(Lent(int(before.words[word] - 1), source, int(power - 1), more[0], more[1]))
    return found
