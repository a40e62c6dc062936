"""The plain terminal: a dialogue line by line, for a screen reader, a pipe or another program."""

import contextlib
import io
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from vedette.core import file
from vedette.core.errors import Trouble
from vedette.core.language import LANGUAGES, explain, plain
from vedette.terminal.choice import DISCARD, END, TAKE, Chooser, Facet
from vedette.terminal.dialogue import NAMES, Dialogue
from vedette.terminal.sitting import Sitting


class Plain(Dialogue):
    """The dialogue with its commands, a method for each."""

    def obey(self, name: str, rest: str) -> None:
        """Do a command; the tests see to it that each of NAMES has its method."""
        getattr(self, f"do_{name.replace('-', '_')}")(rest)

    def _begin(self, facet: Facet, otherwise: str) -> None:
        self.chooser.clear()
        if self.chooser.can(facet):
            self.pick(facet)
        else:
            self.out(self.say(otherwise))

    def _changed(self, *, done: bool, otherwise: str) -> None:
        if done:
            self.renew()
        else:
            self.out(self.say(otherwise))

    def do_help(self, _: str) -> None:
        """Name the commands and the notation."""
        self.out(self.say("plain-help"))
        for command in NAMES:
            self.out(
                "  "
                + self.say(
                    "command-line", name=self.say("command", name=command), does=self.say("command-help", name=command)
                )
            )

    def do_look(self, _: str) -> None:
        """Describe the table."""
        for line in self.sitting.describe().splitlines():
            self.out(line)

    def do_legal(self, _: str) -> None:
        """List every legal action, its notation and its words."""
        match = self.sitting.match
        for choice in self.chooser.choices:
            if choice.action >= 0:
                self.out(f"{match.game.note(match.state, choice.action)} | {choice.words}")

    def do_back(self, _: str) -> None:
        """Step back: a pick, else the item given up for a change that was not made yet."""
        if not self.chooser.back() and self.sitting.look().phase == "change":
            self.sitting.undo()
            self.chooser = Chooser(self.sitting.choices())
        self.ask()

    def do_confirm(self, _: str) -> None:
        """End the turn."""
        self._begin(END, "cannot-confirm")

    def do_change(self, _: str) -> None:
        """Begin the change of a die."""
        self._begin(DISCARD, "cannot-change")

    def do_take(self, _: str) -> None:
        """Begin to take an item back."""
        self._begin(TAKE, "cannot-take")

    def do_undo(self, _: str) -> None:
        """Take back the last choice."""
        before = self.sitting.log()
        done = self.sitting.undo()
        if undone := before[len(self.sitting.match.actions) :]:
            self.out(self.say("undone", said=undone[0].words))
        self._changed(done=done, otherwise="no-undo")

    def do_redo(self, _: str) -> None:
        """Do again what was taken back."""
        before = len(self.sitting.match.actions)
        done = self.sitting.redo()
        if done:
            self._tell(before)
        self._changed(done=done, otherwise="no-redo")

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
            self.out(self.say("over"))
            return
        past = len(self.sitting.match.actions)
        verdict = self.sitting.follow()
        told = self.sitting.log()[past:]
        self.out(self.say("follow", verdict=verdict, said=told[0].words if told else ""))
        for more in told[1:]:
            self.out(more.words)
        if told:
            self.renew()

    def do_log(self, _: str) -> None:
        """Tell what happened so far."""
        for told in self.sitting.log():
            self.out(f"{told.turn} {told.words}")

    def do_save(self, name: str) -> None:
        """Write the record into a file."""
        name = name or self.sitting.name()
        try:
            file.write(Path(name).expanduser(), self.sitting.text())
        except Trouble as trouble:
            self.out(explain(trouble, self.sitting.language))
        else:
            self.out(self.say("saved", name=plain(name, 240)))

    def do_record(self, _: str) -> None:
        """Print the record."""
        for line in self.sitting.text().splitlines():
            self.out(line)

    def do_new(self, _: str) -> None:
        """Take another deal."""
        self.sitting.renew()
        self.out(self.say("greeting", game=self.sitting.title(), code=self.sitting.deal.code or "none"))
        self.renew()

    def do_resume(self, _: str) -> None:
        """Go on with the kept game."""
        self._changed(done=self.sitting.resume(), otherwise="no-resume")

    def do_give_up(self, _: str) -> None:
        """Give up."""
        self._changed(done=self.sitting.concede(), otherwise="over")

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


def run(sitting: Sitting, lines: TextIO, out: TextIO) -> int:
    """Play until the person leaves or the lines end; return the exit status, 0."""
    if isinstance(lines, io.TextIOWrapper):
        lines.reconfigure(errors="replace")
    if isinstance(out, io.TextIOWrapper):
        out.reconfigure(errors="replace")

    def put(line: str) -> None:
        out.write(line + "\n")

    dialogue = Plain(sitting, put)
    prompt = "> " if lines.isatty() else ""
    # a reader that has gone away ends the game like an end of the lines: it is kept
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        dialogue.greet()
        for line in _typed(dialogue, lines, out, prompt):
            dialogue.answer(line)
        out.write(dialogue.say("farewell" if sitting.kept is None or sitting.over() else "kept") + "\n")
        out.flush()
    sitting.keep()
    return 0


def _typed(dialogue: Plain, lines: TextIO, out: TextIO, prompt: str) -> Iterator[str]:
    """Yield the lines that are typed while the dialogue is open."""
    while dialogue.open:
        out.write(prompt)
        out.flush()
        line = lines.readline()
        if not line:
            return
        yield line
