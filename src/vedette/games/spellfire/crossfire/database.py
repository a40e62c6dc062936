"""Brings a user's own CrossFire card files into his data folder: all facts, and the powers their texts make certain.

    folder/1st.tcl    set CrossFire::cardDataBase { {title} {card 1} {card 2} ... }, in the encoding cp1252
    a card            set, number, icon, type, world, avatar, title, text, rarity, blue line, attributes, uses, weight

Where the game has a card itself, its own power counts; where the text says something else, the report names the card.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core import file as files
from vedette.core.errors import Unreadable
from vedette.core.language import say
from vedette.games.spellfire.cards import sets
from vedette.games.spellfire.cards.card import ADAPTED, CODE, EMPTY, EXACT, STATUSES, Card
from vedette.games.spellfire.cards.sets import Edition, Printed
from vedette.games.spellfire.crossfire import reading, tcl
from vedette.games.spellfire.crossfire.alike import alike
from vedette.games.spellfire.crossfire.reading import Reading, Source
from vedette.games.spellfire.powers.words import (
    ALLY,
    ARTIFACT,
    BLOOD,
    CHAMPIONS,
    CLERIC,
    CLERIC_SPELL,
    DRAGON_UNARMED,
    DUNGEON,
    EVENT,
    HERO,
    HOLDING,
    ITEM,
    LEVEL,
    MARKS,
    MONSTER,
    PSIONIC,
    PSIONICIST,
    REALM,
    REGENT,
    RULE,
    THIEF,
    THIEF_ABILITY,
    UNARMED,
    UNDEAD_UNARMED,
    WIZARD,
    WIZARD_SPELL,
    WORLDS,
)

if TYPE_CHECKING:
    from pathlib import Path

TYPES: Final = {
    1: ALLY, 2: ARTIFACT, 3: BLOOD, 4: CLERIC_SPELL, 5: CLERIC, 6: EVENT, 7: HERO, 8: HOLDING, 9: ITEM, 10: MONSTER,
    11: PSIONIC, 12: PSIONICIST, 13: REALM, 14: REGENT, 15: RULE, 16: THIEF, 17: THIEF_ABILITY, 18: UNARMED,
    19: WIZARD_SPELL, 20: WIZARD, 21: DUNGEON,
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
PHASES: Final = range(29, 35)
"""The attributes that are phases 0 to 5."""
FOR_DRAGONS: Final = 9
FOR_UNDEAD: Final = 41
NO_WORLD_CODE: Final = 9
FIELDS: Final = 13
NAME: Final = re.compile(r"set\s+\S+\s*\{")
FOLDER: Final = "spellfire"
REPORT: Final = "import.txt"


class Raw(NamedTuple):
    """A card as the file has it."""

    id: str
    icon: str
    kind: int
    world: int
    avatar: int
    name: str
    text: str
    attributes: tuple[int, ...]


class Told(NamedTuple):
    """A card that was brought in: how far its text was understood, and whether the game's own power says otherwise."""

    printed: Printed
    reading: Reading
    own: bool
    differs: bool
    first: bool = True
    """Whether no card before it has its name, icon, type, world and text; not so a dungeon, which nothing uses."""


class Import(NamedTuple):
    """A whole database that was read."""

    editions: tuple[Edition, ...]
    told: tuple[Told, ...]


def parse(text: str, file: str) -> tuple[str, list[Raw]]:
    """Return the title and the cards of a file; raises Unreadable with the line of what is no card."""
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
    """Return the card of a row, None for a number that has no card."""
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
    known = world < len(WORLDS) or world == NO_WORLD_CODE
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
    """Return our kind of a card: unarmed combat is three, by who may use it."""
    if TYPES[code] == UNARMED:
        return DRAGON_UNARMED if FOR_DRAGONS in attributes else UNDEAD_UNARMED if FOR_UNDEAD in attributes else UNARMED
    return TYPES[code]


def marks(one: Raw) -> int:
    """Return the marks of a card."""
    names = [ATTRIBUTES[code] for code in one.attributes if code in ATTRIBUTES] + ["avatar"] * one.avatar
    return sum({1 << MARKS.index(name) for name in names})


