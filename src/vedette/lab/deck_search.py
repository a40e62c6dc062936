"""Decks to a target: candidates out of a seed, one after the other, until one is shown to win as much as is wanted.

Where a game counts exactly, the share of all deals decides. Elsewhere a candidate is tried on some deals, and one that
seems right is measured again on others: it is certified where that second interval lies within the target. The k-th
candidate that is measured again is judged by a wider interval, so that in at most 5% of searches a deck is certified
that does not belong to the target, however many are measured.
"""

from __future__ import annotations

import re
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import count, islice
from math import ceil
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vedette import capabilities, decks, players, registry, setups
from vedette.core.chance import Stream
from vedette.core.errors import Illegal, Unreadable
from vedette.core.interval import Share, Z
from vedette.lab import arena, comparison, process_pool
from vedette.lab.comparison import ComparedSide
from vedette.lab.paired import Bounded, quantile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from vedette.core.decks import RandomDecks
    from vedette.core.game import Game
    from vedette.lab.comparison import Play

    Tell = Callable[[int, int], None]
    """Takes how much is done, and how much there is to do at the most."""

TARGET: Final = re.compile(r"(\d{1,3}(?:\.\d+)?) *%? *(?:±|\+-|\+/-) *(\d{1,3}(?:\.\d+)?) *%?")
SHARPER: Final = 2
"""How much narrower than the target the interval of the second measurement is meant to be."""
FEWER: Final = 4
"""How many times fewer deals the first measurement takes."""
FIRST_LOOK: Final = 16
"""Deals before a candidate may be dropped; then at each doubling."""


class Target(NamedTuple):
    """The shares that are wanted, 0 to 1."""

    low: float
    high: float

    @property
    def middle(self) -> float:
        """Return what is best."""
        return (self.low + self.high) / 2

    @property
    def games(self) -> int:
        """Return how many games the second measurement takes."""
        width = (self.high - self.low) / 2 / SHARPER
        return ceil(Z * Z * self.middle * (1 - self.middle) / (width * width))

    def holds(self, found: Share) -> bool:
        """Return whether all of an interval lies within."""
        return self.low <= found.low and found.high <= self.high

    def near(self, share: float) -> bool:
        """Return whether a share is as near to the middle as a second measurement needs it."""
        return abs(share - self.middle) <= (self.high - self.low) / 2 / SHARPER


def target(text: str) -> Target:
    """Return the target of a text such as ``70±2``, in percent; raises Unreadable."""
    found = TARGET.fullmatch(text.strip())
    middle, margin = (float(part) / 100 for part in found.groups()) if found else (0.0, 0.0)
    if not 0 < margin <= min(middle, 1 - middle):
        raise Unreadable("generate-target", {"text": text})
    return Target(middle - margin, middle + margin)


@dataclass(frozen=True)
class Wanted:
    """What decks are looked for."""

    game: str
    target: Target
    seed: int
    tries: int
    """Candidates at the most."""
    players: tuple[str, ...] = ()
    """The bot that plays, then in a game for two its opponent; empty if the search knows all cards."""
    options: tuple[str, ...] = ()
    against: object = None
    """The deck of the opponent in a game for two; None where it is to be found too."""
    budget: int | None = None
    """Nodes of a search; None for as many as the game thinks worth it."""


class Candidate(NamedTuple):
    """Decks that may be what is wanted, and the seeds of both measurements."""

    number: int
    decks: tuple[object, ...]
    side: ComparedSide
    seeds: tuple[int, int]


class Certified(NamedTuple):
    """Decks that are what was wanted."""

    decks: tuple[object, ...]
    share: Share
    number: int
    """Of the candidate, counted from 1."""
    seed: int
    """Of the second measurement; 0 where all deals were counted."""
    exact: tuple[int, int] | None = None
    """How many deals can be won, and of how many."""


class Measurement(NamedTuple):
    """A candidate as a worker measures it."""

    target: Target
    deals: tuple[tuple[Play, ...], ...]


def seed_of(wanted: Wanted, number: int) -> int:
    """Return the seed of a candidate."""
    return Stream(arena.apart(wanted.seed, number)).word()


def candidate(wanted: Wanted, number: int) -> Candidate:
    """Return a candidate of a seed: in a game for two both decks, unless the opponent's is given."""
    stream = Stream(seed_of(wanted, number))
    duel = setups.game(wanted.game).rules.players > 1
    both = duel and wanted.against is None
    found = tuple(
        named(wanted.game, decks.invent(wanted.game, stream.word(), {}), number + 1, letter)
        for letter in (("a", "b") if both else ("",))
    )
    if duel:
        other = found[1] if both else wanted.against
        games: tuple[Game, ...] = comparison.seats(wanted.game, found[0], other, wanted.options)
    else:
        games = (setups.game_with(wanted.game, found[0], wanted.options),)
    return Candidate(number, found, ComparedSide(games, wanted.players), (stream.word(), stream.word()))


def named(game: str, deck: object, number: int, letter: str = "") -> object:
    """Return a deck with the name of a candidate."""
    return capabilities.decks(game).renamed(deck, f"generated-{number}{letter}")


def deals_of(wanted: Wanted, one: Candidate, seed: int, deals: int) -> tuple[tuple[Play, ...], ...]:
    """Return what is played of the deals of a seed."""
    budget = 0
    if not wanted.players:
        budget = capabilities.solver(one.side.games[0]).patience if wanted.budget is None else wanted.budget
    return tuple(islice(comparison.plays(one.side, seed, budget), deals))


