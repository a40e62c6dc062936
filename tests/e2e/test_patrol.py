"""Patrol on the page: patrols drawn up, assigned and sent out, at one screen and by invitation; windows to answer."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.e2e import campaign
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.sitting import Keys, accept, begin, box_of, moved_on, open_table, resized, version

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Route
    from tests.e2e.conftest import Opener
    from tests.e2e.sitting import Sizes

TABLE = '{{"game": "patrol", "from": {{"kind": "random"}}, "deck": "vanguard", "seats": "{}", "fair": {}}}'

DUEL: Final = '{"game": "patrol", "from": {"kind": "random", "seed": 4}, "seats": "bot", "bot": {"player": "level:0"}}'
DASH: Final = "\N{EN DASH}"
SOON: Final = 60
"""Choices after which a round is over."""


def sit(page: Page, seats: str) -> str:
    """Open a table of Patrol and go to it; return its name."""
    table = open_table(page, TABLE.format(seats, "true" if seats == "invite" else "false"))
    page.goto(f"/table/{table}")
    return table


def press(where: Locator, *, finger: bool) -> None:
    if finger:
        where.tap()
    else:
        where.click()


def by_turn(ann: Page, bob: Page) -> tuple[Page, Page]:
    """Return who forms patrols first, and then who does after them."""
    while not any(page.locator("[data-orders='setup']").count() for page in (ann, bob)):
        ann.wait_for_timeout(50)
    return (ann, bob) if ann.locator("[data-orders='setup']").count() else (bob, ann)


def draw_up(page: Page, *, finger: bool = False) -> None:
    """Form two patrols, three and two, and lay them down."""
    expect(page.locator("[data-card]")).to_have_count(5)
    for number in range(5):
        press(page.locator(".hand [data-card]").first, finger=finger)
        if number in {0, 3}:
            press(page.locator("[data-new]"), finger=finger)
        else:
            press(page.locator(".into:not([data-new])").last, finger=finger)
    expect(page.locator(".hand")).to_have_count(0)
    press(page.locator("[data-confirm]:visible").first, finger=finger)
    expect(page.locator("[data-card]")).to_have_count(0)


def take(page: Page) -> None:
    """Take the device over, once it is handed over."""
    page.locator("[data-take]").click()
    expect(page.locator(".theatre")).to_be_visible()


def test_a_round_at_one_screen(visit: Opener) -> None:
    page = visit(size=DESK)
    sit(page, "here")
    for _ in range(2):
        take(page)
        draw_up(page)
    board = page.locator("[data-peek]")
    expect(board).to_have_count(2)  # what is no secret is done on one board, and nobody’s cards are open on it
    expect(page.locator(".theatre .place .cardback")).to_have_count(10)
    expect(page.locator("[data-orders='assign']")).not_to_contain_text("opponent")  # whose, where both look?
    page.locator("[data-place] .cardback").first.hover()
    board.last.hover()
    page.mouse.down()
    expect(page.locator(".theatre .place .cardback")).to_have_count(5)
    page.mouse.up()
    expect(page.locator(".theatre .place .cardback")).to_have_count(10)
    page.locator("[data-orders='assign'] [data-action]").first.click()
    expect(page.locator(".lane")).to_have_count(2)
    page.locator("[data-place][data-source]").first.click()
    expect(page.locator("[data-do='use']")).to_have_count(0)  # it would tell who lies there
    expect(page.locator("[data-alone]")).to_be_visible()
    page.locator("[data-place][data-drop]").first.click()
    expect(page.locator(".told p")).to_contain_text("give the hidden soldier away")
    page.locator(".orders [data-confirm]").click()
    expect(page.locator("[data-orders='window'] [data-answer]")).to_have_count(1)
    expect(page.locator("[data-orders='window'] [data-alone]")).to_be_visible()
    page.locator("[data-answer]").first.click()
    expect(page.locator("[data-orders='battle']")).to_be_visible()
    expect(page.locator(".log")).not_to_contain_text(
        "doesn’t answer"
    )  # the attack is one line, which opens to its steps
    page.locator("[data-unfold]").first.click()
    expect(page.locator(".log .steps")).to_contain_text("doesn’t answer")
    expect(page.locator("[data-take]")).to_have_count(0)


def test_the_screen_is_handed_over_with_what_happened_and_for_hidden_choices_alone(visit: Opener) -> None:
    page = visit(size=DESK)
    sit(page, "here")
    take(page)
    draw_up(page)
    expect(page.locator("[data-stands]")).to_have_text("Round 1. Player 1: 0, player 2: 0.")
    expect(page.locator(".over li")).to_have_count(1)  # how many cards were laid, and where: never which
    expect(page.locator(".over li")).to_have_text(re.compile(r"^Player \d forms patrols of 3 and 2\.$"))
    take(page)
    draw_up(page)
    page.locator("[data-orders='assign'] [data-action]").first.click()
    page.locator("[data-place][data-source]").first.click()
    page.locator("[data-alone]").click()
    expect(page.locator(".theatre .place .cardback")).to_have_count(5)
    expect(page.locator("[data-peek]")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text(re.compile(r"Player \d forms patrols"))
    expect(page.locator(".log")).not_to_contain_text(re.compile(r"\b(?:You|Your opponent)\b"))
    page.keyboard.press("s")
    expect(page.locator("[data-peek]")).to_have_count(2)
    expect(page.locator(".theatre .place .cardback")).to_have_count(10)
    page.keyboard.press("s")
    expect(page.locator("[data-take]")).to_be_visible()
    expect(page.locator("[data-round='1']")).to_be_visible()  # both stayed: who scored is told before the next cards
    expect(page.locator("[data-round='1'] li", has_text=re.compile("scores? \\d"))).to_have_count(0)  # they stand above
    expect(page.locator("[data-stands]")).to_contain_text("Round 2")
    take(page)
    expect(page.locator(".hand [data-card]")).to_have_count(5)
    expect(page.locator("main [data-round='1']")).to_be_visible()
    page.locator(".hand [data-card]").first.click()
    expect(page.locator("main [data-round]")).to_have_count(0)  # who takes a card in hand has read it


def handed_over(page: Page) -> None:
    """Take the device over with the key that is at hand: the button has the focus."""
    expect(page.locator("[data-take]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".theatre")).to_be_visible()


def stay(page: Page) -> None:
    expect(page.locator("[data-orders='battle'] [data-stay]")).to_be_visible()
    before = version(page)
    page.keyboard.press("s")
    moved_on(page, before)


def test_a_game_by_keys_alone(visit: Opener) -> None:
    page = visit()
    keys = Keys(page)
    sit(page, "here")
    for _ in range(2):
        handed_over(page)
        for number in range(5):
            keys.reach(page.locator(".hand [data-card]").first)
            keys.reach(page.locator(".into[data-go]:not([data-new])" if number > 1 else "[data-new]").first)
        expect(page.locator(".hand")).to_have_count(0)
        page.keyboard.press("e")
        expect(page.locator("[data-take], [data-peek]").first).to_be_visible()
    own = page.locator(".pick[data-patrol]").first
    expect(own).to_be_visible()
    enemy = 1 - int((own.get_attribute("data-patrol") or "")[0])
    keys.reach(own)
    keys.reach(page.locator(f".pick[data-patrol^='{enemy}']").first)
    expect(page.locator(".lane").first).to_be_visible()
    keys.reach(page.locator("[data-place][data-source]").first)
    keys.reach(page.locator("[data-place][data-drop]").first)
    expect(page.locator(".told p").first).to_be_visible()
    page.keyboard.press("e")
    keys.reach(page.locator("[data-answer]").first)
    expect(page.locator("[data-orders='battle']")).to_be_visible()


def test_the_last_round_is_ended_by_keys_and_the_score_told(visit: Opener) -> None:
    page = visit()
    seed, moves = campaign.fought()
    table = campaign.sit(page, seed)
    table.advance(moves[:-2])
    table.show()
    for left in ("[data-peek]", ".panel.end"):
        stay(page)
        expect(page.locator(left).first).to_be_visible()
    expect(page.locator(".panel.end")).to_be_visible()
    # At one screen nobody is “you”, in the log neither; the newest line of the log stands at its head.
    expect(page.locator(".log")).to_contain_text("Player 2 stays")
    expect(page.locator(".log")).not_to_contain_text(re.compile(r"\b(?:You|Your opponent)\b"))
    expect(page.locator(".ask h1")).to_have_text(re.compile(rf"^Player [12] wins, \d+{DASH}\d+$"))
    points = [cell.rpartition(" ")[2] for cell in page.locator(".panel.end tr").last.locator("td").all_inner_texts()]
    told = page.locator(".ask h1").inner_text().rpartition(" ")[2]
    assert told.split(DASH) == sorted(points, key=int, reverse=True)
    expect(page.locator(".panel.end thead th")).to_have_text(["Round", "Player 1", "Player 2"])
    expect(page.locator(".theatre, .sides")).to_have_count(0)
    expect(page.locator(".log .line").first).to_contain_text("ends")
    page.keyboard.press("Home")
    expect(page.locator(".replay")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".panel.end")).to_be_visible()


def test_two_play_by_invitation_and_each_sees_his_own(visit: Opener) -> None:
    ann, bob = visit(size=DESK), visit(size=PHONE, language="fr")
    sit(ann, "invite")
    link = ann.get_by_label("Invite a friend").input_value()
    bob.goto("/settings")
    expect(ann.locator("[data-fair='waits']")).to_have_count(1)
    accept(bob, link)
    for page in (ann, bob):
        expect(page.locator("[data-fair='pledged']")).to_have_count(1)
        expect(page.locator("[data-orders]")).to_be_visible()
    first, second = by_turn(ann, bob)
    for page in (first, second):
        draw_up(page, finger=page is bob)
    expect(first.locator("[data-orders='assign']")).to_be_visible()
    expect(second.locator("[data-orders='']")).to_be_visible()
    expect(second.locator(".theatre .place .cardback")).to_have_count(5)
    first.locator("[data-orders] [data-action]").first.click()
    expect(second.locator(".lane")).to_have_count(2)
    first.locator("[data-place][data-source]").first.click()
    first.locator("[data-place][data-drop]").first.click()
    first.locator("[data-confirm]:visible").last.click()
    expect(first.locator("[data-orders='']")).to_be_visible()
    second.locator("[data-answer]").first.click()
    expect(second.locator("[data-orders='battle']")).to_be_visible()
    second.keyboard.press("s")
    expect(first.locator("[data-orders='battle']")).to_be_visible()
    ann.locator("[popovertarget=site-menu]").click()
    ann.locator("#site-menu").get_by_role("button", name="Give up").click()
    ann.get_by_role("dialog").get_by_role("button", name="Give up").click()
    for page in (ann, bob):
        expect(page.locator("[data-fair='verified']")).to_have_count(1)


def test_at_one_screen_the_screen_adds_its_part_to_the_shuffle(visit: Opener) -> None:
    page = visit(size=DESK)
    page.goto("/play/patrol")
    page.get_by_role("button", name="Two players, one screen").click()
    expect(page.locator("[data-take]")).to_be_visible()  # the cards are dealt: the seat is handed over
    campaign.take(page)
    expect(page.locator("[data-fair='pledged']")).to_have_count(1)
    expect(page.locator("[data-orders='setup']")).to_be_visible()
    page.locator("[popovertarget=site-menu]").click()
    page.locator("#site-menu").get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.locator("[data-fair='verified']")).to_have_count(1)


def test_a_deck_is_coloured_with_a_pencil_and_kept(visit: Opener) -> None:
    page = visit(size=DESK)
    page.goto("/decks/patrol/vanguard")
    expect(page.locator(".gallery li")).to_have_count(90)
    page.get_by_role("button", name="Copy and edit").click()
    expect(page.locator("[data-soldier='slinger']")).to_be_visible()
    page.locator("#deck-title").fill("My Vanguard")
    page.locator("[data-pencil='grey']").click()
    page.locator("[data-soldier='slinger']").click()
    expect(page.locator(".check li")).to_have_count(2)
    page.locator("[data-soldier='slinger']").click()
    expect(page.locator(".check .fine")).to_be_visible()
    page.locator("[data-pencil='red']").click()
    page.locator("[data-soldier='slinger']").click()
    page.locator("[data-pencil='teal']").click()
    page.locator("[data-soldier='slinger']").click()
    expect(page.locator(".check .fine")).to_be_visible()
    page.get_by_role("button", name="Save deck").click()
    page.wait_for_url(lambda url: "own" in url)
    expect(page.locator(".gallery li")).to_have_count(90)
    expect(page.locator(".gallery")).to_contain_text("Slinger, teal")
    page.get_by_role("button", name="Delete deck").click()
    expect(page.get_by_role("status").filter(has_text="“My Vanguard” is deleted.")).to_be_visible()
    page.locator("[data-restore]").click()
    expect(page.locator(".gallery li")).to_have_count(90)
    expect(page.locator(".gallery")).to_contain_text("Slinger, teal")


def test_an_unfinished_deck_is_there_again_until_it_is_dropped(visit: Opener) -> None:
    page = visit(size=DESK)
    page.goto("/decks/patrol/new")
    page.locator("#deck-title").fill("Half a deck")
    page.locator("[data-pencil='red']").click()
    page.locator("[data-soldier='bard']").click()
    expect(page.locator(".check li").first).to_be_visible()
    page.goto("/statistics")
    page.goto("/decks/patrol/new")
    page.locator("[data-resume]").click()
    expect(page.locator("#deck-title")).to_have_value("Half a deck")
    expect(page.locator("[data-soldier='bard'].in, [data-soldier='bard']:not(.out)")).to_have_count(1)
    expect(page.locator(".check li").first).to_be_visible()
    page.reload()
    page.locator("[data-drop]").click()
    page.reload()
    expect(page.locator("[data-soldier='bard']")).to_be_visible()
    expect(page.locator("[data-resume]")).to_have_count(0)


def test_a_soldier_is_sought_by_what_it_can_do_whatever_its_level(visit: Opener) -> None:
    page = visit(size=DESK, language="fr")
    page.goto("/decks/patrol/new?from=vanguard")
    expect(page.locator("[data-soldier='bard']")).to_be_visible()
    few = page.locator(".soldiers li").count()
    page.locator("#seek-words").fill("manche")
    expect(page.locator("[data-soldier]").first).to_contain_text("manche")
    page.locator("#seek-words").fill("rien de tel")
    expect(page.locator("[data-soldier]")).to_have_count(0)
    page.locator("[data-level='1']").click()
    expect(page.locator(".soldiers li")).to_have_count(few)


Array = tuple[tuple[list[int], list[int]], list[str], int]
MANY: Array = (([0, 1, 2, 3, 4], [0, 0, 0, 1, 1]), ["many-to-one"], 2)
SCATTERED: Array = (([0, 1, 2, 3, 4], [0, 0, 0, 0, 0]), [], 1)


@pytest.mark.parametrize("sizes", [[PHONE], [DESK, (1366, 768)]], ids=["finger", "mouse"])
@pytest.mark.parametrize(("groups", "options", "lanes"), [MANY, SCATTERED], ids=["many", "scattered"])
def test_whoever_faces_whom_stands_in_sight_and_by_name(
    visit: Opener, sizes: Sizes, groups: tuple[list[int], list[int]], options: list[str], lanes: int
) -> None:
    page = visit(size=sizes[0])
    table = campaign.sit(page, 1, options)
    table.advance(campaign.arrayed(groups, options))
    table.show()
    expect(page.locator(".lane")).to_have_count(lanes)
    facing = page.locator(".lane [data-place]").count()
    assert facing == (10 if options else 6)
    for size in resized(page, sizes):
        if size != PHONE:  # there the page scrolls, and the orders come below
            foot = box_of(page.locator(".theatre"))
            assert foot["y"] + foot["height"] <= size[1]


def test_a_card_in_hand_is_read_whole_and_the_sheet_of_keys_says_how(visit: Opener) -> None:
    page = visit()
    sit(page, "here")
    take(page)
    card = page.locator(".hand [data-card]").first
    whole = card.locator(".tx").inner_text()
    card.focus()
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    card.click()
    expect(page.locator("[data-orders]")).to_contain_text(whole)
    page.locator("[data-look]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Right click")
    page.keyboard.press("Escape")
    page.locator("[data-new]").click()
    laid = page.locator(".muster .group [data-card]").get_attribute("data-card")
    page.reload()
    take(page)
    expect(page.locator(".hand [data-card]")).to_have_count(4)  # what was laid out is there again
    assert page.locator(".muster .group [data-card]").get_attribute("data-card") == laid


CUT: Final = """
() => [...document.querySelectorAll('[data-place] .tx, .held .tx')]
  .filter((one) => one.textContent && (!one.clientHeight || one.scrollHeight > one.clientHeight + 1))
  .map((one) => one.closest('[data-place], .held').dataset.place ?? one.closest('.held').dataset.card)
