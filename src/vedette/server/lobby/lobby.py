"""The lobby: games, today's deal, a guest's tables and decks, as the page shows them."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from datetime import date as day
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from vedette import __version__, deals, registry, setups
from vedette import players as bots
from vedette.core.data import BROUGHT
from vedette.core.errors import Trouble
from vedette.core.game import SPECTATOR
from vedette.protocol.client import PROTOCOL
from vedette.protocol.dailies import DailyCard, DailyMonth
from vedette.protocol.games import DeckCard, Games
from vedette.protocol.statistics import Activity, DailyStreak, Statistics
from vedette.protocol.tables import ListedTable, Mine, NewTable, RungStart, Time
from vedette.server.jobs import encoding, text_jobs
from vedette.server.lobby import calendar, ladder
from vedette.server.lobby.daily import FIRST_DAY
from vedette.server.lobby.game_cards import GameCards
from vedette.server.lobby.job_answers import found
from vedette.server.lobby.opening import need_daily
from vedette.server.lobby.played_decks import PlayedDecks
from vedette.server.lobby.statistics import entitled, statistics
from vedette.session import table_setup
from vedette.session.effects import Refusal
from vedette.session.info import User, player_of

if TYPE_CHECKING:
    from vedette.protocol.server import Json
    from vedette.server.lobby.opening import Opener
    from vedette.server.store.statements import Params
    from vedette.server.store.store import StoredSeat
    from vedette.server.tables import LiveTables

PICTURED: Final = 12
"""The most unfinished tables in a list that come with their positions."""
GUESTS: Final = 256
"""The most lists of guests' decks in the cache."""
WEEK: Final = 7
SETS: Final = "/sets"
"""Suffix of a game's name under which the store keeps a guest's sets of cards."""
SWAPPED: Final = {"won": "lost", "lost": "won"}


class Asker(NamedTuple):
    """Who sent a request: the guest, their language and their client address."""

    guest: str
    language: str
    address: str = ""

    @property
    def user(self) -> User:
        """The user that workers charge for their time."""
        return User(self.guest, self.address)


def stamp(at: float) -> str:
    """Return a time as ISO 8601, UTC."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def today(at: float) -> str:
    """Return the UTC date of a time: the daily deal changes for everyone at once."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


