"""Random decks made from a seed, with plausible edges, anywhere from easily met to hardly met."""

from hashlib import sha256
from typing import Final

from vedette.core.chance import Stream
from vedette.games.twelve_patrols.engine import rules

EDGES = 4
TIGHTEST = 9
NAMES: Final = (
    *("Hollow Plain", "Silver Valley", "Winding Canyon", "Blue Hills", "Stag Ford", "Hazel Forest"),
    *("Frog Marsh", "Pebble Coast", "Lonely Moor", "Bell Tower", "Seal Island", "Mirror Lake"),
)
"""The names of the regions in a random deck that is shown to people, one for each terrain."""
MILD: Final = 3
"""The tightness, on the scale of 0 to 9, of the regions that complete an unfinished deck."""


def invent(seed: int, tightness: int | None = None, cards: int = rules.CELLS) -> rules.Deck:
    """Return the random deck of a seed: tightness 0 has half of the edges free and small numbers, 9 hardly any free.

    Without a tightness the seed chooses that as well. Equal arguments give equal decks on every machine.
    """
    stream = Stream(seed)
    drawn = stream.below(TIGHTEST + 1)
    tight = drawn if tightness is None else tightness
    regions: list[rules.Region] = []
    for card in range(cards):
        edges = [_edge(stream, tight) for _ in range(EDGES)]
        regions.append(rules.Region(f"Region {card + 1}", edges[0], edges[1], edges[2], edges[3]))
    return rules.Deck(f"invented-{seed}-{tight}", tuple(regions))


def fill(deck: rules.Deck) -> rules.Deck:
    """Return a deck with the regions it lacks: nine in all, or twelve where it has more than nine already.

    A region without a name or an edge is made up whole, one with edges is named. Equal decks give equal ones.
    """
    told = "\n".join([f"{region}" for region in deck.regions])
    stream = Stream(int.from_bytes(sha256(told.encode()).digest()[:6], "big"))
    taken = {region.name.casefold() for region in deck.regions}
    named = stream.mixed(list(NAMES))
    free = [name for name in (*named, *[f"New {name}" for name in named]) if name.casefold() not in taken]
    size = rules.CELLS if len(deck.regions) <= rules.CELLS else rules.REGIONS
    begun = [*deck.regions, *[rules.Region("")] * (size - len(deck.regions))]
    made: list[rules.Region] = []
    for region, name in zip(begun, free, strict=False):
        if region == rules.Region(""):
            edges = [_edge(stream, MILD) for _ in range(EDGES)]
            made.append(rules.Region(name, edges[0], edges[1], edges[2], edges[3]))
        else:
            made.append(region if region.name else region._replace(name=name))
    return rules.Deck(deck.name, tuple(made))


def _edge(stream: Stream, tight: int) -> int:
    """Return a random requirement, or FREE; in a tight deck edges are free more seldom and the numbers higher."""
    kind = stream.weighted([16 - tight, 6 + tight, 6 + tight, 5 + tight])
    if kind == rules.FREE:
        return rules.FREE
    if kind == rules.ITEMS:
        return rules.requirement(rules.ITEMS, 1 + stream.weighted([5, 10, 6 + tight // 2, tight]))
    if kind == rules.COLOURS:
        return rules.requirement(rules.COLOURS, 1 + stream.weighted([6, 8, 2 + tight // 2]))
    return rules.requirement(rules.SUM, 1 + stream.weighted([1, 2, 4, 5, 5, 5, 4, 3, 3, 2 + tight // 3, tight, tight]))
