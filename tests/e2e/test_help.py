"""Help: the lantern's tiers, the win chance, the verdict, luck and skill. Each is told why, and marks the game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import PHONE
from tests.e2e.sitting import Mouse, advance, begin, box_of, moved_on, solution, version

if TYPE_CHECKING:
    from tests.e2e.conftest import Opener

SLOW: Final = '{"game": "spellfire", "from": {"kind": "random", "seed": 3}}'
"""A table whose luck and skill, once it is given up, keep the tests' worker for long."""


def test_the_lantern_tells_more_each_time_and_does_it_if_asked(visit: Opener) -> None:
    page = visit()
    begin(page)
    tiers = page.locator(".tiers .on")
    for tier in range(1, 5):
        page.keyboard.press("h")
        expect(tiers).to_have_count(tier)
        expect(page.locator(".hint .what")).not_to_be_empty()
    expect(page.locator(".ringed")).not_to_have_count(0)
    expect(page.locator(".panel.deal")).to_contain_text("hint")
    before = version(page)
    page.get_by_role("button", name="Do it").click()
    moved_on(page, before)
    expect(tiers).to_have_count(0)


MARK: Final = """
(one) => {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
  return [outlineStyle, outlineWidth, outlineColor];
}
"""
FOCUS: Final = """
() => {
  const one = document.body.appendChild(document.createElement('i'));
  one.style.color = 'var(--focus)';
  const { color } = getComputedStyle(one);
  one.remove();
  return color;
}
"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("game", "board"), [("twelve-patrols", ".kingdom"), ("spellfire", ".cols")])
def test_what_a_hint_means_is_marked_otherwise_than_what_has_the_keyboard(
    visit: Opener, game: str, board: str, theme: str
) -> None:
    page = visit(theme=theme)
    begin(page, f'{{"game": "{game}", "from": {{"kind": "random", "seed": 7}}}}', board)
    for tier in range(1, 4):
        page.keyboard.press("h")
        expect(page.locator(".tiers .on")).to_have_count(tier)
    marked = page.locator(".ringed").first
    focus = page.evaluate(FOCUS)
    style, width, colour = marked.evaluate(MARK)
    assert style == "double"
    assert colour != focus
    target = marked.locator("xpath=descendant-or-self::*[@data-go]").first
    page.keyboard.press("ArrowRight")
    target.focus()
    focused = target.evaluate(MARK)
    assert focused[2] == focus
    assert focused != [style, width, colour]


def test_a_game_is_begun_with_hints_alone(visit: Opener) -> None:
    page = visit()
    begin(page)
    for _ in range(4):
        for tier in range(1, 4):
            page.keyboard.press("h")
            expect(page.locator(".tiers .on")).to_have_count(tier)
        before = version(page)
        page.get_by_role("button", name="Do it").click()
        moved_on(page, before)
    expect(page.locator(".kingdom article")).not_to_have_count(0)


def test_on_a_phone_the_lantern_speaks_above_the_thumb(visit: Opener) -> None:
    page = visit(size=PHONE)
    begin(page)
    foot = page.get_by_label("Actions", exact=True)
    foot.get_by_role("button", name="Hint").tap()
    expect(foot.locator(".said")).to_contain_text("win")
    first = foot.locator(".said p")
    first.evaluate("said => said.append(...Array.from({length: 20}, () => said.lastElementChild.cloneNode(true)))")
    assert box_of(first)["y"] >= box_of(foot.locator(".said"))["y"], "a long hint is read from its first line"
    foot.get_by_role("button", name="Close").tap()
    expect(foot.locator(".said")).to_have_count(0)


def test_the_win_chance_is_shown_for_who_asks_and_hidden_again(visit: Opener) -> None:
    page = visit()
    begin(page)
    panel = page.locator(".panel.chance")
    expect(panel).not_to_contain_text("%")
    panel.get_by_role("button", name="show").click()
    expect(panel).to_contain_text("%")
    panel.get_by_role("button", name="hide").click()
    expect(panel).not_to_contain_text("%")


def test_after_the_end_the_win_chance_speaks_of_no_play_to_come(visit: Opener) -> None:
    page = visit()
    table = begin(page)
    panel = page.locator(".panel.chance")
    panel.get_by_role("button", name="show").click()
    expect(panel.locator("p")).to_be_visible()
    advance(page, table, solution(page, table))
    expect(page.locator(".panel.end")).to_be_visible()
    expect(panel).to_contain_text("100%")
    expect(panel.locator("p")).to_have_count(0)


def test_the_verdict_is_given_for_who_asks(visit: Opener) -> None:
    page = visit()
    begin(page)
    panel = page.locator(".panel.deal")
    panel.get_by_role("button", name="check").click()
    expect(panel).to_contain_text("can be won")


def test_a_draft_that_cannot_be_completed_is_named_and_undo_frees_it(visit: Opener) -> None:
    page = visit()
    table = begin(page)
    steps = solution(page, table)
    panel = page.locator(".panel.deal")
    moves = panel.locator("dl > div", has_text="Moves").locator("dd")
    expect(moves).to_have_text("0")
    advance(page, table, steps[:-2])
    expect(moves).to_have_text(re.compile(r"[1-9]\d*"))
    panel.get_by_role("button", name="check").click()
    expect(panel).to_contain_text("can be won")
    before = page.locator("#main").get_attribute("data-moment")
    put = steps[-2]
    hand = Mouse(page)
    hand.press(hand.item(put["item"]))
    right = f"spot {put['spot']}"
    page.locator(f"[data-drop^='spot '][data-go]:not([data-drop='{right}'])").first.press("Enter")
    expect(panel).to_contain_text("Take it back: you can still win")
    expect(panel).not_to_contain_text("Lost in turn")
    page.get_by_role("button", name="Undo").first.click()
    expect(panel).to_contain_text("can be won")
    expect(page.locator("#main")).to_have_attribute("data-moment", str(before))


def test_luck_and_skill_are_told_after_the_end(visit: Opener) -> None:
    page = visit()
    table = begin(page)
    advance(page, table, solution(page, table))
    page.get_by_role("button", name="Luck and skill in this game").click()
    expect(page.locator(".balance b")).to_have_count(2)
    expect(page.locator(".balance b").first).to_have_text(re.compile(r"^\D?\d+$"))
    story = page.locator(".story")
    expect(story.get_by_role("img")).to_have_attribute("aria-label", re.compile("Win chance step by step: .*, 100%"))
    assert story.locator("line.step").count() > 2
    story.locator("rect").last.click()
    expect(page.locator(".ask")).to_contain_text("Looking back")


def test_a_choice_that_cost_the_most_is_tried_again(visit: Opener) -> None:
    page = visit()
    table = begin(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    page.locator("[data-review]").click()
    expect(page.locator(".story line.skill")).to_have_count(1)
    page.locator(".story").get_by_role("button", name="Try again from here").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.locator(".display [data-region][data-go]").first).to_be_visible()


def test_who_waits_for_an_answer_is_told_so_and_may_stop(visit: Opener) -> None:
    page = visit()
    begin(page, SLOW, ".board")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    review = page.locator("[data-review]")
    for stop in ("click", "Escape"):
        review.click()
        ask = page.locator(".ask [role=status]")
        expect(ask).to_contain_text("Thinking")
        expect(review).to_have_attribute("aria-disabled", "true")
        if stop == "click":
            ask.get_by_role("button", name="Stop").click()
        else:
            page.keyboard.press(stop)
        expect(ask).to_have_count(0)
        expect(review).to_have_attribute("aria-disabled", "false")
    expect(page.locator(".balance")).to_have_count(0)


def test_a_grade_is_dealt_and_named(visit: Opener) -> None:
    page = visit()
    page.goto("/play/twelve-patrols")
    page.get_by_label("Deck", exact=True).select_option("easy")  # most of its deals have this grade
    page.get_by_role("button", name="gentle", exact=False).first.click()
    expect(page.get_by_role("img", name="1 of 5")).to_be_visible()