class Lobby:
    """Answers the page's requests that need no table: games, decks, daily deals, a guest's tables and statistics."""

    def __init__(self, tables: LiveTables, opener: Opener) -> None:
        """Use these tables; imports every game now, so that no request has to."""
        registry.plugins()
        self.tables = tables
        self.store = tables.store
        self.opener = opener
        self.results = calendar.DailyResults(self.store)
        self._played = PlayedDecks(self.store)
        self.cards = GameCards()
        self._decks: dict[bytes, list[DeckCard]] = {}
        """Cached lists of guests' decks, by a digest of what they depend on."""

    async def own(self, user: User, name: str, spec: str = "") -> table_setup.Decks:
        """Return a guest's own decks for a game, by name.

        The deck named by ``own/NAME`` gets its own cards as they are now. Raises a Refusal.
        """
        kept = await self.store.decks(user.guest)
        mine = {deck: text for game, deck, text in kept if game == name}
        sets = [text for game, _, text in kept if game == name + SETS]
        deck = spec.removeprefix(table_setup.OWN) if spec.startswith(table_setup.OWN) else ""
        if not sets or BROUGHT not in mine.get(deck, ""):
            return mine
        what = text_jobs.Renew(name, {deck: mine[deck]}, sets)
        return mine | await found(self.tables.pool, what, dict[str, str], user=user)

    async def sets(self, guest: str, name: str) -> dict[str, str]:
        """Return a guest's own sets of cards for a game, by name."""
        return {called: text for game, called, text in await self.store.decks(guest) if game == name + SETS}

    async def games(self, asker: Asker) -> Games:
        """Return every game, with the guest's own decks."""
        kept = await self.store.decks(asker.guest)
        cards = [await asyncio.to_thread(self.cards.card, plugin.name, asker.language) for plugin in registry.plugins()]
        told = [replace(card, decks=card.decks + await self._own(card.game, asker, kept)) for card in cards]
        return Games(PROTOCOL, __version__, told)

    async def _own(self, name: str, asker: Asker, kept: list[tuple[str, str, str]]) -> list[DeckCard]:
        """Return the guest's own decks, from the cache while neither decks nor sets have changed."""
        mine = {deck: text for game, deck, text in kept if game == name}
        if not mine:
            return []
        what = text_jobs.ReadOwn(name, mine, [text for game, _, text in kept if game == name + SETS], asker.language)
        key = sha256(encoding.write(what)).digest()
        if (known := self._decks.get(key)) is None:
            known = await found(self.tables.pool, what, list[DeckCard], user=asker.user)
            while len(self._decks) >= GUESTS:
                self._decks.pop(next(iter(self._decks)))
            self._decks[key] = known
        return known

    async def titles(self, asker: Asker, name: str) -> dict[str, str]:
        """Return the titles of the guest's decks for a game, by the names of the decks."""
        listed = await self._own(name, asker, await self.store.decks(asker.guest))
        return {one.deck.removeprefix(table_setup.OWN): one.words for one in listed}

    async def daily(self, asker: Asker, name: str, date: str = "") -> DailyCard:
        """Return the daily deal of a date, by default today's, with the guest's results of a week and all guests'."""
        name = registry.known(name)
        need_daily(name)
        now = today(self.tables.clock())
        date = self.opener.days.checked(date or now)
        grade = await self._grade(name, date, asker.user)
        everybody = await self.results.of(name, date)
        on = day.fromisoformat(date)
        week = calendar.days((on - timedelta(WEEK - 1)).isoformat(), date)
        mine = await self.store.dailies(asker.guest, name, week)
        deck, bot = setups.deck_name(deals.daily_game(name, on)), deals.daily_bot(name, on)
        streak, best = calendar.streaks(now, await self.store.finished_dailies(asker.guest, name))
        return DailyCard(
            name,
            date,
            deck,
            grade,
            everybody.tried,
            everybody.won,
            [calendar.result_on(one, mine) for one in week],
            deck_words=table_setup.deck_title(name, deck, asker.language),
            bot_words=bots.title(bot, name, asker.language) if bot else "",
            streak=streak,
            best_streak=best,
            counted=calendar.counted(date, mine),
            bins=calendar.histogram(everybody.outcomes),
        )

    async def month(self, asker: Asker, name: str, month: str) -> DailyMonth:
        """Return the daily deals of a month, this one if none is named, and the guest's results."""
        name = registry.known(name)
        need_daily(name)
        now = today(self.tables.clock())
        month = month or now[:7]
        try:
            dates = calendar.month(month, FIRST_DAY, now)
        except ValueError:
            raise Refusal("date", where=month) from None
        mine = await self.store.dailies(asker.guest, name, dates)
        return DailyMonth(name, month, FIRST_DAY, now, [calendar.result_on(one, mine) for one in dates])

    async def _grade(self, name: str, date: str, user: User) -> int | None:
        """Return the grade of a date's daily deal; None if finding it takes long and it was not played yet."""
        days = self.opener.days
        solver = registry.get(name).solver
        if solver is not None and solver.patience and await days.known(name, date) is None:
            return None
        return (await days.deal(name, date, user)).grade

    async def mine(self, asker: Asker, *, over: bool | None, after: str = "") -> Mine:
        """Return a page of the guest's tables, the first unfinished ones with their positions."""
        listed: list[ListedTable] = []
        rows = await self.store.mine(asker.guest, over=over, after=after)
        duels = [row["id"] for row in rows if table_setup.several(row["game"])]
        seats = await self.store.seats(duels) if duels else {}
        for row in rows:
            pictured = len([one for one in listed if one.view is not None]) < PICTURED and row["result"] is None
            card = _listed(row, None, asker.language)
            if there := seats.get(row["id"]):
                titles = await self._played.titles(card.table, card.game, there, asker.language) if card.result else []
                card = _accompanied(card, there, titles, asker)
            listed.append(await self._pictured(card, asker) if pictured else card)
        return Mine(listed)

    async def _pictured(self, card: ListedTable, asker: Asker) -> ListedTable:
        """Return a row with the position of its table as the guest's seat sees it, and the player that it waits for."""
        try:
            room = await self.tables.peek(card.table)
        except (Trouble, Refusal):
            return card  # tables that cannot be loaded are listed all the same
        if room is None or room.history.waits():
            return card
        seat = room.info.seat_of(asker.guest)
        match, clock = room.match, room.history.clock
        view = match.game.show(match.state.view(SPECTATOR if seat is None else seat), asker.language)
        if seat is None or room.history.seats == 1:
            return replace(card, view=view)
        runs = clock.message(self.tables.clock()) if clock is not None else None
        return replace(
            card,
            view=view,
            turn_mine=room.history.mover() == seat if room.history.mover() >= 0 and not card.shared else None,
            clock=Time(clock.bank, clock.increment) if clock is not None else None,
            left=runs.left[runs.running] if runs is not None and runs.running is not None else None,
        )

    async def statistics(self, asker: Asker) -> Statistics:
        """Return the guest's statistics."""
        rows, unfinished = await self.store.tallies(asker.guest), await self.store.started(asker.guest)
        told = statistics(registry.names(), rows, unfinished, asker.language)
        kept = await self.store.decks(asker.guest)
        games = []
        for game in told.games:
            titles = {card.deck: card.words for card in await self._own(game.game, asker, kept)}
            games.append(replace(entitled(game, titles), ladder=ladder.card(game.game, rows, asker.language)))
        return Statistics(games)

    async def activity(self, asker: Asker) -> Activity:
        """Return on which dates of twelve months the guest played, and the streaks of their daily deals."""
        now = today(self.tables.clock())
        first = calendar.year(now)
        ended = await self.store.ended_since(asker.guest, calendar.begin(first))
        finished = {
            name: await self.store.finished_dailies(asker.guest, name)
            for name in registry.names()
            if deals.has_daily(name)
        }
        done = {date for dates in finished.values() for date in calendar.timely(dates)}
        streaks = [DailyStreak(name, *calendar.streaks(now, dates)) for name, dates in finished.items()]
        return Activity(
            first, now, calendar.active(first, now, ended, done), [one for one in streaks if one.best_streak]
        )

    async def rung(self, asker: Asker, form: NewTable) -> ladder.RungOpening | None:
        """Return the rung of a ladder that a form asks for, by default the guest's next; None for other tables."""
        return ladder.step(form, await self.store.tallies(asker.guest) if isinstance(form.start, RungStart) else [])

    async def forget(self, asker: Asker, table: str | None) -> None:
        """Remove a table, or all finished ones, from the guest's lists; erase those that are in no other guest's."""
        if table is not None:
            await self._forget(asker, [table])
        while table is None and (page := await self.store.mine(asker.guest, over=True)):
            await self._forget(asker, [row["id"] for row in page])

    async def _forget(self, asker: Asker, tables: list[str]) -> None:
        for gone in await self.store.forget(asker.guest, tables):
            self.tables.erased(gone)


