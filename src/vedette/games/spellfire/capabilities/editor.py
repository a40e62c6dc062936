"""The editor for users' own Spellfire cards: its form, powers parsed from sentences, drawings, decks with them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from vedette.core import data, nearness
from vedette.core.editor import LINE, LINES, ONE, SOME, TRUTH, WHOLE, Editor, FormField, SetForm, Values
from vedette.core.errors import Illegal, Trouble, Unreadable
from vedette.core.language import say
from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.cards import drawing, legality, sets
from vedette.games.spellfire.cards.deck import Draft
from vedette.games.spellfire.cards.text import sentence
from vedette.games.spellfire.cards.text.template import literal, messages
from vedette.games.spellfire.engine.cards import STATUSES
from vedette.games.spellfire.engine.vocabulary import clauses
from vedette.games.spellfire.engine.vocabulary.words import IDLE_REASONS, KINDS, LEVEL, MARKS, WORLDS

if TYPE_CHECKING:
    from vedette.games.spellfire.cards.sets import Edition
    from vedette.games.spellfire.engine.cards import Card
    from vedette.games.spellfire.engine.vocabulary.words import Clause

LIKELY: Final = 5
"""Into how many similar sentences the numbers of a text that is not understood are tried."""

SAMPLES: Final = (
    '{ do = "level", who = "this", number = 2 }',
    '{ do = "level", who = "bearer", number = 3 }',
    '{ do = "level", who = "own ally", number = 1 }',
    '{ do = "level", who = "other champion", number = -2 }',
    '{ do = "level", who = "this", number = 4, role = "defending" }',
    '{ do = "level", who = "this", number = 1, per = "own ally" }',
    '{ do = "times", who = "bearer", number = 2 }',
    '{ do = "use", who = "this", what = "wizard-spell" }',
    '{ do = "immune", who = "this", what = "spell +offensive" }',
    '{ do = "discard", who = "other ally", number = 1, when = "entry" }',
    '{ do = "discard", who = "other ally level<=3", measure = "every", when = "entry" }',
    '{ do = "discard", who = "cue", when = "used", cue = "other ally level<=3" }',
    '{ do = "cancel", who = "cue", when = "first", cue = "other spell" }',
    '{ do = "take", who = "other item", number = 1, when = "entry" }',
    '{ do = "escape", who = "this" }',
    '{ do = "escape", who = "bearer", number = 1, until = "event" }',
    '{ do = "lives", who = "this", number = 2 }',
    '{ do = "freeze", who = "both play champion", number = 1, when = "entry", until = "event" }',
)
"""Powers of different kinds, whose sentences an author may begin with."""


class CardEditor(Editor["Edition", Draft]):
    """Edits sets of users' own cards: checks them, writes and parses powers, draws cards, puts them into decks."""

    form: ClassVar[SetForm] = SetForm(
        "card",
        (FormField("set", LINE, longest=8), FormField("title", LINE, longest=80)),
        (
            FormField("number", WHOLE, longest=9999),
            FormField("name", LINE, longest=sets.LONGEST),
            FormField("type", ONE, KINDS, needed=True),
            FormField("world", ONE, WORLDS),
            FormField("icon", LINE, longest=7, like="+4"),
            FormField("told", TRUTH, seldom=True),
            FormField("marks", SOME, MARKS),
            FormField("status", ONE, STATUSES, seldom=True),
            FormField("why", SOME, IDLE_REASONS, seldom=True),
            FormField("power", LINES, like='{ do = "level", who = "own ally", number = 2 }'),
        ),
    )

    def examine(self, text: str, source: str) -> tuple[Edition | None, list[Trouble]]:
        found, faults = sets.examine(text, source)
        if found is not None and found.code in sets.editions():
            return None, [Unreadable("set-ours", {"name": found.code, "field": "set", "line": "1"})]
        return found, faults

    def write(self, found: Edition) -> str:
        return sets.write(found)

    def label(self, found: Edition, language: str) -> tuple[str, str]:
        return found.code, found.title or found.code

    def starts(self) -> list[Edition]:
        return []

    def say(self, found: Edition, at: int, language: str) -> str:
        return sentence.write(found.cards[at].card.power, language)

    def hear(self, text: str, language: str, values: Values) -> str:
        try:
            power = sentence.read(text, language)
        except Unreadable as trouble:
            unread, stop, after = trouble.values["text"].partition(".")
            near = nearest(unread + stop, language)
            if trouble.message != "spell-unread" or not near:
                raise
            before = " ".join(text.split()).removesuffix(unread + stop + after)
            values = {"text": unread + stop, "near": near, "mended": before + near + after}
            raise Unreadable("spell-unread-near", values) from None
        return "\n".join(data.inline(clauses.write(clause)) for clause in power)

    def samples(self, language: str) -> dict[str, list[str]]:
        powers = [clauses.read(data.read_toml(f"power = {sample}", "")["power"]) for sample in SAMPLES]
        return {"": [sentence.write((clause,), language) for clause in powers]}

    def draw(self, found: Edition, at: int, language: str) -> str:
        return drawing.draw(found.cards[at], language)

    def word(self, key: str, word: str, language: str) -> str:
        if key == "type":
            return say(language, "spellfire-kind", kind=word)
        if key == "world":
            return say(language, "spellfire-world", world=word.replace("&", "-")) if word != WORLDS[0] else ""
        if key == "status":
            return say(language, "spellfire-status", status=word)
        if key == "marks":
            return say(language, "spellfire-keyword", mark=word)
        return literal(messages(language), f"reason-{word}")

    def deck(self, found: Edition) -> tuple[Draft, list[str]]:
        """Return a shipped deck with a set's cards in place of others, and the names of those that fit nowhere."""
        ours = decks.box()["first-steps"].deck
        rows = [list(ours.friendly), list(ours.opposing), list(ours.others)]
        left = [printed.card.name for printed in found.cards if not put(rows, printed.card)]
        if len(left) == len(found.cards):
            raise Unreadable("spell-deck-own", {"set": found.code})
        deck = ours._replace(name=found.code, friendly=tuple(rows[0]), opposing=tuple(rows[1]), others=tuple(rows[2]))
        return Draft(deck, (found.title, found.title), ("", ""), (found,)), left

    def put(self, deck: Draft, found: Edition) -> tuple[Draft, list[str]]:
        """Return a deck with a set's cards, each in place of its namesake or another, and those others' names."""
        old = deck.deck
        rows, told = [list(old.friendly), list(old.opposing), list(old.others)], []
        for printed in found.cards:
            was = stand(rows, printed.card)
            if was is None:
                raise Illegal("set-unfit", {"name": printed.card.name, "deck": old.name})
            if was.name != printed.card.name:
                told.append(f"- {was.name}")
        new = old._replace(name=found.code, friendly=tuple(rows[0]), opposing=tuple(rows[1]), others=tuple(rows[2]))
        return deck._replace(deck=new, title=(found.title, found.title), own=(*deck.own, found)), told


