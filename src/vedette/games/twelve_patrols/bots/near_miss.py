"""What a lost position misses by: the requirement, the region or the item but for which it could still be won.

A position that cannot be won is asked again without the requirements of one region, or with one cube more. Where it
can be won then, that is all that its nearest layouts lack. Nothing is claimed where the question takes long.
"""

from typing import Final, NamedTuple

from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.solver.question import UNWINNABLE, WINNABLE, Answer, Question
from vedette.games.twelve_patrols.solver.solver import bounded

NODES: Final = 4000
"""How many arrangements and payments the solver may try for each question."""
FEW: Final = 3
"""The number of placed cards from which on the solver quickly tells what happens without a region's requirements.

Around fewer cards only one requirement is left out at a time.
"""
NONE: Final = -1


class NearMiss(NamedTuple):
    """What a lost position lacks, and a kingdom that lacks nothing else: ``cells`` are its regions row by row.

    Either one requirement, by its ``region`` and ``side``; or with side -1 several requirements of one region; or with
    region -1 one cube of a ``colour``.
    """

    region: int
    side: int
    colour: int
    cells: list[int]


def near_miss(question: Question, first: int) -> NearMiss | None:
    """Return the one thing that a position lacks to be won, None where it lacks more or the search takes long.

    The region ``first`` (-1 for none) is looked at first, then items, then the other regions: those that lie before
    those still to come.
    """
    if bounded(question, NODES).verdict != UNWINNABLE:
        return None
    laid = [region for region in question.cells if region >= 0]
    if len(laid) < FEW:
        for region in [first, *[one for one in laid if one != first]]:
            found = _by_edge(question, region) if region >= 0 else None
            if found is not None:
                return found
        return None
    found = _by_region(question, first) if first >= 0 else None
    if found is None:
        found = _by_item(question)
    for region in [*laid, *question.shown, *question.hidden]:
        if found is None and region != first:
            found = _by_region(question, region)
    return found


def _by_region(question: Question, region: int) -> NearMiss | None:
    """Return the requirements of a region without which a position could be won, one if that is enough, or None."""
    answer = _asked(question, without(question.deck, region, [rules.NORTH, rules.EAST, rules.SOUTH, rules.WEST]))
    if answer.verdict != WINNABLE:
        return None
    return _by_edge(question, region) or NearMiss(region, NONE, NONE, answer.cells)


def _by_edge(question: Question, region: int) -> NearMiss | None:
    """Return the first requirement of a region without which a position could be won, or None."""
    for side in (rules.NORTH, rules.EAST, rules.SOUTH, rules.WEST):
        if question.deck.regions[region][1 + side] != rules.FREE:
            answer = _asked(question, without(question.deck, region, [side]))
            if answer.verdict == WINNABLE:
                return NearMiss(region, side, NONE, answer.cells)
    return None


def _by_item(question: Question) -> NearMiss | None:
    """Return the first colour of which one more cube would make a position winnable, or None."""
    for colour in range(rules.COLOUR_COUNT):
        kind = rules.FACES * colour + rules.CUBE
        if question.supply[kind] < rules.EACH:
            other = question.copy()
            other.supply[kind] += 1
            answer = bounded(other, NODES)
            if answer.verdict == WINNABLE:
                return NearMiss(NONE, NONE, colour, answer.cells)
    return None


def _asked(question: Question, deck: rules.Deck) -> Answer:
    """Return the solver's answer for a position whose regions have the requirements of another deck."""
    other = question.copy()
    other.deck = deck
    return bounded(other, NODES)


def without(deck: rules.Deck, region: int, sides: list[int]) -> rules.Deck:
    """Return a deck in which some edges of a region require nothing."""
    regions: list[rules.Region] = []
    for number in range(len(deck.regions)):
        one = deck.regions[number]
        edges = [one.north, one.east, one.south, one.west]
        for side in sides:
            if number == region:
                edges[side] = rules.FREE
        regions.append(rules.Region(one.name, edges[0], edges[1], edges[2], edges[3]))
    return rules.Deck(deck.name, tuple(regions))
