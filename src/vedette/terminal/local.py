"""A table in this process, for the people at one terminal: passes their messages to a session, saves the game."""

from __future__ import annotations

import contextlib
import math
import time
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

import msgspec

from vedette import registry, setups
from vedette.core import file, language, record
from vedette.core.errors import Trouble
from vedette.core.game import OVER
from vedette.core.plugin import variants_of
from vedette.players import opponent
from vedette.protocol import client, server
from vedette.session import answers, jobs, table_setup
from vedette.session.effects import Connection
from vedette.session.history import History
from vedette.session.info import TableInfo, bot_of
from vedette.session.snapshot import stopped
from vedette.session.table import Table
from vedette.terminal import player_names
from vedette.terminal.client import Client, LogLine, Received, WordedHint

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from vedette.core.match import Match
    from vedette.session.effects import Effects
    from vedette.terminal.choice import ListedChoice
    from vedette.terminal.storage import ReadyMatch, Storage

    Compute = Callable[[jobs.Question], object]
    """Does a job, such as a hint, and returns its answer; raises a Trouble where there is none."""

TABLE: Final = "terminal"
"""The table's name, which has no meaning outside of this process."""
NOBODY: Final = -1
"""The number of no seat: that of the screen while two people change over."""


class LocalTable:
    """A session's table with a connection for each person at this terminal.

    Jobs are done at once, so every answer is complete.
    """

    def __init__(
        self,
        match: Match,
        language: str,
        *,
        code: str = "",
        bots: Mapping[int, str] | None = None,
        luck: int = 0,
        compute: Compute = answers.find,
    ) -> None:
        """Open a table at the present position of a match; ``bots`` names bots by seat, ``luck`` seeds them."""
        game, bots = match.game, bots or {}
        name, deck = game.rules.name, setups.deck_name(game)
        seats = range(game.rules.players)
        info = TableInfo(
            table=TABLE,
            setup=jobs.SetupData(name, game.definition()),
            deck=deck,
            texts=[],
            options=variants_of(match.game),
            origin="random",
            guests=[bot_of(bots[seat]) if seat in bots else f"seat {seat}" for seat in seats],
            code=code or None,
            grade=None,
            verdict=None,
            daily=None,
            helps=registry.get(name).helps(),
            luck=luck,
            titles=table_setup.titles(name, deck),
        )
        self.compute = compute
        history = History(match, time.monotonic(), None, len(seats), frozenset(bots), span=0.0)
        self.room = Table(info, history, math.inf)
        self.received: dict[int, Received] = {}
        """What each person's connection has received."""
        self._people = {seat: Connection(info.guests[seat]) for seat in seats if seat not in bots}
        self._number = 0
        for seat, connection in self._people.items():
            connection.seat = seat
            self.received[seat] = Received()
            self.exchange(seat, client.Join(self.name(), cast("server.Language", language)))
        self._follow(self.room.resume(time.monotonic()))

    @property
    def helps(self) -> frozenset[str]:
        """The kinds of help that the game has."""
        return self.room.info.helps

    def name(self) -> str:
        """Return a fresh message id."""
        self._number += 1
        return str(self._number)

    def exchange(self, seat: int, message: client.Client) -> list[server.Server]:
        """Handle a person's message; return all messages that they get in answer."""
        effects = self.room.handle(self._people[seat], message, time.monotonic())
        return [told for connection, told in self._follow(effects) if connection.seat == seat]

    def speak(self, language: str) -> None:
        """Change the language of all connections; everything is sent again."""
        for seat in self._people:
            self.exchange(seat, client.Speak(self.name(), cast("server.Language", language)))

    def _follow(self, effects: Effects) -> list[tuple[Connection, server.Server]]:
        """Deliver messages and do all jobs that follow from an event; return each message with its connection."""
        waiting, said = deque([effects]), []
        while waiting:
            effects = waiting.popleft()
            for connection, letter in effects.messages:
                told = client.read_answer(letter)
                said.append((connection, told))
                self.received[connection.seat].hear(told)
            for number, what in effects.jobs:
                waiting.append(self.room.job_done(number, self._compute(what), time.monotonic()))
        return said

    def _compute(self, what: jobs.Question) -> bytes | None:
        try:
            return msgspec.json.encode(self.compute(what))
        except Trouble:
            return None


