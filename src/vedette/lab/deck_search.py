"""Searches for random decks that win a wanted share of deals, trying candidates one by one.

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
from itertools import islice
from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette import capabilities, decks, players, registry, setups
from vedette.core.chance import Stream
from vedette.core.errors import Illegal, Unreadable
from vedette.core.interval import Share, Z
from vedette.lab import arena, comparison, process_pool
from vedette.lab.comparison import ComparedSide
from vedette.lab.paired import Bounded, quantile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from vedette.lab.comparison import Play

    Tell = Callable[[int, int], None]
    """Called with how much is done, and how much there is to do at the most, to show progress."""

TARGET: Final = re.compile(r"(\d{1,3}(?:\.\d+)?) *%? *(?:±|\+-|\+/-) *(\d{1,3}(?:\.\d+)?) *%?")
SHARPER: Final = 2
"""How many times narrower than the target the interval of the second measurement is to be."""
FEWER: Final = 4
"""How many times fewer deals the first measurement of a candidate takes than the second."""
FIRST_LOOK: Final = 16
"""After how many deals a candidate may first be rejected; then at each doubling."""


class Target(NamedTuple):
    """The range of the share of won deals that a deck is to have, 0 to 1."""

    low: float
    high: float

    @property
    def middle(self) -> float:
        """The middle of the range of shares."""
        return (self.low + self.high) / 2

    @property
    def games(self) -> int:
        """How many games the second measurement of a candidate takes for an interval narrow enough."""
        width = (self.high - self.low) / 2 / SHARPER
        return ceil(Z * Z * self.middle * (1 - self.middle) / (width * width))

    def holds(self, found: Share) -> bool:
        """Return whether the interval of a measured share lies within the range."""
        return self.low <= found.low and found.high <= self.high

    def near(self, share: float) -> bool:
        """Return whether a share is near enough to the middle of the range for a second measurement."""
        return abs(share - self.middle) <= (self.high - self.low) / 2 / SHARPER


def target(text: str) -> Target:
    """Return the range of shares that a text such as ``70±2`` means, in percent; raises Unreadable if it is none."""
    found = TARGET.fullmatch(text.strip())
    middle, margin = (float(part) / 100 for part in found.groups()) if found else (0.0, 0.0)
    if not 0 < margin <= min(middle, 1 - middle):
        raise Unreadable("generate-target", {"text": text})
    return Target(middle - margin, middle + margin)


@dataclass(frozen=True)
class Wanted:
    """A search for decks that win a wanted share of deals: game, share, seed, players and limits."""

    game: str
    target: Target
    seed: int
    tries: int
    """The greatest number of random decks that are tried as candidates."""
    players: tuple[str, ...] = ()
    """The bot that plays, then in a game for two its opponent; empty if the search knows all cards."""
    options: tuple[str, ...] = ()
    against: object = None
    """The deck of the opponent in a game for two; None where it is to be found too."""
    budget: int | None = None
    """How many nodes each search takes at most; None for the game's default."""


class Candidate(NamedTuple):
    """Random decks to be measured, numbered, and the seeds of the deals of their two measurements."""

    number: int
    decks: tuple[object, ...]
    side: ComparedSide
    seeds: tuple[int, int]


class Certified(NamedTuple):
    """Decks that were shown to win the wanted share, with that share and its interval."""

    decks: tuple[object, ...]
    share: Share
    number: int
    """Which candidate it was, counted from 1."""
    seed: int
    """The seed of the deals of the second measurement; 0 where all deals were counted."""
    exact: tuple[int, int] | None = None
    """How many deals can be won, and how many there are; None where a sample was measured."""


class Measurement(NamedTuple):
    """The wanted range and the deals of one candidate, for a worker process to measure."""

    target: Target
    deals: tuple[tuple[Play, ...], ...]


def seed_of(wanted: Wanted, number: int) -> int:
    """Return the seed of the candidate of this number."""
    return Stream(arena.apart(wanted.seed, number)).word()


def candidate(wanted: Wanted, number: int) -> Candidate:
    """Return the candidate of this number: a random deck, in a game for two one for each seat unless one is given."""
    stream = Stream(seed_of(wanted, number))
    duel = setups.game(wanted.game).rules.players > 1
    both = duel and wanted.against is None
    found = tuple(
        named(wanted.game, decks.invent(wanted.game, stream.word(), {}), number + 1, letter)
        for letter in (("a", "b") if both else ("",))
    )
    if duel:
        other = found[1] if both else wanted.against
        games = comparison.seats(wanted.game, found[0], other, wanted.options)
    else:
        games = comparison.alone(wanted.game, found[0], wanted.options)
    return Candidate(number, found, ComparedSide(games, wanted.players), (stream.word(), stream.word()))


