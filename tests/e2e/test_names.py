"""A name and a colour of one's own: chosen once in the browser, seen by the other at once, in what is said too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.e2e.conftest import PHONE
from tests.e2e.sitting import OPEN_TABLE, accept
from tests.e2e.test_duel import open_duel

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from tests.e2e.conftest import Opener

PATROL = '{"game": "patrol", "from": {"kind": "random", "seed": null}, "seats": "invite"}'


def named(page: Page, name: str, color: str) -> None:
    """Choose a name and a colour in the settings."""
    page.goto("/settings")
    page.locator("[data-person]").fill(name)
    page.locator(f"[data-color={color}]").check()


def test_a_name_is_chosen_once_and_seen_by_the_other_at_once(visit: Opener) -> None:
    ann, bob = visit(), visit(size=PHONE, language="fr", theme="dark")
    named(ann, "<i>Nora</i>", "teal")
    opened = ann.evaluate(OPEN_TABLE, PATROL)
    ann.goto(f"/table/{opened['table']}")
    expect(ann.locator(".company li").first).to_contain_text("<i>Nora</i>")
    link = ann.get_by_label("Invite a friend").input_value()
    bob.goto(link)
    expect(bob.locator("#h-invited")).to_contain_text("<i>Nora</i> vous invite")
    bob.locator("[data-person]").fill("Zoé")
    bob.locator("[data-person]").blur()
    accept(bob, link)
    seats = bob.locator(".company li")
    expect(seats.first.locator("[data-pennon=teal]")).to_have_count(1)
    expect(ann.locator(".company li").nth(1)).to_contain_text("Zoé")
    bob.locator("[data-naming]").click()
    bob.locator("[data-person]").fill("Anne")
    bob.locator("[data-color=red]").check()
    expect(ann.locator(".company li").nth(1)).to_contain_text("Anne")
    expect(ann.locator("[data-pennon=red]")).to_have_count(1)
    ann.reload()
    expect(ann.locator(".company li").nth(1)).to_contain_text("Anne")
    expect(ann.locator(".log")).not_to_contain_text("Your opponent")
    expect(bob.locator(".log")).not_to_contain_text("Votre adversaire")
    expect(bob.locator("main i", has_text="Nora")).to_have_count(0)


def test_the_name_of_a_bot_is_refused_in_words_and_a_stranger_sees_who_waits(visit: Opener) -> None:
    ann, bob = visit(), visit()
    open_duel(ann, "invite")
    ann.locator("[data-naming]").click()
    ann.locator("[data-person]").fill("Bot, level 1")
    ann.locator("[data-person]").blur()
    expect(ann.get_by_role("alert").filter(has_text="Choose another name")).to_be_visible()
    ann.locator("[data-person]").fill("Nora")
    ann.locator("[data-person]").blur()
    expect(ann.get_by_role("alert").filter(has_text="Choose another name")).to_have_count(0)
    expect(ann.locator(".company li").first).to_contain_text("Nora")
    ann.locator("[data-offer]").check()
    bob.goto("/")
    expect(bob.locator("[data-challenges] li")).to_contain_text("Nora")
