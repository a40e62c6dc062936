"""Against a bot: chosen, seen to think, stopped, met again after the server was killed, and once more after the end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.sitting import Keys, box_of, moved_on, open_table, version
from tests.e2e.test_duel import MOST, act

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route
    from tests.e2e.conftest import Opener, Server

LEVELS: list[dict[str, str]] = [{"player": f"level:{level}", "words": f"Bot {level}"} for level in range(3)]
SLEEPER = '{"game": "mini-duel", "seats": "bot", "bot": {"player": "sleeper"}}'


def with_duel(route: Route) -> None:
    """Offer the mini duel: the page knows a game only from what the server says of it."""
    duel = {"game": "mini-duel", "words": "Mini duel", "detail": "Six rounds.", "players": 2, "minutes": 3, "deck": ""}
    duel |= {"decks": [], "options": [], "grades": [], "lesson": False, "daily": False, "bots": LEVELS, "opponents": []}
    route.fulfill(json={"protocol": 1, "release": "0", "games": [duel]})


def choose(page: Page) -> None:
    page.route("**/api/games?*", with_duel)
    page.goto("/play/mini-duel")


def play_out(page: Page) -> None:
    """Play to the end, whatever the bot does."""
    for _ in range(MOST):
        expect(page.locator(".panel.end, [data-action]").first).to_be_visible()
        if page.locator(".panel.end").count():
            return
        act(page)


def begin(page: Page) -> None:
    """Open a table against a bot that never answers, and make it think."""
    page.goto(f"/table/{open_table(page, SLEEPER)}")
    act(page)
    act(page)
    expect(page.get_by_role("heading", name="is thinking")).to_be_visible()


def test_a_bot_is_chosen_played_to_the_end_and_asked_for_a_rematch(visit: Opener) -> None:
    page = visit(size=PHONE)
    choose(page)
    expect(page.locator("[data-bot]")).to_have_count(len(LEVELS))
    page.get_by_role("button", name="Level 1").tap()
    page.wait_for_url("**/table/*")
    expect(page.locator(".company")).to_contain_text("Bot 1")
    expect(page.locator(".invite")).to_have_count(0)
    play_out(page)
    first = page.url
    page.locator("[data-rematch]").tap()
    page.wait_for_url(lambda url: "/table/" in url and url != first)
    play_out(page)


def test_a_bot_is_seen_to_think_and_stopped_by_undo(visit: Opener) -> None:
    page = visit(size=DESK)
    begin(page)
    expect(page.locator(".company")).to_contain_text("thinking")
    page.keyboard.press("u")
    expect(page.locator("[data-action]").first).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_role("heading", name="is thinking")).to_be_visible()
    page.keyboard.press("u")  # whoever is left thinking keeps a worker from the tests that follow
    expect(page.locator("[data-action]").first).to_be_visible()


def test_a_bot_goes_on_after_the_server_was_killed(visit: Opener, server: Server) -> None:
    page = visit(size=DESK)
    begin(page)
    server.stop(kill=True)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(page.get_by_role("heading", name="is thinking")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator("[data-action]").first).to_be_visible()


FURTHER = "(version) => Number(document.querySelector('#main')?.dataset.version) > version"
FOCUS = "() => { const at = document.activeElement; return !!at && at !== document.body; }"
QUICK = (
    '{"game": "patrol", "deck": "legion", "options": ["quick"], "from": {"kind": "random", "seed": 3}, "seats": "bot",'
    ' "bot": {"player": "roland", "seed": 1}}'
)


def choose_by_keys(page: Page, keys: Keys, phase: str, *, fights: bool, alone: bool = False) -> None:
    """Make one choice of Patrol with the keyboard alone."""
    if phase == "setup":
        ways = page.locator(".orders .acts .btn:not(.go)")  # all together, or each alone
        way = ways.nth(1) if alone else ways.first
        while not way.evaluate("at => at === document.activeElement"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator(".orders [data-confirm]")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("[data-orders='setup']")).to_have_count(0)  # five cards are laid
    elif phase == "assign":
        keys.reach(page.locator(".pick[data-patrol^='0']").first)
        keys.reach(page.locator(".pick[data-patrol^='1']").first)
    elif phase == "window":
        keys.reach(page.locator("[data-answer]").first)
    elif phase in {"aim", "pick"}:
        keys.reach(page.locator("[data-place][data-drop]").first)
        page.keyboard.press("e")
    elif fights and page.locator("[data-place][data-source]").count():
        keys.reach(page.locator("[data-place][data-source]").first)
        expect(page.locator("[data-place][aria-pressed='true']")).to_be_visible()
        if not page.locator("[data-place][data-drop]").count():  # it faces nobody: it may only run or use its ability
            page.keyboard.press("Escape")
            page.keyboard.press("s")
            return
        keys.reach(page.locator("[data-place][data-drop]").first)
        before = version(page)
        page.keyboard.press("e")
        page.wait_for_function(FURTHER, arg=before + 1)  # who attacks, then whom
    else:
        page.keyboard.press("s")


def test_a_quick_game_of_patrol_is_played_to_its_end_by_keys_alone(visit: Opener) -> None:
    page = visit()
    keys = Keys(page)
    table = open_table(page, QUICK)
    page.goto(f"/table/{table}")
    fought = ""
    for _ in range(MOST):
        expect(page.locator("[data-orders]:not([data-orders='']), .panel.end").first).to_be_visible()
        page.wait_for_function(FOCUS)
        if page.locator(".panel.end").count():
            break
        phase = page.locator("[data-orders]").get_attribute("data-orders") or ""
        assert not re.search("your opponent|enemy patrol", page.locator("main").inner_text()), "he has a name"
        before, turn = version(page), page.locator(".ask .seal").inner_text()
        choose_by_keys(page, keys, phase, fights=fought != turn)
        fought = turn if phase == "battle" else fought
        moved_on(page, before)
    expect(page.locator(".ask h1")).to_have_text(re.compile(r"^(You win|Roland wins), \d+ to \d+"))
    page.wait_for_function(FOCUS)
    keys.reach(page.locator("[data-rematch]").first)
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(page.locator("[data-orders='setup']")).to_be_visible()


def test_the_ask_is_as_high_in_both_languages_whatever_it_says(visit: Opener) -> None:
    seen: set[tuple[float, float]] = set()
    for language in ("en", "fr"):
        page = visit(size=DESK, language=language)
        page.goto(f"/table/{open_table(page, QUICK)}")
        phases: set[str] = set()
        for _ in range(8):
            expect(page.locator("[data-orders]:not([data-orders=''])").first).to_be_visible()
            phase = page.locator("[data-orders]").get_attribute("data-orders") or ""
            phases.add(phase)
            boxes = [box_of(page.locator(one)) for one in (".ask", ".theatre")]
            seen.add((boxes[0]["height"], boxes[1]["y"] - boxes[0]["y"]))
            before = version(page)
            choose_by_keys(page, Keys(page), phase, fights=False, alone=True)
            moved_on(page, before)
        assert {"setup", "assign", "battle"} <= phases
    assert len(seen) == 1, seen
