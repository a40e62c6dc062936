"""What an edit does, read beside the editor: a region, a soldier and a card of Spellfire, and the games it turned."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from tests.e2e.conftest import Opener


def answered(page: Page) -> Locator:
    """Ask what the edit does, and return the answer once it is whole."""
    effect = page.locator(".effect")
    button = effect.get_by_role("button", name="Compare", exact=True)
    expect(button).not_to_have_attribute("aria-disabled", "true")
    button.press("Enter")  # the check of the edit may still move what lies below it
    expect(effect.locator(".found p").first).to_be_visible()
    expect(effect.get_by_role("button", name="Compare", exact=True)).to_be_visible()
    return effect


def opened(page: Page, effect: Locator) -> None:
    """Open the first of the games that the edit turned."""
    effect.locator("[data-record]").first.click()
    expect(page).to_have_url(re.compile("/table/"))


def test_a_region_is_edited_and_its_effect_counted_over_all_rolls(visit: Opener) -> None:
    page = visit()
    page.goto("/decks/twelve-patrols/new?from=hard")
    page.get_by_role("combobox", name="North").first.select_option("sum 2")
    effect = answered(page)
    expect(effect.locator(".found")).to_contain_text("exactly")
    opened(page, effect)


def test_a_soldier_is_edited_and_its_games_are_played(visit: Opener) -> None:
    page = visit()
    page.goto("/cards/patrol/new?from=house")
    expect(page.locator(".drawn")).to_be_visible()
    page.wait_for_load_state("networkidle")  # the form is that of the house set once it has come
    page.get_by_label("Name", exact=True).fill("stronger")
    page.get_by_label("Level", exact=True).fill("5")
    page.wait_for_load_state("networkidle")
    effect = page.locator(".effect")
    effect.get_by_label("Played by").select_option("level:0")
    effect.get_by_label("Deals").select_option("100")
    effect = answered(page)
    expect(effect.locator(".found")).to_contain_text("100 deals for both")
    opened(page, effect)


def test_a_card_of_spellfire_is_edited_and_its_deals_are_solved(visit: Opener) -> None:
    page = visit()
    page.goto("/cards/spellfire/new")
    page.locator("#h-set").fill("Mine")
    page.get_by_label("Number", exact=True).fill("1")
    page.get_by_label("Name", exact=True).fill("King Azoun IV")
    page.get_by_label("Type", exact=True).select_option("hero")
    page.get_by_label("Level or bonus", exact=True).fill("1")
    effect = page.locator(".effect")
    effect.get_by_label("Compared with").select_option("dales")
    effect.get_by_label("Deals").select_option("100")
    effect = answered(page)
    expect(effect.locator(".found")).to_contain_text("King Azoun IV")
    expect(effect.locator(".found")).to_contain_text("100 deals for both")
