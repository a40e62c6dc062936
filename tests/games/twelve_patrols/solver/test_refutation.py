"""No reason of a refutation holds against what can be won: built kingdoms, wins of decks, every line of few items."""

import json
from collections import Counter
from itertools import combinations, combinations_with_replacement, islice, product
from typing import Any

import pytest

from vedette import capabilities, deals, setups
from vedette.core.chance import Stream
from vedette.core.game import Game
from vedette.games.twelve_patrols.capabilities.solver import RegionSolver
from vedette.games.twelve_patrols.solver.fills import BUDGET, Fills
from vedette.games.twelve_patrols.solver.reading import Asked, Line
from vedette.games.twelve_patrols.solver.refutation import (
    CARD_NAMES,
    CELL_ORDER,
    ROOT,
    Arrangements,
    RefutedDeal,
    named,
)

GAME = "twelve-patrols"
COLOURS = ("white", "yellow", "blue")
Item = tuple[int, int]
"""A colour and the pips of a die, 0 for a cube."""
EDGES = (("west", "east"), ("north", "south"))
"""The edges that look back and onward in a row, and in a column."""
PATROLS = [(axis, line, place) for axis in range(2) for line in range(3) for place in range(2)]
ORDERS = 6
BUILT = 12
Content = tuple[int, int, int, int]
"""Of a patrol: how many items, a mask of colours, pips, what it costs."""
MOST_SPENT = 4


def said_against(arrangements: Arrangements, cells: list[int]) -> list[str]:
    """Return every reason that holds against some beginning of an arrangement; ``cells`` are regions row by row."""
    laid, found = [-1] * 9, []
    for number, cell in enumerate(CELL_ORDER, 1):
        laid[cell] = cells[cell]
        lines = arrangements.complete(laid)
        if arrangements.too_dear(laid):
            found.append(f"{number} cost")
        for count in range(1, len(lines) + 1):
            some = [list(chosen) for chosen in combinations(lines, count)]
            found += [f"{number} {named(chosen)}" for chosen in some if arrangements.unfillable(laid, chosen)]
    return [*found, "order"] if arrangements.unreachable(laid) else found


