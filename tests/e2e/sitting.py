"""Somebody at a table of 12 Patrols: lays and fills with mouse, finger or keys, whatever the rules offer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Step = dict[str, Any]
Sizes = Sequence[tuple[int, int]]

ASK_SOLUTION: Final = """
(table) => new Promise((settle, fail) => {
  const tab = Math.random().toString(36).slice(2, 8);
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  socket.onclose = ({code}) => fail(`closed: ${code}`);
  const send = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => {
    send({type: 'join', id: `ask-${tab}-1`, language: 'en'});
    send({type: 'solve', id: `ask-${tab}-2`});
  };
  socket.onmessage = ({data}) => {
    const news = JSON.parse(data);
    if (news.type === 'refused') fail(news.words);
    if (news.type !== 'solution') return;
    socket.close();
    settle(news.steps.map(({action, parts}) => ({...parts, action})));
  };
})
"""
ADVANCE: Final = """
([table, actions]) => new Promise((settle, fail) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  const tab = Math.random().toString(36).slice(2, 8);
  let count = 0;
  const next = (version) => {
    if (!actions.length) { socket.close(); return settle(version); }
    socket.send(JSON.stringify({type: 'act', id: `act-${tab}-${++count}`, version, action: actions.shift()}));
  };
  socket.onclose = ({code}) => fail(`closed: ${code}, ${actions.length} actions left`);
  socket.onopen = () => socket.send(JSON.stringify({type: 'join', id: `act-${tab}`, language: 'en'}));
  socket.onmessage = ({data}) => {
    const news = JSON.parse(data);
    if (news.type === 'refused') fail(news.words);
    if (news.type === 'done' || (news.type === 'table' && !count)) next(news.version);
  };
})
"""
MOVED_ON: Final = "(before) => document.querySelector('#main')?.dataset.version !== before"
DRAWN: Final = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
AHEAD: Final = """
(wanted) => {
  const all = [...document.querySelectorAll('[data-go]')].filter((one) => one.offsetParent !== null);
  const [from, to] = [document.activeElement, wanted].map((one) => all.indexOf(one));
  return from < 0 || to < 0 ? to + 1 || 1 : (to - from + all.length) % all.length;
}
"""
"""Counts the steps of the right arrow to something."""
TRIES: Final = 3
"""Walks to something: what can be done may change on the way."""


DOOR: Final = "/healthz"
"""Where a page stands to speak with a table before it looks at one: of its origin, without a script."""
WINNABLE: Final = '{"game": "twelve-patrols", "from": {"kind": "winnable", "seed": 7}}'


def begin(page: Page, body: str = WINNABLE, board: str = ".kingdom") -> str:
    """Open a table, one that can be won if nothing else is asked for, and go there; returns its name."""
    table = open_table(page, body)
    page.goto(f"/table/{table}")
    expect(page.locator(board)).to_be_visible()
    return table


def open_table(page: Page, body: str = WINNABLE) -> str:
    """Open a table without going there; returns its name."""
    name: str = opened(page, body)["table"]
    return name


def opened(page: Page, body: str) -> dict[str, Any]:
    """Open a table for whoever has this page, who need not have loaded any; returns what the server says of it."""
    answer = page.request.post("/api/tables", data=body, headers={"content-type": "application/json"})
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told


def accept(page: Page, link: str) -> None:
    """Follow an invitation and sit down."""
    page.goto(link)
    page.locator("[data-sit]").click()
    expect(page.locator("[data-invited]")).to_have_count(0)


def solution(page: Page, table: str) -> list[Step]:
    """The steps of a win from here, as the parts of its actions."""
    steps: list[Step] = page.evaluate(ASK_SOLUTION, table)
    return steps


def advance(page: Page, table: str, steps: list[Step]) -> None:
    """Do these steps at once, behind the page's back; it shows them all when this returns."""
    shows(page, ahead(page, table, steps))


def ahead(page: Page, table: str, steps: list[Step]) -> int:
    """Do these steps at once at a table that need not be shown; returns the version that they reach."""
    reached: int = page.evaluate(ADVANCE, [table, [step["action"] for step in steps]])
    return reached


