"""A table: messages and the passing of time go in, their effects come out. No network, no disk, no clock of its own.

The order of a message's checks: repeated, joined, seated, on time, legal. What it changes is an event; the letters
that tell of it may leave once the event is stored, which is the business of who calls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vedette.core.errors import Trouble
from vedette.core.language import explain, say
from vedette.protocol import client, server
from vedette.session import events
from vedette.session.effects import Birth, Outcome, Refusal
from vedette.session.handlers import advice, duel, join, play, replay
from vedette.session.history import Halfway
from vedette.session.room import Room
from vedette.session.seats import User, player_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.session.connection import Visitor


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


class Table(Room):
    """One table. Store the events of each of its effects first, then send the messages and start the jobs.

    After an exception the table is not to be used any more: replay it from the store, which has what really happened.
    """

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

    def handle(self, visitor: Visitor, message: client.Client, at: float) -> Outcome:
        """Return the effects of a connection's message at a time, in seconds of the carrier's steady clock."""
        fallen = self._fall(at)  # what comes after the time is over comes too late, before the alarm or not
        outcome = self._answer(visitor, message, at)
        if fallen is not None:
            outcome.events[:0] = fallen.events
            outcome.letters[:0] = fallen.letters
            outcome.cancels[:0] = fallen.cancels
            outcome.errands[:0] = fallen.errands
        return self._finish(outcome, at)

    def _finish(self, outcome: Outcome, at: float) -> Outcome:
        """Let bots attend to what has changed, and count the events."""
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

    def job_done(self, number: int, answer: bytes | None, at: float, reason: str = "failed") -> Outcome:
        """Return the effects of a job's answer, or, for None, of the reason why there is none."""
        if self.bots.thought is None or self.bots.thought.number != number:
            outcome = advice.answered(self, number, answer, at, reason)
            self.stored += len(outcome.events)
            return outcome
        outcome = Outcome()
        if (event := self.bots.chosen(answer, at, reason)) is not None:
            self.happen(outcome, event, at)
        return self._finish(outcome, at)

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

    def opened(self, birth: Birth, table: str, at: float) -> Outcome:
        """Return the effects of another table that a message asked for, once it is there."""
        outcome = Outcome()
        kind = events.Branched if birth.guests is None else events.Rematched
        self.keep(outcome, kind(birth.message, birth.visitor.seat, table), at)
        self.stored += 1
        letter = outcome.tell(birth.visitor, server.Opened(birth.message, table))
        self.answers.keep(birth.visitor.who, birth.message, letter)
        if birth.guests is not None:
            for visitor in self.visitors:
                outcome.tell(visitor, server.Rematch(table))
        return outcome

    # What time alone brings.

    def resume(self, at: float) -> Outcome:
        """Return the effects of coming to memory: a running clock is paid back, a bot goes on."""
        outcome = Outcome()
        if self.course.clock is not None and self.course.clock.falls() is not None:
            self.keep(outcome, events.Resumed(), at)
        return self._finish(outcome, at)

    def due(self) -> float | None:
        """Return when ``wake`` is to be called next: a clock runs out, somebody counts as gone, a bot tries again."""
        course = self.course
        if course.seats == 1:
            return None
        falls = course.clock.falls() if course.clock is not None else None
        due = sooner(falls, self.company.next_absence())
        if course.fair is not None and not course.over():
            due = sooner(due, course.fair.due())
        if course.window is not None and course.window.held is not None:
            due = sooner(due, course.window.closes)
        return sooner(due, self.bots.again) if course.bots else due

    def wake(self, at: float) -> Outcome:
        """Return the effects of time alone."""
        outcome = self._fall(at)
        if outcome is None:
            outcome = Outcome()
            missing = self.company.missing(at)
            for seat in missing:
                self.keep(outcome, events.Missed("", seat), at)
            if missing:
                self.show(outcome, at)
        return self._finish(outcome, at)

    def _fall(self, at: float) -> Outcome | None:
        """Return the effects of time that has run out; None where none has.

        With a window's, the answer in it is done; with a clock's, or that to open a salt, its seat has lost.
        """
        course = self.course
        if (window := course.window) is not None and window.held is not None and window.ripe(at):
            outcome = Outcome()
            self.happen(outcome, events.Played("", window.held.seat, window.held.note), at)
            return outcome
        falls = course.clock.falls() if course.clock is not None else None
        late = course.fair.late(at) if course.fair is not None and not course.over() else None
        if late is None and (falls is None or at < falls):
            return None
        outcome = Outcome()
        event = events.Flagged("", course.mover()) if late is None else events.Unopened("", late)
        self.keep(outcome, event, at)
        self.show(outcome, at)
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


def reason_of(trouble: Trouble) -> str:
    """Return the reason under which the wire lists a trouble of the core."""
    return {"match-over": "over", "match-moment": "moment"}.get(trouble.message, "illegal")


def sooner(one: float | None, other: float | None) -> float | None:
    """Return the sooner of two times, either of which may never come."""
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)
