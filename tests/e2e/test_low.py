"""Tables in one column: what is pressed most is on the first screen, and large enough for a finger."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.e2e import tableau
from tests.e2e.conftest import PHONE
from tests.e2e.sitting import Mouse, accept, advance, begin, box_of, resized, solution
from tests.e2e.test_coach import against_a_bot
from tests.e2e.test_duel import open_duel, play_out
from tests.e2e.test_patrol import by_turn, draw_up

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from tests.e2e.conftest import Opener
    from tests.e2e.sitting import Sizes

LOW: Final[dict[str, Sizes]] = {"finger": (PHONE,), "mouse": ((740, 360), (720, 450), (768, 1024))}
"""A phone; one on its side, a desk at 200 % and a tablet: a page is opened for a finger or for a mouse, and resized."""
SMALL: Final = """
() => [...document.querySelectorAll('main button, main a[href], main summary, .foot-bar button')].filter((one) => {
  const { width, height } = one.getBoundingClientRect();
  const inList = one.closest('.line, .tab, .req');
  return width > 1 && getComputedStyle(one).visibility === 'visible' && !inList && (width < 43.5 || height < 43.5);
}).map((one) => `${one.className} ${one.textContent}`)
"""
"""Targets that a finger misses; lines of the log and what hangs on a card are lists, to be read."""


BROKEN: Final = r"""
() => [...document.querySelectorAll('.region .name')].flatMap(({ firstChild: name }) =>
  [...name.data.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(name, index);
    range.setEnd(name, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word))
"""
"""Words of the names of regions that are broken between two lines."""
EACH: Final = pytest.mark.parametrize("sizes", LOW.values(), ids=LOW)
HOUSE: Final = '{"game": "twelve-patrols", "deck": "house", "from": {"kind": "random", "seed": 0}}'


def on_the_first_screen(page: Page, *targets: Locator) -> None:
    """Each of these is seen without scrolling."""
    assert page.evaluate("scrollY") == 0
    for target in targets:
        box = box_of(target)
        assert box["y"] >= 0, target
        assert box["y"] + box["height"] <= page.evaluate("innerHeight"), target


def above_the_bar(page: Page, what: Locator, why: str) -> None:
    bar, box = box_of(page.locator(".foot-bar")), box_of(what)
    assert box["y"] + box["height"] <= bar["y"], why


def fits(page: Page) -> None:
    """Everything is large enough, nothing is there twice, nothing scrolls sideways."""
    assert page.evaluate(SMALL) == []
    assert page.locator("[data-confirm]:visible").count() <= 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@EACH
def test_a_kingdom_is_confirmed_without_scrolling(visit: Opener, sizes: Sizes) -> None:
    page = visit(size=sizes[0])
    table = begin(page)
    steps = solution(page, table)
    places = [n for n, step in enumerate(steps) if step["do"] == "place"]
    advance(page, table, steps[: places[6] + 1])
    bar = page.locator(".foot-bar")
    for _ in resized(page, sizes):
        on_the_first_screen(
            page, bar.locator("[data-confirm]"), bar.locator("button").first, page.locator("[data-ask]")
        )
        fits(page)


@EACH
def test_a_fight_is_fought_from_the_bar(visit: Opener, sizes: Sizes) -> None:
    page = visit(size=sizes[0])
    seed, steps = tableau.ended("won")
    table = tableau.sit(page, seed)
    advance(page, table, steps[: next(n for n, step in enumerate(steps) if step["do"] == "play")])
    bar = page.locator(".foot-bar")
    for _ in resized(page, sizes):
        on_the_first_screen(page, bar.locator("button").first, bar.locator("button").last, page.locator("[data-ask]"))
        fits(page)


@EACH
def test_no_name_of_a_region_is_broken_in_mid_word(visit: Opener, sizes: Sizes) -> None:
    page = visit(size=sizes[0])
    begin(page, HOUSE)
    for _ in resized(page, (*sizes, (683, 384))):
        expect(page.locator(".region .name").first).to_be_visible()
        assert page.evaluate(BROKEN) == []


OVER: Final = """
() => [...document.querySelectorAll('.spot')].flatMap((spot) => {
  const ground = spot.querySelector('.post').getBoundingClientRect();
  return [...spot.querySelectorAll('.piece, .plus')].map((one) => one.getBoundingClientRect()).filter((box) =>
    box.width && (box.left < ground.left || box.right > ground.right ||
    box.top < ground.top || box.bottom > ground.bottom));
}).length
"""
"""What lies in a spot and reaches beyond it."""


@pytest.mark.parametrize("target", [1, 3])
@pytest.mark.parametrize("size", [PHONE, (740, 360)])
def test_two_items_lie_within_their_spot(visit: Opener, target: int, size: tuple[int, int]) -> None:
    """Tapped, they are spoken of below: each alone is too small for a finger."""
    page = visit(size=size)
    begin(page, HOUSE)
    hand = Mouse(page)
    region, spot = page.locator("[data-region]"), page.locator(".spot .cover")
    for place in (0, target):
        region.first.click()
        page.locator(f"[data-drop='target {place}']").click()
        if not place:
            hand.end({})
    for laid in (1, 2):
        page.locator(".supply [data-item]").first.click()
        spot.click(force=True)
        expect(page.locator(".spot .piece")).to_have_count(laid)
    assert page.evaluate(OVER) == 0
    spot.click()
    expect(page.locator(".spot .piece")).to_have_count(2)


def test_a_kingdom_is_seen_whole_on_every_desk(visit: Opener) -> None:
    page = visit(size=(1440, 900))
    table = begin(page)
    advance(page, table, solution(page, table))
    desks = ((1440, 900), (1440, 800), (1366, 650), (1280, 720), (1250, 900), (1241, 700), (1180, 800), (1101, 768))
    for size in resized(page, desks):
        board = box_of(page.locator(".kingdom"))
        assert board["y"] + board["height"] <= size[1], size
        assert page.evaluate("document.documentElement.scrollWidth") == size[0], size
        assert page.evaluate(BROKEN) == [], size


def test_another_part_of_a_round_begins_with_the_ask_in_sight(visit: Opener) -> None:
    page = visit(size=PHONE)
    against_a_bot(page)
    page.get_by_role("button", name="Each alone").click()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.wait_for_function("() => scrollY > 50")
    page.locator("[data-confirm]").click()
    expect(page.locator("#main[data-phase='assign']")).to_be_visible()
    page.wait_for_function("() => scrollY === 0")


@EACH
def test_patrols_are_sent_out_from_the_bar(visit: Opener, sizes: Sizes) -> None:
    page = visit(size=sizes[0])
    against_a_bot(page)
    confirm = page.locator(".foot-bar [data-confirm]")
    expect(confirm).to_be_visible()
    for _ in resized(page, sizes):
        on_the_first_screen(page, confirm, page.locator("[data-ask]"))
        above_the_bar(page, page.locator(".hand"), "what is laid and where is seen at once")
    draw_up(page)
    expect(page.locator("[data-orders='battle'], [data-orders='window'], [data-orders='assign']").first).to_be_visible()
    for _, height in resized(page, sizes):
        page.evaluate("scrollTo(0, 0)")
        if height < 500:
            for place in page.locator(".theatre [data-place]").all():
                above_the_bar(page, place, "both ranks are seen at once")
        fits(page)


@EACH
def test_clocks_and_the_rematch_are_on_the_first_screen(visit: Opener, sizes: Sizes) -> None:
    ann, ben = visit(size=sizes[0]), visit()
    open_duel(ann, "invite", ', "clock": {"bank": 600, "increment": 5}')
    link = ann.get_by_label("Invite a friend").input_value()
    accept(ben, link)
    clocks = ann.locator(".foot-bar [role=timer]")
    expect(clocks).to_have_count(2)
    for _ in resized(ann, sizes):
        on_the_first_screen(ann, *clocks.all(), ann.locator(".foot-bar button").first)
        ann.evaluate("scrollTo(0, 300)")
        for clock in clocks.all():
            expect(clock).to_be_in_viewport(ratio=1)
        ann.evaluate("scrollTo(0, 0)")
    play_out([ann, ben])
    expect(ann.locator(".panel.end")).to_be_visible()
    for _ in resized(ann, sizes):
        on_the_first_screen(ann, ann.locator("[data-rematch]"))
        assert ann.locator("[data-rematch]").count() == 1


ENLARGED: Final = (320, 256)
"""A desk of 1280 by 1024 at four times its size."""
BOARDS: Final = {"twelve-patrols": ".kingdom", "spellfire": ".cols"}


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_begins_on_the_first_screen_however_low_it_is(visit: Opener, game: str) -> None:
    page = visit(size=ENLARGED)
    begin(page, f'{{"game": "{game}", "from": {{"kind": "random", "seed": 7}}}}', BOARDS[game])
    bar = page.locator(".foot-bar")
    on_the_first_screen(page, page.locator("[data-ask]"), bar.locator("button").first, bar.locator("button").last)
    board, foot = box_of(page.locator(BOARDS[game])), box_of(bar)
    assert foot["y"] - board["y"] >= 100
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_name_of_a_game_is_whole_in_the_narrowest_head(visit: Opener) -> None:
    page = visit(size=ENLARGED, language="fr")
    begin(page, '{"game": "spellfire", "from": {"kind": "random", "seed": 7}}', ".cols")
    name = page.locator(".crumb")
    expect(name).to_contain_text("Spellfire en solitaire")
    assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight")
    assert box_of(name)["bottom"] <= box_of(page.locator("header.head"))["bottom"]


def test_a_hand_is_seen_whole_however_low_the_window_is(visit: Opener) -> None:
    page = visit(size=ENLARGED)
    against_a_bot(page)
    expect(page.locator(".hand [data-card]")).to_have_count(5)
    above_the_bar(page, page.locator(".hand"), "the hand is what one acts on")


def test_who_waits_for_patrols_sees_the_own_hand_on_a_phone_on_its_side(visit: Opener) -> None:
    ann, bob = visit(size=(740, 360), language="fr"), visit(size=(740, 360), language="fr")
    table = {"game": "patrol", "from": {"kind": "random"}, "deck": "vanguard", "seats": "invite"}
    begin(ann, json.dumps(table), ".theatre")
    accept(bob, ann.get_by_label("Inviter un ami").input_value())
    first, waiting = by_turn(ann, bob)
    waiting.evaluate("scrollTo(0, 0)")
    above_the_bar(waiting, waiting.locator(".camp").last, "the hand that waits for its patrols")
    draw_up(first)
    draw_up(waiting)
    waiting.emulate_media(reduced_motion="no-preference")
    first.locator("[data-orders] [data-action]").first.click()
    first.locator("[data-place][data-source]").first.click()
    first.locator("[data-place][data-drop]").first.click()
    first.locator("[data-confirm]:visible").last.click()
    told = waiting.locator(".shown p")
    assert box_of(told)["width"] > box_of(waiting.locator(".ask"))["width"] / 2, "a sentence, not a column of words"


def test_a_phone_has_the_languages_in_its_menu(visit: Opener) -> None:
    page = visit(size=PHONE)
    begin(page)
    expect(page.get_by_role("button", name="Français")).to_have_count(0)
    page.locator("[popovertarget=site-menu]").tap()
    expect(page.get_by_role("button", name="English")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Français").tap()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("button", name="Français")).to_have_attribute("aria-pressed", "true")
    page.set_viewport_size({"width": 768, "height": 1024})
    expect(page.locator("#site-menu [data-language]").first).to_be_hidden()


def test_what_helps_is_no_higher_than_what_it_says(visit: Opener) -> None:
    page = visit(size=(768, 1024))
    begin(page, '{"game": "spellfire", "from": {"kind": "random", "seed": 7}}', ".cols")
    for panel in (page.locator("section.hint"), page.locator(".panel.chance")):
        expect(panel).to_be_visible()
        spare = panel.evaluate(
            "(one) => one.getBoundingClientRect().bottom - one.lastElementChild.getBoundingClientRect().bottom"
        )
        assert spare <= 24


@EACH
def test_the_facts_of_the_deal_are_one_press_away(visit: Opener, sizes: Sizes) -> None:
    page = visit(size=sizes[0])
    begin(page)
    told = page.locator(".panel.deal")
    for _ in resized(page, sizes):
        expect(told).to_be_hidden()
        page.get_by_role("button", name="This deal", exact=True).click()
        expect(told.locator(".code")).to_be_in_viewport(ratio=1)
        assert page.evaluate(SMALL) == []
        page.keyboard.press("Escape")
        expect(told).to_be_hidden()
