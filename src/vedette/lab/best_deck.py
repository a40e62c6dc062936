"""Searches for the deck that scores best against given decks, the field.

First random decks of the same set play against each deck of the field, and a regression tells what each card adds
there. Then legal decks are made of the cards that add the most, one by the estimates as they are, the others by
estimates each moved by about as much as it may be wrong (Thompson, Biometrika 25, 1933). Where it is wanted such decks
play as many games again, and the estimates are made of all games so far: what a card adds beside good cards may not be
what it adds beside any. The decks that are made in the end and the shipped ones race on the same deals, the better half
of them going on to twice as many (successive halving: Karnin, Koren and Somekh, ICML 2013). What is left is measured on
fresh deals, so that its share is not flattered by having been chosen.

"""

from __future__ import annotations

from array import array
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import chain, islice
from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from vedette import capabilities, decks, players, setups
from vedette.core.chance import Stream
from vedette.core.errors import Illegal, Unsupported
from vedette.core.interval import Z
from vedette.lab import arena, card_effects, comparison, deck_search, process_pool
from vedette.lab.comparison import ComparedSide

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from vedette.core.game import Game
    from vedette.core.interval import Share
    from vedette.lab.card_effects import EffectsBase, GameFactors
    from vedette.lab.comparison import Play
    from vedette.lab.deck_search import Tell
    from vedette.lab.regression import Effect

Result = TypeVar("Result")

MADE: Final = 16
"""How many candidate decks are made from the estimated effects of cards."""
PARTS: Final = 3
"""How many parts of equal length a search has: games with random decks, elimination, the last measurement."""
EACH: Final = 16
"""How many games each deck made from interim estimates plays."""
FEWEST: Final = 4
"""The fewest deals that each candidate plays in one round of the elimination."""
WORD: Final = 1 << 16
TWELVE: Final = 12
"""How many uniform numbers in 0..1 are added up: their sum is nearly normal with variance 1."""


@dataclass(frozen=True)
class AnswerWanted:
    """A search for the deck that scores best against given decks, with its players, seed and size."""

    game: str
    field: tuple[object, ...]
    """The decks against which the one that is searched for plays, all of the same weight."""
    seed: int
    games: int
    """Games against each of them in each part: with random decks, the elimination, the last measurement."""
    players: tuple[str, str]
    """The name of the bot for the deck that is searched for, then of the bot for the field."""
    options: tuple[str, ...] = ()
    again: int = 0
    """How often decks made from interim estimates play as many games as the random decks did."""


class AnswerTask(NamedTuple):
    """One game of a random deck, or of one made from estimates, against one of the given decks."""

    base: EffectsBase
    players: tuple[str, ...]
    """The names of the players by seat."""
    seat: int
    """The seat of the random or made deck."""
    deal: int
    seed: int
    """The seed of the players."""
    deck: int
    """The seed of the random deck."""
    worths: tuple[float, ...] = ()
    """The worth of each factor by which the deck's cards are chosen; empty for a random deck."""


class AnswerSeeds(NamedTuple):
    """The random seed of each part of a search for the best deck."""

    decks: int
    """The seed of the random decks, their deals and their players."""
    rivals: int
    race: int
    last: int
    """The seed of the deals of the last measurement."""


class Answered(NamedTuple):
    """The result of a search for the best deck."""

    deck: object
    share: Share
    """What the deck wins at fresh deals against all given decks."""
    against: tuple[Share, ...]
    """What it wins against each of the given decks, in their order."""
    seed: int
    """The seed of the fresh deals."""
    tried: int
    """How many candidate decks took part in the elimination."""


def check(wanted: AnswerWanted) -> None:
    """Raise Unsupported for a game in which no deck can be searched for, Illegal for too few games."""
    held = capabilities.decks(wanted.game).factors
    if held is None or not held.builds:
        raise Unsupported("answer", wanted.game)
    if wanted.games < (least := card_effects.design(held.kinds(game_of(wanted), "en")).least()):
        raise Illegal("effects-few", {"games": str(wanted.games), "least": str(least)})


def game_of(wanted: AnswerWanted) -> Game:
    """Return the game in which both seats have the first of the given decks."""
    return games_of(wanted)[0]


def games_of(wanted: AnswerWanted) -> list[Game]:
    """Return for each of the given decks the game in which both seats have it."""
    return [setups.game_with(wanted.game, deck, wanted.options) for deck in wanted.field]


