"""Checks on every request: the host must be ours, and the address must be within its rate limit."""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse

from vedette.core.language import plain, say
from vedette.server.http.requests import preferred

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from vedette.server.app_state import ServerState

POLICIES: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
        " form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script';"
        " trusted-types vedette svelte-trusted-html"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""Security headers of every response. Style attributes place cards; style sheets and scripts are files of ours; markup
passes through ``web/src/trusted.ts`` or Svelte's own templates.
"""
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
WILD: Final = frozenset({"", "0.0.0.0", "::"})  # noqa: S104 (wildcard addresses, compared and not bound)
OPEN: Final = "/healthz"
"""The path that may be requested under any host name, as load balancers do."""
LIGHT: Final = 0.25
"""How much a request for a file counts in the rate limit of its address; one to the API counts itself as 1 or more.
"""
FIELDS: Final = 100
"""The most header fields of a request."""
LONGEST: Final = 100
"""Characters of an unknown host's name that are echoed."""


def host_name(netloc: str) -> str:
    """Return the host's name in a ``Host`` header: without port, brackets and final dot, in lower case."""
    name, bracket, _ = netloc.strip().removeprefix("[").partition("]")
    return (name if bracket else name.partition(":")[0]).rstrip(".").casefold()


class Hosts:
    """The hosts that requests may name; a foreign name that resolves here is none (DNS rebinding)."""

    def __init__(self, bound: str = "127.0.0.1", named: Iterable[str] = ()) -> None:
        """Accept loopback names, the bound address and the named hosts.

        Where every address is bound, any numeric address is accepted: no DNS name is involved.
        """
        self._names = {
            *LOOPBACK,
            bound.casefold(),
            *(host_name(f"[{one}]" if one.count(":") > 1 else one) for one in named),
        }
        self._digits = bound in WILD

    def ours(self, netloc: str) -> bool:
        """Return whether a ``Host`` header is accepted, with any port."""
        name = host_name(netloc)
        return name in self._names or (self._digits and is_address(name))


def is_address(name: str) -> bool:
    """Return whether a host is a numeric address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Gate:
    """ASGI middleware that refuses requests for unknown hosts, or from addresses above their rate limit."""

    def __init__(self, app: ASGIApp, hosts: Hosts, state: Callable[[], ServerState]) -> None:
        """Check requests before they reach ``app``; ``state`` returns the server's state, with the rate limits."""
        self.app = app
        self.hosts = hosts
        self.state = state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the application, or refuse it with an error status and one line of text."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if len(headers) > FIELDS:
            await self._turn_away(scope, receive, send, 431, "gate-fields", most=str(FIELDS))
            return
        named = headers.getlist("host")
        path = scope["path"]
        if path != OPEN and (len(named) != 1 or not self.hosts.ours(named[0])):
            await self._turn_away(scope, receive, send, 421, "gate-host", host=plain(", ".join(named)[:LONGEST]))
        elif scope["type"] == "http" and not path.startswith("/api/") and not self._admits(scope, path):
            await self._turn_away(scope, receive, send, 429, "gate-hurried")
        else:
            await self.app(scope, receive, send)

    def _admits(self, scope: Scope, path: str) -> bool:
        address = scope["client"][0] if scope.get("client") else ""
        return self.state().admits(address, 1.0 if path in {OPEN, "/metrics"} else LIGHT)

    async def _turn_away(
        self, scope: Scope, receive: Receive, send: Send, status: int, words: str, **values: str
    ) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close"})  # 403; no page could read an answer with words
            return
        language = preferred(Headers(scope=scope).get("accept-language", ""))
        await PlainTextResponse(f"{say(language, words, **values)}\n", status)(scope, receive, send)


class Policies:
    """ASGI middleware that adds the security headers to every HTTP response."""

    def __init__(self, app: ASGIApp) -> None:
        """Add the headers to the responses of this application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request through the wrapped application, adding the headers when its response starts."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message.get("headers", []),
                    *((name.encode(), value.encode()) for name, value in POLICIES.items()),
                ]
            await send(message)

        await self.app(scope, receive, with_headers)
