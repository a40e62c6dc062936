"""The pages around the table: finding a deal, entering a box, the record, the settings."""

from __future__ import annotations

import json
import re
import time
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.sitting import WINNABLE, Mouse, advance, begin, box_of, open_table, resized, solution

import vedette

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Route
    from tests.e2e.conftest import Opener

TABLES: Final = {
    "twelve-patrols": ("house", WINNABLE, ".kingdom"),
    "spellfire": ("dales", '{"game": "spellfire", "from": {"kind": "random", "seed": 3}}', ".board"),
    "patrol": ("vanguard", '{"game": "patrol", "seats": "bot", "bot": {"player": "level:0", "seat": 1}}', ".theatre"),
}
"""A deck of each game, a table, and where it is played."""
LISTEN: Final = """
window.heard = 0;
const play = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) {
  window.heard += 1;
  return play.apply(this, when);
};
"""


def test_one_press_on_the_home_lays_a_table(visit: Opener) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("button", name="Play 12 Patrols").click()
    expect(page.locator(".kingdom")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Play a bot Patrol").click()
    expect(page.locator(".theatre")).to_be_visible()


def test_on_a_phone_a_newcomer_finds_the_way_in_above_the_games(visit: Opener) -> None:
    page = visit(size=PHONE)
    page.goto("/")
    headings = page.locator("main h2")
    expect(headings.first).to_have_text("New here?")
    page.get_by_role("button", name="Play 12 Patrols").click()
    expect(page.locator(".kingdom")).to_be_visible()
    page.goto("/")
    expect(headings.last).to_have_text("New here?")


SHIFTS: Final = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, startTime, sources } of list.getEntries())
    if (value > 0.02) shifts.push(`${startTime | 0} ms: ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80))}`);
}).observe({ type: 'layout-shift', buffered: true });
"""
"""Notes what moved although nobody did anything, where it was more than a fiftieth of what is in view.

