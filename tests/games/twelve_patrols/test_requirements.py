"""How requirements stand: drawn cases, and no verdict that a game could prove wrong."""

from itertools import combinations, product

import pytest
from hypothesis import given
from tests.contract.entries import ENTRIES
from tests.contract.walk import SEEDS, examples, walk
from tests.games.twelve_patrols.oracle import Item, meets
from tests.games.twelve_patrols.scene import Scene, deck, scene

from vedette.core.chance import Stream
from vedette.games.twelve_patrols.engine.notation import ITEM_NAMES, SPOT_NAMES
from vedette.games.twelve_patrols.engine.rules import EAST, WEST
from vedette.games.twelve_patrols.engine.state import items_of
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.solver.requirements import (
    CANNOT,
    HOLDS,
    OUTSIDE,
    STATES,
    Filling,
    line_of,
    standing,
)

EXAMPLE = deck(
    P="north sum 3, east items 3",  # Wild Plains
    G="east colours 2, west items 1",  # Green Valley
    L="north items 3, west sum 6",  # Lost Canyon
)
SIDES = ["north", "east", "south", "west"]


def stand(table: Scene) -> dict[str, str]:
    """Return how each requirement stands: ``P east`` -> ``short 1/3 +1``, with spots still empty after the plus."""
    found = {}
    for mark in standing(table.position)[0]:
        name = table.game.deck.regions[table.position.region_at(mark.cell)].name
        words = f"{STATES[mark.state]} {mark.have}/{mark.need}" + (f" +{mark.empty}" if mark.empty else "")
        found[f"{name} {SIDES[mark.side]}"] = words
    return found


def test_a_row_on_its_way_to_completion() -> None:
    table = scene(EXAMPLE, "P  -  G  .  .", display="L Z0 Z1")
    assert stand(table) == {
        "P north": "open 0/3",
        "P east": "open 0/3 +1",
        "G east": "open 0/2",
        "G west": "open 0/1 +1",
    }
    table.do("place L C1")
    assert stand(table) == {
        "P north": "open 0/3",
        "P east": "short 0/3 +2",
        "G east": "short 0/2 +1",
        "G west": "short 0/1 +1",
        "L north": "open 0/3",
        "L west": "short 0/6 +2",
    }
    table.do("put B4 A1-B1", "put B2 B1-C1", "put YC B1-C1")
    assert {words.split()[0] for words in stand(table).values()} == {"open", "holds"}
    table.do("end", "draw Z2", "place Z0 A2", "end", "draw Z3", "place Z1 A3")
    assert stand(table)["P north"] == "outside 0/3"
    assert stand(table)["P east"] == "holds 3/3"


def test_a_lost_requirement_is_told_in_every_frame() -> None:
    """Green Valley at the east end looks at two patrols and asks for one item."""
    east = scene(EXAMPLE, "Z0  -  Z1  .  .", display="G Z2 Z3")
    east.do("place G C1")
    assert stand(east)["G west"] == "cannot 0/1 +2"
    middle = scene(EXAMPLE, "Z0  -  Z1  .  .", display="G Z2 Z3")
    middle.do("place G <A1")  # it may yet face outside
    assert stand(middle)["G west"] == "outside 0/1"
    early = scene(EXAMPLE, "Z0  -  G  .  .", display="Z1 Z2 Z3")
    early.do("place Z1 A2", "put W1 A1-B1", "put W2 A1-B1")  # two items, whatever comes
    assert stand(early)["G west"] == "cannot 2/1"
    late = scene(EXAMPLE, "Z0  W1  G  .  .", display="Z1 Z2 Z3")
    assert stand(late)["G west"] == "open 1/1"  # it holds as the middle card, and not as the last one


def test_a_closed_patrol_can_no_longer_grow() -> None:
    cards = deck(M="west items 2")
    closed = scene(cards, "Z0  W1  M  -  Z1", display="Z2 Z3 Z4")
    assert stand(closed)["M west"] == "cannot 1/2"


