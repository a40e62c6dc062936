"""Reads, in workers, the texts that users send: decks, sets of cards, deals and records."""

from __future__ import annotations

from bisect import bisect_right
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import msgspec

from vedette import capabilities, decks, registry, setups
from vedette.core import editor as editors
from vedette.core import record
from vedette.core.data import BROUGHT, whole
from vedette.core.errors import Trouble
from vedette.core.language import LANGUAGES, explain, plain, reason, say
from vedette.protocol import games, http, sets
from vedette.protocol.decks import Deck, Fits, Foreign, Pool, Print
from vedette.server.jobs import text_jobs
from vedette.session import table_setup

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.core.decks import Label
    from vedette.core.editor import Editor, Values

NAMELESS = {"name": "new", "set": "new"}
"""The head that a set of cards gets while one of its cards is read alone."""
FAULTS: Final = 200
"""The most faults of one text that are listed; the others are only counted."""
SHORT: Final = 36
"""Characters of a deck's name that leave space for a number behind it, in every game."""


def warm() -> None:
    """Read small texts of each kind, so that tables and cards are loaded before the first text of a user."""
    for game in [plugin.name for plugin in registry.plugins() if plugin.decks is not None]:
        for language in LANGUAGES:
            checked(text_jobs.ReadDeck(game, "name: x\na\n", [], language))
            pool(text_jobs.ReadPool(game, "", [], language))
            if registry.get(game).editor is not None:
                card: dict[str, object] = {"id": "a", "name": "A", "type": "ally"}
                heard = sets.Heard("a", "fr" if language == "fr" else "en")
                card_set(text_jobs.ReadSet(game, None, {}, [card], 0, heard, language))


# Tables


def begins(setup: table_setup.TableSetup) -> text_jobs.Begins:
    """Return the set-up of a table as plain data, for a worker's answer to the server."""
    name = setup.game.rules.name
    texts = [capabilities.decks(name).write(part) for part in setups.parts(setup.game)]
    told = texts if any(BROUGHT in text for text in texts) else []
    return text_jobs.Begins(record.write(setup.match, deal=False), setup.match.deal, setup.deck, told)


def begun(told: text_jobs.Begins) -> table_setup.TableSetup:
    """Return the set-up of a table from a worker's plain answer, the inverse of ``begins``; the record is replayed."""
    kept = record.read(told.record, "")
    game = table_setup.dealt(told.record, told.texts) if told.texts else table_setup.same(kept)
    match = record.replay(kept, game)
    match.deal = list(told.deal)
    return table_setup.TableSetup(game, told.deck, match, told.texts)


# Decks


def checked(what: text_jobs.ReadDeck) -> Deck:
    """Return the deck in a user's text as the page shows it, or every fault of the text."""
    held = capabilities.decks(what.game)
    cards, faults = held.examine(what.text, "", decks.sets(what.game, what.sets))
    name = "" if cards is None else held.label(cards).name
    if name in decks.names(what.game):
        faults = [*faults, Trouble("deck-ours", {"name": name, "field": "name"})]
    if cards is not None and what.title:
        cards = held.titled(cards, what.title)
    text = what.text if cards is None else held.write(cards)
    return deck(what.game, table_setup.OWN + name, text, (cards, faults), what.language)


def pool(what: text_jobs.ReadPool) -> Pool:
    """Return the cards that the deck of a text may be made of; those of any deck where the text has faults."""
    held = capabilities.decks(what.game)
    own = decks.sets(what.game, what.sets)
    found = held.examine(what.text, "", own)[0] if what.text else None
    return Pool(what.game, held.cards.show(held.pool(own, found), what.language))


def fitting(what: text_jobs.ReadFits) -> Fits:
    """Return which cards an unfinished deck may still have, and at which places."""
    filling, own = capabilities.filling(what.game), decks.sets(what.game, what.sets)
    fits = registry.get(what.game).need(filling.fits, "fits")
    return Fits(fits(filling.sketch(what.text, "", own)[0], own))


def filled(what: text_jobs.FillDeck) -> Deck:
    """Return an unfinished deck completed, or what has to be mended in it first; raises Illegal."""
    filling, own = capabilities.filling(what.game), decks.sets(what.game, what.sets)
    begun, faults = filling.sketch(what.text, "", own)
    whole, wrong = filling.fill(begun) if not faults else (None, faults)
    held = capabilities.decks(what.game)
    text, name = (what.text, "") if whole is None else (held.write(whole), held.label(whole).name)
    return deck(what.game, table_setup.OWN + name, text, (whole, wrong), what.language)


