"""The aid at a table: hints, win chances, verdicts and solutions, asked for by messages, computed by workers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette import shelf
from vedette.table.rooms import event as events
from vedette.table.rooms.outcome import Birth, Outcome, Refusal
from vedette.table.wire import calls, news
from vedette.table.work import errand

if TYPE_CHECKING:
    from vedette.table.rooms.room import Room
    from vedette.table.rooms.visitor import Visitor

ASSISTS: Final[dict[type[errand.Any], str]] = {
    errand.Advise: "hint",
    errand.Weigh: "chance",
    errand.Judge: "watch",
    errand.Solve: "solution",
}
"""What kind of help an answer is."""
LASTING: Final = (errand.Advise, errand.Solve, errand.Review)
"""Questions whose answer is remembered for a repeat."""


class Aid:
    """The messages that ask for help, and what comes back from the workers."""

    def __init__(self, room: Room) -> None:
        """Help at this table."""
        self.room = room
        self.course = room.course
        self.counsel = room.counsel

    def worked(self, number: int, answer: bytes | None, at: float, reason: str = "failed") -> Outcome:
        """Return what follows from a worker's answer, or, for None, from the reason why there is none."""
        if (question := self.counsel.questions.get(number)) is None:
            return Outcome()
        asked = question.visitor
        try:
            if answer is None:
                del self.counsel.questions[number]
                raise Refusal(reason)  # noqa: TRY301 (all refusals end in the same place)
            outcome = self.counsel.answer(number, answer, self.room.visitors)
        except Refusal as refused:
            outcome = Outcome()
            if asked is not None:
                self.room.say_no(outcome, asked, question.message, refused)
        else:
            if asked is not None and (kind := ASSISTS.get(type(question.what))):
                self._assist(outcome, asked, kind, at)
        if asked is not None and isinstance(question.what, LASTING):
            self.room.answers.keep(asked.who, question.message, outcome.letters[0][1])
        self.room.stored += len(outcome.events)
        return outcome

    def _assist(self, outcome: Outcome, visitor: Visitor, kind: str, at: float) -> None:
        """Note that help was taken, where it is new, and show that the game counts as assisted."""
        if not self.course.helped(kind):
            event = events.Assisted("", visitor.seat, kind)
            self.course.apply(event, at)
            outcome.events.append(event)
            if not self.course.over():
                self.room.show(outcome, at)

    def _can(self, kind: str) -> None:
        if kind not in self.room.card.helps:
            raise Refusal("unknown-help")

    def hint(self, outcome: Outcome, visitor: Visitor, message: calls.Hint, _: float) -> None:
        """Advise whoever is to act."""
        self.room.may(visitor, message)
        self._can("hint")
        self.counsel.hint(outcome, visitor, message)

    def foresee(self, outcome: Outcome, visitor: Visitor, message: calls.Foresee, _: float) -> None:
        """Tell whoever is to act what actions of his would come to, from his view alone."""
        self.room.may(visitor, message)
        self._can("foresee")
        if self.course.mover() != visitor.seat:
            raise Refusal("turn")
        match = self.course.match
        view = match.state.view(visitor.seat)
        words, facts = shelf.foresee(match.game, view, message.actions, visitor.language)
        outcome.tell(visitor, news.Foreseen(message.id, message.version, words, facts))

    def chance(self, outcome: Outcome, visitor: Visitor, message: calls.Chance, at: float) -> None:
        """Show the win chance, or no longer."""
        self.room.may(visitor)
        self._can("chance")
        if not message.on:
            outcome.tell(visitor, news.Odds(message.id, on=False, version=self.course.version))
        elif self.counsel.weigh(outcome, visitor, message.id):
            self._assist(outcome, visitor, "chance", at)
        visitor.chance = message.on  # only who was not refused is told again after every change

    def watch(self, outcome: Outcome, visitor: Visitor, message: calls.Watch, _: float) -> None:
        """Tell whether the deal can be won, or no longer."""
        self.room.may(visitor)
        self._can("watch")
        if message.on:
            self.counsel.judge(outcome, visitor, message.id)
        else:
            outcome.tell(visitor, news.Verdict(message.id, on=False, version=self.course.version))
        visitor.watch = message.on  # only who was not refused is told again after every change

    def solve(self, outcome: Outcome, visitor: Visitor, message: calls.Solve, _: float) -> None:
        """Look for a winning line."""
        self.room.may(visitor)
        self._can("solve")
        self.counsel.solve(outcome, visitor, message)

    def preview(self, outcome: Outcome, visitor: Visitor, message: calls.Preview, _: float) -> None:
        """Show the position along the solution."""
        self.room.may(visitor)
        self.counsel.preview(outcome, visitor, message)

    def takeover(self, outcome: Outcome, visitor: Visitor, message: calls.Takeover, at: float) -> None:
        """Play the first steps of the solution."""
        self.room.may(visitor, message)
        other = self.counsel.ahead(message.steps)
        notes = self.counsel.notes(message.steps)
        if notes is None:
            other.assist("solution")
            outcome.births.append(Birth(other, visitor, message.id))
        else:
            self.room.change(outcome, visitor, message, events.Followed(message.id, visitor.seat, notes), at)

    def review(self, outcome: Outcome, visitor: Visitor, message: calls.Review, _: float) -> None:
        """Split luck and skill."""
        self.room.may(visitor)
        self._can("review")
        self.counsel.review(outcome, visitor, message)

    def cancel(self, outcome: Outcome, visitor: Visitor, message: calls.Cancel, _: float) -> None:
        """Wait no longer."""
        self.counsel.cancel(outcome, visitor, message)
