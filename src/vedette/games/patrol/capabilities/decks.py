"""Decks of Patrol, one for each seat: as files, as codes, made of a seed, filled up, edited, printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core import data
from vedette.core.chance import Stream
from vedette.core.decks import Cards, Decks, Editing, Filling, Label, Printing, RandomDecks, Remark, SeatDecks
from vedette.core.errors import Illegal, Unreadable
from vedette.core.language import LANGUAGES, say
from vedette.games.patrol.capabilities.factors import PatrolFactors
from vedette.games.patrol.cards import code, definition, edit, legality, lint, power_sentence, sheet, text
from vedette.games.patrol.cards import deck as decks
from vedette.games.patrol.cards import sets as cards
from vedette.games.patrol.cards.deck import DeckPair, Draft
from vedette.games.patrol.cards.face import printed, told
from vedette.games.patrol.engine.options import CLOSED, named
from vedette.games.patrol.engine.rules import RULES
from vedette.games.patrol.engine.soldier import COLOURS, PLAIN, Card, Deck, Said
from vedette.games.patrol.engine.vocabulary import TYPES
from vedette.games.patrol.text.speech import USUAL, Patrol
from vedette.home import home

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vedette.core.errors import Trouble
    from vedette.games.patrol.cards.sets import SoldierSet

COPIED: Final = "-mine"
"""What follows the name of a shipped set of soldiers in the name of its edited copy."""
NAMELESS: Final = "my-deck"
"""The name that an unfinished deck without a name is given."""
PLAINLY: Final = "plain"
"""A card without a colour, as deck files write it."""
FOLDER: Final = "patrol/soldiers"
"""The folder of a user's own sets of soldiers, within their data folder."""


def known_sets() -> tuple[dict[str, SoldierSet], list[Trouble]]:
    """Return all sets of soldiers by name, shipped and the user's own, and the faults of the user's files."""
    return cards.own(home() / FOLDER)


def within(own: Sequence[SoldierSet]) -> dict[str, SoldierSet]:
    """Return all sets of soldiers by name, those of ``own`` in place of others of the same name."""
    return known_sets()[0] | {one.roster.name: one for one in own}


class SoldierCards(Cards[DeckPair]):
    """Lists, finds and describes the soldiers of the set that a deck is made of."""

    def entries(self, deck: DeckPair) -> list[dict[str, object]]:
        chosen = deck.first.cards
        return [cards.entry(chosen, at, "en") for at in range(len(chosen.roster.soldiers))]

    def find(self, deck: DeckPair, name: str) -> int:
        return cards.find(deck.first.cards, name)

    def power(self, deck: DeckPair, card: int) -> str:
        soldier = deck.first.cards.roster.soldiers[card]
        return power_sentence.write(soldier.power, soldier.type)

    def text(self, deck: DeckPair, card: int, language: str) -> str:
        soldier = deck.first.cards.roster.soldiers[card]
        return text.write(soldier.power, soldier.type, language)

    def describe(self, deck: DeckPair, card: int, language: str) -> str:
        known = deck.first.cards
        return told(known.faces[card], known.roster.soldiers[card], PLAIN, language)

    def remarks(self, deck: DeckPair, card: int) -> list[Remark]:
        return [Remark(*one) for one in lint.remarks(deck.first.cards, card)]

    def lines(self, deck: DeckPair, language: str) -> list[str]:
        return decks.write(deck.first, language).rstrip("\n").split("\n")

    def show(self, deck: DeckPair, language: str) -> list[dict[str, object]]:
        chosen, known = deck.first, deck.first.cards
        return [
            {
                **cards.entry(known, one.soldier, language),
                **printed(known.faces[one.soldier], known.roster.soldiers[one.soldier], one.colour, language),
                "type_words": say(
                    language, "patrol-type", type=TYPES[known.roster.soldiers[one.soldier].type] or "none"
                ),
            }
            for one in chosen.deck.cards
        ]


def edited(text: str, card: int, changes: Mapping[str, str]) -> str:
    """Return a deck's text with one soldier changed; a deck of a shipped set gets a copy of the set first."""
    whole = data.read_toml(text, "")
    if "soldier" in whole or "own" in whole:
        return edit.edit(text, card, changes)
    found = decks.draft(text, "", known_sets()[0])[0]
    name = f"{found.cards.roster.name}{COPIED}"
    mine = found.cards._replace(
        roster=found.cards.roster._replace(name=name),
        faces=tuple(face._replace(known=()) for face in found.cards.faces),
    )
    return edit.edit(decks.write_toml(found._replace(cards=mine)), card, changes)


def drawn(seed: int, _: Mapping[str, str | int]) -> DeckPair:
    """Return a random legal deck of the house set."""
    house = cards.house()
    return DeckPair.alike(Draft(legality.invent(house.roster, seed), house))


def sketch(text: str, source: str, own: Sequence[SoldierSet]) -> tuple[DeckPair, list[Trouble]]:
    """Return the deck in a text as far as it can be read, and what could not be read."""
    one, faults = decks.draft(text, source, within(own))
    if not one.deck.name:
        one = one._replace(deck=one.deck._replace(name=NAMELESS))
        faults = [fault for fault in faults if fault.values.get("field") != "name"]
    return DeckPair.alike(one), [fault for fault in faults if not isinstance(fault, Illegal)]


