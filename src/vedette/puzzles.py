"""Puzzles: positions that a game ships with, in which it is proved which choices win."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from vedette import capabilities, deals, registry
from vedette.core.errors import Unreadable
from vedette.core.language import join, say
from vedette.core.match import Match

if TYPE_CHECKING:
    from vedette.core.game import Game, State

FILE: Final = "puzzles.json"


class Puzzle(msgspec.Struct, frozen=True):
    """A position, by the deal and the choices that lead to it, and what is proved: which choices win."""

    code: str
    line: tuple[str, ...]
    """The players' choices, as records write them; chance and forced steps follow by themselves."""
    wins: tuple[str, ...]
    """The choices that are proved to win; every other one is proved not to."""
    choices: int
    """The number of choices to choose from."""
    rating: int
    """How hard it is before anybody has tried it, on the scale of the players' ratings."""

    @property
    def key(self) -> str:
        """The puzzle's id in a store: a hash of its position, which stays the same when other puzzles come or go."""
        return sha256("\n".join((self.code, *self.line)).encode()).hexdigest()[:16]

    def match(self, game: str) -> Match:
        """Return a match of the game played up to the puzzle's position."""
        match = Match(*deals.uncode(game, self.code))
        for note in self.line:
            match.play(match.game.read(match.state, note))
        return match


class PuzzleMoment(NamedTuple):
    """A puzzle as it is asked: a match at its position, the choices, and those that win."""

    match: Match
    choices: list[int]
    wins: list[int]


@cache
def shipped(name: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that come with a game."""
    folder = registry.get(name).folder
    if registry.get(name).puzzles is None or folder is None or not (path := folder / FILE).is_file():
        return ()
    return msgspec.json.decode(path.read_bytes(), type=tuple[Puzzle, ...])


def numbered(name: str, number: int) -> Puzzle:
    """Return a puzzle of a game by its number, from 1; raises Unreadable."""
    known = shipped(registry.known(name))
    if not known:
        raise Unreadable("puzzle-none")
    if not 0 < number <= len(known):
        raise Unreadable("puzzle-unknown", {"number": str(number), "count": str(len(known))})
    return known[number - 1]


def asked(name: str, puzzle: Puzzle) -> PuzzleMoment:
    """Return the position of a puzzle, what may be chosen there and what wins."""
    match = puzzle.match(name)
    game, state = match.game, match.state
    choices = capabilities.puzzles(game).choices(game, state)
    return PuzzleMoment(match, choices, [action for action in choices if game.note(state, action) in puzzle.wins])


def proved(game: Game, state: State, deal: list[int]) -> list[int]:
    """Return the choices that win at a position, in every deal that looks like this one.

    An empty list where they are more than a puzzle has, where they depend on what is hidden, or where a search did not
    end.
    """
    held = capabilities.puzzles(game)
    found: list[int] = []
    if len(held.choices(game, state)) <= held.most:
        return []
    for number, world in enumerate(held.deals(game, state, deal)):
        wins = held.wins(game, state, world)
        if not wins or (number and wins != found):
            return []
        found = wins
    return found


def task(asked: PuzzleMoment, language: str) -> str:
    """Return what a puzzle asks for, in words."""
    game = asked.match.game
    return capabilities.puzzles(game).task(game, asked.match.state, language)


def verdict(asked: PuzzleMoment, action: int, language: str) -> str:
    """Return why an answer is right or wrong: what wins and, where the game can say it, what the choice leads to.

    What a wrong choice leads to comes first: what wins is what the board then shows.
    """
    game, state = asked.match.game, asked.match.state
    view = state.view(state.mover())
    wins = join(language, [game.say(view, win, language) for win in asked.wins])
    sequel = capabilities.puzzles(game).sequel(game, state, action, language)
    if action in asked.wins:
        lines = [say(language, "puzzle-right", wins=wins, others=len(asked.choices) - len(asked.wins)), sequel]
    else:
        lines = [say(language, "puzzle-wrong"), sequel, say(language, "puzzle-wins", wins=wins)]
    return "\n".join(filter(None, lines))


def written(puzzles: list[Puzzle]) -> str:
    """Return the text of a JSON file of puzzles, one puzzle a line."""
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles)
    return f"[\n{lines}\n]\n"
