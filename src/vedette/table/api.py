"""The HTTP side of the table: requests in, forms out; every refusal has its sentence."""

from __future__ import annotations

import asyncio
import gzip
import logging
import sqlite3
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.parse import quote, urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from vedette.core import record
from vedette.core.errors import Trouble
from vedette.core.language import LANGUAGES, MOST_WHOLE, explain, plain, say
from vedette.printing import PRESSES
from vedette.protocol import http, sets
from vedette.session import setup
from vedette.session.effects import Refusal
from vedette.session.seats import bot_of
from vedette.table.guest import AGE, COOKIE, SECURE_COOKIE
from vedette.table.hall import is_name
from vedette.table.limit import household
from vedette.table.lobby import lesson, lists, rules_page
from vedette.table.lobby.lobby import Asker, today
from vedette.table.work.reading import fault

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from starlette.requests import Request

    from vedette.table.desk import Desk

log: Final = logging.getLogger("vedette.table")
Answer = TypeVar("Answer")

STATUS: Final = {
    "table": 404,
    "deck": 404,
    "set": 404,
    "page": 404,
    "yours": 403,
    "closed": 409,
    "form": 400,
    "oversized": 413,
    "hurried": 429,
    "tables": 409,
    "busy": 503,
    "store": 503,
    "defect": 500,
    "method": 405,
}
"""The status of a refusal; 422 for the others."""
HUNG_UP: Final = 499
"""The status of what nobody waited for: no standard names one."""
PACKED: Final = 16
"""Compressed answers that are kept."""
LONG: Final = 8192
"""Bytes from which an answer is compressed."""
FORMS: Final = tuple(PRESSES)
"""In which what is printed can be had."""
STATES: Final = {"open": False, "over": True, "all": None}


def language_of(request: Request) -> str:
    """Return the language asked for: ``?lang=``, then the browser's own, then English."""
    if (asked := request.query_params.get("lang")) in LANGUAGES:
        return str(asked)
    for part in request.headers.get("accept-language", "").split(","):
        if (tag := part.split(";")[0].strip().lower()[:2]) in LANGUAGES:
            return tag
    return LANGUAGES[0]


def address_of(request: Request) -> str:
    """Return the address that a request came from."""
    return request.client.host if request.client else ""


async def attended(request: Request, work: Coroutine[object, object, Answer]) -> Answer:
    """Return what work comes to; where the client hangs up it is cancelled and ClientDisconnect raised.

    The body of the request, if it has one, has been read.
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
    """Return once the client of a request is gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


def same_origin(origin: str | None, host: str | None) -> bool:
    """Return whether a request comes from a page of ours; what is no browser sends no origin."""
    return origin is None or urlsplit(origin).netloc == host


def foreign(request: Request) -> bool:
    """Return whether a page of another site has a browser ask, and nobody followed a link there."""
    headers = request.headers
    return headers.get("sec-fetch-site") == "cross-site" and headers.get("sec-fetch-user") != "?1"


def answer(form: msgspec.Struct | bytes, status: int = 200) -> Response:
    """Return a form, or one in JSON already, as a response that nobody keeps."""
    body = form if isinstance(form, bytes) else msgspec.json.encode(form)
    return Response(body, status, {"cache-control": "no-store"}, "application/json")


async def squeezed(request: Request, response: Response) -> Response:
    """Return a long answer compressed for a browser that takes it so."""
    if len(response.body) < LONG or "gzip" not in request.headers.get("accept-encoding", ""):
        return response
    response.body = await asyncio.to_thread(packed, bytes(response.body))
    response.headers["content-length"] = str(len(response.body))
    response.headers["content-encoding"] = "gzip"
    response.headers["vary"] = "accept-encoding"
    return response


@lru_cache(maxsize=PACKED)
def packed(body: bytes) -> bytes:
    """Return an answer compressed; the last ones are kept, for many ask for the same."""
    return gzip.compress(body, 6, mtime=0)


def refused(reason: str, words: str, faults: list[http.Fault] | None = None, status: int = 0) -> Response:
    """Return a refusal."""
    return answer(http.Refusal(reason, words, faults or []), status or STATUS.get(reason, 422))


def table_of(request: Request) -> str:
    """Return the table of a path; raises a Refusal where no table is called so."""
    table: str = request.path_params["table"]
    if not is_name(table):
        raise Refusal("table")
    return table


