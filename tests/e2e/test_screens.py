"""Every screen, from a phone's width to a desk's, by day and by night: no fault for axe, never a scroll sideways.

Where ``VEDETTE_PICTURES`` names a folder, each is also kept there as a picture (``make pictures``).
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from tests.e2e import campaign, tableau
from tests.e2e.conftest import painted
from tests.e2e.sitting import DRAWN, Mouse, advance, begin, solution
from tests.e2e.test_duel import open_duel

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from tests.e2e.conftest import Opener

PICTURES: Final = os.environ.get("VEDETTE_PICTURES", "")
HEIGHTS: Final = {1440: 900, 1366: 768, 768: 1024, 360: 740}
LOOKS: Final = {
    "en": [(1440, "light"), (360, "dark")],
    "fr": [(360, "light"), *([(1366, "light"), (768, "dark")] if PICTURES else [])],
}
"""Widths and themes in which each screen is looked at; a walk is walked in the first of its language.

In French only the narrowest is checked, where longer words run out of room first; the others are for pictures.
"""
AXED: Final = {(1440, "light"), (360, "dark")}
"""Where axe looks too: the widest and the narrowest layout, both themes; the other looks are for the pictures."""
AXE: Final = Axe().axe_script
FAULTS: Final = """
axe.run({resultTypes: ['violations'], preload: false, rules: {'color-contrast': {enabled: false}}})
  .then(({violations}) => violations)
"""
"""Return all faults but those of contrast. Preloading, of every sheet of styles, serves a rule on sound and film alone,
and there is neither."""
TEXT_KINDS: Final = """() => {
  const places = new Map();
  const place = (one) => {
    if (!one) return '';
    if (!places.has(one)) {
      const {backgroundColor, backgroundImage, opacity} = getComputedStyle(one);
      const off = one.matches(':disabled, [aria-disabled=true]') || one.control?.disabled;
      const own = [one.localName, one.getAttribute('class'), backgroundColor, backgroundImage, opacity, off];
      places.set(one, `${place(one.parentElement)} > ${own}`);
    }
    return places.get(one);
  };
  const kind = (one) => {
    const {color, fontSize, fontWeight, textShadow} = getComputedStyle(one);
    return `${place(one)}: ${[color, fontSize, fontWeight, textShadow]}`;
  };
  const said = (one) => [...one.childNodes].some(({nodeType, data}) => nodeType === 3 && data.trim());
  const asks = (one) => one.matches('input, select, textarea');
  const all = [...document.body.querySelectorAll('*')];
  const texts = all.filter((one) => (said(one) || asks(one)) && one.checkVisibility());
  window.kinds = new Map(texts.map((one) => [kind(one), one]));
  return [...window.kinds.keys()];
}"""
"""Return the visible kinds of text: what they stand on, their colour and size. One element of each is kept for axe."""
CONTRAST: Final = """async (kinds) => {
  const include = kinds.map((kind) => window.kinds.get(kind));
  const options = {resultTypes: ['violations', 'incomplete'], runOnly: ['color-contrast'], elementRef: true};
  const {violations, incomplete} = await axe.run({include}, options);
  const open = new Set(incomplete.flatMap(({nodes}) => nodes.map(({element}) => element)));
  const faults = violations.map(({id, help, nodes}) =>
    ({id, help, nodes: nodes.map(({target, html}) => ({target, html}))}));
  return {faults, seen: kinds.filter((kind) => !open.has(window.kinds.get(kind)))};
}"""
"""Return faults of contrast, and the kinds that axe could judge; one that was covered is checked again elsewhere."""
CHECKED: Final[set[str]] = set()
"""Kinds of text whose contrast was judged: that is four fifths of what axe costs, and the same on every screen."""
WAITS: Final = 3000
"""Hundredths of a second in which all must be there that a screen asks for."""


class Screen:
    """One screen after another, each looked at in several widths and themes."""

    def __init__(self, page: Page, language: str) -> None:
        self.page = page
        self.language = language
        self.faults: list[str] = []
        self.worn: tuple[int, str] | None = None
        """The width and the theme that the page has now."""
        self.requests = 0
        """Those that wait for an answer."""
        page.on("request", lambda _: self._count(1))
        page.on("requestfinished", lambda _: self._count(-1))
        page.on("requestfailed", lambda _: self._count(-1))

    def _count(self, more: int) -> None:
        self.requests += more

    def _settle(self) -> None:
        """Wait until all is there that the screen has asked for."""
        for _ in range(WAITS):
            if self.requests <= 0:
                break
            self.page.wait_for_timeout(10)
        else:
            raise TimeoutError(self.requests)
        self.page.evaluate("document.fonts.ready")

    def check(self, name: str) -> None:
        """Look at a screen in every look, and return to the first."""
        self._settle()
        looks = LOOKS[self.language]
        for width, theme in looks:
            self._wear(width, theme)
            self._look(name, width, theme)
        self._wear(*looks[0])

    def _wear(self, width: int, theme: str) -> None:
        if self.worn == (width, theme):
            return
        self.worn = width, theme
        self.page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        self.page.evaluate(DRAWN)

    def _look(self, name: str, width: int, theme: str) -> None:
        """See that nothing scrolls sideways, ask axe, and take a picture where one is wanted."""
        tag = f"{name}-{width}-{theme}-{self.language}"
        if PICTURES:
            self.page.screenshot(path=Path(PICTURES, f"{tag}.png"))
        if self.page.evaluate("document.documentElement.scrollWidth") > width:
            self.faults.append(f"{tag}: scrolls sideways")
        for fault in self._faults() if (width, theme) in AXED else []:
            places = "; ".join(f"{node['target']} {node['html'][:120]}" for node in fault["nodes"][:4])
            self.faults.append(f"{tag}: {fault['id']}, {fault['help']}: {places}")

    def _faults(self) -> list[dict[str, Any]]:
        """Ask axe, which a document is given once, for its faults alone: what passes is the larger part by far."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE)
        with painted(self.page):
            found: list[dict[str, Any]] = self.page.evaluate(FAULTS)
            if new := [kind for kind in self.page.evaluate(TEXT_KINDS) if kind not in CHECKED]:
                told = self.page.evaluate(CONTRAST, new)
                CHECKED.update(told["seen"])
                found += told["faults"]
        return found


