"""The bots at a table. Each sees its seat's view alone; its choices are computed by jobs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from vedette.core.chance import Stream
from vedette.session import events, jobs
from vedette.session.info import player_of

if TYPE_CHECKING:
    from vedette.core.match import Match
    from vedette.session.effects import Effects
    from vedette.session.hints import HintService
    from vedette.session.history import History
    from vedette.session.info import TableInfo

TRIES: Final = 3
"""Failed jobs after which a bot gives up."""
RETRY: Final = 2.0
"""Seconds until a failed job is started again."""
BUSY: Final = "busy"
"""The reason of a job that found no free worker; it does not count as a failure."""


class Pending(NamedTuple):
    """A bot's choice while its job is running."""

    number: int
    """The number of the job."""
    version: int
    """The table's version at which the bot was asked."""
    seat: int


class Bots:
    """Starts the jobs of a table's bots and turns their answers into events.

    A bot is created anew for each choice, seeded by the table's ``luck`` and the number of actions, so its play does
    not depend on restarts.
    """

    def __init__(self, info: TableInfo, history: History, hints: HintService) -> None:
        """Play the seats of a table that bots hold; ``hints`` numbers the jobs."""
        self.info = info
        self.history = history
        self.hints = hints
        self.pending: Pending | None = None
        self.again: float | None = None
        """The time at which a failed job is started again; None where none waits."""
        self._failed = 0

    def update(self, effects: Effects, at: float) -> None:
        """Cancel a job that the position has outdated, and start one where a bot is to act."""
        if not self.history.bots:
            return
        if self.pending is not None and self.pending.version != self.history.version:
            effects.cancels.append(self.pending.number)
            self.pending = None
        if self.pending is not None or (self.again is not None and at < self.again):
            return
        self.again = None
        seat = self.history.mover()
        if seat not in self.history.bots:
            return
        self.pending = Pending(self.hints.number(), self.history.version, seat)
        effects.jobs.append((self.pending.number, self._question(seat)))

    def _question(self, seat: int) -> jobs.Choose:
        """Return the job of a bot's choice: its view now and at its first choice of the turn, and the legal actions."""
        match, info = self.history.match, self.info
        seed = Stream(info.luck ^ len(match.actions)).word()
        view = match.state.view(seat)
        name, began = player_of(info.guests[seat]), match.view(first_choice(match, seat), seat)
        return jobs.Choose(info.setup, view, list(self.history.legal()), name, seed, began)

    def chosen(self, answer: bytes | None, at: float, reason: str) -> events.Happened | None:
        """Return the bot's action as an event; None if the position has changed or the bot is asked again later.

        For a failed job ``answer`` is None and ``reason`` says why.
        """
        pending, self.pending = self.pending, None
        if pending is None or pending.version != self.history.version:
            return None
        action = None if answer is None else msgspec.json.decode(answer, type=int)
        if action is None or action not in self.history.legal():
            return self._rest(pending.seat, at, reason)
        self._failed = 0
        note = self.history.match.game.note(self.history.match.state, action)
        return events.Played("", pending.seat, note)

    def _rest(self, seat: int, at: float, reason: str) -> events.Happened | None:
        """Schedule a retry; after TRIES failures concede, so that the game does not hang."""
        self._failed += reason != BUSY
        if self._failed < TRIES:
            self.again = at + RETRY
            return None
        return events.Conceded("", seat)


def first_choice(match: Match, seat: int) -> int:
    """Return the moment of a seat's first choice in this turn, the present one where it has made none."""
    first = moment = len(match.actions)
    while moment and match.turn(moment - 1) == match.state.turn():
        moment -= 1
        if match.movers[moment] == seat:
            first = moment
    return first
