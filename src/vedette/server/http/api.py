"""The HTTP API: requests in, JSON out; every refusal says why in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from starlette.responses import PlainTextResponse, Response

from vedette import printing
from vedette.core import record
from vedette.protocol import decks, experiments, http, puzzles, sets, statistics, tables
from vedette.server.http.endpoints import Endpoints
from vedette.server.http.requests import until_disconnect
from vedette.server.http.responses import answer, streamed
from vedette.server.jobs import text_jobs
from vedette.server.lobby import challenges, comparisons, ladder, lessons, rules_page, searches, studies
from vedette.server.lobby.decks import lists_of
from vedette.server.store.store import Subscription
from vedette.server.tables import is_name
from vedette.session import info, table_setup
from vedette.session.effects import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from msgspec import Struct
    from starlette.requests import Request
    from starlette.routing import Route

    from vedette.server.http.endpoints import Handler
    from vedette.server.jobs.text_jobs import SentDeck
    from vedette.server.lobby.lab import Lab, Question
    from vedette.server.lobby.lobby import Asker

    Preparing = Callable[[Lab, Asker, Any], Coroutine[object, object, Question[Any]]]

FORMS: Final = tuple(printing.FORMATS)
"""File formats of print sheets."""
STATES: Final = {"open": False, "over": True, "all": None}


def table_of(request: Request) -> str:
    """Return the table's name from the path of a request; raises a Refusal where it cannot be one."""
    table: str = request.path_params["table"]
    if not is_name(table):
        raise Refusal("table")
    return table


def seated(form: tables.NewTable, players: int, guest: str) -> list[str]:
    """Return the guest or bot of each seat of a new table, empty for an open seat."""
    if form.bot is not None:
        return [guest if seat == form.bot.seat else info.bot_of(form.bot.player) for seat in range(players)]
    mine = players if form.seats == "here" else 1
    return [guest] * mine + [""] * (players - mine)


