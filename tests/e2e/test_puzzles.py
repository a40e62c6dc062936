"""Puzzles on the page: from the home to an answer by hand, what it was worth, and on to the next, in both languages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect
from tests.e2e.conftest import PHONE

from vedette import puzzles

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from tests.e2e.conftest import Opener

NAME = "twelve-patrols"


def answer(page: Page, *, right: bool) -> None:
    """Take up a region and lay it where a choice says; what wins is then seen on the board."""
    expect(page.locator(".quiz")).to_be_visible()
    number = int(page.url.rsplit("/", 1)[1])
    asked = puzzles.asked(NAME, puzzles.numbered(NAME, number))
    action = next(one for one in asked.choices if (one in asked.wins) == right)
    parts = asked.match.game.parts(action)
    page.locator(f".display [data-region='{parts['region']}']").click()
    page.locator(f"[data-drop='target {parts['target']}']").click()
    won = asked.match.branch(len(asked.match.actions))
    won.play(asked.wins[0])
    shown: Any = won.game.show(won.state.view(0), "en")
    names = {region["id"]: region["name"] for region in shown["regions"]}
    (new,) = [laid for laid in shown["kingdom"] if laid and laid["new"]]
    expect(page.locator(".kingdom")).to_contain_text(names[new["region"]])
    expect(page.locator(".quiz [data-next]")).to_be_focused()


def test_a_puzzle_is_solved_and_another_missed(visit: Opener) -> None:
    page = visit()
    page.goto("/")
    page.locator("main a[href='/puzzles']").click()
    page.locator("a[href='/puzzles/twelve-patrols']").click()
    answer(page, right=True)
    expect(page.locator("[data-verdict=right]")).to_contain_text("Right: ")
    expect(page.locator(".quiz")).to_contain_text("streak 1 (best 1)")
    first = page.url
    page.locator("[data-next]").click()
    expect(page).not_to_have_url(first)
    answer(page, right=False)
    expect(page.locator("[data-verdict=wrong]")).to_contain_text("What wins: ")
    expect(page.locator(".quiz")).to_contain_text("streak 0 (best 1)")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/table/"))


def test_a_puzzle_fits_a_phone_in_french(visit: Opener) -> None:
    page = visit(size=PHONE, language="fr")
    page.goto("/puzzles/twelve-patrols/1")
    expect(page.locator(".quiz")).to_contain_text("Énigme 1 sur")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
