"""What a request says of its client: language, address, origin, and whether the client is still there."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Final, TypeVar

from starlette.requests import ClientDisconnect

from vedette.core.language import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from starlette.requests import Request

Answer = TypeVar("Answer")

RANGE: Final = re.compile(
    r"(?P<tag>\*|[a-z]{1,8})(?:-[a-z0-9-]{1,80})?"
    r"(?:[ \t]*;[ \t]*q=(?P<q>[01](?:\.[0-9]{0,3})?))?",
    re.IGNORECASE,
)
MOST: Final = 20
"""Language ranges of an ``Accept-Language`` header that are read; the others are ignored."""


def preferred(header: str) -> str:
    """Return the language that an ``Accept-Language`` header prefers (RFC 9110, section 12.5.4).

    It is the one of the highest quality, of equals the one named first; English where there is none.
    """
    best, quality = LANGUAGES[0], 0.0
    for part in header.split(",", MOST)[:MOST]:
        if (found := RANGE.fullmatch(part.strip())) is None:
            continue
        tag, weight = found["tag"].lower(), float(found["q"] or 1.0)
        if weight > quality and (tag == "*" or tag in LANGUAGES):
            best, quality = (LANGUAGES[0] if tag == "*" else tag), weight
    return best


def language_of(request: Request) -> str:
    """Return the language of a request: ``?lang=``, then the browser's preference, then English."""
    if (asked := request.query_params.get("lang")) in LANGUAGES:
        return str(asked)
    return preferred(request.headers.get("accept-language", ""))


def address_of(request: Request) -> str:
    """Return the network address of a request's client; empty where it is unknown."""
    return request.client.host if request.client else ""


async def until_disconnect(request: Request, work: Coroutine[object, object, Answer]) -> Answer:
    """Return the result of a coroutine; if the client disconnects, cancel it and raise ClientDisconnect.

    The body of the request, if it has one, must have been read.
    """
    working = asyncio.ensure_future(work)
    gone = asyncio.create_task(hung_up(request))
    try:
        await asyncio.wait({working, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return await working
    finally:
        working.cancel()
        gone.cancel()


async def hung_up(request: Request) -> None:
    """Return once the client of a request has disconnected."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def same_origin(origin: str | None, host: str | None) -> bool:
    """Return whether an ``Origin`` header names this host, or is absent, as from clients other than browsers."""
    return origin is None or origin.partition("://")[2] == host


def cross_site(request: Request) -> bool:
    """Return whether another site's page made the browser send this, without the user following a link."""
    headers = request.headers
    return headers.get("sec-fetch-site") == "cross-site" and headers.get("sec-fetch-user") != "?1"
