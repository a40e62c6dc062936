"""What is pressed stays where it is, from one touch to the next: boards, buttons, hands, and the bar of a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.e2e import tableau
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.sitting import advance, begin, box_of, open_table, resized, solution

if TYPE_CHECKING:
    from playwright.sync_api import Locator
    from tests.e2e.conftest import Opener

LOW: Final = (1366, 768)
SIZES: Final = pytest.mark.parametrize("size", [DESK, LOW], ids=["desk", "low"])
PATROL: Final = '{"game": "patrol", "from": {"kind": "random", "seed": 5}, "deck": "vanguard", "seats": "here"}'
SCROLLS: Final = "() => document.documentElement.scrollHeight - innerHeight"


def top(where: Locator) -> float:
    box = box_of(where)
    return box["y"]


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (LOW, "fr")], ids=["desk", "low"])
def test_neither_board_nor_button_nor_supply_moves_in_a_game(
    visit: Opener, size: tuple[int, int], language: str
) -> None:
    page = visit(size=size, language=language)
    table = begin(page)
    still = [page.locator(one) for one in (".kingdom", ".orders [data-confirm]", ".supply table", ".display .deck")]
    seen = {tuple(map(top, still))}
    for step in solution(page, table)[:-1]:
        advance(page, table, [step])
        if step["do"] != "discard":  # then the change of a die is shown above the supply
            seen.add(tuple(map(top, still)))
    assert len(seen) == 1
    if size == DESK:
        assert page.evaluate(SCROLLS) == 0


def test_the_win_chance_is_in_sight_at_a_table_that_was_branched(visit: Opener) -> None:
    page = visit(size=DESK, language="fr")
    table = begin(page)
    advance(page, table, solution(page, table)[:14])
    before = page.url
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    page.locator(".replay .btn").first.click()
    page.wait_for_url(lambda url: url != before)
    expect(page.locator("[data-parent]")).to_be_visible()
    page.locator(".chance .link").click()
    expect(page.locator(".chance .big")).to_be_visible()
    for _, height in resized(page, (DESK, LOW)):
        box = box_of(page.locator(".panel.chance"))
        assert box["y"] + box["height"] <= height


def test_the_last_moment_is_one_to_go_back_from(visit: Opener) -> None:
    page = visit()
    table = begin(page)
    advance(page, table, solution(page, table)[:14])
    main, bar = page.locator("#main"), page.locator(".replay")
    last = int(main.get_attribute("data-moment") or 0)
    page.keyboard.press("Home")
    end = bar.get_by_role("button", name="Last step")
    end.click()
    expect(bar.locator(".count")).to_have_text(f"{last}/{last}")
    expect(end).to_be_focused()
    expect(end).to_have_attribute("aria-disabled", "true")
    bar.get_by_role("button", name="Previous step").click()
    expect(main).to_have_attribute("data-moment", str(last - 1))
    page.keyboard.press("ArrowRight")
    expect(bar.locator(".count")).to_have_text(f"{last}/{last}")
    page.keyboard.press("ArrowLeft")
    expect(main).to_have_attribute("data-moment", str(last - 1))
    page.keyboard.press("End")
    expect(bar.locator(".count")).to_have_text(f"{last}/{last}")
    bar.get_by_role("button", name="Back to now").click()
    expect(bar).to_have_count(0)
    expect(main).to_have_attribute("data-moment", str(last))


def test_a_game_that_is_over_is_left_at_its_last_moment_by_the_button_alone(visit: Opener) -> None:
    page = visit()
    table = begin(page)
    advance(page, table, solution(page, table))
    page.keyboard.press("Home")
    end = page.get_by_role("button", name="Last step")
    end.click()
    expect(end).to_have_attribute("aria-disabled", "true")
    expect(end).to_be_focused()
    page.get_by_role("button", name="Again", exact=True).click()
    expect(page.locator(".replay")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, LOW, PHONE], ids=["desk", "low", "phone"])
def test_the_hand_stays_where_it_is_whatever_patrols_are_formed(visit: Opener, size: tuple[int, int]) -> None:
    page = visit(size=size, language="fr")
    page.goto(f"/table/{open_table(page, PATROL)}")
    page.locator("[data-take]").click()
    hand = page.locator(".hand [data-card]")
    expect(hand).to_have_count(5)
    began = top(page.locator(".hand"))
    for left, patrol in zip((4, 3, 2, 1), (0, 0, 0, 1), strict=True):
        page.locator(".into").nth(patrol).click()
        expect(hand).to_have_count(left)
        assert top(page.locator(".hand")) == began
    if size != PHONE:
        assert page.evaluate(SCROLLS) == 0


@SIZES
def test_the_pool_stays_where_it_is_while_columns_shorten(visit: Opener, size: tuple[int, int]) -> None:
    seed, steps = tableau.ended("won")
    page = visit(size=size)
    table = tableau.sit(page, seed)
    pool = page.locator(".pool")
    began = top(pool)
    last = max(n for n, step in enumerate(steps) if step["do"] == "attack")
    advance(page, table, steps[:last])
    assert page.locator(".fight").count() == 0
    assert top(pool) == began
