"""A name and a colour of one's own: chosen once in the browser, seen by the other at once, in what is said too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.e2e.conftest import PHONE
from tests.e2e.sitting import accept, open_table
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
    ann.goto(f"/table/{open_table(ann, PATROL)}")
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


PASTE = """
(field) => {
  const data = new DataTransfer();
  data.setData('text', 'A name that goes on and on and on');
  field.select();
  return field.dispatchEvent(new ClipboardEvent('paste', {clipboardData: data, bubbles: true, cancelable: true}));
}
"""


def test_a_pasted_name_that_is_too_long_is_told_of_and_changes_nothing(visit: Opener) -> None:
    ann = visit(language="fr")
    ann.goto("/settings")
    name = ann.locator("[data-person]")
    name.fill("Nora")
    ann.wait_for_function(f"(field) => !({PASTE})(field)", arg=name.element_handle())
    assert "au plus 20 caractères" in name.evaluate("(field) => field.validationMessage")
    assert "33" in name.evaluate("(field) => field.validationMessage")
    expect(name).to_have_value("Nora")
    name.press("End")
    name.press("h")
    assert not name.evaluate("(field) => field.validationMessage")
    expect(name).to_have_value("Norah")


def test_the_name_of_a_bot_is_refused_in_words_and_a_stranger_sees_who_waits(visit: Opener) -> None:
    ann, bob = visit(), visit()
    open_duel(ann, "invite")
    ann.locator("[data-naming]").click()
    ann.locator("[data-person]").fill("Bot 1")
    ann.locator("[data-person]").blur()
    expect(ann.get_by_role("alert").filter(has_text="Choose another name")).to_be_visible()
    ann.locator("[data-person]").fill("Nora")
    ann.locator("[data-person]").blur()
    expect(ann.get_by_role("alert").filter(has_text="Choose another name")).to_have_count(0)
    expect(ann.locator(".company li").first).to_contain_text("Nora")
    ann.locator("[data-offer]").check()
    bob.goto("/")
    expect(bob.locator("[data-challenges] li")).to_contain_text("Nora")
