"""One reading of a line: what is derived from it, and what the checkers read by themselves, say the same."""

from vedette.core.chance import Stream
from vedette.games.twelve_patrols.bots.demands import LineNeeds, PatrolContents
from vedette.games.twelve_patrols.cards.random_deck import invent
from vedette.games.twelve_patrols.engine.line import Bound, asked, bounds, cells_of, met
from vedette.games.twelve_patrols.engine.rules import (
    COLOURS,
    EAST,
    FACES,
    FREE,
    ITEMS,
    KIND_SHIFT,
    NORTH,
    NUMBER,
    SOUTH,
    SUM,
    WEST,
    requirement,
)
from vedette.games.twelve_patrols.engine.state import colours, edges_of, signature_of
from vedette.games.twelve_patrols.solver.checker import seen
from vedette.games.twelve_patrols.solver.lines import base_of
from vedette.games.twelve_patrols.solver.reading import COLUMN, ROW, holds, line_of

DRAWN = 20_000
WORDS = {ITEMS: "items", COLOURS: "colours", SUM: "sum"}
Asked = tuple[int, int, int, int]


def wanted(stream: Stream) -> Asked:
    """Draw four edges, more than half of them free, with small numbers so that some pairs of patrols answer them."""
    most = {ITEMS: 4, COLOURS: 3, SUM: 9}
    edges = [FREE] * 4
    for at in range(4):
        kind = stream.below(7)
        if kind in most:
            edges[at] = requirement(kind, 1 + stream.below(most[kind]))
    return edges[0], edges[1], edges[2], edges[3]


def patrol(stream: Stream) -> list[int]:
    return [stream.below(21) for _ in range(1 + stream.below(3))]


def pairs() -> list[tuple[Asked, list[int], list[int]]]:
    stream = Stream(41)
    found = []
    for _ in range(DRAWN):
        edges = wanted(stream)
        found.append((edges, patrol(stream), patrol(stream)))
    return found


def within(bound: Bound, whole: int, left: int, right: int) -> bool:
    """Whether numbers of one kind are those that are asked for."""
    return all(want in {-1, have} for want, have in zip(bound, (whole, left, right), strict=True))


def bound_by(edges: Asked, left: list[int], right: list[int]) -> bool:
    """Whether two patrols keep all bounds of a line."""
    found = bounds(edges)
    if found is None:
        return False
    counts = [
        [len(patrol), int(colours(signature_of(patrol))), sum(kind % FACES for kind in patrol)]
        for patrol in (left + right, left, right)
    ]
    return all(within(found[at], *[count[at] for count in counts]) for at in range(3))


def tally(patrol: list[int]) -> PatrolContents:
    base = base_of(signature_of(patrol), shut=False)
    return PatrolContents(base.items, base.mask, base.pips)


def printed(edges: Asked, way: tuple[str, str]) -> list[dict[str, str]]:
    """Three cards that ask this, as the checkers get them."""
    onward, back = way
    cards: list[dict[str, str]] = [{}, {}, {}]
    for card, side, edge in zip((0, 2, 1, 1), (onward, back, back, onward), edges, strict=True):
        if edge:
            cards[card][side] = f"{WORDS[edge >> KIND_SHIFT]} {edge & NUMBER}"
    return cards


def noted(kinds: list[int]) -> list[str]:
    return ["WYB"[kind // FACES] + ("C" if kind % FACES == 0 else str(kind % FACES)) for kind in kinds]


def test_bounds_and_demands_say_what_the_definition_says() -> None:
    counted = [0, 0]
    for edges, left, right in pairs():
        holds_so = met(edges, signature_of(left), signature_of(right))
        assert bound_by(edges, left, right) == holds_so, (edges, left, right)
        assert LineNeeds(edges).met(tally(left), tally(right)) == holds_so
        counted[holds_so] += 1
    assert min(counted) > 1000


def test_the_checkers_read_lines_by_themselves_and_alike() -> None:
    for edges, left, right in pairs():
        for way in (ROW, COLUMN):
            first, middle, last = printed(edges, way)
            line = line_of(first, middle, last, way)
            told = line is not None and holds(line, seen(noted(left)), seen(noted(right)))
            assert told == met(edges, signature_of(left), signature_of(right)), (edges, left, right)


def test_a_line_is_no_line_without_both_patrols() -> None:
    assert met((FREE, FREE, FREE, FREE), signature_of([0]), signature_of([1]))
    assert not met((FREE, FREE, FREE, FREE), signature_of([0]), 0)
    assert not met((FREE, FREE, FREE, FREE), 0, signature_of([0]))


def test_rows_look_east_and_west_and_columns_south_and_north() -> None:
    deck = invent(3, 3)
    edges = edges_of(deck.regions)
    for line, onward, back in ((1, EAST, WEST), (5, SOUTH, NORTH)):
        a, b, c = (deck.regions[card][1:] for card in (4, 7, 2))
        assert asked(edges, line, 4, 7, 2) == (a[onward], c[back], b[back], b[onward])
    assert [cells_of(line) for line in (1, 5)] == [[3, 4, 5], [2, 5, 8]]
