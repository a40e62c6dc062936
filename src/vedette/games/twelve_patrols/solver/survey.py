"""Exact winnability: of the 6**9 ways the dice can fall, how many can be won with all the cards known.

No requirement names a colour, so the rolls fall into 30,856 classes up to renaming the colours; each counts as often
as there are rolls in it. A win shown by a payment that leaves some items to spare also wins every roll that misses at
most so many of the dice the payment takes as they lie: others change in their place. So most classes of a loose deck
are decided by a payment already found, in any of its six colourings.
"""

from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement, permutations
from math import comb
from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.engine.rules import CELLS, COLOUR_COUNT, DICE, EACH, FACES, LINES, Deck
from vedette.games.twelve_patrols.solver.lines import Catalogue
from vedette.games.twelve_patrols.solver.payment import LineOptions
from vedette.games.twelve_patrols.solver.question import Question, opening
from vedette.games.twelve_patrols.solver.shortlist import Shortlist
from vedette.games.twelve_patrols.solver.solver import Attempt, catalogue_of, shortlist_of
from vedette.games.twelve_patrols.solver.supply import COST

THROWS: Final = [list(throw) for throw in combinations_with_replacement(range(1, FACES), EACH)]
"""The 56 ways three dice of one colour can show, ascending."""
COLOURINGS: Final = list(permutations(range(COLOUR_COUNT)))


class RollShare(NamedTuple):
    """The share of rolls that can be won, and the classes of rolls searched; the others followed from those."""

    numerator: int
    denominator: int
    searched: int


class RollDifference(NamedTuple):
    """What becomes of all rolls, of every set of nine, when one deck takes the place of another of the same size."""

    old: int
    new: int
    """How many rolls can be won with the new deck, as ``old`` can with the old one."""
    denominator: int
    gained: int
    """How many rolls can be won with the new deck alone."""
    lost: int
    gains: list[list[int]]
    """Some rolls that were gained, nine pips each (white, yellow, blue); none for decks of twelve."""
    losses: list[list[int]]


EXAMPLES: Final = 3
"""How many rolls gained, and how many lost, are named as examples when two decks are compared."""


def differ(old: Deck, new: Deck, tell: Callable[[int, int], None] | None = None) -> RollDifference:
    """Return how many rolls a new deck wins and the old one of the same size does not, and the other way round.

    A roll of a deck of twelve is one of a set of nine; as it names no set, such decks get no examples.
    ``tell`` is called now and then with the classes decided and the classes there are.
    """
    nines = comb(len(old.regions), CELLS)
    found = RollDifference(0, 0, nines * (FACES - 1) ** DICE, 0, 0, [], [])
    for _, before, after in pairs(old, new, tell):
        found = _added(found, before, after, examples=nines == 1)
    return found


def pairs(
    old: Deck, new: Deck, tell: Callable[[int, int], None] | None = None
) -> "Iterator[tuple[list[int], Survey, Survey]]":
    """Yield every set of nine with its survey in both decks, one and the same where no card of it has changed."""
    nines = [list(nine) for nine in combinations(range(len(old.regions)), CELLS)]
    for number, nine in enumerate(nines):
        before = Survey(old, nine, None)
        after = before
        surveys = [before]
        if any(old.regions[at][1:] != new.regions[at][1:] for at in nine):
            after = Survey(new, nine, None, Catalogue(new.regions, catalogue_of(old)))
            surveys = [after, before]  # what the first finds to pay with serves the second too
        run(surveys, tell, number, len(nines))
        yield nine, before, after


def _added(found: RollDifference, before: "Survey", after: "Survey", *, examples: bool) -> RollDifference:
    """Return a comparison of two decks with the rolls of one more set of nine regions added."""
    old = found.old
    new = found.new
    gained = found.gained
    lost = found.lost
    at = 0
    for one in range(len(THROWS)):
        for two in range(one, len(THROWS)):
            for three in range(two, len(THROWS)):
                was = before.won[at]
                now = after.won[at]
                at += 1
                if not was and not now:
                    continue
                rolls = weight(one, two, three)
                old += rolls if was else 0
                new += rolls if now else 0
                if was == now:
                    continue
                gained += rolls if now else 0
                lost += rolls if was else 0
                named = found.gains if now else found.losses
                if examples and len(named) < EXAMPLES:
                    named.append(THROWS[one] + THROWS[two] + THROWS[three])
    return found._replace(old=old, new=new, gained=gained, lost=lost)


def exact(deck: Deck, order: list[int] | None = None, tell: Callable[[int, int], None] | None = None) -> RollShare:
    """Return how many rolls of a deck can be won, of 6**9: in any arrangement, or with the cards in a known order.

    For a deck of twelve without an order: the sum over all 220 sets of nine, of 220 * 6**9. ``tell`` is called now
    and then with the classes decided and the classes there are.
    """
    if order is not None:
        nines = [order[:CELLS]]
    else:
        nines = [list(nine) for nine in combinations(range(len(deck.regions)), CELLS)]
    won = 0
    searched = 0
    for number, nine in enumerate(nines):
        survey = Survey(deck, sorted(nine), order)
        won += run([survey], tell, number, len(nines))
        searched += survey.searched
    return RollShare(won, len(nines) * (FACES - 1) ** DICE, searched)


