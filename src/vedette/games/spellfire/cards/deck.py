"""Spellfire decks as files: text for people, TOML, JSON and codes, every fault listed at once with its mend."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core import data, nearness
from vedette.core.data import LIKE_JSON
from vedette.core.decks import ShippedDecks
from vedette.core.errors import Unreadable
from vedette.core.language import LANGUAGES
from vedette.core.reader import FileReader
from vedette.games.spellfire.cards import code as link
from vedette.games.spellfire.cards import legality, sets
from vedette.games.spellfire.engine.cards import Card, Deck
from vedette.games.spellfire.engine.vocabulary.words import KINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from vedette.core.errors import Trouble
    from vedette.games.spellfire.cards.sets import Edition, Printed

    More = Callable[[], tuple[Mapping[str, Printed], list[Trouble]]]

LISTS: Final = ("friendly", "opposing", "cards")
KEYS: Final = ("name", "title", "note", "starter", *LISTS, "own")
LONGEST: Final = 60
"""How many characters a deck's name may have at the most."""
LONGEST_NOTE: Final = 400
NAMELESS: Final = "my deck"
"""The name of an unfinished deck whose file gives it none."""
MOST: Final = 200
"""How many cards a list in a deck's file may have at the most."""
LIKE_TOML: Final = re.compile(r"^\s*(?:name|friendly|cards|title)\s*=", re.MULTILINE)
ORDER: Final = (
    *("first-steps", "dales"),
    *("cerilia-and-athas", "flanaess", "krynn", "guild-of-thieves", "kings-blood", "temple-guard", "dragon-hunt"),
    "war-of-minds",
    *("mists", "duel-of-spells", "faerun-and-oerth", "burning-sands"),
    "wings",
)
"""The decks that come with the game: the first to be played, then from gentle to hard as they were measured."""
ID: Final = re.compile(r"[A-Za-z0-9]{1,8}/\d{1,4}")
STARTS: Final = "starter-"
"""What a deal's code says before the place of the starting champion among the friendly ones, if not the first."""
FOLDER: Final = ("games", "spellfire", "cards", "decks")
STAR: Final = "*"
SETTLED: Final = ("4th/36", "4th/31", "4th/59", "PO/29")
"""Ids of cards that their name alone does not mean, though they are its earliest prints: the game had later ones."""
BULLET: Final = re.compile(r"(?:[-*•]|1x?)\s+")
"""What may stand before a card in a list: other programs write one, or how many there are."""


class Draft(NamedTuple):
    """A deck as its file has it: its cards, its title and note in each language, and users' own sets."""

    deck: Deck
    title: tuple[str, str] = ("", "")
    note: tuple[str, str] = ("", "")
    own: tuple[Edition, ...] = ()
    """Users' own sets of which the deck has cards; its file contains them."""


