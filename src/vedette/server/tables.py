"""The tables of this server: in memory while they are in use, always in the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from vedette import decks, setups
from vedette.core import record
from vedette.core.language import say
from vedette.core.match import Match
from vedette.core.plugin import variants_of
from vedette.protocol import client, server
from vedette.server.jobs import encoding
from vedette.server.jobs.pool import Busy
from vedette.server.jobs.priority import priority
from vedette.server.metrics import Metrics
from vedette.server.restore import restore
from vedette.server.table_runner import RESTART, TICK, SteadyClock, TableRunner
from vedette.session import events, jobs, presence, table_setup
from vedette.session.clock import WINDOW
from vedette.session.effects import Refusal
from vedette.session.handlers import joining
from vedette.session.history import History
from vedette.session.info import User, player_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from vedette.server.jobs.pool import WorkerPool
    from vedette.server.store.store import Store
    from vedette.server.table_runner import Outbox
    from vedette.session.effects import Connection, Effects, OpenTable
    from vedette.session.table import Table

log: Final = logging.getLogger("vedette.server")

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
NAME: Final = 12
"""Characters of a table's name: 60 bits, so that it cannot be guessed."""
SALT: Final = 16
"""Bytes of the random salt that the server adds to a fair deal (commit and reveal)."""
IDLE: Final = 300.0
"""Seconds after which an unused table is removed from memory."""
MOST_TABLES: Final = 50_000
"""The most tables in memory at a time."""
UNFINISHED: Final = 200
"""The most unfinished tables that one guest may have."""
NOWHERE: Final = 4404
"""Close code for a table that does not exist."""
KEEP_DAYS: Final = 90
"""Days after which an unfinished table is erased if it was not played."""
DAY: Final = 24 * 3600.0
EXPIRES: Final = 3600.0
"""Seconds between two searches for unfinished tables that are to be erased."""
SWEEP: Final = 30.0
SILENCE: Final = 30.0
"""Seconds that a connection may keep a table in memory without joining it."""
PACE: Final = 0.4
"""Seconds of a beat: a bot's choice takes whole beats, so that people can follow it and its time reveals nothing."""


def is_name(text: str) -> bool:
    """Return whether this may be a table's name: anything else is not looked up in the store or the cluster."""
    return len(text) == NAME and set(text) <= set(LETTERS)


class Provenance(NamedTuple):
    """Where a new table's deal comes from, how hard it is, and whether it was proved winnable."""

    origin: server.Origin
    grade: int | None = None
    verdict: server.Finding | None = None
    daily: str | None = None


async def no_decks(_: User, __: str, ___: str) -> table_setup.Decks:
    """Return no decks: the default of ``LiveTables.own``."""
    return {}


