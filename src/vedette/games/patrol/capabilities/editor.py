"""The editor of users' own sets of soldiers: reads and draws them, and makes decks of them."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, ClassVar, Final

from vedette.core.chance import Stream
from vedette.core.editor import BOTH, LINE, ONE, WHOLE, Editor, FormField, SetForm, Values
from vedette.core.errors import Illegal, Trouble, Unreadable
from vedette.core.language import say
from vedette.games.patrol.cards import drawing, legality, power_sentence, sets, text
from vedette.games.patrol.cards.deck import DeckPair, Draft
from vedette.games.patrol.engine.soldier import LEVELS, PLAIN, QUOTAS, VARIANTS, Card, Deck, Said
from vedette.games.patrol.engine.vocabulary import NONE, TYPES

if TYPE_CHECKING:
    from vedette.games.patrol.cards.sets import SoldierSet
    from vedette.games.patrol.engine.soldier import Roster

JOINED: Final = "-and-house"
"""What follows the name of a set of soldiers that was filled up with soldiers of the house set."""

SAMPLES: Final = {
    "R": (
        "give patrolmate 1 temporary",
        "give patrolmate 1 health; take it poison",
        "reveal patrolmate; give it 1 attack",
        "fetch teammate; give it 1 temporary",
        "shoot enemy 3; give self 1 health",
        "if alone shoot distant 3",
        "if weaker slay enemy",
        "if behind take anywhere permanent",
        "give enemy poison",
        "hide enemy",
        "give self 1 wizard",
    ),
    "P": (
        "have teammates +1 attack",
        "have self +1 attack per enemy",
        "have self +2 attack; if alone have self +2 health",
        "dies: shoot enemies 4",
        "ends: reveal teammates",
    ),
    "D": (
        "have self +3 attack; have self +3 health",
        "counter; shoot foe 2",
        "shoot foe 3; give self 1 permanent",
        "shield; give self 3 permanent",
        "run foe",
    ),
}
"""Abilities of each type, whose sentences an author may begin with."""


class SoldierEditor(Editor["SoldierSet", DeckPair]):
    """Edits sets of soldiers by a form: reads, writes and draws them, and puts them into decks."""

    form: ClassVar[SetForm] = SetForm(
        "soldier",
        (FormField("name", LINE, longest=sets.LONGEST_ID), FormField("title", BOTH, longest=sets.LONGEST["title"])),
        (
            FormField("id", LINE, longest=sets.LONGEST_ID),
            FormField("name", BOTH, longest=sets.LONGEST["name"]),
            FormField("level", WHOLE, longest=LEVELS - 1),
            FormField("type", ONE, TYPES),
            FormField("ability", BOTH, longest=sets.LONGEST["ability"]),
            FormField("power", LINE, longest=sets.LONGEST_SENTENCE, like="hide enemy; give patrolmates 1 temporary"),
            FormField("quote", BOTH, longest=sets.LONGEST["quote"]),
            FormField("picture", LINE, longest=80, like="cap apron bag"),
        ),
    )

    def examine(self, text: str, source: str) -> tuple[SoldierSet | None, list[Trouble]]:
        found, faults = sets.examine(text, source)
        if found is not None and found.roster.name in sets.box():
            return None, [Unreadable("set-ours", {"name": found.roster.name, "field": "name", "line": "1"})]
        return found, faults

    def write(self, found: SoldierSet) -> str:
        return sets.write(found)

    def label(self, found: SoldierSet, language: str) -> tuple[str, str]:
        return found.roster.name, found.title.to(language) or found.roster.name

    def starts(self) -> list[SoldierSet]:
        return list(sets.box().values())

    def say(self, found: SoldierSet, at: int, language: str) -> str:
        soldier = found.roster.soldiers[at]
        return text.write(soldier.power, soldier.type, language)

    def hear(self, text_: str, language: str, values: Values) -> str:
        letter = values.get("type", "")
        kind = TYPES.index(letter) if letter in TYPES else NONE
        power = text.read(text_, kind, language)
        return power_sentence.write(power, kind) if power else ""

    def samples(self, language: str) -> dict[str, list[str]]:
        return {
            self.word("type", letter, language): [
                text.write(power_sentence.read(sample, kind), kind, language) for sample in samples
            ]
            for letter, samples in SAMPLES.items()
            for kind in [TYPES.index(letter)]
        }

    def draw(self, found: SoldierSet, at: int, language: str) -> str:
        return drawing.card(found, at, PLAIN, language)

    def word(self, key: str, word: str, language: str) -> str:
        return say(language, "patrol-type", type=word or "none") if key == "type" else word

    def deck(self, found: SoldierSet) -> tuple[DeckPair, list[str]]:
        """Return a deck of ninety of a set for both seats, and the English names of the soldiers left out.

        Soldiers that the house set has not come first, some in colours too; house soldiers fill levels that are
        short.
        """
        whole = filled(found)
        chosen = [card for level in range(LEVELS) for card in mustered(whole, level)]
        has = {card.soldier for card in chosen}
        left = [face.name.en for at, face in enumerate(found.faces) if at not in has]
        title = found.title if found.title != Said() else Said(found.roster.name, found.roster.name)
        one = Draft(Deck(whole.roster.name, legality.sort(chosen)), whole, title)
        return DeckPair(one, one), left

    def put(self, deck: DeckPair, found: SoldierSet) -> tuple[DeckPair, list[str]]:
        """Return a deck in which soldiers of a set replace those of the same ids, and the cards exchanged for others.

        Cards are exchanged where levels changed. Raises Illegal where the deck has no card of these soldiers.
        """
        one = deck.first
        new = {soldier.id: at for at, soldier in enumerate(found.roster.soldiers)}
        soldiers, faces = list(one.cards.roster.soldiers), list(one.cards.faces)
        for at, soldier in enumerate(soldiers):
            if soldier.id in new:
                soldiers[at], faces[at] = found.roster.soldiers[new[soldier.id]], found.faces[new[soldier.id]]
        put = {at for at, soldier in enumerate(soldiers) if soldier.id in new}
        if put.isdisjoint(card.soldier for card in one.deck.cards):
            raise Illegal("set-absent", {"name": found.roster.name, "deck": one.deck.name})
        roster = one.cards.roster._replace(name=found.roster.name, soldiers=tuple(soldiers))
        edited = {at for at in put if soldiers[at] != one.cards.roster.soldiers[at]}
        chosen, told = mended(roster, one.deck.cards, edited)
        own = one.cards._replace(
            roster=roster, faces=tuple(face._replace(known=()) for face in faces), title=found.title
        )
        draft = one._replace(deck=Deck(found.roster.name, legality.sort(chosen)), cards=own)
        return DeckPair.alike(draft), told


def mended(roster: Roster, had: tuple[Card, ...], kept: set[int]) -> tuple[list[Card], list[str]]:
    """Return cards with as many of each level as a deck has, and what was exchanged: never one of ``kept``, if it can.

    Those that go are the last of their level, those that come the first that the deck has not.
    """
    chosen, told = list(had), []
    for level, quota in enumerate(QUOTAS):
        here = [card for card in chosen if roster.soldiers[card.soldier].level == level]
        spare = sorted(here, key=lambda one: (one.soldier in kept, -one.soldier, -one.colour))
        for card in spare[: max(0, len(here) - quota)]:
            chosen.remove(card)
            told.append(f"- {roster.soldiers[card.soldier].id}")
        mine = [at for at, soldier in enumerate(roster.soldiers) if soldier.level == level and at not in kept]
        others = (Card(at, colour) for colour in range(VARIANTS) for at in mine)
        more = list(islice((card for card in others if card not in chosen), max(0, quota - len(here))))
        chosen += more
        told += [f"+ {roster.soldiers[card.soldier].id}" for card in more]
    return chosen, told


def mustered(whole: SoldierSet, level: int) -> list[Card]:
    """Return the cards of a level for a deck: soldiers that the house has not, plain first, are half of them at least.

    The same set gives the same cards.
    """
    house = set(sets.house().roster.soldiers)
    here = [(at, soldier in house) for at, soldier in enumerate(whole.roster.soldiers) if soldier.level == level]
    new, old = [at for at, ours in here if not ours], [at for at, ours in here if ours]
    quota, stream = QUOTAS[level], Stream(level)
    coloured, others = variants(new, stream), variants(old, stream)
    first = [Card(at) for at in new]
    first += [card for card in coloured if card.colour != PLAIN]
    kept = first[: max(len(new), quota // 2)]
    return [*kept, *others, *first[len(kept) :]][:quota]


def variants(soldiers: list[int], stream: Stream) -> list[Card]:
    """Return a card of each of these soldiers plain and in every colour, in a random order."""
    return stream.mixed([Card(soldier, colour) for soldier in soldiers for colour in range(VARIANTS)])


def filled(found: SoldierSet) -> SoldierSet:
    """Return a set that a deck can be made of: this one, with house soldiers at the levels that it is short of."""
    lacking = legality.short(found.roster)
    if not lacking:
        return found
    have = {soldier.id for soldier in found.roster.soldiers}
    named = {name.casefold() for face in found.faces for name in face.name}
    house = sets.house()
    more = [
        (soldier, face._replace(known=()))
        for soldier, face in zip(house.roster.soldiers, house.faces, strict=True)
        if soldier.level in lacking and soldier.id not in have and not named & {one.casefold() for one in face.name}
    ]
    soldiers = (*found.roster.soldiers, *[soldier for soldier, _ in more])
    roster = found.roster._replace(name=found.roster.name + JOINED, soldiers=soldiers)
    return found._replace(roster=roster, faces=(*found.faces, *[face for _, face in more]))