A font that comes late moves a line or two less than that.
"""


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_comes_late_moves_nothing(visit: Opener, size: tuple[int, int]) -> None:
    page = visit(size=size, painted=True)
    page.add_init_script(SHIFTS)

    def late(route: Route) -> None:
        """Let what is asked of the server come apart, and after what needs no answer."""
        page.wait_for_timeout(60)
        route.continue_()

    page.route("**/api/**", late)
    for path in ("/play/patrol", "/decks/patrol/new", "/daily", "/settings", "/statistics", "/learn/patrol"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("window.shifts") == [], path


@pytest.mark.parametrize("moved", [False, True])
def test_a_press_is_for_what_it_began_on(visit: Opener, moved: bool) -> None:
    page = visit()
    with page.expect_response("**/deferred-*.js") as watching:
        page.goto("/")
    page.evaluate("(url) => import(url)", watching.value.url)  # until it runs
    button = page.get_by_role("button", name="Play 12 Patrols")
    expect(button).to_be_visible()
    box = box_of(button)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate("document.querySelector('main').style.paddingTop = '300px'")  # what comes late moves it away
    if moved:
        page.mouse.move(x + 40, y)  # a hand that thinks better of it
    page.mouse.up()
    if moved:
        page.wait_for_timeout(300)
        expect(button).to_be_visible()
    else:
        expect(page.locator(".kingdom")).to_be_visible()


HEIGHT = """
() => {
  // The game that the tests bring: its plate, and its daily deal, which narrows the others'.
  for (const fourth of document.querySelectorAll('.plate:nth-child(4), .daily li:nth-child(4)')) fourth.remove();
  return document.documentElement.scrollHeight;
}
"""


def test_play_is_the_next_rung_of_the_ladder(visit: Opener) -> None:
    page = visit()
    page.goto("/")
    plate = page.locator(".plate", has_text="12 Patrols")
    expect(plate).to_contain_text("Next: rung 1 of 8, Gentle deck, difficulty 1")
    expect(page.locator("main .go")).to_have_accessible_name(
        "Play 12 Patrols"
    )  # one thing to press, and all in one view
    assert page.evaluate(HEIGHT) <= DESK[1]
    page.get_by_role("button", name="Play 12 Patrols").click()
    expect(page.locator(".panel.deal")).to_contain_text("Gentle deck")
    expect(page.locator("[data-at-rung] dd")).to_have_text("rung 1 of 8")
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto("/")
    expect(page.locator(".resume a").first).to_be_visible()
    assert page.evaluate(HEIGHT) <= 768, "a low window shows all of it, with a game to go on with too"
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.goto("/")
    expect(page.locator("main .go")).to_have_text("continue")
    assert page.evaluate(HEIGHT) <= DESK[1]
    page.locator(".resume a").click()
    table, code = page.url.rpartition("/")[2], page.locator(".panel.deal .code span").first.inner_text()
    other = visit()
    body = json.dumps({"game": "twelve-patrols", "from": {"kind": "code", "code": f"easy/{code}"}})
    advance(page, table, solution(other, begin(other, body)))
    rung = "Rung 1 won. Next: rung 2 of 8, Apprentice deck, difficulty 1"
    expect(page.locator("[data-climbed]")).to_have_text(rung)
    page.get_by_role("button", name="Next rung").click()
    expect(page.locator("[data-at-rung] dd")).to_have_text("rung 2 of 8")
    page.goto("/")
    expect(plate).to_contain_text("Next: rung 2 of 8, Apprentice deck, difficulty 1")
    page.get_by_role("button", name="Play 12 Patrols").click()
    expect(page.locator(".kingdom")).to_be_visible()
    expect(page.locator(".panel.deal")).to_contain_text("Apprentice deck")
    page.goto("/play/patrol")
    expect(page.locator("[data-rung]")).to_contain_text("Next: rung 1 of 8, Vanguard, Bot 1")
    page.locator("[data-rung]").click()
    expect(page.locator(".theatre")).to_be_visible()


def test_what_is_unfinished_is_offered_again(visit: Opener) -> None:
    page = visit(size=PHONE)
    table = begin(page)
    page.goto("/")
    waiting = page.locator(f".resume a[href='/table/{table}']")
    expect(waiting).to_contain_text(re.compile(r"12 Patrols.*turn 1 of 9 · (now|\d+ (second|minute)s? ago)"))
    waiting.click()
    expect(page.locator(".kingdom")).to_be_visible()


LINES: Final = """
(all) => all.map((button) => {
  const words = document.createRange();
  words.selectNode(button.firstChild);
  return new Set([...words.getClientRects()].map(({top}) => top)).size;
})
"""
"""How many lines the words of each button take."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_unfinished_moves_no_game_when_it_comes(visit: Opener, language: str) -> None:
    """Its room on a phone is kept from the last time; where none was, it stands below the games."""
    page = visit(size=PHONE, language=language, painted=True)
    page.add_init_script(
        "window.shifts = [];"
        "const watch = new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({value}) => value)));"
        "watch.observe({type: 'layout-shift', buffered: true});"
    )

    def late(route: Route) -> None:
        time.sleep(0.2)
        route.continue_()

    page.route("**/api/**", late)
    duel = '{"game": "patrol", "from": {"kind": "random"}, "seats": "bot", "bot": {"player": "level:1"}}'
    for bodies, first, above in (
        ([], 0, False),
        ([WINNABLE], 1, False),
        ([], 1, True),
        ([duel], 1, True),
        ([], 2, True),
    ):
        page.goto("/settings")
        for body in bodies:
            open_table(page, body)
        page.goto("/")
        expect(page.locator(".resume .rows a")).to_have_count(first)
        expect(page.locator(".rung").nth(2)).not_to_be_empty()
        page.wait_for_timeout(300)
        assert page.evaluate("shifts") == []
        if not first:
            continue  # nothing is said of nothing
        resume, plates = (box_of(page.locator(each)) for each in (".resume", ".plates"))
        assert (resume["y"] < plates["y"]) is above
    for width in (360, 1101, 1180):
        page.set_viewport_size({"width": width, "height": 800})
        lines = page.locator(".plate .btn").evaluate_all(LINES)
        assert set(lines) == {1}, width


