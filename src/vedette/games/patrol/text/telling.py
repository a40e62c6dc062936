"""An action of several steps in one line of a log: who does what to whom, and what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core.bits import members
from vedette.core.language import apart, join, say
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine.foresight import blow
from vedette.games.patrol.engine.rules import ANSWER, DRAW, GO, LAY, PAIR, PASS, PLACES, TARGET, USE
from vedette.games.patrol.engine.state import zone
from vedette.games.patrol.text.wording import HIDDEN, NUMERALS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vedette.core.beat import Beat
    from vedette.games.patrol.text.position import Picture

OUTCOMES: Final = ("fall", "nothing")
"""The kinds of beats that tell how an attack ended."""


def clause(before: Picture, action: int, words: str, followed: Sequence[Beat]) -> str:
    """Return what a step adds to the line of its action: the aim, an answer, what followed and by which numbers.

    ``words`` tell the step where it stands alone. Who died is told first: where there is room for the beginning alone,
    it must be in it.
    """
    phase = before.position.phase()
    ordered = sorted(followed, key=lambda beat: beat.kind not in OUTCOMES)
    told = [beat.words for beat in ordered if beat.words]
    if TARGET <= action < PASS:
        told.insert(0, _aimed(before, action - TARGET))
    elif ANSWER <= action < GO:
        told.insert(0, _answered(before, action - ANSWER) or words)
    elif (USE <= action < TARGET and phase in (layout.BATTLE, layout.WINDOW)) or (phase == layout.TURNING and told):
        told.insert(0, words)
    elif phase == layout.CLASH and (numbers := blow(before.position)):
        outcomes = sum(1 for beat in followed if beat.words and beat.kind in OUTCOMES)
        told.insert(outcomes, say(before.language, "patrol-line-clash", **numbers._asdict()))
    return " ".join(filter(None, told))


def _aimed(before: Picture, aimed: int) -> str:
    """Return in words who attacks whom with which sacrifices, or who uses which ability on whom."""
    words, language = before.words, before.language
    actor = int(words[layout.ACTOR] - 1)
    values = {"side": before.side(actor // PLACES), "actor": before.called(actor), "aimed": before.called(aimed)}
    if not words[layout.POWER]:
        given = [before.called(place) for place in members(int(words[layout.GIVEN]))]
        return say(language, "patrol-line-attack", **values, given=join(language, given) if given else "no")
    slot = before.slot(int(words[layout.CARDS + actor]))
    known = slot not in (HIDDEN, layout.UNIT)
    used = before.ability(actor // PLACES, slot, int(words[layout.POWER]) - 1) if known else "no"
    return say(language, "patrol-line-use", **values, used=used)


def _answered(before: Picture, which: int) -> str:
    """Return in words with which ability the card aimed at answers; empty where its name is not known."""
    aimed = int(before.words[layout.AIMED] - 1)
    slot = before.slot(int(before.words[layout.CARDS + aimed]))
    if slot in (HIDDEN, layout.UNIT):
        return ""
    ability = before.ability(aimed // PLACES, slot, which)
    return say(before.language, "patrol-line-answer", aimed=before.called(aimed), ability=ability)


def sum_up(before: Picture, after: Picture, actions: Sequence[int], clauses: Sequence[str]) -> str:
    """Return all steps of an action so far in one line; ``before`` and ``after`` are those of the last step."""
    seat = int(before.words[layout.SEAT])
    if actions[0] < LAY:
        return _drawn(before, seat, actions)
    if actions[0] < PAIR:
        return _formed(after, seat)
    told = list(clauses)
    aim = next((at for at, action in enumerate(actions) if TARGET <= action < PASS), 0)
    if aim:  # it tells who acts, and so comes first, whatever turning up has done before
        told = [told[aim], *told[1:aim], *told[aim + 1 :]]
        if before.position.phase() == layout.CLASH:  # how it ended comes next: a line may have no room for more
            told.insert(1, told.pop())
    return " ".join(filter(None, told))


def _drawn(view: Picture, seat: int, actions: Sequence[int]) -> str:
    """Return in words how many cards a seat has drawn, by name if they are the viewer's."""
    names = [view.name(seat, action - DRAW) for action in actions] if seat == view.viewer else []
    cards = join(view.language, names)
    return say(view.language, "patrol-line-draw", side=view.side(seat), cards=cards, count=len(actions))


def _formed(view: Picture, seat: int) -> str:
    """Return in words what patrols a seat has formed: the viewer's with their cards, others with their sizes."""
    language, words = view.language, view.words
    patrols: dict[int, list[str]] = {}
    for place in range(PLACES * seat, PLACES * seat + PLACES):
        card = int(words[layout.CARDS + place])
        if card:
            known = seat == view.viewer and view.slot(card) != HIDDEN
            patrols.setdefault(int(zone(card)), []).append(view.name(seat, view.slot(card)) if known else "")
    numbers = sorted(patrols)
    if seat == view.viewer:
        told = [
            say(language, "patrol-line-patrol", number=NUMERALS[one], cards=", ".join(patrols[one])) for one in numbers
        ]
        return say(language, "patrol-line-form", side="you", patrols=apart(language, told), count=len(told))
    counts = join(language, [str(len(patrols[one])) for one in numbers])
    return say(language, "patrol-line-form", side=view.side(seat), patrols=counts, count=len(patrols))
