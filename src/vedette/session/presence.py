"""Presence at a table: its connections, the seats that have gone, and the proposals between seats."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from vedette.core.game import OVER
from vedette.protocol import server
from vedette.session import events
from vedette.session.effects import Refusal

if TYPE_CHECKING:
    from vedette.protocol.server import Proposal
    from vedette.session.effects import Connection
    from vedette.session.history import History
    from vedette.session.info import TableInfo

GONE: Final = 30.0
"""Seconds without a connection after which a seat counts as gone, at the least."""
SHARE: Final = 0.1
"""The share of a clock's bank after which an absent seat counts as gone, where that is longer than GONE."""
CLOCKED: Final = 6.0
"""The longest time with clocks after which an absent seat counts as gone, as a multiple of GONE."""
UNCLOCKED: Final = 10.0
"""The time after which an absent seat counts as gone without clocks, as a multiple of GONE: there is no hurry."""
EMOTES: Final = 3
"""Emotes that a seat may send within SPELL."""
SPELL: Final = 30.0
"""The seconds in which a seat may send EMOTES emotes."""
OFFERS: Final = 20
"""How often the free seats of a table may be opened to everybody, or closed."""
NAMES: Final = 20
"""How often a seat may be given another name or colour."""

PEOPLE: Final = (
    events.Missed,
    events.Returned,
    events.SeatAsked,
    events.Rematched,
    events.Declined,
    events.Offered,
    events.Named,
)
"""Events that concern the players and leave the match as it is."""


