"""A fair deal at a distant table: the salt that is pledged and opened from here, and what its end is worth."""

from __future__ import annotations

import contextlib
import secrets
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from vedette.core import file, pledge, record
from vedette.core.errors import Trouble
from vedette.protocol import client
from vedette.session import setup

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from vedette.core.game import Game
    from vedette.core.match import Match
    from vedette.protocol import server

SALT: Final = 16
"""Bytes of a salt."""
MOST: Final = 200
"""Salts that are remembered; the oldest are forgotten."""
Finding = Literal["broken", "kept", "older", "verified"]
"""``broken``: a salt is not the pledged one, or a card not the one that follows from them. ``kept``: the salts are the
pledged ones, and no more could be found out. ``older``: of version 1. ``verified``: every card follows."""


class Mine(msgspec.Struct):
    """What was pledged from a seat, and in answer to what."""

    server: str
    """The server's pledge."""
    salt: str
    shown: list[str | None] = []
    """The seats' pledges for which the salt was opened; empty before."""


class Promise:
    """The salts of this machine. A salt is opened only once, for the pledges that were shown then."""

    def __init__(self, kept: Path | None = None, home: str = "") -> None:
        """Remember salts in a file, so that another start can open what this one pledged; without one, in memory."""
        self.kept = kept
        self.home = home
        self._mine: dict[str, Mine] = {}
        if kept is not None:
            with contextlib.suppress(Trouble, msgspec.MsgspecError):
                self._mine = msgspec.json.decode(file.read(kept), type=dict[str, Mine])

    def _at(self, table: str, seat: int) -> str:
        return f"{self.home} {table} {seat}"

    def _keep(self) -> None:
        for old in list(self._mine)[: max(len(self._mine) - MOST, 0)]:
            del self._mine[old]
        if self.kept is not None:
            file.write(self.kept, msgspec.json.encode(self._mine))
            self.kept.chmod(0o600)  # who reads it knows what is not opened yet

    def wants(self, table: str, seat: int, fair: server.Fair, name: str) -> client.Pledge | client.Salt | None:
        """Return what the seat has to say now, if anything; it opens nothing for pledges other than those it saw."""
        if not 0 <= seat < len(fair.pledges):
            return None
        mine = self._mine.get(self._at(table, seat))
        if fair.pledges[seat] is None:
            if mine is None or mine.server != fair.pledge:
                mine = self._mine[self._at(table, seat)] = Mine(fair.pledge, secrets.token_hex(SALT))
                self._keep()
            return client.Pledge(name, pledge.pledge(mine.salt, seat + 1))
        if None in fair.pledges or fair.salts[seat] is not None:
            return None
        if fair.pledges[seat] == pledge.NONE:  # an older table, which asks for no pledge
            mine = mine or Mine(fair.pledge, secrets.token_hex(SALT))
        elif mine is None or not self._same(mine, seat, fair):
            return None
        mine.shown = list(fair.pledges)
        self._mine[self._at(table, seat)] = mine
        self._keep()
        return client.Salt(name, mine.salt)

    @staticmethod
    def _same(mine: Mine, seat: int, fair: server.Fair) -> bool:
        """Return whether the pledges are those that were shown to us, and ours is among them."""
        promised = pledge.NONE if fair.pledges[seat] == pledge.NONE else pledge.pledge(mine.salt, seat + 1)
        shown = fair.pledge == mine.server and fair.pledges[seat] == promised
        return shown and mine.shown in ([], fair.pledges)

    def finding(self, table: str, seat: int, fair: server.Fair, played: Callable[[list[str]], Finding]) -> Finding:
        """Return what the end of a fair deal is worth. ``played`` replays the game of these salts, server's first."""
        pledges = [fair.pledge, *(one or "" for one in fair.pledges)]
        salts = [fair.salt or "", *(one or "" for one in fair.salts)]
        mine = self._mine.get(self._at(table, seat))
        if mine is not None and not (self._same(mine, seat, fair) and fair.salts[seat] == mine.salt):
            return "broken"
        if set(pledges[1:]) == {pledge.NONE}:
            return "older" if fair.pledge == pledge.pledge(salts[0], 0, pledge.OPEN) else "broken"
        if not pledge.kept(pledges, salts):
            return "broken"
        return "kept" if mine is None else played([*pledges, *salts])


def replayed(text: str, proof: list[str], seat: int, language: str, log: list[server.Line]) -> Finding:
    """Return what a record proves that must have these pledges and salts, and tell the game as the seat saw it."""
    try:
        told = record.read(text, "")
        game = setup.same(told)
    except Trouble:
        return "kept"  # a game that is not known here
    if told.rules != game.rules.version:
        return "kept"
    if told.fair != pledge.VERSION or [*told.pledges, *told.salts] != proof:
        return "broken"
    try:
        match = record.replay(told, game)
    except Trouble:
        return "broken"
    return "verified" if _tells(game, match, seat, language) == [line.words for line in log] else "kept"


def _tells(game: Game, match: Match, seat: int, language: str) -> list[str]:
    """Return the log of a match as a seat is told it."""
    lines = []
    for n, action in enumerate(match.actions):
        before, after = match.view(n, seat), match.view(n + 1, seat)
        lines.append(" ".join([game.tell(before, action, seat, language), *game.news(before, after, language)]))
    return lines
