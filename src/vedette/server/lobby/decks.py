"""A guest's decks: read, validated, saved, deleted."""

from __future__ import annotations

import asyncio
import secrets
from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, Final

import msgspec

from vedette import capabilities, decks, registry, setups
from vedette.core.language import say
from vedette.printing import FORMATS
from vedette.protocol.decks import Deck, Lists, SeatDeck
from vedette.server.jobs import parsing, text_jobs
from vedette.server.lobby.job_answers import ask, found, read
from vedette.session import jobs, table_setup
from vedette.session.effects import Refusal

if TYPE_CHECKING:
    from collections.abc import Collection

    from vedette.core.decks import Label
    from vedette.protocol.decks import NewDeck, NewDraw
    from vedette.server.lobby.lobby import Asker, Lobby
    from vedette.session.table import Table

MOST: Final = 100
"""The most decks, or sets of cards, that one guest may keep of a game."""
POOLS: Final = 8
"""The most lists of cards in the cache."""
PRESSED: Final = 2
"""The most decks laid out for printing at a time."""
SEEDS: Final = 100_000
"""Number of seeds for a random deck: a small number, since the deck's name contains the seed."""
CALLED: Final = 60
"""Characters of a deck's name in the name of a print file."""


LONGEST: Final = 40
"""Characters of the title of a copy."""


def another(title: str, taken: Collection[str]) -> str:
    """Return a title like this one that is not taken, with a number behind it."""
    numbers = (f" {number}" for number in count(2))
    return next(one for number in numbers if (one := title[: LONGEST - len(number)] + number) not in taken)


