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
    """Do an action of the mover's; while a window is open, hold it until that closes."""
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
    """Take back a seat's last choice; in a game against bots with all that they did since."""
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
    """Do the choice again that was taken back last."""
    room.may(connection, message)
    if not room.history.may_redo(connection.seat):
        raise Refusal("nothing")
    room.change(effects, connection, message, events.Redone(message.id, connection.seat), at)


def restart(room: Room, effects: Effects, connection: Connection, message: client.Restart, at: float) -> None:
    """Go back to the deal."""
    room.may(connection, message, alone=True)
    room.change(effects, connection, message, events.Backed(message.id, connection.seat, 0), at)


def back(room: Room, effects: Effects, connection: Connection, message: client.Back, at: float) -> None:
    """Go back to a moment."""
    room.may(connection, message, alone=True)
    replaying.moment(room, message.n)
    room.change(effects, connection, message, events.Backed(message.id, connection.seat, message.n), at)


def retract(room: Room, effects: Effects, connection: Connection, message: client.Retract, at: float) -> None:
    """Take out one choice, and keep those after it."""
    room.may(connection, message)
    if message.n not in room.history.may_retract(connection.seat):
        raise Refusal("nothing")
    room.change(effects, connection, message, events.Retracted(message.id, connection.seat, message.n), at)


def concede(room: Room, effects: Effects, connection: Connection, message: client.Concede, at: float) -> None:
    """Give up, whatever the others have done meanwhile."""
    room.may(connection, message, any_version=True)
    if room.history.over():
        raise Refusal("over")
    if room.history.waits():
        raise Refusal("nothing")
    room.change(effects, connection, message, events.Conceded(message.id, connection.seat), at)


def recall(room: Room, effects: Effects, connection: Connection, message: client.Recall, at: float) -> None:
    """Return to a bookmark."""
    room.may(connection, message, alone=True)
    if message.mark not in room.history.marks:
        raise Refusal("nothing")
    room.change(effects, connection, message, events.Recalled(message.id, connection.seat, message.mark), at)