def test_the_same_code_gives_the_same_deal(visit: Opener) -> None:
    page = visit()
    begin(page)
    code = page.locator(".deal .code").evaluate("code => code.firstChild.textContent")
    cards = page.locator(".display [data-region]").evaluate_all("all => all.map(card => card.dataset.region)")
    page.goto("/play/twelve-patrols")
    page.get_by_label("By code or number").fill(code)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".kingdom")).to_be_visible()
    assert page.locator(".display [data-region]").evaluate_all("all => all.map(card => card.dataset.region)") == cards


def test_a_number_gives_the_deal_that_it_gives_everywhere(visit: Opener) -> None:
    page = visit()
    page.goto("/play/twelve-patrols")
    page.get_by_label("By code or number").fill("7")
    page.get_by_role("button", name="Play", exact=True).click()
    game = vedette.game("twelve-patrols")
    expect(page.locator(".deal .code")).to_contain_text(game.code(vedette.random_deal(game, seed=7)))


def test_a_wrong_code_is_told_in_words(visit: Opener) -> None:
    page = visit()
    page.goto("/play/twelve-patrols?code=nonsense")
    expect(page.get_by_role("alert")).to_contain_text("nonsense")


@pytest.mark.parametrize("name", ["twelve-patrols", "spellfire"])
def test_a_link_to_a_deal_opens_that_deal(visit: Opener, name: str) -> None:
    page = visit(size=DESK)
    game = vedette.game(name)
    code = game.code(vedette.random_deal(game, seed=7))
    page.goto("/")
    page.goto(f"/play/{name}?code={quote(code)}")
    page.wait_for_url("**/table/*")
    expect(page.locator(".deal .code")).to_contain_text(code.rpartition("/")[2])
    page.go_back()
    expect(page.get_by_role("heading", name="Choose a deal")).to_be_visible()


def test_a_link_to_a_deal_of_a_duel_asks_only_who_plays_it(visit: Opener) -> None:
    page = visit(size=DESK)
    game = vedette.game("patrol", "legion,shadows", ["rounds-2"])
    code = game.code(vedette.random_deal(game, seed=7))
    page.goto(f"/play/patrol?code={quote(code)}")
    expect(page.get_by_text(code)).to_be_visible()
    expect(page.get_by_role("button", name="Invite")).to_have_count(0)
    with page.expect_request(lambda sent: "/api/tables" in sent.url and sent.method == "POST") as asked:
        page.get_by_role("button", name="Level 0").click()
    assert (asked.value.post_data_json or {})["from"] == {"kind": "code", "code": code}
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("2 rounds").first).to_be_visible()


def test_a_deck_that_a_link_brought_is_named_in_the_chooser(visit: Opener) -> None:
    page = visit()
    code = page.request.get("/api/decks/patrol/venom").json()["code"]
    page.goto(f"/decks/patrol/{code}")
    page.get_by_role("link", name="Play with this deck").click()
    expect(page.locator("#deck")).to_have_value(code)
    expect(page.locator("#deck option:checked")).to_have_text("Venom")
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-rung]")).to_have_count(0)  # it would be played with another deck
    page.goto("/play/patrol?deck=nobody-has-it")
    expect(page.locator("#deck")).to_have_value("vanguard")


