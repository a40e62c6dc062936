"""A table that anybody on the server may join: opened beside the invitation, found on the home, taken by a stranger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.e2e.conftest import PHONE
from tests.e2e.test_duel import open_duel

if TYPE_CHECKING:
    from tests.e2e.conftest import Opener


def test_a_stranger_finds_an_open_table_on_the_home_and_sits_down(visit: Opener) -> None:
    ann, bob = visit(), visit(size=PHONE, language="fr")
    table = open_duel(ann, "invite", ', "clock": {"bank": 600, "increment": 5}')
    bob.goto("/")
    expect(bob.locator(".plate").first).to_be_visible()
    expect(bob.locator("[data-challenges]")).to_have_count(0)
    ann.locator("[data-offer]").check()
    expect(ann.locator(".company")).to_contain_text("Listed on the home page")
    bob.reload()
    found = bob.locator("[data-challenges] li")
    expect(found).to_have_count(1)
    expect(found).to_contain_text("10 min")
    found.get_by_role("link").tap()
    expect(bob.locator("[data-invited]")).to_contain_text("10 min")
    bob.locator("[data-sit]").tap()
    expect(bob.locator("#main[data-version]")).to_be_visible()
    assert bob.url.endswith(f"/table/{table}"), "who reloads comes back to the seat"
    expect(ann.locator("[data-offer]")).to_have_count(0)
    expect(ann.locator(".company li").nth(1)).to_contain_text("here")


def test_the_invitation_is_a_code_for_cameras_too(visit: Opener) -> None:
    ann = visit(theme="dark")
    open_duel(ann, "invite")
    link = ann.get_by_label("Invite a friend").input_value()
    ann.get_by_role("button", name="QR code").click()
    code = ann.get_by_role("img", name="QR code")
    expect(code).to_have_attribute("data-qr", link)
    ann.get_by_role("button", name="QR code").click()
    expect(code).to_have_count(0)
