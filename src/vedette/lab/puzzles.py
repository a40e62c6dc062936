"""Finds puzzles in games of bots: positions in which few choices win, as is proved, with a rating by other bots."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette import capabilities, puzzles, registry, setups
from vedette.core.match import Match
from vedette.lab import arena, process_pool
from vedette.puzzles import Puzzle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vedette.core.game import Game, State
    from vedette.lab.arena import PortableGame

LEVELS: Final = ("level:1", "level:2", "level:3")
"""The bots that attempt each puzzle, so that it can be rated."""
EASIEST: Final = 600
MISSED: Final = 250
"""How much each bot that does not solve a puzzle adds to its rating."""
EACH: Final = 25
"""How much each losing choice of a puzzle adds to its rating, up to so many:"""
MANY: Final = 20
EASY: Final = 800
"""Of the wanted puzzles at most one in so many (the next constant) may be rated below this:"""
SHARE: Final = 3


class PuzzleRequest(NamedTuple):
    """A search for puzzles: in which games, how many are wanted, and how many deals may be searched."""

    setups: tuple[PortableGame, ...]
    """The games from which deals are searched, in turn."""
    player: str
    seed: int
    wanted: int
    tries: int
    """The greatest number of deals that are searched."""


class PuzzleTask(NamedTuple):
    """One deal in which a bot's game is searched for a puzzle."""

    setup: PortableGame
    player: str
    deal: int
    """The number of the deal."""
    seed: int


def order(game: str, deck: str, seed: int, wanted: int, tries: int) -> PuzzleRequest:
    """Return a request for puzzles of a game with a deck; with no deck named, of all that its puzzles come from."""
    held = capabilities.puzzles(setups.game(game))
    games = [setups.game(game, one) for one in ((deck,) if deck else held.decks)]
    return PuzzleRequest(tuple(arena.setup_of(game, one) for one in games), held.player, seed, wanted, tries)


def tasks(wanted: PuzzleRequest) -> Iterator[PuzzleTask]:
    """Yield the deals that a request for puzzles searches, each with the bot's seed."""
    streams = [arena.every(arena.game_of(setup), wanted.seed) for setup in wanted.setups]
    for at in range(wanted.tries):
        setup = at % len(streams)
        yield PuzzleTask(wanted.setups[setup], wanted.player, next(streams[setup]), arena.apart(wanted.seed, at))


def found(wanted: PuzzleRequest, jobs: int, *, apart: bool = False) -> Iterator[Puzzle | None]:
    """Yield the puzzle found in each deal, or None, until as many as wanted are found.

    An easy puzzle counts as None once there are enough of them. The same for any number of jobs.
    """
    number = easy = 0
    with closing(process_pool.work(look, tasks(wanted), jobs, apart=apart)) as looks:
        for one in looks:
            if one is not None and one.rating < EASY:
                easy += 1
                if SHARE * easy > wanted.wanted:
                    yield None
                    continue
            yield one
            number += one is not None
            if number == wanted.wanted:
                return


def look(task: PuzzleTask) -> Puzzle | None:
    """Return a puzzle from a bot's game at one deal, chosen by the seed, or None.

    Where no puzzle could come after the bot's choice, another choice that the game names is played.
    """
    game = arena.game_of(task.setup)
    held, match = capabilities.puzzles(game), Match(game, game.deal(task.deal))
    seats = range(game.rules.players)
    players = [registry.of(game).player(task.player, game, task.seed + seat) for seat in seats]
    found: list[Puzzle] = []
    while (mover := match.mover()) >= 0:
        state = match.state
        action = held.mended(game, state, match.deal, players[mover].choose(state.view(mover), match.legal()))
        if action < 0:
            break
        if wins := puzzles.proved(game, state, match.deal):
            found.append(puzzle(match, wins, task.seed))
        match.play(action)
    return found[task.seed % len(found)] if found else None


def puzzle(match: Match, wins: list[int], seed: int) -> Puzzle:
    """Return the present position of a match as a puzzle, given the actions that win, rated by bots of this seed."""
    game, state = match.game, match.state
    choices = capabilities.puzzles(game).choices(game, state)
    line = [game.note(match.moment(at), action) for at, action in enumerate(match.actions) if match.movers[at] >= 0]
    missed = MISSED * sum(tried(game, state, name, seed) not in wins for name in LEVELS)
    rating = EASIEST + missed + EACH * min(len(choices) - len(wins), MANY)
    notes = [game.note(state, action) for action in wins]
    return Puzzle(game.code(match.deal), tuple(line), tuple(notes), len(choices), rating)


def tried(game: Game, state: State, name: str, seed: int) -> int:
    """Return the action that a bot of a name and a seed chooses in a position."""
    player = registry.of(game).player(name, game, seed)
    return player.choose(state.view(state.mover()), state.legal())
