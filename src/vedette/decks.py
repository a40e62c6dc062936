"""Decks by name and by code for links: those that come with a game, and the user's own."""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any, Final

from vedette import capabilities, registry
from vedette.core import data, file
from vedette.core.errors import Unreadable
from vedette.core.language import LANGUAGES, capital
from vedette.home import home

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from vedette.core.decks import Label
    from vedette.core.errors import Trouble

SEVERAL: Final = 8
"""The most decks in a list with commas: more than any game has seats."""

KEBAB: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
"""The pattern of a deck's name without a title: words in lower case, joined by hyphens."""


def folder(name: str) -> Path:
    """Return the folder of the user's own decks of a game."""
    return home() / "decks" / name


def own_files(name: str) -> dict[str, Path]:
    """Return the files of the user's own decks by name, without those named as a shipped deck."""
    ours, where = shipped(name), folder(registry.known(name))
    files = sorted(where.glob("*.toml")) if where.is_dir() else []
    return {path.stem: path for path in files if path.stem not in ours}


def shipped(name: str) -> dict[str, Any]:
    """Return the decks that come with a game, by name; none for a game without decks."""
    held = registry.get(name).decks
    return held.shipped() if held is not None else {}


def names(name: str) -> list[str]:
    """Return the names of a game's decks, the shipped ones first, then the user's own; empty if it has no decks."""
    return [*shipped(name), *own_files(name)] if registry.get(name).decks is not None else []


def first(name: str) -> str:
    """Return the name of the deck that is played when none is named; empty for a game without decks."""
    held = registry.get(name).decks
    return held.first if held is not None else ""


def find(name: str, spec: str) -> object:
    """Return a deck by its name or its code for links; the first deck where nothing is named.

    Commas stand between the decks of several seats. A shipped deck goes before the user's own of the same name. No text
    becomes a path here, so this is safe for text from the network; ``files.deck`` takes paths too. For a game without
    decks the result is None. Raises Unreadable where there is no such deck or where it has faults.
    """
    held = registry.get(name).decks
    if held is None and not spec:
        return None
    held = capabilities.decks(name)
    spec = spec or held.first
    ours = held.shipped()
    if found := ours.get(spec) or ours.get(spec.strip().lower()):
        return found
    if (path := own_files(name).get(spec)) is not None:
        return held.read(file.read(path), str(path))
    if "," in spec:
        return join(name, [find(name, one.strip()) for one in spec.split(",", SEVERAL)])
    if (unpacked := held.unpack(spec)) is not None:
        return unpacked
    if other := next((other for other in registry.names() if spec.lower() in shipped(other)), None):
        raise Unreadable("deck-of-another", {"name": spec, "game": other, "asked": name})
    raise Unreadable("deck-unknown", {"name": spec, "decks": ", ".join(names(name))})


def is_code(name: str, spec: str) -> bool:
    """Return whether a text is a code for links of one of a game's decks, be it damaged."""
    try:
        return capabilities.decks(name).unpack(spec) is not None
    except Unreadable:
        return True


def join(name: str, chosen: list[Any]) -> object:
    """Return the decks of several seats as one; raises Unreadable, Unsupported in a game with one deck for all."""
    plugin = registry.get(name)
    return plugin.need(capabilities.decks(name).seats, "several").join(chosen)


def parts(name: str, deck: object) -> list[Any]:
    """Return the deck of each seat; a list of one where all seats share it, an empty one without decks."""
    held = registry.get(name).decks
    if held is None:
        return []
    return held.seats.parts(deck) if held.seats is not None else [deck]


def label(name: str, cards: object, language: str = LANGUAGES[0]) -> Label:
    """Return the label of a deck: name, title, number of cards."""
    return capabilities.decks(name).label(cards, language)


def titled(name: str) -> str:
    """Return a deck's name as a title, for a deck that has none: ``motley-crew`` as ``Motley Crew``."""
    return " ".join(capital(part) for part in name.split("-")) if KEBAB.fullmatch(name) else name


def examine(name: str, text: str, source: str, own: Sequence[Any] = ()) -> tuple[object | None, list[Trouble]]:
    """Return the deck in a text and everything that is wrong with it, by line, one of the two empty.

    ``source`` names it; ``own`` are sets of cards, from ``sets``, that its cards may come from too.
    """
    found, faults = capabilities.decks(name).examine(text, source, own)
    return found, sorted(faults, key=_line)


def _line(fault: Trouble) -> float:
    """Return the line of a fault as a sort key; faults without a line come last."""
    line = fault.values.get("line")
    return int(line) if line else math.inf


def edited(name: str, old: object, text: str, source: str, own: Sequence[Any] = ()) -> tuple[object, list[str]]:
    """Return the deck in a text, or the old deck with the cards of a set in it, and in words what else had to change.

    ``own`` are sets of cards that a deck may use too. Raises the first Trouble of the text.
    """
    editor = registry.get(name).editor
    if editor is not None and set_of(text) == name:
        changed: tuple[object, list[str]] = editor.put(old, data.whole(*editor.examine(text, source)))
        return changed
    return data.whole(*examine(name, text, source, own)), []


def set_of(text: str) -> str | None:
    """Return the game of the cards that a text lists on their own, outside a deck; None where it lists none."""
    tables = {
        one.editor.form.table: one.name for one in registry.plugins() if one.editor is not None and one.editor.form
    }
    found = re.search(rf"^\s*\[\[ *({'|'.join(tables)}) *\]\]", text, re.MULTILINE) if tables else None
    return tables[found[1]] if found is not None else None


def sets(name: str, texts: Sequence[str]) -> list[Any]:
    """Return the sets of cards that these TOML texts hold, without those that have faults."""
    editor = registry.get(name).editor
    found = [editor.examine(text, "")[0] for text in texts] if editor is not None else []
    return [one for one in found if one is not None]


def elsewhere(name: str, text: str) -> str:
    """Return the other game that a faulty deck is probably written for, by its keys; empty where there is none."""
    others = [one.name for one in registry.plugins() if one.name != name and one.decks is not None]
    if right := next((other for other in others if examine(other, text, "")[0] is not None), ""):
        return right
    try:
        tree = data.read(text, "")
    except Unreadable:
        return ""
    keys = frozenset(tree) if isinstance(tree, dict) else frozenset()
    unlike = {other: capabilities.decks(other).unlike(keys) for other in [name, *others]}
    likest = min(others, key=unlike.__getitem__, default="")
    return likest if keys and likest and unlike[likest] < unlike[name] else ""


def invent(name: str, seed: int, wishes: Mapping[str, str | int]) -> object:
    """Return a random legal deck with the wished properties; equal seeds and wishes give equal decks.

    Raises Unreadable for a wish that cannot be met, and Illegal where no such deck is found.
    """
    random = capabilities.random_decks(name)
    random.check(wishes)
    return random.make(seed, wishes)
