"""A worker of the browser tests' server: as any other, with the mini duel beside the games on offer."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from threading import Event
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


def bring() -> None:
    """Put the mini duel where a server, and its workers, find it."""
    bots = {**GAME.bots, "sleeper": Bot(lambda _game, _seed: Sleeper())}
    registry.add(replace(GAME, new=lambda _, __: MiniDuel(COPIES), bots=bots))


def think_little() -> None:
    """Solve little; have Patrol imagine a few games where it imagines many."""
    patch("vedette.games.spellfire.capabilities.solver.SpellfireSolver.patience", 3_000).start()
    patch("vedette.games.patrol.text.advice.hint", partial(hint.hint, choosing=1, counting=8)).start()
    patch("vedette.games.patrol.plugin.chance", partial(win_chance.chance, games=4)).start()
    patch("vedette.games.patrol.bots.review.review", partial(review.review, looks=1, games=4)).start()


@cache
def prepare() -> None:
    """Prepare the process of a worker for its jobs."""
    worker.confined()
    bring()
    think_little()


def work(request: bytes) -> bytes:
    """Do a job; luck and skill of a game of Spellfire that was given up take a worker for long."""
    prepare()
    if all(sign in request for sign in SLOW):
        Event().wait(LONG)
    return worker.do(request)
