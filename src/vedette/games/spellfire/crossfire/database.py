"""Brings a user's own CrossFire card files into their data folder: the facts of every card.

    folder/1st.tcl    set CrossFire::cardDataBase { {title} {card 1} {card 2} ... }, in the encoding cp1252
    a card            set, number, icon, type, world, avatar, title, text, rarity, blue line, attributes, uses, weight

A card that the game has itself keeps the game's power, and a reprint of one, word for word, is played like it. A card
without a text has no power. Of all others there are the facts alone: the report names them, and no deck may have them.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core import file as files
from vedette.core.errors import Unreadable
from vedette.core.language import say
from vedette.games.spellfire.cards import sets
from vedette.games.spellfire.cards.sets import Edition, Printed
from vedette.games.spellfire.crossfire import tcl
from vedette.games.spellfire.engine.cards import CODE, EXACT, Card
from vedette.games.spellfire.engine.vocabulary import words

if TYPE_CHECKING:
    from pathlib import Path

TYPES: Final = {
    1: words.ALLY, 2: words.ARTIFACT, 3: words.BLOOD, 4: words.CLERIC_SPELL, 5: words.CLERIC, 6: words.EVENT,
    7: words.HERO, 8: words.HOLDING, 9: words.ITEM, 10: words.MONSTER, 11: words.PSIONIC, 12: words.PSIONICIST,
    13: words.REALM, 14: words.REGENT, 15: words.RULE, 16: words.THIEF, 17: words.THIEF_ABILITY, 18: words.UNARMED,
    19: words.WIZARD_SPELL, 20: words.WIZARD, 21: words.DUNGEON,
}  # fmt: skip
"""Kinds by CrossFire's codes; 0 is a card there is not."""
ATTRIBUTES: Final = {
    1: "adventurer", 2: "awnshegh", 3: "beholder", 4: "black-wizard", 5: "coastal", 6: "defensive", 7: "draconian",
    8: "dragon", 10: "drow", 11: "duergar", 12: "dwarf", 13: "earthwalker", 14: "elf", 15: "familiar", 16: "flyer",
    17: "giant", 18: "gnome", 19: "golem", 20: "half-elf", 21: "halfling", 22: "harmful", 23: "helpful", 24: "kender",
    25: "kobold", 26: "mul", 27: "offensive", 28: "orc", 35: "red-wizard", 36: "spear", 37: "swimmer", 38: "sword",
    39: "svirfneblin", 40: "undead", 42: "underdark", 43: "vampire", 44: "weapon", 45: "werebeast",
    46: "white-wizard",
}  # fmt: skip
FOR_DRAGONS: Final = 9
FOR_UNDEAD: Final = 41
NO_WORLD_CODE: Final = 9
FIELDS: Final = 13
NAME: Final = re.compile(r"set\s+\S+\s*\{")
FOLDER: Final = "spellfire"
REPORT: Final = "import.txt"


class Raw(NamedTuple):
    """The facts of a card as a card file of CrossFire has them."""

    id: str
    icon: str
    kind: int
    world: int
    avatar: int
    name: str
    text: str
    attributes: tuple[int, ...]


class Import(NamedTuple):
    """What was read of a folder of CrossFire's card files: its sets, and how many cards are new."""

    editions: tuple[Edition, ...]
    own: int
    """How many of its cards the game has itself."""
    reprints: int
    """How many other cards are reprints of cards that the game has."""
    unwritten: tuple[Card, ...]
    """The cards whose text is not written as a power, so that no deck may have them."""


Look = tuple[str, str, int, int, str]
"""What two prints of a card have in common: name, icon, type, world and text."""


def parse(text: str, file: str) -> tuple[str, list[Raw]]:
    """Return the title and the cards of a CrossFire card file; raises Unreadable with the line of what is no card."""
    opening = NAME.search(text)
    if opening is None:
        raise Unreadable("crossfire-file", {"file": file})
    start = opening.end() - 1
    line = text.count("\n", 0, start) + 1
    end = tcl.braced(text, start)
    if end < 0:
        raise Unreadable("crossfire-brace", {"file": file, "line": str(line)})
    rows = tcl.items(text[start + 1 : end], file, line)
    if not rows:
        raise Unreadable("crossfire-file", {"file": file})
    found = [raw(row, file, at) for row, at in rows[1:]]
    return rows[0][0], [one for one in found if one is not None]


