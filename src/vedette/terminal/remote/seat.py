"""A seat at a remote table, or a spectator's place: what the server sends is kept, messages go through a connection."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from vedette import registry
from vedette.core.language import say
from vedette.protocol import client, server
from vedette.terminal import player_names
from vedette.terminal.client import Client, Received

if TYPE_CHECKING:
    from collections.abc import Callable


class RemoteClient(Client):
    """The client at a remote table. ``hear`` takes each message of the server, asked for or not."""

    def __init__(
        self,
        language: server.Language,
        token: str,
        exchange: Callable[[client.Client], list[server.Server]],
        out: Callable[[str], None],
        *,
        accept: bool = False,
    ) -> None:
        """Send through ``exchange``, which hands all that comes to ``hear`` before it returns; print notices."""
        super().__init__(language)
        self.token = token
        self.accept = accept
        """Whether it takes a free seat of an open table."""
        self.person = ""
        """The name to be known by; empty to leave it as it is."""
        self.out = out
        self.next_table = ""
        """The table of the rematch, once one was agreed to."""
        self.rewritten = False
        """Whether the log at the end differed from the one received during play."""
        self._exchange = exchange
        self._received = Received()
        self._prefix = secrets.token_hex(4)
        self._count = 0

    @property
    def received(self) -> Received:
        """What this seat has received."""
        return self._received

    @property
    def viewer(self) -> int:
        """The seat; -3 for a spectator."""
        return self.welcome.seat

    @property
    def people(self) -> list[int]:
        """The seat; none for a spectator."""
        return [self.viewer] if self.viewer >= 0 else []

    @property
    def welcome(self) -> server.Welcome:
        """The latest welcome."""
        if self._received.welcome is None:
            raise LookupError
        return self._received.welcome

    def exchange(self, message: client.Client) -> list[server.Server]:
        """Send a message; return what came, up to its answer and the table that follows."""
        return self._exchange(message)

    def name(self) -> str:
        """Return a fresh message id."""
        self._count += 1
        return f"{self._prefix}-{self._count}"

    def offers(self, what: str) -> bool:
        """Return whether the game offers a kind of help now."""
        can, game = self.table.can, self.game()
        if what == "foresee":  # the table does not say; a game that is unknown here may be asked
            return game not in registry.names() or what in registry.get(game).helps()
        return {"hint": can.hint, "chance": can.chance, "solve": can.solve}[what]

    def join(self) -> str:
        """Join, or join again after a reconnect; return why that was refused, empty if it was not.

        Where the invitation was used by another player, this client watches.
        """
        join = client.Join(self.name(), self.language, self.token or None, changes=True, accept=self.accept)
        refused = self.ask(join, server.Refused)
        if refused is not None and refused.reason == "taken" and self.token:
            self.token = ""
            self.out(refused.words)
            return self.join()
        return refused.words if refused is not None else ""

    def introduce(self) -> str:
        """Say by which name to be known; return why that was refused, empty if it was not."""
        if not self.person or self.viewer < 0 or self.welcome.players == 1:
            return ""
        color = self.table.seats[self.viewer].color
        return self.refusal(client.Introduce(self.name(), self.person, color))

    def named(self, words: str) -> str:
        """Return words with the names that the players chose."""
        if self._received.table is None:
            return words
        seats = ["" if seat.bot else seat.name for seat in self._received.table.seats]
        others = [seat for seat in range(len(seats)) if seat != self.viewer]
        alone = self.viewer >= 0 and len(others) == 1
        return player_names.named(words, self.language, seats[others[0]] if alone else "", seats)

    def hear(self, message: server.Server) -> None:
        """Keep what a message of the server brings."""
        before = {line.n: line.words for line in self._received.log}
        self._received.hear(message)
        match message:
            case server.Waiting(words=words):
                self.out(words)
            case server.Rematch(table=table) | server.Opened(table=table):
                self.next_table = table
            case server.Emoted(seat=seat, words=words) if seat != self.viewer:
                self.out(self.named(say(self.language, "remote-emoted", seat=seat + 1, words=words)))
            case server.Table() | server.Changes() if self._received.table is not None and self.over():
                self.rewritten |= any(before.get(line.n, line.words) != line.words for line in self._received.log)
            case _:
                pass
