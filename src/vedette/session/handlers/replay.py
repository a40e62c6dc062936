"""The past of a table: a moment looked at or told in words, a branch from it, a bookmark there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core.game import SPECTATOR
from vedette.core.language import say
from vedette.protocol import client, server
from vedette.session import events
from vedette.session.effects import Birth, Outcome, Refusal
from vedette.session.history import MARKS

if TYPE_CHECKING:
    from vedette.session.connection import Visitor
    from vedette.session.room import Room


def moment(room: Room, n: int) -> None:
    """Refuse a moment that there is not."""
    if room.course.waits() or n > len(room.match.actions):
        raise Refusal("moment")


def goto(room: Room, outcome: Outcome, visitor: Visitor, message: client.Goto, _: float) -> None:
    """Show a moment."""
    moment(room, message.n)
    seat = _eyes(room, visitor, message.eyes)
    outcome.tell(visitor, room.portrait.moment(visitor, message.id, message.n, seat))


def _eyes(room: Room, visitor: Visitor, eyes: int | None) -> int:
    """Return the seat that somebody may look from: his own, and after the end any."""
    if eyes is None or eyes == visitor.seat:
        return visitor.seat
    if not room.course.over():
        raise Refusal("later")
    if eyes != SPECTATOR and not 0 <= eyes < room.course.seats:
        raise Refusal("nothing")
    return eyes


def describe(room: Room, outcome: Outcome, visitor: Visitor, message: client.Describe, _: float) -> None:
    """Tell a moment in words."""
    if room.course.waits():
        outcome.tell(visitor, server.Text(message.id, 0, say(visitor.language, "table-decks-wait")))
        return
    n = len(room.match.actions) if message.n is None else message.n
    moment(room, n)
    view = room.match.view(n, visitor.seat)
    outcome.tell(visitor, server.Text(message.id, n, room.match.game.describe(view, visitor.language)))


def faces(room: Room, outcome: Outcome, visitor: Visitor, message: client.Faces, _: float) -> None:
    """Tell what is printed on each card that a seat can read now."""
    read: list[str] = []
    if not room.course.waits():
        view = room.match.view(len(room.match.actions), visitor.seat)
        read = room.match.game.faces(view, visitor.language)
    outcome.tell(visitor, server.Faces(message.id, read))


def branch(room: Room, outcome: Outcome, visitor: Visitor, message: client.Branch, _: float) -> None:
    """Let the game go on from a moment at a table of its own."""
    moment(room, message.n)
    if room.course.seats > 1 and not room.course.over():
        raise Refusal("later")
    other = room.match.branch(message.n)
    other.assist("branch")
    outcome.births.append(Birth(other, visitor, message.id))


def bookmark(room: Room, outcome: Outcome, visitor: Visitor, message: client.Bookmark, at: float) -> None:
    """Mark the present moment."""
    room.may(visitor, alone=True)
    if len(room.course.marks) >= MARKS:
        raise Refusal("many")
    mark = max(room.course.marks, default=0) + 1
    room.note(outcome, visitor, events.Marked(message.id, visitor.seat, mark, message.name), at)


def unmark(room: Room, outcome: Outcome, visitor: Visitor, message: client.Unmark, at: float) -> None:
    """Take a mark away."""
    room.may(visitor, alone=True)
    if message.mark not in room.course.marks:
        raise Refusal("nothing")
    room.note(outcome, visitor, events.Unmarked(message.id, visitor.seat, message.mark), at)
