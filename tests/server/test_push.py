"""Web Push: where a server may send, what it sends, and when; the push service is one of ours, on loopback."""

from __future__ import annotations

import asyncio
import json
import queue
import struct
import sys
import threading
from base64 import urlsafe_b64decode
from contextlib import contextmanager
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import httpx
import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from tests.server.served import House, house
from tests.server.sitting import duel, patrols
from tests.server.test_store import with_store
from tests.testgame.plugin import bring

from vedette.protocol import http
from vedette.server.process import contact, push_sender
from vedette.server.push import notifier
from vedette.server.push.notifier import Notifier, TableGuest, awaited, notice
from vedette.server.push.sender import HOSTS, PADDED, VALID, Sender, decoded, encoded, host_of, new_key
from vedette.server.store.statements import BROWSERS
from vedette.server.store.store import Store, Subscription
from vedette.session import events
from vedette.session.effects import Connection, Refusal
from vedette.session.info import bot_of

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path

    from vedette.server.tables import LiveTables
    from vedette.session.events import Happened
    from vedette.session.table import Table

pytestmark = pytest.mark.once

SERVICE = "push.example"
NOW = 1_700_000_000


class Browser:
    """A browser that has subscribed, and reads what reaches it as RFC 8291 and RFC 8188 say."""

    def __init__(self, name: str, language: str = "en") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = name.encode().ljust(16, b"*")
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.point = point
        self.told = Subscription(f"https://{SERVICE}/{name}", encoded(point), encoded(self.secret), language)
        self.form = {"endpoint": self.told.endpoint, "p256dh": self.told.p256dh, "auth": self.told.auth}

    def read(self, body: bytes) -> dict[str, str]:
        salt, size, length = body[:16], struct.unpack("!L", body[16:20])[0], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size, "one record"
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        material = derived(self.secret, shared, b"WebPush: info\0" + self.point + sender, 32)
        key = derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, material, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain.endswith(b"\x02"), "the last record"
        assert len(plain) == PADDED + 1
        found: dict[str, str] = json.loads(plain[:-1])
        return found


