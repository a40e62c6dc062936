"""The aid at a table: hints, win chances, verdicts and solutions, asked for by messages, computed by workers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette import registry
from vedette.protocol import client, server
from vedette.session import events, jobs
from vedette.session.effects import Birth, Outcome, Refusal

if TYPE_CHECKING:
    from vedette.session.connection import Visitor
    from vedette.session.room import Room

ASSISTS: Final[dict[type[jobs.Any], str]] = {
    jobs.Advise: "hint",
    jobs.Weigh: "chance",
    jobs.Judge: "watch",
    jobs.Solve: "solution",
}
"""What kind of help an answer is."""
LASTING: Final = (jobs.Advise, jobs.Solve, jobs.Review)
"""Questions whose answer is remembered for a repeat."""


def answered(room: Room, number: int, answer: bytes | None, at: float, reason: str = "failed") -> Outcome:
    """Return what follows from a worker's answer, or, for None, from the reason why there is none."""
    if (question := room.counsel.questions.get(number)) is None:
        return Outcome()
    asked = question.visitor
    try:
        if answer is None:
            del room.counsel.questions[number]
            raise Refusal(reason)  # noqa: TRY301 (all refusals end in the same place)
        outcome = room.counsel.answer(number, answer, room.visitors)
    except Refusal as refused:
        outcome = Outcome()
        if asked is not None:
            room.say_no(outcome, asked, question.message, refused)
    else:
        if asked is not None and (kind := ASSISTS.get(type(question.what))):
            _assist(room, outcome, asked, kind, at)
    if asked is not None and isinstance(question.what, LASTING):
        room.answers.keep(asked.who, question.message, outcome.letters[0][1])
    return outcome


def _assist(room: Room, outcome: Outcome, visitor: Visitor, kind: str, at: float) -> None:
    """Note that help was taken, where it is new, and show that the game counts as assisted."""
    if not room.course.helped(kind):
        event = events.Assisted("", visitor.seat, kind)
        room.course.apply(event, at)
        outcome.events.append(event)
        if not room.course.over():
            room.show(outcome, at)


def _can(room: Room, kind: str) -> None:
    if kind not in room.card.helps:
        raise Refusal("unknown-help")


def hint(room: Room, outcome: Outcome, visitor: Visitor, message: client.Hint, _: float) -> None:
    """Advise whoever is to act."""
    room.may(visitor, message)
    _can(room, "hint")
    room.counsel.hint(outcome, visitor, message)


def foresee(room: Room, outcome: Outcome, visitor: Visitor, message: client.Foresee, _: float) -> None:
    """Tell whoever is to act what actions of his would come to, from his view alone."""
    room.may(visitor, message)
    _can(room, "foresee")
    if room.course.mover() != visitor.seat:
        raise Refusal("turn")
    match = room.course.match
    view = match.state.view(visitor.seat)
    plugin = registry.of(match.game)
    words, facts = plugin.need(plugin.foresee, "foresee")(match.game, view, message.actions, visitor.language)
    outcome.tell(visitor, server.Foreseen(message.id, message.version, words, facts))


def chance(room: Room, outcome: Outcome, visitor: Visitor, message: client.Chance, at: float) -> None:
    """Show the win chance, or no longer."""
    room.may(visitor)
    _can(room, "chance")
    if not message.on:
        outcome.tell(visitor, server.Odds(message.id, on=False, version=room.course.version))
    elif room.counsel.weigh(outcome, visitor, message.id):
        _assist(room, outcome, visitor, "chance", at)
    visitor.chance = message.on  # only who was not refused is told again after every change


def watch(room: Room, outcome: Outcome, visitor: Visitor, message: client.Watch, _: float) -> None:
    """Tell whether the deal can be won, or no longer."""
    room.may(visitor)
    _can(room, "watch")
    if message.on:
        room.counsel.judge(outcome, visitor, message.id)
    else:
        outcome.tell(visitor, server.Verdict(message.id, on=False, version=room.course.version))
    visitor.watch = message.on  # only who was not refused is told again after every change


def solve(room: Room, outcome: Outcome, visitor: Visitor, message: client.Solve, _: float) -> None:
    """Look for a winning line."""
    room.may(visitor)
    _can(room, "solve")
    room.counsel.solve(outcome, visitor, message)


def preview(room: Room, outcome: Outcome, visitor: Visitor, message: client.Preview, _: float) -> None:
    """Show the position along the solution."""
    room.may(visitor)
    room.counsel.preview(outcome, visitor, message)


def takeover(room: Room, outcome: Outcome, visitor: Visitor, message: client.Takeover, at: float) -> None:
    """Play the first steps of the solution."""
    room.may(visitor, message)
    other = room.counsel.ahead(message.steps)
    notes = room.counsel.notes(message.steps)
    if notes is None:
        other.assist("solution")
        outcome.births.append(Birth(other, visitor, message.id))
    else:
        room.change(outcome, visitor, message, events.Followed(message.id, visitor.seat, notes), at)


def review(room: Room, outcome: Outcome, visitor: Visitor, message: client.Review, _: float) -> None:
    """Split luck and skill."""
    room.may(visitor)
    _can(room, "review")
    room.counsel.review(outcome, visitor, message)


def cancel(room: Room, outcome: Outcome, visitor: Visitor, message: client.Cancel, _: float) -> None:
    """Wait no longer."""
    room.counsel.cancel(outcome, visitor, message)
