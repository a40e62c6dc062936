"""Spellfire cards as files: one TOML file per set, facts and powers, read with every fault named at once."""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core import data
from vedette.core.bits import mask_of, members
from vedette.core.errors import Unreadable
from vedette.core.reader import HEAD, FileReader, every, shipped
from vedette.games.spellfire.cards import nameplate
from vedette.games.spellfire.engine.cards import BANNED, CODE, EXACT, STATUSES, Card
from vedette.games.spellfire.engine.vocabulary import clauses
from vedette.games.spellfire.engine.vocabulary.words import (
    BAR,
    DEFENDING,
    DEFENDS,
    FALLEN,
    HOLDING,
    IDLE_REASONS,
    KINDS,
    MARKS,
    ONLY,
    REALM,
    WORLDS,
    Clause,
)

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from vedette.core.errors import Trouble

FILE_KEYS: Final = ("set", "title", "card")
KEYS: Final = ("number", "name", "type", "world", "icon", "told", "marks", "status", "why", "power")
ICON: Final = re.compile(r"[+-]?\d{1,2}(/[+-]?\d{1,2})?|[+-]?\?")
SET: Final = re.compile(r"[A-Za-z0-9]{1,8}")
LONGEST: Final = 80
"""How many characters a card's name may have at the most."""
AVATAR: Final = MARKS.index("avatar")


class Printed(NamedTuple):
    """A card as its file has it: what is played, why part is left out, whether its power repeats its icon."""

    card: Card
    why: tuple[str, ...] = ()
    """Why a clause is dropped or the card is not played, of ``words.IDLE_REASONS``."""
    told: int = 0
    """1: the power says what the icon says, so the icon does not count."""


class Edition(NamedTuple):
    """A set of cards, published or a user's own: its code, its title and its cards."""

    code: str
    title: str
    cards: tuple[Printed, ...]


