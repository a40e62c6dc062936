"""A table in this process: it carries messages between the people at one terminal and a session, as a server does."""

from __future__ import annotations

import math
import time
from collections import deque
from typing import TYPE_CHECKING, Final, TypeVar, cast

import msgspec

from vedette import registry, setups
from vedette.core.errors import Trouble
from vedette.protocol import client, server
from vedette.session import answers, jobs, setup
from vedette.session.connection import Visitor
from vedette.session.history import Course
from vedette.session.info import Card
from vedette.session.seats import bot_of
from vedette.session.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from vedette.core.match import Match
    from vedette.session.effects import Outcome

    Compute = Callable[[jobs.Question], msgspec.Struct]
    """Answers a job; raises a Trouble where there is no answer."""

TABLE: Final = "terminal"
"""What the table is called; nobody else can ask for it."""
Kind = TypeVar("Kind", bound=server.Outgoing)


class LocalTable:
    """One table and a connection for each person. Jobs are done at once, so that an answer is complete."""

    def __init__(  # noqa: PLR0913 (what is played, by whom, and who computes)
        self,
        match: Match,
        language: str,
        *,
        code: str = "",
        bots: Mapping[int, str] | None = None,
        luck: int = 0,
        compute: Compute = answers.find,
    ) -> None:
        """Open a table at a match, wherever it stands; ``bots`` names players by their seats, ``luck`` seeds them."""
        game, bots = match.game, bots or {}
        name, deck = game.rules.name, setups.deck_name(game)
        seats = range(game.rules.players)
        info = Card(
            table=TABLE,
            setup=jobs.Setup(name, game.definition()),
            deck=deck,
            cards="",
            options=setup.options_of(match),
            origin="random",
            guests=[bot_of(bots[seat]) if seat in bots else f"seat {seat}" for seat in seats],
            code=code or None,
            grade=None,
            verdict=None,
            daily=None,
            helps=registry.get(name).helps(),
            luck=luck,
            titles=setup.titles(name, deck),
        )
        self.compute = compute
        course = Course(match, time.monotonic(), None, len(seats), frozenset(bots), span=0.0)
        self.room = Table(info, course, math.inf)
        self.shown: dict[int, server.Table] = {}
        """The table as each person saw it last."""
        self.logs: dict[int, list[server.Line]] = {}
        """Each person's log, whole."""
        self._people = {seat: Visitor(info.guests[seat]) for seat in seats if seat not in bots}
        self._number = 0
        for seat, visitor in self._people.items():
            visitor.seat = seat
            self.send(seat, client.Join(self.name(), cast("server.Language", language)))
        self._follow(self.room.resume(time.monotonic()))

    @property
    def helps(self) -> frozenset[str]:
        """The kinds of help that the game has."""
        return self.room.card.helps

    def name(self) -> str:
        """Return an id for a message."""
        self._number += 1
        return str(self._number)

    def version(self) -> int:
        """Return the version that a message which changes the position answers."""
        return self.room.course.version

    def send(self, seat: int, message: client.Client) -> list[server.Server]:
        """Send a person's message; return everything that the person hears of it, to the end."""
        effects = self.room.handle(self._people[seat], message, time.monotonic())
        return [told for visitor, told in self._follow(effects) if visitor.seat == seat]

    def ask(self, seat: int, message: client.Client, kind: type[Kind]) -> Kind | None:
        """Send a message and return the answer of this kind; None where it was refused."""
        return next((told for told in self.send(seat, message) if isinstance(told, kind)), None)

    def refusal(self, seat: int, message: client.Client) -> str:
        """Send a message and return why it was refused, in words; nothing where it was done."""
        refused = next((told for told in self.send(seat, message) if isinstance(told, server.Refused)), None)
        return refused.words if refused is not None else ""

    def speak(self, language: str) -> None:
        """Say everything again in another language, to everybody."""
        for seat in self._people:
            self.send(seat, client.Speak(self.name(), cast("server.Language", language)))

    def _follow(self, effects: Outcome) -> list[tuple[Visitor, server.Server]]:
        """Do the jobs that follow, one after the other; return what was said to whom meanwhile."""
        waiting, said = deque([effects]), []
        while waiting:
            effects = waiting.popleft()
            for visitor, letter in effects.letters:
                told = client.read_answer(letter)
                said.append((visitor, told))
                if isinstance(told, server.Table):
                    self._show(visitor.seat, told)
            for number, what in effects.errands:
                waiting.append(self.room.job_done(number, self._compute(what), time.monotonic()))
        return said

    def _compute(self, what: jobs.Any) -> bytes | None:
        if isinstance(what, jobs.Reading):
            raise TypeError(what)  # texts of strangers are read for a server alone
        try:
            return msgspec.json.encode(self.compute(what))
        except Trouble:
            return None

    def _show(self, seat: int, table: server.Table) -> None:
        self.shown[seat] = table
        self.logs.setdefault(seat, [])[table.log.keep :] = table.log.lines
