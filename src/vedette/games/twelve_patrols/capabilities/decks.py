"""The decks of 12 Patrols for the rest of the program: as files and codes, edited, completed, random, printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core.chance import Stream
from vedette.core.decks import Decks, Editing, Filling, Label, Printing, RandomDecks
from vedette.core.errors import Unreadable
from vedette.core.language import LANGUAGES
from vedette.games.twelve_patrols.capabilities import deck_target
from vedette.games.twelve_patrols.capabilities.regions import RegionEntries, blank, edit
from vedette.games.twelve_patrols.cards import code, random_deck, sheet
from vedette.games.twelve_patrols.cards import deck as region_cards
from vedette.games.twelve_patrols.cards.deck import DeckFile
from vedette.games.twelve_patrols.engine.rules import CELLS, RULES, Deck
from vedette.games.twelve_patrols.text.speech import USUAL, TwelvePatrols

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vedette.core.errors import Trouble

GRADES: Final = (1, 2, 3, 4, 5)
SHORT: Final = 10
"""Every code of a deck is longer than so many letters: a text that begins like a code and is not is a name."""


def drawn(seed: int, wishes: Mapping[str, str | int]) -> DeckFile:
    """Return a random deck of a seed, of 9 or 12 regions, and of a tightness or a grade."""
    cards = int(wishes.get("cards", CELLS))
    graded = wishes.get("grade")
    if graded is None:
        tightness = wishes.get("tightness")
        return named(random_deck.invent(seed, None if tightness is None else int(tightness), cards), seed)
    if cards != CELLS or "tightness" in wishes:
        raise Unreadable("deck-grade-alone")
    return named(deck_target.graded_deck(seed, int(graded)).deck, seed)


def winning(seed: int, low: float, high: float) -> DeckFile:
    """Return a random deck of a seed of which a share of the rolls between these two can be won."""
    return named(deck_target.deck_of(seed, low, high, sieve=deck_target.SIEVE).deck, seed)


def filled(deck: DeckFile) -> tuple[DeckFile, list[Trouble]]:
    """Return an unfinished deck completed with random regions and with names."""
    made = random_deck.fill(deck.deck)
    terrains = (*deck.terrains, *[""] * (len(made.regions) - len(deck.terrains)))
    return deck._replace(deck=made, terrains=terrains), []


class RegionDecks(Decks[DeckFile, TwelvePatrols]):
    """The decks of 12 Patrols, of nine regions or twelve: shipped, read from files and codes, and written."""

    game = RULES.name
    first = USUAL
    keys = region_cards.DECK_KEYS
    lists = ("region",)
    cards = RegionEntries()
    editing = Editing(edit, blank)
    random = RandomDecks(
        make=drawn,
        wishes={"cards": region_cards.SIZES, "tightness": range(random_deck.TIGHTEST + 1), "grade": GRADES},
        winning=winning,
    )
    filling = Filling(sketch=lambda text, source, _: region_cards.sketch(text, source), fill=filled)

    def shipped(self) -> dict[str, DeckFile]:
        return region_cards.box()

    def of(self, game: TwelvePatrols) -> DeckFile:
        return game.cards

    def label(self, deck: DeckFile, language: str = LANGUAGES[0]) -> Label:
        return Label(deck.deck.name, deck.title, deck.note, len(deck.deck.regions))

    def renamed(self, deck: DeckFile, name: str) -> DeckFile:
        return deck._replace(deck=deck.deck._replace(name=name), title="", note="")

    def titled(self, deck: DeckFile, title: str) -> DeckFile:
        return deck._replace(title=title)

    def examine(self, text: str, source: str, own: Sequence[object] = ()) -> tuple[DeckFile | None, list[Trouble]]:
        return region_cards.examine(text, source)

    def write(self, deck: DeckFile) -> str:
        return region_cards.write(deck)

    def pack(self, deck: DeckFile) -> str:
        return code.pack(deck.deck)

    def unpack(self, spec: str) -> DeckFile | None:
        packed = spec.startswith(code.MARK) and len(spec) > SHORT
        return region_cards.of_link(spec) if packed else None

    def coded(self, spec: str) -> DeckFile | None:
        return region_cards.coded(spec.strip().lower())

    def digest(self, deck: DeckFile) -> str:
        return region_cards.digest(deck.deck)


def named(deck: Deck, seed: int) -> DeckFile:
    """Return a deck named after its seed, its regions with names that no deck of the game has."""
    names = Stream(seed).mixed(list(random_deck.NAMES))
    regions = tuple(one._replace(name=name) for one, name in zip(deck.regions, names, strict=False))
    return region_cards.plain(deck._replace(name=f"random-{seed}", regions=regions))


DECKS: Final = RegionDecks()
PRINTING: Final = Printing[DeckFile](("cards",), lambda deck, _, language: sheet.pages(deck.deck, language))
"""The region cards of a deck, to be cut out."""
