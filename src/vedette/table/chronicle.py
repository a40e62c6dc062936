"""The chronicle: a match told line by line to each seat in each language, kept until the line of play changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.table.news import Line, Log

if TYPE_CHECKING:
    from vedette.core.game import State
    from vedette.core.match import Match


def shared(one: list[int], other: list[int]) -> int:
    """Return how many actions two lines of play have in common at their beginning."""
    length = min(len(one), len(other))
    if one[:length] == other[:length]:
        return length
    return next(at for at in range(length) if one[at] != other[at])


class Chronicle:
    """What every seat saw happen, in words. Lines are made when somebody wants them, once."""

    def __init__(self, match: Match) -> None:
        """Tell of this match, whatever is taken back or done again in it."""
        self.match = match
        self._actions: list[int] = []
        self._version = -1
        self._before: tuple[tuple[int, int], State] | None = None
        """The moment that was told of last: the next seat asks for the same."""
        self._lines: dict[tuple[int, str], list[Line]] = {}

    def lines(self, seat: int, language: str) -> list[Line]:
        """Return all lines up to now, as this seat may read them. The list is the chronicle's own."""
        self._follow()
        lines = self._lines.setdefault((seat, language), [])
        for n in range(len(lines), len(self.match.actions)):
            lines.append(self._line(n, seat, language))
        return lines

    def since(self, known: list[int], seat: int, language: str) -> Log:
        """Return what somebody lacks whose lines are of these actions."""
        keep = shared(known, self.match.actions)
        return Log(keep, self.lines(seat, language)[keep:])

    def _follow(self) -> None:
        if self._version == self.match.version:
            return
        self._version = self.match.version
        keep = shared(self._actions, self.match.actions)
        if keep < len(self._actions):
            for lines in self._lines.values():
                del lines[keep:]
        self._actions = list(self.match.actions)

    def _line(self, n: int, seat: int, language: str) -> Line:
        """Tell action ``n``; its parts go to who did it, and to everybody only where nobody hides anything."""
        game = self.match.game
        if self._before is None or self._before[0] != (self.match.version, n):
            self._before = ((self.match.version, n), self.match.moment(n))
        before = self._before[1]
        action = self.match.actions[n]
        mover = self.match.movers[n]
        words = game.tell(before.view(seat), action, seat, language)
        known = game.rules.players == 1 or mover == seat
        return Line(n, before.turn(), words, mover, dict(game.parts(action)) if known else None)