class Built:
    """A finished kingdom, built backwards: items are laid, then edges ask for what lies there, then it is taken apart.

    Nothing is solved: that the deal can be won is how it was made.
    """

    def __init__(self, seed: int) -> None:
        """Lay between twelve and eighteen items' worth, and write cards that want exactly these."""
        self.stream = Stream(seed)
        self.dice = [1 + self.stream.below(6) for _ in range(9)]
        self.lay()
        self.cells = self.mixed(9)
        self.deck = [self.card(at) for at in sorted(range(9), key=lambda at: self.cells[at])]
        self.order = self.drawn()

    def mixed(self, count: int) -> list[int]:
        """Return so many numbers in a random order."""
        numbers = list(range(count))
        self.stream.shuffle(numbers)
        return numbers

    def lay(self) -> None:
        """Fill the twelve patrols from the eighteen items, up to three dice changed, each for an item given up."""
        items: list[Item] = [(at // 3, pips) for at, pips in enumerate(self.dice)] + [(at // 3, 0) for at in range(9)]
        items = [items[at] for at in self.mixed(len(items))]
        changes = self.stream.below(4)
        del items[: changes + self.stream.below(7 - changes)]
        for at in [at for at, (_, pips) in enumerate(items) if pips][:changes]:
            items[at] = items[at][0], 1 + self.stream.below(6)
        self.patrols = {spot: [items.pop()] for spot in PATROLS}
        for item in items:
            self.patrols[PATROLS[self.stream.below(len(PATROLS))]].append(item)

    def card(self, at: int) -> dict[str, str]:
        """Return the card of a cell: most of its edges ask for what they see, the outer ones for anything."""
        card = {"name": f"Card {self.cells[at] + 1}"}
        for axis in range(2):
            line, place = divmod(at, 3) if axis == 0 else (at % 3, at // 3)
            near, far = self.patrols[axis, line, 0], self.patrols[axis, line, 1]
            seen = ([(0, 6)], near + far) if place == 0 else (near, far) if place == 1 else (near + far, [(0, 6)])
            for edge, items in zip(EDGES[axis], seen, strict=True):
                if self.stream.below(6):
                    card[edge] = self.wish(items)
        return card

    def wish(self, items: list[Item]) -> str:
        """Return something that these items meet."""
        pips = sum(shown for _, shown in items)
        wishes = [f"items {len(items)}", f"colours {len({colour for colour, _ in items})}", f"sum {pips}"]
        return wishes[self.stream.below(3 if pips else 2)]

    def drawn(self) -> list[int]:
        """Return an order of the cards in which the kingdom can be laid."""
        laid = [self.stream.below(9)]
        while len(laid) < 9:
            cell = self.stream.below(9)
            if cell not in laid and any(abs(cell // 3 - at // 3) + abs(cell % 3 - at % 3) == 1 for at in laid):
                laid.append(cell)
        order = [self.cells[at] for at in laid]
        for at in range(0, 6, 3):  # a card may lie open two turns before it is laid
            order[at : at + 3] = order[at : at + 3][::-1]
        return order


@pytest.mark.parametrize("seed", range(BUILT))
def test_nothing_is_said_against_a_kingdom_that_was_built(seed: int) -> None:
    made = Built(seed)
    assert said_against(Arrangements(RefutedDeal(made.deck, made.dice, made.order)), made.cells) == []


def won(made: Game, deal: list[int]) -> tuple[dict[str, Any], list[str]] | None:
    """Return the certificate of a win and the nine cards of its grid, None where the deal cannot be won."""
    found = capabilities.solver(made).solve(made, deal, 0)
    if found.match is None:
        return None
    layout: dict[str, Any] = dict(found.layout or {})
    return capabilities.solver(made).certificate(made, deal, found), layout["grid"]


@pytest.mark.parametrize("deck", ["house", "hard", "fiendish"])
def test_nothing_is_said_against_what_wins_a_deal(deck: str) -> None:
    made = setups.game(GAME, deck)
    rolls = [deals.random_deal(made, seed)[:9] for seed in range(20)]
    dice = next(roll for roll in rolls if won(made, roll))
    dealt = [dice + deals.random_deal(made, seed)[9:] for seed in range(200)]
    found = list(islice((one for deal in dealt if (one := won(made, deal))), ORDERS))
    assert len(found) == ORDERS
    regions = found[0][0]["deck"]
    names = [region["name"] for region in regions]
    arrangements = Arrangements(RefutedDeal(regions, [action + 1 for action in dice], []))
    for claim, grid in found:
        arrangements.order = [names.index(name) for name in claim["order"]]
        assert said_against(arrangements, [names.index(name) for name in grid]) == []


def claimed(deck: str, seed: int) -> dict[str, Any]:
    """Return that a winnable deal cannot be won, its cards listed so that 123456789 is an arrangement that wins it."""
    made = setups.game(GAME, deck)
    deal = deals.random_deal(made, seed)[:9]
    found = won(made, deal)
    assert found is not None
    claim, grid = found
    names = [grid[cell] for cell in CELL_ORDER]
    del claim["lines"]
    return {**claim, "deck": sorted(claim["deck"], key=lambda region: names.index(region["name"]))}


@pytest.mark.parametrize(
    ("cell", "reason"), [(1, "cost"), (3, "lines 1"), (6, "cost"), (9, "cost"), (9, "lines 123ABC")]
)
def test_a_winnable_deal_is_not_refuted_at_the_door(cell: int, reason: str) -> None:
    begun = CARD_NAMES[: cell - 1] or ROOT
    line = f"{begun} {CARD_NAMES[cell - 1]} {reason}"
    claim = {**claimed("fiendish", 2), "verdict": "unwinnable", "refutation": [line]}
    assert RegionSolver().verify(json.loads(json.dumps(claim)), "x").fault == (1, line, "reason")


def contents(dice: list[int]) -> dict[tuple[Item, ...], Content]:
    """Return every small patrol that a roll allows, by its items; changed dice show whatever they like."""
    kinds = [(colour, pips) for colour in range(3) for pips in range(7)]
    some = [laid for number in range(1, MOST_SPENT) for laid in combinations_with_replacement(kinds, number)]
    found = {laid: seen(laid, dice) for laid in some}
    return {laid: content for laid, content in found.items() if content[3] <= MOST_SPENT}


def seen(laid: tuple[Item, ...], dice: list[int]) -> Content:
    """Return what is seen of some items, and what they cost together: an item more for each changed die."""
    have = Counter((at // 3, pips) for at, pips in enumerate(dice))
    changed = sum((Counter(item for item in laid if item[1]) - have).values())
    if any(sum(c == colour and bool(pips) == die for c, pips in laid) > 3 for colour in range(3) for die in (0, 1)):
        changed = BUDGET
    mask = sum(1 << colour for colour in {colour for colour, _ in laid})
    return len(laid), mask, sum(pips for _, pips in laid), len(laid) + changed


def asks(content: Content) -> list[Asked]:
    """Return everything that could be asked of a content so that it holds, one thing at a time or nothing."""
    items, mask, pips, _ = content
    asked = [(0, 0, 0), (items, 0, 0), (0, mask.bit_count(), 0), (0, 0, pips)]
    return list(dict.fromkeys(asked))


@pytest.mark.parametrize("dice", [[1, 1, 1, 6, 6, 6, 3, 3, 3], [1, 2, 3, 4, 5, 6, 2, 2, 5]])
def test_what_few_items_can_fill_and_nothing_else_can_be_filled(dice: list[int]) -> None:
    """Every two patrols for four items and changes, and every line that they meet: what it costs is found exactly."""
    cheapest: dict[Line, int] = {}
    known = contents(dice)
    for near, far in product(known, known):
        if known[near][3] + known[far][3] > MOST_SPENT:
            continue
        both = seen(near + far, dice)
        for whole, one, other in product(asks(both), asks(known[near]), asks(known[far])):
            line = whole, min(one, other), max(one, other)
            cheapest[line] = min(both[3], cheapest.get(line, BUDGET))
    fills = Fills(dice)
    assert len(cheapest) > 1000
    for line, cost in cheapest.items():
        if cost <= MOST_SPENT:
            assert (fills.fill([line], cost), fills.fill([line], cost - 1)) == (True, False), line
            assert fills.floor(line) <= cost, line
