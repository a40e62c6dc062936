"""The play at a table: the messages with which who sits there changes the position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.session import events
from vedette.session.effects import Refusal
from vedette.session.handlers import replay

if TYPE_CHECKING:
    from vedette.protocol import client
    from vedette.session.connection import Visitor
    from vedette.session.effects import Outcome
    from vedette.session.room import Room


def act(room: Room, outcome: Outcome, visitor: Visitor, message: client.Act, at: float) -> None:
    """Do what the mover chose; an answer in a window is done when that closes."""
    room.may(visitor, message)
    if room.course.over():
        raise Refusal("over")
    if room.course.mover() != visitor.seat:
        raise Refusal("turn")
    if message.action not in room.course.legal():
        raise Refusal("illegal")
    note = room.match.game.note(room.match.state, message.action)
    window = room.course.window
    if window is not None and at < window.closes:
        room.hold(outcome, visitor, message, events.Held(message.id, visitor.seat, note), at)
    else:
        room.change(outcome, visitor, message, events.Played(message.id, visitor.seat, note), at, message.action)


def undo(room: Room, outcome: Outcome, visitor: Visitor, message: client.Undo, at: float) -> None:
    """Take back a seat's last choice; against bots alone, with whatever they did since."""
    room.may(visitor, message)
    if not room.course.may_undo(visitor.seat):
        raise Refusal("nothing")
    if not room.course.alone(visitor.seat):
        room.change(outcome, visitor, message, events.Undone(message.id, visitor.seat), at)
        return
    if room.course.undo_assists(visitor.seat) and not room.course.helped("undo"):
        assisted = events.Assisted("", visitor.seat, "undo")
        room.keep(outcome, assisted, at)
    n = room.course.last_choice(visitor.seat)
    room.change(outcome, visitor, message, events.Backed(message.id, visitor.seat, n), at)


def redo(room: Room, outcome: Outcome, visitor: Visitor, message: client.Redo, at: float) -> None:
    """Do again what was taken back."""
    room.may(visitor, message)
    if not room.course.may_redo(visitor.seat):
        raise Refusal("nothing")
    room.change(outcome, visitor, message, events.Redone(message.id, visitor.seat), at)


def restart(room: Room, outcome: Outcome, visitor: Visitor, message: client.Restart, at: float) -> None:
    """Go back to the deal."""
    room.may(visitor, message, alone=True)
    room.change(outcome, visitor, message, events.Backed(message.id, visitor.seat, 0), at)


def back(room: Room, outcome: Outcome, visitor: Visitor, message: client.Back, at: float) -> None:
    """Go back to a moment."""
    room.may(visitor, message, alone=True)
    replay.moment(room, message.n)
    room.change(outcome, visitor, message, events.Backed(message.id, visitor.seat, message.n), at)


def retract(room: Room, outcome: Outcome, visitor: Visitor, message: client.Retract, at: float) -> None:
    """Take out one choice, and keep those after it."""
    room.may(visitor, message)
    if message.n not in room.course.may_retract(visitor.seat):
        raise Refusal("nothing")
    room.change(outcome, visitor, message, events.Retracted(message.id, visitor.seat, message.n), at)


def concede(room: Room, outcome: Outcome, visitor: Visitor, message: client.Concede, at: float) -> None:
    """Give up."""
    room.may(visitor, message)
    if room.course.over():
        raise Refusal("over")
    if room.course.waits():
        raise Refusal("nothing")
    room.change(outcome, visitor, message, events.Conceded(message.id, visitor.seat), at)


def recall(room: Room, outcome: Outcome, visitor: Visitor, message: client.Recall, at: float) -> None:
    """Go to where a bookmark lies."""
    room.may(visitor, message, alone=True)
    if message.mark not in room.course.marks:
        raise Refusal("nothing")
    room.change(outcome, visitor, message, events.Recalled(message.id, visitor.seat, message.mark), at)
