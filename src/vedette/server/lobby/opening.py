"""Opening a table: from the page's request to the deal that is played."""

from __future__ import annotations

import asyncio
import secrets
from datetime import date as day
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from vedette import capabilities, deals, decks, players, puzzles, registry, setups
from vedette.core import data
from vedette.core.errors import Unreadable, Unsupported
from vedette.core.match import Match
from vedette.protocol import tables
from vedette.server.jobs import parsing, text_jobs
from vedette.server.lobby.daily import game_of
from vedette.server.lobby.job_answers import ask, found
from vedette.server.tables import Provenance
from vedette.session import jobs, table_setup
from vedette.session.clock import DAY
from vedette.session.effects import Refusal

if TYPE_CHECKING:
    from vedette.core.game import Game
    from vedette.server.jobs.pool import WorkerPool
    from vedette.server.lobby.daily import DailyDeals
    from vedette.session.info import User

HOUR: Final = 3600.0
SEEDS: Final = 53
"""Bits of a random seed: JavaScript's integers hold no more."""


class Opener:
    """Makes the set-up of a new table from a user's form; workers find deals that must be proved winnable."""

    def __init__(self, pool: WorkerPool, days: DailyDeals) -> None:
        """Use this worker pool and these daily deals."""
        self.pool = pool
        self.days = days

    async def setup(
        self, form: tables.NewTable, own: table_setup.Decks, user: User
    ) -> tuple[table_setup.TableSetup, Provenance]:
        """Return the table's set-up that a form asks for, and its deal's origin; raises a Trouble or a Refusal."""
        name = registry.known(form.game)
        if form.seats == "invite" and table_setup.seats(name) > 1 and not fair(form.start):
            raise Refusal("fair")
        if form.clock is not None and table_setup.seats(name) == 1:
            raise Refusal("clock")
        check_clock(form)
        if form.fair and (table_setup.seats(name) == 1 or not fair(form.start)):
            raise Refusal("form", where="fair: of a random deal without a seed, for several")
        check_starter(form)
        check_bot(name, form)
        check_theirs(name, form)
        if form.brings:
            return await asyncio.to_thread(_brought, name, form, own), Provenance("random")
        match form.start:
            case tables.Code() | tables.PuzzleStart():
                return await asyncio.to_thread(_known, name, form.start)
            case tables.Given(deal=deal):
                return await self._read(text_jobs.ReadDeal(name, deal), user), Provenance("deal")
            case tables.Replay(text=text):
                setup = await self._read(text_jobs.ReadRecord(text), user)
                setup.match.assist("replay")
                return setup, Provenance("record")
            case tables.Daily(date=date):
                return await self._daily(name, date or self.days.today(), user)
        game = await asyncio.to_thread(table_setup.game_of, name, form.deck, form.options, own)
        game = setups.starting(game, form.starter or "")
        game = await asyncio.to_thread(_seated, game, form, own)
        setup, told = await self._dealt(game, form.start, user, fairly=form.fair)
        made = coded(name, form.deck) or "," in setups.deck_name(game)
        deck = setups.deck_name(game) if made else form.deck or setup.deck
        kept = [spec for spec in (form.deck, form.theirs) if spec and spec.startswith(table_setup.OWN)]
        if kept and "," in deck:
            held = capabilities.decks(name)
            return setup._replace(deck=deck, texts=[held.write(part) for part in setups.parts(game)]), told
        return setup._replace(deck=deck, texts=[table_setup.text_of(name, one, own) for one in kept[:1]]), told

    async def _read(self, what: text_jobs.TextJob, user: User) -> table_setup.TableSetup:
        """Return the set-up of a table from a deal or a record in a user's text, which a worker reads."""
        told = await found(self.pool, what, text_jobs.Begins, user=user)
        return await asyncio.to_thread(parsing.begun, told)

    async def _dealt(
        self, game: Game, start: tables.Origin, user: User, *, fairly: bool
    ) -> tuple[table_setup.TableSetup, Provenance]:
        """Return the set-up of a table with a seed's deal, or the first from it on with the wanted grade or a win.

        ``fairly`` leaves the deal to the salts of a fair deal.
        """
        seed = getattr(start, "seed", None)
        origin: str = "random" if seed is None else "seed"
        seed = secrets.randbits(SEEDS) if seed is None else seed
        match start:
            case tables.Grade(grade=grade):
                found = await self.find(game, seed, grade, user)
                return scene_of(game, found), Provenance("grade", found.grade, "winnable")
            case tables.Winnable():
                found = await self.find(game, seed, None, user)
                return scene_of(game, found), Provenance("winnable", found.grade, "winnable")
        match = Match(game, [], held=True) if fairly else Match(game, deals.random_deal(game, seed))
        return table_setup.TableSetup(game, setups.deck_name(game), match, fair=fairly), Provenance(
            "seed" if origin == "seed" else "random"
        )

    async def _daily(self, name: str, date: str, user: User) -> tuple[table_setup.TableSetup, Provenance]:
        need_daily(name)
        found = await self.days.deal(name, date, user)
        told = Provenance("daily", found.grade, daily=date)
        proved = told._replace(verdict="winnable") if registry.get(name).grading is not None else told
        return scene_of(game_of(name, date), found), proved

    def seated(self, form: tables.NewTable) -> tables.NewTable:
        """Return the form for a new table with the bot of the day put in, if it asks for the daily deal of a duel."""
        name = registry.known(form.game)
        if not isinstance(form.start, tables.Daily) or table_setup.seats(name) == 1:
            return form
        need_daily(name)
        on = day.fromisoformat(self.days.checked(form.start.date or self.days.today()))
        bot = tables.SeatedBot(deals.daily_bot(name, on), 0, deals.daily_number(on))
        return replace(form, seats="bot", bot=bot, fair=False, brings=False, theirs=None, clock=None)

    async def find(self, game: Game, seed: int, grade: int | None, user: User) -> jobs.GradedDeal:
        """Return the first deal from a seed on that can be won, of a grade if one is given."""
        if grade is None:
            capabilities.solver(game)
        else:
            capabilities.grading(game, "--grade")
        what = jobs.Find(jobs.SetupData(game.rules.name, game.definition()), seed, grade)
        return await ask(self.pool, what, jobs.GradedDeal, Refusal("found"), user=user)


