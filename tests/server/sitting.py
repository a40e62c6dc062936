"""A room for tests, people at it, and what they hear; no network, no store, a clock that is told the time."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from tests.testgame.speech import MiniDuel

from vedette import deals, registry, setups
from vedette.core.game import SPECTATOR
from vedette.core.match import Match
from vedette.protocol import client, server
from vedette.server.jobs import encoding, handlers
from vedette.session import jobs
from vedette.session.effects import Connection
from vedette.session.history import History
from vedette.session.info import TableInfo, player_of
from vedette.session.table import Table

if TYPE_CHECKING:
    from vedette.core.game import Game
    from vedette.session.effects import Effects
    from vedette.session.events import Happened

Kind = TypeVar("Kind", bound=server.Outgoing)


def titles(language: str) -> tuple[str, str]:
    return f"game in {language}", f"deck in {language}"


def room_of(
    game: Game,
    deal: list[int],
    guests: list[str],
    code: str | None = "CODE",
    *,
    clock: tuple[float, float] | None = None,
    luck: int = 0,
) -> Table:
    return room_at(Match(game, deal), guests, code, clock=clock, luck=luck)


def room_at(
    match: Match,
    guests: list[str],
    code: str | None = "CODE",
    *,
    clock: tuple[float, float] | None = None,
    luck: int = 0,
) -> Table:
    """Return a room where a match stands already."""
    game = match.game
    setup = jobs.SetupData(game.rules.name, game.definition())
    helps = registry.get(game.rules.name).helps() if game.rules.name in registry.names() else frozenset()
    card = TableInfo("t0", setup, "house", [], [], "seed", guests, code, None, None, None, helps, luck, titles)
    taken = len([guest for guest in guests if guest])
    guests += [""] * (game.rules.players - len(guests))
    bots = frozenset(seat for seat, guest in enumerate(guests) if player_of(guest))
    return Table(card, History(match, 0.0, clock, taken, bots))


def patrols(seed: int = 1) -> Table:
    game = setups.game("twelve-patrols")
    return room_of(game, deals.random_deal(game, seed), ["ann"])


DUEL = MiniDuel()


def duel(
    deal: list[int] | None = None, clock: tuple[float, float] | None = None, guests: str = "ann bob", luck: int = 0
) -> Table:
    """Return a room of the mini duel; a deal is the order of its cards."""
    return room_of(DUEL, deal or DUEL.deal(17), guests.split(), clock=clock, luck=luck)


class Person:
    """Somebody at a room: sends messages, keeps what he hears."""

    def __init__(self, room: Table, guest: str, language: server.Language = "en") -> None:
        self.room = room
        self.connection = Connection(guest)
        seat = room.info.seat_of(guest)
        self.connection.seat = SPECTATOR if seat is None else seat
        self.heard: list[server.Server] = []
        self.messages: list[bytes] = []
        self.events: list[Happened] = []
        self.number = 0
        self.now = 1.0
        self.language: server.Language = language

    def join(self, *, changes: bool = False) -> Person:
        self.send(client.Join(self.name(), self.language, changes=changes))
        return self

    def name(self) -> str:
        self.number += 1
        return f"{self.connection.guest}-{self.number}"

    def send(self, message: client.Client) -> list[server.Server]:
        """Send one message; return what this person hears of it."""
        self.now += 1.0
        return self.take(self.room.handle(self.connection, client.read(client.write(message)), self.now))

    def take(self, effects: Effects) -> list[server.Server]:
        self.events += effects.events
        letters = [letter for connection, letter in effects.messages if connection is self.connection]
        begun = len(self.heard)
        for letter in letters:
            heard = client.read_answer(letter)
            self.heard.append(client.changed(self.table, heard) if isinstance(heard, server.Changes) else heard)
        self.messages += letters
        self.effects = effects
        return self.heard[begun:]

    def work(self) -> list[server.Server]:
        """Do the jobs that the last message asked for, here; return what this person hears."""
        heard: list[server.Server] = []
        for number, what in self.effects.jobs:
            answer = encoding.opened(handlers.do(encoding.write(what)))
            heard += self.take(self.room.job_done(number, answer, self.now))
        return heard

    @property
    def table(self) -> server.Table:
        return next(message for message in reversed(self.heard) if isinstance(message, server.Table))

    @property
    def version(self) -> int:
        return self.room.history.version

    def act(self, action: int | None = None) -> list[server.Server]:
        chosen = self.room.match.legal()[0] if action is None else action
        return self.send(client.Act(self.name(), self.version, chosen))

    def only(self, kind: type[Kind], message: client.Client) -> Kind:
        """Send a message and return its one answer, which is of this kind."""
        answers = [heard for heard in self.send(message) if getattr(heard, "id", None) == message.id]
        assert len(answers) == 1, answers
        assert isinstance(answers[0], kind), answers[0]
        return answers[0]

    def refused(self, message: client.Client) -> str:
        return self.only(server.Refused, message).reason
