"""What a record pins of a game of Patrol, and the game made of it again: variants, decks, soldiers, their hash.

options: quick
deck a: legion
bard: pink, green
deck b: venom
...
soldiers a: house
{id = "bard", name = "Bard", level = 2, type = "P", power = "..."}
cards: 7e128dd7...
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Final

from vedette.core.data import read_toml
from vedette.core.errors import Unreadable
from vedette.games.patrol.cards import deck, sets
from vedette.games.patrol.engine.options import named, names

if TYPE_CHECKING:
    from vedette.games.patrol.cards.deck import Draft
    from vedette.games.patrol.cards.sets import SoldierFace, SoldierSet
    from vedette.games.patrol.engine.rules import Options

SIDES: Final = "ab"


def define(drafts: tuple[Draft, Draft], options: Options) -> list[str]:
    """Return the lines by which a record pins its game: variants, both decks, the soldiers they use, and a hash."""
    told = names(options)
    lines = [f"options: {' '.join(told)}"] if told else []
    for side, draft in zip(SIDES, drafts, strict=True):
        lines += [f"deck {side}: {draft.deck.name}", *(f"  {entry}" for entry in deck.entries(draft, "ids"))]
    shared = drafts[0].cards.roster == drafts[1].cards.roster
    for side, draft in zip(SIDES, drafts, strict=True):
        if side == "b" and shared:
            continue
        known = drafts if shared else (draft,)
        soldiers, faces = draft.cards.roster.soldiers, draft.cards.faces
        used = sorted({card.soldier for one in known for card in one.deck.cards})
        if options.closed:
            used = list(range(len(soldiers)))  # whoever is not told a list imagines one of the whole set
        lines.append(f"soldiers {side}: {draft.cards.roster.name}")
        lines += [f"  {sets.define(soldiers[at], faces[at].name.en)}" for at in used]
    return [*lines, f"cards: {digest(lines)}"]


def digest(lines: list[str]) -> str:
    """Return the SHA-256 of the pinned cards and soldiers (indented lines), not of deck names and variants."""
    return sha256("\n".join(line for line in lines if line.startswith("  ")).encode()).hexdigest()


def restore(lines: list[str], file: str) -> tuple[tuple[Draft, Draft], Options]:
    """Return the decks and the variants that a record was played with.

    Raises Unreadable where the pinned lines are not whole, or not as they were.
    """
    heads: dict[str, str] = {}
    under: dict[str, list[str]] = {}
    key = ""
    for line in lines:
        if line.startswith(" "):
            under.setdefault(key, []).append(line.strip())
        else:
            key, _, value = line.partition(":")
            key = " ".join(key.lower().split())
            heads[key] = value.strip()
    pinned = [f"  {line}" for rows in under.values() for line in rows]
    for wanted in ("deck a", "deck b", "soldiers a", "cards"):
        if wanted not in heads:
            raise Unreadable("patrol-pins-missing", {"file": file, "key": wanted})
    if heads["cards"] != digest(pinned):
        raise Unreadable("patrol-pins-changed", {"file": file})
    first = _cards(heads["soldiers a"], under.get("soldiers a", []), file)
    second = _cards(heads["soldiers b"], under.get("soldiers b", []), file) if "soldiers b" in heads else first
    drafts = [
        deck.of_data(
            {"name": heads[f"deck {side}"], "set": known.roster.name, "cards": under.get(f"deck {side}", [])},
            file,
            {known.roster.name: known},
        )
        for side, known in zip(SIDES, (first, second), strict=True)
    ]
    return (drafts[0], drafts[1]), named(heads.get("options", "").split())


def _cards(name: str, lines: list[str], file: str) -> SoldierSet:
    """Return a set from its pinned soldiers; where they are a set of the box as it is, that set with all its words.

    Where the box has changed since, a soldier that it still has by that id and name has the words that it has there.
    """
    boxed = sets.box().get(name)
    words: dict[tuple[str, str], SoldierFace] = {}
    if boxed is not None:
        pairs = list(zip(boxed.roster.soldiers, boxed.faces, strict=True))
        if set(lines) <= {sets.define(soldier, face.name.en) for soldier, face in pairs}:
            return boxed
        words = {(soldier.id, face.name.en): face for soldier, face in pairs}
    rows = [_row(line, file) for line in lines]
    made = sets.of_data({"name": name, "soldier": rows}, file)
    known = [(soldier.id, face.name.en) for soldier, face in zip(made.roster.soldiers, made.faces, strict=True)]
    return made._replace(faces=tuple(words.get(key, face) for key, face in zip(known, made.faces, strict=True)))


def _row(line: str, file: str) -> object:
    """Return the soldier of one pinned line as data; raises Unreadable."""
    try:
        return read_toml(f"row = {line}", file)["row"]
    except Unreadable as trouble:
        raise Unreadable(trouble.message, {**trouble.values, "line": "", "field": "soldiers"}) from trouble
