"""The hall: all tables of this server, in memory while somebody is there, in the store always.

What a room wants done is done here, in this order: events to the store, letters to the visitors, errands to the
workshop. One message at a time to a table; tables never wait for each other.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import msgspec

from vedette.core import record
from vedette.core.match import Match
from vedette.table import errand, news, stage, wire
from vedette.table import event as events
from vedette.table.card import Card
from vedette.table.course import Course
from vedette.table.guest import player_of
from vedette.table.meter import Meter
from vedette.table.room import Room
from vedette.table.work import Busy, Failed

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.table.outcome import Birth, Outcome
    from vedette.table.store import Kept, Store
    from vedette.table.visitor import Visitor
    from vedette.table.work import Workshop

log: Final = logging.getLogger("vedette.table")

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
NAME: Final = 12
"""Letters of a table's name: 60 bits, so that nobody guesses one."""
IDLE: Final = 300.0
"""Seconds after which a table that nobody visits leaves memory."""
HOSTED: Final = 50_000
"""Tables in memory at a time."""
SWEEP: Final = 30.0
PACE: Final = 0.4
"""Seconds that a bot takes for a choice at least, so that people can follow what it does."""
LATE: Final = 0.01
"""Seconds that an alarm rings after its time, so that the time has surely come."""
ELSEWHERE: Final = 4409
"""The code with which a tab is closed whose seat another took over."""


class Gone(Exception):  # noqa: N818 (it is a state of affairs)
    """The table could not store what happened and was closed; whoever joins again finds what is stored."""


class Full(Exception):  # noqa: N818 (as above)
    """There are as many tables in memory as may be."""


class Told(NamedTuple):
    """What is known of a new table's deal: where it came from, how hard it is, whether it was proved winnable."""

    origin: news.Origin
    grade: int | None = None
    verdict: news.Finding | None = None
    daily: str | None = None


class Box(Protocol):
    """Where a visitor's letters go."""

    def post(self, letter: bytes) -> None:
        """Take a letter."""

    def end(self, code: int) -> None:
        """Close the connection after the letters that wait."""


class Hosted:
    """A room and what the hall needs beside it."""

    def __init__(self, room: Room) -> None:
        """Host this room."""
        self.room = room
        self.lock = asyncio.Lock()
        self.boxes: dict[Visitor, Box] = {}
        self.errands: dict[int, asyncio.Task[None]] = {}
        self.used = time.monotonic()
        self.closed = False
        self.alarm: asyncio.TimerHandle | None = None
        """Wakes the room when time alone changes something."""


