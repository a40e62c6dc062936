"""Puzzles out of games: positions in which it is proved that few choices win, rated by bots."""

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
"""The bots that try a puzzle."""
EASIEST: Final = 600
MISSED: Final = 250
"""What each bot that misses it adds to a puzzle's rating."""
EACH: Final = 25
"""What each choice adds that does not win, up to so many:"""
MANY: Final = 20
EASY: Final = 800
"""Of the puzzles that are wanted at most one in so many is rated lower:"""
SHARE: Final = 3


class PuzzleRequest(NamedTuple):
    """What puzzles are wanted."""

    setups: tuple[PortableGame, ...]
    """Their deals are looked at in turn."""
    player: str
    seed: int
    wanted: int
    tries: int
    """How many deals are looked at, at the most."""


class PuzzleTask(NamedTuple):
    """One deal to be looked at."""

    setup: PortableGame
    player: str
    deal: int
    """Its number."""
    seed: int


def order(game: str, deck: str, seed: int, wanted: int, tries: int) -> PuzzleRequest:
    """Return an order for puzzles of a deck, or of all decks that the game's puzzles come from."""
    held = capabilities.puzzles(setups.game(game))
    games = [setups.game(game, one) for one in ((deck,) if deck else held.decks)]
    return PuzzleRequest(tuple(arena.setup_of(game, one) for one in games), held.player, seed, wanted, tries)


def tasks(wanted: PuzzleRequest) -> Iterator[PuzzleTask]:
    """Yield the deals of an order."""
    streams = [arena.every(arena.game_of(setup), wanted.seed) for setup in wanted.setups]
    for at in range(wanted.tries):
        setup = at % len(streams)
        yield PuzzleTask(wanted.setups[setup], wanted.player, next(streams[setup]), arena.apart(wanted.seed, at))


def found(wanted: PuzzleRequest, jobs: int, *, apart: bool = False) -> Iterator[Puzzle | None]:
    """Yield the puzzle of each deal, None where it has none, until there are as many as wanted.

    The same for any number of jobs.
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
    """Return one of the puzzles in a bot's game, mended where puzzles would come no more."""
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
    """Return the puzzle of a match's position."""
    game, state = match.game, match.state
    choices = capabilities.puzzles(game).choices(game, state)
    line = [game.note(match.moment(at), action) for at, action in enumerate(match.actions) if match.movers[at] >= 0]
    missed = MISSED * sum(tried(game, state, name, seed) not in wins for name in LEVELS)
    rating = EASIEST + missed + EACH * min(len(choices) - len(wins), MANY)
    notes = [game.note(state, action) for action in wins]
    return Puzzle(game.code(match.deal), tuple(line), tuple(notes), len(choices), rating)


def tried(game: Game, state: State, name: str, seed: int) -> int:
    """Return what a bot chooses at a position."""
    player = registry.of(game).player(name, game, seed)
    return player.choose(state.view(state.mover()), state.legal())
