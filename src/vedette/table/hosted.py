"""A hosted table: a room in memory, who is connected to it, and what it said that is still on its way to the disk.

The room answers at once, so no message waits for another. What it says waits until it is stored, and whatever it says
after that waits behind; one write of a table is under way at a time, so one that fails leaves no gap: nothing of what
came after it was stored. Only while another table is opened for it a room is busy, and what it shall do is queued.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from vedette.core.language import say
from vedette.protocol import client, server
from vedette.session import events, lore
from vedette.session.effects import Outcome
from vedette.table.store.store import Deed
from vedette.table.work.rhythm import Rhythm

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from vedette.session.connection import Visitor
    from vedette.session.effects import Heard
    from vedette.session.table import Table
    from vedette.table.meter import Meter
    from vedette.table.store.store import Store

    Work = Callable[[float], Outcome]

log: Final = logging.getLogger("vedette.table")

LATE: Final = 0.01
"""Seconds that an alarm rings after its time, so that the time has surely come."""
POLICY: Final = 1008
RESTART: Final = 1012
ELSEWHERE: Final = 4409
"""The code with which a tab is closed whose seat another took over."""


class Box(Protocol):
    """Where a visitor's letters go."""

    def post(self, letters: list[bytes]) -> None:
        """Take letters, in their order."""

    def end(self, code: int) -> None:
        """Close the connection after the letters that wait."""


class Host(Protocol):
    """What keeps every hosted table."""

    store: Store
    meter: Meter
    loop: asyncio.AbstractEventLoop
    clock: Callable[[], float]
    steady: Callable[[], float]
    pace: float

    def let_go(self, table: str) -> None:
        """Forget a table that has left memory."""

    def bear(self, hosted: Hosted, outcome: Outcome, now: float) -> None:
        """Open the tables that a message asked for."""

    def start(self, hosted: Hosted, outcome: Outcome) -> None:
        """Start and stop jobs."""


