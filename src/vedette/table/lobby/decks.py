"""The decks that a guest keeps here: read, checked with every fault named, saved, forgotten."""

from __future__ import annotations

import asyncio
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette import shelf
from vedette.boxes.press import PRESSES
from vedette.core.data import BROUGHT
from vedette.core.errors import Trouble
from vedette.core.language import plain, reason, say
from vedette.table.lobby.asking import ask
from vedette.table.rooms import stage
from vedette.table.rooms.outcome import Refusal
from vedette.table.wire import decks, forms
from vedette.table.work import errand

if TYPE_CHECKING:
    from vedette.table.lobby.lobby import Asker, Lobby

MOST: Final = 100
"""Decks of one guest."""
POOLS: Final = 8
"""Pools of cards that are kept."""
PRESSED: Final = 2
"""Decks that are laid out for printing at a time."""
SEEDS: Final = 100_000
"""Seeds of made-up decks where none is given: their names tell them, and are to stay short."""
CALLED: Final = 60
"""Characters of a file's name that a deck gives."""


class Found(NamedTuple):
    """What became of a deck's text."""

    cards: object | None
    faults: list[Trouble]
    saved: bool = False


class Decks:
    """Answers what a page asks about decks."""

    def __init__(self, lobby: Lobby) -> None:
        """Keep decks where the lobby finds them."""
        self.lobby = lobby
        self.store = lobby.store
        self._pools: dict[bytes, decks.Pool] = {}
        """The pools that were asked for last, by what they depend on."""
        self.press = asyncio.Semaphore(PRESSED)

    async def read(self, asker: Asker, name: str, spec: str) -> decks.Deck:
        """Return a deck with its text; raises a Trouble or a Refusal."""
        name = shelf.known(name)
        own = await self.lobby.own(asker.guest, name)
        if spec.startswith(stage.OWN):
            if (text := own.get(spec.removeprefix(stage.OWN))) is None:
                raise Refusal("deck")
            cards, faults = await asyncio.to_thread(shelf.examine, name, text, "")
            return await asyncio.to_thread(_deck, asker, name, spec, text, Found(cards, faults))
        cards = await asyncio.to_thread(stage.cards_of, name, spec, own)
        return await asyncio.to_thread(_deck, asker, name, spec, shelf.box(name).write(cards), Found(cards, []))

    async def printed(self, asker: Asker, name: str, spec: str, what: str, form: str) -> tuple[str, bytes, str]:
        """Return the sheets of a deck to print: the name of their file, the file, its media type.

        Raises a Trouble or a Refusal.
        """
        name = shelf.known(name)
        box = shelf.box(name)
        cards = await self._cards(asker, name, spec)
        press, kind, ending = PRESSES[form]
        called = f"{spec.removeprefix(stage.OWN)[:CALLED]}-{what}"

        def made() -> bytes:
            title = f"{say(asker.language, name)}: {box.label(cards, asker.language).name}"
            return press(box.sheets(cards, what, asker.language), title if form == "pdf" else called)

        async with self.press:
            return called + ending, await asyncio.to_thread(made), kind

    async def _cards(self, asker: Asker, name: str, spec: str) -> object:
        """Return the cards of a deck of ours or of the guest's; raises a Trouble."""
        return await asyncio.to_thread(stage.cards_of, name, spec, await self.lobby.own(asker.guest, name))

    async def pool(self, asker: Asker, name: str, text: str = "") -> decks.Pool:
        """Return every card that the deck of a text may be made of, or any deck; raises Unreadable.

        A text with faults is any deck.
        """
        box = shelf.box(name)
        mine = list((await self.lobby.sets(asker.guest, box.name)).values())

        def shown() -> list[dict[str, object]]:
            sets = box.sets_of(mine)
            deck = box.examine(text, "", sets)[0] if text else None
            return box.show(box.pool(sets, deck), asker.language)

        key = sha256(repr((box.name, asker.language, mine)).encode()).digest()
        if text or (found := self._pools.get(key)) is None:
            found = decks.Pool(box.name, await asyncio.to_thread(shown))
            if not text:
                while len(self._pools) >= POOLS:
                    self._pools.pop(next(iter(self._pools)))
                self._pools[key] = found
        return found

    async def check(self, asker: Asker, form: forms.NewDeck, at: float) -> decks.Deck:
        """Return a deck with every fault it has; keep it if that was asked and it has none."""
        name = shelf.known(form.game)
        mine = list((await self.lobby.sets(asker.guest, name)).values())
        cards, faults = await asyncio.to_thread(examined, name, form.text, mine)
        deck = "" if cards is None else shelf.label(name, cards).name
        if deck in shelf.deck_names(name):
            faults = [*faults, Trouble("deck-ours", {"name": deck, "field": "name"})]
        spec = stage.OWN + deck
        saved = form.save and cards is not None and not faults
        if saved and cards is not None:
            own = await self.lobby.own(asker.guest, name)
            if len(own) >= MOST and deck not in own:
                raise Refusal("decks")
            await self.store.save_deck(asker.guest, name, deck, shelf.box(name).write(cards), at)
        text = form.text if cards is None else shelf.box(name).write(cards)
        return await asyncio.to_thread(_deck, asker, name, spec, text, Found(cards, faults, saved))

    async def draw(self, asker: Asker, name: str, form: forms.NewDraw) -> decks.Deck:
        """Return a made-up deck, which is nobody's yet; raises a Trouble or a Refusal."""
        box = shelf.box(name)
        box.grant(form.wishes)
        seed = secrets.randbelow(SEEDS) if form.seed is None else form.seed
        what = errand.Invent(box.name, seed, form.wishes)
        found = await ask(self.lobby.hall.workshop, what, errand.Invented, Refusal("drawn"), user=asker.user)
        cards = box.read(found.text, "")
        return _deck(asker, box.name, stage.OWN + box.label(cards).name, found.text, Found(cards, []))

    async def drop(self, asker: Asker, name: str, deck: str) -> None:
        """Forget a deck; tables that were opened with it keep their cards."""
        if deck in await self.lobby.own(asker.guest, shelf.known(name)):
            await self.store.drop_deck(asker.guest, shelf.known(name), deck)


