"""The bots at a table: players of the shelf on its seats. They see what their seat sees, and think in the workshop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from vedette.core.chance import Stream
from vedette.session import events, jobs
from vedette.session.seats import player_of

if TYPE_CHECKING:
    from vedette.core.match import Match
    from vedette.session.effects import Outcome
    from vedette.session.hints import Counsel
    from vedette.session.history import Course
    from vedette.session.info import Card

TRIES: Final = 3
"""How often a bot may fail to answer before it gives up."""
REST: Final = 2.0
"""Seconds until a bot that could not answer is asked again."""
BUSY: Final = "busy"


class Thought(NamedTuple):
    """A choice that is being made."""

    number: int
    """Of the errand."""
    version: int
    """What it answers."""
    seat: int


class Bots:
    """Whoever sits at a table and is no person.

    A bot is made anew for each choice, from the table's own seed and the moment: so it goes on after a restart as if
    nothing had been, and chooses the same wherever it sees the same there.
    """

    def __init__(self, card: Card, course: Course, counsel: Counsel) -> None:
        """Play the seats of this table that have a player's name; the counsel numbers what is asked."""
        self.card = card
        self.course = course
        self.counsel = counsel
        self.thought: Thought | None = None
        self.again: float | None = None
        """When a bot that could not answer is asked again."""
        self._failed = 0

    def attend(self, outcome: Outcome, at: float) -> None:
        """Stop a bot whose turn is gone, and let the one think whose turn it is."""
        if not self.course.bots:
            return
        if self.thought is not None and self.thought.version != self.course.version:
            outcome.cancels.append(self.thought.number)
            self.thought = None
        if self.thought is not None or (self.again is not None and at < self.again):
            return
        self.again = None
        seat = self.course.mover()
        if seat not in self.course.bots:
            return
        self.thought = Thought(self.counsel.number(), self.course.version, seat)
        outcome.errands.append((self.thought.number, self._question(seat)))

    def _question(self, seat: int) -> jobs.Choose:
        """Return what a bot is asked: its view now and as the turn began, what it may do, and nothing else."""
        match, card = self.course.match, self.card
        seed = Stream(card.luck ^ len(match.actions)).word()
        view = match.state.view(seat)
        name, began = player_of(card.guests[seat]), match.view(first_choice(match, seat), seat)
        return jobs.Choose(card.setup, view, list(self.course.legal()), name, seed, began)

    def chosen(self, answer: bytes | None, at: float, reason: str) -> events.Happened | None:
        """Return what a bot does by its answer, or, for None, by the reason why there is none; None to wait."""
        thought, self.thought = self.thought, None
        if thought is None or thought.version != self.course.version:
            return None
        action = None if answer is None else msgspec.json.decode(answer, type=jobs.Chosen).action
        if action is None or action not in self.course.legal():
            return self._rest(thought.seat, at, reason)
        self._failed = 0
        note = self.course.match.game.note(self.course.match.state, action)
        return events.Played("", thought.seat, note)

    def _rest(self, seat: int, at: float, reason: str) -> events.Happened | None:
        """Try again in a while; a bot that never answers gives up, so that nobody waits for ever."""
        self._failed += reason != BUSY
        if self._failed < TRIES:
            self.again = at + REST
            return None
        return events.Conceded("", seat)


def first_choice(match: Match, seat: int) -> int:
    """Return the moment of a seat's first choice in this turn; now, if it has made none."""
    first = moment = len(match.actions)
    while moment and match.turn(moment - 1) == match.state.turn():
        moment -= 1
        if match.movers[moment] == seat:
            first = moment
    return first