def foreign(what: text_jobs.ReadForeign) -> Foreign:
    """Return another program's deck as far as it can be taken over; raises Unreadable."""
    held, own = capabilities.decks(what.game), decks.sets(what.game, what.sets)
    program = registry.get(what.game).need(held.foreign, "foreign")
    found, left = program.sketch(what.text, program.name, own)
    spec = table_setup.OWN + held.label(found).name
    read = deck(what.game, spec, held.write(found), (found, []), what.language)
    told = [fault(trouble, what.language) for trouble in left[:FAULTS]] + unnamed(left, what.language)
    return Foreign(msgspec.structs.replace(read, code=""), told)


def deck(name: str, spec: str, text: str, found: tuple[object | None, list[Trouble]], language: str) -> Deck:
    """Return a deck as the page shows it: its cards or its faults."""
    cards, faults = found
    own = spec.startswith(table_setup.OWN)
    label = decks.label(name, cards, language) if cards is not None else None
    title = label.title if own and label is not None else ""
    if not own and label is not None and spec.lower() not in decks.names(name):
        title = label.title or table_setup.deck_title(name, label.name, language)  # a code is not a title
    printing = registry.get(name).printing
    return Deck(
        deck=spec,
        game=name,
        words=title or table_setup.deck_title(name, spec, language),
        own=own,
        text=text,
        cards=[] if cards is None else capabilities.decks(name).cards.show(cards, language),
        faults=[
            msgspec.structs.replace(fault(trouble, language), at=plain(capabilities.decks(name).place(trouble)))
            for trouble in faults[:FAULTS]
        ]
        + unnamed(faults, language),
        code="" if cards is None or BROUGHT in text else capabilities.decks(name).pack(cards),
        prints=[Print(what, say(language, f"{name}-print-{what}")) for what in (printing.kinds if printing else ())],
    )


def unnamed(faults: list[Trouble], language: str) -> list[http.Fault]:
    """Return a line that counts the faults beyond those listed, if there are any."""
    left = len(faults) - FAULTS
    return [http.Fault("", say(language, "table-more-faults", count=left))] if left > 0 else []


def renewed(name: str, own: table_setup.Decks, sets: list[str]) -> table_setup.Decks:
    """Return a guest's decks in which their own cards are replaced by those of these sets, as they are now."""
    bringing = [deck for deck, text in own.items() if BROUGHT in text]
    found = decks.sets(name, sets) if bringing and sets else []
    return own | {deck: _renewed(name, own[deck], found) for deck in bringing if found}


def _renewed(name: str, text: str, sets: list[Any]) -> str:
    """Return a deck's text with its own cards as these sets have them; unchanged where it would be illegal."""
    found, _ = decks.examine(name, text, "", sets)
    return text if found is None else capabilities.decks(name).write(found)


def owned(what: text_jobs.ReadOwn) -> list[games.DeckCard]:
    """Return a guest's decks as a list shows them."""
    own = renewed(what.game, what.decks, what.sets)
    return [own_deck(what.game, name, text, what.language) for name, text in own.items()]


def own_deck(name: str, deck: str, text: str, language: str) -> games.DeckCard:
    """Return a guest's deck as a list shows it."""
    cards, _ = decks.examine(name, text, "")
    if cards is None:
        return games.DeckCard(table_setup.OWN + deck, decks.titled(deck), "", 0, own=True)
    label = decks.label(name, cards, language)
    own, starters = table_setup.OWN + deck, starters_of(label)
    return games.DeckCard(own, label.title or decks.titled(deck), label.note, label.size, own=True, starters=starters)


def starters_of(label: Label) -> list[games.StarterCard]:
    """Return the champions that a deck may start with, as a list shows them; empty where there is no choice."""
    return [games.StarterCard(champion, words) for champion, words in label.starters]


def deck_of(what: text_jobs.MakeDeck) -> text_jobs.NamedDeck:
    """Return a new deck with the cards of a guest's set, under a free name; raises the first fault of the set."""
    name, editor = made_here(what.game)
    made, left = editor.deck(whole(*editor.examine(what.set, "")))
    held = capabilities.decks(name)
    deck, text = held.label(made, what.language).name, held.write(made)
    if deck in what.decks and renewed(name, {deck: what.decks[deck]}, what.sets)[deck] == text:
        return text_jobs.NamedDeck(deck, "", left)
    taken = {*what.decks, *decks.names(name)}
    if deck in taken:
        deck = free(deck, taken)
        text = held.write(held.renamed(made, deck))
    return text_jobs.NamedDeck(deck, text, left)


def free(name: str, taken: set[str]) -> str:
    """Return a deck's name with a number behind it that is not taken, and that is legal in every game."""
    others = (f"{name[:SHORT].rstrip()}-{number}" for number in count(2))
    return next(other for other in others if other not in taken)


