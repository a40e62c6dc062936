"""The log of a match in words, cached by seat and language until actions are taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from vedette.core.match import FORCED
from vedette.protocol.server import Beat, Line, Log

if TYPE_CHECKING:
    from vedette.core.match import Match
    from vedette.protocol.server import Parts


def shared(one: list[int], other: list[int]) -> int:
    """Return how many actions two lines of play have in common at their beginning."""
    length = min(len(one), len(other))
    if one[:length] == other[:length]:
        return length
    return next(at for at in range(length) if one[at] != other[at])


Cursor = tuple[int, int]
"""How much of the log a connection has: the number of cuts that it knows of, and of lines."""
NOTHING: Final[Cursor] = (0, 0)
"""The cursor of a new connection."""
LATEST: Final = 60
"""The most lines, and actions whose beats, that are sent at once. Earlier lines are sent on request."""
EARLIER: Final = 200
"""The most earlier lines that are sent on one request."""


class Told(NamedTuple):
    """What the log of one seat tells of one action."""

    line: Line
    beats: list[Beat]
    clause: str
    """Where the action is a step of a longer one: what it adds to the line that tells all steps."""


class SeatLog:
    """The cached log of one seat in one language."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.clauses: list[str] = []
        """For each line what it adds to the line that tells all steps of its action."""
        self.sums: list[str] = []
        """For each line all steps of its action so far in one line; empty for a first step."""
        self.beats: dict[int, list[Beat]] = {}
        """The beats of each of the latest actions, by their numbers."""
        self.rounds: dict[int, list[list[int]]] = {}
        """The number and points of each round that ended, by the action that ended it."""

    def cut(self, keep: int) -> None:
        """Remove what is cached of all actions but the first ``keep``."""
        del self.lines[keep:]
        del self.clauses[keep:]
        del self.sums[keep:]
        for n in [n for n in self.beats if n >= keep]:
            del self.beats[n]
        for n in [n for n in self.rounds if n >= keep]:
            del self.rounds[n]


