"""Sends to push services: checks where to, signs (RFC 8292), encrypts (RFC 8291) and posts (RFC 8030).

Needs the extra ``push``. An endpoint is a stranger's text: a request goes to the services of HOSTS alone.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import TYPE_CHECKING, Final

import http_ece
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from vedette.session.effects import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vedette.protocol import http
    from vedette.server.store.store import Subscription

HOSTS: Final = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""Hosts of the push services of today's browsers; a star is one label."""
ENDPOINT: Final = re.compile(r"https://(?P<host>[a-z0-9.-]{1,253})/[A-Za-z0-9._~!$&'()*+,;=:@%/?-]+", re.ASCII)
"""Pattern of a push endpoint's URL as browsers write it: no user, no port, no fragment, no capitals in the host."""
TIMEOUT: Final = 10.0
"""Seconds for a request and the head of its answer, however slowly it comes."""
CONNECTIONS: Final = 8
VALID: Final = 12 * 3600
"""Seconds for which a signature is good; push services accept a day at the most."""
PADDED: Final = 512
"""Bytes to which a message is filled up, so that its length tells nothing."""
TOPIC: Final = 24
"""Bytes of a push message's topic: in base64url the 32 characters that it may have."""


def encoded(raw: bytes) -> str:
    """Return bytes in base64url, without padding."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Return the bytes of a text in base64url."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """Return a new private key for signing push messages, in base64url."""
    return encoded(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def host_of(endpoint: str, hosts: Sequence[str]) -> str | None:
    """Return the host in the URL of a push endpoint, None where it is not one of ``hosts``."""
    found = ENDPOINT.fullmatch(endpoint)
    host = found["host"] if found is not None else ""
    star = f"*.{host.partition('.')[2]}"
    return host if host in hosts or (star in hosts and not host.startswith(".")) else None


class Sender:
    """Signs and encrypts push messages, and sends them to the push services of browsers."""

    def __init__(
        self,
        key: str,
        contact: str,
        hosts: Sequence[str] = HOSTS,
        transport: httpx.AsyncBaseTransport | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Sign with a private key (``new_key``), in the name of a contact: an address that begins with ``https:``.

        Requests go only to ``hosts``, through the ``transport``.
        """
        self._vapid = Vapid02.from_raw(key.encode())
        self._contact = contact
        self._hosts = hosts
        self._clock = clock
        self._secret = decoded(key)
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = encoded(point)
        """The public key, with which browsers subscribe."""
        limits = httpx.Limits(max_connections=CONNECTIONS, max_keepalive_connections=0)
        self._client = httpx.AsyncClient(
            transport=transport,
            timeout=TIMEOUT,
            follow_redirects=False,
            limits=limits,
            trust_env=transport is None,  # a proxy that the environment names would take its place
        )

    def check(self, form: http.NewSubscription) -> None:
        """Raise a Refusal for a push subscription that is not one of a browser at a service of ``hosts``."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(form.p256dh))
        except ValueError:
            raise Refusal("push") from None
        if host_of(form.endpoint, self._hosts) is None:
            raise Refusal("push")

    async def send(self, to: Subscription, message: bytes, topic: str, ttl: int) -> int:
        """Send a message that is kept for ``ttl`` seconds and replaces an unread one of its topic.

        Return the HTTP status of the push service's answer, of which nothing else is read; 0 where there was none.
        """
        host = host_of(to.endpoint, self._hosts)
        if host is None:  # the list was longer once
            return 410
        headers = {
            **self._signed(host),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "topic": self._topic(topic, to.endpoint),
            "ttl": str(ttl),
        }
        body = encrypted(message.ljust(PADDED), to)
        try:
            async with (
                asyncio.timeout(TIMEOUT),
                self._client.stream("POST", to.endpoint, content=body, headers=headers) as answer,
            ):
                return answer.status_code
        except (httpx.HTTPError, TimeoutError):
            return 0

    def _signed(self, host: str) -> dict[str, str]:
        claims = {"aud": f"https://{host}", "exp": int(self._clock()) + VALID, "sub": self._contact}
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed

    def _topic(self, topic: str, endpoint: str) -> str:
        """Return a keyed digest in place of a topic, since a table may be watched with its name alone."""
        return encoded(hashlib.blake2b(f"{topic} {endpoint}".encode(), key=self._secret, digest_size=TOPIC).digest())

    async def close(self) -> None:
        """Close the connections to push services."""
        await self._client.aclose()


def encrypted(message: bytes, to: Subscription) -> bytes:
    """Return a message encrypted so that only the browser of a push subscription can read it."""
    private = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(
        message, private_key=private, dh=decoded(to.p256dh), auth_secret=decoded(to.auth), version="aes128gcm"
    )
    return sealed
