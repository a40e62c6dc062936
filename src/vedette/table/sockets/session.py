"""A session: one socket at a table, from the handshake to its end; it carries messages and decides nothing."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from vedette.core.errors import Trouble
from vedette.core.language import MOST_WHOLE, explain, plain, say
from vedette.protocol import client, server
from vedette.session.connection import Visitor
from vedette.session.effects import Refusal
from vedette.table.hosted import POLICY
from vedette.table.sockets import door

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from vedette.table.desk import Desk
    from vedette.table.hosted import Hosted

log: Final = logging.getLogger("vedette.table")

EARLY: Final = 16
"""Messages that may come before the table is found."""
WRONG: Final = 100
"""Messages that cannot be read before the socket is closed."""
NORMAL: Final = 1000
BROKEN: Final = 1011
LATER: Final = 1013
NOWHERE: Final = 4404


class Socket(Protocol):
    """What a session needs of a socket, be it here or at another server."""

    def listen(self, hear: Callable[[str | bytes], None], gone: Callable[[], None]) -> None:
        """Hand over each message from now on, and say once that nobody is there any more."""

    def post(self, letters: list[bytes]) -> bool:
        """Send letters; return whether they were taken: a reader that is too far behind gets no more."""

    async def close(self, code: int) -> None:
        """Close, after the letters that wait."""


class Session:
    """One socket at one table."""

    def __init__(self, socket: Socket, desk: Desk, guest: str, address: str) -> None:
        """Serve an accepted socket for a guest who comes from this address."""
        self.socket = socket
        self.hall = desk.hall
        self.signer = desk.signer
        self.meter = desk.meter
        self.visitor = Visitor(guest, address)
        self.wrong = 0
        self._hosted: Hosted | None = None
        self._early: list[str | bytes] = []
        """What came before the table was found."""
        self._over: asyncio.Future[int] = self.hall.loop.create_future()
        """The code to close with, once it is over."""
        socket.listen(self.hear, partial(self.end, NORMAL))

    async def run(self, table: str) -> None:
        """Carry messages until either side ends."""
        hosted = await self._find(table)
        if hosted is not None:
            self.hall.enter(hosted, self.visitor, self)
            self._hosted = hosted
            silent = self.hall.loop.call_later(self.hall.silence, self._let_go)
            try:
                early, self._early = self._early, []
                for text in early:
                    self.hear(text)
                await self._over
            finally:
                silent.cancel()
                self.hall.leave(hosted, self.visitor)
        await self.socket.close(await self._over)

    def _let_go(self) -> None:
        if not (self.visitor.joined or self.visitor.waiting):
            self.end(LATER)

    async def _find(self, table: str) -> Hosted | None:
        """Return the table; where there is none to sit at, say why and end."""
        hosted = None
        try:
            hosted = await self.hall.find(table)
        except Trouble as trouble:  # a table of rules that are not known any more
            self._reply(server.Refused(None, "failed", explain(trouble, "en")))
        except Refusal:
            self.end(LATER)
        if hosted is None:
            self.end(NOWHERE)
        return hosted

    def post(self, letters: list[bytes]) -> None:
        """Send letters; a reader that falls too far behind is sent away to come again."""
        if not self._over.done() and not self.socket.post(letters):
            self.end(LATER)

    def end(self, code: int) -> None:
        """Close the socket after the letters that wait. The first code holds."""
        if not self._over.done():
            self._over.set_result(code)

    def hear(self, text: str | bytes) -> None:
        """Take one message."""
        if self._over.done():
            return
        if self._hosted is None:
            if len(self._early) >= EARLY:
                self.end(POLICY)
            self._early.append(text)
            return
        try:
            self._take(self._hosted, text)
        except Exception:  # whatever it was, it is our fault and ends this socket alone
            log.exception("a message could not be taken")
            self.end(BROKEN)

    def _take(self, hosted: Hosted, text: str | bytes) -> None:
        message = self._understood(text)
        if message is None:
            self.wrong += 1
            if self.wrong >= WRONG or not self.visitor.joined:
                self.end(POLICY)
        elif type(message) is client.Ping:  # no table has a part in it, so none is waited for
            self._reply(server.Pong(message.id))
        elif type(message) is client.Join and not self._seated(hosted, message):
            self.visitor.language = message.language
            self._refuse(message.id, "token")
            self.end(POLICY)
        else:
            self.hall.receive(hosted, self.visitor, message)

    def _seated(self, hosted: Hosted, message: client.Join) -> bool:
        """Return whether the door lets somebody in; who has joined keeps his seat, and the room says so."""
        return self.visitor.joined or door.seat(self.signer, hosted.room.card, self.visitor, message.token)

    def _understood(self, text: str | bytes) -> client.Client | None:
        """Return the message, or refuse it and return None."""
        if len(text) > client.LARGEST:
            self._refuse(None, "oversized")
            return None
        try:
            message = client.read(text)
        except (msgspec.DecodeError, ValueError, RecursionError) as fault:  # also numbers and brackets without end
            self._refuse(named(text), "malformed", plain(str(fault), MOST_WHOLE))
            return None
        return message

    def _refuse(self, message: str | None, reason: str, where: str | None = None) -> None:
        self.meter.refusal(reason)
        self._reply(server.Refused(message, reason, say(self.visitor.language, f"table-no-{reason}"), where))

    def _reply(self, letter: server.Outgoing) -> None:
        self.post([client.write(letter)])


class _Named(msgspec.Struct):
    id: str = ""


def named(text: str | bytes) -> str | None:
    """Return the id of a message that is otherwise wrong, where it can be made out."""
    try:
        return msgspec.json.decode(text, type=_Named).id or None
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None