class Presence:
    """The connections of a table, and the events of absence and proposals. Connections are lost by a restart."""

    def __init__(self, info: TableInfo, history: History, patience: float = GONE) -> None:
        """Start without connections; no seat counts as gone before ``patience`` seconds without one."""
        self.patience = patience
        self.info = info
        self.history = history
        self.connections: list[Connection] = []
        self.changes = 0
        """Rises with every change of presence that ``table`` messages show, so that a cache of them notices."""
        self._away: dict[int, float] = {}
        """By seat, when its last connection ended."""
        self._missed: set[int] = set()
        """Seats with a ``Missed`` event and no ``Returned`` since."""
        self._asks: dict[Proposal, int] = {}
        self._refused: set[tuple[Proposal, int]] = set()
        self._version = history.version
        self._emoted: dict[int, list[float]] = {}
        """By seat, when it sent its latest emotes; lost by a restart."""
        self._offered = False
        self._offers = 0
        self.people: list[events.Person | None] = [None] * history.seats
        """By seat, the name and the colour that its player chose; None where they chose none."""
        self._named: Counter[int] = Counter()
        """By seat, how often its player changed their name or colour."""

    def here(self, seat: int) -> bool:
        """Return whether a seat has a connection; a bot always has."""
        return seat in self.history.bots or seat in [connection.seat for connection in self.connections]

    def connect(self, connection: Connection, at: float) -> None:
        """Add a connection. The first at a table starts the timers of all seats without one.

        Seats that counted as gone still do.
        """
        if not self.connections:
            self._away = dict.fromkeys(range(self.history.seats), at)
        self.changes += 1
        self.connections.append(connection)
        self._away.pop(connection.seat, None)
        if self.history.fair is not None:
            self.history.fair.seen(connection.seat, at)

    def disconnect(self, connection: Connection, at: float) -> None:
        """Remove a connection; the timer of its seat starts where it was the last there."""
        self.changes += 1
        self.connections.remove(connection)
        if connection.seat >= 0 and not self.here(connection.seat):
            self._away[connection.seat] = at

    def restart_timer(self, seat: int, at: float) -> None:
        """Restart the timer of an absent seat after an attempt to connect."""
        if seat in self._away:
            self._away[seat] = at

    def others(self, connection: Connection) -> list[Connection]:
        """Return the other connections of a guest at the same seat that came from a browser tab."""
        return [
            other
            for other in self.connections
            if other is not connection
            and other.seat == connection.seat >= 0
            and other.guest == connection.guest
            and other.tab
        ]

    # Absence.

    def _waited_for(self, seat: int) -> bool:
        if self.history.seats == 1 or seat in self.history.bots or self.history.over():
            return False
        if self.history.clock is not None and self.history.clock.slow:
            return False
        return seat in self._away and bool(self.info.guests[seat])

    def _limit(self, seat: int) -> float:
        """Return after how many seconds without a connection a seat counts as gone.

        It follows the clock, but for a seat that keeps its salt to itself, which knows the deal by then.
        """
        history = self.history
        if history.match.held and history.fair is not None and history.fair.wants(seat):
            return self.patience
        if history.clock is None:
            return UNCLOCKED * self.patience
        return min(max(SHARE * history.clock.bank, self.patience), CLOCKED * self.patience)

    def gone(self, seat: int) -> bool:
        """Return whether a seat counts as gone and the game waits for it."""
        return seat in self._missed and self._waited_for(seat)

    def may_claim(self, seat: int) -> bool:
        """Return whether a seat may claim the win: the seat that is to act, or to open a salt, has gone."""
        mover = self.history.awaited()
        return seat >= 0 and mover not in (seat, OVER) and self.gone(mover)

    def next_absence(self) -> float | None:
        """Return when the next seat will count as gone, None where none is absent."""
        if not self._away:
            return None
        waits = [
            since + self._limit(seat)
            for seat, since in self._away.items()
            if seat not in self._missed and self._waited_for(seat)
        ]
        return min(waits, default=None)

    def missing(self, at: float) -> list[int]:
        """Return the seats with an expired timer that do not count as gone yet."""
        away = [
            seat for seat, since in self._away.items() if at >= since + self._limit(seat) and self._waited_for(seat)
        ]
        return sorted(set(away) - self._missed)

    def missed(self, seat: int) -> bool:
        """Return whether a seat counts as gone, even where the game does not wait for it."""
        return seat in self._missed

    def recall(self, event: events.Happened) -> None:
        """Apply an event of absence or of a proposal, live or in a replay; ignore any other."""
        if not isinstance(event, PEOPLE):
            return
        self._now()
        self.changes += 1
        match event:
            case events.Missed(seat=seat):
                self._missed.add(seat)
            case events.Returned(seat=seat):
                self._missed.discard(seat)
            case events.SeatAsked(seat=seat, of=("undo" | "rematch") as what):
                self._asks[what] = seat
            case events.Rematched():
                self._asks.clear()
            case events.Declined(seat=seat, of=("undo" | "rematch") as what):
                if (asker := self._asks.pop(what, seat)) != seat:
                    self._refused.add((what, asker))
            case events.Offered(on=on):
                self._offered = on
                self._offers += 1
            case events.Named(seat=seat, person=person):
                self.people[seat] = person
                self._named[seat] += 1

    def emote(self, seat: int, at: float) -> bool:
        """Return whether a seat may send an emote now, and count it."""
        latest = [one for one in self._emoted.get(seat, []) if one > at - SPELL]
        if len(latest) >= EMOTES:
            return False
        self._emoted[seat] = [*latest, at]
        return True

    # Seats that anybody may take.

    def offered(self) -> bool:
        """Return whether anybody may take a free seat."""
        return self._offered and "" in self.info.guests and not self.history.over()

    def may_offer(self, *, on: bool) -> bool:
        """Return whether free seats may be opened to everybody, or closed, once more."""
        return "" in self.info.guests and on != self._offered and self._offers < OFFERS

    # Names.

    def may_name(self, seat: int) -> bool:
        """Return whether the player of a seat may change their name or colour once more."""
        return self.history.seats > 1 and self._named[seat] < NAMES

    # Proposals.

    def _now(self) -> None:
        """Drop proposals about an older version."""
        if self._version != self.history.version:
            self._version = self.history.version
            self._asks.clear()
            self._refused.clear()

    def asks(self) -> list[server.Asked]:
        """Return the proposals between seats that await an answer."""
        self._now()
        return [server.Asked(what, seat) for what, seat in self._asks.items()] if self._asks else []

    def declined(self) -> list[server.Asked]:
        """Return the proposals that were made at this version of the table and declined."""
        self._now()
        return [server.Asked(what, seat) for what, seat in sorted(self._refused)] if self._refused else []

    def may_ask(self, seat: int) -> Proposal | None:
        """Return what a seat may propose now, None for nothing."""
        if self.history.seats == 1 or seat < 0:
            return None
        self._now()
        what: Proposal
        if self.history.may_ask_undo(seat):
            what = "undo"
        elif self._may_rematch():
            what = "rematch"
        else:
            return None
        return None if self._refused and (what, seat) in self._refused else what

    def _may_rematch(self) -> bool:
        history = self.history
        return history.over() and not history.rematch and "" not in self.info.guests

    def ask(self, seat: int, what: Proposal) -> bool:
        """Return whether a proposal is agreed at once, as the other seat made it too or is a bot; raises Refusal."""
        if what != self.may_ask(seat):
            raise Refusal("nothing")
        return self.history.alone(seat) or self._asks.get(what, seat) != seat

    def asker(self, seat: int, what: Proposal) -> int:
        """Return the seat with the proposal that this seat may answer; raises Refusal for its own."""
        self._now()
        asker = self._asks.get(what, seat)
        if asker == seat:
            raise Refusal("nothing")
        return asker
