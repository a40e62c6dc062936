"""What lines demand, against all contents there are: one or two lines at once, from small supplies, with bases."""

from itertools import combinations, product

from vedette.core.chance import Stream
from vedette.games.twelve_patrols.cards.random_deck import invent
from vedette.games.twelve_patrols.engine.rules import COLOURS, EAST, FACES, ITEMS, KIND_SHIFT, NUMBER, SUM, WEST, Region
from vedette.games.twelve_patrols.engine.state import signature_of
from vedette.games.twelve_patrols.solver.lines import Catalogue, LineDemands, SpotBase, base_of, read
from vedette.games.twelve_patrols.solver.payment import LineOptions
from vedette.games.twelve_patrols.solver.supply import COST, Supply

Edges = tuple[int, int, int, int]
Spots = tuple[tuple[list[int], bool], tuple[list[int], bool]]
"""What lies left and right, and whether it is shut."""


def holds(edge: int, items: list[int]) -> bool:
    kind, number = edge >> KIND_SHIFT, edge & NUMBER
    seen = {
        ITEMS: len(items),
        COLOURS: len({item // FACES for item in items}),
        SUM: sum(item % FACES for item in items),
    }
    return kind == 0 or seen[kind] == number


def ways(supply: tuple[int, ...], edges: Edges, spots: Spots) -> set[tuple[int, ...]]:
    """Return every supply that can be left after one line: each item unused, left or right, dice changed or not."""
    left: set[tuple[int, ...]] = set()
    for use in set(product(range(3), repeat=len(supply))):
        parts = [[item for item, where in zip(supply, use, strict=True) if where == part] for part in range(3)]
        if any((shut and part) or not (part or base) for part, (base, shut) in zip(parts[1:], spots, strict=True)):
            continue
        dice = [(side, at) for side in (1, 2) for at, item in enumerate(parts[side]) if item % FACES]
        for count in range(min(len(parts[0]), len(dice)) + 1):
            for which, faces in product(combinations(dice, count), product(range(1, 7), repeat=count)):
                sides = [parts[1][:], parts[2][:]]
                for (side, at), face in zip(which, faces, strict=True):
                    sides[side - 1][at] += face - sides[side - 1][at] % FACES
                one, other = spots[0][0] + sides[0], spots[1][0] + sides[1]
                if all(map(holds, edges, (one + other, one + other, one, other))):
                    left |= {tuple(rest) for rest in combinations(parts[0], len(parts[0]) - count)}
    return left


def draw(stream: Stream) -> tuple[Edges, Spots]:
    deck = invent(stream.below(1000), stream.below(8))
    drawn = [deck.regions[card][1:][WEST if card % 2 else EAST] for card in range(4)]
    if stream.below(2):
        drawn[1] = 0
    bases: list[tuple[list[int], bool]] = []
    for _ in range(2):
        base = [stream.below(21) for _ in range(1 + stream.below(2))] if stream.below(4) == 0 else []
        bases.append((base, bool(base) and stream.below(2) == 0))
    return (drawn[0], drawn[1], drawn[2], drawn[3]), (bases[0], bases[1])


def lying(spot: tuple[list[int], bool]) -> SpotBase:
    items, shut = spot
    return base_of(signature_of(items), shut=shut)


def payable(supply: tuple[int, ...], lines: list[LineDemands | None]) -> bool:
    """Return whether demands of all lines fit the supply together."""
    if None in lines:
        return False
    catalogue = Catalogue(tuple(Region(f"{card}") for card in range(9)))
    catalogue.pips = 54
    kinds = [catalogue.number(line) for line in lines if line is not None]
    packed = Supply([supply.count(kind) for kind in range(21)], 54)
    options = LineOptions(catalogue, packed)
    lists: list[list[int]] = []
    for kind in kinds:
        bound = int(options.floor[kind])
        options.build(kind, min(15, len(supply)))
        assert options.floor[kind] >= bound
        floor = int(options.floor[kind]) << COST
        lists.append([int(options.pool[at]) + floor for at in range(int(options.first[kind]), int(options.last[kind]))])
    room = int(packed.room) + (31 - len(supply) << COST)
    for demands in product(*lists):
        used, fits = room, True
        for demand in demands:
            used += demand
            fits = fits and not used & int(packed.guards)
        if fits and packed.feasible(used - int(packed.room) - (31 - len(supply) << COST)):
            return True
    return False


def test_lists_of_demands_are_neither_short_nor_generous() -> None:
    verdicts = [0, 0]
    for seed in range(130):
        stream = Stream(seed)
        supply: list[int] = []
        while len(supply) < 3 + seed % 3:
            item = stream.below(21)
            item -= item % FACES * (stream.below(3) == 0)
            alike = [other for other in supply if other // FACES == item // FACES and bool(other % 7) == bool(item % 7)]
            supply += [item] * (len(alike) < 3)
        specified = [draw(stream) for _ in range(1 + stream.below(2))]
        left = {tuple(sorted(supply))}
        for edges, spots in specified:
            left = {tuple(sorted(rest)) for have in left for rest in ways(have, edges, spots)}
        lines = [read(edges, lying(spots[0]), lying(spots[1])) for edges, spots in specified]
        assert payable(tuple(supply), lines) == bool(left), (seed, supply, specified)
        verdicts[bool(left)] += 1
    assert min(verdicts) > 15
