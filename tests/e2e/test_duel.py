"""Two at a table, with a game that has no drawing of its own: invited, at one screen, watched, in two tabs, again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.sitting import accept, moved_on, open_table, version

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route
    from tests.e2e.conftest import Opener

MOST = 60
"""Actions of the longest duel, and some."""


def open_duel(page: Page, seats: str, clock: str = "") -> str:
    """Open a mini duel and go to it; return its name."""
    body = f'{{"game": "mini-duel", "from": {{"kind": "random"}}, "seats": "{seats}"{clock}}}'
    table = open_table(page, body)
    page.goto(f"/table/{table}")
    return table


def act(page: Page) -> None:
    """Do the first thing that may be done, and wait until it is done."""
    before = version(page)
    page.locator("[data-action]").first.click()
    moved_on(page, before)


def play_out(pages: list[Page]) -> None:
    """Let whoever may act do the first thing, to the end."""
    for _ in range(MOST):
        for page in pages:
            expect(page.locator(".panel.end, .choices").first).to_be_visible()
        if pages[0].locator(".panel.end").count():
            return
        newest = max(version(page) for page in pages)
        for page in pages:
            expect(page.locator("#main")).to_have_attribute("data-version", str(newest))
        act(next(page for page in pages if page.locator("[data-action]").count()))


def hand(page: Page) -> str:
    """Return the line that tells the hand."""
    return page.locator(".chart p", has_text=re.compile("hand|main")).inner_text()


def test_two_play_by_invitation_while_a_third_watches_and_play_again(visit: Opener) -> None:
    ann, bob, eve = visit(size=DESK), visit(size=PHONE, language="fr"), visit(size=(768, 1024))
    table = open_duel(ann, "invite", ', "clock": {"bank": 600, "increment": 5}')
    link = ann.get_by_label("Invite a friend").input_value()
    accept(bob, link)
    expect(bob.locator(".chart p").first).to_be_visible()
    assert "#" not in bob.url, "the invitation leaves the address"
    expect(ann.locator(".invite")).to_have_count(0)
    eve.goto(f"/table/{table}")
    expect(eve.get_by_role("heading", name="You’re watching", level=1)).to_be_visible()
    expect(eve.locator(".chart")).not_to_contain_text("hand")
    assert hand(ann).split(":")[0] == "Your hand"
    expect(ann.locator(".time")).to_have_count(2)

    expect(ann).to_have_title(re.compile("^Your turn · .+ · Vedette$"))
    expect(bob).to_have_title(re.compile("^(?!À vous).+ · Vedette$"))
    act(ann)
    act(ann)
    ann.keyboard.press("u")
    bob.locator("[data-yes]").tap()
    expect(ann.locator("[data-action]")).to_have_count(3)

    play_out([ann, bob])
    expect(eve.locator(".panel.end")).to_be_visible()
    ann.keyboard.press("Home")
    ann.get_by_label("Viewed by").select_option("1")
    ann.keyboard.press("ArrowRight")
    expect(ann.locator(".chart")).to_be_visible()
    ann.keyboard.press("Escape")
    ann.locator("[data-rematch]").click()
    bob.locator("[data-no]").tap()
    expect(ann.get_by_role("status").filter(has_text="Your opponent declined a rematch.")).to_be_visible()
    bob.locator("[data-rematch]").tap()
    ann.locator("[data-yes]").click()
    for page in (ann, bob):
        page.wait_for_url(lambda url: "/table/" in url and table not in url)
    eve.locator(".company a").click()
    for page in (ann, bob, eve):
        expect(page.locator(".chart p").first).to_be_visible()
    assert ann.url == eve.url


def test_two_at_one_screen_hand_the_device_over(visit: Opener) -> None:
    page = visit(size=PHONE)
    open_duel(page, "here")
    seats = [0, 0]
    for _ in range(MOST):
        expect(page.locator(".panel.end, [data-take], [data-action]").first).to_be_visible()
        if page.locator(".panel.end").count():
            break
        if page.locator("[data-take]").count():
            expect(page.locator(".chart")).to_have_count(0)
            seats[int(page.locator("[data-take]").inner_text()[-1]) - 1] += 1
            page.locator("[data-take]").tap()
            expect(page.locator("[data-action]").first).to_be_visible()
        before = version(page)
        page.locator("[data-action]").first.tap()
        moved_on(page, before)
    expect(page.locator(".panel.end")).to_be_visible()
    assert min(seats) >= 3


def test_no_hand_is_shown_before_it_is_known_whose_screen_it_is(visit: Opener) -> None:
    page = visit(size=PHONE)
    held: list[Route] = []
    page.route("**/api/tables/*/seats?*", lambda route: held.append(route))  # noqa: PLW0108 (its own kind of function)
    with page.expect_request("**/api/tables/*/seats?*"):
        open_duel(page, "here")
    expect(page.locator("#main")).to_have_attribute("aria-busy", "true")
    expect(page.locator(".chart, [data-action]")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(page.locator("[data-take]")).to_be_visible()
    expect(page.locator(".chart, [data-action]")).to_have_count(0)


def test_a_second_tab_asks_before_it_takes_the_seat(visit: Opener) -> None:
    page = visit()
    open_duel(page, "invite")
    expect(page.locator("[data-action]").first).to_be_visible()
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("[data-here]").click()
    expect(other.locator("[data-action]").first).to_be_visible()
    expect(page.get_by_role("heading", name="Open in another tab")).to_be_visible()


def test_a_game_of_words_is_played_by_its_numbers_and_described(visit: Opener) -> None:
    page = visit()
    open_duel(page, "invite")
    expect(page.locator("[data-action]")).to_have_count(2)
    page.keyboard.press("2")
    expect(page.locator("[data-action]")).to_have_count(3)
    expect(page.locator(".log")).to_contain_text("2 points")
    page.keyboard.press("d")
    expect(page.get_by_role("dialog")).to_contain_text("Your hand")
