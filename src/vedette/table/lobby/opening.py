"""The opening of a table: from what the page asked for to the deal that is played."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

import msgspec

from vedette import bots, capabilities, deals, decks, registry, setups
from vedette.core import data
from vedette.core.errors import Unreadable
from vedette.core.match import Match
from vedette.protocol import http
from vedette.session import jobs, setup
from vedette.session.effects import Refusal
from vedette.table.hall import Told
from vedette.table.lobby.asking import ask, read
from vedette.table.work import reading

if TYPE_CHECKING:
    from vedette.core.game import Game
    from vedette.session.seats import User
    from vedette.table.lobby.days import Days
    from vedette.table.work.workshop import Workshop

SEEDS: Final = 53
"""Bits of a seed that we choose: as many as a page can count with."""


class Opener:
    """Finds deals, in the workshop where they must be proved."""

    def __init__(self, workshop: Workshop, days: Days) -> None:
        """Search with this workshop, and among these days."""
        self.workshop = workshop
        self.days = days

    async def scene(self, form: http.NewTable, own: setup.Decks, user: User) -> tuple[setup.Scene, Told]:
        """Return what a user's form asks for; raises a Trouble or a Refusal."""
        name = registry.known(form.game)
        if form.seats == "invite" and setup.seats(name) > 1 and not fair(form.start):
            raise Refusal("fair")
        if form.clock is not None and setup.seats(name) == 1:
            raise Refusal("clock")
        if form.fair and (setup.seats(name) == 1 or not fair(form.start)):
            raise Refusal("form", where="fair: of a random deal without a seed, for several")
        check_starter(form)
        check_bot(name, form)
        if form.brings:
            return await asyncio.to_thread(_brought, name, form, own), Told("random")
        match form.start:
            case http.Code(code=code):
                return await asyncio.to_thread(setup.by_code, name, code), Told("code")
            case http.Given(deal=deal):
                return await self._read(jobs.ReadDeal(name, deal), user), Told("deal")
            case http.Replay(text=text):
                scene = await self._read(jobs.ReadRecord(text), user)
                scene.match.assist("replay")
                return scene, Told("record")
            case http.Daily(date=date):
                return await self._daily(name, date or self.days.today(), user)
        game = await asyncio.to_thread(setup.game_of, name, form.deck, form.options, own)
        game = setups.starting(game, form.starter or "")
        if closed := setups.closed(name, form.options):
            game = setups.draw_decks(game, form.bot.seat if form.bot else 0, secrets.randbits(SEEDS))
        scene, told = await self._dealt(game, form.start, user, fairly=form.fair)
        deck = setups.deck_name(game) if closed or coded(name, form.deck) else form.deck or scene.deck
        return scene._replace(deck=deck, cards=own.get(deck.removeprefix(setup.OWN), "")), told

    async def _read(self, what: jobs.Reading, user: User) -> setup.Scene:
        """Return the scene of a deal or a record, which a worker reads."""
        told = msgspec.json.decode(await read(self.workshop, what, user=user), type=jobs.Begins)
        return await asyncio.to_thread(reading.begun, told)

    async def _dealt(self, game: Game, start: http.Origin, user: User, *, fairly: bool) -> tuple[setup.Scene, Told]:
        """Return a deal of a seed, or the first from a seed on that is as it was asked for.

        ``fairly`` leaves it to the salts of a fair deal.
        """
        seed = getattr(start, "seed", None)
        origin: str = "random" if seed is None else "seed"
        seed = secrets.randbits(SEEDS) if seed is None else seed
        match start:
            case http.Grade(grade=grade):
                found = await self.find(game, seed, grade, user)
                return scene_of(game, found), Told("grade", found.grade, "winnable")
            case http.Winnable():
                found = await self.find(game, seed, None, user)
                return scene_of(game, found), Told("winnable", found.grade, "winnable")
        match = Match(game, [], held=True) if fairly else Match(game, deals.random_deal(game, seed))
        return setup.Scene(game, setups.deck_name(game), match, fair=fairly), Told(
            "seed" if origin == "seed" else "random"
        )

    async def _daily(self, name: str, date: str, user: User) -> tuple[setup.Scene, Told]:
        game = setups.game(name)
        capabilities.grading(game, "--daily")
        found = await self.days.deal(name, date, user)
        return scene_of(game, found), Told("daily", found.grade, "winnable", date)

    async def find(self, game: Game, seed: int, grade: int | None, user: User) -> jobs.Found:
        """Return the first deal from a seed on that can be won, of a grade if one is named."""
        if grade is None:
            capabilities.solver(game)
        else:
            capabilities.grading(game, "--grade")
        what = jobs.Find(jobs.Setup(game.rules.name, game.definition()), seed, grade)
        return await ask(self.workshop, what, jobs.Found, Refusal("found"), user=user)


def _brought(name: str, form: http.NewTable, own: setup.Decks) -> setup.Scene:
    """Return the scene of a table to which every player brings a deck, the first one's brought already."""
    if form.seats != "invite" or not fair(form.start) or not setups.apart(name):
        raise Refusal("form", where="brings: by invitation, in a game in which each may have a deck of its own")
    spec = form.deck or decks.first(name)
    deck = setup.brought(name, spec, data.whole(*setup.examined(name, spec, own)))
    return setup.awaiting(name, form.options, [None] * setup.seats(name))._replace(fair=form.fair, brought=deck)


def coded(name: str, spec: str | None) -> bool:
    """Return whether a deck that there is was asked for by its code, which is no name."""
    named = spec is None or spec.startswith(setup.OWN) or registry.get(name).decks is None
    return not named and str(spec).lower() not in map(str.lower, decks.names(name))


def check_starter(form: http.NewTable) -> None:
    """Refuse a starting champion for a deal that has its own."""
    drawn = isinstance(form.start, http.Random | http.Grade | http.Winnable)
    if form.starter is not None and (form.brings or not drawn):
        raise Refusal("form", where="starter: of a random deal, of one of a grade or of one that can be won")


def check_bot(name: str, form: http.NewTable) -> None:
    """Refuse a form that names no bot for the seats of bots, or one that is not to be had; or a seat there is not."""
    if (form.seats == "bot") != (form.bot is not None):
        raise Refusal("form", where="bot: with seats “bot”, and only then")
    if form.bot is None:
        return
    if setup.seats(name) == 1:
        raise Refusal("solo")
    if form.bot.seat >= setup.seats(name):
        raise Refusal("form", where=f"bot.seat: 0 to {setup.seats(name) - 1}")
    if form.bot.player not in (names := bots.names(name)):
        raise Unreadable("player-unknown", {"name": form.bot.player, "players": ", ".join(names)})


def fair(start: http.Origin) -> bool:
    """Return whether nobody knows the deal: it is drawn here and now."""
    return isinstance(start, http.Random) and start.seed is None


def scene_of(game: Game, found: jobs.Found) -> setup.Scene:
    """Return the scene of a deal that was found."""
    return setup.Scene(game, setups.deck_name(game), Match(game, found.deal))