class TableLog:
    """The log as each seat may read it. A line is made when it is first asked for, then cached."""

    def __init__(self, match: Match) -> None:
        """Follow this match, through undo and redo too."""
        self.match = match
        self._actions: list[int] = []
        self._version = -1
        self._grown = match.cuts
        """``Match.cuts`` when it was last looked at: while it is equal, actions were only added."""
        self._cuts: list[int] = []
        """The moment of each cut: the actions after it were taken back."""
        self._views: dict[int, bytes] = {}
        """Views of the present position, by seat."""
        self._past: list[tuple[int, dict[int, bytes]]] = []
        """The moments before the last two changes, the later one first, and the views that were cached for them."""
        self._logs: dict[tuple[int, str], SeatLog] = {}
        """What is cached, by seat and language."""
        self._parts: dict[int, Parts] = {}
        """The parts of actions: the lines of a long game have many in common."""

    def view(self, seat: int) -> bytes:
        """Return the view that a seat has of the present position, cached."""
        self._follow()
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self.match.state.view(seat)
        return view

    def lines(self, seat: int, language: str) -> list[Line]:
        """Return all lines of the log for a seat. The list is the cache: do not change it."""
        return self._log(seat, language).lines

    def _log(self, seat: int, language: str) -> SeatLog:
        """Return the cached log of a seat, with the lines of all actions."""
        self._follow()
        log = self._logs.get((seat, language))
        if log is None:
            log = self._logs[seat, language] = SeatLog()
        first = len(log.lines)
        if first == len(self._actions):
            return log
        past, view = self._seen(first - 1, seat) if first else b"", self._seen(first, seat)
        for n in range(first, len(self._actions)):
            after = self._seen(n + 1, seat)
            followed = self._add(log, n, past, view, after, seat, language)
            past, view = view, after
            log.beats[n] = followed
            log.beats.pop(n - LATEST, None)
            if ended := [beat.numbers for beat in followed if beat.kind == "round"]:
                log.rounds[n] = ended
        return log

    def beats(self, n: int, seat: int, language: str) -> list[Beat]:
        """Return the beats (consequences) of action ``n`` as a seat saw them, from the cache or made again."""
        kept = self._log(seat, language).beats.get(n)
        if kept is None:
            kept = self._line(n, self._seen(n, seat), self._seen(n + 1, seat), seat, language).beats
        return kept

    def cursor(self) -> Cursor:
        """Return the cursor of a connection that has all lines of the log."""
        self._follow()
        return len(self._cuts), len(self._actions)

    def rounds(self, seat: int, language: str) -> list[list[int]]:
        """Return, for each round that has ended, its number and each seat's points."""
        return [numbers for ended in self._log(seat, language).rounds.values() for numbers in ended]

    def fresh(self, told: Cursor, seat: int, language: str) -> list[Beat]:
        """Return the beats of the actions since a connection's cursor.

        There are none for a new connection, after actions were taken back, and where more than LATEST lines are new.
        """
        cuts, known = told
        lines = self.lines(seat, language)
        if told == NOTHING or cuts != len(self._cuts) or len(lines) - known > LATEST:
            return []
        return [beat for n in range(known, len(lines)) for beat in self.beats(n, seat, language)]

    def since(self, told: Cursor, seat: int, language: str) -> tuple[Log, Cursor]:
        """Return the message that brings a connection's log up to date, and its cursor afterwards.

        Where more than LATEST lines are new the log begins anew with the last of them.
        """
        lines = self.lines(seat, language)
        cuts = len(self._cuts)
        known, keep = told
        if known != cuts:
            keep = min(keep, *self._cuts[known:])
        first = max(keep, len(lines) - LATEST)
        fresh = self._summed(first, len(lines), seat, language)
        return Log(keep if first == keep else 0, fresh), (cuts, len(lines))

    def earlier(self, before: int, seat: int, language: str) -> list[Line]:
        """Return the last EARLIER lines before the one of this number."""
        return self._summed(max(before - EARLIER, 0), before, seat, language)

    def whole(self, seat: int, language: str) -> list[Line]:
        """Return all lines of the log as they are sent to a seat."""
        return self._summed(0, len(self.lines(seat, language)), seat, language)

    def _summed(self, first: int, after: int, seat: int, language: str) -> list[Line]:
        """Return lines of the log; the last line of an action of several steps has them all in one line (``sum``)."""
        log = self._log(seat, language)
        lines, sums = log.lines, log.sums
        return [
            replace(line, sum=sums[line.n]) if sums[line.n] and _ends(lines, line.n) else line
            for line in lines[first:after]
        ]

    def _follow(self) -> None:
        """Update the caches to the match: the lines of actions that were taken back are removed."""
        match = self.match
        if self._version == match.version:
            return
        self._version = match.version
        known = len(self._actions)
        grown = match.cuts == self._grown
        keep = known if grown else shared(self._actions, match.actions)
        self._grown = match.cuts
        self._past = [(known, self._views), *self._past[:1]] if grown else []
        if keep < known:
            self._cuts.append(keep)
            for log in self._logs.values():
                log.cut(keep)
        self._actions[keep:] = match.actions[keep:]
        self._views = {}

    def _add(
        self, log: SeatLog, n: int, past: bytes, view: bytes, after: bytes, seat: int, language: str
    ) -> list[Beat]:
        """Add the line of action ``n`` and, of an action of several steps, all so far in one line; return its beats.

        ``view`` and ``after`` are what the seat saw before and after it, ``past`` before the action that came before.
        """
        game, actions = self.match.game, self._actions
        lines, clauses, sums = log.lines, log.clauses, log.sums
        line, followed, clause = self._line(n, view, after, seat, language)
        summed = ""
        clauses.append(clause)
        if n and game.continues(past, actions[n - 1], view, actions[n]):
            earlier = lines[-1]
            start = earlier.n if earlier.of is None else earlier.of
            line = replace(line, of=start, idle=line.mover == FORCED and not clause)
            summed = game.sum_up(view, after, actions[start : n + 1], clauses[start:], language)
        lines.append(line)
        sums.append(summed)
        return followed

    def _seen(self, n: int, seat: int) -> bytes:
        """Return a seat's view of the position after ``n`` actions, from the cache where it is there."""
        if n == len(self._actions):
            return self.view(seat)
        for past, views in self._past:
            if n == past and seat in views:
                return views[seat]
        return self.match.view(n, seat)

    def _line(self, n: int, view: bytes, after: bytes, seat: int, language: str) -> Told:
        """Return the line, beats and clause of action ``n``, from a seat's views before and after it.

        Its parts are for the seat that did it, or for all in a game for one; its spectators read the player's lines
        where they saw the same.
        """
        match, game = self.match, self.match.game
        recent = n >= len(self._actions) - LATEST  # older beats are not kept, so nothing is gained
        if (
            seat < 0
            and game.rules.players == 1
            and recent
            and (view, after) == (self._seen(n, 0), self._seen(n + 1, 0))
        ):
            return Told(self.lines(0, language)[n], self.beats(n, 0, language), "")
        action = self._actions[n]
        mover = match.movers[n]
        known = game.rules.players == 1 or mover == seat
        parts: Parts | None = None
        if known:
            parts = self._parts.setdefault(action, game.parts(action))
        words = game.tell(view, action, seat, language)
        followed = game.beats(view, action, after, language)
        line = words if words.endswith((".", "!", "?")) else f"{words}."
        beats = [
            Beat(kind, n, said or line, list(places), list(numbers), list(cards))
            for kind, said, places, numbers, cards in followed
        ]
        clause = game.clause(view, action, words, followed, language)
        if game.outcomes():
            words = " ".join([words, *[beat.words for beat in followed if beat.words]])
        return Told(Line(n, match.turn(n), words, mover, parts), beats, clause)


def _ends(lines: list[Line], n: int) -> bool:
    """Return whether a line of the log is the last so far of an action of one or several steps."""
    return n + 1 == len(lines) or lines[n + 1].of is None