def seated(form: http.NewTable, players: int, guest: str) -> list[str]:
    """Return who sits at each seat of a new table, nobody where a seat is open."""
    if form.bot is not None:
        return [guest if seat == form.bot.seat else bot_of(form.bot.player) for seat in range(players)]
    mine = players if form.seats == "here" else 1
    return [guest] * mine + [""] * (players - mine)


class Api:
    """The endpoints under ``/api``."""

    desk: Desk
    """What the server holds; there before the first request."""

    def routes(self) -> list[Route]:
        """Return the routes."""
        return [
            self._route("/api/games", GET=self._games),
            self._route("/api/daily", GET=self._daily),
            self._route("/api/tables", GET=self._mine, POST=self._begin),
            self._route("/api/tables/{table}", DELETE=self._forget),
            self._route("/api/tables/{table}/record", GET=self._record),
            self._route("/api/tables/{table}/seats", GET=self._seats),
            self._route("/api/tables/{table}/decks", GET=self._lists),
            self._route("/api/statistics", GET=self._statistics, DELETE=self._forget),
            self._route("/api/lore", GET=self._lore, POST=self._tell_lore, DELETE=self._drop_lore),
            self._route("/api/decks", POST=self._check),
            self._route("/api/decks/{game}/random", POST=self._draw),
            self._route("/api/decks/{game}/{deck:path}", GET=self._deck, DELETE=self._drop),
            self._route("/api/cards/{game}/{deck:path}", GET=self._deck),
            self._route("/api/prints/{game}/{what}/{deck:path}", GET=self._print),
            self._route("/api/sets", POST=self._check_set),
            self._route("/api/sets/{game}", GET=self._sets),
            self._route("/api/sets/{game}/{set}", GET=self._set, DELETE=self._drop_set),
            self._route("/api/sets/{game}/{set}/deck", POST=self._set_deck),
            self._route("/api/pool", POST=self._pool_of),
            self._route("/api/pool/{game}", GET=self._pool),
            self._route("/api/rules/{game}", GET=self._rules),
            self._route("/api/lessons/{game}", GET=self._lessons),
            self._route("/api/lessons/{game}/{chapter}", GET=self._lesson),
            self._route("/api/{path:path}"),
        ]

    def _route(self, path: str, **methods: Callable[[Request, Asker], Awaitable[Response]]) -> Route:
        """Return a route that knows who asks, keeps to the limits and turns every refusal into a sentence."""

        async def endpoint(request: Request) -> Response:
            language = language_of(request)
            guest = self.desk.signer.known(request.cookies)
            asker = Asker(guest or self.desk.signer.newcomer(), language, household(address_of(request)))
            try:
                response = await self._serve(request, asker, methods)
            except ClientDisconnect:
                response = Response(status_code=HUNG_UP)  # nobody reads it
            except Refusal as refusal:
                response = self._no(refusal, asker)
            except Trouble as trouble:
                response = refused(trouble.message, explain(trouble, language), [fault(trouble, language)], 422)
            except Exception as trouble:
                reason = "store" if await self._unstored(trouble) else "defect"
                if reason == "store":
                    log.error("%s %s: the store failed: %r", request.method, request.url.path, trouble)  # noqa: TRY400 (no defect of ours to trace)
                else:
                    log.exception("%s %s failed", request.method, request.url.path)
                response = refused(reason, say(language, f"table-no-{reason}"))
            if guest is None and request.method == "POST":  # who only looks needs no name yet
                self.introduce(request.url.scheme, response, asker.guest)
            return await squeezed(request, response)

        return Route(path, endpoint, methods=["GET", "POST", "DELETE", "PUT", "PATCH"])

    async def _serve(
        self, request: Request, asker: Asker, methods: dict[str, Callable[[Request, Asker], Awaitable[Response]]]
    ) -> Response:
        if not methods:
            raise Refusal("page")
        method = "GET" if request.method == "HEAD" else request.method
        if method not in methods:
            raise Refusal("method")
        self._admit(request, heavy=method == "POST")
        if foreign(request):
            raise Refusal("yours")
        if method != "GET" and not same_origin(request.headers.get("origin"), request.headers.get("host")):
            raise Refusal("yours")
        return await methods[method](request, asker)

    async def _unstored(self, trouble: Exception) -> bool:
        """Return whether the store is why something failed."""
        known = isinstance(trouble, SQLAlchemyError | sqlite3.Error | OSError)
        return known or not await self.desk.store.ready()

    def _admit(self, request: Request, *, heavy: bool) -> None:
        self.desk.admit(address_of(request), heavy=heavy)

    def _no(self, refusal: Refusal, asker: Asker) -> Response:
        date = today(self.desk.hall.clock())
        values = {"date": refusal.where or "", "today": date, "why": refusal.where or "", "most": "100"}
        words = refusal.words or say(asker.language, f"table-no-{refusal.reason}", **values)
        return refused(refusal.reason, words)

    def introduce(self, scheme: str, response: Response, guest: str) -> None:
        """Give somebody new a cookie.

        Only the page itself and what makes something do so: a page that asks for several things at once is one guest.
        """
        secure = scheme == "https"
        name, cookie = SECURE_COOKIE if secure else COOKIE, self.desk.signer.cookie(guest)
        response.set_cookie(name, cookie, max_age=AGE, httponly=True, samesite="lax", secure=secure)

    async def _form(self, request: Request, kind: Any) -> Any:  # noqa: ANN401 (the form that was asked for)
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > http.largest(kind):
                raise Refusal("oversized")
        try:
            return msgspec.json.decode(bytes(body), type=kind)
        except (msgspec.DecodeError, ValueError, RecursionError) as wrong:  # also numbers and brackets without end
            raise Refusal("form", where=plain(str(wrong), MOST_WHOLE)) from None

    async def _games(self, _: Request, asker: Asker) -> Response:
        return answer(await self.desk.lobby.games(asker))

    async def _daily(self, request: Request, asker: Asker) -> Response:
        game = request.query_params.get("game", "")
        return answer(await attended(request, self.desk.lobby.daily(asker, game)))

    async def _mine(self, request: Request, asker: Asker) -> Response:
        state = request.query_params.get("state", "all")
        if state not in STATES:
            raise Refusal("form", where=f"state: {' | '.join(STATES)}")
        return answer(await self.desk.lobby.mine(asker, over=STATES[state]))

    async def _begin(self, request: Request, asker: Asker) -> Response:
        form = await self._form(request, http.NewTable)
        await self.desk.hall.may_open(asker.guest)
        own = await self.desk.lobby.own(asker.user, form.game, form.deck or "")
        scene, told = await attended(request, self.desk.opener.scene(form, own, asker.user))
        clock = (form.clock.bank, form.clock.increment) if form.clock else None
        guests = seated(form, scene.game.rules.players, asker.guest)
        luck = form.bot.seed if form.bot is not None else None
        table = await self.desk.hall.begin(scene, guests, told, clock, luck)
        return answer(self._opening(table, guests, asker.guest), 201)

    def _opening(self, table: str, guests: list[str], guest: str) -> http.Opening:
        """Return the tokens of a table for who sits there."""
        signer = self.desk.signer
        mine = [seat for seat, who in enumerate(guests) if who == guest]
        free = [seat for seat, who in enumerate(guests) if not who]
        return http.Opening(
            table,
            signer.token(table, mine[0]),
            mine[0],
            [http.Invitation(seat, signer.invite(table, seat)) for seat in free],
            [http.Invitation(seat, signer.token(table, seat)) for seat in mine[1:]],
        )

    async def _seats(self, request: Request, asker: Asker) -> Response:
        table = table_of(request)
        kept = await self.desk.store.load(table)
        if kept is None:
            raise Refusal("table")
        if asker.guest not in kept.seats:
            raise Refusal("yours")
        return answer(self._opening(table, kept.seats, asker.guest))

    async def _forget(self, request: Request, asker: Asker) -> Response:
        await self.desk.lobby.forget(asker, table_of(request) if "table" in request.path_params else None)
        return Response(status_code=204)

    async def _record(self, request: Request, asker: Asker) -> Response:
        room = await self.desk.hall.look(table_of(request))
        if room is None:
            raise Refusal("table")
        over = room.course.over()
        alone = room.match.game.rules.players == 1
        if not over and not alone:
            raise Refusal("closed")
        if not over and room.card.seat_of(asker.guest) is None:
            raise Refusal("yours")
        fair = room.course.fair
        salts, pledges = fair.record() if over and fair is not None else ([], [])
        version = fair.version if fair is not None else 0
        text = record.write(room.match, deal=over, salts=salts, pledges=pledges, fair=version)
        name = f"{room.card.setup.game}-{room.card.table}.txt"
        return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    async def _lists(self, request: Request, asker: Asker) -> Response:
        room = await self.desk.hall.look(table_of(request))
        if room is None:
            raise Refusal("table")
        return answer(lists.of(room, room.card.seat_of(asker.guest), asker.language))

    async def _statistics(self, _: Request, asker: Asker) -> Response:
        return answer(await self.desk.lobby.statistics(asker))

    async def _lore(self, _: Request, asker: Asker) -> Response:
        return answer(await self.desk.profiles.read(asker))

    async def _tell_lore(self, request: Request, asker: Asker) -> Response:
        return answer(await self.desk.profiles.change(asker, await self._form(request, http.NewLore)))

    async def _drop_lore(self, _: Request, asker: Asker) -> Response:
        await self.desk.profiles.forget(asker)
        return Response(status_code=204)

    async def _check(self, request: Request, asker: Asker) -> Response:
        form = await self._form(request, http.NewDeck)
        deck = await self.desk.decks.check(asker, form, self.desk.hall.clock())
        return answer(deck, 201 if deck.saved else 200)

    async def _deck(self, request: Request, asker: Asker) -> Response:
        return answer(await self.desk.decks.read(asker, request.path_params["game"], request.path_params["deck"]))

    async def _draw(self, request: Request, asker: Asker) -> Response:
        form = await self._form(request, http.NewDraw)
        return answer(await attended(request, self.desk.decks.draw(asker, request.path_params["game"], form)))

    async def _print(self, request: Request, asker: Asker) -> Response:
        self._admit(request, heavy=True)
        params = request.path_params
        form = request.query_params.get("form", FORMS[0])
        if form not in FORMS:
            raise Refusal("form", where=f"form: {' | '.join(FORMS)}")
        name, content, kind = await self.desk.decks.printed(asker, params["game"], params["deck"], params["what"], form)
        said = {"content-disposition": f"attachment; filename*=UTF-8''{quote(name)}", "cache-control": "no-store"}
        return Response(content, headers=said, media_type=kind)

    async def _sets(self, request: Request, asker: Asker) -> Response:
        return answer(await self.desk.sets.all(asker, request.path_params["game"]))

    async def _set(self, request: Request, asker: Asker) -> Response:
        return answer(await self.desk.sets.read(asker, request.path_params["game"], request.path_params["set"]))

    async def _check_set(self, request: Request, asker: Asker) -> Response:
        form = await self._form(request, sets.NewSet)
        found = await self.desk.sets.check(asker, form, self.desk.hall.clock())
        return answer(found, 201 if found.saved else 200)

    async def _drop_set(self, request: Request, asker: Asker) -> Response:
        await self.desk.sets.drop(asker, request.path_params["game"], request.path_params["set"])
        return Response(status_code=204)

    async def _set_deck(self, request: Request, asker: Asker) -> Response:
        params = request.path_params
        made = await self.desk.sets.deck(asker, params["game"], params["set"], self.desk.hall.clock())
        return answer(made, 201)

    async def _pool(self, request: Request, asker: Asker) -> Response:
        return answer(await self.desk.decks.pool(asker, request.path_params["game"]))

    async def _pool_of(self, request: Request, asker: Asker) -> Response:
        form = await self._form(request, http.NewPool)
        return answer(await self.desk.decks.pool(asker, form.game, form.text))

    async def _drop(self, request: Request, asker: Asker) -> Response:
        deck = request.path_params["deck"]
        if not deck.startswith(setup.OWN):
            raise Refusal("yours")
        await self.desk.decks.drop(asker, request.path_params["game"], deck.removeprefix(setup.OWN))
        return Response(status_code=204)

    async def _rules(self, request: Request, asker: Asker) -> Response:
        return answer(rules_page.page(request.path_params["game"], asker.language))

    async def _lessons(self, request: Request, asker: Asker) -> Response:
        return answer(lesson.contents(request.path_params["game"], asker.language))

    async def _lesson(self, request: Request, asker: Asker) -> Response:
        params = request.path_params
        return answer(lesson.lesson(params["game"], params["chapter"], asker.language))
