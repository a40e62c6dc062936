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
    """The dialogue at a table in this process: the screen goes round, deals are saved, notation is understood."""

    client: LocalClient
    NAMES: ClassVar[tuple[str, ...]] = (
        *Dialogue.NAMES[:6], "legal", *Dialogue.NAMES[6:14], "save", "record", "new", "resume", *Dialogue.NAMES[14:],
    )  # fmt: skip
    LETTERS: ClassVar[dict[str, str]] = {**Dialogue.LETTERS, "n": "new", "s": "save"}
    FILLED = Dialogue.FILLED | {"save"}

    def __init__(self, client: LocalClient, out: Callable[[str], None]) -> None:
        """Write through ``out``, one line at a time."""
        super().__init__(client, out)
        self.wipe = ""
        """Clears the screen between two people, where that is possible."""

    def greet(self, against: str = "") -> None:
        """Print the game, the opponent and how to get help; then begin."""
        client = self.client
        self.out(self.say("greeting", game=client.title(), code=client.code or "none"))
        if against:
            self.out(self.say("against", seat=client.seat + 1, names=against))
        if client.waiting is not None:
            self.out(self.say("resume-command", **client.waiting_at()))
        self.renew()

    def renew(self) -> None:
        """Tell what happened, and ask; or hand the screen over."""
        if words := self.client.troubled():
            self.out(words)
        if self.client.handing():
            self.chooser = Chooser([])
            self.out(self.wipe + self.say("hand-over", seat=self.client.match.mover() + 1))
        else:
            super().renew()

    def conclude(self) -> None:
        """Say how it ended; in a solo game also in how many choices and whether help was used."""
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
        """Handle one line; the first one of a player after a hand-over only shows the table."""
        if self.client.handing() and self.command_of(line.split())[0] != "quit":
            self.client.take()
            self.renew()
        else:
            super().answer(line)

    def _words(self, text: str, otherwise: str = "") -> None:
        """Play an action in notation, or one named by words; explain if it is neither."""
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
        """Save the record in a file, once it holds no secrets."""
        self.out(self.client.save(name or self.client.file_name()))

    def do_record(self, _: str) -> None:
        """Print the record, once it holds no secrets."""
        if not self.client.open:
            self.out(self.say("secret"))
            return
        for line in self.client.text().splitlines():
            self.put(line)

    def do_new(self, _: str) -> None:
        """Start another deal."""
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
    # a closed output ends the game like the end of the input: it is saved
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        dialogue.greet(against)
        while dialogue.open:
            out.write("> " if tty else "")
            out.flush()
            if not (line := lines.readline()):
                break
            dialogue.answer(line)
        dialogue.out(dialogue.say("farewell" if client.kept is None or client.over() else "kept"))
        out.flush()
    client.keep()
    return 0
