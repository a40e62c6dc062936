"""The cards that a guest makes here: read and drawn while they are edited, kept, put into a deck."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import msgspec

from vedette import shelf
from vedette.boxes import craft as crafts
from vedette.core.errors import Trouble
from vedette.core.language import LANGUAGES, explain, plain, reason, say
from vedette.table.lobby.decks import MOST
from vedette.table.lobby.lobby import SETS
from vedette.table.rooms import stage
from vedette.table.rooms.outcome import Refusal
from vedette.table.wire import sets as forms

if TYPE_CHECKING:
    from vedette.boxes.craft import Craft, Field, Values
    from vedette.table.lobby.lobby import Asker, Lobby

SHORT: Final = 36
"""Characters of a deck's name that leave room for a number behind it, in every game."""
NAMELESS: Final = {"name": "new", "set": "new"}
"""What stands for the head of a set while one of its cards is looked at alone."""


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
        return await asyncio.to_thread(looked, name, craft, forms.NewSet(name, text=text), asker.language)

    async def check(self, asker: Asker, form: forms.NewSet, at: float) -> forms.CardSet:
        """Return a set with every fault it has, one of its cards drawn; keep it if that was asked and it has none."""
        name, craft = made_here(form.game)
        found = await asyncio.to_thread(looked, name, craft, form, asker.language)
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
        return forms.SetDeck(stage.OWN + deck, left)


def free(name: str, taken: set[str]) -> str:
    """Return a name like this one that no deck has yet, and that any game lets a deck have."""
    others = (f"{name[:SHORT].rstrip()}-{number}" for number in count(2))
    return next(other for other in others if other not in taken)


def made_here(name: str) -> tuple[str, Craft[Any, Any]]:
    """Return a game and how its cards are made; raises Unreadable."""
    box = shelf.box(name)
    if box.craft is None:
        raise box.lacks("cards")
    return box.name, box.craft


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


def looked(name: str, craft: Craft[Any, Any], form: forms.NewSet, language: str) -> forms.CardSet:
    """Return what there is to say of a set as it was sent."""
    head, cards, text = opened(craft, form)
    unheard: list[forms.SetFault] = []
    if form.heard is not None and form.at < len(cards):
        try:
            power = craft.hear(form.heard.text, form.heard.language, cards[form.at])
            cards[form.at] = {**cards[form.at], "power": power}
            text = crafts.compose(craft.form, head, cards)
        except Trouble as trouble:
            unheard = [forms.SetFault("", explain(trouble, language), None, form.at, "text")]
    found, wrong = craft.examine(text, "")
    lines = crafts.places(craft.form, text)
    return forms.CardSet(
        game=name,
        set="" if found is None else craft.label(found, language)[0],
        text=text,
        head=head,
        cards=cards,
        faults=unheard + [fault(trouble, lines, language) for trouble in wrong],
        card=None if form.at >= len(cards) else drawn(craft, head, cards[form.at], language),
    )


def opened(craft: Craft[Any, Any], form: forms.NewSet) -> tuple[Values, list[Values], str]:
    """Return the head, the cards and the text of a set, whichever of them was sent."""
    if form.text is None:
        head, cards = dict(form.head), [dict(card) for card in form.cards]
        return head, cards, crafts.compose(craft.form, head, cards)
    try:
        return (*crafts.decompose(craft.form, form.text), form.text)
    except Trouble:
        return {}, [], form.text


def drawn(craft: Craft[Any, Any], head: Values, card: Values, language: str) -> forms.Proof | None:
    """Return a card drawn and in words, alone: the rest of its set may have faults; None where it has some itself."""
    for top in (head, NAMELESS):
        alone, _ = craft.examine(crafts.compose(craft.form, top, [card]), "")
        if alone is not None:
            texts = {one: craft.say(alone, 0, one) for one in LANGUAGES}
            return forms.Proof(craft.draw(alone, 0, language), texts)
    return None


def fault(trouble: Trouble, lines: list[int], language: str) -> forms.SetFault:
    """Return a trouble as the editor shows it: with the card and the field that it is in, where it is in one."""
    told = trouble.values.get("line", "")
    line = int(told) if told.isdigit() else None
    place = trouble.values.get("field", "")
    parts = place.split(", ")
    field = next((part.split(" ")[0].partition(".")[0] for part in parts[1:]), parts[0].partition(".")[0])
    card = bisect_right(lines, line) - 1 if line is not None and lines else -1
    return forms.SetFault(plain(place), reason(trouble, language), line, card if card >= 0 else None, field)
