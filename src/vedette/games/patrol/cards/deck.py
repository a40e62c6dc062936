"""Decks of Patrol as files: text for people, TOML, JSON and codes, every fault listed at once with its mend."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core import data, nearness
from vedette.core.data import LIKE_JSON
from vedette.core.decks import ShippedDecks
from vedette.core.errors import Ambiguous, Illegal, Unreadable
from vedette.games.patrol.cards import code as link
from vedette.games.patrol.cards import colours, legality
from vedette.games.patrol.cards import sets as cards
from vedette.games.patrol.cards.grammar import right
from vedette.games.patrol.engine.soldier import COLOURS, PLAIN, Card, Deck, Said

if TYPE_CHECKING:
    from vedette.core.errors import Trouble
    from vedette.games.patrol.cards.sets import SoldierSet

FOLDER: Final = ("games", "patrol", "cards", "decks")
KEYS: Final = ("name", "title", "plan", "set", "cards", "own")
LONGEST: Final = {"name": 40, "title": 40, "plan": 160}
"""The most characters of a text in a deck's file, by its key."""
MOST: Final = 200
"""How many lines or cards of a deck's file are looked at."""
HEAD: Final = re.compile(r"(name|title|plan|set) *: *(.*)", re.IGNORECASE)
LIKE_TOML: Final = re.compile(r"^\s*(cards|name|set)\s*=", re.MULTILINE)


class Draft(NamedTuple):
    """A deck as its file has it, legal or not yet: its cards, its set, what is told of it."""

    deck: Deck
    cards: SoldierSet
    title: Said = Said()
    plan: Said = Said()