def score(plays: tuple[Play, ...], opener: arena.Opener = players.player) -> tuple[float, ...]:
    """Return what a deal scores from each seat."""
    return tuple(comparison.score(one, opener) for one in plays)


def measured(scores: Iterable[tuple[float, ...]], z: float = Z) -> Share:
    """Return the share of deals won, with its interval; undecided ones count both ways."""
    found = Bounded()
    for one in scores:
        found.add(*(2 * bound - 1 for bound in comparison.bounds(one)))
    mean, low, high, cases = found.found(z)
    return Share((mean + 1) / 2, (low + 1) / 2, (high + 1) / 2, cases)


def screen(trial: Measurement, opener: arena.Opener = players.player) -> Share:
    """Return what a candidate wins of some deals, of fewer where it clearly is not what is wanted."""
    scores: list[tuple[float, ...]] = []
    for plays in trial.deals:
        scores.append(score(plays, opener))
        cases = len(scores)
        if cases >= FIRST_LOOK and not cases & (cases - 1):
            found = measured(scores)
            if found.low > trial.target.high or found.high < trial.target.low:
                return found
    return measured(scores)


def sizes(wanted: Wanted) -> tuple[int, int]:
    """Return how many deals the first and the second measurement take."""
    many = ceil(wanted.target.games / setups.game(wanted.game).rules.players)
    return max(FIRST_LOOK, ceil(many / FEWER)), many


def sampled(
    wanted: Wanted, jobs: int, tell: Tell, opener: arena.Opener = players.player, *, apart: bool = False
) -> Certified:
    """Return the first candidate that is certified, the same for any number of jobs.

    Raises Illegal where none of so many is.
    """
    target, again, number = wanted.target, 0, 0
    few, many = sizes(wanted)
    nearest = Nearest(target)
    while number < wanted.tries:
        tried = range(number, wanted.tries)
        trials = (Measurement(target, deals_of(wanted, one, one.seeds[0], few)) for one in candidates(wanted, tried))
        with closing(process_pool.work(partial(screen, opener=opener), trials, jobs, apart=apart)) as screened:
            for share in screened:
                number += 1
                tell(number, wanted.tries)
                nearest.look(share)
                if target.near(share.share):
                    break
            else:
                break
        one, again = candidate(wanted, number - 1), again + 1
        plays = deals_of(wanted, one, one.seeds[1], many)
        with closing(process_pool.work(partial(score, opener=opener), plays, jobs, apart=apart)) as scores:
            found = measured(scores, quantile(again))
        if target.holds(found):
            return Certified(one.decks, found, number, one.seeds[1])
    raise none(wanted, nearest.share)


@dataclass
class Nearest:
    """The share of a search’s candidates that is nearest to what is wanted."""

    target: Target
    share: float = -1.0

    def look(self, found: Share) -> None:
        """Count a candidate."""
        if self.share < 0 or abs(found.share - self.target.middle) < abs(self.share - self.target.middle):
            self.share = found.share


def candidates(wanted: Wanted, numbers: range) -> Iterator[Candidate]:
    """Yield candidates as they are needed."""
    for number in numbers:
        yield candidate(wanted, number)


def none(wanted: Wanted, nearest: float) -> Illegal:
    """Return the error of a search that found nothing."""
    values = {"tries": str(wanted.tries), "seed": str(wanted.seed), "nearest": f"{100 * nearest:.1f}"}
    return Illegal("generate-none", values)


class ExactClimb(NamedTuple):
    """One search for a deck by an exactly counted share."""

    game: str
    seed: int
    low: float
    high: float


def random_decks(game: str) -> RandomDecks[Any]:
    """Return what makes the random decks of a game; raises Unsupported where nothing does."""
    return registry.get(game).need(capabilities.decks(game).random, "random")


def attempt(task: ExactClimb) -> str:
    """Return the code of a deck that is what is wanted, or nothing."""
    held = capabilities.decks(task.game)
    try:
        return held.pack(random_decks(task.game).winning(task.seed, task.low, task.high))
    except Illegal:
        return ""


def exactly(wanted: Wanted, jobs: int, tell: Tell, *, apart: bool = False) -> Certified:
    """Return the first deck with an exact share, counted once more, within the target.

    Raises Illegal where none of so many searches finds one.
    """
    tasks = (attempt_of(wanted, at) for at in count())
    with closing(process_pool.work(attempt, islice(tasks, wanted.tries), jobs, apart=apart)) as codes:
        for number, code in enumerate(codes, 1):
            tell(number, wanted.tries)
            if (found := certified(wanted, number, code)) is not None:
                return found
    raise none_exactly(wanted)


def attempt_of(wanted: Wanted, at: int) -> ExactClimb:
    """Return one of the searches, counted from 0."""
    return ExactClimb(wanted.game, seed_of(wanted, at), *wanted.target)


def certified(wanted: Wanted, number: int, code: str) -> Certified | None:
    """Return the deck of a code if its exact share, counted once more, lies within the target; None for no code."""
    if not code:
        return None
    deck = named(wanted.game, capabilities.decks(wanted.game).unpack(code), number)
    made = setups.game_with(wanted.game, deck, wanted.options)
    won, of = capabilities.solver(made, "exact").exact(made, [], lambda _done, _of: None)
    if not wanted.target.low <= won / of <= wanted.target.high:
        return None
    return Certified((deck,), Share(won / of, won / of, won / of, of), number, 0, (won, of))


def none_exactly(wanted: Wanted) -> Illegal:
    """Return the error of a search that counts exactly and found nothing."""
    return Illegal("generate-none-exact", {"tries": str(wanted.tries), "seed": str(wanted.seed)})
