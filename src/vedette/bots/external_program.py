"""A player that is another program, which reads a line and answers a line on its standard streams.

The lines are JSON; ``docs/bots.md`` has an example of each. The program gets what a person in its seat sees.
"""

from __future__ import annotations

import json
import shlex
import subprocess
from typing import IO, TYPE_CHECKING, Final

from vedette.core.chance import Stream
from vedette.core.errors import Illegal, Unreadable
from vedette.core.player import Player

if TYPE_CHECKING:
    from vedette.core.game import Game

PROTOCOL: Final = 1
MARK: Final = "program:"
"""The prefix of a registry name that is a command line."""
LONGEST: Final = 65536
"""The most characters of a line that the program may answer."""
PATIENCE: Final = 5
"""Seconds from closing a program's input to killing it; no result depends on them."""


class ExternalProgram(Player):
    """A player that asks another program: it is started at the first choice, and ended by closing its input.

    ``choose`` raises Unreadable where the program cannot be started, has ended or answers no number, and Illegal where
    the number is none of the legal actions.
    """

    def __init__(self, game: Game, command: str, seed: int) -> None:
        """Take a command line, split as a shell does, but run without a shell."""
        self.game = game
        self.command = command
        self.seed = seed
        self.process: subprocess.Popen[str] | None = None

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return the action that the program answers."""
        position = self.game.imagine(view, Stream(0))
        options = [
            {"action": action, "note": self._note(view, action), "say": self.game.say(view, action, "en")}
            | self.game.parts(action)
            for action in legal
        ]
        seat = position.mover()
        request = {"ask": "action", "seat": seat, "turn": position.turn(), "view": self.game.show(view, "en")}
        line = self._exchange({**request, "legal": options})
        try:
            action = json.loads(line)
        except (ValueError, RecursionError):
            action = None
        if type(action) is not int:  # true is none either
            raise Unreadable("program-answer", {"program": self.command, "told": line[:80]})
        if action not in legal:
            choices = ", ".join(map(str, legal))
            raise Illegal("program-illegal", {"program": self.command, "action": str(action), "legal": choices})
        return action

    def leave(self) -> None:
        """Close the program's input, and kill it if it does not exit in time."""
        process, self.process = self.process, None
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                close(pipe)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _note(self, view: bytes, action: int) -> str:
        """Return an action of the seat in the notation of records; it names nothing that the view does not show."""
        return self.game.note(self.game.imagine(view, Stream(0)), action)

    def _exchange(self, question: dict[str, object]) -> str:
        """Send the program a question as one line and return the line it answers; raises Unreadable for none."""
        process = self.process or self._start()
        line = _asked(process, question)
        if line is None or len(line) > LONGEST:
            self.leave()
            raise Unreadable("program-silent", {"program": self.command})
        return line.strip()

    def _start(self) -> subprocess.Popen[str]:
        """Start the program and send it the game; raises Unreadable where it cannot be started or does not answer."""
        try:
            process = subprocess.Popen(  # noqa: S603 (the user named the program to be started)
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as error:
            raise Unreadable("program-start", {"program": self.command}) from error
        self.process = process
        rules = self.game.rules
        greeting = {"ask": "ready", "protocol": PROTOCOL, "game": rules.name, "version": rules.version}
        greeting |= {"players": rules.players, "actions": rules.actions, "seed": self.seed}
        if _asked(process, {**greeting, "definition": self.game.common()}) is None:
            self.leave()
            raise Unreadable("program-silent", {"program": self.command})
        return process


def _asked(process: subprocess.Popen[str], question: dict[str, object]) -> str | None:
    """Return what a program answers to one line; None where it has ended."""
    if process.stdin is None or process.stdout is None:
        return None
    try:
        process.stdin.write(json.dumps(question, ensure_ascii=False) + "\n")
        process.stdin.flush()
        return process.stdout.readline(LONGEST + 1) or None
    except (OSError, ValueError):
        return None


def close(pipe: IO[str]) -> None:
    """Close one end of a pipe, even if the other is closed already."""
    try:
        pipe.close()
    except OSError:
        return
