"""Soldiers of one's own: how they are entered, heard, drawn, and mustered into a deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from vedette.core.chance import Stream
from vedette.core.editor import BOTH, LINE, ONE, WHOLE, Editor, Field, Form, Values
from vedette.core.errors import Trouble, Unreadable
from vedette.core.language import say
from vedette.games.patrol.art import drawing
from vedette.games.patrol.capabilities.pair import Pair
from vedette.games.patrol.decks import builder
from vedette.games.patrol.decks.deck import Draft
from vedette.games.patrol.soldier import LEVELS, PLAIN, QUOTAS, Card, Deck, Said
from vedette.games.patrol.soldiers import cards, sentence, text
from vedette.games.patrol.words import NONE, TYPES

if TYPE_CHECKING:
    from vedette.games.patrol.soldiers.cards import Cards

JOINED: Final = "-and-house"
"""Behind the name of a set that ours has filled up."""


class SoldierEditor(Editor["Cards", Pair]):
    """Sets of soldiers."""

    form: ClassVar[Form] = Form(
        "soldier",
        (Field("name", LINE, longest=cards.LONGEST_ID), Field("title", BOTH, longest=cards.LONGEST["title"])),
        (
            Field("id", LINE, longest=cards.LONGEST_ID),
            Field("name", BOTH, longest=cards.LONGEST["name"]),
            Field("level", WHOLE, longest=LEVELS - 1),
            Field("type", ONE, TYPES),
            Field("ability", BOTH, longest=cards.LONGEST["ability"]),
            Field("power", LINE, longest=cards.LONGEST_SENTENCE, like="hide enemy; give patrolmates 1 temporary"),
            Field("quote", BOTH, longest=cards.LONGEST["quote"]),
            Field("picture", LINE, longest=80, like="cap apron bag"),
        ),
    )

    def examine(self, text: str, source: str) -> tuple[Cards | None, list[Trouble]]:
        found, faults = cards.examine(text, source)
        if found is not None and found.roster.name in cards.box():
            return None, [Unreadable("set-ours", {"name": found.roster.name, "field": "name", "line": "1"})]
        return found, faults

    def write(self, found: Cards) -> str:
        return cards.write(found)

    def label(self, found: Cards, language: str) -> tuple[str, str]:
        return found.roster.name, found.title.to(language) or found.roster.name

    def starts(self) -> list[Cards]:
        return list(cards.box().values())

    def say(self, found: Cards, at: int, language: str) -> str:
        soldier = found.roster.soldiers[at]
        return text.write(soldier.power, soldier.type, language)

    def hear(self, text_: str, language: str, values: Values) -> str:
        letter = values.get("type", "")
        kind = TYPES.index(letter) if letter in TYPES else NONE
        power = text.read(text_, kind, language)
        return sentence.write(power, kind) if power else ""

    def draw(self, found: Cards, at: int, language: str) -> str:
        return drawing.card(found, at, PLAIN, language)

    def word(self, key: str, word: str, language: str) -> str:
        return say(language, "patrol-type", type=word or "none") if key == "type" else word

    def deck(self, found: Cards) -> tuple[Pair, list[str]]:
        """Return ninety of them: each that is not ours, some in colours too, then the others."""
        whole = filled(found)
        chosen = [card for level in range(LEVELS) for card in mustered(whole, level)]
        has = {card.soldier for card in chosen}
        left = [face.name.en for at, face in enumerate(found.faces) if at not in has]
        title = found.title if found.title != Said() else Said(found.roster.name, found.roster.name)
        one = Draft(Deck(whole.roster.name, builder.sort(chosen)), whole, title)
        return Pair(one, one), left


def mustered(whole: Cards, level: int) -> list[Card]:
    """Return the cards of a level for a deck: soldiers that the house has not, plain first, are half of them at least.

    The same set gives the same cards.
    """
    house = set(cards.house().roster.soldiers)
    here = [(at, soldier in house) for at, soldier in enumerate(whole.roster.soldiers) if soldier.level == level]
    new, old = [at for at, ours in here if not ours], [at for at, ours in here if ours]
    quota, stream = QUOTAS[level], Stream(level)
    coloured, others = variants(new, stream), variants(old, stream)
    first = [Card(at) for at in new]
    first += [card for card in coloured if card.colour != PLAIN]
    kept = first[: max(len(new), quota // 2)]
    return [*kept, *others, *first[len(kept) :]][:quota]


def variants(soldiers: list[int], stream: Stream) -> list[Card]:
    """Return these soldiers, plain and in every colour, in a random order."""
    places = list(range(len(soldiers) * builder.VARIANTS))
    stream.shuffle(places)
    return [Card(soldiers[place // builder.VARIANTS], place % builder.VARIANTS) for place in places]


def filled(found: Cards) -> Cards:
    """Return a set that a deck can be made of: itself, or joined by our soldiers of the levels that it is short of."""
    lacking = builder.short(found.roster)
    if not lacking:
        return found
    have = {soldier.id for soldier in found.roster.soldiers}
    named = {name.casefold() for face in found.faces for name in face.name}
    house = cards.house()
    more = [
        (soldier, face._replace(known=()))
        for soldier, face in zip(house.roster.soldiers, house.faces, strict=True)
        if soldier.level in lacking and soldier.id not in have and not named & {one.casefold() for one in face.name}
    ]
    soldiers = (*found.roster.soldiers, *[soldier for soldier, _ in more])
    roster = found.roster._replace(name=found.roster.name + JOINED, soldiers=soldiers)
    return found._replace(roster=roster, faces=(*found.faces, *[face for _, face in more]))
