"""What seats settle between each other: undo by consent, a rematch, a win claimed; and what time alone brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core import pledge
from vedette.core.errors import Unreadable
from vedette.core.language import explain
from vedette.session import events, setup
from vedette.session.effects import Birth, Outcome, Refusal

if TYPE_CHECKING:
    from vedette.protocol import client
    from vedette.session.connection import Visitor
    from vedette.session.decks import Decks
    from vedette.session.room import Room


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