def quiet_pages(screen: Screen) -> None:
    """The pages that are read."""
    page = screen.page
    for name, path, sign in [
        ("home", "/", "h1"),
        ("chooser", "/play/twelve-patrols", "#deck"),
        ("decks", "/decks", "main li"),
        ("deck", "/decks/twelve-patrols/house", ".region"),
        ("sets", "/cards/patrol", "main h2"),
        ("soldier", "/cards/patrol/new?from=house", ".drawn > svg"),
        ("card", "/cards/spellfire/new", "#c-name"),
        ("rules", "/rules/twelve-patrols", "article h2"),
        ("statistics", "/statistics", "h1"),
        ("daily", "/daily", ".month"),
        ("puzzles", "/puzzles", "main li"),
        ("puzzle", "/puzzles/twelve-patrols/1", ".quiz"),
        ("lab", "/lab/patrol", "[data-compare]"),
        ("settings", "/settings", "fieldset"),
        ("lost", "/nowhere", "h1"),
        ("learn", "/learn/twelve-patrols", "main li"),
        ("lesson", "/learn/twelve-patrols/change", ".coach"),
    ]:
        page.goto(path)
        expect(page.locator(sign).first).to_be_visible()
        screen.check(name)


def entering_a_deck(screen: Screen) -> None:
    page = screen.page
    page.goto("/decks/twelve-patrols/new")
    page.locator(".cards input").first.fill("Old Mill")
    expect(page.locator(".check li").first).to_be_visible()
    screen.check("deck-faults")


