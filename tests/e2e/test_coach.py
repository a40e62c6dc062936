"""The coach: the first table of a game tells of the first moves on the table itself, and no table does so again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.e2e import tableau
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.sitting import advance, begin, box_of, moved_on, open_table, resized, solution, version
from tests.e2e.test_table import Presses

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from tests.e2e.conftest import Opener

IN_VIEW = """
() => [...document.querySelectorAll('[data-lit]')].some((one) => {
  const box = one.getBoundingClientRect();
  return !!document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest('main, .foot-bar');
})
"""
"""Whether something that is lit can be seen: nothing lies over it, the remark neither."""

COVERED: Final = """
() => [...document.querySelectorAll('[data-ask], .say > p, .hand [data-card], .foot-bar button')].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (width <= 1 || y < 0 || y > innerHeight) return false; // what is scrolled away or only heard
  const there = document.elementFromPoint(x, y);
  return !one.contains(there) && (!there.closest('.foot-bar') || there.closest('.coaching'));
}).map((one) => one.textContent)
"""


UNCOVERED: Final = """
() => [...document.querySelectorAll('.moves [data-lit]')].every((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return !document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.coaching');
})
"""
"""Whether the remark lies over none of the choices that it speaks of."""

UNDER: Final = """
() => {
  const { top } = document.querySelector('.coaching').getBoundingClientRect();
  const parts = document.querySelectorAll('.right :is(.orders, .supply, .hint, .log)');
  return [...parts].filter((one) => one.getBoundingClientRect().bottom > top).map((one) => one.className);
}
"""
"""The parts of its column over which the remark lies."""

FOLLOW: Final = """
const places = (window.places = []);
const follow = () => {
  const board = document.querySelector('.mid > :is(.kingdom, .board, .theatre)');
  if (board) places.push(Math.round(board.getBoundingClientRect().top + scrollY));
  requestAnimationFrame(follow);
};
follow();
"""
"""Keeps where the board is drawn in every frame."""


def remark(page: Page, name: str) -> Locator:
    """Wait for a remark; what it speaks of is lit, and can be seen."""
    shown = page.locator(f"[data-remark='{name}']")
    expect(shown).to_be_visible()
    expect(page.locator("[data-lit]").first).to_be_attached()
    page.wait_for_function(IN_VIEW)
    return shown


def against_a_bot(page: Page) -> None:
    """Sit down at a table of Patrol against the weakest bot, as the attacker, who assigns first."""
    body = {
        "game": "patrol",
        "deck": "vanguard",
        "from": {"kind": "random", "seed": 5},
        "seats": "bot",
        "bot": {"player": "level:1", "seat": 1},
    }
    page.goto(f"/table/{open_table(page, json.dumps(body))}")


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")])
def test_the_first_kingdom_is_coached(visit: Opener, size: tuple[int, int], language: str) -> None:
    page = visit(size=size, language=language, coached=False)
    table = begin(page)
    steps = solution(page, table)
    assert remark(page, "region").locator("a").get_attribute("href") == "/learn/twelve-patrols"
    assert page.locator(".display [data-lit]").count() == 3
    hand = Presses(page)
    hand.play(steps[:1])
    remark(page, "signs").locator("[data-coach-next]").click()
    remark(page, "confirm")
    page.reload()
    remark(page, "confirm")
    second = [n for n, step in enumerate(steps) if step["do"] == "place"][1]
    hand.play(steps[1 : second + 1])
    remark(page, "spot").locator("[data-coach-next]").click()
    for step in steps[second + 1 :]:
        advance(page, table, [step])
        if page.locator(".orders .list .short, .orders .list .cannot").count():
            break
    remark(page, "line").locator("[data-coach-next]").click()
    expect(page.locator("[data-remark], [data-lit]")).to_have_count(0)


def test_a_first_fight_is_coached(visit: Opener) -> None:
    page = visit(coached=False)
    seed, steps = tableau.ended("won")
    table = tableau.sit(page, seed)
    for name in (
        "attach",
        "realms",
        "attack",
        "discard",
    ):  # what is done while a remark stands there is coached no more
        remark(page, name)
        advance(page, table, [steps.pop(0)])
    while page.locator(".fight .theirs").count() == 0 or page.locator(".moves .row").count() == 0:
        advance(page, table, [steps.pop(0)])
    remark(page, "help")
    page.set_viewport_size({"width": 1280, "height": 720})
    page.reload()
    told = remark(page, "help")
    page.wait_for_function(UNCOVERED)
    told.locator("[data-coach-next]").click()
    expect(page.locator("[data-remark], [data-lit]")).to_have_count(0)


FIRST: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "region": ("twelve-patrols", {"kind": "rung"}),
    "patrols": ("patrol", {"kind": "rung"}),
    "attach": ("spellfire", {"kind": "code", "code": "first-steps/10AFE-CXRJX-F1"}),
    "attack": ("spellfire", {"kind": "code", "code": "first-steps/1C5ZD-XT4MH-YY"}),
    "discard": ("spellfire", {"kind": "code", "code": "first-steps/086QX-RWHD5-GD"}),
    "choice": ("spellfire", {"kind": "code", "code": "first-steps/1FXWY-JTZ6Y-E8"}),
}
"""Tables that begin with each first remark there is: in Spellfire it is the deal that decides which."""


@pytest.mark.parametrize("first", FIRST)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_remark_moves_nothing_on_a_phone(visit: Opener, first: str, language: str) -> None:
    page = visit(size=PHONE, language=language, coached=False)
    page.add_init_script(FOLLOW)
    game, start = FIRST[first]
    page.goto(f"/table/{open_table(page, json.dumps({'game': game, 'from': start}))}")
    expect(page.locator("[data-remark]")).to_be_visible()
    page.wait_for_timeout(300)
    page.locator("[data-coach-stop]").click()
    expect(page.locator("[data-remark]")).to_have_count(0)
    assert page.evaluate("Math.max(...places) - Math.min(...places)") <= 1


def test_a_first_battle_is_coached(visit: Opener) -> None:
    page = visit(coached=False)
    against_a_bot(page)
    remark(page, "muster")
    page.locator(".orders .acts .btn:not([data-look])").nth(2).click()  # each alone
    page.locator("[data-confirm]").click()
    remark(page, "pair")
    while page.locator("[data-orders='assign']").count():
        before = version(page)
        page.locator("[data-orders] [data-action]").first.click()
        moved_on(page, before)
        page.wait_for_timeout(1000)
    remark(page, "turn").locator("[data-coach-next]").click()
    remark(page, "score").locator("[data-coach-next]").click()
    expect(page.locator("[data-remark], [data-lit]")).to_have_count(0)


def covered(page: Page) -> list[str]:
    """Return what of the ask, the hand and the buttons of the bar something lies over."""
    return page.evaluate(COVERED)  # type: ignore[no-any-return]


@pytest.mark.parametrize("size", [PHONE, (740, 360), (768, 1024)], ids=["phone", "on its side", "tablet"])
def test_the_coach_lies_over_nothing_that_is_needed(visit: Opener, size: tuple[int, int]) -> None:
    page = visit(size=size, coached=False)
    against_a_bot(page)
    expect(page.locator(".foot-bar button").first).to_be_attached()  # it brings the styles of a low screen
    hand = page.locator(".muster .hand [data-card]").first
    before = box_of(hand)
    remark(page, "muster")
    assert box_of(hand) == before, "the board had to make room for it"
    assert covered(page) == []
    page.get_by_role("button", name="Each alone").click()
    page.locator("[data-confirm]").click()
    remark(page, "pair")
    assert covered(page) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["twelve-patrols", "spellfire"])
def test_on_a_desk_a_remark_lies_over_nothing(visit: Opener, game: str, language: str) -> None:
    page = visit(coached=False, language=language)
    page.goto(f"/table/{open_table(page, json.dumps({'game': game, 'from': {'kind': 'random', 'seed': 3}}))}")
    coach = page.locator("[data-remark]")
    expect(coach).to_be_visible()
    expect(page.locator(".log .link").first).to_be_visible()
    for _, height in resized(page, [DESK, (1366, 768)]):
        box = box_of(coach)
        assert page.evaluate(UNDER) == []
        assert box["y"] + box["height"] <= height


def test_on_a_phone_on_its_side_a_remark_leaves_what_is_to_be_done_in_sight(visit: Opener) -> None:
    page = visit(size=(740, 360), coached=False, language="fr")
    begin(page)
    shown = remark(page, "region")
    box, bar = box_of(shown), box_of(page.locator(".foot-bar"))
    for pressed in shown.locator(".btn").all():
        one = box_of(pressed)
        assert one["x"] + one["width"] <= box["x"] + box["width"], pressed.inner_text()
    assert page.evaluate("scrollY") == 0
    for needed in page.locator("[data-ask], .display .card").all():
        one = box_of(needed)
        assert one["y"] + one["height"] <= bar["y"], needed


def test_a_remark_fits_into_the_window_at_four_times_the_size(visit: Opener) -> None:
    page = visit(size=(320, 256), coached=False, language="fr")
    begin(page)
    remark(page, "region")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_refusal_is_not_hidden_by_the_coach(visit: Opener) -> None:
    page = visit(size=PHONE, coached=False)
    begin(page)
    remark(page, "region")
    page.evaluate("scrollTo(0, 0)")
    page.locator("[data-item]").first.evaluate("item => item.click()")  # as people do, further down
    expect(page.get_by_role("alert")).to_be_visible()
    assert covered(page) == []


def test_the_coach_is_silenced_for_good(visit: Opener) -> None:
    page = visit(coached=False)
    begin(page)
    remark(page, "region").locator("[data-coach-stop]").click()
    expect(page.locator("[data-remark], [data-lit]")).to_have_count(0)
    with page.expect_response("**/api/coach/*"):
        page.reload()
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-remark]")).to_have_count(0)


def test_only_the_first_table_is_coached(visit: Opener) -> None:
    page = visit(coached=False)
    begin(page)
    remark(page, "region")
    with page.expect_response("**/Coach-*.js"):
        begin(page)
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-remark]")).to_have_count(0)
