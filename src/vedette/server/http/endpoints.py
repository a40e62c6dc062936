"""What all HTTP endpoints have in common: who asks, whether they may, the body as a form, errors as refusals."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.routing import Route

from vedette.core.errors import Trouble
from vedette.core.language import MOST_WHOLE, explain, plain, say
from vedette.protocol import http
from vedette.protocol.decks import NewDraw
from vedette.protocol.tables import NewTable
from vedette.server import auth
from vedette.server.http.requests import address_of, cross_site, language_of, same_origin
from vedette.server.http.responses import compressed, refused
from vedette.server.jobs.parsing import fault
from vedette.server.lobby.lobby import Asker, today
from vedette.server.rate_limit import household
from vedette.session.effects import Refusal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request

    from vedette.server.app_state import ServerState

    Handler = Callable[[Request, Asker], Awaitable[Response]]
    """Answers one HTTP method of a path."""

log: Final = logging.getLogger("vedette.server")

HUNG_UP: Final = 499
"""The status logged for a request after its client disconnected: no standard names one."""
TOO_LONG: Final = re.compile(r"Expected `str` of length <= (\d+)")
"""What is said of a text that is longer than its field allows."""
SLOW: Final = 60.0
"""Seconds allowed for the body of a request."""
SMALLER: Final[dict[type, int]] = {NewTable: 131_072, NewDraw: 4096}
"""Bytes of the largest body of a kind, where that is less than ``http.LARGEST``."""


class Endpoints:
    """Base class of HTTP endpoints: makes routes that identify the guest, apply limits and answer errors."""

    state: ServerState
    """The server's store, tables and services; set before the first request."""

    def _route(self, path: str, **methods: Handler) -> Route:
        """Return a route that identifies the guest, applies the limits and turns exceptions into refusals."""

        async def endpoint(request: Request) -> Response:
            language = language_of(request)
            guest = self.state.signer.known(request.cookies)
            asker = Asker(guest or self.state.signer.newcomer(), language, household(address_of(request)))
            try:
                response = await self._serve(request, asker, methods)
            except ClientDisconnect:
                response = Response(status_code=HUNG_UP)  # the client has disconnected
            except Refusal as refusal:
                response = self._no(refusal, asker)
            except Trouble as trouble:
                response = refused(trouble.message, explain(trouble, language), [fault(trouble, language)], 422)
            except Exception as trouble:
                reason = "store" if await self._store_failed(trouble) else "defect"
                if reason == "store":
                    log.error("%s %s: the store failed: %r", request.method, request.url.path, trouble)  # noqa: TRY400 (not a defect of ours: no traceback)
                else:
                    log.exception("%s %s failed", request.method, request.url.path)
                response = refused(reason, say(language, f"table-no-{reason}"))
            if guest is None and request.method == "POST":  # no cookie for a guest who only reads
                self.introduce(request.url.scheme, response, asker.guest)
            return await compressed(request, response)

        return Route(path, endpoint, methods=["GET", "POST", "DELETE", "PUT", "PATCH"])

    async def _serve(self, request: Request, asker: Asker, methods: dict[str, Handler]) -> Response:
        if not methods:
            raise Refusal("page")
        method = "GET" if request.method == "HEAD" else request.method
        if method not in methods:
            raise Refusal("method")
        self._admit(request, heavy=method == "POST")
        if cross_site(request):
            raise Refusal("yours")
        if method != "GET" and not same_origin(request.headers.get("origin"), request.headers.get("host")):
            raise Refusal("yours")
        return await methods[method](request, asker)

    async def _store_failed(self, trouble: Exception) -> bool:
        """Return whether an exception was caused by the store: by its kind, or because the store does not answer."""
        known = isinstance(trouble, SQLAlchemyError | sqlite3.Error | OSError)
        return known or not await self.state.store.ready()

    def _admit(self, request: Request, *, heavy: bool) -> None:
        self.state.admit(address_of(request), heavy=heavy)

    def _no(self, refusal: Refusal, asker: Asker) -> Response:
        date = today(self.state.tables.clock())
        values = {"date": refusal.where or "", "today": date, "why": refusal.where or "", "most": "100"}
        words = refusal.words or say(asker.language, f"table-no-{refusal.reason}", **values)
        return refused(refusal.reason, words)

    def introduce(self, scheme: str, response: Response, guest: str) -> None:
        """Set the cookie that identifies a new guest on a response.

        Only for the page and for requests that create something: the requests of a page that load in parallel are one
        guest.
        """
        secure = scheme == "https"
        name, cookie = auth.SECURE_COOKIE if secure else auth.COOKIE, self.state.signer.cookie(guest)
        response.set_cookie(name, cookie, max_age=auth.AGE, httponly=True, samesite="lax", secure=secure)

    async def _form(self, request: Request, kind: Any) -> Any:  # noqa: ANN401 (an instance of ``kind``)
        body, most = bytearray(), SMALLER.get(kind, http.LARGEST)
        try:
            async with asyncio.timeout(SLOW):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > most + http.LARGEST:
                        raise Refusal("oversized")
        except TimeoutError:
            raise Refusal("slow") from None
        if len(body) > most:  # what is little too long is read first: its rest would be taken for another request
            raise Refusal("oversized")
        try:
            return msgspec.json.decode(bytes(body), type=kind)
        except (msgspec.DecodeError, ValueError, RecursionError) as wrong:  # also endless numbers and nested brackets
            long = TOO_LONG.search(str(wrong))  # what people write, or bring as a file, without looking at its length
            words = say(language_of(request), "table-no-form-long", most=int(long[1])) if long else None
            raise Refusal("form", words, where=plain(str(wrong), MOST_WHOLE)) from None
