"""The lobby: what can be played, today's deal, a guest's tables and decks, as the page shows them."""

from __future__ import annotations

import asyncio
import threading
from datetime import UTC, datetime, timedelta
from datetime import date as day
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from vedette import COMPILED, __version__, bots, decks, registry, setups
from vedette.core.data import BROUGHT
from vedette.core.errors import Trouble
from vedette.core.game import SPECTATOR
from vedette.core.language import LANGUAGES, say
from vedette.core.plugin import Label
from vedette.protocol import http
from vedette.protocol.client import PROTOCOL
from vedette.session import jobs, setup
from vedette.session.effects import Refusal
from vedette.session.seats import User
from vedette.table.lobby import lesson
from vedette.table.lobby.asking import found
from vedette.table.lobby.statistics import statistics
from vedette.table.work.reading import starters_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vedette.protocol.server import Json
    from vedette.table.hall import Hall
    from vedette.table.lobby.opening import Opener
    from vedette.table.store.pen import Params

PICTURED: Final = 12
"""Unfinished tables that are listed with their position."""
GUESTS: Final = 256
"""Lists of guests' own decks that are kept."""
WEEK: Final = 7
SETS: Final = "/sets"
"""Behind the name of a game: where the store keeps a guest's sets of cards, beside the decks."""
SWAPPED: Final = {"won": "lost", "lost": "won"}


class Asker(NamedTuple):
    """Who asks, in which language, from where."""

    guest: str
    language: str
    address: str = ""

    @property
    def user(self) -> User:
        """On whose behalf workers compute."""
        return User(self.guest, self.address)


def stamp(at: float) -> str:
    """Return a time as ISO 8601, UTC."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def today(at: float) -> str:
    """Return the date of a time, UTC: the daily deal changes for everybody at once."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def phrase(language: str, message: str, otherwise: str = "") -> str:
    """Return a message that a game may or may not have."""
    try:
        return say(language, message)
    except LookupError:
        return otherwise