@dataclass(frozen=True)
class AnswerSearch:
    """A search for the best deck, with its worker processes; the result is the same for any number of them."""

    wanted: AnswerWanted
    jobs: int
    tell: Tell
    opener: arena.Opener = players.player
    apart: bool = False

    def run(self) -> Answered:
        """Run the whole search; return the best deck found, with its share of fresh deals."""
        wanted, seeds = self.wanted, seeds_of(self.wanted)
        deals, first = deals_of(wanted.games, len(wanted.players)), wanted.games * len(wanted.field)
        games = list(self.work(play, tasks(wanted), 0, first * (1 + wanted.again)))
        for number in range(1, 1 + wanted.again):
            made = made_tasks(wanted, games, number)
            games += self.work(play, made, 0, first * (1 + wanted.again), len(games))
        rivals = contenders(wanted, games)
        best = self.race(rivals)
        plays = dealt(wanted, best, seeds.last, 0, deals)
        scores = list(self.work(deck_search.score, plays, 2, deals))
        seats = len(wanted.players)
        parts = [[score[at : at + seats] for score in scores] for at in range(0, seats * len(wanted.field), seats)]
        against = tuple(deck_search.measured(part) for part in parts)
        return Answered(best, deck_search.measured(scores), against, seeds.last, len(rivals))

    def race(self, rivals: list[object]) -> object:
        """Return the deck that is left when candidates play, and the worse half drops out after each round."""
        wanted, seed = self.wanted, seeds_of(self.wanted).race
        race = Race(len(rivals), deals_of(wanted.games, len(wanted.players)))
        while wave := race.wave():
            plays = (play for leg in wave for play in dealt(wanted, rivals[leg.rival], seed, leg.first, leg.deals))
            scores = self.work(deck_search.score, plays, 1, race.total, race.done)
            race.add([sum(score) for score in scores])
        return rivals[race.left[0]]

    def work(
        self, do: Callable[..., Result], jobs: Iterable[object], part: int, total: int, done: int = 0
    ) -> Iterator[Result]:
        """Run the tasks of one part of a search in worker processes; yield the results and report progress.

        The part has ``total`` tasks, of which ``done`` came before. ``do`` takes a task and what makes players.
        """
        hands = process_pool.work(partial(do, opener=self.opener), jobs, self.jobs, apart=self.apart)
        with closing(hands) as results:
            for number, result in enumerate(results, done + 1):
                self.tell(part * total + number, PARTS * total)
                yield result


def seeds_of(wanted: AnswerWanted) -> AnswerSeeds:
    """Return the seeds of all parts of a search, drawn from its one seed."""
    stream = Stream(wanted.seed)
    return AnswerSeeds(*(stream.word() for _ in AnswerSeeds._fields))


def deals_of(games: int, seats: int) -> int:
    """Return how many deals so many games take, rounded up, if each deal is played once from every seat."""
    return ceil(games / seats)


def dealt(wanted: AnswerWanted, deck: object, seed: int, first: int, count: int) -> Iterator[tuple[Play, ...]]:
    """Yield for each of ``count`` deals after the ``first`` ones a deck's games against every given deck."""
    seats = [comparison.seats(wanted.game, deck, other, wanted.options) for other in wanted.field]
    sides = [ComparedSide(seated, wanted.players) for seated in seats]
    every = zip(*(comparison.plays(side, seed, 0) for side in sides), strict=True)
    for plays in islice(every, first, first + count):
        yield tuple(chain(*plays))


def tasks(wanted: AnswerWanted) -> Iterator[AnswerTask]:
    """Yield the games of random decks, each with a deck and seeds of its own, alternately in either seat.

    Every given deck plays at the same deals.
    """
    seed = seeds_of(wanted).decks
    for index, deal in enumerate(seated_deals(wanted, seed)):
        own = arena.apart(seed, index)
        yield AnswerTask(*deal, own, Stream(own).word())


def made_tasks(wanted: AnswerWanted, games: Sequence[GameFactors], number: int) -> Iterator[AnswerTask]:
    """Yield as many games of decks made from the effects of cards that the games so far show."""
    seed = arena.apart(seeds_of(wanted).decks, -1 - number)
    found, stream, worths = estimates(wanted, games), Stream(Stream(seed).word()), tuple[float, ...]()
    for index, deal in enumerate(seated_deals(wanted, seed)):
        if index % EACH == 0:
            worths = tuple(moved(found, stream, 1))
        yield AnswerTask(*deal, arena.apart(seed, index), 0, worths)


