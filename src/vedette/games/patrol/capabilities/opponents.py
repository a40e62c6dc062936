"""The bots with a name, a face and a deck of their own, out of ``opponents.toml``."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from vedette.core.plugin import Opponent
from vedette.games.patrol.engine.soldier import Said


def opponents() -> dict[str, Opponent]:
    """Return the bots that have a name, a face and a deck of their own by their registry names, the weakest first."""
    text = (resources.files(__package__) / "opponents.toml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["opponent"]
    return {one["name"].lower(): Opponent(**one | {"plan": Said(**one["plan"]).to}) for one in found}