def a_game(screen: Screen) -> None:
    """One game through its states, to the end."""
    page = screen.page
    table = begin(page)
    steps = solution(page, table)
    hand = Mouse(page)
    screen.check("table-first")
    taken = 0
    places = [n for n, step in enumerate(steps) if step["do"] == "place"]
    advance(page, table, steps[: places[3]])
    hand.region(steps[places[3]]).click()
    expect(page.locator(".open").first).to_be_visible()
    screen.check("table-in-hand")
    page.keyboard.press("Escape")
    taken = places[6] + 1
    advance(page, table, steps[places[3] : taken])
    screen.check("table-fill")
    page.locator("[data-item][aria-disabled=false]").first.click()
    screen.check("table-item-in-hand")
    page.keyboard.press("Escape")
    for tier in range(1, 4):
        page.keyboard.press("h")
        expect(page.locator(".tiers .on")).to_have_count(tier)
    page.locator(".panel.chance .link").click()
    expect(page.locator(".panel.chance .big")).to_be_visible()
    screen.check("table-hint")
    page.locator("[data-change]").click()
    screen.check("table-change")
    page.keyboard.press("Escape")
    page.locator(".kingdom .cover").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    screen.check("card-large")
    page.keyboard.press("Escape")
    page.locator("[popovertarget=site-menu]").click()
    screen.check("menu")
    page.keyboard.press("Escape")
    expect(page.locator("[popover]:popover-open")).to_have_count(0)  # while it is open no key means the table
    for key, name in (("?", "keys"), ("g", "rules-sheet"), ("d", "in-words")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        screen.check(name)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("Home")
    expect(page.locator(".replay")).to_be_visible()
    screen.check("replay")
    page.keyboard.press("Escape")
    advance(page, table, steps[taken:])
    expect(page.locator(".panel.won")).to_be_visible()
    screen.check("end-won")
    page.locator("[data-review]").click()
    expect(page.locator(".balance")).to_be_visible()
    screen.check("end-review")


def a_defeat(screen: Screen) -> None:
    """A game given up, a way it could have been won, and what the record says."""
    page = screen.page
    begin(page)
    page.keyboard.press("b")
    expect(page.get_by_role("dialog")).to_be_visible()
    screen.check("bookmark")
    page.keyboard.press("Enter")
    page.locator("[popovertarget=site-menu]").click()
    page.locator("#site-menu ul").first.get_by_role("button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    screen.check("give-up")
    page.get_by_role("dialog").locator(".go").click()
    expect(page.locator(".panel.end")).to_be_visible()
    screen.check("end-given-up")
    page.locator("[data-solve]").click()
    expect(page.locator(".replay")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("[data-spot]")).to_have_count(12)
    screen.check("solution")
    page.goto("/statistics")
    expect(page.locator(".score").first).to_be_visible()
    screen.check("statistics-full")


def a_duel(screen: Screen) -> None:
    """A table for two of a game without a drawing of its own: waiting, playing, handing over."""
    page = screen.page
    open_duel(page, "invite", ', "clock": {"bank": 600, "increment": 5}')
    expect(page.locator(".invite")).to_be_visible()
    expect(page.locator("[data-action]").first).to_be_visible()
    screen.check("duel-invite")
    open_duel(page, "here")
    expect(page.locator("[data-take]")).to_be_visible()
    screen.check("hand-over")


def read(screen: Screen, game: str, deck: str) -> None:
    """What there is of a game beside its table: the chooser, a deck, the bench."""
    page = screen.page
    for name, path, sign in [
        ("chooser", f"/play/{game}", "#deck"),
        ("deck", f"/decks/{game}/{deck}", "main li"),
        ("bench", f"/decks/{game}/new?from={deck}", ".check .fine"),
    ]:
        page.goto(path)
        expect(page.locator(sign).first).to_be_visible()
        screen.check(f"{game}-{name}")


def a_tableau(screen: Screen) -> None:
    """Spellfire: what is read of it, a lesson, a table, a fight, a card opened large, the replay, the end."""
    page = screen.page
    read(screen, "spellfire", "dales")
    page.goto("/learn/spellfire")
    page.locator("main li a").first.click()
    expect(page.locator(".coach")).to_be_visible()
    screen.check("spellfire-lesson")
    seed, steps = tableau.ended("won")
    table = tableau.sit(page, seed)
    screen.check("spellfire-first")
    page.locator(".pool .cover, .open .cover").first.click(button="right")
    expect(page.get_by_role("dialog")).to_be_visible()
    screen.check("spellfire-large")
    page.keyboard.press("Escape")
    fight = next(n for n, step in enumerate(steps) if step["do"] == "play")
    advance(page, table, steps[:fight])
    expect(page.locator(".fight")).to_be_visible()
    screen.check("spellfire-fight")
    page.keyboard.press("Home")
    expect(page.locator(".replay")).to_be_visible()
    screen.check("spellfire-replay")
    page.keyboard.press("Escape")
    advance(page, table, steps[fight:])
    expect(page.locator(".panel.won")).to_be_visible()
    screen.check("spellfire-end")


def a_campaign(screen: Screen) -> None:
    """Patrol at one screen: what is read of it, the hand-over, every phase, a card opened large, replay, end."""
    page = screen.page
    read(screen, "patrol", "vanguard")
    seed, moves = campaign.fought()
    table = campaign.sit(page, seed)
    done = 0
    for phase in ("setup", "assign", "battle", "aim", "window", "pick"):
        start = next(n for n in range(done, len(moves)) if moves[n].phase == phase)
        table.advance(moves[done:start])
        done = start
        table.show()
        if phase == "setup":
            expect(page.locator("[data-take]")).to_be_visible()
            screen.check("patrol-hand-over")
            campaign.take(page)
        shown = "[data-answers]" if phase == "window" else f"[data-orders='{phase}']"  # answers may stand in the bar
        expect(page.locator(shown)).to_be_visible()
        screen.check(f"patrol-{phase}")
    page.locator("[data-place]").last.click(button="right")
    expect(page.get_by_role("dialog")).to_be_visible()
    screen.check("patrol-large")
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    expect(page.locator(".replay")).to_be_visible()
    screen.check("patrol-replay")
    table.advance(moves[done:])
    table.show()
    expect(page.locator(".panel.end")).to_be_visible()
    screen.check("patrol-end")


@pytest.mark.parametrize(
    "walk",
    [quiet_pages, entering_a_deck, a_game, a_defeat, a_duel, a_tableau, a_campaign],
    ids=["pages", "deck", "game", "defeat", "duel", "spellfire", "patrol"],
)
@pytest.mark.parametrize("language", LOOKS)
def test_every_screen(visit: Opener, language: str, walk: Callable[[Screen], None]) -> None:
    width, theme = LOOKS[language][0]
    size = (width, HEIGHTS[width])
    screen = Screen(visit(size=size, theme=theme, language=language, painted=bool(PICTURES)), language)
    walk(screen)
    assert not screen.faults, "\n".join(screen.faults)
