"""The arena: players at numbered deals, each deal the same for every player, and for two from either seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from vedette import files, registry
from vedette.core.chance import Stream
from vedette.core.match import Match

if TYPE_CHECKING:
    from vedette.core.game import Game

APART: Final = 0x9E3779B97F4A7C15
"""What seeds of neighbouring games differ by."""


@dataclass(frozen=True)
class Setup:
    """A game as plain data: what a process needs to make it."""

    game: str
    definition: tuple[str, ...]
    """What a record would pin, so that no process reads another file than the first did."""


@dataclass(frozen=True)
class Bout:
    """Players at one deal, one to a seat."""

    setup: Setup
    players: tuple[str, ...]
    deal: int
    """Its number."""
    seed: int
    """Of the players."""


@dataclass(frozen=True)
class Outcome:
    """How a bout went: each seat's return, the choices made, and the deal's number."""

    deal: int
    scores: tuple[float, ...]
    choices: int
    turn: int

    @property
    def score(self) -> float:
        """The first seat's return."""
        return self.scores[0]


def setup_of(name: str, made: Game) -> Setup:
    """Return a game as plain data."""
    return Setup(name, tuple(made.definition()))


@lru_cache(maxsize=16)
def game_of(setup: Setup) -> Game:
    """Return the game of a setup."""
    made: Game = registry.get(setup.game).restore(list(setup.definition), "")
    return made


def numbers(made: Game, seed: int, count: int) -> list[int]:
    """Return the numbers of the deals of a seed: the first is the one that ``deal --seed`` gives."""
    stream = Stream(seed)
    return [stream.below(made.deals()) for _ in range(count)]


def bouts(setup: Setup, player: str, seed: int, deals: list[int]) -> list[Bout]:
    """Return a bout for each deal; the player's seed differs from game to game."""
    return [Bout(setup, (player,), deal, apart(seed, index)) for index, deal in enumerate(deals)]


def apart(seed: int, index: int) -> int:
    """Return the seed of one of many games."""
    return (seed + (index + 1) * APART) & (1 << 64) - 1


def duplicates(made: Game, pair: tuple[str, str], seed: int, count: int) -> list[Bout]:
    """Return so many games of two players, each deal played twice with the seats swapped.

    The first of ``pair`` has seat 0 in the games of even number, seat 1 in the others.
    """
    setup = setup_of(made.rules.name, made)
    deals = numbers(made, seed, -(-count // 2))
    return [Bout(setup, pair[:: 1 - 2 * (at % 2)], deals[at // 2], apart(seed, at // 2)) for at in range(count)]


def play(bout: Bout) -> Outcome:
    """Play one bout to its end."""
    made = game_of(bout.setup)
    match = Match(made, made.deal(bout.deal))
    players = [files.player(name, made, bout.seed + seat) for seat, name in enumerate(bout.players)]
    choices = 0
    try:
        while (mover := match.mover()) >= 0:
            match.play(players[mover].choose(match.state.view(mover), match.legal()))
            choices += 1
    finally:
        for player in players:
            player.leave()
    return Outcome(bout.deal, tuple(match.returns()), choices, match.state.turn())


def rounds(games: list[Game], player: str, seed: int, count: int) -> list[Bout]:
    """Return so many bouts of a player, the setups taking turns, each with the deals of the same seed."""
    setups = [setup_of(made.rules.name, made) for made in games]
    each = [numbers(made, seed, -(-count // len(games))) for made in games]
    deals = [each[at % len(games)][at // len(games)] for at in range(count)]
    found = bouts(setups[0], player, seed, deals)
    return [replace(bout, setup=setups[at % len(games)]) for at, bout in enumerate(found)]