class DeckReader(cards.TextReader):
    """Reads one deck from a text for people, from TOML or JSON; faults are kept."""

    longest = LONGEST
    wrong = "patrol-deck-text"

    def __init__(self, file: str, sets: dict[str, SoldierSet]) -> None:
        """Read from the file of this name, with these sets to choose from."""
        super().__init__(file)
        self.sets = sets
        self.number = 0
        """The line that is being read, from 1; 0 where that is not known."""
        self.known: dict[str, dict[str, int]] = {}
        """The places of each set's soldiers by all their names, cached."""

    def line(self, key: str) -> str:
        """Return the number of the line that is being read as text; empty where it is not known."""
        return str(self.number or "")

    def forbids(self, text: str, key: str) -> bool:
        """Return whether a text under the key ``name`` has a character that separates names of decks."""
        return key == "name" and re.search(r"[/+\\]", text) is not None

    def set_of(self, value: object) -> SoldierSet:
        """Return the set of a name, the house set with the fault kept if there is none."""
        if isinstance(value, str) and value in self.sets:
            return self.sets[value]
        self.fault("patrol-deck-set", "set", text=data.shown(value), sets=", ".join(self.sets))
        return cards.house()

    def bring(self, value: object) -> None:
        """Add the sets in a deck's file to those to choose from; a known name keeps the set that it has."""
        for table in value if isinstance(value, list) else [value]:
            reader = cards.SetReader(self.file)
            found = reader.cards(table)
            self.faults += reader.faults
            if found is not None and found.roster.name in cards.box():
                self.fault("set-ours", "own", name=found.roster.name)
            elif found is not None:
                self.sets = {found.roster.name: found, **self.sets}

    def entry(self, value: object, chosen: SoldierSet) -> list[Card]:
        """Return the cards of an entry such as ``bard: red, plain``; a soldier alone is plain."""
        name, colon, told = value.partition(":") if isinstance(value, str) else ("", "", "")
        if not name.strip() or (colon and not told.strip()):
            self.fault("patrol-deck-entry", data.shown(value), text=data.shown(value))
            return []
        known = self.known.setdefault(chosen.roster.name, {}) or cards.calls(chosen)
        self.known[chosen.roster.name] = known
        try:
            soldier = cards.find(chosen, name, known, near=len(self.faults) < nearness.FIRST)
        except (Unreadable, Ambiguous) as trouble:
            self.fault(trouble.message, name.strip(), **trouble.values)
            return []
        found = []
        for word in told.split(",") if colon else ["plain"]:
            colour = colours.named(word)
            if colour < 0:
                near = nearness.near(word.strip().casefold(), COLOURS, 1, 0)
                values = {"text": word.strip(), "near": "".join(near), **right(["plain", *COLOURS])}
                self.fault("patrol-deck-colour", name.strip(), **values)
            else:
                found.append(Card(soldier, colour))
        return found

    def tree(self, value: object) -> Draft:
        """Return the draft in parsed TOML or JSON."""
        if not isinstance(value, dict):
            self.fault("patrol-deck-shape")
            return Draft(Deck("", ()), cards.house())
        self.strange(value, KEYS, "patrol-deck-key")
        name = self.text(value.get("name"), "name")
        title, plan = (self.said(value[key], key) if key in value else Said() for key in ("title", "plan"))
        if "own" in value:
            self.bring(value["own"])
        chosen = self.set_of(value["set"]) if "set" in value else cards.house()
        entries = value.get("cards")
        if not isinstance(entries, list):
            self.fault("patrol-deck-shape", "cards")
            entries = []
        if len(entries) > MOST:
            self.fault("patrol-deck-long", "cards", most=str(MOST))
        found = [card for entry in entries[:MOST] for card in self.entry(entry, chosen)]
        return self.draft(name, chosen, found, title, plan)

    def lines(self, text: str) -> Draft:
        """Return the draft in a text for people: ``key: text`` lines, then one line for each soldier."""
        told: dict[str, tuple[str, int]] = {}
        entries: list[tuple[str, int]] = []
        for number, line in enumerate(text.replace("\N{NO-BREAK SPACE}", " ").splitlines(), 1):
            line = line.partition("#")[0].strip()  # noqa: PLW2901 (what stands behind a # is a remark)
            if head := HEAD.fullmatch(line):
                told[head[1].lower()] = head[2], number
            elif line:
                entries.append((line, number))
        if len(entries) > MOST:
            self.number = entries[MOST][1]
            self.fault("patrol-deck-long", most=str(MOST))
        name = self.text(self.head(told, "name", "deck"), "name")
        said = {key: self.said(self.head(told, key), key) if key in told else Said() for key in ("title", "plan")}
        chosen = self.set_of(self.head(told, "set")) if "set" in told else cards.house()
        found: list[Card] = []
        for line, self.number in entries[:MOST]:
            found += self.entry(line, chosen)
        return self.draft(name, chosen, found, said["title"], said["plan"])

    def head(self, told: dict[str, tuple[str, int]], key: str, absent: str = "") -> str:
        """Return the text of a ``key: text`` line, or ``absent``; faults are reported at that line from then on."""
        text, self.number = told.get(key, (absent, 0))
        return text

    def draft(self, name: str, chosen: SoldierSet, found: list[Card], title: Said, plan: Said) -> Draft:
        """Return the draft, with what the rules of deck building say against it kept as faults."""
        for trouble in legality.faults(chosen.roster, tuple(found)):
            self.faults.append(Illegal(trouble.message, {"file": self.file, **trouble.values}))
        return Draft(Deck(name, legality.sort(found)), chosen, title, plan)


def draft(text: str, file: str, sets: dict[str, SoldierSet] | None = None) -> tuple[Draft, list[Trouble]]:
    """Return the deck in a text as far as it can be read, and everything that keeps it from being legal.

    The text may be for people, TOML, JSON or a code; ``sets`` are those to choose from, the box's if left out.
    """
    known = cards.box() if sets is None else sets
    reader = DeckReader(file, known)
    try:
        if re.fullmatch(rf"\s*{link.MARK}[\w\s-]*", text):
            packed = link.open_code(text)
            chosen = reader.set_of(packed.set)
            unpacked = link.unpack(packed, chosen.roster) if not reader.faults else Deck("", ())
            name = reader.text(packed.deck, "name")
            return reader.draft(name, chosen, list(unpacked.cards), Said(), Said()), reader.faults
        if LIKE_JSON.match(text) or LIKE_TOML.search(text):
            return reader.tree(data.read(text, file)), reader.faults
    except Unreadable as trouble:
        return Draft(Deck("", ()), cards.house()), [trouble]
    return reader.lines(text), reader.faults