def shows(page: Page, reached: int) -> None:
    """Wait until the page shows this version."""
    expect(page.locator("#main")).to_have_attribute("data-version", str(reached))


def version(page: Page) -> int:
    """Return the version that the page shows, as soon as it shows a table at all."""
    return int(page.locator("#main[data-version]").get_attribute("data-version") or 0)


def moved_on(page: Page, before: int) -> None:
    """Wait until the page shows another version than this, or hands over to another seat."""
    page.wait_for_function(MOVED_ON, arg=str(before))


def box_of(where: Locator) -> dict[str, float]:
    """Return the box of an element, as soon as there is one: what is drawn anew meanwhile is asked again."""
    found: dict[str, float] = where.evaluate("(element) => element.getBoundingClientRect().toJSON()")
    return found


def resized(page: Page, sizes: Sizes) -> Iterator[tuple[int, int]]:
    """Give the page each of these sizes; the first is that in which it was opened."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        yield width, height


class Sitting:
    """What every way of playing shares: where things are, and when a step is done."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def play(self, steps: list[Step]) -> None:
        for step in steps:
            before = version(self.page)
            getattr(self, step["do"])(step)
            moved_on(self.page, before)

    def region(self, step: Step) -> Locator:
        return self.page.locator(f"[data-region='{step['region']}']")

    def item(self, item: int) -> Locator:
        return self.page.locator(f"[data-item='{item}']").first

    def spot(self, step: Step) -> Locator:
        return self.page.locator(f"[data-drop='spot {step['spot']}']")

    def target(self, step: Step) -> Locator:
        return self.page.locator(f"[data-drop='target {step['target']}']")

    def press(self, where: Locator) -> None:
        where.click()

    def discard(self, step: Step) -> None:
        self.press(self.page.locator("[data-change]"))
        self.press(self.item(step["item"]))

    def change(self, step: Step) -> None:
        self.press(self.item(step["colour"] * 7 + step["from"]))
        self.press(self.page.locator(f"[data-value='{step['to']}']"))

    def end(self, _: Step) -> None:
        self.press(self.page.locator("[data-confirm]:visible"))


class Mouse(Sitting):
    """Drags cards and items with the mouse."""

    def place(self, step: Step) -> None:
        self.drag(self.region(step), self.target(step))

    def put(self, step: Step) -> None:
        self.drag(self.item(step["item"]), self.spot(step))

    def drag(self, what: Locator, where: Locator) -> None:
        what.scroll_into_view_if_needed()
        x, y = self.middle(what)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x - 12, y + 12, steps=3)
        self.page.mouse.move(*self.middle(where), steps=4)
        self.page.mouse.up()

    def middle(self, where: Locator) -> tuple[float, float]:
        """Return the middle of something as soon as it rests: places move while a card is taken in hand."""
        where.element_handle().wait_for_element_state("stable")
        box = box_of(where)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger(Sitting):
    """Taps: the thing, then the place."""

    def press(self, where: Locator) -> None:
        where.tap()

    def place(self, step: Step) -> None:
        self.press(self.region(step))
        self.press(self.target(step))

    def put(self, step: Step) -> None:
        self.press(self.item(step["item"]))
        self.press(self.spot(step))


class Keys(Sitting):
    """Never touches the mouse: arrows walk, Enter takes and lays, E confirms."""

    def place(self, step: Step) -> None:
        self.reach(self.region(step))
        self.reach(self.target(step))

    def put(self, step: Step) -> None:
        self.reach(self.item(step["item"]))
        self.reach(self.spot(step))

    def press(self, where: Locator) -> None:
        self.reach(where)

    def discard(self, step: Step) -> None:
        self.page.keyboard.press("c")
        self.reach(self.item(step["item"]))

    def end(self, _: Step) -> None:
        self.page.keyboard.press("e")

    def reach(self, where: Locator) -> None:
        """Walk to it with the right arrow, and press Enter there."""
        expect(where).to_have_attribute("data-go", "")
        for _ in range(TRIES):
            ahead = where.evaluate(AHEAD)
            if not ahead:
                self.page.keyboard.press("Enter")
                return
            for _ in range(ahead):
                self.page.keyboard.press("ArrowRight")
        pytest.fail(f"no arrow reaches {where}")
