"""Decks by what they are called: those that come with a game, one's own, and codes for links."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from vedette import capabilities, registry
from vedette.core import data, file
from vedette.core.errors import Unreadable
from vedette.core.language import LANGUAGES
from vedette.home import home

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from vedette.core.errors import Trouble
    from vedette.core.plugin import Label

SEVERAL: Final = 8
"""Decks between commas that are looked for: more than any game has seats."""


def folder(name: str) -> Path:
    """Return the folder of one's own decks of a game."""
    return home() / "decks" / name


def own_files(name: str) -> dict[str, Path]:
    """Return the files of one's own decks by their names, of which none comes with the game."""
    ours, where = shipped(name), folder(registry.known(name))
    files = sorted(where.glob("*.toml")) if where.is_dir() else []
    return {path.stem: path for path in files if path.stem not in ours}


def shipped(name: str) -> dict[str, Any]:
    """Return the decks that come with a game, by name; none for a game without decks."""
    held = registry.get(name).decks
    return held.shipped() if held is not None else {}


def names(name: str) -> list[str]:
    """Return the decks of a game: those that come with it, then one's own; none for a game without decks."""
    return [*shipped(name), *own_files(name)] if registry.get(name).decks is not None else []


def first(name: str) -> str:
    """Return the deck that is played when none is named; nothing for a game without decks."""
    held = registry.get(name).decks
    return held.first if held is not None else ""


def find(name: str, spec: str) -> object:
    """Return a deck by its name or its code for links; the first deck where nothing is named.

    Commas stand between the decks of several seats. A name of ours means the same everywhere, whatever one's own
    decks are called. No text becomes a path here, so this takes what strangers send; ``files.deck`` takes paths too.
    A game without decks has None, and no other. Raises Unreadable where there is no such deck or where it has faults.
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
    raise Unreadable("deck-unknown", {"name": spec, "decks": ", ".join(names(name))})


def join(name: str, chosen: list[Any]) -> object:
    """Return the decks of several seats as one; raises Unreadable, Unsupported where seats have none of their own."""
    plugin = registry.get(name)
    return plugin.need(capabilities.decks(name).seats, "several").join(chosen)


def parts(name: str, deck: object) -> list[Any]:
    """Return the deck of each seat; the deck alone where seats have none of their own, nothing without decks."""
    held = registry.get(name).decks
    if held is None:
        return []
    return held.seats.parts(deck) if held.seats is not None else [deck]


def label(name: str, cards: object, language: str = LANGUAGES[0]) -> Label:
    """Return what a deck is called and how many cards it has."""
    return capabilities.decks(name).label(cards, language)


def examine(name: str, text: str, source: str, own: Sequence[Any] = ()) -> tuple[object | None, list[Trouble]]:
    """Return the deck in a text and everything that is wrong with it, by line, one of the two empty.

    ``source`` names it; ``own`` are sets of cards, of ``sets``, that its cards may come from besides.
    """
    found, faults = capabilities.decks(name).examine(text, source, own)
    return found, sorted(faults, key=_line)


def _line(fault: Trouble) -> float:
    """Return the line of a fault; one of the whole deck comes after all lines."""
    line = fault.values.get("line")
    return int(line) if line else math.inf


def sets(name: str, texts: Sequence[str]) -> list[Any]:
    """Return the sets of cards in these texts, as far as they are without fault."""
    editor = registry.get(name).editor
    found = [editor.examine(text, "")[0] for text in texts] if editor is not None else []
    return [one for one in found if one is not None]


def elsewhere(name: str, text: str) -> str:
    """Return the game that a deck with faults is written for, as its keys tell; nothing where it is not another."""
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
    """Return the legal deck of a seed that is as it is wished for.

    Raises Unreadable for a wish it cannot grant, and Illegal where no such deck is found.
    """
    check(name, wishes)
    plugin = registry.get(name)
    return plugin.need(capabilities.decks(name).random, "random").make(seed, wishes)


def check(name: str, wishes: Mapping[str, str | int]) -> None:
    """Raise Unreadable for a wish that there is not, or of which there is no such choice."""
    plugin = registry.get(name)
    plugin.need(capabilities.decks(name).random, "random").check(wishes)