def fits(deck: DeckPair, _: Sequence[SoldierSet]) -> dict[str, list[str]]:
    """Return the cards that may be added to an unfinished deck, each by its soldier with the colours it may have."""
    found: dict[str, list[str]] = {}
    roster = deck.first.cards.roster
    for soldier, colour in legality.fits(roster, deck.first.deck.cards):
        found.setdefault(roster.soldiers[soldier].id, []).append(COLOURS[colour - 1] if colour else PLAINLY)
    return found


def filled(deck: DeckPair) -> tuple[DeckPair | None, list[Trouble]]:
    """Return an unfinished deck filled up, or what has to be mended in it first."""
    one = deck.first
    if wrong := legality.lasting(one.cards.roster, one.deck.cards):
        return None, wrong
    return DeckPair.alike(one._replace(deck=legality.fill(one.cards.roster, one.deck))), []


class SeatPatrols(SeatDecks[DeckPair]):
    """Joins the decks of two seats into one choice, and parts them again."""

    closed = frozenset({CLOSED})

    def join(self, chosen: list[DeckPair]) -> DeckPair:
        if len(chosen) != RULES.players:
            raise Unreadable("patrol-decks", {"has": str(len(chosen))})
        return DeckPair(chosen[0].first, chosen[1].first)

    def parts(self, deck: DeckPair) -> list[DeckPair]:
        return [DeckPair.alike(one) for one in deck]

    def draw(self, deck: DeckPair, seat: int, number: int) -> DeckPair:
        if not deck.same:
            return deck
        drawn = [*decks.box().values()][Stream(number).below(len(decks.box()))]
        return DeckPair(drawn, deck.second) if seat else DeckPair(deck.first, drawn)


def pages(deck: DeckPair, kind: str, language: str) -> list[str]:
    """Return pages to print and cut out: soldier cards, coloured or to be coloured in, or counters."""
    known, printed = deck.first.cards, list(deck.first.deck.cards)
    if kind == "blank":
        return sheet.pages(known, [card._replace(colour=PLAIN) for card in printed], language)
    return [sheet.counters(language)] if kind == "counters" else sheet.pages(known, printed, language)


class PatrolDecks(Decks[DeckPair, Patrol]):
    """All that the program asks of Patrol's decks: it finds, reads, writes, packs, renames, edits and fills them."""

    game = RULES.name
    first = USUAL
    keys = decks.KEYS
    lists = ("cards",)
    cards = SoldierCards()
    editing = Editing[DeckPair](edited)
    random = RandomDecks(make=drawn)
    seats = SeatPatrols()
    factors = PatrolFactors()
    filling = Filling(sketch=sketch, fill=filled, fits=fits)

    def shipped(self) -> dict[str, DeckPair]:
        return {name: DeckPair.alike(one) for name, one in decks.box().items()}

    def of(self, game: Patrol) -> DeckPair:
        return DeckPair(*game.drafts)

    def pool(self, own: Sequence[SoldierSet] = (), deck: DeckPair | None = None) -> DeckPair:
        known = cards.house() if deck is None else deck.first.cards
        return DeckPair.alike(
            Draft(Deck("", tuple(Card(soldier) for soldier in range(len(known.roster.soldiers)))), known)
        )

    def label(self, deck: DeckPair, language: str = LANGUAGES[0]) -> Label:
        one = deck.first
        name = one.deck.name if deck.same else f"{one.deck.name},{deck.second.deck.name}"
        return Label(name, one.title.to(language), one.plan.to(language), len(one.deck.cards))

    def renamed(self, deck: DeckPair, name: str) -> DeckPair:
        return DeckPair.alike(Draft(deck.first.deck._replace(name=name), deck.first.cards))

    def titled(self, deck: DeckPair, title: str) -> DeckPair:
        return DeckPair.alike(deck.first._replace(title=Said(title, title)))

    def examine(self, text: str, source: str, own: Sequence[SoldierSet] = ()) -> tuple[DeckPair | None, list[Trouble]]:
        one, faults = decks.draft(text, source, within(own))
        return (None if faults else DeckPair.alike(one)), faults

    def draft(self, text: str, source: str) -> tuple[DeckPair | None, list[Trouble]]:
        one, faults = decks.draft(text, source, known_sets()[0])
        return (DeckPair.alike(one) if all(isinstance(fault, Illegal) for fault in faults) else None), faults

    def write(self, deck: DeckPair) -> str:
        return decks.write_toml(deck.first)

    def pack(self, deck: DeckPair) -> str:
        return decks.code(deck.first)

    def unpack(self, spec: str) -> DeckPair | None:
        return DeckPair.alike(decks.read(spec, "", known_sets()[0])) if spec.startswith(code.MARK) else None

    def coded(self, spec: str) -> DeckPair | None:
        """Return the decks that a code names, one for each seat or for both, by default the usual; else None."""
        told = [one.strip() for one in (spec.strip() or USUAL).split(",")]
        found = [decks.coded(one.lower()) for one in told]
        if not any(found) or len(found) > RULES.players:
            return None
        seats = [DeckPair.alike(deck) if deck else self.unpack(one) for one, deck in zip(told, found, strict=True)]
        first, last = seats[0], seats[-1]
        return DeckPair(first.first, last.first) if first and last else None

    def place(self, fault: Trouble) -> str:
        values = fault.values
        level = f"level {values['level']}" if fault.message.startswith("deck-level") else ""
        return level or values.get("field", "") or values.get("name", "")

    def digest(self, deck: DeckPair) -> str:
        return definition.digest(definition.define((deck.first, deck.first), named([])))


DECKS: Final = PatrolDecks()
PRINTING: Final = Printing(("coloured", "blank", "counters"), pages)