"""
"""Cards on which the text is cut, by their place."""
PEEPS: Final = """
() => [...document.querySelectorAll('.tx.cut')].filter((one) => {
  const { bottom } = one.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(one);
  return [...range.getClientRects()].some(({ top, height }) => height && top > bottom - 3 && top < bottom + 2);
}).length
"""
"""How many texts have a hidden line so near to the last one that an accent of it shows."""


def test_a_cut_text_is_read_beside_its_card_by_mouse_and_by_key(visit: Opener) -> None:
    page = visit(size=(768, 1024))
    campaign.sit(page, 1).show()
    take(page)
    expect(page.locator(".held")).to_have_count(5)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")  # in another font other texts are cut
    cut = page.evaluate(CUT)
    assert cut
    expect(page.locator(".tx.cut")).to_have_count(len(cut))
    assert page.evaluate(PEEPS) == 0
    reading = page.locator("[data-reading]")
    for number in cut:
        card = page.locator(f".held[data-card='{number}']")
        card.hover()
        expect(reading).to_contain_text(card.locator(".tx").inner_text())
        expect(reading).to_be_in_viewport(ratio=1)
        page.mouse.move(1, 1)
        expect(reading).to_have_count(0)
    page.keyboard.press("ArrowRight")
    for _ in range(10):
        page.keyboard.press("ArrowRight")
        if reading.count():
            break
    expect(reading).to_be_visible()
    page.keyboard.press("Escape")
    expect(reading).to_have_count(0)


def test_five_lanes_have_cards_that_are_read(visit: Opener) -> None:
    page = visit()
    table = campaign.sit(page, 1)
    table.advance(campaign.arrayed(([0, 1, 2, 3, 4], [0, 1, 2, 3, 4]), []))
    table.show()
    expect(page.locator(".lane")).to_have_count(5)
    widths = page.locator(".lane [data-place]").evaluate_all("all => all.map((one) => one.offsetWidth)")
    assert min(widths) >= 120
    for (width, height), least in (((1366, 768), 197), ((1280, 720), 173)):  # room for four lines of text, for three
        page.set_viewport_size({"width": width, "height": height})
        widths = page.locator(".lane [data-place]").evaluate_all("all => all.map((one) => one.offsetWidth)")
        assert min(widths) >= 120
        high = page.locator(".lane [data-place] .face").first.evaluate("(face) => face.offsetHeight")
        assert high >= least
        assert page.evaluate("document.documentElement.scrollHeight") <= height


CROWDED: Final = {
    "one against four and one": ([0, 0, 0, 0, 0], [0, 1, 1, 1, 1]),
    "one against five": ([0, 0, 0, 0, 0], [0, 1, 2, 3, 4]),
    "five against one": ([0, 1, 2, 3, 4], [0, 0, 0, 0, 0]),
    "four against one, twice": ([0, 0, 0, 0, 1], [0, 1, 1, 1, 1]),
    "three lanes and two apart": ([0, 0, 1, 1, 2], [0, 1, 2, 3, 4]),
    "five against five": ([0, 1, 2, 3, 4], [0, 1, 2, 3, 4]),
}
"""Fields that are broader than their window, by the patrols that each side lays its five cards into."""
COVERED: Final = """
() => [...document.querySelectorAll('.lanes [data-place]')].map((card) => {
  const {left, top, width, height} = card.getBoundingClientRect();
  return {
    broad: card.querySelector('.face').offsetWidth,
    high: card.querySelector('.face').offsetHeight,
    seen: Math.min(width, height),
    pressed: document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-place]') === card,
  };
})
"""
"""How large each card on the field is, how much of it is seen, and whether a press there means it."""


@pytest.mark.parametrize("groups", CROWDED.values(), ids=CROWDED)
def test_cards_of_a_crowded_field_overlap_and_do_not_shrink(visit: Opener, groups: tuple[list[int], list[int]]) -> None:
    page = visit()
    moves = campaign.arrayed(groups, [])
    table = campaign.sit(page, 1)
    sizes: dict[tuple[int, int], set[tuple[int, int]]] = {}
    assigned = next(n for n, move in enumerate(moves) if move.phase == "assign")
    done = 0
    for upto in (assigned, assigned + 1, len(moves)):  # one lane beside all others, then all lanes
        table.advance(moves[done:upto])
        done = upto
        table.show()
        expect(page.locator(".lanes [data-place]")).to_have_count(10)
        for width, height in (DESK, (1366, 768), (1180, 800), (768, 1024)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            found = page.evaluate(COVERED)
            sizes.setdefault((width, height), set()).update((one["broad"], one["high"]) for one in found)
            assert all(one["seen"] >= 44 and one["pressed"] for one in found), (width, height)
            picks = page.locator(".lanes [data-patrol]").evaluate_all("(all) => all.map((one) => one.offsetHeight)")
            assert all(high >= 44 for high in picks), (width, height)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            if width != 768:
                assert page.evaluate("document.documentElement.scrollHeight") <= height
                assert page.locator(".camp .pts:visible, .sides .now:visible").count() == 2, "the points are in sight"
                assert all(one["broad"] >= 120 for one in found)
    assert {size: len(found) for size, found in sizes.items()} == dict.fromkeys(sizes, 1)


def test_a_card_under_another_comes_out_whole_for_the_keyboard(visit: Opener) -> None:
    page = visit()
    table = campaign.sit(page, 1)
    table.advance(campaign.arrayed(CROWDED["four against one, twice"], []))
    table.show()
    card = page.locator(".lane [data-place][data-source]").first
    expect(card).to_be_visible()
    under = page.locator(".lane .rank:has(> :nth-child(4)) > [data-place]").first
    assert under.evaluate("(card) => card.offsetWidth < card.querySelector('.face').offsetWidth")
    assert under.evaluate("(card) => getComputedStyle(card).zIndex") == "auto"
    page.keyboard.press("ArrowRight")
    under.focus()
    assert under.evaluate("(card) => getComputedStyle(card).zIndex") == "5"
    assert under.evaluate("(card) => getComputedStyle(card.querySelector('.face')).outlineStyle") == "solid"


SIZES: Final = [DESK, (1366, 768), (768, 1024), PHONE, (740, 360), (844, 390), (720, 450)]
"""Desk, laptop, tablet, phones upright and on their side, and a desk at twice its size."""
PARTS: Final = """
(cards) => [...document.querySelectorAll(cards)].map((card) => {
  const name = card.querySelector('.name');
  return {
    width: card.offsetWidth,
    height: card.offsetHeight,
    broad: !!name && name.scrollWidth > name.clientWidth + 1,
    over: !!name && name.getBoundingClientRect().right > card.getBoundingClientRect().right + 1,
  };
})
"""
"""How large each card is, and whether its name is cut, or longer than the card is broad."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_cards_keep_their_size_through_a_round_and_their_names_whole(visit: Opener, language: str) -> None:
    page = visit(language=language)
    groups = ([0, 0, 0, 1, 1], [0, 0, 0, 1, 1])
    moves = campaign.arrayed(groups, [])
    table = campaign.sit(page, 1)
    table.show()
    take(page)
    seen: dict[tuple[int, int], set[tuple[int, int]]] = {size: set() for size in SIZES}

    def look(cards: str) -> None:
        expect(page.locator(cards).first).to_be_visible()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            found = page.evaluate(PARTS, cards)
            assert found
            assert not [one for one in found if one["broad"] or one["over"]], (width, height)
            assert all(min(one["width"], one["height"]) >= 44 for one in found), (width, height)
            seen[width, height] |= {(one["width"], one["height"]) for one in found}
            assert page.evaluate("document.documentElement.scrollWidth") <= width

    look(".held")
    assigning = next(n for n, move in enumerate(moves) if move.phase == "assign")
    table.advance(moves[:assigning])
    table.show()
    look(".alone [data-place]")
    table.advance(moves[assigning:])
    table.show()
    look(".lane [data-place]")
    assert {size: len(sizes) for size, sizes in seen.items()} == dict.fromkeys(SIZES, 1)


