"""Sets of soldiers as files: TOML or JSON, read with every fault named at once, written back in one canonical form."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from vedette.core import data, nearness
from vedette.core.errors import Ambiguous, Unreadable
from vedette.core.language import LANGUAGES
from vedette.core.reader import FileReader, every, shipped
from vedette.games.patrol.cards import power_sentence
from vedette.games.patrol.cards.colours import hues
from vedette.games.patrol.engine.soldier import LEVELS, Roster, Said, Soldier
from vedette.games.patrol.engine.vocabulary import NONE, TYPES, Power, reaches

if TYPE_CHECKING:
    from pathlib import Path

    from vedette.core.errors import Trouble

SET_KEYS: Final = ("name", "title", "note", "soldier")
SOLDIER_KEYS: Final = ("id", "name", "level", "type", "ability", "power", "quote", "picture", "known")
KNOWN: Final = ("name", "type", "reach", "wizard")
"""What may be documented of a soldier of the published game; everything else of it is ours."""
LONGEST: Final = {"name": 24, "ability": 24, "quote": 90, "title": 60, "note": 400}
"""The most characters of a text in a set's file, by its key."""
MOST: Final = 250
"""The most soldiers of a set."""
PARTS: Final = 6
"""The most words of a soldier's picture."""
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST_ID: Final = 40
LONGEST_SENTENCE: Final = 240


class SoldierFace(NamedTuple):
    """What a person reads on a soldier, beside its numbers and its power."""

    name: Said
    ability: Said = Said()
    quote: Said = Said()
    picture: tuple[str, ...] = ()
    """What is drawn, in the words of ``drawing.py``; the id chooses where there is none."""
    known: tuple[str, ...] = ()
    """What is documented of the soldier of this name in the published game."""


class SoldierSet(NamedTuple):
    """A set of soldiers as its file has it: ``faces[n]`` belongs to ``roster.soldiers[n]``."""

    roster: Roster
    faces: tuple[SoldierFace, ...]
    title: Said = Said()
    note: Said = Said()


class TextReader(FileReader):
    """Reads the texts of a file that a user wrote, each in one language or in both; faults are kept."""

    longest: ClassVar[dict[str, int]]
    """The most characters of a text, by its key."""
    wrong: ClassVar[str]
    """The id of the message for a value that is no text, or too long a one."""

    def forbids(self, text: str, key: str) -> bool:
        """Return whether a text has characters that its key does not allow."""
        return False

    def text(self, value: object, key: str) -> str:
        """Return a value as one line of text; of a wrong one a fault is kept, and an empty string comes back."""
        longest = self.longest[key.partition(".")[0]]
        text = unicodedata.normalize("NFC", value) if isinstance(value, str) else ""
        spaced = text == " ".join(text.split()) and text.isprintable()
        if not 1 <= len(text) <= longest or not spaced or self.forbids(text, key):
            self.fault(self.wrong, key, text=data.shown(value), longest=str(longest))
            return ""
        return text

    def said(self, value: object, key: str) -> Said:
        """Return a text in both languages: a table with ``en`` and ``fr``, or one text for both."""
        if isinstance(value, str):
            text = self.text(value, key)
            return Said(text, text)
        if not isinstance(value, dict) or set(value) != set(LANGUAGES):
            self.fault("set-said", key, text=data.shown(value))
            return Said()
        return Said(*(self.text(value[language], f"{key}.{language}") for language in LANGUAGES))


