"""Handlers of joining: the seat, the language and the browser tab of a connection, and the limits on connections."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.protocol import client, server
from vedette.session import events
from vedette.session.effects import NO_TABLE, Effects, Refusal
from vedette.session.log import NOTHING

if TYPE_CHECKING:
    from vedette.session.effects import Connection
    from vedette.session.room import Room

WATCHERS: Final = 32
"""The most spectators of one table."""
OF_GUEST: Final = 4
"""The most spectators of one table who are the same guest."""
OF_ADDRESS: Final = 16
"""The most spectators of one table from the same network address."""
AT_SEAT: Final = 8
"""The most connections at one seat: one more closes the oldest."""


def join(room: Room, effects: Effects, connection: Connection, message: client.Join, at: float) -> None:
    """Handle ``join``: add a connection, once; the caller has set ``connection.seat`` by its token or its guest."""
    if message.protocol != client.PROTOCOL:
        raise Refusal("protocol")
    if connection.joined:
        raise Refusal("joined")
    connection.language = message.language
    if connection not in room.connections:
        _sit(room, effects, connection, message, at)
        if connection.seat < 0:
            _check_spectators(room, connection)
            _note_spectator(room, effects, at)
        else:
            _take_over(room, effects, connection, message, at)
            _close_oldest(room, effects, connection, at)
        _connect(room, effects, connection, at)
    room.presence.changes += 1  # seats may have changed
    connection.joined = True
    connection.tab = message.tab
    connection.log_sent = NOTHING
    effects.tell(connection, room.snapshot.welcome(connection, message.id))
    connection.late = False
    connection.changes = message.changes
    connection.base = NO_TABLE
    room.show(effects, at, None if room.history.seats > 1 else [connection])


def speak(room: Room, effects: Effects, connection: Connection, message: client.Speak, at: float) -> None:
    """Handle ``speak``: change the connection's language, and send it the whole table again."""
    connection.language = message.language
    connection.log_sent = NOTHING
    effects.tell(connection, room.snapshot.welcome(connection, message.id))
    room.show_whole(effects, connection, at)


def _take_over(room: Room, effects: Effects, connection: Connection, message: client.Join, at: float) -> None:
    """Close the guest's other tabs at the seat, or refuse this one until it confirms that it takes over."""
    if message.tab is None:
        return
    for other in room.presence.others(connection):
        if other.tab != message.tab and not message.here:
            connection.waiting = True
            raise Refusal("elsewhere")
        _close(room, effects, other, at)


def _close_oldest(room: Room, effects: Effects, connection: Connection, at: float) -> None:
    """Close the oldest connections of a full seat, since a player is never refused."""
    same = [other for other in room.connections if other.seat == connection.seat]
    for other in same[: max(len(same) - AT_SEAT + 1, 0)]:
        _close(room, effects, other, at)


def _close(room: Room, effects: Effects, other: Connection, at: float) -> None:
    effects.tell(other, server.Elsewhere())
    effects.closes.append(other)
    room.presence.disconnect(other, at)
    other.joined = False


def _check_spectators(room: Room, connection: Connection) -> None:
    """Raise Refusal for a spectator beyond the limits of the table, the guest or the address."""
    others = [other for other in room.connections if other.seat < 0]
    own = [other for other in others if other.guest == connection.guest]
    near = [other for other in others if connection.address and other.address == connection.address]
    if len(others) >= WATCHERS or len(own) >= OF_GUEST or len(near) >= OF_ADDRESS:
        raise Refusal("full")


def _note_spectator(room: Room, effects: Effects, at: float) -> None:
    """Store an event for the first spectator of a game against bots: windows for answers open from then on."""
    history = room.history
    if history.bots and not history.watched and not history.over():
        room.keep(effects, events.Watched(), at)


def keep_seat(room: Room, seat: int, at: float) -> Effects:
    """Return the effects of an attempt to connect that the caller had to refuse: its seat does not count as gone."""
    effects = Effects()
    room.presence.restart_timer(seat, at)
    if room.presence.missed(seat):
        room.keep(effects, events.Returned("", seat), at)
        room.show(effects, at)
    room.stored += len(effects.events)
    return effects


def _connect(room: Room, effects: Effects, connection: Connection, at: float) -> None:
    """Add a connection to the table; where its seat counted as gone, store that it has returned."""
    room.presence.connect(connection, at)
    if room.presence.missed(connection.seat):
        room.keep(effects, events.Returned("", connection.seat), at)


def _sit(room: Room, effects: Effects, connection: Connection, message: client.Join, at: float) -> None:
    """Give the seat of an invitation, or of an open table, to the connection's guest.

    Where it is taken they watch, and are told so.
    """
    guests, seat = room.info.guests, connection.invited
    if connection.guest in guests or (seat is None and not message.accept):
        return
    if seat is None and room.presence.offered():
        seat = guests.index("")
    if seat is None or guests[seat]:
        connection.late = True
        return
    event = events.Seated("", seat, connection.guest)
    guests[seat] = connection.guest
    connection.seat = seat
    room.history.apply(event, at)
    effects.events.append(event)
