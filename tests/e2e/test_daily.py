"""The dailies: three games, a calendar with an archive, the end that can be shared."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.sitting import advance, begin, solution

if TYPE_CHECKING:
    from tests.e2e.conftest import Opener

KEEP_COPY = """
Object.defineProperty(navigator, 'clipboard', {value: undefined});
document.execCommand = () => { window.copied = document.activeElement.value; return true; };
"""
DAY = "new Date().toLocaleDateString('en', {day: 'numeric', month: 'long', timeZone: 'UTC'})"
TODAY = '{"game": "twelve-patrols", "from": {"kind": "daily"}}'


def test_a_daily_that_was_won_is_counted_shared_and_told(visit: Opener) -> None:
    page, other = visit(), visit()
    page.add_init_script(KEEP_COPY)
    code = begin(other, TODAY)
    table = begin(page, TODAY)
    advance(page, table, solution(other, code))
    end = page.locator(".panel.end")
    expect(end.locator(".daily")).to_contain_text("1 day in a row")
    expect(end.locator("[data-one]")).to_have_text("One player so far: won.")
    expect(end.locator(".bars")).to_have_count(0)
    expect(end.locator(".daily")).to_contain_text("Next deal in")
    page.locator("[data-share]").click()
    expect(page.locator("[data-share]")).to_contain_text("copied")
    text = str(page.evaluate("window.copied")).split("\n")
    day = datetime.now(UTC).date().isoformat()
    assert text[0] == f"Vedette · 12 Patrols · {day}"
    assert text[1].startswith("Won in turn 9, without help (difficulty ")
    assert text[2] == "⬛⬛⬛⬛⬛⬛🟩"
    assert text[3].endswith("/daily")
    assert len(text) == 4
    page.goto("/daily")
    expect(page.locator("main .go")).to_have_accessible_name(re.compile("Spellfire"))  # one, what is to be played next
    panel = page.get_by_role("region", name="12 Patrols")
    expect(panel).to_contain_text("1 day in a row")
    expect(panel.locator(".mark.today")).to_have_accessible_name(f"{page.evaluate(DAY)}, won without help, 12 Patrols")
    expect(panel.get_by_role("link", name="See it again")).to_have_attribute("href", f"/table/{table}")
    page.goto(f"/table/{table}")
    page.locator("[data-again]").click()  # that it was won stands
    expect(page.locator(".panel.end")).to_have_count(0)
    page.goto("/daily")
    expect(panel).to_contain_text("1 day in a row")
    expect(panel.locator(".mark.today")).to_have_accessible_name(f"{page.evaluate(DAY)}, won without help, 12 Patrols")


def test_a_daily_that_is_begun_is_marked_on_the_home_when_it_is_over(visit: Opener) -> None:
    page = visit()
    begin(page, TODAY)
    table = page.url
    page.goto("/")
    panel = page.get_by_role("region", name="Daily deal")
    mark = panel.locator(".week .today").first
    expect(panel.get_by_role("link", name=re.compile("^continue.*Daily deal, 12 Patrols"))).to_be_visible()
    expect(mark.locator("use")).to_have_count(0)
    page.goto(table)
    page.locator("[popovertarget=site-menu]").click()
    page.locator("#site-menu button:has(use[href='#flag'])").click()
    page.get_by_role("dialog").locator(".btn.go, .btn.bad, .btn").first.click()
    expect(page.locator(".panel.end")).to_be_visible()
    page.goto("/")
    expect(panel.get_by_role("link", name=re.compile("^See it again.*Daily deal, 12 Patrols"))).to_be_visible()
    expect(mark.locator("use")).to_have_attribute("href", "#cross")


@pytest.mark.parametrize(
    ("language", "told", "turned"),
    [("en", "Lost after {} cards, ", "{} cards revealed"), ("fr", "Perdue après {} cartes, ", "{} cartes retournées")],
)
def test_a_daily_of_spellfire_counts_the_cards_turned_up(visit: Opener, language: str, told: str, turned: str) -> None:
    page = visit(language=language)
    page.add_init_script(KEEP_COPY)
    begin(page, '{"game": "spellfire", "from": {"kind": "daily"}}', ".cols")
    page.locator("[popovertarget=site-menu]").click()
    page.locator("#site-menu button:has(use[href='#flag'])").click()
    page.get_by_role("dialog").locator(".btn.go, .btn.bad, .btn").first.click()
    seal = page.locator(".ask .seal")
    count = seal.inner_text()
    assert int(count) >= 6
    expect(seal).to_have_attribute("title", turned.format(count))
    page.locator("[data-share]").click()
    expect(page.locator("[data-share] use")).to_have_attribute("href", "#tick")
    assert str(page.evaluate("window.copied")).split("\n")[1].startswith(told.format(count))


@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "fr")])
def test_an_earlier_day_is_played_from_the_calendar(visit: Opener, size: tuple[int, int], language: str) -> None:
    page = visit(size=size, language=language)
    page.goto("/daily")
    panels = page.locator(".games > .panel")
    patrol = page.get_by_role("region", name="Patrol", exact=True)
    expect(panels.nth(2)).to_be_visible()
    patrol.locator(".head .tool").first.click()
    before = datetime.now(UTC).date().replace(day=1).toordinal() - 1
    last = datetime.fromordinal(before).day
    expect(patrol.locator(".mark")).to_have_count(last)
    patrol.locator(".mark").nth(2).click()
    expect(page.locator(".theatre")).to_be_visible()
    table = page.url.rpartition("/")[2]
    page.goto("/daily")
    patrol.locator(".head .tool").first.click()
    expect(patrol.locator(".mark.late")).to_have_count(1)
    patrol.locator(".mark.late").click()
    expect(page.locator(".theatre")).to_be_visible()
    assert page.url.endswith(table), "the table of that day, not another"
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0]


def test_the_daily_of_the_duel_begins_on_the_home(visit: Opener) -> None:
    page = visit()
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Play ?: Daily deal, Patrol$")).click()
    expect(page.locator(".theatre")).to_be_visible()
    deal = json.dumps({"game": "patrol", "from": {"kind": "daily"}})
    other = visit()
    begin(other, deal, ".theatre")
    expect(other.locator(".crumb")).to_have_text(page.locator(".crumb").inner_text())
    page.goto("/daily")
    expect(page.get_by_role("link", name=re.compile("^continue ?: Daily deal, Patrol$"))).to_be_visible()
