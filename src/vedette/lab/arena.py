"""The arena: players at numbered deals, each deal the same for every player, and for two from either seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette import players, registry, setups
from vedette.core.chance import Stream
from vedette.core.match import Match
from vedette.core.plugin import variants_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from vedette.core.game import Game
    from vedette.core.player import Player

    Opener = Callable[[str, Game, int], Player]

APART: Final = 0x9E3779B97F4A7C15
"""What seeds of neighbouring games differ by."""


KEPT: Final = 128
"""Games that a process keeps, made of their setups."""


@dataclass(frozen=True)
class PortableGame:
    """A game as plain data: what a process needs to make it."""

    game: str
    definition: tuple[str, ...]
    """What a record would pin, so that no process reads another file than the first did."""


@dataclass(frozen=True)
class Bout:
    """Players at one deal, one to a seat."""

    setup: PortableGame
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


class PlayedBout(NamedTuple):
    """A bout that was played."""

    match: Match
    choices: int
    """How many were made."""
    options: int
    """How many there were to choose from, over all choices."""
    began: int
    """The seat that chose first, -1 where there was nothing to choose."""


def setup_of(name: str, made: Game) -> PortableGame:
    """Return a game as plain data."""
    return PortableGame(name, tuple(made.definition()))


@lru_cache(maxsize=KEPT)
def game_of(setup: PortableGame) -> Game:
    """Return the game of a setup."""
    made: Game = registry.get(setup.game).restore(list(setup.definition), "")
    return made


def numbers(made: Game, seed: int, count: int) -> list[int]:
    """Return the numbers of the deals of a seed: the first is the one that ``deal --seed`` gives."""
    return list(islice(every(made, seed), count))


def every(made: Game, seed: int, first: int = 0) -> Iterator[int]:
    """Yield the numbers of the deals of a seed from the ``first`` on, without end."""
    stream, deals = Stream(seed), made.deals()
    for _ in range(first):
        stream.below(deals)
    while True:
        yield stream.below(deals)


def bouts(setup: PortableGame, player: str, seed: int, deals: list[int]) -> list[Bout]:
    """Return a bout for each deal; the player's seed differs from game to game."""
    return [Bout(setup, (player,), deal, apart(seed, index)) for index, deal in enumerate(deals)]


def apart(seed: int, index: int) -> int:
    """Return the seed of one of many games."""
    return (seed + (index + 1) * APART) & (1 << 64) - 1


@dataclass(frozen=True)
class Entrant:
    """A player with the deck that it brings, in a game for two."""

    player: str
    deck: object = None


def meetings(made: Game, pair: tuple[Entrant, Entrant], seed: int, count: int) -> list[Bout]:
    """Return so many games of two players, each deal played twice with the seats swapped, each with its own deck.

    The first of ``pair`` has seat 0 in the games of even number, seat 1 in the others; ``made`` says which variants.
    """
    name, variants = made.rules.name, variants_of(made)
    games = [made, made]
    if setups.apart(name):
        games = [setups.together(name, [one.deck for one in pair[::step]], variants) for step in (1, -1)]
    both = [setup_of(name, one) for one in games]
    deals, names = numbers(made, seed, -(-count // 2)), tuple(one.player for one in pair)
    return [Bout(both[at % 2], names[:: 1 - 2 * (at % 2)], deals[at // 2], apart(seed, at // 2)) for at in range(count)]


def play(bout: Bout, opener: Opener = players.player) -> Outcome:
    """Play one bout to its end; ``opener`` returns a player by its name, as ``files.player`` does for programs too."""
    found = played(bout, opener)
    return Outcome(bout.deal, tuple(found.match.returns()), found.choices, found.match.state.turn())


def played(bout: Bout, opener: Opener = players.player) -> PlayedBout:
    """Play one bout to its end, and return all of it."""
    return seated(game_of(bout.setup), bout.players, bout.deal, bout.seed, opener)


def seated(made: Game, names: tuple[str, ...], deal: int, seed: int, opener: Opener = players.player) -> PlayedBout:
    """Play a deal of a game to its end with the players of these names."""
    match = Match(made, made.deal(deal))
    seats = [opener(name, made, seed + seat) for seat, name in enumerate(names)]
    choices = options = 0
    began = -1
    try:
        while (mover := match.mover()) >= 0:
            legal = match.legal()
            match.play(seats[mover].choose(match.state.view(mover), legal))
            choices += 1
            options += len(legal)
            began = mover if began < 0 else began
    finally:
        for player in seats:
            player.leave()
    return PlayedBout(match, choices, options, began)


def rounds(games: list[Game], player: str, seed: int, count: int) -> list[Bout]:
    """Return so many bouts of a player, the setups taking turns, each with the deals of the same seed."""
    setups = [setup_of(made.rules.name, made) for made in games]
    each = [numbers(made, seed, -(-count // len(games))) for made in games]
    deals = [each[at % len(games)][at // len(games)] for at in range(count)]
    found = bouts(setups[0], player, seed, deals)
    return [replace(bout, setup=setups[at % len(games)]) for at, bout in enumerate(found)]
