"""The data folder of the person at this machine."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def home() -> Path:
    """Return the folder of this person's decks and games: ``VEDETTE_DATA``, or where the system keeps such things."""
    told = os.environ.get("VEDETTE_DATA")
    return Path(told) if told else platformdirs.user_data_path("vedette", appauthor=False)