class SetReader(TextReader):
    """Reads one set of soldiers; faults are kept."""

    longest = LONGEST
    wrong = "set-text"

    def __init__(self, file: str, text: str = "") -> None:
        """Read from the file of this name; its text is wanted for the line numbers."""
        super().__init__(file, "soldier", text)

    def power(self, value: dict[str, object]) -> tuple[int, Power]:
        """Return the type and the power of a soldier's ability; for a wrong one none, and a fault is kept."""
        letter, text = value.get("type", ""), value.get("power", "")
        if letter not in TYPES:
            self.fault("soldier-type", "type", text=data.shown(letter))
            return NONE, ()
        if not isinstance(text, str) or len(text) > LONGEST_SENTENCE:
            self.fault("soldier-power", "power", text=data.shown(text), longest=str(LONGEST_SENTENCE))
            return NONE, ()
        kind = TYPES.index(str(letter))
        try:
            return kind, power_sentence.read(text, kind)
        except Unreadable as trouble:
            self.fault(trouble.message, "power", **trouble.values)
            return NONE, ()

    def names(self, value: object, key: str) -> tuple[str, ...]:
        """Return the words of a soldier's picture or of what is known of it; of wrong ones a fault is kept."""
        words = value.split() if isinstance(value, str) else []
        right = all(word in KNOWN for word in words) if key == "known" else all(ID.fullmatch(word) for word in words)
        if not isinstance(value, str) or not right or len(words) > PARTS:
            message = "soldier-known" if key == "known" else "soldier-picture"
            self.fault(message, key, text=data.shown(value), right=", ".join(KNOWN))
            return ()
        return tuple(words)

    def soldier(self, value: object, at: int) -> tuple[Soldier, SoldierFace]:
        """Return the soldier and the face in one entry of a file; faults are kept, and wrong values left empty."""
        self.enter(at, f"soldier {at + 1}")
        if not isinstance(value, dict):
            self.fault("soldier-shape", text=data.shown(value))
            return Soldier("", 0, NONE), SoldierFace(Said())
        name = value.get("id")
        if not isinstance(name, str) or not ID.fullmatch(name) or len(name) > LONGEST_ID:
            self.fault("soldier-id", "id", text=data.shown(name))
            name = ""
        self.called = name or self.called
        self.strange(value, SOLDIER_KEYS, "soldier-key")
        level = value.get("level")
        if not isinstance(level, int) or isinstance(level, bool) or not 0 <= level < LEVELS:
            self.fault("soldier-level", "level", text=data.shown(level), most=str(LEVELS - 1))
            level = 0
        kind, power = self.power(value)
        return Soldier(name, level, kind, power), self.face(value)

    def face(self, value: dict[str, object]) -> SoldierFace:
        """Return a soldier's name, texts and picture. Only the name must be there: records pin nothing else."""
        said = {
            key: self.said(value.get(key), key) for key in ("name", "ability", "quote") if key == "name" or key in value
        }
        words = {key: self.names(value[key], key) if key in value else () for key in ("picture", "known")}
        return SoldierFace(
            said["name"], said.get("ability", Said()), said.get("quote", Said()), words["picture"], words["known"]
        )

    def soldiers(self, value: object) -> list[tuple[Soldier, SoldierFace]]:
        """Return all soldiers of a file and their faces; an id or a name that is there twice is kept as a fault."""
        if not isinstance(value, list) or not value:
            self.fault("set-shape", "soldier")
            return []
        if len(value) > MOST:
            self.enter(MOST)
            self.fault("set-large", has=str(len(value)), most=str(MOST))
        read = [self.soldier(entry, at) for at, entry in enumerate(value[:MOST])]
        first: dict[tuple[str, str], int] = {}
        for at, (soldier, face) in enumerate(read):
            self.enter(at, soldier.id)
            for key, name in (("id", soldier.id), ("name.en", face.name.en), ("name.fr", face.name.fr)):
                other = first.setdefault((key, name.casefold()), at)
                if name and other != at:
                    self.fault("soldier-twice", key, name=name, other=str(other + 1))
        return read

    def cards(self, value: object) -> SoldierSet | None:
        """Return the set in the data of a file, or None where there were faults, which are kept."""
        if not isinstance(value, dict):
            self.fault("set-shape")
            return None
        self.strange(value, SET_KEYS, "set-key")
        name = value.get("name")
        if not isinstance(name, str) or not ID.fullmatch(name) or len(name) > LONGEST_ID:
            self.fault("set-name", "name", text=data.shown(value.get("name", "")))
        title, note = (self.said(value[key], key) if key in value else Said() for key in ("title", "note"))
        read = self.soldiers(value.get("soldier"))
        if self.faults:
            return None
        roster = Roster(str(name), tuple(soldier for soldier, _ in read), tuple(hue.colour for hue in hues()))
        return SoldierSet(roster, tuple(face for _, face in read), title, note)


def examine(text: str, file: str) -> tuple[SoldierSet | None, list[Trouble]]:
    """Return the set in a text and everything that is wrong with it: one of the two is empty.

    The text is TOML, or JSON with the same keys.
    """
    reader = SetReader(file, text)
    return reader.examine(text, reader.cards)


def read(text: str, file: str) -> SoldierSet:
    """Return the set in a text; raises the first Unreadable of those that ``examine`` lists."""
    return data.whole(*examine(text, file))


def of_data(value: object, file: str) -> SoldierSet:
    """Return the set in parsed JSON; raises the first Unreadable."""
    reader = SetReader(file)
    return data.whole(reader.cards(value), reader.faults)


@cache
def box() -> dict[str, SoldierSet]:
    """Return the sets that come with the game, by name."""
    found = [read(text, name) for name, text in shipped("games", "patrol", "cards", "soldiers")]
    return {cards.roster.name: cards for cards in found}