class DeckReader(FileReader):
    """Reads one deck from the data of its file, and collects every fault."""

    def __init__(self, file: str, known: Mapping[str, Printed], text: str = "", more: More | None = None) -> None:
        """Read from the file of this name, with these cards to choose from; ``more`` is asked for what is not there."""
        super().__init__(file)
        self.known = known
        self.more = more
        self.own: dict[str, Edition] = {}
        self._called: tuple[Mapping[str, Printed], dict[str, list[Card]]] | None = None
        self.rows = text.splitlines()

    def have(self, given: Iterable[Edition]) -> None:
        """Let the ids and names in the deck mean cards of these sets too."""
        for edition in given:
            self.own[edition.code] = edition
            self.known = {**self.known, **{printed.card.id: printed for printed in edition.cards}}

    def bring(self, value: object) -> None:
        """Read the users' own sets that a deck's file contains; one that is known already stays as it is."""
        for table in value if isinstance(value, list) else [value]:
            reader = sets.SetReader(self.file)
            found = reader.edition(table) if isinstance(table, dict) else None
            self.faults += reader.faults
            if not isinstance(table, dict):
                self.fault("spell-deck-list", "own", key="own")
            if found is not None and found.code in sets.editions():
                self.fault("set-ours", "own", name=found.code)
            elif found is not None and found.code not in self.own:
                self.have([found])

    def line(self, key: str) -> str:
        """Return the number of the file's line in which a key or an id first stands, as text; empty for none."""
        pattern = re.compile(rf"(?<![\w/]){re.escape(key)}(?![\w/])")
        found = [number for number, row in enumerate(self.rows, 1) if key and pattern.search(row)]
        return str(found[0]) if found else ""

    def name(self, value: object) -> str:
        """Return the name of the deck; notes a fault for one that is not allowed."""
        name = unicodedata.normalize("NFC", value) if isinstance(value, str) else ""
        if not 1 <= len(name) <= LONGEST or not name.isprintable() or name != " ".join(name.split()):
            self.fault("spell-deck-name", "name", name=data.shown(value), longest=str(LONGEST))
        elif re.search(r"[/+\\]", name):
            self.fault("deck-name-letter", "name", name=name)
        return name

    def told(self, value: object, key: str) -> tuple[str, str]:
        """Return a title or a note in both languages, one text for both; notes a fault where it is neither."""
        texts = [value] * len(LANGUAGES) if isinstance(value, str) else []
        if isinstance(value, dict) and set(value) <= set(LANGUAGES):
            texts = [value.get(language, "") for language in LANGUAGES]
        right = [text for text in texts if isinstance(text, str) and len(text) <= LONGEST_NOTE and text.isprintable()]
        if len(right) != len(LANGUAGES):
            self.fault("spell-deck-told", key, longest=str(LONGEST_NOTE))
            return "", ""
        return right[0], right[1]

    def card(self, spec: object, key: str) -> Card | None:
        """Return the card that an id or a name means; None, with a fault noted, where it means none or several."""
        text = spec.strip() if isinstance(spec, str) else ""
        match = ID.match(text)
        text, name = (match[0], text[match.end() :].strip()) if match else (text, "")
        same = self.cards_called(text)
        if not same and text and self.more is not None:
            self.known, faults = self.more()
            self.more = None
            self.faults += faults
            same = self.cards_called(text)
        if len(same) == 1 and name and nearness.folded(name) != nearness.folded(same[0].name):
            self.fault("spell-deck-other", text, id=text, name=same[0].name, other=data.shown(name))
            return None
        if len(same) == 1:
            return same[0]
        if same:
            self.fault("spell-deck-which", text, name=text, ids=", ".join(card.id for card in same))
            return None
        if ID.fullmatch(text):
            self.fault("spell-deck-absent", text, id=text)
            return None
        near = []
        if text and len(self.faults) < nearness.FIRST:
            near = nearness.near(text, [one.card.name for one in self.known.values()], 3)
        self.fault("spell-deck-unknown", text or key, text=data.shown(spec), near=", ".join(near), count=str(len(near)))
        return None

    def cards_called(self, text: str) -> list[Card]:
        """Return the card of an id, or the cards that a name may mean; none for an unknown one."""
        if text in self.known:
            return [self.known[text].card]
        if self._called is None or self._called[0] is not self.known:
            self._called = self.known, by_name(self.known)
        return meant(self._called[1].get(nearness.folded(text), []))

    def row(self, value: object, key: str) -> list[Card]:
        """Return the cards of a list of ids and names; notes a fault for each that is not found."""
        if not isinstance(value, list) or len(value) > MOST:
            self.fault("spell-deck-list", key, key=key)
            return []
        found = [self.card(spec, key) for spec in value]
        return [card for card in found if card is not None]

    def starter(self, value: object) -> Card | None:
        """Return the champion that the file says starts; None, with a fault noted, where it says none or several."""
        if isinstance(value, list) and len(value) > 1:
            self.fault("spell-deck-starters", data.shown(value[-1]), count=str(len(value)))
            return None
        return self.card(value, "starter")

    def draft(self, value: object) -> Draft | None:
        """Return the deck in a file's data, None where anything is wrong with it, its legality included."""
        found = self.sketch(value)
        for fault in legality.faults(*parts(found)):
            self.fault(fault.message, fault.card, **fault.values)
        return None if self.faults else found

    def sketch(self, value: object) -> Draft:
        """Return the deck in a file's data as far as it can be read, legal or not; notes faults."""
        if not isinstance(value, dict):
            self.fault("spell-deck-shape", keys=", ".join(KEYS))
            return Draft(Deck("", (), (), ()))
        self.strange(value, KEYS)
        if "own" in value:
            self.bring(value["own"])
        name = self.name(value.get("name"))
        title, note = self.told(value.get("title", ""), "title"), self.told(value.get("note", ""), "note")
        friendly, opposing, others = [self.row(value.get(key, []), key) for key in LISTS]
        starter = self.starter(value["starter"]) if "starter" in value else friendly[0] if friendly else None
        if starter is not None and starter not in friendly and friendly:
            self.fault("spell-deck-starter", "starter", name=starter.name)
        if starter is not None and starter in friendly:
            friendly.remove(starter)
            friendly.insert(0, starter)
        deck = Deck(name, tuple(friendly), tuple(opposing), tuple(others))
        used = {card.id.partition("/")[0] for card in whole(deck)}
        return Draft(deck, title, note, tuple(self.own[code] for code in sorted(used & set(self.own))))


