"""Before a server that cheats at a fair deal the page never says "verified"."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.e2e import campaign
from tests.e2e.conftest import DESK, Server, fresh

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page
    from tests.e2e.conftest import Contexts


@pytest.fixture(params=["deal", "salt", "pledge"])
def page(
    request: pytest.FixtureRequest, contexts: Contexts, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Page]:
    """A visitor before a server that cheats in one of the ways of ``cheating``."""
    server = Server(tmp_path_factory.mktemp("cheating"), request.param)
    server.start()
    try:
        with fresh(contexts, server.address, DESK, "en", "light", keeps=False) as visitor:
            yield visitor
    finally:
        server.stop()


def test_the_page_says_that_a_server_cheats(page: Page) -> None:
    page.goto("/play/patrol")
    page.get_by_role("button", name="Two players, one screen").click()
    expect(page.locator("[data-take]")).to_be_visible()
    campaign.take(page)
    expect(page.locator("[data-orders='setup']")).to_be_visible()
    expect(page.locator("[data-fair='verified']")).to_have_count(0)
    page.locator("[popovertarget=site-menu]").click()
    page.locator("#site-menu").get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(page.locator("[data-fair='broken']")).to_have_count(1)
