"""A real server on a free port with a folder of its own, and a real browser before it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Opener = Callable[..., Page]

CHROMIUM: Final = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
WHOLE: Final = os.environ.get("CHROMIUM", "/usr/bin/chromium")
"""The browser with notifications, for the tests of them alone: the one without windows costs a quarter less."""
FLAGS: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--process-per-site",  # a context that is used again keeps its renderer
]
ROOT: Final = Path(__file__).resolve().parents[2]
PATIENCE: Final = 120_000
"""Milliseconds that an expectation may take on a busy machine; a pass takes none of them."""
PHONE: Final = (360, 740)
DESK: Final = (1440, 900)


COACHED: Final = """
try {
  for (const game of ['twelve-patrols', 'spellfire', 'patrol']) localStorage[`vedette.coached.${game}`] = 'another';
} catch {} // an empty page has no storage
"""


UNPAINTED: Final = """
{
  const invisible = new CSSStyleSheet();
  invisible.replaceSync(':root { opacity: 0 !important; }');
  document.adoptedStyleSheets = [invisible];
}
"""
"""Lays the page out, to be pressed and read, without painting it: that saves a sixth of the tests' processor time."""


class Server:
    """The table as a process of its own; it may be stopped and started again on the same port and folder."""

    def __init__(self, folder: Path, *more: str) -> None:
        self.folder = folder
        self.more = more
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.e2e.serving", str(self.port), str(self.folder), *self.more]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if "http://" not in said:
            pytest.fail(f"the server did not start: {said!r}")
        self.port = int(said.strip().rpartition(":")[2].rstrip("/"))
        self.wait()

    def wait(self) -> None:
        """Return once it answers: the address is printed before."""
        for _ in range(300):
            with suppress(OSError), urlopen(f"{self.address}/healthz", timeout=5):
                return
            time.sleep(0.1)
        pytest.fail("the server does not answer")

    def stop(self, *, kill: bool = False) -> None:
        if self.process is None:
            return
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.communicate(timeout=60)
        self.process = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("table"))
    made.start()
    yield made
    made.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    opened = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield opened
    opened.close()


class Contexts:
    """A browser's contexts, used again: to open a page in one that has had pages takes a fifth less processor time.

    An empty page of the server stays open in each, and with it the renderer and the scripts that it has compiled.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.idle: dict[frozenset[tuple[str, object]], list[BrowserContext]] = {}

    @contextmanager
    def lent(self, address: str, scripts: tuple[str, ...], **options: object) -> Iterator[BrowserContext]:
        """Yield a context without cookies, settings and other pages, which runs these scripts in every page."""
        idle = self.idle.setdefault(frozenset({"address": address, "scripts": scripts, **options}.items()), [])
        if idle:
            context = idle.pop()
        else:
            context = self.made(address, scripts, **options)
            context.new_page().goto("/healthz")
        yield context
        kept, *pages = context.pages
        for page in pages:
            page.close()
        context.clear_cookies()
        session = context.new_cdp_session(kept)
        session.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
        session.detach()
        idle.append(context)

    def made(self, address: str, scripts: tuple[str, ...], **options: object) -> BrowserContext:
        context = self.browser.new_context(base_url=address, reduced_motion="reduce", **options)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        for script in scripts:
            context.add_init_script(script)
        return context


@pytest.fixture(scope="session")
def contexts(browser: Browser) -> Contexts:
    return Contexts(browser)


@contextmanager
def fresh(  # noqa: PLR0913 (what a visitor may bring)
    contexts: Contexts,
    address: str,
    size: tuple[int, int],
    language: str,
    theme: str,
    *,
    keeps: bool,
    coached: bool = True,
    painted: bool = False,
) -> Iterator[Page]:
    """A new visitor: no cookie, no settings; whatever the page complains of is a failure."""
    scripts = (COACHED,) * coached + (UNPAINTED,) * (not painted)
    options = {
        "locale": language,
        "color_scheme": "dark" if theme == "dark" else "light",
        "has_touch": size[0] < 700,
        "service_workers": "allow" if keeps else "block",  # it fetches every file: only where it is what is tried
    }
    with ExitStack() as stack:
        if keeps:  # permissions, workers and what they have stored go with the context
            context = contexts.made(address, scripts, **options)
            stack.callback(context.close)
        else:
            context = stack.enter_context(contexts.lent(address, scripts, **options))
        page = context.new_page()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        yield page
    expected = (
        "net::ERR_CONNECTION_REFUSED",
        "net::ERR_INTERNET_DISCONNECTED",
        "status of 422",
        "status of 404",
        "ERR_CONNECTION_RESET",
        "ERR_CONTENT_LENGTH_MISMATCH",
        "ERR_EMPTY_RESPONSE",
        "ERR_SOCKET_NOT_CONNECTED",
        "Error in connection establishment",
        "Error during WebSocket",
        "Connection closed before receiving a handshake response",
    )
    assert not [text for text in complaints if not any(known in text for known in expected)]


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """Have a page painted for as long as it is looked at."""
    page.evaluate("window.unpainted = document.adoptedStyleSheets; document.adoptedStyleSheets = []")
    yield
    page.evaluate("document.adoptedStyleSheets = window.unpainted")


@pytest.fixture
def visit(contexts: Contexts, server: Server) -> Iterator[Opener]:
    """Open the page as somebody new: ``visit(size=..., language=..., theme=...)``.

    ``keeps`` lets it keep the shell; ``coached`` is somebody who has sat at another table of each game before. The page
    is laid out but not painted, unless ``painted``: where colours, motion or what is late are looked at.
    """
    if server.process is None:  # a test that failed has left it dead
        server.start()
    open_now: list[object] = []

    def opener(
        size: tuple[int, int] = DESK,
        language: str = "en",
        theme: str = "light",
        *,
        keeps: bool = False,
        coached: bool = True,
        painted: bool = False,
    ) -> Page:
        manager = fresh(contexts, server.address, size, language, theme, keeps=keeps, coached=coached, painted=painted)
        open_now.append(manager)
        return manager.__enter__()

    yield opener
    for manager in reversed(open_now):
        manager.__exit__(None, None, None)  # type: ignore[attr-defined]  # each is a context manager of ours