def named(game: str, deck: object, number: int, letter: str = "") -> object:
    """Return a deck renamed as the candidate of a number, with a letter where a candidate has two decks."""
    return capabilities.decks(game).renamed(deck, f"generated-{number}{letter}")


def deals_of(wanted: Wanted, one: Candidate, seed: int, deals: int) -> tuple[tuple[Play, ...], ...]:
    """Return what a candidate plays or solves at the first ``deals`` deals of a seed."""
    budget = 0
    if not wanted.players:
        budget = capabilities.solver(one.side.made).patience if wanted.budget is None else wanted.budget
    return tuple(islice(comparison.plays(one.side, seed, budget), deals))


def score(plays: tuple[Play, ...], opener: arena.Opener = players.player) -> tuple[float, ...]:
    """Play or solve one deal; return the score for each seat, 0 to 1, or UNDECIDED."""
    return tuple(comparison.score(one, opener) for one in plays)


def measured(scores: Iterable[tuple[float, ...]], z: float = Z) -> Share:
    """Return the mean of the scores of all deals with its interval, which allows for undecided ones either way."""
    found = Bounded()
    for one in scores:
        found.add(*(2 * bound - 1 for bound in comparison.bounds(one)))
    return found.found(z).share()


def screen(trial: Measurement, opener: arena.Opener = players.player) -> Share:
    """Measure a candidate on its first deals; return its share, early once it is clearly outside the wanted range."""
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
    """Return how many deals the first and the second measurement of a candidate take."""
    many = ceil(wanted.target.games / setups.game(wanted.game).rules.players)
    return max(FIRST_LOOK, ceil(many / FEWER)), many


def sampled(
    wanted: Wanted, jobs: int, tell: Tell, opener: arena.Opener = players.player, *, apart: bool = False
) -> Certified:
    """Return the first candidate that lies within the wanted range when measured a second time.

    The same for any number of jobs. Raises Illegal where none of so many does.
    """
    target, again, number = wanted.target, 0, 0
    few, many = sizes(wanted)
    shares: list[float] = []
    while number < wanted.tries:
        left = (candidate(wanted, number) for number in range(number, wanted.tries))
        trials = (Measurement(target, deals_of(wanted, one, one.seeds[0], few)) for one in left)
        with closing(process_pool.work(partial(screen, opener=opener), trials, jobs, apart=apart)) as screened:
            for share in screened:
                number += 1
                tell(number, wanted.tries)
                shares.append(share.share)
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
    raise none(wanted, shares)


def none(wanted: Wanted, shares: list[float]) -> Illegal:
    """Return the error that no candidate was certified, with the one of their shares that came nearest."""
    nearest = min(shares, key=lambda share: abs(share - wanted.target.middle))
    values = {"tries": str(wanted.tries), "seed": str(wanted.seed), "nearest": f"{100 * nearest:.1f}"}
    return Illegal("generate-none", values)


def attempt(wanted: Wanted, at: int) -> str:
    """Return the code of a deck with an exactly counted share in the range, or an empty text; ``at`` counts from 0."""
    winning = registry.get(wanted.game).need(capabilities.random_decks(wanted.game).winning, "exact")
    try:
        return capabilities.decks(wanted.game).pack(winning(seed_of(wanted, at), *wanted.target))
    except Illegal:
        return ""


def exactly(wanted: Wanted, jobs: int, tell: Tell, *, apart: bool = False) -> Certified:
    """Return the first deck with a share of winnable deals, counted exactly and twice, in the wanted range.

    Raises Illegal where none of so many searches finds one.
    """
    with closing(process_pool.work(partial(attempt, wanted), range(wanted.tries), jobs, apart=apart)) as codes:
        for number, code in enumerate(codes, 1):
            tell(number, wanted.tries)
            if (found := certified(wanted, number, code)) is not None:
                return found
    raise none_exactly(wanted)


def certified(wanted: Wanted, number: int, code: str) -> Certified | None:
    """Return a code's deck if its exact share, counted again, is in the wanted range; None if not, or no code."""
    if not code:
        return None
    deck = named(wanted.game, capabilities.decks(wanted.game).unpack(code), number)
    made = setups.game_with(wanted.game, deck, wanted.options)
    won, of = capabilities.solver(made, "exact").exact(made, [], lambda _done, _of: None)
    if not wanted.target.low <= won / of <= wanted.target.high:
        return None
    return Certified((deck,), Share(won / of, won / of, won / of, of), number, 0, (won, of))


def none_exactly(wanted: Wanted) -> Illegal:
    """Return the error which says that no search by exact counting found a deck in the wanted range."""
    return Illegal("generate-none-exact", {"tries": str(wanted.tries), "seed": str(wanted.seed)})
