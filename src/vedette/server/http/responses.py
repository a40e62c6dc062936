"""Responses in JSON: answers, compressed where that is worth it or line by line, and refusals with their status."""

from __future__ import annotations

import asyncio
import gzip
from contextlib import aclosing
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec
from starlette.responses import Response, StreamingResponse

from vedette.protocol import http
from vedette.server.http.requests import until_disconnect

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine

    from starlette.requests import Request

    from vedette.server.lobby.lab import Question

STATUS: Final = {
    "table": 404,
    "deck": 404,
    "set": 404,
    "page": 404,
    "yours": 403,
    "closed": 409,
    "form": 400,
    "oversized": 413,
    "slow": 408,
    "hurried": 429,
    "tables": 409,
    "busy": 503,
    "store": 503,
    "defect": 500,
    "method": 405,
}
"""The HTTP status of a refusal, by its reason; 422 for the others."""
CACHED: Final = 16
"""The most compressed responses in the cache."""
LONG: Final = 8192
"""Bytes from which a response is compressed."""


def answer(form: msgspec.Struct | bytes, status: int = 200) -> Response:
    """Return a JSON response that must not be cached, of a struct or of bytes that are JSON already."""
    body = form if isinstance(form, bytes) else msgspec.json.encode(form)
    return Response(body, status, {"cache-control": "no-store"}, "application/json")


async def compressed(request: Request, response: Response) -> Response:
    """Return the response, compressed if it is long and the browser accepts gzip."""
    if (
        isinstance(response, StreamingResponse)
        or len(response.body) < LONG
        or "gzip" not in request.headers.get("accept-encoding", "")
    ):
        return response
    response.body = await asyncio.to_thread(gzipped, bytes(response.body))
    response.headers["content-length"] = str(len(response.body))
    response.headers["content-encoding"] = "gzip"
    response.headers["vary"] = "accept-encoding"
    return response


@lru_cache(maxsize=CACHED)
def gzipped(body: bytes) -> bytes:
    """Return a response's body compressed by gzip; recent ones are cached, since many clients ask for the same."""
    return gzip.compress(body, 6, mtime=0)


def refused(reason: str, words: str, faults: list[http.Fault] | None = None, status: int = 0) -> Response:
    """Return a refusal as a JSON response with its reason, words and faults; the reason decides the status, if 0."""
    return answer(http.RefusalBody(reason, words, faults or []), status or STATUS.get(reason, 422))


async def streamed(request: Request, preparing: Coroutine[object, object, Question[Any]]) -> Response:
    """Return a response that streams the results of a lab question as they come, each a line of JSON."""
    question = await until_disconnect(request, preparing)

    async def lines() -> AsyncIterator[bytes]:
        async with aclosing(question.run()) as told:
            async for found in told:
                yield msgspec.json.encode(found) + b"\n"

    return StreamingResponse(lines(), headers={"cache-control": "no-store"}, media_type="application/x-ndjson")
