"""A whole game in the browser, to the win: by mouse, by finger, by keys alone; through a reload and a killed server."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect
from tests.e2e.conftest import PHONE
from tests.e2e.sitting import Finger, Keys, Mouse, advance, begin, moved_on, solution, version

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute
    from tests.e2e.conftest import Opener, Server

NAMES = "all => all.map(card => card.ariaLabel)"


def laid(page: Page) -> list[str]:
    """Return the regions of the kingdom."""
    names: list[str] = page.locator(".kingdom article").evaluate_all(NAMES)
    return names


def all_hold(page: Page) -> bool:
    """Return whether no requirement is open any more."""
    expect(page.locator(".region .holds").first).to_be_visible()
    return page.locator(".region .cannot, .region .short").count() == 0


def test_a_game_is_won_by_mouse_through_a_reload(visit: Opener) -> None:
    page = visit()
    table = begin(page)
    steps = solution(page, table)
    half = len(steps) // 2
    Mouse(page).play(steps[:half])
    before = laid(page)
    page.reload()
    expect(page.locator(".kingdom article")).to_have_count(len(before))
    assert laid(page) == before
    Mouse(page).play(steps[half:])
    expect(page.get_by_role("heading", name="The kingdom is safe!", level=1)).to_be_visible()
    assert all_hold(page)


LOST = {"game": "twelve-patrols", "from": {"kind": "code", "code": "fiendish/1MKEY-TC4X5"}}
"""No order of the cards wins with this roll."""


def test_a_deal_that_is_lost_says_so_and_goes_on_or_gives_way_to_another(visit: Opener) -> None:
    page = visit()
    table = begin(page, json.dumps(LOST))
    doom, another = page.locator(".orders .doom"), page.locator("[data-doom-deal]")
    supply = page.locator("section.supply")
    expect(doom).to_contain_text("This deal can’t be won")
    expect(another).to_be_in_viewport(ratio=1)
    expect(page.locator(".orders .calm")).to_have_count(0)  # nothing says that all is well
    before = supply.bounding_box()
    Mouse(page).play([{"do": "place", "region": 1, "target": 0}])
    expect(page.locator(".kingdom article")).to_have_count(1)
    expect(page.locator("[data-doom-again]")).to_have_count(0)  # to begin it again would not help
    assert supply.bounding_box() == before
    another.click()
    expect(page.locator(".kingdom article")).to_have_count(0)
    assert table not in page.url


def test_a_game_that_is_lost_begins_anew(visit: Opener) -> None:
    page = visit()
    begin(page, json.dumps({"game": "twelve-patrols", "from": {"kind": "code", "code": "fiendish.2/0HB3W-X2PAW"}}))
    steps: list[dict[str, Any]] = [{"do": "place", "region": 7, "target": 0}, {"do": "end"}]
    Mouse(page).play([*steps, {"do": "place", "region": 2, "target": 1}, {"do": "end"}])
    expect(page.locator(".orders .doom")).to_contain_text("start this deal again")
    page.locator("[data-doom-again]").click()
    expect(page.locator(".kingdom article")).to_have_count(0)


def test_nothing_is_to_be_filled_while_a_die_is_changed(visit: Opener) -> None:
    page = visit()
    begin(page)
    page.locator("[data-change]").click()
    page.locator(".supply [data-item]").first.click()
    expect(page.locator(".orders .calm")).to_have_text("Choose a die and its new value")


def test_a_game_that_is_over_tells_the_same_to_who_comes_back_and_to_who_only_watches(visit: Opener) -> None:
    page = visit()
    table = begin(page)
    steps = solution(page, table)
    advance(page, table, steps[:-1])
    page.wait_for_timeout(1000)  # it took a second at least
    advance(page, table, steps[-1:])
    end, again = page.locator(".panel.end"), page.get_by_role("button", name="Again", exact=True)
    expect(end.get_by_role("heading")).to_have_text("Won")  # the ask says that the kingdom is safe
    expect(again).to_be_visible()
    took = end.locator("dd").first.inner_text()
    assert took != "0:00"
    page.reload()
    expect(end.locator("dd").first).to_have_text(took)
    other = visit()
    other.goto(page.url)
    end, again = other.locator(".panel.end"), other.get_by_role("button", name="Again", exact=True)
    expect(end.get_by_role("heading")).to_have_text("Won")  # the ask says that the kingdom is safe
    expect(end.locator("dd").first).to_have_text(took)
    expect(again).to_have_count(0)


def test_a_game_is_won_by_finger_on_a_phone_in_french(visit: Opener) -> None:
    page = visit(size=PHONE, language="fr")
    table = begin(page)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    Finger(page).play(solution(page, table))
    expect(page.get_by_role("heading", name="Le royaume est sauvé", level=1)).to_be_visible()
    assert all_hold(page)


def test_a_game_is_won_by_keys_alone_though_the_server_is_killed(visit: Opener, server: Server) -> None:
    page = visit()
    table = begin(page)
    steps = solution(page, table)
    Keys(page).play(steps[:9])
    before = laid(page)
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")  # an earlier visitor may have fetched the part
    server.stop(kill=True)
    try:
        expect(page.get_by_role("status")).to_contain_text("Connection lost")
        assert laid(page) == before
        page.evaluate("window.stays = true")
        with page.expect_event("requestfailed", lambda lost: "/assets/" in lost.url):  # a part that comes late
            page.get_by_role("button", name="Menu").click()
    finally:
        server.start()
    expect(page.get_by_role("status")).not_to_contain_text("Connection lost")
    expect(page.get_by_role("button", name="Links", exact=True)).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Links", exact=True)).to_have_count(0)
    assert page.evaluate("window.stays")
    assert laid(page) == before
    Keys(page).play(steps[9:])
    expect(page.get_by_role("heading", name="The kingdom is safe!", level=1)).to_be_visible()
    assert all_hold(page)


def test_an_act_whose_answer_was_lost_is_sent_again_and_done_once(visit: Opener) -> None:
    page = visit()
    sent: list[dict[str, Any]] = []

    def between(wire: WebSocketRoute) -> None:
        """Let everything pass, but nothing back from the first act on; then the browser's end drops."""
        far = wire.connect_to_server()
        held = False

        def out(message: str | bytes) -> None:
            nonlocal held
            said = json.loads(message)
            far.send(message)
            if said["type"] == "act":
                sent.append(said)
                held = len(sent) == 1

        def back(message: str | bytes) -> None:
            if not held:
                wire.send(message)
            elif json.loads(message)["type"] == "done":  # it was done, and nobody told the browser
                wire.close(code=1012)

        wire.on_message(out)
        far.on_message(back)

    page.route_web_socket("**/socket", between)
    table = begin(page)
    step = solution(page, table)[0]
    hand = Mouse(page)
    before = version(page)
    hand.play([step])
    expect(page.locator(".kingdom article")).to_have_count(1)
    assert len({act["id"] for act in sent}) == 1 < len(sent)
    assert [(act["table"], act["seat"], act["version"]) for act in sent] == [(table, 0, before)] * len(sent)
    assert version(page) == before + 1
    expect(page.get_by_role("alert")).to_have_count(0)


def test_what_is_pressed_twice_before_its_answer_is_here_is_done_once(visit: Opener) -> None:
    page = visit()
    sent: list[dict[str, Any]] = []
    late: list[tuple[WebSocketRoute, str | bytes]] = []
    held = True

    def between(wire: WebSocketRoute) -> None:
        """Keep back what the server says from the first undo on."""
        far = wire.connect_to_server()

        def out(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "undo":
                sent.append(said)
            far.send(message)

        def back(message: str | bytes) -> None:
            if sent and held:
                late.append((wire, message))
            else:
                wire.send(message)

        wire.on_message(out)
        far.on_message(back)

    page.route_web_socket("**/socket", between)
    table = begin(page)
    Mouse(page).play(solution(page, table)[:2])
    before = version(page)
    page.get_by_role("button", name="Undo", exact=True).dblclick()
    held = False
    for wire, message in late:
        wire.send(message)
    moved_on(page, before)
    assert len(sent) == 1
    expect(page.get_by_role("alert")).to_have_count(0)
