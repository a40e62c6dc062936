"""A running table: the session's table in memory, its connections, and effects that wait for the store.

The table handles each message at once; its effects wait until their events are stored, and later effects wait behind
them. Only one write of a table is in flight, so a failed one leaves no gap: none of the later events was stored. While
another table is opened for this one it is busy, and new work is queued.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Final, Protocol

from vedette.core.language import say
from vedette.protocol import client, server
from vedette.server.store.writer import LorePoints
from vedette.session import events
from vedette.session.effects import Effects

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from vedette.server.metrics import Metrics
    from vedette.server.store.store import Store
    from vedette.session.effects import Connection, Heard
    from vedette.session.events import Happened
    from vedette.session.table import Table

    Work = Callable[[float], Effects]


TICK: Final = 1.0
"""Longest time in seconds between two readings of the clock while the machine is awake."""
STEP: Final = 3.0
"""Seconds that count at most between two readings of the clock: a longer gap means a suspended machine."""
MEMORY: Final = 8
"""How many of a table's latest bot answers decide when the next one is sent."""
LONGEST: Final = 5
"""Most beats that a bot's slow answer imposes on later ones: one that waited for a busy machine must not slow the
game down.
"""
LATE: Final = 0.01
"""Seconds added to a timer, so that the time has surely come when it fires."""
SOON: Final = 3600.0
"""A table stays in memory if it times out within so many seconds; later time-outs are seen when it is loaded."""
POLICY: Final = 1008
RESTART: Final = 1012
ELSEWHERE: Final = 4409
"""Close code for a connection after its seat was taken over from another tab."""


class SteadyClock:
    """Starts at the wall time and follows a monotonic clock; read it at least once per ``TICK``.

    Systems differ in whether a monotonic clock runs during suspend, so a longer gap counts as ``STEP`` seconds.
    """

    def __init__(self, start: float, source: Callable[[], float] = time.monotonic) -> None:
        """Start at a time, in seconds since 1970; ``source`` returns the seconds of a monotonic clock."""
        self.source = source
        self._now = start
        self._read = source()

    def __call__(self) -> float:
        """Return the time now, in seconds since 1970 as far as the wall time was right at the start."""
        read = self.source()
        self._now += min(max(read - self._read, 0.0), STEP)
        self._read = read
        return self._now


class Pacing:
    """Sends the answers of one table's bots on a beat, so that the time one took reveals little about the choice.

    Whether a card can answer is a secret, and a bot that thinks longer when it has a choice would reveal it. So a
    window without a choice takes as long as any other: whole beats, at least one, and as many as the slowest of the
    recent answers took. No result depends on it; after a restart it starts anew.
    """

    def __init__(self, beat: float) -> None:
        """Send the bots' answers at whole beats of so many seconds; 0 sends every answer at once."""
        self.beat = beat
        self._last: deque[int] = deque(maxlen=MEMORY)

    def leaves(self, took: float) -> float:
        """Return how many seconds after the question to send a bot's answer that took ``took`` seconds."""
        if self.beat <= 0.0:
            return took
        beats = max(1, ceil(took / self.beat))
        self._last.append(min(beats, LONGEST))
        return max(beats, *self._last) * self.beat


log: Final = logging.getLogger("vedette.server")


class Outbox(Protocol):
    """Interface that takes the messages to one connection and sends them."""

    def post(self, messages: list[bytes]) -> None:
        """Queue messages to the connection, in order."""

    def end(self, code: int) -> None:
        """Close the connection with this code, after the messages that are queued."""


class TableServer(Protocol):
    """Interface of the server as a running table uses it: its store, its clocks, and the opening of other tables."""

    store: Store
    meter: Metrics
    loop: asyncio.AbstractEventLoop
    clock: Callable[[], float]
    steady: Callable[[], float]
    pace: float
    happened: Callable[[TableRunner, list[Happened]], None]

    def release(self, table: str) -> None:
        """Remove a closed table from memory."""

    def open_requested(self, runner: TableRunner, effects: Effects, now: float) -> None:
        """Open the new tables that a message at a table asked for, as for a rematch."""

    def start(self, runner: TableRunner, effects: Effects) -> None:
        """Start and cancel those jobs of a table that its effects name."""


