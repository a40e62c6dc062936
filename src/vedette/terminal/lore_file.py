"""Lore in the terminal: the points of finished games, kept for ever in a file of the player's."""

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
"""The profile's file in the data folder."""
SOURCE: Final = 24
"""Characters of a record's digest that identify a game, so that it counts only once."""


class Profile(msgspec.Struct, forbid_unknown_fields=True):
    """The content of the file."""

    name: str = ""
    """The name that the player gave it."""
    points: dict[str, dict[str, int]] = {}
    """Points by game, then by the identifier of each game played."""


class LoreFile:
    """The profile of the player here.

    A finished game adds its points; they are removed if it is resumed by an undo.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: Trouble | None = None
        """Why the profile could not be read or saved, if so."""
        self._match: Match | None = None
        self._source = ""
        """The identifier of this match in the profile; empty while it is not there."""

    def follow(self, match: Match, seat: int) -> None:
        """Update the profile after a change of a match, for this seat's points."""
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
        """Return the profile from its file; raises Unreadable, and then the file is left alone."""
        if not self.path.exists():
            return Profile()
        try:
            return msgspec.json.decode(file.read(self.path), type=Profile)
        except msgspec.DecodeError as wrong:
            raise Unreadable("terminal-lore-unread", {"file": str(self.path), "why": str(wrong)}) from wrong

    def told(self, spoken: str) -> str:
        """Return in words what the finished match added; empty if nothing."""
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