def test_orders_say_what_keeps_the_turn_from_ending() -> None:
    table = scene(EXAMPLE, "P  -  G  .  .", display="L Z0 Z1")
    table.do("place L C1")
    asked = [(order.line, STATES[order.state], order.spots, order.warning) for order in standing(table.position)[1]]
    assert asked == [
        (0, "short", [0, 1], False),
        (0, "short", [1], False),
        (0, "short", [0], False),
        (0, "short", [1, 0], False),
    ]
    table.do("put B4 A1-B1", "put B2 B1-C1", "put YC B1-C1")
    assert standing(table.position)[1] == []
    bare = scene(deck(), "Z0  -  Z1  .  .", display="Z2 Z3 Z4")
    bare.do("place Z2 C1", "put W1 A1-B1")
    assert [(order.mark, order.spots) for order in standing(bare.position)[1]] == [(None, [1])]


def test_a_line_that_contradicts_itself_is_told_as_a_whole() -> None:
    cards = deck(A="east items 2", C="west items 3")
    table = scene(cards, "A  -  Z0  .  .", display="C Z1 Z2")
    table.do("place C C1")
    assert [(order.mark, STATES[order.state], order.spots) for order in standing(table.position)[1]][2:] == [
        (None, "cannot", [0, 1]),
    ]
    assert [(mark.cell, mark.side) for mark in standing(table.position)[1][-1].clash] == [(0, EAST), (2, WEST)]


def test_of_a_spoilt_line_the_fewest_requirements_that_clash_are_told() -> None:
    """Against every fill of a row: those that are told cannot be met together, and without any one of them they can."""
    rng = Stream(5)
    counts = set()
    for _ in range(150):
        asking = {"A": _asked(rng, "east"), "B": _both(rng), "C": _asked(rng, "west")}
        for order in standing(_row(asking).position)[1]:
            if order.state == CANNOT and order.mark is None and order.line == 0:
                counts.add(len(order.clash))
                chosen = [("ABC"[mark.cell], SIDES[mark.side]) for mark in order.clash]
                for left_out in [None, *chosen]:
                    kept = {
                        name: ", ".join(
                            part
                            for part in words.split(", ")
                            if (name, part.split()[0] if part else "") in chosen and (name, part.split()[0]) != left_out
                        )
                        for name, words in asking.items()
                    }
                    table = _row(kept)
                    filled = any(_ends(table, first, last) for first, last in _fills(table))
                    assert filled == (left_out is not None)
    assert {2, 3} <= counts


def _row(asking: dict[str, str]) -> Scene:
    """A row just completed, with one item to spare."""
    table = scene(
        deck(A=asking["A"], B=asking["B"], C=asking["C"]), "A  -  B  .  .", display="C Z0 Z1", gone="W2 Y1 Y3 B6 BC"
    )
    table.do("place C C1")
    return table


@pytest.mark.parametrize("name", [name for name in ENTRIES if name.startswith("twelve-patrols")])
@examples(15)
@given(seed=SEEDS)
def test_what_is_lost_never_holds_again(name: str, seed: int) -> None:
    lost: set[tuple[int, int]] = set()
    spoilt: set[tuple[int, ...]] = set()
    for step in walk(ENTRIES[name].game, seed):
        assert isinstance(step.state, Position)
        position = step.state
        for mark in standing(position)[0]:
            edge = (position.region_at(mark.cell), mark.side)
            if mark.state == CANNOT:
                lost.add(edge)
            if position.complete() & ~position.unmet() & 1 << line_of(mark.cell, mark.side):
                assert mark.state in (HOLDS, OUTSIDE)
                assert mark.state == OUTSIDE or edge not in lost
        for line in range(6):
            cards = tuple(position.region_at(cell) for cell in cells_of(line))
            if position.unmet() >> line & 1:
                assert position.mover() != 0 or [order for order in standing(position)[1] if order.line == line]
                spoilt |= set() if Filling(position).line(line) else {cards}
            elif position.complete() >> line & 1:
                assert cards not in spoilt


def cells_of(line: int) -> list[int]:
    return [3 * line, 3 * line + 1, 3 * line + 2] if line < 3 else [line - 3, line, line + 3]


