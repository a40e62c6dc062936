"""Region decks as files: TOML or JSON, read with every fault named at once, written back in one canonical form."""

from __future__ import annotations

import re
import unicodedata
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core import data
from vedette.core.decks import ShippedDecks
from vedette.core.errors import Unreadable
from vedette.core.reader import HEAD, FileReader
from vedette.games.twelve_patrols.cards import code as link
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.rules import Deck, Region, requirement

if TYPE_CHECKING:
    from vedette.core.errors import Trouble
    from vedette.games.twelve_patrols import views

EDGES: Final[tuple[views.Edge, ...]] = ("north", "east", "south", "west")
KINDS: Final = {"items": rules.ITEMS, "colours": rules.COLOURS, "sum": rules.SUM}
"""What a requirement counts, as files write it; ``colors`` is read too."""
WORDS: Final = {kind: word for word, kind in KINDS.items()}
MOST: Final = {rules.ITEMS: 8, rules.COLOURS: rules.COLOUR_COUNT, rules.SUM: 48}
"""The most that a requirement of each kind can ask for (§4.3).

That is 18 items less one for each of the ten other patrols, and the pips of that many dice, all sixes.
"""
SIZES: Final = (rules.DICE, rules.REGIONS)
ORDER: Final = ("house", "house12", "easy", "apprentice", "hard", "fiendish")
"""The names of the decks that come with the game: the usual ones, then from gentle to fiendish."""
FOLDER: Final = ("games", "twelve_patrols", "cards", "decks")
TERRAINS: Final = (
    "plains",
    "valley",
    "canyon",
    "hills",
    "ford",
    "forest",
    "marsh",
    "coast",
    "moor",
    "tower",
    "island",
    "lake",
)
DECK_KEYS: Final = ("name", "title", "note", "region")
REGION_KEYS: Final = ("name", "terrain", *EDGES)
LONGEST: Final = 40
"""The most characters in the name of a deck or a region."""
LONGEST_NOTE: Final = 400
NAMELESS: Final = "my deck"
"""What an unfinished deck is called that has no name."""
ASKS: Final = re.compile(r"(items|colou?rs|sum) +(\d{1,6})")


class DeckFile(NamedTuple):
    """A deck as its file has it: the cards, and the terrains, title and note that play does not depend on."""

    deck: Deck
    terrains: tuple[str, ...]
    """The terrain of each region, empty where the file names none."""
    title: str = ""
    note: str = ""


EMPTY: Final = DeckFile(Deck("", ()), ())


class DeckReader(FileReader):
    """Reads one deck of regions from TOML or JSON and collects every fault in it."""

    def __init__(self, file: str, text: str = "") -> None:
        """Read from the file of this name; its text is wanted for the line numbers."""
        super().__init__(file, "region", text)

    def name(self, value: object) -> str:
        """Return the name of a deck or a region; a value that is none becomes a fault and an empty text."""
        if value is None:
            self.fault("deck-name-missing", "name")
            return ""
        name = unicodedata.normalize("NFC", value) if isinstance(value, str) else ""
        if not 1 <= len(name) <= LONGEST or not name.isprintable() or name != " ".join(name.split()):
            self.fault("deck-name", "name", name=data.shown(value), longest=str(LONGEST))
            return ""
        if self.at == HEAD and re.search(r"[/+\\]", name):
            self.fault("deck-name-letter", "name", name=name)
            return ""
        return name

    def edge(self, value: object, key: str) -> int:
        """Return the requirement of an edge written like ``sum 6``; FREE where there is none or it is a fault."""
        if value is None:
            return rules.FREE
        asked = ASKS.fullmatch(" ".join(value.lower().split())) if isinstance(value, str) else None
        if asked is None:
            self.fault("region-edge", key, text=data.shown(value), edge=key)
            return rules.FREE
        kind = KINDS[asked[1].replace("colors", "colours")]
        number = int(asked[2])
        if not 1 <= number <= MOST[kind]:
            self.fault("region-number", key, text=data.shown(value), kind=WORDS[kind], most=str(MOST[kind]))
            return rules.FREE
        return requirement(kind, number)

    def region(self, value: object, index: int) -> tuple[Region, str]:
        """Return the region and the terrain of one entry of the file; what is wrong with them becomes faults."""
        self.enter(index, f"region {index + 1}")
        if not isinstance(value, dict):
            self.fault("region-shape", text=data.shown(value))
            return Region(""), ""
        name = self.name(value.get("name"))
        self.called = name or self.called
        self.strange(value, REGION_KEYS, "region-key")
        terrain = value.get("terrain", "")
        if terrain != "" and terrain not in TERRAINS:
            self.fault("region-terrain", "terrain", text=data.shown(terrain), terrains=", ".join(TERRAINS))
            terrain = ""
        edges = [self.edge(value.get(edge), edge) for edge in EDGES]
        return Region(name, *edges), terrain

    def regions(self, value: object) -> list[tuple[Region, str]]:
        """Return the regions and terrains of all entries; a wrong number of them or a name used twice is a fault."""
        if not isinstance(value, list):
            self.fault("deck-shape", "region")
            return []
        if len(value) not in SIZES:
            self.enter(len(value) - 1 if len(value) > rules.REGIONS else HEAD)
            self.fault("deck-count", has=str(len(value)))
        read = [self.region(entry, index) for index, entry in enumerate(value[: rules.REGIONS])]
        first: dict[str, int] = {}
        for index, (region, _) in enumerate(read):
            self.enter(index, region.name)
            other = first.setdefault(region.name.casefold(), index)
            if region.name and other != index:
                self.fault("region-twice", "name", name=region.name, other=str(other + 1))
        return read

    def text(self, value: object, key: str) -> str:
        """Return a deck's title or note; a value that is none becomes a fault and an empty text."""
        if not isinstance(value, str) or len(value) > LONGEST_NOTE or not value.replace("\n", " ").isprintable():
            self.fault("deck-note", key, longest=str(LONGEST_NOTE))
            return ""
        return value

    def cards(self, value: object) -> DeckFile | None:
        """Return the deck in parsed TOML or JSON, or None where there were faults."""
        found = self.sketch(value)
        return None if self.faults else found

    def sketch(self, value: object) -> DeckFile:
        """Return the deck in parsed TOML or JSON as far as it can be read; what is wrong with it becomes faults."""
        if isinstance(value, list):
            value = {"name": "list", "region": value}
        if not isinstance(value, dict):
            self.fault("deck-shape")
            return EMPTY
        self.strange(value, DECK_KEYS)
        name = self.name(value.get("name"))
        title, note = self.text(value.get("title", ""), "title"), self.text(value.get("note", ""), "note")
        read = self.regions(value.get("region"))
        deck = Deck(name, tuple(region for region, _ in read))
        return DeckFile(deck, tuple(terrain for _, terrain in read), title, note)