def examined(name: str, text: str, sets: list[str]) -> tuple[object | None, list[Trouble]]:
    """Return the deck in a text, of cards of ours and of the sets in these texts, and everything that is wrong."""
    return shelf.examine(name, text, "", shelf.box(name).sets_of(sets))


def _deck(asker: Asker, name: str, spec: str, text: str, found: Found) -> decks.Deck:
    cards, faults, saved = found
    own = spec.startswith(stage.OWN)
    label = shelf.label(name, cards, asker.language) if cards is not None else None
    title = label.title if own and label is not None else ""
    if not own and label is not None and spec.lower() not in shelf.deck_names(name):
        title = label.title or stage.deck_title(name, label.name, asker.language)  # a code is no name
    return decks.Deck(
        deck=spec,
        game=name,
        words=title or stage.deck_title(name, spec, asker.language),
        own=own,
        text=text,
        cards=[] if cards is None else shelf.box(name).show(cards, asker.language),
        faults=[fault(trouble, asker.language) for trouble in faults],
        saved=saved,
        code="" if cards is None or BROUGHT in text else shelf.box(name).pack(cards),
        prints=[forms.Print(what, say(asker.language, f"{name}-print-{what}")) for what in shelf.box(name).prints],
    )


def fault(trouble: Trouble, language: str) -> forms.Fault:
    """Return a trouble as a form shows it."""
    line = trouble.values.get("line", "")
    place = plain(trouble.values.get("field", ""))
    return forms.Fault(place, reason(trouble, language), int(line) if line.isdigit() else None)
