"""The line-by-line dialogue at a remote table, with deck choice, fair deals, and requests of other players."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar

from vedette.core.errors import Trouble
from vedette.core.language import say
from vedette.protocol import client, server
from vedette.terminal.dialogue import Dialogue
from vedette.terminal.remote.deck_choice import DeckChoice
from vedette.terminal.remote.fair_deal import FairDeal, replayed

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.protocol.client import Client as Message
    from vedette.terminal.remote.deck_choice import LocalDecks
    from vedette.terminal.remote.fair_deal import Finding
    from vedette.terminal.remote.seat import RemoteClient


class RemoteDialogue(Dialogue):
    """The line-by-line dialogue at a table on a server; ``follow`` prints what has arrived since."""

    client: RemoteClient
    NAMES: ClassVar[tuple[str, ...]] = (
        *Dialogue.NAMES[:-2],
        "yes",
        "no",
        "rematch",
        "claim",
        "deck",
        *Dialogue.NAMES[-2:],
    )
    LETTERS: ClassVar[dict[str, str]] = {**Dialogue.LETTERS, "y": "yes"}
    FILLED = Dialogue.FILLED | {"deck"}

    def __init__(
        self,
        client: RemoteClient,
        out: Callable[[str], None],
        decks: LocalDecks | None = None,
        deck: str = "",
        fair: FairDeal | None = None,
        record: Callable[[str], str] | None = None,
    ) -> None:
        """Print through ``out``, one line at a time, once the client has joined.

        ``decks`` are the local decks; ``deck`` names the one to bring without being asked. ``fair`` has the salts of
        fair deals; ``record`` returns the record of a table, or raises a Trouble.
        """
        super().__init__(client, out)
        self.choice = DeckChoice(self, decks, deck)
        self.fair = fair or FairDeal()
        self.record = record
        self._shown = -1
        """The version of the table that was last shown."""
        self._once = ""
        """The last text printed by ``say_once``."""

    def say_remote(self, message: str, **values: str | float) -> str:
        """Return the text of one of the messages for remote tables, with these values."""
        return say(self.client.language, f"remote-{message}", **values)

    def out(self, words: str) -> None:
        """Print words, with the names that the players chose."""
        super().out(self.client.named(words))

    def say_once(self, words: str) -> None:
        """Print a text, unless it is the same as the last one printed by this method."""
        if words != self._once:
            self._once = words
            self.out(words)

    def manner(self) -> list[str]:
        """Return the lines of help that explain how to answer a question."""
        return [self.say_remote("help")]

    # What the server sends

    def greet(self) -> None:
        """Print the game and the seat, then the table and the first question."""
        welcome = self.client.welcome
        self.out(self.say_remote("greeting", game=welcome.game_words, seat=welcome.seat + 1))
        if welcome.notice:
            self.out(welcome.notice)
        self.renew()

    def rejoined(self) -> None:
        """Go on after the client has joined again: what happened meanwhile is told, then the table."""
        for line in self._news():
            self.out(line.words)
        self.begin()
        self.choice.forget()
        self.renew()

    def follow(self) -> None:
        """Print what the server has sent since the table was last printed; nothing if nothing changed."""
        if self.client.version() != self._shown:
            self.renew()
        else:
            self._say_rest()

    def renew(self) -> None:
        """Print what happened and the next question; before the game begins, only what is awaited."""
        self._open_salt()
        table = self.client.table
        self._shown = table.version
        if self.client.table.n < self._told.get(self.client.viewer, 0):
            self._behind.add(self.client.viewer)  # something was taken back
        if self._waits(table):
            self.begin()  # the deal is shown, not told
        else:
            super().renew()
        self._say_rest()

    @staticmethod
    def _waits(table: server.Table) -> bool:
        """Return whether decks or salts are awaited before the game begins."""
        return table.decks is not None or (table.fair is not None and None in table.fair.salts and table.over is None)

    def _say_rest(self) -> None:
        """Say, once each, what is awaited and what other players ask for."""
        table = self.client.table
        if table.decks is not None:
            self.choice.follow(table.decks)
        elif table.fair is not None and self._waits(table):
            self.say_once(self.say_remote("fair-waits", pledge=table.fair.pledge))
        elif table.window is not None and table.window.answer is not None:
            self.say_once(self.say_remote("held"))
        for asked in table.asks:
            if asked.seat != self.client.viewer:
                self.say_once(self.say_remote("asked", what=asked.what, seat=asked.seat + 1))
        for asked in table.declined:
            if asked.seat == self.client.viewer:
                self.say_once(self.say_remote("declined", what=asked.what))
        if table.can.claim:
            self.say_once(self.say_remote("may-claim"))

    def ask(self) -> None:
        """Ask for a deck, where one is awaited, else the game's question."""
        if self.choice.open():
            self.out("")
            self.choice.offer()
        else:
            super().ask()

    def conclude(self) -> None:
        """Print the result of the game, and whether its fair deal could be verified."""
        super().conclude()
        self.check(self.client.table.fair)
        self.out(self.say_remote("after"))

    # A fair deal

    def _open_salt(self) -> None:
        """Send this seat's pledge for a fair deal, and its salt once all seats have pledged."""
        while (fair := self.client.table.fair) is not None and not self.client.over():
            welcome = self.client.welcome
            message = self.fair.wants(welcome.table, welcome.seat, fair, self.client.name())
            if message is None:
                return
            if refused := self.client.refusal(message):
                self.out(refused)
                return

    def check(self, fair: server.Fair | None) -> None:
        """Print whether the cards follow from the pledged salts."""
        if fair is None or fair.salt is None or None in fair.salts:
            return
        welcome = self.client.welcome
        found = self.fair.finding(welcome.table, welcome.seat, fair, self._replayed)
        self.out(self.say_remote("fair", found=found, pledge=fair.pledge))

    def _replayed(self, proof: list[str]) -> Finding:
        """Verify the record of the table with these pledges and salts; ``kept`` if it is not available."""
        with suppress(Trouble):
            if self.record is not None and not self.client.rewritten:
                text = self.record(self.client.welcome.table)
                log = [line.words for line in self.client.steps()]
                return replayed(text, proof, self.client.viewer, self.client.language, log)
        return "kept"

    # Typed lines

    def answer(self, line: str) -> None:
        """Handle a line that the user typed; while a deck is awaited, one that is no command names a deck."""
        typed = line.strip()
        if typed and self.choice.open() and not self.command_of(typed.split())[0]:
            self.choice.bring(typed)
        else:
            super().answer(line)

    def play(self, action: int) -> None:
        """Send an action; print why it was refused. Its result is printed by ``follow``."""
        self._print(self.client.play(action))

    def _print(self, refused: str) -> None:
        for line in refused.splitlines():
            self.out(line)

    def _send(self, message: Message) -> None:
        """Send a message; print why it was refused."""
        self._print(self.client.refusal(message))

    def changed(self, *, done: bool, otherwise: str) -> None:
        """Print why a command did nothing, in the server's words if it sent any; ``follow`` prints what it did."""
        if not done:
            self._print(self.client.refused or self.say(otherwise))

    def do_undo(self, rest: str) -> None:
        """Undo the last choice, or ask the other seat to allow it."""
        can = self.client.table.can
        if not can.undo and "undo" in can.ask:
            self.out(self.say_remote("asking"))
            self._send(client.Ask(self.client.name(), self.client.version(), "undo"))
        else:
            super().do_undo(rest)

    def do_yes(self, _: str) -> None:
        """Accept the request of another player, as for an undo or a rematch."""
        self._reply(yes=True)

    def do_no(self, _: str) -> None:
        """Decline the request of another player, as for an undo or a rematch."""
        self._reply(yes=False)

    def _reply(self, *, yes: bool) -> None:
        asked = next((asked for asked in self.client.table.asks if asked.seat != self.client.viewer), None)
        if asked is None:
            self.out(self.say_remote("nothing-asked"))
        else:
            self._send(client.Reply(self.client.name(), self.client.version(), asked.what, yes))

    def do_rematch(self, _: str) -> None:
        """Request a rematch with the seats swapped."""
        self._send(client.Ask(self.client.name(), self.client.version(), "rematch"))

    def do_claim(self, _: str) -> None:
        """Claim the win against an absent player."""
        self._send(client.Claim(self.client.name(), self.client.version()))

    def do_deck(self, named: str) -> None:
        """Bring another deck while others are still choosing; without a name, list the decks."""
        if self.client.table.decks is None:
            self.out(self.say_remote("deck-dealt"))
        elif named:
            self.choice.bring(named)
        else:
            self.choice.offer()
