"""The hall: all tables of this server, in memory while somebody is there, in the store always."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from vedette import registry, setups
from vedette.core import record
from vedette.core.language import say
from vedette.core.match import Match
from vedette.protocol import client, server
from vedette.session import events, jobs, setup
from vedette.session.commit_reveal import Fair, silent
from vedette.session.decks import Decks
from vedette.session.effects import Refusal
from vedette.session.handlers import join
from vedette.session.history import Course
from vedette.session.info import Card
from vedette.session.jobs import Failed
from vedette.session.presence import GONE
from vedette.session.seats import User, player_of
from vedette.session.table import Table
from vedette.session.window import SECONDS
from vedette.table.hosted import RESTART, Hosted
from vedette.table.meter import Meter
from vedette.table.steady import TICK, Steady
from vedette.table.work.lane import lane
from vedette.table.work.workshop import Busy

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from vedette.session.connection import Visitor
    from vedette.session.effects import Birth, Outcome
    from vedette.table.hosted import Box
    from vedette.table.store.store import Kept, Store
    from vedette.table.work.workshop import Workshop

log: Final = logging.getLogger("vedette.table")

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
NAME: Final = 12
"""Letters of a table's name: 60 bits, so that nobody guesses one."""
SALT: Final = 16
"""Bytes of the server's salt for a fair deal."""
IDLE: Final = 300.0
"""Seconds after which a table that nobody visits leaves memory."""
HOSTED: Final = 50_000
"""Tables in memory at a time."""
UNFINISHED: Final = 200
"""Tables of one guest that are not over."""
NOWHERE: Final = 4404
"""The code for a table that there is not."""
KEPT: Final = 90
"""Days after which an unfinished table that nobody played at is erased."""
DAY: Final = 24 * 3600.0
EXPIRES: Final = 3600.0
"""Seconds between two looks for such tables."""
SWEEP: Final = 30.0
SILENCE: Final = 30.0
"""Seconds that a socket may keep a table in memory without joining it."""
PACE: Final = 0.4
"""Seconds of a beat: a bot's choice takes whole ones, so that people can follow it and its time tells nothing."""


def is_name(text: str) -> bool:
    """Return whether this may be a table's name, so that the store and the other servers can be asked for it."""
    return len(text) == NAME and set(text) <= set(LETTERS)


class Told(NamedTuple):
    """What is known of a new table's deal: where it came from, how hard it is, whether it was proved winnable."""

    origin: server.Origin
    grade: int | None = None
    verdict: server.Finding | None = None
    daily: str | None = None


async def nobodys(_: User, __: str, ___: str) -> setup.Decks:
    """Return the decks of who has none."""
    return {}


