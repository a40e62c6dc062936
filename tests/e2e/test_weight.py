"""What a newcomer's browser fetches before anything is touched: script and style of every first view, in bytes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.e2e.sitting import OPEN_TABLE

from vedette import registry

if TYPE_CHECKING:
    from playwright.sync_api import Page, Response
    from tests.e2e.conftest import Opener

MOST: Final = 80_000
"""Bytes, compressed as they are sent: the limit of the project."""
WORDS: Final = Path(__file__).resolve().parents[2] / "src" / "vedette" / "locales" / "en" / "page.ftl"

NO_LATER: Final = """
const set = window.setTimeout;
window.setTimeout = (call, ms, ...more) => (ms === 1500 ? 0 : set(call, ms, ...more));
"""
"""What a table fetches a moment after its first view is not of it, however slow the machine is that draws it."""


def weighed(page: Page, path: str, sign: str) -> int:
    """Go there with an empty cache; return the bytes of script and style fetched until nothing more came."""
    weights: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            assert response.headers.get("content-encoding") == "gzip", response.url
            weights[response.url] = int(response.headers["content-length"])

    page.on("response", weigh)
    page.goto(path)
    expect(page.locator(sign).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    unsaid = set(re.findall(r"[a-z]+(?:-[a-z]+)+", page.locator("body").inner_text())) & ids()
    assert not unsaid, f"said by their names, not in words: {unsaid}"
    return sum(weights.values())


def ids() -> set[str]:
    """Return what the page calls its messages, as far as no sentence can look like it."""
    return set(re.findall(r"^page-([a-z]+(?:-[a-z]+)+) =", WORDS.read_text(encoding="utf-8"), re.MULTILINE))


def test_the_home_is_light(visit: Opener) -> None:
    assert 0 < weighed(visit(), "/", "h1") < MOST


@pytest.mark.parametrize("game", registry.names())
def test_the_first_view_of_a_table_is_light(visit: Opener, game: str) -> None:
    page = visit()
    page.goto("/settings")
    rows = page.evaluate("fetch('/api/games').then((answer) => answer.json())")["games"]
    players, bots = next((row["players"], row["bots"]) for row in rows if row["game"] == game)
    against = {"seats": "bot", "bot": {"player": bots[0]["player"], "seat": 1}} if players > 1 else {}
    table = page.evaluate(OPEN_TABLE, json.dumps({"game": game, "from": {"kind": "random"}, **against}))["table"]
    cold = visit()
    cold.add_init_script(NO_LATER)
    cold.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]  # what a context told, another takes
    assert 0 < weighed(cold, f"/table/{table}", "#main[data-version]") < MOST
