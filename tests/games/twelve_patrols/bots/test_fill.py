"""The cheapest fill: it holds in the engine, and no fill is cheaper, tried one by one."""

from itertools import combinations_with_replacement

import pytest
from tests.games.twelve_patrols.bots.moment import dealt, moments
from tests.games.twelve_patrols.solver.winning import invented

from vedette.bots.uniform import Uniform
from vedette.games.twelve_patrols.bots.demands import PatrolContents, demands_of, more, tally_of
from vedette.games.twelve_patrols.bots.fill import Filler, cheapest, post_of, price, steps, supply_counts
from vedette.games.twelve_patrols.engine.rules import FACES, LINES, PLACE, PUT, TYPES
from vedette.games.twelve_patrols.engine.turn import Position

DEEP = 3
"""The cost up to which fills are tried one by one."""


def completions(seed: int) -> list[Position]:
    """Positions whose card has just completed a line."""
    game = invented(5 * seed + 1, 3)
    found = []
    for here, _ in moments(game, Uniform(seed), dealt(game, seed)):
        for action in here.legal():
            if PLACE <= action < PUT:
                after = here.copy()
                after.apply(action)
                if after.unmet():
                    found.append(after)
    return found[:30]


def ways(counts: list[int], cost: int) -> list[list[int]]:
    """Every multiset of pieces of this cost: type and, where it costs two, changed from some die."""
    pieces = [(kind, 1) for kind in range(TYPES)] + [(kind, 2) for kind in range(TYPES) if kind % FACES]
    return [
        [kind for kind, _ in chosen]
        for size in range(cost + 1)
        for chosen in combinations_with_replacement(pieces, size)
        if sum(price_of for _, price_of in chosen) == cost and payable(list(chosen), counts)
    ]


def payable(chosen: list[tuple[int, int]], counts: list[int]) -> bool:
    left = counts[:]
    for kind, price_of in chosen:
        if price_of == 1:
            left[kind] -= 1
    if min(left) < 0:
        return False
    for colour in range(3):
        wanted = [kind for kind, price_of in chosen if price_of == 2 and kind // FACES == colour]
        sources = [face for face in range(1, FACES) for _ in range(left[colour * FACES + face])]
        if len(wanted) > len(sources):
            return False
        if len(wanted) == 1 and all(colour * FACES + face == wanted[0] for face in sources):
            return False
    return True


def exists(position: Position, line: int, cost: int) -> bool:
    """Whether a fill of exactly this cost satisfies a line, by trying all of them."""
    demands = demands_of(position, line)
    there = [tally_of(position.patrol(2 * line)), tally_of(position.patrol(2 * line + 1))]
    grows = [post_of(position, 2 * line).open, post_of(position, 2 * line + 1).open]
    for kinds in ways(supply_counts(position), cost):
        for split in range(1 << len(kinds)):
            sides: list[PatrolContents] = there[:]
            allowed = True
            for at, kind in enumerate(kinds):
                side = split >> at & 1
                allowed = allowed and grows[side]
                sides[side] = more(sides[side], kind)
            if allowed and sides[0].items and sides[1].items and demands.met(sides[0], sides[1]):
                return True
    return False


@pytest.mark.parametrize("seed", range(8))
def test_a_fill_is_legal_and_satisfies_the_lines(seed: int) -> None:
    for position in completions(seed):
        pieces = cheapest(position)
        if pieces is None:
            continue
        here = position.copy()
        for action in steps(here, pieces, []):
            assert action in here.legal()
            here.apply(action)
        assert here.unmet() == 0


@pytest.mark.parametrize("seed", range(3))
def test_no_fill_of_a_line_is_cheaper(seed: int) -> None:
    checked = 0
    for position in completions(seed)[:6]:
        for line in range(LINES):
            if not position.unmet() >> line & 1:
                continue
            posts = [post_of(position, 2 * line), post_of(position, 2 * line + 1)]
            most = position.spare() + len([post for post in posts if post.patrol == 0])
            pieces = Filler(demands_of(position, line), posts, supply_counts(position)).cheapest(min(most, DEEP))
            least = next((cost for cost in range(1, min(most, DEEP) + 1) if exists(position, line, cost)), None)
            assert (None if pieces is None else price(pieces)) == least
            checked += 1
    assert checked