def _known(name: str, start: tables.Code | tables.PuzzleStart) -> tuple[table_setup.TableSetup, Provenance]:
    """Return the set-up of a table with the deal of a code, or at the position of a puzzle; raises Unreadable."""
    if isinstance(start, tables.Code):
        return table_setup.by_code(name, start.code), Provenance("code")
    match = puzzles.numbered(name, start.number).match(name)
    match.assist("replay")
    return table_setup.TableSetup(match.game, setups.deck_name(match.game), match), Provenance("record")


def _seated(game: Game, form: tables.NewTable, own: table_setup.Decks) -> Game:
    """Return the game in which the other seats have their decks: the named one, one drawn by lot, a bot's own."""
    seat, bot = (form.bot.seat, form.bot.player) if form.bot else (0, "")
    if form.theirs is not None:
        return setups.against(game, table_setup.cards_of(game.rules.name, form.theirs, own), seat)
    return setups.facing(setups.draw_decks(game, seat, secrets.randbits(SEEDS)), bot, seat)


def _brought(name: str, form: tables.NewTable, own: table_setup.Decks) -> table_setup.TableSetup:
    """Return the set-up of a table to which each player brings a deck, the first one's included."""
    if form.seats != "invite" or not fair(form.start) or not setups.apart(name):
        raise Refusal("form", where="brings: by invitation, in a game in which each may have a deck of its own")
    spec = form.deck or decks.first(name)
    deck = table_setup.brought(name, spec, data.whole(*table_setup.examined(name, spec, own)))
    return table_setup.awaiting(name, form.options, [None] * table_setup.seats(name))._replace(
        fair=form.fair, brought=deck
    )


def coded(name: str, spec: str | None) -> bool:
    """Return whether a form gives a deck that has a name by its code instead."""
    named = spec is None or spec.startswith(table_setup.OWN) or registry.get(name).decks is None
    return not named and str(spec).lower() not in map(str.lower, decks.names(name))


def need_daily(name: str) -> None:
    """Raise Unsupported for a game without a daily deal."""
    if not deals.has_daily(name):
        raise Unsupported("--daily", name)


def check_clock(form: tables.NewTable) -> None:
    """Raise a Refusal for a clock out of bounds, or of days a move without invited players or with a fair deal."""
    clock = form.clock
    if clock is None:
        return
    slow = clock.increment >= DAY
    if (slow and clock.increment != clock.bank) or (not slow and (clock.bank > DAY or clock.increment > HOUR)):
        raise Refusal("form", where="clock: at most a day and an hour a turn, or as many days as each move has")
    if slow and (form.fair or form.seats != "invite"):
        raise Refusal("form", where="clock: days a move are for invited players, and not for a deal that all pledge")


def check_starter(form: tables.NewTable) -> None:
    """Raise a Refusal for a starting champion chosen with a deal that fixes its own."""
    drawn = isinstance(form.start, tables.Random | tables.Grade | tables.Winnable)
    if form.starter is not None and (form.brings or not drawn):
        raise Refusal("form", where="starter: of a random deal, of one of a grade or of one that can be won")


def check_theirs(name: str, form: tables.NewTable) -> None:
    """Raise a Refusal for a deck of the other seat where its player brings one, or the deal names the decks."""
    if form.theirs is None:
        return
    drawn = isinstance(form.start, tables.Random | tables.Grade | tables.Winnable)
    named = form.bot is not None and players.opponent(form.bot.player, name) is not None
    if form.seats == "invite" or named or not drawn or not setups.apart(name):
        raise Refusal("form", where="theirs: at one screen or against a bot by level, of a deal that is drawn here")


def check_bot(name: str, form: tables.NewTable) -> None:
    """Raise a Refusal for a bot without a bot's seat, the reverse, or a bad seat; Unreadable for an unknown bot."""
    if (form.seats == "bot") != (form.bot is not None):
        raise Refusal("form", where="bot: with seats “bot”, and only then")
    if form.bot is None:
        return
    if table_setup.seats(name) == 1:
        raise Refusal("solo")
    if form.bot.seat >= table_setup.seats(name):
        raise Refusal("form", where=f"bot.seat: 0 to {table_setup.seats(name) - 1}")
    if form.bot.player not in (names := players.names(name)):
        raise Unreadable("player-unknown", {"name": form.bot.player, "players": ", ".join(names)})


def fair(start: tables.Origin) -> bool:
    """Return whether the deal that a form asks for is unknown to everyone: random, without a given seed."""
    return isinstance(start, tables.Random) and start.seed is None


def scene_of(game: Game, found: jobs.GradedDeal) -> table_setup.TableSetup:
    """Return the set-up of a table for a deal that a job found."""
    return table_setup.TableSetup(game, setups.deck_name(game), Match(game, found.deal))
