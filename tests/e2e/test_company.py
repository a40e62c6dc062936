"""Two at a table and what goes wrong between them: a wire that is cut, somebody who stays away, time that runs out."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.cutting import Wire
from tests.e2e.sitting import accept, box_of, moved_on, open_table, opened, version
from tests.e2e.test_bot import choose
from tests.e2e.test_duel import act, open_duel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page
    from tests.e2e.conftest import Opener, Server

LOST = "Connection lost"
BETWEEN = """() => {
  const [board, panel] = ['.mid', '.company'].map((part) => document.querySelector(part).getBoundingClientRect());
  return board.top - panel.bottom;
}"""
"""Pixels from what people ask of each other to the board below: both measured at once, since either may still grow."""


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    made = Wire(server.port)
    yield made
    made.close()


def met(visit: Opener, wire: Wire) -> tuple[Page, Page]:
    """Two at a table, the second at the end of the wire; it is his turn."""
    ann, bob = visit(), visit(size=PHONE)
    table = open_duel(ann, "invite")
    secret = ann.get_by_label("Invite a friend").input_value().partition("#")[2]
    accept(bob, f"{wire.address}/table/{table}#{secret}")
    expect(bob.locator(".chart p").first).to_be_visible()
    act(ann)
    act(ann)
    expect(bob.locator("[data-action]").first).to_be_visible()
    return ann, bob


def test_a_wire_that_is_cut_is_told_and_heals(visit: Opener, wire: Wire) -> None:
    ann, bob = met(visit, wire)
    wire.cut()
    expect(bob.get_by_role("status").filter(has_text=LOST)).to_be_visible()
    expect(ann.locator("[data-claim]")).to_be_visible()
    expect(ann.locator(".company")).to_contain_text("Your opponent left")
    wire.mend()
    expect(bob.get_by_text(LOST)).to_have_count(0)
    expect(ann.locator("[data-claim]")).to_have_count(0)
    before = version(ann)
    bob.locator("[data-action]").first.tap()
    moved_on(ann, before)


def test_a_choice_made_while_the_wire_is_cut_is_done_once_it_is_mended(visit: Opener, wire: Wire) -> None:
    _, bob = met(visit, wire)
    before = version(bob)
    wire.cut()
    expect(bob.get_by_role("status").filter(has_text=LOST)).to_be_visible()
    bob.locator("[data-action]").first.tap()
    wire.mend()
    moved_on(bob, before)


def test_who_waits_in_vain_claims_the_win(visit: Opener, wire: Wire) -> None:
    ann, bob = met(visit, wire)
    bob.close()
    ann.locator("[data-claim]").click()
    expect(ann.locator(".ask h1")).to_have_text("You win")
    expect(ann.locator(".panel.end")).to_contain_text("Your opponent left")


def test_a_player_gives_up_while_the_other_is_to_act(visit: Opener, wire: Wire) -> None:
    ann, bob = met(visit, wire)
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Give up").click()
    expect(ann.get_by_role("dialog")).to_contain_text("opponent wins")
    ann.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(ann.locator(".ask h1")).to_have_text("You lose")
    for page, who in ((ann, "You"), (bob, "Your opponent")):
        expect(page.locator(".panel.end")).to_contain_text(f"{who} gave up")
        expect(page.locator(".log .closing")).to_contain_text(f"{who} gave up")


def test_time_runs_out(visit: Opener) -> None:
    page = visit(size=PHONE, language="fr")
    open_duel(page, "here", ', "clock": {"bank": 10}')
    page.locator("[data-take]").tap()
    expect(page.get_by_role("timer").first).to_have_text(re.compile(r"0:0\d"))
    expect(page.locator(".panel.end")).to_contain_text("est écoulé")


def test_both_at_this_screen_are_chosen_and_hand_it_over(visit: Opener) -> None:
    page = visit(size=PHONE, language="fr", theme="dark")
    choose(page)
    page.get_by_role("button", name="À deux sur cet écran").tap()
    expect(page.locator("[data-take]")).to_be_focused()
    expect(page.locator(".chart")).to_have_count(0)


def test_somebody_is_invited_from_the_chooser_with_a_clock(visit: Opener) -> None:
    page = visit()
    choose(page)
    page.get_by_label("Clock").select_option("1")
    page.get_by_role("button", name="Invite a friend").click()
    expect(page.get_by_label("Invite a friend")).to_have_value(re.compile("/table/.*#"))
    expect(page.get_by_role("timer")).to_have_count(2)


def test_a_line_that_dies_without_a_word_is_found_out_and_opened_again(visit: Opener, wire: Wire) -> None:
    page = visit(size=PHONE)
    page.clock.install()
    table = open_table(page)
    with page.expect_websocket() as opened:
        page.goto(f"{wire.address}/table/{table}")
    expect(page.locator(".kingdom")).to_be_visible()
    for _ in range(2):  # it is asked whether anybody is there, and answered
        with opened.value.expect_event("framereceived"):
            page.clock.fast_forward(25_000)
    expect(page.locator(".kingdom")).to_be_visible()
    expect(page.get_by_text(LOST)).to_have_count(0)
    wire.hush()
    page.clock.fast_forward(25_000)
    expect(page.get_by_text(LOST)).to_have_count(0)
    page.clock.fast_forward(11_000)
    expect(page.get_by_role("status").filter(has_text=LOST)).to_be_visible()
    expect(page.get_by_text(re.compile(LOST + r" since ([01]\d|2[0-3]):[0-5]\d\."))).to_be_visible()
    wire.mend()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text(LOST)).to_have_count(0)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text(LOST)).to_have_count(0)


def test_who_is_invited_is_told_the_rules_in_force_before_sitting_down(visit: Opener) -> None:
    ann, bob = visit(size=DESK), visit(size=PHONE, language="fr")
    body = (
        '{"game": "patrol", "options": ["quick", "wounds", "free-reveals"], "from": {"kind": "random"},'
        ' "seats": "invite", "clock": {"bank": 600, "increment": 5}}'
    )
    ann.goto(f"/table/{open_table(ann, body)}")
    told = ann.locator(".deal [data-force]")
    for words in ("Quick", "Wounds", "Free reveals", "10 min + 5 s per turn"):
        expect(told).to_contain_text(words)
    expect(told.locator("div").first).to_have_text(re.compile("Goal.*Quick"))
    expect(told.locator("dt")).to_have_text(["Goal", "Variants", "Clock"])
    ann.keyboard.press("g")
    expect(ann.get_by_role("dialog").locator("[data-force] b").first).to_have_text("Quick")
    expect(ann.get_by_role("dialog").locator("[data-force]")).to_contain_text("First to 10 points.")
    ann.keyboard.press("Escape")
    link = ann.get_by_label("Invite a friend").input_value()
    bob.goto(link[:-3])
    expect(bob.get_by_text("Cette invitation ne fonctionne pas ici.")).to_be_visible()
    expect(bob.locator("[data-sit]")).to_have_count(0)
    bob.get_by_role("link", name="Retour à l’accueil").click()
    bob.goto(link)
    for words in ("Rapide", "Blessures", "Révélations libres", "10 min + 5 s par tour"):
        expect(bob.locator("[data-invited] [data-force]")).to_contain_text(words)
    expect(ann.locator(".invite")).to_have_count(1)  # nobody has sat down yet
    bob.locator("[data-sit]").tap()
    expect(bob.locator("[data-orders]")).to_be_visible()
    expect(ann.locator(".invite")).to_have_count(0)
    assert "#" not in bob.url


def test_who_only_watches_leaves_the_seat_free(visit: Opener) -> None:
    ann, bob = visit(), visit()
    open_duel(ann, "invite")
    bob.goto(ann.get_by_label("Invite a friend").input_value())
    bob.locator("[data-watch]").click()
    expect(bob.get_by_role("heading", name="You’re watching", level=1)).to_be_visible()
    assert "#" not in bob.url
    expect(ann.locator(".invite")).to_have_count(1)


def test_a_phone_shows_clocks_and_requests_on_its_first_screen(visit: Opener) -> None:
    ann, bob = visit(), visit(size=PHONE)
    open_duel(ann, "invite", ', "clock": {"bank": 600, "increment": 5}')
    accept(bob, ann.get_by_label("Invite a friend").input_value())
    act(ann)
    for time in bob.locator(".time").all():
        expect(time).to_be_in_viewport(ratio=1)
    act(ann)
    ann.keyboard.press("u")
    expect(bob.locator("[data-yes]")).to_be_in_viewport(ratio=1)
    assert bob.evaluate(BETWEEN) >= 0


def test_a_phone_shows_what_was_declined_on_its_first_screen(visit: Opener) -> None:
    ann, bob = visit(size=PHONE), visit()
    open_duel(ann, "invite")
    accept(bob, ann.get_by_label("Invite a friend").input_value())
    act(ann)
    act(ann)
    ann.evaluate("scrollTo(0, 0)")
    ann.keyboard.press("u")
    bob.locator("[data-no]").click()
    expect(ann.get_by_text("Your opponent declined")).to_be_in_viewport(ratio=1)
    assert ann.evaluate(BETWEEN) >= 0


def test_a_browser_that_goes_offline_says_so_at_once(visit: Opener, wire: Wire) -> None:
    _, bob = met(visit, wire)
    bob.context.set_offline(True)
    expect(bob.get_by_role("status").filter(has_text=LOST)).to_be_visible(timeout=10_000)
    bob.context.set_offline(False)
    expect(bob.get_by_text(LOST)).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_in_a_series_with_long_names_nothing_beside_the_board_is_cut(visit: Opener, language: str) -> None:
    ann, bob = visit(size=(1440, 900), language=language), visit(size=(1440, 900), language=language)
    for page, name in ((ann, "Maximilienne"), (bob, "Bartholomew the 3rd")):
        page.goto("/settings")
        page.evaluate("(kept) => localStorage.setItem('vedette.person', kept)", json.dumps({"name": name}))
    body = {"game": "patrol", "from": {"kind": "random"}, "seats": "invite", "clock": {"bank": 600, "increment": 10}}
    seats = opened(ann, json.dumps(body))
    ann.goto(f"/table/{seats['table']}")
    accept(bob, f"{ann.url}#{seats['invitations'][0]['token']}")
    bob.get_by_role("button", name="Menu").click()
    bob.get_by_text("Give up" if language == "en" else "Abandonner").click()
    bob.get_by_role("dialog").locator(".btn.go").click()
    ann.get_by_role("button", name="Rematch" if language == "en" else "Revanche").click()
    bob.locator("[data-yes]").click()
    told = {
        "en": "You 1 \u2013 0 Bartholomew the 3rd (games won)",
        "fr": "Vous 1 \u2013 0 Bartholomew the 3rd (parties gagnées)",
    }
    expect(ann.locator("[data-series]")).to_have_text(told[language])
    expect(ann.locator("[data-emote]")).to_have_count(3)
    for width, height in ((1440, 900), (1366, 768)):
        ann.set_viewport_size({"width": width, "height": height})
        for column in (".left > .company", ".left > .before", "[data-naming]"):
            expect(ann.locator(column)).to_be_visible()
            box = box_of(ann.locator(column))
            assert box["y"] + box["height"] <= height, column
