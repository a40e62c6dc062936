"""The company at a table: who is there, who has gone, and what the seats ask each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core.game import OVER
from vedette.protocol import server
from vedette.session import events
from vedette.session.effects import Refusal

if TYPE_CHECKING:
    from vedette.protocol.server import Proposal
    from vedette.session.connection import Visitor
    from vedette.session.history import Course
    from vedette.session.info import Card

GONE: Final = 30.0
"""Seconds without a connection after which whose turn it is counts as gone."""

PEOPLE: Final = (events.Missed, events.Returned, events.Asked, events.Rematched, events.Declined)
"""What happens between people, and never on the table."""


class Company:
    """Who is at a table. After a restart everybody comes in again; what was asked and who had gone is stored."""

    def __init__(self, card: Card, course: Course, patience: float = GONE) -> None:
        """Nobody is there yet. After so many seconds without a connection somebody counts as gone."""
        self.patience = patience
        self.card = card
        self.course = course
        self.visitors: list[Visitor] = []
        self.changes = 0
        """How often something changed that a table shows of its company."""
        self._away: dict[int, float] = {}
        """Since when a seat has no connection."""
        self._missed: set[int] = set()
        """Seats whose absence was told."""
        self._asks: dict[Proposal, int] = {}
        self._refused: set[tuple[Proposal, int]] = set()
        self._version = course.version

    def here(self, seat: int) -> bool:
        """Return whether somebody is connected at a seat; a bot always is."""
        return seat in self.course.bots or seat in [visitor.seat for visitor in self.visitors]

    def come(self, visitor: Visitor, at: float) -> None:
        """Let somebody in. With the first at the table, whoever is missing is waited for from now on.

        Who counted as gone before still does.
        """
        if not self.visitors:
            self._away = dict.fromkeys(range(self.course.seats), at)
        self.changes += 1
        self.visitors.append(visitor)
        self._away.pop(visitor.seat, None)
        if self.course.fair is not None:
            self.course.fair.seen(visitor.seat, at)

    def go(self, visitor: Visitor, at: float) -> None:
        """See somebody out."""
        self.changes += 1
        self.visitors.remove(visitor)
        if visitor.seat >= 0 and not self.here(visitor.seat):
            self._away[visitor.seat] = at

    def knock(self, seat: int, at: float) -> None:
        """Wait for a seat anew: somebody has tried to come back there."""
        if seat in self._away:
            self._away[seat] = at

    def others(self, visitor: Visitor) -> list[Visitor]:
        """Return the same guest's other tabs at the same seat."""
        return [
            other
            for other in self.visitors
            if other is not visitor and other.seat == visitor.seat >= 0 and other.guest == visitor.guest and other.tab
        ]

    # Who has gone.

    def _waited_for(self, seat: int) -> bool:
        if self.course.seats == 1 or seat in self.course.bots or self.course.over():
            return False
        return seat in self._away and bool(self.card.guests[seat])

    def gone(self, seat: int) -> bool:
        """Return whether it was told that a seat has gone."""
        return seat in self._missed and self._waited_for(seat)

    def may_claim(self, seat: int) -> bool:
        """Return whether a seat may claim the win: whose turn it is to act, or to open a salt, has gone."""
        mover = self.course.awaited()
        return seat >= 0 and mover not in (seat, OVER) and self.gone(mover)

    def next_absence(self) -> float | None:
        """Return when the next seat will count as gone."""
        if not self._away:
            return None
        waits = [
            since + self.patience
            for seat, since in self._away.items()
            if seat not in self._missed and self._waited_for(seat)
        ]
        return min(waits, default=None)

    def missing(self, at: float) -> list[int]:
        """Return the seats that have been away for long and do not count as gone yet."""
        away = [seat for seat, since in self._away.items() if at >= since + self.patience and self._waited_for(seat)]
        return sorted(set(away) - self._missed)

    def missed(self, seat: int) -> bool:
        """Return whether a seat counts as gone until somebody comes."""
        return seat in self._missed

    def recall(self, event: events.Happened) -> None:
        """Take in what happened between the people, now or before a restart."""
        if not isinstance(event, PEOPLE):
            return
        self._now()
        self.changes += 1
        match event:
            case events.Missed(seat=seat):
                self._missed.add(seat)
            case events.Returned(seat=seat):
                self._missed.discard(seat)
            case events.Asked(seat=seat, of=("undo" | "rematch") as what):
                self._asks[what] = seat
            case events.Rematched():
                self._asks.clear()
            case events.Declined(seat=seat, of=("undo" | "rematch") as what):
                if (asker := self._asks.pop(what, seat)) != seat:
                    self._refused.add((what, asker))

    # What the seats ask each other.

    def _now(self) -> None:
        """Forget what was asked of an older version."""
        if self._version != self.course.version:
            self._version = self.course.version
            self._asks.clear()
            self._refused.clear()

    def asks(self) -> list[server.Asked]:
        """Return what is being asked."""
        self._now()
        return [server.Asked(what, seat) for what, seat in self._asks.items()] if self._asks else []

    def may_ask(self, seat: int) -> Proposal | None:
        """Return what a seat may ask of the others now; None where it may ask nothing."""
        if self.course.seats == 1 or seat < 0:
            return None
        self._now()
        what: Proposal
        if self.course.may_ask_undo(seat):
            what = "undo"
        elif self._may_rematch():
            what = "rematch"
        else:
            return None
        return None if self._refused and (what, seat) in self._refused else what

    def _may_rematch(self) -> bool:
        course = self.course
        return course.over() and not course.rematch and "" not in self.card.guests

    def ask(self, seat: int, what: Proposal) -> bool:
        """Ask; return whether that is agreement already, because the other seat asks the same or is a bot."""
        if what != self.may_ask(seat):
            raise Refusal("nothing")
        return self.course.alone(seat) or self._asks.get(what, seat) != seat

    def asker(self, seat: int, what: Proposal) -> int:
        """Return who asks what a seat answers; what is declined is not asked again at this version."""
        self._now()
        asker = self._asks.get(what, seat)
        if asker == seat:
            raise Refusal("nothing")
        return asker