def test_a_line_is_lost_exactly_where_nothing_fills_it() -> None:
    """Against every fill of a row with one item to spare: three items, or two and a change."""
    rng = Stream(7)
    verdicts = [0, 0]
    for _ in range(60):
        cards = deck(A=_asked(rng, "east"), B=_both(rng), C=_asked(rng, "west"))
        table = scene(cards, "A  -  B  .  .", display="C Z0 Z1", gone="W2 Y1 Y3 B6 BC")
        table.do("place C C1")
        assert table.position.spare() == 1
        filled = any(_ends(table, first, last) for first, last in _fills(table))
        assert Filling(table.position).line(0) == filled
        assert not filled or not [mark for mark in standing(table.position)[0] if mark.state == CANNOT]
        told = [order for order in standing(table.position)[1] if order.state == CANNOT and not order.warning]
        assert (told == []) == filled
        verdicts[filled] += 1
    assert min(verdicts) > 15


def test_one_requirement_is_lost_exactly_where_nothing_meets_it() -> None:
    """The same for rows in which one card alone asks for something."""
    rng = Stream(11)
    lost = 0
    for number in range(60):
        asking = [_asked(rng, "east"), _both(rng), _asked(rng, "west")][number % 3]
        cards = deck(
            A=asking if number % 3 == 0 else "",
            B=asking if number % 3 == 1 else "",
            C=asking if number % 3 == 2 else "",
        )
        table = scene(cards, "A  -  B  .  .", display="C Z0 Z1", gone="W2 Y1 Y3 B6 BC")
        table.do("place C C1")
        seen = [mark for mark in standing(table.position)[0] if line_of(mark.cell, mark.side) == 0]
        if len(seen) == 1:
            filled = any(_ends(table, first, last) for first, last in _fills(table))
            assert (seen[0].state == CANNOT) != filled
            lost += not filled
    assert lost > 3


def _asked(rng: Stream, side: str) -> str:
    kind, most = [("items", 4), ("colours", 3), ("sum", 9)][rng.below(3)]
    return f"{side} {kind} {1 + rng.below(most)}" if rng.below(4) else ""


def _both(rng: Stream) -> str:
    return ", ".join(filter(None, [_asked(rng, "west"), _asked(rng, "east")]))


def _fills(table: Scene) -> list[tuple[list[Item], list[Item]]]:
    """Return every way to fill both spots of the row with what is there and one item to spare."""
    supply = [(ITEM_NAMES[kind][0], kind % 7) for kind in items_of(table.position.supply())]
    fills = [([one], [other]) for one, other in product(supply, supply) if supply.count(one) > (one == other)]
    for three in combinations(supply, 3):
        fills += [([a], [b, c]) for a, b, c in (three, three[1:] + three[:1], three[2:] + three[:2])]
        fills += [([b, c], [a]) for a, b, c in (three, three[1:] + three[:1], three[2:] + three[:2])]
    changed = [(colour, new) for colour, pips in supply if pips for new in range(1, 7)]
    fills += [([one], [other]) for one, other in product(changed, supply)]
    fills += [([one], [other]) for one, other in product(supply, changed)]
    return fills


def _ends(table: Scene, first: list[Item], last: list[Item]) -> bool:
    """Whether these patrols satisfy the row, by the oracle's reading of the requirements."""
    regions = {region.name: region for region in table.game.deck.regions}
    asks = [
        (regions["A"].east, first + last),
        (regions["C"].west, first + last),
        (regions["B"].west, first),
        (regions["B"].east, last),
    ]
    words = {1: "items", 2: "colours", 3: "sum"}
    return all(meets(words[asked >> 6], asked & 63, items) for asked, items in asks if asked)


def test_spots_have_the_names_of_their_cells() -> None:
    assert ["A1-B1", "B1-C1", "A2-B2", "B2-C2", "A3-B3", "B3-C3", *COLUMNS] == SPOT_NAMES


COLUMNS = ["A1-A2", "A2-A3", "B1-B2", "B2-B3", "C1-C2", "C2-C3"]
