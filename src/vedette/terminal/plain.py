"""The plain terminal: the dialogue at a table in this process, for screen readers, pipes and programs."""

import contextlib
from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final, TextIO

from vedette.core.errors import Trouble
from vedette.core.language import explain
from vedette.terminal import typed_answer, wrapping
from vedette.terminal.choice import Chooser
from vedette.terminal.dialogue import Dialogue
from vedette.terminal.local import LocalClient

WIPE: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal and its scrollback: the next player must not read the last one's cards."""


class Plain(Dialogue):
    """The line-by-line dialogue at a table in this process, where two people may take turns at one screen.

    It can also save and resume games, start new ones, and read actions in the notation of records.
    """

    client: LocalClient
    NAMES: ClassVar[tuple[str, ...]] = (
        *Dialogue.NAMES[:6], "legal", *Dialogue.NAMES[6:14], "save", "record", "new", "resume", *Dialogue.NAMES[14:],
    )  # fmt: skip
    LETTERS: ClassVar[dict[str, str]] = {**Dialogue.LETTERS, "n": "new", "s": "save"}
    FILLED = Dialogue.FILLED | {"save"}

    def __init__(self, client: LocalClient, out: Callable[[str], None]) -> None:
        """Play the table of a client, printing line by line through ``out``."""
        super().__init__(client, out)
        self.wipe = ""
        """The escape codes that clear the screen between two people; empty where there is no terminal."""

    def greet(self, against: str = "") -> None:
        """Print the game, its deal, the opponent and how to resume a saved game; then the first question."""
        client = self.client
        self.out(self.say("greeting", game=client.title(), code=client.code or "none"))
        if against:
            self.out(self.say("against", seat=client.seat + 1, names=against))
        if client.waiting is not None:
            self.out(self.say("resume-command", **client.waiting_at()))
        self.renew()

    def renew(self) -> None:
        """Print what happened and ask for the next choice; or ask the next person to take the screen."""
        if words := self.client.troubled():
            self.out(words)
        if self.client.handing():
            self.chooser = Chooser([])
            self.out(self.wipe + self.say("hand-over", seat=self.client.match.mover() + 1))
        else:
            super().renew()

    def conclude(self) -> None:
        """Print the result; in a game for one also how many choices it took and whether help was used."""
        client = self.client
        self.out(client.ending())
        if client.lore is not None and (words := client.lore.told(client.language)):
            self.out(words)
        if client.alone:
            self.out(self.summary())

    def summary(self) -> str:
        """Return how many choices the game took, and whether help was used."""
        assisted = "yes" if self.client.table.assisted else "no"
        return self.say("result-more", moves=self.client.moves(), assisted=assisted)

    def answer(self, line: str) -> None:
        """Handle a line that the user typed; after a change of persons the first line only shows the table."""
        if self.client.handing() and self.command_of(line.split())[0] != "quit":
            self.client.take()
            self.renew()
        else:
            super().answer(line)

    def _words(self, text: str, otherwise: str = "") -> None:
        """Play an action typed in the notation of records or by its words; print why it is neither."""
        match = self.client.match
        try:
            action = match.game.read(match.state, text)
        except Trouble as trouble:
            unknown = trouble.message.endswith("note-verb")
            super()._words(text, otherwise if unknown else explain(trouble, self.client.language))
        else:
            self.play(action)

    def do_legal(self, _: str) -> None:
        """List every legal action, in notation and in words."""
        match = self.client.match
        for choice in self.chooser.choices:
            if choice.action >= 0:
                self.out(f"{match.game.note(match.state, choice.action)} | {choice.words}")

    def do_save(self, name: str) -> None:
        """Save the game's record in a file, unless it still holds secrets of another seat."""
        self.out(self.client.save(name or self.client.file_name()))

    def do_record(self, _: str) -> None:
        """Print the game's record, unless it still holds secrets of another seat."""
        if not self.client.open:
            self.out(self.say("secret"))
            return
        for line in self.client.text().splitlines():
            self.put(line)

    def do_new(self, _: str) -> None:
        """Start a new game from another deal."""
        self.client.renew()
        self.begin()
        self.out(self.say("greeting", game=self.client.title(), code=self.client.code or "none"))
        self.renew()

    def do_resume(self, _: str) -> None:
        """Resume the saved game."""
        done = self.client.resume()
        if done:
            self.begin()
        self.changed(done=done, otherwise="no-resume")


def run(client: LocalClient, made: type[Plain], lines: TextIO, out: TextIO, against: str = "") -> int:
    """Play until the person quits or the input ends; return the exit status, 0."""
    typed_answer.lenient(lines, out)

    def put(line: str) -> None:
        out.write(line + "\n")

    dialogue = made(client, put)
    dialogue.width = partial(wrapping.columns, out)
    tty = lines.isatty()
    dialogue.wipe = WIPE if tty else ""
    # a closed output and Ctrl-C end the game like the end of the input: it is saved
    with contextlib.suppress(BrokenPipeError):
        with contextlib.suppress(KeyboardInterrupt):
            dialogue.greet(against)
            while dialogue.open:
                out.write("> " if tty else "")
                out.flush()
                if not (line := lines.readline()):
                    break
                dialogue.answer(line)
        out.write("\n" if dialogue.open and tty else "")  # after the prompt
        dialogue.out(dialogue.say("farewell" if client.kept is None or client.over() else "kept"))
        out.flush()
    client.keep()
    return 0