class SetReader(FileReader):
    """Reads one file of cards, which is a set, and collects every fault."""

    def __init__(self, file: str, text: str = "") -> None:
        """Read from the file of this name; its text is wanted for the line numbers."""
        super().__init__(file, "card", text)

    def pick(self, value: object, key: str, names: tuple[str, ...]) -> int:
        """Return the index in ``names`` of a name; -1, with a fault noted, for anything else."""
        if isinstance(value, str) and value in names:
            return names.index(value)
        self.fault("spell-word", key, what=key, text=data.shown(value), right=", ".join(names))
        return -1

    def picks(self, value: object, key: str, names: tuple[str, ...]) -> list[int]:
        """Return the index in ``names`` of each name in a list; -1, with a fault noted, for anything else."""
        if not isinstance(value, list):
            self.fault("spell-list", key, text=data.shown(value))
            return []
        return [self.pick(one, key, names) for one in value]

    def card(self, value: object, code: str) -> Printed | None:
        """Return the card in the data of a table, None where anything is wrong with it."""
        before = len(self.faults)
        if not isinstance(value, dict):
            self.fault("spell-card-shape", text=data.shown(value))
            return None
        number, name, icon = value.get("number"), value.get("name"), value.get("icon", "")
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= 9999:
            self.fault("spell-card-number", "number", text=data.shown(number))
        else:
            self.called = f"{code}/{number}"
        self.strange(value, KEYS)
        if not isinstance(name, str) or not 1 <= len(name) <= LONGEST or not name.isprintable() or name != name.strip():
            self.fault("spell-card-name", "name", text=data.shown(name), longest=str(LONGEST))
        if not isinstance(icon, str) or (icon and not ICON.fullmatch(icon)):
            self.fault("spell-card-icon", "icon", text=data.shown(icon))
        printed = self._facts(value, str(name), str(icon))
        return printed if len(self.faults) == before else None

    def _facts(self, value: dict[str, object], name: str, icon: str) -> Printed:
        """Return a card made of the data of a table; it is right only if no fault was noted."""
        kind = self.pick(value.get("type"), "type", KINDS)
        world = self.pick(value.get("world", WORLDS[0]), "world", WORLDS)
        status = self.pick(value.get("status", STATUSES[EXACT]), "status", STATUSES)
        marks = self.picks(value.get("marks", []), "marks", MARKS)
        why = self.picks(value.get("why", []), "why", IDLE_REASONS)
        told = value.get("told", False)
        if not isinstance(told, bool):
            self.fault("spell-card-told", "told", text=data.shown(told))
        power = self.power(value.get("power", []))
        if status != EXACT and not why:
            self.fault("spell-card-why", "why", right=", ".join(IDLE_REASONS))
        if status in (BANNED, CODE) and power:
            self.fault("spell-card-unplayed", "power")
        level = counted(icon, max(kind, 0)) if not told and ICON.fullmatch(icon) else 0
        mask = mask_of([mark for mark in marks if mark >= 0])
        card = Card(self.called, name, kind, world, level, mask, mask >> AVATAR & 1, status, power, icon)
        return Printed(card, tuple(IDLE_REASONS[one] for one in why if one >= 0), int(told is True))

    def power(self, value: object) -> tuple[Clause, ...]:
        """Return the clauses of a card's power from a list of tables; notes a fault for each that cannot be read."""
        if not isinstance(value, list):
            self.fault("spell-list", "power", text=data.shown(value))
            return ()
        found = []
        for number, entry in enumerate(value, 1):
            try:
                found.append(clauses.read(entry))
            except Unreadable as trouble:
                key = f"power {number}"
                deeper = (self.called, key, trouble.values.get("field", ""))
                field = ", ".join(part for part in deeper if part)
                self.fault(trouble.message, key, **{**trouble.values, "field": field})
        return tuple(found)

    def edition(self, value: object) -> Edition | None:
        """Return the set of cards in a file's data, None where anything is wrong with it."""
        if not isinstance(value, dict):
            self.fault("spell-card-shape", text=data.shown(value))
            return None
        self.strange(value, FILE_KEYS)
        code, title, entries = value.get("set"), value.get("title", ""), value.get("card", [])
        if not isinstance(code, str) or not SET.fullmatch(code):
            self.fault("spell-card-set", "set", text=data.shown(code))
        if not isinstance(entries, list) or not isinstance(title, str):
            self.fault("spell-card-shape", "card", text=data.shown(title))
            return None
        found: list[Printed] = []
        for at, entry in enumerate(entries):
            self.enter(at, f"card {at + 1}")
            if (printed := self.card(entry, str(code))) is not None:
                found.append(printed)
        self.enter(HEAD)
        self._twice([printed.card.id for printed in found])
        return None if self.faults else Edition(str(code), title, tuple(found))

    def fitting(self, value: object) -> Edition | None:
        """Return the set in a file's data, None where anything is wrong, too long names and unfit powers included."""
        found = self.edition(value)
        for at, printed in enumerate(() if found is None else found.cards):
            self.enter(at, printed.card.id)
            if not nameplate.fits(printed.card.name, printed.card.icon):
                self.fault("spell-card-name-long", "name", has=str(len(printed.card.name)))
            if printed.card.kind not in (REALM, HOLDING) and any(map(of_a_realm, printed.card.power)):
                self.fault("spell-card-realm", "power")
        return None if self.faults else found

    def _twice(self, ids: list[str]) -> None:
        """Note a fault for each id that two cards of a set have."""
        for number in sorted({one for one in ids if ids.count(one) > 1}) if len(set(ids)) < len(ids) else []:
            self.fault("spell-card-twice", "number", id=number)


def of_a_realm(clause: Clause) -> bool:
    """Return whether a clause of a power makes sense only on a realm or a holding, whose realm it speaks of."""
    barred = clause.do in (BAR, ONLY) and not clause.what and clause.role != DEFENDING
    return barred or clause.do == DEFENDS or clause.when == FALLEN


def counted(icon: str, kind: int) -> int:
    """Return the levels that an icon gives: none for realms and holdings, the first of two, none for ``?``."""
    if kind in (REALM, HOLDING) or not icon or icon.endswith("?"):
        return 0
    return int(icon.split("/", maxsplit=1)[0])


def examine(text: str, file: str) -> tuple[Edition | None, list[Trouble]]:
    """Return the set of cards in a text and everything that is wrong with it: one of the two is empty."""
    reader = SetReader(file, text)
    return reader.examine(text, reader.fitting)


def read(text: str, file: str) -> Edition:
    """Return the set in a text; raises the first Unreadable of those that ``examine`` lists."""
    return data.whole(*examine(text, file))


def of_data(value: object, code: str, file: str = "") -> Printed:
    """Return the card of one table, as an editor or a record has it; raises the first Unreadable."""
    reader = SetReader(file)
    return data.whole(reader.card(value, code), reader.faults)


