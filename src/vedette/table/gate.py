"""The gate that every request passes: is the host that it asks for ours, and may its address ask for more."""

from __future__ import annotations

from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse

from vedette.core.language import plain, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from vedette.table.desk import Desk

POLICIES: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:;"
        " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
        " form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""What every response says of itself. Style attributes place cards; style sheets and scripts are files of ours."""
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
WILD: Final = frozenset({"", "0.0.0.0", "::"})  # noqa: S104 (addresses that stand for all of a machine's)
OPEN: Final = "/healthz"
"""What asks for this path knows the machine by whatever name it likes, as a balancer does."""
LIGHT: Final = 0.25
"""What a file weighs beside a request to the API, which sees to its own."""
LONGEST: Final = 100
"""Letters of a strange host's name that are told back."""


def host_name(netloc: str) -> str:
    """Return the name of a ``Host`` header: no port, no brackets, no case."""
    name, bracket, _ = netloc.strip().removeprefix("[").partition("]")
    return (name if bracket else name.partition(":")[0]).rstrip(".").casefold()


class Hosts:
    """The hosts that a server answers to. A page of the internet whose name leads here is none of them."""

    def __init__(self, bound: str = "127.0.0.1", named: Iterable[str] = ()) -> None:
        """Answer to loopback's names, to the address that is bound, and to those that were named.

        Where every address of the machine is bound, any address in digits is ours: no name server leads to one.
        """
        self._names = {
            *LOOPBACK,
            bound.casefold(),
            *(host_name(f"[{one}]" if one.count(":") > 1 else one) for one in named),
        }
        self._digits = bound in WILD

    def ours(self, netloc: str) -> bool:
        """Return whether a ``Host`` header names one of them; its port does not matter."""
        name = host_name(netloc)
        return name in self._names or (self._digits and is_address(name))


def is_address(name: str) -> bool:
    """Return whether a host is an address in digits."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Gate:
    """Turns away who asks for a host that is not ours, or for too much."""

    def __init__(self, app: ASGIApp, hosts: Hosts, desk: Callable[[], Desk]) -> None:
        """Guard an application."""
        self.app = app
        self.hosts = hosts
        self.desk = desk

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, or refuse in one line."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
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
        return self.desk().admits(address, 1.0 if path in {OPEN, "/metrics"} else LIGHT)

    async def _turn_away(
        self, scope: Scope, receive: Receive, send: Send, status: int, words: str, **values: str
    ) -> None:
        language = "fr" if Headers(scope=scope).get("accept-language", "").strip().lower().startswith("fr") else "en"
        response = PlainTextResponse(f"{say(language, words, **values)}\n", status)
        if scope["type"] == "websocket" and "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008})
            return
        await response(scope, receive, send)


class Policies:
    """Adds the policies to every response."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap an application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, with headers added at the start of a response."""

        async def with_headers(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                message["headers"] = [
                    *message.get("headers", []),
                    *((name.encode(), value.encode()) for name, value in POLICIES.items()),
                ]
            await send(message)

        await self.app(scope, receive, with_headers)
