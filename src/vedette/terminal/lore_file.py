"""A file that keeps the points a player won in finished games (lore) from game to game."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

import msgspec

from vedette import registry
from vedette.core import file, language, record
from vedette.core.errors import Trouble, Unreadable
from vedette.core.game import OVER

if TYPE_CHECKING:
    from pathlib import Path

    from vedette.core.match import Match

FILE: Final = "lore.json"
"""The name of the player's file of points in the data folder."""
SOURCE: Final = 24
"""Characters of a record's digest that identify a game, so that it counts only once."""


class Profile(msgspec.Struct, forbid_unknown_fields=True):
    """The content of the player's file of points."""

    name: str = ""
    """The name that the player gave to their profile."""
    points: dict[str, dict[str, int]] = {}
    """Points by game, then by the identifier of each game played."""


class LoreFile:
    """The player's file of points from finished games.

    A finished game adds its points; they are removed if it is resumed by an undo.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: Trouble | None = None
        """Why the file could not be read or saved, None if it could."""
        self._match: Match | None = None
        self._source = ""
        """The identifier of the present match in the file; empty while its points are not there."""

    def follow(self, match: Match, seat: int) -> None:
        """Add a seat's points once its match has ended unassisted, or remove them if it goes on after an undo."""
        if match is not self._match:
            self._match, self._source, self.trouble = match, "", None
        over = match.mover() == OVER and not match.assisted
        kept = registry.of(match.game).points if over else None
        points = kept(match.game, match.state) if kept is not None else None
        source = hashlib.sha256(record.write(match).encode()).hexdigest()[:SOURCE] if points is not None else ""
        if source != self._source:
            self._change(match.game.rules.name, source, points[seat] if points is not None else 0)

    def _change(self, game: str, source: str, points: int) -> None:
        try:
            profile = self._read()
            kept = profile.points.setdefault(game, {})
            kept.pop(self._source, None)
            if source:
                kept[source] = points
            file.write(self.path, msgspec.json.format(msgspec.json.encode(profile)) + b"\n")
        except Trouble as trouble:
            self.trouble = trouble
        else:
            self._source, self.trouble = source, None

    def _read(self) -> Profile:
        """Return the points in the file, none without a file; raises Unreadable for a damaged one, which stays."""
        if not self.path.exists():
            return Profile()
        try:
            return msgspec.json.decode(file.read(self.path), type=Profile)
        except msgspec.DecodeError as wrong:
            raise Unreadable("terminal-lore-unread", {"file": str(self.path), "why": str(wrong)}) from wrong

    def told(self, spoken: str) -> str:
        """Return in words how many points the finished match added, or what failed; empty if neither."""
        if self.trouble is not None:
            return language.explain(self.trouble, spoken)
        if self._match is None or not self._source:
            return ""
        try:
            profile = self._read()
        except Trouble as trouble:
            return language.explain(trouble, spoken)
        kept = profile.points.get(self._match.game.rules.name, {})
        name = language.plain(profile.name, 60)
        won, total = kept.get(self._source, 0), sum(kept.values())
        return language.say(
            spoken, "terminal-lore", named="yes" if name else "no", name=name, won=won, total=total, games=len(kept)
        )