@cache
def editions() -> dict[str, Edition]:
    """Return the sets that come with the game, by code."""
    found = [read(text, name) for name, text in shipped("games", "spellfire", "cards")]
    return {edition.code: edition for edition in found}


@cache
def edition_titles() -> dict[str, str]:
    """Return the titles of the sets that come with the game, by code, read without the cards, which is faster."""
    heads = [tomllib.loads(text.partition("[[card]]")[0]) for _, text in shipped("games", "spellfire", "cards")]
    return {head["set"]: head["title"] for head in heads}


@cache
def box() -> dict[str, Printed]:
    """Return the cards that come with the game, by id, the sets in the order of their codes."""
    return {printed.card.id: printed for edition in editions().values() for printed in edition.cards}


def fields(printed: Printed) -> dict[str, object]:
    """Return a card as the keys and values of its table in a card file, default values left out."""
    card = printed.card
    values: dict[str, object] = {
        "number": int(card.id.partition("/")[2]),
        "name": card.name,
        "type": KINDS[card.kind],
        "world": WORLDS[card.world] if card.world else "",
        "icon": card.icon,
        "told": bool(printed.told),
        "marks": [MARKS[mark] for mark in members(card.marks)],
        "status": STATUSES[card.status] if card.status != EXACT else "",
        "why": list(printed.why),
        "power": [clauses.write(clause) for clause in card.power],
    }
    return {key: value for key, value in values.items() if value}


def table(printed: Printed, within: str = "") -> str:
    """Return the canonical TOML of a card, whose table may lie ``within`` another one (``own.``)."""
    values = fields(printed)
    power = values.pop("power", [])
    out = [f"[[{within}card]]", *(f"{key} = {data.inline(value)}" for key, value in values.items())]
    if isinstance(power, list) and power:
        out += ["power = [", *(f"  {data.inline(clause)}," for clause in power), "]"]
    return "\n".join(out) + "\n"


def write(edition: Edition, head: str = "", within: str = "") -> str:
    """Return the canonical TOML of a set; ``head`` are lines of remarks, ``within`` is as in ``table``."""
    top = f"{head}set = {data.quote(edition.code)}\ntitle = {data.quote(edition.title)}\n"
    return "\n".join([top, *(table(printed, within) for printed in edition.cards)])


def define(cards: Iterable[Card]) -> list[str]:
    """Return cards as records pin them: each one line, an inline table of TOML with the id in place of the number."""
    out = []
    for card in cards:
        values = fields(Printed(card, told=int(counted(card.icon, card.kind) != card.level)))
        out.append(data.inline({"id": card.id, **{key: value for key, value in values.items() if key != "number"}}))
    return out


def digest(cards: Iterable[Card]) -> str:
    """Return the SHA-256 of cards as they are played: their lines as records pin them, a line feed after each."""
    return sha256("".join(f"{row}\n" for row in define(cards)).encode()).hexdigest()


def own(folder: Path) -> tuple[dict[str, Printed], list[Trouble]]:
    """Return the cards that come with the game and those of a folder's card files, and what is wrong with the latter.

    A card that the game has itself stays as it is. A folder is read again only when its files have changed.
    """
    return _own(_files(folder))[:2]


def titles(folder: Path | None) -> dict[str, str]:
    """Return the titles of the sets that come with the game, and of those in a folder's card files, by code."""
    mine = {} if folder is None else _own(_files(folder))[2]
    return mine | edition_titles()


def _files(folder: Path) -> tuple[tuple[Path, int, int], ...]:
    """Return the card files of a folder, each with the time of its last change and its size."""
    return tuple((path, *_stamp(path)) for path in sorted(folder.glob("*.toml"))) if folder.is_dir() else ()


def _stamp(path: Path) -> tuple[int, int]:
    """Return the time of a file's last change, in nanoseconds, and its size in bytes."""
    told = path.stat()
    return told.st_mtime_ns, told.st_size


@lru_cache(maxsize=4)
def _own(files: tuple[tuple[Path, int, int], ...]) -> tuple[dict[str, Printed], list[Trouble], dict[str, str]]:
    """Return the game's cards and those of these files by id, the files' faults, and the titles of their sets."""
    mine, faults = every([path for path, _, _ in files], examine)
    found = dict(box())
    for edition in mine:
        for printed in edition.cards:
            found.setdefault(printed.card.id, printed)
    return found, faults, {edition.code: edition.title for edition in mine}