class Api(Endpoints):
    """The HTTP endpoints under ``/api``."""

    def routes(self) -> list[Route]:
        """Return a route for every path under ``/api``, with the handler of each HTTP method."""
        return [
            self._route("/api/games", GET=self._games),
            self._route("/api/daily", GET=self._daily),
            self._route("/api/daily/month", GET=self._month),
            self._route("/api/tables", GET=self._mine, POST=self._begin),
            self._route("/api/challenges", GET=self._challenges),
            self._route("/api/tables/{table}", DELETE=self._forget),
            self._route("/api/tables/{table}/record", GET=self._record),
            self._route("/api/tables/{table}/seats", GET=self._seats),
            self._route("/api/tables/{table}/decks", GET=self._lists),
            self._route("/api/statistics", GET=self._statistics, DELETE=self._forget),
            self._route("/api/activity", GET=self._activity),
            self._route("/api/sign-out", POST=self._sign_out),
            self._route("/api/push", GET=self._push, POST=self._subscribe),
            self._route("/api/push/end", POST=self._unsubscribe),
            self._route("/api/lore", GET=self._lore, POST=self._tell_lore, DELETE=self._drop_lore),
            self._route("/api/decks", POST=self._check),
            self._route("/api/decks/{game}/random", POST=self._draw),
            self._route("/api/decks/{game}/fits", POST=self._sent(decks.Sketch, text_jobs.ReadFits)),
            self._route("/api/decks/{game}/fill", POST=self._sent(decks.Sketch, text_jobs.FillDeck)),
            self._route("/api/decks/{game}/foreign", POST=self._sent(decks.NewForeign, text_jobs.ReadForeign)),
            self._route("/api/decks/{game}/{deck:path}", GET=self._deck, DELETE=self._drop),
            self._route("/api/cards/{game}/{deck:path}", GET=self._deck),
            self._route("/api/prints/{game}/{what}/{deck:path}", GET=self._print),
            self._route("/api/comparisons", POST=self._asked(experiments.NewComparison, comparisons.prepare)),
            self._route("/api/studies", POST=self._asked(experiments.NewStudy, studies.prepare)),
            self._route("/api/searches/decks", POST=self._asked(experiments.NewDeckSearch, searches.deck)),
            self._route("/api/searches/deals", POST=self._asked(experiments.NewDealSearch, searches.deals)),
            self._route("/api/searches/answers", POST=self._asked(experiments.NewAnswerSearch, searches.answer)),
            self._route("/api/sets", POST=self._check_set),
            self._route("/api/sets/{game}", GET=self._sets),
            self._route("/api/sets/{game}/{set}", GET=self._set, DELETE=self._drop_set),
            self._route("/api/sets/{game}/{set}/deck", POST=self._set_deck),
            self._route("/api/pool", POST=self._pool_of),
            self._route("/api/pool/{game}", GET=self._pool),
            self._route("/api/rules/{game}", GET=self._told(rules_page.page)),
            self._route("/api/coach/{game}", GET=self._told(lessons.coach)),
            self._route("/api/lessons/{game}", GET=self._told(lessons.contents)),
            self._route("/api/lessons/{game}/{chapter}", GET=self._lesson),
            self._route("/api/lessons/{game}/{chapter}/picture", GET=self._picture),
            self._route("/api/puzzles", GET=self._puzzles),
            self._route("/api/puzzles/{game}", GET=self._puzzle),
            self._route("/api/puzzles/{game}/{number:int}", GET=self._puzzle, POST=self._try_puzzle),
            self._route("/api/{path:path}"),
        ]

    def _told(self, tell: Callable[[str, str], Struct]) -> Handler:
        """Return a handler that answers with what ``tell`` says of the game in the path, in the asker's language."""

        async def handler(request: Request, asker: Asker) -> Response:
            return answer(tell(request.path_params["game"], asker.language))

        return handler

    def _sent(self, kind: Any, job: type[SentDeck]) -> Handler:  # noqa: ANN401 (a form's type)
        """Return a handler that answers with what a worker makes of a deck's text, sent for the game in the path."""

        async def handler(request: Request, asker: Asker) -> Response:
            form = await self._form(request, kind)
            made = self.state.decks.ask(asker, request.path_params["game"], form.text, job)
            return answer(await until_disconnect(request, made))

        return handler

    def _asked(self, kind: Any, prepare: Preparing) -> Handler:  # noqa: ANN401 (a form's type)
        """Return a handler that streams the answers to the question of the lab that ``prepare`` makes of a form."""

        async def handler(request: Request, asker: Asker) -> Response:
            form = await self._form(request, kind)
            return await streamed(request, prepare(self.state.lab, asker, form))

        return handler

    async def _games(self, _: Request, asker: Asker) -> Response:
        return answer(await self.state.lobby.games(asker))

    async def _daily(self, request: Request, asker: Asker) -> Response:
        game = request.query_params.get("game", "")
        date = request.query_params.get("date", "")
        return answer(await until_disconnect(request, self.state.lobby.daily(asker, game, date)))

    async def _month(self, request: Request, asker: Asker) -> Response:
        query = request.query_params
        return answer(await self.state.lobby.month(asker, query.get("game", ""), query.get("month", "")))

    async def _mine(self, request: Request, asker: Asker) -> Response:
        state = request.query_params.get("state", "all")
        if state not in STATES:
            raise Refusal("form", where=f"state: {' | '.join(STATES)}")
        after = request.query_params.get("after", "")
        if after and not is_name(after):
            raise Refusal("form", where="after: a table")
        return answer(await self.state.lobby.mine(asker, over=STATES[state], after=after))

    async def _challenges(self, _: Request, asker: Asker) -> Response:
        return answer(challenges.challenges(self.state.tables, asker))

    async def _begin(self, request: Request, asker: Asker) -> Response:
        form = self.state.opener.seated(await self._form(request, tables.NewTable))
        if rung := await self.state.lobby.rung(asker, form):
            form = ladder.spelled(form, rung)
        await self.state.tables.may_open(asker.guest)
        own = await self.state.lobby.own(asker.user, form.game, form.deck or "")
        setup, told = await until_disconnect(request, self.state.opener.setup(form, own, asker.user))
        clock = (form.clock.bank, form.clock.increment) if form.clock else None
        guests = seated(form, setup.game.rules.players, asker.guest)
        luck = form.bot.seed if form.bot is not None else None
        told = rung.provenance(told) if rung else told
        table = await self.state.tables.begin(setup, guests, told, clock, luck)
        return answer(self._opening(table, guests, asker.guest), 201)

    def _opening(self, table: str, guests: list[str], guest: str) -> tables.Opening:
        """Return a guest's tokens for a table, and the invitations to its free seats."""
        signer = self.state.signer
        mine = [seat for seat, who in enumerate(guests) if who == guest]
        free = [seat for seat, who in enumerate(guests) if not who]
        return tables.Opening(
            table,
            signer.token(table, mine[0]),
            mine[0],
            [tables.Invitation(seat, signer.invite(table, seat)) for seat in free],
            [tables.Invitation(seat, signer.token(table, seat)) for seat in mine[1:]],
        )

    async def _seats(self, request: Request, asker: Asker) -> Response:
        table = table_of(request)
        kept = await self.state.store.load(table)
        if kept is None:
            raise Refusal("table")
        if asker.guest not in kept.seats:
            raise Refusal("yours")
        return answer(self._opening(table, kept.seats, asker.guest))

    async def _forget(self, request: Request, asker: Asker) -> Response:
        await self.state.lobby.forget(asker, table_of(request) if "table" in request.path_params else None)
        return Response(status_code=204)

    async def _record(self, request: Request, asker: Asker) -> Response:
        room = await self.state.tables.peek(table_of(request))
        if room is None:
            raise Refusal("table")
        over = room.history.over()
        alone = room.match.game.rules.players == 1
        if not over and not alone:
            raise Refusal("closed")
        if not over and room.info.seat_of(asker.guest) is None:
            raise Refusal("yours")
        fair = room.history.fair
        salts, pledges = fair.record() if over and fair is not None else ([], [])
        version = fair.version if fair is not None else 0
        text = record.write(room.match, deal=over, salts=salts, pledges=pledges, fair=version)
        name = f"{room.info.setup.game}-{room.info.table}.txt"
        return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    async def _lists(self, request: Request, asker: Asker) -> Response:
        room = await self.state.tables.peek(table_of(request))
        if room is None:
            raise Refusal("table")
        return answer(lists_of(room, room.info.seat_of(asker.guest), asker.language))

    async def _statistics(self, _: Request, asker: Asker) -> Response:
        return answer(await self.state.lobby.statistics(asker))

    async def _activity(self, _: Request, asker: Asker) -> Response:
        return answer(await self.state.lobby.activity(asker))

    async def _sign_out(self, request: Request, asker: Asker) -> Response:
        """Sign the guest out in all other browsers; this one gets a new cookie."""
        response = Response(status_code=204)
        if self.state.signer.known(request.cookies) is not None:
            await self.state.sign_out(asker.guest)
            self.introduce(request.url.scheme, response, asker.guest)
        return response

    async def _push(self, _: Request, __: Asker) -> Response:
        return answer(http.PushKey(self.state.push.sender.public if self.state.push is not None else ""))

    async def _subscribe(self, request: Request, asker: Asker) -> Response:
        if self.state.push is None:
            raise Refusal("page")
        form = await self._form(request, http.NewSubscription)
        self.state.push.sender.check(form)
        told = Subscription(form.endpoint, form.p256dh, form.auth, asker.language)
        await self.state.store.subscribe(asker.guest, told, self.state.tables.clock())
        return Response(status_code=204)

    async def _unsubscribe(self, request: Request, _: Asker) -> Response:
        form = await self._form(request, http.EndedSubscription)
        await self.state.store.unsubscribe(form.endpoint)
        return Response(status_code=204)

    async def _lore(self, _: Request, asker: Asker) -> Response:
        return answer(await self.state.profiles.read(asker))

    async def _tell_lore(self, request: Request, asker: Asker) -> Response:
        return answer(await self.state.profiles.change(asker, await self._form(request, statistics.NewLore)))

    async def _drop_lore(self, _: Request, asker: Asker) -> Response:
        await self.state.profiles.forget(asker)
        return Response(status_code=204)

    async def _check(self, request: Request, asker: Asker) -> Response:
        form = await self._form(request, decks.NewDeck)
        deck = await until_disconnect(request, self.state.decks.check(asker, form, self.state.tables.clock()))
        return answer(deck, 201 if deck.saved else 200)

    async def _draw(self, request: Request, asker: Asker) -> Response:
        """Draw a deck at random."""
        form = await self._form(request, decks.NewDraw)
        made = self.state.decks.draw(asker, request.path_params["game"], form)
        return answer(await until_disconnect(request, made))

    async def _deck(self, request: Request, asker: Asker) -> Response:
        game, deck = request.path_params["game"], request.path_params["deck"]
        return answer(await until_disconnect(request, self.state.decks.read(asker, game, deck)))

    async def _print(self, request: Request, asker: Asker) -> Response:
        self._admit(request, heavy=True)
        params = request.path_params
        form = request.query_params.get("form", FORMS[0])
        if form not in FORMS:
            raise Refusal("form", where=f"form: {' | '.join(FORMS)}")
        name, content, kind = await self.state.decks.printed(
            asker, params["game"], params["deck"], params["what"], form
        )
        said = {"content-disposition": f"attachment; filename*=UTF-8''{quote(name)}", "cache-control": "no-store"}
        return Response(content, headers=said, media_type=kind)

    async def _sets(self, request: Request, asker: Asker) -> Response:
        return answer(await until_disconnect(request, self.state.sets.all(asker, request.path_params["game"])))

    async def _set(self, request: Request, asker: Asker) -> Response:
        game, called = request.path_params["game"], request.path_params["set"]
        return answer(await until_disconnect(request, self.state.sets.read(asker, game, called)))

    async def _check_set(self, request: Request, asker: Asker) -> Response:
        form = await self._form(request, sets.NewSet)
        found = await until_disconnect(request, self.state.sets.check(asker, form, self.state.tables.clock()))
        return answer(found, 201 if found.saved else 200)

    async def _drop_set(self, request: Request, asker: Asker) -> Response:
        await self.state.sets.drop(asker, request.path_params["game"], request.path_params["set"])
        return Response(status_code=204)

    async def _set_deck(self, request: Request, asker: Asker) -> Response:
        params = request.path_params
        deck = self.state.sets.deck(asker, params["game"], params["set"], self.state.tables.clock())
        made = await until_disconnect(request, deck)
        return answer(made, 201)

    async def _pool(self, request: Request, asker: Asker) -> Response:
        return answer(await until_disconnect(request, self.state.decks.pool(asker, request.path_params["game"])))

    async def _pool_of(self, request: Request, asker: Asker) -> Response:
        form = await self._form(request, decks.NewPool)
        return answer(await until_disconnect(request, self.state.decks.pool(asker, form.game, form.text)))

    async def _drop(self, request: Request, asker: Asker) -> Response:
        deck = request.path_params["deck"]
        if not deck.startswith(table_setup.OWN):
            raise Refusal("yours")
        await self.state.decks.drop(asker, request.path_params["game"], deck.removeprefix(table_setup.OWN))
        return Response(status_code=204)

    async def _lesson(self, request: Request, asker: Asker) -> Response:
        params = request.path_params
        return answer(lessons.lesson(params["game"], params["chapter"], asker.language))

    async def _picture(self, request: Request, asker: Asker) -> Response:
        params = request.path_params
        drawn = lessons.picture(params["game"], params["chapter"], asker.language)
        return Response(drawn, headers={"cache-control": "no-cache"}, media_type="image/svg+xml")

    async def _puzzles(self, _: Request, asker: Asker) -> Response:
        return answer(await self.state.puzzles.games(asker))

    async def _puzzle(self, request: Request, asker: Asker) -> Response:
        params = request.path_params
        return answer(await self.state.puzzles.ask(asker, params["game"], params.get("number")))

    async def _try_puzzle(self, request: Request, asker: Asker) -> Response:
        params, form = request.path_params, await self._form(request, puzzles.PuzzleTry)
        return answer(await self.state.puzzles.answer(asker, params["game"], params["number"], form.action))
