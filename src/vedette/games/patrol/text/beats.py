"""What came of an action, beat by beat: who turned up, changed, died, scored; by what one seat saw before and after."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from mypy_extensions import i64

from vedette.core.beat import Beat
from vedette.core.language import join, say
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine.foresight import blow
from vedette.games.patrol.engine.powers import counters
from vedette.games.patrol.engine.rules import HAND, PASS, PLACES, POINTS, SEATS, TABLE
from vedette.games.patrol.engine.state import patrolling, wounds, zone
from vedette.games.patrol.engine.view import MET_LISTS
from vedette.games.patrol.engine.vocabulary import COUNTERS, POISON, WIZARD
from vedette.games.patrol.text.causes import Lent, lent, revealers
from vedette.games.patrol.text.wording import HIDDEN, NUMERALS

if TYPE_CHECKING:
    from vedette.games.patrol.text.position import Picture
    from vedette.games.patrol.text.wording import Wording


def beats(before: Picture, action: int, after: Picture) -> list[Beat]:
    """Return what followed from an action: a fight's stage, cards turned up, changed, moved or dead, points."""
    phase = before.position.phase()
    # That nobody answers is told by what comes next.
    fought = [] if action == PASS else _fought(before, after, phase)
    followed = [*fought, *_turned(before, after), *_lent(before, after)]
    told = len(followed) > 0 and any(beat.words for beat in followed)
    changed = [beat for place in range(TABLE) for beat in _changed(before, after, place)]
    fallen = _fallen(before, after)
    if not fallen and phase == layout.CLASH:
        fallen = [Beat("nothing", say(after.language, "patrol-news-nobody"))]
    followed += changed + fallen
    if not (told or changed or fallen) and phase in (layout.EFFECT, layout.ANSWERING) and _over(before, after):
        kind = "effect" if phase == layout.EFFECT else "ability" if before.words[layout.POWER] else "attack"
        followed.append(Beat("nothing", say(after.language, "patrol-news-nothing", kind=kind)))
    elif phase == layout.TURNING and followed:  # whose power it was
        followed.insert(0, Beat("ability", "", (_slot(before.speaker()),)))
    elif phase == layout.EFFECT and (spared := _spared(before, after)) >= 0:
        followed.append(Beat("nothing", say(after.language, "patrol-news-spared", name=after.called(spared))))
    return followed + _scored(before, after) + _unscored(before, after) + _tied(before, after)


def _fought(before: Picture, after: Picture, phase: i64) -> list[Beat]:
    """Return a beat for the stage of an attack or ability that was reached, without words: the log has them."""
    was, now = _aims(before), _aims(after)
    if phase == layout.CLASH:
        numbers = blow(before.position)
        return [Beat("clash", "", was, tuple(numbers) if numbers else ())]
    if phase in (layout.WINDOW, layout.ANSWERING):
        return [Beat("answer", "", was[-1:])]
    if phase == layout.EFFECT:
        return [Beat("ability", "", was)]
    if phase == layout.END:
        points = [int(after.words[layout.SCORES + seat]) for seat in range(SEATS)]
        return [Beat("round", "", (), (before.position.turn(), *points))]
    declared = len(now) > len(was) and (len(now) > 1 or bool(after.words[layout.POWER]))
    if declared:
        return [Beat("ability" if after.words[layout.POWER] else "attack", "", now)]
    return _stayed(before, after) if phase == layout.BATTLE and not after.words[layout.ACTOR] else []


def _stayed(before: Wording, after: Wording) -> list[Beat]:
    """Return who ran to base or went to another patrol in a turn without a fight, or that nobody did."""
    for place in range(TABLE):
        was, now = before.words[layout.CARDS + place], after.words[layout.CARDS + place]
        if was and zone(now) != zone(was):
            stays = now and zone(now) != layout.BASE  # one that is discarded on its way ran too
            return [Beat("move" if stays else "run", "", (_slot(place),))]
    return [Beat("pass")]


