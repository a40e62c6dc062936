"""What the game offers for decks: files, codes, random decks, unfinished ones, their cards, and pages to print."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from vedette.core.bits import members
from vedette.core.decks import Cards, Decks, Filling, ForeignDecks, Label, Printing, RandomDecks, Remark
from vedette.core.errors import Ambiguous, Unreadable
from vedette.core.language import LANGUAGES, say
from vedette.core.typeset import typeset
from vedette.games.spellfire.capabilities import difficulty
from vedette.games.spellfire.capabilities.factors import SpellfireFactors
from vedette.games.spellfire.cards import code, completion, drawing, random_deck, sets, sheet
from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.cards.deck import Draft
from vedette.games.spellfire.cards.face import FRIENDLY, NEITHER, OPPOSING, face, note, told
from vedette.games.spellfire.cards.text import sentence
from vedette.games.spellfire.crossfire import database, deck_file
from vedette.games.spellfire.engine.cards import EXACT, STATUSES, Deck
from vedette.games.spellfire.engine.rules import RULES
from vedette.games.spellfire.engine.vocabulary import clauses
from vedette.games.spellfire.engine.vocabulary.words import KINDS, MARKS, WORLDS
from vedette.games.spellfire.text.speech import Spellfire
from vedette.home import home

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from vedette.core.errors import Trouble
    from vedette.games.spellfire import views as show
    from vedette.games.spellfire.cards.deck import More
    from vedette.games.spellfire.cards.sets import Edition, Printed

FIRST_DECK: Final = "first-steps"
GRADES: Final = (1, 2, 3, 4, 5)


class Library:
    """All known cards: those that come with the game, and those of card files in the user's data folder."""

    def __init__(self, folder: Callable[[], Path] | None) -> None:
        """Read cards in the data folder that ``folder`` returns; in none where it is None."""
        self.folder = folder

    def cards(self) -> tuple[Mapping[str, Printed], list[Trouble]]:
        """Return all known cards by id, and what is wrong with the card files of the data folder."""
        return (sets.box(), []) if self.folder is None else sets.own(self.folder() / database.FOLDER / "cards")

    def titles(self) -> dict[str, str]:
        """Return the titles of the sets of all known cards, by the code of the set."""
        return sets.titles(None if self.folder is None else self.folder() / database.FOLDER / "cards")


class SpellfireCards(Cards[Draft]):
    """Answers questions on the cards of a deck, in the order friendly champions, opposing ones, others."""

    def __init__(self, library: Library) -> None:
        self.library = library

    def entries(self, deck: Draft) -> list[dict[str, object]]:
        return [
            {
                "id": card.id,
                "name": card.name,
                "type": KINDS[card.kind],
                "world": WORLDS[card.world],
                "level": card.level,
                "icon": card.icon,
                "marks": [MARKS[mark] for mark in members(card.marks)],
                "status": STATUSES[card.status],
            }
            for card in decks.whole(deck.deck)
        ]

    def find(self, deck: Draft, name: str) -> int:
        wanted = " ".join(name.split()).casefold()
        whole = decks.whole(deck.deck)
        for index, card in enumerate(whole):
            if wanted in (card.id.casefold(), card.name.casefold()):
                return index
        found = [index for index, card in enumerate(whole) if card.name.casefold().startswith(wanted)]
        if not found or not wanted:
            raise Unreadable("spellfire-note-card", {"name": name})
        if len(found) > 1:
            could = ", ".join(f"{whole[index].id} {whole[index].name}" for index in found)
            raise Ambiguous("spellfire-several", {"name": name, "could": could})
        return found[0]

    def power(self, deck: Draft, card: int) -> list[object]:
        return [clauses.write(clause) for clause in decks.whole(deck.deck)[card].power]

    def text(self, deck: Draft, card: int, language: str) -> str:
        return sentence.write(decks.whole(deck.deck)[card].power, language)

    def describe(self, deck: Draft, card: int, language: str) -> str:
        one = decks.whole(deck.deck)[card]
        printed = self._printed(deck, one.id)
        return told(one, language, drawing.note(printed, language) if printed else note(one, language))

    def _printed(self, deck: Draft, name: str) -> Printed | None:
        """Return a card of a deck as its file has it; None where it comes from a file that is not here."""
        own = {printed.card.id: printed for edition in deck.own for printed in edition.cards}
        return own.get(name) or self.library.cards()[0].get(name)

    def remarks(self, deck: Draft, card: int) -> list[Remark]:
        """Return what of a card's printed text its power leaves out, a remark for each reason."""
        one = decks.whole(deck.deck)[card]
        printed = self._printed(deck, one.id)
        if printed is None or one.status == EXACT:
            return []
        status = STATUSES[one.status]
        return [Remark("spellfire-lint", {"status": status, "why": why}) for why in printed.why]

    def lines(self, deck: Draft, language: str) -> list[str]:
        return decks.write_text(deck).rstrip("\n").split("\n")

    def show(self, deck: Draft, language: str) -> list[dict[str, object]]:
        sides: list[show.Owner] = []
        sides += [FRIENDLY] * len(deck.deck.friendly)
        sides += [OPPOSING] * len(deck.deck.opposing)
        sides += [NEITHER] * len(deck.deck.others)
        titles = self.library.titles() | {edition.code: edition.title for edition in deck.own if edition.title}
        return [
            {**face(card, number, side, language), "edition": titles.get(code := card.id.partition("/")[0]) or code}
            for number, (card, side) in enumerate(zip(decks.whole(deck.deck), sides, strict=True))
        ]