class LocalClient(Client):
    """The client of a table in this process, on a screen that shows one seat at a time.

    Seats in ``bots`` are played by the named bots, the others by people who hand the screen over. ``kept`` is the file
    that saves the running game, written whole after each action, so that a killed terminal loses nothing; None saves
    nothing. ``lore`` keeps points for ever. A game saved there before is ``waiting`` until it is resumed or the first
    action replaces it.
    """

    def __init__(
        self,
        deal: ReadyMatch,
        spoken: str,
        storage: Storage,
        kept: Path | None = None,
        bots: Mapping[int, str] | None = None,
        *,
        luck: int = 0,
        compute: Compute = answers.find,
    ) -> None:
        """Open a table for a deal; ``luck`` seeds the bots, ``compute`` does the table's jobs."""
        super().__init__(cast("server.Language", spoken))
        self.bots = dict(bots or {})
        self.luck = luck
        self.compute = compute
        self.storage = storage
        self.kept: Path | None = kept
        self.trouble: Trouble | None = None
        """Why the game could not be saved or read, None if it could."""
        self.aside: Path | None = None
        """Where a saved game that could not be read was moved."""
        self._open(deal)
        self.waiting = self._waiting()

    def _open(self, deal: ReadyMatch) -> None:
        """Open a new table for a match, and hide it if several people play here."""
        self.deal = deal
        self.local = LocalTable(
            deal.match, self.language, code=deal.code, bots=self.bots, luck=self.luck, compute=self.compute
        )
        self.seat = self.people[0] if len(self.people) == 1 else NOBODY
        """The seat with the view that the screen shows; NOBODY while two people change over."""
        self._settle()

    @property
    def received(self) -> Received:
        """What the seat on screen has received of the table."""
        return self.local.received[self.viewer]

    @property
    def people(self) -> list[int]:
        """The seats that people at this terminal play."""
        return list(self.local.received)

    @property
    def viewer(self) -> int:
        """The seat with the view that the screen shows; the first person's while two people change over."""
        return self.people[0] if self.seat == NOBODY else self.seat

    def exchange(self, message: client.Client) -> list[server.Server]:
        """Send a message for the seat on screen; return all messages that it receives for it."""
        return self.local.exchange(self.viewer, message)

    def name(self) -> str:
        """Return a fresh message id."""
        return self.local.name()

    def offers(self, what: str) -> bool:
        """Return whether the game offers a kind of help; between two people only ``foresee``."""
        return what in self.local.helps and (what == "foresee" or len(self.people) == 1)

    @property
    def match(self) -> Match:
        """The match at the table."""
        return self.local.room.match

    @property
    def open(self) -> bool:
        """Whether the deal's code and the record may be shown: the game is over, or has one seat."""
        return self.alone or self.over()

    def named(self, words: str) -> str:
        """Return a text in which a named bot's name stands for the words that mean the opponent."""
        game = self.match.game.rules.name
        known = [opponent(self.bots.get(seat, ""), game) for seat in range(self.match.game.rules.players)]
        names = [one.name if one is not None else "" for one in known]
        return player_names.named(words, self.language, "".join(names), names)

    def describe(self) -> str:
        """Return the position in words, with the name of the bot."""
        return self.named(super().describe())

    def asked(self) -> tuple[str, str]:
        """Return what the game asks now, and a second sentence with the alternatives; each may be empty."""
        title, detail = super().asked()
        return self.named(title), self.named(detail)

    def log(self, since: int = 0) -> list[LogLine]:
        """Return the lines of the log already received, from a number on, one for each action, oldest first."""
        return [line._replace(words=self.named(line.words)) for line in super().log(since)]

    def whole_log(self) -> list[LogLine]:
        """Return the whole log, one line for each action, oldest first, with the name of the bot."""
        return [line._replace(words=self.named(line.words)) for line in super().whole_log()]

    def choice(self, legal: server.Choice) -> ListedChoice:
        """Return a legal action of the protocol as a choice that is picked at once."""
        choice = super().choice(legal)
        return choice._replace(words=self.named(choice.words))

    def ending(self) -> str:
        """Return in words how the game ended, with the score of a duel that was played out."""
        over = self.table.over
        if closing := self.closing():
            between = [language.say(self.language, "terminal-ended-between", seat=self.winner() + 1)]
            return self.named(" ".join([closing, *(between if len(self.people) > 1 else [])]))
        if not self.alone and over is not None and (title := self.asked()[0]):
            return title
        if len(self.people) > 1:
            return language.say(self.language, "terminal-ended-between", seat=self.winner() + 1)
        return language.say(self.language, "terminal-ended", result=self.ended())

    def closing(self) -> str:
        """Return who gave up and the score then; where two people play here, the seats are named by number."""
        if len(self.people) == 1 or not super().closing():
            return super().closing()
        return f"{stopped(self.match, self.local.room.history.how, self.viewer, self.language, shared=True)}."

    def handing(self) -> bool:
        """Return whether two people are changing over at one screen, which must then show no seat's view."""
        return self.seat == NOBODY and not self.over()

    def take(self) -> None:
        """Show the view of the seat that is to act, after another person has handed the screen over."""
        self.seat = self.match.mover()

    def _settle(self) -> None:
        """Hide every view if another seat than the one on screen is to act, until its person takes over."""
        if not self.over() and self.match.mover() != self.seat:
            self.seat = NOBODY

    def _waiting(self) -> ReadyMatch | None:
        """Return the match of the file of the running game, None if there is none that can be resumed.

        A file that cannot be read is renamed, so that it is not overwritten.
        """
        if self.kept is None or not self.kept.exists():
            return None
        try:
            deal = self.storage.read(file.read(self.kept), str(self.kept))
        except Trouble as trouble:
            self.trouble = trouble
            aside = self.kept.with_suffix(".unread")
            with contextlib.suppress(OSError):
                self.kept.replace(aside)
                self.aside = aside
            return None
        fits = deal.match.game.rules == self.match.game.rules
        return deal if fits and deal.match.mover() != OVER else None

    def resume(self) -> bool:
        """Resume the saved game; return whether there was one."""
        if self.waiting is None:
            return False
        self._open(self.waiting)
        self._changed()
        return True

    def waiting_at(self) -> dict[str, str | float]:
        """Return in which turn the saved game is, as values of the message that says so."""
        match = (self.deal if self.waiting is None else self.waiting).match
        return registry.of(match.game).counted(match.state.turn())

    def waiting_code(self) -> str:
        """Return the deal code of the saved game, cut to a line; ``none`` where it must stay secret."""
        return language.plain(self.waiting.code, 40) if self.waiting is not None and self.alone else "none"

    def troubled(self) -> str:
        """Return in words what failed in saving or reading the game; empty if nothing."""
        if self.trouble is None:
            return ""
        words = language.explain(self.trouble, self.language)
        if self.aside is None:
            return words
        return words + ". " + language.say(self.language, "terminal-kept-elsewhere", name=str(self.aside))

    @property
    def code(self) -> str:
        """The code of the deal; empty while it would reveal hidden cards."""
        return self.deal.code if self.open else ""

    def heading(self) -> str:
        """Return a line with the code of the deal, unless that must stay secret, and the number of choices made."""
        return language.say(self.language, "terminal-deal", code=self.code or "none", moves=self.match.moves())

    def file_name(self) -> str:
        """Return the file name that is suggested for the game's record."""
        code = self.code.rpartition("/")[2]
        return "-".join(part for part in (self.match.game.rules.name, code) if part) + ".txt"

    def undo(self) -> bool:
        """Undo the last choice of the seat on screen; return whether that was allowed, False while none is shown."""
        return self.seat != NOBODY and super().undo()

    def renew(self) -> None:
        """Open a table for a new game from another deal."""
        self._open(self.storage.fresh())
        self._changed()

    def _advice(self, tier: int) -> WordedHint | None:
        hint = super()._advice(tier)
        return hint and hint._replace(words=self.named(hint.words))

    def ask_hint(self) -> WordedHint | None:
        """Return a fuller hint each time and save the game, whose record says that help was used; None if none."""
        hint = super().ask_hint()
        if hint is not None:
            self.keep()
        return hint

    def _speak(self) -> None:
        self.local.speak(self.language)

    def _changed(self) -> None:
        super()._changed()
        self.waiting = None
        self._settle()
        if self.lore is not None:  # before the saved game is deleted
            self.lore.follow(self.match, self.people[0])
        self.keep()

    def text(self) -> str:
        """Return the record of the game."""
        return record.write(self.match)

    def save(self, name: str) -> str:
        """Save the record in a file, once it holds no secrets; return in words where, or why not."""
        if not self.open:
            return language.say(self.language, "terminal-secret")
        try:
            file.write(Path(name).expanduser(), self.text())
        except Trouble as trouble:
            return language.explain(trouble, self.language)
        return language.say(self.language, "terminal-saved", name=language.plain(name, 240))

    def keep(self) -> None:
        """Save the running game; a finished one is deleted, a waiting one is not overwritten."""
        if self.kept is None or self.waiting is not None:
            return
        try:
            if self.over():
                self.kept.unlink(missing_ok=True)
            else:
                file.write(self.kept, self.text())
            self.trouble = None
        except Trouble as trouble:
            self.trouble = trouble
