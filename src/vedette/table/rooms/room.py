"""A room: one table and everybody at it, with no network in it: messages go in, an outcome comes out.

The order of a message's checks: repeated, joined, seated, on time, legal. What it changes is an event; the letters
that tell of it may leave once the event is stored, which is the business of who calls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vedette.core.errors import Trouble
from vedette.core.language import explain, say
from vedette.table.guest import player_of
from vedette.table.rooms import aid, entry, pair, past, play
from vedette.table.rooms import event as events
from vedette.table.rooms.bots import Bots
from vedette.table.rooms.chronicle import Chronicle, Told
from vedette.table.rooms.company import GONE, Company
from vedette.table.rooms.counsel import Counsel
from vedette.table.rooms.course import Halfway
from vedette.table.rooms.outcome import Birth, Outcome, Refusal
from vedette.table.rooms.portrait import Portrait
from vedette.table.rooms.visitor import Answers, Visitor
from vedette.table.wire import calls, news
from vedette.table.work.turns import User

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.table.rooms.card import Card
    from vedette.table.rooms.course import Course

FLEETING: Final = frozenset(
    {
        calls.Join,
        calls.Speak,
        calls.Goto,
        calls.Describe,
        calls.Faces,
        calls.Foresee,
        calls.Preview,
        calls.Chance,
        calls.Watch,
        calls.Cancel,
    }
)
"""What changes nothing is simply done again when it is repeated."""
DOES: Final[dict[type[calls.Incoming], Callable[[Room, Outcome, Visitor, Any, float], None]]] = {
    calls.Join: entry.join,
    calls.Pledge: pair.pledge_salt,
    calls.Salt: pair.salt,
    calls.Bring: pair.bring,
    calls.Speak: entry.speak,
    calls.Act: play.act,
    calls.Undo: play.undo,
    calls.Redo: play.redo,
    calls.Restart: play.restart,
    calls.Retract: play.retract,
    calls.Back: play.back,
    calls.Concede: play.concede,
    calls.Goto: past.goto,
    calls.Branch: past.branch,
    calls.Describe: past.describe,
    calls.Faces: past.faces,
    calls.Foresee: aid.foresee,
    calls.Hint: aid.hint,
    calls.Chance: aid.chance,
    calls.Watch: aid.watch,
    calls.Solve: aid.solve,
    calls.Preview: aid.preview,
    calls.Takeover: aid.takeover,
    calls.Review: aid.review,
    calls.Bookmark: past.bookmark,
    calls.Unmark: past.unmark,
    calls.Recall: play.recall,
    calls.Cancel: aid.cancel,
    calls.Ask: pair.ask,
    calls.Reply: pair.reply,
    calls.Claim: pair.claim,
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
                answer = news.Opened(event.id, table) if table else news.Done(event.id, self.course.version)
                self.answers.keep(event.seat, event.id, calls.write(answer))

    def receive(self, visitor: Visitor, message: calls.Client, at: float) -> Outcome:
        """Return what follows from a visitor's message at a time (seconds since 1970).

        After any exception the room is not to be used any more; the store has what really happened.
        """
        fallen = pair.fall(self, at)  # what comes after the time is over comes too late, before the alarm or not
        outcome = self._answer(visitor, message, at)
        if fallen is not None:
            outcome.events[:0] = fallen.events
            outcome.letters[:0] = fallen.letters
            outcome.cancels[:0] = fallen.cancels
            outcome.errands[:0] = fallen.errands
        self.bots.attend(outcome, at)
        self.stored += len(outcome.events)
        return outcome

    def _answer(self, visitor: Visitor, message: calls.Client, at: float) -> Outcome:
        outcome = Outcome()
        if type(message) not in FLEETING and self._repeated(outcome, visitor, message.id):
            return outcome
        try:
            if not visitor.joined and not isinstance(message, calls.Join):
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
            return aid.worked(self, number, answer, at, reason)
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
        letter = outcome.tell(birth.visitor, news.Opened(birth.message, table))
        self.answers.keep(birth.visitor.who, birth.message, letter)
        if birth.guests is not None:
            pair.born(self, outcome, table)
        return outcome

    # How a message is refused, or answered again.

    def _repeated(self, outcome: Outcome, visitor: Visitor, message: str) -> bool:
        if (known := self.answers.find(visitor.who, message)) is not None:
            outcome.letters.append((visitor, known))
            return True
        if (number := self.counsel.find(visitor.guest, message)) is not None:
            self.counsel.resume(number, visitor)
            outcome.tell(visitor, news.Waiting(message, say(visitor.language, "table-thinking")))
            return True
        return False

    def _refuse(self, visitor: Visitor, message: calls.Client, refused: Refusal | Trouble, at: float) -> Outcome:
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
        return outcome.tell(visitor, news.Refused(message, refused.reason, words, refused.where))

    # How the position changes.

    def change(
        self, outcome: Outcome, visitor: Visitor, message: calls.Client, event: events.Happened, at: float
    ) -> None:
        """Do what somebody asked for, answer him, then let everybody know."""
        self.keep(outcome, event, at)
        self.done(outcome, visitor, message.id)
        self._changed(outcome, at)

    def hold(
        self, outcome: Outcome, visitor: Visitor, message: calls.Client, event: events.Happened, at: float
    ) -> None:
        """Keep an answer until its window closes: nobody but its seat hears of it, and of its time, before."""
        self.keep(outcome, event, at)
        self.done(outcome, visitor, message.id)
        for other in self.visitors:
            if other.seat == visitor.seat:
                outcome.tell(other, self.portrait.table(other, at))

    def keep(self, outcome: Outcome, event: events.Happened, at: float) -> None:
        """Do what happened, and have it stored."""
        self.course.apply(event, at)
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
        letter = outcome.tell(visitor, news.Done(message, self.course.version))
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

    def may(self, visitor: Visitor, message: calls.Placed | None = None, *, alone: bool = False) -> None:
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
        if isinstance(message, calls.Doing) and message.version != self.course.version:
            raise Refusal("stale")


def reason_of(trouble: Trouble) -> str:
    """Return the reason under which the wire lists a trouble of the core."""
    return {"match-over": "over", "match-moment": "moment"}.get(trouble.message, "illegal")