def stand(rows: list[list[Card]], card: Card) -> Card | None:
    """Put a card in place of one of a deck: of its name, legal or not, else the first that keeps the deck legal.

    Return the card that was replaced; None where there is none.
    """
    places = [(row, at) for row in rows for at, old in enumerate(row) if kinds_of(old) == kinds_of(card)]
    for row, at in sorted(places, key=lambda place: place[0][place[1]].name != card.name):
        old = row[at]
        row[at] = card
        if old.name == card.name or not legality.faults(*rows):
            return old
        row[at] = old
    return None


def kinds_of(card: Card) -> int:
    """Return the kinds, one bit to a kind, that make up the part of a deck to which a card belongs; 0 for none."""
    return next((kinds for _, kinds, _ in legality.PARTS if kinds >> card.kind & 1), 0)


@cache
def sentences(language: str) -> list[str]:
    """Return, in a language, every sentence in the powers of the cards that come with the game."""
    return sorted({sentence.write((clause,), language) for clause in powers()})


@cache
def powers() -> set[Clause]:
    """Return every clause of the cards that come with the game."""
    return {clause for printed in sets.box().values() for clause in printed.card.power}


@cache
def patterns(language: str) -> list[str]:
    """Return the sentences of the game's cards with ``#`` for numbers, each once, those of levels in singular too."""
    ones = {clause._replace(number=1 if clause.number > 0 else -1) for clause in powers() if clause.do == LEVEL}
    singular = [sentence.write((clause,), language) for clause in ones]
    return sorted({sentence.unnumbered(one)[0] for one in [*sentences(language), *singular]})


def nearest(text: str, language: str) -> str:
    """Return the sentence of a card's power most like a text, with the text's numbers if possible; empty for none."""
    pattern, numbers = sentence.unnumbered(sentence.fold(text, language))
    for near in nearness.near(pattern, patterns(language), LIKELY) if numbers else []:
        if near.count("#") == len(numbers):
            found = near.replace("#", "{}").format(*numbers)
            if readable(found, language):
                return found
    return next(iter(nearness.near(text, sentences(language))), "")


def readable(text: str, language: str) -> bool:
    """Return whether a text can be parsed as the power of a card."""
    try:
        return sentence.read(text, language) != ()
    except Trouble:
        return False


def put(rows: list[list[Card]], card: Card) -> bool:
    """Put a card in place of a shipped one of a deck if the deck stays legal; return whether that could be done."""
    part = kinds_of(card)
    for row in rows:
        for at, old in enumerate(row):
            if part >> old.kind & 1 and old.id in sets.box():
                row[at] = card
                if not legality.faults(*rows):
                    return True
                row[at] = old
    return False
