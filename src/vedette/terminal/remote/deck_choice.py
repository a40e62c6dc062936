"""Choosing a deck at a remote table to which every player brings one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from vedette import capabilities, decks, files, registry
from vedette.core.data import BROUGHT
from vedette.core.errors import Trouble, Unreadable
from vedette.core.language import explain, plain, say
from vedette.protocol import client, server

if TYPE_CHECKING:
    from vedette.terminal.remote.http_client import Host
    from vedette.terminal.remote.seat import RemoteClient

KEEP: Final = "0"
"""What is typed to bring the same deck as in the game before."""
LONGEST: Final = 4
"""The most digits that the number of a listed deck may have."""


class LocalDecks:
    """The decks that come with a game, and the player's own."""

    def __init__(self, host: Host) -> None:
        self.host = host

    def decks(self, game: str, language: str) -> list[tuple[str, str]]:
        """Return a game's decks, name and title of each; those with faults are left out."""
        found = []
        for name in decks.names(game) if game in registry.names() else []:
            try:
                label = decks.label(game, decks.find(game, name), language)
            except Trouble:
                continue
            title = label.title or name
            found.append((name, say(language, "labelled", label=title, words=label.note) if label.note else title))
        return found

    def pack(self, game: str, spec: str, language: str) -> str:
        """Return how a deck is named to the server: by its name if it comes with the game, else by its code.

        A deck with the player's own cards fits no code and is uploaded. Raises Unreadable for an unknown deck, and for
        one that the server refuses.
        """
        held = capabilities.decks(game)
        if spec.strip().lower() in held.shipped():
            return spec.strip().lower()
        cards = files.deck(game, spec)
        parts = decks.parts(game, cards)
        if parts[0] != parts[-1]:
            raise Unreadable("remote-deck-one")
        text = held.write(cards)
        return self.host.keep(game, text, language) if BROUGHT in text else held.pack(cards)


class Speaker(Protocol):
    """The part of a dialogue that the choice of a deck uses: its client, and how it prints."""

    client: RemoteClient

    def out(self, words: str) -> None:
        """Print a text."""

    def say_once(self, words: str) -> None:
        """Print a text, unless it is the same as the last one printed by this method."""


class DeckChoice:
    """Asks the player for a deck until the server has accepted one."""

    def __init__(self, dialogue: Speaker, decks: LocalDecks | None, deck: str = "") -> None:
        """Choose among local decks; ``deck``, if given, is brought without a question."""
        self.dialogue = dialogue
        self.client = dialogue.client
        self.decks = decks
        self.deck = deck
        self._offered = -1
        """The version of the table at which decks were last offered."""

    def _say(self, message: str, **values: str | float) -> str:
        return say(self.client.language, message, **values)

    def open(self) -> bool:
        """Return whether this seat still has to bring a deck."""
        decks, at = self.client.table.decks, self.client.viewer
        return decks is not None and 0 <= at < len(decks.brought) and not decks.brought[at]

    def forget(self) -> None:
        """Let the decks be listed again at the next state of the table, whatever its version."""
        self._offered = -1

    def follow(self, decks: server.BroughtDecks) -> None:
        """Bring the deck named at the start, or list the decks once for each state; then print what is awaited."""
        if not self.open():
            waits = self._say("remote-deck-waits", deck=decks.mine) if decks.mine else self._say("table-decks-wait")
            self.dialogue.say_once(waits)
        elif self.deck:
            named, self.deck = self.deck, ""
            self.bring(named)
        elif self._offered != self.client.version():
            self._offered = self.client.version()
            self.offer()

    def offer(self) -> None:
        """Print the question for a deck, and the decks on this machine with their numbers."""
        decks = self.client.table.decks
        self.dialogue.out(self._say("remote-deck-ask"))
        if decks is not None and decks.mine:
            self.dialogue.out(f"{KEEP} {self._say('remote-deck-keep', deck=decks.mine)}")
        for number, (_, title) in enumerate(self._here(), 1):
            self.dialogue.out(f"{number} {title}")

    def _here(self) -> list[tuple[str, str]]:
        return self.decks.decks(self.client.welcome.game, self.client.language) if self.decks is not None else []

    def bring(self, typed: str) -> None:
        """Bring the deck of a number, a name, a file or a code."""
        here = self._here()
        if typed.isascii() and typed.isdecimal() and typed != KEEP and len(typed) <= LONGEST:
            if not 1 <= int(typed) <= len(here):
                self.dialogue.out(self._say("terminal-no-number", number=plain(typed), count=len(here)))
                return
            typed = here[int(typed) - 1][0]
        try:
            code = self._code(typed)
        except Trouble as trouble:
            self.dialogue.out(explain(trouble, self.client.language))
            self.offer()
            return
        refused = self.client.ask(client.Bring(self.client.name(), deck=code), server.Refused)
        for line in refused.words.splitlines() if refused is not None else ():
            self.dialogue.out(line)
        if refused is not None and refused.reason == "deck":
            self.offer()

    def _code(self, typed: str) -> str | None:
        """Return how the typed deck is named to the server, None for the one of the game before; raises a Trouble."""
        if typed == KEEP:
            return None
        if self.decks is None:
            return typed
        return self.decks.pack(self.client.welcome.game, typed, self.client.language)
