"""Being told of a turn: asked for by a press alone, switched on and off, and shown by the worker while no page is open.

No push service can be reached from here: what a browser would be given by one is put in its place.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import expect
from tests.e2e.conftest import DESK, FLAGS, PHONE, WHOLE, Contexts
from tests.e2e.sitting import accept

from vedette.server.push.sender import encoded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page, Playwright
    from tests.e2e.conftest import Opener, Server

SWITCH = "[data-turn-push] input"
SUBSCRIBED = """
const keys = %s;
const held = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/of-this-test',
  toJSON: () => ({ endpoint: held.endpoint, keys }),
  unsubscribe: async () => !sessionStorage.removeItem('subscribed'),
};
if (window.PushManager) {
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    sessionStorage.subscribed = `${userVisibleOnly} ${applicationServerKey}`;
    return held;
  };
  PushManager.prototype.getSubscription = async () => (sessionStorage.subscribed ? held : null);
}
"""
"""What a push service would do, in the page."""


@pytest.fixture(scope="module")
def contexts(playwright: Playwright) -> Iterator[Contexts]:
    opened = playwright.chromium.launch(executable_path=WHOLE, args=FLAGS)
    yield Contexts(opened)
    opened.close()


SHOWN = """
async (body) => {
  for (let tries = 0; ; tries++) {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    if (tries === 400 || (body === null ? !all.length : all.some((one) => one.body === body)))
      return all.map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, data }));
    await new Promise((again) => setTimeout(again, 50));
  }
}
"""
"""Return the notifications once one says this; once there is none, for null; after twenty seconds as they are."""
CLICK = """
async () => {
  const went = [];
  self.clients.openWindow = async (path) => void went.push(`open ${path}`);
  WindowClient.prototype.focus = async function () { went.push(`focus ${new URL(this.url).pathname}`); };
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent('notificationclick', { notification });
  const waits = [];
  event.waitUntil = (work) => waits.push(work);
  self.dispatchEvent(event);
  await Promise.all(waits);
  return went;
}
"""


def browsing(visit: Opener, *, granted: bool = True, **look: object) -> Page:
    page = visit(keeps=True, painted=True, **look)
    if granted:
        page.context.grant_permissions(["notifications"])
    point = ec.generate_private_key(ec.SECP256R1()).public_key()
    raw = point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    page.context.add_init_script(SUBSCRIBED % json.dumps({"p256dh": encoded(raw), "auth": encoded(b"s" * 16)}))
    return page


def test_the_switch_is_turned_by_the_keyboard_and_stays(visit: Opener) -> None:
    page = browsing(visit)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url.partition('/api')[2]}"))
    page.goto("/settings")
    switch = page.locator(SWITCH)
    expect(switch).not_to_be_checked()
    assert "POST /push?lang=en" not in asked
    switch.press("Space")
    expect(page.get_by_text("This browser will tell you.")).to_be_visible()
    expect(switch).to_be_checked()
    assert page.evaluate("sessionStorage.subscribed").startswith("true B")
    assert "POST /push?lang=en" in asked
    assert not Axe().run(page).response["violations"]
    page.reload()
    expect(switch).to_be_checked()
    with page.expect_response(lambda answer: "/api/push?" in answer.url and answer.request.method == "POST") as told:
        page.get_by_role("button", name="Sign out elsewhere").click()
    assert told.value.status == 204
    expect(switch).to_be_checked()
    switch.press("Space")
    expect(page.get_by_text("won’t tell you any more")).to_be_visible()
    expect(switch).not_to_be_checked()
    assert "POST /push/end?lang=en" in asked
    assert page.evaluate("sessionStorage.subscribed === undefined")


def test_what_stands_in_the_way_is_said(visit: Opener) -> None:
    refused = browsing(visit, granted=False, size=PHONE, language="fr")
    refused.goto("/settings")
    refused.locator(SWITCH).click()
    expect(refused.get_by_text("Les notifications ne sont pas autorisées ici.")).to_be_visible()
    expect(refused.locator(SWITCH)).not_to_be_checked()
    assert not Axe().run(refused).response["violations"]
    old = visit()
    old.add_init_script("delete window.PushManager")
    old.goto("/settings")
    expect(old.locator(SWITCH)).to_be_disabled()
    expect(old.get_by_text("Your browser can’t do this here.")).to_be_visible()
    none = visit()
    none.route("**/api/push?*", lambda route: route.fulfill(json={"key": ""}))
    with none.expect_response("**/api/push?*"):
        none.goto("/settings")
    expect(none.get_by_text("Sign out elsewhere")).to_be_visible()
    expect(none.locator(SWITCH)).to_have_count(0)


def test_a_table_of_days_offers_it_too(visit: Opener) -> None:
    ann = browsing(visit, size=DESK)
    ann.goto("/play/patrol")
    ann.locator("#clock").select_option(label="3 days per move")
    ann.locator("#theirs").select_option("false")
    ann.wait_for_load_state("networkidle")  # letters that come between press and release move the button away
    ann.get_by_role("button", name="Invite a friend").click()
    expect(ann.locator(SWITCH)).to_be_visible()
    link = ann.get_by_label("Invite a friend").input_value()
    bob = visit(size=PHONE)
    bob.goto(link)
    accept(bob, link)
    expect(ann.locator(SWITCH)).not_to_be_checked()
    assert not Axe().run(ann).response["violations"]


def test_the_worker_shows_it_and_leads_to_the_table(visit: Opener, server: Server) -> None:
    page = browsing(visit)
    with page.context.expect_event("serviceworker") as begun:
        page.goto("/settings")
    worker = begun.value
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    shown = {"title": "Patrol", "lang": "en", "tag": "0123456789ab", "data": "/table/0123456789ab"}

    def deliver(body: str) -> None:
        """Deliver a message by a session of this page: what an earlier page's session is given may be lost."""
        registrations: list[str] = []
        session = page.context.new_cdp_session(page)
        session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
        )
        session.send("ServiceWorker.enable")
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        told = {"title": "Patrol", "body": body, "language": "en", "table": "0123456789ab"}
        message = {"origin": server.address, "registrationId": registrations[0], "data": json.dumps(told).ljust(512)}
        session.send("ServiceWorker.deliverPushMessage", message)

    def push(body: str) -> None:
        """Deliver a message until it is shown: one that comes twice is shown once, since both have the same tag."""
        found = []
        for _ in range(3):
            deliver(body)
            if found := page.evaluate(SHOWN, body):
                break
        assert found == [{**shown, "body": body}]

    push("first")
    push("second")
    assert worker.evaluate(CLICK) == ["open /table/0123456789ab"]
    assert page.evaluate(SHOWN, None) == []
    page.goto("/table/0123456789ab")
    push("third")
    assert worker.evaluate(CLICK) == ["focus /table/0123456789ab"]