class Lobby:
    """Answers what a page asks before and between games."""

    def __init__(self, hall: Hall, opener: Opener) -> None:
        """Speak of the tables of this hall; every game is imported by now, so that no request imports one."""
        registry.plugins()
        self.hall = hall
        self.store = hall.store
        self.opener = opener
        self._lock = threading.Lock()
        self._cards: dict[tuple[str, str], tuple[list[tuple[str, int]], http.GameCard]] = {}
        """What is told of each game in each language, with the files that it depends on."""
        self._decks: dict[bytes, list[http.DeckCard]] = {}
        """What was told of guests' own decks last, by what it depends on."""

    async def own(self, user: User, name: str, spec: str = "") -> setup.Decks:
        """Return a guest's own decks for a game, by name.

        The one of ``own/NAME`` has its own cards as they are by now. Raises a Refusal.
        """
        kept = await self.store.decks(user.guest)
        mine = {deck: text for game, deck, text in kept if game == name}
        sets = [text for game, _, text in kept if game == name + SETS]
        deck = spec.removeprefix(setup.OWN) if spec.startswith(setup.OWN) else ""
        if not sets or BROUGHT not in mine.get(deck, ""):
            return mine
        what = jobs.Renew(name, {deck: mine[deck]}, sets)
        return mine | (await found(self.hall.workshop, what, jobs.Renewed, user=user)).decks

    async def sets(self, guest: str, name: str) -> dict[str, str]:
        """Return a guest's own sets of cards for a game, by name."""
        return {called: text for game, called, text in await self.store.decks(guest) if game == name + SETS}

    async def games(self, asker: Asker) -> http.Games:
        """Return everything that can be played, the guest's own decks included."""
        kept = await self.store.decks(asker.guest)
        cards = [await asyncio.to_thread(self.card, plugin.name, asker.language) for plugin in registry.plugins()]
        told = [replace(card, decks=card.decks + await self._own(card.game, asker, kept)) for card in cards]
        return http.Games(PROTOCOL, __version__, told)

    async def warm(self) -> None:
        """Read what is told of every game, so that who comes first does not keep others waiting."""
        for language in LANGUAGES:
            for plugin in registry.plugins():
                await asyncio.to_thread(self.card, plugin.name, language)

    def card(self, name: str, language: str) -> http.GameCard:
        """Return what everybody is told of a game; read again only once a file of a deck beside ours has changed."""
        files = [(deck, path.stat().st_mtime_ns) for deck, path in decks.own_files(name).items()]
        with self._lock:  # several who ask at once wait for one of them
            key, card = self._cards.get((name, language), ([], None))
            if card is None or key != files:
                card = _game(name, language)
                self._cards[name, language] = files, card
            return card

    async def _own(self, name: str, asker: Asker, kept: list[tuple[str, str, str]]) -> list[http.DeckCard]:
        """Return the guest's own decks; as they were told before while they and the guest's sets are the same."""
        mine = {deck: text for game, deck, text in kept if game == name}
        if not mine:
            return []
        what = jobs.ReadOwn(name, mine, [text for game, _, text in kept if game == name + SETS], asker.language)
        key = sha256(jobs.write(what)).digest()
        if (known := self._decks.get(key)) is None:
            known = (await found(self.hall.workshop, what, jobs.Owned, user=asker.user)).decks
            while len(self._decks) >= GUESTS:
                self._decks.pop(next(iter(self._decks)))
            self._decks[key] = known
        return known

    async def daily(self, asker: Asker, name: str) -> http.DailyCard:
        """Return today's deal and the guest's week."""
        name = registry.known(name)
        plugin = registry.get(name)
        plugin.need(plugin.grading, "--daily")
        date = today(self.hall.clock())
        grade = await self._grade(name, date, asker.user)
        tried, won = await self.store.daily(name, date)
        mine = [row for row in await self.store.history(asker.guest) if row["game"] == name and row["daily"]]
        days = [(day.fromisoformat(date) - timedelta(days=back)).isoformat() for back in range(WEEK - 1, -1, -1)]
        return http.DailyCard(name, date, decks.first(name), grade, tried, won, [_day(one, mine) for one in days])

    async def _grade(self, name: str, date: str, user: User) -> int | None:
        """Return the grade of a day's deal; where it takes patience to find it, only once somebody plays it."""
        days = self.opener.days
        solver = registry.get(name).solver
        if solver is not None and solver.patience and await days.known(name, date) is None:
            return None
        return (await days.deal(name, date, user)).grade

    async def mine(self, asker: Asker, *, over: bool | None) -> http.Mine:
        """Return the guest's tables, the first unfinished ones with their position."""
        listed: list[http.Listed] = []
        for row in await self.store.mine(asker.guest, over=over):
            pictured = len([one for one in listed if one.view is not None]) < PICTURED and row["result"] is None
            listed.append(_listed(row, await self._view(row["id"], asker) if pictured else None))
        return http.Mine(listed)

    async def _view(self, table: str, asker: Asker) -> Json | None:
        """Return the position of a table as the guest's seat sees it."""
        try:
            room = await self.hall.look(table)
        except (Trouble, Refusal):
            return None  # a table of rules that are not known any more, or that finds no place, is listed all the same
        if room is None or room.course.waits():
            return None
        seat = room.card.seat_of(asker.guest)
        match = room.match
        return match.game.show(match.state.view(SPECTATOR if seat is None else seat), asker.language)

    async def statistics(self, asker: Asker) -> http.Statistics:
        """Return how the guest has done."""
        rows = [{**row, "result": result_of(row)} for row in await self.store.history(asker.guest)]
        return statistics(registry.names(), rows, lambda name, deck: setup.deck_title(name, deck, asker.language))

    async def forget(self, asker: Asker, table: str | None) -> None:
        """Take a table, or all that are over, out of the guest's lists; what nobody else has there is erased."""
        over = [row["id"] for row in await self.store.mine(asker.guest, over=True)] if table is None else [table]
        for gone in await self.store.forget(asker.guest, over):
            self.hall.erased(gone)