def test_a_goal_is_one_choice(visit: Opener) -> None:
    page = visit(size=DESK)
    page.goto("/play/patrol")
    expect(page).to_have_title("Choose your opponent · Patrol · Vedette")
    goal = page.get_by_role("radiogroup", name="Goal")
    expect(goal.get_by_label("Twenty points")).to_be_checked()
    for name in ("Quick", "Lore", "Eight rounds"):
        goal.get_by_label(name).check()
    page.get_by_label("Wounds").check()
    with page.expect_request(lambda sent: "/api/tables" in sent.url and sent.method == "POST") as asked:
        page.get_by_role("button", name="Level 0").click()
    assert sorted((asked.value.post_data_json or {})["options"]) == ["rounds-8", "wounds"]


def test_each_way_finds_a_deal(visit: Opener) -> None:
    page = visit()
    for name in ("A winnable deal", "Any deal", "Daily deal"):
        page.goto("/play/twelve-patrols")
        page.get_by_label("Late placement").check()
        page.get_by_role("button", name=name).click()
        expect(page.locator(".kingdom")).to_be_visible()


def test_only_the_grades_of_a_deck_are_offered(visit: Opener) -> None:
    page = visit()
    page.goto("/play/twelve-patrols")
    expect(page.locator(".grades button")).to_have_count(5)
    page.get_by_label("Deck", exact=True).select_option("easy")
    expect(page.locator(".grades button")).to_have_count(1)


def test_a_record_is_downloaded_and_opened_again(visit: Opener) -> None:
    page = visit()
    table = begin(page)
    advance(page, table, solution(page, table)[:3])
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download the game file").click()
    path = coming.value.path()
    page.goto("/play/twelve-patrols")
    page.get_by_label("From a game file or a deal file").set_input_files(path)
    expect(page.locator(".kingdom article")).not_to_have_count(0)
    assert table not in page.url
    expect(page.locator(".panel.deal")).to_contain_text("replay")


def test_a_box_is_entered_checked_saved_and_played(visit: Opener) -> None:
    page = visit()
    page.goto("/decks/twelve-patrols/new")
    page.get_by_label("Deck name").fill("attic")
    page.get_by_label("Name of card 1", exact=True).fill("Old Mill")
    expect(page.locator(".check li").first).to_contain_text("Name of card 2: nothing is entered yet")
    for number in range(2, 10):
        page.get_by_label(f"Name of card {number}", exact=True).fill(f"Place {chr(64 + number)}")
    page.get_by_label("North").first.select_option("items 3")
    expect(page.get_by_text("This deck is ready to play.")).to_be_visible()
    page.get_by_role("button", name="Save deck").click()
    expect(page.get_by_role("heading", name="attic")).to_be_visible()
    expect(page.locator(".region")).to_have_count(9)
    page.get_by_role("link", name="Play with this deck").click()
    page.get_by_role("button", name="Any deal").click()
    expect(page.locator(".kingdom")).to_be_visible()


def test_a_deck_begins_with_any_other_and_asks_before_work_is_lost(visit: Opener) -> None:
    page = visit()
    page.goto("/decks/patrol/new")
    start, name = page.get_by_label("Start with"), page.get_by_label("Deck name")
    expect(page.locator(".check")).to_contain_text("Problems show up here")
    start.select_option("vanguard")
    expect(name).to_have_value("Vanguard 2")
    expect(page.locator(".fine")).to_be_visible()
    page.locator("[data-soldier='bard']").click()
    expect(page.locator(".check li").first).to_be_visible()
    start.select_option("legion")
    page.get_by_role("dialog").get_by_role("button", name="Never mind").click()
    expect(start).to_have_value("vanguard")
    expect(page.locator(".check li").first).to_be_visible()
    start.select_option("orchard")
    page.get_by_role("button", name="Start over").click()
    expect(name).to_have_value("Orchard 2")
    page.get_by_role("button", name="As a file").click()
    page.get_by_label("The deck as a file").fill("nonsense")
    expect(page.locator(".check li").first).to_be_visible()
    expect(page.get_by_role("button", name="As cards")).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize("game", ["twelve-patrols", "spellfire"])
