"""Against a bot: chosen, seen to think, stopped, met again after the server was killed, and once more after the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.sitting import OPEN_TABLE
from tests.e2e.test_duel import MOST, act

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route
    from tests.e2e.conftest import Opener, Server

LEVELS: list[dict[str, str]] = [{"player": f"level:{level}", "words": f"Bot, level {level}"} for level in range(3)]
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
    page.goto("/settings")
    opened = page.evaluate(OPEN_TABLE, SLEEPER)
    page.goto(f"/table/{opened['table']}")
    act(page)
    act(page)
    expect(page.get_by_role("heading", name="is thinking")).to_be_visible()


def test_a_bot_is_chosen_played_to_the_end_and_asked_for_a_rematch(visit: Opener) -> None:
    page = visit(size=PHONE)
    choose(page)
    expect(page.locator("[data-bot]")).to_have_count(len(LEVELS))
    page.get_by_role("button", name="Level 1").tap()
    page.wait_for_url("**/table/*")
    expect(page.locator(".company")).to_contain_text("Bot, level 1")
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
