"""A player that is another program: it is told one line and answers one line, in any language it is written in.

The lines are JSON; ``docs/bots.md`` has an example of each. The program sees what a person in its seat sees.
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
"""What a registry name begins with that names a program."""
LONGEST: Final = 65536
"""Characters of an answer."""
PATIENCE: Final = 5
"""Seconds that a program has to end by itself once its input is closed; nothing that is played depends on it."""


class Program(Player):
    """It starts the program when it is first asked, and ends it by closing its input.

    ``choose`` raises Unreadable where the program cannot be started, has ended or answers no number, and Illegal where
    the number is none of the legal actions.
    """

    def __init__(self, game: Game, command: str, seed: int) -> None:
        """Play this game with a command line, read as a shell reads words, but without a shell."""
        self.game = game
        self.command = command
        self.seed = seed
        self.process: subprocess.Popen[str] | None = None

    def choose(self, view: bytes, legal: list[int]) -> int:
        """Return what the program answers."""
        position = self.game.imagine(view, Stream(0))
        options = [
            {"action": action, "note": self._note(view, action), "say": self.game.say(view, action, "en")}
            | self.game.parts(action)
            for action in legal
        ]
        seat = position.mover()
        told = {"ask": "action", "seat": seat, "turn": position.turn(), "view": self.game.show(view, "en")}
        line = self._exchange({**told, "legal": options})
        try:
            action = int(json.loads(line))
        except (ValueError, TypeError, OverflowError, RecursionError) as error:
            raise Unreadable("program-answer", {"program": self.command, "told": line[:80]}) from error
        if action not in legal:
            choices = ", ".join(map(str, legal))
            raise Illegal("program-illegal", {"program": self.command, "action": str(action), "legal": choices})
        return action

    def leave(self) -> None:
        """Close the program's input, and end it if it does not end by that."""
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
        """Return an action of one's own in the notation of records: it names nothing that the view does not show."""
        return self.game.note(self.game.imagine(view, Stream(0)), action)

    def _exchange(self, question: dict[str, object]) -> str:
        """Write one line and read one."""
        process = self.process or self._start()
        line = _asked(process, question)
        if line is None or len(line) > LONGEST:
            self.leave()
            raise Unreadable("program-silent", {"program": self.command})
        return line.strip()

    def _start(self) -> subprocess.Popen[str]:
        """Start the program and tell it what will be played."""
        try:
            process = subprocess.Popen(  # noqa: S603 (whoever names a program wants it started)
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
    """Close one end of a pipe, whoever has gone from the other."""
    try:
        pipe.close()
    except OSError:
        return
