"""The spoken table: any game by its words, line by line; alone, against bots, or several people at one screen."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from vedette import shelf
from vedette.core import file, record
from vedette.core.errors import Trouble
from vedette.core.game import OVER
from vedette.core.language import LANGUAGES, explain, plain, say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import TextIO

    from vedette.core.game import Game
    from vedette.core.match import Match
    from vedette.players.player import Player

NAMES: Final = ("help", "look", "log", "undo", "save", "record", "resume", "give-up", "language", "quit")
"""Every command; each has its name in each language, and all names are understood in both."""
SHORT: Final = {"?": "help", "l": "look", "u": "undo", "q": "quit", "exit": "quit"}
NOBODY: Final = -1
WIPE: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal and what was scrolled out of it: the next player must not read the last one's cards."""


def commands() -> dict[str, str]:
    """Return the commands by everything that may be typed for them."""
    known = dict(SHORT)
    for name in NAMES:
        known[name] = name
        for language in LANGUAGES:
            known[say(language, "terminal-command", name=name).casefold()] = name
    return known


class Spoken:
    """One match as questions and answers. Each person is told what his seat sees, nothing else."""

    def __init__(
        self,
        match: Match,
        language: str,
        bots: Mapping[int, Player],
        out: Callable[[str], None],
        kept: Path | None = None,
    ) -> None:
        """Speak through ``out``, one line at a time; ``bots`` play the seats that no person has."""
        self.match = match
        self.language = language
        self.bots = bots
        self.out = out
        self.kept = kept
        self.waiting: Match | None = None
        """The game that was left in ``kept``; it stays there until somebody acts in another one."""
        self.open = True
        self.wipe = ""
        """What clears the screen between two people, where there is one."""
        self.people = [seat for seat in range(match.game.rules.players) if seat not in bots]
        self.seat = self.people[0] if len(self.people) == 1 else NOBODY
        """Who has the screen."""
        self._told = [0] * match.game.rules.players
        self._lines: dict[tuple[int, str], list[str]] = {}

    def say(self, message: str, **values: str | float) -> str:
        """Return one of the terminal's messages."""
        return say(self.language, f"terminal-{message}", **values)

    # What is asked

    def greet(self, title: str, names: list[str]) -> None:
        """Say what is played and against whom, then begin. A deal's code would tell where every card lies."""
        self.out(self.say("greeting", game=title, code="none"))
        if names:
            self.out(self.say("spoken-against", seat=self.seat + 1, names=", ".join(names)))
        if self.waiting is not None:
            self.out(self.say("resume-command", turn=self.waiting.state.turn()))
        self.go_on()

    def over(self) -> bool:
        """Return whether nobody may act."""
        return self.match.mover() == OVER

    def go_on(self) -> None:
        """Let bots play, hand the screen over where somebody else is to act, and ask."""
        match = self.match
        while match.mover() in self.bots:
            match.play(self.bots[match.mover()].choose(match.state.view(match.mover()), match.legal()))
        self.keep()
        if not self.over() and match.mover() != self.seat:
            self.seat = NOBODY
            self.out(f"{self.wipe}{self.say('spoken-hand-over', seat=match.mover() + 1)}")
            return
        self.ask()

    def ask(self) -> None:
        """Say what happened, how it stands and what is wanted, with the numbered answers."""
        seat = self.people[0] if self.seat == NOBODY else self.seat
        since = self._told[seat]
        self._told[seat] = len(self.match.actions)
        for line in self.log(seat)[since:]:
            self.out(line)
        view = self.match.state.view(seat)
        self.out("")
        if self.over() or any(mover != seat for mover in self.match.movers[since:]):
            self.look()
            self.out("")
        if self.over():
            self.out(self.say("spoken-result", result=self._result(seat)))
            return
        asked = self.match.game.show(view, self.language).get("ask")
        if isinstance(asked, dict) and asked.get("title"):
            self.out(str(asked["title"]))
        for number, words in enumerate(self.choices(), 1):
            self.out(f"{number} {words}")

    def _result(self, seat: int) -> str:
        share = self.match.returns()[seat]
        return "won" if share >= 1 else "lost" if share <= 0 else "drawn"

    def choices(self) -> list[str]:
        """Return the words of the legal actions of whoever has the screen."""
        if self.over() or self.seat == NOBODY:
            return []
        view = self.match.state.view(self.seat)
        return [self.match.game.say(view, action, self.language) for action in self.match.legal()]

    def log(self, seat: int) -> list[str]:
        """Return everything that happened, as this seat saw it."""
        match = self.match
        lines = self._lines.setdefault((seat, self.language), [])
        for n in range(len(lines), len(match.actions)):
            lines.append(match.game.tell(match.moment(n).view(seat), match.actions[n], seat, self.language))
        return lines

    def look(self) -> None:
        """Describe the table to whoever has the screen."""
        seat = self.people[0] if self.seat == NOBODY else self.seat
        for line in self.match.game.describe(self.match.state.view(seat), self.language).splitlines():
            self.out(line)

    # What is typed

    def answer(self, line: str) -> None:
        """Take one line: nothing, a number, a command, an action in notation, or words of one answer."""
        typed = line.strip()
        name, _, rest = typed.partition(" ")
        command = commands().get(typed.casefold()) or commands().get(name.casefold())
        if self.seat == NOBODY and not self.over() and command != "quit":
            self.seat = self.match.mover()
            self.ask()
        elif not typed:
            self.ask()
        elif typed.isdecimal():
            self._number(typed)
        elif command:
            getattr(self, f"do_{command.replace('-', '_')}")(rest.strip())
        else:
            self._note(typed)

    def _number(self, typed: str) -> None:
        legal = [] if self.over() else self.match.legal()
        if len(typed) <= 4 and 1 <= int(typed) <= len(legal):
            self.play(legal[int(typed) - 1])
        else:
            self.out(self.say("no-number", number=plain(typed), count=len(legal)))

    def _note(self, text: str) -> None:
        """Take an action in notation, else the words of one answer; say what is wrong with neither."""
        match = self.match
        try:
            action = match.game.read(match.state, text)
        except Trouble as trouble:
            found = self._named(text)
            if len(found) == 1:
                self.play(match.legal()[found[0]])
            elif found:
                could = "; ".join(self.choices()[at] for at in found)
                self.out(self.say("could-be", text=plain(text), could=could))
            else:
                self.out(explain(trouble, self.language))
            return
        self.play(action)

    def _named(self, text: str) -> list[int]:
        """Return the answers whose words hold all these words or beginnings of words."""
        wanted = text.casefold().split()
        found = []
        for at, told in enumerate(self.choices()):
            words = re.split(r"[\s,:;()]+", told.casefold())
            if all(any(word.startswith(part) for word in words) for part in wanted):
                found.append(at)
        return found

    def play(self, action: int) -> None:
        """Do an action of whoever has the screen, then go on."""
        try:
            self.match.play(action)
        except Trouble as trouble:
            self.out(explain(trouble, self.language))
            return
        self.waiting = None
        self.go_on()

    # Commands

    def do_help(self, _: str) -> None:
        """Name the commands."""
        self.out(self.say("spoken-help"))
        for command in NAMES:
            does = self.say("command-help", name=command)
            self.out("  " + self.say("command-line", name=self.say("command", name=command), does=does))

    def do_look(self, _: str) -> None:
        """Describe the table."""
        self.look()

    def do_log(self, _: str) -> None:
        """Tell what happened so far."""
        for line in self.log(max(self.seat, 0)):
            self.out(line)

    def do_undo(self, _: str) -> None:
        """Take back the last choice, where one plays alone."""
        if len(self._told) > 1 or not self.match.can_undo():
            self.out(self.say("no-undo"))
            return
        self.match.undo()
        self._lines.clear()
        self._told[0] = min(self._told[0], len(self.match.actions))
        self.ask()

    def do_save(self, name: str) -> None:
        """Write the record into a file, once it is nobody's secret any more."""
        if not name or not self._open_to_all():
            self.out(self.say("spoken-save" if not name else "spoken-secret"))
            return
        try:
            file.write(Path(name).expanduser(), record.write(self.match))
        except Trouble as trouble:
            self.out(explain(trouble, self.language))
        else:
            self.out(self.say("saved", name=plain(name, 240)))

    def do_record(self, _: str) -> None:
        """Print the record, once it is nobody's secret any more."""
        if not self._open_to_all():
            self.out(self.say("spoken-secret"))
            return
        for line in record.write(self.match).splitlines():
            self.out(line)

    def code(self) -> str:
        """Return the code that deals this again; nothing while it would tell a seat what it must not know."""
        return self.match.game.code(self.match.deal) if self._open_to_all() else ""

    def _open_to_all(self) -> bool:
        return len(self._told) == 1 or self.over()

    def do_resume(self, _: str) -> None:
        """Go on with the kept game."""
        if self.waiting is None:
            self.out(self.say("no-resume"))
            return
        self.match, self.waiting = self.waiting, None
        self._told = [0] * len(self._told)
        self._lines.clear()
        if len(self.people) > 1:
            self.seat = NOBODY
        self.go_on()

    def do_give_up(self, _: str) -> None:
        """Give up."""
        if self.over():
            self.out(self.say("over"))
            return
        self.match.concede()
        self.waiting = None
        self.go_on()

    def do_language(self, wanted: str) -> None:
        """Go on in another language: the one named, else the next."""
        if wanted and wanted.casefold() not in LANGUAGES:
            self.out(self.say("no-language", text=plain(wanted), languages=", ".join(LANGUAGES)))
            return
        self.language = wanted.casefold() or LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.ask()

    def do_quit(self, _: str) -> None:
        """Leave; the game is kept."""
        self.open = False

    def keep(self) -> None:
        """Write the record where the running game is kept; a finished one is kept no longer."""
        if self.kept is None or self.waiting is not None:
            return
        with contextlib.suppress(Trouble, OSError):
            if self.over():
                self.kept.unlink(missing_ok=True)
            else:
                file.write(self.kept, record.write(self.match))


def waiting(kept: Path, made: Game) -> Match | None:
    """Return the game that an earlier sitting kept, where it can be read, is of this kind and is not over."""
    if not kept.exists():
        return None
    try:
        told = record.read(file.read(kept), str(kept))
        match = record.replay(told, shelf.restore(told))
    except Trouble:
        return None
    return match if match.game.rules == made.rules and match.mover() != OVER else None


def run(spoken: Spoken, lines: TextIO, out: TextIO, title: str, names: list[str]) -> int:
    """Play until the person leaves or the lines end; return the exit status, 0."""
    for stream in (lines, out):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    tty = lines.isatty()
    spoken.wipe = WIPE if tty else ""
    # a reader that has gone away ends the game like an end of the lines: it is kept
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        spoken.greet(title, names)
        while spoken.open:
            out.write("> " if tty else "")
            out.flush()
            if not (line := lines.readline()):
                break
            spoken.answer(line)
        out.write(spoken.say("farewell" if spoken.kept is None or spoken.over() else "kept") + "\n")
        out.flush()
    return 0
