"""Cards of one's own on the page: entered, told by their words, kept, played, exported and read again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.e2e.conftest import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from tests.e2e.conftest import Opener


def name_miller(page: Page) -> None:
    """Fill in what a soldier cannot do without."""
    page.get_by_label("Id in files", exact=True).fill("miller")
    page.get_by_label("Name, in English", exact=True).fill("Miller")
    page.get_by_label("Name, in French", exact=True).fill("Meunier")
    page.get_by_label("Level", exact=True).fill("2")


def test_a_soldier_is_made_mended_and_mustered(visit: Opener) -> None:
    page = visit()
    page.goto("/decks")
    page.locator("a[href='/cards/patrol']").click()
    page.get_by_role("link", name="Start a new set").click()
    page.get_by_label("Name", exact=True).fill("hamlet")
    name_miller(page)
    page.get_by_label("Ability", exact=True).select_option("R")
    power = page.get_by_label("Power", exact=True)
    expect(power).to_be_visible()  # as something is wrong with it
    power.fill("eat enemy")
    fault = page.locator(".check li", has_text="eat")
    expect(fault).to_contain_text("Miller, Power:")
    page.get_by_text("Power, as files write it").click()
    expect(power).to_be_hidden()
    fault.get_by_role("button").click()
    expect(power).to_be_focused()
    page.get_by_label("In French", exact=True).fill("Un ennemi se retourne face cachée.")
    expect(page.get_by_label("Power", exact=True)).to_have_value("hide enemy")
    expect(page.get_by_label("In English", exact=True)).to_have_value("An enemy turns face down.")
    expect(page.locator(".drawn")).to_contain_text("An enemy turns face down.")
    page.get_by_role("button", name="Play with these cards").click()
    expect(page.locator(".gallery")).to_contain_text("Miller")
    page.get_by_role("link", name="Play with this deck").click()
    expect(page.locator("#deck")).to_have_value("own/hamlet-and-house")


def test_a_fault_names_the_field_as_the_form_does(visit: Opener) -> None:
    page = visit()
    page.goto("/cards/patrol/new")
    page.get_by_label("Name", exact=True).fill("My Set")
    check = page.locator(".check")
    expect(check.locator("li", has_text="Name:").first).to_contain_text("“My Set” can’t be the name of a set")
    page.get_by_label("Name", exact=True).fill("mine")
    page.get_by_label("Title, in English", exact=True).fill("Mine")
    expect(check.locator("li", has_text="Title, in French: nothing is entered yet.")).to_have_count(1)
    expect(check.locator("li", has_text="card 1, no name yet, Level: nothing is entered yet.")).to_have_count(1)
    page.get_by_label("Name, in English", exact=True).fill("😀 <script>")
    expect(check.locator("li", has_text="😀 <script>, Name, in French: nothing is entered yet.")).to_have_count(1)
    expect(check).not_to_contain_text(".fr")
    expect(check).not_to_contain_text("soldier 1")
    expect(check).not_to_contain_text("“”")
    page.get_by_label("In English", exact=True).fill("مرحبا")
    expect(check.locator("li", has_text="مرحبا")).not_to_contain_text("did you mean")


def test_words_that_say_no_power_are_answered_with_some_that_do(visit: Opener) -> None:
    page = visit()
    page.goto("/cards/spellfire/new")
    page.locator("#h-set").fill("Mine")
    page.get_by_label("Number", exact=True).fill("1")
    page.get_by_label("Name", exact=True).fill("Ogre")
    page.get_by_label("Type", exact=True).select_option("monster")
    page.get_by_label("Level or bonus", exact=True).fill("7")
    page.get_by_label("flyer", exact=True).check()
    page.get_by_label("In English", exact=True).fill("Allies of its side are happy.")
    fault = page.locator(".check li", has_text="doesn’t read as a power")
    expect(fault).to_contain_text("“Allies of its side gain 1 level.”")
    page.get_by_label("In English", exact=True).fill("Allies of its side gain 1 level.")
    expect(page.get_by_label("In French", exact=True)).to_have_value("Les alliés de son camp gagnent 1 niveau.")
    page.get_by_role("button", name="Save set").click()
    expect(page.locator(".drawn")).to_contain_text("flyer")
    page.get_by_role("button", name="Play with these cards").click()
    expect(page.locator("main")).to_contain_text("Ogre")


def test_the_sentence_meant_is_put_in_and_an_unfit_one_told(visit: Opener) -> None:
    page = visit()
    page.goto("/cards/spellfire/new")
    page.locator("#h-set").fill("Mine")
    for number, name in ((1, "Ogre"), (2, "Troll")):
        if number > 1:
            page.get_by_role("button", name="Add a card").click()
        page.get_by_label("Number", exact=True).fill(str(number))
        page.get_by_label("Name", exact=True).fill(name)
        page.get_by_label("Type", exact=True).select_option("monster")
    words, power = page.get_by_label("In English", exact=True), page.get_by_label("Power", exact=True)
    words.fill("this card gainz three levels.")
    page.locator(".check li").get_by_role("button", name="Use it").click()
    expect(words).to_have_value("This card gains 3 levels.")
    expect(page.locator(".drawn")).to_contain_text("This card gains 3 levels.")
    expect(power).to_be_hidden()
    words.fill("Flyers may not attack this realm.")
    expect(page.locator(".check li")).to_contain_text("only a realm or a holding can speak of its own realm")
    expect(power).to_be_visible()
    words.fill("When defending, flyers may not attack this realm.")
    page.get_by_role("button", name="Save set").click()
    expect(page).to_have_url("/cards/spellfire/Mine")
    expect(page.locator(".check")).to_contain_text("Saved.")
    expect(page.get_by_role("heading", level=1)).to_have_text("Mine")
    expect(page.get_by_label("Name", exact=True)).to_have_value("Troll")
    page.get_by_label("Number", exact=True).fill("3")
    page.get_by_role("button", name="Save set").click()
    expect(page.locator(".check")).to_contain_text("Saved.")
    page.reload()
    expect(page.get_by_label("Card", exact=True).locator("option")).to_have_text(["1. Ogre", "2. Troll"])


def test_a_deck_of_own_soldiers_is_coloured_as_theirs(visit: Opener) -> None:
    page = visit(size=(1024, 768))
    miller = {"id": "miller", "name": {"en": "Miller", "fr": "Meunier"}, "level": 1, "type": ""}
    mine = {"game": "patrol", "head": {"name": "village"}, "cards": [miller], "save": True}
    page.goto("/cards/patrol")
    page.request.post("/api/sets", data=mine)
    page.request.post("/api/sets/patrol/village/deck", data={})
    page.goto("/decks/patrol/own/village-and-house")
    page.get_by_role("button", name="Edit").click()
    card = page.locator("[data-soldier='miller']")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".check .fine")).to_be_visible()
    card.click()
    faults = page.locator(".check li")
    expect(faults).to_have_count(2)
    expect(faults.last).to_be_hidden()
    page.get_by_role("button", name="Show all 2 problems").click()
    expect(faults.last).to_be_visible()
    card.click()
    page.get_by_role("button", name="As a file").click()
    expect(page.get_by_label("The deck as a file")).to_have_value(
        re.compile(r"miller: plain, red.*\[\[own\]\]", re.DOTALL)
    )
    page.get_by_role("button", name="As cards").click()
    expect(card).to_be_visible()
    page.get_by_role("button", name="Save deck").click()
    expect(page.locator(".gallery")).to_contain_text("Miller, red")
    expect(page).to_have_url("/decks/patrol/own/village-and-house")


def test_a_card_is_exported_and_read_again_on_a_phone(visit: Opener) -> None:
    page = visit(size=PHONE, language="fr")
    page.goto("/cards/spellfire/new")
    page.locator("#h-set").fill("Mine")
    page.get_by_label("Numéro", exact=True).fill("7")
    page.get_by_label("Nom", exact=True).fill("Pont à péage")
    page.get_by_label("Type", exact=True).select_option("realm")
    page.get_by_text("Pouvoir, comme dans les fichiers").click()
    page.get_by_label("Pouvoir", exact=True).fill('{ do = "level", who = "attacker champion", number = -2 }')
    expect(page.locator(".drawn")).to_contain_text("Mine/7")
    page.get_by_role("button", name=re.compile("^Enregistrer")).click()
    expect(page).to_have_url("/cards/spellfire/Mine")
    expect(page.locator(".check")).to_contain_text("Enregistrée.")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Télécharger en fichier").click()
    path = coming.value.path()
    assert "Pont à péage" in path.read_text(encoding="utf-8")
    page.get_by_role("button", name="Supprimer la collection").click()
    expect(page.get_by_text("Aucune collection")).to_be_visible()
    page.get_by_label("Ouvrir une collection dans un fichier").set_input_files(path)
    expect(page.get_by_label("Nom", exact=True)).to_have_value("Pont à péage")
    page.get_by_role("button", name="Jouer avec ces cartes").click()
    expect(page.locator("main")).to_contain_text("Pont à péage")
    expect(page.locator(".prints")).to_be_visible()


def test_markup_that_is_not_of_the_server_is_refused(visit: Opener) -> None:
    home = visit()
    home.goto("/")
    page = home.context.new_page()  # whose complaints are what is wanted
    page.goto("/rules/patrol#c4")
    expect(page.locator("main .text h2").first).to_be_visible()
    for write in ("document.body.innerHTML = '<b>x</b>'", "document.createElement('script').src = '/x.js'"):
        told = page.evaluate(f"() => {{ try {{ {write}; return 'taken' }} catch (error) {{ return error.name }} }}")
        assert told == "TypeError", write


def test_the_tab_says_which_set_is_open(visit: Opener) -> None:
    page = visit()
    page.goto("/cards/patrol/new")
    expect(page).to_have_title("New set · Vedette")
    page.get_by_label("Name", exact=True).fill("mill")
    page.get_by_label("Title, in English", exact=True).fill("The Mill")
    page.get_by_label("Title, in French", exact=True).fill("Le Moulin")
    name_miller(page)
    page.get_by_role("button", name="Save set").click()
    expect(page).to_have_title("The Mill · Vedette")
    page.reload()
    expect(page).to_have_title("The Mill · Vedette")
    page.get_by_role("button", name="FR").click()
    expect(page).to_have_title("Le Moulin · Vedette")
    page.go_back()
    page.goto("/cards/patrol")
    expect(page).to_have_title("Mes cartes · Vedette")
    page.get_by_role("link", name="Le Moulin").click()
    expect(page).to_have_title("Le Moulin · Vedette")
    page.go_back()
    expect(page).to_have_title("Mes cartes · Vedette")