def _aims(view: Wording) -> tuple[str, ...]:
    """Return the names that a page gives the places of who acts and who is aimed at, as far as there is one."""
    return tuple(_slot(int(view.words[word] - 1)) for word in (layout.ACTOR, layout.AIMED) if view.words[word])


def _slot(place: int) -> str:
    """Return the name that a page gives a place."""
    return f"place {place}"


def _spared(before: Wording, after: Wording) -> int:
    """Return the place of the one on whom an ability was used, where it left them as they were; else -1.

    An ability that goes on as an attack has yet to tell what came of it.
    """
    aimed = int(before.words[layout.AIMED] - 1)
    if aimed < 0 or after.words[layout.STRIKING]:
        return -1
    if before.words[layout.CARDS + aimed] != after.words[layout.CARDS + aimed]:
        return -1
    return aimed if wounds(before.position.words, i64(aimed)) == wounds(after.position.words, i64(aimed)) else -1


def _over(before: Wording, after: Wording) -> bool:
    """Return whether the action has ended although both whom it is about are still there."""
    both = [int(before.words[word] - 1) for word in (layout.ACTOR, layout.AIMED)]
    there = all(place < 0 or patrolling(after.words[layout.CARDS + place]) for place in both)
    return there and not after.words[layout.ACTOR]


def _changed(before: Wording, after: Wording, place: int) -> list[Beat]:
    """Return beats of what became of a card that is still on the table: counters, damage, where and how it lies."""
    language = after.language
    was, now = before.words[layout.CARDS + place], after.words[layout.CARDS + place]
    if not now or before.position.phase() in (layout.SETUP, layout.ASSIGN):
        return []
    harm, hurt = int(wounds(before.position.words, i64(place))), int(wounds(after.position.words, i64(place)))
    if was == now and harm == hurt:
        return []
    name, slot = after.called(place), (_slot(place),)
    if not was:
        return [Beat("move", say(language, "patrol-news-joins", name=name, patrol=NUMERALS[zone(now)]), slot)]
    more = {COUNTERS[what]: int(counters(now, what) - counters(was, what)) for what in range(WIZARD)}
    poisoned = more.pop(COUNTERS[POISON])
    told = []
    if poisoned:
        words = say(language, "patrol-news-poison", name=name, way="gains" if poisoned > 0 else "loses")
        told.append(Beat("poison" if poisoned > 0 else "counter", words, slot))
    for way, sign in (("gains", 1), ("loses", -1)):
        counts = {kind: sign * count for kind, count in more.items() if sign * count > 0}
        if counts:
            marks = join(language, [say(language, "patrol-lying", kind=kind, count=n) for kind, n in counts.items()])
            words = say(language, "patrol-news-counters", way=way, name=name, marks=marks)
            told.append(Beat("counter", words, slot, (sign * sum(counts.values()),)))
    if hurt > harm:
        told.append(Beat("hurt", say(language, "patrol-news-hurt", name=name, count=hurt), slot, (hurt,)))
    return told if before.position.phase() == layout.BATTLE else told + _moved(before, after, place)


def _moved(before: Wording, after: Wording, place: int) -> list[Beat]:
    """Return a beat if a card ran, changed its patrol or was turned face down, where nobody chose just that."""
    language = after.language
    was, now = before.words[layout.CARDS + place], after.words[layout.CARDS + place]
    words = ""
    if zone(now) != zone(was) and zone(now) == layout.BASE:
        words = say(language, "patrol-news-ran", name=after.called(place))
    elif zone(now) != zone(was):
        words = say(language, "patrol-news-joins", name=after.called(place), patrol=NUMERALS[zone(now)])
    elif was & layout.UP and not now & layout.UP:
        words = say(language, "patrol-news-hidden", name=before.called(place))
    return [Beat("move", words, (_slot(place),))] if words else []