def test_the_chosen_soldier_says_what_it_can_do(visit: Opener) -> None:
    page = visit()
    sit(page, "here")
    take(page)
    page.locator(".hand [data-card]").first.click()
    page.locator("[data-orders] [data-look]").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_foot_bar_offers_the_one_answer_and_draws_what_only_informs_as_such(visit: Opener) -> None:
    page = visit(size=PHONE)
    seed, moves = campaign.fought()
    table = campaign.sit(page, seed)
    window = next(n for n, move in enumerate(moves) if move.phase == "window")
    battle = next(n for n, move in enumerate(moves) if move.phase == "battle")
    table.advance(moves[:battle])
    table.show()
    expect(page.locator(".foot-bar .btn").last).to_have_text("Choose one of your soldiers")
    expect(page.locator(".foot-bar .btn").last).to_have_attribute("aria-disabled", "true")
    page.locator("[data-place][data-source]").first.tap()
    expect(page.locator(".ask p")).to_contain_text("or another action.")
    table.advance(moves[battle:window])
    table.show()
    page.locator(".foot-bar [data-answer]").tap()
    expect(page.locator("[data-answers]")).to_have_count(0)


def test_a_card_in_hand_and_one_on_the_table_are_told_whole_by_name(visit: Opener) -> None:
    page = visit()
    sit(page, "here")
    take(page)
    card = page.locator(".hand [data-card]").first
    text = card.get_attribute("title") or ""
    expect(card).to_have_accessible_name(
        re.compile(rf"in hand, level \d+, attack \d+, health \d+.*{re.escape(text.rstrip('.'))}")
    )
    draw_up(page)
    take(page)
    draw_up(page)
    page.locator("[data-orders='assign'] [data-action]").first.click()
    page.locator("[data-place][data-source]").first.click()
    page.locator("[data-alone]").click()
    mine = page.locator(".place.mine").first
    expect(mine).to_have_accessible_name(re.compile(r"attack \d+, health \d+.*, level \d+"))


