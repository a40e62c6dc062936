"""Editing a soldier in a file of one's own: one key at a time, everything else as it was written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import tomlkit

from vedette.core.errors import Unreadable
from vedette.core.language import LANGUAGES
from vedette.games.patrol.cards import power_sentence, text
from vedette.games.patrol.cards.sets import SOLDIER_KEYS
from vedette.games.patrol.engine.vocabulary import NONE, TYPES

if TYPE_CHECKING:
    from collections.abc import Mapping

SAID: Final = ("name", "ability", "quote")
"""Keys that are told in both languages; ``name.fr`` is the French one alone, ``name`` both."""
EDITED: Final = (*(key for key in SOLDIER_KEYS if key != "known"), "text")
"""The keys of a soldier that may be changed. ``text`` is the English card text, ``text.fr`` the French: the power is
read from it."""


def edit(file_text: str, at: int, changes: Mapping[str, str]) -> str:
    """Return the text (TOML) of a set, or of a deck that brings its own, with keys of one soldier changed.

    An empty value removes. Raises Unreadable for a key that no soldier has, for a level that is no number, and for card
    text that says nothing. Whether the set is still one is asked of ``sets.read``.
    """
    whole: Any = tomlkit.parse(file_text)
    soldier = (whole["own"][0] if "own" in whole else whole)["soldier"][at]
    for key, value in changes.items():
        name, _, language = key.partition(".")
        if name not in EDITED or (language and (name not in (*SAID, "text") or language not in LANGUAGES)):
            raise Unreadable("soldier-key", {"unknown": key, "keys": ", ".join(EDITED)})
        tidy = " ".join(value.split())
        if name == "text":
            set_text(soldier, tidy, language or "en", changes)
        elif name in SAID and language and tidy:
            set_said(soldier, name, language, tidy)
        elif tidy:
            soldier[name] = level(tidy) if name == "level" else tidy
        elif name in soldier:
            del soldier[name]
    return str(tomlkit.dumps(whole))


def level(value: str) -> int:
    """Return a typed level as a number; raises Unreadable for what is no number of one or two digits."""
    if not (value.isascii() and value.isdigit() and len(value) < 3):
        raise Unreadable("soldier-level", {"text": value, "most": "5"})
    return int(value)


def set_said(soldier: Any, name: str, language: str, value: str) -> None:  # noqa: ANN401 (a table of tomlkit)
    """Put a text of a soldier into one language; a text that stood for both stays in the other."""
    old = soldier.get(name, value)
    both = dict.fromkeys(LANGUAGES, old) if isinstance(old, str) else {key: str(old[key]) for key in LANGUAGES}
    table = tomlkit.inline_table()
    table.update({**both, language: value})
    soldier[name] = table


def set_text(soldier: Any, value: str, language: str, changes: Mapping[str, str]) -> None:  # noqa: ANN401 (as above)
    """Set the power of a soldier to what a card text says; raises Unreadable for a text that cannot be read."""
    letter = changes.get("type", str(soldier.get("type", "")))
    kind = TYPES.index(letter) if letter in TYPES else NONE
    power = text.read(value, kind, language)
    if power:
        soldier["power"] = power_sentence.write(power, kind)
    elif "power" in soldier:
        del soldier["power"]
