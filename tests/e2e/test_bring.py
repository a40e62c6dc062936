"""Every player's own deck: two browsers, each told of the other's no more than may be; one player in a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.e2e.conftest import PHONE
from tests.e2e.sitting import accept, opened
from tests.e2e.test_remote import Terminal
from tests.server.test_decks import short

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page, WebSocket
    from tests.e2e.conftest import Opener, Server

FORM = (
    '{"game": "patrol", "deck": "venom", "options": ["rounds-2", "closed-decks"], "from": {"kind": "random"},'
    ' "seats": "invite", "fair": true, "brings": true}'
)
DEALT = "#main[data-phase='setup']"


def heard(page: Page) -> list[str]:
    """Return the list that every frame of the page's sockets goes into."""
    frames: list[str] = []

    def follow(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    page.on("websocket", follow)
    return frames


def invited(visit: Opener) -> tuple[Page, str]:
    """Open a table with closed lists from the chooser; return the page and its invitation."""
    page = visit()
    page.goto("/play/patrol")
    page.get_by_label("Deck", exact=True).select_option("venom")
    page.get_by_text("Secret decks").click()
    expect(page.get_by_label("Your guest’s deck")).to_have_value("true")
    page.get_by_role("button", name="Invite a friend").click()
    expect(page.locator("[data-bring='wait']")).to_contain_text("Venom")
    return page, page.get_by_label("Invite a friend").input_value()


def test_who_is_invited_brings_a_deck_and_keeps_it_in_the_rematch(visit: Opener) -> None:
    ann, link = invited(visit)
    said = heard(ann)
    bob = visit(size=PHONE, language="fr", theme="dark")
    accept(bob, link)
    expect(bob.locator("[data-bring='choose']")).to_be_visible()
    expect(bob.locator("[data-force]")).to_contain_text("sans pendule")  # which deck is good depends on the rules
    bob.locator("#bring-deck").select_option("code")
    bob.locator("#bring-text").fill(f"https://elsewhere.example/decks/patrol/{short()}")
    bob.locator("button[data-bring]").tap()
    expect(bob.get_by_role("alert").locator("li")).to_have_count(6)
    bob.locator("#bring-deck").select_option("legion")
    bob.locator("button[data-bring]").tap()
    for page in (ann, bob):
        expect(page.locator(DEALT)).to_be_visible()
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Deck lists").click()
    expect(ann.locator("[data-list]")).to_have_count(1)
    expect(ann.get_by_role("dialog")).to_contain_text("Venom")
    ann.keyboard.press("Escape")
    for page in (ann, bob):
        expect(page.locator("[data-fair='pledged']")).to_have_count(1)
        expect(page.locator(".ask .notice")).to_have_count(0)  # nobody has done anything that could be refused
    assert not [frame for frame in said if "legion" in frame.lower()]
    bob.reload()
    expect(bob.locator(DEALT)).to_be_visible()
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Give up").click()
    ann.get_by_role("dialog").get_by_role("button", name="Give up").click()
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Deck lists").click()
    expect(ann.locator("[data-list]")).to_have_count(2)
    ann.locator("[data-list='1']").click()
    expect(ann.locator("[data-list='1']")).to_contain_text("Legion")
    ann.keyboard.press("Escape")
    ann.get_by_role("button", name="Rematch").first.click()
    bob.locator("[data-yes]").tap()
    expect(bob.locator("[data-keep]")).to_contain_text("Garder Légion")
    bob.locator("[data-keep]").tap()
    expect(bob.locator("[data-bring='wait']")).to_contain_text("Légion")
    expect(ann.locator("[data-chosen]")).to_have_count(1)
    ann.locator("#bring-deck").select_option("ramparts")
    ann.locator("button[data-bring]").click()
    for page in (ann, bob):
        expect(page.locator(DEALT)).to_be_visible()


def test_the_terminal_brings_a_deck_too(visit: Opener, server: Server, tmp_path: Path) -> None:
    page = visit()
    seats = opened(page, FORM)
    page.goto(f"/table/{seats['table']}")
    expect(page.locator("[data-bring='wait']")).to_contain_text("Venom")
    link = f"{server.address}/table/{seats['table']}#{seats['invitations'][0]['token']}"
    far = Terminal(link, tmp_path, "--deck", "nobody-has-it")
    try:
        far.until("Which deck do you play?")  # as the one that was named is none; it takes the first
        expect(page.locator(DEALT)).to_be_visible()
        far.types("quit")
        assert far.program.wait(60) == 0
        assert any("nobody-has-it" in line for line in far.lines)
    finally:
        far.leave()