def test_who_has_fallen_is_listed_and_opened_large(visit: Opener) -> None:
    page = visit()
    seed, moves = campaign.fought()
    table = campaign.sit(page, seed)
    table.advance(moves[: len(moves) - 2])  # a duel of so many rounds has left some at each base
    table.show()
    base = page.locator(".camp").filter(has=page.locator("[data-fallen]")).first
    expect(base.locator(".fallen .chip").first).to_be_visible()
    names = base.locator(".fallen .chip").all_inner_texts()
    base.locator("[data-fallen]").click()
    rows = page.get_by_role("dialog").locator("li button")
    expect(rows.last.locator("b")).to_have_text(names[-1])
    assert rows.locator("b").all_inner_texts()[-len(names) :] == names
    expect(rows.last.locator(".lvl")).to_have_text(re.compile(r"^\d+$"))
    rows.last.click()
    expect(page.get_by_role("dialog")).to_contain_text(names[-1])


BASE: Final = """
(base) => {
  const [name, last] = [base.querySelector('h2'), base.querySelector('.fallen')];
  const cards = [...base.querySelectorAll('.place')].map((card) => card.getBoundingClientRect());
  return {
    whole: name.scrollWidth <= name.clientWidth && name.offsetHeight < 24 && last.scrollWidth <= last.clientWidth,
    apart: cards.at(-1).right < last.getBoundingClientRect().left && cards[0].left > name.getBoundingClientRect().right,
    cards: cards.length,
  };
}
"""


