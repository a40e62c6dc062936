"""A hint: the best next action from a view, and what speaks for it, as numbers that words are made of.

The action is the dreamer's. What it is said to win is counted in other worlds than those that chose it, so the count
is not flattered by the choice. Where no card is face down any more nothing is imagined: the solver knows.
"""

from typing import Final, NamedTuple
from zlib import crc32

from vedette.core.chance import Stream
from vedette.games.spellfire.bots.dreamer import Dreamer
from vedette.games.spellfire.bots.worlds import Prospect, prospects
from vedette.games.spellfire.engine.agenda import weigh
from vedette.games.spellfire.engine.game import Setup
from vedette.games.spellfire.engine.rules import ATTACH, FRIENDS
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.solver.answer import UNDECIDED, WINNABLE
from vedette.games.spellfire.solver.solver import solve

CHOOSING: Final = 12
"""Imagined worlds in which every action is tried."""
COUNTING: Final = 48
"""Imagined worlds in which the best action is counted."""
KNOWN: Final = 4_000
"""Nodes that the solver may take where no card is face down."""


class Hint(NamedTuple):
    """The best next action and what is known of it."""

    action: int
    games: int
    """Imagined games after it, 0 where nothing had to be imagined."""
    won: int
    other: int
    """The next best action, -1 where there is none."""
    other_won: int
    """Of ``CHOOSING`` games."""
    best_won: int
    line: list[int]
    """The whole way to the win, where the solver knows it."""
    sure: bool
    """Nothing had to be imagined: ``line`` wins, or without one nothing does."""


def hint(game: Setup, view: bytes) -> Hint:
    """Return the best next action of a view; raises ValueError where the player is not to act."""
    position = game.imagine(view, Stream(0))
    legal = position.legal()
    if position.mover() != 0:
        raise ValueError(position.mover())
    if position.unseen() == 0:
        answer = solve(position, [], KNOWN)
        if answer.verdict == WINNABLE:
            return Hint(answer.line[0], 0, 0, -1, 0, 0, answer.line, sure=True)
        if answer.verdict != UNDECIDED:
            return Hint(_best(game, view, position, legal)[0].action, 0, 0, -1, 0, 0, [], sure=True)
    best, other = _best(game, view, position, legal)
    counted = _count(game, view, position, best.action)
    rest = -1 if other is None else other.action
    return Hint(
        best.action, counted.games, counted.won, rest, 0 if other is None else other.won, best.won, [], sure=False
    )


def chance(game: Setup, view: bytes) -> tuple[int, int, bool]:
    """Return how many games of how many are won from a view, and whether that is certain."""
    position = game.imagine(view, Stream(0))
    if not position.legal():
        return int(position.returns()[0]), 1, True
    if position.mover() != 0:
        counted = _count(game, view, position, -1)
        return counted.won, counted.games, False
    found = hint(game, view)
    if found.sure:
        return (1 if found.line else 0), 1, True
    return found.won, found.games, False


def _best(game: Setup, view: bytes, position: Position, legal: list[int]) -> tuple[Prospect, Prospect | None]:
    """Return what the dreamer likes best, and next best."""
    dreamer = Dreamer(game, CHOOSING)
    found = dreamer.prospects(position, view, legal)
    opinions = dreamer.beginner.opinions(position, legal)
    order = [(-found[at].worth, -opinions[at], at) for at in range(len(found))]
    order.sort()
    return found[order[0][2]], (found[order[1][2]] if len(order) > 1 else None)


def _count(game: Setup, view: bytes, position: Position, action: int) -> Prospect:
    """Return what an action comes to in worlds of its own; -1 is to wait for the next card."""
    dreamer = Dreamer(game, COUNTING)
    stream = Stream(crc32(view) + 1)
    return prospects(dreamer.beginner, position, [action], COUNTING, stream)[0]


def totals(position: Position, action: int) -> tuple[int, int]:
    """Return both sides' totals right after an attack, or after a card that helps."""
    after = position.copy()
    after.apply(action)
    weigh(position.box.scales, after.words)
    return int(position.box.scales.total_mine), int(position.box.scales.total_theirs)


def strength(position: Position, action: int) -> int:
    """Return the level of a champion of the pool after a card is attached to him."""
    after = position.copy()
    after.apply(action)
    friend = (action - ATTACH) % FRIENDS
    position.box.scales.weigh(after.words, friend, -1, -1)
    return int(position.box.scales.level[friend])
