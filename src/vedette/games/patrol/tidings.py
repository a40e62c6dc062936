"""What came of an action, in words: who turned up, who died, who won points; by what one seat saw before and after."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core.language import join, say
from vedette.games.patrol.rules import PLACES, SEATS, TABLE
from vedette.games.patrol.state import CARDS, DISCARDS, SCORES, SLOT, UNIT, UP
from vedette.games.patrol.view import slots

if TYPE_CHECKING:
    from vedette.games.patrol.wording import Wording


def tidings(before: Wording, after: Wording) -> list[str]:
    """Return the sentences: who turned up, who died, what points were won."""
    language = after.language
    told = []
    if turned := _turned(before, after):
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
