"""Tells absent guests that a table waits for them: once, until they have been there again."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import msgspec

from vedette.core.language import LANGUAGES, say
from vedette.session import events, names
from vedette.session.history import MOVES
from vedette.session.info import player_of

if TYPE_CHECKING:
    from vedette.protocol import http
    from vedette.server.store.store import Subscription
    from vedette.server.table_runner import TableRunner
    from vedette.server.tables import LiveTables
    from vedette.session.table import Table

log: Final = logging.getLogger("vedette.server")

TURNS: Final = (*MOVES, events.SeatAsked, events.Seated, events.Rematched)
"""Events after which a table may wait for another guest."""
SOON: Final = 5.0
"""Seconds after which a guest whose turn it is, and who has no connection to the table, is told."""
LOST: Final = 40.0
"""Seconds after which a guest who had a connection when their turn came is told, if it has closed: that of a phone
that was put away stays open until a ping is not answered.
"""
SENDERS: Final = 4
"""The most push messages that are being sent at a time."""
QUEUE: Final = 1000
"""The most push messages that wait to be sent; more are dropped."""
REMEMBERED: Final = 50_000
"""The most guests that are remembered as told already, so that they are not told twice."""
DAY: Final = 86_400.0
WEEK: Final = 7 * DAY
MINUTE: Final = 60.0
GONE: Final = frozenset({404, 410})
"""HTTP statuses of a push service that tell that a browser has unsubscribed."""
BUSY: Final = frozenset({0, 429, 500, 502, 503, 504})
"""HTTP statuses of a push service that may take the message later; 0 is no answer."""
PAUSES: Final = (60.0, 600.0)
"""Seconds before each further try at a push service that was busy, if the guest is still absent."""


class PushSender(Protocol):
    """Interface of what signs, encrypts and sends push messages (``sender.Sender``).

    The compiler follows imports that are for types alone, too, and where it builds those libraries may be missing.
    """

    public: str

    def check(self, form: http.NewSubscription) -> None:
        """Raise a Refusal for a push subscription that cannot be one of a browser."""

    async def send(self, to: Subscription, message: bytes, topic: str, ttl: int) -> int:
        """Send a message to a browser; return the HTTP status of its push service's answer, 0 for none."""

    async def close(self) -> None:
        """Close the connections to push services."""


class TableGuest(NamedTuple):
    """A guest at a table, each by its name."""

    table: str
    guest: str


class Notice(NamedTuple):
    """A push message for a guest whose turn it is at a table."""

    place: TableGuest
    words: dict[str, bytes]
    """The message, by language."""
    ttl: int
    """Seconds for which the push service keeps the message for a browser that cannot be reached."""
    endpoint: str = ""
    """The address of the one browser to try again: its service was busy; empty for every browser of the guest."""
    tries: int = 0
    """How often the service of that browser was busy."""


