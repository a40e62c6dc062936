"""Learning by playing: what is said is done by hand, other things are told kindly, and all of it works unconnected."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.sitting import Mouse

from vedette import registry

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from tests.e2e.conftest import Opener, Server

READY = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def on(page: Page) -> None:
    """Read on, or be shown what to do."""
    step = page.locator("[data-step]")
    before = step.get_attribute("data-step")
    page.locator(".coach button[data-go]").click()
    expect(step).not_to_have_attribute("data-step", str(before))


def test_the_first_chapter_is_gone_through_by_hand(visit: Opener) -> None:
    page = visit()
    page.goto("/")
    page.locator("main a[href='/learn/twelve-patrols']").click()
    page.get_by_role("link", name="The land").click()
    expect(page.locator(".coach")).to_contain_text("Nine regions")
    for _ in range(3):
        on(page)
    expect(page.locator(".display .ringed")).to_have_count(1)
    other = page.locator(".display .can:not(.ringed) [data-region]").first
    other.click()
    page.locator("[data-drop='target 0']").click()
    expect(page.get_by_role("alert")).to_contain_text("Saltmarsh")
    hand = Mouse(page)
    hand.drag(page.locator(".display .ringed [data-region]"), page.locator("[data-drop='target 0']"))
    expect(page.locator(".kingdom article")).to_have_count(1)
    page.keyboard.press("e")
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "5")
    while page.locator(".coach button[data-go]").count():
        on(page)
    expect(page.get_by_role("link", name="Next chapter")).to_be_visible()
    page.get_by_role("link", name="All chapters").click()
    expect(page.locator("li .done")).to_have_count(1)


def test_the_way_on_is_called_what_it_leads_to(visit: Opener) -> None:
    page = visit()
    for game, words in (("patrol", "Choose your opponent"), ("spellfire", "Choose a deal")):
        page.goto(f"/learn/{game}")
        expect(page.locator(f"main a[href='/play/{game}']")).to_have_text(words)
        page.goto(f"/play/{game}")
        expect(page.locator("h1")).to_have_text(words)


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")])
def test_a_learner_forms_patrols_as_told_and_what_is_spoken_of_is_lit(
    visit: Opener, size: tuple[int, int], language: str
) -> None:
    page = visit(size=size, language=language)
    page.goto("/learn/patrol/patrols")
    step = page.locator("[data-step]")
    expect(page.locator(".held[data-lit]")).to_have_count(5)
    on(page)
    on(page)
    expect(page.locator(".held[data-lit]")).to_have_attribute("data-card", "0")

    def form(patrols: list[list[int]]) -> None:
        for cards in patrols:
            for card in cards:
                page.locator(f".held[data-card='{card}']").click()
                page.locator("[data-new]" if card == cards[0] else ".into:not([data-new])").last.click()
        page.locator("[data-confirm]").click()

    form([[1], [4, 0], [2, 3]])
    expect(page.get_by_role("alert")).to_be_visible()
    expect(step).to_have_attribute("data-step", "2")
    page.reload()
    on(page)
    on(page)
    form([[4, 0], [2, 3], [1]])
    expect(step).to_have_attribute("data-step", "7")
    expect(page.locator(".theatre .mine")).to_have_count(5)
    expect(page.locator("[data-place][data-lit]")).to_have_count(5)
    page.locator(".coach a.go").click()
    on(page)
    on(page)
    on(page)
    expect(page.locator(".group[data-lit]")).to_have_count(1)
    page.locator(".group[data-lit] .pick").click()
    expect(page.locator(".group[data-lit]")).to_have_count(2)


def test_every_chapter_ends_on_a_phone_in_french(visit: Opener) -> None:
    page = visit(size=PHONE, language="fr")
    page.goto("/learn/twelve-patrols/end")
    expect(page.locator(".coach")).to_be_visible()
    while page.locator(".coach button[data-go]").count():
        on(page)
    expect(page.locator(".region .holds").first).to_be_visible()
    assert page.locator(".region .cannot, .region .short").count() == 0
    expect(page.get_by_role("link", name="Jouer une vraie donne")).to_be_visible()


def test_the_shell_the_rules_and_a_lesson_open_without_a_server(visit: Opener, server: Server) -> None:
    page = visit(keeps=True)
    page.goto("/")
    page.wait_for_function(READY)
    page.goto("/learn/twelve-patrols/land")
    expect(page.locator(".coach")).to_be_visible()
    server.stop(kill=True)
    try:
        page.reload()
        on(page)
        expect(page.locator(".coach")).to_contain_text("nine dice")
        for game in registry.names():  # whether anybody had read them before or not
            page.goto(f"/rules/{game}#c4")
            expect(page.locator("#c4")).to_be_visible()
        page.goto("/rules/patrol#c4")
        page.get_by_role("button", name="FR Français").click()
        expect(page.locator("#c4")).to_contain_text("La bataille")
    finally:
        server.start()


def test_it_can_be_installed(visit: Opener) -> None:
    page = visit()
    page.goto("/")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok, icon
