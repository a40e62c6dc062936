"""What seats settle between each other: undo by consent, a rematch, a win claimed; and what time alone brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core import pledge
from vedette.core.errors import Unreadable
from vedette.core.language import explain
from vedette.protocol import server
from vedette.session import events, setup
from vedette.session.effects import Birth, Outcome, Refusal

if TYPE_CHECKING:
    from vedette.protocol import client
    from vedette.session.connection import Visitor
    from vedette.session.decks import Decks
    from vedette.session.table import Room


def ask(room: Room, outcome: Outcome, visitor: Visitor, message: client.Ask, at: float) -> None:
    """Put a question to the other seat; two that ask the same agree."""
    room.may(visitor, message)
    if room.company.ask(visitor.seat, message.what):
        alone = room.course.alone(visitor.seat)
        asker = visitor.seat if alone else room.company.asker(visitor.seat, message.what)
        _agree(room, outcome, visitor, message, asker, at)
    else:
        room.note(outcome, visitor, events.Asked(message.id, visitor.seat, message.what), at)


def reply(room: Room, outcome: Outcome, visitor: Visitor, message: client.Reply, at: float) -> None:
    """Do what was agreed to, or let everybody know that it was not."""
    room.may(visitor, message)
    asker = room.company.asker(visitor.seat, message.what)
    if message.yes:
        _agree(room, outcome, visitor, message, asker, at)
    else:
        room.note(outcome, visitor, events.Declined(message.id, visitor.seat, message.what), at)


def _agree(  # noqa: PLR0913, PLR0917 (the five of every message, and who asked)
    room: Room, outcome: Outcome, visitor: Visitor, message: client.Ask | client.Reply, asker: int, at: float
) -> None:
    if message.what == "rematch":
        swapped = list(reversed(room.card.guests))
        outcome.births.append(Birth(None, visitor, message.id, swapped))
    elif room.course.may_ask_undo(asker):
        room.change(outcome, visitor, message, events.Undone(message.id, visitor.seat), at)
    else:
        raise Refusal("nothing")


def pledge_salt(room: Room, outcome: Outcome, visitor: Visitor, message: client.Pledge, at: float) -> None:
    """Take a seat's pledge of a salt; a fair deal waits for the decks first. After the last, all are to open."""
    room.may(visitor, message)
    fair = room.course.fair
    if fair is None or room.course.waits() or room.course.over() or not fair.wants_pledge(visitor.seat):
        raise Refusal("nothing")
    if not pledge.pledged(message.pledge):
        raise Refusal("malformed", where="pledge")
    room.change(outcome, visitor, message, events.Pledged(message.id, visitor.seat, message.pledge), at)
    for other in room.visitors:
        fair.seen(other.seat, at)


def salt(room: Room, outcome: Outcome, visitor: Visitor, message: client.Salt, at: float) -> None:
    """Open a seat's salt, which must be the one that it pledged; with the last of them the cards are dealt."""
    room.may(visitor, message)
    fair = room.course.fair
    if fair is None or room.course.waits() or room.course.over() or not fair.wants(visitor.seat):
        raise Refusal("nothing")
    if not pledge.salty(message.salt):
        raise Refusal("malformed", where="salt")
    if not fair.fits(visitor.seat, message.salt):
        raise Refusal("pledge", where="salt")
    room.change(outcome, visitor, message, events.Salted(message.id, visitor.seat, message.salt), at)


def bring(room: Room, outcome: Outcome, visitor: Visitor, message: client.Bring, at: float) -> None:
    """Take a seat's deck; with the last of them the game begins."""
    room.may(visitor, message)
    decks = room.course.decks
    if decks is None or decks.dealt:
        raise Refusal("nothing")
    deck = _deck(visitor, message, decks)
    room.keep(outcome, events.Brought(message.id, visitor.seat, deck), at)
    if decks.whole():
        room.keep(outcome, decks.begin(fairly=room.course.fair is not None), at)
    room.done(outcome, visitor, message.id)
    room.show(outcome, at)


def _deck(visitor: Visitor, message: client.Bring, decks: Decks) -> events.Deck:
    """Return the deck that is named, or that the seat had before; what is wrong with it is told all at once."""
    if message.deck is None:
        if (kept := decks.mine(visitor.seat)) is None:
            raise Refusal("nothing")
        return kept
    try:
        cards, faults = setup.examined(decks.name, message.deck, visitor.decks)
    except Unreadable as unknown:
        cards, faults = None, [unknown]
    if cards is None or faults:
        raise Refusal("deck", "\n".join([explain(fault, visitor.language) for fault in faults]), "deck")
    return setup.brought(decks.name, message.deck, cards)


def claim(room: Room, outcome: Outcome, visitor: Visitor, message: client.Claim, at: float) -> None:
    """Win against somebody who has gone."""
    room.may(visitor, message)
    if not room.company.may_claim(visitor.seat):
        raise Refusal("nothing")
    room.change(outcome, visitor, message, events.Claimed(message.id, visitor.seat), at)


def born(room: Room, outcome: Outcome, table: str) -> None:
    """Tell everybody where it goes on."""
    for visitor in room.company.visitors:
        outcome.tell(visitor, server.Rematch(table))


def resume(room: Room, at: float) -> Outcome:
    """Return what follows when the table comes to memory: a running clock is paid back, a bot goes on."""
    outcome = Outcome()
    if room.course.clock is not None and room.course.clock.falls() is not None:
        event = events.Resumed()
        room.course.apply(event, at)
        outcome.events.append(event)
        room.stored += 1
    room.bots.attend(outcome, at)
    return outcome


def due(room: Room) -> float | None:
    """Return when ``wake`` is to be called next: a clock runs out, somebody counts as gone, a bot tries again."""
    if room.course.seats == 1:
        return None
    falls = room.course.clock.falls() if room.course.clock is not None else None
    due = sooner(falls, room.company.next_absence())
    if room.course.fair is not None and not room.course.over():
        due = sooner(due, room.course.fair.due())
    if room.course.window is not None and room.course.window.held is not None:
        due = sooner(due, room.course.window.closes)
    return sooner(due, room.bots.again) if room.course.bots else due


def wake(room: Room, at: float) -> Outcome:
    """Return what follows from time alone."""
    outcome = fall(room, at)
    if outcome is None:
        outcome = Outcome()
        missing = room.company.missing(at)
        for seat in missing:
            room.keep(outcome, events.Missed("", seat), at)
        if missing:
            room.show(outcome, at)
    room.stored += len(outcome.events)
    room.bots.attend(outcome, at)
    return outcome


def fall(room: Room, at: float) -> Outcome | None:
    """Return what follows where time has run out; None where none has.

    With a window's, the answer in it is done; with a clock's, or that to open a salt, whose it is has lost.
    """
    course = room.course
    if (window := course.window) is not None and window.held is not None and window.ripe(at):
        outcome = Outcome()
        room.happen(outcome, events.Played("", window.held.seat, window.held.note), at)
        return outcome
    falls = course.clock.falls() if course.clock is not None else None
    late = course.fair.late(at) if course.fair is not None and not course.over() else None
    if late is None and (falls is None or at < falls):
        return None
    outcome = Outcome()
    event = events.Flagged("", course.mover()) if late is None else events.Unopened("", late)
    room.keep(outcome, event, at)
    room.show(outcome, at)
    return outcome


def sooner(one: float | None, other: float | None) -> float | None:
    """Return the sooner of two times, either of which may never come."""
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)
