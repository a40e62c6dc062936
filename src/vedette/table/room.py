"""A room: one table and everybody at it, with no network in it: messages go in, an outcome comes out.

The order of a message's checks: repeated, joined, seated, on time, legal. What it changes is an event; the letters
that tell of it may leave once the event is stored, which is the business of who calls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vedette.core.errors import Trouble
from vedette.core.language import explain, say
from vedette.table import errand, news, wire
from vedette.table import event as events
from vedette.table.chronicle import Chronicle
from vedette.table.counsel import Counsel
from vedette.table.course import MARKS
from vedette.table.outcome import Birth, Outcome, Refusal
from vedette.table.portrait import Portrait
from vedette.table.visitor import Answers, Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.table.card import Card
    from vedette.table.course import Course

CONNECTIONS: Final = 32
"""Visitors of one table at a time."""
FLEETING: Final = (wire.Join, wire.Speak, wire.Goto, wire.Describe, wire.Preview, wire.Chance, wire.Watch, wire.Cancel)
"""What changes nothing is simply done again when it is repeated."""


ASSISTS: Final[dict[type[errand.Errand], str]] = {
    errand.Advise: "hint",
    errand.Weigh: "chance",
    errand.Judge: "watch",
    errand.Solve: "solution",
}
"""What kind of help an answer is."""
LASTING: Final = (errand.Advise, errand.Solve, errand.Review)
"""Questions whose answer is remembered for a repeat."""


class Room:
    """One table. Call ``receive`` for each message, store the outcome's events, then deliver its letters."""

    def __init__(self, card: Card, course: Course) -> None:
        """Open a room for a table as its events left it."""
        self.card = card
        self.course = course
        self.match = course.match
        self.counsel = Counsel(card.setup, course)
        self.portrait = Portrait(card, course, Chronicle(course.match))
        self.visitors: list[Visitor] = []
        self.answers = Answers()
        self.stored = 1
        """How many events the table has: the number of the next one."""
        self._does: dict[type[wire.Incoming], Callable[[Outcome, Visitor, Any, float], None]] = {
            wire.Join: self._join,
            wire.Speak: self._speak,
            wire.Act: self._act,
            wire.Undo: self._undo,
            wire.Redo: self._redo,
            wire.Restart: self._restart,
            wire.Retract: self._retract,
            wire.Back: self._back,
            wire.Concede: self._concede,
            wire.Goto: self._goto,
            wire.Branch: self._branch,
            wire.Describe: self._describe,
            wire.Hint: self._hint,
            wire.Chance: self._chance,
            wire.Watch: self._watch,
            wire.Solve: self._solve,
            wire.Preview: self._preview,
            wire.Takeover: self._takeover,
            wire.Review: self._review,
            wire.Bookmark: self._bookmark,
            wire.Unmark: self._unmark,
            wire.Recall: self._recall,
            wire.Cancel: self._cancel,
        }

    def replay(self, kept: list[tuple[float, events.Happened]]) -> None:
        """Do again what was stored after the table was opened; whoever repeats a message then gets its answer."""
        for at, event in kept:
            self.course.apply(event, at)
            self.stored += 1
            if event.id:
                table = event.table if isinstance(event, events.Branched) else ""
                answer = news.Opened(event.id, table) if table else news.Done(event.id, self.course.version)
                guest = self.card.guests[event.seat] if 0 <= event.seat < len(self.card.guests) else ""
                self.answers.keep(guest, event.id, wire.write(answer))

    def receive(self, visitor: Visitor, message: wire.Client, at: float) -> Outcome:
        """Return what follows from a visitor's message at a time (seconds since 1970)."""
        outcome = Outcome()
        if not isinstance(message, FLEETING) and self._repeated(outcome, visitor, message.id):
            return outcome
        try:
            if not visitor.joined and not isinstance(message, wire.Join):
                raise Refusal("join-first")  # noqa: TRY301 (refusals and troubles end in the same place)
            self._does[type(message)](outcome, visitor, message, at)
        except (Refusal, Trouble) as refused:
            outcome = self._refuse(visitor, message, refused)
        self.stored += len(outcome.events)
        return outcome

    def leave(self, visitor: Visitor) -> Outcome:
        """Return what follows when a connection ends."""
        outcome = Outcome()
        if visitor in self.visitors:
            self.visitors.remove(visitor)
            self.counsel.gone(visitor)
            if self.match.game.rules.players > 1:
                self._show(outcome)
        return outcome

    def worked(self, number: int, answer: bytes | None, at: float, reason: str = "failed") -> Outcome:
        """Return what follows from a worker's answer, or, for None, from the reason why there is none."""
        if (question := self.counsel.questions.get(number)) is None:
            return Outcome()
        asked = question.visitor
        try:
            if answer is None:
                del self.counsel.questions[number]
                raise Refusal(reason)  # noqa: TRY301 (all refusals end in the same place)
            outcome = self.counsel.answer(number, answer, self.visitors)
        except Refusal as refused:
            outcome = Outcome()
            if asked is not None:
                self._say_no(outcome, asked, question.message, refused)
        else:
            if asked is not None and (kind := ASSISTS.get(type(question.what))):
                self._assist(outcome, asked, kind, at)
        if asked is not None and isinstance(question.what, LASTING):
            self.answers.keep(asked.guest, question.message, outcome.letters[0][1])
        self.stored += len(outcome.events)
        return outcome

    def born(self, birth: Birth, table: str) -> Outcome:
        """Return what follows once a table that a message asked for is there."""
        outcome = Outcome()
        event = events.Branched(birth.message, birth.visitor.seat, table)
        self.course.apply(event, self.course.played)
        outcome.events.append(event)
        self.stored += 1
        letter = outcome.tell(birth.visitor, news.Opened(birth.message, table))
        self.answers.keep(birth.visitor.guest, birth.message, letter)
        return outcome

    # How a message is refused, or answered again.

    def _repeated(self, outcome: Outcome, visitor: Visitor, message: str) -> bool:
        if (known := self.answers.find(visitor.guest, message)) is not None:
            outcome.letters.append((visitor, known))
            return True
        if (number := self.counsel.find(visitor.guest, message)) is not None:
            self.counsel.resume(number, visitor)
            outcome.tell(visitor, news.Waiting(message, say(visitor.language, "table-thinking")))
            return True
        return False

    def _refuse(self, visitor: Visitor, message: wire.Client, refused: Refusal | Trouble) -> Outcome:
        outcome = Outcome()
        if isinstance(refused, Trouble):
            refused = Refusal(reason_of(refused), explain(refused, visitor.language))
        letter = self._say_no(outcome, visitor, message.id, refused)
        if not isinstance(message, FLEETING) and refused.reason != "join-first":
            self.answers.keep(visitor.guest, message.id, letter)
        if refused.reason == "stale":
            outcome.tell(visitor, self.portrait.table(visitor, self.visitors))
        return outcome

    def _say_no(self, outcome: Outcome, visitor: Visitor, message: str, refused: Refusal) -> bytes:
        words = refused.words or say(visitor.language, f"table-no-{refused.reason}")
        return outcome.tell(visitor, news.Refused(message, refused.reason, words, refused.where))

    # How the position changes.

    def _change(
        self, outcome: Outcome, visitor: Visitor, message: wire.Client, event: events.Happened, at: float
    ) -> None:
        """Do it, then let everybody know."""
        self.course.apply(event, at)
        outcome.events.append(event)
        letter = outcome.tell(visitor, news.Done(message.id, self.course.version))
        self.answers.keep(visitor.guest, message.id, letter)
        self._show(outcome)
        self.counsel.changed(outcome, self.visitors)

    def _show(self, outcome: Outcome) -> None:
        for visitor in self.visitors:
            outcome.tell(visitor, self.portrait.table(visitor, self.visitors))

    def _assist(self, outcome: Outcome, visitor: Visitor, kind: str, at: float) -> None:
        """Note that help was taken, where it is new, and show that the game counts as assisted."""
        if not self.course.helped(kind):
            event = events.Assisted("", visitor.seat, kind)
            self.course.apply(event, at)
            outcome.events.append(event)
            if not self.course.over():
                self._show(outcome)

    def _may(self, visitor: Visitor, version: int | None = None, *, alone: bool = False) -> None:
        """Refuse who has no seat, who answers an older version, or asks for what only somebody alone may do."""
        if visitor.seat < 0 or (alone and self.match.game.rules.players > 1):
            raise Refusal("foreign")
        if version is not None and version != self.course.version:
            raise Refusal("stale")

    def _can(self, kind: str) -> None:
        if kind not in self.card.helps:
            raise Refusal("unknown-help")

    def _join(self, outcome: Outcome, visitor: Visitor, message: wire.Join, _: float) -> None:
        """``visitor.seat`` was settled by who called, from the token or the guest."""
        if message.protocol != wire.PROTOCOL:
            raise Refusal("protocol")
        if visitor not in self.visitors:
            if len(self.visitors) >= CONNECTIONS:
                raise Refusal("full")
            self.visitors.append(visitor)
        visitor.joined = True
        visitor.language = message.language
        visitor.told = []
        outcome.tell(visitor, self.portrait.welcome(visitor, message.id))
        if self.match.game.rules.players > 1:
            self._show(outcome)
        else:
            outcome.tell(visitor, self.portrait.table(visitor, self.visitors))

    def _speak(self, outcome: Outcome, visitor: Visitor, message: wire.Speak, _: float) -> None:
        visitor.language = message.language
        visitor.told = []
        outcome.tell(visitor, self.portrait.welcome(visitor, message.id))
        outcome.tell(visitor, self.portrait.table(visitor, self.visitors))

    def _act(self, outcome: Outcome, visitor: Visitor, message: wire.Act, at: float) -> None:
        self._may(visitor, message.version)
        if self.course.over():
            raise Refusal("over")
        if self.match.mover() != visitor.seat:
            raise Refusal("turn")
        if message.action not in self.match.legal():
            raise Refusal("illegal")
        note = self.match.game.note(self.match.state, message.action)
        self._change(outcome, visitor, message, events.Played(message.id, visitor.seat, note), at)

    def _undo(self, outcome: Outcome, visitor: Visitor, message: wire.Undo, at: float) -> None:
        self._may(visitor, message.version)
        if not self.course.may_undo(visitor.seat):
            raise Refusal("nothing")
        self._change(outcome, visitor, message, events.Undone(message.id, visitor.seat), at)

    def _redo(self, outcome: Outcome, visitor: Visitor, message: wire.Redo, at: float) -> None:
        self._may(visitor, message.version)
        if not self.course.may_redo(visitor.seat):
            raise Refusal("nothing")
        self._change(outcome, visitor, message, events.Redone(message.id, visitor.seat), at)

    def _restart(self, outcome: Outcome, visitor: Visitor, message: wire.Restart, at: float) -> None:
        self._may(visitor, message.version, alone=True)
        self._change(outcome, visitor, message, events.Backed(message.id, visitor.seat, 0), at)

    def _back(self, outcome: Outcome, visitor: Visitor, message: wire.Back, at: float) -> None:
        self._may(visitor, message.version, alone=True)
        self._moment(message.n)
        self._change(outcome, visitor, message, events.Backed(message.id, visitor.seat, message.n), at)

    def _retract(self, outcome: Outcome, visitor: Visitor, message: wire.Retract, at: float) -> None:
        self._may(visitor, message.version)
        if message.n not in self.course.may_retract(visitor.seat):
            raise Refusal("nothing")
        self._change(outcome, visitor, message, events.Retracted(message.id, visitor.seat, message.n), at)

    def _concede(self, outcome: Outcome, visitor: Visitor, message: wire.Concede, at: float) -> None:
        self._may(visitor, message.version)
        if self.course.over():
            raise Refusal("over")
        if self.match.mover() != visitor.seat:
            raise Refusal("turn")
        self._change(outcome, visitor, message, events.Conceded(message.id, visitor.seat), at)

    def _recall(self, outcome: Outcome, visitor: Visitor, message: wire.Recall, at: float) -> None:
        self._may(visitor, message.version, alone=True)
        if message.mark not in self.course.marks:
            raise Refusal("nothing")
        self._change(outcome, visitor, message, events.Recalled(message.id, visitor.seat, message.mark), at)

    # What leaves the position as it is.

    def _moment(self, n: int) -> None:
        if n > len(self.match.actions):
            raise Refusal("moment")

    def _goto(self, outcome: Outcome, visitor: Visitor, message: wire.Goto, _: float) -> None:
        self._moment(message.n)
        outcome.tell(visitor, self.portrait.moment(visitor, message.id, message.n))

    def _describe(self, outcome: Outcome, visitor: Visitor, message: wire.Describe, _: float) -> None:
        n = len(self.match.actions) if message.n is None else message.n
        self._moment(n)
        view = self.match.moment(n).view(visitor.seat)
        outcome.tell(visitor, news.Text(message.id, n, self.match.game.describe(view, visitor.language)))

    def _branch(self, outcome: Outcome, visitor: Visitor, message: wire.Branch, _: float) -> None:
        self._moment(message.n)
        if self.match.game.rules.players > 1 and not self.course.over():
            raise Refusal("later")
        other = self.match.branch(message.n)
        other.assist("branch")
        outcome.births.append(Birth(other, visitor, message.id))

    def _bookmark(self, outcome: Outcome, visitor: Visitor, message: wire.Bookmark, at: float) -> None:
        self._may(visitor, alone=True)
        if len(self.course.marks) >= MARKS:
            raise Refusal("many")
        mark = max(self.course.marks, default=0) + 1
        self._note(outcome, visitor, events.Marked(message.id, visitor.seat, mark, message.name), at)

    def _unmark(self, outcome: Outcome, visitor: Visitor, message: wire.Unmark, at: float) -> None:
        self._may(visitor, alone=True)
        if message.mark not in self.course.marks:
            raise Refusal("nothing")
        self._note(outcome, visitor, events.Unmarked(message.id, visitor.seat, message.mark), at)

    def _note(self, outcome: Outcome, visitor: Visitor, event: events.Happened, at: float) -> None:
        self.course.apply(event, at)
        outcome.events.append(event)
        letter = outcome.tell(visitor, news.Done(event.id, self.course.version))
        self.answers.keep(visitor.guest, event.id, letter)
        self._show(outcome)

    # Help.

    def _hint(self, outcome: Outcome, visitor: Visitor, message: wire.Hint, _: float) -> None:
        self._may(visitor, message.version)
        self._can("hint")
        self.counsel.hint(outcome, visitor, message)

    def _chance(self, outcome: Outcome, visitor: Visitor, message: wire.Chance, at: float) -> None:
        self._may(visitor)
        self._can("chance")
        visitor.chance = message.on
        if not message.on:
            outcome.tell(visitor, news.Odds(message.id, on=False, version=self.course.version))
            return
        if self.counsel.weigh(outcome, visitor, message.id):
            self._assist(outcome, visitor, "chance", at)

    def _watch(self, outcome: Outcome, visitor: Visitor, message: wire.Watch, _: float) -> None:
        self._may(visitor)
        self._can("watch")
        visitor.watch = message.on
        if not message.on:
            outcome.tell(visitor, news.Verdict(message.id, on=False, version=self.course.version))
            return
        self.counsel.judge(outcome, visitor, message.id)

    def _solve(self, outcome: Outcome, visitor: Visitor, message: wire.Solve, _: float) -> None:
        self._may(visitor)
        self._can("solve")
        self.counsel.solve(outcome, visitor, message)

    def _preview(self, outcome: Outcome, visitor: Visitor, message: wire.Preview, _: float) -> None:
        self._may(visitor)
        self.counsel.preview(outcome, visitor, message)

    def _takeover(self, outcome: Outcome, visitor: Visitor, message: wire.Takeover, at: float) -> None:
        self._may(visitor, message.version)
        other = self.counsel.ahead(message.steps)
        notes = self.counsel.notes(message.steps)
        if notes is None:
            other.assist("solution")
            outcome.births.append(Birth(other, visitor, message.id))
        else:
            self._change(outcome, visitor, message, events.Followed(message.id, visitor.seat, notes), at)

    def _review(self, outcome: Outcome, visitor: Visitor, message: wire.Review, _: float) -> None:
        self._may(visitor)
        self._can("review")
        self.counsel.review(outcome, visitor, message)

    def _cancel(self, outcome: Outcome, visitor: Visitor, message: wire.Cancel, _: float) -> None:
        self.counsel.cancel(outcome, visitor, message)


def reason_of(trouble: Trouble) -> str:
    """Return the reason under which the wire lists a trouble of the core."""
    return {"match-over": "over", "match-moment": "moment"}.get(trouble.message, "illegal")