class Hosted:
    """A room and what the hall needs beside it. ``do`` is the only way to have the room do something."""

    def __init__(self, hall: Host, room: Table, played: float) -> None:
        """Host this room, last played at this wall time (seconds since 1970)."""
        self.hall = hall
        self.room = room
        self.boxes: dict[Visitor, Box] = {}
        self.errands: dict[int, asyncio.Task[None]] = {}
        self.rhythm = Rhythm(hall.pace)
        self.used = time.monotonic()
        self._ahead = max(room.course.played - hall.steady(), 0.0)
        """Seconds by which this table is ahead of the hall: its events may come from a server whose clock was later."""
        self._played = played
        self.closed = False
        self.busy = False
        """Another table is being opened for this one."""
        self._inbox: deque[tuple[Work, Heard | None]] = deque()
        """What the room shall do when it is not busy any more."""
        self._said: deque[Outcome] = deque()
        """What waits for the disk, or behind what does, in its order."""
        self._writing = False
        """The first of them is on its way to the disk."""
        self._alarm: asyncio.TimerHandle | None = None
        """Wakes the room when time alone changes something."""

    def wanted(self) -> bool:
        """Return whether anybody or anything still waits for this table."""
        waits = self.busy or self._said or self._alarm is not None
        return bool(self.boxes or self.errands or waits)

    def receive(self, visitor: Visitor, message: client.Client) -> None:
        """Take a visitor's message; what follows from it goes to the boxes once it is stored."""
        begun = self.used = time.monotonic()
        self.do(partial(self.room.handle, visitor, message), (visitor, message, begun))

    def do(self, work: Work, heard: Heard | None = None) -> None:
        """Have the room do something, told the time, and see to what follows, maybe from a message that was heard.

        Whatever goes wrong in a room may have left it ahead of the store: it is let go of, and read again.
        """
        if self.busy:
            self._inbox.append((work, heard))
        elif not self.closed:
            now = self.hall.steady() + self._ahead
            outcome = None
            try:
                outcome = work(now)
                outcome.heard = heard
                self._follow(outcome, now)
            except Exception as trouble:  # noqa: BLE001 (whatever it was, nobody can go on from it)
                self.fail(outcome or Outcome(heard), trouble)

    def go_on(self, outcome: Outcome, now: float) -> None:
        """Follow what the room was busy with, then do what came meanwhile."""
        self.busy = False
        if not self.closed:
            self._follow(outcome, now)
        while self._inbox and not self.busy:
            self.do(*self._inbox.popleft())

    def fail(self, outcome: Outcome, trouble: Exception) -> None:
        """Refuse what will not be stored, and send everybody away to join again: memory is ahead of the store.

        What is on its way to the disk may come there: who repeats that message will hear.
        """
        log.error("table %s could not go on, and is read again", self.room.card.table, exc_info=trouble)
        lost = list(dict.fromkeys([*self._said, outcome]))
        for unsaid in lost[1 if self._writing else 0 :]:
            if unsaid.heard is not None and (box := self.boxes.get(unsaid.heard[0])) is not None:
                visitor, message, _ = unsaid.heard
                words = say(visitor.language, "table-no-unsaved")
                box.post([client.write(server.Refused(message.id, "unsaved", words))])
                self.hall.meter.refusal("unsaved")
        self.close(RESTART)

    def close(self, code: int) -> None:
        """Let go of the room; whoever is there is sent away with this code."""
        if self.closed:  # the table may have been read again already
            return
        self.closed = True
        for box in self.boxes.values():
            box.end(code)
        self.rest()
        self.hall.let_go(self.room.card.table)

    def rest(self) -> None:
        """Wait for nothing any more."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self.errands.values():
            task.cancel()

    def _follow(self, outcome: Outcome, now: float) -> None:
        """Do what a room wants done, storing first."""
        if outcome.births:
            self.hall.bear(self, outcome, now)
            return
        if outcome.events:
            outcome.write = self._write(outcome.events, now)
        self._said.append(outcome)
        self._deliver()
        if self.room.course.seats > 1:
            self._set_alarm(now)

    def _write(self, happened: list[events.Happened], now: float) -> Callable[[], None]:
        """Return what stores events, as they and the table stand now."""
        room = self.room
        bodies = [(now, events.write(event)) for event in happened]
        seated = [(event.seat, event.guest) for event in happened if type(event) is events.Seated]
        first = room.stored - len(happened)
        if room.course.played >= now:  # an answer that is held tells no time
            self._played = self.hall.clock()
        summary = room.course.summary()._replace(played=self._played)
        card = room.card
        kept = [Deed(guest, card.table, card.setup.game, won) for guest, won in lore.kept(card, room.course).items()]
        return partial(self.hall.store.append, card.table, first, bodies, summary, self._stored, seated, kept)

    def _stored(self, trouble: Exception | None) -> None:
        """Say what waited for the disk."""
        self._writing = False
        if self.closed:
            return
        if trouble is None:
            self._said[0].write = None
            self._deliver()
        else:
            self.fail(self._said.popleft(), trouble)

    def _deliver(self) -> None:
        """Say what waits for nothing, in its order, and send what comes then to the disk."""
        said, boxes = self._said, self.boxes
        while said and not self._writing and not self.closed:
            if (write := said[0].write) is not None:
                self._writing = True
                write()
                return
            outcome = said.popleft()
            for visitor, letters in outcome.mail().items():
                if (box := boxes.get(visitor)) is not None:
                    box.post(letters)
            for visitor in outcome.closes:
                if (box := boxes.pop(visitor, None)) is not None:
                    box.end(ELSEWHERE)
            if outcome.cancels or outcome.errands:
                self.hall.start(self, outcome)
            self._count(outcome)

    def _count(self, outcome: Outcome) -> None:
        """Count a message that is answered; who was not let in by it goes."""
        meter = self.hall.meter
        if outcome.refused:
            meter.refusal(outcome.refused)
        if outcome.heard is None:
            return
        visitor, message, begun = outcome.heard
        meter.message(str(message.__struct_config__.tag), time.monotonic() - begun)
        if not (visitor.joined or visitor.waiting) and (box := self.boxes.get(visitor)) is not None:
            box.end(POLICY)

    def _set_alarm(self, now: float) -> None:
        """Wake the room when the next clock runs out or the next seat counts as gone."""
        due = None if self.closed else self.room.due()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if due is not None:
            self._alarm = self.hall.loop.call_later(max(due - now, 0.0) + LATE, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self.do(self.room.wake)
