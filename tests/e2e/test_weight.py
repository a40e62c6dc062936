"""What a newcomer fetches before anything is touched: script, style and words of every first view, in bytes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from tests.e2e.sitting import box_of, open_table

import vedette
from vedette import registry

if TYPE_CHECKING:
    from playwright.sync_api import Page, Response, Route
    from tests.e2e.conftest import Opener

MOST: Final = 80_000
"""Bytes, compressed by gzip: the limit of the project. A browser that knows Brotli is sent fewer."""
STATIC: Final = Path(vedette.__file__).parent / "server" / "static"
WORDS: Final = Path(__file__).resolve().parents[2] / "src" / "vedette" / "locales" / "en" / "page.ftl"

NO_LATER: Final = """
const set = window.setTimeout;
window.setTimeout = (call, ms, ...more) => (ms === 1500 ? 0 : set(call, ms, ...more));
"""
"""What a table fetches a moment after its first view is not of it, however slow the machine is that draws it."""

PAINTED: Final = """
() => new Promise((done) => {
  const look = (list) => list.getEntriesByName('first-contentful-paint').length && done();
  new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
})
"""
"""Waits until something could be read."""


def weighed(page: Page, path: str, sign: str) -> int:
    """Go there with an empty cache; return the bytes of script, style and words fetched until nothing more came."""
    weights: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if re.search(r"\.(js|css)$|/words-.*\.json$", response.url):
            path = STATIC / urlsplit(response.url).path.removeprefix("/")
            weights[response.url] = path.with_name(f"{path.name}.gz").stat().st_size
            assert response.headers.get("content-encoding") == "br", response.url
            assert int(response.headers["content-length"]) < weights[response.url]

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
    assert 0 < weighed(visit(painted=True), "/", "h1") < MOST


@pytest.mark.parametrize("game", registry.names())
def test_the_first_view_of_a_table_is_light(visit: Opener, game: str) -> None:
    page = visit(painted=True)
    rows = page.request.get("/api/games").json()["games"]
    players, bots = next((row["players"], row["bots"]) for row in rows if row["game"] == game)
    against = {"seats": "bot", "bot": {"player": bots[0]["player"], "seat": 1}} if players > 1 else {}
    table = open_table(page, json.dumps({"game": game, "from": {"kind": "random"}, **against}))
    cold = visit(painted=True)
    cold.add_init_script(NO_LATER)
    cold.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]  # what a context told, another takes
    assert 0 < weighed(cold, f"/table/{table}", "#main[data-version]") < MOST


def test_the_first_paint_waits_for_no_styles_but_its_own(visit: Opener) -> None:
    page = visit(painted=True)
    held: list[Route] = []
    page.route("**/assets/*.css", lambda route: held.append(route))  # noqa: PLW0108 (it marks what it is given)
    page.goto("/", wait_until="commit")
    shown = page.locator(".boot")
    expect(shown).to_be_visible()
    page.evaluate(PAINTED)
    for _ in range(500):  # what the browser asks for is told a moment later
        if held:
            break
        page.wait_for_timeout(10)
    assert held
    expect(page.locator("body > svg")).to_have_count(1)
    box = box_of(shown)
    assert box["top"] == 0, "the drawings take no room"
    for route in held:
        route.continue_()
    page.unroute("**/assets/*.css")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(shown).to_have_count(0)
    assert box_of(page.locator("header.head"))["height"] == box["height"]
