"""The hall: all tables of this server, in memory while somebody is there, in the store always.

What a room wants done is done here, in this order: events to the store, letters to the visitors, errands to the
workshop. One message at a time to a table; tables never wait for each other.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from vedette import shelf
from vedette.core import record
from vedette.table import errand, news, stage, wire
from vedette.table import event as events
from vedette.table.card import Card
from vedette.table.course import Course
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
SWEEP: Final = 30.0


class Gone(Exception):  # noqa: N818 (it is a state of affairs)
    """The table could not store what happened and was closed; whoever joins again finds what is stored."""


class Told(NamedTuple):
    """What is known of a new table's deal: where it came from, how hard it is, whether it was proved winnable."""

    origin: news.Origin
    grade: int | None = None
    verdict: news.Finding | None = None
    daily: str | None = None


class Hosted:
    """A room and what the hall needs beside it."""

    def __init__(self, room: Room) -> None:
        """Host this room."""
        self.room = room
        self.lock = asyncio.Lock()
        self.boxes: dict[Visitor, Callable[[bytes], None]] = {}
        self.errands: dict[int, asyncio.Task[None]] = {}
        self.used = time.monotonic()
        self.closed = False


class Hall:
    """Every table that is open, and the way to those that are not."""

    def __init__(self, store: Store, workshop: Workshop, clock: Callable[[], float] = time.time) -> None:
        """Keep tables in this store; ``clock`` tells seconds since 1970."""
        self.store = store
        self.workshop = workshop
        self.clock = clock
        self.hosted: dict[str, Hosted] = {}
        self._loading: dict[str, asyncio.Task[Hosted | None]] = {}
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        """Stop waiting for workers. What was acknowledged is stored already."""
        self._sweeper.cancel()
        for hosted in self.hosted.values():
            for task in hosted.errands.values():
                task.cancel()

    async def begin(self, scene: stage.Scene, guest: str, told: Told) -> str:
        """Open a new table and return its name, once it is stored."""
        table = "".join(secrets.choice(LETTERS) for _ in range(NAME))
        now, match = self.clock(), scene.match
        begun = events.Begun(
            record=record.write(match, deal=False),
            deal=match.deal,
            seed=secrets.randbits(53),
            cards=scene.cards,
            assisted=match.assisted,
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
        guests = [guest] + [""] * (match.game.rules.players - 1)
        await self.store.create(row, guests, [(now, events.write(begun))])
        return table

    async def find(self, table: str) -> Hosted | None:
        """Return a table, from memory or from the store; None where there is none."""
        if (hosted := self.hosted.get(table)) is not None:
            return hosted
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Hosted | None:
        kept = await self.store.load(table)
        if kept is None:
            return None
        hosted = Hosted(restore(kept))
        self.hosted[table] = hosted
        return hosted

    def enter(self, hosted: Hosted, visitor: Visitor, box: Callable[[bytes], None]) -> None:
        """Let somebody in; ``box`` takes his letters."""
        hosted.boxes[visitor] = box
        hosted.used = time.monotonic()

    async def leave(self, hosted: Hosted, visitor: Visitor) -> None:
        """See somebody out."""
        hosted.boxes.pop(visitor, None)
        hosted.used = time.monotonic()
        async with hosted.lock:
            if not hosted.closed:
                await self._follow(hosted, hosted.room.leave(visitor))

    async def receive(self, hosted: Hosted, visitor: Visitor, message: wire.Client) -> None:
        """Take a visitor's message; raises Gone where what follows could not be stored."""
        async with hosted.lock:
            if hosted.closed:
                raise Gone
            hosted.used = time.monotonic()
            await self._follow(hosted, hosted.room.receive(visitor, message, self.clock()))

    async def _follow(self, hosted: Hosted, outcome: Outcome) -> None:
        """Do what a room wants done, storing first."""
        room = hosted.room
        for birth in outcome.births:
            born = room.born(birth, await self._bear(room.card, birth))
            outcome.events += born.events
            outcome.letters += born.letters
        if outcome.events:
            await self._store(hosted, outcome.events)
        for visitor, letter in outcome.letters:
            if (box := hosted.boxes.get(visitor)) is not None:
                box(letter)
        for number in outcome.cancels:
            if (task := hosted.errands.pop(number, None)) is not None:
                task.cancel()
        for number, what in outcome.errands:
            task = asyncio.create_task(self._run(hosted, number, what))
            hosted.errands[number] = task

    async def _bear(self, card: Card, birth: Birth) -> str:
        scene = stage.Scene(birth.match.game, card.deck, birth.match, card.cards)
        return await self.begin(scene, birth.visitor.guest, Told("branch", card.grade, card.verdict, None))

    async def _store(self, hosted: Hosted, happened: list[events.Happened]) -> None:
        """Store events; where that fails, memory is ahead of the store, so the table is closed."""
        room, now = hosted.room, self.clock()
        bodies = [(now, events.write(event)) for event in happened]
        try:
            await self.store.append(room.card.table, room.stored - len(happened), bodies, room.course.summary())
        except Exception as trouble:
            log.exception("table %s could not be stored", room.card.table)
            self._close(hosted)
            raise Gone from trouble

    def _close(self, hosted: Hosted) -> None:
        hosted.closed = True
        self.hosted.pop(hosted.room.card.table, None)
        for task in hosted.errands.values():
            task.cancel()

    async def _run(self, hosted: Hosted, number: int, what: errand.Any) -> None:
        """Have an errand done, and bring the answer to the room."""
        answer, reason = None, "failed"
        try:
            answer = errand.opened(await self.workshop.do(errand.write(what), slow=isinstance(what, errand.Review)))
        except Busy:
            reason = "busy"
        except Failed as failed:
            log.warning("table %s: an errand failed: %s", hosted.room.card.table, failed)
        async with hosted.lock:
            hosted.errands.pop(number, None)
            if hosted.closed:
                return
            try:
                await self._follow(hosted, hosted.room.worked(number, answer, self.clock(), reason))
            except Gone:
                return

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    def sweep(self) -> None:
        """Let tables that nobody visits leave memory."""
        now = time.monotonic()
        for table, hosted in list(self.hosted.items()):
            if not hosted.boxes and not hosted.errands and not hosted.lock.locked() and now - hosted.used > IDLE:
                hosted.closed = True
                del self.hosted[table]


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
        helps=shelf.box(row["game"]).helps,
        titles=stage.titles(row["game"], row["deck"]),
    )
    room = Room(card, Course(match, at))
    room.replay(happened[1:])
    return room