def derived(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


class Letter(NamedTuple):
    """What a push service was sent."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService(ThreadingHTTPServer):
    """A push service; ``answers`` are the statuses that it gives, then 201."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.letters: queue.Queue[Letter] = queue.Queue()
        self.answers: list[int] = []
        self.long = False
        self.silent = threading.Event()
        self.silent.set()
        """While it is clear, nothing is answered."""

    def sender(self, key: str, *, clock: Callable[[], float] = lambda: NOW) -> Sender:
        return Sender(key, "https://table.example.org", (SERVICE,), Loopback(self.server_port), clock)


class Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        service = cast("PushService", self.server)
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        service.letters.put(Letter(self.path, headers, body))
        service.silent.wait(60)
        self.send_response(service.answers.pop(0) if service.answers else 201)
        self.send_header("location", "/elsewhere")
        self.send_header("content-length", "1000000000" if service.long else "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (as the library names it)
        """Say nothing."""


class Loopback(httpx.AsyncHTTPTransport):
    """Takes every request to a port of this machine, whatever host it names."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self.port = port

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.url = request.url.copy_with(scheme="http", host="127.0.0.1", port=self.port)
        return await super().handle_async_request(request)


@pytest.fixture
def service() -> Iterator[PushService]:
    made = PushService()
    thread = threading.Thread(target=made.serve_forever, args=(0.01,))
    thread.start()
    yield made
    made.shutdown()
    thread.join()
    made.server_close()


@pytest.fixture(autouse=True)
def _dueling(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)


# Where to.


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:APA91b-_x",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "https://web.push.apple.com/QGuQyavXutnMH",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d%3d",
    ],
)
def test_the_services_of_browsers_are_known(endpoint: str) -> None:
    assert host_of(endpoint, HOSTS) is not None


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "fcm.googleapis.com/x",
        "http://fcm.googleapis.com/x",
        "ftp://fcm.googleapis.com/x",
        "file:///etc/passwd",
        "HTTPS://fcm.googleapis.com/x",
        "https://FCM.googleapis.com/x",
        "https://fcm.googleapis.com",
        "https://fcm.googleapis.com/",
        "https://fcm.googleapis.com:443/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com./x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evil.example/fcm.googleapis.com",
        "https://evilfcm.googleapis.com/x",
        "https://googleapis.com/x",
        "https://storage.googleapis.com/x",
        "https://user@fcm.googleapis.com/x",
        "https://user:word@fcm.googleapis.com/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://fcm.googleapis.com%40evil.example/x",
        "https://fcm.googleapis.com%2f@evil.example/x",
        "https://fcm.googleapis.com\\@evil.example/x",
        "https://evil.example\\.push.apple.com/x",
        "https://evil.example#.push.apple.com/x",
        "https://evil.example?.push.apple.com/x",
        "https://fcm.googleapis.com/x#y",
        "https://fcm.googleapis.com/x y",
        "https://fcm.googleapis.com/x\r\nHost: evil.example",
        "https://fcm.googleapis.com/x\n",
        " https://fcm.googleapis.com/x",
        "https://fcm.googleapis.com\t/x",
        "https://fcm.googleapis.com/\u00e9",
        "https://fcm\u3002googleapis\u3002com/x",
        "https://\uff46cm.googleapis.com/x",
        "https://.push.apple.com/x",
        "https://push.apple.com/x",
        "https://a.b.push.apple.com/x",
        "https://push.apple.com.evil.example/x",
        "https://evilpush.apple.com/x",
        "https://*.push.apple.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https://2130706433/x",
        "https://169.254.169.254/latest/meta-data",
        "//fcm.googleapis.com/x",
        "https:fcm.googleapis.com/x",
        "https:/fcm.googleapis.com/x",
        "https:///fcm.googleapis.com/x",
    ],
)
def test_no_other_address_is_sent_to(endpoint: str) -> None:
    assert host_of(endpoint, HOSTS) is None
    with pytest.raises(Refusal) as refused:
        known_services().check(http.NewSubscription(endpoint, *keys()))
    assert refused.value.reason == "push"


def known_services() -> Sender:
    """Return a sender that knows the services of browsers, and reaches none."""
    return Sender(new_key(), "https://localhost", transport=Loopback(1))


def keys() -> tuple[str, str]:
    browser = Browser("any")
    return browser.told.p256dh, browser.told.auth


def test_a_key_is_a_point_on_the_curve() -> None:
    sender = known_services()
    good, auth = keys()
    sender.check(http.NewSubscription("https://fcm.googleapis.com/x", good, auth))
    point = decoded(good)
    for bad in (bytes(65), b"\x04" + bytes(64), b"\x05" + point[1:], point[:-1] + bytes([point[-1] ^ 1])):
        with pytest.raises(Refusal):
            sender.check(http.NewSubscription("https://fcm.googleapis.com/x", encoded(bad), auth))


def test_a_subscription_that_is_no_longer_allowed_is_not_sent_to(service: PushService) -> None:
    async def run() -> int:
        sender = service.sender(new_key())
        told = Browser("one").told._replace(endpoint="https://elsewhere.example/one")
        try:
            return await sender.send(told, b"{}", "table", 60)
        finally:
            await sender.close()

    assert asyncio.run(run()) == 410
    assert service.letters.empty()


# What is sent.


def sent(service: PushService, browser: Browser, *, key: str = "", topic: str = "table0000001") -> tuple[int, Letter]:
    async def run() -> int:
        sender = service.sender(key or new_key())
        try:
            return await sender.send(browser.told, b'{"title":"Patrol"}', topic, 3600)
        finally:
            await sender.close()

    return asyncio.run(run()), service.letters.get(timeout=60)


def test_only_the_browser_reads_what_is_sent(service: PushService) -> None:
    ann, bob = Browser("ann"), Browser("bob")
    status, letter = sent(service, ann)
    assert (status, letter.path) == (201, "/ann")
    assert ann.read(letter.body) == {"title": "Patrol"}
    assert b"Patrol" not in letter.body
    bob.secret = ann.secret
    with pytest.raises(InvalidTag):
        bob.read(letter.body)
    assert sent(service, ann)[1].body != letter.body


def test_a_request_is_signed_as_push_services_ask(service: PushService) -> None:
    key = new_key()
    _, letter = sent(service, Browser("ann"), key=key)
    signed = letter.headers["authorization"]
    assert Vapid02.verify(signed)
    parts = dict(part.split("=", 1) for part in signed.removeprefix("vapid ").split(","))
    public = service.sender(key).public
    assert parts["k"] == public
    claims = json.loads(urlsafe_b64decode(parts["t"].split(".")[1] + "=="))
    assert claims == {"aud": f"https://{SERVICE}", "exp": NOW + VALID, "sub": "https://table.example.org"}
    assert VALID <= 24 * 3600
    assert letter.headers["content-encoding"] == "aes128gcm"
    assert letter.headers["ttl"] == "3600"
    assert letter.headers["host"] == SERVICE


def test_a_topic_is_the_same_for_a_table_and_tells_nothing_of_it(service: PushService) -> None:
    key, ann, bob = new_key(), Browser("ann"), Browser("bob")
    one = sent(service, ann, key=key)[1].headers["topic"]
    assert sent(service, ann, key=key)[1].headers["topic"] == one
    others = {
        sent(service, ann, key=key, topic="table0000002")[1].headers["topic"],
        sent(service, bob, key=key)[1].headers["topic"],
        sent(service, ann)[1].headers["topic"],
    }
    assert len(others - {one}) == 3
    assert len(one) == 32
    assert "table" not in one


def test_no_redirect_is_followed_and_no_answer_is_read(service: PushService) -> None:
    service.answers, service.long = [302], True
    status, letter = sent(service, Browser("ann"))
    assert (status, letter.path) == (302, "/ann")
    assert service.letters.empty()


def test_a_service_that_is_away_is_no_failure() -> None:
    async def run() -> int:
        sender = Sender(new_key(), "https://localhost", (SERVICE,), Loopback(1))
        try:
            return await sender.send(Browser("ann").told, b"{}", "table", 60)
        finally:
            await sender.close()

    assert asyncio.run(run()) == 0


def test_a_service_that_does_not_answer_is_left(service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vedette.server.push.sender.TIMEOUT", 3.0)  # long enough to be reached on a busy machine
    service.silent.clear()
    status, _ = sent(service, Browser("ann"))
    service.silent.set()
    assert status == 0


def test_the_contact_is_the_address_of_the_server() -> None:
    assert contact([]) == "https://localhost"
    assert contact(["mybox", "Table.example.org:8443"]) == "https://table.example.org"
    assert contact(["::1"]) == "https://localhost"


# Who is told.


def test_the_key_is_made_once_and_all_servers_of_a_store_have_it(url: str) -> None:
    seen: set[str] = set()

    async def ask(store: Store) -> None:
        both = await asyncio.gather(*[push_sender(store, "https://localhost") for _ in range(2)])
        for sender in both:
            assert sender is not None
            seen.add(sender.public)
            await sender.close()

    with_store(url, ask)
    with_store(url, ask)
    assert len(seen) == 1
    assert len(decoded(seen.pop())) == 65


def test_a_browser_is_stored_once_and_a_guest_has_a_few(url: str) -> None:
    browsers = [Browser(f"b{n}").told for n in range(BROWSERS + 1)]

    async def run(store: Store) -> None:
        for at, told in enumerate(browsers):
            await store.subscribe("ann", told, float(at))
        assert await store.subscriptions("ann") == browsers[:0:-1]
        renewed = browsers[2]._replace(language="fr")
        await store.subscribe("bob", renewed, 9.0)
        assert await store.subscriptions("bob") == [renewed]
        assert browsers[2] not in await store.subscriptions("ann")
        await store.unsubscribe(renewed.endpoint)
        assert await store.subscriptions("bob") == []
        await store.forget_profile("ann")
        assert await store.subscriptions("ann") == []
        for guest, told in zip(("ann", "bob"), browsers, strict=False):
            await store.subscribe(guest, told, 10.0)
        await store.sign_out("ann", 1)
        assert await store.subscriptions("ann") == []
        assert await store.subscriptions("bob") == browsers[1:2]

    with_store(url, run)


class Timer:
    """A call that the loop was asked to make later."""

    def __init__(self, wait: float, call: Callable[[], None], guest: str) -> None:
        self.guest = guest
        self.wait = wait
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class Voice:
    """Keeps what is sent."""

    public = "key"

    def __init__(self) -> None:
        self.sent: list[tuple[str, dict[str, str], int]] = []
        self.status = 201

    def check(self, form: http.NewSubscription) -> None:
        """Take any."""

    async def send(self, to: Subscription, message: bytes, topic: str, ttl: int) -> int:
        self.sent.append((to.endpoint, json.loads(message), ttl))
        return self.status

    async def close(self) -> None:
        """Close nothing."""


class Watched:
    """A table of ann and bob, who come and go, and a notifier with a clock of ours."""

    def __init__(self, room: Table) -> None:
        self.room = room
        self.timers: list[Timer] = []
        self.runner = SimpleNamespace(room=room, outboxes={})
        self.store = SimpleNamespace(subscriptions=self.subscriptions, unsubscribe=self.unsubscribe)
        self.gone: list[str] = []
        loop = SimpleNamespace(call_soon=lambda call, *what: call(*what), call_later=self.later)
        self.tables = SimpleNamespace(loop=loop, runner={"t0": self.runner}, store=self.store)
        self.voice = Voice()
        self.notifier = Notifier(cast("LiveTables", self.tables), self.voice)

    def later(self, wait: float, call: Callable[..., None], *what: object) -> Timer:
        self.timers.append(Timer(wait, partial(call, *what), str(getattr(what[0], "guest", ""))))
        return self.timers[-1]

    async def subscriptions(self, guest: str) -> list[Subscription]:
        return [Browser(guest, "fr" if guest == "bob" else "en").told]

    async def unsubscribe(self, endpoint: str) -> None:
        self.gone.append(endpoint)

    def comes(self, *guests: str) -> None:
        for guest in guests:
            self.runner.outboxes[Connection(guest)] = None

    def leaves(self, guest: str) -> None:
        self.runner.outboxes = {one: None for one in self.runner.outboxes if one.guest != guest}
        self.notifier.left("t0", guest)

    def happened(self, *what: Happened) -> None:
        self.notifier.happened(cast("Any", self.runner), list(what))

    def moves(self) -> None:
        """Have whoever is to act do so."""
        match = self.room.match
        note = match.game.note(match.state, match.legal()[0])
        event = events.Played("", match.mover(), note)
        self.room.history.apply(event, 1.0)
        self.happened(event)

    def turn_of(self, guest: str) -> None:
        """Play until it is a guest's turn anew."""
        self.moves()
        while self.room.info.guests[self.room.match.mover()] != guest:
            self.moves()

    def ends(self) -> None:
        """Play to the end; nobody is awaited there."""
        while not self.room.history.over():
            self.moves()
        for timer in self.timers:
            timer.cancel()

    def waits(self, guest: str) -> list[float]:
        return [timer.wait for timer in self.timers if timer.guest == guest and not timer.cancelled]

    async def passes(self) -> None:
        """Let every timer come, and what is queued be sent."""
        timers, self.timers = self.timers, []
        for timer in timers:
            if not timer.cancelled:
                timer.call()
        for _ in range(10):
            await asyncio.sleep(0)


def watching(test: Callable[[Watched], Awaitable[None]], room: Table | None = None) -> Watched:
    made: list[Watched] = []

    async def run() -> None:
        watched = Watched(room or duel())
        made.append(watched)
        try:
            await test(watched)
        finally:
            await watched.notifier.close()

    asyncio.run(run())
    return made[0]


def test_who_is_away_is_told_once_until_they_have_been_there() -> None:
    async def run(here: Watched) -> None:
        here.comes("ann")
        here.turn_of("bob")
        assert here.waits("bob") == [notifier.SOON]
        await here.passes()
        assert [endpoint for endpoint, _, _ in here.voice.sent] == [f"https://{SERVICE}/bob"]
        here.happened(events.Retracted("", 0, 0))  # whatever happens while bob does not come
        assert not here.waits("bob")
        here.comes("bob")
        here.leaves("bob")
        await here.passes()
        assert len(here.voice.sent) == 1
        here.turn_of("bob")
        await here.passes()
        assert len(here.voice.sent) == 2

    watching(run)


def test_who_is_at_the_table_is_not_told() -> None:
    async def run(here: Watched) -> None:
        here.comes("ann", "bob")
        here.turn_of("bob")
        assert here.waits("bob") == [notifier.LOST]
        await here.passes()
        here.leaves("bob")
        here.turn_of("bob")
        here.comes("bob")  # before the time has passed
        await here.passes()
        assert not here.voice.sent

    watching(run)


def test_who_only_seemed_to_be_there_is_told_later() -> None:
    async def run(here: Watched) -> None:
        here.comes("ann", "bob")
        here.turn_of("bob")
        here.leaves("bob")  # a ping without an answer
        await here.passes()
        assert len(here.voice.sent) == 1

    watching(run)


def test_who_is_not_awaited_any_more_is_not_told() -> None:
    async def run(here: Watched) -> None:
        here.comes("ann")
        here.turn_of("bob")
        here.room.history.apply(events.Conceded("", 0), 2.0)
        await here.passes()
        here.happened(events.Missed("", 1), events.Named("", 1))
        assert not here.waits("bob")
        here.tables.runner.clear()
        here.comes("bob")
        assert not here.voice.sent

    watching(run)


def test_a_table_that_left_memory_is_not_asked() -> None:
    async def run(here: Watched) -> None:
        here.turn_of("bob")
        here.tables.runner.clear()
        await here.passes()
        assert not here.voice.sent

    watching(run)


def test_what_is_told_is_the_game_and_who_waits_in_the_language_of_the_browser() -> None:
    async def run(here: Watched) -> None:
        here.comes("ann")
        here.turn_of("bob")
        await here.passes()
        here.room.presence.people[0] = events.Person("Ada", "")
        here.leaves("bob")
        here.turn_of("bob")
        await here.passes()

    told = [message for _, message, _ in watching(run).voice.sent]
    assert [set(message) for message in told] == [{"title", "body", "table", "language"}] * 2
    assert told[0] == {
        "title": "game in fr",
        "body": "C’est à vous de jouer. Votre adversaire vous attend.",
        "table": "t0",
        "language": "fr",
    }
    assert "Ada vous attend" in told[1]["body"].replace("\u2068", "").replace("\u2069", "")


def test_what_a_seat_is_asked_is_told_too() -> None:
    async def run(here: Watched) -> None:
        room = here.room
        here.ends()
        ask = events.SeatAsked("", 1, "rematch")
        room.presence.recall(ask)
        assert awaited(room) == {"ann"}
        here.happened(ask)
        await here.passes()

    (told,) = [message for _, message, _ in watching(run).voice.sent]
    assert told["body"] == "Your opponent asks you for an answer."


def test_who_asked_for_a_rematch_and_left_is_told_that_it_is_there() -> None:
    async def run(here: Watched) -> None:
        room = here.room
        here.ends()
        here.comes("bob")
        agreed = events.Rematched("", 1, "t1")
        room.history.apply(agreed, 3.0)
        here.happened(agreed)
        here.leaves("bob")  # led to the other table
        await here.passes()

    ((to, told, _),) = watching(run).voice.sent
    assert (to, told["body"]) == (f"https://{SERVICE}/ann", "Your opponent agreed to a rematch.")


def test_a_browser_that_has_unsubscribed_is_erased() -> None:
    async def run(here: Watched) -> None:
        for status in (404, 410, 500, 0):
            here.voice.status = status
            here.turn_of("bob")
            await here.passes()
            here.notifier.left("t0", "bob")

    assert watching(run).gone == [f"https://{SERVICE}/bob"] * 2


def test_a_busy_service_is_asked_twice_again() -> None:
    async def run(here: Watched) -> None:
        here.voice.status = 503
        here.turn_of("bob")
        await here.passes()
        for pause in notifier.PAUSES:
            assert [timer.wait for timer in here.timers] == [pause]
            await here.passes()
        assert not here.timers

    assert len(watching(run).voice.sent) == 3


def test_a_busy_service_is_not_asked_again_for_who_has_come() -> None:
    async def run(here: Watched) -> None:
        here.voice.status = 429
        here.turn_of("bob")
        await here.passes()
        here.comes("bob")
        here.leaves("bob")
        await here.passes()
        here.turn_of("bob")
        await here.passes()
        here.ends()
        await here.passes()

    assert len(watching(run).voice.sent) == 2


def test_only_so_many_wait_to_be_sent(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(notifier, "QUEUE", 1)
    monkeypatch.setattr(notifier, "SENDERS", 0)
    monkeypatch.setattr(notifier, "REMEMBERED", 1)

    async def run(here: Watched) -> None:
        here.turn_of("bob")
        here.turn_of("ann")
        here.turn_of("bob")
        await here.passes()
        here.turn_of("ann")
        await here.passes()
        assert len(here.notifier._told) == 1
        assert here.notifier._queue.qsize() == 1

    watching(run)
    assert "dropped" in caplog.text


def test_nobody_waits_at_a_table_of_one_person() -> None:
    assert awaited(patrols()) == set()
    assert awaited(duel(guests=f"ann {bot_of('level:0')}")) == set()
    assert awaited(duel(guests="ann ann")) == set()
    assert awaited(duel(guests="ann")) == set()
    assert awaited(duel()) == {duel().info.guests[duel().match.mover()]}


def test_a_message_is_kept_as_long_as_the_move_may_take() -> None:
    def kept(clock: tuple[float, float] | None) -> int:
        room = duel(clock=clock)
        return notice(room, TableGuest("t0", room.info.guests[room.match.mover()])).ttl

    assert kept(None) == notifier.DAY
    assert kept((3 * notifier.DAY, 3 * notifier.DAY)) == 3 * notifier.DAY
    assert kept((10.0, 0.0)) == 60
    assert kept((30 * notifier.DAY, 30 * notifier.DAY)) == notifier.WEEK


# At a server.


@contextmanager
def serving(folder: Path, service: PushService, url: str = "") -> Iterator[House]:
    async def sender(store: Store) -> Sender:
        return service.sender(await store.secret("vapid", new_key), clock=lambda: NOW)

    with house(folder, push=sender, url=url) as here:
        assert here.state.push is not None
        here.state.push._soon = 0.0
        yield here


def test_a_guest_subscribes_is_told_and_ends_it(tmp_path: Path, service: PushService, url: str) -> None:
    with serving(tmp_path, service, url) as here, here.guest() as ann, here.guest() as bob:
        assert len(decoded(ann.get("/api/push").json()["key"])) == 65
        opened = ann.begin({"kind": "random"}, game="mini-duel", seats="invite").json()
        browser = Browser("bob")
        assert bob.post("/api/push?lang=fr", json=browser.form).status_code == 204
        with bob.socket(opened["table"]) as line:
            line.join(token=opened["invitations"][0]["token"])
        with ann.seat(opened["table"]) as line:
            while line.table.can.act:
                line.act()
            letter = service.letters.get(timeout=60)
            told = browser.read(letter.body)
            assert (letter.path, told["table"], told["language"]) == ("/bob", opened["table"], "fr")
        assert bob.post("/api/push/end", json={"endpoint": browser.told.endpoint}).status_code == 204
        guest = str(here.state.signer.known(bob.client.cookies))
        assert asyncio.run_coroutine_threadsafe(here.state.store.subscriptions(guest), here.loop).result() == []


def test_what_is_no_subscription_is_refused_in_a_line(tmp_path: Path, service: PushService) -> None:
    with serving(tmp_path, service) as here, here.guest() as ann:
        good = Browser("ann").form
        for bad in (
            {**good, "endpoint": "https://127.0.0.1/x"},
            {**good, "endpoint": f"https://user@{SERVICE}/x"},
            {**good, "p256dh": "A" * 87},
        ):
            for language, word in (("en", "subscription"), ("fr", "abonnement")):
                answer = ann.post(f"/api/push?lang={language}", json=bad)
                assert (answer.status_code, answer.json()["refused"]) == (422, "push")
                assert word in answer.json()["words"]
                assert "\n" not in answer.json()["words"]
        malformed: tuple[dict[str, object], ...] = (
            {},
            {**good, "endpoint": "https://" + "x" * 1000},
            {**good, "auth": good["auth"][1:]},
            {**good, "auth": good["auth"][1:] + "\n"},
            {**good, "p256dh": good["p256dh"] + "="},
            {**good, "hosts": ["evil.example"]},
        )
        for wrong in malformed:
            assert ann.post("/api/push", json=wrong).json()["refused"] == "form"
        assert service.letters.empty()


def test_a_server_without_the_extra_offers_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "vedette.server.push.sender", None)
    with house(tmp_path, push=partial(push_sender, contact="https://localhost")) as here, here.guest() as ann:
        assert here.state.push is None
        assert ann.get("/api/push").json() == {"key": ""}
        assert ann.post("/api/push", json=Browser("ann").form).status_code == 404
        assert ann.table()