def by_name(known: Mapping[str, Printed]) -> dict[str, list[Card]]:
    """Return all cards by name, in the form in which names are compared."""
    found: dict[str, list[Card]] = {}
    for one in known.values():
        found.setdefault(nearness.folded(one.card.name), []).append(one.card)
    return found


def meant(called: list[Card]) -> list[Card]:
    """Return which cards of one name are meant: of the game's own the earliest print, else all of them.

    So a name means what it meant when the game had fewer cards.
    """
    box = sets.box()
    if len(called) < 2 or any(card.id not in box for card in called):
        return called
    return [min((card for card in called if card.id not in SETTLED), key=_printed)]


def _printed(card: Card) -> tuple[int, int]:
    """Return the key that orders cards by age of print: the place of their set among the sets, and their number."""
    code, _, number = card.id.partition("/")
    return link.SETS.index(code), int(number)


def plain(text: str) -> dict[str, object]:
    """Return the data of a deck in the plain text form that people write, with the keys of the TOML."""
    found: dict[str, object] = {}
    stars: list[str] = []
    key = "cards"
    for line in text.splitlines():
        row = line.split("#")[0].strip()
        head, colon, rest = row.partition(":")
        if colon and head.strip().lower() in ("name", "title", "note", "starter"):
            found[head.strip().lower()] = rest.strip()
        elif colon and not rest.strip() and head.strip().lower() in LISTS:
            key = head.strip().lower()
        elif row:
            spec = row.removesuffix(STAR).strip()
            spec = spec[match.end() :] if (match := BULLET.match(spec)) else spec
            if row.endswith(STAR):
                stars.append(spec)
            row_of = found.setdefault(key, [])
            if isinstance(row_of, list):
                row_of.append(spec)
    if stars:
        found["starter"] = stars[0] if len(stars) == 1 else stars
    return found


def examine(
    text: str, file: str, more: More | None = None, own: Iterable[Edition] = ()
) -> tuple[Draft | None, list[Trouble]]:
    """Return the deck in a text and everything that is wrong with it: one of the two is empty.

    The text is TOML, JSON with the same keys, a code, or what ``write_text`` writes. The cards are those that come
    with the game, and of the sets of ``own``; ``more`` is asked where one is not among them.
    """
    reader = DeckReader(file, sets.box(), text, more)
    reader.have(own)
    try:
        value = parsed(text, file)
    except Unreadable as trouble:
        return None, [trouble]
    return reader.draft(value), reader.faults


def sketch(text: str, file: str, more: More | None = None, own: Iterable[Edition] = ()) -> tuple[Draft, list[Trouble]]:
    """Return the deck in a text as far as it can be read, legal or not, and what could not be read."""
    reader = DeckReader(file, sets.box(), text, more)
    reader.have(own)
    try:
        value = parsed(text, file)
    except Unreadable as trouble:
        return Draft(Deck("", (), (), ())), [trouble]
    if isinstance(value, dict) and not value.get("name"):
        value = {**value, "name": NAMELESS}
    return reader.sketch(value), reader.faults


def parsed(text: str, file: str) -> object:
    """Return the data of a deck's text, TOML, JSON, code or plain, with the keys of the TOML; raises Unreadable."""
    if text.strip().startswith(link.MARK) and len(text.split()) == 1:
        return of_code(text)
    structured = LIKE_JSON.match(text) or LIKE_TOML.search(text)
    return data.read(text, file) if structured else plain(text)


def read(text: str, file: str, more: More | None = None) -> Draft:
    """Return the deck in a text; raises the first Unreadable of those that ``examine`` lists."""
    return data.whole(*examine(text, file, more))


def of_data(value: object, file: str, more: More | None = None) -> Draft:
    """Return the deck in parsed JSON; raises the first Unreadable."""
    reader = DeckReader(file, sets.box(), more=more)
    return data.whole(reader.draft(value), reader.faults)


