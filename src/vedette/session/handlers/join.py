"""The entry to a table: who joins, in which language, at which seat, from which tab."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.protocol import client, server
from vedette.session import events
from vedette.session.effects import Outcome, Refusal
from vedette.session.log import NOTHING

if TYPE_CHECKING:
    from vedette.session.connection import Visitor
    from vedette.session.room import Room

WATCHERS: Final = 32
"""Connections of one table that only watch; seats are beside them."""
OF_GUEST: Final = 4
"""Of these, those of one guest."""
OF_ADDRESS: Final = 16
"""Of these, those of one address."""
AT_SEAT: Final = 8
"""Connections at one seat: one more takes the place of the oldest."""


def join(room: Room, outcome: Outcome, visitor: Visitor, message: client.Join, at: float) -> None:
    """Let somebody in, once for a connection; ``visitor.seat`` was settled by who called, from token or guest."""
    if message.protocol != client.PROTOCOL:
        raise Refusal("protocol")
    if visitor.joined:
        raise Refusal("joined")
    visitor.language = message.language
    if visitor not in room.visitors:
        _sit(room, outcome, visitor, at)
        if visitor.seat < 0:
            _look_on(room, visitor)
        else:
            _take_over(room, outcome, visitor, message, at)
            _make_room(room, outcome, visitor, at)
        _come(room, outcome, visitor, at)
    room.company.changes += 1  # somebody may sit elsewhere now
    visitor.joined = True
    visitor.tab = message.tab
    visitor.told = NOTHING
    outcome.tell(visitor, room.portrait.welcome(visitor, message.id))
    visitor.late = False
    if room.course.seats > 1:
        room.show(outcome, at)
    else:
        outcome.tell(visitor, room.portrait.table(visitor, at))


def speak(room: Room, outcome: Outcome, visitor: Visitor, message: client.Speak, at: float) -> None:
    """Say everything again in another language."""
    visitor.language = message.language
    visitor.told = NOTHING
    outcome.tell(visitor, room.portrait.welcome(visitor, message.id))
    outcome.tell(visitor, room.portrait.table(visitor, at))


def _take_over(room: Room, outcome: Outcome, visitor: Visitor, message: client.Join, at: float) -> None:
    """Close the other tab of the same seat, or refuse this one until it says that it shall be here."""
    if message.tab is None:
        return
    for other in room.company.others(visitor):
        if other.tab != message.tab and not message.here:
            visitor.waiting = True
            raise Refusal("elsewhere")
        _send_away(room, outcome, other, at)


def _make_room(room: Room, outcome: Outcome, visitor: Visitor, at: float) -> None:
    """Close the oldest connections of a seat that has too many: who sits there is never refused."""
    same = [other for other in room.visitors if other.seat == visitor.seat]
    for other in same[: max(len(same) - AT_SEAT + 1, 0)]:
        _send_away(room, outcome, other, at)


def _send_away(room: Room, outcome: Outcome, other: Visitor, at: float) -> None:
    outcome.tell(other, server.Elsewhere())
    outcome.closes.append(other)
    room.company.go(other, at)
    other.joined = False


def _look_on(room: Room, visitor: Visitor) -> None:
    """Refuse one more who watches where there are too many at the table, of this guest, or of this address."""
    others = [other for other in room.visitors if other.seat < 0]
    own = [other for other in others if other.guest == visitor.guest]
    near = [other for other in others if visitor.address and other.address == visitor.address]
    if len(others) >= WATCHERS or len(own) >= OF_GUEST or len(near) >= OF_ADDRESS:
        raise Refusal("full")


def knock(room: Room, seat: int, at: float) -> Outcome:
    """Return what follows when somebody of a seat tried to come in and was not let in: they have not gone."""
    outcome = Outcome()
    room.company.knock(seat, at)
    if room.company.missed(seat):
        room.keep(outcome, events.Returned("", seat), at)
        room.show(outcome, at)
    room.stored += len(outcome.events)
    return outcome


def _come(room: Room, outcome: Outcome, visitor: Visitor, at: float) -> None:
    """Let somebody in, and keep that a seat which counted as gone is there again."""
    room.company.come(visitor, at)
    if room.company.missed(visitor.seat):
        room.keep(outcome, events.Returned("", visitor.seat), at)


def _sit(room: Room, outcome: Outcome, visitor: Visitor, at: float) -> None:
    """Give the seat of an invitation to who brought it, where it is still free; else let them watch, and say so."""
    guests, seat = room.card.guests, visitor.invited
    if seat is None or visitor.guest in guests:
        return
    if guests[seat]:
        visitor.late = True
        return
    event = events.Seated("", seat, visitor.guest)
    guests[seat] = visitor.guest
    visitor.seat = seat
    room.course.apply(event, at)
    outcome.events.append(event)
