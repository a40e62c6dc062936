"""The entry to a table: who joins, in which language, at which seat, from which tab."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.table.rooms import event as events
from vedette.table.rooms.chronicle import NOTHING
from vedette.table.rooms.outcome import Refusal
from vedette.table.wire import calls, news

if TYPE_CHECKING:
    from vedette.table.rooms.outcome import Outcome
    from vedette.table.rooms.room import Room
    from vedette.table.rooms.visitor import Visitor

CONNECTIONS: Final = 32
"""Visitors of one table at a time."""


def join(room: Room, outcome: Outcome, visitor: Visitor, message: calls.Join, at: float) -> None:
    """Let somebody in, once for a connection; ``visitor.seat`` was settled by who called, from token or guest."""
    if message.protocol != calls.PROTOCOL:
        raise Refusal("protocol")
    if visitor.joined:
        raise Refusal("joined")
    visitor.language = message.language
    if visitor not in room.visitors:
        if len(room.visitors) >= CONNECTIONS:
            raise Refusal("full")
        _sit(room, outcome, visitor, at)
        _take_over(room, outcome, visitor, message, at)
        _come(room, outcome, visitor, at)
    room.company.changes += 1  # somebody may sit elsewhere now
    visitor.joined = True
    visitor.tab = message.tab
    visitor.told = NOTHING
    outcome.tell(visitor, room.portrait.welcome(visitor, message.id))
    if room.course.seats > 1:
        room.show(outcome, at)
    else:
        outcome.tell(visitor, room.portrait.table(visitor, at))


def speak(room: Room, outcome: Outcome, visitor: Visitor, message: calls.Speak, at: float) -> None:
    """Say everything again in another language."""
    visitor.language = message.language
    visitor.told = NOTHING
    outcome.tell(visitor, room.portrait.welcome(visitor, message.id))
    outcome.tell(visitor, room.portrait.table(visitor, at))


def _take_over(room: Room, outcome: Outcome, visitor: Visitor, message: calls.Join, at: float) -> None:
    """Close the other tab of the same seat, or refuse this one until it says that it shall be here."""
    if message.tab is None:
        return
    for other in room.company.others(visitor):
        if other.tab != message.tab and not message.here:
            visitor.waiting = True
            raise Refusal("elsewhere")
        outcome.tell(other, news.Elsewhere())
        outcome.closes.append(other)
        room.company.go(other, at)
        other.joined = False


def _come(room: Room, outcome: Outcome, visitor: Visitor, at: float) -> None:
    """Let somebody in, and keep that a seat which counted as gone is there again."""
    room.company.come(visitor, at)
    if room.company.missed(visitor.seat):
        room.keep(outcome, events.Returned("", visitor.seat), at)


def _sit(room: Room, outcome: Outcome, visitor: Visitor, at: float) -> None:
    """Give the seat of an invitation to who brought it, where it is still free."""
    guests, seat = room.card.guests, visitor.invited
    if seat is None or visitor.guest in guests:
        return
    if guests[seat]:
        raise Refusal("taken")
    event = events.Seated("", seat, visitor.guest)
    guests[seat] = visitor.guest
    visitor.seat = seat
    room.course.apply(event, at)
    outcome.events.append(event)