def run(surveys: "list[Survey]", tell: Callable[[int, int], None] | None, number: int, of: int) -> int:
    """Decide each class of rolls, won or not, in each of some surveys; return how many rolls the first wins.

    Beyond the first, their catalogues begin as its own does: a class that it searched, the others search with the ways
    to pay that it has found, as most lines of two versions of a deck are the same.
    """
    count = len(THROWS)
    classes = count * (count + 1) * (count + 2) // 6
    won = 0
    done = 0
    for one in range(count):
        for two in range(one, count):
            for three in range(two, count):
                options: LineOptions | None = None
                for survey in surveys:
                    can = survey.follows(one, two, three)
                    if not can:
                        can, options = survey.search(one, two, three, options)
                    survey.won.append(can)
                won += weight(one, two, three) if surveys[0].won[-1] else 0
            done += count - two
        if tell is not None:
            tell(number * classes + done, of * classes)
    return won


class Survey:
    """Decides for every class of rolls whether nine regions can be won, and keeps the payments found on the way."""

    def __init__(
        self, deck: Deck, nine: list[int], order: list[int] | None, catalogue: Catalogue | None = None
    ) -> None:
        """Take nine regions of a deck, their order or None, and the deck's catalogue if it goes on with another's."""
        self.deck = deck
        self.nine = nine
        self.order = order
        self.shortlist = shortlist_of(deck, nine) if catalogue is None else Shortlist(catalogue, nine)
        self.searched = 0
        self.won: list[bool] = []
        """Whether each class of rolls can be won, in the order of the throws."""
        self.parts: dict[tuple[int, ...], int] = {}
        self.missing = vec[i64]()
        """For each part (dice of a colour that a payment takes as they lie) and throw: how many are not there."""
        self.payments = vec[i64]()
        """For each payment: what is to spare, and the places of three parts in ``missing``, one for each colour."""
        self.latest: i64 = 0

    def follows(self, one: i64, two: i64, three: i64) -> bool:
        """Return whether a payment already found wins a class of rolls too; the latest that did is asked first."""
        missing = self.missing
        payments = self.payments
        for start in (self.latest, i64(0)):
            at: i64 = start
            end: i64 = min(start + 4, len(payments)) if start else len(payments)
            while at < end:
                lacks: i64 = missing[payments[at + 1] + one] + missing[payments[at + 2] + two]
                if lacks + missing[payments[at + 3] + three] <= payments[at]:
                    self.latest = at
                    return True
                at += 4
        return False

    def search(self, one: int, two: int, three: int, options: LineOptions | None = None) -> tuple[bool, LineOptions]:
        """Search a class of rolls, with known ways to pay; return whether it can be won, and all ways to pay found.

        The payment of a win is kept.
        """
        self.searched += 1
        question: Question = opening(self.deck, THROWS[one] + THROWS[two] + THROWS[three], self.order)
        attempt = Attempt(question, self.nine, 0, self.shortlist, options)
        search = attempt.search
        if not search.bare():
            return False, search.options
        demands = [int(search.fit.demand(i64(line))) for line in range(LINES)]
        spare = int(search.budget) - sum([demand >> COST for demand in demands])
        parts: list[int] = []
        for colour in range(COLOUR_COUNT):
            taken: list[int] = []
            for face in range(1, FACES):
                kind = FACES * colour + face
                count = question.supply[kind]
                for demand in demands:
                    if count:
                        shift = int(search.options.supply.shift[kind])
                        taken += [face] * (demand >> shift & (1 if count == 1 else 3))
            parts.append(self._part(tuple(taken)))
        for colouring in COLOURINGS:
            self.payments = append(self.payments, i64(spare))
            for colour in colouring:
                self.payments = append(self.payments, i64(parts[colour]))
        return True, search.options

    def _part(self, taken: tuple[int, ...]) -> int:
        """Return the place in ``missing`` of the row for these dice of a colour, a new row if there is none."""
        if taken not in self.parts:
            self.parts[taken] = len(self.missing)
            for throw in THROWS:
                lacks = sum([max(0, taken.count(face) - throw.count(face)) for face in range(1, FACES)])
                self.missing = append(self.missing, i64(lacks))
        return self.parts[taken]


def weight(one: int, two: int, three: int) -> int:
    """Return how many ordered rolls three throws stand for, whichever colour shows which."""
    colourings = {
        (one, two, three)[a] * 3136 + (one, two, three)[b] * 56 + (one, two, three)[c] for a, b, c in COLOURINGS
    }
    ways = len(colourings)
    for throw in (one, two, three):
        ways *= (6, 3, 1)[EACH - len(set(THROWS[throw]))]
    return ways
