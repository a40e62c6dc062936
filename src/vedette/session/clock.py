"""The time of a table: a clock for each seat, and the window in which an answer is held.

A clock is a bank of seconds, and something added after each turn; or days for each move. A window stays open for a
fixed time, so that the time of the answer gives nothing away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.protocol import server

if TYPE_CHECKING:
    from vedette.session.events import AnswerHeld

STOPPED: Final = -1
WINDOW: Final = 5.0
"""Seconds for which a window for an answer stays open where people play against each other."""
DAY: Final = 86_400.0
"""Seconds of a day. A clock whose increment is this or more is slow: it gives its whole bank to each move anew."""


class SeatClocks:
    """The clocks of all seats, one running at a time. The caller passes the time, so a replay gives the same."""

    def __init__(self, bank: float, increment: float, seats: int, at: float) -> None:
        """Give every seat its bank; no clock runs yet. ``at`` is in seconds since 1970."""
        self.bank = bank
        self.increment = increment
        self.left = [bank] * seats
        self.running = STOPPED
        self.since = at

    @property
    def slow(self) -> bool:
        """Return whether each move has days of its own, so that no player needs to stay at the table."""
        return self.increment >= DAY

    def charge(self, at: float) -> None:
        """Subtract the time until ``at`` from the running clock."""
        if self.running != STOPPED:
            self.left[self.running] -= max(at - self.since, 0.0)
        self.since = max(at, self.since)

    def pay_back(self, at: float) -> None:
        """Continue from ``at`` without charging any seat for the time since the last event."""
        self.since = max(at, self.since)

    def turn(self, mover: int, *, played: bool) -> None:
        """Run this seat's clock, or none (STOPPED). After a ``played`` choice the seat before gets the increment."""
        if played and self.running not in (STOPPED, mover):
            self.left[self.running] = self.bank if self.slow else self.left[self.running] + self.increment
        self.running = mover

    def falls(self) -> float | None:
        """Return when the running clock will reach zero, None where none runs."""
        return None if self.running == STOPPED else self.since + self.left[self.running]

    def message(self, at: float) -> server.Clock:
        """Return the clocks at a time, as they are sent to clients."""
        left = list(self.left)
        if self.running != STOPPED:
            left[self.running] -= max(at - self.since, 0.0)
        shown = [round(max(seconds, 0.0), 1) for seconds in left]
        return server.Clock(self.bank, self.increment, shown, None if self.running == STOPPED else self.running)


class AnswerWindow:
    """A fixed time for an answer: one that comes earlier is held until the window closes, and may be replaced."""

    def __init__(self, at: float, seconds: float) -> None:
        self.seconds = seconds
        self.closes = at + seconds
        self.held: AnswerHeld | None = None
        self.action = -1
        """The action of the answer that is held; -1 for none."""

    def hold(self, event: AnswerHeld, action: int) -> None:
        """Hold an answer until the window closes, in the place of an earlier one."""
        self.held = event
        self.action = action

    def ripe(self, at: float) -> bool:
        """Return whether an answer is held and the window has closed."""
        return self.held is not None and at >= self.closes

    def message(self, seat: int, at: float) -> server.Window:
        """Return the window as it is sent to a seat; the answer is sent to its own seat alone."""
        mine = self.held is not None and self.held.seat == seat
        return server.Window(self.seconds, round(max(self.closes - at, 0.0), 1), self.action if mine else None)
