"""The chronicle: a match told line by line to each seat in each language, kept until the line of play changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.protocol.server import Line, Log

if TYPE_CHECKING:
    from vedette.core.match import Match
    from vedette.protocol.server import Parts


def shared(one: list[int], other: list[int]) -> int:
    """Return how many actions two lines of play have in common at their beginning."""
    length = min(len(one), len(other))
    if one[:length] == other[:length]:
        return length
    return next(at for at in range(length) if one[at] != other[at])


Told = tuple[int, int]
"""How much of the log somebody has: of the line of play after so many cuts, so many lines."""
NOTHING: Final[Told] = (0, 0)
"""What somebody has who has just come."""


class Chronicle:
    """What every seat saw happen, in words. Lines are made when somebody wants them, once."""

    def __init__(self, match: Match) -> None:
        """Tell of this match, whatever is taken back or done again in it."""
        self.match = match
        self._actions: list[int] = []
        self._version = -1
        self._grown = match.cuts
        """The cuts of the match since which its line of play has only grown."""
        self._cuts: list[int] = []
        """The moments back to which the line of play was given up, one after the other."""
        self._views: dict[int, bytes] = {}
        """What seats see now: it will be what they saw before the next line."""
        self._past: tuple[int, dict[int, bytes]] = (-1, {})
        """The moment that was the present until the last change, and what seats saw then."""
        self._lines: dict[tuple[int, str], list[Line]] = {}

    def view(self, seat: int) -> bytes:
        """Return what a seat sees now."""
        self._follow()
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self.match.state.view(seat)
        return view

    def lines(self, seat: int, language: str) -> list[Line]:
        """Return all lines up to now, as this seat may read them. The list is the chronicle's own."""
        self._follow()
        lines = self._lines.get((seat, language))
        if lines is None:
            lines = self._lines[seat, language] = []
        for n in range(len(lines), len(self._actions)):
            lines.append(self._line(n, seat, language))
        return lines

    def told(self) -> Told:
        """Return what somebody has who was told everything."""
        self._follow()
        return len(self._cuts), len(self._actions)

    def since(self, told: Told, seat: int, language: str) -> tuple[Log, Told]:
        """Return what somebody lacks who has so much of the log, and how much he then has."""
        lines = self.lines(seat, language)
        cuts = len(self._cuts)
        known, keep = told
        if known != cuts:
            keep = min(keep, *self._cuts[known:])
        return Log(keep, lines[keep:]), (cuts, len(lines))

    def _follow(self) -> None:
        """Go on to the present moment of the match."""
        match = self.match
        if self._version == match.version:
            return
        self._version = match.version
        known = len(self._actions)
        grown = match.cuts == self._grown
        keep = known if grown else shared(self._actions, match.actions)
        self._grown = match.cuts
        self._past = (known, self._views) if grown else (-1, {})
        if keep < known:
            self._cuts.append(keep)
            for lines in self._lines.values():
                del lines[keep:]
        self._actions[keep:] = match.actions[keep:]
        self._views = {}

    def _seen(self, n: int, seat: int) -> bytes:
        """Return what a seat saw after so many actions."""
        if n == len(self._actions):
            return self.view(seat)
        past, views = self._past
        return views[seat] if n == past and seat in views else self.match.view(n, seat)

    def _line(self, n: int, seat: int, language: str) -> Line:
        """Tell action ``n``; its parts go to who did it, and to everybody only where nobody hides anything."""
        match, game = self.match, self.match.game
        view = self._seen(n, seat)
        action = self._actions[n]
        mover = match.movers[n]
        known = game.rules.players == 1 or mover == seat
        parts: Parts | None = game.parts(action) if known else None
        words = game.tell(view, action, seat, language)
        if game.outcomes():
            words = " ".join([words, *game.news(view, self._seen(n + 1, seat), language)])
        return Line(n, match.turn(n), words, mover, parts)
