"""Tables in one column: what is pressed most is on the first screen, and large enough for a finger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.e2e import tableau
from tests.e2e.conftest import PHONE
from tests.e2e.sitting import accept, advance, begin, solution
from tests.e2e.test_coach import against_a_bot
from tests.e2e.test_duel import open_duel, play_out
from tests.e2e.test_patrol import draw_up

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from tests.e2e.conftest import Opener

LOW: Final = {"phone": PHONE, "on its side": (740, 360), "200 %": (720, 450), "tablet": (768, 1024)}
SMALL: Final = """
() => [...document.querySelectorAll('main button, main a[href], main summary, .foot-bar button')].filter((one) => {
  const { width, height } = one.getBoundingClientRect();
  const inList = one.closest('.line, .tab');
  return width > 1 && getComputedStyle(one).visibility === 'visible' && !inList && (width < 43.5 || height < 43.5);
}).map((one) => `${one.className} ${one.textContent}`)
"""
"""Targets that a finger misses; lines of the log and what hangs on a card are lists, to be read."""


def on_the_first_screen(page: Page, *targets: Locator) -> None:
    """Each of these is seen without scrolling."""
    assert page.evaluate("scrollY") == 0
    for target in targets:
        box = target.bounding_box()
        assert box is not None, target
        assert box["y"] >= 0, target
        assert box["y"] + box["height"] <= page.evaluate("innerHeight"), target


def above_the_bar(page: Page, what: Locator, why: str) -> None:
    bar, box = page.locator(".foot-bar").bounding_box(), what.bounding_box()
    assert bar is not None
    assert box is not None
    assert box["y"] + box["height"] <= bar["y"], why


def fits(page: Page) -> None:
    """Everything is large enough, nothing is there twice, nothing scrolls sideways."""
    assert page.evaluate(SMALL) == []
    assert page.locator("[data-confirm]:visible").count() <= 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", LOW.values(), ids=LOW)
def test_a_kingdom_is_confirmed_without_scrolling(visit: Opener, size: tuple[int, int]) -> None:
    page = visit(size=size)
    table = begin(page)
    steps = solution(page, table)
    places = [n for n, step in enumerate(steps) if step["do"] == "place"]
    advance(page, table, steps[: places[6] + 1])
    bar = page.locator(".foot-bar")
    on_the_first_screen(page, bar.locator("[data-confirm]"), bar.locator("button").first, page.locator("[data-ask]"))
    fits(page)


@pytest.mark.parametrize("size", LOW.values(), ids=LOW)
def test_a_fight_is_fought_from_the_bar(visit: Opener, size: tuple[int, int]) -> None:
    page = visit(size=size)
    seed, steps = tableau.ended("won")
    table = tableau.sit(page, seed)
    advance(page, table, steps[: next(n for n, step in enumerate(steps) if step["do"] == "play")])
    bar = page.locator(".foot-bar")
    on_the_first_screen(page, bar.locator("button").first, bar.locator("button").last, page.locator("[data-ask]"))
    fits(page)


def test_another_part_of_a_round_begins_with_the_ask_in_sight(visit: Opener) -> None:
    page = visit(size=PHONE)
    against_a_bot(page)
    page.get_by_role("button", name="Each alone").click()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.wait_for_function("scrollY > 50")
    page.locator("[data-confirm]").click()
    expect(page.locator("#main[data-phase='assign']")).to_be_visible()
    page.wait_for_function("scrollY === 0")


@pytest.mark.parametrize("size", LOW.values(), ids=LOW)
def test_patrols_are_sent_out_from_the_bar(visit: Opener, size: tuple[int, int]) -> None:
    page = visit(size=size)
    against_a_bot(page)
    confirm = page.locator(".foot-bar [data-confirm]")
    expect(confirm).to_be_visible()
    on_the_first_screen(page, confirm, page.locator("[data-ask]"))
    above_the_bar(page, page.locator(".hand"), "what is laid and where is seen at once")
    draw_up(page)
    expect(page.locator("[data-orders='battle'], [data-orders='window'], [data-orders='assign']").first).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    if size[1] < 500:
        for place in page.locator(".theatre [data-place]").all():
            above_the_bar(page, place, "both ranks are seen at once")
    fits(page)


@pytest.mark.parametrize("size", LOW.values(), ids=LOW)
def test_clocks_and_the_rematch_are_on_the_first_screen(visit: Opener, size: tuple[int, int]) -> None:
    ann, ben = visit(size=size), visit()
    open_duel(ann, "invite", ', "clock": {"bank": 600, "increment": 5}')
    link = ann.get_by_label("Invite a friend").input_value()
    accept(ben, link)
    clocks = ann.locator(".foot-bar [role=timer]")
    expect(clocks).to_have_count(2)
    on_the_first_screen(ann, *clocks.all(), ann.locator(".foot-bar button").first)
    ann.mouse.wheel(0, 300)
    for clock in clocks.all():
        expect(clock).to_be_in_viewport(ratio=1)
    play_out([ann, ben])
    expect(ann.locator(".panel.end")).to_be_visible()
    on_the_first_screen(ann, ann.locator("[data-rematch]"))
    assert ann.locator("[data-rematch]").count() == 1


@pytest.mark.parametrize("size", LOW.values(), ids=LOW)
def test_the_facts_of_the_deal_are_one_press_away(visit: Opener, size: tuple[int, int]) -> None:
    page = visit(size=size)
    begin(page)
    told = page.locator(".panel.deal")
    expect(told).to_be_hidden()
    page.get_by_role("button", name="This deal", exact=True).click()
    expect(told.locator(".code")).to_be_in_viewport(ratio=1)
    assert page.evaluate(SMALL) == []
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()
