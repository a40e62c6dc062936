"""What happens is seen: every reveal shows its face, any input ends the show, without motion it is told in words."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect
from tests.e2e import tableau
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.sitting import DOOR, advance, begin, box_of, open_table, resized

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from tests.e2e.conftest import Opener

LONG: Final = "Elminster the Mage takes Staff of Conjuring: you win the realm The Horned Society"
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
  window.ours = () => (latest?.can.act && latest.version !== sent ? latest.version : null);
  window.act = () => {
    if (window.ours() === null) return false;
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

# A show lasts as long as it lasts: what is done in it is done as soon as it is there, in the page itself.
SHOWN: Final = """
(act) => new Promise((done) => {
  const look = () => document.querySelector('.shown') && (seen.disconnect(), done(act()), true);
  const seen = new MutationObserver(look);
  seen.observe(document.body, {subtree: true, childList: true});
})
"""
KEYED: Final = f"""() => void (window.keyed = ({SHOWN})(() => {{
  const key = new KeyboardEvent('keydown', {{key: 'Enter', bubbles: true, cancelable: true}});
  document.querySelector('#main button:not([data-stage] *)').dispatchEvent(key);
  return key.defaultPrevented && document.querySelector('#main').dataset.staged === undefined;
}}))"""
SKIPPED: Final = (
    f"() => void (window.skipped = ({SHOWN})(() => document.querySelector('.shown [data-stage] .btn').click()))"
)


def watched(visit: Opener, motion: str) -> tuple[Page, Page]:
    """Return a page at a table against a bot, and the one that plays there."""
    page, player = (visit(painted=True), visit(painted=True))
    page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    page.add_init_script(WATCH)
    table = open_table(page, json.dumps(BODY))
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


def settled(page: Page, player: Page) -> Locator:
    """Play until nobody but the seat has to act and the page tells what happened last; return where it does.

    The bot acts in its own time, and where it asks for an answer, the question itself tells what was done.
    """
    last = page.locator("[data-recent]")
    for _ in range(TURNS):
        version = player.evaluate("window.ours()")
        if version is not None and page.locator(f'#main[data-version="{version}"]:not([data-staged])').count():
            if last.is_visible():
                return last
            player.evaluate("window.act()")
        page.wait_for_timeout(50)
    raise AssertionError(player.evaluate("window.ours()"))


def test_every_reveal_shows_its_face_for_a_quarter_of_a_second(visit: Opener) -> None:
    page, player = watched(visit, "full")
    until(page, player, REVEALS)
    expect(page.locator("#main[data-staged]")).to_have_count(0)
    page.wait_for_timeout(FACE)
    found, seen = reveals(player), page.evaluate("window.seen")
    assert len(found) >= REVEALS
    assert [one for one in found if seen.get(f"{one['place']} {one['title']}", 0) < FACE] == []


def test_any_key_ends_the_show_and_does_no_more_and_the_last_action_can_be_seen_again(visit: Opener) -> None:
    page, player = watched(visit, "full")
    page.evaluate(KEYED)
    until(page, player, 1)
    assert page.evaluate("window.keyed")
    last = settled(page, player)
    page.evaluate(SKIPPED)
    last.click()
    page.evaluate("window.skipped")
    expect(page.locator("#main[data-staged]")).to_have_count(0)
    expect(last).to_be_visible()


def test_who_comes_back_to_a_duel_is_told_what_was_done_last(visit: Opener) -> None:
    page, player = watched(visit, "reduce")
    until(page, player, 1)
    settled(page, player)
    page.reload()
    last = page.locator("[data-recent]")
    expect(last).to_be_visible()
    page.evaluate(SKIPPED)
    last.click()
    page.evaluate("window.skipped")
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


def test_how_a_deal_began_may_be_seen(visit: Opener) -> None:
    page = visit(painted=True)
    begin(page, '{"game": "spellfire", "from": {"kind": "random", "seed": 7}}', ".cols")
    how = page.locator("[data-recent]")
    expect(how).to_contain_text("How this deal began")
    for width, height in ((1024, 768), (740, 500), (740, 360)):  # beside the one tool that is left, not over it
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_role("button", name="This deal", exact=True).click(trial=True)
        how.click(trial=True)
    told = how.locator("span").last
    for size in resized(page, (DESK, (1366, 768), (1180, 800), PHONE)):  # such a sentence takes the room there is
        before = box_of(page.locator(".cols"))["y"]
        short = told.evaluate("(said, long) => [said.textContent, (said.textContent = long)][0]", LONG)
        assert told.evaluate("(said) => said.scrollHeight <= said.clientHeight + 1"), size
        assert box_of(page.locator(".cols"))["y"] == before
        told.evaluate("(said, short) => (said.textContent = short)", short)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    how.click()
    told = page.locator(".shown p")
    expect(told).to_contain_text("revealed")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(page.locator("#main")).not_to_have_attribute("data-staged", "")


def test_what_is_told_comes_along_as_a_phone_is_scrolled_and_tells_no_end(visit: Opener) -> None:
    seed, steps = tableau.ended("lost")
    page = visit(size=PHONE, coached=False)
    table = tableau.sit(page, seed)
    fights = [n for n, step in enumerate(steps) if step["do"] == "attack"]
    advance(page, table, steps[: fights[0]])
    expect(page.locator("[data-remark]")).to_be_visible()
    page.emulate_media(reduced_motion="no-preference")
    hand = tableau.Finger(page)
    hand.row(steps[fights[0]]).tap()
    expect(page.locator("[data-stage]")).to_be_visible()
    expect(page.locator(".col").nth(int(steps[fights[0]]["column"]))).to_be_in_viewport(ratio=0.5)
    page.evaluate("scrollTo(0, 220)")  # to what can be done
    skip = page.locator("[data-stage] .past")
    expect(skip).to_be_in_viewport(ratio=1)
    skip.tap()  # the coach does not lie over it
    expect(page.locator("#main[data-staged]")).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")
    advance(page, table, steps[fights[0] + 1 : -1])
    expect(page.locator("#main[data-staged]")).to_have_count(0)
    page.emulate_media(reduced_motion="no-preference")
    hand.do(steps[-1])
    expect(page.locator("[data-stage]")).to_be_visible()
    expect(page.locator(".foot-bar .go")).to_have_count(0)
    page.locator("[data-stage] .past").tap()
    expect(page.locator(".foot-bar .go")).to_be_visible()