def fault(trouble: Trouble, language: str) -> http.Fault:
    """Return an error in a user's text as the page's form shows it: the place, the words and the line."""
    line = trouble.values.get("line", "")
    place = plain(trouble.values.get("field", ""))
    return http.Fault(place, reason(trouble, language), int(line) if line.isdigit() else None)


# Sets of cards


def made_here(name: str) -> tuple[str, Editor[Any, Any]]:
    """Return a game's name and its card editor; raises Unreadable, Unsupported."""
    return registry.known(name), capabilities.editor(name)


def card_set(form: text_jobs.ReadSet) -> sets.CardSet:
    """Return a set as the editor shows it, with its faults and one card drawn."""
    name, editor = made_here(form.game)
    language = form.language
    head, cards, text = opened(editor, form)
    unheard: list[sets.SetFault] = []
    if form.heard is not None and form.at < len(cards):
        try:
            power = editor.hear(form.heard.text, form.heard.language, cards[form.at])
            cards[form.at] = {**cards[form.at], "power": power}
            text = editors.compose(editor.form, head, cards)
        except Trouble as trouble:
            mended = trouble.values.get("mended", "")
            unheard = [sets.SetFault("", explain(trouble, language), None, form.at, "text", mended)]
    found, wrong = editor.examine(text, "")
    lines = editors.places(editor.form, text)
    return sets.CardSet(
        game=name,
        set="" if found is None else editor.label(found, language)[0],
        text=text,
        head=head,
        cards=cards,
        faults=unheard
        + [fault_of(trouble, lines, language) for trouble in wrong[:FAULTS]]
        + [sets.SetFault("", more.words, None, None, "") for more in unnamed(wrong, language)],
        card=None if form.at >= len(cards) else drawn(editor, head, cards[form.at], language),
    )


def rows_of(what: text_jobs.ReadSets) -> list[sets.SetRow]:
    """Return the name and the title of each set of a guest; of one with faults its name as words."""
    _, editor = made_here(what.game)
    read = {called: editor.examine(text, "")[0] for called, text in what.sets.items()}
    return [
        sets.SetRow(called, decks.titled(called) if found is None else editor.label(found, what.language)[1])
        for called, found in read.items()
    ]


def opened(editor: Editor[Any, Any], form: text_jobs.ReadSet) -> tuple[Values, list[Values], str]:
    """Return the head, the cards and the text of a set, made of those that were sent; no cards for a broken text."""
    if form.text is None:
        head, cards = dict(form.head), [dict(card) for card in form.cards]
        return head, cards, editors.compose(editor.form, head, cards)
    try:
        return (*editors.decompose(editor.form, form.text), form.text)
    except Trouble:
        return {}, [], form.text


def drawn(editor: Editor[Any, Any], head: Values, card: Values, language: str) -> sets.Proof | None:
    """Return one card drawn and in words, even if the rest of its set has faults; None where the card has some."""
    for top in (head, NAMELESS):
        alone, _ = editor.examine(editors.compose(editor.form, top, [card]), "")
        if alone is not None:
            texts = {one: editor.say(alone, 0, one) for one in LANGUAGES}
            return sets.Proof(editor.draw(alone, 0, language), texts)
    return None


def fault_of(trouble: Trouble, lines: list[int], language: str) -> sets.SetFault:
    """Return a trouble as the editor's fault, with the card and the field it concerns if it names them.

    ``lines`` are the lines at which the cards begin.
    """
    told = trouble.values.get("line", "")
    line = int(told) if told.isdigit() else None
    place = trouble.values.get("field", "")
    parts = place.split(", ")
    field = next((part.split(" ")[0].partition(".")[0] for part in parts[1:]), parts[0].partition(".")[0])
    card = bisect_right(lines, line) - 1 if line is not None and lines else -1
    return sets.SetFault(plain(place), reason(trouble, language), line, card if card >= 0 else None, field)


READERS: Final[dict[type, Callable[[Any], object]]] = {
    text_jobs.ReadDeck: checked,
    text_jobs.ReadPool: pool,
    text_jobs.ReadFits: fitting,
    text_jobs.FillDeck: filled,
    text_jobs.ReadForeign: foreign,
    text_jobs.ReadSet: card_set,
    text_jobs.ReadOwn: owned,
    text_jobs.ReadSets: rows_of,
    text_jobs.Renew: lambda what: renewed(what.game, what.decks, what.sets),
    text_jobs.MakeDeck: deck_of,
    text_jobs.ReadDeal: lambda what: begins(table_setup.by_deal(what.game, what.deal)),
    text_jobs.ReadRecord: lambda what: begins(table_setup.by_record(what.text)),
}
"""The function that does each kind of job that reads a user's text; some raise a Trouble where they list no faults."""
