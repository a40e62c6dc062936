"""Help in a duel: a hint against a bot, done as a whole, and after the end how the game turned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.sitting import open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from tests.e2e.conftest import Opener

BOT: Final = '{"game": "patrol", "seats": "bot", "bot": {"player": "level:1"}, "from": {"kind": "random", "seed": 5}}'


def sit(page: Page, body: str) -> None:
    page.goto(f"/table/{open_table(page, body)}")
    expect(page.locator("[data-orders]")).to_be_visible()


def concede(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.locator(".panel.end")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_hint_against_a_bot_is_done_as_a_whole_and_the_story_told(visit: Opener, size: tuple[int, int]) -> None:
    page = visit(size=size)
    sit(page, BOT)
    lantern = page.locator(".hint .more")
    for tier in range(1, 4):
        lantern.click()
        expect(page.locator(".hint .tiers .on")).to_have_count(tier)
    expect(page.locator(".hint .what")).to_contain_text("Form your patrols")
    expect(page.locator(".hint")).to_contain_text("95% interval")
    page.get_by_role("button", name="Do it for me").click()
    expect(page.locator("[data-orders=setup]")).to_have_count(0)
    concede(page)
    page.locator("[data-review]").click()
    expect(page.locator(".story [role=img]")).to_be_visible()
    moments = page.locator(".story li")
    expect(moments).not_to_have_count(0)
    moment = moments.first.get_attribute("data-moment-of")
    moments.first.locator(".link").first.click()
    expect(page.locator("main")).to_have_attribute("data-moment", moment or "")
    page.get_by_role("button", name="Play from here").click()
    expect(page.locator(".panel.end")).to_have_count(0)