def _game(name: str, language: str) -> http.GameCard:
    plugin = registry.get(name)
    held, grades = plugin.decks, plugin.grading.grades if plugin.grading is not None else ()
    wishes = held.random.wishes if held is not None and held.random is not None else {}
    return http.GameCard(
        game=name,
        words=plugin.title(language),
        detail=plugin.pitch(language),
        players=setup.seats(name),
        minutes=plugin.minutes,
        deck=decks.first(name),
        decks=[_deck(name, deck, language) for deck in decks.names(name)],
        options=[_option(name, option, language) for option in plugin.variants],
        grades=[http.GradeCard(grade, say(language, f"table-grade-{grade}")) for grade in grades],
        lesson=lesson.taught(name),
        bots=[_player(name, player, language) for player in levels(name)],
        proves=plugin.solver is not None,
        crafts=plugin.editor is not None,
        daily=plugin.grading is not None,
        apart=setups.apart(name),
        goal=_option(name, "normal", language) if plugin.goals else None,
        wishes=[_wish(wish, choices, language) for wish, choices in wishes.items()],
    )


def levels(name: str) -> list[str]:
    """Return the bots that are offered for a game of several: its levels, or whoever plays it where it has none."""
    players = bots.names(name) if setup.seats(name) > 1 else []
    return [player for player in players if player.startswith("level:")] or players


def _player(name: str, player: str, language: str) -> http.PlayerCard:
    """Return a bot; where the engine is not compiled with how long it thinks."""
    title, seconds = bots.title(player, language), registry.get(name).bots[player].seconds
    detail = say(language, "table-bot-thinks", bot=title, seconds=seconds) if seconds and not COMPILED else ""
    return http.PlayerCard(player, title, detail)


def _deck(name: str, deck: str, language: str) -> http.DeckCard:
    try:
        label = decks.label(name, decks.find(name, deck), language)
    except Trouble:
        label = Label(deck, "", "", 0)  # a file beside ours that has faults: it says so when it is opened
    detail = phrase(language, f"{name}-deck-{deck}-detail", label.note)
    title = setup.deck_title(name, deck, language)
    grading = registry.get(name).grading
    grades = grading.by_deck.get(deck) if grading is not None else None
    return http.DeckCard(deck, title, detail, label.size, own=False, grades=grades, starters=starters_of(label))


def _option(name: str, option: str, language: str) -> http.OptionCard:
    message = f"{name}-option-{option}"
    goal = option in registry.get(name).goals
    return http.OptionCard(option, say(language, message), phrase(language, f"{message}-detail"), goal)


def _wish(wish: str, choices: Sequence[str | int], language: str) -> http.WishCard:
    def told(choice: str | int) -> str:
        return say(language, "table-wish-choice", wish=wish, choice=choice, world=str(choice).replace("&", "-"))

    cards = [http.ChoiceCard(choice, told(choice)) for choice in choices]
    return http.WishCard(wish, say(language, f"table-wish-{wish}"), cards)


def _day(date: str, rows: list[Params]) -> http.Today:
    """Return how a day went: the best of the tables played on it, a win alone before one with help."""
    there = [row for row in rows if row["daily"] == date and row["origin"] == "daily"]
    if not there:
        return http.Today(date, None, assisted=False, table=None)
    best = max(there, key=lambda row: (row["result"] == "won", not row["assisted"], row["played"]))
    return http.Today(date, best["result"] or "open", best["assisted"], best["id"])


def result_of(row: Params) -> Any:  # noqa: ANN401 (a result as the form has it)
    """Return a table's result for the guest's own seat; the store keeps that of the first."""
    return row["result"] if row["seat"] == 0 else SWAPPED.get(row["result"], row["result"])


def _listed(row: Params, view: Json | None) -> http.Listed:
    """Return a row of the store as its guest may read it: the code names a running game's hidden cards."""
    hidden = row["result"] is None and setup.several(row["game"])
    closed = hidden and setups.closed(row["game"], msgspec.json.decode(row["options"]))
    return http.Listed(
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
    )
