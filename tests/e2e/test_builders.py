"""Building decks and cards: faults that lead, what fits, the rest filled in, CrossFire's decks, work that is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import PHONE
from tests.e2e.sitting import box_of, resized

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
    expect(page.locator("[data-unfill]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
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


def test_faults_of_names_are_told_in_the_words_of_the_page(visit: Opener) -> None:
    page = visit(language="fr")
    page.goto("/decks/spellfire/new?from=dales")
    name = page.get_by_label("Nom du deck")
    fault = page.locator(".check li", has_text="Nom du deck")
    name.fill("a/b")
    expect(fault).to_contain_text("« a/b »")
    name.fill("")
    expect(fault).to_have_text("Nom du deck : rien n’est encore saisi.")
    page.goto("/decks/twelve-patrols/new")
    page.get_by_label("Nom du deck").fill("😀")
    check = page.locator(".check")
    expect(check.locator("li").first).to_contain_text("Nom de la carte 1 : rien n’est encore saisi.")
    expect(check).not_to_contain_text("region")


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


def test_cards_are_narrowed_and_put_in_order_and_a_reload_keeps_that(visit: Opener) -> None:
    page = visit()
    page.goto("/decks/spellfire/new?from=dales")
    found, names = page.locator("#h-seek small"), page.locator(".seek li .link")
    expect(names).to_have_count(60)
    lay = page.locator(".seek .last").bounding_box()
    page.locator("#seek-edition").select_option("DL")
    expect(found).to_have_text("97 cards")
    expect(page.locator("[data-clear]")).to_be_visible()
    assert page.locator(".seek .last").bounding_box() == lay, "what clears the search moves nothing"
    page.locator("#seek-kind").select_option("monster")
    page.locator("#seek-mark").select_option("dragon")
    expect(page.locator("#seek-beside option[value='dragon']")).to_have_count(0)
    page.locator("#seek-edition").select_option("")
    page.locator("#seek-beside").select_option("flyer")
    page.locator("#seek-order").select_option("highest")
    page.locator("[data-bound='0']").fill("6")
    expect(page.locator(".seek li small").first).to_contain_text("dragon, flyer")
    levels = [int(words.split("/")[0]) for words in page.locator(".seek li .lv b").all_text_contents()]
    assert levels == sorted(levels, reverse=True)
    assert min(levels) >= 6
    told = names.all_text_contents()
    page.reload()
    expect(names).to_have_text(told)
    expect(page.locator("#seek-beside")).to_have_value("flyer")
    page.locator("[data-clear]").click()
    expect(page.locator("#seek-words")).to_be_focused()
    expect(page.locator("[data-clear]")).to_have_count(0)
    expect(found).to_contain_text("2,1")
    page.locator("[data-more]").focus()
    page.keyboard.press("Enter")
    expect(names).to_have_count(120)
    expect(names.nth(60)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").locator(".arms")).to_be_visible()
    page.keyboard.press("Escape")
    expect(names.nth(60)).to_be_focused()


def test_who_deletes_a_deck_by_keys_is_led_to_its_undo(visit: Opener) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/decks/patrol/new?from=venom")
    page.get_by_label("Deck name").fill("Gone")
    save = page.get_by_role("button", name="Save deck")
    expect(save).to_be_enabled()  # a key is pressed at once, while a click waits for that
    save.press("Enter")
    expect(page).to_have_title("Gone · Vedette")
    expect(page.locator("#main")).to_be_focused()
    page.get_by_role("button", name="Delete").press("Enter")
    expect(page.locator("[data-restore]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("Gone")
    expect(page.locator("#main")).to_be_focused()
    assert not [url for url in asked if "/api/decks//" in url]


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
    expect(page.get_by_role("alert")).to_contain_text("n’est pas un deck de CrossFire")
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


def test_a_soldier_is_looked_at_where_a_deck_is_built(visit: Opener) -> None:
    page = visit()
    page.goto("/decks/patrol/new?from=venom")
    soldier, sheet = page.locator("[data-soldier]").first, page.get_by_role("dialog")
    held = soldier.get_attribute("aria-pressed")
    assert held is not None
    soldier.click(button="right")
    expect(sheet).to_contain_text("Level")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    soldier.focus()
    page.keyboard.press("l")
    expect(sheet.locator("dl dd").first).to_have_text("1")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(soldier).to_have_attribute("aria-pressed", held)


def test_a_soldier_is_held_on_a_phone_and_stays_as_it_is(visit: Opener) -> None:
    page = visit(size=PHONE, language="fr")
    page.goto("/decks/patrol/new?from=venom")
    soldier = page.locator("[data-soldier]").first
    held = soldier.get_attribute("aria-pressed")
    assert held is not None
    touch = {"pointerType": "touch", "pointerId": 5, "isPrimary": True, "button": 0, "clientX": 60, "clientY": 400}
    soldier.dispatch_event("pointerdown", touch)
    expect(page.get_by_role("dialog")).to_contain_text("Niveau")
    page.keyboard.press("Escape")
    expect(soldier).to_have_attribute("aria-pressed", held)


def test_the_deck_stays_in_sight_and_is_counted(visit: Opener) -> None:
    page = visit(size=(1366, 768))
    page.goto("/decks/spellfire/new?from=dales")
    deck = page.locator(".two .deck")
    expect(deck.locator("[data-out]").last).to_be_attached()
    expect(page.locator("[data-add]").nth(59)).to_be_attached()
    page.mouse.wheel(0, 3000)
    page.wait_for_function("() => scrollY > 1000")
    box = box_of(deck)
    assert 0 <= box["y"] < 40, "it stays in sight"
    assert box["y"] + box["height"] <= 768, "all of it"
    for width, _ in resized(page, [PHONE]):  # rows that were drawn broad do not stay so
        assert page.evaluate("document.documentElement.scrollWidth") == width
    page = visit(size=PHONE, language="fr")
    page.goto("/decks/spellfire/new?from=dales")
    bar = page.locator(".check h2")
    expect(bar).to_contain_text("55 sur 55")
    page.locator("section[aria-labelledby='h-event'] [data-out]").first.tap()
    expect(bar).to_contain_text("54 sur 55")


def test_an_emptied_bench_tells_of_no_problems(visit: Opener) -> None:
    page = visit()
    page.goto("/decks/spellfire/new")
    name, check = page.get_by_label("Deck name"), page.locator(".check")
    expect(check).to_contain_text("Problems show up here as you type.")
    name.fill("A")
    expect(check.locator("h2")).to_contain_text("problems")
    name.fill("")
    expect(check).to_contain_text("Problems show up here as you type.")
    expect(check.locator("h2")).not_to_contain_text("problems")


def test_a_copy_has_a_title_that_is_free(visit: Opener) -> None:
    page = visit()
    name = page.get_by_label("Deck name")
    for title in ("Venom 2", "Venom 3"):
        page.goto("/decks/patrol/new?from=venom")
        expect(name).to_have_value(title)
        page.get_by_role("button", name="Save deck").click()
        expect(page.locator("h1")).to_have_text(title)