def test_a_base_that_all_have_run_to_is_not_crowded(visit: Opener) -> None:
    page = visit(language="fr")
    table = campaign.sit(page, 1)
    table.advance(campaign.ran()[:-1])  # the last one ends the round
    table.show()
    base = page.locator(".camp").first
    expect(base.locator(".place")).to_have_count(5)
    for size in resized(page, ((1101, 800), (1180, 800), (1241, 800), (1280, 720), DESK)):
        assert base.evaluate(BASE) == {"whole": True, "apart": True, "cards": 5}, size


OUT_OF_ROOM: Final = """
() => {
  const root = document.documentElement;
  const small = [...document.querySelectorAll('.right .btn, .place, .held, .tool')]
    .filter((one) => one.offsetHeight && Math.min(one.offsetHeight, one.offsetWidth) < 32);
  const tiny = [...document.querySelectorAll('.tx, .sol .name')]
    .filter((one) => one.clientHeight && parseFloat(getComputedStyle(one).fontSize) < 11);
  const left = document.querySelector('.left');
  return [
    ...(root.scrollHeight > innerHeight ? [`${root.scrollHeight} high`] : []),
    ...(left.scrollHeight > left.clientHeight ? ['the left is cut'] : []),
    ...[...document.querySelectorAll('.orders ol')]
      .filter((list) => list.children.length < 6 && list.scrollHeight > list.clientHeight)
      .map((list) => `of ${list.children.length} targets not all are seen`),
    ...small.map((one) => `${one.className} is small`),
    ...tiny.map((one) => `${one.textContent} is tiny`),
  ];
}
"""
"""What does not fit into a window: a page that scrolls, targets that are too small, text that is."""


