"""A worker of the browser tests' server: as any other, with the mini duel beside the games on offer."""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial
from threading import Event
from types import SimpleNamespace
from typing import BinaryIO
from unittest.mock import patch

from tests.testgame.plugin import GAME
from tests.testgame.speech import MiniDuel

from vedette import registry
from vedette.core.player import Player
from vedette.core.plugin import Bot
from vedette.games.patrol.bots import hint, review, win_chance
from vedette.server.jobs import worker

COPIES = 2
"""Cards of each rank: a duel is over in six tricks or so."""


LONG = 100.0
"""Seconds beyond what a worker may take; one whose server was killed ends by itself then."""
SLOW = (b'"review"', b'"spellfire"', b'"conceded":true')


class Sleeper(Player):
    """It thinks for longer than anybody waits."""

    def choose(self, view: bytes, legal: list[int]) -> int:
        Event().wait(LONG)
        return legal[0]


class Post:
    """What comes to a worker; luck and skill of a game of Spellfire that was given up keep it for long."""

    def __init__(self, source: BinaryIO) -> None:
        self.source = source

    def read(self, size: int) -> bytes:
        text = self.source.read(size)
        if all(sign in text for sign in SLOW):
            Event().wait(LONG)
        return text


def bring() -> None:
    """Put the mini duel where a server, and its workers, find it."""
    bots = {**GAME.bots, "sleeper": Bot(lambda _game, _seed: Sleeper())}
    registry.add(replace(GAME, new=lambda _, __: MiniDuel(COPIES), bots=bots))


def think_little() -> None:
    """Solve nothing before it is asked, and little then; have Patrol imagine a few games where it imagines many.

    Four workers of each server would warm up for as long as some tests take, and most of them are never asked.
    """
    patch("vedette.server.jobs.handlers.warm").start()
    patch("vedette.games.spellfire.capabilities.solver.SpellfireSolver.patience", 3_000).start()
    patch("vedette.games.patrol.text.advice.hint", partial(hint.hint, choosing=1, counting=8)).start()
    patch("vedette.games.patrol.plugin.chance", partial(win_chance.chance, games=4)).start()
    patch("vedette.games.patrol.bots.review.review", partial(review.review, looks=1, games=4)).start()


if __name__ == "__main__":
    bring()
    think_little()
    sys.stdin = SimpleNamespace(buffer=Post(sys.stdin.buffer))  # a worker reads nothing else
    worker.main()
