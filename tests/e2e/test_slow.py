"""A duel of days a move, listed with whose turn it is; and who watched it reads its story after the end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.e2e.conftest import PHONE
from tests.e2e.sitting import accept

if TYPE_CHECKING:
    from tests.e2e.conftest import Opener


def test_days_a_move_are_chosen_told_listed_and_watched_to_the_end(visit: Opener) -> None:
    ann = visit()
    ann.goto("/play/patrol")
    ann.locator("#clock").select_option(label="3 days per move")
    expect(ann.locator("main")).to_contain_text("nobody has to stay at the table")
    ann.locator("#theirs").select_option("false")
    ann.get_by_role("button", name="Invite a friend").click()
    link = ann.get_by_label("Invite a friend").input_value()
    expect(ann.locator(".ask h1")).to_have_text(re.compile("^(Waiting for your opponent|Form your patrols)$"))
    bob = visit(size=PHONE, language="fr", theme="dark")
    bob.goto(link)
    expect(bob.locator("[data-force]")).to_contain_text("3 jours par coup")
    accept(bob, link)
    eve = visit(size=(768, 1024))
    eve.goto(link.partition("#")[0])
    for page in (ann, bob, eve):
        expect(page.locator("#main[data-phase='setup']")).to_be_visible()
    expect(ann.locator(".time").first).to_have_text(re.compile(r"2 d 23 h|3 d 0 h"))
    for words in (*ann.locator(".company li b bdi").all(), *ann.locator(".company .time").all()):
        assert words.evaluate("one => new Set([...one.getClientRects()].map(({ top }) => top)).size") == 1, (
            "in one line"
        )
    expect(ann.locator("[data-force]").first).to_contain_text("3 days per move")
    ann.goto("/")
    mine = ann.locator(".resume")
    expect(mine).to_contain_text(re.compile("your turn|their turn"))
    bob.goto("/")
    expect(bob.locator(".resume")).to_contain_text(re.compile("à vous|à l’autre"))
    expect(mine.locator("em")).to_contain_text(re.compile(r"2 d 23 h left"))
    mine.get_by_role("link").first.click()
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Give up").click()
    ann.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(eve.locator(".panel.end")).to_be_visible()
    eve.locator("[data-review]").click()
    expect(eve.locator(".story [role=img]")).to_be_visible()
    expect(eve.locator(".story")).to_contain_text("player 1")
    expect(eve.locator(".story .again")).to_have_count(0)