def _turned(before: Picture, after: Picture) -> list[Beat]:
    """Return a beat with the cards that were turned face up, and their faces; none where none was.

    The words name those whom the seat did not know, and of its own those who neither acted nor were aimed at.
    """
    places = []
    names: dict[int, list[str]] = {-1: []}
    sources: list[tuple[int, int]] | None = None  # looked for only where somebody turned up
    acted = (*_aims(before), *_aims(after))
    for place in range(TABLE):
        was, now = int(before.words[layout.CARDS + place]), int(after.words[layout.CARDS + place])
        if was and now & layout.UP and not was & layout.UP:
            places.append(place)
            if before.slot(was) != after.slot(now) or _slot(place) not in acted:
                sources = revealers(before, after) if sources is None else sources
                by = next((source for source, mask in sources if mask >> place & 1), -1)
                names.setdefault(by, []).append(after.called(place))
    glimpsed = [_glimpsed(before, after, seat) for seat in range(SEATS)]
    if before.position.phase() == layout.END and not places:  # nothing lies where it would show whose it is
        ending = revealers(before, after)
        told = [_shown(before, found, _last_revealers(before, ending, seat)) for seat, found in enumerate(glimpsed)]
        return [Beat("turn", _sided(after, seat, words)) for seat, words in enumerate(told) if glimpsed[seat]]
    names[-1] += [name for found in glimpsed for name in found]
    words = " ".join(_revealed(before, by, found) for by, found in names.items() if found)
    if not places and not words:
        return []
    cards = [dict(after.laid(place, int(after.words[layout.CARDS + place]))) for place in places]
    return [Beat("turn", words, tuple(map(_slot, places)), (), tuple(cards))]


def _revealed(before: Wording, by: int, names: list[str]) -> str:
    """Return who turned up, and by whose power unless ``by`` is -1."""
    name = before.called(by) if by >= 0 else "no"
    return say(before.language, "patrol-news-turned", by=name, names=join(before.language, names))