def raw(row: str, file: str, line: int) -> Raw | None:
    """Return the card of one row of a CrossFire card file, None for a number without one; raises Unreadable."""
    fields = [text for text, _ in tcl.items(row, file, line)]
    fault = Unreadable("crossfire-card", {"file": file, "line": str(line), "fields": str(FIELDS)})
    if len(fields) != FIELDS or not sets.SET.fullmatch(fields[0]):
        raise fault
    try:
        number, kind, world, avatar = int(fields[1]), int(fields[3]), int(fields[4]), int(fields[5])
        attributes = tuple(sorted({int(code) for code in fields[10].split()}))
    except ValueError as error:
        raise fault from error
    if kind == 0:
        return None
    known = world < len(words.WORLDS) or world == NO_WORLD_CODE
    if kind not in TYPES or not world >= 0 or not known or not 1 <= number <= 9999 or not fields[6].strip():
        raise fault
    place = 0 if world == NO_WORLD_CODE else world
    name = " ".join(fields[6].split())
    return Raw(
        f"{fields[0]}/{number}",
        fields[2].strip(),
        kind_of(kind, attributes),
        place,
        avatar,
        name,
        fields[7],
        attributes,
    )


def kind_of(code: int, attributes: tuple[int, ...]) -> int:
    """Return the game's kind of a card by CrossFire's code: unarmed combat is three kinds, by who may use it."""
    if TYPES[code] == words.UNARMED:
        return (
            words.DRAGON_UNARMED
            if FOR_DRAGONS in attributes
            else words.UNDEAD_UNARMED
            if FOR_UNDEAD in attributes
            else words.UNARMED
        )
    return TYPES[code]


def marks(one: Raw) -> int:
    """Return the game's marks, one bit to a mark, of a card of CrossFire's."""
    names = [ATTRIBUTES[code] for code in one.attributes if code in ATTRIBUTES] + ["avatar"] * one.avatar
    return sum({1 << words.MARKS.index(name) for name in names})


def look(one: Raw) -> Look:
    """Return what a reprint of a card has in common with it."""
    return (one.name, one.icon, one.kind, one.world, " ".join(one.text.split()))


def printed(one: Raw, known: dict[Look, Printed]) -> Printed:
    """Return a card of CrossFire's as one of the game, with the power of the game's card that it is or reprints."""
    own = sets.box().get(one.id)
    if own is not None:
        return own
    mask = marks(one)
    icon = one.icon if sets.ICON.fullmatch(one.icon) else ""
    level = sets.counted(icon, one.kind)
    card = Card(one.id, one.name, one.kind, one.world, level, mask, one.avatar, EXACT, (), icon)
    same = known.get(look(one))
    if same is not None:
        told = same.card
        return same._replace(card=card._replace(level=told.level, status=told.status, power=told.power))
    return Printed(card) if not one.text.strip() else Printed(card._replace(status=CODE), ("unwritten",))


def read(folder: Path) -> Import:
    """Return everything that a folder of CrossFire's card files holds.

    Raises Unreadable for a folder without such files, and with the file and the line for what is none of CrossFire's.
    """
    paths = sorted(path for path in folder.glob("*.tcl") if path.is_file()) if folder.is_dir() else []
    if not paths:
        raise Unreadable("crossfire-folder", {"file": str(folder)})
    found = []
    for path in paths:
        try:
            text = path.read_bytes().decode("cp1252").replace("\r\n", "\n")
        except (OSError, UnicodeDecodeError) as error:
            raise Unreadable("crossfire-file", {"file": path.name}) from error
        found.append(parse(text, path.name))
    box = sets.box()
    known = {look(one): box[one.id] for _, rows in found for one in rows if one.id in box}
    editions = []
    for title, rows in found:
        if rows:
            code = rows[0].id.partition("/")[0]
            editions.append(Edition(code, title, tuple(printed(one, known) for one in rows)))
    others = [one for _, rows in found for one in rows if one.id not in box]
    reprints = sum(look(one) in known for one in others)
    cards = [card.card for edition in editions for card in edition.cards if card.why == ("unwritten",)]
    return Import(tuple(editions), sum(len(rows) for _, rows in found) - len(others), reprints, tuple(cards))


def counts(found: Import) -> dict[str, int]:
    """Return of a CrossFire folder how many cards it has, how many the game has, reprints of these, and the rest."""
    cards = sum(len(edition.cards) for edition in found.editions)
    return {"cards": cards, "own": found.own, "reprints": found.reprints, "unwritten": len(found.unwritten)}


def report(found: Import, language: str) -> str:
    """Return the report on a CrossFire folder as text: counts, and the names of cards whose power is not written."""
    names = [f"{card.id} {card.name}" for card in found.unwritten]
    return "\n".join([say(language, "crossfire-sum", **counts(found)), "", *names]) + "\n"


def bring(folder: Path, home: Path, language: str) -> Import:
    """Read a CrossFire folder into the data folder: a card file for each set, and the report; raises Unreadable.

    Nothing is written unless everything could be read.
    """
    found = read(folder)
    for edition in found.editions:
        files.write(home / FOLDER / "cards" / f"{edition.code.lower()}.toml", sets.write(edition))
    files.write(home / FOLDER / REPORT, report(found, language))
    return found
