"""Handlers of help: hints, win chances, verdicts, solutions, reviews."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette import registry
from vedette.core.language import say
from vedette.protocol import client, server
from vedette.session import events, jobs
from vedette.session.effects import Effects, OpenTable, Refusal

if TYPE_CHECKING:
    from vedette.session.effects import Connection
    from vedette.session.room import Room

ASSISTS: Final[dict[type[jobs.Question], str]] = {
    jobs.Advise: "hint",
    jobs.Weigh: "chance",
    jobs.JudgeDeal: "watch",
    jobs.SolveDeal: "solution",
}
"""The kind of help that each job's answer counts as."""
LASTING: Final = (jobs.Advise, jobs.SolveDeal, jobs.ReviewGame)
"""Jobs with an answer that is cached for a repeated message."""


def answered(room: Room, number: int, answer: bytes | None, at: float, reason: str = "failed") -> Effects:
    """Return the effects of a job's answer, None for a failed job, whose failure ``reason`` names."""
    if (question := room.hints.questions.get(number)) is None:
        return Effects()
    asked = question.connection
    try:
        if answer is None:
            del room.hints.questions[number]
            raise Refusal(reason)  # noqa: TRY301 (all refusals end in the same place)
        effects = room.hints.answer(number, answer, room.connections)
    except Refusal as refused:
        effects = Effects()
        if asked is not None:
            room.send_refusal(effects, asked, question.message, refused)
    else:
        if asked is not None and (kind := ASSISTS.get(type(question.what))):
            _assist(room, effects, asked, kind, at)
    if asked is not None and isinstance(question.what, LASTING):
        room.answers.keep(asked.who, question.message, effects.messages[0][1])
    return effects


def _assist(room: Room, effects: Effects, connection: Connection, kind: str, at: float) -> None:
    """Keep the first use of a kind of help as an event, and show that the game counts as assisted."""
    if not room.history.helped(kind):
        event = events.Assisted("", connection.seat, kind)
        room.history.apply(event, at)
        effects.events.append(event)
        if not room.history.over():
            room.show(effects, at)


def _can(room: Room, kind: str) -> None:
    if kind not in room.info.helps:
        raise Refusal("unknown-help")


def _private(room: Room, connection: Connection) -> None:
    """Raise Refusal where another person plays, since help would not be fair."""
    if not room.history.private(connection.seat):
        raise Refusal("foreign", say(connection.language, "table-no-help"))


def hint(room: Room, effects: Effects, connection: Connection, message: client.Hint, _: float) -> None:
    """Handle ``hint``: start a job that recommends an action to the player who is to act."""
    room.may(connection, message)
    _can(room, "hint")
    _private(room, connection)
    room.hints.hint(effects, connection, message)


def foresee(room: Room, effects: Effects, connection: Connection, message: client.Foresee, _: float) -> None:
    """Handle ``foresee``: tell the player to act what given actions would lead to, as far as their view shows."""
    room.may(connection, message)
    _can(room, "foresee")
    if room.history.mover() != connection.seat:
        raise Refusal("turn")
    match = room.history.match
    view = match.state.view(connection.seat)
    plugin = registry.of(match.game)
    words, facts = plugin.need(plugin.foresee, "foresee")(match.game, view, message.actions, connection.language)
    effects.tell(connection, server.Foreseen(message.id, message.version, words, facts))


def chance(room: Room, effects: Effects, connection: Connection, message: client.Chance, at: float) -> None:
    """Handle ``chance``: subscribe the connection to the win chance, or unsubscribe it."""
    room.may(connection)
    _can(room, "chance")
    _private(room, connection)
    if not message.on:
        effects.tell(connection, server.Odds(message.id, on=False, version=room.history.version))
    elif room.hints.weigh(effects, connection, message.id):
        _assist(room, effects, connection, "chance", at)
    connection.chance = message.on  # last, so that a refusal leaves it as it was


def watch(room: Room, effects: Effects, connection: Connection, message: client.Watch, _: float) -> None:
    """Handle ``watch``: subscribe the connection to whether the deal can still be won, or unsubscribe it."""
    room.may(connection)
    _can(room, "watch")
    if message.on:
        room.hints.judge(effects, connection, message.id)
    else:
        effects.tell(connection, server.Verdict(message.id, on=False, version=room.history.version))
    connection.watch = message.on  # last, so that a refusal leaves it as it was


def solve(room: Room, effects: Effects, connection: Connection, message: client.Solve, _: float) -> None:
    """Handle ``solve``: start a job that looks for actions that win, all cards known."""
    room.may(connection)
    _can(room, "solve")
    room.hints.solve(effects, connection, message)


def preview(room: Room, effects: Effects, connection: Connection, message: client.Preview, _: float) -> None:
    """Handle ``preview``: send the position after the first steps of the solution that was shown last."""
    room.may(connection)
    room.hints.preview(effects, connection, message)


def takeover(room: Room, effects: Effects, connection: Connection, message: client.Takeover, at: float) -> None:
    """Handle ``takeover``: play the solution's first steps, at a new table where it begins at another position."""
    room.may(connection, message)
    other = room.hints.ahead(message.steps)
    notes = room.hints.notes(message.steps)
    if notes is None:
        other.assist("solution")
        effects.opens.append(OpenTable(other, connection, message.id))
    else:
        room.change(effects, connection, message, events.Followed(message.id, connection.seat, notes), at)


def review(room: Room, effects: Effects, connection: Connection, message: client.Review, _: float) -> None:
    """Handle ``review``: start a job for luck and skill, for spectators too once a game of several players is over."""
    if connection.seat >= 0 or room.history.seats == 1 or not room.history.over():
        room.may(connection)
    _can(room, "review")
    room.hints.review(effects, connection, message)


def cancel(room: Room, effects: Effects, connection: Connection, message: client.Cancel, _: float) -> None:
    """Handle ``cancel``: cancel a job that the connection's guest started."""
    room.hints.cancel(effects, connection, message)
