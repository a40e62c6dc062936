"""Compares old and new decks, variants or players at the same deals, with equal seeds, in a duel from both seats."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count, islice, tee, zip_longest
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from vedette import capabilities, players, registry, setups
from vedette.core import record
from vedette.core.interval import Share, share
from vedette.lab import arena, process_pool, winnability
from vedette.lab.paired import Bounded
from vedette.lab.winnability import UNDECIDED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vedette.core.game import Game
    from vedette.core.match import Match
    from vedette.core.plugin import Difference
    from vedette.lab.paired import MeanDifference

Name = TypeVar("Name")

EXAMPLES: Final = 3
"""How many of the deals with another winner are kept as examples."""
EVEN: Final = 0.5
"""What a side scores against itself over both seats of a deal: exactly a half."""


@dataclass(frozen=True)
class ComparedSide:
    """One side of a comparison as plain data: its game as played from each seat, and the players."""

    games: tuple[arena.PortableGame, ...]
    """One game for each seat that the side plays from; a game for one has only one."""
    players: tuple[str, ...]
    """The side's own player, then the opponent; empty where deals are solved with all cards known."""

    @property
    def made(self) -> Game:
        """The game as the side plays it from its first seat."""
        return arena.game_of(self.games[0])


def alone(game: str, deck: object, options: tuple[str, ...]) -> tuple[arena.PortableGame, ...]:
    """Return the one game of a side in a game for one: that with its deck."""
    made = setups.game_with(game, deck, options)
    return (arena.setup_of(made.rules.name, made),)


def seats(game: str, mine: object, against: object, options: tuple[str, ...]) -> tuple[arena.PortableGame, ...]:
    """Return two games in which a deck sits in seat 0 and in seat 1, with another deck against it."""
    if not setups.apart(game):
        return alone(game, mine, options) * 2
    made = [setups.together(game, pair, options) for pair in ([mine, against], [against, mine])]
    return tuple(arena.setup_of(one.rules.name, one) for one in made)


def sides(
    game: str,
    chosen: tuple[tuple[object, tuple[str, ...]], tuple[object, tuple[str, ...]]],
    names: tuple[tuple[str, ...], tuple[str, ...]],
    against: object = None,
) -> tuple[ComparedSide, ComparedSide]:
    """Return the old and the new side of a comparison, each with its deck, variants and players.

    In a game for two ``against`` is the deck of the opponent. Raises Unreadable for an unknown variant.
    """
    duel = registry.get(game).new(chosen[0][0], list(chosen[0][1])).rules.players > 1
    old, new = (
        ComparedSide(seats(game, deck, against, variants) if duel else alone(game, deck, variants), pair)
        for (deck, variants), pair in zip(chosen, names, strict=True)
    )
    return old, new


class Play(NamedTuple):
    """One game to be played, or one deal to be solved, for a comparison."""

    task: arena.Bout | winnability.DealTask
    seat: int
    """The seat that the result is for."""


class DealPair(NamedTuple):
    """What is played or solved at one deal for the old side and for the new side."""

    old: tuple[Play, ...]
    """For each seat; empty where the old side would play against itself."""
    new: tuple[Play, ...]


class Scores(NamedTuple):
    """The scores of the old and of the new side at one deal, by seat; UNDECIDED where a search had no verdict."""

    old: tuple[float, ...]
    new: tuple[float, ...]


@dataclass(frozen=True)
class Contest:
    """A comparison to be made, as plain data: both sides, the seed of the deals, and the budget of searches."""

    old: ComparedSide
    new: ComparedSide
    seed: int
    budget: int = 0
    mirrored: bool = False
    """Whether the opponent is the old side itself, so that its own games need not be played."""

    def pairs(self) -> Iterator[DealPair]:
        """Yield what is played at each deal for the old and the new side, deal after deal, without end."""
        old, new = (plays(side, self.seed, self.budget) for side in (self.old, self.new))
        for was, now in zip(old, new, strict=True):
            yield DealPair(() if self.mirrored else was, now)


def plays(side: ComparedSide, seed: int, budget: int) -> Iterator[tuple[Play, ...]]:
    """Yield for each deal of a seed, without end, what a side plays: a game from each seat, or one search."""
    streams = [arena.every(arena.game_of(setup), seed) for setup in side.games]
    for index in count():
        tasks: list[arena.Bout | winnability.DealTask] = []
        for seat, (setup, stream) in enumerate(zip(side.games, streams, strict=True)):
            if side.players:
                players = side.players[::-1] if seat else side.players
                tasks.append(arena.Bout(setup, players, next(stream), arena.apart(seed, index)))
            else:
                tasks.append(winnability.DealTask(setup, next(stream), budget))
        yield tuple(Play(task, seat) for seat, task in enumerate(tasks))


def settle(pair: DealPair, opener: arena.Opener = players.player) -> Scores:
    """Play or solve one deal for the old and the new side; return their scores."""
    return Scores(tuple(score(one, opener) for one in pair.old), tuple(score(one, opener) for one in pair.new))


def score(play: Play, opener: arena.Opener = players.player) -> float:
    """Return the score of one game or solved deal for the seat that counts, 0 to 1, or UNDECIDED."""
    if isinstance(play.task, winnability.DealTask):
        return winnability.decide(play.task)
    outcome = arena.play(play.task, opener)
    return outcome.scores[play.seat] if len(outcome.scores) > 1 else winnability.won(outcome)


