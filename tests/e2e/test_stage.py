"""What happens is seen: every reveal shows its face, any input ends the show, without motion it is told in words."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect
from tests.e2e.sitting import DOOR, OPEN_TABLE

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from tests.e2e.conftest import Opener

REVEALS: Final = 8
FACE: Final = 250
"""The least milliseconds that a face which was turned up is to be seen."""
TURNS: Final = 600
"""The most tries to let the second connection choose."""
BODY: Final = {
    "game": "patrol",
    "from": {"kind": "random", "seed": 5},
    "seats": "bot",
    "bot": {"player": "level:1", "seat": 1},
}
# A second connection of the same seat plays: the page is told of everything and has no part in it.
PLAY: Final = """
(table) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  const order = ['attack', 'target', 'lay', 'pair', 'answer', 'use', 'sacrifice', 'run', 'stay'];
  const rank = ({parts}) => (order.indexOf(parts.do) + order.length + 1) % (order.length + 1);
  let latest = null, count = 0, sent = -1;
  window.reveals = [];
  socket.onopen = () => socket.send(JSON.stringify({type: 'join', id: 'join', language: 'en'}));
  socket.onmessage = ({data}) => {
    const news = JSON.parse(data);
    if (news.type !== 'table') return;
    latest = news;
    for (const {kind, places, cards} of news.beats)
      if (kind === 'turn') reveals.push(...places.map((place, i) => ({place, title: cards[i].title})));
  };
  window.act = () => {
    if (!latest?.can.act || latest.version === sent) return false;
    sent = latest.version;
    const [{action}] = [...latest.legal].sort((a, b) => rank(a) - rank(b));
    socket.send(JSON.stringify({type: 'act', id: `act-${++count}`, version: sent, action}));
    return true;
  };
}
"""
# For how long each face was there to be seen on the page, frame by frame.
WATCH: Final = """
window.seen = {};
let before = performance.now();
requestAnimationFrame(function look(now) {
  for (const card of document.querySelectorAll('[data-slot] .sol:not(.down)')) {
    const name = card.querySelector('.name')?.textContent.replaceAll('\u00ad', '');
    const face = `${card.closest('[data-slot]').dataset.slot} ${name}`;
    seen[face] = (seen[face] ?? 0) + now - before;
  }
  before = now;
  requestAnimationFrame(look);
});
"""


def watched(visit: Opener, motion: str) -> tuple[Page, Page]:
    """Return a page at a table against a bot, and the one that plays there."""
    page, player = (visit(), visit())
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    page.add_init_script(WATCH)
    page.goto(DOOR)
    table = page.evaluate(OPEN_TABLE, json.dumps(BODY))["table"]
    player.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]  # what a context told, another takes
    player.goto(DOOR)
    player.evaluate(PLAY, table)
    page.goto(f"/table/{table}")
    expect(page.locator("#main[data-version]")).to_be_visible()
    return page, player


def reveals(player: Page) -> list[dict[str, Any]]:
    """Return every reveal that the seat was told of."""
    found: list[dict[str, Any]] = player.evaluate("window.reveals")
    return found


def until(page: Page, player: Page, count: int) -> None:
    """Play until so many cards have turned up."""
    for _ in range(TURNS):
        if len(reveals(player)) >= count:
            return
        player.evaluate("window.act()")
        page.wait_for_timeout(50)
    raise AssertionError(reveals(player))


def test_every_reveal_shows_its_face_for_a_quarter_of_a_second(visit: Opener) -> None:
    page, player = watched(visit, "full")
    until(page, player, REVEALS)
    expect(page.locator("#main[data-staged]")).to_have_count(0)
    page.wait_for_timeout(FACE)
    found, seen = reveals(player), page.evaluate("window.seen")
    assert len(found) >= REVEALS
    assert [one for one in found if seen.get(f"{one['place']} {one['title']}", 0) < FACE] == []


def test_any_key_ends_the_show_and_the_last_action_can_be_seen_again(visit: Opener) -> None:
    page, player = watched(visit, "full")
    until(page, player, 1)
    expect(page.locator("#main[data-staged]")).to_have_count(1)
    assert page.evaluate(
        """() => {
          dispatchEvent(new KeyboardEvent('keydown', {key: 'x', bubbles: true}));
          return document.querySelector('#main').dataset.staged === undefined;
        }"""
    )
    last = page.locator("[data-recent]")
    expect(last).to_be_visible()
    last.click()
    expect(page.locator(".shown")).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("#main[data-staged]")).to_have_count(0)
    expect(last).to_be_visible()


def test_without_motion_nothing_is_held_back_and_the_last_action_is_told(visit: Opener) -> None:
    page, player = watched(visit, "reduce")
    page.evaluate(
        "new MutationObserver(() => (window.held ||= !!document.querySelector('[data-staged]'))).observe("
        "document.body, {subtree: true, attributes: true, childList: true})"
    )
    until(page, player, 2)
    expect(page.locator("[data-recent]")).to_contain_text(reveals(player)[-1]["title"])
    assert not page.evaluate("window.held")