class TableRunner:
    """A table with its connections and pending effects. All work on the table goes through ``do``."""

    def __init__(self, tables: TableServer, room: Table, played: float) -> None:
        """Run this table, last played at this wall time (seconds since 1970)."""
        self.tables = tables
        self.room = room
        self.outboxes: dict[Connection, Outbox] = {}
        self.jobs: dict[int, asyncio.Task[None]] = {}
        self.pacing = Pacing(tables.pace)
        self.used = time.monotonic()
        self._ahead = max(room.history.played - tables.steady(), 0.0)
        """Seconds by which this table is ahead of our clock: another server may have written its last events."""
        self._played = played
        self.closed = False
        self.busy = False
        """Whether another table is being opened for this one."""
        self._inbox: deque[tuple[Work, Heard | None]] = deque()
        """Work that waits until the table is not busy."""
        self._pending: deque[Effects] = deque()
        """Effects that wait for the store, or behind others that do, in order."""
        self._writing = False
        """Whether the events of the first pending effects are being stored."""
        self._timer: asyncio.TimerHandle | None = None
        """The timer for the next change of the table by time alone, as a clock that runs out; None for none."""

    def in_use(self) -> bool:
        """Return whether the table must stay in memory: a connection, a job, a write or a timer needs it."""
        soon = self._timer is not None and self._timer.when() < self.tables.loop.time() + SOON
        waits = self.busy or self._pending or soon
        return bool(self.outboxes or self.jobs or waits)

    def receive(self, connection: Connection, message: client.Client) -> None:
        """Handle a client's message; its effects are delivered once its events are stored."""
        begun = self.used = time.monotonic()
        self.do(partial(self.room.handle, connection, message), (connection, message, begun))

    def do(self, work: Work, heard: Heard | None = None) -> None:
        """Call ``work`` with the time and deliver its effects; ``heard`` is the message behind them, if any.

        After an exception the table may be ahead of the store, so it is released and loaded again.
        """
        if self.busy:
            self._inbox.append((work, heard))
        elif not self.closed:
            now = self.tables.steady() + self._ahead
            effects = None
            try:
                effects = work(now)
                effects.heard = heard
                self._follow(effects, now)
            except Exception as trouble:  # noqa: BLE001 (whatever it was, the state in memory cannot be trusted)
                self.abort(effects or Effects(heard), trouble)

    def resume(self, effects: Effects, now: float) -> None:
        """Deliver the effects that the table was busy with, then do the queued work."""
        self.busy = False
        if not self.closed:
            self._follow(effects, now)
        while self._inbox and not self.busy:
            self.do(*self._inbox.popleft())

    def abort(self, effects: Effects, trouble: Exception) -> None:
        """Refuse the messages that led to events not to be stored, and disconnect: memory is ahead of the store.

        A write in flight may still succeed: a client that repeats that message gets its answer.
        """
        log.error("table %s could not go on, and is read again", self.room.info.table, exc_info=trouble)
        lost = list(dict.fromkeys([*self._pending, effects]))
        for unsaved in lost[1 if self._writing else 0 :]:
            if unsaved.heard is not None and (outbox := self.outboxes.get(unsaved.heard[0])) is not None:
                connection, message, _ = unsaved.heard
                words = say(connection.language, "table-no-unsaved")
                outbox.post([client.write(server.Refused(message.id, "unsaved", words))])
                self.tables.meter.refusal("unsaved")
        self.close(RESTART)

    def close(self, code: int) -> None:
        """Release the table; its clients are disconnected with this code."""
        if self.closed:  # it may have been loaded again already
            return
        self.closed = True
        for outbox in self.outboxes.values():
            outbox.end(code)
        self.cancel_pending()
        self.tables.release(self.room.info.table)

    def cancel_pending(self) -> None:
        """Cancel the timer and the jobs."""
        if self._timer is not None:
            self._timer.cancel()
        for task in self.jobs.values():
            task.cancel()

    def _follow(self, effects: Effects, now: float) -> None:
        """Deliver effects once their events are stored; first open the tables that they ask for, if any."""
        if effects.opens:
            self.tables.open_requested(self, effects, now)
            return
        if effects.events:
            effects.write = self._write(effects.events, now)
        self._pending.append(effects)
        self._deliver()
        if self.room.history.seats > 1:
            self._set_timer(now)

    def _write(self, happened: list[events.Happened], now: float) -> Callable[[], None]:
        """Return a callable that stores these events, and the table's summary after them."""
        room = self.room
        bodies = [(now, events.write(event)) for event in happened]
        seated = [(event.seat, event.guest) for event in happened if type(event) is events.Seated]
        decks = [(event.seat, event.deck.name) for event in happened if type(event) is events.Brought]
        names = [(event.seat, event.person.name) for event in happened if type(event) is events.Named]
        first = room.stored - len(happened)
        if room.history.played >= now:  # the time of a held answer must not show
            self._played = self.tables.clock()
        summary = room.history.summary()._replace(played=self._played)
        info = room.info
        kept = [LorePoints(guest, info.table, info.setup.game, won) for guest, won in room.history.points(info).items()]
        append = partial(self.tables.store.append, info.table, first, bodies, summary, self._stored)
        return partial(append, seated, kept, decks, names)

    def _stored(self, trouble: Exception | None) -> None:
        """Deliver the effects that waited for a write, now that it has ended; close the table if it failed."""
        self._writing = False
        if self.closed:
            return
        if trouble is None:
            self._pending[0].write = None
            self._deliver()
        else:
            self.abort(self._pending.popleft(), trouble)

    def _deliver(self) -> None:
        """Deliver effects in order, up to the next ones with events to store: start that write."""
        pending, outboxes = self._pending, self.outboxes
        while pending and not self._writing and not self.closed:
            if (write := pending[0].write) is not None:
                self._writing = True
                write()
                return
            effects = pending.popleft()
            for connection, messages in effects.mail().items():
                if (outbox := outboxes.get(connection)) is not None:
                    outbox.post(messages)
            for connection in effects.closes:
                if (outbox := outboxes.pop(connection, None)) is not None:
                    outbox.end(ELSEWHERE)
            if effects.cancels or effects.jobs:
                self.tables.start(self, effects)
            if effects.events:
                self.tables.happened(self, effects.events)
            self._count(effects)

    def _count(self, effects: Effects) -> None:
        """Count an answered message in the metrics; disconnect its client if it has not joined the table."""
        meter = self.tables.meter
        if effects.refused:
            meter.refusal(effects.refused)
        if effects.heard is None:
            return
        connection, message, begun = effects.heard
        meter.message(str(message.__struct_config__.tag), time.monotonic() - begun)
        if not (connection.joined or connection.waiting) and (outbox := self.outboxes.get(connection)) is not None:
            outbox.end(POLICY)

    def _set_timer(self, now: float) -> None:
        """Set the timer for the next time-out: of a clock, or of an absent player."""
        due = None if self.closed else self.room.due()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if due is not None:
            self._timer = self.tables.loop.call_later(max(due - now, 0.0) + LATE, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        self.do(self.room.wake)
