"""Where the server does not answer the page says so, claims nothing of the player, and asks again at a press."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.e2e.sitting import begin, box_of

if TYPE_CHECKING:
    from tests.e2e.conftest import Opener

EVERYTHING = "**/api/**"
SILENT = "The server isn’t answering"


def test_a_home_without_answers_claims_nothing_and_asks_again(visit: Opener) -> None:
    page = visit()
    table = begin(page)
    page.route(EVERYTHING, lambda route: route.abort("connectionrefused"))
    page.goto("/")
    for heading in ("Daily deal", "Continue"):
        expect(page.get_by_role("region", name=heading).get_by_role("alert")).to_contain_text(SILENT)
    expect(page.get_by_role("region", name="Daily deal").get_by_role("button", name="Play")).to_have_count(0)
    plate = page.locator(".plate").first
    before = box_of(plate)
    page.get_by_role("button", name="Play 12 Patrols").click()
    expect(page.locator(".fault")).to_contain_text(SILENT)
    assert box_of(plate) == before
    page.unroute(EVERYTHING)
    page.get_by_role("button", name="Try again").first.click()
    expect(page.locator(f".resume a[href='/table/{table}']")).to_be_visible()
    expect(page.get_by_role("button", name="Daily deal, 12 Patrols")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "answered"),
    [
        ("/statistics", "Nothing here yet"),
        ("/decks", "Build a deck"),
        ("/play/patrol", "Against a bot"),
        ("/rules/patrol", "Contents"),
        ("/learn/patrol", "The second round"),
    ],
)
def test_a_page_without_answers_says_so_and_asks_again(visit: Opener, path: str, answered: str) -> None:
    page = visit()
    page.route(EVERYTHING, lambda route: route.abort("connectionrefused"))
    page.goto(path)
    expect(page.get_by_role("alert")).to_contain_text(SILENT)
    expect(page.get_by_text(answered)).to_have_count(0)
    page.unroute(EVERYTHING)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text(answered).first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
