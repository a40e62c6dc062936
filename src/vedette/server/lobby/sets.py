"""A guest's sets of cards: read and drawn while they are edited, saved, deleted, made into a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from vedette import registry
from vedette.core.language import LANGUAGES, say
from vedette.protocol import sets as forms
from vedette.server.jobs import text_jobs
from vedette.server.jobs.parsing import made_here
from vedette.server.lobby.decks import MOST
from vedette.server.lobby.job_answers import found
from vedette.server.lobby.lobby import SETS
from vedette.session import table_setup
from vedette.session.effects import Refusal

if TYPE_CHECKING:
    from vedette.core.editor import Editor, FormField
    from vedette.server.lobby.lobby import Asker, Lobby


class SetService:
    """Answers the page's requests about a guest's own cards."""

    def __init__(self, lobby: Lobby) -> None:
        """Use the store and the worker pool of this lobby."""
        self.lobby = lobby
        self.store = lobby.store

    async def all(self, asker: Asker, name: str) -> forms.Sets:
        """Return the editor's fields for a game, the guest's sets, and the templates for a new one."""
        name, editor = made_here(name)
        kept = await self.lobby.sets(asker.guest, name)
        what = text_jobs.ReadSets(name, kept, asker.language)
        rows = await found(self.lobby.tables.pool, what, list[forms.SetRow], user=asker.user) if kept else []
        return forms.Sets(
            name,
            registry.get(name).title(asker.language),
            [field_of(editor, name, field, asker.language) for field in editor.form.head],
            [field_of(editor, name, field, asker.language) for field in editor.form.card],
            rows,
            [forms.SetRow(*editor.label(start, asker.language)) for start in editor.starts()],
            {language: editor.samples(language) for language in LANGUAGES},
        )

    async def read(self, asker: Asker, name: str, called: str) -> forms.CardSet:
        """Return a guest's set of cards, or a template, by its name; raises a Refusal for another name."""
        name, editor = made_here(name)
        ours = {editor.label(start, asker.language)[0]: editor.write(start) for start in editor.starts()}
        text = (await self.lobby.sets(asker.guest, name) | ours).get(called)
        if text is None:
            raise Refusal("set")
        return await self._read(asker, text_jobs.ReadSet(name, text, {}, [], 0, None, asker.language))

    async def _read(self, asker: Asker, what: text_jobs.ReadSet) -> forms.CardSet:
        return await found(self.lobby.tables.pool, what, forms.CardSet, user=asker.user)

    async def check(self, asker: Asker, form: forms.NewSet, at: float) -> forms.CardSet:
        """Return a set of cards with every fault, one card drawn; save it if that was asked and it has none."""
        name, _ = made_here(form.game)
        what = text_jobs.ReadSet(name, form.text, form.head, form.cards, form.at, form.heard, asker.language)
        checked = await self._read(asker, what)
        if not form.save or checked.faults:
            return checked
        mine = await self.lobby.sets(asker.guest, name)
        if len(mine) >= MOST and checked.set not in mine:
            raise Refusal("sets")
        await self.store.save_deck(asker.guest, name + SETS, checked.set, checked.text, at)
        return msgspec.structs.replace(checked, saved=True)

    async def drop(self, asker: Asker, name: str, called: str) -> None:
        """Delete a guest's set of cards; decks keep its cards."""
        if called in await self.lobby.sets(asker.guest, registry.known(name)):
            await self.store.drop_deck(asker.guest, registry.known(name) + SETS, called)

    async def deck(self, asker: Asker, name: str, called: str, at: float) -> forms.SetDeck:
        """Make a deck of a guest's set of cards and save it among their decks; raises a Trouble or a Refusal."""
        name, _ = made_here(name)
        kept = await self.lobby.sets(asker.guest, name)
        if (text := kept.get(called)) is None:
            raise Refusal("set")
        own = await self.lobby.own(asker.user, name)
        what = text_jobs.MakeDeck(name, text, own, list(kept.values()), asker.language)
        made = await found(self.lobby.tables.pool, what, text_jobs.NamedDeck, user=asker.user)
        if made.text:
            if len(own) >= MOST:
                raise Refusal("decks")
            await self.store.save_deck(asker.guest, name, made.deck, made.text, at)
        return forms.SetDeck(table_setup.OWN + made.deck, made.left)


def field_of(editor: Editor[Any, Any], name: str, field: FormField, language: str) -> forms.CardField:
    """Return a field of the card editor's form, with the label and the words to choose from in a language."""
    right = [forms.FieldWord(word, editor.word(field.key, word, language)) for word in field.right]
    words = say(language, f"{name}-field-{field.key}")
    return forms.CardField(**{**field._asdict(), "words": words, "right": right})
