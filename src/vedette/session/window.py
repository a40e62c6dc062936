"""A window for an answer: it stays open for a fixed time, so that the time of the answer gives nothing away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.protocol import server

if TYPE_CHECKING:
    from vedette.session.events import AnswerHeld

SECONDS: Final = 5.0
"""How long a window stays open where people play against each other."""


class AnswerWindow:
    """An answer that comes before the window closes is held until then; until then it may be replaced by another."""

    def __init__(self, at: float, seconds: float) -> None:
        """Open at a time, for so many seconds."""
        self.seconds = seconds
        self.closes = at + seconds
        self.held: AnswerHeld | None = None
        self.action = -1
        """The action that is held."""

    def hold(self, event: AnswerHeld, action: int) -> None:
        """Hold an answer."""
        self.held = event
        self.action = action

    def ripe(self, at: float) -> bool:
        """Return whether an answer is held and the window has closed."""
        return self.held is not None and at >= self.closes

    def message(self, seat: int, at: float) -> server.Window:
        """Return the window as it is sent to a seat; the answer is sent to its own seat alone."""
        mine = self.held is not None and self.held.seat == seat
        return server.Window(self.seconds, round(max(self.closes - at, 0.0), 1), self.action if mine else None)