class Hall:
    """Every table that is open, and the way to those that are not."""

    def __init__(self, store: Store, workshop: Workshop, clock: Callable[[], float] = time.time) -> None:
        """Keep tables in this store; ``clock`` tells seconds since 1970."""
        self.store = store
        self.workshop = workshop
        self.clock = clock
        self.hosted: dict[str, Hosted] = {}
        self._loading: dict[str, asyncio.Task[Hosted | None]] = {}
        self.closed: Callable[[str], None] = lambda _: None
        """Is told of each table that leaves memory."""
        self.pace = PACE
        self.alone = True
        """Whether this is the only server of its store."""
        self._waking: set[asyncio.Task[None]] = set()
        self.meter = Meter()
        self.loop = asyncio.get_running_loop()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        """Stop waiting for workers. What was acknowledged is stored already."""
        self._sweeper.cancel()
        for hosted in self.hosted.values():
            if hosted.alarm is not None:
                hosted.alarm.cancel()
            for task in hosted.errands.values():
                task.cancel()

    async def begin(
        self,
        scene: stage.Scene,
        guests: list[str],
        told: Told,
        clock: tuple[float, float] | None = None,
        luck: int | None = None,
    ) -> str:
        """Open a new table for these guests, one to a seat, and return its name, once it is stored.

        An empty name is a seat that is free. ``clock`` is a bank and an increment, in seconds; ``luck`` the bots' seed.
        """
        table = "".join(secrets.choice(LETTERS) for _ in range(NAME))
        now, match = self.clock(), scene.match
        begun = events.Begun(
            record=record.write(match, deal=False),
            deal=match.deal,
            seed=secrets.randbits(53),
            cards=scene.cards,
            assisted=match.assisted,
            clock=clock,
            luck=secrets.randbits(53) if luck is None and any(map(player_of, guests)) else luck or 0,
        )
        row = {
            "id": table,
            "game": match.game.rules.name,
            "deck": scene.deck,
            "options": msgspec.json.encode(stage.options_of(match)).decode(),
            "code": stage.code_of(match),
            "begun": now,
            **told._asdict(),
            **Course(match, now).summary()._asdict(),
        }
        guests = guests + [""] * (match.game.rules.players - len(guests))
        await self.store.create(row, guests, [(now, events.write(begun))])
        return table

    async def find(self, table: str) -> Hosted | None:
        """Return a table, from memory or from the store; None where there is none."""
        if (hosted := self.hosted.get(table)) is not None:
            return hosted
        task = self._loading.get(table)
        if task is None and len(self.hosted) + len(self._loading) >= HOSTED:
            self.sweep(0.0)
            if len(self.hosted) + len(self._loading) >= HOSTED:
                raise Full
        if task is None:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Hosted | None:
        kept = await self.store.load(table)
        if kept is None:
            self.closed(table)
            return None
        hosted = Hosted(restore(kept))
        now = self.clock()
        await self._follow(hosted, hosted.room.pair.resume(now), now)
        self.hosted[table] = hosted
        return hosted

    def enter(self, hosted: Hosted, visitor: Visitor, box: Box) -> None:
        """Let somebody in; ``box`` takes his letters."""
        hosted.boxes[visitor] = box
        hosted.used = time.monotonic()

    async def leave(self, hosted: Hosted, visitor: Visitor) -> None:
        """See somebody out."""
        hosted.boxes.pop(visitor, None)
        hosted.used = time.monotonic()
        async with hosted.lock:
            if not hosted.closed:
                now = self.clock()
                await self._follow(hosted, hosted.room.leave(visitor, now), now)

    async def receive(self, hosted: Hosted, visitor: Visitor, message: wire.Client) -> None:
        """Take a visitor's message; raises Gone where what follows could not be stored."""
        async with hosted.lock:
            if hosted.closed:
                raise Gone
            hosted.used = time.monotonic()
            now = self.clock()
            await self._follow(hosted, hosted.room.receive(visitor, message, now), now)

    async def _follow(self, hosted: Hosted, outcome: Outcome, now: float) -> None:
        """Do what a room wants done, storing first."""
        room = hosted.room
        if outcome.refused:
            self.meter.refusal(outcome.refused)
        for birth in outcome.births:
            born = room.born(birth, await self._bear(room, birth))
            outcome.events += born.events
            outcome.letters += born.letters
        if outcome.events:
            await self._store(hosted, outcome.events, now)
        for visitor, letter in outcome.letters:
            if (box := hosted.boxes.get(visitor)) is not None:
                box.post(letter)
        for visitor in outcome.closes:
            if (box := hosted.boxes.pop(visitor, None)) is not None:
                box.end(ELSEWHERE)
        self._send_errands(hosted, outcome)
        if room.course.seats > 1:
            self._set_alarm(hosted, now)

    def _send_errands(self, hosted: Hosted, outcome: Outcome) -> None:
        for number in outcome.cancels:
            if (task := hosted.errands.pop(number, None)) is not None:
                task.cancel()
        for number, what in outcome.errands:
            task = asyncio.create_task(self._run(hosted, number, what))
            hosted.errands[number] = task

    def _set_alarm(self, hosted: Hosted, now: float) -> None:
        """Wake the room when the next clock runs out or the next seat counts as gone."""
        if hosted.alarm is not None:
            hosted.alarm.cancel()
            hosted.alarm = None
        if not hosted.closed and (due := hosted.room.pair.due()) is not None:
            delay = max(due - now, 0.0) + LATE
            hosted.alarm = self.loop.call_later(delay, self._ring, hosted)

    def _ring(self, hosted: Hosted) -> None:
        task = asyncio.create_task(self._wake(hosted))
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def _wake(self, hosted: Hosted) -> None:
        async with hosted.lock:
            if not hosted.closed:
                now = self.clock()
                with suppress(Gone):
                    await self._follow(hosted, hosted.room.pair.wake(now), now)

    async def _bear(self, room: Room, birth: Birth) -> str:
        card = room.card
        if birth.guests is None or birth.match is not None:
            match = birth.match or room.match
            scene = stage.Scene(match.game, card.deck, match, card.cards)
            guests = [guest if player_of(guest) else birth.visitor.guest for guest in card.guests]
            guests = guests if room.course.bots else [birth.visitor.guest]
            return await self.begin(scene, guests, Told("branch", card.grade, card.verdict, None))
        game = room.match.game
        match = Match(game, game.deal(secrets.randbelow(game.deals())))
        clock = room.course.clock
        times = (clock.bank, clock.increment) if clock else None
        return await self.begin(stage.Scene(game, card.deck, match, card.cards), birth.guests, Told("random"), times)

    async def _store(self, hosted: Hosted, happened: list[events.Happened], now: float) -> None:
        """Store events; where that fails, memory is ahead of the store, so the table is closed."""
        room = hosted.room
        bodies = [(now, events.write(event)) for event in happened]
        seated = [(event.seat, event.guest) for event in happened if isinstance(event, events.Seated)]
        try:
            first = room.stored - len(happened)
            await self.store.append(room.card.table, first, bodies, room.course.summary(), seated)
        except Exception as trouble:
            log.exception("table %s could not be stored", room.card.table)
            self._close(hosted)
            raise Gone from trouble

    def _close(self, hosted: Hosted) -> None:
        hosted.closed = True
        self.hosted.pop(hosted.room.card.table, None)
        if hosted.alarm is not None:
            hosted.alarm.cancel()
        for task in hosted.errands.values():
            task.cancel()
        self.closed(hosted.room.card.table)

    def abandon(self, code: int) -> None:
        """Let go of every table at once; whoever is there is sent away with this code to join again."""
        for hosted in list(self.hosted.values()):
            for box in hosted.boxes.values():
                box.end(code)
            self._close(hosted)

    def holds(self, table: str) -> bool:
        """Return whether a table is in memory, or on its way there."""
        return table in self.hosted or table in self._loading

    async def look(self, table: str) -> Room | None:
        """Return the room of a table, only to be looked at; None where there is none.

        With other servers beside this one, a table that is not kept here is read from the store as it is now.
        """
        if self.alone or table in self.hosted:
            hosted = await self.find(table)
            return hosted.room if hosted is not None else None
        kept = await self.store.load(table)
        return restore(kept) if kept is not None else None

    async def _run(self, hosted: Hosted, number: int, what: errand.Any) -> None:
        """Have an errand done, and bring the answer to the room."""
        answer, reason = None, "failed"
        pace = self.loop.time() + (self.pace if isinstance(what, errand.Choose) else 0.0)
        try:
            answer = errand.opened(await self.workshop.do(errand.write(what), slow=isinstance(what, errand.SLOW)))
            await asyncio.sleep(pace - self.loop.time())
        except Busy:
            reason = "busy"
        except Failed as failed:
            log.warning("table %s: an errand failed: %s", hosted.room.card.table, failed)
        async with hosted.lock:
            hosted.errands.pop(number, None)
            if hosted.closed:
                return
            try:
                now = self.clock()
                await self._follow(hosted, hosted.room.worked(number, answer, now, reason), now)
            except Gone:
                return

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    def sweep(self, idle: float | None = None) -> None:
        """Let tables that nobody has visited for so many seconds leave memory."""
        now, idle = time.monotonic(), IDLE if idle is None else idle
        for table, hosted in list(self.hosted.items()):
            busy = hosted.boxes or hosted.errands or hosted.alarm is not None or hosted.lock.locked()
            if not busy and now - hosted.used > idle:
                hosted.closed = True
                del self.hosted[table]
                self.closed(table)


def restore(kept: Kept) -> Room:
    """Return the room of a stored table, everything done again that was done there.

    Raises Trouble for a table of rules that are not known any more.
    """
    happened = [(at, events.read(body)) for at, body in kept.events]
    at, begun = happened[0]
    if not isinstance(begun, events.Begun):
        raise TypeError(begun)
    match = stage.begin_again(begun)
    row = kept.row
    card = Card(
        table=row["id"],
        setup=errand.Setup(row["game"], match.game.definition()),
        deck=row["deck"],
        cards=begun.cards,
        options=msgspec.json.decode(row["options"]),
        origin=row["origin"],
        guests=kept.seats,
        code=row["code"],
        grade=row["grade"],
        verdict=row["verdict"],
        daily=row["daily"],
        helps=stage.helps(row["game"]),
        luck=begun.luck,
        titles=stage.titles(row["game"], row["deck"]),
    )
    came = len([event for _, event in happened if isinstance(event, events.Seated)])
    taken = len([guest for guest in kept.seats if guest]) - came
    bots = frozenset(seat for seat, guest in enumerate(kept.seats) if player_of(guest))
    room = Room(card, Course(match, at, begun.clock, taken, bots))
    room.replay(happened[1:])
    return room
