"""The story of a finished game: the win chance by rounds, and the moments that decided, with all cards known.

A position is worth the share of games that seat 0 wins from it when both seats play on by the commander's rules of
thumb, each from its own view, and the cards that were not drawn yet come at random. A game is cut where somebody
draws, sets up, assigns or begins an action of the battle. Each cut is looked at quickly, by some rounds that are
played to their end; where most changes, the cuts before and after are counted in whole games, other ones. A change
that may be nothing but noise of the count is not told, unless it is the greatest.

What a choice costs is not told apart from what lay hidden, since a good choice may meet a strong card: so there is
neither luck nor skill in this story, only what happened.
"""

from math import sqrt
from typing import Final, NamedTuple

from vedette.core.advice import LUCK, NEVER_LOST, SKILL, Account, Estimate, Step
from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.core.interval import Z, wilson
from vedette.games.patrol.bots.rounds import Rounds
from vedette.games.patrol.engine.game import Setup
from vedette.games.patrol.engine.state import ASSIGN, BATTLE, SETUP
from vedette.games.patrol.engine.turn import Position

LOOKS: Final = 16
"""How many rounds are played out from each moment at which a finished game is cut."""
GAMES: Final = 128
"""How many games are played out from a moment at which the win chance is counted."""
CANDIDATES: Final = 5
"""How many of the greatest changes of the win chance are counted in whole games."""
MOMENTS: Final = 3
"""How many changes of the win chance a review tells at most."""
POINTS: Final = 14
"""How many points the curve of the win chance has at most, without its end."""
APART: Final = 1 << 32
"""The difference between the random seeds of quick looks at a position and those of counts in whole games."""


class Cut(NamedTuple):
    """A moment at which a finished game is cut: how many actions came before it, and its position."""

    first: int
    position: Position
    drawn: bool
    """Whether an action of chance comes next."""


def review(game: Setup, actions: list[int], looks: int = LOOKS, games: int = GAMES) -> Account:
    """Return the review of a game, as seat 0 has it: the moments that changed its win chance most, and a curve of it.

    ``actions`` are all actions of the game, those of chance among them.
    """
    cuts = _cuts(game, actions)
    rounds = Rounds(game)
    counted: dict[int, float] = {}
    worths = [_look(rounds, cut.position, looks) for cut in cuts]
    swings = [abs(worths[at + 1] - worths[at]) for at in range(len(cuts) - 1)]
    likely = sorted(range(len(swings)), key=lambda at: (-swings[at], at))[:CANDIDATES]
    steps: list[Step] = []
    for at in likely:
        before = _count(rounds, cuts[at], games, counted)
        after = _count(rounds, cuts[at + 1], games, counted)
        steps.append(Step(cuts[at].first, LUCK if cuts[at].drawn else SKILL, before, after))
    steps.sort(key=lambda step: (-abs(step.change()), step.first))
    told = [step for at, step in enumerate(steps[:MOMENTS]) if at == 0 or abs(step.change()) > _noise(step, games)]
    told.sort(key=lambda step: step.first)
    curve: list[Estimate] = []
    for cut in _beginnings(cuts):
        value = _count(rounds, cut, games, counted)
        low, high = (value, value) if cut.position.mover() == OVER else wilson(value * games, games)
        curve.append(Estimate(cut.first, value, low, high))
    return Account(told, 0.0, 0.0, NEVER_LOST, tuple(curve))


def _noise(step: Step, games: int) -> float:
    """Return half the width of the 95% interval of the change between two counted win chances."""
    return Z * sqrt((step.before * (1 - step.before) + step.after * (1 - step.after)) / games)


def _cuts(game: Setup, actions: list[int]) -> list[Cut]:
    """Return the moments at which somebody draws, sets up, assigns or begins a battle action; last the end."""
    position = game.start()
    cuts: list[Cut] = []
    doing = (-1, -1, -1)
    for number in range(len(actions)):
        phase, drawn = position.phase(), position.mover() == CHANCE
        now = (position.turn(), phase if phase in (SETUP, ASSIGN) else -1, position.mover())
        begins = phase == BATTLE and not position.forced()
        if begins or ((drawn or phase in (SETUP, ASSIGN)) and now != doing):
            cuts.append(Cut(number, position.copy(), drawn))
            doing = now
        position.apply(actions[number])
    cuts.append(Cut(len(actions), position, False))
    return cuts


def _beginnings(cuts: list[Cut]) -> list[Cut]:
    """Return the first moment after the draws of each round, of some rounds in a long game, and the game's end."""
    found: list[Cut] = []
    for cut in cuts[:-1]:
        if not cut.drawn and (not found or found[-1].position.turn() != cut.position.turn()):
            found.append(cut)
    each = (len(found) + POINTS - 1) // POINTS
    return [found[at] for at in range(0, len(found), max(1, each))] + cuts[-1:]


def _look(rounds: Rounds, position: Position, looks: int) -> float:
    """Return how likely a win of seat 0 looks after some rounds that are played out, the same seeds for every cut."""
    if position.mover() == OVER:
        return position.returns()[0]
    total = 0.0
    for seed in range(looks):
        world, rng = position.copy(), Stream(seed)
        rounds.finish(world, position.turn(), rng)
        total += rounds.judge.chance(world, 0)
    return total / looks


def _count(rounds: Rounds, cut: Cut, games: int, counted: dict[int, float]) -> float:
    """Return the share of games that seat 0 wins from a moment of the game; cached in ``counted``."""
    if cut.first not in counted:
        if cut.position.mover() == OVER:
            counted[cut.first] = cut.position.returns()[0]
        else:
            won = 0.0
            for number in range(games):
                won += rounds.returns(cut.position.copy(), 0, Stream(APART + number))
            counted[cut.first] = won / games
    return counted[cut.first]
