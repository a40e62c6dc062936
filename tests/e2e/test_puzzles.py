"""Puzzles on the page: from the home to an answer by hand, what it was worth, and on to the next, in both languages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import PHONE
from tests.e2e.sitting import box_of

from vedette import puzzles

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from tests.e2e.conftest import Opener

    from vedette.puzzles import PuzzleMoment

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
    expect(page.locator("header .crumb")).to_contain_text("12 Patrols")
    expect(page).to_have_title(re.compile(r"^Puzzle \d+ of 90 · 12 Patrols · Vedette$"))
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
    page.goto("/puzzles/spellfire/1")
    page.locator(".quiz .leave").click()
    expect(page).to_have_title("Puzzles · Vedette")
    expect(page.locator("header .crumb")).to_have_count(0)


@pytest.mark.parametrize("path", ["/puzzles/twelve-patrols/999", "/learn/twelve-patrols/9"])
def test_what_is_not_there_leads_back_to_the_list(visit: Opener, path: str) -> None:
    page = visit()
    page.goto(path)
    expect(page.locator("main")).to_contain_text("There’s no such")
    expect(page.locator("main")).not_to_contain_text("Try again")
    page.locator("main .btn").click()
    expect(page).to_have_url(re.compile("/puzzles$|/learn/twelve-patrols$"))
    expect(page.locator("main li").first).to_be_visible()


def test_a_puzzle_asks_for_nothing_that_is_no_choice_there(visit: Opener) -> None:
    page = visit()
    page.goto("/puzzles/twelve-patrols/3")
    expect(page.locator("[data-ask]")).to_have_text("Place one of 3 regions")
    expect(page.locator(".ask .detail")).to_have_count(0)
    expect(page.locator(".log .line").first).to_be_visible()
    expect(page.locator(".log button.line")).to_have_count(0)
    page.keyboard.press("Home")
    expect(page.locator(".ask")).to_contain_text("without help or a replay")


def first(name: str, do: str) -> tuple[int, PuzzleMoment]:
    """Return the first puzzle of a game that is won by an action of this kind, and its number."""
    for number, puzzle in enumerate(puzzles.shipped(name), 1):
        asked = puzzles.asked(name, puzzle)
        if asked.match.game.parts(asked.wins[0])["do"] == do:
            return number, asked
    raise AssertionError(do)


def test_a_deal_of_spellfire_is_won_by_one_choice(visit: Opener) -> None:
    page = visit()
    number, asked = first("spellfire", "attack")
    page.goto("/puzzles")
    expect(page.locator("main li")).to_have_count(3)
    page.goto(f"/puzzles/spellfire/{number}")
    expect(page.locator(".quiz")).to_contain_text(f"One of {len(asked.choices)} choices still wins the deal.")
    wrong = next(action for action in asked.choices if action not in asked.wins)
    page.locator(f".moves [data-action='{wrong}']").click()
    expect(page.locator("[data-verdict=wrong]")).to_contain_text("What wins: attack ")
    page.reload()
    page.locator(f".moves [data-action='{asked.wins[0]}']").click()
    expect(page.locator("[data-verdict=right]")).to_contain_text("Right: attack ")
    expect(page.locator(".quiz")).to_contain_text("Only your first answer counts.")


def test_a_round_of_patrol_is_won_by_one_attack(visit: Opener) -> None:
    page = visit()
    number, asked = first("patrol", "attack")
    page.goto(f"/puzzles/patrol/{number}")
    expect(page.locator(".quiz")).to_contain_text("is sure to win you this round")
    page.locator(f"[data-place='{asked.match.game.parts(asked.wins[0])['place']}']").click()
    page.locator("[data-place].may").first.click()
    page.locator("[data-confirm]").first.click()
    expect(page.locator("[data-verdict=right]")).to_contain_text(re.compile(r"with best play:\s+You attack .+ dies?\."))
    page.reload()
    expect(page.locator("[data-verdict='']")).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator("[data-verdict=wrong]")).to_contain_text("your opponent")
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(f"[data-place='{asked.match.game.parts(asked.wins[0])['place']}']")).to_be_visible()


@pytest.mark.parametrize("name", ["patrol", "spellfire", "twelve-patrols"])
def test_a_puzzle_fits_a_phone_in_french(visit: Opener, name: str) -> None:
    page = visit(size=PHONE, language="fr")
    page.goto(f"/puzzles/{name}/1")
    expect(page.locator(".quiz")).to_contain_text("Énigme 1 sur")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 740, "height": 360})
    expect(page.locator(".foot-bar .quiz")).to_be_visible()
    assert box_of(page.locator(".foot-bar"))["height"] < 360 / 4, "most of a phone on its side is the board's"
