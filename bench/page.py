"""The page as a newcomer's browser meets it: what its first view weighs, when it is painted, when a card can be moved.

    python bench/page.py [VISITS]

Needs the built page, Playwright and Chromium. Every visit is a fresh browser context on this machine: nothing is kept
from the one before. Prints medians.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from statistics import median
from typing import Final

from playwright.sync_api import Browser, Response, sync_playwright

VISITS: Final = 9
CHROMIUM: Final = os.environ.get("CHROMIUM", "/usr/bin/chromium")
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
fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
  body: '{"game": "twelve-patrols", "from": {"kind": "random", "seed": 7}}'}).then((answer) => answer.json())
"""


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
    table: str = page.evaluate(OPEN)["table"]
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


def main() -> None:
    """Serve, visit, print."""
    visits = int(sys.argv[1]) if len(sys.argv) > 1 else VISITS
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "vedette", "serve", "--no-browser", "--port", "0", "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            home = (server.stdout or sys.stdin).readline().strip()
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                found = [visit(browser, home) for _ in range(visits)]
                browser.close()
        finally:
            server.terminate()
            server.wait()
    home_bytes, table_bytes, paint, movable = (median(column) for column in zip(*found, strict=True))
    print(f"script and style, gzipped: home {home_bytes / 1000:.1f} kB, table {table_bytes / 1000:.1f} kB")
    print(
        f"first contentful paint of the home {paint:.0f} ms; a table's first card can be moved after {movable:.0f} ms"
    )


if __name__ == "__main__":
    main()
