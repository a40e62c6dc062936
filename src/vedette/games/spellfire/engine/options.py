"""The variants of Solitaire Spellfire by their names."""

from typing import Final

from vedette.core.errors import Unreadable
from vedette.games.spellfire.engine.rules import Options

NAMES: Final = ("lenient-items", "spared-friends", "one-by-one", "stripped-victor", "unfit-shield", "loose-safe")
"""The names of the variants, in the order of the fields of ``rules.Options``."""


def named(wanted: list[str], file: str = "", field: str = "") -> Options:
    """Return which variants are on, given their names; raises Unreadable for a name that no variant has."""
    for name in wanted:
        if name not in NAMES:
            told = {"file": file, "field": field, "name": name, "options": ", ".join(NAMES)}
            raise Unreadable("spellfire-option", told)
    on = [name in wanted for name in NAMES]
    return Options(on[0], on[1], on[2], on[3], on[4], on[5])


def names(options: Options) -> list[str]:
    """Return the names of the variants that are on, as files and codes write them."""
    return [NAMES[at] for at in range(len(NAMES)) if options[at]]