def test_every_game_with_a_deal_of_the_day_and_a_lesson_has_them_at_home(visit: Opener, game: str) -> None:
    page = visit()
    page.goto("/")
    name = {"twelve-patrols": "12 Patrols", "spellfire": "Solitaire Spellfire"}[game]
    expect(page.get_by_role("button", name=f"Daily deal, {name}")).to_be_visible()
    page.locator(f"main a[href='/learn/{game}']").click()
    expect(page.get_by_role("heading", name=f"Learn by playing: {name}")).to_be_visible()


def test_a_finished_game_is_counted_and_can_be_seen_again(visit: Opener) -> None:
    page = visit()
    table = begin(page)
    advance(page, table, solution(page, table))
    expect(page.get_by_role("heading", name="The kingdom is safe!", level=1)).to_be_visible()
    page.goto("/statistics")
    expect(page.locator(".score")).to_contain_text("1 of 1 won")
    expect(page.locator("#h-rows-twelve-patrols")).to_contain_text("12 Patrols")
    page.locator(f"a[href='/table/{table}']").click()
    expect(page.get_by_role("heading", name="The kingdom is safe!", level=1)).to_be_visible()


def test_a_share_of_enough_games_has_its_interval(visit: Opener) -> None:
    page = visit()
    none = {"played": 0, "won": 0, "streak": 0, "best_streak": 0, "seconds": 0, "fastest": None, "drawn": 0}
    few, many = ({"alone": {**none, "played": 4, "won": 1}}, {"alone": {**none, "played": 5, "won": 1}})
    game = {"game": "patrol", "alone": many["alone"], "assisted": none, "unfinished": 0, "rows": [], "decks": []}
    rows = [
        {"name": "level:1", "words": "Bot 1", **many, "assisted": none, "low": 0.0362, "high": 0.6245},
        {"name": "level:2", "words": "Bot 2", **few, "assisted": none, "low": None, "high": None},
    ]
    page.route("**/api/statistics*", lambda route: route.fulfill(json={"games": [{**game, "opponents": rows}]}))
    page.goto("/statistics")
    table = page.locator("[data-versus='opponents-patrol']")
    expect(table.locator("tbody tr").first.locator("[data-range]")).to_have_text("4% \N{EN DASH} 62%")
    expect(table.locator("[data-range]")).to_have_count(1)
    expect(table).to_contain_text("95% interval")
    expect(page.locator("[data-versus='decks-patrol']")).not_to_contain_text("95% interval")


def test_two_decks_are_compared_while_one_looks_on(visit: Opener) -> None:
    page = visit()
    page.goto("/decks")
    page.locator("a[href='/lab/patrol']").click()
    compare = page.locator("section", has=page.get_by_role("heading", name="Compare decks"))
    compare.get_by_label("New deck").select_option("venom")
    compare.get_by_label("Played by").select_option("level:0")
    page.get_by_role("button", name="Compare", exact=True).click()
    found = page.locator(".found")
    expect(found.locator("figure")).to_contain_text("points")
    expect(found).to_contain_text("deals for both, seed 1")
    page.get_by_role("button", name="Stop").click()
    expect(found).to_have_count(0)
    compare.get_by_label("Compared with").select_option("venom")
    expect(page.get_by_role("button", name="Compare", exact=True)).to_be_visible()


