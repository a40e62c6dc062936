"""An opponent with a name: chosen by its face, met at a table under its name, and played against."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.sitting import begin
from tests.e2e.test_patrol import draw_up

if TYPE_CHECKING:
    from tests.e2e.conftest import Opener


def test_an_opponent_is_chosen_and_its_deck_is_played(visit: Opener) -> None:
    page = visit(size=DESK)
    page.goto("/play/patrol?deck=legion")
    expect(page.locator(".opponents [data-bot]")).to_have_count(4)
    page.get_by_role("button", name="Show all 8").click()
    expect(page.locator(".opponents [data-bot]")).to_have_count(8)
    perrin = page.get_by_role("button", name="Perrin")
    expect(perrin).to_contain_text("Level 2 · Longbows")
    perrin.click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".company")).to_contain_text("Perrin")
    draw_up(page)
    expect(page.locator("[data-orders='assign'], [data-orders='battle'], [data-orders='window']").first).to_be_visible()
    table = page.url.rpartition("/")[2]
    lists = page.evaluate(f"fetch('/api/tables/{table}/decks').then((answer) => answer.json())")["decks"]
    assert [deck["words"] for deck in lists] == ["Legion", "Longbows"]


def test_on_a_telephone_and_in_french_nothing_is_cut(visit: Opener) -> None:
    page = visit(size=PHONE, language="fr")
    page.goto("/play/patrol")
    page.get_by_role("button", name="Tout voir").click()
    sybil = page.get_by_role("button", name="Sybil")
    expect(sybil).to_contain_text("Niveau 4 · Venin")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for card in page.locator(".opponents [data-bot]").all():
        assert card.evaluate("(card) => card.scrollWidth <= card.clientWidth && card.scrollHeight <= card.clientHeight")


def test_a_shared_deal_brings_its_decks_so_no_opponent_is_offered(visit: Opener) -> None:
    page = visit(size=DESK)
    page.goto("/play/patrol?code=vanguard/1")
    expect(page.locator("[data-bot]").first).to_be_visible()
    expect(page.locator(".opponents")).to_have_count(0)
    expect(page.locator("[data-seen]")).to_contain_text("Invite a friend by link, and the deal is a new one")


def test_the_second_deck_is_chosen_for_one_screen_and_for_a_bot(visit: Opener) -> None:
    page = visit(size=DESK)
    for label, deck, way in (
        ("Second player’s deck", "Venom", page.get_by_role("button", name="Two players, one screen")),
        ("The bot’s deck", "Shadows", page.locator("[data-bot='level:1']")),
    ):
        page.goto("/play/patrol?deck=legion")
        theirs = page.get_by_label(label)
        expect(theirs.locator("option:checked")).to_have_text("same as yours")
        theirs.select_option(deck)
        way.click()
        page.wait_for_url("**/table/*")
        asked = f"fetch('/api/tables/{page.url.rpartition('/')[2]}/decks').then((answer) => answer.json())"
        page.wait_for_function(
            f"() => {asked}.then(({{ decks }}) => decks?.length === 2)", timeout=20_000
        )  # once it is dealt
        assert [one["words"] for one in page.evaluate(asked)["decks"]] == ["Legion", deck]


@pytest.mark.parametrize(("language", "seen"), [("en", "Seen by {}"), ("fr", "Vu par {}")])
def test_a_replay_says_by_whom_it_is_seen_and_names_each_once(visit: Opener, language: str, seen: str) -> None:
    page = visit(language=language)
    begin(
        page, '{"game": "patrol", "from": {"kind": "random"}, "seats": "bot", "bot": {"player": "roland"}}', ".theatre"
    )
    page.locator("[popovertarget=site-menu]").click()
    page.locator("#site-menu button:has(use[href='#flag'])").click()
    page.get_by_role("dialog").locator(".btn.bad, .btn.go").first.click()
    expect(page.locator(".panel.end")).to_be_visible()
    page.keyboard.press("Home")
    options = page.locator(".replay select option")
    expect(options).to_have_count(3)
    expect(options.nth(1)).to_have_text(seen.format("Roland"))
