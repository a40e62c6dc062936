"""A starter deck of Spellfire won and lost in the browser: by mouse, finger, keys; a fight told; a deck built."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.sitting import advance, begin, box_of
from tests.e2e.tableau import Finger, Hand, Typist, chosen, ended, played, sit

if TYPE_CHECKING:
    from tests.e2e.conftest import Opener


def test_a_deck_is_won_by_mouse(visit: Opener) -> None:
    seed, steps = ended("won")
    page = visit()
    sit(page, seed)
    Hand(page).play(steps)
    expect(page.get_by_role("heading", name="You win: six realms!")).to_be_visible()
    expect(page.locator(".realm.won")).to_have_count(6)


def test_a_deck_is_lost_by_finger_on_a_phone_in_french(visit: Opener) -> None:
    seed, steps = ended("lost")
    page = visit(size=PHONE, language="fr")
    sit(page, seed)
    Finger(page).play(steps)
    expect(page.get_by_role("heading", name=re.compile("cinq royaumes. Une défaite honorable"))).to_be_visible()
    expect(page.locator(".end .why")).to_contain_text("sont dans les limbes")
    expect(page.locator(".board")).not_to_contain_text("On révèle")


def test_a_fight_is_told_before_and_after_and_taken_back_by_keys(visit: Opener) -> None:
    seed, steps = ended("won")
    first = next(n for n, step in enumerate(steps) if step["do"] == "attack")
    page = visit()
    table = sit(page, seed)
    advance(page, table, steps[:first])
    hand = Typist(page)
    page.keyboard.press(str(int(steps[first]["column"]) + 1))
    row = hand.row(steps[first])
    expect(row).to_contain_text("hidden")
    before = row.locator(".vh").inner_text()
    page.keyboard.press("Escape")
    expect(page.locator(".held")).to_have_count(0)
    hand.play(steps[first : first + 1])
    page.get_by_text("Step by step").click()
    told = page.locator("details li").first
    expect(told).to_contain_text("attacks")
    expect(page.locator("details ol")).to_contain_text(re.compile(": it’s [0-9]+ to [0-9]+"))
    told.click()
    totals = [page.locator(".fight .total").nth(side).inner_text() for side in (0, 1)]
    assert f"{totals[0]} to {totals[1]}" in before
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    expect(hand.column(steps[first])).to_be_visible()
    hand.play(steps[first : first + 1])
    page.keyboard.press("d")
    expect(page.get_by_role("dialog")).to_contain_text("realms won")


def test_the_home_and_the_chooser_offer_what_there_is(visit: Opener) -> None:
    page = visit()
    page.goto("/play/spellfire")
    page.get_by_label("Deck", exact=True).select_option("dales")
    expect(page.get_by_text("Heroes and wizards of the Forgotten Realms")).to_be_visible()
    page.get_by_role("button", name="Any deal").click()
    expect(page.locator(".board")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("button", name="Play Solitaire Spellfire")).to_be_visible()


def test_a_deck_is_built_with_its_faults_told_and_played(visit: Opener) -> None:
    page = visit()
    page.goto("/decks/spellfire/dales")
    page.get_by_role("button", name="Copy and edit").click()
    page.get_by_role("button", name="Remove Kozakura").click()
    page.get_by_label("Deck name").fill("my dales")
    expect(page.locator(".check")).to_contain_text("9 instead of 10; add 1")
    expect(page.locator("#h-realm")).to_contain_text("9 of 10")
    page.get_by_label("Name, power or number").fill("rod of shapechange")
    expect(page.locator(".seek li")).to_contain_text("no deck can have it")
    expect(page.get_by_role("button", name="Add Rod of Shapechange")).to_have_count(0)
    page.get_by_label("Name, power or number").fill("kozakura")
    page.get_by_role("combobox", name="Type", exact=True).select_option("realm")
    page.get_by_role("button", name="Add Kozakura").click()
    expect(page.locator(".fine")).to_be_visible()
    page.get_by_role("button", name="Start with Drizzt Do").click()
    page.get_by_role("button", name="Save deck").click()
    expect(page.locator("#h-friendly + ul li").first).to_contain_text("starts the game")
    page.get_by_role("link", name="Play with this deck").click()
    page.get_by_role("button", name="Any deal").click()
    expect(page.locator(".board")).to_be_visible()


def test_choices_stand_under_their_card_in_the_order_of_the_table(visit: Opener) -> None:
    seed, steps = ended("won")
    page = visit()
    table = sit(page, seed)
    advance(page, table, steps[: next(n for n, step in enumerate(steps) if step["do"] == "attack")])
    moves = page.locator(".moves")
    heads = moves.locator("h4 [lang]").all_inner_texts()
    pool = page.locator(".champions h3").evaluate_all(
        "all => all.map((one) => one.textContent.replaceAll('\\u00ad', ''))"
    )
    assert heads == [name.strip() for name in pool if name.strip() in heads]
    assert len(set(heads)) == len(heads) > 1
    rows = moves.locator(".row")
    rows.first.focus()
    for number in range(rows.count()):
        expect(rows.nth(number)).to_be_focused()
        page.keyboard.press("Tab")
    moves.locator("h4 + ul").nth(1).locator(".row").first.press("Enter")
    expect(page.locator(".log")).to_contain_text(f"{heads[1]} attacks")


def test_no_two_cards_of_a_table_bear_the_same_arms(visit: Opener) -> None:
    page = visit()
    sit(page, 3)
    expect(page.locator("#sf-sword")).to_be_attached()
    arms = page.locator(".board .arms").evaluate_all("all => all.map((one) => one.outerHTML)")
    assert len(set(arms)) == len(arms) > 5


def test_a_cards_text_is_never_cut_through_a_line(visit: Opener) -> None:
    page = visit(size=(1366, 768), language="fr")
    sit(page, 3)
    heights = page.locator(".tx span").evaluate_all("all => all.map((text) => text.clientHeight).filter(Boolean)")
    assert heights
    assert {height % 15 for height in heights} == {0}
    code = page.locator(".panel.deal dl > div:has(.code)")
    expect(code).to_be_attached()
    assert code.evaluate("(row) => row.offsetHeight") == 24, "a long code is one line, too"


def test_a_realms_text_stays_on_its_plate_under_a_name_of_two_lines(visit: Opener) -> None:
    page = visit(language="fr")
    begin(page, '{"game": "spellfire", "deck": "wings", "from": {"kind": "random", "seed": 6}}', ".board")
    plates = page.locator(".realm:has(.tx)")
    expect(plates).to_have_count(2)
    bottoms = "all => all.map((one) => one.getBoundingClientRect().bottom)"
    ends = zip(plates.evaluate_all(bottoms), plates.locator(".tx").evaluate_all(bottoms), strict=True)
    assert min(plate - text for plate, text in ends) > 3
    heights = plates.locator(".tx span").evaluate_all("all => all.map((text) => text.clientHeight)")
    assert set(heights) <= {14, 28}


def test_the_starting_champion_is_chosen_by_keys_before_the_deal(visit: Opener) -> None:
    page = visit()
    page.goto("/play/spellfire?deck=dales")
    chooser = page.get_by_label("Starting champion")
    expect(chooser.locator("option")).to_have_count(6)
    expect(chooser.locator("option:checked")).to_have_text("Prismal the Outrageous, level 8")
    chooser.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(chooser.locator("option:checked")).to_have_text("Drizzt Do' Urden, level 8")
    page.get_by_role("button", name="Any deal").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".pool")).to_contain_text("Drizzt")


def test_what_a_foe_is_takes_one_line_in_french(visit: Opener) -> None:
    seed, steps = ended("lost")
    page = visit(language="fr")
    advance(page, sit(page, seed), steps[:2])
    foes = page.locator(".opposing .type")
    expect(foes.first).to_contain_text("Adverse")
    assert all(high < 20 for high in foes.evaluate_all("(all) => all.map((one) => one.offsetHeight)"))
    page.locator(".face:has(.kw) .cover").first.click()
    expect(page.locator(".moves .type")).to_have_text(re.compile("^[^;]+, [^;]+$"))


def test_names_of_three_lines_are_whole_on_a_phone(visit: Opener) -> None:
    page = visit(size=PHONE, language="fr")
    sit(page, ended("won")[0])
    names = page.locator(".face h3")
    expect(names.first).to_be_visible()
    high = names.evaluate_all("all => all.map((one) => [one.clientHeight, one.scrollHeight])")
    assert max(whole for _, whole in high) >= 36
    assert all(shown == min(whole, 36) for shown, whole in high)
    assert page.locator(".face").evaluate_all(
        "all => all.every((one) => one.querySelector('h3').getBoundingClientRect().bottom"
        " < one.getBoundingClientRect().bottom)"
    )


def test_a_fight_that_is_being_lost_leaves_the_board_where_it_was(visit: Opener) -> None:
    seed, steps = ended("won")
    behind = next(n for n, step in enumerate(steps) if step["do"] == "play")
    page = visit(size=(1280, 768), language="fr")
    advance(page, sit(page, seed), steps[: behind - 1])
    hand = Typist(page)
    top = page.locator(".board").evaluate("(board) => board.offsetTop")
    hand.play(steps[behind - 1 : behind])
    expect(page.locator("h1")).to_contain_text("ou cédez")
    expect(page.locator(".recent")).to_be_visible()
    assert page.locator(".board").evaluate("(board) => board.offsetTop") == top
    page.set_viewport_size({"width": 720, "height": 450})
    tug = page.locator(".tug")
    tug.locator("em").evaluate("(theirs) => (theirs.textContent = '13, gagne à égalité')")
    assert tug.evaluate("(tug) => tug.scrollWidth <= tug.clientWidth"), "a tie is told whole"


def test_six_attachments_leave_the_pool_in_the_window(visit: Opener) -> None:
    page = visit(size=DESK)
    table = sit(page, 22)
    advance(page, table, chosen(played(22))[:11])
    borne = page.locator(".champions .tab")
    expect(borne).to_have_count(6)
    box = box_of(page.locator(".pool"))
    assert box["y"] + box["height"] <= DESK[1]
    assert {box_of(one)["height"] for one in borne.all()} == {22}


UNCOUNTED: Final = """
() => [...document.querySelectorAll('main h3 span')].filter((word) => {
  const { display, fontSize } = getComputedStyle(word);
  return display !== 'inline' && word.offsetHeight > 1.6 * parseFloat(fontSize);
}).map(({ textContent }) => textContent)
"""
"""Words of two lines that count for one: a name with one is cut without a sign."""


def test_a_long_name_that_is_cut_on_a_phone_says_so(visit: Opener) -> None:
    page = visit(size=PHONE)
    begin(page, '{"game": "spellfire", "deck": "dales", "from": {"kind": "random", "seed": 0}}', ".board")
    expect(page.locator("h3", has_text="Out")).to_be_visible()  # Prismal the Outrageous, in four lines
    assert page.evaluate(UNCOUNTED) == []
