"""The history of a table: its match, bookmarks and clock, changed by events alone, live and in a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core.errors import Illegal, Trouble
from vedette.core.game import OVER
from vedette.session import events, table_setup
from vedette.session.clock import STOPPED, WINDOW, AnswerWindow, SeatClocks
from vedette.session.info import player_of
from vedette.session.log import shared

if TYPE_CHECKING:
    from typing import Literal

    from vedette.core.game import State
    from vedette.core.match import Match
    from vedette.protocol.server import Result
    from vedette.session.commit_reveal import CommitReveal
    from vedette.session.decks import TableDecks
    from vedette.session.info import TableInfo

PAUSE: Final = 120.0
"""The most seconds between two events that count as time spent at the table."""
MARKS: Final = 50
"""The most bookmarks at one table."""
MOVES: Final = (
    events.Played,
    events.Brought,
    events.Dealt,
    events.Pledged,
    events.Unopened,
    events.Salted,
    events.Followed,
    events.Undone,
    events.Redone,
    events.Backed,
    events.Retracted,
    events.Conceded,
    events.Flagged,
    events.Claimed,
    events.Recalled,
)
"""Events that change the position, and so raise the version."""
ASKS: Final = (*MOVES, events.Watched)
"""Events after which it is decided anew whether a window for an answer is open."""
CHOSEN: Final = (events.Played, events.Followed)
"""Events by which a player does actions."""
REPEATED: Final = frozenset({"record", "branch"})
"""Origins of tables that continue another game: its points would count twice."""


class PartlyApplied(Exception):
    """A change failed after a part of it was applied: memory differs from the store, so replay the table."""


class Summary(NamedTuple):
    """The row of a table for lists and statistics, stored with each of its events."""

    played: float
    n: int
    turn: int
    result: str | None
    assisted: bool
    seconds: int


class SavedBookmark(NamedTuple):
    """A bookmark: the whole line of play that leads to it."""

    name: str
    turn: int
    actions: list[int]
    movers: list[int]


class History:
    """One table's match as its events made it. ``apply`` is the only way to change it.

    ``version`` counts the events that changed the position; help and bookmarks change none.
    """

    def __init__(
        self,
        match: Match,
        at: float,
        clock: tuple[float, float] | None = None,
        taken: int = 0,
        bots: frozenset[int] = frozenset(),
        span: float = WINDOW,
    ) -> None:
        """Begin with a match that stands where the table was opened, at this time (seconds since 1970).

        ``clock`` is the bank and the increment in seconds; ``taken`` counts the seats that are taken already;
        ``bots`` are the seats of bots; a window for an answer stays open for ``span``
        seconds; with none, as at one screen, there are no windows.
        """
        self.bots = bots
        self.fair: CommitReveal | None = None
        """Pledges and salts, where the deal is made by commit and reveal."""
        self.decks: TableDecks | None = None
        """The decks, where every player brings one."""
        self.match = match
        self.seats = match.game.rules.players
        self.taken = taken or self.seats
        self.clock = SeatClocks(*clock, self.seats, at) if clock else None
        self.how: Literal["played", "conceded", "time", "gone", "unopened"] = (
            "conceded" if match.conceded >= 0 else "played"
        )
        """How the match ended, once it has."""
        self.rematch: str | None = None
        """The id of the table of the rematch; None where there is none."""
        self.series: events.SeriesScore | None = None
        """Of a rematch: the score of the games before it."""
        self.version = 0
        self.marks: dict[int, SavedBookmark] = {}
        self.played = at
        self._seconds = 0.0
        self._late: list[str] = []
        """Help taken after the end; it counts if the end is taken back."""
        self._mover = match.mover()
        self._legal: list[int] | None = None
        """A cache of the mover's legal actions."""
        self._shown = (-1, False)
        """A cache: a version, and whether the last choice before it revealed something."""
        self.span = span
        """Seconds for which a window for an answer stays open."""
        self.window: AnswerWindow | None = None
        self.watched = False
        """Whether a spectator has watched this game against bots: then an answer's time tells a person something."""
        self._open_window(at)
        self._run_clock(played=False)

    @property
    def seconds(self) -> int:
        """Seconds at the table so far, pauses left out."""
        return int(self._seconds)

    def over(self) -> bool:
        """Return whether the match has ended."""
        return self._mover == OVER

    def opened(self) -> bool:
        """Return whether all that was hidden may be shown: the match has ended, and is never taken up again."""
        return self.over() and self.seats > 1 and not self.match.held

    def waits(self) -> bool:
        """Return whether decks are still missing: until then there is no position to show."""
        return self.decks is not None and not self.decks.dealt

    def mover(self) -> int:
        """Return the seat to act, OVER, or CHANCE before a fair deal; cached until the next change."""
        return self._mover

    def legal(self) -> list[int]:
        """Return what the mover may do. The list is a cache: do not change it."""
        if self._legal is None:
            self._legal = self.match.legal()
        return self._legal

    def summary(self) -> Summary:
        """Return the table's row for lists and statistics."""
        match = self.match
        result = verdict(match.returns()[0]) if self.over() else None
        return Summary(self.played, len(match.actions), match.state.turn(), result, bool(match.assisted), self.seconds)

    def apply(self, event: events.Happened, at: float, action: int | None = None) -> None:
        """Apply an event; ``action`` is the legal action of a choice's note, where the caller knows it.

        Raises Illegal or another Trouble, with nothing changed, for an event that cannot be applied. After any other
        exception, PartlyApplied too, do not use this object any more.
        """
        if isinstance(event, events.AnswerHeld):
            self._hold(event, action)  # no clock changes, which would show that an answer was given
            return
        was_open = not self.over()
        if isinstance(event, MOVES):
            self._move(event, action)
        else:
            self._help(event)
        if isinstance(event, ASKS):
            self._open_window(at)
        self._pass_time(event, at)
        if was_open:
            self._seconds += min(max(at - self.played, 0.0), PAUSE)
        self.played = max(at, self.played)
        self._run_clock(played=isinstance(event, CHOSEN))

    def _pass_time(self, event: events.Happened, at: float) -> None:
        if self.clock is None:
            return
        if isinstance(event, events.Resumed):
            self.clock.pay_back(at)
        else:
            self.clock.charge(at)

    def _run_clock(self, *, played: bool) -> None:
        """Let the clock run for the seat to act, once all seats are taken and until the end.

        A bot's time does not count, since it depends on free workers.
        """
        if self.clock is not None:
            waits = self.mover() < 0 or self.taken < self.seats or self.mover() in self.bots
            self.clock.turn(STOPPED if waits else self.mover(), played=played)
            if self.window is not None:
                self.clock.pay_back(self.window.closes)  # no seat is charged for a window, so that no clock shows it

    def _open_window(self, at: float) -> None:
        """Open a window where the time that an answer takes would give something away to another person."""
        match, seat = self.match, self._mover
        people = self.watched or self.seats - len(self.bots) > 1
        opens = (
            people and self.span > 0 and seat >= 0 and seat not in self.bots and match.game.tells_by_time(match.state)
        )
        self.window = AnswerWindow(at, self.span) if opens else None

    def _hold(self, event: events.AnswerHeld, action: int | None) -> None:
        """Hold the answer of the seat to act until the window closes."""
        match = self.match
        if self.window is None or event.seat != self._mover:
            raise Illegal("match-over")
        self.window.hold(event, match.game.read(match.state, event.note) if action is None else action)

    def _help(self, event: events.Happened) -> None:
        """Apply an event that leaves the position as it is."""
        match event:
            case events.Assisted(kind=kind):
                self._assist(kind)
            case events.Marked(mark=mark, name=name):
                self._mark(mark, name)
            case events.Unmarked(mark=mark):
                self._place(mark)
                del self.marks[mark]
            case events.Seated():
                self.taken += 1
            case events.Rematched(table=table):
                self.rematch = table
            case events.Watched():
                self.watched = True
            case _:
                pass  # Presence applies proposals and absence; the others are stored for their ids alone

    def _move(self, event: events.Happened, action: int | None) -> None:
        """Apply an event that changes the position."""
        match = self.match
        before = (match.version, match.cuts, len(match.actions))
        try:
            if action is None:
                self._do(event)
            else:
                match.play(action)
        except Trouble as trouble:
            if before != (match.version, match.cuts, len(match.actions)):
                raise PartlyApplied from trouble
            raise
        if match.conceded < 0:
            self.how = "played"
        self._mover = match.mover()
        self._legal = None
        self.version += 1
        while self._late and not self.over():
            self.match.assist(self._late.pop(0))

    def _do(self, event: events.Happened) -> None:
        match event:
            case events.Played(note=note):
                self._play([note])
            case events.Brought() | events.Dealt() | events.Pledged() | events.Salted():
                self._prepare(event)
            case events.Followed(notes=notes):
                self._play(notes)
            case events.Undone():
                self.match.undo()
            case events.Redone():
                self.match.redo()
            case events.Backed(n=n):
                self.match.back(n)
            case events.Retracted(n=n):
                self.match.retract(n)
            case events.Conceded() | events.Flagged() | events.Claimed() | events.Unopened():
                self._give_up(event)
            case events.Recalled(mark=mark):
                self._recall(self._place(mark))
            case _:
                raise TypeError(event)

    def _prepare(self, event: events.Brought | events.Dealt | events.Pledged | events.Salted) -> None:
        """Apply an event of the preparation: decks, pledges, salts."""
        if isinstance(event, events.Pledged):
            self._pledge(event.seat, event.pledge)
        elif isinstance(event, events.Salted):
            self._add(event.seat, event.salt)
        elif isinstance(event, events.Brought):
            self._bring(event.seat, event.deck)
        else:
            self._deal(event.record, event.deal)

    def _bring(self, seat: int, deck: events.Deck) -> None:
        """Take a seat's deck, in place of the one that it brought before."""
        if self.decks is None or self.decks.dealt:
            raise Illegal("match-dealt")
        self.decks.brought[seat] = deck

    def _deal(self, record: str, deal: list[int]) -> None:
        """Begin the game with the decks of all seats; in a deal by commit and reveal the salts are awaited next."""
        if self.decks is None or self.decks.dealt:
            raise Illegal("match-dealt")
        texts = [deck.text for deck in self.decks.whole()]
        self.match.bind(table_setup.dealt(record, texts, self.decks.options))
        self.decks.dealt = True
        if self.fair is None:
            self.match.release(deal)

    def _pledge(self, seat: int, pledge: str) -> None:
        """Keep a seat's pledge, the hash of its salt; raises Illegal where none is awaited from it."""
        if self.fair is None or self.waits() or not self.fair.wants_pledge(seat):
            raise Illegal("match-dealt")
        self.fair.pledges[seat] = pledge

    def _add(self, seat: int, salt: str) -> None:
        """Add a seat's salt to a deal by commit and reveal; after the last one the match begins."""
        if self.fair is None or self.waits() or not self.fair.wants(seat):
            raise Illegal("match-dealt")
        self.fair.added[seat] = salt
        if self.fair.salts() and not self.over():
            self.match.release(self.fair.deal(self.match.game))

    def _give_up(self, event: events.Conceded | events.Flagged | events.Claimed | events.Unopened) -> None:
        """End the match: the event's seat loses if it conceded or did not open its salt, else the awaited seat."""
        named = isinstance(event, events.Conceded | events.Unopened)
        self.match.concede(event.seat if named else self.awaited())
        match event:
            case events.Conceded():
                self.how = "conceded"
            case events.Flagged():
                self.how = "time"
            case events.Claimed():
                self.how = "gone"
            case events.Unopened():
                self.how = "unopened"

    def awaited(self) -> int:
        """Return the seat that is to act or, before a fair deal, to open its salt; OVER at the end, else CHANCE."""
        if self.fair is None or not self.match.held or self.over():
            return self._mover
        return next((seat for seat in range(self.seats) if self.fair.wants(seat)), self._mover)

    def _play(self, notes: list[str]) -> None:
        match = self.match
        for note in notes:
            if match.mover() == OVER:
                raise Illegal("match-over")
            match.play(match.game.read(match.state, note))

    def _assist(self, kind: str) -> None:
        if not self.over():
            self.match.assist(kind)
        elif kind not in self._late:
            self._late.append(kind)

    def helped(self, kind: str) -> bool:
        """Return whether this kind of help was already taken in this match."""
        return kind in self.match.assisted or kind in self._late

    def _mark(self, mark: int, name: str) -> None:
        match = self.match
        self.marks[mark] = SavedBookmark(name, match.state.turn(), list(match.actions), list(match.movers))

    def _place(self, mark: int) -> SavedBookmark:
        if mark not in self.marks:
            raise Illegal("table-no-mark")
        return self.marks[mark]

    def _recall(self, place: SavedBookmark) -> None:
        """Return to a bookmark: undo to the last common action, then play on; chance and forced steps are added."""
        match = self.match
        keep = shared(match.actions, place.actions)
        match.back(keep)
        while len(match.actions) < len(place.actions):
            match.play(place.actions[len(match.actions)])

    def here(self, place: SavedBookmark) -> bool:
        """Return whether a bookmark lies on the line that is being played, not after the present moment."""
        return shared(self.match.actions, place.actions) == len(place.actions)

    def may_undo(self, seat: int) -> bool:
        """Return whether a seat may take back its last choice: alone always, against bots until the end.

        Else it may while it is to act and the choice was the last thing that happened.
        """
        if self.alone(seat):
            return not self.over() and self.last_choice(seat) >= 0
        if self.seats > 1:
            return self._mover == seat and self._own(seat)
        return seat >= 0 and self.match.can_undo()

    def alone(self, seat: int) -> bool:
        """Return whether a seat is a person's and all other seats, of which there are some, are bots."""
        return bool(self.bots) and len(self.bots) == self.seats - 1 and seat >= 0 and seat not in self.bots

    def private(self, seat: int) -> bool:
        """Return whether no other person plays, so that help for this seat is fair."""
        return seat >= 0 and (self.seats == 1 or self.alone(seat))

    def forced_answer(self) -> int | None:
        """Return the only legal action in a window for an answer, for a person who plays among bots alone; else None.

        People would learn from its being passed over that there was nothing to choose. Bots know no time; so where
        somebody watches there is none either.
        """
        forced = self._unseen(self._mover) and self._forced_window(self.match.state)
        return self.legal()[0] if forced else None

    def _unseen(self, seat: int) -> bool:
        """Return whether only bots could notice when a seat answers: no other person plays or has watched."""
        return self.alone(seat) and not self.watched

    def _forced_window(self, state: State) -> bool:
        """Return whether a position opens a window for an answer with one legal action alone."""
        return self.match.game.tells_by_time(state) and len(state.legal()) == 1

    def last_choice(self, seat: int) -> int:
        """Return the moment before a seat's last choice, or -1 where it made none.

        Against bots an only legal answer does not count, until there is a spectator: it would be given again at once.
        """
        match, unseen = self.match, self._unseen(seat)
        for n in range(len(match.movers) - 1, -1, -1):
            if match.movers[n] == seat and not (unseen and self._forced_window(match.moment(n))):
                return n
        return -1

    def undo_assists(self, seat: int) -> bool:
        """Return whether undo would go past something revealed since: the game then counts as assisted.

        Against a bot that includes everything that the bot did.
        """
        if self.alone(seat):
            return not self._own(seat)
        return self.seats == 1 and self.match.undo_assists()

    def may_ask_undo(self, seat: int) -> bool:
        """Return whether a seat may ask the other players to agree to an undo of its last choice."""
        if self.seats == 1 or seat < 0 or self._mover in (seat, OVER) or self.alone(seat):
            return False
        return self._own(seat)

    def _own(self, seat: int) -> bool:
        """Return whether the last action was this seat's choice and revealed nothing."""
        match = self.match
        if not match.movers or self.last_choice(seat) != len(match.movers) - 1:
            return False
        if self._shown[0] != self.version:
            last = len(match.actions) - 1
            self._shown = (self.version, match.revealed(last))
        return not self._shown[1]

    def may_redo(self, seat: int) -> bool:
        """Return whether a seat may redo a choice that was undone."""
        return seat >= 0 and self._mover == seat and self.match.can_redo()

    def may_retract(self, seat: int) -> list[int]:
        """Return the choices of a seat, by index into the actions, that may be removed while later ones are kept."""
        if self.seats > 1 or seat < 0 or self._mover != seat:
            return []
        return [at for at in self.match.retractable() if self.match.movers[at] == seat]

    # What outlasts a finished game. A series is a game and its rematches, between which the players swap seats.

    def score(self) -> events.SeriesScore | None:
        """Return the series' score, with this game once it is over; None where no game of the series is over."""
        before = self.series
        if not self.over():
            return before
        won = list(before.won) if before is not None else [0] * self.seats
        drawn = before.drawn if before is not None else 0
        returns = self.match.returns()
        best = max(returns)
        if returns.count(best) == 1:
            won[returns.index(best)] += 1
        else:
            drawn += 1
        return events.SeriesScore(won, drawn)

    def next_score(self) -> events.SeriesScore | None:
        """Return the series' score for a rematch, its seats swapped; None where no game of the series is over."""
        found = self.score()
        return None if found is None else events.SeriesScore(found.won[::-1], found.drawn)

    def points(self, info: TableInfo) -> dict[str, int]:
        """Return the points that the game adds to the profiles of guests; none before the end, or after help.

        A guest on several seats gets those of the first, as in statistics.
        """
        if not self.over() or self.match.assisted or info.origin in REPEATED:
            return {}
        found: dict[str, int] = {}
        for guest, points in zip(info.guests, table_setup.lore(info.setup.game, self.match) or (), strict=False):
            if guest and not player_of(guest):
                found.setdefault(guest, points)
        return found


def verdict(returns: float) -> Result:
    """Return a seat's result as a word: ``won`` for 1.0, ``lost`` for 0.0, else ``drawn``."""
    return "won" if returns >= 1.0 else "lost" if returns <= 0.0 else "drawn"
