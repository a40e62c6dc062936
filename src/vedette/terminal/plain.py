"""The plain terminal: the dialogue's commands, for a screen reader, a pipe or another program."""

import contextlib
import io
from pathlib import Path
from typing import ClassVar, Final, TextIO

from vedette.core import answer, file
from vedette.core.errors import Trouble
from vedette.core.language import LANGUAGES, explain, plain
from vedette.terminal.dialogue import Dialogue
from vedette.terminal.sitting import Sitting

WIPE: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal and what was scrolled out of it: the next player must not read the last one's cards."""


class Plain(Dialogue):
    """The dialogue with its commands, a method for each."""

    NAMES: ClassVar[tuple[str, ...]] = (
        "help", "look", "card", "legal", "undo", "redo", "restart", "hint", "chance", "solution", "log", "save",
        "record", "new", "resume", "give-up", "language", "quit",
    )  # fmt: skip
    LETTERS: ClassVar[dict[str, str]] = {
        "?": "help", "c": "card", "exit": "quit", "g": "give-up", "h": "hint", "l": "look", "n": "new", "p": "solution",
        "q": "quit", "r": "redo", "s": "save", "u": "undo", "v": "look", "w": "chance",
    }  # fmt: skip
    FILLED = frozenset({"card", "save", "language"})

    def _changed(self, *, done: bool, otherwise: str) -> None:
        if done:
            self.renew()
        else:
            self.out(self.say(otherwise))

    def do_help(self, _: str) -> None:
        """Name the commands and the notation."""
        for line in self.manner():
            self.out(line)
        for command in self.NAMES:
            does = self.say("command-help", name=command)
            self.out("  " + self.say("command-line", name=self.say("command", name=command), does=does))

    def manner(self) -> list[str]:
        """Return how to answer."""
        return [self.say("plain-help")]

    def do_look(self, _: str) -> None:
        """Describe the table."""
        self.describe()

    def do_card(self, name: str) -> None:
        """Read the card of a name out, or of a beginning of it; without one, every card that can be read."""
        found = answer.printed(name, self.sitting.faces())
        for face in found:
            self.out(face)
        if not found:
            self.out(self.say("no-card", name=plain(name)))

    def do_legal(self, _: str) -> None:
        """List every legal action, its notation and its words."""
        match = self.sitting.match
        for choice in self.chooser.choices:
            if choice.action >= 0:
                self.out(f"{match.game.note(match.state, choice.action)} | {choice.words}")

    def do_undo(self, _: str) -> None:
        """Take back the last choice."""
        before = self.sitting.log()
        done = self.sitting.undo()
        if undone := before[len(self.sitting.match.actions) :]:
            self.out(self.say("undone", said=undone[0].words))
        self._changed(done=done, otherwise="no-undo" if self.sitting.alone else "no-undo-between")

    def do_redo(self, _: str) -> None:
        """Do again what was taken back."""
        self._changed(done=self.sitting.redo(), otherwise="no-redo")

    def do_restart(self, _: str) -> None:
        """Begin the deal again."""
        self._changed(done=self.sitting.restart(), otherwise="no-undo")

    def do_hint(self, _: str) -> None:
        """Give a hint, each time a fuller one."""
        hint = self.sitting.ask_hint()
        self.out(self.say("no-hint") if hint is None else hint.words)

    def do_chance(self, _: str) -> None:
        """Say the chance of a win."""
        self.out(self.sitting.ask_chance() or self.say("no-hint"))

    def do_solution(self, _: str) -> None:
        """Do the next choice of a winning line, all cards known."""
        if self.sitting.over():
            self.out(self.say("over-plain"))
            return
        if not self.sitting.helped("solve"):
            self.out(self.say("no-solution"))
            return
        past = len(self.sitting.match.actions)
        found = self.sitting.follow()
        told = self.sitting.log()[past:]
        if told:
            self.out(self.say("follow-plain", said=told[0].words))
        else:
            self.out(found.words if found is not None else self.say("no-solution"))
        if told:
            self._told[self.sitting.eyes] = past + 1
            self.renew()

    def do_log(self, _: str) -> None:
        """Tell what happened so far."""
        for told in self.sitting.log():
            self.out(f"{told.turn} {told.words}")

    def do_save(self, name: str) -> None:
        """Write the record into a file, once it is nobody's secret any more."""
        if not self.sitting.open:
            self.out(self.say("secret"))
            return
        name = name or self.sitting.name()
        try:
            file.write(Path(name).expanduser(), self.sitting.text())
        except Trouble as trouble:
            self.out(explain(trouble, self.sitting.language))
        else:
            self.out(self.say("saved", name=plain(name, 240)))

    def do_record(self, _: str) -> None:
        """Print the record, once it is nobody's secret any more."""
        if not self.sitting.open:
            self.out(self.say("secret"))
            return
        for line in self.sitting.text().splitlines():
            self.put(line)

    def do_new(self, _: str) -> None:
        """Take another deal."""
        self.sitting.renew()
        self.begin()
        self.out(self.say("greeting", game=self.sitting.title(), code=self.sitting.code or "none"))
        self.renew()

    def do_resume(self, _: str) -> None:
        """Go on with the kept game."""
        done = self.sitting.resume()
        if done:
            self.begin()
        self._changed(done=done, otherwise="no-resume")

    def do_give_up(self, _: str) -> None:
        """Give up."""
        self._changed(done=self.sitting.concede(), otherwise="over-plain")

    def do_language(self, wanted: str) -> None:
        """Go on in another language: the one named, else the next."""
        spoken = self.sitting.language
        if wanted and wanted.casefold() not in LANGUAGES:
            self.out(self.say("no-language", text=plain(wanted), languages=", ".join(LANGUAGES)))
            return
        self.sitting.speak(wanted.casefold() or LANGUAGES[(LANGUAGES.index(spoken) + 1) % len(LANGUAGES)])
        self.renew()

    def do_quit(self, _: str) -> None:
        """Leave; the game is kept."""
        self.open = False


def run(sitting: Sitting, made: type[Plain], lines: TextIO, out: TextIO, against: str = "") -> int:
    """Play until the person leaves or the lines end; return the exit status, 0."""
    for stream in (lines, out):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")

    def put(line: str) -> None:
        out.write(line + "\n")

    dialogue = made(sitting, put)
    tty = lines.isatty()
    dialogue.wipe = WIPE if tty else ""
    # a reader that has gone away ends the game like an end of the lines: it is kept
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        dialogue.greet(against)
        while dialogue.open:
            out.write("> " if tty else "")
            out.flush()
            if not (line := lines.readline()):
                break
            dialogue.answer(line)
        dialogue.out(dialogue.say("farewell" if sitting.kept is None or sitting.over() else "kept"))
        out.flush()
    sitting.keep()
    return 0
