"""The past of a table: a moment looked at or told in words, a branch from it, a bookmark there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core.game import SPECTATOR
from vedette.core.language import say
from vedette.table.rooms import event as events
from vedette.table.rooms.course import MARKS
from vedette.table.rooms.outcome import Birth, Outcome, Refusal
from vedette.table.wire import calls, news

if TYPE_CHECKING:
    from vedette.table.rooms.room import Room
    from vedette.table.rooms.visitor import Visitor


class Past:
    """The messages that look at a moment, the present one too, and those that mark one; none changes the position."""

    def __init__(self, room: Room) -> None:
        """Look back at this table."""
        self.room = room
        self.course = room.course
        self.match = room.match

    def moment(self, n: int) -> None:
        """Refuse a moment that there is not."""
        if self.course.waits() or n > len(self.match.actions):
            raise Refusal("moment")

    def goto(self, outcome: Outcome, visitor: Visitor, message: calls.Goto, _: float) -> None:
        """Show a moment."""
        self.moment(message.n)
        seat = self._eyes(visitor, message.eyes)
        outcome.tell(visitor, self.room.portrait.moment(visitor, message.id, message.n, seat))

    def _eyes(self, visitor: Visitor, eyes: int | None) -> int:
        """Return the seat that somebody may look from: his own, and after the end any."""
        if eyes is None or eyes == visitor.seat:
            return visitor.seat
        if not self.course.over():
            raise Refusal("later")
        if eyes != SPECTATOR and not 0 <= eyes < self.course.seats:
            raise Refusal("nothing")
        return eyes

    def describe(self, outcome: Outcome, visitor: Visitor, message: calls.Describe, _: float) -> None:
        """Tell a moment in words."""
        if self.course.waits():
            outcome.tell(visitor, news.Text(message.id, 0, say(visitor.language, "table-decks-wait")))
            return
        n = len(self.match.actions) if message.n is None else message.n
        self.moment(n)
        view = self.match.view(n, visitor.seat)
        outcome.tell(visitor, news.Text(message.id, n, self.match.game.describe(view, visitor.language)))

    def faces(self, outcome: Outcome, visitor: Visitor, message: calls.Faces, _: float) -> None:
        """Tell what is printed on each card that a seat can read now."""
        read: list[str] = []
        if not self.course.waits():
            view = self.match.view(len(self.match.actions), visitor.seat)
            read = self.match.game.faces(view, visitor.language)
        outcome.tell(visitor, news.Faces(message.id, read))

    def branch(self, outcome: Outcome, visitor: Visitor, message: calls.Branch, _: float) -> None:
        """Let the game go on from a moment at a table of its own."""
        self.moment(message.n)
        if self.course.seats > 1 and not self.course.over():
            raise Refusal("later")
        other = self.match.branch(message.n)
        other.assist("branch")
        outcome.births.append(Birth(other, visitor, message.id))

    def bookmark(self, outcome: Outcome, visitor: Visitor, message: calls.Bookmark, at: float) -> None:
        """Mark the present moment."""
        self.room.may(visitor, alone=True)
        if len(self.course.marks) >= MARKS:
            raise Refusal("many")
        mark = max(self.course.marks, default=0) + 1
        self.room.note(outcome, visitor, events.Marked(message.id, visitor.seat, mark, message.name), at)

    def unmark(self, outcome: Outcome, visitor: Visitor, message: calls.Unmark, at: float) -> None:
        """Take a mark away."""
        self.room.may(visitor, alone=True)
        if message.mark not in self.course.marks:
            raise Refusal("nothing")
        self.room.note(outcome, visitor, events.Unmarked(message.id, visitor.seat, message.mark), at)