class Hall:
    """Every table that is open, and the way to those that are not."""

    def __init__(self, store: Store, workshop: Workshop, clock: Callable[[], float] = time.time) -> None:
        """Keep tables in this store; ``clock`` returns the wall time, in seconds since 1970."""
        self.store = store
        self.workshop = workshop
        self.clock = clock
        """For what people read and dates depend on; games are played by ``steady``."""
        self.steady: Callable[[], float] = Steady(clock())
        self.hosted: dict[str, Hosted] = {}
        self._loading: dict[str, asyncio.Task[Hosted | None]] = {}
        self.own: Callable[[User, str, str], Awaitable[setup.Decks]] = nobodys
        """Finds a guest's own decks of a game; the one that is named with its own cards as they are by now."""
        self.admit: Callable[[str], None] = lambda _: None
        """Refuses an address that makes too much in a while."""
        self.closed: Callable[[str], None] = lambda _: None
        """Is told of each table that leaves memory."""
        self.pace = PACE
        self.patience = GONE
        self.silence = SILENCE
        self.span = SECONDS
        self.alone = True
        """Whether this is the only server of its store."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.meter = Meter()
        self.loop = asyncio.get_running_loop()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        self._ticker = asyncio.create_task(self._tick(), name="ticker")

    async def close(self) -> None:
        """Stop waiting for workers. What was acknowledged is stored already."""
        self._sweeper.cancel()
        self._ticker.cancel()
        for hosted in self.hosted.values():
            hosted.rest()

    async def begin(
        self,
        scene: setup.Scene,
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
            fair=secrets.token_hex(SALT) if scene.fair else "",
            luck=secrets.randbits(53) if luck is None and any(map(player_of, guests)) else luck or 0,
            decks=scene.decks,
            parent=scene.parent,
            dealing=setup.DEALING,
        )
        happened: list[events.Happened] = [begun]
        if scene.brought is not None:
            happened.append(events.Brought("", 0, scene.brought))
        row = {
            "id": table,
            "game": match.game.rules.name,
            "deck": scene.deck,
            "options": msgspec.json.encode(setup.options_of(match)).decode(),
            "code": setup.code_of(match),
            "begun": now,
            **told._asdict(),
            **Course(match, now).summary()._asdict(),
        }
        guests = guests + [""] * (match.game.rules.players - len(guests))
        await self.store.create(row, guests, [(self.steady(), events.write(event)) for event in happened])
        return table

    async def find(self, table: str) -> Hosted | None:
        """Return a table, from memory or from the store; None where there is none.

        Raises a Refusal where there are as many in memory as may be.
        """
        if (hosted := self.hosted.get(table)) is not None:
            return hosted
        task = self._loading.get(table)
        if task is None and len(self.hosted) + len(self._loading) >= HOSTED:
            self.sweep(0.0)
            if len(self.hosted) + len(self._loading) >= HOSTED:
                self.closed(table)
                raise Refusal("busy")
        if task is None:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loaded(table))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Hosted | None:
        kept = await self.store.load(table)
        if kept is None:
            return None
        hosted = Hosted(self, restore(kept, self.patience, self.span), kept.row["played"])
        self.hosted[table] = hosted
        hosted.do(hosted.room.resume)
        return hosted

    def _loaded(self, table: str) -> None:
        """Wait no longer for a table; it may be there, or there is none, or it could not be restored."""
        del self._loading[table]
        if table not in self.hosted:
            self.closed(table)

    def enter(self, hosted: Hosted, visitor: Visitor, box: Box) -> None:
        """Let somebody in; ``box`` takes his letters. Who comes as the table is let go of shall come again."""
        if hosted.closed:
            box.end(RESTART)
        hosted.boxes[visitor] = box
        hosted.used = time.monotonic()

    def knock(self, table: str, guest: str) -> None:
        """Know that a guest tried to come to a table and was not let in: who sits there has not gone."""
        hosted = self.hosted.get(table)
        seat = hosted.room.card.seat_of(guest) if hosted is not None else None
        if hosted is not None and seat is not None:
            hosted.do(partial(join.knock, hosted.room, seat))

    def leave(self, hosted: Hosted, visitor: Visitor) -> None:
        """See somebody out."""
        hosted.boxes.pop(visitor, None)
        hosted.used = time.monotonic()
        hosted.do(partial(hosted.room.leave, visitor))

    def receive(self, hosted: Hosted, visitor: Visitor, message: client.Client) -> None:
        """Take a visitor's message; one that names a deck of his own once his decks are here."""
        if isinstance(message, client.Bring) and (message.deck or "").startswith(setup.OWN):
            self._keep(self._fetch(hosted, visitor, message))
        elif isinstance(message, client.Branch | client.Takeover):
            self._keep(self._allow(hosted, visitor, message))
        else:
            hosted.receive(visitor, message)

    async def _fetch(self, hosted: Hosted, visitor: Visitor, message: client.Bring) -> None:
        try:
            game, spec = hosted.room.card.setup.game, message.deck or ""
            visitor.decks = await self.own(User(visitor.guest, visitor.address), game, spec)
            if (text := visitor.decks.get(spec.removeprefix(setup.OWN))) is not None:
                await asyncio.to_thread(setup.whole_deck, game, text)  # which the room finds read already
        except Refusal as refusal:
            self._refuse(hosted, visitor, message, refusal.reason)
            return
        except Exception:
            log.exception("the decks of a guest could not be read")
            self._refuse(hosted, visitor, message, "failed")
            return
        hosted.receive(visitor, message)

    async def _allow(self, hosted: Hosted, visitor: Visitor, message: client.Branch | client.Takeover) -> None:
        """Take a message that may open a table, which weighs as much as it does over HTTP."""
        try:
            self.admit(visitor.address)
            await self.may_open(visitor.guest)
        except Refusal as refusal:
            self._refuse(hosted, visitor, message, refusal.reason)
        except Exception:
            log.exception("the tables of a guest could not be counted")
            self._refuse(hosted, visitor, message, "failed")
        else:
            hosted.receive(visitor, message)

    def _refuse(self, hosted: Hosted, visitor: Visitor, message: client.Client, reason: str) -> None:
        if (box := hosted.boxes.get(visitor)) is not None:
            self.meter.refusal(reason)
            box.post([client.write(server.Refused(message.id, reason, say(visitor.language, f"table-no-{reason}")))])

    async def may_open(self, guest: str) -> None:
        """Refuse a guest who has as many unfinished tables as one may have."""
        if await self.store.unfinished(guest) >= UNFINISHED:
            raise Refusal("tables")

    def erased(self, table: str) -> None:
        """Send everybody away from a table that is not there any more."""
        if (hosted := self.hosted.get(table)) is not None:
            hosted.close(NOWHERE)

    def _keep(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def start(self, hosted: Hosted, outcome: Outcome) -> None:
        """Do what a room wants done outside of it: stop errands, send others."""
        for number in outcome.cancels:
            if (task := hosted.errands.pop(number, None)) is not None:
                task.cancel()
        for number, what in outcome.errands:
            hosted.errands[number] = asyncio.create_task(self._run(hosted, number, what))

    def bear(self, hosted: Hosted, outcome: Outcome, now: float) -> None:
        """Open the tables that a message asked for; the room is busy meanwhile."""
        hosted.busy = True
        self._keep(self._bear_all(hosted, outcome, now))

    async def _bear_all(self, hosted: Hosted, outcome: Outcome, now: float) -> None:
        births, outcome.births = outcome.births, []
        try:
            for birth in births:
                born = hosted.room.opened(birth, await self._bear(hosted.room, birth), now)
                outcome.events += born.events
                outcome.letters += born.letters
            hosted.go_on(outcome, now)
        except Exception as trouble:  # noqa: BLE001 (whatever it was, the room has not done what it was asked)
            hosted.fail(outcome, trouble)

    async def _bear(self, room: Table, birth: Birth) -> str:
        card = room.card
        if birth.guests is None or birth.match is not None:
            match = birth.match or room.match
            scene = setup.Scene(match.game, card.deck, match, card.cards, parent=card.table)
            guests = [guest if player_of(guest) else birth.visitor.guest for guest in card.guests]
            guests = guests if room.course.bots else [birth.visitor.guest]
            return await self.begin(scene, guests, Told("branch", card.grade, card.verdict, None))
        clock = room.course.clock
        times = (clock.bank, clock.increment) if clock else None
        return await self.begin(_once_more(room), birth.guests, Told("random"), times)

    def let_go(self, table: str) -> None:
        """Know no more of a table that was closed."""
        self.hosted.pop(table, None)
        self.closed(table)

    def abandon(self, code: int) -> None:
        """Let go of every table at once; whoever is there is sent away with this code to join again."""
        for hosted in list(self.hosted.values()):
            hosted.close(code)

    def holds(self, table: str) -> bool:
        """Return whether a table is in memory, or on its way there."""
        return table in self.hosted or table in self._loading

    async def look(self, table: str) -> Table | None:
        """Return the room of a table, only to be looked at; None where there is none.

        With other servers beside this one, a table that is not kept here is read from the store as it is now.
        """
        if self.alone or table in self.hosted:
            hosted = await self.find(table)
            return hosted.room if hosted is not None else None
        kept = await self.store.load(table)
        return restore(kept) if kept is not None else None

    async def _run(self, hosted: Hosted, number: int, what: jobs.Any) -> None:
        """Have an errand done, and bring the answer to the room."""
        answer, reason = None, "failed"
        asked = self.loop.time()
        try:
            user = hosted.room.user(number)
            answer = jobs.opened(await self.workshop.do(jobs.write(what), lane=lane(what), user=user))
            if isinstance(what, jobs.Choose):
                leaves = asked + hosted.rhythm.leaves(self.loop.time() - asked)
                await asyncio.sleep(leaves - self.loop.time())
        except Busy:
            reason = "busy"
        except Failed as failed:
            log.warning("table %s: an errand failed: %s", hosted.room.card.table, failed)
        hosted.errands.pop(number, None)
        hosted.do(lambda now: hosted.room.job_done(number, answer, now, reason))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    async def _tick(self) -> None:
        """Read the steady time often, so that it tells a quiet table from a suspended machine."""
        while True:
            self.steady()
            await asyncio.sleep(TICK)

    async def expire(self, days: float) -> None:
        """Erase unfinished tables that nobody played at for so many days, until cancelled; 0 keeps all."""
        while days > 0:
            try:
                await self._expire(await self.store.reach(self.clock(), DAY) - days * DAY)
            except Exception:
                log.exception("old tables could not be erased")
            await asyncio.sleep(EXPIRES)

    async def _expire(self, before: float) -> None:
        while await self.store.expire(before, self.hosted.keys() | self._loading.keys()):
            pass

    def sweep(self, idle: float | None = None) -> None:
        """Let tables that nobody has visited for so many seconds leave memory."""
        now, idle = time.monotonic(), IDLE if idle is None else idle
        for table, hosted in list(self.hosted.items()):
            if not hosted.wanted() and now - hosted.used > idle:
                hosted.closed = True
                del self.hosted[table]
                self.closed(table)


def _once_more(room: Table) -> setup.Scene:
    """Return the scene of a rematch: seats are changed, and each has the deck that he had or may bring another."""
    fairly, decks = room.course.fair is not None, room.course.decks
    if decks is not None:
        had = [decks.mine(seat) for seat in reversed(range(room.course.seats))]
        return setup.awaiting(decks.name, decks.options, had)._replace(fair=fairly)
    game = setups.turned(room.match.game)
    match = Match(game, [] if fairly else game.deal(secrets.randbelow(game.deals())), held=fairly)
    deck = room.card.deck if game is room.match.game else setups.deck_name(game)
    return setup.Scene(game, deck, match, room.card.cards, fairly)


def _together(guests: list[str]) -> bool:
    """Return whether one guest has every seat of people: at one screen an answer hides nothing by its time."""
    return len({guest for guest in guests if not player_of(guest)}) == 1


def restore(kept: Kept, patience: float = GONE, span: float = SECONDS) -> Table:
    """Return the room of a stored table, everything done again that was done there.

    Who is away for so many seconds of ``patience`` counts as gone; a window for an answer stays open for ``span``.

    Raises Trouble for a table of rules that are not known any more.
    """
    happened = [(at, events.read(body)) for at, body in kept.events]
    at, begun = happened[0]
    if not isinstance(begun, events.Begun):
        raise TypeError(begun)
    match = setup.begin_again(begun)
    row = kept.row
    card = Card(
        table=row["id"],
        setup=jobs.Setup(row["game"], match.game.definition()),
        deck=row["deck"],
        cards=begun.cards,
        options=msgspec.json.decode(row["options"]),
        origin=row["origin"],
        guests=kept.seats,
        code=row["code"],
        grade=row["grade"],
        verdict=row["verdict"],
        daily=row["daily"],
        helps=registry.get(row["game"]).helps(),
        luck=begun.luck,
        titles=setup.titles(row["game"], row["deck"]),
        closed=setups.closed(row["game"], msgspec.json.decode(row["options"])),
        parent=begun.parent,
    )
    came = len([event for _, event in happened if isinstance(event, events.Seated)])
    taken = len([guest for guest in kept.seats if guest]) - came
    bots = frozenset(seat for seat, guest in enumerate(kept.seats) if player_of(guest))
    course = Course(match, at, begun.clock, taken, bots, span=0.0 if _together(kept.seats) else span)
    course.fair = Fair(begun.fair, course.seats, silent(kept.seats), begun.dealing) if begun.fair else None
    if begun.decks is not None:
        course.decks = Decks(row["game"], card.options, begun.seed, begun.decks)
    room = Table(card, course, patience)
    room.replay(happened[1:])
    return room