class Notifier:
    """Watches the tables of this server, and sends push messages to absent guests whose turn it is."""

    def __init__(self, tables: LiveTables, sender: PushSender, soon: float = SOON, lost: float = LOST) -> None:
        """Tell guests of these tables through ``sender`` after ``soon`` seconds, or ``lost`` if connected before."""
        self.sender = sender
        self._tables = tables
        self._soon = soon
        self._lost = lost
        self._timers: dict[TableGuest, asyncio.TimerHandle] = {}
        self._told: dict[TableGuest, None] = {}
        """Guests that were sent a push message about a table, and have not been at that table since."""
        self._queue: asyncio.Queue[Notice] = asyncio.Queue(QUEUE)
        self._tasks = [asyncio.create_task(self._send_all(), name="push") for _ in range(SENDERS)]
        tables.happened = self.happened
        tables.left = self.left

    async def close(self) -> None:
        """Stop; messages that were not sent are dropped."""
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.sender.close()

    def left(self, table: str, guest: str) -> None:
        """Note that a guest has been at a table, and may be told again of what happens there from now on."""
        self._told.pop(TableGuest(table, guest), None)

    def happened(self, runner: TableRunner, happened: list[events.Happened]) -> None:
        """Take the new events of a table: absent guests whose turn it then is are told some seconds later."""
        if any(isinstance(event, TURNS) for event in happened):
            self._tables.loop.call_soon(self._look, runner)  # apart: whatever fails there, the table goes on

    def _look(self, runner: TableRunner) -> None:
        for guest in awaited(runner.room):
            place = TableGuest(runner.room.info.table, guest)
            here = _here(runner, guest)
            if here and runner.room.history.rematch:
                continue  # they are led there at once
            if here:
                self._told.pop(place, None)
            elif place in self._told:
                continue
            if (timer := self._timers.pop(place, None)) is not None:
                timer.cancel()
            wait = self._lost if here else self._soon
            self._timers[place] = self._tables.loop.call_later(wait, self._due, place)

    def _due(self, place: TableGuest) -> None:
        """Queue a push message for a guest, if they are still absent and the table still waits for them."""
        del self._timers[place]
        if (room := self._missed(place)) is not None:
            self._told[place] = None
            if len(self._told) > REMEMBERED:
                del self._told[next(iter(self._told))]
            self._put(notice(room, place))

    def _missed(self, place: TableGuest) -> Table | None:
        """Return a guest's table, if it is in memory and waits for them while they are absent; else None."""
        runner = self._tables.runner.get(place.table)
        if runner is None or _here(runner, place.guest) or place.guest not in awaited(runner.room):
            return None
        return runner.room

    def _again(self, told: Notice) -> None:
        """Queue a push message once more, unless the guest has been at the table since."""
        if told.place in self._told and self._missed(told.place) is not None:
            self._put(told)

    def _put(self, told: Notice) -> None:
        try:
            self._queue.put_nowait(told)
        except asyncio.QueueFull:
            log.warning("a push was dropped: too many are waiting")

    async def _send_all(self) -> None:
        while True:
            told = await self._queue.get()
            try:
                browsers = await self._tables.store.subscriptions(told.place.guest)
                for to in [to for to in browsers if told.endpoint in {"", to.endpoint}]:
                    await self._send(told, to)
            except Exception:
                log.exception("a push could not be sent")

    async def _send(self, told: Notice, to: Subscription) -> None:
        """Send a message to one browser, later again where its service is busy; erase a browser that unsubscribed."""
        status = await self.sender.send(to, told.words[to.language], told.place.table, told.ttl)
        if status in GONE:
            await self._tables.store.unsubscribe(to.endpoint)
        elif status in BUSY and told.tries < len(PAUSES):
            again = told._replace(endpoint=to.endpoint, tries=told.tries + 1)
            self._tables.loop.call_later(PAUSES[told.tries], self._again, again)
        elif not 200 <= status < 300:
            log.warning("a push service did not take a message: status %s", status)


def _here(runner: TableRunner, guest: str) -> bool:
    return any(connection.guest == guest for connection in runner.outboxes)


def awaited(room: Table) -> set[str]:
    """Return the guests for whom others at their table wait: to move, to answer, or to prepare the game."""
    people = {guest for guest in room.info.guests if guest and not player_of(guest)}
    if len(people) < 2:
        return set()
    return {room.info.guests[seat] for seat in range(room.history.seats) if _waits_for(room, seat)} & people


def _waits_for(room: Table, seat: int) -> bool:
    history = room.history
    if any(asked.seat != seat for asked in room.presence.asks()):
        return True
    if history.over():
        return history.rematch is not None
    if history.decks is not None and history.waits():
        return history.decks.brought[seat] is None
    if history.fair is not None and history.match.held:
        return history.fair.wants_pledge(seat) or history.fair.wants(seat)
    return history.mover() == seat


def notice(room: Table, place: TableGuest) -> Notice:
    """Return the push message for a guest: in each language its game, and the players that wait for them."""
    clock = room.history.clock
    seat = room.info.guests.index(place.guest)
    left = clock.left[seat] if clock is not None and clock.running == seat else DAY
    words = {language: _words(room, place, language) for language in LANGUAGES}
    return Notice(place, words, int(min(max(left, MINUTE), WEEK)))


def _words(room: Table, place: TableGuest, language: str) -> bytes:
    shown = names.told(room.presence.people)
    others = [name for seat, name in enumerate(shown) if name and room.info.guests[seat] != place.guest]
    who = ", ".join(others) or say(language, "push-opponent")
    seat = room.info.guests.index(place.guest)
    asked = any(ask.seat != seat for ask in room.presence.asks())
    if room.history.rematch:
        body = say(language, "push-rematch", who=who)
    else:
        body = say(language, "push-asked", who=who) if asked else say(language, "push-turn", who=who)
    told = {
        "title": room.info.titles(language)[0],
        "body": body,
        "table": place.table,
        "language": language,
    }
    return msgspec.json.encode(told)
