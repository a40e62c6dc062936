"""The face of a card as JSON, in a language: what pages draw, wherever the card lies."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from vedette.core.bits import members
from vedette.core.language import say
from vedette.games.spellfire.cards import sets
from vedette.games.spellfire.cards.text import sentence
from vedette.games.spellfire.engine.cards import BANNED, CODE, EXACT, STATUSES
from vedette.games.spellfire.engine.vocabulary.words import CHAMPIONS, KINDS, MARKS, NO_WORLD, WORLDS

if TYPE_CHECKING:
    from vedette.games.spellfire import views
    from vedette.games.spellfire.engine.cards import Card
    from vedette.games.spellfire.engine.vocabulary.words import Clause

FRIENDLY: Final = "friendly"
OPPOSING: Final = "opposing"
NEITHER: Final = "none"
QUOTED: Final = re.compile('"([^"]*)"')
"""A pattern for a name in straight quotation marks within a card's name, as card files write it."""
PRINTED: Final = 8192
"""Of how many cards, powers and keywords the texts are cached: users bring cards of their own."""


@lru_cache(maxsize=PRINTED)
def keywords(marks: int, language: str) -> str:
    """Return the keywords of a card, in words."""
    return ", ".join(say(language, "spellfire-keyword", mark=MARKS[mark]) for mark in members(marks))


@lru_cache(maxsize=PRINTED)
def power_text(power: tuple[Clause, ...], language: str) -> str:
    """Return what a card does, in words; printed once for each power and language."""
    return sentence.write(power, language)


def icon(card: Card) -> str:
    """Return the level or bonus as the card shows it."""
    if card.icon:
        return card.icon
    if CHAMPIONS >> card.kind & 1:
        return str(card.level)
    return f"{card.level:+}" if card.level else ""


def kind(card: Card, language: str) -> str:
    """Return the type of a card in words."""
    return say(language, "spellfire-kind", kind=KINDS[card.kind])


def title(card: Card, language: str) -> str:
    """Return a card in words: its name, its type and its level."""
    level = icon(card)
    if not level:
        return say(language, "spellfire-card", name=card.name, kind=kind(card, language))
    shown = level.replace("-", "\N{MINUS SIGN}")
    return say(language, "spellfire-card-level", name=card.name, kind=kind(card, language), level=shown)


def world(card: Card, language: str) -> str:
    """Return the world of a card in words; nothing for none."""
    if card.world == NO_WORLD:
        return ""
    return say(language, "spellfire-world", world=WORLDS[card.world].replace("&", "-"))


def note(card: Card, language: str) -> str:
    """Return a remark that part of a card's printed power is left out, or that it is not played; empty for others."""
    return say(language, "spellfire-card-note", status=STATUSES[card.status]) if card.status != EXACT else ""


def told(card: Card, language: str, beside: str) -> str:
    """Return everything that is printed on a card, on one line; ``beside`` is what is said of it besides its power."""
    level = " ".join([kind(card, language), icon(card).replace("-", "\N{MINUS SIGN}")]).rstrip()
    facts = ", ".join(filter(None, [level, world(card, language), keywords(card.marks, language)]))
    head = say(language, "spellfire-card", name=card.name, kind=facts)
    text = " ".join(filter(None, [power_text(card.power, language), beside]))
    return say(language, "spellfire-told", card=head, text=text or say(language, "spellfire-no-power"))


@lru_cache(maxsize=PRINTED)
def face(card: Card, number: int, side: views.Owner, language: str) -> views.Card:
    """Return a card as JSON, with its number in a deck or list and its side; it is cached: do not change it."""
    return {
        "card": number,
        "id": card.id,
        "edition": sets.edition_titles().get(code := card.id.partition("/")[0], code),
        "name": QUOTED.sub("\N{LEFT DOUBLE QUOTATION MARK}\\1\N{RIGHT DOUBLE QUOTATION MARK}", card.name),
        "kind": KINDS[card.kind],
        "type": kind(card, language),
        "world": WORLDS[card.world],
        "world_words": world(card, language),
        "icon": icon(card),
        "marks": [MARKS[mark] for mark in members(card.marks)],
        "keywords": keywords(card.marks, language),
        "side": side,
        "words": title(card, language),
        "text": power_text(card.power, language),
        "note": note(card, language),
        "barred": card.status in (BANNED, CODE),
    }