def test_what_comes_while_the_pointer_is_down_takes_nothing_from_under_it(visit: Opener) -> None:
    page = visit(size=(1366, 768))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/parts-*.js", hold)
    begin(page, DUEL, ".theatre")
    assert phase(page) == "setup"
    page.locator(".hand [data-card]").first.click()
    page.locator("[data-new]").hover()
    page.mouse.down()
    assert held
    for route in held:
        route.continue_()
    expect(page.locator(".group.fresh ul")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".into:not([data-new])")).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_duel_with_a_bot_needs_no_scrolling_on_a_desk(visit: Opener, language: str) -> None:
    page = visit(language=language)
    begin(page, DUEL, ".theatre")
    expect(page.locator("#deal")).not_to_be_empty()
    expect(page.locator(".panel.chance")).to_be_visible()
    seen: set[str] = set()

    def look(part: str) -> None:
        seen.add(part)
        for width, height in (DESK, (1366, 768)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            assert page.evaluate(OUT_OF_ROOM) == [], (part, width, height)

    for _ in range(SOON):
        part = phase(page)
        if part == "setup" and "setup" in seen:
            break
        look(part)
        before = version(page)
        if part == "setup":
            draw_up(page)
        elif part == "assign":
            page.locator("[data-orders] [data-action]").first.click()
        elif part == "window":
            page.locator("[data-answer]").last.click()
        elif part == "battle":
            page.locator("[data-place][data-source]").first.click()
            look("chosen")
            page.locator(".orders [data-do='run']").first.click()
        else:
            page.locator("[data-target]").first.click()
            page.locator(".orders [data-confirm]").click()
        moved_on(page, before)
    assert seen >= {"setup", "battle", "chosen"}
    expect(page.locator("[data-round='1']")).to_be_visible()
    look("round")
    page.locator("[popovertarget=site-menu]").click()
    page.locator("#site-menu button:has(use[href='#flag'])").click()
    page.get_by_role("dialog").locator(".btn.go, .btn.bad, .btn").first.click()
    expect(page.locator(".panel.end")).to_be_visible()
    look("end")


def phase(page: Page) -> str:
    """Wait until one's own turn and return what is to be done, looking at nothing before."""
    expect(page.locator("[data-orders]:not([data-orders=''])")).to_be_visible()
    return page.locator("[data-orders]").first.get_attribute("data-orders") or ""


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_target_of_range_is_told_with_its_odds(visit: Opener, size: tuple[int, int]) -> None:
    page = visit(size=size)
    seed, moves = campaign.ranged()
    table = campaign.sit(page, seed)
    table.advance(moves)
    table.show()
    page.locator("[data-alone]:visible, [data-take]:visible, [data-peek]:visible").first.click()
    target = page.locator("[data-target]").first
    target.focus()
    page.keyboard.press("Enter")
    long = page.locator("[role='status'] p").filter(has_text=re.compile(r"the \d+ cards that .* may be"))
    expect(long).to_have_count(1)
    if size == DESK:
        expect(long).to_be_in_viewport()
        return
    # The panel of orders lies below a phone's board: the ask has them in few words.
    short = page.locator(".ask p").filter(has_text=re.compile(r"^\d+ possible cards: \d+ falls?"))
    expect(short).to_be_in_viewport()
    assert short.evaluate("(told) => told.clientHeight / parseFloat(getComputedStyle(told).lineHeight)") < 2.5


def test_a_window_for_an_answer_takes_the_focus_and_is_announced(visit: Opener) -> None:
    ann, bob = visit(size=DESK), visit(size=DESK)
    sit(ann, "invite")
    accept(bob, ann.get_by_label("Invite a friend").input_value())
    first, second = by_turn(ann, bob)
    for page in (first, second):
        draw_up(page)
    first.locator("[data-orders] [data-action]").first.click()
    expect(second.locator(".lane")).to_have_count(2)
    assert second.evaluate("document.activeElement !== document.body")
    first.locator("[data-place][data-source]").first.click()
    first.locator("[data-place][data-drop]").first.click()
    first.locator("[data-confirm]:visible").last.click()
    expect(second.locator("[data-answer]").first).to_be_visible()
    ask = second.locator(".ask h1").inner_text()
    expect(second.locator("[data-said]")).to_have_text(re.compile(re.escape(ask) + "$"))
    assert re.search(r" attacks your hidden .+\. Answer\?$", ask)
    spoken = second.locator("[data-said]").inner_text()
    assert spoken.count(" attacks ") == 1, "the attack is told once, by the ask"
    expect(second.locator("[data-recent]")).to_have_count(0)
    expect(second.locator("[data-answers]")).not_to_contain_text(" attacks ")
    expect(second.locator("[data-answer] small").first).to_have_text(re.compile(r"falls?\."))
    assert second.evaluate("document.activeElement !== document.body")


UNDER: Final = """
(cards) => cards.map((card) => {
  const {left, top, width, height} = card.getBoundingClientRect();
  const [x, y] = [left + 12, top + height / 2];
  return document.elementFromPoint(x, y)?.closest('[data-place]') === card && getComputedStyle(card).zIndex;
})
"""
"""Of cards that overlap, how high each is at its left edge; false for one that lies under another there."""


def test_a_hint_for_neighbours_hides_none_of_the_next(visit: Opener) -> None:
    page = visit()
    table = campaign.sit(page, 1)
    table.advance(campaign.arrayed(CROWDED["four against one, twice"], []))
    table.show()
    cards = page.locator(".lane .rank:has(> :nth-child(4))").first.locator("[data-place]")
    expect(cards).to_have_count(4)
    cards.evaluate_all("(all) => all.slice(1, 3).forEach((card) => card.setAttribute('data-hinted', ''))")
    assert cards.evaluate_all(UNDER) == ["auto", "3", "3", "auto"]
    clipped = cards.nth(2).locator(".face").evaluate("(face) => getComputedStyle(face).clipPath")
    hidden = float(re.findall(r"-?[\d.]+px", clipped)[1].removesuffix("px"))
    broad, seen = (cards.nth(2).locator(".face").evaluate("(one) => one.offsetWidth"), box_of(cards.nth(2))["width"])
    assert abs(broad - hidden - seen) < 1, "what would lie over the next card isn't drawn"
