"""The client of a seat, or a spectator, at a remote table: keeps what the server sends, sends messages."""

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
    """The client of a seat, or a spectator, at a table on a server."""

    def __init__(
        self,
        language: server.Language,
        token: str,
        exchange: Callable[[client.Client], list[server.Server]],
        out: Callable[[str], None],
        *,
        accept: bool = False,
    ) -> None:
        """Send messages through ``exchange``, which passes all that arrives to ``hear``; print notices by ``out``."""
        super().__init__(language)
        self.token = token
        self.accept = accept
        """Whether the client takes a free seat of a table that is open to everybody."""
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
        """What this client has received of the table."""
        return self._received

    @property
    def viewer(self) -> int:
        """The seat of this client; -3 for a spectator."""
        return self.welcome.seat

    @property
    def people(self) -> list[int]:
        """The seat of this client in a list, which is empty for a spectator."""
        return [self.viewer] if self.viewer >= 0 else []

    @property
    def welcome(self) -> server.Welcome:
        """The latest welcome of the table; raises LookupError before the first."""
        if self._received.welcome is None:
            raise LookupError
        return self._received.welcome

    def exchange(self, message: client.Client) -> list[server.Server]:
        """Send a message; return all messages up to its answer and the state of the table that follows."""
        return self._exchange(message)

    def name(self) -> str:
        """Return a fresh message id."""
        self._count += 1
        return f"{self._prefix}-{self._count}"

    def offers(self, what: str) -> bool:
        """Return whether a kind of help, such as ``hint``, is offered now."""
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
        """Tell the table the player's name, if they have a seat in a duel; return why it was refused, else empty."""
        if not self.person or self.viewer < 0 or self.welcome.players == 1:
            return ""
        color = self.table.seats[self.viewer].color
        return self.refusal(client.Introduce(self.name(), self.person, color))

    def named(self, words: str) -> str:
        """Return a text with the names that the players chose in place of "your opponent" or seat numbers."""
        if self._received.table is None:
            return words
        seats = ["" if seat.bot else seat.name for seat in self._received.table.seats]
        others = [seat for seat in range(len(seats)) if seat != self.viewer]
        alone = self.viewer >= 0 and len(others) == 1
        return player_names.named(words, self.language, seats[others[0]] if alone else "", seats)

    def hear(self, message: server.Server) -> None:
        """Take a message of the server: update what is known, print notices and emotes, note a rematch."""
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
