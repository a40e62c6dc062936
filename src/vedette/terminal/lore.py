"""Lore in the terminal: the points of finished games that are kept for ever, in a file that goes with the player."""

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
"""The profile's name in the data folder."""
SOURCE: Final = 24
"""Characters that stand for a game in the profile: of the digest of its record, so that it can count but once."""


class Profile(msgspec.Struct, forbid_unknown_fields=True):
    """What the file holds."""

    name: str = ""
    """As its player called it."""
    points: dict[str, dict[str, int]] = {}
    """By the game, and by what stands for each game played."""


class Lore:
    """The profile of whoever plays here.

    A game adds its points at its end, and takes them back where it is taken up again.
    """

    def __init__(self, path: Path) -> None:
        """Keep the profile in this file."""
        self.path = path
        self.trouble: Trouble | None = None
        """Why the profile could not be read or kept, where it could not."""
        self._match: Match | None = None
        self._source = ""
        """What stands for this match in the profile; empty while it is not there."""

    def follow(self, match: Match, seat: int) -> None:
        """Bring the profile up to what has become of a match, of which it keeps this seat's points."""
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
        """Return the profile as its file has it; raises Unreadable, and then the file is left alone."""
        if not self.path.exists():
            return Profile()
        try:
            return msgspec.json.decode(file.read(self.path), type=Profile)
        except msgspec.DecodeError as wrong:
            raise Unreadable("terminal-lore-unread", {"file": str(self.path), "why": str(wrong)}) from wrong

    def told(self, spoken: str) -> str:
        """Return in words what the match that is over has added; empty where it adds nothing."""
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
