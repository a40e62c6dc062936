"""Spellfire cards of one's own: how they are entered, heard, drawn, and put into a deck."""

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
"""Sentences into which the numbers of a text are tried."""


class CardEditor(Editor["Edition", Draft]):
    """Sets of cards."""

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
        """Return a deck of ours in which each of these cards has taken the place of one that it can stand for."""
        ours = decks.box()["first-steps"].deck
        rows = [list(ours.friendly), list(ours.opposing), list(ours.others)]
        left = [printed.card.name for printed in found.cards if not put(rows, printed.card)]
        if len(left) == len(found.cards):
            raise Unreadable("spell-deck-own", {"set": found.code})
        deck = ours._replace(name=found.code, friendly=tuple(rows[0]), opposing=tuple(rows[1]), others=tuple(rows[2]))
        return Draft(deck, (found.title, found.title), ("", ""), (found,)), left

    def put(self, deck: Draft, found: Edition) -> tuple[Draft, list[str]]:
        """Put each card in the place of the one of its name, else of the first that it can stand for."""
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
    """Put a card in the place of one of a deck: of its name, be the deck legal then or not, else so that it is.

    Return the card that went; None where it can stand nowhere.
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
    """Return the kinds of the part of a deck that a card belongs to."""
    return next((kinds for _, kinds, _ in legality.PARTS if kinds >> card.kind & 1), 0)


@cache
def sentences(language: str) -> list[str]:
    """Return every sentence that the cards that come with the game say."""
    return sorted({sentence.write((clause,), language) for clause in powers()})


@cache
def powers() -> set[Clause]:
    """Return every clause of the cards that come with the game."""
    return {clause for printed in sets.box().values() for clause in printed.card.power}


@cache
def patterns(language: str) -> list[str]:
    """Return these sentences without their numbers, each once, and those of levels in the singular too."""
    ones = {clause._replace(number=1 if clause.number > 0 else -1) for clause in powers() if clause.do == LEVEL}
    singular = [sentence.write((clause,), language) for clause in ones]
    return sorted({sentence.unnumbered(one)[0] for one in [*sentences(language), *singular]})


def nearest(text: str, language: str) -> str:
    """Return the sentence that is most like a text, with the numbers of the text if it can be; nothing for none."""
    pattern, numbers = sentence.unnumbered(sentence.fold(text, language))
    for near in nearness.near(pattern, patterns(language), LIKELY) if numbers else []:
        if near.count("#") == len(numbers):
            found = near.replace("#", "{}").format(*numbers)
            if readable(found, language):
                return found
    return next(iter(nearness.near(text, sentences(language))), "")


def readable(text: str, language: str) -> bool:
    """Return whether a text says a power."""
    try:
        return sentence.read(text, language) != ()
    except Trouble:
        return False


def put(rows: list[list[Card]], card: Card) -> bool:
    """Put a card in the place of one of ours of its part of a deck; return whether that leaves the deck legal."""
    part = kinds_of(card)
    for row in rows:
        for at, old in enumerate(row):
            if part >> old.kind & 1 and old.id in sets.box():
                row[at] = card
                if not legality.faults(*rows):
                    return True
                row[at] = old
    return False