def _last_revealers(before: Wording, sources: list[tuple[int, int]], seat: int) -> list[str]:
    """Return the names of those whose powers turn up cards of a seat at the end of a round."""
    hidden = [
        place
        for place in range(PLACES * seat, PLACES * seat + PLACES)
        if patrolling(card := before.words[layout.CARDS + place]) and not card & layout.UP
    ]
    found = [source for source, mask in sources if any(mask >> place & 1 for place in hidden)]
    return [before.name(source // PLACES, before.slot(int(before.words[layout.CARDS + source]))) for source in found]


def _shown(before: Wording, names: list[str], by: list[str]) -> str:
    language = before.language
    known = join(language, by)
    return say(language, "patrol-news-shown", count=len(names), names=join(language, names), sources=len(by), by=known)


def _lent(before: Wording, after: Wording) -> list[Beat]:
    """Return a beat with what abilities add to whose numbers from now on, and whose they are; none where nothing is."""
    found = lent(before, after)
    if not found:
        return []
    places = dict.fromkeys([_slot(one.place) for one in found])
    return [Beat("gave", " ".join([_adding(after, one) for one in found]), tuple(places))]


def _adding(after: Wording, one: Lent) -> str:
    """Return in words what an ability adds to a card: the card's own by its name, another's by that card's."""
    language = after.language
    slot = after.slot(int(after.words[layout.CARDS + one.source]))
    known = one.source == one.place and slot not in (HIDDEN, layout.UNIT)
    by = after.ability(one.source // PLACES, slot, one.which) if known else after.called(one.source)
    more = {"attack": one.attack, "health": one.health}
    marks = [
        say(language, "patrol-lent", kind=kind, sign="more" if count > 0 else "less", count=abs(count))
        for kind, count in more.items()
        if count
    ]
    return say(language, "patrol-news-lent", name=after.called(one.place), marks=join(language, marks), by=by)


def _sided(after: Wording, seat: int, words: str) -> str:
    """Return a sentence with whose soldiers it speaks of, where no place tells."""
    return say(after.language, "patrol-news-side", side=after.side(seat), words=words)


def _glimpsed(before: Wording, after: Wording, seat: int) -> list[str]:
    """Return whom of a seat's everybody saw for the first time and who lies face down again (§8.2)."""
    if _as_seen(before, after):
        return []  # as after most actions: then no name is looked up
    found = Counter(_met(after, seat)) - Counter(_met(before, seat))
    found.subtract(
        [
            after.name(seat, card & layout.SLOT)
            for place in range(PLACES * seat, PLACES * seat + PLACES)
            if (card := int(after.words[layout.CARDS + place])) & layout.UP
        ]
    )
    return sorted((+found).elements())


def _met(view: Wording, seat: int) -> list[str]:
    """Return the names of a seat's living whom everybody has seen, wherever they are now."""
    return [name for name, _ in _known(view, seat)]


def _known(view: Wording, seat: int) -> list[tuple[str, int]]:
    """Return the name and the permanent levels of each living card of a seat that everybody has seen."""
    return [(view.name(seat, slot), levels) for slot, levels in _seen(view, seat)]


def _seen(view: Wording, seat: int) -> list[tuple[int, int]]:
    """Return the slot and the permanent levels of each living card of a seat that everybody has seen."""
    places = [*range(layout.CARDS + PLACES * seat, layout.CARDS + PLACES * seat + PLACES)]
    places += range(layout.HANDS + HAND * seat, layout.HANDS + HAND * seat + HAND)
    cards = [int(view.words[place]) for place in places]
    lists = [int(view.words[MET_LISTS + PLACES * seat + at]) for at in range(PLACES)]
    found = [(card & layout.SLOT, card >> layout.PERMANENT_AT & layout.EIGHT) for card in cards if _told(card)]
    return found + [(met >> 1 & layout.SLOT, met >> 8 & layout.EIGHT) for met in lists if met]


def _as_seen(before: Wording, after: Wording) -> bool:
    """Return whether all cards that everybody has seen are where they were, with as many permanent levels."""
    was, now = before.words, after.words
    for word in range(layout.HANDS, layout.WOUNDS):
        if _told(was[word]) != _told(now[word]):
            return False
    return all(was[word] == now[word] for word in range(MET_LISTS, MET_LISTS + SEATS * PLACES))


def _told(card: i64) -> i64:
    """Return the parts of a card's word with its slot and permanent levels, 0 if not everybody has seen who it is."""
    if not card & layout.MET or card & layout.SLOT >= layout.UNKNOWN:
        return 0
    return card & i64(layout.MET | layout.SLOT | layout.PERMANENT_BITS)


def _fallen(before: Wording, after: Wording) -> list[Beat]:
    """Return a beat with the names of those who came to the discards, and where they lay; none where nobody did."""
    if before.position.phase() == layout.END:
        return _fallen_last(before, after)
    dead = _dead(before, after)
    if not dead:
        return []
    gone = [
        place for place in range(TABLE) if before.words[layout.CARDS + place] and not after.words[layout.CARDS + place]
    ]
    return [Beat("fall", _died(after, dead), tuple(map(_slot, gone)))]


def _died(after: Wording, names: list[str], how: str = "no") -> str:
    return say(after.language, "patrol-news-dead", count=len(names), names=join(after.language, names), how=how)


def _fallen_last(before: Wording, after: Wording) -> list[Beat]:
    """Return who of each seat died at the end of a round: everybody else leaves the table too, and units do not die."""
    told = []
    for seat in range(SEATS):
        places = range(PLACES * seat, PLACES * seat + PLACES)
        cards = [int(before.words[layout.CARDS + place]) for place in places]
        poisoned = sum(bool(card & layout.POISONED) and card & layout.SLOT != layout.UNIT for card in cards)
        if dead := _newly_discarded(before, after, seat):
            # The poisoned die for sure (§8.1), units without a card: where no others are dead, it is they.
            how = "poison" if len(dead) == poisoned else "no"
            told.append(Beat("fall", _sided(after, seat, _died(after, dead, how))))
    return told


def _dead(before: Wording, after: Wording) -> list[str]:
    """Return who came to the discards, each with the place where it lay if that is known. Slots may change."""
    found = []
    for seat in range(SEATS):
        gone = [
            place
            for place in range(PLACES * seat, PLACES * seat + PLACES)
            if before.words[layout.CARDS + place] and not after.words[layout.CARDS + place]
        ]
        dead = _newly_discarded(before, after, seat)
        units = [place for place in gone if int(before.words[layout.CARDS + place]) & layout.SLOT == layout.UNIT]
        lay = {before.called(place): place for place in gone}
        for name in dead:
            known = [place for place in gone if _named(before, place) == name]
            place = known[0] if known else gone[0] if len(gone) == 1 else -1
            gone = [other for other in gone if other != place]
            found.append(name if place < 0 else after.placed(name, place))
        found += [called for called, place in lay.items() if place in units]
    return found


def _named(view: Wording, place: int) -> str:
    slot = view.slot(int(view.words[layout.CARDS + place]))
    return "" if slot == HIDDEN else view.name(place // PLACES, slot)


def _newly_discarded(before: Wording, after: Wording, seat: int) -> list[str]:
    """Return the names that came to a seat's discards, sorted."""
    at = layout.DISCARDS + 2 * seat
    if before.words[at] == after.words[at] and before.words[at + 1] == after.words[at + 1]:
        return []  # the same slots are the same names: both views know all discards
    return sorted((Counter(_discarded(after, seat)) - Counter(_discarded(before, seat))).elements())


def _discarded(view: Wording, seat: int) -> list[str]:
    """Return the names in a seat's discards."""
    return [view.name(seat, slot) for slot in view.fallen(seat)]


def _scored(before: Wording, after: Wording) -> list[Beat]:
    """Return beats of the points that each seat scored, and of who gained levels, if the views tell who."""
    told = []
    for seat in range(SEATS):
        points = int(after.words[layout.SCORES + seat] - before.words[layout.SCORES + seat])
        if not points:
            continue
        known = Counter(_known(before, seat))
        # Beside those that lived face up, a last power may have given levels: then it cannot be told who is who.
        raised = sorted(name for name, levels in (Counter(_known(after, seat)) - known).elements() if levels)
        names = join(after.language, raised) if len(raised) == points else ""
        words = say(after.language, "patrol-news-points", side=after.side(seat), points=points)
        told.append(Beat("score", words, (), (seat, points, int(after.words[layout.SCORES + seat]))))
        if names:
            places = [
                place for place in range(PLACES * seat, PLACES * seat + PLACES) if _named(before, place) in raised
            ]
            words = _sided(after, seat, say(after.language, "patrol-news-levels", count=points, names=names))
            told.append(Beat("level", words, tuple(map(_slot, places)), (1,)))
    return told


def _unscored(before: Wording, after: Wording) -> list[Beat]:
    """Return beats of why seats scored nothing at the end of a round, one where both had the same reason."""
    if before.position.phase() != layout.END:
        return []
    found: list[tuple[str, str]] = [
        (after.side(seat), _why_nothing(before, seat))
        for seat in range(SEATS)
        if before.words[layout.SCORES + seat] == after.words[layout.SCORES + seat]
    ]
    if len(found) == SEATS and found[0][1] == found[1][1]:
        found = [("both", found[0][1])]
    return [Beat("nothing", say(after.language, "patrol-news-unscored", side=side, why=why)) for side, why in found]


def _why_nothing(before: Wording, seat: int) -> str:
    """Return as a word of a message why a seat scored nothing: ``gone``, ``hidden``, ``poison`` or ``other``."""
    places = range(PLACES * seat, PLACES * seat + PLACES)
    cards = [card for place in places if patrolling(card := before.words[layout.CARDS + place])]
    shown = [card for card in cards if card & layout.UP and card & layout.SLOT != layout.UNIT]
    if not cards:
        return "gone"
    if not any(card & layout.UP for card in cards):
        return "hidden"
    return "poison" if shown and all(card & layout.POISONED for card in shown) else "other"


def _tied(before: Wording, after: Wording) -> list[Beat]:
    """Return a beat that a further round is to decide, where both reached the goal with as many points (§9.1)."""
    options = after.game.options
    if before.position.phase() != layout.END or options.goal >= len(POINTS) or after.result():
        return []
    points = {int(after.words[layout.SCORES + seat]) for seat in range(SEATS)}
    if len(points) > 1 or max(points) < POINTS[options.goal]:
        return []
    return [Beat("nothing", say(after.language, "patrol-news-tied", points=max(points)))]
