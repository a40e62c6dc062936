"""The value of the hidden order against an expectimax written another way: boards as sets of points, fractions."""

from __future__ import annotations

import functools
import itertools
import math
import random
from fractions import Fraction
from typing import TypeAlias

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.bots.order import ArrangementGame
from vedette.games.twelve_patrols.bots.outlook import Outlook

Board: TypeAlias = "frozenset[tuple[int, int, int]]"  # (region, row, column), anywhere
Layout: TypeAlias = "tuple[int, ...]"


def packed(layouts: list[Layout]) -> vec[i64]:
    words = vec[i64]()
    for layout in layouts:
        words = append(words, sum(region << 4 * cell for cell, region in enumerate(layout)))
    return words


def fits(board: Board, layout: Layout) -> bool:
    """Whether the board, shifted somehow, is part of the layout."""
    return any(
        all(
            0 <= row + down < 3 and 0 <= column + right < 3 and layout[3 * (row + down) + column + right] == region
            for region, row, column in board
        )
        for down in range(-2, 3)
        for right in range(-2, 3)
    )


def moved_home(board: Board) -> Board:
    top = min(row for _, row, _ in board)
    left = min(column for _, _, column in board)
    return frozenset((region, row - top, column - left) for region, row, column in board)


def children(board: Board, region: int) -> set[Board]:
    if not board:
        return {frozenset({(region, 0, 0)})}
    taken = {(row, column) for _, row, column in board}
    found = set()
    for row, column in taken:
        for point in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if point in taken:
                continue
            rows = [r for r, _ in taken] + [point[0]]
            columns = [c for _, c in taken] + [point[1]]
            if max(rows) - min(rows) < 3 and max(columns) - min(columns) < 3:
                found.add(moved_home(board | {(region, *point)}))
    return found


def value(board: Board, display: frozenset[int], unseen: frozenset[int], layouts: list[Layout]) -> Fraction:
    """The chance to end in one of the layouts, by plain expectimax over whole boards."""

    @functools.cache
    def best(board: Board, display: frozenset[int], unseen: frozenset[int]) -> Fraction:
        if not any(fits(board, layout) for layout in layouts):
            return Fraction(0)
        if len(board) == 9:
            return Fraction(1)
        found = Fraction(0)
        for region in sorted(display):
            for child in children(board, region):
                rest = display - {region}
                if unseen:
                    after = [best(child, rest | {card}, unseen - {card}) for card in unseen]
                    found = max(found, sum(after, Fraction(0)) / len(unseen))
                else:
                    found = max(found, best(child, rest, unseen))
        return found

    return best(board, display, unseen)


def some_layouts(seed: int, count: int) -> list[Layout]:
    rng = random.Random(seed)
    found = {tuple(rng.sample(range(9), 9)) for _ in range(count)}
    return sorted(found)


@pytest.mark.once
@pytest.mark.parametrize(("seed", "count"), [(1, 1), (2, 2), (3, 3)])
def test_the_value_of_a_display_is_that_of_a_plain_expectimax(seed: int, count: int) -> None:
    layouts = some_layouts(seed, count)
    outlook = Outlook(ArrangementGame(packed(layouts)), [-1] * 9, 0b111, 0b111111000, pending=0)
    wanted = value(frozenset(), frozenset(range(3)), frozenset(range(3, 9)), layouts)
    assert Fraction(outlook.orders(), outlook.every()) == wanted


def near_layouts(seed: int, count: int) -> list[Layout]:
    """Layouts that differ by a few swaps, so that values between 0 and 1 are common."""
    rng = random.Random(seed)
    first = rng.sample(range(9), 9)
    found = set()
    for _ in range(count):
        layout = first.copy()
        for _ in range(rng.randrange(4)):
            one, other = rng.sample(range(9), 2)
            layout[one], layout[other] = layout[other], layout[one]
        found.add(tuple(layout))
    return sorted(found)


