"""The page as a newcomer's browser meets it: what its first view weighs, when it is painted, when a card can be moved.

    python -m bench.page [VISITS [GAMES]]

Needs the built page, Playwright and Chromium. Every visit is a fresh browser context on this machine: nothing is kept
from the one before. Prints medians. Then games of 12 Patrols are played as their hints tell, and each hint is timed
from the press of the key to the frame that shows its words.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from statistics import median
from typing import Final

from playwright.sync_api import Browser, Page, Response, sync_playwright

VISITS: Final = 9
GAMES: Final = 6
CHROMIUM: Final = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
FLAGS: Final = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
PAINT: Final = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
MOVABLE: Final = """
() => new Promise((settle) => {
  const there = () => document.querySelector('[data-region][data-go]') !== null;
  const look = () => there() ? settle(performance.now()) : requestAnimationFrame(look);
  look();
})
"""
OPEN: Final = """
(seed) => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
  body: `{"game": "twelve-patrols", "from": {"kind": "random", "seed": ${seed}}}`}).then((answer) => answer.json())
"""
HINT: Final = """
(tier) => new Promise((settle) => {
  const began = performance.now();
  const there = () => document.querySelectorAll('.hint .tiers .on').length === tier
    && (document.querySelector('.hint .what')?.textContent ?? '') !== '';
  const look = () => there() ? settle(performance.now() - began) : requestAnimationFrame(look);
  dispatchEvent(new KeyboardEvent('keydown', {key: 'h', bubbles: true}));
  look();
})
"""
DO: Final = """
() => new Promise((settle) => {
  const before = document.querySelector('#main').dataset.version;
  document.querySelector('.hint .btns button').click();
  const done = () => document.querySelector('#main').dataset.version !== before
    && document.querySelector('.hint .more[aria-disabled=false]') !== null;
  const over = () => document.querySelector('.panel.end') !== null;
  const look = () => over() ? settle(false) : done() ? settle(true) : requestAnimationFrame(look);
  look();
})
"""
TIERS: Final = 3
"""The third tier names the action; the button does it."""


def visit(browser: Browser, home: str) -> tuple[int, int, float, float]:
    """Return bytes of the home, bytes of a table opened first, its first paint and its first movable card in ms."""
    context = browser.new_context(service_workers="block", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    weights: list[int] = []

    def weigh(response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            weights.append(int(response.headers.get("content-length", "0")))

    page.on("response", weigh)
    page.goto(home)
    page.wait_for_load_state("networkidle")
    light = sum(weights)
    paint: float = page.evaluate(PAINT)
    table: str = page.evaluate(OPEN, 7)["table"]
    state = context.storage_state()  # the same guest, with an empty cache
    context.close()
    context = browser.new_context(service_workers="block", storage_state=state, viewport={"width": 1440, "height": 900})
    page = context.new_page()
    weights.clear()
    page.on("response", weigh)
    page.goto(f"{home}/table/{table}", wait_until="commit")
    movable: float = page.evaluate(MOVABLE)
    page.wait_for_load_state("networkidle")
    context.close()
    return light, sum(weights), paint, movable


def hints(page: Page, home: str, seed: int) -> list[float]:
    """Return how long each hint of a game took that is played as they tell, in ms; the first tier after a move."""
    table: str = page.evaluate(OPEN, seed)["table"]
    page.goto(f"{home}/table/{table}")
    page.wait_for_selector(".hint .more[aria-disabled=false]")
    took: list[float] = []
    while True:
        took.append(page.evaluate(HINT, 1))
        for tier in range(2, TIERS + 1):
            page.evaluate(HINT, tier)
        if not page.query_selector(".hint .btns button") or not page.evaluate(DO):
            return took


def main() -> None:
    """Serve, visit, print."""
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else VISITS
    games = int(sys.argv[2]) if len(sys.argv) > 2 else GAMES
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "vedette", "serve", "--no-browser", "--port", "0", "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            home = (server.stdout or sys.stdin).readline().strip()
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                found = [visit(browser, home) for _ in range(visits)]
                page = browser.new_page(viewport={"width": 1440, "height": 900})
                page.goto(home)
                shown = sorted(took for seed in range(games) for took in hints(page, home, seed))
                browser.close()
        finally:
            server.terminate()
            server.wait()
    home_bytes, table_bytes, paint, movable = (median(column) for column in zip(*found, strict=True))
    print(f"script and style, gzipped: home {home_bytes / 1000:.1f} kB, table {table_bytes / 1000:.1f} kB")
    print(
        f"first contentful paint of the home {paint:.0f} ms; a table's first card can be moved after {movable:.0f} ms"
    )
    late = shown[len(shown) * 99 // 100]
    sys.stdout.write(
        f"hints after {len(shown)} moves: median {median(shown):.0f} ms, 99% {late:.0f}, worst {shown[-1]:.0f}\n"
    )


if __name__ == "__main__":
    main()
