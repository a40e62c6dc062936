"""A table: messages and the passing of time go in, their effects come out. No network, no disk, no clock of its own.

The order of a message's checks: repeated, joined, seated, on time, legal. A change is an event; the caller stores the
events of the effects before it sends the messages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vedette.core.errors import Trouble
from vedette.core.language import explain, say
from vedette.protocol import client, server
from vedette.session import events
from vedette.session.effects import Effects, OpenTable, Refusal
from vedette.session.handlers import advising, duel, joining, playing, replaying
from vedette.session.history import PartlyApplied
from vedette.session.info import User, player_of
from vedette.session.room import Room

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.session.effects import Connection


IDEMPOTENT: Final = frozenset(
    {
        client.Join,
        client.Speak,
        client.Goto,
        client.Earlier,
        client.Describe,
        client.Faces,
        client.Foresee,
        client.Preview,
        client.Chance,
        client.Watch,
        client.Cancel,
    }
)
"""Messages without an event: a repeated one is handled again instead of answered from the cache."""
HANDLERS: Final[dict[type[client.Incoming], Callable[[Room, Effects, Connection, Any, float], None]]] = {
    client.Join: joining.join,
    client.Pledge: duel.pledge_salt,
    client.Salt: duel.salt,
    client.Bring: duel.bring,
    client.Speak: joining.speak,
    client.Act: playing.act,
    client.Undo: playing.undo,
    client.Redo: playing.redo,
    client.Restart: playing.restart,
    client.Retract: playing.retract,
    client.Back: playing.back,
    client.Concede: playing.concede,
    client.Goto: replaying.goto,
    client.Earlier: replaying.earlier,
    client.Branch: replaying.branch,
    client.Describe: replaying.describe,
    client.Faces: replaying.faces,
    client.Foresee: advising.foresee,
    client.Hint: advising.hint,
    client.Chance: advising.chance,
    client.Watch: advising.watch,
    client.Solve: advising.solve,
    client.Preview: advising.preview,
    client.Takeover: advising.takeover,
    client.Review: advising.review,
    client.Bookmark: replaying.bookmark,
    client.Unmark: replaying.unmark,
    client.Recall: playing.recall,
    client.Cancel: advising.cancel,
    client.Ask: duel.ask,
    client.Reply: duel.reply,
    client.Claim: duel.claim,
    client.Offer: duel.offer,
    client.Say: duel.emote,
    client.Introduce: duel.introduce,
}
"""The handler of each message. They are functions, not bound methods, so that a table is in no reference cycle and is
freed at once when it leaves memory."""


class Table(Room):
    """One table. Store the events of each of its effects first, then send the messages and start the jobs.

    After an exception the table is not to be used any more: replay it from the store, which has what really happened.
    """

    def replay(self, kept: list[tuple[float, events.Happened]]) -> None:
        """Apply the stored events after the first, and fill the cache of answers for repeated messages."""
        for at, event in kept:
            self.history.apply(event, at)
            self.presence.recall(event)
            self.stored += 1
            if isinstance(event, events.Seated):
                self.info.guests[event.seat] = event.guest
            if event.id and event.seat >= 0:
                table = event.table if isinstance(event, events.Branched | events.Rematched) else ""
                answer = server.Opened(event.id, table) if table else server.Done(event.id, self.history.version)
                self.answers.keep(event.seat, event.id, client.write(answer))

    def handle(self, connection: Connection, message: client.Client, at: float) -> Effects:
        """Return the effects of a connection's message at a time, in seconds of the carrier's steady clock."""
        fallen = self._fall(at)  # a message after the deadline is too late, even if the timer has not fired yet
        effects = self._answer(connection, message, at)
        if fallen is not None:
            effects.events[:0] = fallen.events
            effects.messages[:0] = fallen.messages
            effects.cancels[:0] = fallen.cancels
            effects.jobs[:0] = fallen.jobs
        return self._finish(effects, at)

    def _finish(self, effects: Effects, at: float) -> Effects:
        """Start or cancel bots' jobs, and count the events."""
        self.bots.update(effects, at)
        self.stored += len(effects.events)
        return effects

    def _answer(self, connection: Connection, message: client.Client, at: float) -> Effects:
        effects = Effects()
        if type(message) not in IDEMPOTENT and self._repeated(effects, connection, message.id):
            return effects
        try:
            if not connection.joined and not isinstance(message, client.Join):
                raise Refusal("join-first")  # noqa: TRY301 (refusals and troubles end in the same place)
            HANDLERS[type(message)](self, effects, connection, message, at)
        except (Refusal, Trouble) as refused:
            if effects.events:
                raise PartlyApplied from refused
            return self._refuse(connection, message, refused, at)
        return effects

    def job_done(self, number: int, answer: bytes | None, at: float, reason: str = "failed") -> Effects:
        """Return the effects of a job's answer, or, for None, of the reason why there is none."""
        if self.bots.pending is None or self.bots.pending.number != number:
            effects = advising.answered(self, number, answer, at, reason)
            self.stored += len(effects.events)
            return effects
        effects = Effects()
        if (event := self.bots.chosen(answer, at, reason)) is not None:
            self.happen(effects, event, at)
        return self._finish(effects, at)

    def user(self, number: int) -> User:
        """Return the user to charge for a job: the one that asked, else one at the table, players first."""
        question = self.hints.questions.get(number)
        if question is not None and question.connection is not None:
            return User(question.connection.guest, question.connection.address)
        if there := [connection for connection in self.connections if connection.seat >= 0] or self.connections:
            return User(there[0].guest, there[0].address)
        return User(next((guest for guest in self.info.guests if not player_of(guest)), ""), "")

    def leave(self, connection: Connection, at: float) -> Effects:
        """Return the effects of a connection that has closed: its seat may become absent, its jobs are cancelled."""
        effects = Effects()
        if connection in self.connections:
            self.presence.disconnect(connection, at)
            if self.history.seats > 1:
                self.show(effects, at)
        self.bases.keep({(other.seat, other.language) for other in self.connections if other.changes})
        if not self.connections:
            self.snapshot.forget()
        self.hints.disconnected(effects, connection, self.connections)
        if connection.seat < 0 and connection.who not in [other.who for other in self.connections]:
            self.answers.forget(connection.guest)
        return effects

    def opened(self, opening: OpenTable, table: str, at: float) -> Effects:
        """Return the effects of having opened the table that a message asked for."""
        effects = Effects()
        kind = events.Branched if opening.guests is None else events.Rematched
        self.keep(effects, kind(opening.message, opening.connection.seat, table), at)
        self.stored += 1
        encoded = effects.tell(opening.connection, server.Opened(opening.message, table))
        self.answers.keep(opening.connection.who, opening.message, encoded)
        if opening.guests is not None:
            for connection in self.connections:
                effects.tell(connection, server.Rematch(table))
        return effects

    # Timers.

    def resume(self, at: float) -> Effects:
        """Return the effects of loading the table into memory: where a bot is to act, its job starts.

        A running clock is not charged for the time before, unless it is slow: it runs whether a server does or not.
        """
        effects, clock = Effects(), self.history.clock
        if clock is not None and clock.falls() is not None and not clock.slow:
            self.keep(effects, events.Resumed(), at)
        self.give_forced_answer(effects, at)
        return self._finish(effects, at)

    def due(self) -> float | None:
        """Return when ``wake`` is to be called next: a clock runs out, a seat counts as gone, a job is retried."""
        history = self.history
        if history.seats == 1:
            return None
        falls = history.clock.falls() if history.clock is not None else None
        due = sooner(falls, self.presence.next_absence())
        if history.fair is not None and not history.over():
            due = sooner(due, history.fair.due())
        if history.window is not None and history.window.held is not None:
            due = sooner(due, history.window.closes)
        return sooner(due, self.bots.again) if history.bots else due

    def wake(self, at: float) -> Effects:
        """Return the effects of the timers that are due at a time."""
        effects = self._fall(at)
        if effects is None:
            effects = Effects()
            missing = self.presence.missing(at)
            for seat in missing:
                self.keep(effects, events.Missed("", seat), at)
            if missing:
                self.show(effects, at)
        return self._finish(effects, at)

    def _fall(self, at: float) -> Effects | None:
        """Return the effects of a window, a clock or a deadline for a salt that has expired; None where none has.

        The answer that was held until its window closed is played; a seat whose clock ran out, or that did not open its
        secret number of a fair deal (the salt) in time, loses.
        """
        history = self.history
        if (window := history.window) is not None and window.held is not None and window.ripe(at):
            effects = Effects()
            self.happen(effects, events.Played("", window.held.seat, window.held.note), at)
            return effects
        falls = history.clock.falls() if history.clock is not None else None
        late = history.fair.late(at) if history.fair is not None and not history.over() else None
        if late is None and (falls is None or at < falls):
            return None
        effects = Effects()
        event = events.Flagged("", history.mover()) if late is None else events.Unopened("", late)
        self.keep(effects, event, at)
        self.show(effects, at)
        return effects

    # Refused and repeated messages.

    def _repeated(self, effects: Effects, connection: Connection, message: str) -> bool:
        if (known := self.answers.find(connection.who, message)) is not None:
            effects.messages.append((connection, known))
            return True
        if (number := self.hints.find(connection.guest, message)) is not None:
            self.hints.resume(number, connection)
            effects.tell(connection, server.Waiting(message, say(connection.language, "table-thinking")))
            return True
        return False

    def _refuse(self, connection: Connection, message: client.Client, refused: Refusal | Trouble, at: float) -> Effects:
        effects = Effects()
        if isinstance(refused, Trouble):
            refused = Refusal(reason_of(refused), explain(refused, connection.language))
        encoded = self.send_refusal(effects, connection, message.id, refused)
        if type(message) not in IDEMPOTENT and refused.reason != "join-first":
            self.answers.keep(connection.who, message.id, encoded)
        if refused.reason == "stale":
            self.show_whole(effects, connection, at)
        return effects


def reason_of(trouble: Trouble) -> str:
    """Return the protocol's reason of refusal for an error of input: ``over``, ``moment`` or ``illegal``."""
    return {"match-over": "over", "match-moment": "moment"}.get(trouble.message, "illegal")


def sooner(one: float | None, other: float | None) -> float | None:
    """Return the earlier of two times; None is never."""
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)
