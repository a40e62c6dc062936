"""The keys of a table: changed in the settings, a conflict named, told by the help sheet, put back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.e2e.conftest import PHONE
from tests.e2e.sitting import Finger, Keys, advance, begin, box_of, solution
from tests.e2e.test_duel import act, open_duel

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from tests.e2e.conftest import Opener


def bind(page: Page, command: str, key: str) -> None:
    page.locator(f"[data-bind='{command}']").click()
    page.keyboard.press(key)


def test_a_key_is_changed_kept_told_and_put_back(visit: Opener) -> None:
    page = visit()
    page.goto("/settings")
    bind(page, "undo", "h")
    expect(page.get_by_role("status").filter(has_text="H already does this: hint")).to_be_visible()
    page.keyboard.press("7")
    expect(page.get_by_role("status").filter(has_text="Choose a letter or a sign")).to_be_visible()
    page.keyboard.press("z")
    expect(page.locator("[data-bind='undo']")).to_have_text("Z")
    open_duel(page, "invite")
    act(page)
    expect(page.locator("[data-action]")).to_have_count(3)
    page.keyboard.press("u")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Z")
    page.keyboard.press("Escape")
    expect(page.locator("[data-action]")).to_have_count(3)
    page.keyboard.press("z")
    expect(page.locator("[data-action]")).to_have_count(2)
    page.goto("/settings")
    page.get_by_role("button", name="Reset all keys").click()
    expect(page.locator("[data-bind='undo']")).to_have_text("U")


def test_escape_leaves_a_key_as_it_is_and_french_says_so(visit: Opener) -> None:
    page = visit(size=PHONE, language="fr", theme="dark")
    page.goto("/settings")
    page.locator("[data-bind='hint']").tap()
    expect(page.get_by_text("Appuyez sur une touche pour :")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-bind='hint']")).to_have_text("H")
    expect(page.get_by_text("Appuyez sur une touche pour :")).to_have_count(0)


def test_the_lantern_tells_its_own_key(visit: Opener) -> None:
    page = visit()
    page.goto("/settings")
    bind(page, "hint", "x")
    begin(page)
    expect(page.locator(".hint kbd")).to_have_text("X")
    page.keyboard.press("x")
    expect(page.locator(".tiers .on")).to_have_count(1)


def test_a_table_tells_the_keys_of_its_game_and_opens_a_card_by_its_key(visit: Opener) -> None:
    page = visit()
    begin(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("change a die")
    expect(page.get_by_role("dialog")).not_to_contain_text("Spellfire")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("North")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Rules §4.3").click()
    expect(opened.value.locator("#c4-3")).to_be_in_viewport()
    opened.value.close()


def test_the_keyboard_stands_where_the_game_goes_on_after_its_end(visit: Opener) -> None:
    page = visit()
    table = begin(page)
    steps = solution(page, table)
    advance(page, table, steps[:-1])
    Keys(page).play(steps[-1:])
    expect(page.locator(".panel.end [data-go]").first).to_be_focused()
    expect(page.locator("[data-said]")).to_contain_text("The kingdom is safe!")  # who can't see the panel hears it


def test_the_keyboard_stands_on_the_die_that_was_changed(visit: Opener) -> None:
    page = visit()
    table = begin(page)
    steps = solution(page, table)
    at = next(n for n, step in enumerate(steps) if step["do"] == "change")
    advance(page, table, steps[: at - 1])
    Keys(page).play(steps[at - 1 : at + 1])
    changed = steps[at]["colour"] * 7 + steps[at]["to"]
    expect(page.locator(f"[data-item='{changed}']").first).to_be_focused()


def test_a_replay_hides_the_hint_of_now(visit: Opener) -> None:
    page = visit()
    begin(page)
    for tier in range(1, 4):
        page.keyboard.press("h")
        expect(page.locator(".tiers .on")).to_have_count(tier)
    expect(page.locator(".ringed")).not_to_have_count(0)
    page.keyboard.press("Home")
    expect(page.locator(".replay")).to_be_visible()
    expect(page.locator(".hint, .ringed")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".tiers .on")).to_have_count(3)


def test_the_board_stays_where_it_is_when_something_is_taken_in_hand(visit: Opener) -> None:
    page = visit(size=PHONE)
    table = begin(page)
    step = solution(page, table)[0]
    board = page.locator(".kingdom")
    before = box_of(board)
    Finger(page).region(step).tap()
    expect(page.locator(".ask p")).to_contain_text("Holding")
    assert box_of(board) == before