def test_the_lab_studies_decks_and_finds_deals(visit: Opener) -> None:
    page = visit()
    page.goto("/lab/twelve-patrols")
    study = page.locator("section", has=page.get_by_role("heading", name="Study decks and players"))
    study.get_by_label("Gentle deck").check()
    study.get_by_label("House deck", exact=True).uncheck()
    study.get_by_label("Bot 0").check()
    study.get_by_label("Deals").select_option("50")
    study.get_by_role("button", name="Start the study").click()
    expect(study.get_by_role("img")).to_have_attribute(
        "aria-label", re.compile("Gentle deck: 100.0% of deals can be won")
    )
    expect(study.locator(".told")).to_contain_text("50 deals")
    with page.expect_download() as waiting:
        study.get_by_role("button", name="Download as CSV").click()
    rows = waiting.value.path().read_text(encoding="utf-8").splitlines()
    assert rows[0].startswith("study,game,deck,")
    assert len(rows) == 1 + 50
    found = page.locator("section", has=page.get_by_role("heading", name="Find deals"))
    found.get_by_label("From the deck").select_option("easy")
    found.get_by_role("button", name="Search").click()
    expect(found.locator("li")).to_have_count(5)
    found.locator("li a").first.click()
    expect(page).to_have_url(re.compile(r"/table/\w+"))  # by way of the chooser, which follows a deal's link
    expect(page.locator(".kingdom")).to_be_visible()


def test_a_deck_with_faults_is_compared_with_nothing(visit: Opener) -> None:
    page = visit()
    page.goto("/decks/patrol/new?from=vanguard")
    effect = page.locator(".effect")
    button = effect.get_by_role("button", name="Compare", exact=True)
    page.locator("[data-soldier='bard']").click()
    expect(page.locator(".check li").first).to_be_visible()
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(effect).to_contain_text("once the cards have no problems")


def test_another_browser_is_signed_out_from_the_settings(visit: Opener) -> None:
    page, other = visit(), visit()
    table = begin(page)
    other.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]  # what a context told, another takes
    other.goto("/statistics")
    expect(other.locator(f"a[href='/table/{table}']")).to_have_count(1)
    page.goto("/settings")
    page.get_by_role("button", name="Sign out elsewhere").click()
    expect(page.get_by_text("Only this browser is you now.")).to_be_visible()
    other.reload()
    expect(other.get_by_role("heading", level=1)).to_be_visible()
    expect(other.locator(f"a[href='/table/{table}']")).to_have_count(0)
    page.goto(f"/table/{table}")
    expect(page.locator("#main[data-version]")).to_be_visible()


def test_a_newcomer_is_asked_for_no_code_of_another_browser(visit: Opener) -> None:
    page = visit()
    page.goto("/statistics")
    expect(page.locator("#lore")).to_be_visible()
    expect(page.locator("#lore-token")).to_be_hidden()
    page.locator("#lore summary").click()
    expect(page.locator("#lore-token")).to_be_visible()


def test_settings_last(visit: Opener) -> None:
    page = visit()
    page.goto("/settings")
    page.get_by_label("Dark", exact=True).check()
    page.get_by_label("Français").check()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_page_whose_words_are_gone_is_loaded_anew(visit: Opener) -> None:
    """A server that was renewed has words and scripts by other names than those that an open page asks for."""
    page = visit()
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("window.stays = true")
    asked: list[str] = []

    def gone(route: Route) -> None:
        """Answer as the renewed server does, until the page asks it for all that is there now."""
        if "quiet" in asked and route.request.method == "GET":
            return route.fallback()
        asked.append("quiet" if "quiet" in route.request.url else "script")
        return route.fulfill(status=404)

    page.route("**/assets/words-*/en/quiet.json", gone)
    page.route("**/assets/index-*.js", gone)
    page.get_by_role("link", name="Statistics").first.click()
    expect(page.get_by_role("heading", name="Statistics", level=1)).to_be_visible()
    assert page.evaluate("window.stays") is None
    assert asked == ["quiet", "script"]


SIZES = [(720, 450), (683, 384), (640, 400), (621, 400), (320, 256)]
"""1440, 1366 and 1280 wide at 200%, and 1280 at 400%; a page is opened in the first and resized."""
FIRST = next(iter(TABLES))


