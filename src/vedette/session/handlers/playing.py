"""Handlers of the messages by which a player changes the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.session import events
from vedette.session.effects import Refusal
from vedette.session.handlers import replaying

if TYPE_CHECKING:
    from vedette.protocol import client
    from vedette.session.effects import Connection, Effects
    from vedette.session.room import Room


def act(room: Room, effects: Effects, connection: Connection, message: client.Act, at: float) -> None:
    """Handle ``act``: play the action of the seat to act; while a window is open, hold it until that closes."""
    room.may(connection, message)
    if room.history.over():
        raise Refusal("over")
    if room.history.mover() != connection.seat:
        raise Refusal("turn")
    if message.action not in room.history.legal():
        raise Refusal("illegal")
    note = room.match.game.note(room.match.state, message.action)
    window = room.history.window
    if window is not None and at < window.closes:
        room.hold(effects, connection, message, events.AnswerHeld(message.id, connection.seat, note), at)
    else:
        room.change(effects, connection, message, events.Played(message.id, connection.seat, note), at, message.action)


def undo(room: Room, effects: Effects, connection: Connection, message: client.Undo, at: float) -> None:
    """Handle ``undo``: take back the seat's last choice, and what bots alone have done since.

    Raises Refusal where the seat may not undo now.
    """
    room.may(connection, message)
    if not room.history.may_undo(connection.seat):
        raise Refusal("nothing")
    if not room.history.alone(connection.seat):
        room.change(effects, connection, message, events.Undone(message.id, connection.seat), at)
        return
    if room.history.undo_assists(connection.seat) and not room.history.helped("undo"):
        assisted = events.Assisted("", connection.seat, "undo")
        room.keep(effects, assisted, at)
    n = room.history.last_choice(connection.seat)
    room.change(effects, connection, message, events.Backed(message.id, connection.seat, n), at)


def redo(room: Room, effects: Effects, connection: Connection, message: client.Redo, at: float) -> None:
    """Handle ``redo``: redo the choice that was undone last."""
    room.may(connection, message)
    if not room.history.may_redo(connection.seat):
        raise Refusal("nothing")
    room.change(effects, connection, message, events.Redone(message.id, connection.seat), at)


def restart(room: Room, effects: Effects, connection: Connection, message: client.Restart, at: float) -> None:
    """Handle ``restart``: start the match over with the same deal, in a game for one."""
    room.may(connection, message, alone=True)
    room.change(effects, connection, message, events.Backed(message.id, connection.seat, 0), at)


def back(room: Room, effects: Effects, connection: Connection, message: client.Back, at: float) -> None:
    """Handle ``back``: undo every action after a moment, in a game for one."""
    room.may(connection, message, alone=True)
    replaying.moment(room, message.n)
    room.change(effects, connection, message, events.Backed(message.id, connection.seat, message.n), at)


def retract(room: Room, effects: Effects, connection: Connection, message: client.Retract, at: float) -> None:
    """Handle ``retract``: remove one choice of the turn, and keep those after it."""
    room.may(connection, message)
    if message.n not in room.history.may_retract(connection.seat):
        raise Refusal("nothing")
    room.change(effects, connection, message, events.Retracted(message.id, connection.seat, message.n), at)


def concede(room: Room, effects: Effects, connection: Connection, message: client.Concede, at: float) -> None:
    """Handle ``concede``: give up for the seat, at whatever version of the table the message was sent."""
    room.may(connection, message, any_version=True)
    if room.history.over():
        raise Refusal("over")
    if room.history.waits():
        raise Refusal("nothing")
    room.change(effects, connection, message, events.Conceded(message.id, connection.seat), at)


def recall(room: Room, effects: Effects, connection: Connection, message: client.Recall, at: float) -> None:
    """Handle ``recall``: return the match to a bookmark, in a game for one."""
    room.may(connection, message, alone=True)
    if message.mark not in room.history.marks:
        raise Refusal("nothing")
    room.change(effects, connection, message, events.Recalled(message.id, connection.seat, message.mark), at)