def mid_game(seed: int, count: int) -> tuple[Outlook, list[Layout], Board]:
    """A kingdom of two or three regions that still fits some of the layouts."""
    rng = random.Random(seed)
    layouts = near_layouts(seed, count)
    board: Board = frozenset()
    left = list(range(9))
    rng.shuffle(left)
    for _ in range(rng.randrange(2, 4)):
        region = left.pop()
        alive = [child for child in children(board, region) if any(fits(child, layout) for layout in layouts)]
        board = rng.choice(sorted(alive or children(board, region), key=sorted))
    cells = [-1] * 9
    for region, row, column in board:
        cells[3 * row + column] = region
    display = sum(1 << card for card in left[:3])
    unseen = sum(1 << card for card in left[3:])
    return Outlook(ArrangementGame(packed(layouts)), cells, display, unseen, pending=0), layouts, board


def members(mask: int) -> frozenset[int]:
    return frozenset(card for card in range(9) if mask >> card & 1)


@pytest.mark.parametrize("seed", range(24))
def test_the_value_in_mid_game_is_that_of_a_plain_expectimax(seed: int) -> None:
    here, layouts, board = mid_game(seed, 1 + 2 * (seed % 8))
    wanted = value(board, members(here.display), members(here.unseen), layouts)
    assert Fraction(here.orders(), here.every()) == wanted


def test_a_single_layout_is_won_unless_its_cards_come_when_they_do_not_touch() -> None:
    layouts = some_layouts(7, 1)
    total = 0
    for shown in itertools.combinations(range(9), 3):
        display = sum(1 << card for card in shown)
        total += Outlook(ArrangementGame(packed(layouts)), [-1] * 9, display, 511 & ~display, pending=0).orders()
    # Of 84 displays times 720 orders; a kingdom is kept connected, so some orders do not allow the one layout.
    assert 0 < total < 84 * 720


def test_all_layouts_are_always_within_reach() -> None:
    rng = random.Random(0)
    layouts = [tuple(rng.sample(range(9), 9)) for _ in range(20000)]
    outlook = Outlook(ArrangementGame(packed(sorted(set(layouts)))), [-1] * 9, 0b111, 0b111111000, pending=0)
    assert outlook.orders() == 720


@pytest.fixture
def tight() -> Outlook:
    """A position whose value lies strictly between 0 and 1."""
    for seed in range(200):
        outlook, _, _ = mid_game(seed, 12)
        if outlook.unseen.bit_count() == 4 and 4 < outlook.orders() < 20:
            return outlook
    raise AssertionError


def test_the_best_option_is_worth_what_the_position_is_worth(tight: Outlook) -> None:
    options = tight.options()
    assert options[0].orders == tight.orders()
    assert [option.orders for option in options] == sorted([option.orders for option in options], reverse=True)


def test_reveals_add_up_to_what_was_awaited(tight: Outlook) -> None:
    option = tight.options()[0]
    awaited = tight.after(option.region, option.offset)
    assert sum(won for _, won in awaited.reveals()) == awaited.orders() == option.orders


def test_options_keep_the_layouts_they_say(tight: Outlook) -> None:
    here = tight
    while here.unseen:
        here = here.after(here.options()[0].region, here.options()[0].offset)
        best = max(here.reveals(), key=lambda reveal: reveal[1])
        here = here.revealed(best[0])
        for option in here.options():
            assert here.after(option.region, option.offset).layouts() == option.layouts
            assert here.aim(here.target(option.offset)) == option.offset


def test_a_refutation_ends_where_nothing_can_be_placed(tight: Outlook) -> None:
    option = tight.options()[0]
    steps = tight.after(option.region, option.offset).refute()
    assert steps[-1].region == -1
    here = tight.after(option.region, option.offset)
    for step in steps:
        here = here.revealed(step.revealed)
        if step.region < 0:
            assert here.orders() == 0
        else:
            here = here.after(step.region, step.offset)
    assert len({step.revealed for step in steps}) == len(steps) <= math.factorial(3)


def test_the_value_before_the_display_is_the_average_over_all_displays() -> None:
    order = ArrangementGame(packed(near_layouts(3, 3)))
    total = 0
    for shown in itertools.combinations(range(9), 3):
        display = sum(1 << card for card in shown)
        total += Outlook(order, [-1] * 9, display, 511 & ~display, pending=0).orders()
    assert Outlook(order, [-1] * 9, 0, 511, pending=3).orders() == 6 * total
