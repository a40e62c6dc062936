"""Building decks and cards: faults that lead, what fits, the rest filled in, CrossFire's decks, work that is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import PHONE

if TYPE_CHECKING:
    from pathlib import Path

    from tests.e2e.conftest import Opener

CROSSFIRE = b"""set tempDeckTitle {L'\xe9lan}
set tempDeck { {1st  42} {1st  42} {ZZ    3} {4th  90} }
set tempAltCards { {DU   27} }
"""
FOCUSED = "() => document.activeElement.dataset.at ?? document.activeElement.id"


@pytest.mark.parametrize(("game", "cards"), [("spellfire", 55), ("patrol", 90), ("twelve-patrols", 9)])
def test_the_rest_is_filled_in_and_taken_back(visit: Opener, game: str, cards: int) -> None:
    page = visit()
    page.goto(f"/decks/{game}/new")
    page.get_by_label("Deck name").fill("Half done")
    page.locator("[data-fill]").click()
    expect(page.locator(".check .fine")).to_be_visible()
    page.locator("[data-unfill]").click()
    expect(page.locator(".check .fine")).to_have_count(0)
    expect(page.get_by_label("Deck name")).to_have_value("Half done")
    page.locator("[data-fill]").click()
    expect(page.locator(".check .fine")).to_be_visible()
    page.get_by_role("button", name="Save deck").click()
    expect(page.locator("h1")).to_have_text("Half done")
    expect(page.locator("header p")).to_contain_text(f"{cards} cards")


def test_a_fault_leads_to_the_card_it_speaks_of(visit: Opener) -> None:
    page = visit()
    page.goto("/decks/spellfire/new?from=dales")
    page.get_by_label("Deck name").fill("Mended")
    page.locator("section[aria-labelledby='h-friendly'] [data-out]").nth(2).click()
    fault = page.locator(".check li button").first
    expect(fault).to_contain_text("friendly champions")
    fault.focus()
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUSED) == "h-friendly"
    expect(page.locator("#h-friendly")).to_be_in_viewport()
    page.get_by_role("button", name="As a file").click()
    page.get_by_label("The deck as a file").fill(
        'name = "x"\nfriendly = []\nopposing = []\ncards = ["1st/16",\n"zz"]\n'
    )
    page.locator(".check li button", has_text="zz").click()
    assert (
        page.evaluate(
            "() => { const a = document.activeElement; return a.value.slice(a.selectionStart, a.selectionEnd) }"
        )
        == '"zz"]'
    )


def test_a_fault_leads_to_a_level_and_to_a_region(visit: Opener) -> None:
    page = visit(size=PHONE, language="fr", theme="dark")
    page.goto("/decks/patrol/new?from=venom")
    page.locator("[data-level='4']").tap()
    page.locator("[data-soldier]").first.tap()
    page.locator("[data-level='1']").tap()
    fault = page.locator(".check li button").first
    expect(fault).to_contain_text("niveau 4")
    fault.tap()
    expect(page.locator("[data-level='4']")).to_be_focused()
    expect(page.locator("[data-level='4']")).to_have_attribute("aria-checked", "true")
    page.goto("/decks/twelve-patrols/new?from=house")
    page.locator("[data-at='3 name']").fill("")
    page.locator(".check li button").first.tap()
    expect(page.locator("[data-at='3 name']")).to_be_focused()


def test_only_what_fits_is_offered(visit: Opener) -> None:
    page = visit()
    page.goto("/decks/spellfire/new?from=dales")
    page.get_by_label("Deck name").fill("Fitting")
    found = page.locator("#h-seek small")
    expect(found).to_contain_text("2,1")
    out = page.locator("section[aria-labelledby='h-event'] [data-out]")
    out.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[role=status].vh")).to_contain_text("is out: 54 of 55 cards.")
    expect(out.first).to_be_focused()
    page.locator("[data-fits]").check()
    expect(found).not_to_contain_text("2,1")
    page.locator("#seek-kind").select_option("event")
    add = page.locator("[data-add][aria-pressed='false']").first
    expect(add).to_be_enabled()
    add.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[role=status].vh")).to_contain_text("is in: 55 of 55 cards.")
    assert page.evaluate("() => document.activeElement.dataset.add") == "none", "the keyboard stays where it was"
    expect(page.locator("[data-add][aria-pressed='false']")).to_have_count(0)
    expect(page.locator(".check .fine")).to_be_visible()


def test_a_deck_of_crossfire_is_opened_and_nothing_of_it_is_lost(visit: Opener, tmp_path: Path) -> None:
    path = tmp_path / "elan.cfd"
    path.write_bytes(CROSSFIRE)
    page = visit(size=PHONE, language="fr")
    page.goto("/decks/spellfire/new")
    chooser = page.get_by_label("Ouvrir un deck de CrossFire")
    chooser.set_input_files(path)
    expect(page.get_by_label("Nom du deck")).to_have_value("L'élan")
    left = page.locator("[data-untaken]")
    expect(left.locator("li")).to_have_count(3)
    expect(left).to_contain_text("ZZ 3")
    expect(page.locator("[data-at='1st/42']")).to_be_visible()
    page.wait_for_function("() => localStorage['vedette.draft.1.spellfire/new']")
    page.reload()
    page.locator("[data-resume]").tap()
    expect(page.locator("[data-untaken] li")).to_have_count(3)
    path.write_bytes(b"nonsense")
    chooser.set_input_files(path)
    page.get_by_role("dialog").locator(".btn.go").tap()
    expect(page.get_by_role("alert")).to_contain_text("n’est pas un fichier de deck de CrossFire")
    expect(page.get_by_label("Nom du deck")).to_have_value("L'élan")


def test_an_unfinished_set_is_there_again_and_what_was_deleted_comes_back(visit: Opener) -> None:
    page = visit()
    page.goto("/cards/patrol/new")
    page.get_by_label("Name", exact=True).fill("hamlet")
    page.get_by_label("Id in files", exact=True).fill("miller")
    page.get_by_label("Name, in English", exact=True).fill("Miller")
    page.goto("/cards/patrol")
    page.get_by_role("link", name="hamlet").click()
    page.locator("[data-resume]").click()
    expect(page.get_by_label("Name, in English", exact=True)).to_have_value("Miller")
    page.get_by_label("Name, in French", exact=True).fill("Meunier")
    page.get_by_label("Level", exact=True).fill("2")
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(page.get_by_label("Id in files", exact=True)).to_have_value("")
    page.locator("[data-put-back]").click()
    expect(page.get_by_label("Id in files", exact=True)).to_have_value("miller")
    expect(page.locator(".check .fine")).to_be_visible()
    page.get_by_role("button", name="Save set").click()
    expect(page).to_have_url("/cards/patrol/hamlet")
    page.get_by_role("button", name="Delete set").click()
    expect(page.locator(".gone")).to_contain_text("hamlet")
    page.locator("[data-restore]").click()
    expect(page).to_have_url("/cards/patrol/hamlet")
    expect(page.get_by_label("Id in files", exact=True)).to_have_value("miller")
    expect(page.locator("[data-resume]")).to_have_count(0)
