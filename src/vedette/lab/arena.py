"""Plays games of bots at numbered deals: each deal is the same for every bot, a duel is played from both seats."""

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
"""The difference between the seeds of neighbouring games."""


KEPT: Final = 128
"""How many games made from plain data a process caches."""


@dataclass(frozen=True)
class PortableGame:
    """A game as plain data: what a process needs to make it."""

    game: str
    definition: tuple[str, ...]
    """The lines by which a record pins the game, so that no process reads a file that changed meanwhile."""


@dataclass(frozen=True)
class Bout:
    """One game to be played: a setup, the number of a deal, and a player for each seat."""

    setup: PortableGame
    players: tuple[str, ...]
    deal: int
    """The number of the deal."""
    seed: int
    """The seed of the players."""


@dataclass(frozen=True)
class Outcome:
    """The result of a game that was played: the deal's number, each seat's score, the choices made, the last turn."""

    deal: int
    scores: tuple[float, ...]
    choices: int
    turn: int

    @property
    def score(self) -> float:
        """The score of the first seat."""
        return self.scores[0]


class PlayedBout(NamedTuple):
    """A game that was played to its end: its match, and counts of its choices."""

    match: Match
    choices: int
    """How many choices the players made."""
    options: int
    """How many legal actions there were, summed over all choices."""
    began: int
    """The seat that chose first, -1 where there was nothing to choose."""


def setup_of(name: str, made: Game) -> PortableGame:
    """Return a game and its name as plain data, which a worker process makes the game of again."""
    return PortableGame(name, tuple(made.definition()))


@lru_cache(maxsize=KEPT)
def game_of(setup: PortableGame) -> Game:
    """Return the game that plain data defines; cached."""
    made: Game = registry.get(setup.game).restore(list(setup.definition), "")
    return made


def numbers(made: Game, seed: int, count: int) -> list[int]:
    """Return the numbers of the first deals of a seed; the very first is the one that ``deal --seed`` gives."""
    return list(islice(every(made, seed), count))


def every(made: Game, seed: int, first: int = 0) -> Iterator[int]:
    """Yield the numbers of the deals of a seed from the ``first`` on, without end."""
    stream, deals = Stream(seed), made.deals()
    for _ in range(first):
        stream.below(deals)
    while True:
        yield stream.below(deals)


def bouts(setup: PortableGame, player: str, seed: int, deals: list[int]) -> list[Bout]:
    """Return one game for a single player at each deal, each with a different seed of the player."""
    return [Bout(setup, (player,), deal, apart(seed, index)) for index, deal in enumerate(deals)]


def apart(seed: int, index: int) -> int:
    """Return the seed of the game of this index, among many games of one seed."""
    return (seed + (index + 1) * APART) & (1 << 64) - 1


@dataclass(frozen=True)
class Entrant:
    """A player with the deck that they bring, in a game for two."""

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
    """Play one game to its end and return its result; ``opener`` makes a player of its name, the game and a seed.

    ``files.player`` is an opener for programs too.
    """
    found = played(bout, opener)
    return Outcome(bout.deal, tuple(found.match.returns()), found.choices, found.match.state.turn())


def played(bout: Bout, opener: Opener = players.player) -> PlayedBout:
    """Play one game to its end; return its match and the counts of its choices."""
    return seated(game_of(bout.setup), bout.players, bout.deal, bout.seed, opener)


def seated(made: Game, names: tuple[str, ...], deal: int, seed: int, opener: Opener = players.player) -> PlayedBout:
    """Play the deal of a number to its end, the named players in their seats; return the match with its counts."""
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
    """Return so many games for a single player, the setups taking turns, all with the deals of the same seed."""
    setups = [setup_of(made.rules.name, made) for made in games]
    each = [numbers(made, seed, -(-count // len(games))) for made in games]
    deals = [each[at % len(games)][at // len(games)] for at in range(count)]
    found = bouts(setups[0], player, seed, deals)
    return [replace(bout, setup=setups[at % len(games)]) for at, bout in enumerate(found)]