def drawn(seed: int, wishes: Mapping[str, str | int]) -> Draft:
    """Return a random deck of a seed, of a world or of a difficulty where one is wished for."""
    known = [printed.card for printed in sets.box().values()]
    world, graded = str(wishes.get("world", "")), wishes.get("grade")
    if graded is None:
        return Draft(random_deck.invent(known, seed, world))
    return Draft(difficulty.deck_of(Spellfire, known, seed, int(graded), world))


def fits(more: More, deck: Draft, own: Sequence[Edition]) -> dict[str, list[str]]:
    """Return the cards that may be added to an unfinished deck, by id, with their places."""
    mine = [printed.card for edition in (*deck.own, *own) for printed in edition.cards]
    return completion.fits(deck.deck, [*mine, *[printed.card for printed in more()[0].values()]])


def filled(deck: Draft) -> tuple[Draft | None, list[Trouble]]:
    """Return an unfinished deck completed with random cards, or what has to be mended in it first."""
    found, faults = completion.fill(deck.deck, [printed.card for printed in sets.box().values()])
    if found is None:
        return None, [Unreadable(fault.message, {"field": fault.card, **fault.values}) for fault in faults]
    return deck._replace(deck=found), []


def crossfire(more: More, text: str, source: str, own: Sequence[Edition] = ()) -> tuple[Draft, list[Trouble]]:
    """Return the deck in a file of the program CrossFire as an unfinished deck, and what it has of unknown cards."""
    known = {printed.card.id: printed for edition in own for printed in edition.cards} | dict(more()[0])
    return deck_file.read(text, source, known)


class SpellfireDecks(Decks[Draft, Spellfire]):
    """The decks of the game: fifteen that come with it, and any that are made of some nineteen hundred cards."""

    game = RULES.name
    first = FIRST_DECK
    keys = decks.KEYS
    lists = decks.LISTS
    random = RandomDecks(make=drawn, wishes={"world": WORLDS[1:], "grade": GRADES})
    factors = SpellfireFactors()

    def __init__(self, folder: Callable[[], Path] | None = home) -> None:
        """Make decks of the cards that come with the game, and of those in the data folder."""
        library = Library(folder)
        self.known = library.cards
        self.cards = SpellfireCards(library)
        self.filling = Filling(
            sketch=lambda text, source, own: decks.sketch(text, source, library.cards, own),
            fill=filled,
            fits=partial(fits, library.cards),
        )
        self.foreign = ForeignDecks("CrossFire", (".cfd",), partial(crossfire, library.cards))

    def shipped(self) -> dict[str, Draft]:
        return decks.box()

    def of(self, game: Spellfire) -> Draft:
        return game.draft

    def pool(self, own: Sequence[Edition] = (), deck: Draft | None = None) -> Draft:
        brought = () if deck is None else deck.own
        mine = {edition.code: edition for edition in (*brought, *own)}
        cards = (*[printed for edition in mine.values() for printed in edition.cards], *self.known()[0].values())
        return Draft(Deck("", (), (), tuple(printed.card for printed in cards)), own=tuple(mine.values()))

    def label(self, deck: Draft, language: str = LANGUAGES[0]) -> Label:
        told = LANGUAGES.index(language)
        starters = [
            (card.id, say(language, "spellfire-starter", name=card.name, level=card.level))
            for card in deck.deck.friendly
        ]
        cards = len(decks.whole(deck.deck))
        return Label(
            deck.deck.name,
            typeset(language, deck.title[told]),
            typeset(language, deck.note[told]),
            cards,
            tuple(starters),
        )

    def renamed(self, deck: Draft, name: str) -> Draft:
        return Draft(deck.deck._replace(name=name), own=deck.own)

    def titled(self, deck: Draft, title: str) -> Draft:
        return deck._replace(title=(title, title))

    def examine(self, text: str, source: str, own: Sequence[Edition] = ()) -> tuple[Draft | None, list[Trouble]]:
        return decks.examine(text, source, self.known, own)

    def write(self, deck: Draft) -> str:
        return decks.write(deck)

    def pack(self, deck: Draft) -> str:
        return decks.pack(deck)

    def unpack(self, spec: str) -> Draft | None:
        return decks.read(spec, "", self.known) if spec.startswith(code.MARK) else None

    def coded(self, spec: str) -> Draft | None:
        return decks.coded(spec.strip().lower())

    def digest(self, deck: Draft) -> str:
        return decks.digest(deck.deck)

    def place(self, fault: Trouble) -> str:
        values = fault.values
        return values.get("side", "") or values.get("part", "") or values.get("field", "")

    def starting(self, deck: Draft, champion: str) -> Draft:
        return decks.starting(deck, champion)


DECKS: Final = SpellfireDecks()
PRINTING: Final = Printing[Draft](("cards",), lambda deck, _, language: sheet.deck(deck, DECKS.known()[0], language))
"""The cards of a deck, to be cut out."""