@pytest.mark.parametrize("game", TABLES)
def test_at_twice_the_size_nothing_scrolls_sideways(visit: Opener, game: str) -> None:
    page = visit(size=SIZES[0])
    deck, form, board = TABLES[game]
    begin(page, form, board)
    paths = [page.url, f"/play/{game}", f"/decks/{game}/{deck}", f"/rules/{game}"]
    if game == FIRST:  # these are of no game
        paths += ["/", "/statistics", "/settings"]
    for path in paths:
        page.goto(path)
        expect(page.locator("#main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        for size in resized(page, SIZES):
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{path} {size}"


def test_nothing_is_heard_before_it_is_wanted(visit: Opener) -> None:
    page = visit()
    page.add_init_script(LISTEN)
    table = begin(page)
    steps = solution(page, table)
    Mouse(page).play(steps[:1])
    assert page.evaluate("window.heard") == 0
    page.goto("/settings")
    page.get_by_label("Sounds").check()
    page.goto(f"/table/{table}")
    Mouse(page).play(steps[1:2])
    page.wait_for_function("() => window.heard > 0")


def test_a_deck_is_made_up_wished_for_and_kept(visit: Opener) -> None:
    page = visit()
    page.goto("/decks/spellfire/new")
    page.get_by_label("Start with").select_option("a random deck")
    title = page.get_by_label("Deck name")
    expect(title).to_have_value(re.compile("^Random "))
    expect(page.locator(".check .fine")).to_be_visible()
    page.locator("#wish-world").select_option("Ravenloft")
    page.get_by_role("button", name="Another random deck").click()
    expect(title).to_have_value(re.compile("^Ravenloft "))
    title.fill("mists of mine")
    page.get_by_role("button", name="Another random deck").click()
    page.get_by_role("button", name="Never mind").last.click()
    expect(title).to_have_value("mists of mine")
    page.get_by_role("button", name="Save deck").click()
    expect(page.locator("h1")).to_have_text("mists of mine")


def test_long_lists_show_few_rows_and_are_searched(visit: Opener) -> None:
    page = visit()
    page.goto("/decks")
    decks = page.locator("section", has=page.get_by_role("heading", name="Solitaire Spellfire"))
    expect(decks.locator("li")).to_have_count(5)
    decks.get_by_role("button", name="Show all 15").click()
    expect(decks.locator("li")).to_have_count(15)
    decks.get_by_role("button", name="Show fewer").click()
    expect(decks.locator("li")).to_have_count(5)
    decks.get_by_role("searchbox").fill("FAERUN oerth")
    expect(decks.locator("li")).to_have_text(re.compile("Faerûn and Oerth"))
    expect(decks.get_by_role("status")).to_have_text("1 of 15")
    decks.get_by_role("searchbox").fill("nothing at all")
    expect(decks).to_contain_text("Nothing matches “nothing at all”.")


def test_what_cannot_be_opened_is_answered_on_the_page(visit: Opener, tmp_path: Path) -> None:
    page = visit()
    page.goto("/play/twelve-patrols")
    page.locator("#code").press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Type a code or a number first.")
    expect(page.locator("#code")).to_be_focused()
    for text, said in (("", "“deal.json” is empty."), ('{"game": ', "“deal.json” isn’t complete")):
        file = tmp_path / "deal.json"
        file.write_text(text, encoding="utf-8")
        page.locator("#record").set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text(said)
    page.route("**/api/tables?*", lambda _: None)  # as long as finding a deal may take
    page.get_by_role("button", name="fiendish").click()
    expect(page.locator("[data-waiting]")).to_contain_text("winnable deal of difficulty 5")
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator("[data-waiting]")).to_have_count(0)
    expect(page.get_by_role("button", name="fiendish")).to_be_focused()
    page.unroute("**/api/tables?*")
    page.locator("#code").fill("nonsense!")
    page.locator("#code").press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("isn’t a code")
    page.get_by_role("link", name="Vedette").click()
    expect(page.locator(".plates")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)  # it was the other page's
