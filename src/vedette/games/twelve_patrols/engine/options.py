"""The variants of 12 Patrols by their names."""

from typing import Final

from vedette.core.errors import Unreadable
from vedette.games.twelve_patrols.engine.rules import Options

FIELDS: Final = {"top-up": "top_up", "late-orders": "late_orders"}
"""The name of each variant, as files and codes write it, and the field of ``rules.Options`` that it sets."""
NAMES: Final = tuple(FIELDS)


def named(wanted: list[str], file: str = "", field: str = "") -> Options:
    """Return the variants of these names; raises Unreadable for one that there is not."""
    for name in wanted:
        if name not in FIELDS:
            told = {"file": file, "field": field, "name": name, "options": ", ".join(NAMES)}
            raise Unreadable("deal-option", told)
    return Options()._replace(**{FIELDS[name]: True for name in wanted})


def names(options: Options) -> list[str]:
    """Return the variants that are on, as files and codes write them."""
    return [name for name, field in FIELDS.items() if getattr(options, field)]
