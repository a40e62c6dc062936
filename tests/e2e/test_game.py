"""A whole game in the browser, to the win: by mouse, by finger, by keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.sitting import Finger, Keys, Mouse, Sitting, begin, solution

if TYPE_CHECKING:
    from tests.e2e.conftest import Opener


@pytest.mark.parametrize(
    ("kind", "size"), [(Mouse, DESK), (Finger, PHONE), (Keys, DESK)], ids=["mouse", "finger", "keys"]
)
def test_a_game_is_won(visit: Opener, kind: type[Sitting], size: tuple[int, int]) -> None:
    page = visit(size=size)
    table = begin(page)
    kind(page).play(solution(page, table))
    expect(page.get_by_role("heading", name="The kingdom holds")).to_be_visible()
    expect(page.locator(".region .holds").first).to_be_visible()
    assert page.locator(".region .cannot, .region .short").count() == 0


def test_a_game_is_won_in_french(visit: Opener) -> None:
    page = visit(language="fr")
    table = begin(page)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    Mouse(page).play(solution(page, table))
    expect(page.get_by_role("heading", name="Le royaume tient")).to_be_visible()


def test_a_reload_in_the_middle_changes_nothing(visit: Opener) -> None:
    page = visit()
    table = begin(page)
    steps = solution(page, table)
    half = len(steps) // 2
    Mouse(page).play(steps[:half])
    laid = page.locator(".kingdom article").evaluate_all("all => all.map(card => card.ariaLabel)")
    page.reload()
    expect(page.locator(".kingdom article")).to_have_count(len(laid))
    assert page.locator(".kingdom article").evaluate_all("all => all.map(card => card.ariaLabel)") == laid
    Mouse(page).play(steps[half:])
    expect(page.get_by_role("heading", name="The kingdom holds")).to_be_visible()
