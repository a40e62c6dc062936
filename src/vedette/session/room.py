"""A table's state, and the operations by which message handlers change it, answer and broadcast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core.language import say
from vedette.protocol import client, server
from vedette.session import events
from vedette.session.bots import Bots
from vedette.session.effects import NO_TABLE, Answers, Connection, Effects, Refusal
from vedette.session.hints import HintService
from vedette.session.log import Cursor, TableLog
from vedette.session.presence import GONE, Presence
from vedette.session.snapshot import Bases, Snapshot

if TYPE_CHECKING:
    from vedette.session.history import History
    from vedette.session.info import TableInfo


class Room:
    """The parts of a table. Every change goes through ``keep``, which queues the event to be stored."""

    def __init__(self, info: TableInfo, history: History, patience: float = GONE) -> None:
        """Take a table as its events left it; ``patience`` is in seconds, as in ``Presence``."""
        self.info = info
        self.history = history
        self.match = history.match
        self.hints = HintService(info.setup, history)
        self.presence = Presence(info, history, patience)
        self.table_log = TableLog(history.match)
        self.snapshot = Snapshot(info, history, self.table_log, self.presence)
        self.bases = Bases()
        self.answers = Answers()
        self.stored = 1
        """The number of stored events, which is the number of the next one."""
        self.bots = Bots(info, history, self.hints)

    @property
    def connections(self) -> list[Connection]:
        """The connections that have joined."""
        return self.presence.connections

    def send_refusal(self, effects: Effects, connection: Connection, message: str, refused: Refusal) -> bytes:
        """Refuse a message; return the encoded answer."""
        effects.refused = refused.reason
        words = refused.words or say(connection.language, f"table-no-{refused.reason}")
        return effects.tell(connection, server.Refused(message, refused.reason, words, refused.where))

    # How the position changes.

    def change(
        self,
        effects: Effects,
        connection: Connection,
        message: client.Client,
        event: events.Happened,
        at: float,
        action: int | None = None,
    ) -> None:
        """Apply a message's event, answer the message, then send the table to all connections."""
        self.keep(effects, event, at, action)
        self.done(effects, connection, message.id)
        self._changed(effects, at)

    def hold(
        self, effects: Effects, connection: Connection, message: client.Act, event: events.AnswerHeld, at: float
    ) -> None:
        """Hold an answer until its window closes; until then only its own seat is sent the table."""
        self.keep(effects, event, at, message.action)
        self.done(effects, connection, message.id)
        self.show(effects, at, [other for other in self.connections if other.seat == connection.seat])

    def keep(self, effects: Effects, event: events.Happened, at: float, action: int | None = None) -> None:
        """Apply an event and queue it for the store; ``action`` is the action of a choice's note, where it is known.

        Where only bots would be kept waiting for an answer that is the only one, it is given at once.
        """
        self.history.apply(event, at, action)
        self.presence.recall(event)
        effects.events.append(event)
        self.give_forced_answer(effects, at)

    def give_forced_answer(self, effects: Effects, at: float) -> None:
        """Play the only legal answer in a window, for a person who plays among bots alone; else do nothing."""
        if (only := self.history.forced_answer()) is not None:
            note = self.match.game.note(self.match.state, only)
            self.keep(effects, events.Played("", self.history.mover(), note), at, only)

    def happen(self, effects: Effects, event: events.Happened, at: float) -> None:
        """Apply an event that no message caused, then send the table to all connections."""
        self.keep(effects, event, at)
        self._changed(effects, at)

    def _changed(self, effects: Effects, at: float) -> None:
        self.show(effects, at)
        self.hints.changed(effects, self.connections)

    def note(self, effects: Effects, connection: Connection, event: events.Happened, at: float) -> None:
        """Apply an event that leaves the position as it is, answer its message, send the table to all connections."""
        self.keep(effects, event, at)
        self.done(effects, connection, event.id)
        self.show(effects, at)

    def done(self, effects: Effects, connection: Connection, message: str) -> None:
        """Answer a message with success, and cache the answer."""
        encoded = effects.tell(connection, server.Done(message, self.history.version))
        self.answers.keep(connection.who, message, encoded)

    def show(self, effects: Effects, at: float, connections: list[Connection] | None = None) -> None:
        """Send the table to these connections, by default to all, encoded once for those that read the same."""
        messages: dict[tuple[int, str, Cursor, int | None], tuple[bytes, int]] = {}
        for connection in self.connections if connections is None else connections:
            # The same seat, language, log position and base make the same message.
            base = connection.base if connection.changes else None
            reader = (connection.seat, connection.language, connection.log_sent, base)
            if (known := messages.get(reader)) is None:
                encoded = self._table(connection, at)
                messages[reader] = encoded, connection.base
            else:
                encoded, connection.base = known
                connection.log_sent = self.table_log.cursor()
            effects.messages.append((connection, encoded))
        self.bases.sent()

    def show_whole(self, effects: Effects, connection: Connection, at: float) -> None:
        """Send a connection the whole table instead of changes to the one that it has."""
        connection.base = NO_TABLE
        self.show(effects, at, [connection])

    def _table(self, connection: Connection, at: float) -> bytes:
        """Return the message that brings a connection up to date, encoded."""
        view = self.snapshot.view(connection.seat, connection.language)
        table = self.snapshot.table(connection, view, at)
        return self.bases.message(connection, table, view) if connection.changes else client.write(table)

    def may(
        self,
        connection: Connection,
        message: client.Addressed | None = None,
        *,
        alone: bool = False,
        any_version: bool = False,
    ) -> None:
        """Raise Refusal for a spectator, another table or seat, or ``alone`` at a table for several.

        An old version is refused, too, unless what is asked does not depend on it (``any_version``).
        """
        if message is not None and message.table is not None and message.table != self.info.table:
            raise Refusal("match")
        if connection.seat < 0:
            raise Refusal("foreign")
        if alone and self.history.seats > 1:
            raise Refusal("foreign", say(connection.language, "table-no-alone"))
        if message is not None and message.seat is not None and message.seat != connection.seat:
            seats = {"seat": str(connection.seat + 1), "other": str(message.seat + 1)}
            raise Refusal("foreign", say(connection.language, "table-no-seat", **seats))
        if not any_version and isinstance(message, client.Versioned) and message.version != self.history.version:
            raise Refusal("stale")
