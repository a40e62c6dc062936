"""What came of an action, in words: who turned up, who died, who won points; by what one seat saw before and after."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from vedette.core.language import join, say
from vedette.games.patrol.rules import HAND, PLACES, SEATS, TABLE
from vedette.games.patrol.state import CARDS, DISCARDS, HANDS, MET, SCORES, SLOT, UNIT, UNKNOWN, UP
from vedette.games.patrol.view import MET_LISTS, slots

if TYPE_CHECKING:
    from vedette.games.patrol.wording import Wording


def tidings(before: Wording, after: Wording) -> list[str]:
    """Return the sentences: who turned up, who died, what points were won."""
    language = after.language
    told = []
    if turned := _turned(before, after) + _glimpsed(before, after):
        told.append(say(language, "patrol-news-turned", names=join(language, turned)))
    if dead := _dead(before, after):
        told.append(say(language, "patrol-news-dead", count=len(dead), names=join(language, dead)))
    for seat in range(SEATS):
        points = int(after.words[SCORES + seat] - before.words[SCORES + seat])
        if points:
            told.append(say(language, "patrol-news-points", side=after.side(seat), points=points))
    return told


def _turned(before: Wording, after: Wording) -> list[str]:
    """Return who lies face up now and did not, where the seat did not know already who lay there."""
    found = []
    for place in range(TABLE):
        was, now = int(before.words[CARDS + place]), int(after.words[CARDS + place])
        known = before.slot(was) == after.slot(now)
        if was and now & UP and not was & UP and not known:
            found.append(after.called(place))
    return found


def _glimpsed(before: Wording, after: Wording) -> list[str]:
    """Return who was seen for the first time and lies face down again, as after the last powers of a round (§8.2)."""
    found = _met(after) - _met(before)
    found.subtract(
        after.name(place // PLACES, card & SLOT)
        for place in range(TABLE)
        if (card := int(after.words[CARDS + place])) & UP
    )
    return sorted((+found).elements())


def _met(view: Wording) -> Counter[str]:
    """Return the names of the living whom everybody has seen, wherever they are now."""
    found: Counter[str] = Counter()
    for seat in range(SEATS):
        places = [*range(CARDS + PLACES * seat, CARDS + PLACES * seat + PLACES)]
        places += range(HANDS + HAND * seat, HANDS + HAND * seat + HAND)
        cards = [int(view.words[place]) for place in places]
        lists = [int(view.words[MET_LISTS + PLACES * seat + at]) for at in range(PLACES)]
        seen = [card & SLOT for card in cards if card & MET and card & SLOT < UNKNOWN]
        found.update(view.name(seat, slot) for slot in [*seen, *(met >> 1 & SLOT for met in lists if met)])
    return found


def _dead(before: Wording, after: Wording) -> list[str]:
    """Return the names of those who came to the discards."""
    found = []
    for seat in range(SEATS):
        at = DISCARDS + 2 * seat
        low = after.words[at] & ~before.words[at]
        high = after.words[at + 1] & ~before.words[at + 1]
        units = [
            place
            for place in range(PLACES * seat, PLACES * seat + PLACES)
            if int(before.words[CARDS + place]) & SLOT == UNIT and not int(after.words[CARDS + place])
        ]
        found += [after.name(seat, slot) for slot in slots(low, high)] + [after.name(seat, UNIT) for _ in units]
    return found
