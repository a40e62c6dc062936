"""Paced reading: what arrives at a connection is taken apart no faster than its budget allows, a little at a turn.

What a connection has no budget for is not looked at: reading pauses, and TCP slows the sender down. One read of the
system's is then the most that waits in memory.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from vedette.table.limit import Budget

TURN: Final = 32
"""Pieces that are taken in one turn of the loop."""
SPELL: Final = 0.001
"""Seconds after which a turn ends, however few pieces it took: others wait meanwhile."""
REST: Final = 0.1
"""Seconds that a connection without budget rests at least, so that it wakes the loop seldom."""
READ: Final = 0.25
"""What one read of the system's costs."""
KILOBYTE: Final = 1024.0
"""Bytes that cost 1."""
MORE: Final = 0
"""Instead of a size: the next piece has not arrived whole."""
HOLD: Final = -1
"""Instead of a size: nothing is to be taken until somebody calls ``go``."""


class Reader:
    """The incoming bytes of one connection."""

    def __init__(  # noqa: PLR0913, PLR0917 (what is read, how fast, and by whom)
        self,
        loop: asyncio.AbstractEventLoop,
        transport: asyncio.Transport,
        budget: Budget,
        price: float,
        size: Callable[[bytes, int], int],
        take: Callable[[bytes, int, int], None],
    ) -> None:
        """Read from this transport.

        ``size(data, at)`` tells how many bytes the piece has that begins at ``at``, or ``MORE`` or ``HOLD``;
        ``take(data, at, end)`` takes it. A piece costs ``price`` and 1 for each kilobyte, before it is taken.
        """
        self.budget = budget
        self._price = price
        self._loop = loop
        self._transport = transport
        self._size: Callable[[bytes, int], int] | None = size
        self._take: Callable[[bytes, int, int], None] | None = take
        self._rest = b""
        """What has arrived and was not taken."""
        self._timer: asyncio.Handle | None = None
        self._paused = False

    def put(self, data: bytes) -> None:
        """Take what has arrived, as far as may be now."""
        self._rest = self._rest + data if self._rest else data
        self.budget.spend(READ)
        if self._timer is None:
            self.go()

    def stop(self) -> None:
        """Take nothing any more, and lead to nobody."""
        if self._timer is not None:
            self._timer.cancel()
        self._size = self._take = None
        self._rest = b""

    def go(self) -> None:
        """Take what waits, as far as the budget and this turn of the loop go."""
        size, take = self._size, self._take
        if size is None or take is None:
            return
        data, at, wait, length = self._rest, 0, 0.0, MORE
        self._rest = b""
        now, begun = self._loop.time(), time.monotonic()  # the loop's own time may stand still during a turn
        for _ in range(TURN):
            length = size(data, at) if at < len(data) else MORE
            if length <= MORE or (wait := self.budget.lacks(now, self._price + length / KILOBYTE)) > 0.0:
                break
            self.budget.spend(self._price + length / KILOBYTE)
            take(data, at, at + length)
            at += length
            if self._size is None or self._transport.is_closing():
                return
            if at < len(data) and time.monotonic() - begun > SPELL:
                break
        self._rest = data[at:] + self._rest
        self._wait(length, wait)

    def _wait(self, length: int, wait: float) -> None:
        """Go on reading where more is needed; else pause, and come back where only time is needed."""
        if length == MORE:
            if self._paused:
                self._paused = False
                self._transport.resume_reading()
            return
        self._paused = True
        self._transport.pause_reading()
        if length != HOLD:
            self._timer = self._loop.call_later(max(wait, REST) if wait > 0.0 else 0.0, self._again)

    def _again(self) -> None:
        self._timer = None
        try:
            self.go()
        except BaseException:
            self._transport.abort()  # nobody would come back to it
            raise