def own(folder: Path) -> tuple[dict[str, SoldierSet], list[Trouble]]:
    """Return the sets that come with the game and those of a folder's files, and what is wrong with the latter.

    A set that comes with the game keeps its name against one of the folder.
    """
    mine, faults = every(sorted(folder.glob("*.toml")) if folder.is_dir() else [], examine)
    found = dict(box())
    for cards in mine:
        found.setdefault(cards.roster.name, cards)
    return found, faults


def house() -> SoldierSet:
    """Return the house set of ninety."""
    return box()["house"]


def boxed(cards: SoldierSet) -> bool:
    """Return whether this is a set that comes with the game, unchanged in what is played with."""
    name = cards.roster.name
    return name in box() and box()[name].roster == cards.roster


def fields(soldier: Soldier, face: SoldierFace) -> dict[str, object]:
    """Return a soldier as the keys and values of a file, what is empty left out."""
    out: dict[str, object] = {"id": soldier.id, "name": face.name._asdict(), "level": soldier.level}
    if soldier.type != NONE:
        power = power_sentence.write(soldier.power, soldier.type)
        named: dict[str, object] = {"ability": face.ability._asdict()} if face.ability != Said() else {}
        out |= {"type": TYPES[soldier.type], **named, "power": power}
    if face.quote != Said():
        out["quote"] = face.quote._asdict()
    for key, words in (("picture", face.picture), ("known", face.known)):
        if words:
            out[key] = " ".join(words)
    return out


def write(cards: SoldierSet, within: str = "") -> str:
    """Return the canonical TOML of a set; its tables may lie ``within`` another one (``own.``)."""
    head = {"title": cards.title, "note": cards.note}
    lines = [f"name = {data.quote(cards.roster.name)}"]
    lines += [f"{key} = {data.inline(said._asdict())}" for key, said in head.items() if said != Said()]
    for soldier, face in zip(cards.roster.soldiers, cards.faces, strict=True):
        lines += ["", f"[[{within}soldier]]"]
        lines += [f"{key} = {data.inline(value)}" for key, value in fields(soldier, face).items()]
    return "\n".join(lines) + "\n"


def define(soldier: Soldier, name: str) -> str:
    """Return a soldier as records pin it: one line, an inline table of TOML with what is played with and its name."""
    row: dict[str, object] = {"id": soldier.id, "name": name, "level": soldier.level}
    if soldier.type != NONE:
        row |= {"type": TYPES[soldier.type], "power": power_sentence.write(soldier.power, soldier.type)}
    return "{" + ", ".join(f"{key} = {data.inline(value)}" for key, value in row.items()) + "}"


def calls(cards: SoldierSet) -> dict[str, int]:
    """Return the places of the soldiers by everything they are called: id, English name, French name."""
    found: dict[str, int] = {}
    for at, (soldier, face) in enumerate(zip(cards.roster.soldiers, cards.faces, strict=True)):
        for name in (soldier.id, *face.name):
            found.setdefault(nearness.folded(name), at)
    return found


def find(cards: SoldierSet, name: str, known: dict[str, int] | None = None, *, near: bool = True) -> int:
    """Return the place of the soldier of an id, a name in either language, or an unmistakable beginning of one.

    ``known`` are the ``calls`` of the set, for who asks often. Raises Unreadable with the names that are near
    (without ``near`` with the first of the set, which costs less), or Ambiguous with those it may be.
    """
    wanted = nearness.folded(name)
    known = calls(cards) if known is None else known
    if wanted in known:
        return known[wanted]
    found = sorted({at for called, at in known.items() if wanted and called.startswith(wanted)})
    if len(found) > 1:
        could = ", ".join(cards.roster.soldiers[at].id for at in found)
        raise Ambiguous("soldier-several", {"name": name, "could": could})
    if not found:
        ids = [soldier.id for soldier in cards.roster.soldiers]
        likest = nearness.near(wanted.replace(" ", "-"), ids, 3, 0) if near else []
        values = {"set": cards.roster.name, "name": name, "near": ", ".join(likest or ids[:3])}
        raise Unreadable("soldier-unknown", values)
    return found[0]


def status(cards: SoldierSet, at: int) -> str:
    """Return ``own`` for a user's soldier, ``original`` for ours, ``partly-published`` if documented in part."""
    if not boxed(cards):
        return "own"
    return "partly-published" if cards.faces[at].known else "original"


def entry(cards: SoldierSet, at: int, language: str) -> dict[str, object]:
    """Return what ``card list`` says of a soldier."""
    soldier, face = cards.roster.soldiers[at], cards.faces[at]
    return {
        "id": soldier.id,
        "name": face.name.to(language),
        "type": TYPES[soldier.type] or "none",
        "level": soldier.level,
        "status": status(cards, at),
        "set": cards.roster.name,
        "ability": face.ability.to(language),
        "spellball": reaches(soldier.power),
        "known": list(face.known),
    }
