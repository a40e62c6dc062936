"""A room: the state of one table and the ways in which handlers change it, answer and show it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core.language import say
from vedette.protocol import client, server
from vedette.session.bots import Bots
from vedette.session.connection import Answers, Visitor
from vedette.session.effects import Outcome, Refusal
from vedette.session.hints import Counsel
from vedette.session.log import Chronicle, Told
from vedette.session.presence import GONE, Company
from vedette.session.snapshot import Portrait

if TYPE_CHECKING:
    from vedette.session import events
    from vedette.session.history import Course
    from vedette.session.info import Card


class Room:
    """What a table is made of. Every change goes through ``keep``, which notes the event that is to be stored."""

    def __init__(self, card: Card, course: Course, patience: float = GONE) -> None:
        """Open a room for a table as its events left it; who is away for so many seconds counts as gone."""
        self.card = card
        self.course = course
        self.match = course.match
        self.counsel = Counsel(card.setup, course)
        self.company = Company(card, course, patience)
        self.chronicle = Chronicle(course.match)
        self.portrait = Portrait(card, course, self.chronicle, self.company)
        self.answers = Answers()
        self.stored = 1
        """How many events the table has: the number of the next one."""
        self.bots = Bots(card, course, self.counsel)

    @property
    def visitors(self) -> list[Visitor]:
        """Return everybody who is there."""
        return self.company.visitors

    def say_no(self, outcome: Outcome, visitor: Visitor, message: str, refused: Refusal) -> bytes:
        """Refuse a message; return the answer as it travels."""
        outcome.refused = refused.reason
        words = refused.words or say(visitor.language, f"table-no-{refused.reason}")
        return outcome.tell(visitor, server.Refused(message, refused.reason, words, refused.where))

    # How the position changes.

    def change(  # noqa: PLR0913, PLR0917 (the four of every message, what happened, and which action that was)
        self,
        outcome: Outcome,
        visitor: Visitor,
        message: client.Client,
        event: events.Happened,
        at: float,
        action: int | None = None,
    ) -> None:
        """Do what somebody asked for, answer the message, then let everybody know."""
        self.keep(outcome, event, at, action)
        self.done(outcome, visitor, message.id)
        self._changed(outcome, at)

    def hold(self, outcome: Outcome, visitor: Visitor, message: client.Act, event: events.Held, at: float) -> None:
        """Keep an answer until its window closes: nobody but its seat hears of it, and of its time, before."""
        self.keep(outcome, event, at, message.action)
        self.done(outcome, visitor, message.id)
        for other in self.visitors:
            if other.seat == visitor.seat:
                outcome.tell(other, self.portrait.table(other, at))

    def keep(self, outcome: Outcome, event: events.Happened, at: float, action: int | None = None) -> None:
        """Do what happened, and have it stored; ``action`` is what the note of a choice means, where it is known."""
        self.course.apply(event, at, action)
        self.company.recall(event)
        outcome.events.append(event)

    def happen(self, outcome: Outcome, event: events.Happened, at: float) -> None:
        """Do what nobody asked for, then let everybody know."""
        self.keep(outcome, event, at)
        self._changed(outcome, at)

    def _changed(self, outcome: Outcome, at: float) -> None:
        self.show(outcome, at)
        self.counsel.changed(outcome, self.visitors)

    def note(self, outcome: Outcome, visitor: Visitor, event: events.Happened, at: float) -> None:
        """Keep what leaves the position as it is, answer who asked for it, then let everybody know."""
        self.keep(outcome, event, at)
        self.done(outcome, visitor, event.id)
        self.show(outcome, at)

    def done(self, outcome: Outcome, visitor: Visitor, message: str) -> None:
        """Answer a message that was done, and remember the answer."""
        letter = outcome.tell(visitor, server.Done(message, self.course.version))
        self.answers.keep(visitor.who, message, letter)

    def show(self, outcome: Outcome, at: float) -> None:
        """Show the table to everybody."""
        letters: dict[tuple[int, str, Told], bytes] = {}
        for visitor in self.visitors:
            # Who sits at one seat, speaks one language and was told as much reads the same.
            reader = (visitor.seat, visitor.language, visitor.told)
            if (letter := letters.get(reader)) is None:
                letters[reader] = outcome.tell(visitor, self.portrait.table(visitor, at))
            else:
                outcome.letters.append((visitor, letter))
                visitor.told = self.chronicle.told()

    def may(self, visitor: Visitor, message: client.Placed | None = None, *, alone: bool = False) -> None:
        """Refuse who has no seat, speaks for another, answers an older version, or asks for what one alone may do."""
        if message is not None and message.table is not None and message.table != self.card.table:
            raise Refusal("match")
        if visitor.seat < 0:
            raise Refusal("foreign")
        if alone and self.course.seats > 1:
            raise Refusal("foreign", say(visitor.language, "table-no-alone"))
        if message is not None and message.seat is not None and message.seat != visitor.seat:
            seats = {"seat": str(visitor.seat + 1), "other": str(message.seat + 1)}
            raise Refusal("foreign", say(visitor.language, "table-no-seat", **seats))
        if isinstance(message, client.Doing) and message.version != self.course.version:
            raise Refusal("stale")
