"""What players say to each other is seen and read out at the other screen, in its language, unless that one is mute."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tests.e2e.conftest import PHONE
from tests.e2e.sitting import accept, version
from tests.e2e.test_duel import act, open_duel

if TYPE_CHECKING:
    from tests.e2e.conftest import Opener


def test_what_is_said_arrives_in_the_other_language_and_a_mute_screen_hears_nothing(visit: Opener) -> None:
    ann, bob = visit(), visit(size=PHONE, language="fr")
    open_duel(ann, "invite")
    expect(ann.locator("[data-emote]")).to_have_count(0)  # nobody is there to hear it
    accept(bob, ann.get_by_label("Invite a friend").input_value())
    ann.locator("[data-emote=well-played]").click()
    said = bob.get_by_role("status").filter(has_text="Bien joué")
    expect(said).to_be_visible()
    expect(ann.locator("[data-emoted]")).to_contain_text("You: Well played!")
    bob.locator("[data-mute]").tap()
    expect(said).to_have_count(0)
    bob.locator("[data-emote=thanks]").tap()
    expect(ann.locator("[data-emoted]")).to_contain_text("Thanks for the game!")
    expect(bob.locator("[data-emoted]")).to_be_empty()
    bob.reload()
    expect(bob.locator("[data-mute]")).to_have_attribute("aria-pressed", "true")


def test_the_next_move_does_not_say_again_what_was_said(visit: Opener) -> None:
    ann, bob = visit(), visit(size=PHONE)
    open_duel(ann, "invite")
    accept(bob, ann.get_by_label("Invite a friend").input_value())
    ann.locator("[data-emote=hello]").click()
    said = bob.locator("[data-emoted]")
    expect(said).to_contain_text("Player 1: Hello")
    expect(said).to_be_empty()
    mover = next(page for page in (ann, bob) if page.locator("[data-action]").count())
    act(mover)
    expect(bob.locator("#main")).to_have_attribute("data-version", str(version(mover)))
    assert not said.inner_text()  # not even for the moment that it would stay