@dataclass
class ComparisonTally(Generic[Name]):
    """The running sums of a comparison.

    Deals are counted in their order, so the sums are the same for any number of workers.
    """

    kept: int = EXAMPLES
    old: list[float] = field(default_factory=lambda: [0.0, 0.0, 0.0])
    new: list[float] = field(default_factory=lambda: [0.0, 0.0, 0.0])
    """Of each side: the sum of its scores, how many there were, how many of them undecided."""
    differences: Bounded = field(default_factory=Bounded)
    changed: list[Name] = field(default_factory=list)
    """The names of the first deals at which the two sides score differently."""

    def add(self, pair: Name, scores: Scores) -> None:
        """Count the scores of both sides at one deal, which ``pair`` names if they differ."""
        was, now = scores.old or (EVEN,) * len(scores.new), scores.new
        for totals, values in ((self.old, was), (self.new, now)):
            totals[0] += sum(value for value in values if value != UNDECIDED)
            totals[1] += len(values)
            totals[2] += values.count(UNDECIDED)
        (old_low, old, old_high), (new_low, new, new_high) = bounds(was), bounds(now)
        self.differences.add(new_low - old_high, new - old, new_high - old_low)
        if new != old and UNDECIDED not in (*was, *now) and len(self.changed) < self.kept:
            self.changed.append(pair)

    def shares(self) -> tuple[Share, Share]:
        """Return the share that the old and the new side score, each with its interval."""
        old, new = (share(total, int(cases), int(undecided)) for total, cases, undecided in (self.old, self.new))
        return old, new

    def found(self) -> MeanDifference:
        """Return how much more the new side scores than the old one, with its interval."""
        return self.differences.found()


def bounds(scores: tuple[float, ...]) -> tuple[float, float, float]:
    """Return the mean score of one deal three times: the least possible, as found, the most possible.

    Undecided scores count as losses in the first two, as wins in the last.
    """
    least = sum(value for value in scores if value != UNDECIDED) / len(scores)
    return least, least, least + scores.count(UNDECIDED) / len(scores)


def work(
    contest: Contest, deals: int, jobs: int, opener: arena.Opener = players.player, *, apart: bool = False
) -> Iterator[tuple[DealPair, Scores]]:
    """Yield so many deals of a comparison with the scores of both sides, in order, played in worker processes."""
    kept, given = tee(islice(contest.pairs(), deals))
    return zip(kept, process_pool.work(partial(settle, opener=opener), given, jobs, apart=apart), strict=True)


def examples(contest: Contest, pair: DealPair, opener: arena.Opener = players.player) -> tuple[str, str]:
    """Return the records of the old and the new game at a deal where their scores differ, both empty if none does.

    Where the old side plays against itself its game is played for this.
    """
    old = pair.old or tuple(
        Play(replace(play.task, setup=setup, players=contest.old.players), play.seat)
        for play, setup in zip(pair.new, contest.old.games, strict=True)
        if isinstance(play.task, arena.Bout)
    )
    for was, now in zip(old, pair.new, strict=True):
        if score(was, opener) != score(now, opener):
            return record_of(was, opener), record_of(now, opener)
    return "", ""


def record_of(play: Play, opener: arena.Opener = players.player) -> str:
    """Return the record of a game, or of a solved deal the record of a line that wins it; empty where none does."""
    if isinstance(play.task, arena.Bout):
        return record.write(arena.played(play.task, opener).match)
    made = arena.game_of(play.task.setup)
    found = capabilities.solver(made).solve(made, made.deal(play.task.deal), play.task.budget)
    return record.write(found.match) if found.match is not None else ""


class WinningLine(NamedTuple):
    """A won match at a deal that only one of the old and the new deck can win."""

    match: Match
    gained: bool
    """Whether it is the new deck that wins the deal."""


def settled(old: Game, new: Game, found: Difference) -> list[WinningLine]:
    """Return won matches at the first deals that only one deck wins, of the new deck and of the old one in turn."""
    both = zip_longest(found.gains, found.losses)
    named = [(made, deal) for pair in both for made, deal in zip((new, old), pair, strict=True) if deal is not None]
    solver = capabilities.solver(old)
    lines = [(made, solver.solve(made, deal, 0).match) for made, deal in named[:EXAMPLES]]
    return [WinningLine(match, made is new) for made, match in lines if match is not None]


def exact_values(found: Difference) -> dict[str, str | int | float]:
    """Return the values of the message on an exact comparison of all deals, in percent, but for its subject."""
    points = 100 * (found.new - found.old) / found.denominator
    return {
        "verdict": "same" if not found.gained + found.lost else "differs",
        "sign": "minus" if points < 0 else "plus",
        "points": abs(points),
        "old": 100 * found.old / found.denominator,
        "new": 100 * found.new / found.denominator,
        "gained": found.gained,
        "lost": found.lost,
        "denominator": found.denominator,
    }


def estimate_values(tally: ComparisonTally[Any], *, duel: bool) -> dict[str, str | int | float]:
    """Return the values of the message on a sampled comparison, in percent, but for its subject and seed."""
    found, (old, new) = tally.found(), tally.shares()
    return {
        "old": 100 * old.share,
        "new": 100 * new.share,
        "undecided": int(tally.old[2] + tally.new[2]),
        "verdict": ("duel" if duel else "solo") if found.shown else "none",
        "sign": "minus" if found.mean < 0 else "plus",
        "points": abs(100 * found.mean),
        "low": 100 * found.low,
        "high": 100 * found.high,
        "deals": found.cases,
    }