def seated_deals(wanted: AnswerWanted, seed: int) -> Iterator[tuple[EffectsBase, tuple[str, ...], int, int]]:
    """Yield for each game the given deck, the players by seat, the seat of the deck on trial, the deal number."""
    made = games_of(wanted)
    bases = [card_effects.base_of(one) for one in made]
    for index, deals in enumerate(islice(zip(*(arena.every(one, seed) for one in made), strict=True), wanted.games)):
        seat = index % len(wanted.players)
        names = wanted.players[::-1] if seat else wanted.players
        for base, deal in zip(bases, deals, strict=True):
            yield base, names, seat, deal


def play(task: AnswerTask, opener: arena.Opener = players.player) -> GameFactors:
    """Play one game of a random or made deck; return its count of each factor, and what it scored."""
    base = card_effects.game_of(task.base)
    held = card_effects.factors(base)
    if task.worths:
        chosen = setups.parts(base)
        chosen[task.seat] = held.built(base, task.worths)
        made = setups.together(task.base.game, chosen, task.base.variants)
    else:
        made = held.against(base, task.seat, task.deck)
    played = arena.seated(made, task.players, task.deal, task.seed, opener)
    brought = held.brought(made, made.deal(task.deal))[task.seat]
    return card_effects.GameFactors(array("h", brought), played.match.returns()[task.seat])


def estimates(wanted: AnswerWanted, found: Sequence[GameFactors]) -> list[Effect]:
    """Return the estimated effect of each factor on what a deck scores; raises Illegal for too few games."""
    made = game_of(wanted)
    kinds = card_effects.factors(made).kinds(made, "en")
    return card_effects.design(kinds).fit([one.brought for one in found], [one.won for one in found])


def contenders(wanted: AnswerWanted, games: Sequence[GameFactors]) -> list[object]:
    """Return the candidate decks without duplicates: those made from estimates, and those that come with the game."""
    made, found, stream = game_of(wanted), estimates(wanted, games), Stream(seeds_of(wanted).rivals)
    held, known = card_effects.factors(made), capabilities.decks(wanted.game)
    listed: dict[str, object] = {}
    for number in range(MADE):
        deck = known.renamed(held.built(made, moved(found, stream, number > 0)), f"answer-{number + 1}")
        listed.setdefault(known.digest(deck), deck)
    for deck in decks.shipped(wanted.game).values():
        listed.setdefault(known.digest(deck), deck)
    return list(listed.values())


def moved(found: list[Effect], stream: Stream, much: float) -> list[float]:
    """Return the mean of each effect plus a random normal error of its standard deviation times ``much``."""
    return [one.mean + much * (one.high - one.low) / (2 * Z) * normal(stream) for one in found]


def normal(stream: Stream) -> float:
    """Return a number that is nearly normal, with mean 0 and variance 1, the same on every machine."""
    return sum(stream.below(WORD) for _ in range(TWELVE)) / WORD - TWELVE / 2


class Leg(NamedTuple):
    """The deals that one candidate plays in one round of the elimination: their first index and their number."""

    rival: int
    first: int
    deals: int


class Race:
    """An elimination of candidates: after each round the half with the better scores stays, of equals the earlier.

    Each round has about as many deals in all, so a deck that goes on plays twice as many as before.
    """

    def __init__(self, entered: int, deals: int) -> None:
        """Start with so many candidates, and plan rounds of about so many deals in all."""
        self.left = list(range(entered))
        self.done = 0
        """How many deals were played so far."""
        self._counts: dict[int, int] = {}
        """How many deals each candidate plays in a round, by how many candidates are left."""
        rounds, size = (entered - 1).bit_length(), entered
        while size > 1:
            self._counts[size] = max(FEWEST, ceil(deals / rounds / size))
            size = (size + 1) // 2
        self.total = sum(size * count for size, count in self._counts.items())
        """How many deals all rounds have together."""
        self._played = 0
        """How many deals each remaining candidate has played."""
        self._sums = [0.0] * entered

    def wave(self) -> list[Leg]:
        """Return what each remaining candidate plays in the next round; empty once one is left."""
        count = self._counts.get(len(self.left), 0)
        return [Leg(rival, self._played, count) for rival in self.left] if count else []

    def add(self, scores: list[float]) -> None:
        """Take the score of each deal of a round, candidate by candidate, and drop the worse half."""
        count = len(scores) // len(self.left)
        for number, score in enumerate(scores):
            self._sums[self.left[number // count]] += score
        self._played += count
        self.done += len(scores)
        self.left = sorted(self.left, key=lambda rival: -self._sums[rival])[: (len(self.left) + 1) // 2]
