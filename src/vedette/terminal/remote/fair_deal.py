"""Commit and reveal at a remote table: stores this client's salts, and verifies the deal at the end."""

from __future__ import annotations

import contextlib
import secrets
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from vedette.core import file, pledge, record
from vedette.core.errors import Trouble
from vedette.protocol import client
from vedette.session import table_setup
from vedette.session.log import TableLog

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from vedette.protocol import server

SALT: Final = 16
"""How many random bytes a pledged salt has."""
MOST: Final = 200
"""How many salts are stored; the oldest are dropped."""
Finding = Literal["broken", "kept", "older", "verified"]
"""The result of verifying a fair deal.

``broken``: a salt does not match its pledge, or a card does not follow from the salts. ``kept``: the salts match,
and no more could be verified. ``older``: of version 1. ``verified``: every card follows.

"""


class PledgedSalt(msgspec.Struct):
    """The secret salt that a seat has pledged for a fair deal, with the server's pledge at that time."""

    server: str
    """The pledge of the server."""
    salt: str
    shown: list[str | None] = []
    """The pledges of all seats when the salt was opened; empty before."""


class FairDeal:
    """The salts of this machine. A salt is opened once, for one set of pledges."""

    def __init__(self, kept: Path | None = None, home: str = "") -> None:
        """Save salts in a file, so that a later process can open what this one pledged; without a file, in memory."""
        self.kept = kept
        self.home = home
        self._mine: dict[str, PledgedSalt] = {}
        if kept is not None:
            with contextlib.suppress(Trouble, msgspec.MsgspecError):
                self._mine = msgspec.json.decode(file.read(kept), type=dict[str, PledgedSalt])

    def _at(self, table: str, seat: int) -> str:
        return f"{self.home} {table} {seat}"

    def _keep(self) -> None:
        for old in list(self._mine)[: max(len(self._mine) - MOST, 0)]:
            del self._mine[old]
        if self.kept is not None:
            file.write(self.kept, msgspec.json.encode(self._mine))
            self.kept.chmod(0o600)  # the salts that are not opened yet are secret

    def wants(self, table: str, seat: int, fair: server.Fair, name: str) -> client.Pledge | client.Salt | None:
        """Return the pledge or the salt that a seat has to send next for a fair deal, None if nothing.

        A salt is opened only for the first set of pledges seen.
        """
        if not 0 <= seat < len(fair.pledges):
            return None
        mine = self._mine.get(self._at(table, seat))
        if fair.pledges[seat] is None:
            if mine is None or mine.server != fair.pledge:
                mine = self._mine[self._at(table, seat)] = PledgedSalt(fair.pledge, secrets.token_hex(SALT))
                self._keep()
            return client.Pledge(name, pledge.pledge(mine.salt, seat + 1))
        if None in fair.pledges or fair.salts[seat] is not None:
            return None
        if fair.pledges[seat] == pledge.NONE:  # an older server, which asks for no pledge
            mine = mine or PledgedSalt(fair.pledge, secrets.token_hex(SALT))
        elif mine is None or not self._same(mine, seat, fair):
            return None
        mine.shown = list(fair.pledges)
        self._mine[self._at(table, seat)] = mine
        self._keep()
        return client.Salt(name, mine.salt)

    @staticmethod
    def _same(mine: PledgedSalt, seat: int, fair: server.Fair) -> bool:
        """Return whether the pledges are those seen when the salt was opened, with this seat's own among them."""
        promised = pledge.NONE if fair.pledges[seat] == pledge.NONE else pledge.pledge(mine.salt, seat + 1)
        shown = fair.pledge == mine.server and fair.pledges[seat] == promised
        return shown and mine.shown in ([], fair.pledges)

    def finding(self, table: str, seat: int, fair: server.Fair, played: Callable[[list[str]], Finding]) -> Finding:
        """Return the result of verifying a finished deal; ``played`` replays it with pledges and salts."""
        pledges = [fair.pledge, *(one or "" for one in fair.pledges)]
        salts = [fair.salt or "", *(one or "" for one in fair.salts)]
        mine = self._mine.get(self._at(table, seat))
        if mine is not None and not (self._same(mine, seat, fair) and fair.salts[seat] == mine.salt):
            return "broken"
        if set(pledges[1:]) == {pledge.NONE}:
            return "older" if fair.pledge == pledge.pledge(salts[0], 0, pledge.OPEN) else "broken"
        if not pledge.match_pledges(pledges, salts):
            return "broken"
        return "kept" if mine is None else played([*pledges, *salts])


def replayed(text: str, proof: list[str], seat: int, language: str, log: list[str]) -> Finding:
    """Verify a record that must have these pledges and salts, and the log as the seat saw it; return the result."""
    try:
        told = record.read(text, "")
        game = table_setup.same(told)
    except Trouble:
        return "kept"  # an unknown game
    if told.rules != game.rules.version:
        return "kept"
    if told.fair != pledge.VERSION or [*told.pledges, *told.salts] != proof:
        return "broken"
    try:
        match = record.replay(told, game)
    except Trouble:
        return "broken"
    lines = TableLog(match).lines(seat, language)
    return "verified" if [line.words for line in lines] == log else "kept"
