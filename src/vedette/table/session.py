"""A session: one socket at a table, from the handshake to its end; it carries messages and decides nothing."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Protocol

import msgspec
from starlette.websockets import WebSocketDisconnect

from vedette.core.errors import Trouble
from vedette.core.language import explain, say
from vedette.table import door, news, wire
from vedette.table.hall import Full, Gone, Hosted
from vedette.table.limit import Bucket
from vedette.table.visitor import Visitor

if TYPE_CHECKING:
    from collections.abc import MutableMapping
    from typing import Any

    from vedette.table.desk import Desk

log: Final = logging.getLogger("vedette.table")

UNREAD: Final = 256
"""Letters that may wait for a slow reader."""
BURST: Final = 200.0
RATE: Final = 50.0
"""Messages of one socket: so many at once, so many a second."""
FLOOD: Final = 200
"""Messages refused for haste before the socket is closed."""
NORMAL: Final = 1000
POLICY: Final = 1008
RESTART: Final = 1012
LATER: Final = 1013
NOWHERE: Final = 4404


class Socket(Protocol):
    """What a session needs of a socket, be it here or at another server."""

    async def receive(self) -> MutableMapping[str, Any]:
        """Return the next thing that happened."""

    async def send_text(self, text: str) -> None:
        """Send a letter."""

    async def close(self, code: int) -> None:
        """Close."""


class Session:
    """One socket at one table."""

    def __init__(self, socket: Socket, desk: Desk, guest: str) -> None:
        """Serve an accepted socket for a guest."""
        self.socket = socket
        self.hall = desk.hall
        self.signer = desk.signer
        self.meter = desk.meter
        self.visitor = Visitor(guest)
        self.out: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.bucket = Bucket(BURST, RATE, time.monotonic())
        self.hurried = 0

    async def run(self, table: str) -> None:
        """Carry messages until either side ends."""
        writer = asyncio.create_task(self._write())
        try:
            hosted = await self.hall.find(table)
        except Trouble as trouble:  # a table of rules that are not known any more
            self._reply(news.Refused(None, "failed", explain(trouble, "en")))
            hosted = None
        except (Gone, Full) as trouble:
            self.end(RESTART if isinstance(trouble, Gone) else LATER)
            await writer
            return
        if hosted is None:
            self.end(NOWHERE)
            await writer
            return
        self.hall.enter(hosted, self.visitor, self)
        try:
            await self._read(hosted)
        finally:
            await self.hall.leave(hosted, self.visitor)
            self.end(NORMAL if self.visitor.joined and self.hurried < FLOOD else POLICY)
            await writer

    def post(self, letter: bytes) -> None:
        """Put a letter in the box; a reader that falls too far behind is sent away to come again."""
        if self.out.qsize() >= UNREAD:
            self.end(LATER)
        else:
            self.out.put_nowait(letter)

    def end(self, code: int) -> None:
        """Close the socket after what waits in the box."""
        self.out.put_nowait(code)

    async def _write(self) -> None:
        """Send what is in the box, until it says close or nobody is there."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while not isinstance(letter := await self.out.get(), int):
                await self.socket.send_text(letter.decode())
            await self.socket.close(letter)

    async def _read(self, hosted: Hosted) -> None:
        while self.hurried < FLOOD:
            got = await self.socket.receive()
            if got["type"] != "websocket.receive":
                return
            text = got.get("text")
            if text is None:
                text = got.get("bytes") or b""
            if not await self._take(hosted, text):
                return

    async def _take(self, hosted: Hosted, text: str | bytes) -> bool:
        """Take one message; return whether to go on."""
        begun = time.perf_counter()
        message = self._understood(text)
        if message is None:
            return self.visitor.joined or self.hurried > 0
        if isinstance(message, wire.Join) and not door.seat(self.signer, hosted.room.card, self.visitor, message.token):
            self.visitor.language = message.language
            self._refuse(message.id, "token")
            return False
        try:
            await self.hall.receive(hosted, self.visitor, message)
        except Gone:
            self._refuse(message.id, "unsaved")
            self.end(RESTART)
            return False
        self.meter.message(type(message).__name__.lower(), time.perf_counter() - begun)
        return self.visitor.joined or self.visitor.waiting

    def _understood(self, text: str | bytes) -> wire.Client | None:
        """Return the message, or refuse it and return None."""
        if len(text) > wire.LARGEST:
            self._refuse(None, "oversized")
            return None
        try:
            message = wire.read(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as fault:
            self._refuse(named(text), "malformed", str(fault))
            return None
        if not self.bucket.take(time.monotonic()):
            self.hurried += 1
            self._refuse(message.id, "hurried")
            return None
        return message

    def _refuse(self, message: str | None, reason: str, where: str | None = None) -> None:
        self.meter.refusal(reason)
        self._reply(news.Refused(message, reason, say(self.visitor.language, f"table-no-{reason}"), where))

    def _reply(self, letter: news.Outgoing) -> None:
        self.post(wire.write(letter))


class _Named(msgspec.Struct):
    id: str = ""


def named(text: str | bytes) -> str | None:
    """Return the id of a message that is otherwise wrong, where it can be made out."""
    try:
        return msgspec.json.decode(text, type=_Named).id or None
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
