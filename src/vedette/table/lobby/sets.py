"""The cards that a guest makes here: read and drawn while they are edited, kept, put into a deck."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import msgspec

from vedette import shelf
from vedette.core.language import say
from vedette.protocol import sets as forms
from vedette.session import jobs, setup
from vedette.session.effects import Refusal
from vedette.table.lobby.asking import read
from vedette.table.lobby.decks import MOST
from vedette.table.lobby.lobby import SETS
from vedette.table.work.reading import made_here

if TYPE_CHECKING:
    from vedette.boxes.craft import Craft, Field
    from vedette.table.lobby.lobby import Asker, Lobby

SHORT: Final = 36
"""Characters of a deck's name that leave room for a number behind it, in every game."""


class Sets:
    """Answers what a page asks about cards of one's own."""

    def __init__(self, lobby: Lobby) -> None:
        """Keep sets where the lobby finds them."""
        self.lobby = lobby
        self.store = lobby.store

    async def all(self, asker: Asker, name: str) -> forms.Sets:
        """Return what is entered of a card of a game, the guest's sets, and those that a new one may begin as."""
        name, craft = made_here(name)
        kept = await self.lobby.sets(asker.guest, name)
        rows = await asyncio.to_thread(rows_of, craft, kept, asker.language)
        return forms.Sets(
            name,
            say(asker.language, name),
            [field_of(craft, name, field, asker.language) for field in craft.form.head],
            [field_of(craft, name, field, asker.language) for field in craft.form.card],
            rows,
            [forms.SetRow(*craft.label(found, asker.language)) for found in craft.starts()],
        )

    async def read(self, asker: Asker, name: str, called: str) -> forms.CardSet:
        """Return a set of the guest's, or one of ours to begin with; raises a Refusal."""
        name, craft = made_here(name)
        ours = {craft.label(found, asker.language)[0]: craft.write(found) for found in craft.starts()}
        text = (await self.lobby.sets(asker.guest, name) | ours).get(called)
        if text is None:
            raise Refusal("set")
        return await self._read(asker, jobs.ReadSet(name, text, {}, [], 0, None, asker.language))

    async def _read(self, asker: Asker, what: jobs.ReadSet) -> forms.CardSet:
        found = await read(self.lobby.hall.workshop, what, user=asker.user)
        return msgspec.json.decode(found, type=forms.CardSet)

    async def check(self, asker: Asker, form: forms.NewSet, at: float) -> forms.CardSet:
        """Return a set with every fault it has, one of its cards drawn; keep it if that was asked and it has none."""
        name, _ = made_here(form.game)
        what = jobs.ReadSet(name, form.text, form.head, form.cards, form.at, form.heard, asker.language)
        found = await self._read(asker, what)
        if not form.save or found.faults:
            return found
        mine = await self.lobby.sets(asker.guest, name)
        if len(mine) >= MOST and found.set not in mine:
            raise Refusal("sets")
        await self.store.save_deck(asker.guest, name + SETS, found.set, found.text, at)
        return msgspec.structs.replace(found, saved=True)

    async def drop(self, asker: Asker, name: str, called: str) -> None:
        """Forget a set; decks keep the cards of it that they have."""
        if called in await self.lobby.sets(asker.guest, shelf.known(name)):
            await self.store.drop_deck(asker.guest, shelf.known(name) + SETS, called)

    async def deck(self, asker: Asker, name: str, called: str, at: float) -> forms.SetDeck:
        """Make a deck with the cards of a set and keep it among the guest's; raises a Trouble or a Refusal."""
        name, craft = made_here(name)
        if (text := (await self.lobby.sets(asker.guest, name)).get(called)) is None:
            raise Refusal("set")
        found, faults = await asyncio.to_thread(craft.examine, text, "")
        if found is None:
            raise faults[0]
        made, left = await asyncio.to_thread(craft.deck, found)
        box = shelf.box(name)
        own = await self.lobby.own(asker.guest, name)
        deck = box.label(made, asker.language).name
        if own.get(deck) != box.write(made):
            if len(own) >= MOST:
                raise Refusal("decks")
            taken = {*own, *shelf.deck_names(name)}
            if deck in taken:
                deck = free(deck, taken)
                made = box.renamed(made, deck)
            await self.store.save_deck(asker.guest, name, deck, box.write(made), at)
        return forms.SetDeck(setup.OWN + deck, left)


def free(name: str, taken: set[str]) -> str:
    """Return a name like this one that no deck has yet, and that any game lets a deck have."""
    others = (f"{name[:SHORT].rstrip()}-{number}" for number in count(2))
    return next(other for other in others if other not in taken)


def rows_of(craft: Craft[Any, Any], kept: dict[str, str], language: str) -> list[forms.SetRow]:
    """Return what sets are called."""
    return [forms.SetRow(called, title_of(craft, text, language)) for called, text in kept.items()]


def title_of(craft: Craft[Any, Any], text: str, language: str) -> str:
    """Return what a set is called, nothing for one that has faults by now."""
    found, _ = craft.examine(text, "")
    return "" if found is None else craft.label(found, language)[1]


def field_of(craft: Craft[Any, Any], name: str, field: Field, language: str) -> forms.CardField:
    """Return a field as a page enters it."""
    right = [forms.FieldWord(word, craft.word(field.key, word, language)) for word in field.right]
    words = say(language, f"{name}-field-{field.key}")
    return forms.CardField(**{**field._asdict(), "words": words, "right": right})