def said_twice(one: Raw, found: Reading) -> bool:
    """Return whether the power says what the icon says, so that the icon does not count."""
    if CHAMPIONS >> one.kind & 1 or one.kind in (REALM, HOLDING) or not one.icon:
        return False
    if "/" in one.icon or one.icon.startswith("-"):
        return True
    number = sets.counted(one.icon, one.kind)
    plain = [clause for clause in found.power if clause.do == LEVEL and not clause.conditions and not clause.role]
    return any(clause.who.side in (0, 1) and clause.number == number for clause in plain)


def told(one: Raw, names: tuple[tuple[str, int], ...], *, first: bool) -> Told:
    """Return a card with its power: the game's own where it has one, else what its text makes certain."""
    phases = "|".join(str(code - PHASES[0]) for code in one.attributes if code in PHASES)
    found = reading.read(one.text, Source(one.name, one.kind, names, phases, one.icon))
    own = sets.box().get(one.id)
    if own is not None:
        certain = found.status == EXACT and own.card.status in (EXACT, ADAPTED, EMPTY)
        return Told(
            own, found, own=True, differs=certain and not alike(found.power, own.card.power, one.kind), first=first
        )
    twice = said_twice(one, found)
    level = 0 if twice else sets.counted(one.icon, one.kind)
    icon = one.icon if sets.ICON.fullmatch(one.icon) else ""
    mask = marks(one)
    card = Card(
        one.id, one.name, one.kind, one.world, level if icon else 0, mask, one.avatar, found.status, found.power, icon
    )
    return Told(Printed(card, found.why, int(twice)), found, own=False, differs=False, first=first)


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
    names = tuple(sorted({(one.name, one.kind) for _, rows in found for one in rows}))
    editions, all_told, seen = [], [], set()
    for title, rows in found:
        here = []
        for one in rows:
            look = (one.name, one.icon, one.kind, one.world, one.text)
            here.append(told(one, names, first=look not in seen and one.kind != DUNGEON))
            seen.add(look)
        all_told += here
        if here:
            code = here[0].printed.card.id.partition("/")[0]
            editions.append(Edition(code, title, tuple(one.printed for one in here)))
    return Import(tuple(editions), tuple(all_told))


def counts(found: Import) -> dict[str, int]:
    """Return how many cards were understood how far, how many are the game's own, and how many of these differ.

    ``different`` are the cards that are not reprints, ``whole`` those of them that were read exactly.
    """
    status = Counter(STATUSES[one.reading.status] for one in found.told)
    sums = {"cards": len(found.told), **{name: status[name] for name in STATUSES}}
    sums["different"] = sum(one.first for one in found.told)
    sums["whole"] = sum(one.first and one.reading.status == EXACT for one in found.told)
    return {**sums, "own": sum(one.own for one in found.told), "differ": sum(one.differs for one in found.told)}


def report(found: Import, language: str) -> str:
    """Return what was understood, adapted and left out, card by card, as text for the user's own folder."""
    sums = counts(found)
    lines = [say(language, "crossfire-sum", **sums), ""]
    for one in found.told:
        card, seen = one.printed.card, one.reading
        if seen.status in (ADAPTED, EMPTY, CODE) or one.differs:
            name = f"{card.id} {card.name}: {say(language, 'crossfire-status', status=STATUSES[seen.status])}"
            lines.append(name + (f" {say(language, 'crossfire-differs')}" if one.differs else ""))
            lines += [f"    {sentence}" for sentence in seen.unknown]
    return "\n".join(lines) + "\n"


def bring(folder: Path, home: Path, language: str) -> Import:
    """Read a CrossFire folder into the data folder: a card file for each set, and the report; raises Unreadable.

    Nothing is written unless everything could be read.
    """
    found = read(folder)
    for edition in found.editions:
        files.write(home / FOLDER / "cards" / f"{edition.code.lower()}.toml", sets.write(edition))
    files.write(home / FOLDER / REPORT, report(found, language))
    return found
