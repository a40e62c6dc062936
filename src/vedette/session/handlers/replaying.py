"""Handlers of past moments: show or describe one, branch from it, bookmark it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core.game import SPECTATOR
from vedette.core.language import say
from vedette.protocol import client, server
from vedette.session import events
from vedette.session.effects import Effects, OpenTable, Refusal
from vedette.session.history import MARKS

if TYPE_CHECKING:
    from vedette.session.effects import Connection
    from vedette.session.room import Room


def moment(room: Room, n: int) -> None:
    """Raise Refusal for a moment that has not been."""
    if room.history.waits() or n > len(room.match.actions):
        raise Refusal("moment")


def goto(room: Room, effects: Effects, connection: Connection, message: client.Goto, _: float) -> None:
    """Handle ``goto``: send the position at a past moment."""
    moment(room, message.n)
    seat = _eyes(room, connection, message.eyes)
    by_number = message.eyes is not None
    effects.tell(connection, room.snapshot.moment(connection, message.id, message.n, seat, by_number=by_number))


def earlier(room: Room, effects: Effects, connection: Connection, message: client.Earlier, _: float) -> None:
    """Handle ``earlier``: send lines of the log that came before those that the connection has."""
    lines = room.table_log.earlier(message.before, connection.seat, connection.language)
    effects.tell(connection, server.Lines(message.id, lines))


def _eyes(room: Room, connection: Connection, eyes: int | None) -> int:
    """Return the seat of the view that may be sent: one's own, after the end any; raises Refusal for another."""
    if eyes is None or eyes == connection.seat:
        return connection.seat
    if not room.history.over():
        raise Refusal("later")
    if eyes != SPECTATOR and not 0 <= eyes < room.history.seats:
        raise Refusal("nothing")
    return eyes


def describe(room: Room, effects: Effects, connection: Connection, message: client.Describe, _: float) -> None:
    """Handle ``describe``: send the position, now or at a past moment, in words."""
    if room.history.waits():
        effects.tell(connection, server.Text(message.id, 0, say(connection.language, "table-decks-wait")))
        return
    n = len(room.match.actions) if message.n is None else message.n
    moment(room, n)
    view = _now(room, connection.seat) if message.n is None else room.match.view(n, connection.seat)
    effects.tell(connection, server.Text(message.id, n, room.match.game.describe(view, connection.language)))


def _now(room: Room, seat: int) -> bytes:
    """Return the view of the present position that a seat is shown: with nothing hidden after the end."""
    state = room.match.state
    return state.uncovered(seat) if room.history.opened() else state.view(seat)


def faces(room: Room, effects: Effects, connection: Connection, message: client.Faces, _: float) -> None:
    """Handle ``faces``: send what is printed on each card that the seat can read now."""
    answer = server.Faces(message.id, [])
    if not room.history.waits():
        game, view = room.match.game, _now(room, connection.seat)
        answer = server.Faces(message.id, game.faces(view, connection.language), game.drawn(view, connection.language))
    effects.tell(connection, answer)


def branch(room: Room, effects: Effects, connection: Connection, message: client.Branch, _: float) -> None:
    """Handle ``branch``: open a new table whose match begins at a moment of this one."""
    moment(room, message.n)
    if room.history.seats > 1 and not room.history.over():
        raise Refusal("later")
    other = room.match.branch(message.n)
    other.assist("branch")
    effects.opens.append(OpenTable(other, connection, message.id))


def bookmark(room: Room, effects: Effects, connection: Connection, message: client.Bookmark, at: float) -> None:
    """Handle ``bookmark``: set a bookmark at the present moment, in a game for one."""
    room.may(connection, alone=True)
    if len(room.history.marks) >= MARKS:
        raise Refusal("many")
    mark = max(room.history.marks, default=0) + 1
    room.note(effects, connection, events.Marked(message.id, connection.seat, mark, message.name), at)


def unmark(room: Room, effects: Effects, connection: Connection, message: client.Unmark, at: float) -> None:
    """Handle ``unmark``: remove a bookmark, in a game for one."""
    room.may(connection, alone=True)
    if message.mark not in room.history.marks:
        raise Refusal("nothing")
    room.note(effects, connection, events.Unmarked(message.id, connection.seat, message.mark), at)
