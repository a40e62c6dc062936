"""A seat spoken line by line: what the server says in words, and what is typed as messages to it; no network in it."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from vedette.afar.choice import Choice
from vedette.afar.promise import Promise, replayed
from vedette.core import answer
from vedette.core.errors import Trouble
from vedette.core.language import LANGUAGES, apart, plain, say
from vedette.protocol import client, server
from vedette.terminal.order import Order

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.afar.choice import Chest
    from vedette.afar.promise import Finding

NAMES: Final = (
    "help", "look", "card", "log", "undo", "redo", "yes", "no", "rematch", "claim", "give-up",
    "deck", "language", "quit",
)  # fmt: skip
"""Every command; each has its name in each language, and all names are understood in both."""
SHORT: Final = {"?": "help", "l": "look", "u": "undo", "r": "redo", "y": "yes", "q": "quit", "exit": "quit"}
WITH: Final = ("card", "language", "deck")
"""Commands behind which more may stand."""
LONGEST: Final = 4
"""Digits of the largest number of an answer."""


def commands() -> dict[str, str]:
    """Return the commands by everything that may be typed for them."""
    return answer.commands(NAMES, SHORT, "afar-command")


class Seat:
    """Somebody at a distant table. ``hear`` takes what the server says, ``answer`` what is typed."""

    def __init__(  # noqa: PLR0913, PLR0917 (whom it speaks to, as whom, with what)
        self,
        language: server.Language,
        token: str,
        out: Callable[[str], None],
        send: Callable[[client.Client], None],
        chest: Chest | None = None,
        deck: str = "",
        promise: Promise | None = None,
        record: Callable[[str], str] | None = None,
    ) -> None:
        """Speak through ``out``, one line at a time, and to the server through ``send``.

        ``chest`` has the decks that may be brought from here; ``deck`` names the one to bring without being asked.
        ``promise`` has the salts of fair deals; ``record`` gets the record of a table, or raises a Trouble.
        """
        self.choice = Choice(self, chest, deck)
        self.promise = promise or Promise()
        self.record = record
        self.order = Order()
        self.table_name = ""
        self.game = ""
        self.language = language
        self.token = token
        self.out = out
        self.send = send
        self.open = True
        self.seat = -1
        """-1 before the welcome, -3 for who only watches."""
        self.table: server.Table | None = None
        self.next_table = ""
        """Where the game goes on, once a rematch was agreed to."""
        self.log: list[server.Line] = []
        self._rewritten = False
        """Whether the log that came with the end was not the one that we were told."""
        self._prefix = secrets.token_hex(4)
        self._count = 0
        self._shown = -1
        """The version whose position was described."""
        self._describing = -1
        """The version whose description was asked for and has not come."""
        self._behind = False
        """Whether others have changed the position since it was described."""
        self._asked = ""
        """What was last said to be asked by another seat."""
        self._wanted = ""
        """The name of the card that was to be read out."""

    def say(self, message: str, **values: str | float) -> str:
        """Return a message in the seat's language."""
        return say(self.language, message, **values)

    def name(self) -> str:
        """Return a fresh id for a message."""
        self._count += 1
        return f"{self._prefix}-{self._count}"

    def join(self) -> None:
        """Sit down; after a lost connection again."""
        self._describing = -1
        self.send(client.Join(self.name(), self.language, self.token or None))

    # What the server says

    def hear(self, letter: server.Server) -> None:
        """Take one message of the server."""
        match letter:
            case server.Welcome():
                self._welcome(letter)
            case server.Table():
                self._settle(letter)
            case server.Text(words=words):
                self._describe(words)
            case server.Faces(lines=lines):
                self._read_out(lines)
            case server.Refused():
                self._refused(letter)
            case server.Rematch(table=table) | server.Opened(table=table):
                self._go_on(table)
            case server.Waiting(words=words):
                self.out(words)
            case server.Elsewhere():
                self.out(self.say("afar-elsewhere"))
                self.open = False
            case _:
                pass  # done: the table follows

    def _describe(self, words: str) -> None:
        """Say how it stands, then what is wanted; a table that has gone on meanwhile is described anew instead."""
        version = self._version()
        if self._describing not in (-1, version):
            self._describing = version
            self.send(client.Describe(self.name()))
            return
        self._describing = -1
        self._behind = False
        self.out("")
        asked = self._asked_for()
        for line in words.splitlines():
            if line != asked:
                self.out(line)
        self._ask()

    def _read_out(self, faces: list[str]) -> None:
        """Say what is printed on the cards that were asked for."""
        found = answer.printed(self._wanted, faces)
        for face in found or [self.say("afar-no-card", name=plain(self._wanted))]:
            self.out(face)

    def _welcome(self, letter: server.Welcome) -> None:
        if self.seat == -1:
            self.out(self.say("afar-greeting", game=letter.game_words, seat=letter.seat + 1))
            if letter.notice:
                self.out(letter.notice)
        self.seat = letter.seat
        self.table_name = letter.table
        self.game = letter.game
        self._shown = -1
        self.choice.forget()

    def _refused(self, letter: server.Refused) -> None:
        self._describing = -1
        if letter.reason == "taken" and self.token:
            self.token = ""  # somebody followed the invitation first: watch
            self.out(letter.words)
            self.join()
            return
        for line in letter.words.splitlines():
            self.out(line)
        if letter.reason == "deck":
            self.choice.offer()

    def _go_on(self, table: str) -> None:
        self.next_table = table
        self.out(self.say("afar-rematch"))

    def _settle(self, table: server.Table) -> None:
        """Take the table as it is now: say what happened, then how it stands and what is wanted."""
        self.table = table
        keep = table.log.keep
        known = min(len(self.log), keep) if self.log else 0
        again = zip(self.log[keep:], table.log.lines, strict=False)
        self._rewritten |= table.over is not None and any(old.words != new.words for old, new in again)
        self.log[keep:] = table.log.lines
        told = self.log[known:] if self._shown >= 0 else []
        for line in told:
            self.out(line.words)
        self._season(table.fair)
        if table.decks is not None:
            self.choice.hear(table.decks)
        elif table.fair is not None and None in table.fair.salts and table.over is None:
            self.say_once(self.say("afar-fair-waits", pledge=table.fair.pledge))
        elif table.window is not None and table.window.answer is not None:
            self.say_once(self.say("afar-held"))
        elif table.version != self._shown:
            self._shown = table.version
            self._behind = self._behind or not told or any(line.mover != self.seat for line in told)
            if not told or table.legal or table.over is not None or self.seat < 0:
                self._show()
            elif any(line.mover == self.seat for line in told):
                self._ask()
        self._say_asks(table)

    def _show(self) -> None:
        """Describe the position where others had a part in it since it was described; else ask at once."""
        if self._describing >= 0:
            return  # what comes is told for the table as it then is
        if self._behind:
            self._describing = self._version()
            self.send(client.Describe(self.name()))
        else:
            self._ask()

    def _say_asks(self, table: server.Table) -> None:
        for asked in table.asks:
            if asked.seat != self.seat:
                self.say_once(self.say("afar-asked", what=asked.what, seat=asked.seat + 1))
        if table.can.claim:
            self.say_once(self.say("afar-may-claim"))

    def say_once(self, words: str) -> None:
        """Say what need not be said again while nothing else was."""
        if words != self._asked:
            self._asked = words
            self.out(words)

    def _ask(self) -> None:
        """Ask what is wanted now, with the numbered answers; at the end say how it ended."""
        table = self.table
        if table is None:
            return
        self.out("")
        if table.over is not None:
            self.out(table.over.words)
            self._check(table.fair)
            self.out(self.say("afar-after"))
            return
        if self.choice.open():
            self.choice.offer()
            return
        if asked := self._asked_for():
            self.out(asked)
        for number, choice in enumerate(self._legal(), 1):
            self.out(f"{number} {choice.words}")

    def _asked_for(self) -> str:
        """Return the game's own sentence that asks; empty where it has none."""
        asked = self.table.view.get("ask") if self.table is not None else None
        return str(asked.get("title") or "") if isinstance(asked, dict) else ""

    # A fair deal

    def _season(self, fair: server.Fair | None) -> None:
        """Pledge our salt of a fair deal, and open it once all have pledged."""
        over = self.table is not None and self.table.over is not None
        if fair is None or over:
            return
        message = self.promise.wants(self.table_name, self.seat, fair, self.name())
        if message is not None:
            self.send(message)

    def _check(self, fair: server.Fair | None) -> None:
        """Say whether the cards were those that follow from the pledged salts."""
        if fair is None or fair.salt is None or None in fair.salts:
            return
        found = self.promise.finding(self.table_name, self.seat, fair, self._replayed)
        self.out(self.say("afar-fair", found=found, pledge=fair.pledge))

    def _replayed(self, proof: list[str]) -> Finding:
        """Return what the table's record proves; nothing where it is not to be had."""
        with suppress(Trouble):
            if self.record is not None and not self._rewritten:
                text = self.record(self.table_name)
                return replayed(text, proof, self.seat, self.language, self.log)
        return "kept"

    # What is typed

    def answer(self, line: str) -> None:
        """Take one line: nothing, a number, a command, or the words of one answer."""
        typed = line.strip()
        known = commands()
        command, rest = known.get(typed.casefold(), ""), ""
        name, _, after = typed.partition(" ")
        if known.get(name.casefold()) in WITH:
            command, rest = known[name.casefold()], after.strip()
        if self.choice.open() and typed and not command:
            self.choice.bring(typed)
        elif not typed:
            self._ask()
        elif typed.isascii() and typed.isdecimal():
            self._number(typed)
        elif command:
            getattr(self, f"do_{command.replace('-', '_')}")(rest)
        else:
            self._words(typed)

    def _legal(self) -> list[server.Choice]:
        table = self.table
        return self.order.listed(table.turn, table.legal, lambda one: one.parts) if table is not None else []

    def _number(self, typed: str) -> None:
        legal = self._legal()
        if len(typed) <= LONGEST and 1 <= int(typed) <= len(legal):
            self._act(legal[int(typed) - 1])
        else:
            self.out(self.say("afar-no-number", number=plain(typed), count=len(legal)))

    def _words(self, typed: str) -> None:
        """Take the words of one answer, or beginnings of them."""
        legal = self._legal()
        found = [legal[at] for at in answer.named(typed, [choice.words for choice in legal])]
        if len(found) == 1:
            self._act(found[0])
        elif found:
            could = apart(self.language, (choice.words for choice in found))
            self.out(self.say("afar-could-be", text=plain(typed), could=could))
        else:
            self.out(self.say("afar-unknown", text=plain(typed)))

    def _version(self) -> int:
        return self.table.version if self.table is not None else 0

    def _act(self, choice: server.Choice) -> None:
        self.send(client.Act(self.name(), self._version(), choice.action))

    def do_help(self, _: str) -> None:
        """Name the commands."""
        self.out(self.say("afar-help"))
        for name in NAMES:
            does = self.say("afar-command-help", name=name)
            self.out("  " + self.say("terminal-command-line", name=self.say("afar-command", name=name), does=does))

    def do_look(self, _: str) -> None:
        """Have the table described."""
        self.send(client.Describe(self.name()))

    def do_card(self, name: str) -> None:
        """Read a card out, all that is printed on it; without a name, every card in sight."""
        self._wanted = name
        self.send(client.Faces(self.name()))

    def do_log(self, _: str) -> None:
        """Tell what happened so far."""
        for line in self.log:
            self.out(line.words)

    def do_undo(self, _: str) -> None:
        """Take the last choice back, or ask the other seat whether it may be."""
        can = self.table.can if self.table is not None else None
        if can is not None and can.undo:
            self.send(client.Undo(self.name(), self._version()))
        elif can is not None and "undo" in can.ask:
            self.send(client.Ask(self.name(), self._version(), "undo"))
            self.out(self.say("afar-asking"))
        else:
            self.out(self.say("afar-no-undo"))

    def do_redo(self, _: str) -> None:
        """Do again what was taken back."""
        self.send(client.Redo(self.name(), self._version()))

    def do_yes(self, _: str) -> None:
        """Agree to what the other seat asks."""
        self._reply(yes=True)

    def do_no(self, _: str) -> None:
        """Do not agree."""
        self._reply(yes=False)

    def _reply(self, *, yes: bool) -> None:
        asks = [asked for asked in self.table.asks if asked.seat != self.seat] if self.table is not None else []
        if not asks:
            self.out(self.say("afar-nothing-asked"))
        for asked in asks[:1]:
            self.send(client.Reply(self.name(), self._version(), asked.what, yes))

    def do_rematch(self, _: str) -> None:
        """Ask for another game, seats swapped."""
        self.send(client.Ask(self.name(), self._version(), "rematch"))

    def do_claim(self, _: str) -> None:
        """Claim the win from somebody who has gone."""
        self.send(client.Claim(self.name(), self._version()))

    def do_give_up(self, _: str) -> None:
        """Give up."""
        self.send(client.Concede(self.name(), self._version()))

    def do_deck(self, named: str) -> None:
        """Bring another deck while the others are waited for; without a name, say which there are."""
        if self.table is None or self.table.decks is None:
            self.out(self.say("afar-deck-dealt"))
        elif named:
            self.choice.bring(named)
        else:
            self.choice.offer()

    def do_language(self, wanted: str) -> None:
        """Go on in another language: the one named, else the next."""
        if wanted and wanted.casefold() not in LANGUAGES:
            self.out(self.say("afar-no-language", text=plain(wanted), languages=", ".join(LANGUAGES)))
            return
        other: server.Language = "fr" if self.language == "en" else "en"
        self.log = []  # it comes again whole, in the other language
        self.language = "en" if wanted.casefold() == "en" else "fr" if wanted.casefold() == "fr" else other
        self._shown = -1
        self.send(client.Speak(self.name(), self.language))

    def do_quit(self, _: str) -> None:
        """Leave; the seat is kept."""
        self.open = False
