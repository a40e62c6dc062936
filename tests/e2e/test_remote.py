"""A whole game of Patrol between the browser and ``vedette join``, the terminal's wire cut in the middle of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import DESK, PATIENCE
from tests.e2e.cutting import Wire
from tests.e2e.sitting import moved_on, opened, version

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page
    from tests.e2e.conftest import Opener, Server

FORM: Final = (
    '{"game": "patrol", "deck": "vanguard", "options": ["rounds-2"], "from": {"kind": "random"},'
    ' "seats": "invite", "fair": true}'
)
MOST: Final = 60
"""Choices of the browser in two rounds, and more."""


class Terminal:
    """Somebody at a terminal who always takes the first answer: all into one patrol, stay, no answer."""

    def __init__(self, link: str, data: Path, *options: str) -> None:
        told = {**os.environ, "VEDETTE_DATA": str(data), "no_proxy": "127.0.0.1", "PYTHONIOENCODING": "utf-8"}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "vedette", "join", link, *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=told,
            bufsize=1,
        )
        self.lines: list[str] = []
        self.ear = threading.Thread(target=self._follow, daemon=True)
        self.ear.start()

    def _follow(self) -> None:
        assert self.program.stdout is not None
        for line in self.program.stdout:
            self.lines.append(line.rstrip())
            if re.match(r"1 \S", line):
                with suppress(OSError):
                    self.types("1")

    def types(self, line: str) -> None:
        assert self.program.stdin is not None
        self.program.stdin.write(f"{line}\n")
        self.program.stdin.flush()

    def leave(self) -> None:
        """End it, whatever it is doing."""
        self.program.kill()
        self.program.wait()
        self.ear.join()
        for pipe in (self.program.stdin, self.program.stdout):
            assert pipe is not None
            with suppress(OSError):
                pipe.close()

    def until(self, words: str) -> None:
        """Return once it was said."""
        end = time.monotonic() + PATIENCE / 1000
        while not any(words in line for line in self.lines):
            assert time.monotonic() < end, "\n".join(self.lines[-30:])
            time.sleep(0.05)


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    made = Wire(server.port)
    yield made
    made.close()


def draw_up(page: Page) -> None:
    """Lay all five into one patrol, so that all of them face all of theirs."""
    expect(page.locator("[data-card]")).to_have_count(5)
    for number in range(5):
        page.locator(".hand [data-card]").first.click()
        page.locator(".into:not([data-new])" if number else "[data-new]").last.click()
    page.locator("[data-confirm]:visible").first.click()
    expect(page.locator("[data-card]")).to_have_count(0)


def attack(page: Page) -> None:
    """Attack with the first that can, the first that may be attacked."""
    page.locator("[data-place][data-source]").first.click()
    page.locator("[data-place][data-drop]").first.click()
    page.locator("[data-confirm]:visible").last.click()


def choose(page: Page, *, fights: bool) -> str:
    """Wait for our turn or the end, make one choice, and return in which phase it was."""
    wanted = "[data-orders]:not([data-orders='']), .panel.end"
    expect(page.locator(wanted).first).to_be_visible()
    if page.locator(".panel.end").count():
        return "end"
    phase = page.locator("[data-orders]").get_attribute("data-orders") or ""
    before = version(page)
    if phase == "setup":
        draw_up(page)
    elif phase == "window":
        page.locator("[data-answer]").first.click()
    elif phase == "assign":
        page.locator("[data-orders] [data-action]").first.click()
    elif phase == "battle" and fights:
        attack(page)
    else:
        page.keyboard.press("s")
    moved_on(page, before)
    return phase


def test_a_whole_game_between_the_browser_and_the_terminal(visit: Opener, wire: Wire, tmp_path: Path) -> None:
    page = visit(size=DESK)
    seats = opened(page, FORM)
    page.goto(f"/table/{seats['table']}")
    expect(page.locator("[data-fair='waits']")).to_have_count(1)
    far = Terminal(f"{wire.address}/table/{seats['table']}#{seats['invitations'][0]['token']}", tmp_path)
    try:
        phases: list[str] = []
        cut = False
        while len(phases) < MOST and "end" not in phases:
            phases.append(choose(page, fights=phases.count("battle") == 0))
            if phases[-1] == "battle" and not cut:
                cut = True
                wire.cut()
                far.until("Connection lost")
                expect(page.locator(".company")).to_contain_text("Your opponent left")
                wire.mend()
                expect(page.locator(".company")).not_to_contain_text("Your opponent left")
        assert phases[-1] == "end"
        assert phases.count("setup") == 2
        expect(page.locator("[data-fair='verified']")).to_have_count(1)
        far.until("every card follows from them")
        far.types("quit")
        assert far.program.wait(60) == 0
    finally:
        far.leave()
