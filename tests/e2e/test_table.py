"""What a player does beside playing on: take back, change a die, look back, ask, mark, give up, lose the connection."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import PHONE
from tests.e2e.sitting import (
    DOOR,
    Finger,
    Mouse,
    advance,
    ahead,
    begin,
    box_of,
    moved_on,
    open_table,
    shows,
    solution,
    version,
)

if TYPE_CHECKING:
    from typing import Literal

    from playwright.sync_api import Locator, Page
    from tests.e2e.conftest import Opener
    from tests.e2e.sitting import Step


COUNT_TRAVELS: Final = """
() => {
  const animate = Element.prototype.animate;
  window.travels = 0;
  Element.prototype.animate = function (...how) {
    window.travels += 1;
    return animate.apply(this, how);
  };
}
"""
STRUCK: Final = """
(numbers) => numbers.filter((number) => {
  const line = getComputedStyle(number.parentElement, '::after');
  const [left, top, width, height] = ['left', 'top', 'width', 'height'].map((name) => parseFloat(line[name]));
  return width > height ? left + width > number.offsetLeft : top + height > number.offsetTop;
}).map((number) => number.textContent)
"""
COPIED: Final = "() => document.querySelector('dialog[open]').innerText.includes('copied')"
"""It says so for a moment only; this looks at every frame."""


class Presses(Finger):
    """Presses with the mouse: the thing, then the place."""

    def press(self, where: Locator) -> None:
        where.click()


def until(steps: list[Step], what: str, times: int) -> int:
    """The index behind the step that does this for the so-many-th time."""
    found = [n for n, step in enumerate(steps) if step["do"] == what]
    return found[times - 1] + 1


def midgame(page: Page, places: int) -> list[Step]:
    """A table just after the so-many-th region was laid; returns what a win still needs."""
    table = open_table(page)
    page.goto(DOOR)
    steps = solution(page, table)
    n = until(steps, "place", places)
    reached = ahead(page, table, steps[:n])
    page.goto(f"/table/{table}")
    shows(page, reached)
    expect(page.locator(".kingdom")).to_be_visible()
    return steps[n:]


def drafts(page: Page) -> Locator:
    return page.locator(".spot.draft .piece")


def test_an_item_put_this_turn_is_taken_back_by_a_press(visit: Opener) -> None:
    page = visit()
    steps = midgame(page, 3)
    put = next(step for step in steps if step["do"] == "put")
    hand = Mouse(page)
    hand.play([put])
    expect(drafts(page)).to_have_count(1)
    drafts(page).first.click()
    expect(drafts(page)).to_have_count(0)
    expect(page.locator(f"[data-item='{put['item']}']").first).to_be_visible()


def test_a_spot_can_be_chosen_first_and_the_items_after(visit: Opener) -> None:
    page = visit(size=PHONE)
    steps = midgame(page, 3)
    put = next(step for step in steps if step["do"] == "put")
    name = page.locator(".spot:has(.cover[data-go])").first.get_attribute("data-spot")
    page.locator(f"[data-spot='{name}'] .cover").tap()
    page.locator(f"[data-item='{put['item']}']").first.tap()
    expect(page.locator(f"[data-spot='{name}'] .piece")).to_have_count(1)
    page.get_by_role("button", name=re.compile("back from")).last.tap()
    expect(page.locator(f"[data-spot='{name}'] .piece")).to_have_count(0)


def test_what_is_laid_where_it_may_not_lie_goes_back_and_the_ask_says_so(visit: Opener) -> None:
    page = visit()
    midgame(page, 3)
    before = version(page)
    box = box_of(page.locator("[data-item]").first)
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] + 60, steps=4)
    expect(page.locator(".ask")).to_contain_text("Holding")
    page.mouse.move(box["x"] + 20, box["y"] + 25, steps=2)
    page.mouse.up()
    expect(page.locator("[data-ghost]")).to_have_count(0)
    expect(page.get_by_role("alert")).to_contain_text("can’t go there")
    assert version(page) == before
    page.locator("[data-item]").first.click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".ask")).to_contain_text("Holding")


def test_a_spectator_of_a_game_for_one_is_told_to_do_nothing(visit: Opener) -> None:
    page, other = visit(), visit()
    other.goto(f"/table/{begin(page)}")
    expect(page.locator(".ask .detail")).to_be_visible()
    expect(other.get_by_role("heading", name="You’re watching", level=1)).to_be_visible()
    expect(other.locator(".ask .detail")).to_have_count(0)


def test_a_press_on_a_laid_item_with_another_in_hand_lays_that_one_beside_it(visit: Opener) -> None:
    page = visit()
    steps = midgame(page, 3)
    put = next(step for step in steps if step["do"] == "put")
    Mouse(page).play([put])
    page.locator("[data-item]:not([aria-disabled='true'])").first.click()
    expect(page.locator(".ask")).to_contain_text("Holding")
    drafts(page).first.click()
    expect(drafts(page)).to_have_count(2)


def test_a_closed_patrol_says_why_it_takes_no_item(visit: Opener) -> None:
    page = visit()
    steps = midgame(page, 5)
    table = page.url.rpartition("/")[2]
    advance(page, table, steps[: until(steps, "place", 1)])
    before = version(page)
    page.locator("[data-item]:not([aria-disabled='true'])").first.click()
    page.locator(".spot.closed .cover").first.click()
    expect(page.get_by_role("alert")).to_contain_text("closed on an earlier turn")
    expect(page.locator("[data-item][aria-pressed='true']").first).to_be_visible()
    assert version(page) == before


def test_the_first_region_may_be_laid_on_any_space(visit: Opener) -> None:
    page = visit()
    begin(page)
    page.locator("[data-region]").first.click()
    expect(page.locator(".ask")).to_contain_text("anywhere")
    expect(page.locator(".kingdom [data-drop]")).to_have_count(9)
    page.locator("[data-drop='target 4']").click()
    expect(page.locator(".kingdom article")).to_have_count(1)


def test_a_space_apart_says_why_no_region_goes_there(visit: Opener) -> None:
    page = visit()
    steps = midgame(page, 1)
    table = page.url.rpartition("/")[2]
    advance(page, table, steps[: until(steps, "end", 1)])
    before = version(page)
    region = page.locator("[data-region]").first
    region.click()
    page.locator("button.bare:visible").last.click()
    expect(page.get_by_role("alert")).to_contain_text("next to one already in the kingdom")
    page.keyboard.press("Escape")
    away = box_of(page.locator(".kingdom .bare:visible").last)
    box = box_of(region)
    page.mouse.move(box["x"] + 60, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(away["x"] + away["width"] / 2, away["y"] + away["height"] / 2, steps=6)
    expect(page.locator("[data-ghost]")).to_be_visible()
    page.mouse.up()
    expect(page.locator("[data-ghost]")).to_have_count(0)
    expect(page.get_by_role("alert")).to_contain_text("next to one already in the kingdom")
    assert version(page) == before


def test_an_item_pressed_too_early_says_what_comes_first(visit: Opener) -> None:
    page = visit()
    begin(page)
    page.locator("[data-item]").first.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("Choose a region from the display")


def test_what_is_wrong_is_told_first_and_lights_the_line_it_reads(visit: Opener) -> None:
    page = visit()
    steps = midgame(page, 5)
    table = page.url.rpartition("/")[2]
    advance(page, table, steps[: until(steps, "place", 1)])
    orders, wrong = page.locator(".orders li"), page.locator(".orders li.cannot:not(.warning)")
    item = page.locator("[data-item]:not([aria-disabled='true'])")
    for name in page.locator(".spot.must").evaluate_all("spots => spots.map((spot) => spot.dataset.spot)"):
        for _ in range(3):
            if wrong.count():
                break
            item.last.click()
            before = version(page)
            page.locator(f"[data-spot='{name}'] .cover").click(position={"x": 8, "y": 8})
            moved_on(page, before)
    expect(wrong.first).to_be_visible()
    expect(orders.first).to_have_class(re.compile("cannot"))
    assert wrong.count() < orders.count()
    orders.first.hover()
    expect(page.locator(".spot.lit")).to_have_count(2)
    page.mouse.move(0, 0)
    expect(page.locator(".spot.lit")).to_have_count(0)


def test_a_row_of_which_half_is_in_sight_has_its_number_beside_it(visit: Opener) -> None:
    page = visit(size=(1366, 768))
    table = begin(page)
    steps = solution(page, table)
    places = [n for n, step in enumerate(steps) if step["do"] == "place"]
    advance(page, table, steps[: places[5] + 2])
    expect(page.locator(".kingdom.half-y")).to_be_visible()
    number, row = box_of(page.locator(".refs.y span").last), box_of(page.locator(".bare", has_text="A3"))
    assert abs(number["y"] + number["height"] / 2 - row["y"] - row["height"] / 2) < 2


def test_regions_of_the_display_keep_their_places_when_the_page_is_loaded_again(visit: Opener) -> None:
    page = visit()
    begin(page)
    names = page.locator(".display .row > div")
    taken = page.locator(".display .row > .can").first
    name = taken.locator("h3").inner_text()
    taken.locator("[data-region]").click()
    page.locator("[data-drop='target 0']").first.click()
    expect(page.locator(".kingdom article")).to_have_count(1)
    expect(names.first).to_have_class(re.compile("gap"))
    before = names.all_inner_texts()
    page.reload()
    expect(page.locator(".kingdom article")).to_have_attribute("aria-label", name)
    assert names.all_inner_texts() == before


def test_a_plaque_that_is_pointed_at_or_focused_lights_the_spots_that_it_counts(visit: Opener) -> None:
    page = visit()
    page.goto("/learn/twelve-patrols/land")
    while "An edge looks" not in page.locator(".coach").inner_text():
        page.locator(".coach [data-go]").click()
    lit, cell = page.locator(".spot.lit"), page.locator("[data-cell='B1']")
    page.locator("[data-cell='A1'] [data-plaque='east']").hover()
    expect(lit).to_have_count(2)
    cell.locator("[data-plaque='west']").hover()
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("data-spot", "A1\N{EN DASH}B1")
    page.mouse.move(0, 0)
    expect(lit).to_have_count(0)
    cell.locator("[data-plaque='east']").focus()
    expect(lit).to_have_attribute("data-spot", "B1\N{EN DASH}C1")
    expect(cell.locator(".req.lit")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(cell.locator("[data-plaque='east'].lit")).to_have_count(0)
    cell.locator("[data-plaque='east']").click()
    expect(page.get_by_role("dialog")).to_contain_text("Green Valley")


def test_of_items_alike_one_alone_is_in_hand(visit: Opener) -> None:
    page = visit()
    midgame(page, 3)
    cubes, pressed = page.locator("td:nth-child(n+6) [data-item='0']"), page.locator("[data-item][aria-pressed='true']")
    cubes.nth(1).click()
    expect(pressed).to_have_count(1)
    expect(cubes.nth(1)).to_have_attribute("aria-pressed", "true")
    cubes.nth(0).click()
    expect(pressed).to_have_count(1)
    expect(cubes.nth(0)).to_have_attribute("aria-pressed", "true")
    cubes.nth(0).click()
    expect(pressed).to_have_count(0)


def test_the_number_of_a_requirement_that_counts_no_more_is_not_struck_through(visit: Opener) -> None:
    page = visit()
    midgame(page, 7)
    expect(page.locator(".outside > span:not(.sh)").first).to_be_visible()
    assert page.locator(".outside > span:not(.sh)").evaluate_all(STRUCK) == []


def test_a_die_is_changed_in_three_steps(visit: Opener) -> None:
    page = visit()
    midgame(page, 2)
    hand = Mouse(page)
    cube = page.locator("[data-item='0']")
    dice = page.locator("td:nth-child(3) [data-item]").first
    die = int(dice.get_attribute("data-item") or 0)
    value = die % 7 % 6 + 1
    hand.discard({"do": "discard", "item": 0})
    expect(page.get_by_role("group", name="Change a die")).to_contain_text("Which die changes?")
    hand.change({"do": "change", "colour": die // 7, "from": die % 7, "to": value})
    expect(page.locator(f"[data-item='{die // 7 * 7 + value}']").first).to_be_visible()
    expect(page.locator(".gone.cross")).to_have_count(1)
    expect(cube).to_have_count(2)


def test_the_keyboard_undoes_redoes_and_confirms(visit: Opener) -> None:
    page = visit()
    midgame(page, 2)
    laid = page.locator(".kingdom article")
    expect(laid).to_have_count(2)
    page.keyboard.press("u")
    expect(laid).to_have_count(1)
    page.keyboard.press("r")
    expect(laid).to_have_count(2)
    page.keyboard.press("Control+z")
    expect(laid).to_have_count(1)
    page.keyboard.press("Control+y")
    expect(laid).to_have_count(2)
    page.keyboard.press("e")
    expect(page.locator(".seal").first).to_have_text("3")


def test_the_past_is_looked_at_by_keys_and_left_with_escape(visit: Opener) -> None:
    page = visit()
    midgame(page, 3)
    main = page.locator("#main")
    last = int(main.get_attribute("data-moment") or 0)
    page.keyboard.press("Home")
    expect(main).to_have_attribute("data-moment", "0")
    page.keyboard.press("ArrowRight")
    expect(main).to_have_attribute("data-moment", "1")
    page.keyboard.press("End")
    expect(main).to_have_attribute("data-moment", str(last))
    page.keyboard.press("Home")
    expect(page.locator(".ask")).to_contain_text("Looking back")
    page.keyboard.press("Escape")
    expect(page.locator(".ask")).not_to_contain_text("Looking back")
    expect(page.locator(".kingdom article")).to_have_count(3)


def test_a_replay_is_played_and_leafed_through_turn_by_turn_by_keys(visit: Opener) -> None:
    page = visit()
    midgame(page, 3)
    main, count = page.locator("#main"), page.locator(".kingdom article")
    page.keyboard.press("Home")
    expect(main).to_have_attribute("data-moment", "0")
    expect(page.locator(".replay")).to_be_visible()
    for laid in (1, 2):
        page.keyboard.press("PageDown")
        expect(page.locator(".ask .seal")).to_have_text(str(laid + 1))
        expect(count).to_have_count(laid)
    page.keyboard.press("PageUp")
    expect(count).to_have_count(1)
    page.keyboard.press("Home")
    page.locator("body").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(main).to_have_attribute("data-moment", re.compile("^[2-9]$"))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_line_of_the_log_leads_to_its_moment_by_mouse_and_by_keys(visit: Opener) -> None:
    page = visit()
    table = begin(page)
    advance(page, table, solution(page, table))
    expect(page.locator(".panel.won")).to_be_visible()
    main, lines = page.locator("#main"), page.locator(".log .line")
    page.keyboard.press("Home")
    expect(main).to_have_attribute("data-moment", "0")
    log = box_of(page.locator(".log"))
    assert log["y"] > box_of(page.locator(".replay"))["y"]
    assert log["y"] + log["height"] <= page.evaluate("innerHeight"), "the log is in sight beside the board"
    lines.first.click()
    reached = int(main.get_attribute("data-moment") or 0)
    expect(page.locator(".log .line.at")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(lines.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(lines.nth(1)).to_have_class(re.compile(r"\bat\b"))
    expect(main).not_to_have_attribute("data-moment", str(reached))
    page.keyboard.press("ArrowLeft")
    expect(lines.first).to_have_class(re.compile(r"\bat\b"))
    page.keyboard.press("End")
    expect(page.locator(".replay .count")).to_have_text(re.compile(r"^(\d+)/\1$"))
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".replay")).to_be_visible()
    below = box_of(page.locator(".log"))["y"] - box_of(page.locator(".replay"))["bottom"]
    assert 0 <= below < 20, "on a phone it is what comes next"
    tools = [box_of(tool)["y"] for tool in page.locator(".replay .tool:not(.link-to)").all()]
    assert len(set(tools)) == 1, "the steps are one row"


def test_a_link_opens_the_table_at_a_moment(visit: Opener) -> None:
    page = visit()
    midgame(page, 2)
    mine, sent = page, visit(size=PHONE, language="fr")
    for browser in (mine, sent):
        browser.goto(f"{mine.url.partition('?')[0]}?n=13")
        expect(browser.locator("#main")).to_have_attribute("data-moment", "13")
        expect(browser.locator(".kingdom article")).to_have_count(1)
    expect(sent.locator("[data-go]")).to_have_count(0)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_is_laid_travels_there_unless_motion_is_unwanted(
    visit: Opener, motion: Literal["no-preference", "reduce"]
) -> None:
    page = visit()
    page.emulate_media(reduced_motion=motion)
    steps = midgame(page, 2)
    page.evaluate(COUNT_TRAVELS)
    Presses(page).play(steps[: until(steps, "place", 1)])
    expect(page.locator(".kingdom article")).to_have_count(3)
    assert (page.evaluate("window.travels") > 0) == (motion == "no-preference")


def test_play_goes_on_from_a_past_moment_on_a_table_of_its_own(visit: Opener) -> None:
    page = visit()
    midgame(page, 3)
    was = page.url
    page.keyboard.press("Home")
    page.get_by_role("button", name="Next step").click()
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url(lambda url: url != was and "/table/" in url)
    expect(page.get_by_role("heading", level=1)).to_contain_text("first region")
    page.locator("[data-parent]").click()
    expect(page).to_have_url(was)
    expect(page.locator(".kingdom article")).to_have_count(3)


def test_a_solution_is_stepped_through_and_taken_over(visit: Opener) -> None:
    page = visit()
    midgame(page, 3)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Show a solution").click()
    expect(page.get_by_role("heading", name="Solution")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("2")
    before = version(page)
    page.get_by_role("button", name="Take over here").click()
    expect(page.get_by_role("heading", name="Solution")).to_have_count(0)
    moved_on(page, before)
    expect(page.locator(".panel.deal")).to_contain_text("solution")


def test_a_bookmark_brings_a_position_back(visit: Opener) -> None:
    page = visit()
    steps = midgame(page, 2)
    page.keyboard.press("b")
    page.get_by_label("Name (optional)").fill("before the third")
    page.keyboard.press("Enter")
    mark = page.get_by_role("button", name="before the third", exact=True)
    expect(mark).to_be_visible()
    Mouse(page).play(steps[: until(steps, "place", 1)])
    expect(page.locator(".kingdom article")).to_have_count(3)
    mark.click()
    expect(page.locator(".kingdom article")).to_have_count(2)


def test_a_finger_can_press_every_line_of_the_log(visit: Opener) -> None:
    page = visit(size=PHONE)
    midgame(page, 2)
    lines = page.locator(".log .line")
    expect(lines.first).to_be_visible()
    boxes = [box_of(line) for line in lines.all()]
    assert all(box["height"] >= 44 for box in boxes)


def test_giving_up_is_asked_about_and_shows_how_it_could_have_been_won(visit: Opener) -> None:
    page = visit()
    midgame(page, 2)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.get_by_role("heading", name="Given up", level=2)).to_be_visible()
    expect(page.locator(".ask h1")).to_have_text("You gave up in turn 2 of 9")
    expect(page.locator(".log .closing")).to_have_text("You gave up in turn 2 of 9.")
    page.get_by_role("button", name="Show a solution").click()
    expect(page.get_by_role("heading", name="Solution")).to_be_visible()


def test_the_position_is_told_in_words(visit: Opener) -> None:
    page = visit()
    midgame(page, 2)
    page.keyboard.press("d")
    expect(page.get_by_role("dialog")).to_contain_text("Turn 2")


def test_a_table_is_printed_on_paper_with_its_name_and_its_log(visit: Opener) -> None:
    page = visit(theme="dark")
    midgame(page, 3)
    expect(page.locator(".printed")).to_be_hidden()
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator(".printed")).to_contain_text("12 Patrols")
    expect(page.locator(".printed")).to_contain_text(re.compile("[0-9A-Z]{5}-[0-9A-Z]{5}"))
    for shown in (".kingdom", ".ask h1", ".log", ".display", ".supply"):
        expect(page.locator(shown)).to_be_visible()
    for screen in (".head", ".tools", ".panel.deal", ".foot-bar", ".orders", ".log .panel-head button"):
        expect(page.locator(screen).first).to_be_hidden()
    assert page.locator("body").evaluate("body => getComputedStyle(body).colorScheme") == "light"
    sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))
    assert len(sheets) in {1, 2}


def test_a_long_press_opens_a_card_large(visit: Opener) -> None:
    page = visit(size=PHONE)
    begin(page)
    card = page.locator("[data-region]").first
    card.dispatch_event(
        "pointerdown",
        {"pointerType": "touch", "pointerId": 5, "button": 0, "clientX": 60, "clientY": 600, "bubbles": True},
    )
    expect(page.get_by_role("dialog")).to_be_visible()


def test_words_change_their_language_at_the_table(visit: Opener) -> None:
    page = visit()
    midgame(page, 2)
    page.get_by_role("button", name="FR Français").click()
    expect(page.get_by_role("heading", name="Avant de valider")).to_be_visible()
    expect(page.locator(".ask")).to_contain_text("Tour")
    expect(page.locator(".item text").first).to_have_text(re.compile("^[WYB]$"))


def test_a_thumb_plays_with_the_foot_bar(visit: Opener) -> None:
    page = visit(size=PHONE)
    table = begin(page)
    steps = solution(page, table)
    Finger(page).play(steps[: until(steps, "place", 2)])
    page.get_by_label("Actions", exact=True).get_by_role("button", name="Undo").tap()
    expect(page.locator(".kingdom article")).to_have_count(1)


def test_the_rules_open_at_the_clause_of_the_moment(visit: Opener) -> None:
    page = visit()
    midgame(page, 3)
    page.keyboard.press("g")
    expect(page.get_by_role("dialog")).to_contain_text("A complete line must be filled")
    expect(page.locator("#c4")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def pasted(page: Page, field: str) -> str:
    """Return what the clipboard holds, pasted over a field."""
    page.locator(field).evaluate("field => { field.readOnly = false; field.select(); }")
    page.keyboard.press("Control+v")
    said = page.locator(field).input_value()
    page.keyboard.press("Control+z")
    return said


@pytest.mark.parametrize("safe", [True, False], ids=["over TLS", "without"])
def test_links_lead_to_the_deal_the_table_and_the_moment(visit: Opener, *, safe: bool) -> None:
    page = visit()
    if not safe:  # a browser gives such a page no clipboard
        page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    midgame(page, 2)
    page.keyboard.press("Home")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Links", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="copy").first.click()
    page.wait_for_function(COPIED)
    deal = page.locator("#link-deal").input_value()
    assert pasted(page, "#link-moment") == deal
    moment = page.locator("#link-moment").input_value()
    page.goto(moment)
    expect(page.locator("#main")).to_have_attribute("data-moment", "0")
    page.goto(deal)
    expect(page.locator(".kingdom")).to_be_visible()


def test_a_spectator_looks_on_and_cannot_act(visit: Opener) -> None:
    page = visit()
    steps = midgame(page, 2)
    other = visit(size=PHONE, language="fr")
    other.goto(page.url)
    expect(other.locator(".kingdom article")).to_have_count(2)
    Mouse(page).play(steps[: until(steps, "place", 1)])
    expect(other.locator(".kingdom article")).to_have_count(3)
    expect(other.locator("[data-go]")).to_have_count(0)
    expect(other.get_by_role("heading", level=1)).to_have_text("Vous regardez")
    expect(other.locator(".orders")).to_have_count(0)
    code = page.locator(".deal .code").inner_text().strip()
    other.locator("[popovertarget=deal]").tap()
    other.locator("[data-play-it]").tap()
    other.wait_for_url(lambda url: "/table/" in url and url != page.url)
    expect(other.locator(".kingdom article")).to_have_count(0)
    expect(other.locator(".deal .code")).to_contain_text(code.split()[0])
    expect(other.get_by_role("heading", level=1)).not_to_have_text("Vous regardez")


def test_the_letters_on_items_are_those_of_the_notation_in_french_too(visit: Opener) -> None:
    page = visit(size=PHONE, language="fr")
    begin(page)
    for item, letter in ((0, "W"), (7, "Y"), (14, "B")):
        held = page.locator(f"[data-item='{item}']").first
        expect(held.locator("svg text")).to_have_text(letter)
        expect(held).to_contain_text({"W": "Blanc", "Y": "Jaune", "B": "Bleu"}[letter])