class LiveTables:
    """The tables in memory; loads the others from the store."""

    def __init__(self, store: Store, pool: WorkerPool, clock: Callable[[], float] = time.time) -> None:
        """Keep tables in this store; ``clock`` returns the wall time, in seconds since 1970."""
        self.store = store
        self.pool = pool
        self.clock = clock
        """Returns the wall time in seconds since 1970, for dates that people read; games are timed by ``steady``."""
        self.steady: Callable[[], float] = SteadyClock(clock())
        self.runner: dict[str, TableRunner] = {}
        self._loading: dict[str, asyncio.Task[TableRunner | None]] = {}
        self.own: Callable[[User, str, str], Awaitable[table_setup.Decks]] = no_decks
        """Returns a guest's own decks of a game, by name; the deck named third gets its own cards as they are now."""
        self.admit: Callable[[str], None] = lambda _: None
        """Called with the client address of a message that opens a table; raises a Refusal for too many."""
        self.closed: Callable[[str], None] = lambda _: None
        """Called with each table that is removed from memory."""
        self.happened: Callable[[TableRunner, list[events.Happened]], None] = lambda *_: None
        """Called with the events of a table once they are stored and told."""
        self.left: Callable[[str, str], None] = lambda *_: None
        """Called with the table and the guest of each connection that has ended."""
        self.pace = PACE
        self.patience = presence.GONE
        self.silence = SILENCE
        self.span = WINDOW
        self.alone = True
        """Whether this is the only server of its store."""
        self.offered: dict[str, None] = {}
        """Tables whose free seats were opened to everybody, the latest last; some may be closed again."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.meter = Metrics()
        self.loop = asyncio.get_running_loop()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        self._ticker = asyncio.create_task(self._tick(), name="ticker")

    async def close(self) -> None:
        """Cancel the jobs and timers of all tables. Acknowledged moves are stored already."""
        self._sweeper.cancel()
        self._ticker.cancel()
        for runner in self.runner.values():
            runner.cancel_pending()

    async def begin(
        self,
        setup: table_setup.TableSetup,
        guests: list[str],
        provenance: Provenance,
        clock: tuple[float, float] | None = None,
        luck: int | None = None,
    ) -> str:
        """Create a table for these guests, one for each seat, and return its name once it is stored.

        An empty guest is a free seat. ``clock`` is a bank and an increment, in seconds; ``luck`` the seed of the bots.
        """
        table = "".join(secrets.choice(LETTERS) for _ in range(NAME))
        now, match = self.clock(), setup.match
        begun = events.Begun(
            record=record.write(match, deal=False),
            deal=match.deal,
            seed=secrets.randbits(53),
            assisted=match.assisted,
            clock=clock,
            fair=secrets.token_hex(SALT) if setup.fair else "",
            luck=secrets.randbits(53) if luck is None and any(map(player_of, guests)) else luck or 0,
            decks=setup.decks,
            parent=setup.parent,
            series=setup.series,
            people=setup.people,
            dealing=table_setup.DEALING,
            texts=setup.texts,
        )
        happened: list[events.Happened] = [begun]
        if setup.brought is not None:
            happened.append(events.Brought("", 0, setup.brought))
        row = {
            "id": table,
            "game": match.game.rules.name,
            "deck": setup.deck,
            "options": msgspec.json.encode(variants_of(match.game)).decode(),
            "code": table_setup.code_of(match),
            "begun": now,
            **provenance._asdict(),
            **History(match, now).summary()._asdict(),
        }
        guests = guests + [""] * (match.game.rules.players - len(guests))
        stored = [(self.steady(), events.write(event)) for event in happened]
        known = {seat: person.name for seat, person in enumerate(setup.people or ()) if person is not None}
        await self.store.create(row, guests, stored, _decks(setup), known)
        return table

    async def find(self, table: str) -> TableRunner | None:
        """Return a table, from memory or from the store; None where it does not exist.

        Raises a Refusal where too many are in memory.
        """
        if (runner := self.runner.get(table)) is not None:
            return runner
        task = self._loading.get(table)
        if task is None and len(self.runner) + len(self._loading) >= MOST_TABLES:
            self.sweep(0.0)
            if len(self.runner) + len(self._loading) >= MOST_TABLES:
                self.closed(table)
                raise Refusal("busy")
        if task is None:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loaded(table))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> TableRunner | None:
        kept = await self.store.load(table)
        if kept is None:
            return None
        runner = TableRunner(self, restore(kept, self.patience, self.span), kept.row["played"])
        self.runner[table] = runner
        if runner.room.presence.offered():
            self.offered[table] = None
        runner.do(runner.room.resume)
        return runner

    def _loaded(self, table: str) -> None:
        """End the loading of a table: it is in memory now, does not exist, or could not be restored."""
        del self._loading[table]
        if table not in self.runner:
            self.closed(table)

    def enter(self, runner: TableRunner, connection: Connection, outbox: Outbox) -> None:
        """Add a connection to a table; ``outbox`` takes its messages. It is closed if the table was just released."""
        if runner.closed:
            outbox.end(RESTART)
        runner.outboxes[connection] = outbox
        runner.used = time.monotonic()

    def note_attempt(self, table: str, guest: str) -> None:
        """Note that a guest's connection was refused for load: the seat does not count as deserted."""
        runner = self.runner.get(table)
        seat = runner.room.info.seat_of(guest) if runner is not None else None
        if runner is not None and seat is not None:
            runner.do(partial(joining.keep_seat, runner.room, seat))

    def leave(self, runner: TableRunner, connection: Connection) -> None:
        """Remove a connection from its table: it has closed."""
        runner.outboxes.pop(connection, None)
        runner.used = time.monotonic()
        runner.do(partial(runner.room.leave, connection))
        self.left(runner.room.info.table, connection.guest)

    def receive(self, runner: TableRunner, connection: Connection, message: client.Client) -> None:
        """Handle a client's message; one that names a deck of the guest's own waits until that deck is loaded."""
        if isinstance(message, client.Bring) and (message.deck or "").startswith(table_setup.OWN):
            self._keep(self._fetch(runner, connection, message))
        elif isinstance(message, client.Branch | client.Takeover):
            self._keep(self._allow(runner, connection, message))
        else:
            runner.receive(connection, message)
            if isinstance(message, client.Offer):
                self.offered[runner.room.info.table] = None

    async def _fetch(self, runner: TableRunner, connection: Connection, message: client.Bring) -> None:
        try:
            game, spec = runner.room.info.setup.game, message.deck or ""
            connection.decks = await self.own(User(connection.guest, connection.address), game, spec)
            if (text := connection.decks.get(spec.removeprefix(table_setup.OWN))) is not None:
                await asyncio.to_thread(table_setup.whole_deck, game, text)  # now cached for the table
        except Refusal as refusal:
            self._refuse(runner, connection, message, refusal.reason)
            return
        except Exception:
            log.exception("the decks of a guest could not be read")
            self._refuse(runner, connection, message, "failed")
            return
        runner.receive(connection, message)

    async def _allow(
        self, runner: TableRunner, connection: Connection, message: client.Branch | client.Takeover
    ) -> None:
        """Handle a message that may open a table, within the same limits as over HTTP."""
        try:
            self.admit(connection.address)
            await self.may_open(connection.guest)
        except Refusal as refusal:
            self._refuse(runner, connection, message, refusal.reason)
        except Exception:
            log.exception("the tables of a guest could not be counted")
            self._refuse(runner, connection, message, "failed")
        else:
            runner.receive(connection, message)

    def _refuse(self, runner: TableRunner, connection: Connection, message: client.Client, reason: str) -> None:
        if (outbox := runner.outboxes.get(connection)) is not None:
            self.meter.refusal(reason)
            outbox.post(
                [client.write(server.Refused(message.id, reason, say(connection.language, f"table-no-{reason}")))]
            )

    async def may_open(self, guest: str) -> None:
        """Raise a Refusal for a guest with too many unfinished tables."""
        if await self.store.unfinished(guest) >= UNFINISHED:
            raise Refusal("tables")

    def erased(self, table: str) -> None:
        """Disconnect everyone from a table that was erased."""
        if (runner := self.runner.get(table)) is not None:
            runner.close(NOWHERE)

    def disconnect(self, guest: str) -> None:
        """Close every connection of a guest."""
        for runner in self.runner.values():
            for connection, outbox in runner.outboxes.items():
                if connection.guest == guest:
                    outbox.end(RESTART)

    def _keep(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def start(self, runner: TableRunner, effects: Effects) -> None:
        """Start and cancel those jobs of a table that its effects name."""
        for number in effects.cancels:
            if (task := runner.jobs.pop(number, None)) is not None:
                task.cancel()
        for number, what in effects.jobs:
            runner.jobs[number] = asyncio.create_task(self._run(runner, number, what))

    def open_requested(self, runner: TableRunner, effects: Effects, now: float) -> None:
        """Open the new tables that a message asked for; other work of the message's table is queued meanwhile."""
        runner.busy = True
        self._keep(self._open_all(runner, effects, now))

    async def _open_all(self, runner: TableRunner, effects: Effects, now: float) -> None:
        opens, effects.opens = effects.opens, []
        try:
            for opening in opens:
                opened = runner.room.opened(opening, await self._open(runner.room, opening), now)
                effects.events += opened.events
                effects.messages += opened.messages
            runner.resume(effects, now)
        except Exception as trouble:  # noqa: BLE001 (whatever it was, the request was not carried out)
            runner.abort(effects, trouble)

    async def _open(self, room: Table, opening: OpenTable) -> str:
        info = room.info
        if opening.guests is None or opening.match is not None:
            match = opening.match or room.match
            setup = table_setup.TableSetup(match.game, info.deck, match, info.texts, parent=info.table)
            guests = [guest if player_of(guest) else opening.connection.guest for guest in info.guests]
            guests = guests if room.history.bots else [opening.connection.guest]
            return await self.begin(setup, guests, Provenance("branch", info.grade, info.verdict, None))
        clock = room.history.clock
        times = (clock.bank, clock.increment) if clock else None
        again = _rematch(room)._replace(series=room.history.next_score(), people=_people(room))
        return await self.begin(again, opening.guests, Provenance("random"), times)

    def release(self, table: str) -> None:
        """Remove a closed table from memory."""
        self.runner.pop(table, None)
        self.offered.pop(table, None)
        self.closed(table)

    def abandon(self, code: int) -> None:
        """Release every table; their clients are disconnected with this code and join again."""
        for runner in list(self.runner.values()):
            runner.close(code)

    def holds(self, table: str) -> bool:
        """Return whether a table is in memory or being loaded."""
        return table in self.runner or table in self._loading

    async def peek(self, table: str) -> Table | None:
        """Return a table for reading only; None where it does not exist.

        In a cluster, a table that another server owns is read from the store as it is now.
        """
        if self.alone or table in self.runner:
            runner = await self.find(table)
            return runner.room if runner is not None else None
        kept = await self.store.load(table)
        return restore(kept) if kept is not None else None

    async def _run(self, runner: TableRunner, number: int, what: jobs.Job) -> None:
        """Have a worker do a job, and pass the answer to the table."""
        answer, reason = None, "failed"
        asked = self.loop.time()
        try:
            user = runner.room.user(number)
            answer = encoding.opened(await self.pool.do(encoding.write(what), priority=priority(what), user=user))
            if isinstance(what, jobs.Choose):
                leaves = asked + runner.pacing.leaves(self.loop.time() - asked)
                await asyncio.sleep(leaves - self.loop.time())
        except Busy:
            reason = "busy"
        except encoding.Failed as failed:
            log.warning("table %s: a job failed: %s", runner.room.info.table, failed)
        runner.jobs.pop(number, None)
        runner.do(lambda now: runner.room.job_done(number, answer, now, reason))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep()

    async def _tick(self) -> None:
        """Read the steady clock often, so that it can tell a quiet table from a suspended machine."""
        while True:
            self.steady()
            await asyncio.sleep(TICK)

    async def expire(self, days: float) -> None:
        """Erase unfinished tables that were not played for so many days, until cancelled; 0 keeps all."""
        while days > 0:
            try:
                await self._expire(await self.store.reach(self.clock(), DAY) - days * DAY)
            except Exception:
                log.exception("old tables could not be erased")
            await asyncio.sleep(EXPIRES)

    async def _expire(self, before: float) -> None:
        while await self.store.expire(before, self.runner.keys() | self._loading.keys()):
            pass

    def sweep(self, idle: float | None = None) -> None:
        """Remove from memory the tables that were unused for more than ``idle`` seconds, by default ``IDLE``."""
        now, idle = time.monotonic(), IDLE if idle is None else idle
        for table, runner in list(self.runner.items()):
            if not runner.in_use() and now - runner.used > idle:
                runner.closed = True
                runner.cancel_pending()
                self.release(table)


def _rematch(room: Table) -> table_setup.TableSetup:
    """Return the set-up of a rematch: seats are swapped, and all keep their decks or may bring others."""
    fairly, decks = room.history.fair is not None, room.history.decks
    if decks is not None:
        had = [decks.mine(seat) for seat in reversed(range(room.history.seats))]
        return table_setup.awaiting(decks.name, decks.options, had)._replace(fair=fairly)
    game = setups.turned(room.match.game)
    match = Match(game, [] if fairly else game.deal(secrets.randbelow(game.deals())), held=fairly)
    if game is room.match.game:
        return table_setup.TableSetup(game, room.info.deck, match, room.info.texts, fairly)
    return table_setup.TableSetup(game, setups.deck_name(game), match, room.info.texts[::-1], fairly)


def _decks(setup: table_setup.TableSetup) -> dict[int, str]:
    """Return the name of each seat's deck, where a table begins with one for each or one is brought already."""
    if setup.brought is not None:
        return {0: setup.brought.name}
    apart = setup.deck.split(",")
    if setup.texts:  # a guest's own deck: it is the one that nobody else has
        known = decks.names(setup.game.rules.name)
        apart = [deck if deck in known else table_setup.OWN + deck for deck in apart]
    return dict(enumerate(apart)) if len(apart) == setup.game.rules.players > 1 else {}


def _people(room: Table) -> list[events.Person | None] | None:
    """Return the names and colours that players of a rematch chose, their seats swapped; None if nobody chose."""
    people = room.presence.people
    return people[::-1] if any(people) else None
