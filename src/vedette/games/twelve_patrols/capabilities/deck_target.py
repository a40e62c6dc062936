"""Random decks of nine regions whose exact share of winnable rolls lies in a wanted range, made from a seed.

A hill climb over single edges. Most plausible decks can nearly always be won, so the share of a fixed sample of rolls
is guided by the share that is still won with three cubes fewer; the exact share decides in the end.
"""

from typing import Final, NamedTuple

from vedette.core.chance import Stream
from vedette.core.errors import Illegal
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.rules import Deck, Region, requirement
from vedette.games.twelve_patrols.solver.question import WINNABLE, Question, opening
from vedette.games.twelve_patrols.solver.solver import solve
from vedette.games.twelve_patrols.solver.survey import exact

GRADES: Final = [(0.99, 1.0), (0.95, 0.99), (0.85, 0.95), (0.7, 0.85), (0.4, 0.7)]
"""The share of winnable rolls, from and to, of decks of grade 1 to 5."""
STEPS: Final = 600
ROLLS: Final = 40
FEWER: Final = 3
"""How many cubes are taken away for the second share of won rolls, which guides the search."""
GUIDE: Final = 0.25
"""The weight of the share that is won with fewer cubes, beside the share that is won with all."""
CLOSE: Final = 0.06
"""How far a sample's share may be from the middle of the wanted range, for the exact share to be counted."""


SIEVE: Final = 600
"""How many further rolls are tried for a narrow range: their share must lie in it before all rolls are counted."""


class MadeDeck(NamedTuple):
    """A deck and its exact share of winnable rolls, a fraction; a roll counts if some order of the cards wins it."""

    deck: Deck
    numerator: int
    denominator: int


def deck_of(seed: int, low: float, high: float, steps: int = STEPS, sieve: int = 0) -> MadeDeck:
    """Return the deck of a seed whose exact share of winnable rolls lies from ``low`` to ``high``.

    With a ``sieve`` only decks are counted of which so many further rolls are won as often; of a narrow range that is
    much faster.
    Raises Illegal (``deck-none-found``) where so many steps find none. Equal arguments give equal decks.
    """
    stream = Stream(seed)
    rolls = [[1 + stream.below(6) for _ in range(rules.DICE)] for _ in range(ROLLS)]
    target = (low + high) / 2
    edges = [edge(stream) for _ in range(4 * rules.CELLS)]
    further = [[1 + stream.below(6) for _ in range(rules.DICE)] for _ in range(sieve)]
    best = distance(edges, rolls, target)
    for _ in range(steps):
        tried = edges.copy()
        for _ in range(1 + stream.below(2)):
            tried[stream.below(len(tried))] = edge(stream)
        found = distance(tried, rolls, target)
        if found > best:
            continue
        edges, best = tried, found
        if found < CLOSE + GUIDE and (not sieve or low <= won(made(edges, 0), further, 0) <= high):
            share = exact(made(edges, seed))
            if low <= share.numerator / share.denominator <= high:
                return MadeDeck(made(edges, seed), share.numerator, share.denominator)
    raise Illegal("deck-none-found", {"low": str(low), "high": str(high), "tries": str(steps)})


def graded_deck(seed: int, grade: int) -> MadeDeck:
    """Return the deck of a seed that has a grade, 1 to 5, by its share of winnable rolls."""
    low, high = GRADES[grade - 1]
    return deck_of(seed, low, high)


def made(edges: list[int], seed: int) -> Deck:
    """Return 36 requirements, four to a region, as a deck."""
    regions = [
        Region(f"Region {card + 1}", edges[4 * card], edges[4 * card + 1], edges[4 * card + 2], edges[4 * card + 3])
        for card in range(rules.CELLS)
    ]
    return Deck(f"made-{seed}", tuple(regions))


def edge(stream: Stream) -> int:
    """Return a random requirement, or now and then FREE."""
    kind = stream.weighted([3, 8, 6, 11])
    if kind == rules.FREE:
        return rules.FREE
    if kind == rules.ITEMS:
        return requirement(rules.ITEMS, 1 + stream.weighted([2, 3, 4, 3]))
    if kind == rules.COLOURS:
        return requirement(rules.COLOURS, 1 + stream.below(3))
    return requirement(rules.SUM, 2 + stream.below(8))


def distance(edges: list[int], rolls: list[list[int]], target: float) -> float:
    """Return how badly a deck fits the target share of winnable rolls, 0 the best.

    Unless too few are winnable already, the share won with fewer cubes counts too: it tells easy decks apart.
    """
    deck = made(edges, 0)
    share = won(deck, rolls, 0)
    if share < target - CLOSE:
        return target - share
    return abs(share - target) + GUIDE * won(deck, rolls, FEWER)


def won(deck: Deck, rolls: list[list[int]], fewer: int) -> float:
    """Return the share of these rolls that can be won with a deck when so many cubes are taken away."""
    count = 0
    for roll in rolls:
        question: Question = opening(deck, roll)
        for cube in range(fewer):
            question.supply[rules.FACES * (cube % rules.COLOUR_COUNT)] -= 1
        count += 1 if solve(question).verdict == WINNABLE else 0
    return count / len(rolls)