def of_code(code: str) -> dict[str, object]:
    """Return the data of a deck's code, with the keys of the TOML; raises Unreadable."""
    name, ids = link.unpack(code)
    side = legality.SIDE
    return {"name": name, "friendly": ids[:side], "opposing": ids[side : 2 * side], "cards": ids[2 * side :]}


SHIPPED: Final = ShippedDecks(FOLDER, read, lambda one: one.deck.name, ORDER)
box, first_editions, editions, coded = SHIPPED.box, SHIPPED.first_editions, SHIPPED.editions, SHIPPED.coded


def whole(deck: Deck) -> tuple[Card, ...]:
    """Return all the cards of a deck: friendly champions, the starting one first, opposing ones, others."""
    return deck.friendly + deck.opposing + deck.others


def parts(draft: Draft) -> tuple[list[Card], list[Card], list[Card]]:
    """Return the friendly champions, the opposing ones and the other cards of a deck, each as a list."""
    return list(draft.deck.friendly), list(draft.deck.opposing), list(draft.deck.others)


def starting(draft: Draft, champion: str) -> Draft:
    """Return a deck with one of its friendly champions as the starting one (§1.5): by id, by name, or ``starter-3``.

    The others keep their order. Raises Unreadable for a champion that the deck does not have on its side.
    """
    friendly = draft.deck.friendly
    wanted = nearness.folded(champion)
    told = [(card.id.casefold(), nearness.folded(card.name), f"{STARTS}{at}") for at, card in enumerate(friendly, 1)]
    found = [at for at, names in enumerate(told) if wanted in names]
    if not found and wanted:
        found = [at for at, names in enumerate(told) if names[1].startswith(wanted)]
    if len(found) != 1:
        known = ", ".join(f"{card.id} {card.name}" for card in friendly)
        raise Unreadable("spellfire-deal-starter", {"name": champion, "known": known})
    first = friendly[found[0]]
    return draft._replace(deck=draft.deck._replace(friendly=(first, *[card for card in friendly if card != first])))


def spec(draft: Draft) -> list[str]:
    """Return how a deal's code names a deck: a shipped one by name and any unusual starter, others by their code."""
    mine = [card.id for card in whole(draft.deck)]
    for name, boxed in editions(draft.deck.name).items():
        for at in range(legality.SIDE):
            mark = f"{STARTS}{at + 1}"
            if [card.id for card in whole(starting(boxed, mark).deck)] == mine:
                return [name, mark] if at else [name]
    return [pack(draft)]


def pack(draft: Draft) -> str:
    """Return the code of a deck; its title and its note are not in it."""
    return link.pack(draft.deck.name, [card.id for card in whole(draft.deck)])


def _heads(draft: Draft) -> dict[str, object]:
    told = {"title": draft.title, "note": draft.note}
    both = {key: dict(zip(LANGUAGES, texts, strict=True)) for key, texts in told.items() if any(texts)}
    return {"name": draft.deck.name, **both}


def _rows(draft: Draft) -> dict[str, tuple[Card, ...]]:
    return {"friendly": draft.deck.friendly, "opposing": draft.deck.opposing, "cards": draft.deck.others}


def write(draft: Draft) -> str:
    """Return the canonical TOML of a deck, the name of each card beside its id; the first friendly one starts."""
    lines = [f"{key} = {data.inline(value)}" for key, value in _heads(draft).items()]
    for key, row in _rows(draft).items():
        lines += ["", f"{key} = [", *(f"  {data.quote(card.id)},  # {said(card)}" for card in row), "]"]
    own = "".join(f"\n{data.BROUGHT}{sets.write(edition, within='own.')}" for edition in draft.own)
    return "\n".join(lines) + "\n" + own


def write_text(draft: Draft) -> str:
    """Return a deck as people write it: a line a card, the starting champion with a star."""
    lines = [f"name: {draft.deck.name}"]
    for key, row in _rows(draft).items():
        lines += ["", f"{key}:"]
        lines += [f"{card.id} {card.name}{' ' + STAR * (card == draft.deck.friendly[0])}".rstrip() for card in row]
    return "\n".join(lines) + "\n"


def said(card: Card) -> str:
    """Return a card as the comment beside its id in a file: name, kind, icon."""
    return f"{card.name}, {KINDS[card.kind]}{' ' + card.icon if card.icon else ''}"


def digest(deck: Deck) -> str:
    """Return the SHA-256 of a deck's cards as they are played, without the deck's name, title and note."""
    return sets.digest(whole(deck))