def _accompanied(card: ListedTable, seats: list[StoredSeat], decks: list[str], asker: Asker) -> ListedTable:
    """Return the row of a game for two with its opponent, and once it is over with the titles of both decks."""
    decks = decks or [""] * len(seats)
    taken = [number for number, seat in enumerate(seats) if seat.guest]
    others = [number for number in taken if seats[number].guest != asker.guest]
    if not others:
        shared = len(taken) == table_setup.seats(card.game)
        return replace(card, deck_words=decks[card.seat], shared=shared, vacant=not shared)
    other = seats[others[0]]
    bot = player_of(other.guest)
    name = bots.title(bot, card.game, asker.language) if bot else other.name
    return replace(card, deck_words=decks[card.seat], against=name, bot=bot, against_deck=decks[others[0]])


def result_of(row: Params) -> Any:  # noqa: ANN401 (a result as the form has it)
    """Return the result of a stored table for the guest's own seat: the row has that of the first seat."""
    return row["result"] if row["seat"] == 0 else SWAPPED.get(row["result"], row["result"])


def _listed(row: Params, view: Json | None, language: str) -> ListedTable:
    """Return a stored table as a list shows it, without its code while a duel runs: the code reveals hidden cards."""
    hidden = row["result"] is None and table_setup.several(row["game"])
    options = msgspec.json.decode(row["options"], type=list[str])
    closed = hidden and setups.closed(row["game"], options)
    named = table_setup.named_variants(row["game"], options, language) if row["result"] is not None else []
    return ListedTable(
        table=row["id"],
        game=row["game"],
        deck="" if closed else row["deck"],
        code=None if hidden else row["code"],
        grade=row["grade"],
        daily=row["daily"],
        n=row["n"],
        turn=row["turn"],
        result=result_of(row),
        assisted=row["assisted"],
        seconds=row["seconds"],
        begun=stamp(row["begun"]),
        played=stamp(row["played"]),
        view=view,
        seat=row["seat"],
        variants=[one.words for one in named],
    )
