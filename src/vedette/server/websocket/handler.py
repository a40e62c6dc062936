"""One web socket at a table: takes messages as its budget allows, decodes them, passes them on, sends the answers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from vedette.core.errors import Trouble
from vedette.core.game import SPECTATOR
from vedette.core.language import MOST_WHOLE, explain, plain, say
from vedette.protocol import client, server
from vedette.server.guard import KILOBYTE
from vedette.server.table_runner import POLICY
from vedette.session.effects import Connection, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.types import Receive, Send

    from vedette.protocol.client import Join
    from vedette.server.app_state import ServerState, Socket
    from vedette.server.auth import Signer
    from vedette.server.guard import Guard
    from vedette.server.rate_limit import ConnectionBudget
    from vedette.server.table_runner import TableRunner
    from vedette.session.info import TableInfo

log: Final = logging.getLogger("vedette.server")

EARLY: Final = 16
"""The most messages of a client that may arrive before the table is loaded."""
WRONG: Final = 100
"""Number of unreadable messages of a client after which its connection is closed."""
NORMAL: Final = 1000
BROKEN: Final = 1011
LATER: Final = 1013
NOWHERE: Final = 4404

UNREAD: Final = 1 << 20
"""The most bytes that may wait for a slow client."""
ENDED: Final = (OSError, RuntimeError)
"""Exceptions of sending on a connection that the client has closed, or that uvicorn has failed."""


class LocalSocket:
    """An accepted web socket with its messages taken at the rate that its budget allows.

    It speaks ASGI itself: every layer between would cost each message a few calls.
    """

    def __init__(self, receive: Receive, send: Send, guard: Guard, budget: ConnectionBudget) -> None:
        """Charge each message to this budget, and its bytes to the guard of the connection."""
        self._receive = receive
        self._send = send
        self._guard = guard
        self._budget = budget
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        """Bytes of the messages that wait to be sent to the client."""
        self._receiving: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None
        self._idle: asyncio.Future[None] | None = None
        """The future that the sending task waits for while there is nothing to send."""
        self._closed = False

    def listen(self, hear: Callable[[str | bytes], None], gone: Callable[[], None]) -> None:
        """Call ``hear`` with each message from now on, and ``gone`` once at the end."""
        self._receiving = asyncio.create_task(self._take_all(hear, gone))

    async def _take_all(self, hear: Callable[[str | bytes], None], gone: Callable[[], None]) -> None:
        """Receive messages until the end, charging each before it is handled; meanwhile uvicorn reads no others."""
        try:
            while (message := await self._receive())["type"] == "websocket.receive":
                self._guard.message()
                text = message.get("text")
                data = message["bytes"] if text is None else text
                price = 1.0 + len(data) / KILOBYTE
                if (wait := self._budget.lacks(time.monotonic(), price)) > 0.0:
                    await asyncio.sleep(wait)
                self._budget.spend(price)
                hear(data)
        finally:
            gone()

    def post(self, messages: list[bytes]) -> bool:
        """Queue messages for the client; return False, and queue none, where it has too many unread already."""
        if self._closed:
            return True
        if self._waiting > UNREAD:
            return False
        self._outbox.extend(messages)
        self._waiting += sum(map(len, messages))
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())
        else:
            self._wake()
        return True

    def _wake(self) -> None:
        """Wake the task that sends messages to the client."""
        idle, self._idle = self._idle, None
        if idle is not None and not idle.done():
            idle.set_result(None)

    async def _send_all(self) -> None:
        """Send the queued messages, as fast as the client reads, until the connection is closed."""
        outbox = self._outbox
        try:
            while True:
                while outbox:
                    text = outbox.popleft()
                    self._waiting -= len(text)
                    await self._send({"type": "websocket.send", "text": text.decode()})
                if self._closed:
                    return
                self._idle = asyncio.get_running_loop().create_future()
                await self._idle
        except ENDED:
            self._closed = True
            outbox.clear()

    async def close(self, code: int) -> None:
        """Close the web socket with this code, after the messages that are queued."""
        self._closed = True
        try:
            if self._sending is not None:
                self._wake()
                await self._sending
            with suppress(*ENDED):
                await self._send({"type": "websocket.close", "code": code, "reason": ""})
        finally:
            for task in (self._receiving, self._sending):
                if task is not None:
                    task.cancel()


class ConnectionHandler:
    """Serves one client's connection at a table: decodes messages, passes them on, and sends the answers."""

    def __init__(self, socket: Socket, state: ServerState, guest: str, address: str) -> None:
        """Serve an accepted connection of this guest and address."""
        self.socket = socket
        self.tables = state.tables
        self.signer = state.signer
        self.meter = state.meter
        self.connection = Connection(guest, address)
        self.wrong = 0
        self._hosted: TableRunner | None = None
        self._early: list[str | bytes] = []
        """Messages that arrived before the table was loaded."""
        self._over: asyncio.Future[int] = self.tables.loop.create_future()
        """The future that resolves to the close code of the connection."""
        socket.listen(self.hear, partial(self.end, NORMAL))

    async def run(self, table: str) -> None:
        """Join the connection to a table, by the table's name, and serve it until either side ends it."""
        runner = await self._find(table)
        if runner is not None:
            self.tables.enter(runner, self.connection, self)
            self._hosted = runner
            silent = self.tables.loop.call_later(self.tables.silence, self._let_go)
            try:
                early, self._early = self._early, []
                for text in early:
                    self.hear(text)
                await self._over
            finally:
                silent.cancel()
                self.tables.leave(runner, self.connection)
        await self.socket.close(await self._over)

    def _let_go(self) -> None:
        if not (self.connection.joined or self.connection.waiting):
            self.end(LATER)

    async def _find(self, table: str) -> TableRunner | None:
        """Return the running table of a name; where it cannot be loaded, tell the client why, end and return None."""
        runner = None
        try:
            runner = await self.tables.find(table)
        except Trouble as trouble:  # its rules are not known any more
            self._reply(server.Refused(None, "failed", explain(trouble, "en")))
        except Refusal:
            self.end(LATER)
        if runner is None:
            self.end(NOWHERE)
        return runner

    def post(self, messages: list[bytes]) -> None:
        """Send messages; a client that is too far behind is disconnected and may join again."""
        if not self._over.done() and not self.socket.post(messages):
            self.end(LATER)

    def end(self, code: int) -> None:
        """Close the connection after the messages that are queued. The first code holds."""
        if not self._over.done():
            self._over.set_result(code)

    def hear(self, text: str | bytes) -> None:
        """Handle one message of the client; before the table is loaded, keep it for later."""
        if self._over.done():
            return
        if self._hosted is None:
            if len(self._early) >= EARLY:
                self.end(POLICY)
            self._early.append(text)
            return
        try:
            self._take(self._hosted, text)
        except Exception:  # a defect of ours, which ends this connection alone
            log.exception("a message could not be taken")
            self.end(BROKEN)

    def _take(self, runner: TableRunner, text: str | bytes) -> None:
        message = self._understood(text)
        if message is None:
            self.wrong += 1
            if self.wrong >= WRONG or not self.connection.joined:
                self.end(POLICY)
        elif type(message) is client.Ping:  # concerns no table, so it waits for none
            self._reply(server.Pong(message.id))
        elif type(message) is client.Join and not self._seated(runner, message):
            self.connection.language = message.language
            self._refuse(message.id, "token")
            self.end(POLICY)
        else:
            self.tables.receive(runner, self.connection, message)

    def _seated(self, runner: TableRunner, message: client.Join) -> bool:
        """Set the seat of a joining client; return False for an invalid token. The table refuses a second join."""
        return self.connection.joined or assign_seat(self.signer, runner.room.info, self.connection, message)

    def _understood(self, text: str | bytes) -> client.Client | None:
        """Return the decoded message of a client; refuse one that is malformed or too long, and return None."""
        if len(text) > client.LARGEST:
            self._refuse(None, "oversized")
            return None
        try:
            message = client.read(text)
        except (msgspec.DecodeError, ValueError, RecursionError) as fault:  # also endless numbers and nested brackets
            self._refuse(named(text), "malformed", plain(str(fault), MOST_WHOLE))
            return None
        return message

    def _refuse(self, message: str | None, reason: str, where: str | None = None) -> None:
        self.meter.refusal(reason)
        self._reply(server.Refused(message, reason, say(self.connection.language, f"table-no-{reason}"), where))

    def _reply(self, encoded: server.Outgoing) -> None:
        self.post([client.write(encoded)])


class _Named(msgspec.Struct):
    id: str = ""


def named(text: str | bytes) -> str | None:
    """Return the id of a malformed message, where it can be read."""
    try:
        return msgspec.json.decode(text, type=_Named).id or None
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None


def assign_seat(signer: Signer, info: TableInfo, connection: Connection, message: Join) -> bool:
    """Set the seat of a joining connection, by its guest or its token; return whether the token, if any, is valid."""
    own = None if message.watch else info.seat_of(connection.guest)
    connection.seat = SPECTATOR if own is None else own
    connection.invited = None
    if message.token is None or message.watch:
        return True
    place = signer.place(message.token) or signer.invitation(message.token)
    if place is None or place.table != info.table or not 0 <= place.seat < len(info.guests):
        return False
    if message.look:
        return True
    if place.invites:
        connection.invited = place.seat
    else:
        connection.seat = place.seat
    return True
