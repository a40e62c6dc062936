"""A clock for each seat of a table: a bank of seconds, and something added after each turn."""

from __future__ import annotations

from typing import Final

from vedette.protocol import server

NOBODY: Final = -1


class Clock:
    """Runs for one seat at a time. It is told the time, so that a replay of the events gives the same clock."""

    def __init__(self, bank: float, increment: float, seats: int, at: float) -> None:
        """Give every seat its bank; nobody's time runs yet. ``at`` is in seconds since 1970."""
        self.bank = bank
        self.increment = increment
        self.left = [bank] * seats
        self.running = NOBODY
        self.since = at

    def charge(self, at: float) -> None:
        """Take the time until now from whose clock runs."""
        if self.running != NOBODY:
            self.left[self.running] -= max(at - self.since, 0.0)
        self.since = max(at, self.since)

    def pay_back(self, at: float) -> None:
        """Go on from now: what passed since the last event is nobody's fault."""
        self.since = max(at, self.since)

    def turn(self, mover: int, *, played: bool) -> None:
        """Run for this seat, or for ``NOBODY``; who has just ``played`` and hands the turn on gets the increment."""
        if played and self.running not in (NOBODY, mover):
            self.left[self.running] += self.increment
        self.running = mover

    def falls(self) -> float | None:
        """Return when the running clock is used up, None where none runs."""
        return None if self.running == NOBODY else self.since + self.left[self.running]

    def told(self, at: float) -> server.Clock:
        """Return the clock as it stands at a time."""
        left = list(self.left)
        if self.running != NOBODY:
            left[self.running] -= max(at - self.since, 0.0)
        shown = [round(max(seconds, 0.0), 1) for seconds in left]
        return server.Clock(self.bank, self.increment, shown, None if self.running == NOBODY else self.running)
