"""A room: one table and everybody at it, with no network in it: messages go in, an outcome comes out.

The order of a message's checks: repeated, joined, seated, on time, legal. What it changes is an event; the letters
that tell of it may leave once the event is stored, which is the business of who calls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vedette.core.errors import Trouble
from vedette.core.language import explain, say
from vedette.protocol import client, server
from vedette.session import events
from vedette.session.bots import Bots
from vedette.session.connection import Answers, Visitor
from vedette.session.effects import Birth, Outcome, Refusal
from vedette.session.handlers import advice, duel, join, play, replay
from vedette.session.hints import Counsel
from vedette.session.history import Halfway
from vedette.session.log import Chronicle, Told
from vedette.session.presence import GONE, Company
from vedette.session.seats import User, player_of
from vedette.session.snapshot import Portrait

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.session.history import Course
    from vedette.session.info import Card

FLEETING: Final = frozenset(
    {
        client.Join,
        client.Speak,
        client.Goto,
        client.Describe,
        client.Faces,
        client.Foresee,
        client.Preview,
        client.Chance,
        client.Watch,
        client.Cancel,
    }
)
"""What changes nothing is simply done again when it is repeated."""
DOES: Final[dict[type[client.Incoming], Callable[[Room, Outcome, Visitor, Any, float], None]]] = {
    client.Join: join.join,
    client.Pledge: duel.pledge_salt,
    client.Salt: duel.salt,
    client.Bring: duel.bring,
    client.Speak: join.speak,
    client.Act: play.act,
    client.Undo: play.undo,
    client.Redo: play.redo,
    client.Restart: play.restart,
    client.Retract: play.retract,
    client.Back: play.back,
    client.Concede: play.concede,
    client.Goto: replay.goto,
    client.Branch: replay.branch,
    client.Describe: replay.describe,
    client.Faces: replay.faces,
    client.Foresee: advice.foresee,
    client.Hint: advice.hint,
    client.Chance: advice.chance,
    client.Watch: advice.watch,
    client.Solve: advice.solve,
    client.Preview: advice.preview,
    client.Takeover: advice.takeover,
    client.Review: advice.review,
    client.Bookmark: replay.bookmark,
    client.Unmark: replay.unmark,
    client.Recall: play.recall,
    client.Cancel: advice.cancel,
    client.Ask: duel.ask,
    client.Reply: duel.reply,
    client.Claim: duel.claim,
}
"""What a room does with each message. A room that is let go of is gone at once: nothing in it leads back to it."""


class Room:
    """One table. Call ``receive`` for each message, store the outcome's events, then deliver its letters."""

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

    def replay(self, kept: list[tuple[float, events.Happened]]) -> None:
        """Do again what was stored after the table was opened; whoever repeats a message then gets its answer."""
        for at, event in kept:
            self.course.apply(event, at)
            self.company.recall(event)
            self.stored += 1
            if isinstance(event, events.Seated):
                self.card.guests[event.seat] = event.guest
            if event.id and event.seat >= 0:
                table = event.table if isinstance(event, events.Branched | events.Rematched) else ""
                answer = server.Opened(event.id, table) if table else server.Done(event.id, self.course.version)
                self.answers.keep(event.seat, event.id, client.write(answer))

    def receive(self, visitor: Visitor, message: client.Client, at: float) -> Outcome:
        """Return what follows from a visitor's message at a time (seconds since 1970).

        After any exception the room is not to be used any more; the store has what really happened.
        """
        fallen = duel.fall(self, at)  # what comes after the time is over comes too late, before the alarm or not
        outcome = self._answer(visitor, message, at)
        if fallen is not None:
            outcome.events[:0] = fallen.events
            outcome.letters[:0] = fallen.letters
            outcome.cancels[:0] = fallen.cancels
            outcome.errands[:0] = fallen.errands
        self.bots.attend(outcome, at)
        self.stored += len(outcome.events)
        return outcome

    def _answer(self, visitor: Visitor, message: client.Client, at: float) -> Outcome:
        outcome = Outcome()
        if type(message) not in FLEETING and self._repeated(outcome, visitor, message.id):
            return outcome
        try:
            if not visitor.joined and not isinstance(message, client.Join):
                raise Refusal("join-first")  # noqa: TRY301 (refusals and troubles end in the same place)
            DOES[type(message)](self, outcome, visitor, message, at)
        except (Refusal, Trouble) as refused:
            if outcome.events:
                raise Halfway from refused
            return self._refuse(visitor, message, refused, at)
        return outcome

    def worked(self, number: int, answer: bytes | None, at: float, reason: str = "failed") -> Outcome:
        """Return what follows from a worker's answer, or, for None, from the reason why there is none."""
        if self.bots.thought is None or self.bots.thought.number != number:
            return advice.worked(self, number, answer, at, reason)
        outcome = Outcome()
        if (event := self.bots.chosen(answer, at, reason)) is not None:
            self.happen(outcome, event, at)
        self.bots.attend(outcome, at)
        self.stored += len(outcome.events)
        return outcome

    def user(self, number: int) -> User:
        """Return on whose behalf an errand is done: who asked, else whoever is at the table, a player first."""
        question = self.counsel.questions.get(number)
        if question is not None and question.visitor is not None:
            return User(question.visitor.guest, question.visitor.address)
        if there := [visitor for visitor in self.visitors if visitor.seat >= 0] or self.visitors:
            return User(there[0].guest, there[0].address)
        return User(next((guest for guest in self.card.guests if not player_of(guest)), ""), "")

    def leave(self, visitor: Visitor, at: float) -> Outcome:
        """Return what follows when a connection ends."""
        outcome = Outcome()
        if visitor in self.visitors:
            self.company.go(visitor, at)
            if self.course.seats > 1:
                self.show(outcome, at)
        self.counsel.gone(outcome, visitor, self.visitors)
        if visitor.seat < 0 and visitor.who not in [other.who for other in self.visitors]:
            self.answers.forget(visitor.guest)
        return outcome

    def born(self, birth: Birth, table: str, at: float) -> Outcome:
        """Return what follows once a table that a message asked for is there."""
        outcome = Outcome()
        kind = events.Branched if birth.guests is None else events.Rematched
        event = kind(birth.message, birth.visitor.seat, table)
        self.keep(outcome, event, at)
        self.stored += 1
        letter = outcome.tell(birth.visitor, server.Opened(birth.message, table))
        self.answers.keep(birth.visitor.who, birth.message, letter)
        if birth.guests is not None:
            duel.born(self, outcome, table)
        return outcome

    # How a message is refused, or answered again.

    def _repeated(self, outcome: Outcome, visitor: Visitor, message: str) -> bool:
        if (known := self.answers.find(visitor.who, message)) is not None:
            outcome.letters.append((visitor, known))
            return True
        if (number := self.counsel.find(visitor.guest, message)) is not None:
            self.counsel.resume(number, visitor)
            outcome.tell(visitor, server.Waiting(message, say(visitor.language, "table-thinking")))
            return True
        return False

    def _refuse(self, visitor: Visitor, message: client.Client, refused: Refusal | Trouble, at: float) -> Outcome:
        outcome = Outcome()
        if isinstance(refused, Trouble):
            refused = Refusal(reason_of(refused), explain(refused, visitor.language))
        letter = self.say_no(outcome, visitor, message.id, refused)
        if type(message) not in FLEETING and refused.reason != "join-first":
            self.answers.keep(visitor.who, message.id, letter)
        if refused.reason == "stale":
            outcome.tell(visitor, self.portrait.table(visitor, at))
        return outcome

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


def reason_of(trouble: Trouble) -> str:
    """Return the reason under which the wire lists a trouble of the core."""
    return {"match-over": "over", "match-moment": "moment"}.get(trouble.message, "illegal")