class DeckService:
    """Answers the page's requests about decks: to read, check, save, complete, print and delete them."""

    def __init__(self, lobby: Lobby) -> None:
        """Use the store and the worker pool of this lobby."""
        self.lobby = lobby
        self.store = lobby.store
        self._pools: dict[bytes, bytes] = {}
        """Cached lists of the cards that decks may be made of, as JSON, by a digest of what they depend on."""
        self.press = asyncio.Semaphore(PRESSED)

    async def read(self, asker: Asker, name: str, spec: str) -> Deck:
        """Return a deck, by its name or its code, with its text and cards; raises a Trouble or a Refusal."""
        name = registry.known(name)
        own = await self.lobby.own(asker.user, name, spec)
        if spec.startswith(table_setup.OWN):
            if (text := own.get(spec.removeprefix(table_setup.OWN))) is None:
                raise Refusal("deck")
            examined = await asyncio.to_thread(decks.examine, name, text, "")
        else:
            cards = await asyncio.to_thread(table_setup.cards_of, name, spec, own)
            text, examined = capabilities.decks(name).write(cards), (cards, [])
        deck = await asyncio.to_thread(parsing.deck, name, spec, text, examined, asker.language)
        titles = await self.lobby.titles(asker, name)
        return msgspec.structs.replace(deck, copy=another(deck.words, titles.values()))

    async def printed(self, asker: Asker, name: str, spec: str, what: str, form: str) -> tuple[str, bytes, str]:
        """Return the print sheets of a deck as a file: its name, its content and its media type.

        Raises a Trouble or a Refusal.
        """
        name = registry.known(name)
        printing, held = capabilities.printing(name), capabilities.decks(name)
        printing.check(what)
        cards = await self._cards(asker, name, spec)
        press, kind, ending = FORMATS[form]
        called = f"{spec.removeprefix(table_setup.OWN)[:CALLED]}-{what}"

        def made() -> bytes:
            game, label = registry.get(name).title(asker.language), held.label(cards, asker.language)
            title = say(asker.language, "labelled", label=game, words=label.title or label.name)
            return press(printing.pages(cards, what, asker.language), title if form == "pdf" else called)

        async with self.press:
            return called + ending, await asyncio.to_thread(made), kind

    async def _cards(self, asker: Asker, name: str, spec: str) -> object:
        """Return the cards of a built-in deck or one of the guest's; raises a Trouble."""
        return await asyncio.to_thread(table_setup.cards_of, name, spec, await self.lobby.own(asker.user, name, spec))

    async def pool(self, asker: Asker, name: str, text: str = "") -> bytes:
        """Return the cards that a deck may be built of, as JSON of ``Pool``; raises Unreadable or a Refusal.

        Those are the cards of the game, of the user's own sets, and of the deck in ``text`` if it has no faults.
        """
        name = registry.known(name)
        mine = await self._mine(asker, name)
        what = text_jobs.ReadPool(name, text, mine, asker.language)
        if text:
            return await self._read(asker, what)
        key = sha256(repr((name, asker.language, mine)).encode()).digest()
        if (known := self._pools.get(key)) is None:
            known = await self._read(asker, what)
            while len(self._pools) >= POOLS:
                self._pools.pop(next(iter(self._pools)))
            self._pools[key] = known
        return known

    async def ask(self, asker: Asker, name: str, text: str, kind: type[text_jobs.SentDeck]) -> bytes:
        """Return a worker's answer to a job about a deck's text, as JSON; raises a Trouble or a Refusal."""
        name = registry.known(name)
        return await self._read(asker, kind(name, text, await self._mine(asker, name), asker.language))

    async def _mine(self, asker: Asker, name: str) -> list[str]:
        """Return the texts of the guest's own sets of cards of a game."""
        return list((await self.lobby.sets(asker.guest, name)).values())

    async def check(self, asker: Asker, form: NewDeck, at: float) -> Deck:
        """Return the deck in a guest's text with every fault; save it if that was asked and it has none."""
        name = registry.known(form.game)
        what = text_jobs.ReadDeck(name, form.text, await self._mine(asker, name), asker.language)
        checked = await found(self.lobby.tables.pool, what, Deck, user=asker.user)
        if not form.save or checked.faults:
            return checked
        deck = checked.deck.removeprefix(table_setup.OWN)
        titles = await self.lobby.titles(asker, name)
        if len(titles) >= MOST and deck not in titles:
            raise Refusal("decks")
        taken = {title for other, title in titles.items() if other != deck}
        if checked.words in taken:
            what = msgspec.structs.replace(what, title=another(checked.words, taken))
            checked = await found(self.lobby.tables.pool, what, Deck, user=asker.user)
        await self.store.save_deck(asker.guest, name, deck, checked.text, at)
        return msgspec.structs.replace(checked, saved=True)

    async def _read(self, asker: Asker, what: text_jobs.TextJob) -> bytes:
        return await read(self.lobby.tables.pool, what, user=asker.user)

    async def draw(self, asker: Asker, name: str, form: NewDraw) -> Deck:
        """Return a random deck to a guest's wishes, which is not saved.

        Raises Trouble where the wishes are wrong, Refusal where no deck is found.
        """
        name = registry.known(name)
        capabilities.random_decks(name).check(form.wishes)
        seed = secrets.randbelow(SEEDS) if form.seed is None else form.seed
        what = jobs.Invent(name, seed, form.wishes)
        drawn = await ask(self.lobby.tables.pool, what, str, Refusal("drawn"), user=asker.user)
        cards = capabilities.decks(name).read(drawn, "")
        spec = table_setup.OWN + decks.label(name, cards).name
        return parsing.deck(name, spec, drawn, (cards, []), asker.language)

    async def drop(self, asker: Asker, name: str, deck: str) -> None:
        """Delete a guest's deck; tables that use it keep its cards."""
        if deck in await self.lobby.own(asker.user, registry.known(name)):
            await self.store.drop_deck(asker.guest, registry.known(name), deck)


def lists_of(room: Table, seat: int | None, language: str) -> Lists:
    """Return the decks of a table that a seat, or a spectator for None, may read; a Refusal before all are there.

    Open lists are public. Closed ones are their owner's until the end of the game.
    """
    game, history = room.match.game, room.history
    name = game.rules.name
    if history.waits() or not setups.apart(name):
        raise Refusal("nothing")
    held = capabilities.decks(name)
    open_ = history.over() or not room.info.closed
    return Lists(
        name,
        [
            SeatDeck(at, _title(name, held.label(deck, language), language), held.cards.show(deck, language))
            for at, deck in enumerate(setups.parts(game))
            if open_ or at == seat
        ],
    )


def _title(name: str, label: Label, language: str) -> str:
    """Return a deck's title: its own, else the page's name for it."""
    return label.title or table_setup.deck_title(name, label.name, language)