def examine(text: str, file: str) -> tuple[DeckFile | None, list[Trouble]]:
    """Return the deck in a text and everything that is wrong with it: one of the two is empty.

    The text is TOML, or JSON with the same keys, or a JSON list of the regions alone.
    """
    reader = DeckReader(file, text)
    return reader.examine(text, reader.cards)


def sketch(text: str, file: str) -> tuple[DeckFile, list[Trouble]]:
    """Return an unfinished deck as far as its text can be read, and its faults but for missing names and regions."""
    reader = DeckReader(file, text)
    try:
        value = data.read(text, file)
    except Unreadable as trouble:
        return EMPTY, [trouble]
    if isinstance(value, dict):
        value = {"region": [], **value, "name": value.get("name") or NAMELESS}
    found = reader.sketch(value)
    missing = ("deck-name", "deck-name-missing")
    faults = [fault for fault in reader.faults if fault.message not in missing or fault.values.get("name")]
    return found, [
        fault for fault in faults if fault.message != "deck-count" or int(fault.values["has"]) > rules.REGIONS
    ]


def read(text: str, file: str) -> DeckFile:
    """Return the deck in a text; raises the first Unreadable of those that ``examine`` lists."""
    return data.whole(*examine(text, file))


def of_data(value: object, file: str) -> DeckFile:
    """Return the deck in parsed JSON, such as the ``deck`` of a deal; raises the first Unreadable."""
    reader = DeckReader(file)
    return data.whole(reader.cards(value), reader.faults)


SHIPPED: Final = ShippedDecks(FOLDER, read, lambda one: one.deck.name, ORDER)
box, first_editions, editions, coded = SHIPPED.box, SHIPPED.first_editions, SHIPPED.editions, SHIPPED.coded


def called(deck: Deck) -> str:
    """Return the name by which codes know a deck of the game, in any edition; empty for any other deck."""
    return next((spec for spec, cards in editions(deck.name).items() if cards.deck == deck), "")


def of_link(code: str) -> DeckFile:
    """Return the deck of a code for links; raises the first Unreadable."""
    deck = link.unpack(code)
    return of_data({"name": deck.name, "region": [fields(region) for region in deck.regions]}, "")


def plain(deck: Deck) -> DeckFile:
    """Return a deck as the content of a file without terrains, title and note."""
    return DeckFile(deck, ("",) * len(deck.regions))


def demand(required: int) -> str:
    """Return a requirement as files write it, nothing for a free edge."""
    return f"{WORDS[required >> rules.KIND_SHIFT]} {required & rules.NUMBER}" if required != rules.FREE else ""


def fields(region: Region, terrain: str = "") -> dict[str, str]:
    """Return a region as the keys and values of a file, free edges left out."""
    asked: dict[str, str] = {edge: demand(required) for edge, required in zip(EDGES, region[1:], strict=True)}
    return {key: value for key, value in {"name": region.name, "terrain": terrain, **asked}.items() if value}


def write(cards: DeckFile) -> str:
    """Return the canonical TOML of a deck."""
    head = {"name": cards.deck.name, "title": cards.title, "note": cards.note}
    lines = [f"{key} = {data.quote(value)}" for key, value in head.items() if value]
    for region, terrain in zip(cards.deck.regions, cards.terrains, strict=True):
        lines += ["", "[[region]]", *(f"{key} = {data.quote(value)}" for key, value in fields(region, terrain).items())]
    return "\n".join(lines) + "\n"


def define(deck: Deck) -> list[str]:
    """Return the regions as records pin them: each one line, an inline table of TOML."""
    rows = [fields(region) for region in deck.regions]
    return ["{" + ", ".join(f"{key} = {data.quote(value)}" for key, value in row.items()) + "}" for row in rows]


def digest(deck: Deck) -> str:
    """Return the SHA-256 of what is played with: the regions as records pin them, a line feed after each."""
    return sha256("".join(f"{line}\n" for line in define(deck)).encode()).hexdigest()