def read(text: str, file: str, sets: dict[str, SoldierSet] | None = None) -> Draft:
    """Return the legal deck in a text; raises the first Trouble of those that ``draft`` lists."""
    found, faults = draft(text, file, sets)
    if faults:
        raise faults[0]
    return found


def of_data(value: object, file: str, sets: dict[str, SoldierSet] | None = None) -> Draft:
    """Return the legal deck in parsed JSON; raises the first Trouble."""
    reader = DeckReader(file, cards.box() if sets is None else sets)
    found = reader.tree(value)
    if reader.faults:
        raise reader.faults[0]
    return found


SHIPPED: Final = ShippedDecks(FOLDER, read, lambda one: one.deck.name, ("plain",))
box, first_editions, editions, coded = SHIPPED.box, SHIPPED.first_editions, SHIPPED.editions, SHIPPED.coded


def called(one: Draft) -> str:
    """Return the name by which codes call a deck that comes with the game, in any edition; empty for another deck."""
    known = editions(one.deck.name).items()
    return next((spec for spec, boxed in known if (boxed.deck, boxed.cards) == (one.deck, one.cards)), "")


def entries(one: Draft, language: str) -> list[str]:
    """Return the lines of a deck's cards, each soldier once with its colours; ``ids`` is the language of files."""
    colours_of: dict[int, list[int]] = {}
    for card in one.deck.cards:
        colours_of.setdefault(card.soldier, []).append(card.colour)
    out = []
    for soldier, has in colours_of.items():
        face, known = one.cards.faces[soldier], one.cards.roster.soldiers[soldier]
        name = known.id if language == "ids" else face.name.to(language)
        told = ", ".join(colours.name(colour, language) for colour in has)
        out.append(name if has == [PLAIN] else f"{name}: {told}")
    return out


def write(one: Draft, language: str = "en") -> str:
    """Return a deck as text for people, levels under their headings; ``draft`` reads it in either language."""
    head = {"name": one.deck.name, "title": one.title.to(language), "plan": one.plan.to(language)}
    head["set"] = "" if one.cards.roster.name == link.HOUSE else one.cards.roster.name
    lines = [f"{key}: {value}" for key, value in head.items() if value]
    for level, count in enumerate(legality.levels(one.cards.roster, one.deck.cards)):
        mine = tuple(card for card in one.deck.cards if one.cards.roster.soldiers[card.soldier].level == level)
        lines += ["", f"# {level}: {count}", *entries(one._replace(deck=Deck("", mine)), language)]
    return "\n".join(lines) + "\n"


def write_toml(one: Draft) -> str:
    """Return the canonical TOML of a deck."""
    lines = [f"name = {data.quote(one.deck.name)}"]
    for key, told in (("title", one.title), ("plan", one.plan)):
        if told != Said():
            lines.append(f"{key} = {data.inline(told._asdict())}")
    lines += [f"set = {data.quote(one.cards.roster.name)}", "cards = ["]
    lines += [f"  {data.quote(entry)}," for entry in entries(one, "ids")]
    own = "" if one.cards.roster.name in cards.box() else f"\n{data.BROUGHT}{cards.write(one.cards, 'own.')}"
    return "\n".join([*lines, "]"]) + "\n" + own


def code(one: Draft) -> str:
    """Return the code of a deck, short enough for a link; its title and plan are not in it."""
    return link.pack(one.cards.roster, one.deck)


class DeckPair(NamedTuple):
    """The decks of both seats; where one is named, both play it."""

    first: Draft
    second: Draft

    @classmethod
    def alike(cls, one: Draft) -> DeckPair:
        """Return a pair in which both seats have this deck."""
        return cls(one, one)

    @property
    def same(self) -> bool:
        """Whether both seats play the same deck."""
        return self.first == self.second
